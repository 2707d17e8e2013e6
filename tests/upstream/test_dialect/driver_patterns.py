"""Patterns with which MLIR tests its drivers: they change, move, copy and erase operations and blocks."""

from __future__ import annotations

from mlirkit.builtin.attributes import UNIT, BoolAttr, IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.patterns.rewriter import PatternRewriter


def increment(op: Operation, rewriter: PatternRewriter) -> bool:
    value = op.attribute("attr")
    if not isinstance(value, IntegerAttr) or value.value >= 3:
        return False
    rewriter.start_op_modification(op)
    op.set_attribute("attr", integer_attr(integer_type(32), value.value + 1))
    rewriter.operation_modified(op)
    return True


def _around(op: Operation) -> Operation | None:
    """The parent of an operation, unless it is a function."""
    around = op.parent_op
    return None if around is None or "FunctionOpInterface" in around.info.interfaces else around


def move_before(op: Operation, rewriter: PatternRewriter) -> bool:
    around = _around(op)
    if around is None:
        return False
    rewriter.move_before(op, around)
    return True


def move_after(op: Operation, rewriter: PatternRewriter) -> bool:
    around = _around(op)
    if around is None:
        return False
    advance = op.attribute("advance")
    for _ in range(advance.value if isinstance(advance, IntegerAttr) else 0):
        assert around.next_op is not None
        around = around.next_op
    rewriter.move_after(op, around)
    return True


def clone(op: Operation, rewriter: PatternRewriter) -> bool:
    if op.attribute("was_cloned") is not None:
        return False
    rewriter.clone(op).set_attribute("was_cloned", UNIT)
    return True


def replace(op: Operation, rewriter: PatternRewriter) -> bool:
    if op.attribute("create_erase_op") is not None:
        made = rewriter.create("test.erase_op", [], loc=op.location)
    else:
        made = rewriter.create("test.new_op", op.result_types(), op.operand_values(), loc=op.location)
    rewriter.replace_op(op, made)
    return True


def insert_same(op: Operation, rewriter: PatternRewriter) -> bool:
    if op.attribute("skip") is not None:
        return False
    made = rewriter.create(op.name, op.result_types(), op.operand_values(), loc=op.location)
    rewriter.start_op_modification(op)
    op.set_attribute("skip", BoolAttr.get(True))
    rewriter.operation_modified(op)
    made.set_attribute("skip", BoolAttr.get(True))
    return True


def erase(op: Operation, rewriter: PatternRewriter) -> bool:
    rewriter.erase_op(op)
    return True


def inline_blocks(op: Operation, rewriter: PatternRewriter) -> bool:
    is_changed = False
    for region in op.regions:
        while not region.is_empty:
            rewriter.inline_block_before(region.get_blocks()[0], op, [])
            is_changed = True
    return is_changed


def split_here(op: Operation, rewriter: PatternRewriter) -> bool:
    rewriter.split_block(op)
    made = rewriter.create("test.new_op", op.result_types(), op.operand_values(), loc=op.location)
    rewriter.replace_op(op, made)
    return True


def clone_regions(op: Operation, rewriter: PatternRewriter) -> bool:
    block = op.parent_block
    if op.attribute("was_cloned") is not None or block is None or block.parent_region is None:
        return False
    for region in op.regions:
        rewriter.clone_region(region, block.parent_region, before=block)
    op.set_attribute("was_cloned", UNIT)
    return True


def change_block(op: Operation, rewriter: PatternRewriter) -> bool:
    """All branches to the first successor lead to the second."""
    targets = list(op.successors)
    if len(targets) < 2 or targets[0] is targets[1]:
        return False
    rewriter.replace_block_uses(targets[0], targets[1])
    return True


def change_to_own_block(op: Operation, rewriter: PatternRewriter) -> bool:
    block, targets = op.parent_block, list(op.successors)
    if block is None or not targets or targets[0] is block:
        return False
    rewriter.start_op_modification(op)
    op.set_successor(0, block)
    rewriter.operation_modified(op)
    return True


def erase_first_block(op: Operation, rewriter: PatternRewriter) -> bool:
    for region in op.regions:
        if not region.is_empty:
            rewriter.erase_block(region.get_blocks()[0])
            return True
    return False


def make_eligible(op: Operation, rewriter: PatternRewriter) -> bool:
    if op.attribute("eligible") is not None:
        return False
    rewriter.start_op_modification(op)
    op.set_attribute("eligible", UNIT)
    rewriter.operation_modified(op)
    return True


def hoist_eligible(op: Operation, rewriter: PatternRewriter) -> bool:
    """Move the operation whose result a region yields in front of the region's operation."""
    terminator = op.region_at(0).get_blocks()[0].last
    inner = None if terminator is None else terminator.operand_at(0).defining_op
    if inner is None or inner.parent_op is not op or inner.attribute("eligible") is None:
        return False
    rewriter.move_before(inner, op)
    return True
