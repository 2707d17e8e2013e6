"""The verdicts of `mlirkit inspect --skew` on files, compared with the releases' own mlir-opt.

    python -m tests.conformance.release_skew            a row for each release whose mlir-opt is installed
    python -m tests.conformance.release_skew 19         wrong verdicts on files that 19 wrote

The files are programs and uses of operations, as text and as bytecode of each release, several uses per file.
A release reads a file as it is if its tool prints the same for the file as for the output of `convert`, or as
for the text in today's generic form.  It reads a file after convert if its tool accepts the output of
`convert`.  Otherwise it does not read the file.  Some files that a release reads as they are get the verdict
that they need convert (NEEDLESS).
"""

from __future__ import annotations

import io
import random
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import redirect_stderr
from pathlib import Path
from tempfile import TemporaryDirectory

from mlirkit.bytecode.encoding import MAGIC
from mlirkit.cli import main as command
from mlirkit.cli.inspect import arguments, inspect_skew
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.release_uses import is_known as is_of_release
from tests.conformance.release_uses import printed_by, renumbered
from tests.conformance.releases import at_hand
from tests.conformance.same_release import written_by
from tests.conformance.test_release_programs import PROGRAMS
from tests.conformance.tools import mlir_opt, run

# The wrong verdict that is on the safe side.
NEEDLESS = "is read as it is, without convert"
# The number of uses in a file, and the number of files of each writer.
_USES = 3
_FILES = 8


def texts_of(number: int) -> list[str]:
    """Texts that a release accepts: programs, and some of its uses."""
    taken = [each for each in printed_by(number) if each is not None]
    some = random.Random(number).sample(taken, min(len(taken), _FILES * _USES))
    bundles = ["\n".join(some[at : at + _USES]) for at in range(0, len(some), _USES)]
    return [*PROGRAMS, *bundles]


def printed(number: int, data: bytes) -> str | None:
    """A release's print of a file, in generic form; None if the release refuses the file."""
    flags = ("--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope")
    done = run(mlir_opt(number), *flags, "-", stdin=data, check=False)
    return renumbered(done.stdout.decode()) if done.returncode == 0 else None


class Said:
    """The verdict on one file, and the behaviour of each release."""

    def __init__(self, data: bytes, writer: int | None, folder: Path) -> None:
        self.data = data
        # None for text.
        self.writer = writer
        path, self.output = folder / "in", folder / "out"
        path.write_bytes(data)
        self.path = str(path)
        self.releases: dict[str, dict[str, object]] = inspect_skew(
            self.path, arguments().parse_args(["--skew", self.path])
        )["releases"]

    def wrong(self, number: int) -> str | None:
        """The error in the verdict for a release; None if the verdict is right."""
        said = self.releases[f"llvm{number}"]["reads"]
        raw, after = printed(number, self.data), self._after_convert(number)
        is_right = raw is not None and raw in (after, self._of_text(number))
        if said == "as it is":
            return None if is_right else "is not read as it is" if raw is None else "is read as something else"
        if said == "converted":
            if after is None:
                return "is not read after convert"
            return NEEDLESS if is_right else None
        if after is not None:
            return "is read after convert"
        # A release treats an operation that it lacks as unregistered.
        is_known = raw is not None and is_of_release(raw, number)
        return "is read as it is, though convert refuses" if is_right and is_known else None

    def _of_text(self, number: int) -> str | None:
        """A release's print of the writer's print of the file."""
        text = self.data if self.writer is None else printed(self.writer, self.data)
        return None if text is None else printed(number, text if isinstance(text, bytes) else text.encode())

    def _after_convert(self, number: int) -> str | None:
        with redirect_stderr(io.StringIO()):
            status = command(
                ["convert", self.path, "--to", f"llvm{number}", "-o", str(self.output)]
            )
        return None if status else printed(number, self.output.read_bytes())


def wrong_of(number: int, texts: Sequence[str]) -> Iterable[tuple[bytes, int | None, str | None]]:
    """Wrong verdicts on each file that a writer makes of texts, for each reader."""
    files = [each for each in written_by(number, texts) if each is not None]
    with TemporaryDirectory() as folder:
        for data in (*files, *(each.encode() for each in texts)):
            try:
                said = Said(data, number if data.startswith(MAGIC) else None, Path(folder))
            except MLIRError as error:
                yield data, None, error.message
                continue
            for reader in at_hand():
                yield data, reader, said.wrong(reader)


def main(arguments: list[str]) -> None:
    """Print the table, or the wrong verdicts of one row."""
    numbers = [int(each) for each in arguments] or at_hand()
    for number in numbers:
        counts: Counter[str] = Counter()
        for data, reader, words in wrong_of(number, texts_of(number)):
            counts["files do not open" if reader is None else words or "right"] += 1
            if words is not None and arguments:
                print(f"{words} ({reader})\n{data.decode(errors='replace')[:1500]}\n", flush=True)
        print(f"llvm{number}", dict(counts), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
