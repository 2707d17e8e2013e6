"""The printer of hooks for attributes and types of dialects: core/asm_interface.AsmPrinter over pieces.

The output of a hook is collected with nested values unexpanded; values.py expands them afterwards, so that
hooks never recurse through the printer, however deeply their values nest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_types import FloatType
from mlirkit.core import asm_interface
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.text.printer.pieces import (
    STRIPPED,
    WITHOUT_PREFIX,
    WITHOUT_TYPE,
    Indentation,
    Nested,
    Newline,
    Piece,
)
from mlirkit.text.printer.strings import keyword_or_string, quoted, symbol_name
from mlirkit.text.printer.types import dimension_list, result_types, separated

if TYPE_CHECKING:
    from mlirkit.text.printer.asm_state import AsmState


class DialectAsmPrinter(asm_interface.AsmPrinter):
    """Collects `pieces`; `state` gives resources their keys."""

    __slots__ = ("pieces", "state")

    def __init__(self, state: AsmState) -> None:
        self.pieces: list[Piece] = []
        self.state = state

    def print_text(self, text: str) -> None:
        self.pieces.append(text)

    def print_newline(self) -> None:
        self.pieces.append(Newline())

    def increase_indent(self) -> None:
        self.pieces.append(Indentation(2))

    def decrease_indent(self) -> None:
        self.pieces.append(Indentation(-2))

    def print_type(self, type: Type) -> None:
        self.pieces.append(type)

    def print_types(self, types: Iterable[Type]) -> None:
        self.pieces.extend(separated(list(types)))

    def print_attribute(self, attribute: Attribute) -> None:
        self.pieces.append(attribute)

    def print_attribute_without_type(self, attribute: Attribute) -> None:
        self.pieces.append(Nested(attribute, WITHOUT_TYPE))

    def print_alias(self, value: AttributeOrType) -> bool:
        if not self.state.prints_as_alias(value):
            return False
        self.pieces.append(value)
        return True

    def print_named_attribute(self, name: str, attribute: Attribute) -> None:
        self.pieces.append(keyword_or_string(name))
        if not isinstance(attribute, UnitAttr):
            self.pieces.append(" = ")
            self.pieces.append(attribute)

    def print_optional_attr_dict(
        self, attributes: Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None:
        hidden = frozenset(elided)
        shown = [(name, value) for name, value in attributes.items() if name not in hidden]
        if not shown:
            return
        for index, (name, value) in enumerate(shown):
            self.pieces.append(", " if index else " {")
            self.print_named_attribute(name, value)
        self.pieces.append("}")

    def print_stripped_type(self, type: Type) -> None:
        self.pieces.append(Nested(type, STRIPPED))

    def print_type_without_prefix(self, type: Type) -> None:
        self.pieces.append(Nested(type, WITHOUT_PREFIX))

    def print_stripped_attribute(self, attribute: Attribute) -> None:
        self.pieces.append(Nested(attribute, STRIPPED))

    def print_string(self, text: str) -> None:
        self.pieces.append(quoted(text))

    def print_keyword_or_string(self, text: str) -> None:
        self.pieces.append(keyword_or_string(text))

    def print_symbol_name(self, name: str) -> None:
        self.pieces.append(symbol_name(name))

    def print_dimension_list(self, shape: Sequence[int]) -> None:
        self.pieces.append(dimension_list(shape))

    def print_float(self, type: Type, bits: int) -> None:
        assert isinstance(type, FloatType)
        self.pieces.append(float_text(bits, type.semantics))

    def print_resource_handle(self, handle: Any) -> None:
        self.pieces.append(self.state.resource_text(handle))

    def print_arrow_type_list(self, types: Sequence[Type]) -> None:
        self.pieces.append(" -> ")
        self.pieces.extend(result_types(types))
