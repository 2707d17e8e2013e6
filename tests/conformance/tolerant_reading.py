"""How much of projects' own texts tolerant reading opens, and prints again as the same tokens.

    python -m tests.conformance.tolerant_reading [--failures] [--project] CHECKOUT...

reads the parts without expected errors of all `.mlir`, `.fir` and `.cir` files with RUN lines: without the
project's definitions and the packs; with --project, by the checkout's own definitions, without hooks.  Left
out are tests that are expected to fail or do not run, and FIRRTL's own language; files are split as their RUN
lines do.  The table has a row per checkout: parts, parts that are read, parts whose print is read again and
prints the same tokens.
"""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import repeat
from pathlib import Path

from mlirkit.cli.dialect_owners import PACKAGES
from mlirkit.core.context import Context
from mlirkit.dialects.project import Project, named_project
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.recovered_structure import SPLIT, tokens

# Words in tests that are expected to fail, also in xDSL's spelling, or that do not run; and of another
# language in which `.fir` files are written.
LEFT_OUT = re.compile(
    rb"not --crash|\| not |RUN: not |XFAIL|UNSUPPORTED: true|^FIRRTL version"
    rb"|--parsing-diagnostics|xdsl-opt .*--verify-diagnostics",
    re.M,
)
# The file extensions of MLIR, Flang and ClangIR.
ENDINGS = ("mlir", "fir", "cir")
SPLITS = re.compile(rb"split.input.file")
# A file of several, which a RUN line splits.
NAMED_PART = re.compile(rb"^//---? (\S+)[^\n]*\n", re.M)


@dataclass(slots=True)
class Count:
    """Counts of the chunks of some files: all, those that are read, those that print alike twice."""

    chunks: int = 0
    read: int = 0
    same: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, other: Count) -> None:
        self.chunks += other.chunks
        self.read += other.read
        self.same += other.same
        self.problems += other.problems


@cache
def project_at(checkout: Path) -> Project:
    return named_project(str(checkout), ())


def context_for(checkout: Path, with_definitions: bool) -> Context:
    """A context without the packs, and with the checkout's definitions or without."""
    context = Context(allow_unregistered_dialects=True)
    if with_definitions:
        project_at(checkout).register(context, lambda _: None, on_failure=lambda _name, _error: None)
    else:
        for name in PACKAGES:
            context.register_dialect(name, lambda _: None)
    return context


def parts_of(data: bytes) -> list[bytes]:
    """The parts of a file without expected errors."""
    if b"RUN: split-file" in data:
        _, *pieces = NAMED_PART.split(data)
        return [text for name, text in zip(pieces[::2], pieces[1::2], strict=True) if name.endswith(b".mlir")]
    parts = SPLIT.split(data) if SPLITS.search(data) else [data]
    return [part for part in parts if b"expected-error" not in part]


def count_of(path: Path, checkout: Path, with_definitions: bool) -> Count:
    """Read the chunks of a file and count."""
    count = Count()
    data = path.read_bytes()
    if b"RUN:" not in data or LEFT_OUT.search(data):
        return count
    place = path.relative_to(checkout)
    context = context_for(checkout, with_definitions)
    for number, chunk in enumerate(parts_of(data)):
        count.chunks += 1
        try:
            module = parse_source(chunk, "chunk", context, True, tolerant=True)
        except MLIRError as error:
            count.problems.append(f"{place}:{number}: {' '.join(str(error).split())[:200]}")
            continue
        count.read += 1
        printed = str(module)
        try:
            again = parse_source(printed.encode(), "printed", context, True, tolerant=True)
        except MLIRError as error:
            count.problems.append(f"{place}:{number}: {' '.join(str(error).split())[:200]}")
            continue
        if tokens(str(again)) == tokens(printed):
            count.same += 1
        else:
            count.problems.append(f"{place}:{number}: other tokens")
    return count


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("checkouts", nargs="+", type=Path)
    parser.add_argument("--failures", action="store_true", help="name what fails")
    parser.add_argument("--project", action="store_true", help="with the checkout's own definitions")
    options = parser.parse_args()
    print("| checkout | chunks | read | printed again |\n|---|---:|---:|---:|")
    problems: list[str] = []
    for checkout in options.checkouts:
        paths = sorted(path for ending in ENDINGS for path in checkout.rglob(f"*.{ending}"))
        total = Count()
        with ProcessPoolExecutor(2) as pool:
            found = pool.map(count_of, paths, repeat(checkout), repeat(options.project), chunksize=16)
            for count in found:
                total.add(count)
        print(f"| {checkout.name} | {total.chunks} | {total.read} | {total.same} |", flush=True)
        problems += total.problems
    if options.failures:
        print("", *problems, sep="\n")


if __name__ == "__main__":
    main()
