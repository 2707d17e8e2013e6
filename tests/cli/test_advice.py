"""Files that do not open: the kind of file that the commands recognize, and their advice."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit.bytecode import write_bytecode
from mlirkit.cli import main
from mlirkit.core.context import Context
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run

EXAMPLES = Path(__file__).parents[2] / "examples"
ARTIFACT = (EXAMPLES / "classifier.mlirbc").read_bytes()


def bytecode(text: str) -> bytes:
    # A registered `arith` would not let an unknown operation pass.
    context = Context(allow_unregistered_dialects=True, load_shipped=False)
    return write_bytecode(parse_source(text.encode(), "made", context, True))


CASES = {
    "bitcode": (b"BC\xc0\xde\x35\x14\0\0", "is LLVM bitcode, not MLIR"),
    "zip": (b"PK\x03\x04" + bytes(40), "is a zip archive"),
    "binary": (bytes(range(256)), "is neither MLIR bytecode"),
    "cut off": (ARTIFACT[:400], "seems to be cut off or damaged"),
    "future": (b"ML\xefR\x81someone\0", "is from the future: a newer MLIR wrote it"),
    "no dialect": (bytecode('"toy.step"() : () -> ()'), "the dialect 'toy' is not known here; load its"),
    "newer artifact": (
        ARTIFACT.replace(b"StableHLO_v1.15.0", b"StableHLO_v9.99.0").replace(b"dot_general_v2", b"dot_general_v9"),
        "have no 'vhlo.dot_general_v9': another release of its dialect wrote it",
    ),
    "no operation": (bytecode('"arith.nope"() : () -> ()'), "have no 'arith.nope'"),
}


@pytest.mark.parametrize("name", CASES)
def test_hints(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, expected = CASES[name]
    path = tmp_path / "file"
    path.write_bytes(data)
    assert main(["opt", str(path)]) == 1
    said = capsys.readouterr().err
    hints = [line for line in said.splitlines() if line.startswith("hint: ")]
    assert [expected in each for each in hints] == [True], said


TEXTS = {
    "custom": ("toy.step", True),
    "generic": ('"toy.step"() : () -> ()', True),
    "type": ('func.func private @f(!toy.type)', True),
    "chunks": ("toy.step\n// -----\ntoy.step", True),
    "operation": ("func.nope", False),
    "syntax": ("func.func @f() {", False),
}


@pytest.mark.parametrize("name", TEXTS)
def test_text_has_the_hint_about_its_dialects_once(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, has_hint = TEXTS[name]
    path = tmp_path / "file"
    path.write_text(text)
    assert main(["opt", str(path), "--split-input-file"]) == 1
    said = capsys.readouterr().err
    assert said.count("hint: ") == has_hint, said
    assert ("not known here; load its definitions with --td" in said) == has_hint


@pytest.mark.parametrize("name", ["bitcode", "zip", "binary"])
def test_parse_file_names_other_formats(name: str, tmp_path: Path) -> None:
    data, expected = CASES[name]
    (tmp_path / "file").write_bytes(data)
    with pytest.raises(mlirkit.MLIRError, match=expected):
        mlirkit.parse_file(tmp_path / "file")


def test_parse_file_of_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        mlirkit.parse_file(tmp_path / "nope.mlir")
    with pytest.raises(IsADirectoryError):
        mlirkit.parse_file(tmp_path)


NOT_FOR_ARTIFACTS = {
    "operation": ("arith.constant 1 : i32", True),
    "attribute": ("func.func private @f() attributes {x = [#sdy.sharding<@m, [{}]>]}", True),
    "text of a type": ('func.func private @f() attributes {x = "a" : i32}', False),
}


@pytest.mark.parametrize("name", NOT_FOR_ARTIFACTS)
def test_serialize(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The hint names --allow-other-dialects for the modules that the option helps."""
    text, helps = NOT_FOR_ARTIFACTS[name]
    path = tmp_path / "file"
    path.write_text(text)
    assert main(["opt", str(path), "--serialize", "-o", str(tmp_path / "out")]) == 1
    assert ("hint: an artifact holds stablehlo only" in capsys.readouterr().err) == helps
    again = main(["opt", str(path), "--serialize", "--allow-other-dialects", "-o", str(tmp_path / "out")])
    assert (again == 0) == helps


