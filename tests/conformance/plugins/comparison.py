"""The outcome of many small texts: what mlir-opt makes of them with a plugin, and what we make of the definitions.

    for text, theirs, ours in zip(texts, their_outcomes(built, texts), our_outcomes(built, texts)): ...

All texts go through each tool in one file, split at markers, so that an error's place says whose it is.
A text on which a tool crashes is found by halving; nothing is said of what mlir-opt does not survive.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.cli import opt_checks
from tests.conformance.plugins.build import Built
from tests.conformance.tools import mlir_opt

MARKER = "// -----"
_FILE = "uses.mlir"
_PLACE = re.compile(rf"(?m)^{re.escape(_FILE)}:(\d+):")
_HINT = re.compile(r"(?m)^(?:hint|note): .*\n")


@dataclass(frozen=True)
class Outcome:
    """What a tool prints for a text, and what it says, with the lines of errors counted within the text."""

    text: str
    errors: str
    status: int

    @property
    def is_silent(self) -> bool:
        """Whether the text is refused without a word."""
        return bool(self.status) and not self.errors

    def __str__(self) -> str:
        return f"{self.text}{self.errors}"


#: Status, output and errors of a run over a file; None where the tool crashes.
Run = Callable[[Path], tuple[int, str, str] | None]


def their_outcomes(built: Built, texts: Sequence[str], folder: Path, *flags: str) -> list[Outcome | None]:
    """What mlir-opt makes of each text; None where it crashes."""
    command = [mlir_opt(), f"--load-dialect-plugin={built.library}", *_FLAGS, *flags, _FILE]
    environment = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}

    def run(path: Path) -> tuple[int, str, str] | None:
        try:
            done = subprocess.run(
                command, cwd=path.parent, env=environment, capture_output=True, timeout=60, check=False
            )
        except subprocess.TimeoutExpired:
            return None
        if done.returncode not in (0, 1):
            return None
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    return _outcomes(texts, folder, run)


def our_outcomes(
    built: Built, texts: Sequence[str], folder: Path, *flags: str, hooks: Path | None = None
) -> list[Outcome | None]:
    """What mlirkit makes of each text; `hooks` is Python for what the definitions leave to C++."""
    plugins = [] if hooks is None else [f"--load-dialect-plugin={hooks}"]

    def run(path: Path) -> tuple[int, str, str] | None:
        here = os.getcwd()
        os.chdir(path.parent)
        try:
            done = opt_checks.run("--td", str(built.definitions), *plugins, *_FLAGS, *flags, _FILE)
        except Exception as error:
            return (
                (2, "", f"{type(error).__name__}: {error}") if path.read_text().count(MARKER) == 0 else None
            )
        finally:
            os.chdir(here)
        return done.status, done.out, _HINT.sub("", done.err)

    return _outcomes(texts, folder, run)


_FLAGS = ("--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading")


def _outcomes(texts: Sequence[str], folder: Path, run: Run) -> list[Outcome | None]:
    found: list[Outcome | None] = [None] * len(texts)
    pending = [(0, len(texts))] if texts else []
    while pending:
        start, end = pending.pop()
        part = [text.rstrip("\n") for text in texts[start:end]]
        path = folder / _FILE
        path.write_text(f"\n{MARKER}\n".join(part) + "\n")
        result = run(path)
        if result is not None:
            outcomes = _split(part, *result)
            if outcomes is not None:
                found[start:end] = outcomes
                continue
        middle = (start + end) // 2
        if middle > start:
            pending += [(start, middle), (middle, end)]
    return found


def _split(texts: list[str], status: int, out: str, err: str) -> list[Outcome] | None:
    """The outcome of each text from that of the whole; None if it is not that of all."""
    printed = out.split(f"{MARKER}\n")
    if len(printed) != len(texts):
        if len(texts) > 1:
            return None
        printed = [out]
    firsts: list[int] = []
    line = 1
    for text in texts:
        firsts.append(line)
        line += text.count("\n") + 2
    said = [""] * len(texts)
    # What stands between two places belongs to the first of them.
    pieces = _PLACE.split(err)
    if pieces[0] and len(texts) > 1:
        return None
    said[0] = pieces[0]
    for number, rest in zip(map(int, pieces[1::2]), pieces[2::2], strict=True):
        owner = max((index for index, first in enumerate(firsts) if first <= number), default=0)
        said[owner] += f"{number - firsts[owner] + 1}:{rest}"
    # MLIR refuses some properties without a word: then nothing is printed, either.
    refused = [int(bool(status and (words or not text))) for text, words in zip(printed, said, strict=True)]
    return [Outcome(*each) for each in zip(printed, said, refused, strict=True)]
