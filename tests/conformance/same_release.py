"""Files that return to their release: read here and converted for their writer, they get the same bytes.

    python -m tests.conformance.same_release                  a row for each release with an mlir-opt
    python -m tests.conformance.same_release 19               files of 19 that get other bytes, with reasons
    python -m tests.conformance.same_release 19 FILE ...      the same for these texts, if 19 accepts them

The uses are those of release_uses.py, one per file.  Converted: the output of `mlirkit convert`.  Written
anew: the bytecode written for the release from the operations in memory, as after a pass.
"""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mlirkit.bytecode.encoding import MAGIC
from mlirkit.cli import main as command
from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.writing import target, write_for
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.release_uses import difference, generic, printed_by
from tests.conformance.releases import at_hand
from tests.conformance.tools import mlir_opt
from tests.generators.mlir_opt_verdicts import SEPARATOR

# The number of texts per process.
_BATCH = 100
# The separator between files of a split text, by whether the release is older than 19 (with an empty line).
_BETWEEN_FILES = {True: b"\n// -----\nML\xefR", False: b"// -----\nML\xefR"}


def written_by(number: int, texts: Sequence[str]) -> list[bytes | None]:
    """A release's bytecode for each text; None if it refuses the text."""
    found: list[bytes | None] = [None] * len(texts)
    pending = [range(at, min(at + _BATCH, len(texts))) for at in range(0, len(texts), _BATCH)]
    while pending:
        some = pending.pop()
        done = subprocess.run(
            [mlir_opt(number), "--allow-unregistered-dialect", "--split-input-file", "--emit-bytecode", "-"],
            input=f"\n{SEPARATOR}\n".join(texts[at] for at in some).encode(),
            capture_output=True,
            check=False,
        )
        parts = done.stdout.removeprefix(MAGIC).split(_BETWEEN_FILES[number < 19])
        if done.returncode == 0 and len(parts) == len(some):
            found[some.start : some.stop] = [MAGIC + each for each in parts]
        elif len(some) > 1:
            middle = some.start + len(some) // 2
            pending += [range(some.start, middle), range(middle, some.stop)]
    return found


class Returned(NamedTuple):
    """The outcome of a release's files, by number: the reason for a refusal, or the difference."""

    asked: int
    refused: dict[int, str]
    different: dict[int, str]

    @property
    def row(self) -> str:
        same = self.asked - len(self.refused) - len(self.different)
        return f"{same} | {len(self.refused)} | {len(self.different)}"


def converted(number: int, files: dict[int, bytes]) -> Returned:
    """Convert files of a release for the same release with `convert`."""
    found = Returned(len(files), {}, {})
    with TemporaryDirectory() as folder:
        path, output = Path(folder, "in.mlirbc"), Path(folder, "out.mlirbc")
        for at, data in files.items():
            path.write_bytes(data)
            said = io.StringIO()
            with redirect_stderr(said):
                status = command(["convert", str(path), "--to", f"llvm{number}", "-o", str(output)])
            if status:
                found.refused[at] = said.getvalue()
            elif output.read_bytes() != data:
                found.different[at] = what_differs(data, output.read_bytes())
    return found


def written_anew(number: int, files: dict[int, bytes]) -> Returned:
    """Write the operations in files of a release for the same release."""
    found = Returned(len(files), {}, {})
    for at, data in files.items():
        try:
            context = Context(allow_unregistered_dialects=True)
            module, reader, _ = open_bytecode(data, context, "in.mlirbc", True)
            require_valid(module)
            again = write_for(module, target(f"llvm{number}"), producer=reader.file.producer)
        except MLIRError as error:
            found.refused[at] = error.message
            continue
        if again != data:
            found.different[at] = what_differs(data, again)
    return found


def what_differs(theirs: bytes, ours: bytes) -> str:
    """The first difference of two files in generic form; if the form is equal, their sizes."""
    texts: list[str] = []
    for data in (theirs, ours):
        module = open_bytecode(data, Context(allow_unregistered_dialects=True), "in.mlirbc", True)[0]
        texts.append(generic(module))
    if texts[0] != texts[1]:
        return difference(*texts)
    return f"{len(theirs)} and {len(ours)} bytes that say the same"


def uses_of(number: int) -> dict[int, str]:
    """The uses that a release accepts, in its own generic form."""
    return {at: each for at, each in enumerate(printed_by(number)) if each is not None}


def files_of(number: int, texts: dict[int, str]) -> dict[int, bytes]:
    written = written_by(number, list(texts.values()))
    return {at: data for at, data in zip(texts, written, strict=True) if data is not None}


def main(arguments: list[str]) -> None:
    """Print the table, or the refusals and differences of one row."""
    if not arguments:
        print("| written by | files | converted: same bytes | refused | other bytes | rewritten after a pass: same bytes | refused | other bytes |")
        print("|---|---|---|---|---|---|---|---|")
        for number in at_hand():
            files = files_of(number, uses_of(number))
            rows = (converted(number, files).row, written_anew(number, files).row)
            print(f"| llvm{number} | {len(files)} | {' | '.join(rows)} |", flush=True)
        return
    number = int(arguments[0])
    texts = {at: Path(each).read_text() for at, each in enumerate(arguments[1:])} or uses_of(number)
    files = files_of(number, texts)
    for title, found in (("converted", converted(number, files)), ("written anew", written_anew(number, files))):
        print(f"{title}: alike, refused and other bytes of {found.asked}: {found.row}")
        _show(found.refused, texts)
        _show(found.different, texts)


def _show(found: dict[int, str], texts: dict[int, str]) -> None:
    for at, words in found.items():
        print(f"  {words.rstrip()}")
        print("\n".join(f"      | {line}" for line in texts[at].rstrip().split("\n")[:12]))


if __name__ == "__main__":
    main(sys.argv[1:])
