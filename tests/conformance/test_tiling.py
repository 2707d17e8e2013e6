"""Operations tiled by transform scripts are equal to mlir-opt's, locations included.

MLIRKIT_TILED_MODULES sets the number of generated modules (60 by default), MLIRKIT_TILED_SEED the first seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.cli.opt_checks import run as run_ours
from tests.conformance.pass_comparison import differences
from tests.conformance.tools import mlir_opt, run
from tests.generators.fused_functions import generate_fused_functions
from tests.generators.tiled_functions import generate_tiled_functions

COUNT = int(os.environ.get("MLIRKIT_TILED_MODULES", "60"))
FIRST = int(os.environ.get("MLIRKIT_TILED_SEED", "0"))


@pytest.mark.parametrize("generate", (generate_tiled_functions, generate_fused_functions))
def test_generated_modules(generate: Callable[[int], str]) -> None:
    texts = [generate(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert [FIRST + number for number in differences(texts, "transform-interpreter")] == []


MODULE = """func.func @f(%a: tensor<8x?xf32>, %b: tensor<?x4xf32>, %c: tensor<8x4xf32>, %i: i32) -> tensor<8x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x?xf32>, tensor<?x4xf32>) outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = arith.addi %i, %i : i32
  %2 = arith.constant 1 : index
  %3 = tensor.dim %a, %2 : tensor<8x?xf32>
  return %0 : tensor<8x4xf32>
}
func.func @g(%a: tensor<?x7xf32>, %i: index) -> tensor<?x9xf32> {
  %0 = tensor.pad %a low[%i, 2] high[0, 0] {
  ^bb0(%x: index, %y: index):
    %2 = arith.index_cast %x : index to i32
    %3 = arith.sitofp %2 : i32 to f32
    tensor.yield %3 : f32
  } : tensor<?x7xf32> to tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["tensor.pad"]} in %r : (!transform.any_op) -> !transform.any_op
    %o = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
    %n = transform.structured.match ops{["foo.bar"]} in %r : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.match ops{["tensor.dim"]} in %r : (!transform.any_op) -> !transform.any_op
    %k = transform.param.constant 3 : i64 -> !transform.param<i64>
    %l = transform.param.constant "s" -> !transform.any_param
    %q = transform.merge_handles %m, %p : !transform.any_op
    SCRIPT
    transform.yield
  }
}
"""

FOR = "%1, %2 = transform.structured.tile_using_for"
FORALL = "%1, %2 = transform.structured.tile_using_forall"
FUSE = "%1, %2 = transform.structured.fuse"
ONE = "-> (!transform.any_op, !transform.any_op)"

#: Scripts that cannot tile, or that get a diagnostic.
SCRIPTS = {
    "no interface": f"{FOR} %o tile_sizes [1] : (!transform.any_op) {ONE}",
    "no interface, forall": f"{FORALL} %o tile_sizes [1] : (!transform.any_op) {ONE}",
    "too many": f"{FOR} %m tile_sizes [0, 0, 0, 1] : (!transform.any_op) {ONE}",
    "too few parameters": f"{FOR} %q tile_sizes [%k] : (!transform.any_op, !transform.param<i64>) {ONE}",
    "too few handles": f"{FOR} %m tile_sizes [%n] : (!transform.any_op, !transform.any_op) {ONE}",
    "no index": f"{FOR} %m tile_sizes [%o] : (!transform.any_op, !transform.any_op) {ONE}",
    "no index, forall": f"{FORALL} %m tile_sizes [%o] : (!transform.any_op, !transform.any_op) {ONE}",
    "packed, no index": f"{FORALL} %m num_threads *(%o : !transform.any_op) : (!transform.any_op) {ONE}",
    "no payload": f"{FORALL} %m num_threads [%n] : (!transform.any_op, !transform.any_op) {ONE}",
    "no integer": f"{FORALL} %m num_threads *(%l : !transform.any_param) : (!transform.any_op) {ONE}",
    "body": f"{FOR} %p tile_sizes [2] : (!transform.any_op) {ONE}",
    "body, forall": f"{FORALL} %p tile_sizes [2] : (!transform.any_op) {ONE}",
    "fuse, no interface": f"{FUSE} %o tile_sizes [1] : (!transform.any_op) {ONE}",
    "fuse, too few parameters": f"{FUSE} %m tile_sizes [%n] : (!transform.any_op, !transform.any_op) {ONE}",
    "fuse, no index": f"{FUSE} %m tile_sizes [%o] : (!transform.any_op, !transform.any_op) {ONE}",
    "fuse, no constant": f"{FUSE} %m tile_sizes [%h] : (!transform.any_op, !transform.any_op) {ONE}",
    "fuse, body": f"{FUSE} %p tile_sizes [2] : (!transform.any_op) {ONE}",
    "races": f"{FORALL} %m tile_sizes [1, 2, 3] : (!transform.any_op) {ONE}",
    "races of threads": f"{FORALL} %m num_threads [2, 2, 2] : (!transform.any_op) {ONE}",
    "packed": f"{FORALL} %m tile_sizes *(%k : !transform.param<i64>) : (!transform.any_op) {ONE}",
    "scalable": f"{FOR} %m tile_sizes [[4]] : (!transform.any_op) {ONE}",
    "nothing": f"{FOR.replace(', %2', '')} %m tile_sizes [0] : (!transform.any_op) -> !transform.any_op",
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts(name: str) -> None:
    flags = ("--transform-interpreter",)
    text = MODULE.replace("SCRIPT", SCRIPTS[name])
    expected = run(mlir_opt(), *flags, stdin=text, check=False)
    found = run_ours(*flags, stdin=text)
    assert found.out == expected.stdout.decode()
    assert found.err == expected.stderr.decode()
    assert found.status == expected.returncode


@pytest.mark.parametrize("order", ("[1, 1]", "[3, 2, 0, 1]", "[2]"))
def test_wrong_order(order: str) -> None:
    # mlir-opt reports no error, and accepts a permutation of more loops than exist.
    script = f"{FOR} %m tile_sizes [1, 0] interchange = {order} : (!transform.any_op) {ONE}"
    found = run_ours("--transform-interpreter", stdin=MODULE.replace("SCRIPT", script))
    assert found.status == 1
    assert "error: 'linalg.matmul' op invalid interchange vector, not a permutation" in found.err
