"""A context joins the definitions of several files, and equal definitions give one dialect."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.cli import main
from mlirkit.dialects import ub
from mlirkit.ods.live.hooks import parameter_syntax, verifier

BASE = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Q_Dialect : Dialect { let name = "pool"; let cppNamespace = "::pool"; let useDefaultTypePrinterParser = 1; }
def Q_Reg : TypeDef<Q_Dialect, "Reg"> {
  let mnemonic = "reg";
  let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
}
class Q_Op<string mnemonic, list<Trait> traits = []> : Op<Q_Dialect, mnemonic, traits>;
"""
FIRST = 'include "base.td"\ndef A : Q_Op<"a"> { let results = (outs Q_Reg:$r); let assemblyFormat = "attr-dict `:` type($r)"; }\n'
SECOND = 'include "base.td"\ndef B : Q_Op<"b"> { let arguments = (ins Q_Reg:$r); let assemblyFormat = "$r attr-dict `:` type($r)"; }\n'
# The same operation with other prose at another place.
SAME = FIRST.replace("let results", 'let summary = "the same";\n  let results')
OTHER = FIRST.replace("attr-dict", "`x` attr-dict")
TEXT = "%0 = pool.a : !pool.reg<4>\npool.b %0 : !pool.reg<4>\n"

EXTENSION = """
include "mlir/Dialect/UB/IR/UBOps.td"
include "mlir/IR/CommonAttrConstraints.td"
def Mine : Op<UB_Dialect, "pool.mine"> {
  let arguments = (ins PoisonAttr:$value);
  let assemblyFormat = "$value attr-dict";
}
"""
# The same without the parts that the dialect has already.
BARE_EXTENSION = EXTENSION.replace(
    'include "mlir/Dialect/UB/IR/UBOps.td"',
    'include "mlir/IR/OpBase.td"\n'
    'def UB_Dialect : Dialect { let name = "ub"; let cppNamespace = "::mlir::ub"; }',
).replace("PoisonAttr", "UnitAttr").replace('"$value attr-dict"', '"attr-dict"')


@pytest.fixture(name="folder")
def folder_fixture(tmp_path: Path) -> Path:
    files = {"base": BASE, "first": FIRST, "second": SECOND, "same": SAME, "other": OTHER, "mine": EXTENSION}
    files["bare"] = BARE_EXTENSION
    for name, text in files.items():
        (tmp_path / f"{name}.td").write_text(text)
    (tmp_path / "in.mlir").write_text(TEXT)
    return tmp_path


@pytest.mark.parametrize("files", [["first", "second"], ["second", "first"], ["first", "same", "second"]])
def test_files_add_up(folder: Path, files: list[str]) -> None:
    one_by_one, at_once = ir.Context(), ir.Context()
    for file in files:
        mlirkit.load_td(folder / f"{file}.td", context=one_by_one)
    mlirkit.load_td([folder / f"{file}.td" for file in files], context=at_once)
    for context in (one_by_one, at_once):
        assert str(mlirkit.parse(TEXT, context)).count("<4>") == 2
    options = [option for file in files for option in ("--td", str(folder / f"{file}.td"))]
    assert main(["opt", str(folder / "in.mlir"), *options]) == 0


def test_a_file_loaded_again_gives_the_same_dialect(folder: Path) -> None:
    context = ir.Context()
    first, again, elsewhere = (
        mlirkit.load_td(folder / "first.td", context=each) for each in (context, context, ir.Context())
    )
    assert first.dialects["pool"] is again.dialects["pool"] is elsewhere.dialects["pool"]
    assert first.RegType.get(4) == elsewhere.RegType.get(4)


