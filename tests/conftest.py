"""Settings of all property tests: the same examples in every run, however slow the machine is.

MLIRKIT_FUZZ=1 draws new examples each time.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "mlirkit",
    deadline=None,
    derandomize=not os.environ.get("MLIRKIT_FUZZ"),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("mlirkit")
