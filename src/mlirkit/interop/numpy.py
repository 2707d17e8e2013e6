"""NumPy views of elements, and elements made from arrays.

    elements_to_numpy(attribute)      dense, dense array, dense resource: a view if the layout allows it
    elements_from_array(array, ...)   the dense attribute of an array, a buffer, or attributes with a type

Splats are broadcast views.  Only `i1` (packed bits) and integers of a width without a dtype are converted.
bf16, f8, f6, f4, i4 and i2 take their dtypes from ml_dtypes; f80, f128 and tf32 have none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    import numpy as np
except ImportError:
    raise ModuleNotFoundError("arrays need NumPy: pip install 'mlirkit[numpy]'", name="numpy") from None

from mlirkit.builtin import float_types, types
from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense import (
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    dense_elements,
)
from mlirkit.builtin.dense_data import data_size, element_bytes, element_format, pack, unpack
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.builtin.types import NONE, ComplexType, IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.mapped_file import require_whole

# MLIR's float types and the dtypes of ml_dtypes with the same bits.
_ML_DTYPES = {
    "bf16": "bfloat16",
    "f8E5M2": "float8_e5m2",
    "f8E4M3": "float8_e4m3",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E3M4": "float8_e3m4",
    "f8E8M0FNU": "float8_e8m0fnu",
    "f4E2M1FN": "float4_e2m1fn",
    "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn",
}
_NUMPY_FLOATS = {"f16": "<f2", "f32": "<f4", "f64": "<f8"}


def numpy_dtype(type: Type) -> np.dtype[Any] | None:
    """The dtype with the same memory layout as this type's raw data; None if there is none."""
    if isinstance(type, IndexType):
        return np.dtype("<i8")
    if isinstance(type, IntegerType):
        letter = "u" if type.is_unsigned else "i"
        if type.width in (8, 16, 32, 64):
            return np.dtype(f"<{letter}{type.width // 8}")
        if type.width in (2, 4):
            return _ml_dtype(("uint" if type.is_unsigned else "int") + str(type.width))
        return None
    if isinstance(type, FloatType):
        keyword = type.keyword
        if keyword in _NUMPY_FLOATS:
            return np.dtype(_NUMPY_FLOATS[keyword])
        return _ml_dtype(_ML_DTYPES[keyword]) if keyword in _ML_DTYPES else None
    if isinstance(type, ComplexType):
        part = numpy_dtype(type.element_type)
        if part is None:
            return None
        if part == np.dtype("<f4"):
            return np.dtype("<c8")
        if part == np.dtype("<f8"):
            return np.dtype("<c16")
        return np.dtype([("re", part), ("im", part)])
    return None


def _ml_dtype(name: str) -> np.dtype[Any] | None:
    try:
        import ml_dtypes
    except ImportError:
        raise MLIRError(f"the dtype {name} needs the package ml_dtypes: pip install mlirkit[numpy]") from None
    result = getattr(ml_dtypes, name, None)
    return None if result is None else np.dtype(result)


def elements_to_numpy(attribute: Any) -> Any:
    """The elements of a dense, dense array or dense resource attribute."""
    if isinstance(attribute, DenseArrayAttr):
        return _array_of(attribute.element_type, attribute.raw, (len(attribute),), packed=False)
    if isinstance(attribute, DenseStringElementsAttr):
        strings = np.array(attribute.strings, dtype=object)
        return np.broadcast_to(strings.reshape(()) if attribute.is_splat else strings, attribute.shape)
    if isinstance(attribute, DenseResourceElementsAttr):
        return _array_of(attribute.element_type, _fitting(attribute), attribute.shape, packed=False)
    if isinstance(attribute, DenseIntOrFPElementsAttr):
        if attribute.is_splat:
            element = _array_of(attribute.element_type, attribute.raw, (1,), packed=True)
            return np.broadcast_to(element.reshape(()), attribute.shape)
        return _array_of(attribute.element_type, attribute.raw, attribute.shape, packed=True)
    raise MLIRError(f"{attribute.__class__.__name__} has no elements in raw form")


def _fitting(attribute: DenseResourceElementsAttr) -> bytes | memoryview:
    """The data of a resource, checked against the type for the first time."""
    data = attribute.data
    format = element_format(attribute.element_type)
    if format is None:
        raise MLIRError(f"elements of type {attribute.element_type} have no raw form")
    expected = format.stride * attribute.num_elements
    if len(data) != expected:
        raise MLIRError(
            f"resource '{attribute.handle.key}' has {len(data)} bytes, but {attribute.type} needs {expected}"
        )
    return data


def _array_of(type: Type, raw: bytes | memoryview, shape: Sequence[int], packed: bool) -> Any:
    require_whole(raw)
    format = element_format(type)
    if format is None:
        raise MLIRError(f"elements of type {type} have no raw form")
    count = 1
    for size in shape:
        count *= size
    if format.width == 1 and format.parts == 1 and format.semantics is None:
        octets = np.frombuffer(raw, np.uint8)
        if packed:
            return np.unpackbits(octets, count=count, bitorder="little").astype(np.bool_).reshape(shape)
        return octets.view(np.bool_).reshape(shape)
    dtype = numpy_dtype(type)
    if dtype is not None:
        return np.frombuffer(raw, dtype, count).reshape(shape)
    if isinstance(type, IntegerType) and type.width < 64:
        return _widened(type, unpack(format, raw, count), shape)
    raise MLIRError(f"NumPy has no dtype for elements of type {type}; their bytes are in `.data`")


