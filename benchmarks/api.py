"""The API beside jaxlib's bindings: one table of the jobs in `api_jobs`, for both builds.

python -m benchmarks.api --pure PYTHON --compiled PYTHON --jaxlib PYTHON [--rounds N]
"""

from __future__ import annotations

from benchmarks.api_jobs import GATES
from benchmarks.bindings_table import print_table

if __name__ == "__main__":
    print_table("api_worker", {name: (gate, gate * 3) for name, gate in GATES.items()}, rounds=5)
