"""Projects: a made-up checkout of several dialects, found and loaded by its folder or by its project file."""

from __future__ import annotations

import os
import warnings
from pathlib import Path

import pytest

import mlirkit
from mlirkit import cli, ir
from mlirkit.dialects.definition_index import find_dialects
from mlirkit.dialects.definition_outline import outline_of
from mlirkit.dialects.project import named_project

# Two dialects: `fruit` has a part that needs another file first, and one that extends upstream's `func`;
# `juice` includes a file that only a build makes.
CHECKOUT = {
    "include/Fruit/FruitBase.td": """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Fruit_Dialect : Dialect { let name = "fruit"; let cppNamespace = "::fruit"; }
class Fruit_Op<string mnemonic, list<Trait> traits = []> : Op<Fruit_Dialect, mnemonic, traits>;
class Fruit_Type<string name, string typeMnemonic> : TypeDef<Fruit_Dialect, name> { let mnemonic = typeMnemonic; }
def Fruit_Apple : Fruit_Type<"Apple", "apple">;
/* def Fruit_Fake : Dialect { let name = "fake"; } */
""",
    "include/Fruit/FruitOps.td": """
include "Fruit/FruitBase.td"
include "Fruit/FruitParts.td"
def Fruit_PickOp : Fruit_Op<"pick"> {
  let description = [{ def X : Dialect { let name = "described"; } }];
  let results = (outs Fruit_Apple:$apple);
  let assemblyFormat = "attr-dict";
}
""",
    # A file that needs other files included before it.
    "include/Fruit/FruitParts.td": """
multiclass Cuts<list<string> names> {
  foreach name = names in def Op_ # name : Fruit_Op<name> { let arguments = (ins Fruit_Apple:$apple); let assemblyFormat = "$apple attr-dict"; }
}
defm Fruit : Cuts<["peel", "slice"]>;
""",
    "lib/Bowl/IR/BowlOps.td": """
include "BowlBase.td"
include "Fruit/FruitOps.td"
def Bowl_AnyFruit : DialectType<Fruit_Dialect, CPred<"true">, "any fruit">;
def Bowl_PutOp : Op<Bowl_Dialect, "put"> {
  let arguments = (ins Fruit_Apple:$apple);
  let hasVerifier = 1;
  let assemblyFormat = "$apple attr-dict";
}
""",
    "lib/Bowl/IR/BowlBase.td": """
include "mlir/IR/OpBase.td"
def Bowl_Dialect : Dialect { let name = "bowl"; let cppNamespace = "::bowl"; }
""",
    "lib/Grown/Grown.td": """
include "mlir/Dialect/Func/IR/FuncOps.td"
def Grown_TraceOp : Op<Func_Dialect, "trace"> { let assemblyFormat = "attr-dict"; }
""",
    "lib/Juice/Juice.td": """
include "mlir/IR/OpBase.td"
include "Juice/Generated.td"
def Juice_Dialect : Dialect { let name = "juice"; let cppNamespace = "::juice"; }
def Juice_SqueezeOp : Op<Juice_Dialect, "squeeze">;
""",
    # Two files that include each other; only the one with the dialect can come first.
    "lib/Jam/Jam.td": """
#ifndef JAM
#define JAM
include "mlir/IR/OpBase.td"
def Jam_Dialect : Dialect { let name = "jam"; let cppNamespace = "::jam"; }
class Jam_Op<string mnemonic> : Op<Jam_Dialect, mnemonic>;
include "Jam/AllOps.td"
#endif
""",
    "lib/Jam/AllOps.td": """
#ifndef JAM_OPS
#define JAM_OPS
include "Jam/Jam.td"
def Jam_SpreadOp : Jam_Op<"spread"> { let assemblyFormat = "attr-dict"; }
#endif
""",
    # Left out: tests, and another project's MLIR.
    "test/Other.td": 'include "mlir/IR/OpBase.td"\ndef T : Dialect { let name = "fruit"; }\n',
    "third_party/llvm/include/mlir/IR/OpBase.td": 'def T : Dialect { let name = "upstream"; }\n',
}
MODULE = """module {
  func.func private @f()
  func.trace
  %0 = fruit.pick
  fruit.peel %0
  bowl.put %0
  jam.spread
}
"""
HOOKS = """
from mlirkit.ods.live.hooks import verifier

@verifier("bowl.put")
def verify_put(op):
    if "rotten" in op.attributes:
        raise op.op_error("is rotten")
"""
ROTTEN = "module {\n  %0 = fruit.pick\n  bowl.put %0 {rotten}\n}\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "checkout"
    for name, text in CHECKOUT.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "m.mlir").write_text(MODULE)
    (folder / "rotten.mlir").write_text(ROTTEN)
    (folder / "hooks.py").write_text(HOOKS)
    return folder


