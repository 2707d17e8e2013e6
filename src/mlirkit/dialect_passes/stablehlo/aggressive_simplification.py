"""Operations of StableHLO in simpler forms: rules, and patterns that rules cannot say.

Mirror: stablehlo/transforms/optimization/StablehloAggressiveSimplification.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions
from mlirkit.dialect_passes.stablehlo.simplify_control import replace_empty_tensors
from mlirkit.dialect_passes.stablehlo.simplify_shapes import REFINEMENTS, SIMPLIFICATIONS
from mlirkit.dialects.shipped_rules import shipped_rules
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePattern, RewritePatternSet

_EMPTY: Final = "mlir::stablehlo::(anonymous namespace)::ZeroExtentToEmptyConstant"


def add_simplifications(patterns: RewritePatternSet, options: OptimizationOptions) -> None:
    """Mirrors populateStablehloCanonicalizationPatterns."""
    for rule in shipped_rules("stablehlo").values():
        patterns.add_pattern(rule.root, rule)
    SIMPLIFICATIONS.add_to(patterns, options)
    patterns.add_pattern_of_any(RewritePattern(replace_empty_tensors, 1, _EMPTY))
    REFINEMENTS.add_to(patterns, options)


class StablehloAggressiveSimplification(Pass):
    ARGUMENT = "stablehlo-aggressive-simplification"
    NAME = "StablehloAggressiveSimplificationPass"
    OP_NAME = "func.func"
    IS_DEFINED = True

    def run(self) -> None:
        patterns = RewritePatternSet()
        limit: int = self.options.fold_op_element_limit
        add_simplifications(patterns, OptimizationOptions(fold_op_element_limit=limit))
        if not apply_patterns_greedily(self.operation, patterns.freeze(), GreedyRewriteConfig()):
            self.signal_pass_failure()
