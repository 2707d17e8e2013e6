"""Mutants of TableGen sources: of the language tests' programs and of generated ones.

Laws: a source is refused with a TableGenError or gives records, which print and dump.  llvm-tblgen accepts
the same sources.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from mlirkit import tablegen
from mlirkit.tablegen.dump_json import dump_json
from mlirkit.tablegen.lexer import KEYWORDS, OPERATORS
from mlirkit.tablegen.print_records import print_records
from tests.conformance.tools import found_tool
from tests.fuzz.kind import Kind, LawBroken
from tests.fuzz.mutations import mutate_text, mutate_tokens
from tests.generators.tablegen_programs import program
from tests.tablegen import language

_PUNCTUATION = [*list('{}[]()<>:;,.=?#-+$"/*!\n '), "...", "[{", "}]", "/*", "*/", "//", "0b1", "0x"]
WORDS = [
    *sorted(KEYWORDS),
    *["!" + one for one in sorted(OPERATORS)],
    *_PUNCTUATION,
    *["A", "x", "1", "-1", '"s"', "NAME"],
]
_PIECES = [word.encode() for word in WORDS]
#: Files that sources may include.
_INCLUDED = {"x.td": "def included;"}


class TdKind(Kind):
    name = "td"
    suffix = ".td"
    sample = 4

    def make(self, random: Random) -> bytes:
        source = program(random.getrandbits(32)) if random.random() < 0.3 else random.choice(_sources())
        if random.random() < 0.2:
            return mutate_text(random, source.encode(), _PIECES)
        return mutate_tokens(random, source, WORDS).encode()

    def check(self, data: bytes) -> str:
        try:
            records = tablegen.load(source=data, vfs=_INCLUDED)
        except tablegen.TableGenError as error:
            if not error.error_diagnostics:
                raise LawBroken("an error has a diagnostic") from error
            error.render()
            return error.error_diagnostics[0].message or "no message"
        print_records(records)
        dump_json(records)
        return ""

    def reference(self, inputs: Sequence[bytes]) -> list[str | None]:
        tool = found_tool("llvm-tblgen", 22)
        if tool is None:
            return [None] * len(inputs)
        with TemporaryDirectory() as folder:
            for name, text in _INCLUDED.items():
                (Path(folder) / name).write_text(text)
            return [_errors(tool, data, folder) for data in inputs]


@cache
def _sources() -> list[str]:
    return [text for text, _ in language.programs()] + [source for source, _ in language.errors()]


def _errors(tool: str, data: bytes, folder: str) -> str | None:
    """The first error of llvm-tblgen, empty without errors, None if it crashes or hangs."""
    path = Path(folder) / "fuzz.td"
    path.write_bytes(data)
    try:
        done = subprocess.run(
            [tool, "-I", folder, str(path)], capture_output=True, check=False, timeout=20, cwd=folder
        )
    except subprocess.TimeoutExpired:
        return None
    if done.returncode <= 0:
        return "" if done.returncode == 0 else None
    for line in done.stderr.decode("utf-8", "replace").splitlines():
        if "error: " in line:
            return line.split("error: ", 1)[1]
    return None if "PLEASE submit a bug report" in done.stderr.decode("utf-8", "replace") else "refused"


KIND = TdKind()
