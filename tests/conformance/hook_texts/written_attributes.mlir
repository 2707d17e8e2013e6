func.func @f(%a: i32) -> i32 {
  %0 = "llvm.add"(%a, %a) {overflowFlags = #llvm.overflow<nsw, nuw>} : (i32, i32) -> i32
  %1 = "llvm.add"(%0, %a) <{overflowFlags = 2 : i32}> {overflowFlags = #llvm.overflow<nsw>} : (i32, i32) -> i32
  %2 = llvm.add %1, %a overflow<nsw> {note, overflowFlags = 3 : i8} : i32
  return %2 : i32
}
// -----
gpu.module @m [#nvvm.target, #rocdl.target, #xevm.target] { }
// -----
gpu.module @m [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] { }
// -----
llvm.func @f() attributes {target_features = "+wide"}
// -----
func.func private @f() attributes {arg_attrs = 3}
// -----
func.func @f(%0: tensor<1x1x1x1xf32>, %7: tensor<1x1x1x1xf32>, %8: tensor<1xf32>) {
  %22 = "tosa.conv2d"(%0, %7, %8) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1]} : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
}
// -----
func.func @f(%0: tensor<1x1x1x1xf32>, %7: tensor<1x1x1x1xf32>, %8: tensor<1xf32>) {
  %22 = "tosa.conv2d"(%0, %7, %8) <{stride = [1, 1], dilation = [1, 1], pad = [0, 0, 0, 0]}> : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
}
// -----
func.func @f(%0: tensor<1x1x1x1xf32>, %7: tensor<1x1x1x1xf32>, %8: tensor<1xf32>) {
  %22 = tosa.conv2d %0, %7, %8, %8, %8 {stride = [1, 1], pad = [0, 0, 0, 0], dilation = [1, 1]} : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
}
// -----
func.func @f(%m: memref<2xf32>, %i: index) {
  %0 = memref.load %m[%i] {nontemporal = 1, alignment = "x"} : memref<2xf32>
}
// -----
memref.alloc() {zz, alignment = -1 : i64} : memref<2xf32>
memref.alloc() {alignment = "x"} : memref<2xf32>
// -----
"memref.alloc"() {operandSegmentSizes = 1, alignment = "x"} : () -> memref<2xf32>
// -----
"memref.alloc"() <{operandSegmentSizes = 1, alignment = "x"}> : () -> memref<2xf32>
// -----
"func.func"() <{sym_name = 1, arg_attrs = 2, function_type = 1}> ({}) : () -> ()
// -----
"func.func"() {sym_name = 1, arg_attrs = 2, function_type = 1} ({}) : () -> ()
// -----
"func.func"() ({}) {sym_name = 1, arg_attrs = 2, function_type = 1} : () -> ()
// -----
"builtin.module"() <{sym_visibility = 1, sym_name = 1}> ({}) : () -> ()
