"""The canonicalization patterns that fire on the generated modules of the conformance tests.

    python -m tests.conformance.fired_patterns [COUNT]      writes fired_patterns.txt, from COUNT modules per generator

The table has a line per pattern of the operations of a dialect: dialect, C++ name, and in how many rewrites
it has fired.  A pattern that is a function has no C++ name: the table has the name of its operation.  The
modules come from test_canonicalization.py, test_folding.py and rare_patterns.mlir; the tests compare their
output with mlir-opt.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.operation_name import OperationName
from mlirkit.patterns.canonicalization import CanonicalizationPatterns
from mlirkit.patterns.greedy_config import GreedyRewriteConfig, GreedySimplifyRegionLevel
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePattern
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_buffer
from tests.conformance.parse_outcomes import MARKER, split
from tests.conformance.pass_comparison import joined
from tests.conformance.test_canonicalization import GENERATORS
from tests.generators.device_functions import DIALECTS as DEVICE_DIALECTS
from tests.generators.device_functions import generate_device_functions
from tests.generators.folding_functions import OPERATIONS, generate_folding_functions

_ANONYMOUS = "(anonymous namespace)::"
TABLE = Path(__file__).with_name("fired_patterns.txt")
RARE = Path(__file__).with_name("rare_patterns.mlir").read_text().split(f"{MARKER}\n")
MODULES = 40

# Patterns that never fire because others come first, and the reason.
HIDDEN = {
    (
        "cf",
        _ANONYMOUS + "SimplifyCondBranchFromCondBranchOnSameCondition",
    ): "the condition is a constant there by then",
    ("memref", _ANONYMOUS + "SimplifyDimOfAllocOp"): "folding does it",
    ("scf", _ANONYMOUS + "ReplaceIfYieldWithConditionOrValue"): "the yielded value is selected before",
    ("scf", "FoldTensorCastProducerOp"): "loops are not its business",
    ("tensor", _ANONYMOUS + "FoldReshapeWithConstant<mlir::tensor::CollapseShapeOp>"): "folding does it",
    ("tensor", _ANONYMOUS + "FoldReshapeWithConstant<mlir::tensor::ExpandShapeOp>"): "folding does it",
    (
        "tensor",
        _ANONYMOUS + "InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>",
    ): "constant sizes come first",
    ("vector", _ANONYMOUS + "StridedSliceSplat"): "splats are broadcasts",
    ("xegpu", "FoldConvertLayoutOp"): "folding does it",
}
DIALECTS = (
    *("acc", "affine", "amdgpu", "arith", "async", "bufferization", "builtin", "cf", "complex", "emitc"),
    *("func", "gpu", "index", "linalg", "llvm", "math", "memref", "mpi", "omp", "ptr", "quant", "scf"),
    *("shape", "shard", "smt", "sparse_tensor", "spirv", "tensor", "tosa", "transform", "ub", "vector"),
    "xegpu",
)

# Counts by dialect and name.
Counts = dict[tuple[str, str], int]


def name_of(info: OperationName, pattern: RewritePattern) -> tuple[str, str]:
    return info.dialect_name, pattern.name or info.name


class RecordingPatterns(CanonicalizationPatterns):
    """Patterns that count how often they matched."""

    def __init__(self, disabled: Sequence[str] = (), enabled: Sequence[str] = ()) -> None:
        super().__init__(disabled, enabled)
        self.fired: Counter[tuple[str, str]] = Counter()
        # The same by operation.
        self.fired_on: set[tuple[str, str]] = set()
        self._recording: dict[OperationName, list[RewritePattern]] = {}

    def patterns_for(self, info: OperationName) -> list[RewritePattern]:
        known = self._recording.get(info)
        if known is None:
            known = [self._recorded(info, pattern) for pattern in super().patterns_for(info)]
            self._recording[info] = known
        return known

    def _recorded(self, info: OperationName, pattern: RewritePattern) -> RewritePattern:
        def match(op: Any, rewriter: PatternRewriter) -> Any:
            has_matched = pattern.match_and_rewrite(op, rewriter)
            if has_matched:
                self.fired[name_of(info, pattern)] += 1
                self.fired_on.add((info.name, pattern.name))
            return has_matched

        return RewritePattern(match, pattern.benefit, pattern.name)

    def tried(self, dialect: str) -> set[tuple[str, str]]:
        """The patterns of all operations of a dialect in the modules."""
        return {
            (info.name, pattern.name)
            for info, patterns in self._recording.items()
            for pattern in patterns
            if info.dialect_name == dialect
        }

    def canonicalize(self, text: str) -> None:
        """Canonicalize the modules of a text as the pass does."""
        config = GreedyRewriteConfig()
        config.use_top_down_traversal = True
        config.region_simplification_level = GreedySimplifyRegionLevel.NORMAL
        for buffer in split(text):
            module = parse_buffer(buffer, Context(allow_unregistered_dialects=True)).top_operation(True)
            # mlir-opt crashes on some of the modules.
            with suppress(MLIRError):
                apply_patterns_greedily(module, self, config)


def registered() -> Iterator[tuple[str, str]]:
    """The canonicalization patterns of all registered operations, with their dialects."""
    context = Context()
    dialects = [context.dialect(name) for name in DIALECTS]
    patterns = CanonicalizationPatterns()
    for dialect in dialects:
        assert dialect is not None
        for name in dialect.operation_names():
            info = context.operation_name(name)
            for pattern in patterns.patterns_for(info):
                yield name_of(info, pattern)


def generators() -> list[Callable[[int], str]]:
    """The generators of modules of the dialects."""
    return [
        *[generate for dialect, generate in GENERATORS.items() if dialect in DIALECTS],
        *[partial(generate_folding_functions, dialect=dialect) for dialect in OPERATIONS],
        *[partial(generate_device_functions, dialect=dialect) for dialect in DEVICE_DIALECTS],
    ]


def counts(modules: int) -> Counts:
    """The number of times each pattern fires in `modules` modules of each generator."""
    patterns = RecordingPatterns()
    patterns.canonicalize(joined(RARE))
    for generate in generators():
        patterns.canonicalize(joined([generate(seed) for seed in range(modules)]))
    return {key: patterns.fired[key] for key in sorted(set(registered()))}


def table(found: Counts) -> str:
    return "".join([f"{dialect:14} {count:6}  {name}\n" for (dialect, name), count in found.items()])


def read_table() -> Counts:
    found: Counts = {}
    for line in TABLE.read_text().splitlines():
        dialect, count, name = line.split(maxsplit=2)
        found[dialect, name] = int(count)
    return found


if __name__ == "__main__":
    TABLE.write_text(table(counts(int(sys.argv[1]) if len(sys.argv) > 1 else MODULES)))
