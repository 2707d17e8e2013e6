"""Transform scripts have the output, errors and results of mlir-opt's `transform-interpreter` pass."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from mlirkit import ir
from mlirkit.dialects.transform import extras, interpreter
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.tools import mlir_opt, run

# `extras` registers classes for handles, which programs see; interpretation does not use them.
assert issubclass(extras.OpHandle, ir.Value)

PAYLOAD = """
  func.func @g(%a: i32, %t: tensor<4xf32>, %i: index) -> i32 {
    %0 = arith.constant 3 : i32
    %1 = arith.addi %0, %a : i32
    scf.for %k = %i to %i step %i {
      %2 = linalg.copy ins(%t: tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    }
    return %1 : i32
  }
  func.func @h() { return }
"""

FUNCTIONS = (
    '%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op'
)

SCRIPTS = {
    "include": """
    %f = transform.include @functions failures(propagate) (%root) : (!transform.any_op) -> !transform.any_op
    transform.print %f {name = "functions"} : !transform.any_op
    transform.print {name = "all"}
    transform.print %f {skip_regions, assume_verified, use_local_scope} : !transform.any_op
    transform.include @declared failures(propagate) (%f) : (!transform.any_op) -> ()""",
    "handles": FUNCTIONS
    + """
    %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %m = transform.merge_handles deduplicate %b, %a, %b : !transform.any_op
    transform.print %m {skip_regions} : !transform.any_op
    transform.print %a {skip_regions} : !transform.any_op
    %c = transform.cast %m : !transform.any_op to !transform.op<"foo.bar">""",
    "parameters": FUNCTIONS
    + """
    %p = transform.param.constant 3 : i32 -> !transform.param<i32>
    transform.annotate %f "x" = %p : !transform.any_op, !transform.param<i32>
    transform.annotate %f "y" : !transform.any_op
    %n = transform.num_associations %f : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_remark_at %f, "hello" : !transform.any_op
    transform.debug.emit_param_as_remark %n, "count" : !transform.param<i64>""",
    "neighbours": """
    %f = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_producer_of_operand %f[0] : (!transform.any_op) -> !transform.any_op
    transform.print %p : !transform.any_op
    %c = transform.get_consumers_of_result %p[0] : (!transform.any_op) -> !transform.any_op
    transform.print %c : !transform.any_op
    %q = transform.get_parent_op %p {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.annotate %q "here" : !transform.any_op
    %o = transform.get_parent_op %p {op_name = "foo.bar"} : (!transform.any_op) -> !transform.any_op""",
    "matching": """
    %i = transform.structured.match attributes {value = 3 : i32} in %root : (!transform.any_op) -> !transform.any_op
    transform.print %i : !transform.any_op
    %j = transform.structured.match filter_result_type = i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.print %j : !transform.any_op
    %k = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.print %k : !transform.any_op
    %l = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.print %l : !transform.any_op
    %m, %n = transform.split_handle %j {overflow_result = 0}
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.print %m : !transform.any_op
    transform.print %n : !transform.any_op
    transform.match.operation_name %n ["arith.addi", "arith.constant"] : !transform.any_op
    transform.match.operation_name %m ["arith.addi"] : !transform.any_op""",
    "matching none": """
    %i = transform.structured.match ops{["foo.bar"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.print %i {name = "none"} : !transform.any_op
    transform.match.operation_name %i ["arith.addi"] : !transform.any_op""",
    "nested": FUNCTIONS
    + """
    transform.foreach %f : !transform.any_op {
    ^bb0(%o: !transform.any_op):
      %p = transform.get_parent_op %o : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %o, "function" : !transform.any_op
    }
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%q: !transform.any_op):
      %a = transform.split_handle %q : (!transform.any_op) -> !transform.any_op
      transform.print %a : !transform.any_op
      transform.print %q {skip_regions} : !transform.any_op
    }
    transform.sequence %f : !transform.any_op failures(propagate) {
    ^bb0(%q: !transform.any_op):
      %a = transform.split_handle %q : (!transform.any_op) -> !transform.any_op
    }""",
}


def module_text(script: str) -> str:
    return f"""module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @functions(%root: !transform.any_op {{transform.readonly}}) -> !transform.any_op {{
    {FUNCTIONS}
    transform.yield %f : !transform.any_op
  }}
  transform.named_sequence private @declared(%root: !transform.any_op {{transform.readonly}})
  transform.named_sequence @__transform_main(%root: !transform.any_op) {{
    {script}
    transform.yield
  }}
{PAYLOAD}}}
"""


def theirs(text: str) -> tuple[str, list[str]]:
    done = run(mlir_opt(), "--transform-interpreter", "-", stdin=text, check=False)
    return done.stdout.decode(), re.findall(r"<stdin>:\d+:\d+: (.*)", done.stderr.decode())


def ours(text: str, capsys: pytest.CaptureFixture[str]) -> tuple[str, list[str]]:
    said: list[str] = []

    def hear(diagnostic: ir.Diagnostic) -> bool:
        for each in (diagnostic, *diagnostic.notes):
            said.append(f"{each.severity.value}: {each.message}".partition("\n")[0])
        return True

    with ir.Context() as context:
        module = ir.Module.parse(text)
        main = next(op for op in module.body if op.attributes["sym_name"].value == "__transform_main")
        context.attach_diagnostic_handler(hear)
        try:
            interpreter.apply_named_sequence(module, main, module)
        except ValueError as error:
            assert isinstance(error.__cause__, MLIRError)
            for diagnostic in error.__cause__.error_diagnostics:
                hear(diagnostic)
            return capsys.readouterr().out, said
        return f"{capsys.readouterr().out}{module}\n", said


@pytest.mark.parametrize("name", SCRIPTS)
def test_script(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = module_text(SCRIPTS[name])
    assert ours(text, capsys) == theirs(text)


CALLS = """module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(%root: !transform.any_op) {{
    %f = transform.structured.match ops{{["func.call"]}} in %root : (!transform.any_op) -> !transform.any_op
    {script}
    transform.yield
  }}
  func.func private @h(i32, i32) -> (i32, i32)
  func.func @f(%a: i32) {{
    %0:2 = func.call @h(%a, %a) : (i32, i32) -> (i32, i32)
    %1:2 = func.call @h(%0#1, %a) : (i32, i32) -> (i32, i32)
    return
  }}
}}
"""

OF_CALLS = {
    "operand overflow": """
    %p = transform.get_operand %f[2] : (!transform.any_op) -> !transform.any_value""",
    "operand underflow": """
    %p = transform.get_operand %f[-3] : (!transform.any_op) -> !transform.any_value""",
    "repeated result": """
    %p = transform.get_result %f[0, -2] : (!transform.any_op) -> !transform.any_value""",
    "inverted results": """
    %p = transform.get_result %f[not(-1)] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %p, "x" : !transform.any_value""",
    "producer of an argument": """
    %p = transform.get_producer_of_operand %f[0] : (!transform.any_op) -> !transform.any_op""",
    "producer of no operand": """
    %p = transform.get_producer_of_operand %f[7] : (!transform.any_op) -> !transform.any_op""",
    "consumers of two": """
    %p = transform.get_consumers_of_result %f[0] : (!transform.any_op) -> !transform.any_op""",
    "defining operation of an argument": """
    %p = transform.get_operand %f[1] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %p, "x" : !transform.any_value
    %d = transform.get_defining_op %p : (!transform.any_value) -> !transform.any_op""",
    "comparison": """
    %p = transform.num_associations %f : (!transform.any_op) -> !transform.param<i64>
    %c = transform.param.constant 3 : i64 -> !transform.param<i64>
    transform.match.param.cmpi lt %c, %p : !transform.param<i64>""",
    "type of a count": """
    %p = transform.num_associations %f : (!transform.any_op) -> !transform.param<i32>""",
    "not empty": """
    transform.match.operation_empty %f : !transform.any_op""",
    "unknown pass": """
    %p = transform.apply_registered_pass "foo" to %f : (!transform.any_op) -> !transform.any_op""",
    "unknown option": """
    %p = transform.apply_registered_pass "canonicalize" with options = { bar = 3 : i64 } to %f : (!transform.any_op) -> !transform.any_op""",
    "pass on no isolated operation": """
    %p = transform.apply_registered_pass "canonicalize" with options = { "max-iterations" = 3 : i64, "top-down" = false } to %f : (!transform.any_op) -> !transform.any_op""",
    "pass": """
    %g = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.apply_registered_pass "canonicalize" with options = { "max-iterations" = 3 : i64, "top-down" = false } to %g : (!transform.any_op) -> !transform.any_op
    transform.print %p : !transform.any_op""",
    "rewriting": """
    %g = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_dce to %g : !transform.any_op
    transform.apply_cse to %g : !transform.any_op
    transform.apply_patterns to %g { transform.apply_patterns.canonicalization }  : !transform.any_op""",
    "rewriting itself": """
    transform.apply_cse to %root : !transform.any_op""",
    "parents": """
    %g = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %g : !transform.any_op""",
    "parameters": """
    %p = transform.param.constant 3 : i64 -> !transform.param<i64>
    transform.annotate %f "x" = %p : !transform.any_op, !transform.param<i64>
    %q = transform.merge_handles %p, %p, %p : !transform.param<i64>
    transform.annotate %f "y" = %q : !transform.any_op, !transform.param<i64>""",
    "selection": """
    transform.verify %root : !transform.any_op
    transform.select "func.call" in %f : (!transform.any_op) -> !transform.any_op
    %k = transform.structured.match interface{TilingInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.print %k : !transform.any_op""",
    "undecided knob": """
    %0 = transform.tune.knob<"a"> options = [1, 2] -> !transform.any_param""",
    "knob": """
    %0 = transform.tune.knob<"a"> = 2 from options = [1, 2] -> !transform.any_param
    transform.debug.emit_param_as_remark %0, "foo" : !transform.any_param""",
    "replication": """
    %0 = transform.replicate num(%f) %f : !transform.any_op, !transform.any_op
    transform.print %0 : !transform.any_op""",
    "types": """
    %v = transform.get_result %f[0] : (!transform.any_op) -> !transform.any_value
    %0 = transform.get_type elemental %v : (!transform.any_value) -> !transform.any_param
    transform.debug.emit_param_as_remark %0, "foo" at %f : !transform.any_param, !transform.any_op""",
    "alternatives of itself": """
    transform.alternatives %root : !transform.any_op {
    ^bb0(%b: !transform.any_op): }""",
    "alternatives": """
    %g = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %g : !transform.any_op {
    ^bb0(%b: !transform.any_op): %z = transform.structured.match ops{["func.call"]} in %b : (!transform.any_op) -> !transform.any_op }, {
    ^bb0(%b: !transform.any_op): transform.annotate %b "foo" : !transform.any_op }
    transform.print %g : !transform.any_op""",
    "operand types": """
    %g = transform.structured.match ops{["func.func"]} filter_operand_types=[i32, i32, i32] in %root : (!transform.any_op) -> !transform.any_op""",
}

#: The attributes of the module, if any, and the queried keys.
KEYS = (
    ("", '"a"'),
    ("test.map = #dlti.map<i32 = #dlti.map<\"a\" = 5 : i32>>", 'i32, "a"'),
    ("test.map = #dlti.map<i32 = #dlti.map<\"a\" = 5 : i32>>", 'i64, "a"'),
    ("test.map = #dlti.map<i32 = 5 : i32>", 'i32, "a"'),
    ("dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>", "index"),
    ("test.map = #dlti.map<i32 = 5 : i32>", ""),
    ("test.map = #dlti.map<i32 = 5 : i32>", "1 : i32"),
)


@pytest.mark.parametrize(("attributes", "keys"), KEYS)
def test_query(attributes: str, keys: str) -> None:
    script = f"""%p = transform.dlti.query [{keys}] at %f : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %p : !transform.any_param"""
    text = CALLS.format(script=script)
    check_pass(text.replace("named_sequence}", f"named_sequence, {attributes}}}", 1) if attributes else text)


#: Options, and a module in which the sequence is present or missing.
OPTIONS = (
    "debug-payload-root-tag=here",
    "debug-payload-root-tag=nowhere",
    "entry-point=other",
    "debug-bind-trailing-args=#a",
    "debug-bind-trailing-args=#1;2,^func.call,func.call",
    "disable-expensive-checks",
)


def of_command(text: str, *command: str) -> tuple[str, str, int]:
    done = subprocess.run([*command, "-"], input=text, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr, done.returncode


def check_pass(text: str, flag: str = "--transform-interpreter") -> None:
    mine = of_command(text, sys.executable, "-m", "mlirkit", "opt", flag)
    assert mine == of_command(text, str(mlir_opt()), flag)


# Loops with known or unknown bounds, which run never, once, or a number of times that no factor divides.
UNROLLED = """
  func.func private @one(i8)
  func.func private @none()
  func.func @a(%lb: index, %ub: index, %s: index, %m: memref<?xf32>, %x: f32) -> f32 {
    %r = scf.for %i = %lb to %ub step %s iter_args(%c = %x) -> f32 {
      %v = memref.load %m[%i] : memref<?xf32>
      %n = arith.addf %c, %v : f32
      scf.yield %n : f32
    } {tag = 1}
    return %r : f32
  }
  func.func @b(%m: memref<?xf32>, %x: f32, %y: f32) -> (f32, f32) {
    %lb = arith.constant 3 : index
    %ub = arith.constant 24 : index
    %s = arith.constant 2 : index
    %r:2 = scf.for %i = %lb to %ub step %s iter_args(%c = %x, %d = %y) -> (f32, f32) {
      %v = memref.load %m[%i] : memref<?xf32>
      %n = arith.addf %c, %v : f32
      scf.yield %d, %n : f32, f32
    }
    return %r#1, %r#0 : f32, f32
  }
  func.func @c(%x: i8) {
    %lb = arith.constant -100 : i8
    %ub = arith.constant 100 : i8
    %s = arith.constant 50 : i8
    scf.for unsigned %i = %ub to %lb step %s : i8 {
      func.call @one(%i) : (i8) -> ()
    }
    scf.for %i = %lb to %ub step %s : i8 {
      func.call @one(%i) : (i8) -> ()
    }
    scf.for %i = %lb to %ub step %s : i8 {
    }
    scf.for %i = %ub to %lb step %s : i8 { func.call @none() : () -> () }
    scf.for %i = %lb to %s step %ub : i8 { func.call @none() : () -> () func.call @none() : () -> () }
    return
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%r : !transform.any_op) {
      %l = transform.structured.match ops{["scf.for"]} in %r : (!transform.any_op) -> !transform.any_op
      transform.loop.unroll %l {factor = FACTOR} : !transform.any_op
      transform.yield
    }
  }
