"""Collective operations of mhlo: one operand or several, over stablehlo's rules for groups and shapes."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.stablehlo.rules.collectives import (
    check_all_gather,
    check_all_reduce,
    check_broadcast_groups,
    check_permutation,
    check_reduce_scatter,
    infer_all_reduce,
    infer_all_to_all,
)
from mlirkit.dialects.stablehlo.rules.types import failure
from mlirkit.ods.live.hooks import type_inference, verifier
from mlirkit_dialects.mhlo import classes as mhlo


@verifier(mhlo.AllGatherOp)
def verify_all_gather(op: mhlo.AllGatherOp) -> None:
    """Mirrors AllGatherOp::verify."""
    if not op.operand_count:
        raise failure(op, "AllGather must have have at least one operand")
    if op.operand_count != op.result_count:
        raise failure(op, "AllGather requires the same number of operands and results")
    check_all_gather(op, op.replica_groups, op.all_gather_dim_attr.value)


@type_inference(mhlo.AllReduceOp)
def infer_reduced(state: OperationState) -> list[Type]:
    """Mirrors AllReduceOp::inferReturnTypeComponents, which also verifies."""
    if not state.operands:
        raise failure(state, "AllReduce must have have at least one operand")
    check_all_reduce(state)
    return infer_all_reduce(state)


@verifier(mhlo.ReduceScatterOp)
def verify_reduce_scatter(op: mhlo.ReduceScatterOp) -> None:
    check_reduce_scatter(op, op.replica_groups, op.scatter_dimension_attr.value, op.computation)


_ARRAY = ("split_dimension", "concat_dimension", "split_count")


@type_inference(mhlo.AllToAllOp)
def infer_exchanged(state: OperationState) -> list[Type]:
    """Mirrors AllToAllOp::inferReturnTypeComponents: of an array, which is split, or of several."""
    present = [state.properties.get(name) is not None for name in _ARRAY]
    if not all(present):
        if any(present):
            raise failure(
                state,
                "TupleAllToAll should not have split_dimension, concat_dimension or split_count attributes",
            )
        return [value.type for value in state.operands]
    if len(state.operands) != 1:
        raise failure(state, "ArrayAllToAll should have exactly one operand")
    return infer_all_to_all(state)


@verifier(mhlo.CollectiveBroadcastOp)
def verify_collective_broadcast(op: mhlo.CollectiveBroadcastOp) -> None:
    check_broadcast_groups(op, op.replica_groups)


@verifier(mhlo.CollectivePermuteOp)
def verify_collective_permute(op: mhlo.CollectivePermuteOp) -> None:
    check_permutation(op, op.source_target_pairs)
