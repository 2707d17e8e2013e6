"""Operations of earlier releases that are other operations today, or several."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import release_syntax
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.tables import release_layouts
from mlirkit.layouts.writing import layouts_of, target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run
from tests.layouts.former_texts import check_there_and_back, read, read_as_today


def sequence(type: str, *lines: str) -> str:
    body = "\n".join(lines)
    return f"transform.sequence failures(propagate) {{\n^bb0(%a: {type}):\n{body}\n}}"


# The release, the text there, and today's.
CASES = [
    (
        19,
        "llvm.func @f(%a: i32, %x: f32) {\n%c = llvm.mlir.constant(2 : i32) : i32\n"
        "%0 = rocdl.cvt.f32.bf8 %a[%c] : f32\n%t = llvm.mlir.constant(true) : i1\n"
        "%1 = rocdl.cvt.pk.fp8.f32 %x, %x -> %a[%t] : i32\n%d = llvm.mlir.constant(1 : i32) : i32\n"
        "%2 = rocdl.cvt.sr.bf8.f32 %x, %a -> %a[%d] : i32\nllvm.return\n}",
        "llvm.func @f(%a: i32, %x: f32) {\n%0 = rocdl.cvt.f32.bf8 %a[2] : f32\n"
        "%1 = rocdl.cvt.pk.fp8.f32 %x, %x -> %a[true] : i32\n%2 = rocdl.cvt.sr.bf8.f32 %x, %a -> %a[1] : i32\n"
        "llvm.return\n}",
    ),
    (
        19,
        "func.func @f(%m: memref<?x?xi32>, %k: memref<?x?xi8>, %i: index) {\n"
        "%0 = amx.tile_load %k[%i, %i] : memref<?x?xi8> into vector<16x64xi8>\n%1 = amx.tile_zero : vector<16x16xi32>\n"
        "%2 = amx.tile_muli %0 zext, %0 zext, %1 : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xi32>\n"
        "amx.tile_store %m[%i, %i], %2 : memref<?x?xi32>, vector<16x16xi32>\nreturn\n}",
        "func.func @f(%m: memref<?x?xi32>, %k: memref<?x?xi8>, %i: index) {\n"
        "%0 = amx.tile_load %k[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>\n"
        "%1 = amx.tile_zero : !amx.tile<16x16xi32>\n%2 = amx.tile_muli %0 zext, %0 zext, %1 : !amx.tile<16x64xi8>, "
        "!amx.tile<16x64xi8>, !amx.tile<16x16xi32>\n"
        "amx.tile_store %m[%i, %i], %2 : memref<?x?xi32>, !amx.tile<16x16xi32>\nreturn\n}",
    ),
    (
        19,
        sequence(
            "!transform.any_op",
            "%1:2 = transform.structured.split %a after 42 {dimension = 0} : !transform.any_op",
            "transform.print %1#1 : !transform.any_op",
        ),
        sequence(
            "!transform.any_op",
            "%0 = transform.structured.split %a after 42 {dimension = 0} : !transform.any_op",
            "%1:2 = transform.split_handle %0 {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)",
            "transform.print %1#1 : !transform.any_op",
        ),
    ),
    (
        19,
        sequence(
            "!transform.any_op",
            "%t, %s = transform.structured.continuous_tile_sizes %a {dimension = 1, target_size = 9} : "
            "(!transform.any_op) -> !transform.any_op",
            "%p, %e = transform.structured.split %a after %s {dimension = 1, multiway} : "
            "!transform.any_op, !transform.any_op",
            "transform.print %p : !transform.any_op",
        ),
        sequence(
            "!transform.any_op",
            "%t, %s = transform.structured.continuous_tile_sizes %a {dimension = 1, target_size = 9} : "
            "(!transform.any_op) -> !transform.any_op",
            "%p = transform.structured.split %a after %s {dimension = 1, multiway} : "
            "!transform.any_op, !transform.any_op",
            "transform.print %p : !transform.any_op",
        ),
    ),
    (
        19,
        "func.func @f(%m: memref<4xf32>, %i: i32) {\n%r, %n = mpi.comm_rank : !mpi.retval, i32\n"
        "mpi.send(%m, %i, %n) : memref<4xf32>, i32, i32\nmpi.recv(%m, %i, %n) : memref<4xf32>, i32, i32\nreturn\n}",
        "func.func @f(%m: memref<4xf32>, %i: i32) {\n%c = mpi.comm_world : !mpi.comm\n"
        "%r, %n = mpi.comm_rank(%c) : !mpi.retval, i32\n%d = mpi.comm_world : !mpi.comm\n"
        "mpi.send(%m, %i, %n, %d) : memref<4xf32>, i32, i32\n%e = mpi.comm_world : !mpi.comm\n"
        "mpi.recv(%m, %i, %n, %e) : memref<4xf32>, i32, i32\nreturn\n}",
    ),
    (
        16,
        "func.func @f(%a: tensor<4x4xi32>, %m: memref<4x4xi32>) {\n"
        "memref.tensor_store %a, %m : memref<4x4xi32>\nreturn\n}",
        "func.func @f(%a: tensor<4x4xi32>, %m: memref<4x4xi32>) {\n"
        "bufferization.materialize_in_destination %a in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()\n"
        "return\n}",
    ),
    (
        16,
        "func.func @f(%a: index, %b: index, %c: i32) {\n"
        "omp.wsloop schedule(dynamic = %c : i32, nonmonotonic) nowait for (%i, %j) : index = (%a, %a) to (%b, %b) "
        "inclusive step (%a, %a) {\nomp.yield\n}\n"
        "omp.simdloop simdlen(4) safelen(8) for (%i) : index = (%a) to (%b) step (%a) {\nomp.yield\n}\nreturn\n}",
        "func.func @f(%a: index, %b: index, %c: i32) {\n"
        "omp.wsloop nowait schedule(dynamic = %c : i32, nonmonotonic) {\n"
        "omp.loop_nest (%i, %j) : index = (%a, %a) to (%b, %b) inclusive step (%a, %a) {\nomp.yield\n}\n}\n"
        "omp.simd safelen(8) simdlen(4) {\nomp.loop_nest (%i) : index = (%a) to (%b) step (%a) {\nomp.yield\n}\n}\n"
        "return\n}",
    ),
    (
        16,
        sequence(
            "!pdl.operation",
            '%0 = transform.structured.match ops{["linalg.matmul"]} in %a',
            '%1 = transform.structured.match ops{["linalg.generic"]} in %a',
            "%2:2 = transform.structured.tile_to_foreach_thread_op %1 num_threads [4, 8]",
            "%h:2 = transform.split_handles %0 in [2] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)",
            "%p = transform.get_closest_isolated_parent %2#1 : (!pdl.operation) -> !pdl.operation",
            "%v = transform.structured.vectorize %p",
            "transform.structured.masked_vectorize %h#1 vector_sizes [4, 4]",
            "%q, %l = transform.structured.tile %h#0 [4] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)",
            '%3 = transform.structured.match ops{["linalg.generic"]} in %a',
            "%4:4 = transform.structured.tile_reduction_using_scf %3 by tile_sizes = [0, 5]",
        ),
        sequence(
            "!pdl.operation",
            '%0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!pdl.operation) -> !pdl.operation',
            '%1 = transform.structured.match ops{["linalg.generic"]} in %a : (!pdl.operation) -> !pdl.operation',
            "%2:2 = transform.structured.tile_using_forall %1 num_threads [4, 8] : "
            "(!pdl.operation) -> (!pdl.operation, !pdl.operation)",
            "%h:2 = transform.split_handle %0 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)",
            "%p = transform.get_parent_op %2#0 {deduplicate, isolated_from_above} : (!pdl.operation) -> !pdl.operation",
            "%v = transform.structured.vectorize_children_and_apply_patterns %p : (!pdl.operation) -> !pdl.operation",
            "transform.structured.vectorize %h#1 vector_sizes [4, 4] : !pdl.operation",
            "%q, %l = transform.structured.tile_using_for %h#0 tile_sizes [4] : "
            "(!pdl.operation) -> (!pdl.operation, !pdl.operation)",
            '%3 = transform.structured.match ops{["linalg.generic"]} in %a : (!pdl.operation) -> !pdl.operation',
            "%4:4 = transform.structured.tile_reduction_using_for %3 by tile_sizes = [0, 5] : "
            "(!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)",
        ),
    ),
]


@pytest.mark.parametrize(("release", "former", "today"), CASES)
def test_there_and_back(release: int, former: str, today: str) -> None:
    check_there_and_back(release, former, today, has_syntax=release > 16)


def test_the_size_of_a_buffer() -> None:
    text = (
        "llvm.func @f(%p: !llvm.ptr, %s: i16, %n: i32) {\nBODY"
        "%0 = rocdl.make.buffer.rsrc %p, %s, SIZE, %n : !llvm.ptr to !llvm.ptr<8>\nllvm.return\n}"
    )
    former = text.replace("BODY", "").replace("SIZE", "%n")
    today = text.replace("BODY", "%e = llvm.zext %n : i32 to i64\n").replace("SIZE", "%e")
    check_there_and_back(19, former, today, has_syntax=False)


def test_parents_of_operations() -> None:
    """A parent of several operations was one payload."""
    match = '%0 = transform.structured.match ops{["arith.addi"]} in %a'
    types = '(!pdl.operation) -> !transform.op<"affine.for">'
    former = sequence(
        "!pdl.operation", match, f"%1 = transform.loop.get_parent_for %0 {{affine = true, num_loops = 2}} : {types}"
    )
    today = sequence(
        "!pdl.operation",
        f"{match} : (!pdl.operation) -> !pdl.operation",
        f'%1 = transform.get_parent_op %0 {{deduplicate, nth_parent = 2, op_name = "affine.for"}} : {types}',
    )
    read_as_today(16, former, today)


def test_sorting_of_coordinates() -> None:
    former = (
        "func.func @f(%n: index, %c: memref<?xindex>, %v: memref<?xf32>) {\n"
        "sparse_tensor.sort_coo %n, %c jointly %v {nx = 2 : index, ny = 1 : index} : memref<?xindex> jointly memref<?xf32>\n"
        "sparse_tensor.sort_coo stable %n, %c {nx = 1 : index} : memref<?xindex>\nreturn\n}"
    )
    today = (
        "func.func @f(%n: index, %c: memref<?xindex>, %v: memref<?xf32>) {\n"
        "sparse_tensor.sort hybrid_quick_sort %n, %c jointly %v {perm_map = affine_map<(d0, d1) -> (d0, d1)>, ny = 1 : index} "
        ": memref<?xindex> jointly memref<?xf32>\n"
        "sparse_tensor.sort insertion_sort_stable %n, %c {perm_map = affine_map<(d0) -> (d0)>} : memref<?xindex>\n"
        "return\n}"
    )
    read_as_today(16, former, today)


def test_products_of_unsigned_numbers() -> None:
    """Earlier releases have both forms."""
    text = (
        "func.func @f(%a: tensor<4x4xi32>) {\n%0 = linalg.matmul NAME ins(%a, %a : tensor<4x4xi32>, "
        "tensor<4x4xi32>) outs(%a : tensor<4x4xi32>) -> tensor<4x4xi32>\nreturn\n}"
    )
    read_as_today(
        16, text.replace(" NAME", "_unsigned"), text.replace("NAME", "{cast = #linalg.type_fn<cast_unsigned>}")
    )


MATRICES = "%a: tensor<4x8xf32>, %s: f32, %i: tensor<4x8xi32>"
ELEMWISE = [
    (
        "linalg.elemwise_unary ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>",
        "linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) "
        "outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>",
    ),
    (
        "linalg.elemwise_binary {fun = #linalg.binary_fn<max_unsigned>} ins(%i, %i : tensor<4x8xi32>, tensor<4x8xi32>) "
        "outs(%i : tensor<4x8xi32>) -> tensor<4x8xi32>",
        "linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%i, %i : tensor<4x8xi32>, "
        "tensor<4x8xi32>) outs(%i : tensor<4x8xi32>) -> tensor<4x8xi32>",
    ),
    (
        "linalg.elemwise_binary {fun = #linalg.binary_fn<sub>} ins(%a, %s : tensor<4x8xf32>, f32) "
        "outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>",
        "linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, "
        "affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %s : tensor<4x8xf32>, f32) "
        "outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>",
    ),
    (
        "linalg.elemwise_unary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.unary_fn<abs>} "
        "ins(%i : tensor<4x8xi32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>",
        "linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], "
        'iterator_types = ["parallel", "parallel"]} ins(%i : tensor<4x8xi32>) outs(%a : tensor<4x8xf32>) {\n'
        "^bb0(%x: i32, %y: f32):\n%u = arith.uitofp %x : i32 to f32\n%z = math.absf %u : f32\n"
        "linalg.yield %z : f32\n} -> tensor<4x8xf32>",
    ),
]


@pytest.mark.parametrize(("former", "today"), ELEMWISE)
def test_elementwise_functions(former: str, today: str) -> None:
    """Their results, written for the release again, are operations with the same meaning."""
    former, today = (f"func.func @f({MATRICES}) {{\n%0 = {line}\nreturn\n}}" for line in (former, today))
    module = read_as_today(19, former, today)
    context = Context()
    text: Any = parse_source(former.encode(), "in", context, True, release=release_syntax("llvm19", context))
    assert str(text) == str(module)
    for release in (16, 19):
        assert run(mlir_opt(release), stdin=write_for(module, target(f"llvm{release}"))).stdout


def test_variables_of_emitc() -> None:
    """They are read in front of each use; an expression has the values that it uses as operands."""
    former = (
        "func.func @f(%a: i32, %k: !emitc.array<4xi32>, %i: index) -> i32 {\n"
        '%0 = "emitc.variable"() {value = 42 : i32} : () -> i32\nemitc.assign %a : i32 to %0 : i32\n'
        "%1 = emitc.add %0, %0 : (i32, i32) -> i32\n"
        '%2 = emitc.apply "&"(%0) : (i32) -> !emitc.ptr<i32>\n'
        "%3 = emitc.subscript %k[%i] : (!emitc.array<4xi32>, index) -> i32\nemitc.assign %1 : i32 to %3 : i32\n"
        "%4 = emitc.expression : i32 {\n%5 = emitc.mul %0, %a : (i32, i32) -> i32\nemitc.yield %5 : i32\n}\n"
        "%6 = emitc.expression : !emitc.ptr<i32> {\n"
        '%7 = emitc.apply "&"(%0) : (i32) -> !emitc.ptr<i32>\nemitc.yield %7 : !emitc.ptr<i32>\n}\n'
        "return %4 : i32\n}"
    )
    today = (
        "func.func @f(%a: i32, %k: !emitc.array<4xi32>, %i: index) -> i32 {\n"
        '%0 = "emitc.variable"() {value = 42 : i32} : () -> !emitc.lvalue<i32>\n'
        "emitc.assign %a : i32 to %0 : !emitc.lvalue<i32>\n%x = emitc.load %0 : !emitc.lvalue<i32>\n"
        "%y = emitc.load %0 : !emitc.lvalue<i32>\n%1 = emitc.add %y, %x : (i32, i32) -> i32\n"
        '%2 = emitc.apply "&"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>\n'
        "%3 = emitc.subscript %k[%i] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>\n"
        "emitc.assign %1 : i32 to %3 : !emitc.lvalue<i32>\n"
        "%4 = emitc.expression %0, %a : (!emitc.lvalue<i32>, i32) -> i32 {\n"
        "%z = emitc.load %0 : !emitc.lvalue<i32>\n%5 = emitc.mul %z, %a : (i32, i32) -> i32\n"
        "emitc.yield %5 : i32\n}\n"
        "%6 = emitc.expression %0 : (!emitc.lvalue<i32>) -> !emitc.ptr<i32> {\n"
        '%7 = emitc.apply "&"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>\nemitc.yield %7 : !emitc.ptr<i32>\n}\n'
        "return %4 : i32\n}"
    )
    module = read_as_today(19, former, today)
    context = Context()
    text: Any = parse_source(former.encode(), "in", context, True, release=release_syntax("llvm19", context))
    assert str(text) == str(module)


def test_operands_of_an_expression_are_values_around_it() -> None:
    today = (
        "func.func @f(%a: i32, %b: i32) -> i32 {\n%0 = emitc.expression %b, %a : (i32, i32) -> i32 {\n"
        "%1 = emitc.mul %b, %a : (i32, i32) -> i32\nemitc.yield %1 : i32\n}\nreturn %0 : i32\n}"
    )
    check_there_and_back(19, today.replace("%b, %a : (i32, i32) -> i32 {", ": i32 {"), today)


def test_filling_with_a_value_of_another_type() -> None:
    arguments = "%a: tensor<4xf16>, %b: tensor<4xf32>, %c: tensor<4xi64>, %v: f32, %i: i32"
    fills = [("v : f32", "a : tensor<4xf16>"), ("i : i32", "b : tensor<4xf32>"), ("i : i32", "c : tensor<4xi64>")]
    former = "".join(
        f"%{at} = linalg.fill ins(%{value}) outs(%{output}) -> {output[4:]}\n"
        for at, (value, output) in enumerate(fills)
    )
    casts = ("arith.truncf %v : f32 to f16", "arith.sitofp %i : i32 to f32", "arith.extsi %i : i32 to i64")
    today = "".join(
        f"%c{at} = {cast}\n%{at} = linalg.fill ins(%c{at} : {cast.split()[-1]}) outs(%{output}) -> {output[4:]}\n"
        for at, (cast, (_, output)) in enumerate(zip(casts, fills, strict=True))
    )
    former, today = (f"func.func @f({arguments}) {{\n{body}return\n}}" for body in (former, today))
    module = read_as_today(19, former, today)
    context = Context()
    text: Any = parse_source(former.encode(), "in", context, True, release=release_syntax("llvm19", context))
    assert str(text) == str(module)
    assert run(mlir_opt(19), stdin=write_for(module, target("llvm19"))).stdout


def test_named_elementwise_operations() -> None:
    text = (
        "func.func @f(%a: tensor<4xf32>) {\n%0 = linalg.NAME ins(%a, %a : tensor<4xf32>, tensor<4xf32>) "
        "outs(%a : tensor<4xf32>) -> tensor<4xf32>\nreturn\n}"
    )
    module: Any = parse_source(
        text.replace("NAME", "elementwise kind=#linalg.elementwise_kind<max_signed>").encode(), "in", Context(), True
    )
    printed = run(mlir_opt(19), stdin=write_for(module, target("llvm19"))).stdout
    assert printed == run(mlir_opt(19), stdin=text.replace("NAME", "max")).stdout
    assert b"linalg.generic" in run(mlir_opt(16), stdin=write_for(module, target("llvm16"))).stdout


# Texts of today that a release has in another form.
TODAY = [
    (
        21,
        "llvm.func @f(%a: f32, %b: vector<2xf16>, %c: vector<2xbf16>) {\n"
        "%0 = nvvm.convert.f32x2.to.f6x2 %a, %a : i16 (f6E2M3FN)\n"
        "%1 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : "
        "i16 (f8E4M3FN)\n"
        "%2 = nvvm.convert.f16x2.to.f8x2 %b {relu = true} : vector<2xf16> -> i16 (f8E5M2)\n"
        "%3 = nvvm.convert.bf16x2.to.f8x2 %c {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)\n"
        "llvm.return\n}",
        "nvvm.convert.f32x2.to.f6x2",
    ),
    (
        17,
        "func.func @f(%a: tensor<4xf32>, %m: memref<4xf32>) {\n"
        "%0 = bufferization.materialize_in_destination %a in %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n"
        "bufferization.materialize_in_destination %0 in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()\nreturn\n}",
        "bufferization.copy_tensor",
    ),
    (
        17,
        sequence(
            "!transform.any_op",
            "%0, %1 = transform.structured.tile_using_forall %a tile_sizes [4] : (!transform.any_op) -> "
            "(!transform.any_op, !transform.any_op)",
            "%2:4 = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 5] : (!transform.any_op) -> "
            "(!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)",
            "transform.structured.vectorize %1 vector_sizes [4] : !transform.any_op",
        ),
        "transform.structured.tile_to_forall_op",
    ),
    (18, "func.func @f() {\nomp.ordered.region {\nomp.terminator\n}\nreturn\n}", "omp.ordered_region"),
    (
        18,
        "func.func @f(%a: !llvm.ptr) {\n"
        "%0 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) capture(ByRef) -> !llvm.ptr\n"
        "omp.target_update map_entries(%0 : !llvm.ptr)\nreturn\n}",
        "omp.target_update_data",
    ),
]


@pytest.mark.parametrize(("release", "text", "name"), TODAY)
def test_releases_without_tools(release: int, text: str, name: str) -> None:
    module: Any = parse_source(text.encode(), "in.mlir", Context(), True)
    written = write_for(module, target(f"llvm{release}"))
    assert name.partition(".")[2].encode() in written
    assert str(read(written)) == str(module)


REFUSED = [
    (
        16,
        sequence(
            "!pdl.operation",
            "%0 = transform.get_parent_op %a {isolated_from_above} : (!pdl.operation) -> !pdl.operation",
        ),
        "'transform.get_parent_op' op does not exist in llvm16",
    ),
    (
        18,
        "func.func @f(%a: index) {\nomp.wsloop {\nomp.simd {\nomp.loop_nest (%i) : index = (%a) to (%a) step (%a) {\n"
        "omp.yield\n}\n} {omp.composite}\n} {omp.composite}\nreturn\n}",
        "'omp.wsloop' op is not around one loop nest, as the release has it",
    ),
    (
        19,
        sequence(
            "!transform.any_op",
            "%0 = transform.structured.split %a after 42 {dimension = 0} : !transform.any_op",
            "transform.print %0 : !transform.any_op",
        ),
        "'transform.structured.split' op has 1 results",
    ),
    (
        19,
        "func.func @f(%i: i32) {\n%c = mpi.comm_world : !mpi.comm\n%d = mpi.comm_split(%c, %i, %i) : !mpi.comm\n"
        "return\n}",
        "'mpi.comm_split' op does not exist in llvm19",
    ),
]


def test_a_loop_with_reductions_stays_as_it_was() -> None:
    text = (
        "omp.reduction.declare @r : f32 init {\n^bb0(%a: f32):\nomp.yield(%a : f32)\n} combiner {\n"
        "^bb0(%a: f32, %b: f32):\nomp.yield(%a : f32)\n}\n"
        "func.func @f(%a: index, %v: memref<1xf32>, %x: f32) {\n"
        "omp.wsloop reduction(@r -> %v : memref<1xf32>) for (%i) : index = (%a) to (%a) inclusive step (%a) {\n"
        "omp.reduction %x, %v : memref<1xf32>\nomp.yield\n}\nreturn\n}"
    )
    tool = mlir_opt(16)
    module = open_bytecode(run(tool, "--emit-bytecode", stdin=text).stdout, Context(), "in.mlirbc", True)[0]
    assert run(tool, stdin=write_for(module, target("llvm16"))).stdout == run(tool, stdin=text).stdout


@pytest.mark.parametrize(("release", "text", "error"), REFUSED)
def test_what_has_no_counterpart(release: int, text: str, error: str) -> None:
    module: Any = parse_source(text.encode(), "in.mlir", Context(), True)
    with pytest.raises(MLIRError) as caught:
        write_for(module, target(f"llvm{release}"))
    assert error in caught.value.message


# Operations without the operands, results and regions of their definitions.
MALFORMED = """
linalg.elementwise linalg.elemwise_unary linalg.fill mpi.comm_rank omp.wsloop rocdl.cvt.f32.bf8
rocdl.make.buffer.rsrc tosa.clamp tosa.conv2d tosa.fully_connected tosa.matmul tosa.mul tosa.pad tosa.rescale
sparse_tensor.sort_coo tosa.reshape tosa.transpose transform.structured.split amx.tile_zero
"""


@pytest.mark.parametrize("name", MALFORMED.split())
@pytest.mark.parametrize("release", [17, 19, 21])
def test_operations_of_an_unexpected_shape_are_errors(name: str, release: int) -> None:
    context = Context()
    context.allow_unregistered_dialects = True
    module: Any = parse_source(f'"{name}"() : () -> ()'.encode(), "in.mlir", context, True)
    layouts = release_layouts(f"llvm{release}")
    written = write_bytecode(module, 0, f"MLIR{layouts.version}", False, layouts_of(layouts))
    with pytest.raises(MLIRError):
        read(written)
    if context.operation_name(name).is_registered:
        with pytest.raises(MLIRError):
            write_for(module, target(f"llvm{release}"))


# Operations that have no form today: the release, the text, and the error of the parser or verifier.
STAYING = [
    (
        19,
        "func.func @f() {\n%0 = amx.tile_zero : vector<16x[16]xi32>\nreturn\n}",
        "'amx.tile_zero' op result #0 must be tile",
    ),
    (
        17,
        "func.func @f(%n: index, %c: memref<?xindex>) {\n"
        "sparse_tensor.sort_coo hybrid_quick_sort %n, %c {nx = 999999999 : index} : memref<?xindex>\nreturn\n}",
        "'sparse_tensor.sort_coo'",
    ),
    (
        17,
        "func.func @f(%n: index, %c: memref<?xindex>) {\n"
        'sparse_tensor.sort_coo hybrid_quick_sort %n, %c {nx = "2"} : memref<?xindex>\nreturn\n}',
        "'sparse_tensor.sort_coo'",
    ),
    (
        19,
        "func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) {\n"
        "%0 = linalg.elemwise_unary ins(%a : tensor<4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>\n"
        "return\n}",
        "'linalg.yield' op expected parent op with LinalgOp interface",
    ),
    (
        19,
        "func.func @f(%a: tensor<4xf32>) {\n%0 = linalg.elemwise_unary {fun = #linalg.binary_fn<sub>} "
        "ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>\nreturn\n}",
        "expected a function of 1 operands, got #linalg.binary_fn<sub>",
    ),
    (
        19,
        "func.func @f(%a: tensor<4xf16>, %v: f32) {\n"
        '%0 = "linalg.fill"(%v, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({\n^bb0(%x: f32, %y: f16):\n'
        "%1 = arith.truncf %x : f32 to f16\nlinalg.yield\n}) : (f32, tensor<4xf16>) -> tensor<4xf16>\nreturn\n}",
        "'linalg.fill'",
    ),
    (
        19,
        "func.func @f(%a: tensor<4xf32>) {\n"
        '%0 = "linalg.elemwise_unary"(%a, %a) <{cast = #linalg.type_fn<cast_signed>, fun = #linalg.binary_fn<sub>, '
        "operandSegmentSizes = array<i32: 1, 1>}> ({\n^bb0(%x: f32, %y: f32):\n%1 = math.exp %x : f32\n"
        "linalg.yield %1 : f32\n}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\nreturn\n}",
        "'linalg.yield' op expected parent op with LinalgOp interface",
    ),
]


@pytest.mark.parametrize(("release", "text", "error"), STAYING)
def test_operations_without_a_form_today_stay(release: int, text: str, error: str) -> None:
    context = Context()
    with pytest.raises(MLIRError) as caught:
        module: Any = parse_source(
            text.encode(), "in.mlir", context, True, release=release_syntax(f"llvm{release}", context)
        )
        require_valid(module)
    assert error in caught.value.message


def test_an_invalid_operation_is_not_written() -> None:
    text = (
        "func.func @f(%a: tensor<2x3xi32>) {\n"
        '%0 = "tosa.transpose"(%a, %a) <{perms = array<i32: 1, 0>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> '
        "tensor<3x2xi32>\nreturn\n}"
    )
    module: Any = parse_source(text.encode(), "in.mlir", Context(), True)
    with pytest.raises(MLIRError) as caught:
        write_for(module, target("llvm19"))
    assert "'tosa.transpose' op is not as its definition has it" in caught.value.message


def test_a_nested_sequence_without_a_region_is_an_error() -> None:
    """The checks of handles come before those of their users."""
    text = sequence("!transform.any_op", '"transform.sequence"(%a) : (!transform.any_op) -> ()')
    module: Any = parse_source(text.encode(), "in.mlir", Context(), True)
    with pytest.raises(MLIRError) as caught:
        require_valid(module)
    assert "'transform.sequence' op requires one region" in caught.value.message


def test_a_discardable_attribute_with_a_former_name_is_printed() -> None:
    text = sequence(
        "!transform.any_op",
        "%0 = transform.structured.split %a after 42 {dimension = 0, static_split_point = 3 : i64} : !transform.any_op",
    )
    module: Any = parse_source(text.encode(), "in.mlir", Context(), True)
    assert str(module).strip() == run(mlir_opt(22), stdin=text).stdout.decode().strip()
