"""Modules of operations that fold become what mlir-opt makes of them, to the byte, locations included.

MLIRKIT_FOLD_MODULES says how many modules each dialect gets (25 by default), MLIRKIT_FOLD_SEED the first
seed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mlirkit.cli import main
from mlirkit.core.context import Context
from mlirkit.core.operation_name import OperationName
from mlirkit.patterns.canonicalization import CanonicalizationPatterns
from mlirkit.patterns.greedy_driver import GreedyRewriteConfig, apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePattern
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.text.parser import parse_buffer
from tests.conformance.parse_outcomes import split
from tests.conformance.pass_comparison import differences, joined
from tests.conformance.tools import mlir_opt, run
from tests.generators.folding_functions import OPERATIONS, generate_folding_functions

COUNT = int(os.environ.get("MLIRKIT_FOLD_MODULES", "25"))
FIRST = int(os.environ.get("MLIRKIT_FOLD_SEED", "0"))

# Dialects of which operations have patterns, and how many modules make all of them fire.
WITH_PATTERNS = {"arith": 300, "complex": 30, "index": 60}


def modules(dialect: str, count: int = COUNT, first: int = FIRST) -> list[str]:
    return [generate_folding_functions(seed, dialect) for seed in range(first, first + count)]


@pytest.mark.parametrize("dialect", OPERATIONS)
def test_same_as_mlir_opt(dialect: str) -> None:
    assert differences(modules(dialect), "canonicalize") == []


# ---- Patterns ----

FLAGS = (
    "--canonicalize",
    "--split-input-file",
    "--allow-unregistered-dialect",
    "--log-actions-to=-",
    "-o",
    os.devnull,
)
ATTEMPT = re.compile(r"Action `+apply-pattern pattern: (.*)$", re.MULTILINE)


@pytest.mark.parametrize("dialect", WITH_PATTERNS)
def test_patterns_are_tried_in_the_order_of_mlir_opt(
    dialect: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "modules.mlir"
    path.write_text(joined(modules(dialect, 5)))
    expected = ATTEMPT.findall(run(mlir_opt(), *FLAGS, str(path)).stdout.decode())
    assert expected
    assert main(["opt", *FLAGS, str(path)]) == 0
    assert ATTEMPT.findall(capfd.readouterr().out) == expected


class RecordingPatterns(CanonicalizationPatterns):
    """Patterns that note which of them matched, by operation and C++ name."""

    def __init__(self) -> None:
        super().__init__()
        self.fired: set[tuple[str, str]] = set()
        self._recording: dict[OperationName, list[RewritePattern]] = {}

    def patterns_for(self, info: OperationName, newest_first: bool = False) -> Sequence[RewritePattern]:
        known = self._recording.get(info)
        if known is None:
            known = [self._recorded(info, pattern) for pattern in super().patterns_for(info, newest_first)]
            self._recording[info] = known
        return known

    def _recorded(self, info: OperationName, pattern: RewritePattern) -> RewritePattern:
        def match(op: Any, rewriter: PatternRewriter) -> Any:
            has_matched = pattern.match_and_rewrite(op, rewriter)
            if has_matched:
                self.fired.add((info.name, pattern.name))
            return has_matched

        return RewritePattern(match, pattern.benefit, pattern.name)

    def tried(self, dialect: str) -> set[tuple[str, str]]:
        """The patterns of all operations met of a dialect."""
        return {
            (info.name, pattern.name)
            for info, patterns in self._recording.items()
            for pattern in patterns
            if info.dialect_name == dialect
        }


@pytest.mark.parametrize("dialect", WITH_PATTERNS)
def test_every_pattern_fires(dialect: str) -> None:
    patterns = RecordingPatterns()
    config = GreedyRewriteConfig()
    config.use_top_down_traversal = True
    for buffer in split(joined(modules(dialect, WITH_PATTERNS[dialect], 0))):
        module = parse_buffer(buffer, Context(allow_unregistered_dialects=True)).top_operation(True)
        apply_patterns_greedily(module, patterns, config)
    tried = patterns.tried(dialect)
    assert tried
    assert tried - patterns.fired == set()
