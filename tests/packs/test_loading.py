"""Loading a dialect of the packs imports only the modules that reading text needs, and no slow ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.ods.live.loader import load_td

# Prints the modules and dialects of a list that loading a dialect has loaded.
PROGRAM = """
import sys
from mlirkit.core.context import Context

context = Context()
assert context.dialect(sys.argv[1]).operation_names()
print([name for name in sys.argv[2].split(",") if name in sys.modules])
print([name for name in ("stablehlo", "chlo", "llvm") if context.is_loaded(name)])
"""
MORE_LLVM = """
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"

def More : Op<LLVM_Dialect, "more">;
"""
SLOW = (
    *("dataclasses", "inspect", "importlib.metadata", "mlirkit.tablegen.evaluator"),
    *("mlirkit.bytecode.entry_codec", "mlirkit.ods.live.rewriting.rule_values"),
)


@pytest.mark.parametrize("name", ["torch", "tm_tensor", "tt", "ttg", "ttng", "amdg", "nvg", "tti", "mhlo"])
def test_loading_imports_little(name: str) -> None:
    subprocess.run([sys.executable, "-c", PROGRAM, name, ""], check=True, capture_output=True)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, name, ",".join(SLOW)], check=True, capture_output=True, text=True
    )
    assert done.stdout == "[]\n[]\n"


def test_contexts_share_a_dialect_whether_what_it_mentions_is_loaded() -> None:
    mentioned, other, changed = Context(), Context(), Context()
    assert mentioned.dialect("llvm") is not None
    shared = other.dialect("amdg")
    assert mentioned.dialect("amdg") is shared
    changed.register_dialect("llvm", lambda context: Dialect("llvm"))
    assert changed.dialect("amdg") is not None
    assert not other.is_loaded("llvm") and changed.is_loaded("llvm")


def test_a_dialect_with_another_dialect_below_it_is_another_one(tmp_path: Path) -> None:
    """Classes of other dialects that a pack's dialect mentions are those of the context."""
    path = tmp_path / "more.td"
    path.write_text(MORE_LLVM)
    plain, extended = Context(), Context()
    load_td(path, context=extended)
    assert extended.dialect("amdg") is not plain.dialect("amdg")
    assert extended.dialect("llvm") is not plain.dialect("llvm")
