"""Canonicalization compared with mlir-opt on many modules per dialect, outside of the test suite.

    python -m tests.conformance.canonicalization_campaign [--modules 1000] [--first 0] [--kept FOLDER] [DIALECT ...]

Each line of the printed table has two halves: modules of the generators, and mutants of these modules and of
the functions in MLIR's own tests of the dialect, if they are installed (docs/upstream-tests.md has their
source).  A module counts if mlir-opt accepts it.  Each is canonicalized and printed with locations; modules
with different output are kept in a folder, as `.in`, `.theirs` and `.ours`.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from mlirkit.support.diagnostics import MLIRError
from tests.conformance.parse_outcomes import MARKER, split
from tests.conformance.pass_comparison import FLAGS, joined, ours
from tests.conformance.test_canonicalization import GENERATORS
from tests.conformance.tools import mlir_opt
from tests.generators.branching_functions import generate_branching_functions
from tests.generators.device_functions import DIALECTS, generate_device_functions
from tests.generators.folding_functions import OPERATIONS, generate_folding_functions
from tests.generators.mutants import functions_of, mutant
from tests.upstream.source_package import Unavailable, source_folder

Generate = Callable[[int], str]

SOURCES: dict[str, Generate] = {
    **GENERATORS,
    # Calls of constants, and undefined values, are among the branches and numbers.
    "func": generate_branching_functions,
    "ub": partial(generate_folding_functions, dialect="arith"),
    **{dialect: partial(generate_folding_functions, dialect=dialect) for dialect in OPERATIONS},
    **{dialect: partial(generate_device_functions, dialect=dialect) for dialect in DIALECTS},
}
# Folders of MLIR's tests of a dialect whose name is not the dialect's.
_FOLDERS = {
    "acc": "OpenACC",
    "cf": "ControlFlow",
    "llvm": "LLVMIR",
    "omp": "OpenMP",
}
# Time limit of mlir-opt: it rewrites some mutants for ever.
_SECONDS = 60
_AT_ONCE = 100
# Crashes need no symbolized stack.
_ENVIRONMENT = os.environ | {"LLVM_DISABLE_SYMBOLIZATION": "1"}
_MODULE_LOCATION = re.compile(r'^#loc = loc\("<stdin>":\d+:\d+\)$', re.MULTILINE)


def outputs(pieces: list[str]) -> list[str | None]:
    """mlir-opt's output for each module: "" if the module is refused, None after a crash or a timeout."""
    text = f"{MARKER}\n".join(pieces)
    command = [mlir_opt(), *FLAGS, "--pass-pipeline=builtin.module(canonicalize)"]
    try:
        done = subprocess.run(
            command, input=text.encode(), capture_output=True, timeout=_SECONDS, check=False, env=_ENVIRONMENT
        )
        printed = [piece.strip() for piece in done.stdout.decode().split(f"{MARKER}\n")]
        if done.returncode >= 0 and len(printed) == len(pieces):
            return [*printed]
    except subprocess.TimeoutExpired:
        pass
    if len(pieces) == 1:
        return [None]
    half = len(pieces) // 2
    # The location of each piece keeps its line.
    lines = "\n" * sum(piece.count("\n") + 1 for piece in pieces[:half])
    return outputs(pieces[:half]) + outputs([lines + pieces[half], *pieces[half + 1 :]])


class Counts:
    """How many of the modules that mlir-opt accepts were compared, and how many have different output."""

    def __init__(self, kept: Path) -> None:
        self.kept = kept
        self.compared = 0
        self.differing = 0
        self.unfinished = 0

    def compare(self, names: list[str], pieces: list[str]) -> None:
        theirs = outputs(pieces)
        for name, piece, buffer, expected in zip(
            names, pieces, split(f"{MARKER}\n".join(pieces)), theirs, strict=True
        ):
            if expected is None:
                self.unfinished += 1
            if not expected:
                continue
            self.compared += 1
            try:
                printed = ours(buffer, "canonicalize")
            except MLIRError as error:
                printed = str(error)
            # The location of an implicit module depends on the place where the input is split.
            if _MODULE_LOCATION.sub("", printed, 1) != _MODULE_LOCATION.sub("", expected, 1):
                self.differing += 1
                self.kept.mkdir(parents=True, exist_ok=True)
                for suffix, text in (("in", piece), ("theirs", expected), ("ours", printed)):
                    (self.kept / f"{name}.{suffix}").write_text(f"{text}\n")


