"""The rules of changes/: to an earlier release's form and back, and operations without such a form."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.tables import release_layouts
from mlirkit.layouts.writing import layouts_of, target, write_for
from mlirkit.support.diagnostics import MLIRError, VerificationError
from mlirkit.text.parser import parse_source
from tests.conformance.tools import found_tool, mlir_opt, run


def module_of(text: str) -> Any:
    return parse_source(text.encode(), "in.mlir", Context(), True)


# Tokens in the syntax of release 23, where they are builtin's.
TOKENS = (
    "llvm.func @f(%a: i32, %p: !llvm.ptr) attributes {t = token} {\n"
    "%0 = llvm.intr.coro.id %a, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> token\n"
    "%1 = llvm.intr.coro.begin %0, %p : (token, !llvm.ptr) -> !llvm.ptr\nllvm.return\n}"
)
GRAPH = (
    "spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, "
    "GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {\n"
    "spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8> {\n"
    "spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<1x16xi8>\n}\n}"
)

PRIVATE = (
    "omp.private {type = private} @p : i32\n"
    "omp.private {type = firstprivate} @q : i32 copy {\n^bb0(%a: !llvm.ptr, %b: !llvm.ptr):\n"
    "omp.yield(%b : !llvm.ptr)\n}"
)
REDUCTION = (
    "omp.declare_reduction @r : f32 init {\n^bb0(%a: f32):\nomp.yield(%a : f32)\n} combiner {\n"
    "^bb0(%a: f32, %b: f32):\nomp.yield(%a : f32)\n} cleanup {\n^bb0(%a: f32):\nomp.yield\n}"
)
RECIPE = (
    "acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {\n^bb0(%a: memref<f32>):\n"
    "acc.yield %a : memref<f32>\n} combiner {\n^bb0(%a: memref<f32>, %b: memref<f32>):\n"
    "acc.yield %a : memref<f32>\n}"
)

THERE_AND_BACK = [
    (
        17,
        "transform.sequence failures(propagate) {\n^bb0(%a: !transform.any_op):\n"
        "%0 = get_result %a[1] : (!transform.any_op) -> !transform.any_value\n}",
    ),
    (
        21,
        "llvm.func @f(%p: !llvm.ptr<3>, %a: i32) {\n"
        "%0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, "
        "shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : "
        "(!llvm.ptr<3>) -> i32\n"
        "nvvm.stmatrix %p, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, "
        "eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32\nllvm.return\n}",
    ),
    (
        21,
        "func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {\n%0 = amdgpu.wmma 16x16x16 %a * %a + %c : "
        "vector<16xf16>, vector<16xf16>, vector<8xf32>\nreturn\n}",
    ),
    (
        20,
        "func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) {\n"
        "%0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) "
        "outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>\nreturn\n}",
    ),
    (
        20,
        "transform.sequence failures(propagate) {\n^bb0(%a: !transform.any_op):\n"
        "%0 = transform.structured.winograd_conv2d %a {fmr = 2 : i32} : (!transform.any_op) -> "
        "!transform.any_op\n}",
    ),
    (
        19,
        "llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]\n"
        "llvm.mlir.global_dtors dtors = [@f, @f], priorities = [1 : i32, 2 : i32], data = [#llvm.zero, #llvm.zero]\n"
        "llvm.func @f() {\nllvm.return\n}",
    ),
    (
        17,
        "func.func @f(%a: tensor<1x2x3x9x9xf32>, %b: tensor<2x4x3x3x3xf32>, %c: tensor<1x2x4x7x7xf32>) {\n"
        "%0 = linalg.conv_2d_ngchw_gfchw ins(%a, %b : tensor<1x2x3x9x9xf32>, tensor<2x4x3x3x3xf32>) "
        "outs(%c : tensor<1x2x4x7x7xf32>) -> tensor<1x2x4x7x7xf32>\nreturn\n}",
    ),
    (
        17,
        "transform.sequence failures(propagate) {\n^bb0(%a: !transform.any_op):\n"
        "%f, %s, %c, %l = transform.structured.tile_reduction_using_forall %a by num_threads = [4] "
        ": (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)\n"
        "transform.print %l : !transform.any_op\n}",
    ),
    (
        18,
        "func.func @f(%t: tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>, "
        "%a: tensor<2xindex>, %b: tensor<4xindex>, %v: tensor<4xf64>) -> (tensor<4xf64>, index) {\n"
        "%l:2, %x, %n:2, %m = sparse_tensor.disassemble %t : "
        "tensor<4xf64, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>> "
        "out_lvls(%a, %b : tensor<2xindex>, tensor<4xindex>) out_vals(%v : tensor<4xf64>) -> "
        "(tensor<2xindex>, tensor<4xindex>), tensor<4xf64>, (index, index), index\n"
        "return %x, %m : tensor<4xf64>, index\n}",
    ),
    (
        23,
        "func.func @f(%a: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1) {\n"
        "nvvm.tcgen05.mma.block_scale %a, %b, %b, %i, %e, %a, %a {ctaGroup = #nvvm.cta_group<cta_1>, "
        "kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)\n"
        "return\n}",
    ),
    (
        21,
        "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {\n"
        "%0 = linalg.map { math.absf } ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)\nreturn\n}",
    ),
    (
        17,
        "irdl.dialect @d {\nirdl.operation @o {\n%0 = irdl.any\nirdl.operands(operand0: %0, operand1: %0)\n"
        "irdl.results()\n}\n}",
    ),
    (19, "func.func @f() {\nxegpu.fence memory_kind = slm, fence_scope = gpu\nreturn\n}"),
    (
        21,
        "func.func @f(%a: !llvm.ptr<1>, %n: i32) {\nnvvm.tcgen05.alloc %a, %n {group = #nvvm.cta_group<cta_2>} : "
        "!llvm.ptr<1>, i32\nreturn\n}",
    ),
    (
        19,
        "irdl.dialect @d {\nirdl.operation @o {\n%0 = irdl.any\nirdl.operands(operand0: %0, operand1: %0)\n"
        "irdl.results(result0: %0)\n}\n}",
    ),
    (
        19,
        "func.func @f(%a: memref<4xf32>) {\n%0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>\nreturn\n}",
    ),
    (19, "func.func @f(%a: memref<4xf32>) {\nacc.detach accPtr(%a : memref<4xf32>)\nreturn\n}"),
    (
        21,
        "func.func @f(%a: !llvm.ptr) {\n"
        "%0 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr\n"
        "%1 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(storage) capture(ByRef) -> !llvm.ptr\n"
        "return\n}",
    ),
    (
        23,
        "func.func @f(%a: !llvm.ptr) {\n"
        "%0 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) capture(ByRef) -> !llvm.ptr\nreturn\n}",
    ),
    # Bounds of another type, and members as rows of equal length.
    (
        18,
        "func.func @f(%a: !llvm.ptr, %i: i64) {\n"
        "%0 = omp.map.bounds lower_bound(%i : i64) upper_bound(%i : i64) extent(%i : i64) stride(%i : i64) "
        "start_idx(%i : i64)\n"
        "%1 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) capture(ByRef) bounds(%0) -> !llvm.ptr\n"
        "return\n}",
    ),
    (
        19,
        "func.func @f(%a: !llvm.ptr) {\n"
        "%0 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) capture(ByRef) -> !llvm.ptr\n"
        "%1 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) capture(ByRef) "
        "members(%0, %0 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr\n"
        "return\n}",
    ),
    # A parameter with an implicit default, of a kind that the release lacks.
    (19, "func.func private @f(!xegpu.tensor_desc<8x16xf32>)"),
    # An operation for calls, which had another name.
    (17, 'func.func @f(%a: f16) {\n%0 = emitc.call_opaque "g"(%a) : (f16) -> f16\nreturn\n}'),
    (18, 'func.func @f(%a: f16) {\n%0 = emitc.call_opaque "g"(%a) : (f16) -> f16\nreturn\n}'),
    (
        19,
        "transform.sequence failures(propagate) {\n^bb0(%a: !transform.any_op):\n"
        '%0 = transform.apply_registered_pass "canonicalize" with options = '
        '{ "max-iterations" = "3", "top-down" = "true" } to %a : (!transform.any_op) -> !transform.any_op\n}',
    ),
    (
        19,
        "tosa.variable @v : tensor<2x?xf32>\ntosa.variable @w = dense<1> : tensor<2xi8>\ntosa.variable @x : tensor<i8>",
    ),
    (23, "gpu.module @m {\ngpu.func @f() {\ngpu.barrier\ngpu.return\n}\n}"),
    (
        19,
        "func.func @f(%a: index) {\nomp.simd {\nomp.loop_nest (%i) : index = (%a) to (%a) step (%a) {\nomp.yield\n}\n}\n"
        "return\n}",
    ),
    # Operands that are attributes from 23 on.
    (
        23,
        "llvm.func @f(%a: f32, %c: vector<32xf32>) {\n%0 = llvm.mlir.constant(1 : i32) : i32\n"
        "%1 = llvm.mlir.constant(2 : i32) : i32\n%2 = llvm.mlir.constant(3 : i32) : i32\n"
        "%3 = rocdl.mfma.f32.32x32x1f32 %a, %a, %c, %0, %1, %2 : "
        "(f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>\nllvm.return\n}",
    ),
    (
        23,
        "llvm.func @f(%a: f64, %c: vector<4xf64>) {\n%0 = llvm.mlir.constant(0 : i32) : i32\n"
        "%1 = llvm.mlir.constant(0 : i32) : i32\n%2 = llvm.mlir.constant(5 : i32) : i32\n"
        "%3 = rocdl.mfma.f64.16x16x4f64 %a, %a, %c, %0, %1, %2 : "
        "(f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>\nllvm.return\n}",
    ),
    (
        23,
        "llvm.func @f(%a: vector<8xi32>, %c: vector<16xf32>, %s: i32) {\n"
        "%0 = llvm.mlir.constant(1 : i32) : i32\n%1 = llvm.mlir.constant(4 : i32) : i32\n"
        "%2 = llvm.mlir.constant(0 : i32) : i32\n%3 = llvm.mlir.constant(3 : i32) : i32\n"
        "%4 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %a, %a, %c, %0, %1, %2, %s, %3, %s : "
        "(vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>\n"
        "llvm.return\n}",
    ),
    (
        23,
        "llvm.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: i32) {\n"
        "%0 = llvm.mlir.constant(0 : i32) : i32\n%1 = llvm.mlir.constant(1 : i32) : i32\n"
        "%2 = rocdl.smfmac.f32.16x16x32.f16 %a, %b, %c, %i, %0, %1 : "
        "(vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>\nllvm.return\n}",
    ),
    (
        23,
        "llvm.func @f(%r: !llvm.ptr<8>, %o: i32) {\n%0 = llvm.mlir.constant(3 : i32) : i32\n"
        "%1 = rocdl.raw.ptr.buffer.load %r, %o, %o, %0 : f32\nllvm.return\n}",
    ),
    (
        23,
        'spirv.func @f(%a: f32) -> () "None" {\n%0 = spirv.Constant 2 : i32\n'
        "%1 = spirv.GroupNonUniformQuadSwap <Subgroup> %a %0 : f32, i32\nspirv.Return\n}",
    ),
    (
        21,
        'spirv.module Logical GLSL450 {\nspirv.GlobalVariable @id built_in("GlobalInvocationId") : '
        "!spirv.ptr<vector<3xi32>, Input>\n}",
    ),
    (
        17,
        "func.func @f(%a: !pdl.operation) {\n%b, %n = transform.structured.bufferize_to_allocation %a "
        ": !pdl.operation\nreturn\n}",
    ),
    # Attributes with numbers or other keywords, which are enum attributes from release 23 on.
    (
        23,
        "func.func @f(%a: i32, %f: f32, %c: vector<32xf32>) {\nrocdl.sched.barrier 10\nrocdl.sched.barrier 4095\n"
        "rocdl.sched.group.barrier 0, 1, 2\namdgpu.sched_barrier allow = <non_mem_non_sideffect|valu>\n"
        "%0 = nvvm.redux.sync umax %a, %a : i32 -> i32\n"
        "%1 = amdgpu.mfma 32x32x1 %f * %f + %c {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>\n"
        "return\n}",
    ),
    # Regions that a release has more or fewer of.
    (24, PRIVATE),
    *((release, REDUCTION) for release in (19, 20, 21)),
    (21, RECIPE),
    # Unused results.
    (
        23,
        "func.func @f(%a: f32, %m: memref<4xf32>, %i: i32) {\n"
        "amdgpu.raw_buffer_atomic_fadd %a -> %m[%i] : f32 -> memref<4xf32>, i32\nreturn\n}",
    ),
]


@pytest.mark.parametrize(("release", "text"), THERE_AND_BACK)
def test_there_and_back(release: int, text: str) -> None:
    module = module_of(text)
    require_valid(module)
    data = write_for(module, target(f"llvm{release}"))
    again = open_bytecode(data, Context(), "in.mlirbc", True)[0]
    require_valid(again)
    assert str(again) == str(module)


def test_a_fence_for_16_says_its_scope() -> None:
    module = module_of("llvm.func @f() {\nllvm.fence acq_rel\nllvm.return\n}")
    again = open_bytecode(write_for(module, target("llvm16")), Context(), "in.mlirbc", True)[0]
    assert 'llvm.fence syncscope("") acq_rel' in str(again)


def test_lists_of_no_attributes_are_left_out() -> None:
    line = "llvm.func @f(%a: !llvm.ptr, %n: i64) {{\n\"llvm.intr.memcpy\"(%a, %a, %n) <{{{}isVolatile = false}}> : "
    text = line + "(!llvm.ptr, !llvm.ptr, i64) -> ()\nllvm.return\n}}"
    data = write_for(module_of(text.format("arg_attrs = [{}, {}], ")), target("llvm19"))
    assert data == write_for(module_of(text.format("")), target("llvm19"))
    with pytest.raises(MLIRError, match="'arg_attrs' is not known to llvm19 and would be lost"):
        write_for(module_of(text.format("arg_attrs = [{llvm.noundef}], ")), target("llvm19"))


def test_words_of_a_former_attribute_in_custom_text() -> None:
    line = "func.func @f(%a: !llvm.ptr<1>, %n: i32) {{\nnvvm.tcgen05.alloc %a, %n {{group = #nvvm.{}<cta_2>}} : "
    text = line + "!llvm.ptr<1>, i32\nreturn\n}}"
    context = Context()
    syntax = release_syntax("llvm21", context)
    module = parse_source(text.format("tcgen05_group").encode(), "in", context, True, True, release=syntax)
    assert str(module) == str(module_of(text.format("cta_group")))
    # A release without the attribute keeps it as text.
    context = Context()
    of_23 = text.format("tcgen05_group").encode()
    with pytest.raises(MLIRError, match="tcgen05_group"):
        parse_source(of_23, "in", context, True, True, release=release_syntax("llvm23", context))


@pytest.mark.parametrize("lazy", [False, True])
@pytest.mark.parametrize(
    ("release", "text"), [(24, PRIVATE), (19, REDUCTION), (20, REDUCTION), (21, REDUCTION), (21, RECIPE)]
)
def test_regions_of_a_release(release: int, text: str, lazy: bool) -> None:
    """Output of a release whose operations are not all isolated has today's regions."""
    written = run(mlir_opt(release), "--emit-bytecode", stdin=text).stdout
    module = open_bytecode(written, Context(), "in.mlirbc", True, lazy)[0]
    require_valid(module)
    assert str(module) == str(module_of(text))
    printed = run(mlir_opt(release), stdin=text).stdout
    assert run(mlir_opt(release), stdin=write_for(module, target(f"llvm{release}"))).stdout == printed
    context = Context()
    of_release = parse_source(printed, "in.mlir", context, True, release=release_syntax(f"llvm{release}", context))
    assert str(of_release) == str(module)


