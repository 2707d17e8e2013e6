"""The layout of an operation's properties in bytecode: the names, in wire order, and their kinds.

The bytes carry no names, so that a blob is readable only with the layout of its writer.  A layout comes
with an operation class (made by `ods` from its definition) or from the tables of releases (`layouts`).
Reading and writing blobs: bytecode/properties.py.

    blob ::= attribute*  native*  segment sizes (bytecode version 6)

Attributes are sorted by name; a required one is an index, an optional one an index with a flag.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Attribute

# Kinds of native properties on the wire.
NATIVE_INT: Final = "int"
NATIVE_ENUM: Final = "enum"
NATIVE_BOOL: Final = "bool"
NATIVE_STRING: Final = "string"
NATIVE_ARRAY: Final = "array"
NATIVE_OPTIONAL: Final = "optional"
NATIVE_ATTRIBUTE: Final = "attribute"
# A property whose encoding is only in C++, not in the definition.
NATIVE_UNKNOWN: Final = "unknown"

# The names of the sizes of operand and result groups, up to LLVM 16 and today.
SEGMENT_NAMES: Final = (
    ("operand_segment_sizes", "operandSegmentSizes"),
    ("result_segment_sizes", "resultSegmentSizes"),
)


class NativeProperty:
    """A property that is no attribute: its wire kind, and its conversion to the attribute that stores it.

    `bits` is the width of integers and enums; `element` the kind inside arrays and optionals.
    """

    __slots__ = ("bits", "element", "from_attribute", "kind", "name", "to_attribute")

    def __init__(
        self,
        name: str,
        kind: str,
        bits: int = 64,
        element: NativeProperty | None = None,
        to_attribute: Callable[[Any], Attribute] | None = None,
        from_attribute: Callable[[Attribute], Any] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.bits = bits
        self.element = element
        self.to_attribute = to_attribute
        self.from_attribute = from_attribute

    @property
    def is_unknown(self) -> bool:
        """Whether the end of the property is unknown."""
        return self.kind == NATIVE_UNKNOWN or (self.element is not None and self.element.is_unknown)

    def __repr__(self) -> str:
        return f"<NativeProperty {self.name}: {self.kind}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class PropertyEncoding:
    """An encoding in hooks that no layout describes, as for `useCustomPropertiesEncoding`."""

    def read(self, reader: Any) -> dict[str, Attribute]:
        """The properties by name, from a DialectBytecodeReader over the blob."""
        raise NotImplementedError

    def write(self, properties: dict[str, Attribute], writer: Any) -> None:
        """Write the blob of properties to a DialectBytecodeWriter."""
        raise NotImplementedError


class PropertyLayout:
    """The layout of one operation's property blob."""

    __slots__ = (
        "attributes",
        "checks",
        "declared",
        "encoding",
        "native",
        "operand_segments",
        "result_segments",
    )

    def __init__(
        self,
        attributes: list[tuple[str, bool]],
        native: list[NativeProperty] | None = None,
        operand_segments: int = 0,
        result_segments: int = 0,
        declared: list[str] | None = None,
        last: list[tuple[str, bool]] | None = None,
    ) -> None:
        # (name, whether optional), sorted by name bytewise, except for names that an encoding puts last.
        self.attributes: list[tuple[str, bool]] = sorted(attributes) + (last or [])
        self.native: list[NativeProperty] = native or []
        # The number of operand (result) groups if their sizes are stored, else 0.
        self.operand_segments = operand_segments
        self.result_segments = result_segments
        # All attribute names of the definition, derived ones included: version 5 counts them (segment_slot).
        self.declared: list[str] = sorted(declared if declared is not None else [a for a, _ in attributes])
        # Checks of attributes by the writer's definition, by name, as far as the definition is known.
        self.checks: dict[str, Callable[[Attribute], bool]] = {}
        # The encoding that reads and writes blobs in place of all other fields.
        self.encoding: PropertyEncoding | None = None

    def segment_slot(self, old_name: str) -> int:
        """The index of the attribute in front of which version 5 puts the segment sizes attribute.

        The generator sorted the sizes among the names under their old spelling, e.g.
        "operand_segment_sizes", and counted derived attributes that are not written.
        """
        return sum(1 for name in self.declared if name < old_name)

    def misfit(self, entries: dict[str, Attribute]) -> str | None:
        """The first attribute that is not of the kind the definition declares."""
        checks = self.checks
        for name, value in entries.items():
            check = checks.get(name)
            if check is not None and not check(value):
                return name
        return None

    @property
    def is_empty(self) -> bool:
        stored = self.attributes or self.native or self.operand_segments or self.result_segments
        return not stored and self.encoding is None

    def __repr__(self) -> str:
        return f"<PropertyLayout {[name for name, _ in self.attributes]} {self.native}>"