"""


@pytest.mark.parametrize("factor", (1, 2, 3, 4, 11, 20))
def test_unrolling(factor: int) -> None:
    check_pass(UNROLLED.replace("FACTOR", str(factor)))


@pytest.mark.parametrize("name", OF_CALLS)
def test_pass(name: str) -> None:
    check_pass(CALLS.format(script=OF_CALLS[name]))


@pytest.mark.parametrize("options", OPTIONS)
def test_options(options: str) -> None:
    text = CALLS.format(script="transform.print %f {skip_regions} : !transform.any_op")
    check_pass(text.replace("@f(%a: i32)", '@f(%a: i32) attributes {transform.target_tag = "here"}'), f"--transform-interpreter={options}")


LIBRARY = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.print
    transform.yield
  }
}
"""


@pytest.mark.parametrize("library", (LIBRARY, "module { foo }", 'module { "arith.addi"() : () -> () }', None))
@pytest.mark.parametrize("text", ("module {}", CALLS.format(script="")))
def test_library(library: str | None, text: str, tmp_path: Path) -> None:
    path = tmp_path / "library.mlir"
    if library is not None:
        path.write_text(library)
    passes = f"transform-preload-library{{transform-library-paths={path}}},transform-interpreter"
    check_pass(text, f"--pass-pipeline=builtin.module({passes})")


def test_effects() -> None:
    check_pass(CALLS.format(script="transform.annotate %f \"x\" : !transform.any_op"), "--transform-infer-effects")
