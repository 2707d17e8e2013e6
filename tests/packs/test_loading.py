"""Loading a dialect of the packs imports what reading text needs, and nothing slow beside it."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Prints which of the modules, and of the dialects, loading a dialect has brought.
PROGRAM = """
import sys
from mlirkit.core.context import Context

context = Context()
assert context.dialect(sys.argv[1]).operation_names()
print([name for name in sys.argv[2].split(",") if name in sys.modules])
print([name for name in ("stablehlo", "chlo") if context.is_loaded(name)])
"""
SLOW = (
    *("dataclasses", "inspect", "importlib.metadata", "mlirkit.tablegen.evaluator"),
    *("mlirkit.bytecode.entry_codec", "mlirkit.ods.live.rewriting.rule_values"),
)


@pytest.mark.parametrize("name", ["torch", "tm_tensor", "tt", "ttg", "ttng", "amdg", "tti", "mhlo"])
def test_loading_imports_little(name: str) -> None:
    subprocess.run([sys.executable, "-c", PROGRAM, name, ""], check=True, capture_output=True)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, name, ",".join(SLOW)], check=True, capture_output=True, text=True
    )
    assert done.stdout == "[]\n[]\n"
