func.func @numbers_of_llvm(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %0, %b : i32
  %2 = llvm.mul %1, %a : i32
  %3 = llvm.shl %2, %a : i32
  return %3 : i32
}
// -----
func.func @flags_of_llvm(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw> : i32
  %1 = llvm.sub %0, %b overflow<nuw> : i32
  %2 = llvm.mul %1, %a overflow<nsw, nuw> : i32
  %3 = llvm.shl %2, %a overflow<nsw> : i32
  return %3 : i32
}
// -----
llvm.mlir.global internal thread_local @a(1 : i32) : i32
llvm.mlir.global internal @b(2 : i32) : i32
llvm.mlir.global internal constant @c(3 : i32) {addr_space = 1 : i32} : i32
