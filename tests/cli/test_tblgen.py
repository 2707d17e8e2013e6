"""The tblgen command: options, outputs, exit status, messages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mlirkit.cli.tblgen import main
from mlirkit.cli.tblgen_actions import ACTIONS


@pytest.fixture(autouse=True)
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MLIRKIT_CACHE", "0")
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "a.td").write_text("class A { int x = 1; }\n")
    (tmp_path / "root.td").write_text('include "a.td"\n#ifdef EXTRA\ndef extra;\n#endif\ndef d : A;\n')


PRINTED = """\
------------- Classes -----------------
class A {
  int x = 1;
}
------------- Defs -----------------
def d {\t// A
  int x = 1;
}
"""


@pytest.mark.parametrize("flag", ["", "--print-records", "-print-records"])
@pytest.mark.parametrize("include", [["-I", "inc"], ["-Iinc"], ["--I=inc"]])
def test_print_records(flag: str, include: list[str]) -> None:
    assert main([*filter(None, [flag]), "root.td", *include, "-o", "out"]) == 0
    assert Path("out").read_text() == PRINTED


def test_json_and_macros() -> None:
    assert main(["root.td", "-I", "inc", "-DEXTRA", "--dump-json", "-o", "out"]) == 0
    dumped = json.loads(Path("out").read_text())
    assert dumped["!instanceof"] == {"A": ["d"]} and "extra" in dumped


def test_null_backend(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["root.td", "-I", "inc", "--null-backend"]) == 0
    assert capfdbinary.readouterr() == (b"", b"")


def test_dependency_file(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["root.td", "-I", "inc", "-d", "out.d", "-o", "out"]) == 0
    assert Path("out.d").read_text() == "out: inc/a.td\n"
    assert main(["root.td", "-I", "inc", "-d", "other.d"]) == 1
    assert "the option -d must be used together with -o" in capfd.readouterr().err
    assert not Path("other.d").exists()


def test_write_if_changed() -> None:
    arguments = ["root.td", "-I", "inc", "-o", "out", "--write-if-changed"]
    assert main(arguments) == 0
    first = Path("out").stat().st_ino
    assert main(arguments) == 0
    assert Path("out").stat().st_ino == first
    assert main([*arguments, "-D", "EXTRA"]) == 0
    assert "extra" in Path("out").read_text()


def test_enums(capfd: pytest.CaptureFixture[str]) -> None:
    Path("enums.td").write_text("class E; def E10 : E; def E9 : E; def other; def : E;\n")
    assert main(["enums.td", "--print-enums", "--class=E"]) == 0
    assert capfd.readouterr().out == "E9, E10, anonymous_0, \n"


def test_switches_with_values() -> None:
    Path("out").write_text("")
    assert main(["root.td", "-Iinc", "-o", "out", "--write-if-changed=false", "--no-cache=1"]) == 0
    assert Path("out").read_text() == PRINTED


def test_version(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capfd.readouterr().out.startswith("mlirkit ")


def test_errors(capfd: pytest.CaptureFixture[str]) -> None:
    Path("bad.td").write_text("def d : Nope;\n")
    Path("out").write_text("before")
    assert main(["bad.td", "-o", "out"]) == 1
    said = capfd.readouterr().err
    assert said == "bad.td:1:9: error: Couldn't find class 'Nope'\ndef d : Nope;\n        ^\n"
    assert Path("out").read_text() == "before"
    Path("bad.td").write_text('assert 0, "no";\nassert 0, "never";\n')
    assert main(["bad.td"]) == 1
    said = capfd.readouterr().err
    assert "bad.td:2:8: error: assertion failed: never" in said and said.endswith(": 2 errors.\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--nope"], "Unknown command line argument '--nope'"),
        (["root.td", "other.td"], "Too many positional arguments specified!"),
        (["root.td", "-o"], "for the -o option: requires a value!"),
        (["nowhere.td"], "mlirkit tblgen: Could not open input file 'nowhere.td': No such file or directory"),
        (["root.td", "-Iinc", "-o", "no/where"], "error opening no/where: No such file or directory"),
        (["root.td", "-Iinc", "-o", "out", "-d", "no/d"], "error opening no/d: No such file or directory"),
        (["root.td", "-Iinc", "-print-enums", "-class=B"], "error: The class 'B' is not defined"),
        (["root.td", "--no-cache=maybe"], "'maybe' is invalid value for boolean argument! Try 0 or 1"),
        (["-D", "1", "root.td"], "invalid macro name `1` specified on command line"),
    ],
)
def test_usage(arguments: list[str], message: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    assert message in capfd.readouterr().err


def test_help_names_every_action(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capfd.readouterr().out
    for name in ACTIONS:
        assert f"--{name}" in said


def test_standard_input() -> None:
    command = [sys.executable, "-m", "mlirkit.cli.tblgen", "-"]
    done = subprocess.run(command, input=b"def fromstdin;", capture_output=True, check=True)
    assert b"def fromstdin {" in done.stdout


OPERATIONS = """
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::mlir::d"; }
def D_FirstOp : Op<D, "first"> { let arguments = (ins AnyType:$x, OptionalAttr<StrAttr>:$name); }
def D_SecondOp : Op<D, "second"> { let results = (outs Variadic<AnyType>:$all); }
"""


def generated(*arguments: str) -> str:
    """The output of an action for OPERATIONS; the base library needs no -I."""
    Path("ops.td").write_text(OPERATIONS)
    assert main(["ops.td", "-o", "out", *arguments]) == 0
    return Path("out").read_text()


def test_options_of_actions() -> None:
    whole = generated("--gen-op-doc")
    assert "### `d.first` (d::FirstOp)" in whole and "### `d.second` (d::SecondOp)" in whole
    assert "(::mlir::d::FirstOp)" in generated("--gen-op-doc", "--strip-prefix=")
    for one in (["--op-include-regex", "sec"], ["-op-exclude-regex=^d.first$"]):
        text = generated("--gen-op-doc", *one)
        assert "d.second" in text and "d.first" not in text
    assert "<details>" not in whole


def test_layout() -> None:
    assert json.loads(generated("--gen-layout")) == {
        "operations": {
            "d.first": {"attributes": "name?:string", "groups": "x", "outs": "0"},
            "d.second": {"outs": "0*"},
        }
    }


def test_action_refuses(capfd: pytest.CaptureFixture[str]) -> None:
    Path("ops.td").write_text(OPERATIONS)
    assert main(["ops.td", "--gen-dialect-doc", "--dialect=e", "-o", "out"]) == 1
    assert "selected dialect with '-dialect' does not exist" in capfd.readouterr().err
    assert main(["ops.td", "--gen-python-op-bindings", "-o", "out"]) == 1
    assert "dialect name not provided" in capfd.readouterr().err
    assert not Path("out").exists()
