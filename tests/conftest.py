"""Settings of all tests: the examples of property tests, and the tiers.

Property tests see the same examples in every run, however slow the machine is; MLIRKIT_FUZZ=1 draws new ones.
Everything in tests/conformance is marked `conformance`; a module that takes long says `pytestmark = pytest.mark.slow`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "mlirkit",
    deadline=None,
    derandomize=not os.environ.get("MLIRKIT_FUZZ"),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("mlirkit")

CONFORMANCE = Path(__file__).parent / "conformance"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CONFORMANCE in item.path.parents:
            item.add_marker(pytest.mark.conformance)
