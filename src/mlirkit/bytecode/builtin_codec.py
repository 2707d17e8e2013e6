"""The encodings of builtin's attributes and types: each code with its fields, once for both directions.

Values without a row here are written as text: affine maps and sets, strided layouts, the f4, f6, f8 and tf32
types, graph types, opaque attributes.  Codes are positions in MLIR's BuiltinDialectBytecode.td.  The
encodings of releases other than LLVM 22: bytecode/builtin_releases.py.  Notation of fields:
bytecode/entry_layout.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mlirkit.builtin import float_types, types
from mlirkit.builtin.attributes import (
    UNIT,
    ArrayAttr,
    BoolAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    LiteralTextAttr,
    OpaqueAttr,
    TypeAttr,
    UnitAttr,
    integer_attr,
)
from mlirkit.builtin.dense import (
    DENSE_ARRAY_CLASSES,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseFPElementsAttr,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
    dense_array_of,
    dense_elements,
    element_byte_width,
)
from mlirkit.builtin.dense_data import data_size, element_format, is_valid_data
from mlirkit.builtin.shaped_types import (
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    shaped_type,
)
from mlirkit.builtin.type_checks import is_memref_layout, without_default_memory_space
from mlirkit.builtin.types import (
    ComplexType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    NoneType,
    TupleType,
    integer_type,
)
from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_releases import (
    AFFINE_MAP,
    FIRST_WITH_LATER_CODES,
    FIRST_WITH_VERSION,
    GRAPH,
    LAST_WITH_SCALABLE_COUNT,
    LATER_TYPES,
    SCALABLE_VECTOR,
    STRIDED_LAYOUT,
    read_later_attribute,
    read_scalable_count,
    write_later_attribute,
    write_later_type,
    write_scalable_count,
)
from mlirkit.bytecode.entry_codec import EntryCodec, TableCodec
from mlirkit.bytecode.reader.entry_reader import unexpected_kind
from mlirkit.core.attribute import Type
from mlirkit.core.location import (
    UNKNOWN_LOC,
    CallSiteLoc,
    FileLineColLoc,
    FileLineColRange,
    FusedLoc,
    Location,
    NameLoc,
    UnknownLoc,
    fuse,
)
from mlirkit.core.structural_attributes import (
    DictionaryAttr,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
    make_symbol_ref,
)
from mlirkit.support.diagnostics import MLIRError, ParseError


def _expect(reader: Any, value: Any, kind: type) -> Any:
    """The value, if it is of class `kind`."""
    if not isinstance(value, kind):
        raise reader.error(unexpected_kind(kind, value))
    return value


# Names occur in many attributes; with one StringAttr for each name, finding its number is a comparison of
# identities.
_names: Final[dict[str, StringAttr]] = {}


def string_attr(text: str) -> StringAttr:
    """The cached string attribute of a text."""
    attribute = _names.get(text)
    if attribute is None:
        if len(_names) >= 1 << 16:
            _names.clear()
        attribute = StringAttr(text)
        _names[text] = attribute
    return attribute


def _texts(reader: Any, values: Sequence[Any]) -> list[str]:
    return [_expect(reader, value, StringAttr).value for value in values]


# -- attributes ---------------------------------------------------------------------------------------


def _dictionary(reader: Any, pairs: Sequence[Any]) -> DictionaryAttr:
    return DictionaryAttr({_expect(reader, name, StringAttr).value: value for name, value in pairs})


def _dictionary_parts(value: DictionaryAttr) -> Sequence[Any]:
    return ([(string_attr(name), entry) for name, entry in value.entries.items()],)


def _symbol_ref(reader: Any, root: Any, nested: Sequence[Any]) -> SymbolRefAttr:
    path = [_expect(reader, root, StringAttr).value]
    path.extend(_expect(reader, reference, FlatSymbolRefAttr).value for reference in nested)
    return make_symbol_ref(path)


def _symbol_ref_parts(value: SymbolRefAttr) -> Sequence[Any]:
    return (string_attr(value.path[0]), [FlatSymbolRefAttr(name) for name in value.path[1:]])


def _integer(reader: Any, type: Any, bits: int) -> IntegerAttr:
    return integer_attr(type, bits)


def _location(reader: Any, value: Any) -> Location:
    location: Location | None = reader.table.as_location(value)
    if location is None:
        raise reader.error(unexpected_kind(Location, value))
    return location


def _fused(reader: Any, locations: Sequence[Any]) -> Location:
    return fuse([_location(reader, location) for location in locations])


def _fused_with_metadata(reader: Any, locations: Sequence[Any], metadata: Any) -> Location:
    """Keep all parts: MLIR's reader drops repeats, unknowns and inner fusions only without metadata."""
    return FusedLoc([_location(reader, location) for location in locations], metadata)