@pytest.mark.parametrize("command", ["inspect", "extract", "convert"])
def test_other_formats_are_told_at_once(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_bytes(CASES["zip"][0])
    assert main([command, str(path), *(["--to", "text"] if command == "convert" else [])]) == 1
    assert "is a zip archive" in capsys.readouterr().err


def test_newer_artifacts_open_with_unknown_parts_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, output = tmp_path / "new.mlirbc", tmp_path / "generic.mlir"
    path.write_bytes(CASES["newer artifact"][0])
    assert main(["convert", str(path), "--to", "generic", "-o", str(output)]) == 0
    assert "properties of 'vhlo.dot_general_v9' stay as bytes" in capsys.readouterr().err
    text = output.read_text()
    assert '"vhlo.dot_general_v9"' in text and '"vhlo.add_v1"' in text


@pytest.mark.parametrize("size", [4, 5, 23, 30, 100, 400, 2000])
def test_truncated_files_as_mlir_opt(size: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same errors at the same places as mlir-opt's; further notes are mlirkit's."""
    path = tmp_path / "truncated.mlirbc"
    path.write_bytes(ARTIFACT[:size])
    assert main(["opt", str(path)]) == 1
    ours = [line for line in capsys.readouterr().err.splitlines() if ": note: at offset" not in line]
    theirs = run(mlir_opt(), str(path), check=False).stderr.decode().splitlines()
    kept = [line for line in ours if not line.startswith("hint: ") and ": note: in the" not in line]
    assert kept[0].partition(": error: ")[0] == theirs[0].partition(": error: ")[0] == f"{path}:0:0"
    assert kept == theirs


# Operations whose syntax is C++; the second one is read as a function.
@pytest.mark.parametrize("text", ["toy.step", "toy.unit @f() -> (%x: i1) {}"])
def test_syntax_in_cpp_has_a_hint(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "Toy.td").write_text(
        """include "mlir/Interfaces/FunctionInterfaces.td"
        def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
        def Toy_StepOp : Op<Toy, "step"> { let hasCustomAssemblyFormat = 1; }
        def Toy_UnitOp : Op<Toy, "unit", [FunctionOpInterface]> {
          let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type);
          let regions = (region AnyRegion:$body);
          let hasCustomAssemblyFormat = 1;
        }"""
    )
    (tmp_path / "m.mlir").write_text(text)
    arguments = ["opt", str(tmp_path / "m.mlir"), "--td", str(tmp_path / "Toy.td")]
    assert main(arguments) == 1
    assert "hint: --allow-unknown-syntax keeps operations whose syntax is C++" in capsys.readouterr().err
    assert main([*arguments, "--allow-unknown-syntax"]) == 0


# Texts of older releases whose operations today have another name, or other block arguments.
OLDER = {
    "llvm21": (
        "linalg.batch_matmul_transpose_a ins(%a, %b : tensor<2x3x4xf32>, tensor<2x3x5xf32>) "
        "outs(%c : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>",
        "linalg.map ins(%d : tensor<4xf32>) outs(%d : tensor<4xf32>) (%x: f32) { linalg.yield %x : f32 }",
    ),
}


@pytest.mark.parametrize(("release", "line"), [(name, line) for name, lines in OLDER.items() for line in lines])
def test_text_of_older_releases_has_a_hint(
    release: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "m.mlir").write_text(
        "func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x3x5xf32>, %c: tensor<2x4x5xf32>, "
        f"%d: tensor<4xf32>) {{\n  %0 = {line}\n  return\n}}\n"
    )
    assert main(["opt", str(tmp_path / "m.mlir")]) == 1
    hint = f"hint: the text is valid as {release} writes it: --release={release}"
    assert hint in capsys.readouterr().err
    assert main(["opt", str(tmp_path / "m.mlir"), f"--release={release}"]) == 0
