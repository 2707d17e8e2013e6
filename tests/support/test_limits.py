"""Limits come from the environment of a command, else they have their defaults."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.limits import Limits

BLOB = "0x" + ((1 << 17).to_bytes(4, "little") + b"a").hex()
ALIGNED = f'module {{}} {{-# external_resources: {{a: {{key: "{BLOB}"}}}} #-}}'


def test_environment() -> None:
    limits = Limits()
    limits.read_environment({})
    assert (limits.resource_alignment, limits.value_text) == (1 << 16, 1 << 28)
    limits.read_environment({"MLIRKIT_MAX_ALIGNMENT": "4096", "MLIRKIT_MAX_TEXT": ""})
    assert (limits.resource_alignment, limits.value_text) == (4096, 1 << 28)


@pytest.mark.parametrize("text", ["0", "-1", "x", "1.5", "1e9", "9" * 19, "\u0661"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(MLIRError, match="MLIRKIT_MAX_TEXT is a number from 1"):
        Limits().read_environment({"MLIRKIT_MAX_TEXT": text})


@pytest.mark.parametrize(
    ("limit", "status", "said"),
    [
        ({}, 1, "MLIRKIT_MAX_ALIGNMENT in the environment lifts that"),
        ({"MLIRKIT_MAX_ALIGNMENT": "131072"}, 0, ""),
        (
            {"MLIRKIT_MAX_ALIGNMENT": "many"},
            1,
            "mlirkit: MLIRKIT_MAX_ALIGNMENT is a number from 1, not 'many'",
        ),
    ],
)
def test_commands(tmp_path: Path, limit: dict[str, str], status: int, said: str) -> None:
    source, target = tmp_path / "a.mlir", tmp_path / "a.mlirbc"
    source.write_text(ALIGNED)
    command = [sys.executable, "-m", "mlirkit", "opt", "--emit-bytecode", str(source), "-o", str(target)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env={**os.environ, **limit})
    assert done.returncode == status
    assert said in done.stderr
    assert target.exists() == (status == 0)
