"""The passes with which MLIR tests patterns along a walk and on given operations, and their patterns."""

from __future__ import annotations

from mlirkit.builtin.attributes import BoolAttr
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig, GreedyRewriteStrictness
from mlirkit.patterns.greedy_driver import apply_op_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePattern, RewritePatternSet
from mlirkit.patterns.walk_driver import walk_and_apply_patterns
from tests.upstream.test_dialect.driver_patterns import (
    change_block,
    change_to_own_block,
    clone,
    clone_regions,
    erase,
    erase_first_block,
    increment,
    inline_blocks,
    insert_same,
    move_after,
    move_before,
    replace,
    split_here,
)
from tests.upstream.test_dialect.notifications import PrintedNotifications

PATTERNS = {
    "test.any_attr_of_i32_str": increment,
    "test.move_before_parent_op": move_before,
    "test.move_after_parent_op": move_after,
    "test.clone_me": clone,
    "test.replace_with_new_op": replace,
    "test.erase_first_block": erase_first_block,
}


STRICT_PATTERNS = {
    "test.change_block_op": change_block,
    "test.clone_me": clone,
    "test.clone_region_before": clone_regions,
    "test.erase_op": erase,
    "test.inline_blocks_into_parent": inline_blocks,
    "test.insert_same_op": insert_same,
    "test.move_before_parent_op": move_before,
    "test.replace_with_new_op": replace,
    "test.split_block_here": split_here,
}


@register_pass
class TestStrictPatternDriver(Pass):
    """Applies patterns to their root operations, and to further operations by the option."""

    ARGUMENT = "test-strict-pattern-driver"
    NAME = "(anonymous namespace)::TestStrictPatternDriver"
    OP_NAME = "func.func"
    OPTIONS = (Option("strictness", str, "AnyOp", "Can be {AnyOp, ExistingAndNewOps, ExistingOps}"),)

    def run(self) -> None:
        patterns = RewritePatternSet()
        for root, apply in {**STRICT_PATTERNS, "test.implicit_change_op": change_to_own_block}.items():
            patterns.add_pattern(root, RewritePattern(apply))
        ops = [op for op in walk_postorder(self.operation) if op.name in STRICT_PATTERNS]
        config = GreedyRewriteConfig()
        config.listener = PrintedNotifications()
        config.strictness = STRICTNESS[self.options.strictness]
        outcome = apply_op_patterns_greedily(ops, patterns.freeze(), config)
        self.operation.set_attribute("pattern_driver_changed", BoolAttr.get(outcome.changed))
        self.operation.set_attribute("pattern_driver_all_erased", BoolAttr.get(outcome.all_erased))


STRICTNESS = {
    "AnyOp": GreedyRewriteStrictness.ANY_OP,
    "ExistingAndNewOps": GreedyRewriteStrictness.EXISTING_AND_NEW_OPS,
    "ExistingOps": GreedyRewriteStrictness.EXISTING_OPS,
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
