"""Settings of all tests: the examples of property tests, and the tiers.

Property tests see the same examples in every run, however slow the machine is; MLIRKIT_FUZZ=1 draws new ones.
Tests in tests/conformance are marked `conformance`, tests that run no compiled code `plain`, and long
comparisons with the same outcome in both builds `compiled`: scripts/test runs these two marks on one build
each.  A module that takes long says `pytestmark = pytest.mark.slow`.
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

# Tests of definitions and of the code generated from them: rooms that are the same in both builds.
PLAIN = (
    "conformance/test_binding_signatures.py",
    "conformance/test_cmake.py",
    "conformance/test_cpp_conditions.py",
    "conformance/test_cpp_errors.py",
    "conformance/test_cpp_files.py",
    "conformance/test_cpp_generators.py",
    "conformance/test_cpp_operations.py",
    "conformance/test_definitions.py",
    "conformance/test_deprecation.py",
    "conformance/test_generators.py",
    "conformance/test_invalid_definitions.py",
    "conformance/test_layouts.py",
    "conformance/test_tablegen.py",
    "dialects/test_comparable_records.py",
    "dialects/test_definitions.py",
    "dialects/test_stubs.py",
    "dialects/test_typed_hooks.py",
    "ods/assembly_format",
    "ods/cpp_expr",
    "ods/emit",
    "ods/model",
    "tablegen",
    "test_documents.py",
    "test_reference_pages.py",
    "test_rooms.py",
)

# Comparisons of many inputs with the reference tools: half of the time of all tests. The compiled build takes
# half as long for them, and only it can deviate from the source.
COMPILED = (
    "conformance/test_analyses.py",
    "conformance/test_binding_scripts.py",
    "conformance/test_broken_operations.py",
    "conformance/test_bytecode.py",
    "conformance/test_bytecode_dialects.py",
    "conformance/test_canonicalization.py",
    "conformance/test_condition_verdicts.py",
    "conformance/test_dialects.py",
    "conformance/test_effects.py",
    "conformance/test_exchanged_producers.py",
    "conformance/test_fired_patterns.py",
    "conformance/test_floats.py",
    "conformance/test_formats.py",
    "conformance/test_generated_checks.py",
    "conformance/test_integer_ranges.py",
    "conformance/test_invalid_formats.py",
    "conformance/test_jax_on_mlirkit.py",
    "conformance/test_jax_programs.py",
    "conformance/test_operation_texts.py",
    "conformance/test_passes.py",
    "conformance/test_plugins.py",
    "conformance/test_random_definitions.py",
    "conformance/test_random_formats.py",
    "conformance/test_release_programs.py",
    "conformance/test_release_skew.py",
    "conformance/test_releases.py",
    "conformance/test_rewrite_rules.py",
    "conformance/test_same_release.py",
    "conformance/test_scf_to_cf.py",
    "conformance/test_stablehlo_operations.py",
    "conformance/test_text.py",
    "conformance/test_tiling.py",
    "packs/test_mhlo.py",
    "packs/test_torch.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CONFORMANCE in item.path.parents:
            item.add_marker(pytest.mark.conformance)
        path = item.path.relative_to(TESTS).as_posix()
        if path.startswith(PLAIN):
            item.add_marker(pytest.mark.plain)
        if path in COMPILED:
            item.add_marker(pytest.mark.compiled)
