"""Files that change while they are read lazily: a value or an error, and the process lives."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.support.mapped_file import READ_AT_ONCE
from mlirkit.text.parser import parse_source

# Opens a file, truncates it, and runs the action `act`; prints the outcome.
PROGRAM = """
import os, sys
from mlirkit.ir import Context, Module
from mlirkit.support.diagnostics import MLIRError
path, act = sys.argv[1:]
module = Module.parseFile(path, Context(allow_unregistered_dialects=True))
os.truncate(path, 100)
acts = {
    "print": lambda: str(module.operation),
    "attribute": lambda: str(module.body.operations[0].regions[0].blocks[0].operations[0].attributes["v"]),
    "location": lambda: module.body.operations[0].location,
    "verify": lambda: module.operation.verify(),
    "write": lambda: module.operation.write_bytecode(os.devnull),
    "resource": lambda: [each.require_data() for each in module.operation.resources],
}
try:
    acts[act]()
    print("done")
except MLIRError as error:
    print(f"error: {error}")
"""


def module_of(size: int) -> bytes:
    """A module with a lazy body, whose attributes and resources take `size` bytes each."""
    text = (
        f'func.func @f() {{\n  "t.x"() {{v = dense<"0x{"01" * (size - 1)}02"> : tensor<{size}xi8>}} : () -> ()\n'
        "  return\n}\n"
        f'"t.y"() {{w = dense_resource<big> : tensor<{size}xi8>}} : () -> ()\n'
        f'{{-# dialect_resources: {{ builtin: {{ big: "0x01000000{"02" * size}" }} }} #-}}\n'
    )
    return write_bytecode(parse_source(text.encode(), "big", Context(allow_unregistered_dialects=True), True))


@pytest.mark.skipif(os.name != "posix", reason="mapped files cannot be truncated there")
@pytest.mark.parametrize("act", ["print", "attribute", "location", "verify", "write", "resource"])
@pytest.mark.parametrize("is_large", [False, True])
def test_truncated_while_open(act: str, is_large: bool, tmp_path: Path) -> None:
    path = tmp_path / "module.mlirbc"
    path.write_bytes(module_of(READ_AT_ONCE if is_large else 100))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path), act],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{done.returncode} {done.stderr}"
    if is_large and act != "verify":
        assert "the file was truncated while it was being read" in done.stdout
    elif not is_large:
        assert done.stdout == "done\n"
