"""Mutants of the texts of MLIR's own tests, read by `mlir-opt` and by `mlirkit opt`: output and errors.

    python -m tests.upstream.mutants --seconds 300 --filter Dialect/GPU FOLDER

A difference is kept in FOLDER as `<number>.mlir`, `<number>.theirs` and `<number>.ours`, and printed with the
first error of both.  Not every difference is a defect: where MLIR reports an error without a message, or reads
on after one, mlirkit reports its own.  Texts with MLIR's test dialects are left out.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.conformance.tools import found_tool
from tests.fuzz.mutations import mutate_lines, mutate_tokens, mutate_values, tokens_of
from tests.upstream.command_server import command_server
from tests.upstream.source_package import Unavailable, source_folder
from tests.upstream.suites import write_project

FLAGS = ["--split-input-file", "--allow-unregistered-dialect"]
SEPARATOR = "\n// -----\n"
# The number of texts that one process of mlir-opt reads.
BATCH = 14
_COMMENT = re.compile(r"//[^\n]*")
_SEPARATOR_LINE = re.compile(r"// -----[^\n]*\n")
_TEST_DIALECTS = re.compile(r'\btest\.|[.!#"]test_|[!#]test|toy\.|\btransform\.test_|vcix\.')
# The dialects that a note lists are not the same: mlir-opt has test dialects, mlirkit those of other projects.
_UNEQUAL_LINES = re.compile(r"^(?:hint: .*|.*note: Available dialects: .*)\n", re.MULTILINE)
_FIRST_ERROR = re.compile(r"(?:error|warning): (.*)")


class Outcome(NamedTuple):
    """The result of reading a file; lines that are never equal are left out."""

    code: int
    output: str
    errors: str

    def first_error(self) -> str:
        match = _FIRST_ERROR.search(self.errors)
        return match[1][:100] if match else "-"


def texts_of(folder: Path, pattern: str) -> list[str]:
    """The small parts of the test files whose path matches, without comments."""
    texts: list[str] = []
    for file in sorted(folder.rglob("*.mlir")):
        if not re.search(pattern, file.as_posix()):
            continue
        for part in _SEPARATOR_LINE.split(file.read_text(errors="replace")):
            text = _COMMENT.sub("", part)
            if 20 < len(text) < 3000 and not _TEST_DIALECTS.search(part):
                texts.append(text)
    return texts


def _mutant(random: Random, text: str, pool: Sequence[str], change: str) -> str:
    """A changed text; tokens are most often replaced by others of the text, which are closest to valid."""
    if change == "values":
        return mutate_values(random, text)
    if change == "lines":
        return mutate_lines(random, text)
    return mutate_tokens(random, text, (tokens_of([text]) if random.random() < 0.7 else []) or pool)


def outcome_of(command: Sequence[str], file: Path) -> Outcome:
    """The outcome of a command on a file; the exit code is -1 if it does not end within a minute."""
    try:
        done = subprocess.run([*command, str(file)], capture_output=True, check=False, timeout=60)
    except subprocess.TimeoutExpired:
        return Outcome(-1, "", "")
    errors = done.stderr.decode("utf-8", "replace").replace(str(file), "<file>")
    return Outcome(done.returncode, done.stdout.decode("utf-8", "replace"), _UNEQUAL_LINES.sub("", errors))


def differences(
    texts: Sequence[str], theirs: Sequence[str], ours: Sequence[str], file: Path
) -> Iterator[tuple[str, Outcome, Outcome]]:
    """The texts that two commands do not read alike; a text that crashes mlir-opt is none of them."""
    file.write_text(SEPARATOR.join(texts), errors="replace")
    reference = outcome_of(theirs, file)
    crashed = reference.code not in (0, 1)
    if crashed and len(texts) == 1:
        return
    if not crashed:
        outcome = outcome_of(ours, file)
        if outcome == reference:
            return
        if len(texts) == 1:
            yield texts[0], reference, outcome
            return
    middle = len(texts) // 2
    yield from differences(texts[:middle], theirs, ours, file)
    yield from differences(texts[middle:], theirs, ours, file)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.upstream.mutants", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("folder", type=Path, help="where differences are kept")
    parser.add_argument("--source", type=Path, help="the unpacked source package (fetched without)")
    parser.add_argument("--filter", default="", help="only files whose path matches a regular expression")
    parser.add_argument("--change", choices=["tokens", "values", "lines"], default="tokens")
    parser.add_argument("--flag", action="append", default=[], help="of both commands, e.g. --flag=--canonicalize")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args(arguments)
    tool = found_tool("mlir-opt", 22)
    try:
        if tool is None:
            raise Unavailable("mlir-opt-22 is not installed (package mlir-22-tools)")
        source: Path = options.source.resolve() if options.source else source_folder()
    except Unavailable as error:
        print(error, file=sys.stderr)
        return 2
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mlirkit-") as name:
        place = Path(name)
        project = place / "test_dialect"
        write_project(project, source)
        with command_server(place, project) as launcher:
            flags = [*FLAGS, *options.flag]
            ours = [*launcher, "opt", *flags]
            found = _search(source, [tool, *flags], ours, place / "mutants.mlir", options)
    return 1 if found else 0


def _search(
    source: Path, theirs: Sequence[str], ours: Sequence[str], file: Path, options: argparse.Namespace
) -> int:
    """Compare mutants until the time is over; returns the number of differences."""
    texts = texts_of(source / "mlir" / "test", options.filter)
    pool = tokens_of(texts)
    random = Random(options.seed)
    end = time.monotonic() + options.seconds
    read = found = 0
    while time.monotonic() < end:
        sources = [random.choice(texts) for _ in range(BATCH)]
        batch = [_mutant(random, text, pool, options.change) for text in sources]
        read += len(batch)
        for text, reference, outcome in differences(batch, theirs, ours, file):
            found += 1
            kept = options.folder / f"{found}.mlir"
            kept.write_text(text, errors="replace")
            kept.with_suffix(".theirs").write_text(reference.errors + reference.output)
            kept.with_suffix(".ours").write_text(outcome.errors + outcome.output)
            print(f"{kept}: {reference.first_error()} | {outcome.first_error()}", flush=True)
    print(f"{read} mutants of {len(texts)} texts, {found} differences")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
