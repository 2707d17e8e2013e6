"""Settings of all tests: the examples of property tests, and the tiers.

Property tests see the same examples in every run, however slow the machine is; MLIRKIT_FUZZ=1 draws new ones.
Everything in tests/conformance is marked `conformance`, and what runs nothing that is compiled `plain`; a module
that takes long says `pytestmark = pytest.mark.slow`.
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

TESTS = Path(__file__).parent
CONFORMANCE = TESTS / "conformance"

# Tests of definitions and of what is generated from them: rooms that are the same in both builds.
PLAIN = (
    "conformance/test_cmake.py",
    "conformance/test_cpp_errors.py",
    "conformance/test_cpp_files.py",
    "conformance/test_cpp_generators.py",
    "conformance/test_cpp_operations.py",
    "conformance/test_definitions.py",
    "conformance/test_deprecation.py",
    "conformance/test_invalid_definitions.py",
    "conformance/test_tablegen.py",
    "dialects/test_comparable_records.py",
    "dialects/test_definitions.py",
    "ods/emit",
    "ods/model",
    "tablegen",
    "test_reference_pages.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CONFORMANCE in item.path.parents:
            item.add_marker(pytest.mark.conformance)
        if item.path.relative_to(TESTS).as_posix().startswith(PLAIN):
            item.add_marker(pytest.mark.plain)
