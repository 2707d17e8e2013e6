"""Loops with more values carried along: operands end with the inits, arguments are an index and these."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseArrayAttr, DenseI32ArrayAttr
from mlirkit.core.block import Block
from mlirkit.core.creation import create_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import affine, scf
from mlirkit.ods.live.classes.segments import OPERAND_SIZES


def loop_with_additional_yields(
    op: scf.ForOp | affine.AffineForOp,
    inits: Sequence[Value],
    carried: Sequence[Value],
    yielded: Sequence[Value],
) -> Operation:
    """Replace a loop by one with additional inits and yielded values.

    `inits` follow the inits of the loop, and `yielded` the yielded values; the arguments for `inits` replace
    `carried` in the body.  The loop itself is erased.
    """
    old = op.region.get_blocks()[0]
    terminator = old.last
    assert terminator is not None
    terminator.set_operands([*terminator.operand_values(), *yielded])
    state = OperationState(op.info, op.location)
    state.operands = [*op.operand_values(), *inits]
    state.result_types = [*op.result_types(), *[init.type for init in inits]]
    state.properties = dict(op.properties)
    sizes = op.inherent(OPERAND_SIZES)
    if isinstance(sizes, DenseArrayAttr):
        state.properties[OPERAND_SIZES] = DenseI32ArrayAttr.get(
            [*sizes.values[:-1], sizes.values[-1] + len(inits)]
        )
    state.attributes = dict(op.discardable_attributes)
    block = Block()
    block.add_arguments([old.args[0].type], [op.location])
    for value in (*carried, *inits):
        block.add_arguments([value.type], [value.location])
    state.add_region().append_block(block)
    loop = create_operation(state)
    loop.move_before(op)
    for argument, other in zip(old.args, block.args, strict=False):
        argument.replace_all_uses_with(other)
    for inner in list(old.ops()):
        old.remove(inner)
        block.append(inner)
    for init, argument in zip(inits, block.args[len(old.args) :], strict=True):
        for user, number in init.use_pairs():
            if user is not loop and loop.is_ancestor(user):
                user.set_operand(number, argument)
    for result, other_result in zip(op.result_values(), loop.result_values(), strict=False):
        result.replace_all_uses_with(other_result)
    op.erase()
    return loop
