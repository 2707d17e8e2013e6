"""Files of one LLVM release, read here and written for another; tests/conformance/releases.py states the
laws.

Releases whose mlir-opt is missing are skipped; a variable such as MLIRKIT_MLIR_OPT_17 gives the path of one.
"""

from __future__ import annotations

import difflib
import re

import pytest

from mlirkit.layouts.changes import CHANGES
from mlirkit.layouts.tables import release_layouts
from tests.conformance.releases import FOLDER, NUMBERS, Converted, written
from tests.conformance.tools import mlir_opt
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted
from tests.generators.release_samples import DIALECTS

# Releases, without the one that was in development when its table was made.
FINISHED = [number for number in NUMBERS if number < 24]
# Most of the pairs show no difference that neighbouring pairs do not show.
PAIRS = [
    *[(16, 19), (16, 22), (19, 16), (19, 22), (22, 16), (22, 19), (22, 22), (22, 17), (17, 18), (22, 23)],
    *[(19, 20), (20, 22), (22, 20)],
]


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
    """Each change before a release occurs in its samples, under the name that the operation has there."""
    # Some occur in programs and among the renamed operations (test_release_programs.py).
    files = [FOLDER / f"{name}.mlir" for name in ("programs", "renamed", "renamed_sparse")]
    programs = [text for file in files for text in file.read_text().split(f"{SEPARATOR}\n")]
    taken = accepted(programs, mlir_opt(number))
    texts = [text for text, printed in zip(programs, taken, strict=True) if printed is not None]
    words = {word for text in (*written(number).samples, *texts) for word in re.findall(r"[\w.]+", text)}
    # In a release, an operation has the oldest of its names that were replaced later, and its aliases.
    names: dict[str, str] = {}
    for change in CHANGES:
        if change.concerns(number) and change.operation.partition(".")[0] in DIALECTS:
            name = change.old_name or change.operation
            names.setdefault(name if change.is_alias else change.operation, name)
    release = release_layouts(f"llvm{number}")
    assert not {name for name in names.values() if name in release} - words
