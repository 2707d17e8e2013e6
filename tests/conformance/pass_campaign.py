"""Passes and pipelines compared with mlir-opt on many modules, outside of the test suite.

    python -m tests.conformance.pass_campaign [--modules 5000] [--first 0] [--kept FOLDER] [PASS ...]

Modules of all generators go through each pass and through random pipelines of them, with random options, a
batch at a time; the printed modules, locations included, standard error and the status are compared.  Wrong
pipelines run on one module each.  A module is not compared if mlir-opt crashes, does not end or leaves
operands without values.  Modules with different output are kept in a folder with the options, as `.in`,
`.theirs` and `.ours`.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

from tests.cli.opt_checks import Outcome
from tests.cli.opt_checks import run as run_ours
from tests.conformance.pass_comparison import joined
from tests.conformance.test_canonicalization import GENERATORS
from tests.conformance.tools import mlir_opt
from tests.generators.folding_functions import OPERATIONS, generate_folding_functions
from tests.generators.functions import generate_functions
from tests.generators.inlined_functions import generate_affine_calls, generate_llvm_calls
from tests.generators.llvm_slot_functions import generate_llvm_slot_functions
from tests.generators.pass_inputs import generate_pass_input
from tests.generators.pass_options import PASSES, pass_with_options, random_pipeline, wrong_pipeline
from tests.generators.plain_functions import generate_plain_functions
from tests.generators.slot_functions import generate_slot_functions
from tests.generators.subset_functions import generate_subset_functions

# Without regions in unregistered operations: mlir-opt's inliner crashes on them, as they might be symbol
# tables.
_INPUTS = partial(generate_pass_input, regions=False)
# The generators for passes are drawn as often as the generators of all dialects together.
_FOR_PASSES: list[Callable[[int], str]] = [
    _INPUTS,
    generate_pass_input,
    generate_functions,
    generate_plain_functions,
    generate_slot_functions,
    generate_llvm_slot_functions,
    generate_llvm_calls,
    generate_affine_calls,
    generate_subset_functions,
]
_OF_DIALECTS: list[Callable[[int], str]] = [
    *GENERATORS.values(),
    *[partial(generate_folding_functions, dialect=dialect) for dialect in OPERATIONS],
]
PIPELINES, WRONG = "random pipelines", "wrong pipelines"

_FLAGS = ("--allow-unregistered-dialect", "--mlir-print-debuginfo", "--mlir-disable-threading")
_AT_ONCE = 25
_SECONDS = 60
# mlir-opt's output may depend on addresses: a difference counts only after so many runs.
_ATTEMPTS = 6
_ENVIRONMENT = os.environ | {"LLVM_DISABLE_SYMBOLIZATION": "1"}


# mlir-opt's print of an operand without a value, which a pass has forgotten; mlirkit has no such operands.
_NULL = "<<NULL VALUE>>"
# Temporary files have random names.
_SNAPSHOT = re.compile(r'"[^"]*mlir_snapshot-\w+\.tmp\.mlir"')


def module(seed: int) -> str:
    """The module of a seed."""
    sources = _OF_DIALECTS if seed % 2 else _FOR_PASSES
    return sources[seed // 2 % len(sources)](seed)


def theirs(options: Sequence[str], text: str) -> Outcome | None:
    """The outcome of mlir-opt; None if it crashes or does not end."""
    path = mlir_opt()
    try:
        done = subprocess.run(
            [path, *_FLAGS, *options],
            input=text.encode(),
            capture_output=True,
            timeout=_SECONDS,
            check=False,
            env=_ENVIRONMENT,
        )
    except subprocess.TimeoutExpired:
        return None
    if done.returncode < 0:
        return None
    err = done.stderr.decode("utf-8", "replace").replace(f"{os.path.basename(path)}: ", "mlirkit opt: ")
    return _comparable(Outcome(done.returncode, done.stdout.decode("utf-8", "replace"), err))


def ours(options: Sequence[str], text: str) -> Outcome:
    try:
        return _comparable(run_ours(*_FLAGS, *options, stdin=text))
    except Exception as error:
        return Outcome(-1, "", f"{type(error).__name__}: {error}")


def _comparable(outcome: Outcome) -> Outcome:
    """An outcome without the names of temporary files."""
    out, err = [_SNAPSHOT.sub('"snapshot"', text) for text in (outcome.out, outcome.err)]
    return Outcome(outcome.status, out, err)


class Counts:
    """The number of modules compared, and the number with different output."""

    def __init__(self, name: str, kept: Path) -> None:
        self.name = name
        self.kept = kept
        self.compared = 0
        self.differing = 0
        self.unfinished = 0

    def compare(self, options: Sequence[str], texts: Sequence[tuple[int, str]]) -> None:
        """Compare modules, by seed: all at once, and one by one if that differs."""
        if len(texts) > 1:
            batch = joined([text for _, text in texts])
            split = [*options, "--split-input-file"]
            expected = theirs(split, batch)
            if expected is not None and ours(split, batch) == expected:
                self.compared += len(texts)
                return
        for seed, text in texts:
            self._compare_one(options, seed, joined([text]))

    def _compare_one(self, options: Sequence[str], seed: int, text: str) -> None:
        printed = ours(options, text)
        expected: Outcome | None = None
        for _ in range(_ATTEMPTS):
            expected = theirs(options, text)
            if expected is None or _NULL in expected.err:
                self.unfinished += 1
                return
            if expected == printed:
                self.compared += 1
                return
        assert expected is not None
        self.compared += 1
        self.differing += 1
        self.kept.mkdir(parents=True, exist_ok=True)
        name = f"{self.name.replace(' ', '-')}.{seed}"
        command = " ".join([*_FLAGS, *options])
        for suffix, content in (
            ("in", f"// {command}\n{text}"),
            ("theirs", f"{expected.status}\n{expected.out}{expected.err}"),
            ("ours", f"{printed.status}\n{printed.out}{printed.err}"),
        ):
            (self.kept / f"{name}.{suffix}").write_text(content)

    @property
    def line(self) -> str:
        return f"| {self.name} | {self.compared} | {self.differing} | {self.unfinished} |"


def _pipeline(name: str, random: Random) -> str:
    inside = random_pipeline(random) if name == PIPELINES else pass_with_options(name, random)
    return f"--pass-pipeline=builtin.module({inside})"


def _batches(seeds: range) -> Iterator[list[int]]:
    for start in range(seeds.start, seeds.stop, _AT_ONCE):
        yield list(range(start, min(start + _AT_ONCE, seeds.stop)))


def campaign(name: str, seeds: range, kept: Path) -> Counts:
    counts = Counts(name, kept)
    for batch in _batches(seeds):
        random = Random(zlib.crc32(f"{name} {batch[0]}".encode()))
        if name == WRONG:
            for seed in batch:
                counts.compare([f"--pass-pipeline={wrong_pipeline(random)}"], [(seed, module(seed))])
        else:
            counts.compare([_pipeline(name, random)], [(seed, module(seed)) for seed in batch])
    return counts


def main(argv: list[str]) -> int:
    names = [*PASSES, PIPELINES, WRONG]
    parser = argparse.ArgumentParser(prog="pass_campaign")
    parser.add_argument("passes", nargs="*", metavar="PASS", choices=[[], *names], default=[])
    parser.add_argument("--modules", type=int, default=5000, help="modules for each pass (5000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--kept", type=Path, default=Path("differences"), help="where differences are kept")
    options = parser.parse_args(argv)
    print("| pass | compared | differ | not finished by mlir-opt |")
    print("|---|---:|---:|---:|")
    differing = 0
    for name in options.passes or names:
        counts = campaign(name, range(options.first, options.first + options.modules), options.kept)
        print(counts.line, flush=True)
        differing += counts.differing
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
