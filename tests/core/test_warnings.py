"""Warnings of verifiers: one for each explicit verification, with the operation in a note."""

from __future__ import annotations

from pathlib import Path

import mlirkit
from mlirkit import ir
from mlirkit.ods.live.hooks import verifiers

DEFINITION = """include "mlir/IR/OpBase.td"
def Warning_Dialect : Dialect { let name = "warning"; let cppNamespace = "::warning"; }
def Warning_Op : Op<Warning_Dialect, "op"> { let hasVerifier = 1; let assemblyFormat = "attr-dict"; }
"""


def test_a_verifier_that_warns(tmp_path: Path) -> None:
    (tmp_path / "warning.td").write_text(DEFINITION)
    verifiers.add("warning.op", lambda op: op.emit_warning("odd"))
    try:
        context = ir.Context()
        mlirkit.load_td(str(tmp_path / "warning.td"), context=context)
        heard: list[str] = []

        def hear(diagnostic: ir.Diagnostic) -> bool:
            heard.append(f"{diagnostic.message}: {diagnostic.notes[0].message}")
            return True

        context.attach_diagnostic_handler(hear)
        module = ir.Module.parse("warning.op", context)
        assert heard == ["odd: see current operation: warning.op"]
        assert "warning.op" in str(module)
        assert len(heard) == 1
        module.operation.verify()
        assert len(heard) == 2
    finally:
        del verifiers.entries["warning.op"]
