"""Passes that depend on dialects.

    arith           integers of known ranges
    bufferization   buffers that functions return, buffers on the stack
    scf             conversion of parallel loops to other kinds of loops
    transform       application and analysis of transform scripts
    stablehlo       optimizations of StableHLO, static shapes, chlo to stablehlo

`MODULES` maps arguments of passes to modules; modules are imported at the first lookup of their pass.
"""

from __future__ import annotations

from typing import Final

_ARITH: Final = "mlirkit.dialect_passes.arith"
_BUFFERIZATION: Final = "mlirkit.dialect_passes.bufferization"
_SCF: Final = "mlirkit.dialect_passes.scf"
_STABLEHLO: Final = "mlirkit.dialect_passes.stablehlo"
_TRANSFORM: Final = "mlirkit.dialect_passes.transform"

MODULES: Final[dict[str, str]] = {
    "arith-int-range-narrowing": f"{_ARITH}.int_range_narrowing",
    "arith-unsigned-when-equivalent": f"{_ARITH}.unsigned_when_equivalent",
    "buffer-results-to-out-params": f"{_BUFFERIZATION}.buffer_results_to_out_params",
    "chlo-legalize-to-stablehlo": f"{_STABLEHLO}.chlo_legalization",
    "int-range-optimizations": f"{_ARITH}.int_range_optimizations",
    "promote-buffers-to-stack": f"{_BUFFERIZATION}.promote_buffers_to_stack",
    "scf-forall-to-for": f"{_SCF}.parallel_loops",
    "scf-forall-to-parallel": f"{_SCF}.parallel_loops",
    "scf-parallel-for-to-nested-fors": f"{_SCF}.parallel_loops",
    "stablehlo-aggressive-folder": f"{_STABLEHLO}.aggressive_folder",
    "stablehlo-aggressive-simplification": f"{_STABLEHLO}.aggressive_simplification",
    "stablehlo-canonicalize-dynamism": f"{_STABLEHLO}.canonicalize_dynamism",
    "stablehlo-target-independent-optimization": f"{_STABLEHLO}.target_independent_optimization",
    "transform-infer-effects": f"{_TRANSFORM}.infer_effects",
    "transform-interpreter": f"{_TRANSFORM}.interpreter",
    "transform-preload-library": f"{_TRANSFORM}.interpreter",
}