def relative(paths: list[str], folder: Path) -> list[str]:
    return [os.path.relpath(path, folder) for path in paths]


def test_outline() -> None:
    outline = outline_of(CHECKOUT["include/Fruit/FruitBase.td"])
    assert outline.includes == ["mlir/IR/OpBase.td", "mlir/IR/AttrTypeBase.td"]
    assert outline.dialects == {"Fruit_Dialect": "fruit"}
    assert outline.classes["Fruit_Op"][0] == "Op"
    assert outline.classes["Fruit_Type"] == ("TypeDef", ("Fruit_Dialect", "name"))
    assert ("Fruit_Type", ()) in outline.uses
    parts = outline_of(CHECKOUT["include/Fruit/FruitParts.td"])
    assert parts.classes == {"Cuts": ("Fruit_Op", ("name",))}


@pytest.mark.parametrize(
    "text", ["def : ", 'def A : B<"', "class <:> {", "multiclass M { {", '[{ "', "def a b : c <<<"]
)
def test_any_text_has_an_outline(text: str) -> None:
    assert outline_of(text).dialects == {}


def test_where_dialects_are(checkout: Path) -> None:
    found = find_dialects([str(checkout)])
    again = find_dialects([str(checkout)])
    for each in (found, again):
        assert {
            name: (relative(s.roots, checkout), relative(s.include, checkout)) for name, s in each.items()
        } == {
            "bowl": (["lib/Bowl/IR/BowlOps.td"], ["include", "lib/Bowl/IR"]),
            "fruit": (["include/Fruit/FruitOps.td"], ["include"]),
            "func": (["lib/Grown/Grown.td"], []),
            "jam": (["lib/Jam/Jam.td"], ["lib"]),
            "juice": (["lib/Juice/Juice.td"], []),
        }
        assert found["juice"].missing == [("Juice/Generated.td", str(checkout / "lib/Juice/Juice.td"))]


def test_what_was_found_is_kept_until_a_file_changes(checkout: Path) -> None:
    folder = [str(checkout)]
    find_dialects(folder)
    base = checkout / "lib/Bowl/IR/BowlBase.td"
    base.write_text(base.read_text().replace('"bowl"', '"vase"'))
    assert "vase" in find_dialects(folder)
    (checkout / "include/New.td").write_text(CHECKOUT["lib/Bowl/IR/BowlBase.td"])
    assert "bowl" in find_dialects(folder)


def test_load_project(checkout: Path) -> None:
    context = ir.Context()
    project = mlirkit.load_project(checkout, context)
    assert project.names == ["bowl", "fruit", "func", "jam", "juice"]
    assert not any(context.is_loaded(name) for name in project.names)
    module = ir.Module.parse(MODULE, context)
    assert str(module) == MODULE
    assert not context.is_loaded("juice")
    assert project["fruit"].operation_names() == ["fruit.peel", "fruit.pick", "fruit.slice"]
    assert "func.call" in project["func"].operation_names()
    with pytest.raises(mlirkit.MLIRError, match=r"'Juice/Generated\.td' \(of .*Juice\.td\).*build"):
        project["juice"]
    # Loading the definition files one by one gives the same.
    separate = ir.Context()
    include = [checkout / "include", checkout / "lib"]
    mlirkit.load_td(checkout / "include/Fruit/FruitOps.td", include, separate)
    roots = ["lib/Grown/Grown.td", "lib/Bowl/IR/BowlOps.td", "lib/Jam/Jam.td"]
    mlirkit.load_td([checkout / root for root in roots], include, separate)
    assert str(ir.Module.parse(MODULE, separate)) == MODULE


def test_two_definitions_of_one_dialect(checkout: Path) -> None:
    (checkout / "lib/Second.td").write_text(CHECKOUT["lib/Bowl/IR/BowlBase.td"])
    context = ir.Context()
    mlirkit.load_project(checkout, context)
    with pytest.raises(
        mlirkit.MLIRError, match=r"dialect 'bowl' is defined in .*BowlBase\.td and .*Second\.td"
    ):
        context.dialect("bowl")
    (checkout / "mlirkit.toml").write_text('definitions = ["lib/Bowl", "include"]\n')
    assert mlirkit.load_project(checkout, context)["bowl"].operation_names() == ["bowl.put"]


