"""Rewriting by patterns, under the names of upstream's `mlir.rewrite`; everything here is re-exported.

from mlirkit import rewrite

patterns = rewrite.RewritePatternSet()
patterns.add(arith.AddIOp, to_muli)            def to_muli(op, rewriter): ...
rewrite.apply_patterns_and_fold_greedily(module, patterns.freeze())
"""

from __future__ import annotations

from mlirkit.dialects.pdl.pattern_module import PDLModule
from mlirkit.patterns.conversion_config import ConversionConfig, DialectConversionFoldingMode
from mlirkit.patterns.conversion_driver import (
    apply_analysis_conversion,
    apply_full_conversion,
    apply_partial_conversion,
)
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.greedy_config import (
    GreedyRewriteConfig,
    GreedyRewriteStrictness,
    GreedySimplifyRegionLevel,
)
from mlirkit.patterns.greedy_driver import apply_patterns_and_fold_greedily
from mlirkit.patterns.pattern_set import FrozenRewritePatternSet, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.type_converter import SignatureConversion, TypeConverter
from mlirkit.patterns.walk_driver import walk_and_apply_patterns

__all__ = [
    "ConversionConfig",
    "ConversionPatternRewriter",
    "ConversionTarget",
    "DialectConversionFoldingMode",
    "FrozenRewritePatternSet",
    "GreedyRewriteConfig",
    "GreedyRewriteStrictness",
    "GreedySimplifyRegionLevel",
    "PDLModule",
    "PatternRewriter",
    "RewritePatternSet",
    "SignatureConversion",
    "TypeConverter",
    "apply_analysis_conversion",
    "apply_full_conversion",
    "apply_partial_conversion",
    "apply_patterns_and_fold_greedily",
    "walk_and_apply_patterns",
]
