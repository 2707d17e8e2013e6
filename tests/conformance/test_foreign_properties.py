"""Files of unregistered dialects, written by MLIR's own tools: rewriting gives the same bytes.

The name of an upstream dialect in a file is replaced by another one of the same length.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.layouts.reading import open_bytecode
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.tools import mlir_opt, run

TEXTS = Path(__file__).parent / "custom_texts"
# Dialects with all kinds of properties, and without an encoding for their attributes.
DIALECTS = ("amdgpu", "async", "gpu", "linalg", "memref", "nvgpu", "scf", "shape", "tensor", "vector")


def foreign(dialect: str) -> str:
    """An unused dialect name of the same length."""
    return dialect[:-1] + "0"


@pytest.mark.parametrize("version", [5, 6])
@pytest.mark.parametrize("dialect", DIALECTS)
def test_rewriting(dialect: str, version: int, tmp_path: Path) -> None:
    path = tmp_path / "in.mlir"
    same = 0
    chunks = [each for each in (TEXTS / f"{dialect}.mlir").read_bytes().split(b"// -----\n") if each.strip()]
    for chunk in chunks[:: max(1, len(chunks) // 12)]:
        path.write_bytes(chunk)
        flags = ("-allow-unregistered-dialect", "-emit-bytecode", f"-emit-bytecode-version={version}")
        result = run(mlir_opt(), str(path), *flags, check=False)
        if result.returncode:
            continue
        data = result.stdout.replace(dialect.encode(), foreign(dialect).encode())
        context = Context(allow_unregistered_dialects=True)
        try:
            module, reader, _ = open_bytecode(data, context, "in.mlirbc", True)
        except MLIRError:
            # The text of an attribute that cannot be parsed without its dialect.
            continue
        assert write_bytecode(module, version, reader.file.producer) == data, chunk.decode()
        same += 1
    assert same >= min(3, len(chunks))
