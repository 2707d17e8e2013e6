"""Canonicalization: folding and the patterns of all operations, until nothing changes any more.

The driver is patterns/greedy_driver.py.  Canonicalization is best effort: not to converge is a failure only
with `test-convergence`.  Mirror: mlir/lib/Transforms/Canonicalizer.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.context import Context
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.canonicalization import CanonicalizationPatterns
from mlirkit.patterns.greedy_config import GreedyRewriteConfig, GreedySimplifyRegionLevel
from mlirkit.patterns.greedy_driver import apply_patterns_greedily

_LEVELS: Final[dict[str, GreedySimplifyRegionLevel]] = {
    "disabled": GreedySimplifyRegionLevel.DISABLED,
    "normal": GreedySimplifyRegionLevel.NORMAL,
    "aggressive": GreedySimplifyRegionLevel.AGGRESSIVE,
}


class Canonicalizer(Pass):
    ARGUMENT = "canonicalize"
    IS_DEFINED = True

    def __init__(self) -> None:
        super().__init__()
        self._patterns = CanonicalizationPatterns()
        self._config = GreedyRewriteConfig()

    def initialize(self, context: Context) -> bool:
        options = self.options
        # Dependent dialects may have canonicalization patterns as well.
        context.load_dependent_dialects()
        self._patterns = CanonicalizationPatterns(options.disable_patterns, options.enable_patterns)
        self._config.use_top_down_traversal = options.top_down
        self._config.region_simplification_level = _LEVELS[options.region_simplify]
        self._config.max_iterations = options.max_iterations
        self._config.max_num_rewrites = options.max_num_rewrites
        return True

    def run(self) -> None:
        converged = apply_patterns_greedily(self.operation, self._patterns, self._config)
        if self.options.test_convergence and not converged:
            self.signal_pass_failure()
