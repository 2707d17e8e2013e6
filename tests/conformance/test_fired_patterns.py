"""Every canonicalization pattern of the dialects fires in the conformance tests: fired_patterns.txt."""

from __future__ import annotations

import os
import re

import pytest

from tests.conformance.fired_patterns import HIDDEN, RARE, RecordingPatterns, read_table, registered
from tests.conformance.pass_comparison import differences, joined
from tests.conformance.tools import mlir_opt, run

FLAGS = ("--canonicalize", "--split-input-file", "--allow-unregistered-dialect", "--log-actions-to=-")
# The name ends before the operation, which is in parentheses as anonymous namespaces are.
ANONYMOUS = "(anonymous namespace)"
ATTEMPT = re.compile(r"Action `+apply-pattern pattern: ([^(\n]*) \(", re.MULTILINE)

# Hidden patterns that fire if no other pattern is tried.
ALONE = [
    "(anonymous namespace)::SimplifyCondBranchFromCondBranchOnSameCondition",
    "(anonymous namespace)::ReplaceIfYieldWithConditionOrValue",
    "(anonymous namespace)::InsertSliceOpSourceCastInserter<mlir::tensor::InsertSliceOp>",
    "(anonymous namespace)::InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>",
]


def test_rare_patterns() -> None:
    assert differences(RARE, "canonicalize") == []


@pytest.mark.parametrize("name", ALONE)
def test_hidden_patterns(name: str) -> None:
    assert differences(RARE, f"canonicalize{{enable-patterns={{{name}}}}}") == []
    patterns = RecordingPatterns((), [name])
    patterns.canonicalize(joined(RARE))
    assert {fired for _, fired in patterns.fired} == {name}


def test_the_table_is_current() -> None:
    """The table has all registered patterns; all have fired, but for the hidden ones."""
    table = read_table()
    assert set(table) == set(registered())
    assert {key for key, count in table.items() if not count} == set(HIDDEN)
    patterns = RecordingPatterns()
    patterns.canonicalize(joined(RARE))
    dialects = {dialect for dialect, _ in table}
    fired = {key for key in patterns.fired if key[0] in dialects}
    assert fired <= {key for key, count in table.items() if count}
    assert len(fired) > 90


def test_the_table_has_the_names_of_mlir_opt() -> None:
    """The table has all patterns that mlir-opt tries on the operations of the modules."""
    logged = run(mlir_opt(), *FLAGS, "-o", os.devnull, stdin=joined(RARE), check=False).stdout.decode()
    names = ATTEMPT.findall(logged.replace(ANONYMOUS, "<>"))
    found = {name.replace("<>", ANONYMOUS) for name in names if name}
    assert len(found) > 100
    assert found - {name for _, name in read_table()} == set()
