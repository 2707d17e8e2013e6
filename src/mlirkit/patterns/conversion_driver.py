"""Dialect conversion: operations that must go become operations that may stay, and types with them.

Operations are looked at in the order in which they happen, those around others first.  One that is not legal
is folded, or the patterns are tried on it.  When all is well everything is replaced, casts that undo each
other go, and what is left of them is an error unless it is asked for.
Mirror: mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from enum import Enum

from mlirkit.core.actions import Action, handler_of
from mlirkit.core.arguments import expect, expect_live, expect_or_none
from mlirkit.core.block import Block
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.context import current_context
from mlirkit.core.operation import Operation
from mlirkit.core.reading import failure
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.patterns.casts import reconcile_casts
from mlirkit.patterns.control_flow import successors
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.folding import fold
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet
from mlirkit.support.diagnostics import MLIRError


class DialectConversionFoldingMode(Enum):
    """When operations are folded that are not legal."""

    NEVER = 0
    BEFORE_PATTERNS = 1
    AFTER_PATTERNS = 2


class ConversionConfig:
    """How to convert."""

    __slots__ = ("build_materializations", "folding_mode")
    folding_mode: DialectConversionFoldingMode
    build_materializations: bool

    def __setattr__(self, name: str, value: object) -> None:
        if name == "folding_mode":
            expect(value, DialectConversionFoldingMode, "ConversionConfig", name)
        elif name == "build_materializations":
            expect(value, bool, "ConversionConfig", name)
        super().__setattr__(name, value)

    def __init__(self) -> None:
        self.folding_mode = DialectConversionFoldingMode.BEFORE_PATTERNS
        # Casts that remain are for others to see to if this is off, else an error.
        self.build_materializations = True


def apply_partial_conversion(
    op: Operation,
    target: ConversionTarget,
    set: FrozenRewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """Convert `op` and what is nested in it; operations about which the target says nothing may stay.

    MLIRError if an illegal operation remains; nothing is replaced then.
    """
    _convert(op, target, set, config, "partial")


def apply_full_conversion(
    op: Operation,
    target: ConversionTarget,
    set: FrozenRewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """As `apply_partial_conversion`, but every operation must be legal."""
    _convert(op, target, set, config, "full")


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
        _Conversion(target, set, ConversionConfig() if config is None else config).run(op, kind)


class _Conversion:
    """One conversion."""

    def __init__(
        self, target: ConversionTarget, patterns: FrozenRewritePatternSet, config: ConversionConfig
    ) -> None:
        self.target = target
        self.patterns = patterns
        self.config = config
        self.rewriter = ConversionPatternRewriter()

    def run(self, root: Operation, kind: str) -> None:
        handler = handler_of(root)
        if handler is None:
            self._convert(root, kind)
        else:
            tag = "apply-conversion"
            handler.execute(Action(tag, tag, [root]), lambda: self._convert(root, kind))

    def _convert(self, root: Operation, kind: str) -> None:
        context = current_context(root.context)
        try:
            for op in _in_order(root):
                if not self._legalize(op) and (kind == "full" or self.target.is_legal(op) is False):
                    raise self._failed(op, kind)
        except MLIRError as error:
            self.rewriter.undo()
            if not error.error_diagnostics:
                raise
            raise failure(f"{kind} conversion failed", error.error_diagnostics, context) from None
        except BaseException:
            self.rewriter.undo()
            raise
        self.rewriter.commit()
        remaining = reconcile_casts(self.rewriter.casts)
        if remaining and self.config.build_materializations:
            raise failure(f"{kind} conversion failed", _unresolved(remaining[0]).error_diagnostics, context)

    def _legalize(self, op: Operation) -> bool:
        """Make an operation legal, if it is not and can be; whether it is now."""
        if self.target.is_legal(op) or self.rewriter.is_replaced(op):
            return True
        mode = self.config.folding_mode
        if mode is DialectConversionFoldingMode.BEFORE_PATTERNS and self._fold(op):
            return True
        if self.patterns.match_and_rewrite(op, self.rewriter, newest_first=True):
            return True
        return mode is DialectConversionFoldingMode.AFTER_PATTERNS and self._fold(op)

    def _fold(self, op: Operation) -> bool:
        folded = None if op.info.has_trait("ConstantLike") else fold(op)
        if folded is None:
            return False
        if not folded:
            return self._legalize(op)
        if not all(isinstance(each, Value) for each in folded):
            return False
        self.rewriter.replace_op(op, values=folded)
        return True

    def _failed(self, op: Operation, kind: str) -> MLIRError:
        illegal = " that was explicitly marked illegal" if kind == "partial" else ""
        text = op.get_asm(print_generic_op_form=True, skip_regions=True)
        return op.error(f"failed to legalize operation '{op.info.name}'{illegal}: {text}")


def _in_order(root: Operation) -> list[Operation]:
    """The operations of a tree in the order in which they happen, each before those nested in it."""
    found: list[Operation] = []
    stack = [root]
    while stack:
        op = stack.pop()
        found.append(op)
        inside: list[Operation] = []
        for region in op.region_list or ():
            for block in _blocks_in_order(region):
                inside.extend(block.ops())
        stack.extend(reversed(inside))
    return found


def _blocks_in_order(region: Region) -> list[Block]:
    """The blocks that can be reached, depth first: each comes behind those that dominate it."""
    found: list[Block] = []
    seen: set[Block] = set()
    stack = [*region.get_blocks()[:1]]
    while stack:
        block = stack.pop()
        if block not in seen:
            seen.add(block)
            found.append(block)
            stack.extend(reversed(successors(block)))
    return found


def _unresolved(cast: Operation) -> MLIRError:
    inputs, outputs = (
        ", ".join([f"'{each}'" for each in types]) for types in (cast.operand_types(), cast.result_types())
    )
    error = cast.error(
        f"failed to legalize unresolved materialization from ({inputs}) to ({outputs}) that remained live "
        "after conversion"
    )
    user = cast.result.users[0]
    return user.note_on(error, f"see existing live user here: {user}")
