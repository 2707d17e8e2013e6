"""Command lines with passes have the results of mlir-opt: status, output and errors, to the byte.

MLIRKIT_PIPELINES sets the number of random command lines (60 by default), MLIRKIT_PIPELINE_SEED the first
seed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.passmanager import PassManager
from tests.cli.opt_checks import Outcome
from tests.cli.opt_checks import run as run_ours
from tests.conformance.tools import mlir_opt, run
from tests.generators.pipelines import generate_command_line

COUNT = int(os.environ.get("MLIRKIT_PIPELINES", "60"))
FIRST = int(os.environ.get("MLIRKIT_PIPELINE_SEED", "0"))

MODULE = """#loc = loc("x":1:2)
module @m attributes {a.b = [1, 2]} {
  func.func @f(%a: i32 loc("q"), %c: i1) -> i32 {
    %x = arith.addi %a, %a : i32 loc(#loc)
    %y = arith.addi %a, %a : i32
    %d = arith.constant dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18]> : tensor<18xi32>
    %t = "foo.two"(%x, %d) ({ ^bb0(%p: i32): "foo.t"(%p) : (i32) -> () }, {}) {s = "a<b>|{c}", t = dense<1.0> : tensor<100xf32>} : (i32, tensor<18xi32>) -> tensor<2x!foo.bar<"x y">>
    %z = scf.if %c -> i32 { %q = arith.muli %x, %y : i32 scf.yield %q : i32 } else { scf.yield %y : i32 }
    cf.br ^bb1(%z : i32)
  ^bb1(%k: i32):
    return %k : i32
  }
  func.func private @dead()
  module @inner { func.func private @g() { return } func.func nested @h() { return } }
  %u = "foo.a"(%w) ({ "foo.in"(%v) : (i32) -> () }) {a = "x"} : (i1) -> i1
  %v = "foo.b"(%u) : (i1) -> i32
  %w = "foo.c"() : () -> i1
}
"""

# Output of passes in mlir-opt's threads has a varying order.
ONE_THREAD = "--mlir-disable-threading"

WATCHED = [
    ["--cse", "--mlir-print-ir-module-scope", "--mlir-print-ir-before-all"],
    ["--cse", "--mlir-pass-pipeline-crash-reproducer=x.mlir", "--mlir-pass-pipeline-local-reproducer"],
    ["--pass-pipeline=any(cse,func.func(cse))", ONE_THREAD, "--mlir-print-ir-module-scope", "--mlir-print-ir-before-all"],
    ["--pass-pipeline=builtin.module(cse,any(cse),func.func(symbol-dce))", ONE_THREAD, "--mlir-print-ir-after-all"],
    ["--pass-pipeline=builtin.module(cse,any(cse),func.func(symbol-dce))", ONE_THREAD, "--mlir-print-ir-after-failure"],
    ["--generate-runtime-verification=verbose-level=2"],
    ["--inline=default-pipeline=nope"],
    ["--mlir-pass-statistics"],
    ["--pass-pipeline=func.func(cse)"],
    ["--print-ir", "--mlir-print-debuginfo", "--mlir-elide-elementsattrs-if-larger=3"],
    ["--topological-sort", "--symbol-privatize=exclude=f,h"],
    ["--pass-pipeline=builtin.module(cse,func.func(cse,symbol-dce),any(cse))", ONE_THREAD, "--log-actions-to=-"],
    ["--cse", ONE_THREAD, "--log-actions-to=-", "--log-mlir-actions-filter=<stdin>:2:1"],
    ["--pass-pipeline=builtin.module(cse,any(cse))", ONE_THREAD, "--log-actions-to=-", "--log-mlir-actions-filter=a:1,<stdin>:13"],
]

# Files that passes and instrumentations write, each in a separate folder.
FILES = [
    ["--cse", "--mlir-generate-reproducer=DIR/r.mlir"],
    ["--pass-pipeline=builtin.module(cse,func.func(cse,symbol-dce))", ONE_THREAD, "--mlir-pass-pipeline-crash-reproducer=DIR/r.mlir"],
    ["--cse", "--symbol-dce", "--mlir-pass-pipeline-crash-reproducer=DIR/r.mlir"],
    [
        "--pass-pipeline=builtin.module(cse,func.func(cse,symbol-dce))",
        ONE_THREAD,
        "--mlir-pass-pipeline-crash-reproducer=DIR/r.mlir",
        "--mlir-pass-pipeline-local-reproducer",
        "--verify-each=0",
    ],
    ["--cse", "--mlir-pass-pipeline-crash-reproducer=DIR/none/r.mlir", "--symbol-dce"],
    [
        "--pass-pipeline=builtin.module(cse,func.func(cse,print-op-stats),any(cse))",
        ONE_THREAD,
        "--mlir-print-ir-after-all",
        "--mlir-print-ir-before=cse",
        "--mlir-print-ir-tree-dir=DIR/tree",
    ],
    ["--snapshot-op-locations=filename=DIR/s.mlir", "--mlir-print-debuginfo"],
    ["--snapshot-op-locations=filename=DIR/s.mlir tag=t print-debuginfo", "--mlir-print-debuginfo"],
    ["--snapshot-op-locations=filename=DIR/s.mlir print-op-generic print-local-scope", "--mlir-print-debuginfo"],
    ["--pass-pipeline=builtin.module(func.func(snapshot-op-locations{filename=DIR/s.mlir}))", "--mlir-print-debuginfo", ONE_THREAD],
    ["--snapshot-op-locations=filename=DIR/none/s.mlir"],
]


def theirs(args: list[str]) -> Outcome:
    """The outcome of mlir-opt, with its program name replaced by mlirkit's."""
    path = mlir_opt()
    done = run(path, *args, stdin=MODULE, check=False)
    err = done.stderr.decode("utf-8", "replace").replace(f"{os.path.basename(path)}: ", "mlirkit opt: ")
    out = done.stdout.decode().replace(f"[thread {os.path.basename(path)[:15]}]", "[thread mlirkit]")
    return Outcome(done.returncode, out, err)


