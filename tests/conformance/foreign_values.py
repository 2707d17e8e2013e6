"""Attributes and types of other releases that this one lacks or spells otherwise: read, printed, written.

    python -m tests.conformance.foreign_values          a row for each release whose mlir-opt is installed
    python -m tests.conformance.foreign_values 17       the values of 17 with a difference, and the difference

The values are the lines of release_texts/values.txt that a release accepts, each in several places:
attributes of an unregistered operation and of a function, in arrays and dictionaries; types of results and
arguments, in function types and attributes.

Bytecode of a release opens, is valid, and is the same bytes when written for the release (16 numbers
attributes otherwise, and 24 in development writes versions of dialects).  Text of a release parses to the
same operations.  Both, printed for the release, are equal to the release's print after it has parsed and
printed that text again.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.tables import release_layouts
from mlirkit.layouts.writing import target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.release_spellings import unnested
from tests.conformance.releases import at_hand
from tests.conformance.same_release import written_by
from tests.conformance.tools import mlir_opt
from tests.generators.mlir_opt_verdicts import accepted

VALUES = Path(__file__).parent / "release_texts" / "values.txt"
_ATTRIBUTE = """"x.y"() {{a = {value}, b = [1 : i32, {value}], c = {{d = {value}}}}} : () -> ()
func.func private @f() attributes {{x.a = {value}}}
"""
_TYPE = """%0 = "x.y"() {{t = {value}, u = (i32) -> {value}}} : () -> {value}
"x.z"(%0) ({{
^bb0(%a: {value}):
  "x.end"() : () -> ()
}}) : ({value}) -> ()
func.func private @f({value}, tuple<i32, {value}>)
"""


def _dialects_in(value: str) -> set[str]:
    return set(re.findall(r"[#!](\w+)[.<]", value))


def program(value: str) -> str:
    """A program that has a value in several places."""
    return (_TYPE if not value.startswith("#") else _ATTRIBUTE).format(value=value)


@cache
def programs_of(number: int) -> tuple[str, ...]:
    """The prints of a release for the programs that it accepts."""
    dialects = {*release_layouts(f"llvm{number}").dialects, "builtin"}
    values = [each for each in VALUES.read_text().splitlines() if _dialects_in(each) <= dialects]
    printed = accepted([program(each) for each in values], mlir_opt(number))
    return tuple(each for each in printed if each is not None)


def wrong(number: int) -> Iterable[tuple[str, str]]:
    """The programs of a release with a difference, and the difference."""
    texts = programs_of(number)
    prints: list[tuple[str, str, str]] = []
    for text, data in zip(texts, written_by(number, texts), strict=True):
        assert data is not None
        try:
            module, reader, _ = open_bytecode(data, Context(True), "in.mlirbc", True)
            require_valid(module)
            again = write_for(module, target(f"llvm{number}"), producer=reader.file.producer)
            if again != data and number not in (16, 24):
                yield text, "is other bytes again"
            prints.append((text, text_for(module, number), "its bytecode"))
        except MLIRError as error:
            yield text, f"does not open: {error.message}"
            continue
        try:
            context = Context(True)
            syntax = release_syntax(f"llvm{number}", context)
            source: Any = parse_source(text.encode(), "in", context, True, release=syntax)
            require_valid(source)
            prints.append((text, text_for(source, number), "its text"))
        except MLIRError as error:
            yield text, f"is not read as text: {error.message}"
    taken = accepted([ours for _, ours, _ in prints], mlir_opt(number))
    for (text, ours, what), theirs in zip(prints, taken, strict=True):
        if theirs is None or unnested(theirs).strip() != text.strip():
            yield text, f"of {what} prints what is taken for something else: {ours}"


def text_for(module: Any, number: int) -> str:
    """The text of a module for a release."""
    if number == 22:
        return str(module).rstrip("\n") + "\n"
    copy = printed_as(module, f"llvm{number}", module.context)
    return str(copy.get_asm(assume_verified=True)).rstrip("\n") + "\n"


def main(arguments: list[str]) -> None:
    """Print the table, or the values of releases with a difference."""
    for number in [int(each) for each in arguments] or at_hand():
        found = list(wrong(number))
        count = len(programs_of(number))
        print(f"| llvm{number} | {count} | {count - len({text for text, _ in found})} |", flush=True)
        for text, words in found if arguments else ():
            print(f"{words}\n{text}")


if __name__ == "__main__":
    main(sys.argv[1:])
