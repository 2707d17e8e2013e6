"""C++ names of `$_builder`'s methods: types and attributes made in one call.

A part of the table in cpp_names.py.  The methods do not read the receiver, so that `$_builder` may be any
object; `getContext()` returns None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from mlirkit.builtin import float_types, shaped_types, types
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, FloatAttr, TypeAttr, UnitAttr, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.float_types import F32Type, F64Type
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.types import FunctionType, IndexType, IntegerType, NoneType, integer_type
from mlirkit.core.attribute import NamedAttribute, Type
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.cpp_expr.names import MethodEntry, Template
from mlirkit.ods.live.cpp.attribute_names import (
    dense_elements,
    dictionary_attr,
    integer_attribute,
    symbol_ref_attr,
)
from mlirkit.ods.live.cpp.range_names import string_ref
from mlirkit.ods.live.cpp.type_names import HasMnemonic
from mlirkit.support.diagnostics import MLIRError


def _type(type: Type) -> Callable[[Any], Type]:
    return lambda builder: type


def _integers(type: Type) -> Callable[[Any, int], Any]:
    return lambda builder, value: integer_attr(type, int(value))


def _array_of(make: Callable[[Any], Any]) -> Callable[[Any, Iterable[Any]], Any]:
    return lambda builder, values: ArrayAttr(tuple([make(value) for value in values]))


def _dense_array_of(type: Type) -> Callable[[Any, Iterable[Any]], Any]:
    return lambda builder, values: dense_array(type, list(values))


def _dense_vector_of(type: Type) -> Callable[[Any, Iterable[Any]], Any]:
    def make(builder: Any, values: Iterable[Any]) -> Any:
        items = list(values)
        return dense_elements(shaped_types.VectorType((len(items),), type), items)

    return make


def integer_type_of(builder: Any, width: int, signed: bool | None = None) -> IntegerType:
    """`getIntegerType(width)`, which is signless, and `getIntegerType(width, isSigned)`."""
    if signed is None:
        return integer_type(width)
    return integer_type(width, IntegerType.SIGNED if signed else IntegerType.UNSIGNED)


def make(arguments: tuple[Any, ...], builder: Any, *parts: Any) -> Any:
    """`getType<T>(...)` and `getAttr<T>(...)`: T's `get` without the context."""
    (cls,) = arguments
    if isinstance(cls, HasMnemonic) and not parts:
        return cls.opaque()
    if isinstance(cls, HasMnemonic):
        # A type of another dialect, whose definitions the file with the snippet does not include.
        cls = builder.type_class(cls.dialect, cls.mnemonics[0])
    if not isinstance(cls, type):
        raise MLIRError("the builder cannot make a value of a class that is known by a test only")
    return cls(*parts)


def zero_attribute(builder: Any, type: Any) -> Any:
    """`getZeroAttr`: the zero attribute of a type."""
    if isinstance(type, float_types.FloatType):
        return FloatAttr.get(type, 0.0)
    if isinstance(type, shaped_types.ShapedType):
        return dense_elements(type, [zero_attribute(builder, type.element_type)])
    return integer_attr(type, 0)


_I1, _I8, _I16, _I32, _I64 = (integer_type(width) for width in (1, 8, 16, 32, 64))
_F32, _F64 = F32Type(), F64Type()

