"""Verifiers of amdgpu's products of matrices: the number of values in each lane of a wave."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import (
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E4M3FN,
    F8E5M2,
    F8E8M0FNU,
    F64,
    FloatType,
)
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import amdgpu
from mlirkit.ods.live.hooks import verifier

_WAVE = 64
# Indices of sparse elements of 8 and of 16 bits.
_SPARSE_BYTES = VectorType((2,), integer_type(16))
_SPARSE_HALVES = VectorType((4,), integer_type(8))
_WIDER = (F8E4M3FN, F8E5M2, F6E2M3FN, F6E3M2FN)


def _parts(type: Type) -> tuple[int, Type]:
    """The number of elements, and their type."""
    if isinstance(type, VectorType):
        return type.num_elements, type.element_type
    return 1, type


def _is_small(type: Type) -> bool:
    return isinstance(type, FloatType) and type.width in (8, 6, 4)


def _sizes(op: amdgpu.MFMAOp | amdgpu.SparseMFMAOp) -> tuple[int, int, int]:
    return op.m.value, op.n.value, op.k.value


def _unsigned(attribute: IntegerAttr | None, default: int) -> int:
    return default if attribute is None else attribute.value & 0xFFFFFFFF


def _verify_counts(op: Operation, source: int, result: int, source_count: int, result_count: int) -> None:
    if source_count != source:
        raise op.op_error(f"expected {source} source values for this operation but got {source_count}")
    if result_count != result:
        raise op.op_error(f"expected {result} result values for this operation but got {result_count}")


@verifier(amdgpu.MFMAOp)
def verify_mfma(op: amdgpu.MFMAOp) -> None:
    """Mirrors MFMAOp::verify."""
    length, element = _parts(op.sourceA.type)
    other_length, other = _parts(op.sourceB.type)
    result_length, result = _parts(op.destC.type)
    if _is_small(element):
        if not _is_small(other):
            raise op.op_error("expected both source operands to have small-float elements if one does")
        if length != other_length:
            raise op.op_error("expected both small-float source vectors to have the same length")
    elif op.sourceA.type != op.sourceB.type:
        raise op.op_error("expected both non-small-float source operand types to match exactly")
    if isinstance(element, IntegerType) and element in (integer_type(32), integer_type(64)):
        length *= element.width // 8
    m, n, k = _sizes(op)
    blocks = _unsigned(op.blocks, 1)
    _verify_counts(op, m * k * blocks // _WAVE, m * n * blocks // _WAVE, length, result_length)
    permutation, bits = op.blgp, _unsigned(op.cbsz, 0)
    is_double = result == F64
    if is_double and permutation is not None and permutation != amdgpu.MFMAPermB.none:
        raise op.op_error("double-precision ops do not support permuting lanes of B")
    if is_double and bits:
        raise op.op_error("double-precision ops do not support permuting lanes of A")
    if _unsigned(op.abid, 0) >= (1 << (bits % 32)):
        raise op.op_error("block ID for permuting A (abid) must be below 2 ** cbsz")
    if not is_double and (op.negateA or op.negateB or op.negateC):
        raise op.op_error("negation flags only available for double-precision operations")


@verifier(amdgpu.WMMAOp)
def verify_wmma(op: amdgpu.WMMAOp) -> None:
    """Mirrors WMMAOp::verify."""
    a, b, result = op.sourceA.type, op.sourceB.type, op.destC.type
    assert isinstance(a, VectorType) and isinstance(b, VectorType) and isinstance(result, VectorType)
    if a.num_elements != b.num_elements:
        raise op.op_error(f"source vectors have different lengths: '{a}' vs. '{b}'")
    is_float = isinstance(a.element_type, FloatType)
    is_byte = isinstance(a.element_type, FloatType) and a.element_type.width == 8
    gives_float = isinstance(result.element_type, FloatType)
    if gives_float and not is_float:
        raise op.op_error("expected float sources with float destination")
    if not gives_float and is_float:
        raise op.op_error("expected int sources with int destination")
    if not is_byte and a.element_type != b.element_type:
        raise op.op_error(f"source element types must match (except for fp8/bf8) but have '{a}' and '{b}'")
    if is_float:
        if op.clamp:
            raise op.op_error("clamp flag is not supported for float types")
        if op.unsignedA or op.unsignedB:
            raise op.op_error("unsigned flags are not supported for float types")


@verifier(amdgpu.ScaledWMMAOp)
def verify_scaled(op: amdgpu.ScaledWMMAOp) -> None:
    """Mirrors ScaledWMMAOp::verify."""
    (a_length, a), (b_length, b) = _parts(op.sourceA.type), _parts(op.sourceB.type)
    (length, _), m = _parts(op.destC.type), op.m.value
    expected = 8 if m == 16 else 16
    if length != expected:
        raise op.op_error(f"expected output vector of length {expected} but got {length}")
    if m != 16 and F4E2M1FN not in (a, b):
        raise op.op_error("32x16x128 only supports fp4 element types")
    for name, count, required in (("A", a_length, 64 if m == 16 else 128), ("B", b_length, 64)):
        if count != required:
            raise op.op_error(f"for {m}x16x128, source{name} must have {required} elements but got {count}")
    if m != 16 and op.a_first_scale_lane.value:
        raise op.op_error("for 32x16x128, a_first_scale_lane must be 0")
    scales = (op.scaleA.type.element_type, op.scaleB.type.element_type)
    if any(scale not in (F8E8M0FNU, F8E4M3FN) for scale in scales):
        raise op.op_error("scale operands must have f8 element types (E8M0FNU or E4M3FN)")
    if scales != (F8E8M0FNU, F8E8M0FNU) and (_scaled_kind(a), _scaled_kind(b), *scales) not in _SCALED:
        raise op.op_error(
            f"invalid combination of matrix and scale types: sourceA='{a}', scaleA='{scales[0]}', "
            f"sourceB='{b}', scaleB='{scales[1]}'"
        )


def _scaled_kind(element: Type) -> int:
    """4 for elements of four bits, 8 for elements of eight and six bits, else 0."""
    return 4 if element == F4E2M1FN else 8 if element in _WIDER else 0


# Kinds of elements of the matrices, and their scales.
_SCALED = (
    (8, 4, F8E8M0FNU, F8E4M3FN),
    (4, 8, F8E4M3FN, F8E8M0FNU),
    (4, 4, F8E4M3FN, F8E4M3FN),
)


@verifier(amdgpu.SparseMFMAOp)
def verify_sparse(op: amdgpu.SparseMFMAOp) -> None:
    """Mirrors SparseMFMAOp::verify."""
    (length, element), (other_length, other) = _parts(op.sourceA.type), _parts(op.sourceB.type)
    if other_length != 2 * length:
        raise op.op_error(
            "expected dense source operand to have exactly double the number of elements of the sparse "
            "source operand"
        )
    are_bytes = all(isinstance(type, FloatType) and type.width == 8 for type in (element, other))
    if not are_bytes and element != other:
        raise op.op_error("expected source operands to have the same element type")
    is_byte, number = (
        isinstance(element, FloatType | IntegerType) and element.width == 8,
        _unsigned(op.abid, 0),
    )
    if _unsigned(op.cbsz, 0) == 0:
        if is_byte and number > 1:
            raise op.op_error("ABID must be 0 or 1 for 8-bit source data")
        if not is_byte and number > 3:
            raise op.op_error("ABID must be between 0 and 3 for 16-bit source data")
    expected, bits = (_SPARSE_BYTES, 8) if is_byte else (_SPARSE_HALVES, 16)
    if op.sparseIdx.type != expected:
        raise op.op_error(
            f"expected {expected} sparse indices for {bits}-bit source data, but got '{op.sparseIdx.type}'"
        )
    m, n, k = _sizes(op)
    _verify_counts(op, m * k // _WAVE, m * n // _WAVE, other_length, _parts(op.destC.type)[0])
