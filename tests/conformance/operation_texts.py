"""The text of random operations, ours and mlir-opt's, of all dialects of MLIR 22.

    python -m tests.conformance.operation_texts 16 shape tosa       dialects, with 16 guesses per operation
    python -m tests.conformance.operation_texts 16                  all, and writes the table of the docs

For each guess (see tests/generators/op_samples.py) that mlir-opt accepts, two things are compared to the
byte: the custom form both print for it, and, where mlir-opt reads that text back, the generic form both then
print.  Uses that no guess reaches are written by hand, in tests/generators/written_uses and in hook_texts
beside this file, and compared in the same way.  The form of an operation is that of its worst use.
"""

from __future__ import annotations

import difflib
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import IntEnum
from pathlib import Path
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.dialects.roots import ROOTS
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.tools import mlir_opt
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted, inside
from tests.generators.op_samples import Sampler
from tests.generators.type_choice import UNSUITABLE

#: All dialects with operations but builtin, whose operations are in every module.
DIALECTS = (  # noqa: SIM905
    "acc affine amdgpu amx arith arm_neon arm_sme arm_sve async bufferization cf complex emitc func gpu index "
    "irdl linalg llvm math memref ml_program mpi nvgpu nvvm omp pdl pdl_interp ptr quant rocdl scf shape shard "
    "smt sparse_tensor spirv tensor tosa transform ub vcix vector wasmssa x86vector xegpu xevm"
).split()
FOLDERS = (Path(__file__).parents[1] / "generators" / "written_uses", Path(__file__).parent / "hook_texts")
#: The number of guesses for one use, until our own verifier accepts one.
TRIES = 24
PAGE = Path(__file__).parents[2] / "docs" / "dialects.md"
#: Errors about custom syntax, or a function that it needs, in C++ without a hook.
MISSING = ("has no Python hook", "has no custom assembly form", "no Python for the C++")

#: Undefined behaviour of mlir-opt: more attribute names than attributes, which reads past the end of a list;
#: and arguments that are no locals, which are printed and then dropped with an error when read.
_UNDEFINED = re.compile(
    r'pdl_interp.create_operation".*Names = \["a", "b"\].*Sizes = array<i32: \d, [01],'
    r'|wasmssa.func".*functionType = \(\w'
)
_COMMAND = "Made by `python -m tests.conformance.operation_texts"
_NAME = re.compile(r'"([a-z_]\w*\.[\w.]+)"\(')


class Form(IntEnum):
    """The agreement of an operation's text with mlir-opt's, from best to worst."""

    UNKNOWN = 0  # no use was valid
    CUSTOM = 1
    GENERIC = 2  # no hook replaces the C++ that the custom form needs
    DIFFERENT = 3


_COLUMNS = (Form.CUSTOM, Form.GENERIC, Form.DIFFERENT, Form.UNKNOWN)


class Comparison:
    """The operations of one dialect with their forms, and the differences in words."""

    def __init__(self, name: str, attempts: int) -> None:
        self.context = Context(allow_unregistered_dialects=True)
        dialect: Any = self.context.dialect(name)
        operators = dialect.definitions.operators_of(name)
        self.forms = {each.name: Form.UNKNOWN for each in operators}
        self.differences: list[str] = []
        sampler = Sampler(dialect, self.context, tries=TRIES)
        self._compare(
            {
                guess: {each.name}
                for each in operators
                for _ in range(attempts)
                if (guess := sampler.sample(each)) is not None and not _UNDEFINED.search(guess)
            }
        )
        self._compare(self._written(name))

    def _written(self, name: str) -> dict[str, set[str]]:
        """The uses written by hand, as mlir-opt prints them, with the operations in each."""
        pieces = {
            piece: path
            for folder in FOLDERS
            for path in sorted(folder.glob(f"{name}*.mlir"))
            if not path.stem.endswith("_errors")
            for piece in path.read_text().split(f"{SEPARATOR}\n")
        }
        found = accepted(list(pieces), mlir_opt(), "--mlir-print-op-generic")
        # hook_texts contains invalid pieces on purpose.
        self.rejected = [
            piece.split("\n")[0]
            for (piece, path), generic in zip(pieces.items(), found, strict=True)
            if generic is None and path.parent == FOLDERS[0]
        ]
        valid = [
            (piece, inside(generic), names)
            for piece, generic in zip(pieces, found, strict=True)
            if generic is not None and (names := self.forms.keys() & set(_NAME.findall(generic)))
        ]
        uses: dict[str, set[str]] = {}
        read = accepted([generic for _, generic, _ in valid], mlir_opt())
        for (piece, generic, names), again in zip(valid, read, strict=True):
            # spirv's graphs, for example, have a type that mlir-opt prints and does not read.
            custom = accepted([piece], mlir_opt())[0] if again is None else None
            uses[generic if custom is None else inside(custom)] = names
        return uses

    def _compare(self, uses: dict[str, set[str]]) -> None:
        customs = accepted(list(uses), mlir_opt())
        found = [
            (names, use, custom)
            for (use, names), custom in zip(uses.items(), customs, strict=True)
            if custom is not None
        ]
        # A text that mlir-opt does not read back cannot be compared in the other direction.
        generics = accepted([inside(each[2]) for each in found], mlir_opt(), "--mlir-print-op-generic")
        for (names, use, custom), generic in zip(found, generics, strict=True):
            form, about, words = self._form(names, use, custom, generic)
            for name in about:
                self.forms[name] = max(self.forms[name], form)
            if form is Form.DIFFERENT:
                self.differences.append(f"{', '.join(sorted(names))}: {words}")

    def _form(
        self, names: set[str], use: str, custom: str, generic: str | None
    ) -> tuple[Form, set[str], str]:
        """Form of a use, the operations in the use that have this form, and the difference in words."""
        try:
            printed = self._printed(_module(use), False)
        except (MLIRError, *UNSUITABLE) as error:
            return Form.DIFFERENT, names, f"{use}\n--- ours: {error!r}"
        if printed != custom.strip():
            without = {each for each in names if f'"{each}"(' in printed and f'"{each}"(' not in custom}
            return (
                (Form.GENERIC, without, "")
                if without
                else (Form.DIFFERENT, names, _difference(custom, printed))
            )
        if generic is None:
            return Form.CUSTOM, names, ""
        try:
            again = self._printed(custom, True)
        except (MLIRError, *UNSUITABLE) as error:
            words = str(error)
            if any(each in words for each in MISSING):
                named = {each for each in names if f"'{each}'" in words}
                return Form.GENERIC, named or names, ""
            return Form.DIFFERENT, names, f"{custom}--- ours: {error!r}"
        if again != generic.strip():
            return Form.DIFFERENT, names, _difference(generic, again)
        return Form.CUSTOM, names, ""

    def _printed(self, text: str, generic: bool) -> str:
        operation: Any = Operation.parse(text, context=self.context)
        operation.verify()
        return str(operation.get_asm(print_generic_op_form=generic)).strip()

    def counts(self) -> Counter[Form]:
        return Counter(self.forms.values())