def _fused_parts(value: FusedLoc) -> Sequence[Any] | None:
    return None if value.metadata is not None else (value.parts,)


def _fused_with_metadata_parts(value: FusedLoc) -> Sequence[Any] | None:
    return None if value.metadata is None else (value.parts, value.metadata)


def _file_range(reader: Any, file: Any, numbers: Sequence[int]) -> Location:
    """A range of a file from at most four numbers; only two give a FileLineColLoc, as in MLIR."""
    name = _expect(reader, file, StringAttr).value
    if len(numbers) > 4:
        raise reader.error(f"unexpected number of location elements: {len(numbers)}")
    if len(numbers) == 0:
        return FileLineColRange(name, 0, 0)
    if len(numbers) == 1:
        return FileLineColRange(name, numbers[0], None)
    if len(numbers) == 2:
        return FileLineColLoc(name, numbers[0], numbers[1])
    if len(numbers) == 3:
        return FileLineColRange(name, numbers[0], numbers[1], None, numbers[2])
    return FileLineColRange(name, *numbers)


def _file_range_parts(value: FileLineColRange) -> Sequence[Any]:
    line, column = value.line, value.column
    end_line, end_column = value.end_line, value.end_column
    numbers: list[int]
    if not (line or column or end_line or end_column):
        numbers = []
    elif column == 0 and line == end_line:
        numbers = [line]
    elif line == end_line and column == end_column:
        numbers = [line, column]
    elif line == end_line:
        numbers = [line, column, end_column]
    else:
        numbers = [line, column, end_line, end_column]
    return (string_attr(value.filename), numbers)


# Elements of i0 take no bytes: a file could have any number of them, so they are limited.
_MOST_OF_NOTHING: Final = 1 << 16


def _dense_array(reader: Any, element: Any, count: int, raw: Any) -> DenseArrayAttr:
    if element_format(element) is None or isinstance(element, ComplexType):
        raise reader.error(f"expected an integer or float element type for array, but got: {element}")
    if _is_empty_type(element) and len(raw) == 0 and count <= _MOST_OF_NOTHING:
        return dense_array_of(element, bytes(count))
    if len(raw) != count * element_byte_width(element):
        raise reader.error(f"array data of {len(raw)} bytes does not hold {count} elements of {element}")
    return dense_array_of(element, raw)


def _dense_array_parts(value: DenseArrayAttr) -> Sequence[Any]:
    element = value.element_type
    return (element, len(value), b"" if _is_empty_type(element) else value.raw)


def _is_empty_type(element: Type) -> bool:
    return isinstance(element, IntegerType) and element.width == 0


def _shaped(reader: Any, type: Any) -> ShapedType:
    shaped = shaped_type(type)
    if shaped is None:
        raise reader.error(unexpected_kind(ShapedType, type))
    return shaped


def _static_shape(reader: Any, type: Any) -> ShapedType:
    shaped = _shaped(reader, type)
    if not shaped.has_static_shape:
        raise reader.error(f"elements need a type of static shape, but got: {type}")
    return shaped


def _dense(reader: Any, type: Any, raw: Any) -> DenseIntOrFPElementsAttr:
    shaped = _static_shape(reader, type)
    format = element_format(shaped.element_type)
    count = shaped.num_elements
    if format is None or not is_valid_data(format, count, raw) or (
        len(raw) == 0 and (data_size(format, count) > 0 or count > _MOST_OF_NOTHING)
    ):
        raise reader.error(f"elements data of {len(raw)} bytes does not fit the type {type}")
    return dense_elements(type, raw)


def _sparse(reader: Any, type: Any, indices: Any, values: Any) -> SparseElementsAttr:
    _static_shape(reader, type)
    return SparseElementsAttr(
        type, _expect(reader, indices, DenseElementsAttr), _expect(reader, values, DenseElementsAttr)
    )


def _dense_resource(reader: Any, type: Any, handle: Any) -> DenseResourceElementsAttr:
    _shaped(reader, type)
    return DenseResourceElementsAttr(type, handle)


