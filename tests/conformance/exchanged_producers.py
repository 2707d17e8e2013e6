"""Files that name another producer than their writer: read as written, or refused, or read with a warning.

    python -m tests.conformance.exchanged_producers            a row for each writer, a cell for each producer
    python -m tests.conformance.exchanged_producers 19 22      files of 19 that are misread silently as 22's

The files hold uses of operations, some per file, as a release writes them; the name of another release
replaces the writer's.  A file is refused (by the reader or by the verifiers, as in `mlirkit convert`),
reported to be in doubt, read as its writer's release reads it, or silently misread.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache

from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.tables import release_layouts
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.release_uses import difference, generic, printed_by
from tests.conformance.releases import at_hand
from tests.conformance.same_release import written_by

# The number of uses in a file, and the number of files of each writer.
_USES = 3
FILES = 200
REFUSED, SAID, ALIKE, OTHER = "refused", "said", "alike", "silently other"


@cache
def files_of(number: int, count: int = FILES) -> tuple[bytes, ...]:
    """Files written by a release, with uses that are valid there."""
    uses = [each for each in printed_by(number) if each is not None]
    shuffled = random.Random(number).sample(uses, min(len(uses), count * _USES * 2))
    bundles = ["\n".join(shuffled[at : at + _USES]) for at in range(0, len(shuffled), _USES)]
    written = [data for data in written_by(number, bundles) if data is not None]
    found = [data for data in written if (own := _read(data)) is not None and not own[2]]
    assert all(_read(data) is None or data in found for data in written)
    return tuple(found[:count])


def _read(data: bytes) -> tuple[str, list[str], bool] | None:
    """Generic form and warnings of a file, and whether its producer is doubted; None if it is refused."""
    try:
        context = Context(allow_unregistered_dialects=True)
        module, reader, choice = open_bytecode(data, context, "in.mlirbc", True)
        require_valid(module)
        return generic(module), opaque_warnings(reader, choice), choice.doubt is not None
    except MLIRError:
        return None


def renamed(data: bytes, writer: int, producer: int) -> bytes:
    """The bytes of a file with another release as its producer."""
    own, other = (f"MLIR{release_layouts(f'llvm{number}').version}".encode() for number in (writer, producer))
    assert len(own) == len(other) and data.count(own) == 1
    return data.replace(own, other)


def outcomes(writer: int, producer: int, count: int = FILES) -> Iterator[tuple[str, str]]:
    """The outcome of each file with the exchanged producer, and the first difference of a misread one."""
    for data in files_of(writer, count):
        own, found = _read(data), _read(renamed(data, writer, producer))
        assert own is not None
        if found is None:
            yield REFUSED, ""
        elif found[0] == own[0]:
            yield ALIKE, ""
        elif found[1]:
            yield SAID, ""
        else:
            yield OTHER, difference(own[0], found[0])


def main(arguments: list[str]) -> None:
    """Print the table, or the silently misread files of one cell."""
    if arguments:
        writer, producer = [int(each) for each in arguments]
        for words, how in outcomes(writer, producer):
            if words == OTHER:
                print(how)
        return
    numbers = [number for number in at_hand() if number > 16]
    print("| written by | " + " | ".join(f"says {number}" for number in numbers) + " |")
    print("|---" * (len(numbers) + 1) + "|")
    for writer in numbers:
        row: list[str] = []
        for producer in numbers:
            counts = Counter(words for words, _ in outcomes(writer, producer)) if writer != producer else {}
            row.append("/".join(str(counts.get(each, 0)) for each in (ALIKE, REFUSED, SAID, OTHER)))
        print(f"| llvm{writer} | {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
