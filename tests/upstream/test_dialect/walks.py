"""The pass with which MLIR tests patterns along a walk, and its patterns."""

from __future__ import annotations

from mlirkit.builtin.attributes import UNIT, IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.pattern_set import RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.walk_driver import walk_and_apply_patterns
from tests.upstream.test_dialect.notifications import PrintedNotifications


def increment(op: Operation, rewriter: PatternRewriter) -> bool:
    value = op.attribute("attr")
    if not isinstance(value, IntegerAttr) or value.value >= 3:
        return False
    rewriter.start_op_modification(op)
    op.set_attribute("attr", integer_attr(integer_type(32), value.value + 1))
    rewriter.operation_modified(op)
    return True


def _around(op: Operation) -> Operation | None:
    """What is around an operation, unless it is a function."""
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


def erase_first_block(op: Operation, rewriter: PatternRewriter) -> bool:
    for region in op.regions:
        if not region.is_empty:
            rewriter.erase_block(region.get_blocks()[0])
            return True
    return False


PATTERNS = {
    "test.any_attr_of_i32_str": increment,
    "test.move_before_parent_op": move_before,
    "test.move_after_parent_op": move_after,
    "test.clone_me": clone,
    "test.replace_with_new_op": replace,
    "test.erase_first_block": erase_first_block,
}


@register_pass
class TestWalkPatternDriver(Pass):
    ARGUMENT = "test-walk-pattern-rewrite-driver"
    NAME = "(anonymous namespace)::TestWalkPatternDriver"
    OPTIONS = (Option("dump-notifications", bool, False),)

    def run(self) -> None:
        patterns = RewritePatternSet()
        for root, apply in PATTERNS.items():
            patterns.add_pattern(root, RewritePattern(apply))
        listener = PrintedNotifications() if self.options.dump_notifications else None
        walk_and_apply_patterns(self.operation, patterns.freeze(), listener)
