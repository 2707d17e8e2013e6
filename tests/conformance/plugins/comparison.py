"""The outcome of many small texts: in mlir-opt with a plugin, and in mlirkit with the plugin's definitions.

    for text, theirs, ours in zip(texts, their_outcomes(built, texts), our_outcomes(built, texts)): ...

All texts go through each tool in one file, split at markers, so that an error's line tells its text.  A text
that crashes a tool is found by halving; texts that crash mlir-opt are not compared.
"""

from __future__ import annotations

import contextlib
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
# mlir-opt's producer string in bytecode.
_PRODUCER = "MLIR22.1.8"
# The status of mlirkit after an unexpected exception.
_CRASHED = 2
_PLACE = re.compile(rf"(?m)^{re.escape(_FILE)}:(\d+):")
_HINT = re.compile(r"(?m)^(?:hint|note): .*\n")


@dataclass(frozen=True)
class Outcome:
    """The output of a tool for a text, and its errors, with lines counted within the text."""

    text: str
    errors: str
    status: int

    @property
    def is_silent(self) -> bool:
        """Whether the text is refused without a message."""
        return bool(self.status) and not self.errors

    def __str__(self) -> str:
        return f"{self.text}{self.errors}"


#: Status, output and errors of a run over a file; None if the tool crashes.
Run = Callable[[Path], tuple[int, str, str] | None]


def their_outcomes(built: Built, texts: Sequence[str], folder: Path, *flags: str) -> list[Outcome | None]:
    """mlir-opt's outcome of each text; None if it crashes."""
    command = [mlir_opt(), f"--load-dialect-plugin={built.library}", *_FLAGS, *flags, _FILE]

    def run(path: Path) -> tuple[int, str, str] | None:
        try:
            done = subprocess.run(
                command, cwd=path.parent, capture_output=True, timeout=60, check=False
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
    """mlirkit's outcome of each text; `hooks` is Python for functions that the definitions leave to C++."""

    def run(path: Path) -> tuple[int, str, str] | None:
        status, out, err = _ours(built, hooks, path.parent, *_FLAGS, *flags, _FILE)
        # A run of one text shows the exception.
        return (status, out, _HINT.sub("", err)) if status != _CRASHED or _is_alone(path) else None

    return _outcomes(texts, folder, run)


_FLAGS = ("--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading")


def _is_alone(path: Path) -> bool:
    return MARKER not in path.read_text()


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
    """The outcome of each text, from the output of the whole file; None if it does not have all texts."""
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
    # Text between two places belongs to the first of them.
    pieces = _PLACE.split(err)
    if pieces[0] and len(texts) > 1:
        return None
    said[0] = pieces[0]
    for number, rest in zip(map(int, pieces[1::2]), pieces[2::2], strict=True):
        owner = max((index for index, first in enumerate(firsts) if first <= number), default=0)
        said[owner] += f"{number - firsts[owner] + 1}:{rest}"
    # MLIR refuses some properties without a message: then the text has no output either.
    refused = [int(bool(status and (words or not text))) for text, words in zip(printed, said, strict=True)]
    return [Outcome(*each) for each in zip(printed, said, refused, strict=True)]


def bytecode_difference(
    built: Built, texts: Sequence[str], folder: Path, hooks: Path | None = None
) -> str | None:
    """The difference in bytecode, or in text after one side has read the other's bytecode.

    Of many texts, the first that differs alone is reported.
    """
    difference = _bytecode_difference(built, texts, folder, hooks)
    if difference is None or len(texts) == 1:
        return difference and f"{texts[0]}\n{difference}"
    middle = len(texts) // 2
    for part in (texts[:middle], texts[middle:]):
        inner = bytecode_difference(built, part, folder, hooks)
        if inner is not None:
            return inner
    return difference


def _bytecode_difference(built: Built, texts: Sequence[str], folder: Path, hooks: Path | None) -> str | None:
    (folder / _FILE).write_text("".join([f"module {{\n{text}\n}}\n" for text in texts]))
    theirs, ours = folder / "theirs.mlirbc", folder / "ours.mlirbc"
    emit = ("--allow-unregistered-dialect", "--emit-bytecode", _FILE)
    status = _ours(built, hooks, folder, *emit, f"--emit-bytecode-producer={_PRODUCER}", "-o", str(ours))
    if status[0] != 0:
        return f"mlirkit writes none: {status[2]}"
    done = _theirs(built, folder, *emit, "-o", str(theirs))
    if done[0] != 0:
        return f"mlir-opt writes none: {done[2]}"
    generic = ("--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-debuginfo")
    read = {
        "mlir-opt reads its own": _theirs(built, folder, *generic, str(theirs)),
        "mlir-opt reads ours": _theirs(built, folder, *generic, str(ours)),
        "mlirkit reads mlir-opt's": _ours(built, hooks, folder, *generic, str(theirs)),
    }
    expected = read["mlir-opt reads its own"][1]
    for who, (code, out, err) in read.items():
        if code != 0 or out != expected:
            return f"{who} otherwise:\n{out if out != expected else ''}{err}"
    return None if ours.read_bytes() == theirs.read_bytes() else "the bytes differ"


def _theirs(built: Built, folder: Path, *flags: str) -> tuple[int, str, str]:
    command = [mlir_opt(), f"--load-dialect-plugin={built.library}", *flags]
    done = subprocess.run(command, cwd=folder, capture_output=True, timeout=60, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def _ours(built: Built, hooks: Path | None, folder: Path, *flags: str) -> tuple[int, str, str]:
    plugins = [] if hooks is None else [f"--load-dialect-plugin={hooks}"]
    with contextlib.chdir(folder):
        try:
            done = opt_checks.run("--td", str(built.definitions), *plugins, *flags)
        except Exception as error:
            return _CRASHED, "", f"{type(error).__name__}: {error}"
    return done.status, done.out, done.err
