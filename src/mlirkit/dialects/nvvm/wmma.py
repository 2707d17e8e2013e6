"""Verifiers of nvvm's wmma: fragments of matrices, one for each thread of a warp.

As inferMMAType of MLIR's NVVMDialect.cpp; its definitions list the valid combinations.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.builtin.float_types import F16, F32, F64
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import nvvm
from mlirkit.dialects.nvvm.parts import GENERIC, GLOBAL, SHARED, is_struct_of, space
from mlirkit.ods.live.hooks import verifier

Shape = tuple[int, int, int]

I32 = integer_type(32)

_F16, _F32, _F64, _TF32, _S8, _U8, _S32 = (
    nvvm.MMATypes.f16,
    nvvm.MMATypes.f32,
    nvvm.MMATypes.f64,
    nvvm.MMATypes.tf32,
    nvvm.MMATypes.s8,
    nvvm.MMATypes.u8,
    nvvm.MMATypes.s32,
)
_FACTOR_FRAGMENTS = (nvvm.MMAFrag.a, nvvm.MMAFrag.b)

_HALF: tuple[Shape, ...] = ((16, 16, 16), (32, 8, 16), (8, 32, 16))

# Shapes m, n, k of products, with the types of factors and accumulator.
_PRODUCTS: tuple[tuple[tuple[Shape, ...], tuple[nvvm.MMATypes, ...], tuple[nvvm.MMATypes, ...]], ...] = (
    (_HALF, (_F16,), (_F16, _F32)),
    (_HALF, (_S8, _U8), (_S32,)),
    (((16, 16, 8),), (_TF32,), (_F32,)),
    (((8, 8, 4),), (_F64,), (_F64,)),
)


def _all_products() -> Iterable[tuple[Shape, nvvm.MMATypes, nvvm.MMATypes]]:
    for shapes, factors, sums in _PRODUCTS:
        for shape in shapes:
            for factor in factors:
                for sum in sums:
                    yield shape, factor, sum


_FACTORS = {(shape, factor) for shape, factor, _ in _all_products()}
_SUMS = {(shape, sum) for shape, _, sum in _all_products()}
_PAIRS = set(_all_products())


def _fragment(type: nvvm.MMATypes, fragment: nvvm.MMAFrag, shape: Shape) -> tuple[Type, int]:
    """The type of a fragment's registers, and their number."""
    m, n, _ = shape
    if type == _F16:
        return VectorType([2], F16), 8 if fragment in _FACTOR_FRAGMENTS else 4
    if type == _F64:
        return F64, 1 if fragment in _FACTOR_FRAGMENTS else 2
    if type == _TF32:
        return I32, 4
    if type in (_S8, _U8):
        return I32, {16: 2, 8: 1, 32: 4}[m if fragment == nvvm.MMAFrag.a else n]
    return F32 if type == _F32 else I32, 8


def _shape(op: nvvm.WMMALoadOp | nvvm.WMMAStoreOp | nvvm.WMMAMmaOp) -> Shape:
    return op.m.value, op.n.value, op.k.value


@verifier(nvvm.WMMALoadOp)
def verify_load(op: nvvm.WMMALoadOp) -> None:
    """Mirrors WMMALoadOp::verify."""
    if space(op.ptr) not in (GENERIC, GLOBAL, SHARED):
        raise op.op_error("expected source pointer in memory space 0, 1, 3")
    shape, type, fragment = _shape(op), op.eltype, op.frag
    if (shape, type) not in (_SUMS if fragment == nvvm.MMAFrag.c else _FACTORS):
        raise op.op_error("invalid attribute combination")
    element, count = _fragment(type, fragment, shape)
    result = op.res.type
    if (element, count) == (F64, 1):
        if result != F64:
            raise op.op_error("expected destination type to be f64")
    elif not is_struct_of(result, count, element):
        raise op.op_error(f"expected destination type is a structure of {count} elements of type '{element}'")


@verifier(nvvm.WMMAStoreOp)
def verify_store(op: nvvm.WMMAStoreOp) -> None:
    """Mirrors WMMAStoreOp::verify."""
    if space(op.ptr) not in (GENERIC, GLOBAL, SHARED):
        raise op.op_error("expected operands to be a source pointer in memory space 0, 1, 3")
    shape, type = _shape(op), op.eltype
    if (shape, type) not in _SUMS:
        raise op.op_error("invalid attribute combination")
    element, count = _fragment(type, nvvm.MMAFrag.c, shape)
    if len(op.args) != count:
        raise op.op_error(f"expected {count} data operands")
    if any(argument.type != element for argument in op.args):
        raise op.op_error(f"expected data operands of type '{element}'")


@verifier(nvvm.WMMAMmaOp)
def verify_product(op: nvvm.WMMAMmaOp) -> None:
    """Mirrors WMMAMmaOp::verify."""
    shape, factor, sum = _shape(op), op.eltypeA, op.eltypeB
    if (shape, factor, sum) not in _PAIRS:
        raise op.op_error("invalid attribute combination")
    expected: list[Type] = []
    for type, fragment in zip((factor, factor, sum), nvvm.MMAFrag, strict=True):
        element, count = _fragment(type, fragment, shape)
        expected += [element] * count
    if len(op.args) != len(expected):
        raise op.op_error(f"expected {len(expected)} arguments")
    for place, (value, arg_type) in enumerate(zip(op.args, expected, strict=True)):
        if value.type != arg_type:
            raise op.op_error(f"expected argument {place} to be of type '{arg_type}'")
    if not is_struct_of(op.res.type, count, element):
        raise op.op_error(f"expected destination type is a structure of {count} elements of type '{element}'")
