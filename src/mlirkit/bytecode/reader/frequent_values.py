"""The most frequent attributes of builtin, decoded without its codec.

    string  ::= code  string:varint                symbol ::= code  string attribute:varint
    type    ::= code  type:varint                  dense  ::= code  type:varint  size:varint  byte[size]

The results equal those of the codec (bytecode/builtin_codec.py), which reads entries of any other form, and
invalid ones, so that all errors are its own.  Mirror: writer/frequent_values.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.dense import DenseFPElementsAttr, DenseIntElementsAttr
from mlirkit.builtin.dense_data import ElementFormat, canonical_data, element_format, is_valid_data
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import shaped_type
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.bytecode.reader.strings import StringTable
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.support.diagnostics import ParseError

# The codes, as varints of one byte.
_STRING: Final = encoding.STRING_ATTRIBUTE << 1 | 1
_SYMBOL: Final = encoding.SYMBOL_ATTRIBUTE << 1 | 1
_TYPE: Final = encoding.TYPE_ATTRIBUTE << 1 | 1
_DENSE: Final = encoding.DENSE_ATTRIBUTE << 1 | 1

# Data of at least this size is a view of the file, which the codec makes.
_COPIED: Final = 4096


class DenseType:
    """A type of dense elements, with the format and the number of these."""

    __slots__ = ("count", "format", "is_float", "type")

    def __init__(self, type: Type, format: ElementFormat, count: int, is_float: bool) -> None:
        self.type = type
        self.format = format
        self.count = count
        self.is_float = is_float


class FrequentReader:
    """Reads attributes of builtin in the section of entries."""

    __slots__ = ("_attributes", "_cursor", "_dense_types", "_strings", "_types")

    def __init__(
        self, cursor: Cursor, strings: StringTable, attributes: EntryTable, types: EntryTable
    ) -> None:
        self._cursor = cursor
        self._strings = strings
        self._attributes = attributes
        self._types = types
        # Types of elements by index.
        self._dense_types: dict[int, DenseType] = {}

    def read(self, start: i64, size: i64) -> Attribute | None:
        """The attribute of `size` bytes from `start` on; None if the codec has to read it."""
        cursor = self._cursor
        end = start + size
        if size < 2:
            return None
        cursor.pos = start + 1
        cursor.end = end
        code: i64 = cursor.data[start]
        try:
            if code == _DENSE:
                return self._dense_elements(end)
            if code == _STRING:
                index = cursor.varint()
                return StringAttr(self._strings.get(index, cursor)) if cursor.pos == end else None
            if code == _SYMBOL:
                attributes = self._attributes.values
                index = cursor.varint()
                name = attributes[index] if index < len(attributes) and cursor.pos == end else None
                return FlatSymbolRefAttr(name.value) if isinstance(name, StringAttr) else None
            if code == _TYPE:
                types = self._types.values
                index = cursor.varint()
                type = types[index] if index < len(types) and cursor.pos == end else None
                return TypeAttr(type) if isinstance(type, Type) else None
        except ParseError:
            pass
        return None

    def _dense_elements(self, end: i64) -> Attribute | None:
        cursor = self._cursor
        index = cursor.varint()
        type = self._dense_types.get(index) or self._dense_type(index)
        if type is None:
            return None
        size = cursor.varint()
        at = cursor.pos
        if at + size != end or size == 0 or size >= _COPIED:
            return None
        raw = cursor.data[at:end]
        if not is_valid_data(type.format, type.count, raw):
            return None
        data, is_splat = canonical_data(type.format, type.count, raw)
        if type.is_float:
            return DenseFPElementsAttr(type.type, data, is_splat)
        return DenseIntElementsAttr(type.type, data, is_splat)

    def _dense_type(self, index: i64) -> DenseType | None:
        """The type `index` if it is decoded and has integers or floats as elements."""
        types = self._types.values
        type = types[index] if index < len(types) else None
        shaped = shaped_type(type) if isinstance(type, Type) else None
        if shaped is None or not shaped.has_static_shape or not isinstance(type, Type):
            return None
        element = shaped.element_type
        format = element_format(element)
        is_float = isinstance(element, FloatType)
        if format is None or not (is_float or isinstance(element, (IntegerType, IndexType))):
            return None
        made = DenseType(type, format, shaped.num_elements, is_float)
        self._dense_types[index] = made
        return made
