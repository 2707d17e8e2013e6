"""Causes that are read from the output of a failed test."""

from __future__ import annotations

import pytest

from tests.upstream.causes import Cause, Kind, cause, similar

_FILECHECK = "# executed command: FileCheck x\n# | FileCheck error: '<stdin>' is empty.\n"

CASES = [
    (
        "# | mlirkit opt: 'inline' is a pass of MLIR that mlirkit does not have\n" + _FILECHECK,
        Cause(Kind.PASS, "inline"),
    ),
    (
        "# | mlirkit opt: Unknown command line argument '-sparsifier=x'.  Try: 'mlirkit opt --help'\n",
        Cause(Kind.PASS, "sparsifier"),
    ),
    (
        "# | error: 'nope' does not refer to a registered pass or pass pipeline\n",
        Cause(Kind.PASS, "nope"),
    ),
    (
        "# | mlirkit tblgen: Unknown command line argument '-gen-op-defs'.  Try: 'mlirkit tblgen --help'\n",
        Cause(Kind.GENERATOR, "gen-op-defs"),
    ),
    (
        _FILECHECK + "# | /a/b.mlir:3:7: error: 'x.y' op is wrong\n# | error: second\n",
        Cause(Kind.OTHER, "'x.y' op is wrong"),
    ),
    (
        "# | /a/b.mlir:3:7: error: CHECK: expected string not found in input\n# | later\n",
        Cause(Kind.OTHER, "FileCheck: CHECK: expected string not found in input"),
    ),
    (
        "error: command failed with exit status: 1\n",
        Cause(Kind.OTHER, "no error: the outputs differ, or the exit status"),
    ),
]


@pytest.mark.parametrize(("output", "expected"), CASES)
def test_cause(output: str, expected: Cause) -> None:
    assert cause(output) == expected


def test_errors_of_a_kind_are_similar() -> None:
    assert (
        similar("'a.b' op takes 3 of \"x\"")
        == similar("'c' op takes 12 of \"\"")
        == "'...' op takes N of '...'"
    )