def _widened(type: IntegerType, patterns: list[int], shape: Sequence[int]) -> Any:
    """Integers of an odd width in the next wider dtype."""
    bits = 8
    while bits < type.width:
        bits *= 2
    if type.is_unsigned:
        return np.array(patterns, dtype=f"<u{bits // 8}").reshape(shape)
    sign = 1 << (type.width - 1) if type.width else 0
    return np.array([(pattern ^ sign) - sign for pattern in patterns], dtype=f"<i{bits // 8}").reshape(shape)


def buffer_to_numpy(data: bytes | memoryview) -> Any:
    """Bytes as an array of uint8, not copied."""
    return np.frombuffer(data, np.uint8)


def elements_from_array(
    array: Any, signless: bool, type: Any, shape: Sequence[int] | None, as_bits: bool
) -> Any:
    """The dense attribute of an array.

    `type` may be the whole shaped type or the element type; without it, the dtype determines the elements,
    integers becoming signless unless `signless` is False.  With `as_bits`, elements as wide as the type's are
    taken bit for bit, otherwise their values are converted.  A list of attributes is a tensor of one
    dimension if no shaped type is given.
    """
    if isinstance(array, (list, tuple)):
        if array and isinstance(array[0], Attribute):
            return _from_attributes(array, type)
        if not array and type is None:
            raise ValueError("Attributes list must be non-empty.")
    values = np.asarray(array)
    if isinstance(type, ShapedType):
        shaped = type
    else:
        element = element_type_of(values.dtype, signless) if type is None else type
        shaped = RankedTensorType.get(values.shape if shape is None else shape, element)
    if as_bits and not isinstance(array, (list, tuple, int, float, complex)):
        format = element_format(shaped.element_type)
        if format is not None and format.packed and values.dtype == np.uint8:
            count = shaped.num_elements
            if count > 1 and values.size == data_size(format, count):
                # Eight elements in a byte, as `np.packbits` packs them; a byte of equal bits would be a
                # splat.
                return dense_elements(shaped, values.tobytes())
        dtype = numpy_dtype(shaped.element_type)
        if dtype is not None and dtype.itemsize == values.dtype.itemsize and values.dtype.byteorder != ">":
            values = np.ascontiguousarray(values).view(dtype).reshape(values.shape)
    return dense_elements(shaped, raw_data(values, shaped.element_type, shaped.num_elements))


def _from_attributes(attributes: Sequence[Attribute], type: Any) -> Any:
    if type is None:
        type = RankedTensorType((len(attributes),), type_or_none(attributes[0]))
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        raise ValueError(f"Expected a static ShapedType for the shaped_type parameter: Type({type})")
    for attribute in attributes:
        result = type_or_none(attribute)
        if result != type.element_type and not isinstance(attribute, ArrayAttr):
            raise ValueError(
                "All attributes must be of the same type and match the type parameter: "
                f"expected={type!r}, but got={result!r}"
            )
    format = element_format(type.element_type)
    if format is None:
        raise MLIRError(f"elements of type {type.element_type} have no raw form")
    if format.packed:
        return dense_elements(type, pack(format, [attribute.bits for attribute in attributes]))  # type: ignore[attr-defined]
    if len(attributes) not in (1, type.num_elements):
        raise ValueError(f"expected 1 or {type.num_elements} elements, got {len(attributes)}")
    return dense_elements(type, b"".join([element_bytes(attribute) for attribute in attributes]))


def type_or_none(attribute: Attribute) -> Type:
    """The type of a number's attribute; MLIR's type `none` for other attributes."""
    return attribute.type if isinstance(attribute, (IntegerAttr, FloatAttr)) else NONE


def element_type_of(dtype: np.dtype[Any], signless: bool = True) -> Type:
    """The element type of an array's dtype."""
    if dtype == np.bool_:
        return integer_type(1)
    if dtype.kind in "iu" and dtype.itemsize in (1, 2, 4, 8):
        signedness = types.SIGNLESS if signless else types.UNSIGNED if dtype.kind == "u" else types.SIGNED
        return integer_type(8 * dtype.itemsize, signedness)
    if dtype.kind == "f" and dtype.itemsize in (2, 4, 8):
        return {2: float_types.F16, 4: float_types.F32, 8: float_types.F64}[dtype.itemsize]
    if dtype.kind == "c" and dtype.itemsize in (8, 16):
        return ComplexType(float_types.F32 if dtype.itemsize == 8 else float_types.F64)
    for keyword, name in _ML_DTYPES.items():
        if dtype.name == name:
            return float_types.FLOAT_TYPES[keyword]
    if dtype.name in ("int4", "uint4", "int2", "uint2"):
        width = int(dtype.name[-1])
        if signless:
            return integer_type(width)
        return integer_type(width, types.UNSIGNED if dtype.name[0] == "u" else types.SIGNED)
    raise ValueError(
        f"unimplemented array format conversion from format: MLIR has no element type for arrays of {dtype}"
    )


def raw_data(values: Any, element: Type, count: int) -> bytes:
    """The raw data of an array's elements as `element`; an array of one element is a splat."""
    if values.size not in (1, count):
        raise ValueError(f"expected {count} elements, got {values.size}")
    format = element_format(element)
    if format is None:
        raise MLIRError(f"elements of type {element} have no raw form")
    if format.packed:
        if values.size == 1:
            return b"\xff" if values.reshape(-1)[0] else b"\x00"
        packed = np.packbits(values.reshape(-1).astype(np.bool_), bitorder="little")
        return packed.tobytes()[: data_size(format, count)]
    dtype = numpy_dtype(element)
    if dtype is None:
        mask = (1 << format.width) - 1
        return pack(format, [int(number) & mask for number in values.reshape(-1)])
    converted = np.ascontiguousarray(values).astype(dtype, copy=False)
    if format.width < 8:
        # Unused high bits are zero in MLIR, but may have any value in the array.
        mask = (1 << format.width) - 1
        return (converted.view(np.uint8) & mask).tobytes()
    return converted.tobytes()
