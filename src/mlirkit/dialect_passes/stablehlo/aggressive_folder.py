"""Operations of StableHLO on constants become constants, splats of any size and others up to a limit.

Mirror: stablehlo/transforms/optimization/StablehloAggressiveFolder.cpp.
"""

from __future__ import annotations

from mlirkit.dialect_passes.stablehlo import fold_control, fold_shapes
from mlirkit.dialect_passes.stablehlo.fold_elements import OTHER_FOLDS, SHAPE_FOLDS
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePatternSet

# Their patterns are in the tables when they have been imported.
FOLDERS = (fold_shapes, fold_control)


def add_folders(patterns: RewritePatternSet, options: OptimizationOptions, benefit: int = 1) -> None:
    """Mirrors populateStablehloAggressiveFolderPatterns."""
    SHAPE_FOLDS.add_to(patterns, options, benefit)
    OTHER_FOLDS.add_to(patterns, options, benefit)


class StablehloAggressiveFolder(Pass):
    ARGUMENT = "stablehlo-aggressive-folder"
    NAME = "StablehloAggressiveFolderPass"
    OP_NAME = "func.func"
    IS_DEFINED = True

    def run(self) -> None:
        patterns = RewritePatternSet()
        add_folders(patterns, OptimizationOptions.of(self.options))
        if not apply_patterns_greedily(self.operation, patterns.freeze(), GreedyRewriteConfig()):
            self.signal_pass_failure()
