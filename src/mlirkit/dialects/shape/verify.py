"""Verifiers of shape: propagation of errors, reductions, yields."""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.types import IndexType
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import shape
from mlirkit.ods.live.hooks import verifier

# Types whose values may be errors.
_CAN_FAIL = (shape.SizeType, shape.ShapeType, shape.ValueShapeType)

Sizes: TypeAlias = (
    shape.AddOp | shape.DivOp | shape.GetExtentOp | shape.MulOp | shape.NumElementsOp | shape.RankOp
)


def _verify_errors(op: Operation, propagates: bool, name: str) -> None:
    """Mirrors verifySizeOrIndexOp and verifyShapeOrExtentTensorOp."""
    if not propagates and any(isinstance(type, _CAN_FAIL) for type in op.operand_types()):
        raise op.op_error(
            "if at least one of the operands can hold error values then the result must be of type "
            f"`{name}` to propagate them"
        )


@verifier(shape.AddOp, shape.DivOp, shape.GetExtentOp, shape.MulOp, shape.NumElementsOp, shape.RankOp)
def verify_size(op: Sizes) -> None:
    if isinstance(op, shape.RankOp):
        result = op.rank
    else:
        result = op.extent if isinstance(op, shape.GetExtentOp) else op.result
    _verify_errors(op, isinstance(result.type, shape.SizeType), "size")


@verifier(shape.BroadcastOp, shape.ShapeOfOp)
def verify_shape(op: shape.BroadcastOp | shape.ShapeOfOp) -> None:
    _verify_errors(op, isinstance(op.result.type, shape.ShapeType), "shape")


@verifier(shape.AssumingAllOp)
def verify_assuming_all(op: shape.AssumingAllOp) -> None:
    """Mirrors AssumingAllOp::verify."""
    if not op.inputs:
        raise op.op_error("no operands specified")


@verifier(shape.CstrBroadcastableOp)
def verify_broadcastable(op: shape.CstrBroadcastableOp) -> None:
    """Mirrors CstrBroadcastableOp::verify."""
    if len(op.shapes) < 2:
        raise op.op_error("required at least 2 input shapes")


@verifier(shape.ReduceOp)
def verify_reduce(op: shape.ReduceOp) -> None:
    """Mirrors ReduceOp::verify: the body takes an index, the extent there, and the reduced values."""
    arguments, inits = op.region.blocks[0].args, list(op.initVals)
    if len(arguments) != len(inits) + 2:
        raise op.op_error(f"ReduceOp body is expected to have {len(inits) + 2} arguments")
    if not isinstance(arguments[0].type, IndexType):
        raise op.op_error("argument 0 of ReduceOp body is expected to be of IndexType")
    if isinstance(op.shape.type, shape.ShapeType):
        if not isinstance(arguments[1].type, shape.SizeType):
            raise op.op_error(
                "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a "
                "ShapeType"
            )
    elif not isinstance(arguments[1].type, IndexType):
        raise op.op_error(
            "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an "
            "extent tensor"
        )
    for number, init in enumerate(inits):
        if arguments[number + 2].type != init.type:
            raise op.op_error(
                f"type mismatch between argument {number + 2} of ReduceOp body and initial value {number}"
            )


@verifier(shape.YieldOp)
def verify_yield(op: shape.YieldOp) -> None:
    """Mirrors YieldOp::verify."""
    parent = op.parent_op
    assert parent is not None
    results = parent.result_types()
    if len(results) != op.operand_count:
        raise op.op_error("number of operands does not match number of results of its parent")
    if list(results) != list(op.operand_types()):
        raise op.op_error("types mismatch between yield op and its parent")
