"""Types by short names, as in upstream's `extras.types`: `T.i32()`, `T.vector(4, T.f32())`.

    i(8) si(8) ui(8), i8() si8() ui8() ...      f32() bf16() f8E4M3FN() ...      index() none() bool()
    tensor(2, 3, T.f32())   tensor(T.f32())     ranked, or unranked without sizes; memref likewise
    vector(4, T.f32())   complex(T.f32())   tuple(...)   function(inputs=[...], results=[...])
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from typing import Any

from mlirkit import ir


def index() -> ir.IndexType:
    return ir.IndexType.get()


def none() -> ir.NoneType:
    return ir.NoneType.get()


def i(width: int) -> ir.IntegerType:
    return ir.IntegerType.get_signless(width)


def si(width: int) -> ir.IntegerType:
    return ir.IntegerType.get_signed(width)


def ui(width: int) -> ir.IntegerType:
    return ir.IntegerType.get_unsigned(width)


def _fixed(get: Callable[..., ir.Type], *parameters: int) -> Callable[[], ir.Type]:
    """A function without parameters that returns one type."""
    return lambda: get(*parameters)


bool = _fixed(i, 1)
i8, i16, i32, i64 = [_fixed(i, width) for width in (8, 16, 32, 64)]
si8, si16, si32, si64 = [_fixed(si, width) for width in (8, 16, 32, 64)]
ui8, ui16, ui32, ui64 = [_fixed(ui, width) for width in (8, 16, 32, 64)]

f16 = _fixed(ir.F16Type.get)
f32 = _fixed(ir.F32Type.get)
tf32 = _fixed(ir.FloatTF32Type.get)
f64 = _fixed(ir.F64Type.get)
bf16 = _fixed(ir.BF16Type.get)
f8E5M2 = _fixed(ir.Float8E5M2Type.get)
f8E4M3 = _fixed(ir.Float8E4M3Type.get)
f8E4M3FN = _fixed(ir.Float8E4M3FNType.get)
f8E4M3B11FNUZ = _fixed(ir.Float8E4M3B11FNUZType.get)
f8E3M4 = _fixed(ir.Float8E3M4Type.get)
f4E2M1FN = _fixed(ir.Float4E2M1FNType.get)
f6E2M3FN = _fixed(ir.Float6E2M3FNType.get)
f6E3M2FN = _fixed(ir.Float6E3M2FNType.get)
f8E8M0FNU = _fixed(ir.Float8E8M0FNUType.get)


def complex(type: ir.Type) -> ir.ComplexType:
    return ir.ComplexType.get(type)


def opaque(dialect_namespace: str, type_data: str) -> ir.OpaqueType:
    return ir.OpaqueType.get(dialect_namespace, type_data)


def tuple(*elements: ir.Type) -> ir.TupleType:
    return ir.TupleType.get_tuple(list(elements))


def function(*, inputs: Sequence[ir.Type], results: Sequence[ir.Type]) -> ir.FunctionType:
    return ir.FunctionType(list(inputs), list(results))


def vector(
    *shape: Any,
    element_type: ir.Type | None = None,
    scalable: Sequence[builtins.bool] | None = None,
    scalable_dims: Sequence[int] | None = None,
) -> ir.VectorType:
    sizes, element = _sizes_and_element(shape, element_type)
    vector: ir.VectorType = ir.VectorType.get(sizes, element, scalable=scalable, scalable_dims=scalable_dims)
    return vector


def tensor(*shape: Any, element_type: ir.Type | None = None, encoding: str | None = None) -> ir.Type:
    if _is_unranked(shape):
        if encoding is not None:
            raise ValueError("UnrankedTensorType does not support encoding.")
        return ir.UnrankedTensorType.get(_sizes_and_element(shape, element_type)[1])
    sizes, element = _sizes_and_element(shape, element_type)
    return ir.RankedTensorType.get(sizes, element, None if encoding is None else ir.StringAttr.get(encoding))


def memref(
    *shape: Any,
    element_type: ir.Type | None = None,
    memory_space: int | None = None,
    layout: ir.Attribute | None = None,
) -> ir.Type:
    space = None if memory_space is None else ir.Attribute.parse(str(memory_space))
    sizes, element = _sizes_and_element(shape, element_type)
    if _is_unranked(shape):
        return ir.UnrankedMemRefType.get(element, space)
    return ir.MemRefType.get(sizes, element, layout=layout, memory_space=space)


def _is_unranked(shape: Sequence[Any]) -> builtins.bool:
    return not shape or (len(shape) == 1 and isinstance(shape[0], ir.Type))


def _sizes_and_element(
    shape: Sequence[Any], element_type: ir.Type | None
) -> builtins.tuple[list[int], ir.Type]:
    """The sizes and the element type, which is the last argument or a keyword argument."""
    last_is_type = builtins.bool(shape) and isinstance(shape[-1], ir.Type)
    if last_is_type == (element_type is not None):
        raise ValueError(
            "Either element_type must be provided explicitly XOR last arg to tensor type constructor must be "
            "the element type."
        )
    return (list(shape), element_type) if element_type is not None else (list(shape[:-1]), shape[-1])
