"""Verifiers of shape: errors go on in results, reductions, yields."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.types import IndexType
from mlirkit.ods.live.hooks import verifier

_CAN_FAIL = ("shape.size", "shape.shape", "shape.value_shape")


def _kind(type: Any) -> str:
    return str(getattr(type, "FULL_NAME", ""))


def _verify_result(op: Any, name: str) -> None:
    """As verifySizeOrIndexOp and verifyShapeOrExtentTensorOp."""
    if any(_kind(type) in _CAN_FAIL for type in op.operand_types()):
        if _kind(op.result_types()[0]) != f"shape.{name}":
            raise op.op_error(
                "if at least one of the operands can hold error values then the result must be of type "
                f"`{name}` to propagate them"
            )


@verifier(*[f"shape.{name}" for name in ("add", "div", "get_extent", "mul", "num_elements", "rank")])
def verify_size(op: Any) -> None:
    _verify_result(op, "size")


@verifier("shape.broadcast", "shape.shape_of")
def verify_shape(op: Any) -> None:
    _verify_result(op, "shape")


@verifier("shape.assuming_all")
def verify_assuming_all(op: Any) -> None:
    """As AssumingAllOp::verify."""
    if not op.operand_count:
        raise op.op_error("no operands specified")


@verifier("shape.cstr_broadcastable")
def verify_broadcastable(op: Any) -> None:
    """As CstrBroadcastableOp::verify."""
    if op.operand_count < 2:
        raise op.op_error("required at least 2 input shapes")


@verifier("shape.reduce")
def verify_reduce(op: Any) -> None:
    """As ReduceOp::verify: the body takes an index, the extent there, and what was carried along."""
    arguments, inits = op.region_at(0).first_block.args, list(op.initVals)
    if len(arguments) != len(inits) + 2:
        raise op.op_error(f"ReduceOp body is expected to have {len(inits) + 2} arguments")
    if not isinstance(arguments[0].type, IndexType):
        raise op.op_error("argument 0 of ReduceOp body is expected to be of IndexType")
    if _kind(op.operand_at(0).type) == "shape.shape":
        if _kind(arguments[1].type) != "shape.size":
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


@verifier("shape.yield")
def verify_yield(op: Any) -> None:
    """As YieldOp::verify."""
    results = op.parent_op.result_types()
    if len(results) != op.operand_count:
        raise op.op_error("number of operands does not match number of results of its parent")
    if list(results) != list(op.operand_types()):
        raise op.op_error("types mismatch between yield op and its parent")
