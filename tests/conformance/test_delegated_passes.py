"""Passes that mlirkit does not have, run by a configured mlir-opt: the output is that of the tool alone."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from mlirkit import ir, load_project
from mlirkit.passes.mlir_opt import VARIABLE
from mlirkit.passmanager import PassManager
from mlirkit.support.diagnostics import Diagnostic, MLIRError
from tests.cli.opt_checks import run as run_ours
from tests.conformance.tools import found_tool, mlir_opt, run

pytestmark = pytest.mark.plain

MODULE = """module attributes {x.y = 1 : i64} {
  func.func @f(%a: i1, %b: i32) -> i32 {
    %0 = scf.if %a -> i32 { %c = arith.addi %b, %b : i32 scf.yield %c : i32 } else { scf.yield %b : i32 }
    %1 = "foo.op"(%0) {k = dense<[1, 2]> : tensor<2xi8>} : (i32) -> i32 loc("here")
    return %1 : i32
  }
  func.func @g(%a: index) -> tensor<2xf32> {
    %r = arith.constant dense_resource<r> : tensor<2xf32>
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
    return %r : tensor<2xf32>
  }
}
{-# dialect_resources: { builtin: { r: "0x04000000010000000200000003000000" } } #-}
"""
PIPELINES = [
    "builtin.module(lower-affine)",
    "builtin.module(func.func(convert-scf-to-cf,lower-affine),canonicalize,cse)",
    "builtin.module(cse,func.func(canonicalize{top-down=false},convert-arith-to-llvm{index-bitwidth=32}),symbol-dce)",
    "builtin.module(any(lower-affine),func.func(cse),convert-func-to-llvm{use-bare-ptr-memref-call-conv})",
]
UNREGISTERED = "--allow-unregistered-dialect"


def pieces(path: Path, pipeline: str) -> list[str]:
    return [f"--pass-pipeline={pipeline}", UNREGISTERED, "--mlir-print-debuginfo", str(path)]


@pytest.fixture
def module_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with the module, in an environment with an mlir-opt."""
    monkeypatch.setenv(VARIABLE, mlir_opt())
    path = tmp_path / "m.mlir"
    path.write_text(MODULE)
    return path


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_a_pipeline_gives_what_the_tool_gives(module_file: Path, pipeline: str) -> None:
    flags = pieces(module_file, pipeline)
    outcome = run_ours(*flags)
    assert outcome.out == run(mlir_opt(), *flags).stdout.decode(), outcome.err


def test_passes_as_options_nest_as_the_tool_nests_them(module_file: Path) -> None:
    flags = ["--lower-affine", "--cse", "--sccp", UNREGISTERED, str(module_file)]
    assert run_ours(*flags).out == run(mlir_opt(), *flags).stdout.decode()
    # The pipeline has passes of functions only.
    flags = ["--test-vector-warp-distribute=rewrite-warp-ops-to-scf-if", "--affine-loop-fusion", UNREGISTERED]
    assert run_ours(*flags, str(module_file)).out == run(mlir_opt(), *flags, str(module_file)).stdout.decode()


@pytest.mark.parametrize("release", (19, 16))
def test_a_tool_of_another_release(release: int, monkeypatch: pytest.MonkeyPatch) -> None:
    mlir_opt(release)
    monkeypatch.setenv(VARIABLE, f"mlir-opt-{release}")
    loop = "affine.for %i = 0 to 4 {\n    func.call @f(%a) : (i1) -> ()\n  }"
    text = f"func.func @f(%a: i1) {{\n  {loop}\n  return\n}}\n"
    outcome = run_ours("--lower-affine", stdin=text)
    assert outcome.out == run(mlir_opt(), "--lower-affine", stdin=text).stdout.decode(), outcome.err


def test_python_passes_run_between(module_file: Path, caplog: pytest.LogCaptureFixture) -> None:
    seen: list[str] = []

    def look(op: ir.Operation, pass_: object) -> None:
        seen.append(",".join(sorted({inner.name.partition(".")[0] for inner in op.walk_list()})))

    context = ir.Context(allow_unregistered_dialects=True)
    with context:
        module = ir.Module.parse(MODULE)
        held = module.operation
        manager = PassManager.parse("builtin.module(func.func(canonicalize{max-iterations=0},lower-affine))")
        manager.add(look)
        manager.add("func.func(convert-arith-to-llvm)")
        text = str(manager)
        manager.run(module)
        assert str(manager) == text
    assert seen == ["arith,builtin,foo,func,scf"]
    assert held is module.operation
    assert "arith.addi" not in str(module)
    assert module.verify()
    records = [record for record in caplog.records if record.name == "mlirkit.passes"]
    assert [record.levelno for record in records] == [logging.WARNING] * 2
    assert "because mlirkit does not have 'lower-affine'" in records[0].getMessage()
    # The same pipeline is not reported again.
    with context:
        PassManager.parse("builtin.module(func.func(convert-arith-to-llvm))").run(ir.Module.parse(MODULE))
    assert len(caplog.records) == len(records)


FAILURES = {
    "builtin.module(func.func(convert-arith-to-llvm),one-shot-bufferize)": "op was not bufferized",
    "builtin.module(func.func(one-shot-bufferize))": "Can't add pass",
}


@pytest.mark.parametrize("pipeline", FAILURES)
def test_errors_of_the_tool_are_raised(pipeline: str, module_file: Path) -> None:
    source = "func.func @f(%a: tensor<4xi32>) -> tensor<4xi32> {\n  %0 = math.ctlz %a : tensor<4xi32>\n  return %0 : tensor<4xi32>\n}\n"
    module_file.write_text(source)
    outcome = run_ours(f"--pass-pipeline={pipeline}", str(module_file))
    theirs = run(mlir_opt(), f"--pass-pipeline={pipeline}", str(module_file), check=False)
    assert outcome.status == 1
    # The tool numbers values of bytecode in its own way.
    first = theirs.stderr.decode().splitlines()[0]
    assert first in outcome.err
    with pytest.raises((MLIRError, ValueError), match=FAILURES[pipeline]):
        PassManager.parse(pipeline).run(ir.Module.parse(source))


def test_remarks_of_the_tool_are_heard(module_file: Path) -> None:
    said: list[str] = []

    def hear(diagnostic: Diagnostic) -> bool:
        said.append(diagnostic.message)
        return True

    with ir.Context(allow_unregistered_dialects=True) as context:
        module = ir.Module.parse(MODULE)
        with context.attach_diagnostic_handler(hear):
            PassManager.parse("builtin.module(lower-affine,test-symbol-uses)").run(module)
    assert "symbol has no uses" in said


REFUSED = {
    "builtin.module(convert-arith-to-llvm{foo=3})": "no such option foo\n\nfailed to add `convert-arith-to-llvm` with options `foo=3`",
    "builtin.module(no-such-pass)": "'no-such-pass' does not refer to a registered pass or pass pipeline",
}


@pytest.mark.parametrize("pipeline", REFUSED)
def test_what_the_tool_does_not_take(pipeline: str, module_file: Path) -> None:
    with pytest.raises(ValueError, match=REFUSED[pipeline]):
        PassManager.parse(pipeline)
    assert REFUSED[pipeline] in run(mlir_opt(), f"--pass-pipeline={pipeline}", check=False).stderr.decode()


def test_without_a_tool_the_pass_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(ValueError, match="'lower-affine' is a pass of MLIR that mlirkit does not have"):
        PassManager.parse("builtin.module(lower-affine)")


def test_a_tool_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "/nowhere/mlir-opt")
    with pytest.raises(MLIRError, match="cannot run '/nowhere/mlir-opt': No such file or directory"):
        PassManager.parse("builtin.module(lower-affine)")


def test_a_project_names_the_tool(module_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE)
    folder = module_file.parent
    tool = found_tool("mlir-opt", 22)
    (folder / "mlirkit.toml").write_text(f'mlir-opt = "{tool}"\n')
    flags = ["--lower-affine", UNREGISTERED, str(module_file)]
    outcome = run_ours(*flags, "--project", str(folder))
    assert outcome.out == run(mlir_opt(), *flags).stdout.decode(), outcome.err
    # A project file beside the input is untrusted: its mlir-opt does not run.
    outcome = run_ours(*flags)
    assert outcome.status == 1
    assert f"'{tool}' may, which {folder}/mlirkit.toml names, and --project {folder} runs" in outcome.err
    with ir.Context(allow_unregistered_dialects=True) as context:
        load_project(folder, context)
        module = ir.Module.parse(MODULE)
        PassManager.parse("builtin.module(lower-affine)").run(module)
    assert "affine.apply" not in str(module)
