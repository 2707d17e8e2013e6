"""Passes give generated modules the output of mlir-opt, to the byte, locations included.

MLIRKIT_PASS_MODULES sets the number of modules per pass (60 by default), MLIRKIT_PASS_SEED the first seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.cli.opt_checks import run as run_ours
from tests.conformance.pass_comparison import differences, joined, reference
from tests.conformance.tools import mlir_opt, run
from tests.generators.functions import generate_functions
from tests.generators.inlined_functions import generate_affine_calls, generate_llvm_calls
from tests.generators.linalg_functions import generate_linalg_functions
from tests.generators.llvm_slot_functions import generate_llvm_slot_functions
from tests.generators.memref_functions import generate_memref_functions
from tests.generators.pass_inputs import generate_pass_input
from tests.generators.plain_functions import generate_plain_functions
from tests.generators.slot_functions import generate_slot_functions
from tests.generators.structured_functions import generate_structured_functions
from tests.generators.subset_functions import generate_subset_functions
from tests.generators.tensor_functions import generate_tensor_functions

COUNT = int(os.environ.get("MLIRKIT_PASS_MODULES", "60"))
FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))

PIPELINES = [
    "control-flow-sink",
    "cse",
    "func.func(cse)",
    "loop-invariant-code-motion",
    "symbol-dce",
]


def modules() -> list[str]:
    """Modules with many kinds of operations (every third one) and with few kinds (the rest)."""
    seeds = range(FIRST, FIRST + COUNT)
    return [generate_pass_input(seed) if seed % 3 else generate_functions(seed) for seed in seeds]


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_same_as_mlir_opt(pipeline: str) -> None:
    assert differences(modules(), pipeline) == []


def test_parts_of_tensors() -> None:
    texts = [generate_subset_functions(seed) for seed in range(FIRST, FIRST + COUNT // 3)]
    assert differences(texts, "loop-invariant-subset-hoisting") == []


# Divisors whose operations guarantee that they are never zero.
DIVISIONS = """
func.func @divisions(%a: index, %b: index, %i: i32) {
  %x = gpu.block_dim x
  %y = gpu.thread_id x
  %z = arith.extui %i : i32 to i64
  scf.for %k = %a to %b step %a {
    %0 = arith.divui %a, %x : index
    %1 = arith.divsi %a, %x : index
    %2 = arith.ceildivui %a, %y : index
    %3 = arith.ceildivsi %a, %y : index
    %4 = arith.divsi %z, %z : i64
    "u.use"(%0, %1, %2, %3, %4) : (index, index, index, index, i64) -> ()
  }
  return
}
"""


def test_divisions_that_are_safe() -> None:
    assert differences([DIVISIONS], "loop-invariant-code-motion") == []


# A function of llvm always has a result type, so that the pass removes none of its arguments.
LLVM_FUNCTIONS = """
llvm.func @two(%a: i32, %b: i32) attributes {sym_visibility = "private"} {
  llvm.return
}
llvm.func @call(%a: i32) {
  llvm.call @two(%a, %a) : (i32, i32) -> ()
  llvm.return
}
"""


def test_arguments_of_llvm_functions() -> None:
    assert differences([LLVM_FUNCTIONS], "remove-dead-values") == []


# Canonicalization besides folding: no operation of these modules folds.
CANONICALIZATIONS = [
    "canonicalize",
    "canonicalize{top-down=false}",
    "canonicalize{region-simplify=aggressive}",
    "canonicalize{region-simplify=disabled max-iterations=1}",
    "func.func(canonicalize),canonicalize{region-simplify=aggressive top-down=false}",
    "canonicalize{max-num-rewrites=1},cse",
]


@pytest.mark.parametrize("pipeline", CANONICALIZATIONS)
def test_without_folders(pipeline: str) -> None:
    texts = [generate_plain_functions(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []


# Without regions in unregistered operations: mlir-opt crashes on them, as they might be symbol tables.
INLININGS = [
    "inline{default-pipeline=}",
    "inline{default-pipeline=cse inlining-threshold=100 max-iterations=2},symbol-dce",
]


@pytest.mark.parametrize("pipeline", INLININGS)
def test_inlining(pipeline: str) -> None:
    seeds = range(FIRST, FIRST + COUNT)
    assert differences([generate_pass_input(seed, regions=False) for seed in seeds], pipeline) == []


def test_inlining_of_llvm() -> None:
    texts = [generate_llvm_calls(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, "builtin.module(inline,sroa,mem2reg)") == []


def test_inlining_into_affine_loops() -> None:
    texts = [generate_affine_calls(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, "inline{default-pipeline=}") == []


# Operations that fold by the known values of their operands alone, and one that gets an attribute by folding.
FOLDED_BY_CONSTANTS = """
func.func @f(%a: index, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%y = %c7) -> (index) {
    %z = affine.apply affine_map<(d0, d1)[s0] -> ((d1 + 2) * 4)>(%a, %y)[%n]
    "u.use"(%z) : (index) -> ()
    scf.yield %y : index
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %r = gpu.subgroup_reduce add %f cluster(size = 4) : (f32) -> f32
    "u.use"(%r, %x) : (f32, index) -> ()
    gpu.terminator
  }
  return
}
"""


@pytest.mark.parametrize("pipeline", ["sccp", "remove-dead-values{canonicalize=false}"])
def test_folding_by_constants(pipeline: str) -> None:
    assert differences([FOLDED_BY_CONSTANTS], pipeline) == []


@pytest.mark.parametrize("pipeline", ["sccp", "sccp,canonicalize{region-simplify=disabled},cse"])
def test_constants_without_folders(pipeline: str) -> None:
    texts = [generate_plain_functions(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []


def test_constants_through_regions() -> None:
    seeds = range(FIRST, FIRST + COUNT)
    assert differences([generate_pass_input(seed, folds=False) for seed in seeds], "sccp") == []


@pytest.mark.parametrize("pipeline", ["mem2reg", "sroa", "func.func(sroa,mem2reg),cse"])
def test_memory_slots(pipeline: str) -> None:
    texts = [generate_slot_functions(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []


# The functions are in modules with data layouts, nested in modules without.
LLVM_MEMORY = [
    "builtin.module(llvm.func(mem2reg))",
    "builtin.module(llvm.func(sroa))",
    "sroa,mem2reg,canonicalize",
]


@pytest.mark.parametrize("pipeline", LLVM_MEMORY)
def test_memory_of_llvm(pipeline: str) -> None:
    texts = [generate_llvm_slot_functions(seed) for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline, attempts=4) == []


@pytest.mark.parametrize("pipeline", ["remove-dead-values{canonicalize=false}", "remove-dead-values"])
def test_dead_values(pipeline: str) -> None:
    seeds = range(FIRST, FIRST + COUNT // 2)
    texts = [
        generate_structured_functions(seed) if seed % 2 else generate_pass_input(seed, regions=False)
        for seed in seeds
    ]
    # The results that mlir-opt leaves to canonicalization may be invalid.
    outcomes = reference(joined(texts), "--remove-dead-values=canonicalize=false")
    valid = [text for text, outcome in zip(texts, outcomes, strict=True) if outcome]
    assert len(valid) * 5 >= len(texts)
    assert differences(valid, pipeline, attempts=8) == []


# A condition of control flow may also be passed along; a loop that never runs passes nothing on.
DEAD_VALUES_OF_LOOPS = """
func.func @condition(%a: i1, %b: i32) {
  %0 = scf.while (%c = %a) : (i1) -> (i1) {
    cf.assert %a, "holds"
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%d: i1):
    %1 = arith.cmpi uge, %b, %b : i32
    scf.yield %1 : i1
  }
  return
}
func.func @bound(%a: index) {
  %0 = scf.for %i = %a to %a step %a iter_args(%b = %a) -> (index) {
    "foo.x"() : () -> ()
    scf.yield %b : index
  }
  return
}
func.func @no_trips(%a: f32, %b: f32) -> f32 {
  %0:2 = affine.for %i = 1 to 0 step 2 iter_args(%c = %a, %d = %b) -> (f32, f32) {
    affine.yield %d, %c : f32, f32
  }
  return %0#0 : f32
}
"""


def test_dead_values_of_loops() -> None:
    assert differences([DEAD_VALUES_OF_LOOPS], "remove-dead-values{canonicalize=false}") == []


# Edges to a block that lose different arguments, in two functions; in the last one also an operand.
WRONG_EDGES = """
func.func @f(%a: f32, %b: f32) -> f32 {
  %c = arith.constant false
  cf.cond_br %c, ^bb1(%a, %b : f32, f32), ^bb1(%b, %b : f32, f32)
^bb1(%d: f32, %e: f32):
  return %d : f32
^bb2(%g: f32):
  cf.br ^bb1(%g, %g : f32, f32)
}
llvm.func @g(%a: i32) -> f32 {
  %b = arith.constant 2.5 : f32
  %c = llvm.fmul %b, %b : f32
  llvm.br ^bb1
^bb1:
  %d = arith.constant false
  llvm.cond_br %d, ^bb2(%b, %c : f32, f32), ^bb2(%b, %b : f32, f32)
^bb2(%e: f32, %f: f32):
  llvm.return %e : f32
}
"""



NULL_OPERANDS = """
func.func private @f(%a: i1, %b: index) {
  cf.br ^bb2
^bb1:
  scf.for %i = %b to %b step %b {
    "foo.x"(%i) : (index) -> ()
  }
  scf.if %a {
    "foo.x"(%b) : (index) -> ()
  }
  cf.br ^bb2
^bb2:
  return
}
func.func @g(%x: i1, %y: index) {
  func.call @f(%x, %y) : (i1, index) -> ()
  return
}
"""


@pytest.mark.parametrize("text", [WRONG_EDGES, NULL_OPERANDS], ids=["edges", "operands"])
def test_invalid_results(text: str) -> None:
    """The first operation of each function that becomes invalid is shown, as by mlir-opt."""
    flags = ["--allow-unregistered-dialect", "--remove-dead-values=canonicalize=false"]
    theirs = run(mlir_opt(), *flags, "-", stdin=text, check=False)
    ours = run_ours(*flags, "-", stdin=text)
    assert ours.err == theirs.stderr.decode() and ours.status == theirs.returncode == 1
    null = "(<<NULL VALUE>>, <<NULL VALUE>>, <<NULL VALUE>>)"
    assert (null in ours.err) == ("<<NULL TYPE>>" in ours.err) == (text == NULL_OPERANDS)


CASTS = """
func.func @casts(%a: i32, %b: i64, %c: f32) -> (i32, i64, f32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to f32
  %2 = builtin.unrealized_conversion_cast %1 : f32 to i32
  %3:2 = builtin.unrealized_conversion_cast %b : i64 to i32, i32
  %4 = builtin.unrealized_conversion_cast %3#0, %3#1 : i32, i32 to i64
  %5 = builtin.unrealized_conversion_cast %3#1, %3#0 : i32, i32 to i64
  %6 = builtin.unrealized_conversion_cast %c : f32 to f64
  "u.use"(%0, %5) : (i64, i64) -> ()
  return %2, %4, %c : i32, i64, f32
}
"""


def test_casts_that_undo_each_other() -> None:
    assert differences([CASTS], "reconcile-unrealized-casts") == []


# Selections between flags would need folders of arith.
MERGE = "disable-patterns={(anonymous namespace)::SimplifyCondBranchIdenticalSuccessors}"


@pytest.mark.parametrize("pipeline", [f"canonicalize{{{MERGE}}}", f"canonicalize{{{MERGE} top-down=false}}"])
def test_branches(pipeline: str) -> None:
    texts = [generate_plain_functions(seed, dialect="cf") for seed in range(FIRST, FIRST + COUNT)]
    assert differences(texts, pipeline) == []


SPACES = """
func.func @spaces(%m: memref<?x8xf32, 3>, %u: memref<*xf32, 2>, %i: index, %v: vector<4xf32>, %f: f32,
                  %mask: vector<4xi1>, %at: vector<4xindex>, %t: tensor<8xf32>) -> (memref<2x?xf32>, f32) {
  %g = memref.memory_space_cast %m : memref<?x8xf32, 3> to memref<?x8xf32>
  %h = memref.memory_space_cast %g : memref<?x8xf32> to memref<?x8xf32, 5>
  %a = memref.load %g[%i, %i] : memref<?x8xf32>
  %b = memref.load %h[%i, %i] : memref<?x8xf32, 5>
  memref.store %b, %g[%i, %i] : memref<?x8xf32>
  %w = memref.memory_space_cast %u : memref<*xf32, 2> to memref<*xf32>
  %r = memref.cast %w : memref<*xf32> to memref<4x?xf32>
  %s = memref.subview %r[%i, 1][2, %i][1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %c = memref.collapse_shape %g [[0, 1]] {tag} : memref<?x8xf32> into memref<?xf32>
  %p = memref.assume_alignment %c, 8 : memref<?xf32>
  %x = memref.atomic_rmw addf %f, %p[%i] : (f32, memref<?xf32>) -> f32
  %y = vector.load %p[%i] : memref<?xf32>, vector<4xf32>
  vector.transfer_write %y, %p[%i] : vector<4xf32>, memref<?xf32>
  %z = vector.gather %p[%i] [%at], %mask, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %q = vector.transfer_read %t[%i], %f : tensor<8xf32>, vector<4xf32>
  vector.compressstore %p[%i], %mask, %q : memref<?xf32>, vector<4xi1>, vector<4xf32>
  "u.use"(%g, %s, %z) : (memref<?x8xf32>, memref<2x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>) -> ()
  %n = memref.cast %w : memref<*xf32> to memref<2x?xf32>
  return %n, %a : memref<2x?xf32>, f32
}
"""


@pytest.mark.parametrize("pipeline", ["bubble-down-memory-space-casts", "bubble-down-memory-space-casts,cse"])
def test_memory_spaces(pipeline: str) -> None:
    assert differences([SPACES], pipeline) == []


# mlir-opt's pass crashes if it needs scf and no operation has loaded scf.
LOADS_SCF = "func.func private @loads() {\n  scf.execute_region {\n    scf.yield\n  }\n  return\n}\n"


@pytest.mark.parametrize(
    "pipeline",
    [
        "generate-runtime-verification",
        "generate-runtime-verification{verbose-level=0}",
        # Equal constants are one operation.
        "generate-runtime-verification,canonicalize{max-num-rewrites=0}",
    ],
)
@pytest.mark.parametrize(
    "generate", [generate_memref_functions, generate_tensor_functions, generate_linalg_functions]
)
def test_runtime_verification(generate: Callable[[int], str], pipeline: str) -> None:
    texts = [LOADS_SCF + generate(seed) for seed in range(FIRST, FIRST + COUNT // 3)]
    assert differences(texts, pipeline) == []


# Known conditions, and regions that always run.
KNOWN_BRANCHES = """
func.func @f(%x: i32) {
  %t = "emitc.constant"() <{value = true}> : () -> i1
  %two = arith.constant 2 : i32
  emitc.if %t {
    %a = arith.addi %two, %two : i32
    "u.x"(%a) : (i32) -> ()
  } else {
    %a = arith.muli %two, %two : i32
    "u.x"(%a) : (i32) -> ()
  }
  %c = "emitc.constant"() <{value = 5 : i32}> : () -> i32
  emitc.switch %c : i32
  case 2 {
    %a = arith.muli %two, %two : i32
    "u.x"(%a) : (i32) -> ()
    emitc.yield
  }
  case 5 {
    %a = arith.addi %two, %two : i32
    "u.x"(%a) : (i32) -> ()
    emitc.yield
  }
  default {
    %a = arith.addi %two, %two : i32
    "u.x"(%a) : (i32) -> ()
  }
  emitc.if %t {
    %a = arith.addi %two, %two : i32
    "u.x"(%a) : (i32) -> ()
  }
  return
}
gpu.module @m {
gpu.func @g(%lane: index) {
  %two = arith.constant 2 : i32
  %r = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xi32>) {
    %a = arith.addi %two, %two : i32
    %v = vector.broadcast %a : i32 to vector<32xi32>
    gpu.yield %v : vector<32xi32>
  }
  "u.x"(%r) : (vector<1xi32>) -> ()
  gpu.return
}
}
"""


@pytest.mark.parametrize("pipeline", ["sccp", "remove-dead-values", "control-flow-sink", "canonicalize"])
def test_known_branches(pipeline: str) -> None:
    assert differences([KNOWN_BRANCHES], pipeline) == []


# Programs with regions: alternatives, of which one is tried after the other; a selected region; regions that
# always run; and a loop over coordinates, which carries one value.
PROGRAMS = """
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.alternatives %root : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }, {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
  %1 = transform.foreach %root : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
  %2 = transform.tune.alternatives<"x"> selected_region = 1 -> !transform.param<i64> {
    %p = transform.param.constant 1 : i64 -> !transform.param<i64>
    transform.yield %p : !transform.param<i64>
  }, {
    %p = transform.param.constant 2 : i64 -> !transform.param<i64>
    transform.yield %p : !transform.param<i64>
  }
  transform.sequence %root, %root : (!transform.any_op, !transform.any_op) failures(suppress) {
  ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  }
}
transform.alternatives -> !transform.any_op {
^bb0(%a: !transform.any_op):
  transform.yield %a : !transform.any_op
}, {
^bb0(%a: !transform.any_op):
  transform.yield %a : !transform.any_op
}
func.func @iterate(
  %space: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i) -> (i : compressed)}>, lvls = 0>, %n: index
) -> (index, index) {
  %two = arith.constant 2 : index
  %r = sparse_tensor.iterate %it in %space at (%i) iter_args(%sum = %two)
      : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i) -> (i : compressed)}>, lvls = 0> -> index {
    %invariant = arith.muli %n, %two : index
    %one = arith.addi %sum, %invariant : index
    "u.x"(%i, %sum) : (index, index) -> ()
    sparse_tensor.yield %one : index
  }
  %same = sparse_tensor.iterate %it in %space at (%i) iter_args(%kept = %two)
      : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i) -> (i : compressed)}>, lvls = 0> -> index {
    %product = arith.muli %kept, %kept : index
    "u.x"(%product) : (index) -> ()
    sparse_tensor.yield %kept : index
  }
  return %r, %same : index, index
}
"""


@pytest.mark.parametrize(
    "pipeline",
    [
        "sccp",
        "remove-dead-values",
        "control-flow-sink",
        "canonicalize",
        "loop-invariant-code-motion",
        "inline",
    ],
)
def test_regions_of_programs(pipeline: str) -> None:
    assert differences([PROGRAMS], pipeline) == []


# A function that calls itself: the pass does not see callers if it runs on the function alone.
RECURSION = """
func.func private @calls_itself(%a: i16, %n: index) -> bf16 {
  %c = arith.constant 0.0 : bf16
  %r = func.call @calls_itself(%a, %n) : (i16, index) -> bf16
  return %c : bf16
}
func.func private @in_a_loop(%a: i16, %n: index) -> bf16 {
  %c = arith.constant 0.0 : bf16
  scf.for %i = %n to %n step %n {
    %r = func.call @in_a_loop(%a, %i) : (i16, index) -> bf16
  }
  return %c : bf16
}
"""


@pytest.mark.parametrize("pipeline", ["func.func(remove-dead-values)", "any(remove-dead-values)"])
def test_dead_values_of_recursion(pipeline: str) -> None:
    assert differences([RECURSION], pipeline) == []
