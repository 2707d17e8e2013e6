func.func @f(%a: index) { scf.parallel (%i) = (%a) to (%a) step (%a) { scf.reduce } {operandSegmentSizes = array<i32: 1, 1, 1, 0>} return }
// -----
func.func @f(%a: index) { scf.parallel (%i) = (%a) to (%a) step (%a) { scf.reduce } {operandSegmentSizes = array<i32: 1, 2, 1, 0>} return }
// -----
func.func @f(%a: index) { scf.parallel (%i) = (%a) to (%a) step (%a) { scf.reduce } {operandSegmentSizes = 3} return }
// -----
func.func @f(%a: index) { affine.for %i = 0 to 4 { } {lowerBoundMap = affine_map<() -> (2)>} return }
// -----
func.func @f(%a: index) { affine.for %i = 0 to 4 { } {step = 3 : index} return }
// -----
func.func @f(%a: index) { affine.for %i = 0 to 4 step 2 { } {step = 3 : index} return }
// -----
func.func @f(%a: index) { affine.for %i = 0 to 4 step 2 { } {step = 3 : i32} return }
// -----
func.func @f(%a: index) { affine.for %i = 0 to 4 { } {operandSegmentSizes = array<i32: 0, 0, 0>} return }
// -----
func.func @f(%a: index) { affine.for %i = 0 to 4 { } {upperBoundMap = 3} return }
// -----
func.func @f(%a: index) { affine.parallel (%i) = (0) to (4) { } {steps = [3]} return }
// -----
func.func @f(%a: index) { affine.parallel (%i) = (0) to (4) { } {reductions = []} return }
// -----
func.func @f(%a: index) { affine.parallel (%i) = (0) to (4) { } {lowerBoundsGroups = dense<1> : tensor<1xi32>} return }
// -----
func.func @f(%a: index) { affine.if affine_set<(d0) : (d0 == 0)>(%a) { } {condition = 3} return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = affine.load %a[%i] {map = affine_map<(d0) -> (d0)>} : memref<4xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = affine.load %a[%i] {map = 3} : memref<4xf32> return }
// -----
func.func @f() { call @f() {callee = @f} : () -> () return }
// -----
func.func @f() attributes {sym_name = "g"} { return }
// -----
func.func @f() attributes {function_type = () -> ()} { return }
// -----
func.func @f() { %0 = arith.constant {value = 3 : i32} 4 : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi slt, %a, %a {predicate = 0 : i64} : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a {overflowFlags = #arith.overflow<nsw>} : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw> {overflowFlags = #arith.overflow<nsw>} : i32 return }
// -----
func.func @f(%a: tensor<4xf32>, %i: index) { %0 = tensor.extract_slice %a[%i] [2] [1] {static_sizes = array<i64: 3>} : tensor<4xf32> to tensor<2xf32> return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (4) { } {staticUpperBound = array<i64: 3>} return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (4) { } {mapping = []} return }
// -----
func.func @f(%a: index) { scf.index_switch %a {cases = array<i64: 3>} default { } return }
// -----
func.func @f(%a: index) { scf.index_switch %a case 3 { scf.yield } default { } {cases = array<i64: 4>} return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [default: ^bb1, 3: ^bb1] {case_values = dense<2> : tensor<1xi32>} ^bb1: return }
// -----
func.func @f(%a: i1) { cf.cond_br %a, ^bb1, ^bb1 {operandSegmentSizes = array<i32: 1, 0, 0>} ^bb1: return }
// -----
func.func @f(%a: i1) { cf.cond_br %a, ^bb1, ^bb1 {branch_weights = array<i32: 1, 0>} ^bb1: return }
// -----
memref.global @a : memref<4xf32> {sym_name = "b"}
// -----
memref.global "private" @a : memref<4xf32> {sym_visibility = "private"}
// -----
memref.global @a : memref<4xf32> {type = memref<3xf32>}
// -----
func.func @f(%a: index) { %0 = memref.alloc(%a) {operandSegmentSizes = array<i32: 1, 0>} : memref<?xf32> return }
// -----
func.func @f(%a: index) { %0 = memref.alloc(%a) {alignment = 4} : memref<?xf32> return }
// -----
module @a attributes {sym_name = "b"} { }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = linalg.fill {operandSegmentSizes = array<i32: 1, 1>} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = vector.reduction <add>, %a {kind = #vector.kind<mul>} : vector<4xf32> into f32 return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = vector.extract %a[0] {static_position = array<i64: 1>} : f32 from vector<4xf32> return }
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = affine.apply #map(%arg0) {map = affine_map<(d0) -> (d0)>}
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = affine.max #map(%arg0) {foo, map = affine_map<(d0) -> (d0)>}
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = affine.min #map(%arg0) {foo, map = affine_map<(d0) -> (d0)>}
  }) : () -> ()
}
// -----
module {
  func.func @p(%arg0: index, %arg1: memref<100x?xf32>, %arg2: index) -> f32 {
    affine.parallel (%arg3, %arg4) = (0, max(%arg0, %arg2 + 3, 5)) to (min(%arg0 + %arg2 * 2, 10), symbol(%arg0)) step (2, 3) {
      %1 = affine.vector_load %arg1[%arg3, %arg4] : memref<100x?xf32>, vector<4xf32>
    } {a.b, lowerBoundsMap = affine_map<(d0, d1) -> (0, d0, d1 + 3, 5)>}
    %0:2 = affine.parallel (%arg3) = (%arg0 mod 3) to (%arg0 * 2) reduce ("addf", "maximumf") -> (f32, f32) {
      %1 = affine.load %arg1[%arg3, %arg3] : memref<100x?xf32>
      affine.yield %1, %1 : f32, f32
    }
    affine.parallel () = () to () {
    }
    return %0#0 : f32
  }
}
// -----
module {
  func.func @p(%arg0: index, %arg1: memref<100x?xf32>, %arg2: index) -> f32 {
    affine.parallel (%arg3, %arg4) = (0, max(%arg0, %arg2 + 3, 5)) to (min(%arg0 + %arg2 * 2, 10), symbol(%arg0)) step (2, 3) {
      %1 = affine.vector_load %arg1[%arg3, %arg4] {map = affine_map<(d0, d1) -> (d0, d1)>} : memref<100x?xf32>, vector<4xf32>
    } {a.b}
    %0:2 = affine.parallel (%arg3) = (%arg0 mod 3) to (%arg0 * 2) reduce ("addf", "maximumf") -> (f32, f32) {
      %1 = affine.load %arg1[%arg3, %arg3] : memref<100x?xf32>
      affine.yield %1, %1 : f32, f32
    }
    affine.parallel () = () to () {
    }
    return %0#0 : f32
  }
}
// -----
module {
  func.func @p(%arg0: index, %arg1: memref<100x?xf32>, %arg2: index) -> f32 {
    affine.parallel (%arg3, %arg4) = (0, max(%arg0, %arg2 + 3, 5)) to (min(%arg0 + %arg2 * 2, 10), symbol(%arg0)) step (2, 3) {
      %1 = affine.vector_load %arg1[%arg3, %arg4] : memref<100x?xf32>, vector<4xf32>
    } {a.b}
    %0:2 = affine.parallel (%arg3) = (%arg0 mod 3) to (%arg0 * 2) reduce ("addf", "maximumf") -> (f32, f32) {
      %1 = affine.load %arg1[%arg3, %arg3] {map = affine_map<(d0) -> (d0, d0)>} : memref<100x?xf32>
      affine.yield %1, %1 : f32, f32
    }
    affine.parallel () = () to () {
    }
    return %0#0 : f32
  }
}
// -----
module {
  "x.wrap"() ({
    %token = async.execute attributes {operandSegmentSizes = array<i32: 0, 0>} {
      async.yield
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = bufferization.alloc_tensor() {operandSegmentSizes = array<i32: 0, 0, 0>} : tensor<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    gpu.warp_execute_on_lane_0(%arg0)[0] {
    } {warp_size = 0 : i64}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i4):
    %0 = llvm.alloca inalloca %arg0 x tensor<4xf32> {alignment = 1 : i64, elem_type = tensor<4xf32>} : (i4) -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.icmp "ugt" %arg0, %arg1 {foo, predicate = 8 : i64} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<i32>):
    %transpose = memref.transpose %arg0 () -> () {permutation = affine_map<() -> ()>} : memref<i32> to memref<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64, %arg2: i64):
    %0 = omp.target_allocmem %arg0 : i64, (i32) -> i32(%arg1, %arg2 : i64, i64) {bindc_name = "fence", in_type = (i32) -> i32}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = scf.execute_region -> vector<16xf32> no_inline {
      "x.region"() : () -> ()
    } {foo, no_inline}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = shape.const_shape  {shape = dense<0> : tensor<2xindex>}[0, 0] : !shape.shape
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    shape.function_library @foo attributes {mapping = {a = 1 : i64}} {
      "x.region"() : () -> ()
    } mapping {a = 1 : i64}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    spirv.module Logical OpenCL attributes {memory_model = #spirv.memory_model<OpenCL>} {
      spirv.Kill
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>, %arg2: tensor<1x4x4x1xi8>):
    %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = SINGLE_ROUND, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, kernel = array<i64: 1, 1>} : (tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = tosa.reduce_max %arg0 {axis = 0 : i32, axis = 0 : i32} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = tosa.reduce_min %arg0 {axis = 0 : i32, nan_mode = IGNORE, nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<*xf32>) -> tensor<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !transform.op<"foo.bar">):
    %0 = transform.structured.split %arg0 after 1  {dimension = 0 : i64, static_chunk_sizes = 1 : i64} : !transform.op<"foo.bar">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.func exported @foo() attributes {exported} {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
#extern = #ml_program.extern : tensor<4xi32>
#extern1 = #ml_program.extern : i32
module {
  ml_program.func private @extern(i32 {ml_program.a = 1 : i32}) -> (i32 {ml_program.b}) attributes {arg_attrs = [{ml_program.a = 1 : i32}]}
  ml_program.func @compute(%arg0: i32) -> i32 attributes {foo} {
    ml_program.return %arg0 : i32
  }
  ml_program.subgraph @graph(%arg0: i32) -> i32 {
    %0 = "unregistered.dummy"(%1, %2) : (i32, i32) -> i32
    %1 = "unregistered.dummy"(%0, %2) : (i32, i32) -> i32
    %2 = "unregistered.dummy"(%1, %0) : (i32, i32) -> i32
    ml_program.output %1 : i32
  }
  ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<?xi32>
  ml_program.global public mutable @mut : tensor<?xi32> {foo}
  ml_program.global nested mutable @ext(#extern) : tensor<?xi32>
  ml_program.global private mutable @emptytensor : tensor<?xi32> {ml_program.a = #extern1}
}
// -----
module {
  spirv.module Logical Vulkan {
    spirv.ARM.Graph @gr(%arg0: !spirv.arm.tensor<2xi8>, %arg1: !spirv.arm.tensor<2xi8> {a.b}) -> !spirv.arm.tensor<2xi8> attributes {entry_point = true, arg_attrs = [{}, {a.b}]} {
      spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<2xi8>
    }
    spirv.GlobalVariable @in0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<2xi8>, UniformConstant>
    spirv.ARM.GraphEntryPoint @gr, @in0
    spirv.ARM.GraphEntryPoint @gr
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.param<i64>) -> !transform.any_op attributes {foo, arg_attrs = [{transform.readonly}, {}]} {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %0 {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    %1 = transform.get_operand %0[0] : (!transform.any_op) -> !transform.any_value
    %2 = transform.get_result %0[all] : (!transform.any_op) -> !transform.any_value
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence private @ext(!transform.any_op {transform.readonly})
  transform.named_sequence @m(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
}
// -----
module {
  func.func @f(%arg0: index) {
    affine.for %arg1 = 0 to 10 step 0 {
    } {upperBoundMap = affine_map<() -> (10)>}
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index) {
    %0 = affine.load %arg0[%arg1] : memref<4xf32>
    affine.store %0, %arg0[%arg1 + 1] {map = affine_map<(d0) -> (d0 + 1)>} : memref<4xf32>
    return
  }
}
// -----
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @f(%arg0: index) {
    affine.for %arg1 = 0 to 3 {
      affine.if #set(%arg1) {
      } else {
      } {condition = affine_set<(d0) : (d0 >= 0)>}
    }
    return
  }
}
// -----
module {
  func.func private @f(tensor<*xf32> {bufferization.access = "read-write"}) attributes {arg_attrs = [{bufferization.access = "read-write"}]}
}
// -----
module {
  func.func @old_names(%arg0: index) {
    scf.parallel (%arg1) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce 
    } {operandSegmentSizes = array<i32: 1, 1, 1, 0>}
    return
  }
}
