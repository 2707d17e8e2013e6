"""Verifiers of products of matrices: sizes, formats, layouts.  Mirror: verify.py."""

from __future__ import annotations

from mlirkit.builtin.float_types import F32
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import trait_verifier, type_inference, verifier
from mlirkit.support.diagnostics import MLIRError
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.layout_algebra import not_larger
from mlirkit_dialects.triton.layout_functions import cluster_of
from mlirkit_dialects.triton.linear_layout import LinearLayout
from mlirkit_dialects.triton.shapes import bits_of, buffer_type, layout_of, shape_of

_PAIRS = "e2m1"

# -- sizes ------------------------------------------------------------------------------------------------

Scaled = triton.DotScaledOp | ttng.TCGen5MMAScaledOp


@trait_verifier("mlir::triton::DotOpInterface")
def verify_dims(op: Operation) -> None:
    """Mirrors verifyDotOpInterface: one or two dimensions of factors are the result's, one is reduced."""
    left, right, result = (list(_shape(type)) for type in op.operand_types()[:3])
    if len(left) not in (2, 3):
        raise op.op_error("expected operands to be 2d or 3d")
    if not len(left) == len(right) == len(result):
        raise op.op_error("expected all operands to have the same rank")
    if isinstance(op, triton.DotScaledOp | ttng.TCGen5MMAScaledOp):
        _unpack(op, left, right)
    if left[-1] != right[-2]:
        raise op.op_error(
            "expected the last dimension of the first operand to be equal to the second-to-last dimension "
            "of the second operand"
        )
    if len(left) == 3 and not left[0] == right[0] == result[0]:
        raise op.op_error(
            "expected the first dimension of the first operand to be equal to the first dimension of the "
            "result"
        )
    if result[-2] != left[-2] or result[-1] != right[-1]:
        raise op.op_error(
            "expected the output shape to be the concatenation of the last dimension of the first operand "
            "and the last dimension of the second "
        )


def _shape(type: Type) -> tuple[int, ...]:
    return tuple(type.shape) if isinstance(type, triton.MemDescType) else shape_of(type)


def _unpack(op: Scaled, left: list[int], right: list[int]) -> None:
    """Double the dimension along which a byte has two floats."""
    if isinstance(op, triton.DotScaledOp):
        formats = (op.a_elem_type.stringify(), op.b_elem_type.stringify())
        along = (_is_set(op.lhs_k_pack), _is_set(op.rhs_k_pack))
    else:
        formats = (op.a_type.stringify(), op.b_type.stringify())
        along = (
            not _is_transposed(buffer_type(op.a).encoding, False),
            not _is_transposed(buffer_type(op.b).encoding, True),
        )
    if formats[0] == _PAIRS:
        left[-1 if along[0] else -2] *= 2
    if formats[1] == _PAIRS:
        right[-2 if along[1] else -1] *= 2


def _is_set(flag: Attribute | None) -> bool:
    """A flag that is true by default."""
    return flag is None or bool(getattr(flag, "value", True))


def _is_transposed(layout: Attribute, is_right: bool) -> bool:
    """Whether the reduced dimension is not the fastest in shared memory."""
    return isinstance(layout, triton.NVMMASharedEncodingAttr) and bool(layout.transposed) != is_right


# -- layouts ----------------------------------------------------------------------------------------------

_AMPERE, _HOPPER = 2, 3


@type_inference(triton.DotOp)
def infer_dot(state: OperationState) -> list[Type]:
    """Mirrors DotOp::inferReturnTypes: the accumulator's type, if the factors' layouts match."""
    types = [operand.type for operand in state.operands]
    result = layout_of(types[2])
    for number, type in enumerate(types[:2]):
        layout = layout_of(type)
        problem = None if layout is None or result is None else _operand_problem(layout, number, result)
        if problem is not None:
            raise MLIRError.at(diagnostic_at(state.location, problem))
    return [types[2]]


def _operand_problem(layout: Attribute, number: int, result: Attribute) -> str | None:
    """Mirrors inferDotOpEncoding."""
    if isinstance(result, triton.NvidiaMmaEncodingAttr) and result.versionMajor == _HOPPER:
        if isinstance(layout, triton.NVMMASharedEncodingAttr | triton.SharedLinearEncodingAttr):
            return None
        if isinstance(layout, triton.DotOperandEncodingAttr) and number == layout.opIdx == 0:
            if isinstance(layout.parent, triton.NvidiaMmaEncodingAttr):
                return None
        return "unexpected operand layout for NvidiaMmaEncodingAttr v3"
    if not isinstance(layout, triton.DotOperandEncodingAttr):
        return "Dot's a/b's encoding should be of DotOperandEncodingAttr"
    if number != layout.opIdx:
        return "Wrong opIdx"
    parent = layout.parent
    if parent == result:
        return None
    if isinstance(parent, triton.AMDWmmaEncodingAttr) and isinstance(result, triton.AMDWmmaEncodingAttr):
        if _without_cluster(parent) == _without_cluster(result):
            return None
    return "Incompatible parent encoding"


def _without_cluster(layout: triton.AMDWmmaEncodingAttr) -> tuple[object, ...]:
    return layout.version, layout.ctaLayout, layout.isTransposed, tuple(layout.instrShape)


