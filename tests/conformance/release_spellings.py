"""Text in custom syntax, as each LLVM release writes it, read as today's text and as its release's.

    python -m tests.conformance.release_spellings              a row for each release with an mlir-opt
    python -m tests.conformance.release_spellings 19           texts of 19 read otherwise, with reasons
    python -m tests.conformance.release_spellings 19 vector    of the uses of one dialect

The uses are those of release_uses.py: texts of the suite that a release accepts, as it prints them.  Read:
the release's print, in custom syntax, verifies here.  Alike: the operations are those that release 22 reads
from the release's generic print, if it accepts that print.  Printed: the operations, converted back into the
release's form, print as the release printed them.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.release_uses import (
    difference,
    expected_of,
    generic,
    merged,
    printed_by,
    without_undeclared,
)
from tests.conformance.releases import at_hand
from tests.conformance.tools import mlir_opt
from tests.generators.mlir_opt_verdicts import accepted, inside

_SPELLED = ("--mlir-print-local-scope",)


@cache
def spelled_by(number: int) -> tuple[str | None, ...]:
    """A release's print of each use, in custom syntax; None if it refuses the use or its own print."""
    theirs = printed_by(number)
    kept = [at for at, each in enumerate(theirs) if each is not None]
    printed = accepted([theirs[at] or "" for at in kept], mlir_opt(number), *_SPELLED)
    texts = {at: unnested(each) for at, each in zip(kept, printed, strict=True) if each is not None}
    again = accepted(list(texts.values()), mlir_opt(number), *_SPELLED)
    texts = {at: text for (at, text), each in zip(texts.items(), again, strict=True) if each is not None}
    return tuple(texts.get(at) for at in range(len(theirs)))


def unnested(text: str) -> str:
    """The module in a printed module."""
    return re.sub(r"(?m)^  ", "", inside(text)) + "\n"


class Spellings(NamedTuple):
    """The outcome of a release's texts, by number: the error or difference of each text that has one."""

    numbers: list[int]
    unread: dict[int, str]
    different: dict[int, str]
    unprinted: dict[int, str]


def module_in(text: str, release: str | None) -> Operation:
    """The module in a text of a release, verified."""
    context = Context(allow_unregistered_dialects=True)
    syntax = None if release is None else release_syntax(release, context)
    module: Operation = parse_source(text.encode(), "use", context, True, release=syntax)
    require_valid(module)
    return module


def spellings(number: int, as_release: bool, only: str = "") -> Spellings:
    """Read the texts of a release, as its own or as today's, and collect errors and differences."""
    release = f"llvm{number}" if as_release else None
    texts, expected = spelled_by(number), expected_of(number)
    found = Spellings([at for at, each in enumerate(texts) if each is not None and only in each], {}, {}, {})
    for at in found.numbers:
        text = texts[at] or ""
        try:
            module: Any = module_in(text, release)
        except MLIRError as error:
            found.unread[at] = error.message
            continue
        wanted = expected[at]
        if wanted is not None:
            theirs, ours = merged(wanted), merged(generic(without_undeclared(module)))
            if theirs != ours:
                found.different[at] = difference(theirs, ours)
        if release is None:
            continue
        try:
            printed = f"{printed_as(module, release, module.context).get_asm(use_local_scope=True, assume_verified=True)}\n"
        except MLIRError as error:
            found.unprinted[at] = error.message
            continue
        if printed != text:
            found.unprinted[at] = difference(text, printed)
    return found


def row(number: int) -> str:
    """How many texts of a release are read alike, as today's and as its own, and print so again."""
    today, own = spellings(number, False), spellings(number, True)
    cells = [f"llvm{number}", str(len(own.numbers))]
    for each in (today, own):
        right = len(each.numbers) - len(each.unread)
        cells += [str(right), str(right - len(each.different))]
    cells.append(str(len(own.numbers) - len(own.unread) - len(own.unprinted)))
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> None:
    if not arguments:
        print("| text of | uses | read as 22's | equal | read as its own | equal | printed identically |")
        print("|---|---|---|---|---|---|---|")
        for number in at_hand():
            print(row(number), flush=True)
        return
    number = int(arguments[0])
    found = spellings(number, True, f"{arguments[1]}." if len(arguments) > 1 else "")
    for title, failures in (
        ("are not read", found.unread),
        ("are read otherwise", found.different),
        ("do not print so", found.unprinted),
    ):
        print(f"{len(failures)} of {len(found.numbers)} {title}")
        words = Counter(each.replace("\n", " ")[:60] for each in failures.values())
        for at, each in failures.items():
            count = words.pop(each.replace("\n", " ")[:60], 0)
            if count:
                print(f"  {count} {each}")
                print("\n".join(f"      | {line}" for line in (spelled_by(number)[at] or "").split("\n")[:9]))


if __name__ == "__main__":
    main(sys.argv[1:])
