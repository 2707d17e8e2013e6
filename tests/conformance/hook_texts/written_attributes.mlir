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
