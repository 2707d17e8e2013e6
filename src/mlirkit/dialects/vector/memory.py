"""Verifiers of vector's loads, stores and transfers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mlirkit.builtin.affine_expr import AffineConstantExpr, AffineDimExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.loop_interfaces import FixedDestinations
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, ShapedType, VectorType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.type_checks import is_vector_element
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import vector
from mlirkit.dialects.type_sizes import type_bits
from mlirkit.dialects.vector.asm import mask_type
from mlirkit.ods.live.hooks import follows_signature, interface, verifier

# -- whole vectors ----------------------------------------------------------------------------------------


@verifier(vector.LoadOp)
@follows_signature
def verify_load(op: vector.LoadOp) -> None:
    """Mirrors LoadOp::verify."""
    base, result = op.base.type, op.result.type
    _verify_unit_stride(op, base, result)
    if len(base.dims) < len(result.dims):
        raise op.op_error("destination memref has lower rank than the result vector")
    _verify_elements(op, base, result, "result vector", "base and result element types should match")
    _verify_indices(op, base, op.indices)


@verifier(vector.StoreOp)
@follows_signature
def verify_store(op: vector.StoreOp) -> None:
    """Mirrors StoreOp::verify."""
    base, value = op.base.type, op.valueToStore.type
    _verify_unit_stride(op, base, value)
    if len(base.dims) < len(value.dims):
        raise op.op_error("source memref has lower rank than the vector to store")
    _verify_elements(
        op, base, value, "valueToStore vector", "base and valueToStore element type should match"
    )
    _verify_indices(op, base, op.indices)


def _verify_unit_stride(op: Operation, base: MemRefType, type: VectorType) -> None:
    if not type.scalable and type.num_elements == 1:
        return
    layout = strides_and_offset(base)
    if layout is None or (layout[0] and layout[0][-1] != 1):
        raise op.op_error("most minor memref dim must have unit stride")


def _verify_elements(op: Operation, base: MemRefType, type: VectorType, noun: str, message: str) -> None:
    element = base.element_type
    if isinstance(element, VectorType):
        if element != type:
            raise op.op_error(f"base memref and {noun} types should match")
        element = element.element_type
    if element != type.element_type:
        raise op.op_error(message)


def _verify_indices(op: Operation, base: ShapedType, indices: Sequence[Value]) -> None:
    if len(base.dims) != len(indices):
        raise op.op_error(f"requires {len(base.dims)} indices")


MaskedRead: TypeAlias = vector.MaskedLoadOp | vector.ExpandLoadOp | vector.GatherOp
MaskedWrite: TypeAlias = vector.MaskedStoreOp | vector.CompressStoreOp | vector.ScatterOp

# -- masked -----------------------------------------------------------------------------------------------


@verifier(vector.MaskedLoadOp, vector.ExpandLoadOp)
@follows_signature
def verify_masked_load(op: vector.MaskedLoadOp | vector.ExpandLoadOp) -> None:
    """Mirrors MaskedLoadOp::verify and ExpandLoadOp::verify."""
    _verify_read(op, op.indices)
    noun = "shape" if isinstance(op, vector.MaskedLoadOp) else "dim"
    _verify_shape(op, op.mask.type, op.result.type, f"result {noun}", f"mask {noun}")
    _verify_pass_thru(op)


@verifier(vector.GatherOp)
@follows_signature
def verify_gather(op: vector.GatherOp) -> None:
    """Mirrors GatherOp::verify."""
    if not isinstance(op.base.type, (MemRefType, RankedTensorType)):
        raise op.op_error("requires base to be a memref or ranked tensor type")
    _verify_read(op, op.offsets)
    _verify_shape(op, op.indices.type, op.result.type, "result dim", "indices dim")
    _verify_shape(op, op.mask.type, op.result.type, "result dim", "mask dim")
    _verify_pass_thru(op)


@verifier(vector.MaskedStoreOp, vector.CompressStoreOp)
@follows_signature
def verify_masked_store(op: vector.MaskedStoreOp | vector.CompressStoreOp) -> None:
    """Mirrors MaskedStoreOp::verify and CompressStoreOp::verify."""
    _verify_write(op, op.indices)
    noun = "shape" if isinstance(op, vector.MaskedStoreOp) else "dim"
    _verify_shape(op, op.mask.type, op.valueToStore.type, f"valueToStore {noun}", f"mask {noun}")


@verifier(vector.ScatterOp)
@follows_signature
def verify_scatter(op: vector.ScatterOp) -> None:
    """Mirrors ScatterOp::verify."""
    if not isinstance(op.base.type, (MemRefType, RankedTensorType)):
        raise op.op_error("requires base to be a memref or ranked tensor type")
    _verify_write(op, op.offsets)
    _verify_shape(op, op.indices.type, op.valueToStore.type, "valueToStore dim", "indices dim")
    _verify_shape(op, op.mask.type, op.valueToStore.type, "valueToStore dim", "mask dim")


def _verify_read(op: MaskedRead, indices: Sequence[Value]) -> None:
    if op.base.type.element_type != op.result.type.element_type:
        raise op.op_error("base and result element type should match")
    _verify_indices(op, op.base.type, indices)


def _verify_write(op: MaskedWrite, indices: Sequence[Value]) -> None:
    if op.base.type.element_type != op.valueToStore.type.element_type:
        raise op.op_error("base and valueToStore element type should match")
    _verify_indices(op, op.base.type, indices)


def _verify_shape(op: Operation, other: VectorType, type: VectorType, noun: str, other_noun: str) -> None:
    if other.dims != type.dims:
        raise op.op_error(f"expected {noun} to match {other_noun}")


def _verify_pass_thru(op: MaskedRead) -> None:
    if op.pass_thru.type != op.result.type:
        raise op.op_error("expected pass_thru of same type as result type")


# -- transfers --------------------------------------------------------------------------------------------


@verifier(vector.TransferReadOp)
def verify_transfer_read(op: vector.TransferReadOp) -> None:
    """Mirrors TransferReadOp::verify."""
    source, map = op.base.type, op.permutation_map.map
    _verify_indices(op, source, op.indices)
    _verify_transfer(op, op.vector.type)
    padding = op.padding.type
    if isinstance(source.element_type, VectorType):
        if source.element_type != padding:
            raise op.op_error("requires source element type and padding type to match.")
    else:
        if not is_vector_element(padding):
            raise op.op_error("requires valid padding vector elemental type")
        if padding != source.element_type:
            raise op.op_error("requires formal padding and source of the same elemental type")
    _verify_permutation(op, map)


@verifier(vector.TransferWriteOp)
def verify_transfer_write(op: vector.TransferWriteOp) -> None:
    """Mirrors TransferWriteOp::verify."""
    map = op.permutation_map.map
    _verify_indices(op, op.base.type, op.indices)
    if any(isinstance(expr, AffineConstantExpr) and expr.value == 0 for expr in map.results):
        raise op.op_error("should not have broadcast dimensions")
    _verify_transfer(op, op.valueToStore.type)
    _verify_permutation(op, map)


interface(vector.TransferReadOp, "DestinationStyleOpInterface")(FixedDestinations(range(0)))
interface(vector.TransferWriteOp, "DestinationStyleOpInterface")(FixedDestinations(range(1, 2)))

# An attribute that transfers used to have.
MASKED = "masked"


def _verify_transfer(op: vector.TransferReadOp | vector.TransferWriteOp, type: VectorType) -> None:
    """Mirrors verifyTransferOp."""
    shaped, mask, map = op.base.type, op.mask, op.permutation_map.map
    if MASKED in op.attributes:
        raise op.op_error("masked attribute has been removed. Use in_bounds instead.")
    if not isinstance(shaped, (MemRefType, RankedTensorType)):
        raise op.op_error("requires source to be a memref or ranked tensor type")
    element = shaped.element_type
    bits = _minor_bits(type, op)
    rank = len(type.dims)
    if isinstance(element, VectorType):
        unit = _minor_bits(element, op)
        # C++ divides by zero for elements of zero bits.
        if unit == 0 or bits % unit:
            raise op.op_error(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of "
                "the minor 1-D vector of the source"
            )
        if len(element.dims) > rank:
            raise op.op_error("requires source vector element and vector result ranks to match.")
        rank -= len(element.dims)
    elif bits % (type_bits(element, op) or 1):
        raise op.op_error(
            "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the "
            "source element type"
        )
    if map.n_results != rank:
        raise op.op_error("requires a permutation_map with result dims of the same rank as the vector type")
    if isinstance(element, VectorType) and mask is not None:
        raise op.op_error("does not support masks with vector element type")
    if map.n_symbols:
        raise op.op_error("requires permutation_map without symbols")
    if map.n_inputs != len(shaped.dims):
        raise op.op_error("requires a permutation_map with input dims of the same rank as the source type")
    if mask is not None and mask.type != mask_type(type, map):
        raise op.op_error(
            f"inferred mask type ('{mask_type(type, map)}') and mask operand type ('{mask.type}') don't match"
        )
    in_bounds = len(op.in_bounds)
    if map.n_results != in_bounds:
        raise op.op_error(
            "expects the in_bounds attr of same rank as permutation_map results: "
            f"{op.permutation_map} vs inBounds of size: {in_bounds}"
        )


def _minor_bits(type: VectorType, op: Operation) -> int:
    return type_bits(type.element_type, op) * (type.dims[-1] if type.dims else 1)


def _verify_permutation(op: Operation, map: AffineMap) -> None:
    seen: set[int] = set()
    for expr in map.results:
        if isinstance(expr, AffineConstantExpr) and expr.value == 0:
            continue
        if not isinstance(expr, AffineDimExpr):
            raise op.op_error(
                "requires a projected permutation_map (at most one dim or the zero constant can appear in "
                "each result)"
            )
        if expr.position in seen:
            raise op.op_error(
                "requires a permutation_map that is a permutation (found one dim used more than once)"
            )
        seen.add(expr.position)
