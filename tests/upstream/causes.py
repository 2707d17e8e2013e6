"""Causes of failing tests: a missing pass or transform, a generator, or a part that the first error names."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

_UNKNOWN_OPTION: Final = r"Unknown command line argument '-{1,2}([\w-]+)"
# Errors of mlirkit's commands about a missing pass.
_PASS: Final = (
    re.compile(r"'([\w-]+)' is a pass of MLIR that mlirkit does not have"),
    re.compile(rf"mlirkit opt: {_UNKNOWN_OPTION}"),
    re.compile(r"'([\w-]+)' does not refer to a registered pass"),
    # In a script, the missing transform.
    re.compile(r"mlirkit (?:does not apply|has no patterns for|has no type converter) '([\w.]+)'"),
)
_GENERATOR: Final = re.compile(rf"mlirkit tblgen: {_UNKNOWN_OPTION}")
_ERROR: Final = re.compile(r"^# \| (?:.*?:\d+:\d+: )?(?:\S*: )?(error: .*|mlirkit.*)$", re.MULTILINE)
# An error that FileCheck or lit only has because of another.
_CONSEQUENCE: Final = re.compile(r"FileCheck|command failed|'<stdin>' is empty")
_MISMATCH: Final = re.compile(r"error: (\w[\w-]*: expected string not found in input.*|\w[\w-]*: excluded.*)")


class Kind(Enum):
    """The columns of the table."""

    PASS = "pass"
    GENERATOR = "generator"
    OTHER = "other"


@dataclass(frozen=True)
class Cause:
    """Why a test fails: the name of the pass or generator, or the first error."""

    kind: Kind
    text: str


def cause(output: str) -> Cause:
    """The cause in lit's output of a test that failed."""
    match = _GENERATOR.search(output)
    if match is not None:
        return Cause(Kind.GENERATOR, match[1])
    for pattern in _PASS:
        match = pattern.search(output)
        if match is not None:
            return Cause(Kind.PASS, match[1])
    return Cause(Kind.OTHER, first_error(output))


def first_error(output: str) -> str:
    """The first error that a command reports, without its place; else the line that FileCheck misses."""
    errors: list[str] = _ERROR.findall(output)
    for error in errors:
        if not _CONSEQUENCE.search(error) and not _MISMATCH.search(error):
            return error.removeprefix("error: ")
    for error in errors:
        if _MISMATCH.search(error):
            return "FileCheck: " + error.removeprefix("error: ")
    return "no error: the outputs differ, or the exit status"


def similar(text: str) -> str:
    """An error without the names and numbers that tell it from others of its kind."""
    return re.sub(r"\d+", "N", re.sub(r"'[^']*'|\"[^\"]*\"", "'...'", text))
