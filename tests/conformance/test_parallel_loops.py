"""Passes and transforms convert parallel loops to other loops as mlir-opt does, locations included."""

from __future__ import annotations

import pytest

from tests.cli.opt_checks import run as run_ours
from tests.conformance.tools import mlir_opt, run

LOOPS = """
func.func private @use(index, index)
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) {
  scf.forall (%i, %j) in (%n, 4) {
    func.call @use(%i, %j) : (index, index) -> ()
    scf.forall (%k) = (1) to (%n) step (%i) {
      memref.store %f, %m[%k] : memref<?xf32>
    } {mapping = [#gpu.block<x>]}
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return
}
func.func @g(%n: index, %m: memref<?xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i, %j) = (%c0, %c3) to (%n, %n) step (%c3, %c3) {
    func.call @use(%i, %j) : (index, index) -> ()
    scf.parallel (%k) = (%c0) to (%i) step (%c3) {
      memref.store %f, %m[%k] : memref<?xf32>
    }
  }
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c3) init (%f) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.parallel (%k) = (%c0) to (%i) step (%c3) {
      memref.store %x, %m[%k] : memref<?xf32>
    }
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  } {tag}
  return %r : f32
}
"""
CARRYING = """
func.func @h(%n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<8xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
"""
ANY = "!transform.any_op"
SCRIPT = f"""
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(%root: {ANY}) {{
    %l = transform.structured.match ops{{["LOOP"]}} FILTER in %root : ({ANY}) -> {ANY}
    RESULTS = transform.loop.KIND %l : ({ANY}) -> (TYPES)
    transform.print RESULT : {ANY}
    transform.yield
  }}
}}
"""


def check(text: str, flag: str) -> None:
    flags = (flag, "--mlir-print-debuginfo")
    expected = run(mlir_opt(), *flags, stdin=text, check=False)
    found = run_ours(*flags, stdin=text)
    assert (found.out, found.err, found.status) == (
        expected.stdout.decode(),
        expected.stderr.decode(),
        expected.returncode,
    )


@pytest.mark.parametrize(
    "flag", ("--scf-forall-to-for", "--scf-forall-to-parallel", "--scf-parallel-for-to-nested-fors")
)
def test_passes(flag: str) -> None:
    check(LOOPS, flag)
    if flag != "--scf-forall-to-for":
        check(LOOPS + CARRYING, flag)


def test_carried_values() -> None:
    # mlir-opt crashes.
    found = run_ours("--scf-forall-to-for", stdin=CARRYING)
    assert "'scf.forall' op has outputs" in found.err


@pytest.mark.parametrize("payload", (LOOPS, CARRYING, "func.func private @f()"))
@pytest.mark.parametrize("count", (1, 2))
@pytest.mark.parametrize("loop", ("scf.forall", "scf.parallel"))
@pytest.mark.parametrize("attributes", ("attributes {mapping = [#gpu.block<x>]}", "attributes {tag}", ""))
@pytest.mark.parametrize("kind", ("forall_to_for", "forall_to_parallel", "parallel_for_to_nested_fors"))
def test_transforms(kind: str, attributes: str, loop: str, count: int, payload: str) -> None:
    script = SCRIPT.replace("LOOP", loop).replace("FILTER", attributes).replace("KIND", kind)
    script = script.replace("RESULTS", f"%r:{count}" if count > 1 else "%r")
    script = script.replace("RESULT", "%r#0" if count > 1 else "%r").replace("TYPES", ", ".join([ANY] * count))
    check(payload + script, "--transform-interpreter")
