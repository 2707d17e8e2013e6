"""Folding and simplification of StableHLO operations together; folding is tried first.

Mirror: stablehlo/transforms/optimization/StablehloTargetIndependentOptimization.cpp.
"""

from __future__ import annotations

from mlirkit.dialect_passes.stablehlo.aggressive_folder import add_folders
from mlirkit.dialect_passes.stablehlo.aggressive_simplification import add_simplifications
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePatternSet


class StablehloTargetIndependentOptimization(Pass):
    ARGUMENT = "stablehlo-target-independent-optimization"
    NAME = "StablehloTargetIndependentOptimizationPass"
    OP_NAME = "func.func"
    IS_DEFINED = True

    def run(self) -> None:
        patterns, options = RewritePatternSet(), OptimizationOptions.of(self.options)
        add_folders(patterns, options, benefit=2)
        add_simplifications(patterns, options)
        if not apply_patterns_greedily(self.operation, patterns.freeze(), GreedyRewriteConfig()):
            self.signal_pass_failure()
