"""Programs of several dialects, in custom syntax, between LLVM's releases.

Read: what mlir-opt N wrote prints here as what mlir-opt-22 prints of the same text.  Write: what is converted
for release M, mlir-opt M prints as it prints the text.  Programs that a release refuses as text are not asked
of it.  The releases that are installed take part, and those that a variable like MLIRKIT_MLIR_OPT_17 names.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.writing import target, write_for
from tests.conformance.tools import mlir_opt, run
from tests.generators.mlir_opt_verdicts import SEPARATOR

PROGRAMS = (Path(__file__).parent / "release_texts/programs.mlir").read_text().split(f"{SEPARATOR}\n")
NUMBERS = [int(name.removeprefix("llvm")) for name in RELEASES]


def printed(number: int, program: str | bytes, *flags: str) -> bytes | None:
    """What a release prints of a program; None if it refuses the text."""
    done = run(mlir_opt(number), *flags, "-", stdin=program, check=isinstance(program, bytes))
    return done.stdout if done.returncode == 0 else None


@pytest.mark.parametrize("writer", NUMBERS)
def test_reading(writer: int) -> None:
    asked = 0
    for program in PROGRAMS:
        data = printed(writer, program, "--emit-bytecode")
        expected = printed(22, program)
        if data is None or expected is None:
            continue
        module, reader, choice = open_bytecode(data, Context(), "in.mlirbc", True)
        assert not opaque_warnings(reader, choice)
        require_valid(module)
        assert f"{module}\n" == expected.decode()
        asked += 1
    assert asked > 0


@pytest.mark.parametrize("reader", NUMBERS)
@pytest.mark.parametrize("writer", NUMBERS)
def test_converting(writer: int, reader: int) -> None:
    asked = 0
    for program in PROGRAMS:
        data = printed(writer, program, "--emit-bytecode")
        expected = printed(reader, program)
        if data is None or expected is None:
            continue
        module = open_bytecode(data, Context(), "in.mlirbc", True)[0]
        # A release that still has an operation's old form reads the new one as what it is.
        newer = printed(reader, str(module))
        assert printed(reader, write_for(module, target(f"llvm{reader}"))) in (expected, newer)
        asked += 1
    assert asked > 0