FORMER_VALUE = (
    "func.func @f(%a: f32, %m: memref<4xf32>, %i: i32) -> f32 {\n"
    "%0 = amdgpu.raw_buffer_atomic_fadd %a -> %m[%i] : f32 -> memref<4xf32>, i32\nreturn %RESULT : f32\n}"
)


@pytest.mark.parametrize("result", ["a", "0"])
def test_a_result_that_somebody_uses_is_not_left_out(result: str) -> None:
    written = run(mlir_opt(23), "--emit-bytecode", stdin=FORMER_VALUE.replace("RESULT", result)).stdout
    module = open_bytecode(written, Context(), "in.mlirbc", True)[0]
    if result == "a":
        require_valid(module)
        assert "\n    amdgpu.raw_buffer_atomic_fadd" in str(module)
    else:
        with pytest.raises(VerificationError, match="requires zero results"):
            require_valid(module)


NO_COUNTERPART = [
    (
        21,
        "func.func @f(%a: vector<16xi4>, %c: vector<8xi32>) {\n%0 = amdgpu.wmma 16x16x16 %a * %a + %c : "
        "vector<16xi4>, vector<16xi4>, vector<8xi32>\nreturn\n}",
        "is not known to llvm21 and would be lost",
    ),
    (
        20,
        "llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [@f]\n"
        "llvm.func @f() {\nllvm.return\n}",
        "'llvm.mlir.global_ctors' op has data of functions, which the release does not know",
    ),
    (
        21,
        "llvm.func @f(%p: !llvm.ptr<3>) {\n"
        "%0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<col>, "
        "shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : "
        "(!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>\nllvm.return\n}",
        "attribute 'eltType' is not known to llvm21 and would be lost",
    ),
    (
        19,
        'func.func @f(%a: f16) {\n%0 = emitc.call_opaque "g"(%a) : (f16) -> f16\nreturn\n}',
        "'emitc.call_opaque' op has the type f16, which the release does not take there",
    ),
    (
        23,
        "func.func @f(%a: !llvm.ptr) {\n%0 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) "
        "capture(ByRef) var_ptr_ptr(%a : !llvm.ptr) -> !llvm.ptr\nreturn\n}",
        "'omp.map.info' op has no attribute 'var_ptr_ptr_type'",
    ),
    (
        21,
        "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {\n"
        "%0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)\n(%x: f32, %y: f32) {\n"
        "%s = arith.addf %x, %y : f32\nlinalg.yield %s : f32\n}\nreturn\n}",
        "'linalg.map' op uses the element that it replaces",
    ),
    (
        19,
        "irdl.dialect @d {\nirdl.operation @o {\n%0 = irdl.any\nirdl.operands(mine: %0)\n}\n}",
        "'irdl.operands' op attribute 'names' is not known to llvm19",
    ),
    (
        19,
        "func.func @f(%a: !llvm.ptr) {\n%0 = acc.copyin varPtr(%a : !llvm.ptr) varType(f32) -> !llvm.ptr\nreturn\n}",
        "'acc.copyin' op attribute 'varType' is not known to llvm19",
    ),
    (
        21,
        "func.func @f(%a: !llvm.ptr) {\n"
        "%0 = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(ref_ptr) capture(ByRef) -> !llvm.ptr\nreturn\n}",
        "'omp.map.info' op has flags",
    ),
    (
        19,
        "func.func @f(%a: vector<2xf32>) {\n%0 = vector.shuffle %a, %a [0, -1] : vector<2xf32>, vector<2xf32>\nreturn\n}",
        "'vector.shuffle' op selects elements that nothing is known of",
    ),
    # Results, types and attributes that the release does not have.
    (
        21,
        "func.func @f(%t: tensor<4xf32>, %i: index, %v: vector<2xindex>, %m: vector<2xi1>, %x: vector<2xf32>) {\n"
        "%0 = vector.scatter %t[%i] [%v], %m, %x : tensor<4xf32>, vector<2xindex>, vector<2xi1>, vector<2xf32> "
        "-> tensor<4xf32>\nreturn\n}",
        "'vector.scatter' op operand #0 must be of a type that llvm21 takes there, but got 'tensor<4xf32>'",
    ),
    (
        19,
        "func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>)",
        "has '#xegpu.block_tdesc_attr<array_length = 2 : i64>', which llvm19 does not know",
    ),
    (19, "func.func private @f(!emitc.lvalue<i32>)", "has '!emitc.lvalue<i32>', which llvm19 does not know"),
    (
        19,
        "llvm.func @f(%a: i32 {llvm.range = #llvm.constant_range<i32, 0, 2>})",
        "'llvm.func' op has '#llvm.constant_range<i32, 0, 2>', which llvm19 does not know",
    ),
    (
        17,
        "func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>)",
        "'func.func' op has '#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>', which llvm17",
    ),
    (
        19,
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {}",
        "'builtin.module' op has '#dlti.dl_spec<index = 32 : i32>', which llvm19 does not know",
    ),
    (
        19,
        "func.func @f(%a: vector<2xf32>) {\n%0 = llvm.intr.lround(%a) : (vector<2xf32>) -> vector<2xi64>\nreturn\n}",
        "'llvm.intr.lround' op operand #0 must be of a type that llvm19 takes there, but got 'vector<2xf32>'",
    ),
    (
        23,
        "llvm.func @f() {\n%0 = nvvm.read.ptx.sreg.tid.x : i64\nllvm.return\n}",
        "'nvvm.read.ptx.sreg.tid.x' op result #0 must be of a type that llvm23 takes there, but got 'i64'",
    ),
    (
        23,
        "llvm.func @f() {\n%0 = nvvm.read.ptx.sreg.clock64 : i32\nllvm.return\n}",
        "'nvvm.read.ptx.sreg.clock64' op result #0 must be of a type that llvm23 takes there, but got 'i32'",
    ),
    (
        23,
        "llvm.func @f(%a: f32, %c: vector<32xf32>, %0: i32) {\n%3 = rocdl.mfma.f32.32x32x1f32 "
        "%a, %a, %c, %0, %0, %0 : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>\nllvm.return\n}",
        "has an operand 'cbsz' that is no constant: it is an attribute in the release",
    ),
    (
        23,
        "llvm.func @f(%a: f32, %c: vector<32xf32>) {\n%0 = llvm.mlir.constant(9 : i32) : i32\n"
        "%3 = rocdl.mfma.f32.32x32x1f32 %a, %a, %c, %0, %0, %0 : "
        "(f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>\nllvm.return\n}",
        "has an operand 'blgp' of 9, which the release has no word for",
    ),
    (
        23,
        "llvm.func @f() {\nrocdl.sched.barrier 8192\nllvm.return\n}",
        "attribute 'mask' is 8192 : i32, which",
    ),
    # The release has no operation that passes a token on.
    (
        23,
        "llvm.func @f() {\n%0 = llvm.mlir.none : !llvm.token\nllvm.call @g(%0) : (!llvm.token) -> ()\nllvm.return\n}\n"
        "llvm.func @g(!llvm.token)",
        "'llvm.call' op takes a token, which llvm23 does not allow",
    ),
    (
        24,
        "llvm.func @f() {\n%0 = llvm.mlir.undef : !llvm.token\nllvm.return\n}",
        "'llvm.mlir.undef' op makes a token, which llvm24 does not allow",
    ),
    (24, "llvm.func @f(%a: !llvm.token) {\nllvm.return\n}", "'llvm.func' op makes a token"),
    # An operation on all elements that is of fewer types.
    (
        24,
        "llvm.func @f(%a: vector<4xi32>, %m: vector<4xi1>, %e: i32) {\n"
        '%0 = "llvm.intr.vp.add"(%a, %a, %m, %e) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i8\nllvm.return\n}',
        "'llvm.intr.vp.add' op has no counterpart of these types in the release",
    ),
    (22, GRAPH, "'spirv.ARM.Graph' has a graph type, which llvm22 cannot read"),
    # Types that the release's definitions do not take, and words of its enums.
    (
        23,
        "func.func @f(%a: vector<2x2xi32>) {\n%0 = spirv.IMul %a, %a : vector<2x2xi32>\nreturn\n}",
        "'spirv.IMul' op operand #0 must be of a type that llvm23 takes there, but got 'vector<2x2xi32>'",
    ),
    (
        17,
        "func.func @f(%a: !llvm.ptr<3>) {\nllvm.intr.stackrestore %a : !llvm.ptr<3>\nreturn\n}",
        "'llvm.intr.stackrestore' op operand #0 must be of a type that llvm17 takes there",
    ),
    (
        20,
        "func.func @f(%a: vector<2x!llvm.ptr>) {\nreturn\n}",
        "has 'vector<2x!llvm.ptr>', which llvm20 does not know",
    ),
    (
        17,
        "func.func @f(%a: i32) {\n%0 = gpu.all_reduce maxui %a {\n} : (i32) -> i32\nreturn\n}",
        "has '#gpu<all_reduce_op maxui>', which llvm17 does not know",
    ),
    (
        24,
        "func.func @f(%a: i32) {\n%0 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %a : i32 -> i32\nreturn\n}",
        "'spirv.GroupNonUniformUMin' op has the scope #spirv.scope<Workgroup>, where the release wants <Subgroup>",
    ),
    (
        24,
        "func.func @f() {\nomp.private {type = private} @p : i32\nreturn\n}",
        "'omp.private' op is not in a symbol table",
    ),
    (
        24,
        "llvm.func @f() {\n%0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : vector<4xi1>\nllvm.return\n}",
        "'llvm.mlir.constant' op makes vector<4xi1> of tensor<4xf32>",
    ),
    # A condition of the release's definitions.
    (
        24,
        "func.func @f(%a: ui32) {\ncf.switch %a : ui32, [\ndefault: ^bb1\n]\n^bb1:\nreturn\n}",
        "'cf.switch' op operand #0 must be of a type that llvm24 takes there, but got 'ui32'",
    ),
    # Regions that say something.
    (
        21,
        f"{RECIPE} destroy {{\n^bb0(%a: memref<f32>, %b: memref<f32>):\nacc.terminator\n}}",
        "'acc.reduction.recipe' op has a region, #2, that the release does not know",
    ),
    (
        19,
        REDUCTION.replace("init", "alloc {\n%p = llvm.mlir.zero : f32\nomp.yield(%p : f32)\n} init").replace(
            "(%a: f32):\nomp.yield(%a", "(%a: f32, %b: f32):\nomp.yield(%a"
        ),
        "'omp.declare_reduction' op has a region, #0, that the release does not know",
    ),
    # Operations that verifiers refuse.
    (
        18,
        "func.func @f(%a: tensor<2x3xf32>) {\n"
        "%0 = tensor.collapse_shape %a [[0], [1]] : tensor<2x3xf32> into tensor<2x3xf32>\nreturn\n}",
        "'tensor.collapse_shape' op keeps the rank",
    ),
    (23, "func.func @f() {\n%0 = tosa.concat_shape : () -> !tosa.shape<0>\nreturn\n}", "op has no operands"),
    (
        16,
        "func.func @f(%m: vector<4xi1>) {\nvector.mask %m { vector.yield } : vector<4xi1>\nreturn\n}",
        "masks no",
    ),
    (19, 'emitc.func @f() {\nemitc.include "a.h"\nemitc.return\n}', "is not in builtin.module"),
    (
        17,
        "func.func @f(%a: tensor<1x2x3x9x9xf32>, %b: tensor<2x4x3x3x3xf32>, %c: tensor<1x2x4x7x7xf32>) {\n"
        "%0 = linalg.conv_2d_ngchw_fgchw ins(%a, %b : tensor<1x2x3x9x9xf32>, tensor<2x4x3x3x3xf32>) "
        "outs(%c : tensor<1x2x4x7x7xf32>) -> tensor<1x2x4x7x7xf32>\nreturn\n}".replace(
            "2x4x3x3x3", "4x2x3x3x3"
        ),
        "'linalg.conv_2d_ngchw_fgchw' op has no counterpart",
    ),
    # Operands of groups that the release splits otherwise.
    (
        16,
        "func.func @f(%a: memref<4xf32>) {\n%0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>\n"
        "acc.enter_data dataOperands(%0 : memref<4xf32>)\nreturn\n}",
        "llvm16",
    ),
]


