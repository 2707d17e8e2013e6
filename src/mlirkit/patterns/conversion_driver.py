"""Dialect conversion: illegal operations are rewritten into legal ones, and types are converted.

Operations are visited in program order, enclosing operations first.  An illegal operation is folded, or the
patterns are tried on it; the operations that a pattern creates and modifies are legalized at once, and if
that fails the pattern is undone and the next one tried.  At the end all replacements are made, casts that
undo each other are erased, type converters materialize the other casts, and a cast that remains is an error.
Mirror: mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.core.actions import Action, handler_of
from mlirkit.core.arguments import expect, expect_live, expect_or_none
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.clone import clone_operation
from mlirkit.core.context import current_context
from mlirkit.core.operation import Operation
from mlirkit.core.reading import failure
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_preorder
from mlirkit.patterns.casts import reconcile_casts
from mlirkit.patterns.constants import make_constant
from mlirkit.patterns.control_flow import successors
from mlirkit.patterns.conversion_config import ConversionConfig, DialectConversionFoldingMode
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.conversion_state import CastInfo, ConversionState
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.folding import fold
from mlirkit.patterns.legalization_order import LegalizationOrder
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern, try_as_action
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError

PARTIAL: Final = "partial"
FULL: Final = "full"
ANALYSIS: Final = "analysis"


def apply_partial_conversion(
    op: Operation,
    target: ConversionTarget,
    set: FrozenRewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """Convert `op` and its nested operations; operations without a rule in the target may stay.

    MLIRError if an illegal operation remains; no change is made then, if changes can be undone.
    """
    _convert(op, target, set, config, PARTIAL)


def apply_full_conversion(
    op: Operation,
    target: ConversionTarget,
    set: FrozenRewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """As `apply_partial_conversion`, but every operation must be legal."""
    _convert(op, target, set, config, FULL)


def apply_analysis_conversion(
    op: Operation,
    target: ConversionTarget,
    set: FrozenRewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """Find which operations could be legalized, for `config.legalizable_ops`, and change nothing."""
    expect_live(op, Operation, "apply_analysis_conversion", "op")
    expect_or_none(config, ConversionConfig, "apply_analysis_conversion", "config")
    around = op
    while around.parent_op is not None and (around is op or not around.info.is_isolated):
        around = around.parent_op
    copy = clone_operation(around)
    originals = dict(zip(walk_preorder(copy), walk_preorder(around), strict=True))
    root = next(candidate for candidate, original in originals.items() if original is op)
    legalizable = None if config is None else config.legalizable_ops
    _convert(root, target, set, config, ANALYSIS)
    if legalizable is not None:
        result = [originals[operation] for operation in legalizable]
        legalizable.clear()
        legalizable.update(dict.fromkeys(result))
    copy.close()


def _convert(
    op: Operation,
    target: ConversionTarget,
    set: FrozenRewritePatternSet,
    config: ConversionConfig | None,
    kind: str,
) -> None:
    function = f"apply_{kind}_conversion"
    expect_live(op, Operation, function, "op")
    expect(target, ConversionTarget, function, "target")
    expect(set, FrozenRewritePatternSet, function, "set")
    expect_or_none(config, ConversionConfig, function, "config")
    with PLAIN_VALUES:
        conversion = _Conversion(op, target, set, ConversionConfig() if config is None else config, kind)
        handler = handler_of(op)
        if handler is None:
            conversion.run()
        else:
            tag = "apply-conversion"
            handler.execute(Action(tag, tag, [op]), conversion.run)


class _Conversion:
    """One conversion."""

    def __init__(
        self,
        root: Operation,
        target: ConversionTarget,
        patterns: FrozenRewritePatternSet,
        config: ConversionConfig,
        kind: str,
    ) -> None:
        self.root = root
        self.target = target
        self.order = LegalizationOrder(patterns, target)
        self.config = config
        self.kind = kind
        self.state = ConversionState(config, root.info.context)
        self.rewriter = ConversionPatternRewriter(self.state, self._legalize_all)
        # The patterns whose results are being legalized.
        self.applied: dict[RewritePattern, None] = {}

    def run(self) -> None:
        state = self.state
        context = current_context(self.root.context)
        try:
            for op in self._to_convert([self.root]):
                if not self._convert(op, True):
                    raise self._failed(op)
        except MLIRError as error:
            self._give_up()
            if not error.error_diagnostics:
                raise
            raise failure(f"{self.kind} conversion failed", error.error_diagnostics, context) from None
        except BaseException:
            self._give_up()
            raise
        state.commit()
        remaining = reconcile_casts(state.live_casts())
        if self.config.build_materializations:
            for cast in remaining:
                if not _materialize(cast, state.casts[cast], PatternRewriter(self.config.listener)):
                    diagnostics = _unresolved(cast).error_diagnostics
                    raise failure(f"{self.kind} conversion failed", diagnostics, context)

    def _give_up(self) -> None:
        """Undo all changes if possible, else leave them."""
        if self.state.can_undo:
            self.state.reset((0, 0, 0))

    def _to_convert(self, ops: Sequence[Operation]) -> list[Operation]:
        """Operations and their nested operations in program order, enclosing operations first."""
        operations: list[Operation] = []
        stack = list(reversed(ops))
        while stack:
            op = stack.pop()
            operations.append(op)
            if self.target.is_recursively_legal(op) and self.target.is_legal(op):
                continue
            inside: list[Operation] = []
            for region in op.region_list or ():
                for block in _blocks_in_order(region):
                    inside.extend(block.ops())
            stack.extend(reversed(inside))
        return operations

    def _legalize_all(self, ops: Sequence[Operation]) -> bool:
        """Legalize operations for a pattern, without reporting errors."""
        return all(self._convert(op, False) for op in self._to_convert(ops))

    def _convert(self, op: Operation, is_reported: bool) -> bool:
        """Legalize an operation; False if it is not legal and may not stay."""
        if self._legalize(op):
            reported = self.config.legalizable_ops if self.kind == ANALYSIS else None
        elif self.kind == FULL or (self.kind == PARTIAL and self.target.is_legal(op) is False):
            return False
        else:
            reported = self.config.unlegalized_ops if self.kind == PARTIAL else None
        if reported is not None and is_reported:
            reported[op] = None
        return True

    def _legalize(self, op: Operation) -> bool:
        """Make an operation legal, if it is not and can be; whether it is legal now."""
        if self.state.is_ignored(op):
            return True
        if self.target.is_legal(op):
            if self.target.is_recursively_legal(op):
                for nested in walk_preorder(op):
                    if nested is not op:
                        self.state.ignored[nested] = None
            return True
        mode = self.config.folding_mode
        if mode is DialectConversionFoldingMode.BEFORE_PATTERNS and self._fold(op):
            return True
        if self._rewrite(op):
            return True
        return mode is DialectConversionFoldingMode.AFTER_PATTERNS and self._fold(op)

    # -- folding ------------------------------------------------------------------------------------------

    def _fold(self, op: Operation) -> bool:
        """Legalize an operation by folding it."""
        if op.info.has_trait("ConstantLike"):
            return False
        state, rewriter = self.state, self.rewriter
        mark = state.mark()
        rewriter.begin(op)
        rewriter.start_op_modification(op)
        folded = fold(op)
        constants: list[Operation] = []
        values = None if folded is None else self._folded_values(op, folded, constants)
        if values is None:
            rewriter.cancel_op_modification(op)
            state.new_ops, state.modified_ops = {}, {}
            return False
        rewriter.operation_modified(op)
        try:
            if not values:
                return self._legalize(op)
            rewriter.replace_op(op, values=values)
            if all(self._legalize(constant) for constant in constants):
                return True
            if not state.can_undo:
                raise MLIRError(f"op '{op.info.name}' folder rollback of IR modifications requested")
            state.reset(mark)
            return False
        finally:
            state.new_ops, state.modified_ops = {}, {}

    def _folded_values(
        self, op: Operation, folded: list[Value | Attribute], made: list[Operation]
    ) -> list[Value] | None:
        """The values that an operation folds to, constants as new operations; None if one cannot be made."""
        values: list[Value] = []
        for entry, result in zip(folded, op.result_values() if folded else ()):
            value: Value | None = entry if isinstance(entry, Value) else None
            if isinstance(entry, Attribute):
                info = op.info
                constant = make_constant(info.context, info.dialect_name, entry, result.type, op.location)
                if constant is not None:
                    made.append(constant)
                    value = constant.result
            if value is None or value.type != result.type:
                return None
            values.append(value)
        for constant in made:
            self.rewriter.insert(constant)
        return values

    # -- patterns -----------------------------------------------------------------------------------------

    def _rewrite(self, op: Operation) -> bool:
        """Legalize an operation by the first pattern whose results can be legalized."""
        patterns = self.order.patterns_for(op.info)
        if not patterns:
            return False
        state, rewriter, applied = self.state, self.rewriter, self.applied
        handler = handler_of(op)
        mark = state.mark()
        for pattern in patterns:
            if not pattern.has_bounded_recursion:
                if pattern in applied:
                    continue
                applied[pattern] = None
            rewriter.begin(op)
            if handler is None:
                matched = bool(pattern.match_and_rewrite(op, rewriter))
            else:
                matched = try_as_action(handler, pattern, op, rewriter)
            made, modified = state.new_ops, state.modified_ops
            state.new_ops, state.modified_ops = {}, {}
            state.forget_new_casts(matched)
            legalized = matched and self._legalize_made(made, modified)
            applied.pop(pattern, None)
            if legalized:
                return True
            if matched and not state.can_undo:
                raise _not_undone(pattern, made, modified)
            state.reset(mark)
        return False

    def _legalize_made(self, made: dict[Operation, None], modified: dict[Operation, None]) -> bool:
        return all(self._legalize(op) for op in modified) and all(self._legalize(op) for op in made)

    def _failed(self, op: Operation) -> MLIRError:
        illegal = " that was explicitly marked illegal" if self.kind == PARTIAL else ""
        return op.error(f"failed to legalize operation '{op.info.name}'{illegal}")


def _not_undone(
    pattern: RewritePattern, made: dict[Operation, None], modified: dict[Operation, None]
) -> MLIRError:
    """A fatal error of the reference."""
    new, changed = (", ".join([op.info.name for op in ops]) for ops in (made, modified))
    return MLIRError(
        f"pattern '{pattern.name}' produced IR that could not be legalized. "
        f"new ops: {{{new}}}, modified ops: {{{changed}}}"
    )


def _blocks_in_order(region: Region) -> list[Block]:
    """The reachable blocks, depth first: each behind the blocks that dominate it."""
    blocks: list[Block] = []
    seen: set[Block] = set()
    stack = [*region.get_blocks()[:1]]
    while stack:
        block = stack.pop()
        if block not in seen:
            seen.add(block)
            blocks.append(block)
            stack.extend(reversed(successors(block)))
    return blocks


# -- casts that remain --------------------------------------------------------------------------------------


def _materialize(cast: Operation, info: CastInfo, rewriter: PatternRewriter) -> bool:
    """Replace a cast by the materialization of its type converter; False if that gives none."""
    converter = info.converter
    if converter is None:
        return False
    rewriter.begin(cast)
    types, inputs = cast.result_types(), cast.operand_values()
    made: list[Value] | None
    if info.is_source:
        value = converter.materialize_source(rewriter, types[0], inputs, cast.location)
        made = None if value is None else [value]
    else:
        made = converter.materialize_target(rewriter, types, inputs, cast.location, info.original_type)
    if made is None:
        return False
    rewriter.replace_op(cast, made)
    return True


def _unresolved(cast: Operation) -> MLIRError:
    inputs, outputs = (
        ", ".join([f"'{type}'" for type in types]) for types in (cast.operand_types(), cast.result_types())
    )
    error = cast.error(
        f"failed to legalize unresolved materialization from ({inputs}) to ({outputs}) that remained live "
        "after conversion"
    )
    user = next(user for result in cast.result_values() for user in result.users)
    return user.note_on(error, f"see existing live user here: {user}")
