"""Programs of several dialects, in custom syntax, between LLVM's releases.

Read: a program written by mlir-opt N prints here as mlir-opt-22 prints its text.  Write: mlir-opt M prints a
program converted for release M as it prints the text.  A release is skipped for programs that it refuses as
text.  The installed releases take part, and those for which a variable such as MLIRKIT_MLIR_OPT_17 is set.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.writing import target, write_for
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted

PROGRAMS = (Path(__file__).parent / "release_texts/programs.mlir").read_text().split(f"{SEPARATOR}\n")
# Operations with another name today, in the text of the releases that had the old name.
RENAMED = (Path(__file__).parent / "release_texts/renamed.mlir").read_text().split(f"{SEPARATOR}\n")
# The same, with values that had another syntax and stay text.
RENAMED_SPARSE = (Path(__file__).parent / "release_texts/renamed_sparse.mlir").read_text()
NUMBERS = [int(name.removeprefix("llvm")) for name in RELEASES]


def printed(number: int, program: str | bytes, *flags: str) -> bytes | None:
    """A release's print of a program; None if it refuses the text."""
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
        # A release that still has an operation's old form also reads the new form.
        newer = printed(reader, str(module))
        assert printed(reader, write_for(module, target(f"llvm{reader}"))) in (expected, newer)
        asked += 1
    assert asked > 0


@pytest.mark.parametrize("writer", [number for number in NUMBERS if number < 22])
def test_old_names(writer: int) -> None:
    """Bytecode and text of a release are read as equal operations, which the release reads again."""
    taken = accepted(RENAMED, mlir_opt(writer))
    programs = [program for program, each in zip(RENAMED, taken, strict=True) if each is not None]
    assert len(programs) > 3
    text = "".join(f"module {{\n{program}}}\n" for program in programs)
    data = printed(writer, text, "--emit-bytecode")
    assert data is not None
    context = Context()
    module = open_bytecode(data, context, "in.mlirbc", True)[0]
    require_valid(module)
    assert printed(22, str(module)) == f"{module}\n".encode()
    release = f"llvm{writer}"
    syntax = release_syntax(release, context)
    assert str(parse_source(text.encode(), "in.mlir", context, True, True, release=syntax)) == str(module)
    written = write_for(module, target(release))
    converted = printed(writer, written)
    spelled = printed_as(module, release, context).get_asm(assume_verified=True)
    assert converted is not None and printed(writer, str(spelled)) == converted
    # The bytecode is emitted from bytecode, not from text: 20 prints the maps of a matmul in a place where
    # its parser does not accept them.
    again = printed(writer, written, "--emit-bytecode")
    assert again is not None
    assert str(open_bytecode(again, Context(), "in.mlirbc", True)[0]) == str(module)


@pytest.mark.parametrize("writer", [16])
def test_old_names_of_operations_on_sparse_tensors(writer: int) -> None:
    """An alias reads as the operation that it was an alias of, whether or not its encoding is understood."""
    programs = RENAMED_SPARSE.split(f"{SEPARATOR}\n")
    taken = [program for program in programs if printed(writer, program) is not None]
    assert taken
    for program in taken:
        data = printed(writer, program, "--emit-bytecode")
        assert data is not None
        module = open_bytecode(data, Context(), "in.mlirbc", True)[0]
        spelled = program.replace("sparse_tensor.insert", "tensor.insert")
        for place, name in enumerate(("%t", "%i", "%x")):
            spelled = spelled.replace(name, f"%arg{place}")
        assert str(module).replace("%inserted", "%0").split() == f"module {{\n{spelled}\n}}".split()