@pytest.mark.parametrize(("release", "text", "error"), NO_COUNTERPART)
def test_what_has_no_counterpart(release: int, text: str, error: str) -> None:
    with pytest.raises(MLIRError) as caught:
        write_for(module_of(text), target(f"llvm{release}"))
    assert error in caught.value.message


@pytest.mark.parametrize("release", [16, 17])
def test_sizes_of_groups_that_a_loop_did_not_have(release: int) -> None:
    """`operandSegmentSizes` is an ordinary attribute of an operation whose definition does not declare it."""
    text = (
        'func.func @f(%n: index) {\n"affine.for"(%n) ({\n^bb0(%i: index):\n"affine.yield"() : () -> ()\n}) '
        "{lower_bound = affine_map<() -> (0)>, upper_bound = affine_map<(d0) -> (d0)>, step = 1 : index, "
        "operandSegmentSizes = array<i32: 4, 5>, mine} : (index) -> ()\nreturn\n}"
    )
    context = Context()
    syntax = release_syntax(f"llvm{release}", context)
    module: Any = parse_source(text.encode(), "in.mlir", context, True, release=syntax)
    written = write_for(module, target(f"llvm{release}"))
    again = read_again(written)
    (loop,) = [op for op in again.walk_list() if op.name == "affine.for"]
    assert str(loop.attrs) == "{mine, operandSegmentSizes = array<i32: 4, 5>}"
    assert write_for(again, target(f"llvm{release}")) == written
    if found_tool("mlir-opt", release):
        printed = run(mlir_opt(release), "--mlir-print-op-generic", stdin=written).stdout
        assert b"operandSegmentSizes = array<i32: 4, 5>" in printed