_ATTRIBUTES: Final[dict[int, EntryCodec]] = {
    0: EntryCodec(["attribute[]"], lambda r, elements: ArrayAttr(elements), lambda a: (a.elements,)),
    1: EntryCodec(["pair[]"], _dictionary, _dictionary_parts),
    encoding.STRING_ATTRIBUTE: EntryCodec(
        ["string"], lambda r, s: StringAttr(s), lambda a: None if a.type is not None else (a.value,)
    ),
    3: EntryCodec(["string", "type"], lambda r, s, t: StringAttr(s, t), lambda a: (a.value, a.type)),
    encoding.SYMBOL_ATTRIBUTE: EntryCodec(
        ["attribute"],
        lambda r, name: FlatSymbolRefAttr(_expect(r, name, StringAttr).value),
        lambda a: (string_attr(a.value),),
    ),
    5: EntryCodec(["attribute", "attribute[]"], _symbol_ref, _symbol_ref_parts),
    encoding.TYPE_ATTRIBUTE: EntryCodec(["type"], lambda r, t: TypeAttr(t), lambda a: (a.type,)),
    7: EntryCodec([], lambda r: UNIT, lambda a: ()),
    encoding.INTEGER_ATTRIBUTE: EntryCodec(["type", "int"], _integer, lambda a: (a.type, a.bits)),
    9: EntryCodec(["type", "float"], lambda r, t, bits: FloatAttr(t, bits), lambda a: (a.type, a.pattern)),
    encoding.CALLSITE_LOCATION: EntryCodec(
        ["attribute", "attribute"],
        lambda r, callee, caller: CallSiteLoc(_location(r, callee), _location(r, caller)),
        lambda a: (a.callee, a.caller),
    ),
    encoding.FILE_LOCATION: EntryCodec(
        ["attribute", "varint", "varint"],
        lambda r, file, line, column: FileLineColLoc(_expect(r, file, StringAttr).value, line, column),
        lambda a: (string_attr(a.filename), a.line, a.column),
    ),
    encoding.FUSED_LOCATION: EntryCodec(["attribute[]"], _fused, _fused_parts),
    encoding.FUSED_LOCATION_WITH_METADATA: EntryCodec(
        ["attribute[]", "attribute"], _fused_with_metadata, _fused_with_metadata_parts
    ),
    encoding.NAME_LOCATION: EntryCodec(
        ["attribute", "attribute"],
        lambda r, name, child: NameLoc(_expect(r, name, StringAttr).value, _location(r, child)),
        lambda a: (string_attr(a.name_str), a.child_loc),
    ),
    15: EntryCodec([], lambda r: UNKNOWN_LOC, lambda a: ()),
    16: EntryCodec(
        ["type", "resource"],
        _dense_resource,
        lambda a: (a.type, a.handle),
    ),
    17: EntryCodec(["type", "varint", "blob"], _dense_array, _dense_array_parts),
    encoding.DENSE_ATTRIBUTE: EntryCodec(["type", "blob"], _dense, lambda a: (a.type, a.raw)),
    20: EntryCodec(["type", "attribute", "attribute"], _sparse, lambda a: (a.type, a.indices, a.values)),
    21: EntryCodec(["attribute"], lambda r, referenced: DistinctAttr(referenced), lambda a: (a.referenced,)),
    22: EntryCodec(["attribute", "varint[]"], _file_range, _file_range_parts),
}
_DENSE_STRINGS: Final = 19

_ATTRIBUTE_CODES: Final[dict[Any, tuple[int, ...]]] = {
    ArrayAttr: (0,),
    DictionaryAttr: (1,),
    StringAttr: (encoding.STRING_ATTRIBUTE, 3),
    FlatSymbolRefAttr: (encoding.SYMBOL_ATTRIBUTE,),
    SymbolRefAttr: (5,),
    TypeAttr: (encoding.TYPE_ATTRIBUTE,),
    UnitAttr: (7,),
    IntegerAttr: (encoding.INTEGER_ATTRIBUTE,),
    BoolAttr: (encoding.INTEGER_ATTRIBUTE,),
    FloatAttr: (9,),
    CallSiteLoc: (encoding.CALLSITE_LOCATION,),
    FileLineColLoc: (encoding.FILE_LOCATION,),
    FusedLoc: (encoding.FUSED_LOCATION, encoding.FUSED_LOCATION_WITH_METADATA),
    NameLoc: (encoding.NAME_LOCATION,),
    UnknownLoc: (15,),
    DenseResourceElementsAttr: (16,),
    **dict.fromkeys(DENSE_ARRAY_CLASSES, (17,)),
    DenseIntElementsAttr: (encoding.DENSE_ATTRIBUTE,),
    DenseFPElementsAttr: (encoding.DENSE_ATTRIBUTE,),
    DenseIntOrFPElementsAttr: (encoding.DENSE_ATTRIBUTE,),
    SparseElementsAttr: (20,),
    DistinctAttr: (21,),
    FileLineColRange: (22,),
}


