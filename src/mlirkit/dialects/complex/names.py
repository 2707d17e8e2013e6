"""Names results of complex print with: `%cst`."""

from __future__ import annotations

from mlirkit.dialects.value_names import name_first_results

name_first_results("complex", {"constant": "cst"})
