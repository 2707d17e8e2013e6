"t.a"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i64)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", packed (i32)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", opaque>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", opaque>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a">} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a">} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", ()>, b = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", ()>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", ()>, b = !llvm.struct<"a", ()>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", packed ()>, b = !llvm.struct<"a", ()>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (struct<"a">)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (struct<"b", (struct<"a">)>)>, b = !llvm.struct<"b", (struct<"a", (struct<"b">)>)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (struct<"b", (struct<"a">)>)>, b = !llvm.struct<"b", (struct<"a", (struct<"b">, i32)>)>} : () -> ()
// -----
!b = !llvm.struct<"b", (struct<"a", (struct<"b">)>)>
"t.a"() {a = !llvm.struct<"a", (!b)>, b = !llvm.struct<"b", (struct<"a", (!b)>)>} : () -> ()
// -----
!b = !llvm.struct<"b", (struct<"a", (struct<"b">)>)>
"t.a"() {a = !llvm.struct<"a", (!b)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (struct<"b">)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (struct<"a", ()>)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (struct<"a", opaque>)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", opaque>} : () -> ()
"t.a"() {a = !llvm.struct<"a", (struct<"a", opaque>)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (struct<"b", (struct<"a", opaque>)>)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<opaque>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a" (i32)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"", (i32)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"", (i32)>, b = !llvm.struct<"", (i64)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"", opaque>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (void)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", packed (i32, void)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<(i32, void)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<packed (i32, void)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (i32)} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (i32, void)} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (struct<"b", (struct<"a">, i32)>)>, b = !llvm.struct<"a", (struct<"b", (struct<"a">, i64)>)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (ptr)>, b = !llvm.struct<"b", (struct<"a", (i1)>)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<"a", (tensor<2xi32>)>} : () -> ()
// -----
"t.a"() {a = !llvm.struct<(tensor<2xi32>)>} : () -> ()
// -----
llvm.func @f(%a: !llvm.struct<"a", (struct<"b", (struct<"a">)>)>) {
  %0 = llvm.extractvalue %a[0] : !llvm.struct<"a", (struct<"b", (struct<"a">)>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<"b", (struct<"a", (struct<"b">)>)>
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<"b", (struct<"a", (struct<"b">)>)>
  "t.a"(%1) : (!llvm.struct<"a", (struct<"b", (struct<"a">)>)>) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<"a", (struct<"b", (struct<"a">)>)>) {
  %0 = llvm.extractvalue %a[0, 0, 0, 0] : !llvm.struct<"a", (struct<"b", (struct<"a">)>)>
  "t.a"(%0) : (!llvm.struct<"a", (struct<"b", (struct<"a">)>)>) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<"a", (struct<"b", (struct<"a">)>)>) {
  %0 = llvm.extractvalue %a[0, 0, 0, 1] : !llvm.struct<"a", (struct<"b", (struct<"a">)>)>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr -> !llvm.struct<"a", opaque>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.undef : !llvm.array<2 x struct<"a", (array<2 x struct<"a">>)>>
  %1 = llvm.extractvalue %0[0, 0, 1] : !llvm.array<2 x struct<"a", (array<2 x struct<"a">>)>>
  llvm.return
}
// -----
llvm.func @f() -> !llvm.struct<"a", (i32)>
llvm.func @g() -> !llvm.struct<"a", (i64)>
