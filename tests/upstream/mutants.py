"""Mutants of the texts of MLIR's own tests, read by `mlir-opt` and by `mlirkit opt`: output and errors.

    python -m tests.upstream.mutants --seconds 300 --filter Dialect/GPU FOLDER

A difference is kept in FOLDER as `<number>.mlir`, `<number>.theirs` and `<number>.ours`, and printed with the
first error of both.  Not every difference is a defect: where MLIR reports an error without a message, or reads
on after one, mlirkit reports its own.  Texts with MLIR's test dialects are left out.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from mlirkit.cli import main as mlirkit_main
from tests.conformance.tools import mlir_opt
from tests.fuzz.mutations import mutate_tokens, tokens_of
from tests.upstream.source_package import source_folder

FLAGS = ("--split-input-file", "--allow-unregistered-dialect")
SEPARATOR = "\n// -----\n"
# The number of texts that one process of mlir-opt reads.
BATCH = 14
_COMMENT = re.compile(r"//[^\n]*")
_SEPARATOR_LINE = re.compile(r"// -----[^\n]*\n")
_TEST_DIALECTS = re.compile(r'\btest\.|[.!#"]test_|[!#]test|toy\.')
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


def mutant(random: Random, text: str, pool: Sequence[str]) -> str:
    """The text with a token or two changed, most often to tokens of the text, which are closest to valid."""
    return mutate_tokens(random, text, tokens_of([text]) if random.random() < 0.7 else pool)


def theirs(file: Path) -> Outcome:
    done = subprocess.run([mlir_opt(), *FLAGS, str(file)], capture_output=True, check=False, timeout=60)
    return _outcome(done.returncode, done.stdout, done.stderr, file)


def ours(file: Path) -> Outcome:
    """The outcome of `mlirkit opt` in a fork of this process."""
    output, errors = file.with_suffix(".out"), file.with_suffix(".err")
    child = os.fork()
    if child == 0:
        for path, number in ((output, 1), (errors, 2)):
            os.dup2(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC), number)
        code = 98
        try:
            code = mlirkit_main(["opt", *FLAGS, str(file)])
            sys.stdout.flush()
            sys.stderr.flush()
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return _outcome(os.waitstatus_to_exitcode(status), output.read_bytes(), errors.read_bytes(), file)


def _outcome(code: int, output: bytes, errors: bytes, file: Path) -> Outcome:
    text = errors.decode("utf-8", "replace").replace(str(file), "<file>")
    return Outcome(code, output.decode("utf-8", "replace"), _UNEQUAL_LINES.sub("", text))


def differences(texts: Sequence[str], file: Path) -> Iterator[tuple[str, Outcome, Outcome]]:
    """The texts that are not read alike; a text that crashes mlir-opt is none of them."""
    file.write_text(SEPARATOR.join(texts), errors="replace")
    try:
        reference = theirs(file)
    except subprocess.TimeoutExpired:
        reference = Outcome(-1, "", "")
    crashed = reference.code not in (0, 1)
    if crashed and len(texts) == 1:
        return
    if not crashed:
        outcome = ours(file)
        if outcome == reference:
            return
        if len(texts) == 1:
            yield texts[0], reference, outcome
            return
    middle = len(texts) // 2
    yield from differences(texts[:middle], file)
    yield from differences(texts[middle:], file)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.upstream.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where differences are kept")
    parser.add_argument("--source", type=Path, help="the unpacked source package (fetched without)")
    parser.add_argument("--filter", default="", help="only files whose path matches a regular expression")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args(arguments)
    source: Path = options.source.resolve() if options.source else source_folder()
    texts = texts_of(source / "mlir" / "test", options.filter)
    pool = tokens_of(texts)
    options.folder.mkdir(parents=True, exist_ok=True)
    random = Random(options.seed)
    end = time.monotonic() + options.seconds
    read = found = 0
    with tempfile.TemporaryDirectory(prefix="mlirkit-") as place:
        file = Path(place) / "mutants.mlir"
        while time.monotonic() < end:
            batch = [mutant(random, random.choice(texts), pool) for _ in range(BATCH)]
            read += len(batch)
            for text, reference, outcome in differences(batch, file):
                found += 1
                kept = options.folder / f"{found}.mlir"
                kept.write_text(text, errors="replace")
                kept.with_suffix(".theirs").write_text(reference.errors + reference.output)
                kept.with_suffix(".ours").write_text(outcome.errors + outcome.output)
                print(f"{kept}: {reference.first_error()} | {outcome.first_error()}", flush=True)
    print(f"{read} mutants of {len(texts)} texts, {found} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