# -- types --------------------------------------------------------------------------------------------


def _integer_of_code(reader: Any, packed: int) -> IntegerType:
    width = packed >> 2
    signedness = packed & 3
    if signedness > 2 or width > 0xFFFFFF:
        raise reader.error(f"invalid integer type of width {width} and signedness {signedness}")
    return integer_type(width, signedness)


def _constant(type: Type) -> EntryCodec:
    return EntryCodec([], lambda r: type, lambda t: ())


def _memref(reader: Any, shape: Sequence[int], element: Any, layout: Any) -> MemRefType:
    return MemRefType(shape, element, _layout(reader, layout))


def _memref_in_space(reader: Any, space: Any, shape: Sequence[int], element: Any, layout: Any) -> MemRefType:
    return MemRefType(shape, element, _layout(reader, layout), without_default_memory_space(space))


def _layout(reader: Any, layout: Any) -> Any:
    """A memref's layout; an attribute of an unknown dialect may be one."""
    if is_memref_layout(layout) or isinstance(layout, OpaqueAttr):
        return layout
    raise reader.error(f"expected mlir::MemRefLayoutAttrInterface, but got: {layout}")


def _vector(reader: Any, shape: Sequence[int], element: Any) -> VectorType:
    return VectorType(shape, element)


_TYPES: Final[dict[int, EntryCodec]] = {
    0: EntryCodec(["varint"], _integer_of_code, lambda t: (t.width << 2 | t.signedness,)),
    1: _constant(types.INDEX),
    2: EntryCodec(
        ["type[]", "type[]"], lambda r, i, o: FunctionType(i, o), lambda t: (t.input_types, t.result_types)
    ),
    3: _constant(float_types.BF16),
    4: _constant(float_types.F16),
    5: _constant(float_types.F32),
    6: _constant(float_types.F64),
    7: _constant(float_types.F80),
    8: _constant(float_types.F128),
    9: EntryCodec(["type"], lambda r, t: ComplexType(element_type=t), lambda t: (t.element_type,)),
    10: EntryCodec(
        ["signed[]", "type", "attribute"],
        _memref,
        lambda t: None if t.memory_space is not None else (t.dims, t.element_type, t.layout),
    ),
    11: EntryCodec(
        ["attribute", "signed[]", "type", "attribute"],
        _memref_in_space,
        lambda t: (t.memory_space, t.dims, t.element_type, t.layout),
    ),
    12: _constant(types.NONE),
    13: EntryCodec(
        ["signed[]", "type"],
        lambda r, shape, t: RankedTensorType(shape, t),
        lambda t: None if t.encoding is not None else (t.dims, t.element_type),
    ),
    14: EntryCodec(
        ["attribute", "signed[]", "type"],
        lambda r, encoding, shape, t: RankedTensorType(shape, t, encoding),
        lambda t: (t.encoding, t.dims, t.element_type),
    ),
    15: EntryCodec(["type[]"], lambda r, elements: TupleType(elements), lambda t: (t.types,)),
    16: EntryCodec(
        ["type"],
        lambda r, t: UnrankedMemRefType(t, None),
        lambda t: None if t.memory_space is not None else (t.element_type,),
    ),
    17: EntryCodec(
        ["attribute", "type"],
        lambda r, space, t: UnrankedMemRefType(t, without_default_memory_space(space)),
        lambda t: (t.memory_space, t.element_type),
    ),
    18: EntryCodec(["type"], lambda r, t: UnrankedTensorType(element_type=t), lambda t: (t.element_type,)),
    19: EntryCodec(
        ["signed[]", "type"],
        _vector,
        lambda t: None if t.scalable else (t.dims, t.element_type),
    ),
    20: EntryCodec(
        ["raw byte[]", "signed[]", "type"],
        lambda r, flags, shape, t: VectorType(shape, t, [flag != 0 for flag in flags]),
        lambda t: ([int(flag) for flag in t.scalable_flags], t.dims, t.element_type),
    ),
}

_TYPES[GRAPH] = EntryCodec(
    ["type[]", "type[]"], lambda r, i, o: GraphType(i, o), lambda t: (t.input_types, t.result_types)
)
_TYPES.update({code: _constant(type) for code, type in LATER_TYPES.items()})

