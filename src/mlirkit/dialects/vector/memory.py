"""Verifiers of vector's loads, stores and transfers."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.affine_expr import AffineConstantExpr, AffineDimExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, VectorType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.type_checks import is_vector_element
from mlirkit.core.attribute import Type
from mlirkit.dialects.data_layouts import type_bits
from mlirkit.dialects.vector.asm import mask_type
from mlirkit.ods.live.hooks import verifier

# -- whole vectors ----------------------------------------------------------------------------------------


@verifier("vector.load")
def verify_load(op: Any) -> None:
    """As LoadOp::verify."""
    memref, vector = op.operand_at(0).type, op.result_types()[0]
    _verify_unit_stride(op, memref, vector)
    if len(memref.dims) < len(vector.dims):
        raise op.op_error("destination memref has lower rank than the result vector")
    _verify_elements(op, memref, vector, "result vector", "base and result element types should match")
    _verify_indices(op, memref, op.operand_count - 1)


@verifier("vector.store")
def verify_store(op: Any) -> None:
    """As StoreOp::verify."""
    vector, memref = op.operand_at(0).type, op.operand_at(1).type
    _verify_unit_stride(op, memref, vector)
    if len(memref.dims) < len(vector.dims):
        raise op.op_error("source memref has lower rank than the vector to store")
    _verify_elements(
        op, memref, vector, "valueToStore vector", "base and valueToStore element type should match"
    )
    _verify_indices(op, memref, op.operand_count - 2)


def _verify_unit_stride(op: Any, memref: MemRefType, vector: VectorType) -> None:
    if not vector.scalable and vector.num_elements == 1:
        return
    layout = strides_and_offset(memref)
    if layout is None or (layout[0] and layout[0][-1] != 1):
        raise op.op_error("most minor memref dim must have unit stride")


def _verify_elements(op: Any, memref: MemRefType, vector: VectorType, what: str, message: str) -> None:
    element = memref.element_type
    if isinstance(element, VectorType):
        if element != vector:
            raise op.op_error(f"base memref and {what} types should match")
        element = element.element_type
    if element != vector.element_type:
        raise op.op_error(message)


def _verify_indices(op: Any, base: Any, count: int) -> None:
    if len(base.dims) != count:
        raise op.op_error(f"requires {len(base.dims)} indices")


# -- masked -----------------------------------------------------------------------------------------------


@verifier("vector.maskedload", "vector.expandload")
def verify_masked_load(op: Any) -> None:
    """As MaskedLoadOp::verify and ExpandLoadOp::verify."""
    mask, kept = op.operand_types()[-2:]
    _verify_read(op, op.operand_count - 3)
    what = "shape" if op.name == "vector.maskedload" else "dim"
    _verify_shape(op, mask, op.result_types()[0], f"result {what}", f"mask {what}")
    _verify_kept(op, kept)


@verifier("vector.gather")
def verify_gather(op: Any) -> None:
    """As GatherOp::verify."""
    indices, mask, kept = op.operand_types()[-3:]
    if not isinstance(op.operand_at(0).type, (MemRefType, RankedTensorType)):
        raise op.op_error("requires base to be a memref or ranked tensor type")
    _verify_read(op, op.operand_count - 4)
    vector = op.result_types()[0]
    _verify_shape(op, indices, vector, "result dim", "indices dim")
    _verify_shape(op, mask, vector, "result dim", "mask dim")
    _verify_kept(op, kept)


@verifier("vector.maskedstore", "vector.compressstore")
def verify_masked_store(op: Any) -> None:
    """As MaskedStoreOp::verify and CompressStoreOp::verify."""
    mask, vector = op.operand_types()[-2:]
    _verify_write(op, vector, op.operand_count - 3)
    what = "shape" if op.name == "vector.maskedstore" else "dim"
    _verify_shape(op, mask, vector, f"valueToStore {what}", f"mask {what}")


@verifier("vector.scatter")
def verify_scatter(op: Any) -> None:
    """As ScatterOp::verify."""
    indices, mask, vector = op.operand_types()[-3:]
    if not isinstance(op.operand_at(0).type, (MemRefType, RankedTensorType)):
        raise op.op_error("requires base to be a memref or ranked tensor type")
    _verify_write(op, vector, op.operand_count - 4)
    _verify_shape(op, indices, vector, "valueToStore dim", "indices dim")
    _verify_shape(op, mask, vector, "valueToStore dim", "mask dim")


def _verify_read(op: Any, indices: int) -> None:
    base = op.operand_at(0).type
    if base.element_type != op.result_types()[0].element_type:
        raise op.op_error("base and result element type should match")
    _verify_indices(op, base, indices)


def _verify_write(op: Any, vector: VectorType, indices: int) -> None:
    base = op.operand_at(0).type
    if base.element_type != vector.element_type:
        raise op.op_error("base and valueToStore element type should match")
    _verify_indices(op, base, indices)


def _verify_shape(op: Any, other: Any, vector: VectorType, what: str, other_name: str) -> None:
    if other.dims != vector.dims:
        raise op.op_error(f"expected {what} to match {other_name}")


def _verify_kept(op: Any, kept: Type) -> None:
    if kept != op.result_types()[0]:
        raise op.op_error("expected pass_thru of same type as result type")


# -- transfers --------------------------------------------------------------------------------------------


@verifier("vector.transfer_read")
def verify_transfer_read(op: Any) -> None:
    """As TransferReadOp::verify."""
    source, vector = op.operand_at(0).type, op.result_types()[0]
    map = op.inherent("permutation_map").map
    _verify_indices(op, source, len(op.indices))
    _verify_transfer(op, source, vector, map)
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


@verifier("vector.transfer_write")
def verify_transfer_write(op: Any) -> None:
    """As TransferWriteOp::verify."""
    vector, destination = op.operand_at(0).type, op.operand_at(1).type
    map = op.inherent("permutation_map").map
    _verify_indices(op, destination, len(op.indices))
    if any(isinstance(each, AffineConstantExpr) and each.value == 0 for each in map.results):
        raise op.op_error("should not have broadcast dimensions")
    _verify_transfer(op, destination, vector, map)
    _verify_permutation(op, map)


def _verify_transfer(op: Any, shaped: Any, vector: VectorType, map: AffineMap) -> None:
    """As verifyTransferOp."""
    mask = op.mask
    if op.attribute("masked") is not None:
        raise op.op_error("masked attribute has been removed. Use in_bounds instead.")
    if not isinstance(shaped, (MemRefType, RankedTensorType)):
        raise op.op_error("requires source to be a memref or ranked tensor type")
    element = shaped.element_type
    bits = _minor_bits(vector, op)
    rank = len(vector.dims)
    if isinstance(element, VectorType):
        if bits % _minor_bits(element, op):
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
    if mask is not None and mask.type != mask_type(vector, map):
        raise op.op_error(
            f"inferred mask type ('{mask_type(vector, map)}') and mask operand type ('{mask.type}') don't "
            "match"
        )
    in_bounds = len(op.inherent("in_bounds"))
    if map.n_results != in_bounds:
        raise op.op_error(
            "expects the in_bounds attr of same rank as permutation_map results: "
            f"{op.inherent('permutation_map')} vs inBounds of size: {in_bounds}"
        )


def _minor_bits(vector: VectorType, op: Any) -> int:
    return type_bits(vector.element_type, op) * (vector.dims[-1] if vector.dims else 1)


def _verify_permutation(op: Any, map: AffineMap) -> None:
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
