"""The text of random operations, ours and mlir-opt's: made from the definitions of an installed MLIR 22.

    python -m tests.conformance.operation_texts 16 shape tosa       dialects, with 16 guesses per operation
    python -m tests.conformance.operation_texts 16                  all, and writes the table of the docs

For each guess (see tests/generators/op_samples.py) that mlir-opt accepts, two things are compared to the byte:
the custom form both print for it, and, where mlir-opt reads that text back, the generic form both then print.
An operation is as its worst guess.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.dialects.loading import register_include_dirs
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.tools import include_dir, mlir_opt
from tests.generators.op_samples import Sampler, accepted, inside

#: All dialects with operations but builtin, whose operations are in every module.
DIALECTS = (  # noqa: SIM905
    "acc affine amdgpu amx arith arm_neon arm_sme arm_sve async bufferization cf complex emitc func gpu index "
    "irdl linalg llvm math memref ml_program mpi nvgpu nvvm omp pdl pdl_interp ptr quant rocdl scf shape shard "
    "smt sparse_tensor spirv tensor tosa transform ub vcix vector wasmssa x86vector xegpu xevm"
).split()
PAGE = Path(__file__).parents[2] / "docs" / "dialects.md"
#: What is reported where custom syntax, or what it needs, is C++ without a hook.
MISSING = ("has no Python hook", "has no custom assembly form", "no Python for the C++")


class Form(IntEnum):
    """In which form the text of an operation is as mlir-opt's, from best to worst."""

    UNKNOWN = 0  # no guess was valid
    CUSTOM = 1
    GENERIC = 2  # no hook replaces the C++ that the custom form needs
    DIFFERENT = 3


class Comparison:
    """The operations of one dialect, each with its form, and what differs in words."""

    def __init__(self, name: str, attempts: int) -> None:
        self.context = Context(allow_unregistered_dialects=True)
        register_include_dirs(self.context, [include_dir()])
        dialect: Any = self.context.dialect(name)
        operators = dialect.definitions.operators_of(name)
        self.forms = {each.name: Form.UNKNOWN for each in operators}
        self.differences: list[str] = []
        sampler = Sampler(dialect, self.context)
        guesses = {
            guess: each.name
            for each in operators
            for _ in range(attempts)
            if (guess := sampler.sample(each)) is not None
        }
        customs = accepted(list(guesses), mlir_opt())
        found = [
            (name, guess, custom)
            for (guess, name), custom in zip(guesses.items(), customs, strict=True)
            if custom is not None
        ]
        # A text that mlir-opt does not read back says nothing about the other direction.
        generics = accepted([inside(each[2]) for each in found], mlir_opt(), "--mlir-print-op-generic")
        for (name, guess, custom), generic in zip(found, generics, strict=True):
            form, words = self._form(name, guess, custom, generic)
            self.forms[name] = max(self.forms[name], form)
            if form is Form.DIFFERENT:
                self.differences.append(f"{words}\n--- mlir-opt:\n{custom if form else generic}")

    def _form(self, name: str, guess: str, custom: str, generic: str | None) -> tuple[Form, str]:
        try:
            printed = self._printed(f"module {{\n{guess}\n}}", False)
        except MLIRError as error:
            return Form.DIFFERENT, f"{guess}\n--- ours: {error}"
        form = Form.CUSTOM
        if printed != custom.strip():
            if f'"{name}"(' not in printed or f'"{name}"(' in custom:
                return Form.DIFFERENT, f"--- ours:\n{printed}"
            form = Form.GENERIC
        if generic is None:
            return form, ""
        try:
            again = self._printed(custom, True)
        except MLIRError as error:
            if any(each in str(error) for each in MISSING):
                return Form.GENERIC, ""
            return Form.DIFFERENT, f"{custom}--- ours: {error}"
        if again != generic.strip():
            return Form.DIFFERENT, f"{custom}--- ours:\n{again}\n--- mlir-opt's generic form:\n{generic}"
        return form, ""

    def _printed(self, text: str, generic: bool) -> str:
        operation: Any = Operation.parse(text, context=self.context)
        operation.verify()
        return str(operation.get_asm(print_generic_op_form=generic)).strip()

    def counts(self) -> Counter[Form]:
        return Counter(self.forms.values())


def page(rows: Iterator[tuple[str, Counter[Form]]], attempts: int) -> str:
    """The page of the documentation, with a row per dialect."""
    lines = [
        "# Dialects of an installed MLIR",
        "",
        "Every dialect of MLIR 22 loads from its definitions.  For each operation, random valid uses were made"
        " from the",
        "definition, and their text compared with mlir-opt's, byte by byte and in both directions:",
        "",
        "- *custom*: the custom form is the same;",
        "- *generic*: the custom form is written in C++ that has no hook in Python yet, so that mlirkit prints"
        " the generic form and",
        "  reads only that;",
        "- *different*: a difference is known;",
        "- *unknown*: no random use was valid.",
        "",
        f"Made by `python -m tests.conformance.operation_texts {attempts}`.",
        "",
        "| dialect | operations | custom | generic | different | unknown |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    total: Counter[Form] = Counter()

    def row(name: str, counts: Counter[Form]) -> str:
        numbers = [counts.total(), *(counts[each] for each in (*list(Form)[1:], Form.UNKNOWN))]
        return f"| {name} | {' | '.join(map(str, numbers))} |"

    for name, counts in rows:
        total.update(counts)
        lines.append(row(name, counts))
    return "\n".join([*lines, row("all", total), ""])


def main(attempts: int, names: list[str]) -> None:
    def rows() -> Iterator[tuple[str, Counter[Form]]]:
        for name in names or DIALECTS:
            comparison = Comparison(name, attempts)
            counts = comparison.counts()
            print(name, {form.name.lower(): count for form, count in counts.items()}, flush=True)
            for form in (Form.GENERIC, Form.UNKNOWN, Form.DIFFERENT):
                listed = [each for each, found in comparison.forms.items() if found is form]
                print(f"  {form.name.lower()}: {' '.join(listed)}", flush=True)
            if names:
                print("\n".join(comparison.differences))
            yield name, counts

    text = page(rows(), attempts)
    if not names:
        PAGE.write_text(text)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
