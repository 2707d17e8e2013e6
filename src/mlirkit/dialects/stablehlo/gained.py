"""Additions to stablehlo's operations by release of StableHLO."""

from __future__ import annotations

from mlirkit.layouts.gained import gained

gained("stablehlo.dot_general", "algorithm", (1, 6, 0))
gained("stablehlo.exponential", "result_accuracy", (1, 9, 0))
for _name in (
    "cbrt",
    "cosine",
    "exponential_minus_one",
    "log",
    "log_plus_one",
    "logistic",
    "rsqrt",
    "sine",
    "sqrt",
    "tan",
    "tanh",
):
    gained(f"stablehlo.{_name}", "result_accuracy", (1, 10, 0))
gained("stablehlo.send", "source_target_pairs", (1, 12, 0))
gained("stablehlo.recv", "source_target_pairs", (1, 12, 0))
gained("stablehlo.custom_call", "result_tilings", (1, 18, 0))
gained("stablehlo.collective_broadcast", "has_dynamic_root", (1, 20, 0))
