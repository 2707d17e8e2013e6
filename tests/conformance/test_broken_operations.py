"""Verdicts and messages about operations with one thing broken: ours are mlir-opt's.

The dialects are those whose verifiers are complete, but for nvgpu, where MLIR reads past the end of short
lists.  `MLIRKIT_BROKEN` variants are made of each valid text; without it, one of each of the first texts.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.verdicts import MARKER, errors_of_each, our_errors
from tests.generators.broken_operations import Breaker

FOLDER = Path(__file__).parent
DIALECTS = (
    "acc affine amdgpu amx arith async bufferization cf complex emitc func gpu index irdl linalg llvm "
    "math memref ml_program nvvm omp pdl pdl_interp ptr rocdl scf shape shard smt sparse_tensor "
    "spirv tensor tosa transform ub vector wasmssa x86vector xegpu"
)
VARIANTS = int(os.environ.get("MLIRKIT_BROKEN", "0"))
TEXTS = 80


def valid_texts(dialect: str) -> list[str]:
    """mlir-opt's prints of random uses, and uses written by hand, including nearly valid ones."""
    found: list[str] = []
    for folder in (FOLDER / "custom_texts", FOLDER / "hook_texts", FOLDER.parent / "dialects" / dialect):
        for path in sorted(folder.glob("*.mlir" if folder.name == dialect else f"{dialect}.mlir")):
            found += path.read_text().split(MARKER)
    return found if VARIANTS else found[:TEXTS]


@pytest.mark.parametrize("dialect", DIALECTS.split())
def test_broken_operations(dialect: str) -> None:
    context = Context(allow_unregistered_dialects=True)
    breaker = Breaker(context, seed=4)
    broken: list[str] = []
    for text in valid_texts(dialect):
        try:
            broken += breaker.variants(text, dialect, VARIANTS or 1)
        except MLIRError:
            # Some texts are invalid on purpose.
            continue
    assert broken
    different: list[str] = []
    for text, expected in zip(broken, errors_of_each(broken), strict=True):
        # A crash of mlir-opt cannot be compared.  Some conditions in C++ report an error of their own before
        # they fail.
        if (
            expected is not None
            and "error: element types do not match" not in expected
            and (ours := our_errors(text, context)) != expected
        ):
            different.append(f"{text}\n--- ours:\n{ours}\n--- mlir-opt:\n{expected}")
    assert not different, f"{len(different)} of {len(broken)}, for example\n{different[0]}"