def check(args: list[str]) -> None:
    flags = ["--allow-unregistered-dialect", *args]
    assert run_ours(*flags, stdin=MODULE) == theirs(flags)


def tree(folder: Path) -> dict[str, str]:
    """The files below a folder, with `DIR` for the folder's name in their text."""
    return {
        str(path.relative_to(folder)): path.read_text().replace(str(folder), "DIR")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.parametrize("seed", range(FIRST, FIRST + COUNT))
def test_random_command_lines(seed: int) -> None:
    check(generate_command_line(seed))


@pytest.mark.parametrize("args", WATCHED, ids=" ".join)
def test_what_watches_passes(args: list[str]) -> None:
    check(args)


@pytest.mark.parametrize("args", FILES, ids=" ".join)
def test_files(args: list[str], tmp_path: Path) -> None:
    outcomes = []
    for name, runner in (("ours", run_ours), ("theirs", lambda *flags, stdin: theirs(list(flags)))):
        folder = tmp_path / name
        folder.mkdir()
        flags = [each.replace("DIR", str(folder)) for each in args]
        outcome = runner("--allow-unregistered-dialect", *flags, stdin=MODULE)
        texts = [each.replace(str(folder), "DIR") for each in (outcome.out, outcome.err)]
        outcomes.append((outcome.status, *texts, tree(folder)))
    assert outcomes[0] == outcomes[1]


REPRODUCED = [
    ["--cse", "--mlir-generate-reproducer=FILE"],
    ["--pass-pipeline=builtin.module(func.func(cse,symbol-dce))", ONE_THREAD, "--mlir-pass-pipeline-crash-reproducer=FILE"],
]


@pytest.mark.parametrize("args", REPRODUCED, ids=" ".join)
def test_reproducers_run(args: list[str], tmp_path: Path) -> None:
    """A reproducer of either program has the same results in both."""
    run_again = ["--allow-unregistered-dialect", "--run-reproducer", ONE_THREAD]
    for name, write in (("ours", run_ours), ("theirs", lambda *flags, stdin: theirs(list(flags)))):
        file = tmp_path / f"{name}.mlir"
        flags = [each.replace("FILE", str(file)) for each in args]
        write("--allow-unregistered-dialect", *flags, stdin=MODULE)
        assert run_ours(str(file), *run_again) == theirs([str(file), *run_again])


# The printing options of a pass manager in Python, and the same options as flags of mlir-opt.
PRINTED: list[tuple[dict[str, Any], list[str]]] = [
    ({}, ["--mlir-print-ir-after-all"]),
    ({"print_before_all": True}, ["--mlir-print-ir-before-all", "--mlir-print-ir-after-all"]),
    ({"print_before_all": True, "print_after_all": False}, ["--mlir-print-ir-before-all"]),
    ({"print_module_scope": True}, ["--mlir-print-ir-after-all", "--mlir-print-ir-module-scope"]),
    ({"print_after_change": True}, ["--mlir-print-ir-after-all", "--mlir-print-ir-after-change"]),
    ({"print_after_all": False, "print_after_failure": True}, ["--mlir-print-ir-after-failure"]),
    ({"enable_debug_info": True}, ["--mlir-print-ir-after-all", "--mlir-print-debuginfo"]),
    ({"print_generic_op_form": True}, ["--mlir-print-ir-after-all", "--mlir-print-op-generic"]),
    (
        {"large_elements_limit": 3},
        ["--mlir-print-ir-after-all", "--mlir-elide-elementsattrs-if-larger=3", "--mlir-elide-resource-strings-if-larger=3"],
    ),
]


@pytest.mark.parametrize("asked, flags", PRINTED, ids=str)
def test_what_managers_print(
    asked: dict[str, Any], flags: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "in.mlir"
    file.write_text(MODULE)
    pipeline = "builtin.module(canonicalize,func.func(cse,cse))"
    common = ["--allow-unregistered-dialect", f"--pass-pipeline={pipeline}", ONE_THREAD]
    expected = theirs([str(file), *common, *flags]).err
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        context.enable_multithreading(False)
        module = mlirkit.parse_file(str(file), context)
        manager = PassManager.parse(pipeline)
        manager.enable_ir_printing(**asked)
        manager.run(module.operation)
    assert capfd.readouterr().err == expected


def test_files_of_managers(tmp_path: Path) -> None:
    file = tmp_path / "in.mlir"
    file.write_text(MODULE)
    pipeline = "builtin.module(canonicalize,func.func(cse))"
    flag = f"--mlir-print-ir-tree-dir={tmp_path / 'theirs'}"
    theirs(
        [str(file), "--allow-unregistered-dialect", f"--pass-pipeline={pipeline}", ONE_THREAD, "--mlir-print-ir-after-all", flag]
    )
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        context.enable_multithreading(False)
        module = mlirkit.parse_file(str(file), context)
        manager = PassManager.parse(pipeline)
        manager.enable_ir_printing(tree_printing_dir_path=str(tmp_path / "ours"))
        manager.run(module.operation)
    files = tree(tmp_path / "ours")
    assert files and files == tree(tmp_path / "theirs")


@pytest.mark.parametrize("display", ["tree", "list"])
def test_rows_of_times(display: str) -> None:
    """The rows of timing have the same names, in the same order unless they are sorted by time."""
    args = [
        "--allow-unregistered-dialect",
        "--pass-pipeline=builtin.module(cse,func.func(cse,canonicalize),any(sccp))",
        ONE_THREAD,
        "--mlir-timing",
        f"--mlir-timing-display={display}",
    ]
    rows = [
        re.findall(r"\d+\.\d+ \( *\d+\.\d+%\)( +.+)", outcome.err)
        for outcome in (run_ours(*args, stdin=MODULE), theirs(args))
    ]
    ours, expected = rows if display == "tree" else map(sorted, rows)
    assert ours and ours == expected


# A pass that reports errors and goes on, as mlir-opt has one for affine accesses out of bounds.
COMPLAINING = """
from mlirkit.core.walk import walk_preorder
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass

class BoundCheck(Pass):
    ARGUMENT = "test-memref-bound-check"
    def run(self):
        for op in walk_preorder(self.operation):
            if op.name == "affine.load":
                message = "memref out of upper bound access along dimension #1"
                self.emit(op.op_error(message).error_diagnostics[0])

register_pass(BoundCheck)
"""
OUT_OF_BOUNDS = """func.func @f(%m: memref<9xi32>, %i: index) {
  affine.for %k = 0 to 10 {
    %0 = affine.load %m[%k] : memref<9xi32>
  }
  return
}
"""


def test_errors_of_passes_that_go_on(tmp_path: Path) -> None:
    """Only input that is not read, and passes that fail, make the status 1."""
    plugin = tmp_path / "plugin.py"
    plugin.write_text(COMPLAINING)
    flag = "--test-memref-bound-check"
    ours = run_ours(f"--load-pass-plugin={plugin}", flag, stdin=OUT_OF_BOUNDS)
    done = run(mlir_opt(), flag, stdin=OUT_OF_BOUNDS, check=False)
    assert ours == Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert ours.status == 0 and "error: " in ours.err
