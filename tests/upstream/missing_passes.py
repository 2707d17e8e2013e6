"""Passes that a test's command lines name and mlirkit lacks: the test need not be run.

Most tests of MLIR are about one pass, whose flag `mlir-opt` is given; starting a command that fails for a
missing pass takes longer than reading the line.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from mlirkit.passes.pass_registry import MissingPass, is_registered
from tests.upstream.suites import TEST_DIALECT, TEST_PASSES, TOOLS

_RUN = re.compile(r"RUN:[ \t]*(.*)")
_COMMAND_ENDS = re.compile(r"\||&&|;|\bnot\b(?=\s+mlir-opt)")
# The word of a flag; numbers and file names are values.
_FLAG = re.compile(r"(?<![\w\-={,./:])--?([a-z][\w-]*)(=(?:\"[^\"]*\"|'[^']*'|[^\s\"']\S*))?")
_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")
# How the source of test passes spells their names.
_REGISTERED = re.compile(r'(?:ARGUMENT = |register_pipeline\(\s*)"([\w-]+)"')
_PIPELINE_NAME = re.compile(r"(?<![\w\-=.])([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?![\w\-=.:])")


def command_lines(text: str) -> Iterator[str]:
    """The arguments of `mlir-opt` in the test's command lines, up to the next command."""
    pending = ""
    for line in _RUN.findall(text):
        pending += line.rstrip()
        if pending.endswith("\\"):
            pending = pending[:-1] + " "
            continue
        yield from _calls(pending)
        pending = ""
    yield from _calls(pending)


def _calls(line: str) -> Iterator[str]:
    # Quoted text may have characters that end a command.
    masked = _QUOTED.sub(lambda match: "_" * len(match[0]), line)
    for start in re.finditer(r"(?<![\w\-/.])mlir-opt(?![\w\-.])", masked):
        if re.search(r"\bnot(\s+--crash)?\s+$", masked[: start.start()]):
            # Commands that are to fail may fail for a missing pass.
            continue
        end = _COMMAND_ENDS.search(masked, start.end())
        yield line[start.end() : end.start() if end else len(line)]


def names_in(line: str) -> Iterator[str]:
    """The flags of a command line, and the passes of its pipelines."""
    for name, value in _FLAG.findall(_QUOTED.sub(_without_spaces, line)):
        yield name
        if name == "pass-pipeline":
            yield from _PIPELINE_NAME.findall(_without_options(value))


def _without_spaces(match: re.Match[str]) -> str:
    """A quoted text as one word, in which nothing looks like a flag."""
    return f'"{re.sub(r"[ ]--?", "_", match[0][1:-1])}"'


def _without_options(pipeline: str) -> str:
    """A pipeline without the options in braces."""
    text = pipeline
    while True:
        shorter = re.sub(r"\{[^{}]*\}", "", text)
        if shorter == text:
            return text
        text = shorter


class KnownPasses:
    """The names of passes: the reference's, and those of them that mlirkit has."""

    def __init__(self) -> None:
        listed = subprocess.run([str(TOOLS / "mlir-opt"), "--list-passes"], capture_output=True, text=True, check=True)
        self._theirs = set(re.findall(r"^  --([\w-]+)", listed.stdout, re.MULTILINE))
        files = [*TEST_PASSES, *TEST_DIALECT.glob("*.py")]
        self._tests = {name for path in files for name in _REGISTERED.findall(path.read_text())}

    def is_missing(self, name: str) -> bool:
        """Whether mlir-opt has a pass or pipeline of the name that mlirkit lacks."""
        if name not in self._theirs or name in self._tests:
            return False
        try:
            return not is_registered(name)
        except MissingPass:
            return True

    def missing_of(self, path: Path) -> str | None:
        """The first missing pass that the test in a file requests from `mlir-opt`."""
        for line in command_lines(path.read_text(errors="replace")):
            for name in names_in(line):
                if self.is_missing(name):
                    return name
        return None
