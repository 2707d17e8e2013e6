"""Files of one LLVM release, read here and written for another, as tests/conformance/releases.py states the laws.

Releases whose mlir-opt is missing are skipped; a variable like MLIRKIT_MLIR_OPT_17 says where one is.
"""

from __future__ import annotations

import difflib
import re

import pytest

from mlirkit.layouts.changes import CHANGES
from tests.conformance.releases import FOLDER, NUMBERS, Converted, written
from tests.conformance.tools import mlir_opt
from tests.generators.release_samples import DIALECTS

# Releases, as opposed to what was on the way to one when its table was made.
FINISHED = [number for number in NUMBERS if number < 24]
# Most of the pairs differ in nothing that their neighbours do not differ in.
PAIRS = [(16, 19), (16, 22), (19, 16), (19, 22), (22, 16), (22, 19), (22, 22), (22, 17), (17, 18), (22, 23)]


def shown(found: dict[int, tuple[str, str]]) -> str:
    texts = [
        "\n".join(difflib.unified_diff(theirs.splitlines(), ours.splitlines(), lineterm="", n=0))
        for theirs, ours in found.values()
    ]
    return f"{len(texts)} differ, for example\n" + "\n".join(texts[:5])


@pytest.mark.parametrize("number", NUMBERS)
def test_reading(number: int) -> None:
    mlir_opt()
    made = written(number)
    assert made.choice.certain == (number in FINISHED) and not made.opaque
    assert len(made.samples) > 500
    assert len(made.comparable) > 0.95 * len(made.samples)
    found = made.generic_differences()
    assert not found, shown(found)
    found = made.custom_differences()
    assert not found, shown(found)


@pytest.mark.parametrize(("writer", "reader"), PAIRS)
def test_writing(writer: int, reader: int) -> None:
    mlir_opt()
    mlir_opt(writer)
    converted = Converted(writer, reader)
    assert len(converted.numbers) > 400
    failures = converted.failures()
    assert not failures, f"{len(failures)} are not taken, for example\n{next(iter(failures.values()))}"


@pytest.mark.parametrize("number", NUMBERS)
def test_changed_operations_are_among_the_samples(number: int) -> None:
    """Each change that a release is before is seen in its samples."""
    made = written(number)
    names = {op.name for op in made.module.walk_list()}
    # Some are in programs and among the operations that had other names (test_release_programs.py).
    texts = {
        word
        for name in ("programs", "renamed")
        for word in re.findall(r"[\w.]+", (FOLDER / f"{name}.mlir").read_text())
    }
    # An alias is one more old name of an operation which has its own name in that release, too.
    changes = [change for change in CHANGES if change.concerns(number) and not change.is_alias]
    called = {change.operation: change.old_name or change.operation for change in changes}
    missing = {
        name
        for name, old_name in called.items()
        if name.partition(".")[0] in DIALECTS and name not in names and not {name, old_name} & texts
    }
    assert not missing
