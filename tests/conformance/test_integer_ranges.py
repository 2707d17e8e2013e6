"""Passes on integers with known ranges give generated modules the output of mlir-opt.

MLIRKIT_PASS_MODULES sets the number of modules per pass (60 by default), MLIRKIT_PASS_SEED the first seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.conformance.pass_comparison import differences
from tests.generators.folding_functions import generate_folding_functions
from tests.generators.functions import generate_functions
from tests.generators.gpu_functions import generate_gpu_functions
from tests.generators.memref_functions import generate_memref_functions
from tests.generators.register_functions import generate_register_functions
from tests.generators.structured_functions import generate_structured_functions
from tests.generators.vector_functions import generate_vector_functions

COUNT = int(os.environ.get("MLIRKIT_PASS_MODULES", "60"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))

PIPELINES = [
    "int-range-optimizations",
    "arith-unsigned-when-equivalent",
    "arith-int-range-narrowing{int-bitwidths-supported=8,16,32}",
]
GENERATORS: list[Callable[[int], str]] = [
    lambda seed: generate_folding_functions(seed, "arith"),
    lambda seed: generate_folding_functions(seed, "index"),
    generate_structured_functions,
    generate_functions,
    generate_gpu_functions,
    generate_memref_functions,
    generate_register_functions,
    generate_vector_functions,
]


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_same_as_mlir_opt(pipeline: str) -> None:
    texts = [GENERATORS[seed % len(GENERATORS)](seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []
