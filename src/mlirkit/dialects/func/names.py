"""Names results of func print with: `%f`."""

from __future__ import annotations

from mlirkit.dialects.value_names import name_first_results

name_first_results("func", {"constant": "f"})