@pytest.mark.parametrize("arguments", [["--project", "."], ["-I", "include", "--project", str(Path())]])
def test_commands_take_the_project(
    arguments: list[str], checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(checkout)
    assert cli.main(["opt", "m.mlir", *arguments]) == 0
    assert capfd.readouterr().out == f"{MODULE}\n"
    assert cli.main(["convert", "m.mlir", "--to", "text", *arguments]) == 0
    assert capfd.readouterr().out.count("bowl.put %0") == 1
    assert cli.main(["tblgen", "lib/Bowl/IR/BowlOps.td", "--null-backend", *arguments]) == 0
    assert cli.main(["tblgen", "lib/Bowl/IR/BowlOps.td", "--null-backend"]) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mlirkit.toml", 'include = ["include"]\nhooks = ["hooks.py"]\n'),
        ("pyproject.toml", '[project]\nname = "x"\n[tool.mlirkit]\nhooks = ["hooks.py"]\n'),
    ],
)
def test_project_files(
    name: str, text: str, checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A project file in a parent folder provides definitions; its hooks run only for an explicit project."""
    (checkout / name).write_text(text)
    # Hooks stay registered: each case has its own.
    rotten = f"rotten_{name.partition('.')[0]}"
    hooks = HOOKS.replace("rotten", rotten, 1)
    (checkout / "hooks.py").write_text(f"open({str(checkout / 'ran')!r}, 'w').close()\n{hooks}")
    inner = checkout / "inner"
    inner.mkdir()
    (inner / "rotten.mlir").write_text(ROTTEN.replace("rotten", rotten))
    monkeypatch.chdir(inner)
    for command in (
        ["opt", "rotten.mlir"],
        ["inspect", "rotten.mlir"],
        ["convert", "rotten.mlir", "--to", "text"],
    ):
        assert cli.main(command) == 0
        said = capfd.readouterr()
        assert "bowl" in said.out
    assert said.err.count("are not loaded") <= 1
    assert cli.main(["opt", "rotten.mlir"]) == 0
    assert f"note: the hooks that {checkout / name} names are not loaded" in capfd.readouterr().err
    with ir.Context(), pytest.warns(UserWarning, match="are not loaded"):
        assert mlirkit.parse_file("rotten.mlir").body.operations[1].name == "bowl.put"
    assert not (checkout / "ran").exists()
    assert cli.main(["opt", "rotten.mlir", "--project", ".."]) == 1
    assert "'bowl.put' op is rotten" in capfd.readouterr().err
    assert (checkout / "ran").exists()


def test_parse_file_keeps_what_a_context_has(checkout: Path) -> None:
    (checkout / "mlirkit.toml").write_text("")
    with ir.Context() as context, warnings.catch_warnings():
        warnings.simplefilter("error")
        mlirkit.parse_file(checkout / "m.mlir")
        bowl = context.dialect("bowl")
        assert bowl is not None
        mlirkit.parse_file(checkout / "m.mlir")
        assert context.dialect("bowl") is bowl


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("include = 3", "'include' is not a list of paths"),
        ('hooks = ["a", 1]', "'hooks' is not a list of paths"),
        ("release = 19", "'release' is not a name"),
        ("folders = []", "unknown setting 'folders'"),
        ("include = [", "mlirkit.toml: "),
        ('definitions = ["nowhere"]', "there is no "),
    ],
)
def test_faulty_project_files(text: str, message: str, checkout: Path) -> None:
    (checkout / "mlirkit.toml").write_text(text)
    with pytest.raises(mlirkit.MLIRError) as raised:
        _ = named_project(checkout).names
    assert message in str(raised.value)


def test_release(checkout: Path) -> None:
    """Bytecode of an unknown producer is read as bytecode of the project's release."""
    (checkout / "mlirkit.toml").write_text('release = "llvm19"\n')
    context = ir.Context()
    mlirkit.load_project(checkout, context)
    assert context.assumed_release == "llvm19"


@pytest.mark.parametrize("defines", ["", 'defines = ["WITH_PEARS"]\n'])
def test_defines(defines: str, checkout: Path) -> None:
    """Macros of the project file count for `#ifdef` in its definitions."""
    (checkout / "mlirkit.toml").write_text(defines)
    (checkout / "lib" / "Pear.td").write_text(
        'include "mlir/IR/OpBase.td"\n'
        'def Pear : Dialect { let name = "pear"; let cppNamespace = "::pear"; }\n'
        'def Pear_EatOp : Op<Pear, "eat">;\n'
        '#ifdef WITH_PEARS\ndef Pear_PeelOp : Op<Pear, "peel">;\n#endif\n'
    )
    pear = mlirkit.load_project(checkout, ir.Context())["pear"]
    assert pear.operation_names() == ["pear.eat", "pear.peel"][: 2 if defines else 1]


# A dialect without the hooks that it needs.
TEA = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Tea_Dialect : Dialect { let name = "tea"; let cppNamespace = "::tea"; let useDefaultTypePrinterParser = 1; }
def Tea_Cup : TypeDef<Tea_Dialect, "Cup"> { let mnemonic = "cup"; }
def Tea_BoilOp : Op<Tea_Dialect, "boil"> { let results = (outs AnyType:$tea); let hasCustomAssemblyFormat = 1; }
def Tea_PourOp : Op<Tea_Dialect, "pour"> {
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
"""
# Texts whose operations of the dialect are all kept as text; in the last three, operations of MLIR are kept.
SPELLED_OTHERWISE = [
    "module {\n  %c1_i8 = arith.constant 1 : i8\n  tea.pour %c1_i8 : i8 sym @a\n}\n",
    "module {\n  func.func @f(%arg0: !tea.cup) -> !tea.cup<i1> {\n"
    "    %0 = arith.cmpf ogt, %arg0, %arg0 : !tea.cup\n    return %0 : !tea.cup<i1>\n  }\n}\n",
    "module {\n  gpu.barrier memfence [#gpu.address_space<workgroup>]\n  gpu.barrier\n}\n",
    "module {\n  tea.pour %alloc : memref<8xi8>\n  %alloc = memref.alloc() alignment = 64 : memref<8xi8>\n}\n",
    "module {\n  %alloc = memref.alloc() alignment = 64 : memref<8xi8>\n}\n",
]


@pytest.mark.parametrize("text", SPELLED_OTHERWISE)
def test_tolerant_reading_with_definitions_alone(text: str, checkout: Path) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    (checkout / "tea.td").write_text(TEA)
    mlirkit.load_project(checkout, context)
    with pytest.raises(mlirkit.MLIRError):
        mlirkit.parse(text, context)
    assert str(mlirkit.parse(text, context, tolerant=True)) == text


def test_what_a_project_spells_otherwise_is_named(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Without a project, operations of MLIR are read strictly."""
    (checkout / "n.mlir").write_text(SPELLED_OTHERWISE[-1])
    arguments = ["opt", "n.mlir", "--allow-unknown-syntax"]
    monkeypatch.chdir(checkout)
    assert cli.main([*arguments, "--project", "."]) == 0
    assert (
        "'memref.alloc' is kept as text, as another version may write it otherwise: "
        "n.mlir:2:26: error: expected ':'"
    ) in capfd.readouterr().err
    assert cli.main(arguments) == 1


def test_an_interface_of_former_releases(tmp_path: Path) -> None:
    (tmp_path / "Tape.td").write_text(
        """include "mlir/IR/OpBase.td"
        include "mlir/Interfaces/CopyOpInterface.td"
        def Tape : Dialect { let name = "tape"; let cppNamespace = "::tape"; }
        def Tape_DubOp : Op<Tape, "dub", [CopyOpInterface]> {
          let arguments = (ins AnyType:$source, AnyType:$target);
        }"""
    )
    (tape,) = mlirkit.load_td(tmp_path / "Tape.td", [], ir.Context())
    assert tape.operation_names() == ["tape.dub"]


def test_names_of_other_releases(tmp_path: Path) -> None:
    """Definitions for other releases load; the tools on definitions refuse them, as MLIR's own do."""
    source = tmp_path / "Tape.td"
    source.write_text(
        """include "mlir/IR/OpBase.td"
        include "mlir/IR/BuiltinAttributes.td"
        include "mlir/Interfaces/SideEffectInterfaces.td"
        def Tape : Dialect {
          let name = "tape"; let cppNamespace = "::tape";
          let emitAccessorPrefix = kEmitAccessorPrefix_Prefixed;
          let useFoldAPI = kEmitFoldAdaptorFolder;
        }
        class APIntParameter<string about> : AttrOrTypeParameter<"::tape::Number", about>;
        def Tape_DubOp : Op<Tape, "dub", [NoSideEffect]> {
          let arguments = (ins Builtin_DenseTypedElementsAttr:$values, FixedVectorOf<[I8]>:$x);
        }"""
    )
    context = ir.Context()
    (tape,) = mlirkit.load_td(source, [], context)
    assert tape.operation_names() == ["tape.dub"]
    operation = '"tape.dub"(%%x) <{values = %s}> : (%s) -> ()'
    function = "func.func @f(%%x: %s) {\n  %s\n  return\n}"
    for value, type, message in [
        ("dense<1> : tensor<2xi8>", "vector<4xi8>", None),
        ("dense_resource<a> : tensor<2xi8>", "vector<4xi8>", "Invalid attribute `values`"),
        ("dense<1> : tensor<2xi8>", "vector<[4]xi8>", "operand #0 must be fixed-length vector"),
    ]:
        text = function % (type, operation % (value, type))
        if message is None:
            mlirkit.parse(text, context).verify()
            continue
        with pytest.raises(mlirkit.MLIRError, match=message):
            mlirkit.parse(text, context).verify()
    assert cli.main(["tblgen", "--gen-op-decls", str(source)]) == 1
    # What mlirkit's notes advise to run.
    for action in ("promises", "audit", "gen-pyi"):
        assert cli.main(["tblgen", f"--{action}", str(source)]) == 0


def test_definitions_with_errors(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Tolerant reading keeps a dialect whose definitions cannot be evaluated as text."""
    definitions = tmp_path / "Tape.td"
    definitions.write_text(
        """include "mlir/IR/OpBase.td"
        include "mlir/Dialect/Func/IR/FuncOps.td"
        def Tape : Dialect { let name = "tape"; let cppNamespace = "::tape"; }
        def Tape_DubOp : Op<Tape, "dub", [OfAnotherRelease]>;
        def Func_DubOp : Op<Func_Dialect, "dub", [OfAnotherRelease]>;"""
    )
    text = "module {\n  func.func @f() {\n    tape.dub twice\n    return\n  }\n}\n"
    source = tmp_path / "t.mlir"
    source.write_text(text)
    arguments = [str(source), "--project", str(tmp_path)]
    assert cli.main(["opt", *arguments]) == 1
    error = "error: Variable not defined: 'OfAnotherRelease'"
    refused = capfd.readouterr().err
    assert error in refused and "hint: the definitions of a project follow a release of MLIR" in refused
    assert cli.main(["opt", "--allow-unknown-syntax", *arguments]) == 0
    shown = capfd.readouterr()
    assert shown.out.strip() == text.strip()
    for name in ("func", "tape"):
        warning = f"warning: dialect '{name}' is read without its definitions in the project, which have an error"
        assert shown.err.count(warning) == 1
    context = ir.Context()
    with pytest.warns(UserWarning, match="dialect '(tape|func)' is read without its definitions"):
        mlirkit.load_project(tmp_path, context, tolerant=True)
        assert str(mlirkit.parse(text, context, tolerant=True)) == text
    with pytest.raises(mlirkit.MLIRError, match="OfAnotherRelease"):
        mlirkit.load_project(tmp_path, context)
        mlirkit.parse(text, context, tolerant=True)
    for command in ("inspect", "stats"):
        assert cli.main([command, *arguments]) == 0
        assert "tape.dub" in capfd.readouterr().out


def test_files_that_a_build_has_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that was missing when the project was searched is not called missing once it exists."""
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "cache"))
    for folder in ("tape", "build"):
        (tmp_path / folder).mkdir()
    (tmp_path / "tape/Tape.td").write_text(
        """include "mlir/IR/OpBase.td"
        include "Generated.td"
        def Tape : Dialect { let name = "tape"; let cppNamespace = "::tape"; }
        def Tape_DubOp : Op<Tape, "dub", [Generated]>;"""
    )
    for text, error in [
        (None, r"definitions of dialect 'tape' are missing: 'Generated.td'"),
        ("def Generated : Nobody;", "Couldn.t find class .Nobody"),
        ('def Generated : NativeOpTrait<"Generated">;', None),
    ]:
        if text is not None:
            (tmp_path / "build/Generated.td").write_text(f'include "mlir/IR/OpBase.td"\n{text}\n')
        context = ir.Context()
        named_project(tmp_path / "tape", [str(tmp_path / "build")]).register(context)
        if error is None:
            assert context.dialect("tape") is not None
            continue
        with pytest.raises(mlirkit.MLIRError, match=error):
            context.dialect("tape")
