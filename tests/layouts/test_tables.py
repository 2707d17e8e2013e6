"""The tables: facts known from elsewhere. tests/conformance/test_layouts.py tests that they are fresh."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.layouts.tables import RELEASES, layout_from_entry, release_layouts

ROOT = Path(__file__).parents[2]
TABLES = ROOT / "src/mlirkit/layouts"


@pytest.mark.parametrize(
    ("release", "operation", "names"),
    [
        ("llvm19", "func.func", "arg_attrs function_type res_attrs sym_name sym_visibility"),
        ("llvm21", "func.func", "arg_attrs function_type no_inline res_attrs sym_name sym_visibility"),
        ("llvm17", "arith.cmpf", "predicate"),
        ("llvm18", "arith.cmpf", "fastmath predicate"),
        ("llvm23", "arith.mulf", "fastmath roundingmode"),
        ("llvm22", "arith.mulf", "fastmath"),
    ],
)
def test_attributes(release: str, operation: str, names: str) -> None:
    layout = release_layouts(release).get(operation)
    assert layout is not None
    assert [name for name, _ in layout.attributes] == names.split()


@pytest.mark.parametrize(
    ("operation", "releases"),
    [
        ("arith.maxf", ["llvm16", "llvm17"]),
        ("arith.maximumf", ["llvm18", "llvm19", "llvm20", "llvm21", "llvm22", "llvm23", "llvm24"]),
        ("scf.forall", ["llvm17", "llvm18", "llvm19", "llvm20", "llvm21", "llvm22", "llvm23", "llvm24"]),
        ("arith.addi", list(RELEASES)),
        ("builtin.module", list(RELEASES)),
    ],
)
def test_operations(operation: str, releases: list[str]) -> None:
    assert [name for name in RELEASES if operation in release_layouts(name)] == releases


@pytest.mark.parametrize("release", RELEASES)
def test_every_entry_makes_a_layout(release: str) -> None:
    table = release_layouts(release)
    assert len(table.lines) > 1000
    for name in table.lines:
        entry = table.entry(name)
        assert entry is not None
        layout_from_entry(entry)


def test_tables_are_small() -> None:
    assert sum(path.stat().st_size for path in TABLES.glob("llvm*.json")) < 640_000


def test_properties_came_with_llvm_17() -> None:
    assert not any(release_layouts("llvm16").get(name) for name in release_layouts("llvm16").lines)
    assert any(release_layouts("llvm17").get(name) for name in release_layouts("llvm17").lines)
