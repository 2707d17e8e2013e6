"""Builtin attributes as text.

    unit true 42 : i8 1.0 : f32 "text" : type @symbol::@nested [a, b] {name = value, unit} type
    affine_map<...> affine_set<...> strided<[1, ?], offset: 2> distinct[0]<a> dense_resource<key>
    dense<...> : type   sparse<...> : type   array<i32: 1>   loc(...)   #dialect.text #dialect<text>

`attribute_pieces` turns an attribute into pieces (pieces.py).  Elements are in elements.py, locations in
locations.py.  The mirror is text/parser/attributes.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from mlirkit.builtin.affine_map import affine_map_text
from mlirkit.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    LiteralTextAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    TypeAttr,
    UnitAttr,
)
from mlirkit.builtin.dense import (
    DENSE_ARRAY_CLASSES,
    DenseFPElementsAttr,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
)
from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_types import F64
from mlirkit.builtin.integer import decimal_text
from mlirkit.builtin.integer_set import integer_set_text
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import SIGNLESS, IntegerType, NoneType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import (
    DictionaryAttr,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
)
from mlirkit.core.unknown_syntax import UnknownSyntax
from mlirkit.text.printer.elements import ELIDED, array_text, elements_text, is_elided
from mlirkit.text.printer.pieces import MAY_ELIDE_TYPE, WITHOUT_TYPE, Nested, Piece
from mlirkit.text.printer.strings import keyword_or_string, quoted, symbol_name
from mlirkit.text.printer.types import dialect_symbol

if TYPE_CHECKING:
    from mlirkit.text.printer.asm_state import AsmState

AttributePrinter = Callable[[Any, "AsmState", int], list[Piece]]


def _with_type(pieces: list[Piece], type: Type | None, form: int) -> list[Piece]:
    if form != WITHOUT_TYPE and type is not None and not isinstance(type, NoneType):
        pieces.append(" : ")
        pieces.append(type)
    return pieces


def _unknown_syntax(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    # No parser reads it.
    return ["<<UNKNOWN SYNTAX>>"]


def _unit(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    return ["unit"]


def _integer(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    type = attribute.type
    if isinstance(type, IntegerType) and type.signedness == SIGNLESS:
        if type.width == 1:
            return ["true" if attribute.value else "false"]
        if type.width == 64 and form == MAY_ELIDE_TYPE:
            return [decimal_text(attribute.value)]
    return _with_type([decimal_text(attribute.value)], type, form)


def _float(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    text = float_text(attribute.bits, attribute.type.semantics)
    if form == MAY_ELIDE_TYPE and attribute.type == F64 and not text.startswith("0x"):
        return [text]
    return _with_type([text], attribute.type, form)


def _string(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    return _with_type([quoted(attribute.value)], attribute.type, form)


def _symbol_ref(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    return ["::".join([symbol_name(name) for name in attribute.path])]


def _array(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    pieces: list[Piece] = ["["]
    for element in attribute.elements:
        if len(pieces) > 1:
            pieces.append(", ")
        pieces.append(Nested(element, MAY_ELIDE_TYPE))
    pieces.append("]")
    return pieces


def _dictionary(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    return dictionary_pieces(attribute.entries)


def dictionary_pieces(entries: Mapping[str, Attribute]) -> list[Piece]:
    """`{a = 1 : i32, b}`; the value of a unit attribute is left out."""
    pieces: list[Piece] = ["{"]
    separator = ""
    for name, value in entries.items():
        if isinstance(value, UnitAttr):
            pieces.append(separator + keyword_or_string(name))
        else:
            pieces.append(f"{separator}{keyword_or_string(name)} = ")
            pieces.append(value)
        separator = ", "
    pieces.append("}")
    return pieces


def _type(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    return [attribute.type]


def _affine_map(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    return [f"affine_map<{affine_map_text(attribute.map)}>"]


def _integer_set(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    return [f"affine_set<{integer_set_text(attribute.set)}>"]


def _strided_layout(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    strides = ", ".join(["?" if stride == DYNAMIC else str(stride) for stride in attribute.steps])
    offset = attribute.offset
    if offset == 0:
        return [f"strided<[{strides}]>"]
    return [f"strided<[{strides}], offset: {'?' if offset == DYNAMIC else offset}>"]


def _distinct(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    pieces: list[Piece] = [f"distinct[{state.distinct_text(attribute)}]<"]
    if not isinstance(attribute.referenced, UnitAttr):
        pieces.append(attribute.referenced)
    pieces.append(">")
    return pieces


def _opaque(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    text = dialect_symbol("#", attribute.dialect_namespace, attribute.text)
    return _with_type([text], attribute.type, form)


def _literal_text(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    return _with_type([attribute.text], attribute.type, form)


def _dense(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    flags = state.flags
    text = ELIDED if is_elided(attribute, flags) else f"dense<{elements_text(attribute, flags, True)}>"
    return _with_type([text], attribute.type, form)


def _sparse(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    flags = state.flags
    indices = attribute.indices
    values = attribute.values
    if is_elided(indices, flags) or is_elided(values, flags):
        text = ELIDED
    elif indices.num_elements == 0:
        text = "sparse<>"
    else:
        text = f"sparse<{elements_text(indices, flags, False)}, {elements_text(values, flags, True)}>"
    return _with_type([text], attribute.type, form)


def _dense_array(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    if not attribute.raw:
        return ["array<", attribute.element_type, ">"]
    return ["array<", attribute.element_type, f": {array_text(attribute)}>"]


def _dense_resource(attribute: Any, state: AsmState, form: int) -> list[Piece]:
    text = f"dense_resource<{state.resource_text(attribute.handle)}>"
    return _with_type([text], attribute.type, form)


ATTRIBUTE_PRINTERS: Final[dict[Any, AttributePrinter]] = {
    UnitAttr: _unit,
    UnknownSyntax: _unknown_syntax,
    IntegerAttr: _integer,
    BoolAttr: _integer,
    FloatAttr: _float,
    StringAttr: _string,
    SymbolRefAttr: _symbol_ref,
    FlatSymbolRefAttr: _symbol_ref,
    ArrayAttr: _array,
    DictionaryAttr: _dictionary,
    TypeAttr: _type,
    AffineMapAttr: _affine_map,
    IntegerSetAttr: _integer_set,
    StridedLayoutAttr: _strided_layout,
    DistinctAttr: _distinct,
    OpaqueAttr: _opaque,
    LiteralTextAttr: _literal_text,
    DenseIntOrFPElementsAttr: _dense,
    DenseIntElementsAttr: _dense,
    DenseFPElementsAttr: _dense,
    DenseStringElementsAttr: _dense,
    SparseElementsAttr: _sparse,
    **dict.fromkeys(DENSE_ARRAY_CLASSES, _dense_array),
    DenseResourceElementsAttr: _dense_resource,
}