# All predicated operations that release 24 lacks, by their operands and their result.
PREDICATED = {
    "add and ashr lshr mul or shl smax smin sub umax umin xor": ("%i, %i", "vector<8xi32>, vector<8xi32>", "vector<8xi32>"),
    "fadd fdiv fmul frem fsub": ("%f, %f", "vector<8xf32>, vector<8xf32>", "vector<8xf32>"),
    "fma fmuladd": ("%f, %f, %f", "vector<8xf32>, vector<8xf32>, vector<8xf32>", "vector<8xf32>"),
    "fneg": ("%f", "vector<8xf32>", "vector<8xf32>"),
    "fptosi fptoui": ("%f", "vector<8xf32>", "vector<8xi32>"),
    "fpext": ("%f", "vector<8xf32>", "vector<8xf64>"),
    "fptrunc": ("%f", "vector<8xf32>", "vector<8xf16>"),
    "sext zext": ("%i", "vector<8xi32>", "vector<8xi64>"),
    "trunc": ("%i", "vector<8xi32>", "vector<8xi16>"),
    "sitofp uitofp": ("%i", "vector<8xi32>", "vector<8xf32>"),
    "inttoptr": ("%i", "vector<8xi32>", "vector<8x!llvm.ptr>"),
    "ptrtoint": ("%p", "vector<8x!llvm.ptr>", "vector<8xi32>"),
}


