"""Folders and canonicalization patterns of the test dialect, and the constants that it makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import IntegerAttr, UnitAttr, integer_attr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import func
from mlirkit.ods.live.hooks import canonicalizer, constant_materializer, folder
from mlirkit.patterns.rewriter import PatternRewriter

Operands = Sequence[Attribute | None]


@constant_materializer("test")
def materialize(value: Attribute, type: Type, loc: Location) -> Operation | None:
    return Operation.create("test.constant", [type], [], properties={"value": value}, loc=loc, ip=False)


@folder("test.op_with_region_fold", "test.op_with_region_fold_no_side_effect")
def fold_to_operand(op: Operation, operands: Operands) -> Value:
    return op.operand_at(0)


@folder("test.op_with_variadic_results_and_folder")
def fold_to_operands(op: Operation, operands: Operands) -> list[Value]:
    return op.operand_values()


@folder("test.op_in_place_fold")
def keep_operand(op: Operation, operands: Operands) -> Value | None:
    """The constant operand becomes an attribute."""
    if not isinstance(operands[0], IntegerAttr) or op.attribute("attr") is not None:
        return None
    op.set_attribute("attr", operands[0])
    return op.result_values()[0]


@folder("test.op_in_place_fold_success")
def count_success(op: Operation, operands: Operands) -> Value:
    """Succeeds always, as far as the pattern driver is concerned."""
    return op.result_values()[0]


@folder("test.op_in_place_self_fold")
def fold_itself(op: Operation, operands: Operands) -> Value | None:
    if op.attribute("folded") is not None:
        return None
    op.set_attribute("folded", UnitAttr.get())
    return op.result_values()[0]


@folder("test.fold_with_fold_adaptor")
def weigh_operands(op: Any, operands: Operands) -> Attribute:
    """Constants count by the group of operands that they are in, and blocks of the body."""
    counts = (1, len(op.variadic), sum(len(group) for group in op.var_of_var))
    weights = [weight for weight, count in zip((1, 2, 3), counts, strict=True) for _ in range(count)]
    total = sum(
        weight * each.value
        for weight, each in zip(weights, operands, strict=True)
        if isinstance(each, IntegerAttr)
    )
    return integer_attr(op.result_types()[0], total + 4 * len(op.regions[0].get_blocks()))


@canonicalizer("test.fold_to_call_op", "FoldToCallOpPattern")
def call_function(op: Operation, rewriter: PatternRewriter) -> bool:
    callee = op.attribute("callee")
    assert callee is not None
    rewriter.replace_with(op, func.CallOp, [], {"callee": callee})
    return True