def test_other_definitions_of_a_name_are_an_error(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--td", str(folder / "first.td"), "--td", str(folder / "other.td")]
    assert main(["opt", str(folder / "in.mlir"), *options]) == 1
    error = capsys.readouterr().err
    assert f"{folder / 'other.td'}:2" in error and f"{folder / 'first.td'}:2" in error
    assert "error: operation 'pool.a' is defined differently elsewhere" in error
    with pytest.raises(mlirkit.MLIRError, match=r"operation 'pool\.a' is defined differently"):
        mlirkit.load_td([folder / "first.td", folder / "other.td"], context=ir.Context())


@pytest.mark.parametrize(("file", "text"), [("mine", "#ub.poison"), ("bare", "{value}")])
def test_a_file_extends_a_dialect_that_is_known_by_name(folder: Path, file: str, text: str) -> None:
    """The classes of the extended dialect are those of the dialect's face."""
    context = ir.Context()
    extended = mlirkit.load_td(folder / f"{file}.td", context=context)
    source = f"%0 = ub.poison : i32\nub.pool.mine {text}"
    module = mlirkit.parse(source, context)
    assert module.verify()
    poison, mine = module.body.operations
    assert isinstance(poison, ub.PoisonOp) and isinstance(mine, extended.Mine)
    if file == "mine":
        assert isinstance(mine.value, ub.PoisonAttr)
    with pytest.raises(mlirkit.MLIRError):
        mlirkit.parse(source, ir.Context())


def test_a_file_that_defines_a_known_dialect_otherwise_counts_alone(tmp_path: Path) -> None:
    (tmp_path / "ub.td").write_text('''
        include "mlir/Dialect/UB/IR/UBOps.td"
        def Another : Op<UB_Dialect, "poison"> { let assemblyFormat = "attr-dict"; }
    '''.replace('include "mlir/Dialect/UB/IR/UBOps.td"', '''include "mlir/IR/OpBase.td"
        def UB_Dialect : Dialect { let name = "ub"; let cppNamespace = "::ub"; }'''))
    context = ir.Context()
    mlirkit.load_td(tmp_path / "ub.td", context=context)
    assert str(mlirkit.parse("ub.poison", context)) == "module {\n  ub.poison\n}\n"
    with pytest.raises(mlirkit.MLIRError):
        mlirkit.parse("ub.unreachable", context)


def test_a_hook_registered_later_counts_in_the_next_context(folder: Path) -> None:
    (folder / "late.td").write_text(BASE + 'def Late : Q_Op<"late"> { let hasVerifier = 1; let assemblyFormat = "attr-dict"; }')
    assert mlirkit.load_td(folder / "late.td", context=ir.Context()).Late

    @verifier("pool.late")
    def verify(op: ir.Operation) -> None:
        raise op.op_error("too late")

    context = ir.Context()
    mlirkit.load_td(folder / "late.td", context=context)
    with pytest.raises(mlirkit.MLIRError, match="too late"):
        mlirkit.parse("pool.late", context).verify()


@pytest.mark.parametrize(
    ("parameter", "is_same"), [('"unsigned":$width', True), ('"::pool::Rows":$rows', False)]
)
def test_a_parameter_syntax_registered_later_concerns_those_who_have_such_a_parameter(
    folder: Path, parameter: str, is_same: bool
) -> None:
    (folder / "rows.td").write_text(
        BASE.replace('"unsigned":$width', parameter).replace("$width", parameter.rpartition(":")[2])
    )
    made = mlirkit.load_td(folder / "rows.td", context=ir.Context()).RegType

    class Syntax:
        parse = staticmethod(lambda parser: parser.parse_integer())
        print = staticmethod(lambda value, printer: printer.print_text(str(value)))

    parameter_syntax("pool::Rows", "pool")(Syntax)
    later = mlirkit.load_td(folder / "rows.td", context=ir.Context()).RegType
    assert (made is later) == is_same


def test_a_file_is_the_same_however_it_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "inner").mkdir()
    monkeypatch.chdir(folder)
    paths: list[str | Path] = [folder / "first.td", "first.td", "./inner/../first.td"]
    classes = [mlirkit.load_td(path, context=ir.Context()).A for path in paths]
    assert all(cls is classes[0] for cls in classes)


def test_a_plugin_that_loads_the_definitions_shares_their_types(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "plugin.py").write_text(
        "import mlirkit\n"
        "from mlirkit.ods.live.hooks import verifier\n"
        f"q = mlirkit.load_td({str(folder / 'checked.td')!r})\n"
        "@verifier('pool.checked')\n"
        "def verify(op):\n"
        "    if op.operands[0].type != q.RegType.get(4):\n"
        "        raise op.op_error(f'{op.operands[0].type} is not {q.RegType.get(4)}')\n"
    )
    (folder / "checked.td").write_text(
        FIRST + 'def C : Q_Op<"checked"> { let arguments = (ins Q_Reg:$r); let hasVerifier = 1; '
        'let assemblyFormat = "$r attr-dict `:` type($r)"; }\n'
    )
    (folder / "in.mlir").write_text(TEXT.replace("pool.b", "pool.checked"))
    options = ["--td", str(folder / "checked.td"), f"--load-dialect-plugin={folder / 'plugin.py'}"]
    assert main(["opt", str(folder / "in.mlir"), *options]) == 0, capsys.readouterr().err
