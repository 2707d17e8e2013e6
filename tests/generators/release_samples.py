"""Operations of the shipped dialects as in LLVM's releases, in a generic form that all releases read.

    python -m tests.generators.release_samples 19=INCLUDE_DIR

Random operations are made from a release's own definitions, and its mlir-opt decides which are valid.  Valid
ones are written into tests/conformance/release_texts/llvm19.mlir, for tests/conformance/releases.py.  Texts
that a newer release's file already has are left out, so start with the newest release.

All attributes are in one dictionary, since releases before 17 have no `<{...}>`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.dialects.loading import register_include_dirs
from mlirkit.ods.model import Operator
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.tools import mlir_opt
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted
from tests.generators.op_samples import Sampler

TEXTS = Path(__file__).parents[1] / "conformance" / "release_texts"
ATTEMPTS = 24
KEPT = 2
# Written in C++ alone until release 23, so that mlirkit has no definition of them, and easy to crash.
NOT_SAMPLED = {"affine.dma_start", "affine.dma_wait"}
# Releases before 18 do not declare the maps of these operations, and accept operations without maps.
UNDECLARED_MAP = {f"affine.{name}" for name in ("load", "store", "prefetch", "vector_load", "vector_store")}
DIALECTS = ["affine", "arith", "cf", "complex", "func", "index", "math", "memref", "quant", "scf", "tensor", "ub"]


class PlainSampler(Sampler):
    """Guesses with all attributes in the dictionary, under the names that the release uses."""

    old_segment_names = False

    def _text(
        self,
        operator: Operator,
        operands: list[Type],
        results: list[Type],
        properties: dict[str, Attribute],
    ) -> str:
        text = super()._text(operator, operands, results, properties).replace(" {foo}", "")
        if self.old_segment_names:
            text = text.replace("operandSegmentSizes", "operand_segment_sizes")
            text = text.replace("resultSegmentSizes", "result_segment_sizes")
        return "\n".join(_with_plain_attributes(line) for line in text.split("\n"))


def _with_plain_attributes(line: str) -> str:
    before, found, rest = line.partition(" <{")
    if not found:
        return line
    entries, _, after = rest.partition("}>")
    behind, _, types = after.rpartition(" : (")
    return f"{before}{behind} {{{entries}}} : ({types}"


def samples(release: int, include: str, name: str) -> list[str]:
    """Up to KEPT texts accepted by the release's mlir-opt for each operator of a dialect."""
    context = Context()
    context.allow_unregistered_dialects = True
    register_include_dirs(context, [include])
    try:
        dialect: Any = context.dialect(name)
    except MLIRError:
        dialect = None
    if dialect is None:
        return []
    sampler = PlainSampler(dialect, context)
    sampler.old_segment_names = release < 17
    guesses: dict[str, str] = {}
    for operator in dialect.definitions.operators_of(name):
        if operator.name in NOT_SAMPLED or (release < 18 and operator.name in UNDECLARED_MAP):
            continue
        for _ in range(ATTEMPTS):
            guess = sampler.sample(operator)
            if guess is not None:
                guesses.setdefault(guess, operator.name)
    right: dict[str, list[str]] = {}
    for guess, printed in zip(guesses, accepted(list(guesses), mlir_opt(release)), strict=True):
        if printed is not None:
            right.setdefault(guesses[guess], []).append(guess)
    # The longest texts cover most.
    return [guess for each in right.values() for guess in sorted(each, key=len)[-KEPT:]]


def main(release: int, include: str) -> None:
    known: set[str] = set()
    for path in TEXTS.glob("llvm*.mlir"):
        if int(path.stem.removeprefix("llvm")) > release:
            known.update(path.read_text().rstrip("\n").split(f"\n{SEPARATOR}\n"))
    made = [text for name in DIALECTS for text in samples(release, include, name)]
    TEXTS.mkdir(exist_ok=True)
    new = [text for text in made if text not in known]
    (TEXTS / f"llvm{release}.mlir").write_text(f"\n{SEPARATOR}\n".join(new) + "\n")
    print(f"llvm{release}: {len(made)} samples, {len(new)} new")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        number, _, folder = argument.partition("=")
        main(int(number), folder)