def _difference(theirs: str, ours: str) -> str:
    lines = (theirs.strip().split("\n"), ours.split("\n"))
    return "\n".join(difflib.unified_diff(*lines, "mlir-opt", "ours", lineterm="", n=1))


def _module(text: str) -> str:
    """A module of the text, with the text's aliases before the module."""
    lines = text.split("\n")
    start = next(index for index, line in enumerate(lines) if not line.startswith(("#", "!")))
    return "\n".join([*lines[:start], "module {", *lines[start:], "}"])


def page(rows: Iterable[tuple[str, Counter[Form]]], attempts: int) -> str:
    """The page of the documentation, with a row per dialect."""
    others = sorted(set(ROOTS) - set(DIALECTS))
    lines = [
        "# Dialects",
        "",
        "All dialects of MLIR 22 ship with mlirkit: nothing need be installed beside it.  Each has a page with its"
        " operations, their",
        "syntax, parts and an example, and with its attributes, types and enums: the dialects of the table below,"
        " and",
        ", ".join(f"[{name}](dialects/{name}.md)" for name in others) + ".",
        "",
        "For each operation, random valid uses were made from the definition, some more were written by hand, and"
        " their text",
        "compared with that of mlir-opt 22, byte by byte and in both directions:",
        "",
        "- *custom*: the custom form is the same;",
        "- *generic*: the custom form is written in C++ that has no hook in Python yet, so that mlirkit prints"
        " the generic form and",
        "  reads only that;",
        "- *different*: a difference is known;",
        "- *unknown*: no use of it is known that is valid.",
        "",
        f"{_COMMAND} {attempts}`.",
        "",
        "| dialect | operations | custom | generic | different | unknown |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    total: Counter[Form] = Counter()
    for name, counts in rows:
        total.update(counts)
        lines.append(_row(f"[{name}](dialects/{name}.md)" if name in ROOTS else name, counts))
    return "\n".join([*lines, _row("all", total), ""])


def _row(title: str, counts: Counter[Form]) -> str:
    return f"| {title} | {' | '.join(map(str, [counts.total(), *[counts[each] for each in _COLUMNS]]))} |"


def fresh_page() -> str:
    """The page with its present counts and today's prose."""
    rows, attempts = read_page(PAGE.read_text())
    return page(rows.items(), attempts)


def read_page(text: str) -> tuple[dict[str, Counter[Form]], int]:
    """The rows and attempts that `page` was called with, read from its text."""
    attempts = int(re.findall(rf"{re.escape(_COMMAND)} (\d+)", text)[0])
    rows = {}
    for name, numbers in re.findall(r"(?m)^\| \[?(\w+)(?:\]\S*)? \| \d+ \| (.*) \|$", text):
        if name in DIALECTS:
            rows[name] = Counter(dict(zip(_COLUMNS, map(int, numbers.split(" | ")), strict=True)))
    return rows, attempts


def main(attempts: int, names: list[str]) -> None:
    def rows() -> Iterator[tuple[str, Counter[Form]]]:
        for name in names or DIALECTS:
            comparison = Comparison(name, attempts)
            counts = comparison.counts()
            print(name, {form.name.lower(): count for form, count in counts.items()}, flush=True)
            for form in (Form.GENERIC, Form.UNKNOWN, Form.DIFFERENT):
                listed = [each for each, found in comparison.forms.items() if found is form]
                print(f"  {form.name.lower()}: {' '.join(listed)}", flush=True)
            print("".join(f"  not valid:\n{each}\n" for each in comparison.rejected), end="", flush=True)
            if names:
                print("\n".join(comparison.differences))
            yield name, counts

    text = page(rows(), attempts)
    if not names:
        PAGE.write_text(text)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
