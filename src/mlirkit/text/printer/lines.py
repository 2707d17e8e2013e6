"""Lines: how operations read, kept by name, so that most print without a look at their syntax.

Of most names nearly all operations of a module have the same attributes and types, and then their lines
differ in the names of values and in the location alone.  A `Line` is made of what one operation has printed
(operations.py says when), and prints others for as long as attributes and types are the identical objects.
An `Opening` is the same for an operation in the generic form that has regions: what stands around them.
"""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.value import Value


class Line:
    """The texts around the names of operands, and what an operation must have to read like that.

    Operations of at most three operands and one result, without regions and successors.
    """

    __slots__ = (
        "attrs",
        "count",
        "props",
        "result_type",
        "text0",
        "text1",
        "text2",
        "text3",
        "type0",
        "type1",
        "type2",
    )

    def __init__(self, operation: Operation, texts: list[str]) -> None:
        value0, value1, value2 = operation.operand0, operation.operand1, operation.operand2
        result = operation.result0
        self.attrs = operation.attrs
        self.props = operation.props
        self.count = operation.operand_count
        self.type0: Type | None = None if value0 is None else value0.type
        self.type1: Type | None = None if value1 is None else value1.type
        self.type2: Type | None = None if value2 is None else value2.type
        self.result_type: Type | None = None if result is None else result.type
        # What stands in front of each operand, then what follows the last one.
        texts = [*texts, "", "", ""]
        self.text0 = texts[0] if result is None else " = " + texts[0]
        self.text1 = texts[1]
        self.text2 = texts[2]
        self.text3 = texts[3]


class Opening:
    """The texts around the names of operands in front of the regions, and what stands behind the regions."""

    __slots__ = ("attrs", "operand_types", "props", "result_type", "tail", "texts")

    def __init__(self, operation: Operation, texts: list[str]) -> None:
        result = operation.result0
        self.attrs = operation.attrs
        self.props = operation.props
        self.operand_types = [value.type for value in operands_of(operation)]
        self.result_type: Type | None = None if result is None else result.type
        # One more than there are operands.
        self.texts = texts
        # Known once the regions have printed.
        self.tail = ""

    def fits(self, operation: Operation, operands: list[Value]) -> bool:
        """Whether an operation of the same name, with `operands` and regions, reads like this."""
        if (
            operation.props is not self.props
            or operation.attrs is not self.attrs
            or operation.successor_list is not None
        ):
            return False
        result = operation.result0
        if result is None:
            if self.result_type is not None:
                return False
        elif result.type is not self.result_type or operation.result_rest is not None:
            return False
        return [value.type for value in operands] == self.operand_types


def texts_around(printed: list[str], names: list[str]) -> list[str] | None:
    """What has been printed in front of, between and behind the names of operands.

    None unless every operand stands there once, in order, in a piece of its own.  Names are told from other
    text by identity, because each was made for its value.
    """
    texts: list[str] = []
    pieces: list[str] = []
    for piece in printed:
        place = -1
        for index, name in enumerate(names):
            if piece is name:
                if place >= 0:
                    # One value twice: which operand is which cannot be seen.
                    return None
                place = index
        if place < 0:
            if "\n" in piece:
                # Indentation follows.
                return None
            pieces.append(piece)
        elif place == len(texts):
            texts.append("".join(pieces))
            pieces.clear()
        else:
            return None
    if len(texts) != len(names):
        return None
    texts.append("".join(pieces))
    return texts