def test_predicated_operations_for_24() -> None:
    lines = [
        f'"llvm.intr.vp.{name}"({operands}, %m, %e) : ({types}, vector<8xi1>, i32) -> {result}'
        for names, (operands, types, result) in PREDICATED.items()
        for name in names.split()
    ]
    lines.append(
        '"llvm.intr.vp.select"(%m, %i, %i, %e) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>'
    )
    module = module_of(
        "llvm.func @f(%i: vector<8xi32>, %f: vector<8xf32>, %p: vector<8x!llvm.ptr>, %m: vector<8xi1>, %e: i32) {\n"
        + "".join(f"%{at} = {line}\n" for at, line in enumerate(lines))
        + "llvm.return\n}"
    )
    assert "llvm.intr.vp.add" in release_layouts("llvm23")
    written = write_for(module, target("llvm24"))
    again = read_again(written)
    body = [op.name for op in again.walk_list() if op.name not in ("builtin.module", "llvm.func", "llvm.return")]
    assert len(body) == len(lines)
    assert not any(".vp." in name for name in body)
    assert {"llvm.add", "llvm.sext", "llvm.intr.smax", "llvm.intr.fma", "llvm.select"} <= set(body)
    if found_tool("mlir-opt", 24):
        printed = printed_as(module, "llvm24", Context()).get_asm(assume_verified=True)
        assert run(mlir_opt(24), stdin=written).stdout == run(mlir_opt(24), stdin=printed).stdout


