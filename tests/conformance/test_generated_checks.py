"""Checks that definitions imply are made as in mlir-opt: the same verdicts, messages and order.

The operations are random ones of every dialect of MLIR 22, made from its definitions so that most are nearly
valid.  Only errors that come from definitions are compared, and no verifiers written in C++.
"""

from __future__ import annotations

import os
import re
import subprocess
from bisect import bisect_right
from typing import Any

import pytest

from mlirkit.core.context import Context
from tests.conformance.tools import mlir_opt
from tests.conformance.verdicts import our_errors
from tests.generators.op_samples import Sampler

DIALECTS = (
    "amdgpu arith arm_neon arm_sme arm_sve async bufferization complex emitc gpu index irdl linalg llvm "
    "math memref ml_program mpi nvgpu nvvm pdl pdl_interp ptr quant rocdl shape shard smt sparse_tensor "
    "spirv tensor tosa transform ub vector wasmssa x86vector xegpu xevm"
)
SAMPLES = 2

_GENERATED = re.compile(
    r"failed to verify that|failed to satisfy constraint|(operand|result) #\d+ must be|requires attribute '"
    r"|failed to verify constraint|group starting at"
)
#: C++ predicates that report an error of their own before they fail.
_OWN_WORDS = {"bufferization.to_buffer", "bufferization.to_tensor"}
#: Undefined behaviour of C++: it reads the shape of an unranked tensor, and the scalability of types that are
#: no vectors.
_UNDEFINED = re.compile(r'"arith\..*tensor<\*x|"llvm\.atomicrmw".*-> \(!(?!llvm)')


def their_first_errors(chunks: list[str]) -> list[str | None]:
    """mlir-opt's first error for each module, "" if it is valid, None if the tool crashes."""
    result: list[str | None] = [None] * len(chunks)
    pending = [(start, min(start + 50, len(chunks))) for start in range(0, len(chunks), 50)]
    while pending:
        start, end = pending.pop()
        flags = ["--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading"]
        done = subprocess.run(
            [mlir_opt(), *flags, "--mlir-print-op-on-diagnostic=false", "-o", os.devnull],
            input="\n// -----\n".join(chunks[start:end]),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode < 0:
            if end - start > 1:
                middle = (start + end) // 2
                pending += [(start, middle), (middle, end)]
            continue
        first_lines, line = [], 1
        for chunk in chunks[start:end]:
            first_lines.append(line)
            line += chunk.count("\n") + 2
        result[start:end] = [""] * (end - start)
        for match in re.finditer(r"^<stdin>:(\d+):\d+: error: (.*)$", done.stderr, re.MULTILINE):
            number = start + bisect_right(first_lines, int(match[1])) - 1
            result[number] = result[number] or match[2]
    return result


def our_first_error(chunk: str, context: Context) -> str:
    found = re.search(r"error: (.*)", our_errors(chunk, context))
    return found[1] if found else ""


@pytest.mark.parametrize("name", DIALECTS.split())
def test_generated_checks(name: str) -> None:
    context = Context()
    context.allow_unregistered_dialects = True
    dialect: Any = context.dialect(name)
    sampler = Sampler(dialect, context, seed=22)
    operators = [each for each in dialect.definitions.operators_of(name) if each.name not in _OWN_WORDS]
    guesses = [sampler.sample(operator) for operator in operators for _ in range(SAMPLES)]
    chunks = [guess for guess in guesses if guess is not None and not _UNDEFINED.search(guess)]
    assert chunks
    for chunk, expected in zip(chunks, their_first_errors(chunks), strict=True):
        if expected is None:
            continue
        ours = our_first_error(chunk, context)
        # An error without the name of an operation is about a value that C++ refuses to make.
        comparable = not expected or expected.startswith("'")
        if _GENERATED.search(expected) or (comparable and _GENERATED.search(ours)):
            assert ours == expected, chunk
