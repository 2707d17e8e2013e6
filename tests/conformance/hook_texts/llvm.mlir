llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32}
llvm.mlir.global external @g() : i32
llvm.mlir.global private constant @x(42 : i64) : i64
llvm.mlir.global internal @y() : !llvm.array<2 x i32> {
  %0 = llvm.mlir.undef : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}
llvm.mlir.global weak_odr thread_local unnamed_addr constant @z(dense<1> : tensor<3xi32>) {alignment = 8 : i64, section = "a", dso_local} : !llvm.array<3 x i32>
llvm.mlir.global external hidden local_unnamed_addr @h(1.5 : f32) : f32
llvm.mlir.global common @com(0 : i32) comdat(@c::@any) : i32
llvm.comdat @c {
  llvm.comdat_selector @any any
}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @malloc(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
llvm.func internal fastcc @f(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.byval = i32}) -> (i32 {llvm.zeroext}) attributes {passthrough = ["noinline"]} {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %p2 = llvm.alloca inalloca %c x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  %p3 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr<5>
  llvm.store %c, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %c, %p : i32, !llvm.ptr
  llvm.store %c, %p atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  %l = llvm.load %p : !llvm.ptr -> i32
  %l2 = llvm.load volatile %p invariant {nontemporal} : !llvm.ptr -> i32
  %l3 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %e = llvm.getelementptr %p[%c] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %e2 = llvm.getelementptr inbounds %p2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %e3 = llvm.getelementptr inbounds|nuw %p2[%c, 1] {a} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"foo", (i32, f32)>
  %cmp = llvm.icmp "slt" %c, %l : i32
  %ff = llvm.mlir.constant(1.0 : f32) : f32
  %fc = llvm.fcmp "oeq" %ff, %ff {fastmathFlags = #llvm.fastmath<fast>} : f32
  %fc2 = llvm.fcmp "une" %ff, %ff : f32
  %add = llvm.add %c, %l overflow<nsw, nuw> : i32
  %r = llvm.call @f(%add, %p) : (i32, !llvm.ptr) -> i32
  %r2 = llvm.call @printf(%p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  %r3 = llvm.call fastcc @f(%add, %p) {fastmathFlags = #llvm.fastmath<nnan>} : (i32, !llvm.ptr) -> i32
  %fp = llvm.mlir.addressof @f : !llvm.ptr
  %r4 = llvm.call %fp(%add, %p) : !llvm.ptr, (i32, !llvm.ptr) -> i32
  llvm.call tail @f(%add, %p) {no_unwind} : (i32, !llvm.ptr) -> i32
  %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>, ptr)>
  %ins = llvm.insertvalue %c, %u[0] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  %ext = llvm.extractvalue %u[1, 0] : !llvm.struct<(i32, array<2 x f32>, ptr)>
  %z = llvm.mlir.zero : !llvm.ptr
  %v = llvm.mlir.undef : vector<4xf32>
  %sh = llvm.shufflevector %v, %v [0, 1, 2] : vector<4xf32>
  %asm = llvm.inline_asm has_side_effects asm_dialect = intel "mov $0, $1", "=r,r" %c : (i32) -> i32
  %sel = llvm.select %cmp, %c, %l : i1, i32
  llvm.cond_br %cmp weights([1, 2]), ^bb1, ^bb2(%c : i32)
^bb1:
  llvm.switch %c : i32, ^bb2(%c : i32) [
    1: ^bb2(%l : i32),
    -2: ^bb3
  ]
^bb2(%q: i32):
  llvm.br ^bb3
^bb3:
  llvm.switch %c : i32, ^bb4 [
  ]
^bb4:
  llvm.return %c : i32
}
llvm.func @pers(...) -> i32
llvm.func @inv() attributes {personality = @pers} {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @inv() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  %x = llvm.invoke %0(%0) to ^bb3 unwind ^bb2 {a = 1 : i32} : !llvm.ptr, (!llvm.ptr) -> i32
^bb2:
  %1 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^bb3:
  llvm.return
}
llvm.func @types(!llvm.struct<"a", (ptr, struct<"a">)>, !llvm.struct<packed (i8)>, !llvm.struct<"op", opaque>, !llvm.target<"spirv.x", i32, 1>, !llvm.func<void (i32, ...)>, !llvm.ptr<3>, !llvm.metadata, !llvm.token, !llvm.label, !llvm.ppc_fp128, !llvm.x86_amx, !llvm.struct<()>)
llvm.func extern_weak local_unnamed_addr @w() comdat(@c::@any) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, target_cpu = "x"}
func.func @mix(%x : !llvm.ptr, %y: i32) {
  %a = llvm.intr.ctpop(%y) : (i32) -> i32
  "llvm.intr.memcpy"(%x, %x, %y) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %b = llvm.icmp "eq" %x, %x : !llvm.ptr
  %c = llvm.call_intrinsic "llvm.ctpop"(%y) : (i32) -> i32
  llvm.call_intrinsic "llvm.foo"() : () -> ()
  return
}