METHODS: Final[dict[str, MethodEntry]] = {
    "getI1Type": _type(_I1),
    "getI2Type": _type(integer_type(2)),
    "getI4Type": _type(integer_type(4)),
    "getI8Type": _type(_I8),
    "getI16Type": _type(_I16),
    "getI32Type": _type(_I32),
    "getI64Type": _type(_I64),
    "getIntegerType": integer_type_of,
    "getIndexType": _type(IndexType()),
    "getNoneType": _type(NoneType()),
    "getBF16Type": _type(float_types.BF16Type()),
    "getTF32Type": _type(float_types.FloatTF32Type()),
    "getF16Type": _type(float_types.F16Type()),
    "getF32Type": _type(_F32),
    "getF64Type": _type(_F64),
    "getF80Type": _type(float_types.F80Type()),
    "getF128Type": _type(float_types.F128Type()),
    "getTupleType": lambda builder, elements: types.TupleType(elements),
    "getFunctionType": lambda builder, inputs, results: FunctionType(inputs, results),
    "getType<>": Template(make),
    "getAttr<>": Template(make),
    "getBoolAttr": lambda builder, value: BoolAttr.get(value),
    "getUnitAttr": lambda builder: UnitAttr(),
    "getStringAttr": lambda builder, text: StringAttr(string_ref(text)),
    "getSymbolRefAttr": lambda builder, name: symbol_ref_attr(name),
    "getTypeAttr": lambda builder, type: TypeAttr(type),
    "getIntegerAttr": lambda builder, type, value: integer_attribute(type, value),
    "getIndexAttr": _integers(IndexType()),
    "getI8IntegerAttr": _integers(_I8),
    "getI16IntegerAttr": _integers(_I16),
    "getI32IntegerAttr": _integers(_I32),
    "getI64IntegerAttr": _integers(_I64),
    "getSI32IntegerAttr": _integers(integer_type(32, IntegerType.SIGNED)),
    "getUI32IntegerAttr": _integers(integer_type(32, IntegerType.UNSIGNED)),
    "getFloatAttr": lambda builder, type, value: FloatAttr.get(type, float(value)),
    "getF16FloatAttr": lambda builder, value: FloatAttr.get(float_types.F16Type(), float(value)),
    "getF32FloatAttr": lambda builder, value: FloatAttr.get(_F32, float(value)),
    "getF64FloatAttr": lambda builder, value: FloatAttr.get(_F64, float(value)),
    "getArrayAttr": lambda builder, elements: ArrayAttr(tuple(elements)),
    "getDictionaryAttr": lambda builder, entries: dictionary_attr(entries),
    "getNamedAttr": lambda builder, name, value: NamedAttribute(name, value),
    "getBoolArrayAttr": _array_of(BoolAttr.get),
    "getI32ArrayAttr": _array_of(lambda value: integer_attr(_I32, int(value))),
    "getI64ArrayAttr": _array_of(lambda value: integer_attr(_I64, int(value))),
    "getIndexArrayAttr": _array_of(lambda value: integer_attr(IndexType(), int(value))),
    "getF32ArrayAttr": _array_of(lambda value: FloatAttr.get(_F32, float(value))),
    "getF64ArrayAttr": _array_of(lambda value: FloatAttr.get(_F64, float(value))),
    "getStrArrayAttr": _array_of(StringAttr),
    "getTypeArrayAttr": _array_of(TypeAttr),
    "getAffineMapArrayAttr": _array_of(AffineMapAttr),
    "getDenseBoolArrayAttr": _dense_array_of(_I1),
    "getDenseI8ArrayAttr": _dense_array_of(_I8),
    "getDenseI16ArrayAttr": _dense_array_of(_I16),
    "getDenseI32ArrayAttr": _dense_array_of(_I32),
    "getDenseI64ArrayAttr": _dense_array_of(_I64),
    "getDenseF32ArrayAttr": _dense_array_of(_F32),
    "getDenseF64ArrayAttr": _dense_array_of(_F64),
    "getBoolVectorAttr": _dense_vector_of(_I1),
    "getI32VectorAttr": _dense_vector_of(_I32),
    "getI64VectorAttr": _dense_vector_of(_I64),
    "getIndexVectorAttr": _dense_vector_of(IndexType()),
    "getAffineMapAttr": lambda builder, map: AffineMapAttr(map),
    "getIntegerSetAttr": lambda builder, set: IntegerSetAttr(set),
    "getZeroAttr": zero_attribute,
    "getMultiDimIdentityMap": lambda builder, rank: AffineMap.get_identity(rank),
    "getDimIdentityMap": lambda builder: AffineMap.get_identity(1),
    "getEmptyAffineMap": lambda builder: AffineMap.get_empty(),
    "getConstantAffineMap": lambda builder, value: AffineMap.get_constant(value),
}
