"""`mlirkit opt`: output, errors and exit statuses are mlir-opt's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .opt_checks import run

UNREGISTERED = "--allow-unregistered-dialect"
OP = '"a.b"() {v = dense<[1, 2]> : tensor<2xi8>} : () -> ()\n'


def test_prints_what_it_reads() -> None:
    outcome = run(UNREGISTERED, stdin=OP)
    assert (outcome.status, outcome.out, outcome.err) == (0, "module {\n  " + OP + "}\n\n", "")


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (["--no-implicit-module"], OP),
        (["-no-implicit-module", "-mlir-print-debuginfo"],
         OP[:-1] + ' loc(#loc)\n#loc = loc("<stdin>":1:1)\n'),
        (["--mlir-print-op-generic"], '"builtin.module"() ({\n  ' + OP + "}) : () -> ()\n"),
        (["--mlir-elide-elementsattrs-if-larger", "1", "--no-implicit-module"],
         '"a.b"() {v = dense_resource<__elided__> : tensor<2xi8>} : () -> ()\n'),
        (["--mlir-print-elementsattrs-with-hex-if-larger=1", "--no-implicit-module"],
         '"a.b"() {v = dense<"0x0102"> : tensor<2xi8>} : () -> ()\n'),
        (["--verify-each=0", "--verify-roundtrip", "--mlir-print-skip-regions"], "module {...}\n"),
        (["--mlir-print-local-scope"], "module {\n  " + OP + "}"),
    ],
)  # fmt: skip
def test_flags(flags: list[str], expected: str) -> None:
    outcome = run(UNREGISTERED, *flags, stdin=OP)
    assert (outcome.status, outcome.out, outcome.err) == (0, expected + "\n", "")


def test_errors_show_their_place() -> None:
    outcome = run("-", stdin='  "a.b"() : () -> ()\n')
    assert outcome.status == 1
    assert outcome.out == ""
    lines = outcome.err.split("\n")
    assert lines[0].startswith("<stdin>:1:8: error: operation being parsed with an unregistered dialect.")
    assert lines[1:3] == ['  "a.b"() : () -> ()', "       ^"]


def test_verification_errors_show_the_operation() -> None:
    outcome = run(UNREGISTERED, stdin='module @a {}\nmodule @a {} loc("q")\n')
    assert outcome.status == 1
    assert outcome.err == (
        "<unknown>:0: error: loc(\"q\"): redefinition of symbol named 'a'\n"
        '<unknown>:0: note: loc("q"): see current operation: \n'
        '"builtin.module"() <{sym_name = "a"}> ({\n^bb0:\n}) : () -> ()\n'
        "<stdin>:1:1: note: see existing symbol definition here\nmodule @a {}\n^\n"
    )


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--mlir-print-op-generics"],
         "mlirkit opt: Unknown command line argument '--mlir-print-op-generics'.  Try: 'mlirkit opt --help'\n"
         "mlirkit opt: Did you mean '--mlir-print-op-generic'?\n"),
        (["a", "b"],
         "mlirkit opt: Too many positional arguments specified!\n"
         "Can specify at most 1 positional arguments: See: mlirkit opt --help\n"),
        (["-o"], "mlirkit opt: for the -o option: requires a value!\n"),
        (["--verify-each=2"],
         "mlirkit opt: for the --verify-each option: "
         "'2' is invalid value for boolean argument! Try 0 or 1\n"),
        (["--mlir-elide-elementsattrs-if-larger=-1"],
         "mlirkit opt: for the --mlir-elide-elementsattrs-if-larger option: "
         "'-1' value invalid for uint argument!\n"),
        (["--verify-diagnostics=some"],
         "mlirkit opt: for the --verify-diagnostics option: Cannot find option named 'some'!\n"),
        (["/no/such.mlir"], "cannot open input file '/no/such.mlir': No such file or directory\n"),
        (["/"], "cannot open input file '/': Is a directory\n"),
        (["-o", "/no/such/dir/x"], "cannot open output file '/no/such/dir/x': No such file or directory\n"),
    ],
)  # fmt: skip
def test_command_line_errors(argv: list[str], message: str) -> None:
    outcome = run(*argv)
    assert (outcome.status, outcome.out, outcome.err) == (1, "", message)


def test_help_lists_every_flag_of_the_printer() -> None:
    outcome = run("--help")
    assert outcome.status == 0
    for flag in ("--mlir-print-value-users", "--mlir-use-nameloc-as-prefix", "--split-input-file", "-o <"):
        assert flag in outcome.out


def test_output_files_appear_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "out.mlir"
    assert run(UNREGISTERED, "-o", str(target), stdin=OP).status == 0
    first = target.read_text()
    assert first == "module {\n  " + OP + "}\n\n"
    assert run(UNREGISTERED, "-o", str(target), "--split-input-file", stdin=OP + "// -----\nbad").status == 1
    assert target.read_text() == first
    assert [each.name for each in tmp_path.iterdir()] == ["out.mlir"]


def test_chunks_fail_alone() -> None:
    outcome = run(UNREGISTERED, "--split-input-file", stdin=OP + "// -----\nbad\n// -----\n" + OP)
    assert outcome.status == 1
    assert outcome.out == f"module {{\n  {OP}}}\n\n// -----\n// -----\nmodule {{\n  {OP}}}\n\n"
    assert outcome.err.startswith("<stdin>:3:1: error: ")


def test_modules_nobody_wrote_stand_where_their_chunk_begins() -> None:
    flags = [UNREGISTERED, "--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope"]
    outcome = run(*flags, "--mlir-print-skip-regions", stdin=OP + "// -----\n" + OP)
    assert outcome.out == 'module {...} loc("<stdin>":0:0)\n// -----\nmodule {...} loc("<stdin>":2:9)\n'


def test_columns_count_from_the_line_of_the_marker() -> None:
    outcome = run("--split-input-file", stdin="module {}\n  // -----  bad\n")
    assert outcome.err.startswith("<stdin>:2:13: error: ")


def test_markers() -> None:
    flags = ["--split-input-file=// ==", "--output-split-marker=%%"]
    outcome = run(*flags, stdin="module {}\n// ==\nmodule {}\n")
    assert outcome.out == "module {\n}\n\n%%\nmodule {\n}\n\n"
    outcome = run("--split-input-file", stdin="module {}\n// ---- x\n")
    assert outcome.out == "module {\n}\n\n"


def test_near_misses_of_markers() -> None:
    outcome = run("--split-input-file", stdin="\n// ---- \n")
    assert outcome.err == "<stdin>:2:7: warning: near miss with file split marker\n// ---- \n      ^\n"
    assert outcome.status == 0


def test_a_pass_that_only_mlir_has() -> None:
    outcome = run("-lower-affine", stdin=OP)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "mlirkit opt: 'lower-affine' is a pass of MLIR that mlirkit does not have\n"


GARBAGE = [b"\x00)", b"\xff\xfe", b"%", b'"', b"{-#", b"module {", b"#a = ", b"ML\xefR\x00"]


@pytest.mark.parametrize("data", GARBAGE)
def test_any_bytes_end_in_an_error(data: bytes) -> None:
    outcome = run(UNREGISTERED, stdin=data)
    assert outcome.status == 1
    assert "error: " in outcome.err


def test_as_a_process(tmp_path: Path) -> None:
    source = tmp_path / "x.mlir"
    source.write_text(OP * 20_000)
    command = f"{sys.executable} -m mlirkit opt {UNREGISTERED} {source}"
    done = subprocess.run(f"{command} | head -1", shell=True, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("module {\n", "")
    assert mlirkit("--version").stdout.startswith("mlirkit ")
    done = mlirkit("nothing")
    assert done.returncode == 1
    assert done.stderr.startswith("mlirkit: unknown command 'nothing'\n")


def mlirkit(*argv: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mlirkit", *argv]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_text_needs_no_bytecode() -> None:
    """A command imports only the modules that it uses."""
    program = (
        "import sys; from mlirkit.cli import main; main(['opt', '-']);"
        "print([name for name in sys.modules if name.startswith(('mlirkit.bytecode', 'mlirkit.layouts'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="func.func private @f()",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_bad_format_is_told_once(tmp_path: Path) -> None:
    definitions = tmp_path / "bad.td"
    definitions.write_text(
        'include "mlir/IR/OpBase.td"\n'
        'def D : Dialect { let name = "d"; let cppNamespace = "::d"; }\n'
        'def AOp : Op<D, "a"> { let assemblyFormat = "`a b` attr-dict"; }\n'
    )
    outcome = run("--td", str(definitions), "--split-input-file", stdin="d.a\n// -----\nd.a\n")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == (
        "error: expected valid literal but got 'a b': "
        "keywords should contain only alphanum, '_', '$', or '.' characters\n"
        "`a b` attr-dict\n^\n"
        f"{definitions}:3:5: note: in custom assembly format for this operation\n"
        'def AOp : Op<D, "a"> { let assemblyFormat = "`a b` attr-dict"; }\n    ^\n'
    )
