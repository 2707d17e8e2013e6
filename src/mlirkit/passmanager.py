"""Pass managers, under the names of upstream's `mlir.passmanager`; everything here is re-exported.

from mlirkit.passmanager import PassManager

PassManager.parse("builtin.module(canonicalize,cse)").run(module)
"""

from __future__ import annotations

from mlirkit.passes.pass_manager import PassManager

__all__ = ["PassManager"]