@verifier(triton.DotOp)
def verify_dot(op: triton.DotOp) -> None:
    """Mirrors DotOp::verify."""
    if bits_of(op.a.type) != bits_of(op.b.type):
        raise op.error("element types of operands A and B must have same bit width")
    left, right, result = (layout_of(value.type) for value in (op.a, op.b, op.c))
    if left is None and right is None:
        return
    if left is None or right is None:
        raise op.error("mismatching encoding between A and B operands")
    if result is None:
        raise op.error("miss encoding of C operand")
    if isinstance(left, triton.DotOperandEncodingAttr) and isinstance(right, triton.DotOperandEncodingAttr):
        verify_factors(op, left, right, result)
    elif isinstance(left, triton.DotOperandEncodingAttr) or isinstance(right, triton.DotOperandEncodingAttr):
        raise op.error("mismatching encoding between A and B operands")


def verify_factors(
    op: Operation,
    left: triton.DotOperandEncodingAttr,
    right: triton.DotOperandEncodingAttr,
    result: Attribute,
) -> None:
    """Mirrors verifyDotOpEncodingCompatibility."""
    if left.kWidth != right.kWidth:
        raise op.error("mismatching kWidth between A and B operands")
    layouts = [left.parent, right.parent, result]
    versions = [layout.versionMajor for layout in layouts if isinstance(layout, triton.NvidiaMmaEncodingAttr)]
    if versions:
        if len(versions) != len(layouts):
            raise op.error("mismatching MMA encoding")
        if len(set(versions)) != 1:
            raise op.error("mismatched MMA version.")
        if versions[0] == _AMPERE and isinstance(op, triton.DotOp) and not _is_multiplied(op):
            raise op.error("unsupported MMA version")
    wmma = triton.AMDWmmaEncodingAttr
    if isinstance(left.parent, wmma) and isinstance(right.parent, wmma) and isinstance(result, wmma):
        _verify_clusters(op, left, right, cluster_of(result))


def _is_multiplied(op: triton.DotOp) -> bool:
    """Mirrors supportMMA for Ampere: floats of 32 bits are only multiplied with reduced precision."""
    elements = [
        type.element_type for type in (op.a.type, op.b.type) if isinstance(type, RankedTensorType)
    ]
    return elements != [F32, F32] or op.inputPrecision == triton.InputPrecision.TF32


def _verify_clusters(op: Operation, left: Attribute, right: Attribute, result: LinearLayout) -> None:
    """Check that blocks of a cluster have different parts of the result, and matching parts of the
    factors."""
    moving = [basis for basis in result.of("block") if any(basis)]
    if len(moving) != len(result.of("block")) or len(set(moving)) != len(moving):
        raise op.error("Accumulator CGA layout should not broadcast or have repeated rows")
    sizes = result.sizes
    for number, (layout, dim) in enumerate(((left, result.rank - 1), (right, result.rank - 2))):
        expected = not_larger(result, [1 if axis == dim else size for axis, size in enumerate(sizes)])
        if cluster_of(layout) != expected:
            raise op.error(f"Incompatible CGA layout for operand {number}")


# -- scales -----------------------------------------------------------------------------------------------

_FACTORS = (16, 32)


@verifier(triton.DotScaledOp)
def verify_dot_scaled(op: triton.DotScaledOp) -> None:
    """Mirrors DotScaledOp::verify: a scale for each 16 or 32 elements along the reduced dimension."""
    left, right, result = (list(shape_of(value.type)) for value in (op.a, op.b, op.c))
    if len(left) < 2:
        raise op.error("operands must be at least 2D")
    depths = [left[-1], right[-2]]
    flags = (op.lhs_k_pack, op.rhs_k_pack)
    formats = (op.a_elem_type.stringify(), op.b_elem_type.stringify())
    depths = [
        2 * depth if format == _PAIRS and _is_set(flag) else depth
        for depth, format, flag in zip(depths, formats, flags, strict=True)
    ]
    scales = [None if scale is None else shape_of(scale.type) for scale in (op.a_scale, op.b_scale)]
    factors = [_factor(op, depth, scale) for depth, scale in zip(depths, scales, strict=True)]
    if factors[0] and factors[1] and factors[0] != factors[1]:
        raise op.error(f"Operands must have the same scale factor; (lhs: {factors[0]} vs rhs: {factors[1]})")
    factor = factors[0] or factors[1] or _FACTORS[1]
    for name, scale, size in (("M", scales[0], result[-2]), ("N", scales[1], result[-1])):
        if scale is None:
            continue
        if scale[-2] != size:
            raise op.error(f"scales {name} dimension must match the operand {name} dimension")
        if scale[-1] != depths[0] // factor:
            raise op.error("scales K dimension must match the operand K divided by the scale factor")


def _factor(op: Operation, depth: int, scale: tuple[int, ...] | None) -> int:
    """Mirrors deduceByShape: the number of elements that share a scale; 0 if unknown."""
    if scale is None or all(size == 1 for size in scale):
        return 0
    factor = depth // scale[-1]
    if factor not in _FACTORS:
        raise op.error(f"scale factor must be 16 or 32. Got {factor}")
    return factor
