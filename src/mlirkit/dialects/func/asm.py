"""Custom syntax of func: `func.func`."""

from __future__ import annotations

from mlirkit.dialects.declared import func
from mlirkit.dialects.function_syntax import FunctionSyntax
from mlirkit.ods.live.hooks import assembly, default_dialect

# Operations of func inside a function print without their prefix: `return`, `call`.
default_dialect(func.FuncOp, "func")

assembly(func.FuncOp)(FunctionSyntax)
