"""Pass managers, under the names of upstream's `mlir.passmanager`; everything here is re-exported.

    from mlirkit.passmanager import PassManager

    PassManager.parse("builtin.module(canonicalize,cse)").run(module)

Passes written in Python use `Pass`, `Option` and `register_pass`.
"""

from __future__ import annotations

from mlirkit.passes.external_pass import ExternalPass
from mlirkit.passes.instrumentation import PassInstrumentation
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_manager import PassDisplayMode, PassManager
from mlirkit.passes.pass_registry import register_pass, register_pipeline

__all__ = [
    "ExternalPass",
    "Option",
    "Pass",
    "PassDisplayMode",
    "PassInstrumentation",
    "PassManager",
    "register_pass",
    "register_pipeline",
]
