"""Names results of vector print with: `%vscale`."""

from __future__ import annotations

from mlirkit.dialects.value_names import name_first_results

name_first_results("vector", {"vscale": "vscale"})
