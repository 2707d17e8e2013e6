"""`mlirkit inspect`: its reports on whole and on broken files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mlirkit
from mlirkit.bytecode import write_bytecode
from mlirkit.bytecode.byte_map import map_bytes
from mlirkit.cli.convert import main as convert
from mlirkit.cli.inspect import main
from mlirkit.cli.next_steps import steps_of
from mlirkit.cli.stats import main as stats
from mlirkit.conversion.portable_artifact import serialize
from mlirkit.core.context import Context
from mlirkit.layouts.tables import release_layouts
from mlirkit.text.parser import parse_source
from tests.bytecode.recipes import FOLDER, IR, RECIPES, file, section, v

GOLDEN = FOLDER.parent / "golden"
MESSAGES = {recipe.name: recipe.message for recipe in RECIPES}

SOURCE = b"""
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
"""


@pytest.mark.parametrize("form", ["text", *range(7)])
def test_json(form: str | int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "input"
    data = SOURCE
    if isinstance(form, int):
        context = Context(allow_unregistered_dialects=True)
        data = write_bytecode(parse_source(SOURCE, "input", context, True), form, "MLIR22.1.8")
    path.write_bytes(data)
    assert main(["--json", str(path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bytes"] == len(data)
    assert found["operations"] == {"arith.addi": 2, "builtin.module": 1, "func.func": 1, "func.return": 1}
    assert found["functions"] == [{"name": "f", "type": "(i32) -> i32"}]
    if isinstance(form, int):
        assert (found["version"], found["producer"]) == (form, "MLIR22.1.8")
        assert {each["name"] for each in found["dialects"]} == {"builtin", "func", "arith"}


def test_long_types_are_shortened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    types = ", ".join(["tensor<2x3xf32>"] * 400)
    (tmp_path / "m.mlir").write_text(f"func.func private @f({types}) -> i1")
    assert main([str(tmp_path / "m.mlir")]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "@f" in line]
    assert line.startswith("  @f : (tensor<2x3xf32>, ") and " ... " in line and line.endswith(" -> i1")
    assert len(line) < 300


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.mlirbc")), ids=lambda path: path.name)
def test_every_byte_has_a_meaning(path: Path) -> None:
    at = 0
    for piece in map_bytes(path.name, path.read_bytes()):
        assert piece.offset == at
        assert "error" not in piece.meaning and "not interpreted" not in piece.meaning
        at += piece.size
    assert at == path.stat().st_size


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.mlirbc")), ids=lambda path: path.stem)
def test_broken_files(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if path.read_bytes()[:4] == b"ML\xefR":
        status = main(["--bytes", str(path)])
        shown = capsys.readouterr().out
        # Properties that no layout explains are kept as they are, which is no failure.
        assert status == (0 if "are opaque" in shown or "known by position" in shown else 1)
        assert shown.startswith("00000000  4d 4c ef 52")
        # Entries of a dialect whose encoding mlirkit lacks are kept if the producer is unknown.
        is_kept = path.stem == "attribute-without-encoding"
        assert ("expected attribute of type: mlir::DictionaryAttr" if is_kept else MESSAGES[path.stem]) in shown
        assert main([str(path)]) == main(["--json", str(path)]) == status


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(v(2) + v(0) + b"\x40" + v(0, 0), id="no-region"),
        pytest.param(v(2) + v(0) + b"\x50" + v(0, 0, 1 << 1 | 1) + section(IR, v(0)), id="no-block"),
    ],
)
def test_modules_that_lack_something(body: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "f.mlirbc"
    path.write_bytes(file({IR: body}))
    assert main(["--json", str(path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["functions"] == []
    assert found["operations"] == {"builtin.module": 1}


EXAMPLES = FOLDER.parents[2] / "examples"


def test_jax_export(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(EXAMPLES / "classifier.jaxexport")
    assert main(["--json", path]) == 0
    found = json.loads(capsys.readouterr().out)
    exported = found["jax.export"]
    assert exported["function_name"] == "classify"
    assert exported["calling_convention_version"] >= 9
    assert (exported["platforms"], exported["nr_devices"]) == (["cpu"], 1)
    assert (exported["in_avals"], exported["out_avals"]) == (["f32[8,4,4]"], ["bf16[8,10]"])
    assert found["producer"].startswith("StableHLO_v")
    assert main([path]) == 0
    said = capsys.readouterr().out
    for line in (
        "jax.export: function classify, calling",
        "  platforms: cpu; devices: 1",
        "  inputs: f32[8,4,4]",
    ):
        assert f"\n{line}" in said


@pytest.mark.parametrize(
    ("producer", "flags", "release", "reason"),
    [
        ("MLIR22.1.8", [], "llvm22", "producer 'MLIR22.1.8'"),
        ("MLIR20.1.0", [], "llvm20", "producer 'MLIR20.1.0'"),
        ("MLIR15.0.7", [], "llvm16", "producer 'MLIR15.0.7' has no table; llvm16 is its nearest neighbour"),
        ("who knows", [], None, "producer 'who knows' is not known: whatever fits"),
        ("who knows", ["--producer", "llvm22"], "llvm22", "llvm22 was asked for"),
    ],
)
def test_layouts(
    producer: str,
    flags: list[str],
    release: str | None,
    reason: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "f.mlirbc"
    context = Context(allow_unregistered_dialects=True)
    data = write_bytecode(parse_source(SOURCE, "input", context, True), 6, producer)
    path.write_bytes(data.replace(b"addi\0", b"addz\0"))
    assert main(["--json", *flags, str(path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["layouts"]["release"], found["layouts"]["reason"]) == (release, reason)
    assert found["opaque"] == ["arith.addz"]
    assert main([*flags, str(path)]) == 0
    said = capsys.readouterr().out
    assert f"layouts: {release or 'our definitions'}, because {reason}\n" in said
    assert "not understood (2)\n" in said
    assert "2  operations 'arith.addz' with properties that no layout explains\n" in said


@pytest.mark.parametrize("form", ["text", "bytecode"])
def test_what_was_not_understood(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Some of each kind: the counts agree with the text, and definitions count with the C++ that they owe."""
    definitions, path = tmp_path / "u.td", tmp_path / "u"
    definitions.write_text("""
        include "mlir/IR/OpBase.td"
        include "mlir/IR/AttrTypeBase.td"
        def U : Dialect { let name = "owing"; let cppNamespace = "::owing"; }
        def Matrix : TypeDef<U, "Matrix"> {
          let mnemonic = "matrix"; let parameters = (ins "int":$size); let hasCustomAssemblyFormat = 1;
        }
        def Secret : Op<U, "secret"> {
          let arguments = (ins ConfinedAttr<I64Attr, [AttrConstraint<CPred<"f($_self)">, "f">]>:$a);
          let results = (outs AnyType:$r);
          let hasVerifier = 1;
        }
    """)
    text = b"""
        "comb.mm"() <{x = 1 : i8}> : () -> ()
        %0 = "comb.mm"() {a = #comb.a, b = [#comb.b]} : () -> !comb.t<1>
        %1 = "owing.secret"() <{a = 1 : i64}> : () -> !owing.matrix<4 by 4>
    """
    context = Context(allow_unregistered_dialects=True)
    path.write_bytes(text)
    if form == "bytecode":
        mlirkit.load_td(definitions, context=context)
        path.write_bytes(write_bytecode(parse_source(text, "u", context, True)))
    assert main([str(path), "--td", str(definitions), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["not_understood"] == {
        "operations": {"comb.mm": 2},
        "attributes": {"comb": 2},
        "types": {"comb": 1} | ({"owing": 1} if form == "text" else {}),
        "conditions": {"owing": 1},
        "promises": {"owing": 2},
    }
    path.write_bytes(b"func.func private @f()")
    assert main([str(path), "--json"]) == 0
    assert "not_understood" not in json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("target", ["text", "llvm22"])
def test_definitions(target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    examples = Path(__file__).parents[2] / "examples"
    source, td, path = examples / "counter.mlir", examples / "toy.td", tmp_path / "input"
    assert convert([str(source), "--td", str(td), "--to", target, "-o", str(path)]) == 0
    assert main([str(path), "--td", str(td), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["operations"]["toy.step"] == 2
    # Without definitions the counts are the same, and the command names the option that helps.
    assert main([str(path)]) == 0
    said = capsys.readouterr().out
    assert "  toy: 2 operations; whoever wrote the file has the definitions\n" in said
    assert f"    $ mlirkit inspect --td DEFINITIONS.td {path}\n" in said


def test_json_has_an_entry_per_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Files that do not open also have an entry, with the error."""
    good, bad, missing = tmp_path / "good.mlir", tmp_path / "bad.mlir", tmp_path / "missing.mlir"
    good.write_text("module {}")
    bad.write_text("module {")
    assert main(["--json", str(bad), str(good), str(missing)]) == 1
    first, second, third = json.loads(capsys.readouterr().out)
    assert (first["file"], second["file"], third["file"]) == (str(bad), str(good), str(missing))
    assert "expected" in first["error"] and "cannot open input file" in third["error"]
    assert "error" not in second
    assert main(["--json", str(missing)]) == 1
    assert json.loads(capsys.readouterr().out)["file"] == str(missing)


def test_artifacts_are_shown_as_stablehlo(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Operations and types of vhlo are shown in their StableHLO form, also for old releases."""
    source = b"""func.func @f(%a: tensor<16x16xi8>) -> tensor<?xi1> {
      %0 = stablehlo.constant dense<true> : tensor<64xi1>
      %1 = "stablehlo.convert"(%0) : (tensor<64xi1>) -> tensor<?xi1>
      %2 = stablehlo.optimization_barrier %1 : tensor<?xi1>
      return %2 : tensor<?xi1> }"""
    for release in ("0.9.0", "1.0.0", "current"):
        path = tmp_path / "f.mlirbc"
        path.write_bytes(serialize(parse_source(source, "f", Context(), True), release))
        assert main([str(path)]) == 0
        shown = capsys.readouterr().out
        assert "@f : (tensor<16x16xi8>) -> tensor<?xi1>" in shown
        for name in ("stablehlo.constant", "stablehlo.convert", "func.func", "return"):
            assert f"1  {name}\n" in shown
        assert "vhlo." not in shown


# A line of a project, its count of operations by dialect, and the next commands: `FILE` is its name.
NEXT = [
    (
        "util.return",
        "util of IREE: 1 operation",
        ["git clone --depth 1 https://github.com/iree-org/iree", "mlirkit inspect --project iree FILE"],
    ),
    (
        "comb.add\nhw.output",
        "comb, hw of CIRCT: 2 operations",
        ["git clone --depth 1 https://github.com/llvm/circt", "mlirkit inspect --project circt FILE"],
    ),
    (
        "ttnn.empty",
        "ttnn of TT-MLIR: 1 operation",
        [
            "git clone --depth 1 https://github.com/tenstorrent/tt-mlir",
            "mlirkit inspect --project tt-mlir FILE",
        ],
    ),
    (
        "bgv.add",
        "bgv of HEIR: 1 operation",
        ["git clone --depth 1 https://github.com/google/heir", "mlirkit inspect --project heir FILE"],
    ),
    (
        '"onnx.Add"() : () -> ()',
        "onnx of ONNX-MLIR: 1 operation",
        ["git clone --depth 1 https://github.com/onnx/onnx-mlir", "mlirkit inspect --project onnx-mlir FILE"],
    ),
    (
        "db.null",
        "db of LingoDB: 1 operation",
        [
            "git clone --depth 1 https://github.com/lingo-db/lingo-db",
            "mlirkit inspect --project lingo-db FILE",
        ],
    ),
    (
        "enzyme.init",
        "enzyme of Enzyme: 1 operation",
        [
            "git clone --depth 1 https://github.com/EnzymeAD/Enzyme-JAX",
            "mlirkit inspect --project Enzyme-JAX FILE",
        ],
    ),
    (
        "fir.unreachable",
        "fir of Flang: 1 operation",
        [
            "git clone --depth 1 https://github.com/llvm/llvm-project",
            "mlirkit inspect --project llvm-project FILE",
        ],
    ),
    (
        "polygeist.x",
        "polygeist of Polygeist: 1 operation",
        ["git clone --depth 1 https://github.com/llvm/Polygeist", "mlirkit inspect --project Polygeist FILE"],
    ),
    (
        "aie.end",
        "aie of MLIR-AIE: 1 operation",
        ["git clone --depth 1 https://github.com/Xilinx/mlir-aie", "mlirkit inspect --project mlir-aie FILE"],
    ),
    ("riscv.nop", "riscv of xDSL: 1 operation", []),
    ("mine.x", "mine: 1 operation", ["mlirkit inspect --td DEFINITIONS.td FILE"]),
    ("memref.alloc_of_tomorrow", "memref: 1 operation", ["mlirkit inspect --td DEFINITIONS.td FILE"]),
]


@pytest.mark.parametrize(("text", "subject", "commands"), NEXT, ids=[subject for _, subject, _ in NEXT])
def test_what_to_type_next(
    text: str, subject: str, commands: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a file.mlir"
    path.write_text(text + "\n")
    expected = [command.replace("FILE", f"'{path}'") for command in commands]
    assert main([str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["next_steps"][0]["commands"] == expected
    assert main([str(path)]) == 0
    said = capsys.readouterr().out
    below = said.partition("what to type next\n")[2]
    assert below.startswith(f"  {subject}; ")
    assert all(f"    $ {command}\n" in below for command in expected)
    # The last step needs no definitions: it keeps unknown syntax as text.
    as_text = f"    $ mlirkit opt --allow-unknown-syntax '{path}'\n"
    assert (as_text in below) == ("syntax" in found["not_understood"])


def test_nothing_to_type_where_all_is_understood(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "known.mlir"
    path.write_text("func.func private @f()\n")
    assert main([str(path)]) == 0
    assert "what to type next" not in capsys.readouterr().out


def test_an_operation_of_another_release(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command names a release of LLVM that has it."""
    assert "vector.insertelement" in release_layouts("llvm20")
    path = tmp_path / "older.mlir"
    path.write_text("vector.insertelement\n")
    assert main([str(path)]) == 0
    said = capsys.readouterr().out
    assert "  vector: 1 operation; of another version: the definitions at hand do not have it\n" in said
    assert f"    $ mlirkit opt --release=llvm21 {path}\n" in said


def test_package_of_a_dialect() -> None:
    """If a package has the dialect, the first command installs the package."""
    counts = {"operations": {"torch.aten.mm": 3}}
    (step,) = steps_of(counts, {}, Context(load_shipped=False), "model.mlir")
    assert (step["dialects"], step["project"], step["operations"]) == (["torch"], "Torch-MLIR", 3)
    assert step["commands"] == ["pip install mlirkit-dialects", "mlirkit inspect model.mlir"]


def test_operations_that_another_version_writes_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "load.ttir"
    path.write_text(
        "tt.func @f(%p: !tt.ptr<f32>) { %0 = tt.load %p cacheLevel = ca : !tt.ptr<f32> tt.return }"
    )
    assert main([str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["other_version"]) == ["tt.load"] and "expected ':'" in found["other_version"]["tt.load"]
    (step, _) = found["next_steps"]
    assert step["why"] == "written otherwise than the definitions at hand, by another version"
    assert step["commands"][0] == "git clone --depth 1 https://github.com/triton-lang/triton"
    assert main([str(path)]) == 0
    assert "written by another version (1)\n  tt.load: " in capsys.readouterr().out


def test_operations_of_mlir_that_another_release_writes_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`inspect` keeps operations of another version as text; `opt` refuses them."""
    path = tmp_path / "alloc.mlir"
    path.write_text("func.func @f() {\n  %0 = memref.alloc() alignment = 64 : memref<4xf32>\n  return\n}\n")
    assert main([str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["not_understood"] == {"syntax": {"memref.alloc": 1}}
    assert "expected ':'" in found["other_version"]["memref.alloc"]
    commands = [command for step in found["next_steps"] for command in step["commands"]]
    assert len(commands) == 1 and commands[0].startswith("mlirkit opt --release=")
    assert stats([str(path)]) == 0
    assert "1  memref.alloc" in capsys.readouterr().out
