"""The C++ of `mlirkit tblgen` is byte for byte equal to the files that libmlir-22-dev installs.

`cpp_files.tsv` has a row for each generated file: its path, the definitions it is made from, both below
`mlir/` of the headers, and the options of mlir-tblgen.  Rows of generators that mlirkit does not have are
skipped.  Each definition file is evaluated once for all its rows.
"""

from __future__ import annotations

from os.path import dirname, join
from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.cli.tblgen import parse_arguments
from mlirkit.cli.tblgen_actions import ACTIONS
from mlirkit.tablegen import Records
from tests.conformance import tools

TABLE = Path(__file__).with_name("cpp_files.tsv")


def rows() -> dict[str, list[tuple[str, list[str]]]]:
    """The files that can be generated, with their options, by definition file."""
    table: dict[str, list[tuple[str, list[str]]]] = {}
    for line in TABLE.read_text().splitlines()[1:]:
        generated, definitions, options = line.split("\t")
        words = options.split()
        if words[0].lstrip("-") in ACTIONS:
            table.setdefault(definitions, []).append((generated, words))
    return table


ROWS = rows()


def load(definitions: str) -> Records:
    base = str(tools.include_dir())
    path = join(base, "mlir", definitions)
    return tablegen.load(path, include_dirs=[base, dirname(path)])


def generate(records: Records, definitions: str, words: list[str]) -> bytes:
    options = parse_arguments([definitions, *words])
    assert options is not None
    return ACTIONS[options.action].run(records, options).encode("utf-8", "surrogateescape")


@pytest.mark.parametrize("definitions", ROWS)
def test_files(definitions: str) -> None:
    base = tools.include_dir()
    records = load(definitions)
    different = []
    for generated, words in ROWS[definitions]:
        expected = Path(base, "mlir", generated).read_bytes()
        if generate(records, definitions, words) != expected:
            different.append(generated)
    assert different == []