def generated(dialect: str, seed: int) -> str:
    return joined([SOURCES[dialect](seed)])


def functions(dialect: str) -> list[str]:
    """The functions in MLIR's own tests of a dialect, without comments; test operations become
    unregistered."""
    try:
        tests = source_folder() / "mlir/test/Dialect"
    except Unavailable:
        return []
    wanted = _FOLDERS.get(dialect, dialect.replace("_", "")).lower()
    found: list[str] = []
    for folder in sorted(tests.iterdir()):
        if folder.name.lower() != wanted:
            continue
        for path in sorted(folder.rglob("*.mlir")):
            text = re.sub(r'//(?! -----)[^"\n]*$', "", path.read_text(errors="replace"), flags=re.MULTILINE)
            pieces = re.split(rf"^{MARKER}.*$\n?", text, flags=re.MULTILINE)
            valid = [piece for piece in pieces if "expected-error" not in piece and len(piece) < 30_000]
            for piece in valid:
                lines = [line.rstrip() for line in piece.split("\n") if line.strip()]
                text = re.sub(r"\btest\.", "t.", "\n".join(lines)) + "\n"
                if lines and "test_" not in text:
                    found += functions_of(text)
    return found


def mutants(dialect: str, first: int) -> Iterator[tuple[str, str]]:
    """Names and texts, without end: mutants of a generated module and of functions, in turn."""
    sources = functions(dialect)
    seed = first
    while True:
        random = Random(zlib.crc32(f"{dialect} {seed}".encode()))
        is_generated = not sources or random.random() < 0.3
        # The test suite uses the first seeds of the generators.
        text = generated(dialect, 10_000 + seed) if is_generated else random.choice(sources)
        yield f"{dialect}.mutant.{seed}", mutant(text, random)
        seed += 1


def campaign(dialect: str, modules: int, first: int, kept: Path) -> tuple[Counts, Counts]:
    of_generators, of_mutants = Counts(kept), Counts(kept)
    for start in range(first, first + modules, _AT_ONCE):
        seeds = range(start, min(start + _AT_ONCE, first + modules))
        of_generators.compare(
            [f"{dialect}.{seed}" for seed in seeds], [generated(dialect, seed) for seed in seeds]
        )
    source = mutants(dialect, first)
    while of_mutants.compared < modules:
        batch = [next(source) for _ in range(_AT_ONCE)]
        of_mutants.compare([name for name, _ in batch], [text for _, text in batch])
    return of_generators, of_mutants


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="canonicalization_campaign")
    parser.add_argument("dialects", nargs="*", metavar="DIALECT", choices=[[], *SOURCES], default=[])
    parser.add_argument("--modules", type=int, default=1000, help="modules of each kind and dialect (1000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--kept", type=Path, default=Path("differences"), help="where differences are kept")
    options = parser.parse_args(argv)
    print("| dialect | generated | differ | mutants | differ | not finished by mlir-opt |")
    print("|---|---:|---:|---:|---:|---:|")
    differing = 0
    for dialect in options.dialects or SOURCES:
        counts = campaign(dialect, options.modules, options.first, options.kept)
        figures = [str(figure) for each in counts for figure in (each.compared, each.differing)]
        print(f"| {dialect} | {' | '.join(figures)} | {sum(each.unfinished for each in counts)} |", flush=True)
        differing += sum(each.differing for each in counts)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
