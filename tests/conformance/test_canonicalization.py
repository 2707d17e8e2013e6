"""Canonicalization turns generated modules into what mlir-opt turns them into, to the byte, locations included.

MLIRKIT_CANONICALIZATION_MODULES says how many modules each dialect gets (25 by default), the variable
MLIRKIT_PASS_SEED the first seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.conformance.pass_comparison import differences
from tests.generators.affine_functions import generate_affine_functions
from tests.generators.branching_functions import generate_branching_functions
from tests.generators.memref_functions import generate_memref_functions
from tests.generators.structured_functions import generate_structured_functions
from tests.generators.tensor_functions import generate_tensor_functions

COUNT = int(os.environ.get("MLIRKIT_CANONICALIZATION_MODULES", "25"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))

GENERATORS: dict[str, Callable[[int], str]] = {
    "affine": generate_affine_functions,
    "cf": generate_branching_functions,
    "memref": generate_memref_functions,
    "scf": generate_structured_functions,
    "tensor": generate_tensor_functions,
}


@pytest.mark.parametrize("dialect", GENERATORS)
def test_same_as_mlir_opt(dialect: str) -> None:
    texts = [GENERATORS[dialect](seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, "canonicalize") == []
