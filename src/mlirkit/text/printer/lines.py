"""Lines: the texts of operations, kept by name, so that most operations print without their hooks.

Most operations of a module have the same attributes and types as another operation of their name; then their
lines differ only in the names of values and blocks and in the location.  A `Signature` is the part in common:
identical attributes and types.  A `Line` is a signature with the text of one such operation, from which the
others print (operations.py decides when).  `Signatures` has the signatures of one name.
An `Opening` is the same for an operation in the generic form with regions: the text around them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value

# The most signatures of one name with the same properties and the same first type that are kept.
_LONGEST_CHAIN: Final = 8
# The number of signatures of one name that are kept before any has been reused.
_UNUSED_SIGNATURES: Final = 8


class Signature:
    """The attributes and types of an operation with at most one result."""

    __slots__ = (
        "attrs",
        "count",
        "following",
        "props",
        "regions",
        "rest",
        "result_type",
        "successors",
        "type0",
        "type1",
        "type2",
    )

    def __init__(self, operation: Operation) -> None:
        value0, value1, value2 = operation.operand0, operation.operand1, operation.operand2
        result = operation.result0
        rest = operation.operand_rest
        successors = operation.successor_list
        self.attrs = operation.attrs
        self.props = operation.props
        self.count = operation.operand_count
        self.successors = 0 if successors is None else len(successors)
        regions = operation.region_list
        self.regions = 0 if regions is None else len(regions)
        self.type0: Type | None = None if value0 is None else value0.type
        self.type1: Type | None = None if value1 is None else value1.type
        self.type2: Type | None = None if value2 is None else value2.type
        self.rest: list[Type] | None = None if rest is None else [value.type for value in rest]
        self.result_type: Type | None = None if result is None else result.type
        # The next signature with the same key.
        self.following: Signature | None = None

    def fits(self, operation: Operation) -> bool:
        """Whether an operation of the same name with equal properties has this signature."""
        if (
            operation.attrs is not self.attrs
            or operation.operand_count != self.count
            or operation.result_rest is not None
        ):
            return False
        result = operation.result0
        if result is None:
            if self.result_type is not None:
                return False
        elif result.type is not self.result_type:
            return False
        successors = operation.successor_list
        if (0 if successors is None else len(successors)) != self.successors:
            return False
        regions = operation.region_list
        if (0 if regions is None else len(regions)) != self.regions:
            return False
        value = operation.operand0
        if value is None:
            return True
        if value.type is not self.type0:
            return False
        value = operation.operand1
        if value is None:
            return True
        if value.type is not self.type1:
            return False
        value = operation.operand2
        if value is None:
            return True
        if value.type is not self.type2:
            return False
        rest = operation.operand_rest
        types = self.rest
        if rest is None or types is None:
            return rest is None and types is None
        for index, operand in enumerate(rest):
            if operand.type is not types[index]:
                return False
        return True


class Line(Signature):
    """A signature, and the texts around the names of operands and successors.

    `slots` identify the names: operands by their numbers, successors by -1 and down; None if the names are
    those of at most three operands, in order.
    """

    __slots__ = ("slots", "text0", "text1", "text2", "text3", "texts")

    def __init__(self, operation: Operation, texts: list[str], slots: list[int]) -> None:
        Signature.__init__(self, operation)
        result = operation.result0
        if result is not None:
            texts[0] = " = " + texts[0]
        self.texts = texts
        in_order = self.count <= 3 and slots == list(range(self.count))
        self.slots: list[int] | None = None if in_order else slots
        # The text in front of each operand, then the text behind the last one.
        texts = [*texts, "", "", ""]
        self.text0 = texts[0]
        self.text1 = texts[1]
        self.text2 = texts[2]
        self.text3 = texts[3]


class Signatures:
    """The signatures of one name: lines, or openings."""

    __slots__ = (
        "_by_key",
        "_props",
        "_reuse_count",
        "_seen_keys",
        "_signature_count",
        "hide_regions",
        "last",
    )

    def __init__(self) -> None:
        # The signature that an operation had last.
        self.last: Signature | None = None
        # Whether some have regions, whose contents do not print.
        self.hide_regions = False
        self._by_key: dict[int, Signature] = {}
        self._seen_keys: set[int] = set()
        # Equal properties are often different objects: the object that signatures have, by value.
        self._props: dict[Attribute, Attribute] = {}
        self._signature_count: i64 = 0
        self._reuse_count: i64 = 0

    def find(self, operation: Operation) -> Signature | None:
        """The signature of an operation, or None."""
        line = self.last
        if line is None:
            return None
        props = operation.props
        if line.props is not props:
            if props is not None:
                props = self._props.get(props)
            if props is None:
                return None
        elif line.fits(operation):
            self._reuse_count += 1
            return line
        line = self._by_key.get(_key(operation, props))
        while line is not None and (line.props is not props or not line.fits(operation)):
            line = line.following
        if line is not None:
            self._reuse_count += 1
            self.last = line
        return line

    def takes(self, operation: Operation) -> bool:
        """Whether to keep the signature of an operation for which `find` returned None.

        If few of the signatures kept so far have been reused, as for constants that are all different, only a
        signature whose key occurs a second time is kept.
        """
        if operation.result_rest is not None:
            return False
        if self._signature_count < _UNUSED_SIGNATURES + 2 * self._reuse_count:
            return True
        key = _key(operation, operation.props)
        if key in self._seen_keys:
            return True
        self._seen_keys.add(key)
        return False

    def add(self, signature: Signature, operation: Operation) -> None:
        """Keep the signature of an operation."""
        props = operation.props
        if props is not None:
            props = self._props.setdefault(props, props)
        signature.props = props
        key = _key(operation, props)
        first = self._by_key.get(key)
        length = 1
        line = first
        while line is not None:
            length += 1
            line = line.following
        if length <= _LONGEST_CHAIN:
            signature.following = first
            self._by_key[key] = signature
        self.last = signature
        self._signature_count += 1
        if signature.regions:
            self.hide_regions = True


def has_hidden_regions(operation: Operation) -> bool:
    """Whether the regions of an operation, which has printed without nested regions, are all non-empty.

    Custom syntax that depends on the signature alone reads of regions only whether they are empty.
    """
    for region in operation.region_list or ():
        if not region.get_blocks():
            return False
    return True


def _key(operation: Operation, props: Attribute | None) -> int:
    """A number that operations with one signature have in common, but few others of their name."""
    value: Value | None = operation.result0
    if value is None:
        value = operation.operand0
    return id(props) if value is None else id(props) + id(value.type)


class Opening(Signature):
    """The texts around the names of operands in front of the regions, and the text behind the regions."""

    __slots__ = ("tail", "texts")

    def __init__(self, operation: Operation, texts: list[str]) -> None:
        Signature.__init__(self, operation)
        # One text more than operands.
        self.texts = texts
        # Known once the regions have printed.
        self.tail = ""


def texts_around(
    printed: list[str], names: list[str], slots: list[int], in_order: i64 = 0
) -> list[str] | None:
    """The texts in front of, between and behind `names`, whose indices are appended to `slots` in text order.

    None unless each name is a piece of `printed`.  Names are distinguished from other text by identity,
    because each was made for its value.  The first `in_order` names occur in their order.
    """
    texts: list[str] = []
    pieces: list[str] = []
    count = len(names)
    following: i64 = 0
    for piece in printed:
        place = -1
        if following < in_order and piece is names[following]:
            place = following
            following += 1
        else:
            for index in range(count):
                if piece is names[index]:
                    if place >= 0:
                        # A value that is two operands: the text does not show which operand prints where.
                        return None
                    place = index
        if place < 0:
            if "\n" in piece:
                # Indentation follows.
                return None
            pieces.append(piece)
        else:
            texts.append("".join(pieces))
            pieces.clear()
            slots.append(place)
    for index in range(count):
        if index not in slots:
            return None
    texts.append("".join(pieces))
    return texts