_TYPE_CODES: Final[dict[Any, tuple[int, ...]]] = {
    IntegerType: (0,),
    IndexType: (1,),
    FunctionType: (2,),
    float_types.BF16Type: (3,),
    float_types.F16Type: (4,),
    float_types.F32Type: (5,),
    float_types.F64Type: (6,),
    float_types.F80Type: (7,),
    float_types.F128Type: (8,),
    ComplexType: (9,),
    MemRefType: (10, 11),
    NoneType: (12,),
    RankedTensorType: (13, 14),
    TupleType: (15,),
    UnrankedMemRefType: (16, 17),
    UnrankedTensorType: (18,),
    VectorType: (19, 20),
}


class BuiltinCodec(TableCodec):
    """The codec of the builtin dialect: the tables, and the two entries that a table cannot express."""

    def __init__(self) -> None:
        TableCodec.__init__(self, _ATTRIBUTES, _TYPES, _ATTRIBUTE_CODES, _TYPE_CODES)
        self.unknown_type = "unknown attribute code: {}"

    def read_attribute_of(self, code: int, reader: Any) -> Any:
        if code == _DENSE_STRINGS:
            return self._read_dense_strings(reader)
        if AFFINE_MAP <= code <= STRIDED_LAYOUT:
            return read_later_attribute(code, reader)
        return TableCodec.read_attribute_of(self, code, reader)

    def write_attribute(self, attribute: Any, writer: Any) -> bool:
        if isinstance(attribute, DenseStringElementsAttr):
            writer.write_var_int(_DENSE_STRINGS)
            writer.write_type(attribute.type)
            writer.write_var_int(int(attribute.is_splat))
            for text in attribute.strings:
                writer.write_owned_string(text)
            return True
        if TableCodec.write_attribute(self, attribute, writer):
            return True
        if isinstance(attribute, LiteralTextAttr):
            raise MLIRError(f"a literal of an unknown type has no bytecode: {attribute}")
        release = writer.dialect_version("builtin")
        if release is None or release < FIRST_WITH_LATER_CODES:
            return False
        return write_later_attribute(attribute, writer)

    def read_type(self, reader: Any) -> Any:
        cursor = reader.cursor
        start = cursor.pos
        if reader.read_var_int() == SCALABLE_VECTOR:
            return self._read_scalable_vector(reader)
        cursor.pos = start
        return TableCodec.read_type(self, reader)

    def write_type(self, type: Any, writer: Any) -> bool:
        release = writer.dialect_version("builtin")
        if release is not None:
            if release <= LAST_WITH_SCALABLE_COUNT and isinstance(type, VectorType) and type.scalable:
                return write_scalable_count(type, writer)
            if release >= FIRST_WITH_LATER_CODES:
                if write_later_type(type, writer):
                    return True
            elif isinstance(type, GraphType):
                raise MLIRError(f"'spirv.ARM.Graph' has a graph type, which llvm{release} cannot read")
        return TableCodec.write_type(self, type, writer)

    def _read_scalable_vector(self, reader: Any) -> Any:
        """Read a flag for each dimension, or, if the bytes differ, LLVM 16's number of scalable ones."""
        cursor = reader.cursor
        start = cursor.pos
        reader.defers = True
        try:
            flags = reader.read_list(lambda: reader.read_ap_int_with_known_width(8))
            shape = reader.read_list(reader.read_signed_var_int)
            element = reader.read_type()
            if len(flags) == len(shape) and not cursor.remaining:
                return None if reader.missing else VectorType(shape, element, [flag != 0 for flag in flags])
        except ParseError:
            pass
        cursor.pos = start
        reader.missing = None
        return read_scalable_count(reader)

    def _read_dense_strings(self, reader: Any) -> DenseStringElementsAttr:
        """Read `T isSplat S*`: one string if it is a splat, else as many as the type has elements."""
        type = reader.read_type()
        shaped = _static_shape(reader, type)
        count = 1 if reader.read_var_int() else shaped.num_elements
        if count > reader.cursor.remaining:
            raise reader.error(
                f"{count} strings do not fit in the {reader.cursor.remaining} bytes that remain"
            )
        return DenseStringElementsAttr(type, [reader.read_string() for _ in range(count)])

    def read_version(self, reader: Any) -> Any:
        # LLVM 23 and before write no version.
        return reader.read_var_int()

    def write_version(self, writer: Any) -> None:
        release = writer.dialect_version("builtin")
        if release is not None and release >= FIRST_WITH_VERSION:
            writer.write_var_int(1)


BUILTIN_CODEC: Final = BuiltinCodec()
