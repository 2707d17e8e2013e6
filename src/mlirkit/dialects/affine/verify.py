"""Verifiers of affine: what yields give back, and the maps of memory accesses."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.types import IndexType
from mlirkit.ods.live.hooks import verifier

_YIELDED_FROM = ("affine.parallel", "affine.if", "affine.for")


@verifier("affine.yield")
def verify_yield(op: Any) -> None:
    """As AffineYieldOp::verify."""
    parent = op.parent_op
    if parent is None or parent.name not in _YIELDED_FROM:
        raise op.error("only terminates affine.if/for/parallel regions")
    if parent.result_count != op.operand_count:
        raise op.error("parent of yield must have same number of results as the yield operands")
    if parent.result_types() != op.operand_types():
        raise op.error("types mismatch between yield op and its parent")


@verifier("affine.load")
def verify_load(op: Any) -> None:
    """As AffineLoadOp::verify, but for which values may be dimensions and symbols."""
    type = op.operand(0).type
    if op.result_types()[0] != type.element_type:
        raise op.error("result type must match element type of memref")
    _verify_indexing(op, type, op.operand_types()[1:], "load")


@verifier("affine.store")
def verify_store(op: Any) -> None:
    """As AffineStoreOp::verify, but for which values may be dimensions and symbols."""
    stored, type = op.operand_types()[:2]
    if stored != type.element_type:
        raise op.error("value to store must have the same type as memref element type")
    _verify_indexing(op, type, op.operand_types()[2:], "store")


def _verify_indexing(op: Any, memref: Any, indices: Any, what: str) -> None:
    map = op.attribute("map").map
    if map.n_results != len(memref.shape):
        raise op.error("affine map num results must equal memref rank")
    if map.n_inputs != len(indices):
        raise op.error("expects as many subscripts as affine map inputs")
    for type in indices:
        if not isinstance(type, IndexType):
            raise op.error(f"index to {what} must have 'index' type")