def test_what_definitions_say_is_not_remembered() -> None:
    """Memoized maps are not written for releases with other maps: conv_3d_ncdhw_fcdhw until release 20."""
    convolution = (
        "func.func @f(%a: tensor<1x1x1x1x1xf32>, %b: tensor<1x1x1x1x1xf32>) {\n"
        "%0 = linalg.conv_3d_{layouts} ins(%a, %b : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>) "
        "outs(%a : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>\nreturn\n}"
    )
    for layouts, until in (("ncdhw_fcdhw", 20), ("ndhwc_dhwcf", 0)):
        text = run(
            mlir_opt(22), "--mlir-print-op-generic", stdin=convolution.replace("{layouts}", layouts)
        ).stdout
        module = module_of(text.decode())
        for release in (19, 20, 21, 22, 23):
            assert (b"memoized" in write_for(module, target(f"llvm{release}"))) == (release > until)


def test_what_variables_are_built_into_stands_where_releases_read_it() -> None:
    text = (
        'spirv.module Logical GLSL450 {\nspirv.GlobalVariable @id built_in("GlobalInvocationId") : '
        "!spirv.ptr<vector<3xi32>, Input>\n}"
    )
    module = module_of(text)
    for release in (16, 19, 22):
        data = write_for(module, target(f"llvm{release}"))
        assert 'built_in("GlobalInvocationId")' in run(mlir_opt(release), stdin=data).stdout.decode()


