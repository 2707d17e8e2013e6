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
// -----
!a0 = !llvm.struct<"n0", (i32)>
!a1 = !llvm.struct<"n1", (!a0, !a0)>
!a2 = !llvm.struct<"n2", (!a1, !a1)>
!a3 = !llvm.struct<"n3", (!a2, !a2)>
!a4 = !llvm.struct<"n4", (!a3, !a3)>
!a5 = !llvm.struct<"n5", (!a4, !a4)>
!a6 = !llvm.struct<"n6", (!a5, !a5)>
!a7 = !llvm.struct<"n7", (!a6, !a6)>
!a8 = !llvm.struct<"n8", (!a7, !a7)>
!a9 = !llvm.struct<"n9", (!a8, !a8)>
!a10 = !llvm.struct<"n10", (!a9, !a9)>
!a11 = !llvm.struct<"n11", (!a10, !a10)>
!a12 = !llvm.struct<"n12", (!a11, !a11)>
!a13 = !llvm.struct<"n13", (!a12, !a12)>
!a14 = !llvm.struct<"n14", (!a13, !a13)>
!a15 = !llvm.struct<"n15", (!a14, !a14)>
!a16 = !llvm.struct<"n16", (!a15, !a15)>
!a17 = !llvm.struct<"n17", (!a16, !a16)>
!a18 = !llvm.struct<"n18", (!a17, !a17)>
!a19 = !llvm.struct<"n19", (!a18, !a18)>
!a20 = !llvm.struct<"n20", (!a19, !a19)>
!a21 = !llvm.struct<"n21", (!a20, !a20)>
!a22 = !llvm.struct<"n22", (!a21, !a21)>
!a23 = !llvm.struct<"n23", (!a22, !a22)>
!a24 = !llvm.struct<"n24", (!a23, !a23)>
!a25 = !llvm.struct<"n25", (!a24, !a24)>
!a26 = !llvm.struct<"n26", (!a25, !a25)>
!a27 = !llvm.struct<"n27", (!a26, !a26)>
!a28 = !llvm.struct<"n28", (!a27, !a27)>
!a29 = !llvm.struct<"n29", (!a28, !a28)>
!a30 = !llvm.struct<"n30", (!a29, !a29)>
!a31 = !llvm.struct<"n31", (!a30, !a30)>
!a32 = !llvm.struct<"n32", (!a31, !a31)>
!a33 = !llvm.struct<"n33", (!a32, !a32)>
!a34 = !llvm.struct<"n34", (!a33, !a33)>
!a35 = !llvm.struct<"n35", (!a34, !a34)>
!a36 = !llvm.struct<"n36", (!a35, !a35)>
!a37 = !llvm.struct<"n37", (!a36, !a36)>
!a38 = !llvm.struct<"n38", (!a37, !a37)>
!a39 = !llvm.struct<"n39", (!a38, !a38)>
"t.a"() : () -> ()
// -----
// Types that LLVM does not have, inside of others: with the prefix.
"x.y"() {a = !llvm.struct<(array<2 x index>, ptr)>, b = !llvm.array<2 x struct<(index)>>, c = !llvm.struct<"a", (ptr, array<2 x array<3 x index>>)>, d = !llvm.func<void (array<2 x index>)>} : () -> ()
"x.y"() {a = !llvm.struct<"foo", (struct<"foo">, index)>, b = !llvm.struct<"bar", packed (i32, struct<"bar">)>} : () -> ()
// -----
// Address spaces of dialects that implement LLVMAddrSpaceAttrInterface.
llvm.func @f(!ptr.ptr<#nvvm.memory_space<global>>, !ptr.ptr<#llvm.address_space<3>>) -> !ptr.ptr<#nvvm.memory_space<generic>>
llvm.func @g(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !ptr.ptr<#nvvm.memory_space<shared>>
  llvm.store %0, %p : !ptr.ptr<#nvvm.memory_space<shared>>, !llvm.ptr
  llvm.return
}
