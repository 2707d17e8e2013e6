func.func @f() attributes {rocdl.kernel} {
  return
}
// -----
"a"() {rocdl.kernel} : () -> ()
// -----
llvm.func @f(%r: vector<4xi32>, %i: i32) {
  %0 = rocdl.raw.buffer.load %r, %i, %i : f32
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %i: i32) {
  rocdl.raw.buffer.store %r, %i, %i : f32
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %i: i32) {
  rocdl.raw.buffer.store %i, %i, %i, %i, %i : i32
  llvm.return
}
