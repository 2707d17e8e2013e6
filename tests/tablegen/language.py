"""The language tables beside this file, for the tests here and those against llvm-tblgen.

language_errors.txt     a source, then the first error llvm-tblgen 22 reports for it, indented, without file
language_programs.txt   programs with the text `llvm-tblgen-22 --print-records` prints for each
language_23.txt         programs with LLVM 23's additions, which 22 rejects
"""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parent


def errors() -> list[tuple[str, str]]:
    """Sources that are not accepted, with the error."""
    found: list[tuple[str, str]] = []
    for block in (_HERE / "language_errors.txt").read_text().split("\n\n"):
        source, _, error = block.strip("\n").rpartition("\n  ")
        found.append((source + "\n", error))
    return found


def programs(file: str = "language_programs.txt") -> list[tuple[str, str]]:
    """Programs, with their printed records."""
    found: list[tuple[str, str]] = []
    for block in (_HERE / file).read_text().split("==== program\n")[1:]:
        program, _, printed = block.partition("==== records\n")
        found.append((program, printed))
    return found
