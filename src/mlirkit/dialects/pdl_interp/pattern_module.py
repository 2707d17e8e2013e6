"""Modules of pdl_interp as pattern sets: @matcher finds the patterns that match, @rewriters has the rewrites.

Mirror: PDLByteCode of mlir/lib/Rewrite/ByteCode.cpp.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from mlirkit.core.actions import handler_of
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.dialects.declared import pdl_interp
from mlirkit.dialects.pdl.rewriting import RewriteError
from mlirkit.dialects.pdl_interp.programs import Match, Memory, NativeFunctions, Program, Run
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePattern, try_as_action
from mlirkit.patterns.rewriter import PatternRewriter

_MATCHER: Final = "matcher"
_REWRITERS: Final = "rewriters"


def matcher_of(module: Operation) -> pdl_interp.FuncOp | None:
    """The matcher of a module of pdl_interp."""
    for region in module.regions:
        for block in region.blocks:
            for op in block.ops_of(pdl_interp.FuncOp):
                assert isinstance(op, pdl_interp.FuncOp)
                if op.sym_name.value == _MATCHER:
                    return op
    return None


class InterpretedPatterns(FrozenRewritePatternSet):
    """The patterns of a module that is already a matcher and rewriters."""

    def __init__(self, module: Operation, functions: NativeFunctions) -> None:
        super().__init__({})
        matcher = matcher_of(module)
        if matcher is None:
            raise module.op_error(f"expected a function '{_MATCHER}'")
        self._matcher = Program(matcher.body.blocks[0], functions)
        self._rewriters: dict[str, Program] = {}
        symbols = SymbolTable(module)
        if _REWRITERS in symbols:
            for region in symbols[_REWRITERS].regions:
                for op in region.blocks[0].ops_of(pdl_interp.FuncOp):
                    assert isinstance(op, pdl_interp.FuncOp)
                    self._rewriters[op.sym_name.value] = Program(op.body.blocks[0], functions)

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        """The patterns for a conversion: all as one."""
        return [RewritePattern(self.match_and_rewrite)]

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Try the matches, the highest benefit first; returns whether one was rewritten."""
        rewriter.begin(op)
        matcher = self._matcher
        # All matches are collected before the first rewrite.
        matches = matcher.execute(Run(rewriter, {matcher.entry.args[0]: op})).matches
        handler = handler_of(op)
        for match in sorted(matches, key=lambda match: -match.benefit):
            rewriter.begin(op)
            if handler is None:
                if self._apply(match, op, rewriter):
                    return True
            else:
                pattern = RewritePattern(partial(self._apply, match), match.benefit)
                if try_as_action(handler, pattern, op, rewriter):
                    return True
            rewriter.reject()
        return False

    def _apply(self, match: Match, op: Operation, rewriter: PatternRewriter) -> bool:
        program = self._rewriters[match.rewriter]
        memory: Memory = dict(zip(program.entry.args, match.inputs, strict=True))
        try:
            program.execute(Run(rewriter, memory, match.location))
        except RewriteError:
            return False
        return True
