"""Files of unknown producers with known operations: read, and written as they were.

A file is written in the layouts of a release and under an unknown producer's name; read and written under
that name, it has the same bytes, and the module is the one that the release wrote.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.bytecode.builtin_releases import FIRST_WITH_LATER_CODES
from mlirkit.cli import main
from mlirkit.core.context import Context
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.writing import target, write_as_read, write_for
from mlirkit.text.parser import parse_source

PRODUCER = "nightly"

# Attributes, and properties that some releases have as attributes.
MODULES = {
    "overflow flags": "func.func @f(%a: i32) -> i32 {\n"
    + "".join(
        f"  %{n} = arith.{op} %a, %a overflow<{flags}> : i32\n"
        for n, (op, flags) in enumerate(
            [("muli", "nsw"), ("muli", "nuw"), ("addi", "nsw, nuw"), ("subi", "nsw"), ("addi", "nuw")]
        )
    )
    + "  return %0 : i32\n}\n",
    "optional attributes": """
        memref.global "private" constant @g : memref<4xf32> = dense<1.0> {alignment = 64}
        memref.global "nested" @h : memref<4xf32>
        func.func private @f() attributes {x = 1 : i8}
        func.func @g2(%m: memref<4xf32>, %i: index) {
          %0 = memref.alloc() {alignment = 16} : memref<4xf32>
          %1 = memref.load %m[%i] : memref<4xf32>
          return
        }""",
}


def context() -> Context:
    return Context(allow_unregistered_dialects=True)


def file_of(text: str, release: str) -> bytes:
    """The text as the release writes it, with an unknown producer."""
    return write_for(parse_source(text.encode(), "f.mlir", context(), True), target(release), None, PRODUCER)


@pytest.mark.parametrize("release", [each for each in RELEASES if int(each[4:]) >= 18])
@pytest.mark.parametrize("case", MODULES)
def test_unknown_producers(
    case: str, release: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    data = file_of(MODULES[case], release)
    path = tmp_path / "f.mlirbc"
    path.write_bytes(data)
    for lazy in (False, True):
        module = open_bytecode(data, context(), "f.mlirbc", True, lazy)[0]
        assert str(module) == str(parse_source(MODULES[case].encode(), "f.mlir", context(), True))
    assert main(["opt", str(path), "--emit-bytecode", f"--emit-bytecode-producer={PRODUCER}"]) == 0
    written = capsysbinary.readouterr().out
    if int(release[4:]) < FIRST_WITH_LATER_CODES:
        # Later releases have codes for attributes that earlier ones write as text: rewriting does not keep
        # these codes.
        assert written == data
    assert str(open_bytecode(written, context(), "f.mlirbc", True)[0]) == str(module)


@pytest.mark.parametrize("has_versions", [True, False])
def test_versions_of_dialects(has_versions: bool) -> None:
    """Release 24 writes versions of builtin and func; files of earlier releases have none, and get none."""
    text = "func.func @f(%a: i64) {\nreturn\n}"
    module = parse_source(text.encode(), "in.mlir", Context(), True)
    data = write_for(module, target("llvm24" if has_versions else "llvm23"), producer="MLIR24.0.0git")
    read, reader, choice = open_bytecode(data, Context(), "in.mlirbc", True)
    versioned = reader.dialects.versioned
    assert reader.ir is not None and not choice.certain
    assert versioned == ({"builtin", "func"} if has_versions else set())
    known = (reader.ir.properties.explaining, choice.release, versioned)
    assert write_as_read(read, 6, "MLIR24.0.0git", *known) == data


def test_operations_without_properties_get_none() -> None:
    """Attributes that only today's definitions declare are not written to the file."""
    text = "func.func @f(%a: i64, %m: memref<4xf32>, %i: index) {\n%0 = arith.trunci %a : i64 to i32\nreturn\n}"
    module = parse_source(text.encode(), "in.mlir", Context(), True)
    data = write_for(module, target("llvm19"), producer="MLIR20.0.0git")
    read, reader, choice = open_bytecode(data, Context(), "in.mlirbc", True)
    assert reader.ir is not None and not choice.certain
    explaining = reader.ir.properties.explaining
    assert "arith.trunci" not in explaining and "func.func" in explaining
    assert write_as_read(read, 6, "MLIR20.0.0git", explaining, choice.release) == data