def test_the_first_release_with_maps_is_given_them() -> None:
    text = (
        "func.func @f(%a: tensor<4x4xf32>) {\n"
        "%0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) "
        "-> tensor<4x4xf32>\nreturn\n}"
    )
    module = open_bytecode(write_for(module_of(text), target("llvm19")), Context(), "in.mlirbc", True)[0]
    assert "indexing_maps" not in str(module.get_asm(print_generic_op_form=True))
    again = open_bytecode(write_for(module, target("llvm20")), Context(), "in.mlirbc", True)[0]
    assert "indexing_maps = [#map, #map1, #map2]" in str(again.get_asm(print_generic_op_form=True))


def read_again(data: bytes) -> Any:
    module = open_bytecode(data, Context(), "in.mlirbc", True)[0]
    require_valid(module)
    return module


@pytest.mark.parametrize("release", [23, 24])
def test_tokens(release: int) -> None:
    """Tokens are builtin's from release 23 on, and llvm's today."""
    context = Context()
    syntax = release_syntax(f"llvm{release}", context)
    module: Any = parse_source(TOKENS.encode(), "in.mlir", context, True, release=syntax)
    assert "-> !llvm.token" in str(module)
    assert "t = !llvm.token" in str(module)
    written = write_for(module, target(f"llvm{release}"))
    assert b"!llvm.token" not in written
    assert str(read_again(written)) == str(module)
    printed = printed_as(module, f"llvm{release}", context).get_asm(assume_verified=True)
    assert printed == str(module).replace("!llvm.token", "token")
    if found_tool("mlir-opt", release):
        assert run(mlir_opt(release), stdin=written).stdout == run(mlir_opt(release), stdin=printed).stdout
        theirs = run(mlir_opt(release), "--emit-bytecode", stdin=TOKENS).stdout
        assert str(read_again(theirs)) == str(module)


@pytest.mark.parametrize("release", [23, 24])
def test_graph_types(release: int) -> None:
    module = module_of(GRAPH)
    written = write_for(module, target(f"llvm{release}"))
    assert str(read_again(written)) == str(module)
    if found_tool("mlir-opt", release):
        assert run(mlir_opt(release), stdin=written).stdout == run(mlir_opt(release), stdin=GRAPH).stdout
        theirs = run(mlir_opt(release), "--emit-bytecode", stdin=GRAPH).stdout
        assert str(read_again(theirs)) == str(module)


