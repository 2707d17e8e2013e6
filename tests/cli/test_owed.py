"""Reports of the commands on definitions that leave something to C++."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import cli

_SOURCE = """
include "mlir/IR/OpBase.td"
def Dialect_U : Dialect { let name = "u"; let cppNamespace = "::u"; }
def Secret : Op<Dialect_U, "secret"> {
  let arguments = (ins ConfinedAttr<I64Attr, [AttrConstraint<CPred<"mySecret($_self)">, "secret">]>:$a);
  let hasVerifier = 1;
  let hasFolder = 1;
}
"""
_CONDITION = "1 condition of dialect 'u' is not checked: mlirkit tblgen --audit\n"
_PROMISES = "note: 2 promises of dialect 'u' have no hook: mlirkit tblgen --promises\n"


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["opt", "u.mlir", "--td", "u.td", "--split-input-file"], 0, f"note: {_CONDITION}{_PROMISES}"),
        (["opt", "u.mlir", "--td", "u.td", "--strict"], 1, _CONDITION),
        (["inspect", "u.mlir", "--td", "u.td"], 0, f"note: {_CONDITION}{_PROMISES}"),
        (["opt", "none.mlir"], 0, ""),
    ],
)
def test_said_once(
    arguments: list[str],
    status: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("u.td").write_text(_SOURCE)
    operation = '"u.secret"() <{a = 3 : i64}> : () -> ()\n'
    Path("u.mlir").write_text(f"{operation}// -----\n{operation}" if arguments[0] == "opt" else operation)
    Path("none.mlir").write_text("func.func private @f()\n")
    assert cli.main(arguments) == status
    assert capfd.readouterr().err.endswith(said)


def test_promises(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "u.td"
    path.write_text(_SOURCE)
    assert cli.main(["tblgen", "--promises", str(path)]) == 0
    assert capfd.readouterr().out == (
        "u: 2 promises without a hook\n  u.secret: no verifier\n  u.secret: no folder\n"
    )


@pytest.mark.parametrize(
    ("operation", "said"),
    [
        (
            "poison",
            "note: dialect 'ub' replaces the dialect that ships: operation 'ub.poison' is defined differently ",
        ),
        ("other", ""),
    ],
)
def test_replaced_dialects(
    operation: str, said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Definitions of a dialect that ships, which add to it or replace it."""
    definitions = tmp_path / "u.td"
    definitions.write_text(f"""
        include "mlir/IR/OpBase.td"
        def UB : Dialect {{ let name = "ub"; let cppNamespace = "::ub"; }}
        def Op0 : Op<UB, "{operation}"> {{ let assemblyFormat = "attr-dict"; }}
    """)
    text = tmp_path / "u.mlir"
    text.write_text(f"ub.{operation}\n")
    assert cli.main(["opt", str(text), "--td", str(definitions)]) == 0
    error = capfd.readouterr().err
    assert error.startswith(said) if said else "replaces" not in error


_OWN_PROPERTIES = """
include "mlir/IR/OpBase.td"
def U : Dialect { let name = "u"; let cppNamespace = "::u"; }
def U_OwnOp : Op<U, "own"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let assemblyFormat = "prop-dict attr-dict";
  let extraClassDeclaration = "void printProperties(MLIRContext *, OpAsmPrinter &, const Properties &);";
}
"""


def test_promised_printers_of_properties(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "u.td"
    path.write_text(_OWN_PROPERTIES)
    assert cli.main(["tblgen", "--promises", str(path)]) == 0
    assert capfd.readouterr().out == "u: 1 promise without a hook\n  u.own: no printer of properties\n"
