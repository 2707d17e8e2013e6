"""Transforms that match patterns of pdl and definitions of irdl.

`with_pdl_patterns` contains patterns, `pdl_match` selects one.  Constraints are native functions that
programs register here (dialects/pdl/pattern_module.py documents their arguments).
Mirrors: PDLExtensionOps.cpp, IRDLExtensionOps.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import irdl, pdl, transform
from mlirkit.dialects.irdl.loading import OperationRules
from mlirkit.dialects.pdl.matching import NativeFunction, PatternMatcher
from mlirkit.dialects.transform.interpretation import Interpretation, definite, map_arguments, step
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError

PDL_CONSTRAINTS: Final[dict[str, NativeFunction]] = {}
# The key, in an interpretation's extensions, of the operation that contains the patterns.
_PATTERNS: Final = "pdl patterns"


@step(transform.WithPDLPatternsOp)
def apply_with_patterns(run: Interpretation, op: transform.WithPDLPatternsOp) -> None:
    block = op.body
    region = block.parent_region
    assert region is not None
    run.extensions[_PATTERNS] = SymbolTable(op)
    try:
        with run.scope_of(region):
            for argument, payload in zip(block.args, map_arguments(run, op, block), strict=True):
                run.associate(argument, payload)
            run.apply(next(op for op in block.ops() if not isinstance(op, pdl.PatternOp)))
    finally:
        del run.extensions[_PATTERNS]


@step(transform.PDLMatchOp)
def apply_match(run: Interpretation, op: transform.PDLMatchOp) -> None:
    patterns = run.extensions.get(_PATTERNS)
    name = op.pattern_name
    pattern = patterns.lookup(name.path[-1]) if isinstance(patterns, SymbolTable) else None
    roots = run.operations(op.root)
    if roots and not isinstance(pattern, pdl.PatternOp):
        raise definite(op, f"could not find pattern '{name}'")
    matched: list[Operation] = []
    if isinstance(pattern, pdl.PatternOp):
        matcher, rewriter = PatternMatcher(pattern, PDL_CONSTRAINTS), PatternRewriter()
        candidates = [nested for root in roots for nested in walk_postorder(root)]
        matched = [
            candidate
            for candidate in candidates
            if next(matcher.matches(candidate, rewriter), None) is not None
        ]
    run.associate(op.matched, matched)


@step(transform.IRDLCollectMatchingOp)
def apply_irdl_matching(run: Interpretation, op: transform.IRDLCollectMatchingOp) -> None:
    definition = next(nested for nested in walk_postorder(op) if isinstance(nested, irdl.OperationOp))
    rules = OperationRules(definition)
    candidates = [nested for root in run.operations(op.root) for nested in walk_postorder(root)]
    run.associate(op.matched, [candidate for candidate in candidates if _holds(rules, candidate)])


def _holds(rules: OperationRules, op: Operation) -> bool:
    try:
        rules.verify(op)
    except MLIRError:
        return False
    return True
