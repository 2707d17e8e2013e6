"""Greedy rewriting: patterns are applied until none matches any more.

An iteration puts all operations on a worklist and takes them from its end.  A dead operation is erased;
otherwise it is folded, or else the patterns are tried on it; the operations that a change affects are put
back on the worklist.  Then regions are simplified, and if anything has changed, the next iteration begins.
Mirror: mlir/Transforms/GreedyPatternRewriteDriver.h.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlirkit.core.actions import Action, handler_of
from mlirkit.core.arguments import expect, expect_live, expect_or_none
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.current import context_stack
from mlirkit.core.erasure import erase_operation
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import (
    operands_of,
    parent_region_of,
    result_of,
    results_of,
    take_location,
)
from mlirkit.core.region import Region
from mlirkit.core.side_effects import is_op_trivially_dead
from mlirkit.core.use_list import UseList
from mlirkit.core.value import OpResult, Value
from mlirkit.core.walk import collect_in, walk_postorder
from mlirkit.patterns.constants import ConstantTable, make_constant
from mlirkit.patterns.folding import fold
from mlirkit.patterns.greedy_config import (
    NO_LIMIT,
    GreedyRewriteConfig,
    GreedyRewriteStrictness,
    GreedySimplifyRegionLevel,
)
from mlirkit.patterns.listener import Listener
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet
from mlirkit.patterns.region_simplification import erase_unreachable_blocks, simplify_region
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.worklist import Worklist


def apply_patterns_and_fold_greedily(
    op: Operation, set: FrozenRewritePatternSet, config: GreedyRewriteConfig | None = None
) -> None:
    """Apply patterns to the operations nested in `op`, an operation or module, until nothing changes.

    Raises RuntimeError if patterns still apply after all iterations.
    """
    expect_live(op, Operation, "apply_patterns_and_fold_greedily", "op")
    expect(set, FrozenRewritePatternSet, "apply_patterns_and_fold_greedily", "set")
    expect_or_none(config, GreedyRewriteConfig, "apply_patterns_and_fold_greedily", "config")
    with PLAIN_VALUES:
        converged = apply_patterns_greedily(op, set, GreedyRewriteConfig() if config is None else config)
    if not converged:
        raise RuntimeError("pattern application failed to converge")


def apply_patterns_greedily(op: Operation, set: FrozenRewritePatternSet, config: GreedyRewriteConfig) -> bool:
    """Apply patterns to the operations nested in `op` until nothing changes; whether the driver converged."""
    op.require_live()
    converged = True
    for region in op.regions:
        converged &= _RegionDriver(region, set, config).simplify()
    return converged


class OpRewriteOutcome:
    """The result for operations: whether the driver converged, anything changed, and all were erased."""

    __slots__ = ("all_erased", "changed", "converged")

    def __init__(self, converged: bool, changed: bool, all_erased: bool) -> None:
        self.converged = converged
        self.changed = changed
        self.all_erased = all_erased


def apply_op_patterns_greedily(
    ops: Sequence[Operation], set: FrozenRewritePatternSet, config: GreedyRewriteConfig
) -> OpRewriteOutcome:
    """Apply patterns to operations, and to the operations that the changes affect, until nothing changes.

    Regions are not simplified, and constants are not merged.
    """
    if not ops:
        return OpRewriteOutcome(True, False, True)
    region = _common_region(ops)
    if region is None:
        raise ValueError("apply_op_patterns_greedily: argument 'ops': no region holds all operations")
    return _RegionDriver(region, set, config, ops).work_through(ops)


def _common_region(ops: Sequence[Operation]) -> Region | None:
    """The innermost region that all operations are in."""
    region = ops[0].parent_region
    rest = list(ops[1:])
    while region is not None:
        rest = [op for op in rest if not region.is_ancestor(op.parent_region)]
        if not rest:
            return region
        around = region.parent_op
        region = None if around is None else around.parent_region
    return None


class _RegionDriver(Listener):
    """Rewrites the operations of a region."""

    def __init__(
        self,
        region: Region,
        patterns: FrozenRewritePatternSet,
        config: GreedyRewriteConfig,
        ops: Sequence[Operation] | None = None,
    ) -> None:
        self.region = region
        self.patterns = patterns
        self.config = config
        self.listener = config.listener
        self.worklist = Worklist()
        # The regions with several blocks, outer ones first.
        self.branching: list[Region] = []
        self.rewriter = PatternRewriter(self)
        # By the last iteration.
        self.changed = False
        # None: all of them.
        self.allowed: set[Operation] | None = None
        if config.strictness is not GreedyRewriteStrictness.ANY_OP:
            self.allowed = {*(collect_in(region) if ops is None else ops)}

    def work_through(self, ops: Sequence[Operation]) -> OpRewriteOutcome:
        """Process operations and the operations that the changes affect."""
        for op in ops:
            self.worklist.push(op)
        changed = self._process_worklist()
        return OpRewriteOutcome(not len(self.worklist), changed, all(op.info is ERASED for op in ops))

    def simplify(self) -> bool:
        """Iterate; whether the last iteration changed nothing."""
        config = self.config
        owner = self.region.parent_op
        iteration = 0
        while config.max_iterations == NO_LIMIT or iteration < config.max_iterations:
            iteration += 1
            self._fill_worklist()
            handler = None if owner is None else handler_of(owner)
            if handler is None:
                self._iterate()
            else:
                tag = "GreedyPatternRewriteIteration"
                handler.execute(Action(tag, f"{tag}({iteration})", [self.region]), self._iterate)
            if not self.changed:
                break
        return not self.changed

    def _iterate(self) -> None:
        """Fill and process the worklist once."""
        level = self.config.region_simplification_level
        changed = False
        # Operations that cannot be reached may read their own results, which patterns do not expect.
        for region in self.branching:
            if not region.is_erased:
                changed |= erase_unreachable_blocks(self.rewriter, region)
        changed |= self._process_worklist()
        if level is not GreedySimplifyRegionLevel.DISABLED:
            merge_blocks = level is GreedySimplifyRegionLevel.AGGRESSIVE
            changed |= simplify_region(self.rewriter, self.region, merge_blocks)
        self.changed = changed

    def _fill_worklist(self) -> None:
        """Put all operations on the worklist, merge equal constants, and note the branching regions."""
        self.worklist.clear()
        self.branching = [self.region]
        top_down = self.config.use_top_down_traversal
        constants = ConstantTable(self.rewriter) if self.config.enable_constant_cse else None
        # Operations that are not on the worklist yet.
        following: list[Operation] = []
        for op in collect_in(self.region) if top_down else _nested_last(self.region):
            if op.region_list is not None:
                self.branching.extend([region for region in op.region_list if len(region.get_blocks()) > 1])
            if constants is not None and op.info.is_constant_like:
                # Users of a merged constant are visited earlier.
                self.worklist.extend(following)
                following.clear()
                if constants.merge(op):
                    continue
            if not top_down:
                self._add(op)
            elif self.allowed is None or op in self.allowed:
                # The enclosing operation has been added already.
                following.append(op)
        if top_down:
            self.worklist.extend(following)
            self.worklist.reverse()

    def _process_worklist(self) -> bool:
        """Process the worklist until it is empty; whether anything changed."""
        owner = self.region.parent_op
        context = None if owner is None else owner.info.context
        if context is None or context_stack.top() is context:
            return self._process()
        # Once for all constants that are made.
        with context:
            return self._process()

    def _process(self) -> bool:
        changed = False
        limit = self.config.max_num_rewrites
        folds = self.config.enable_folding
        rewrites = 0
        worklist, patterns, rewriter = self.worklist, self.patterns, self.rewriter
        while limit == NO_LIMIT or rewrites < limit:
            op = worklist.pop()
            if op is None:
                break
            info = op.info
            # A pattern may erase operations without a word to us.
            if info is ERASED:
                continue
            if is_op_trivially_dead(op):
                self._erase(op)
                changed = True
            elif folds and not info.is_constant_like and self._fold(op):
                changed = True
            elif patterns.match_and_rewrite(op, rewriter):
                changed = True
                rewrites += 1
        return changed

    def _erase(self, op: Operation) -> None:
        """Erase an operation without uses of its results, while no pattern is being tried."""
        if op.region_list is None:
            self.operation_erased(op)
            erase_operation(op)
        else:
            self.rewriter.erase_op(op)

    def _fold(self, op: Operation) -> bool:
        folded = fold(op)
        if folded is None:
            return False
        if not folded:
            self.operation_modified(op)
            return True
        results = results_of(op)
        made: list[Operation] = []
        values: list[Value] = []
        for number, result in enumerate(results):
            value = folded[number]
            if isinstance(value, Attribute):
                constant = self._materialize(op, value, result.type)
                if constant is None:
                    break
                made.append(constant)
                value = result_of(constant, 0)
            if value.type != result.type:
                break
            values.append(value)
        if len(values) != len(results):
            for constant in made:
                self.rewriter.erase_op(constant)
            return False
        if self.listener is not None:
            self.listener.operation_replaced(op, values)
        for number, result in enumerate(results):
            self._replace_all_uses(result, values[number])
        self._erase(op)
        return True

    def _replace_all_uses(self, result: Value, value: Value) -> None:
        """Replace all uses of a result by a value, and add the users to the worklist."""
        if value is result:
            return
        if result.more_uses is None:
            # Most are read once, if at all.
            only = result.first_user
            if only is not None:
                result.replace_all_uses_with(value)
                self.operation_modified(only)
            return
        pairs = result.use_pairs()
        result.replace_all_uses_with(value)
        for user, _ in reversed(pairs):
            self.operation_modified(user)

    def _materialize(self, op: Operation, value: Attribute, type: Type) -> Operation | None:
        """A constant operation in front of `op`, made by the dialect of `op`; None if it makes none."""
        constant = make_constant(op.info.context, op.info.dialect_name, value, type, UNKNOWN_LOC)
        block = op.parent_block
        if constant is not None and block is not None:
            take_location(constant, op)
            block.insert_before(constant, op)
            self.operation_inserted(constant)
        return constant

    def operation_inserted(self, op: Operation) -> None:
        if self.listener is not None:
            self.listener.operation_inserted(op)
        self._add_new(op)

    def operation_moved(self, op: Operation, block: Block, following: Operation | None) -> None:
        if self.listener is not None:
            self.listener.operation_moved(op, block, following)
        self._add_new(op)

    def operation_replaced(self, op: Operation, values: Sequence[Value | None]) -> None:
        if self.listener is not None:
            self.listener.operation_replaced(op, values)

    def block_inserted(self, block: Block) -> None:
        if self.listener is not None:
            self.listener.block_inserted(block)

    def block_moved(self, block: Block, region: Region, following: Block | None) -> None:
        if self.listener is not None:
            self.listener.block_moved(block, region, following)

    def block_erased(self, block: Block) -> None:
        if self.listener is not None:
            self.listener.block_erased(block)

    def _add_new(self, op: Operation) -> None:
        if self.allowed is not None and (
            self.config.strictness is GreedyRewriteStrictness.EXISTING_AND_NEW_OPS
        ):
            self.allowed.add(op)
        self._add(op)

    def _add(self, op: Operation) -> None:
        """Add `op` and the operations around it to the worklist, if it is in the region."""
        region = parent_region_of(op)
        allowed, worklist = self.allowed, self.worklist
        if region is self.region:
            # Most are right there, or one level below.
            if allowed is None or op in allowed:
                worklist.push(op)
            return
        around = None if region is None else region.parent_op
        if around is not None and allowed is None and parent_region_of(around) is self.region:
            worklist.push(op)
            worklist.push(around)
            return
        result = [op]
        while around is not None:
            result.append(around)
            region = parent_region_of(around)
            if region is self.region:
                for changed in result:
                    if allowed is None or changed in allowed:
                        worklist.push(changed)
                return
            around = None if region is None else region.parent_op

    def operation_modified(self, op: Operation) -> None:
        if self.listener is not None:
            self.listener.operation_modified(op)
        self._add(op)

    def operation_erased(self, op: Operation) -> None:
        if self.listener is not None:
            self.listener.operation_erased(op)
        # A value with at most one remaining user may simplify further.
        for operand in operands_of(op):
            if isinstance(operand, OpResult) and (
                operand.more_uses is None or _is_read_by_few(operand, op)
            ):
                self._add(operand.op)
        self.worklist.remove(op)
        if self.allowed is not None:
            self.allowed.discard(op)


def _nested_last(region: Region) -> Iterator[Operation]:
    """The operations in a region in post-order, with the blocks of each region at the time of its visit."""
    for block in list(region.get_blocks()):
        for op in block.ops():
            yield from walk_postorder(op)


def _is_read_by_few(value: Value, op: Operation) -> bool:
    """Whether at most one operation besides `op` reads the value."""
    more = value.more_uses
    if more is None:
        return True
    other = None if value.first_user is op else value.first_user
    if not isinstance(more, UseList):
        for at in range(0, len(more), 2):
            user = more[at]
            if user is not op and user is not other:
                if other is not None:
                    return False
                other = user
        return True
    # Two operations cannot have more uses than operands, so that the remaining list is short.
    uses = more.live_count + 1
    if other is not None and uses > op.operand_count + other.operand_count:
        return False
    for user in reversed(more.users):
        if user is not None and user is not op and user is not other:
            if other is not None or uses > op.operand_count + user.operand_count:
                return False
            other = user
    return True