@pytest.mark.parametrize("name", ["sparse_tensor.disassemble", "transform.structured.tile_reduction_using_forall"])
def test_the_order_of_results_is_known_of_releases_alone(name: str) -> None:
    """Files of unknown producers keep today's order of results, since both orders may have the same types."""
    text = next(text for _, text in THERE_AND_BACK if name in text)
    module = module_of(text)
    for producer in ("somebody", "MLIR22.1.8"):
        layouts = layouts_of(release_layouts("llvm22"))
        data = write_bytecode(module, 6, producer, False, layouts)
        again = open_bytecode(data, Context(), "in.mlirbc", True)[0]
        require_valid(again)
        assert str(again) == str(module)
    for release in ("llvm19", "llvm21"):
        context = Context()
        syntax = release_syntax(release, context)
        assert str(parse_source(text.encode(), "in", context, True, True, release=syntax)) == str(module)


@pytest.mark.parametrize(
    ("name", "kind", "ins", "element"),
    [
        ("add", "add", 2, "f32"),
        ("exp", "exp", 1, "f32"),
        ("max", "max_signed", 2, "i32"),
        ("min", "min_signed", 2, "f32"),
        ("div_unsigned", "div_unsigned", 2, "i32"),
        ("powf", "powf", 2, "f32"),
        ("reciprocal", "reciprocal", 1, "f32"),
        ("square", "square", 1, "f32"),
    ],
)
def test_elementwise_operations_without_a_name(name: str, kind: str, ins: int, element: str) -> None:
    """Release 24 has one operation for all of these, with the operation as an attribute."""
    type = f"tensor<4x?x{element}>"
    operands = f"{', '.join(['%a'] * ins)} : {', '.join([type] * ins)}"
    text = (
        f"func.func @f(%a: {type}) -> {type} {{\n%0 = linalg.{name} ins({operands}) outs(%a : {type}) -> {type}\n"
        f"return %0 : {type}\n}}"
    )
    printed = run(mlir_opt(24), stdin=write_for(module_of(text), target("llvm24"))).stdout.decode()
    assert f"linalg.elementwise <{kind}> ins(" in printed
    context = Context()
    module = parse_source(printed.encode(), "in.mlir", context, True, release=release_syntax("llvm24", context))
    require_valid(module)
    for release in (22, 23):
        assert f"kind=#linalg.elementwise_kind<{kind}>" in str(
            open_bytecode(write_for(module, target(f"llvm{release}")), Context(), "in.mlirbc", True)[0]
        )


# In the syntax of release 19: operations without an attribute that today's definitions require, or renamed since.
OF_19 = [
    "func.func @f(%l: index, %v: vector<4xf32>) -> vector<1xf32> {\n"
    "%r = vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) -> (vector<1xf32>) {\n"
    "^bb0(%a: vector<128xf32>):\n"
    "%x = vector.extract_strided_slice %a {offsets = [0], sizes = [32], strides = [1]} : "
    "vector<128xf32> to vector<32xf32>\nvector.yield %x : vector<32xf32>\n}\n"
    "vector.warp_execute_on_lane_0(%l)[32] {\n}\nreturn %r : vector<1xf32>\n}",
    "llvm.mlir.global_ctors {ctors = [@f], priorities = [1 : i32]}\n"
    "llvm.mlir.global_dtors {dtors = [@f, @f], priorities = [1 : i32, 2 : i32]}\nllvm.func @f() {\nllvm.return\n}",
    "llvm.func @f(%p: !llvm.ptr<3>, %a: i32) {\n"
    "%0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> i32\n"
    "nvvm.stmatrix %p, %a {layout = #nvvm.mma_layout<row>} : !llvm.ptr<3>, i32\nllvm.return\n}",
    "func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {\n"
    "%0 = amdgpu.wmma %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>\nreturn\n}",
    "func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) {\n"
    "%0 = linalg.winograd_filter_transform m(4) r(3) ins(%a : tensor<2x3x3x5xf32>) "
    "outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>\nreturn\n}",
]


@pytest.mark.parametrize("text", OF_19)
def test_operations_of_release_19(text: str) -> None:
    tool = mlir_opt(19)
    module = open_bytecode(run(tool, "--emit-bytecode", stdin=text).stdout, Context(), "in.mlirbc", True)[0]
    require_valid(module)
    context = Context()
    of_text = parse_source(text.encode(), "in", context, True, release=release_syntax("llvm19", context))
    assert str(of_text) == str(module)
    printed = run(tool, stdin=text).stdout
    assert run(tool, stdin=write_for(module, target("llvm19"))).stdout == printed


def test_a_product_whose_size_the_chip_gave_has_none() -> None:
    text = (
        "func.func @f(%a: vector<16xi4>, %c: vector<8xi32>) {\n"
        "%0 = amdgpu.wmma %a * %a + %c : vector<16xi4>, vector<16xi4>, vector<8xi32>\nreturn\n}"
    )
    context = Context()
    module = parse_source(text.encode(), "in", context, True, release=release_syntax("llvm21", context))
    with pytest.raises(VerificationError, match=r"'amdgpu\.wmma' op requires attribute 'k'"):
        require_valid(module)
