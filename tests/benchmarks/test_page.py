"""The page of benchmark results: it agrees with its sections and names the measurements that miss a gate."""

from __future__ import annotations

import importlib.util

import pytest
from benchmarks.__main__ import PAGE, README, missed_lines, page, section_bodies, table_of, with_table
from benchmarks.sections import SECTIONS, Section


def test_the_page_is_written_from_its_sections() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(section_bodies(text)) == text


def test_the_readme_has_the_table_of_whole_files() -> None:
    text = README.read_text(encoding="utf-8")
    table = table_of(section_bodies(PAGE.read_text(encoding="utf-8"))["Whole files"])
    assert with_table(text, table) == text


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_every_section_is_on_the_page_and_has_a_command(section: Section) -> None:
    assert section.title in section_bodies(PAGE.read_text(encoding="utf-8"))
    module = f"benchmarks.{section.command.split()[0]}"
    assert importlib.util.find_spec(module) is not None, module


DIALECTS = """
| ours / theirs | parse | print |
|---|---|---|
| gate | 2 | 1.5 |
| llvm | 1.9 | **1.6** |
| tosa | **2.1** | |
"""
BUILDS = """
| measured | build | ours |
|---|---|---:|
| import mlirkit | compiled | 9 ms |
| import mlirkit | pure | **80 ms** |
"""


@pytest.mark.parametrize(
    ("bodies", "lines"),
    [
        ({"Dialects": DIALECTS}, ["- Dialects: print: llvm 1.6; parse: tosa 2.1"]),
        ({"Start": BUILDS}, ["- Start: ours: import mlirkit (pure) 80 ms"]),
        ({"Dialects": DIALECTS.replace("**", "")}, ["Nothing."]),
    ],
    ids=["by-row-and-column", "by-build", "nothing"],
)
def test_what_misses_its_gate_is_named(bodies: dict[str, str], lines: list[str]) -> None:
    assert missed_lines(bodies) == lines
