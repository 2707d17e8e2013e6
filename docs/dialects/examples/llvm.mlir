// llvm.add
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = llvm.add %lhs, %rhs : i32
  return
}
// -----
// llvm.addrspacecast
func.func @example(%arg: !llvm.ptr) {
  %0 = llvm.addrspacecast %arg : !llvm.ptr to !llvm.ptr
  return
}
// -----
// llvm.alloca
func.func @example(%arraySize: i32) {
  %0 = llvm.alloca %arraySize x f32 : (i32) -> !llvm.ptr
  return
}
// -----
// llvm.and
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = llvm.and %lhs, %rhs : i32
  return
}
// -----
// llvm.ashr
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = llvm.ashr %lhs, %rhs : i32
  return
}
// -----
// llvm.atomicrmw
func.func @example(%ptr: !llvm.ptr, %val: i32) {
  %0 = llvm.atomicrmw add %ptr, %val monotonic : !llvm.ptr, i32
  return
}
// -----
// llvm.bitcast
func.func @example(%arg: i32) {
  %0 = llvm.bitcast %arg : i32 to i32
  return
}
// -----
// llvm.blockaddress
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
}
llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
llvm.mlir.global linkonce_odr local_unnamed_addr @s("abc\00") comdat(@__llvm_comdat::@any) {addr_space = 0 : i32}
llvm.mlir.global external thread_local @e() {addr_space = 0 : i32} : f32
llvm.mlir.global private @init() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @resolved : !llvm.func<f32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@void], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@void], priorities = [65535 : i32], data = [@g]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @void() {
  llvm.return
}
llvm.func internal fastcc @callee(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef}) attributes {dso_local, passthrough = ["noinline"]} {
  %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64, %arg4: vector<4xi32>, %arg5: vector<4xi1>, %arg6: vector<4x!llvm.ptr>, %arg7: vector<2xf64>, %arg8: i8) -> f32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.call fastcc @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> f32
  %2 = llvm.call @variadic(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
  llvm.call tail @void() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  %4 = llvm.call_intrinsic "llvm.bitreverse.i32"(%arg0) : (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%arg2) ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : (i1) -> ()
  %5 = llvm.mlir.undef : !llvm.struct<(i32, i1)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)> 
  %7 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i32, i1)> 
  %8 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %9 = llvm.getelementptr inbounds %arg1[%arg3, 1, %arg0] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x struct<(f32, f32)>>)>
  %10 = llvm.getelementptr %arg6[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  llvm.store volatile %arg0, %arg1 atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %arg4, %arg1 {nontemporal} : vector<4xi32>, !llvm.ptr
  %11 = llvm.load %arg1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.zext nneg %arg8 : i8 to i64
  %13 = llvm.zext %arg4 : vector<4xi32> to vector<4xi64>
  %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %15 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %16 = llvm.intr.sincos(%1) : (f32) -> !llvm.struct<(f32, f32)>
  %17 = llvm.intr.masked.gather %arg6, %arg5 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  %18 = llvm.intr.masked.gather %arg6, %arg5, %arg4 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %arg4, %arg6, %arg5 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %19 = "llvm.intr.vector.interleave2"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %20 = "llvm.intr.vp.ptrtoint"(%arg6, %arg5, %arg0) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.intr.assume %arg2 ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : i1
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  llvm.switch %arg0 : i32, ^bb1(%1 : f32) [
    1: ^bb2,
    -2: ^bb1(%1 : f32)
  ]
^bb1(%21: f32):  // 2 preds: ^bb0, ^bb0
  llvm.return %21 : f32
^bb2:  // pred: ^bb0
  llvm.blocktag <id = 1>
  %22 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
llvm.func @throwing(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @variadic2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:  // pred: ^bb0
  llvm.return %0 : i32
^bb2:  // pred: ^bb0
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @variadic2(i32) -> i32
// -----
// llvm.blocktag
func.func @example() {
  llvm.blocktag <id = 0>
  return
}
// -----
// llvm.br
llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32}
llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
llvm.mlir.global private constant @x(42 : i64) {addr_space = 0 : i32} : i64
llvm.mlir.global internal @y() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
  %0 = llvm.mlir.undef : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}
llvm.mlir.global weak_odr thread_local unnamed_addr constant @z(dense<1> : tensor<3xi32>) {addr_space = 0 : i32, alignment = 8 : i64, dso_local, section = "a"} : !llvm.array<3 x i32>
llvm.mlir.global external hidden local_unnamed_addr @h(1.500000e+00 : f32) {addr_space = 0 : i32} : f32
llvm.mlir.global common @com(0 : i32) comdat(@c::@any) {addr_space = 0 : i32} : i32
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
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.alloca inalloca %0 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr<5>
  llvm.store %0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %0, %1 : i32, !llvm.ptr
  llvm.store %0, %1 atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  %4 = llvm.load %1 : !llvm.ptr -> i32
  %5 = llvm.load volatile %1 invariant {nontemporal} : !llvm.ptr -> i32
  %6 = llvm.load %1 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %7 = llvm.getelementptr %1[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %8 = llvm.getelementptr inbounds %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %9 = llvm.getelementptr inbounds|nuw %2[%0, 1] {a} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"foo", (i32, f32)>
  %10 = llvm.icmp "slt" %0, %4 : i32
  %11 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %12 = llvm.fcmp "oeq" %11, %11 {fastmathFlags = #llvm.fastmath<fast>} : f32
  %13 = llvm.fcmp "une" %11, %11 : f32
  %14 = llvm.add %0, %4 overflow<nsw, nuw> : i32
  %15 = llvm.call @f(%14, %1) : (i32, !llvm.ptr) -> i32
  %16 = llvm.call @printf(%1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  %17 = llvm.call fastcc @f(%14, %1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32, !llvm.ptr) -> i32
  %18 = llvm.mlir.addressof @f : !llvm.ptr
  %19 = llvm.call %18(%14, %1) : !llvm.ptr, (i32, !llvm.ptr) -> i32
  %20 = llvm.call tail @f(%14, %1) {no_unwind} : (i32, !llvm.ptr) -> i32
  %21 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>, ptr)>
  %22 = llvm.insertvalue %0, %21[0] : !llvm.struct<(i32, array<2 x f32>, ptr)> 
  %23 = llvm.extractvalue %21[1, 0] : !llvm.struct<(i32, array<2 x f32>, ptr)> 
  %24 = llvm.mlir.zero : !llvm.ptr
  %25 = llvm.mlir.undef : vector<4xf32>
  %26 = llvm.shufflevector %25, %25 [0, 1, 2] : vector<4xf32> 
  %27 = llvm.inline_asm has_side_effects asm_dialect = intel "mov $0, $1", "=r,r" %0 : (i32) -> i32
  %28 = llvm.select %10, %0, %4 : i1, i32
  llvm.cond_br %10 weights([1, 2]), ^bb1, ^bb2(%0 : i32)
^bb1:  // pred: ^bb0
  llvm.switch %0 : i32, ^bb2(%0 : i32) [
    1: ^bb2(%4 : i32),
    -2: ^bb3
  ]
^bb2(%29: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
  llvm.br ^bb3
^bb3:  // 2 preds: ^bb1, ^bb2
  llvm.switch %0 : i32, ^bb4 [
  ]
^bb4:  // pred: ^bb3
  llvm.return %0 : i32
}
llvm.func @pers(...) -> i32
llvm.func @inv() attributes {personality = @pers} {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @inv() to ^bb1 unwind ^bb2 : () -> ()
^bb1:  // pred: ^bb0
  %1 = llvm.invoke %0(%0) to ^bb3 unwind ^bb2 {a = 1 : i32} : !llvm.ptr, (!llvm.ptr) -> i32
^bb2:  // 2 preds: ^bb0, ^bb1
  %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
^bb3:  // pred: ^bb1
  llvm.return
}
llvm.func @types(!llvm.struct<"a", (ptr, struct<"a">)>, !llvm.struct<packed (i8)>, !llvm.struct<"op", opaque>, !llvm.target<"spirv.x", i32, 1>, !llvm.func<void (i32, ...)>, !llvm.ptr<3>, !llvm.metadata, !llvm.token, !llvm.label, !llvm.ppc_fp128, !llvm.x86_amx, !llvm.struct<()>)
llvm.func extern_weak local_unnamed_addr @w() comdat(@c::@any) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, target_cpu = "x"}
func.func @mix(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = llvm.intr.ctpop(%arg1) : (i32) -> i32
  "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.icmp "eq" %arg0, %arg0 : !llvm.ptr
  %2 = llvm.call_intrinsic "llvm.ctpop"(%arg1) : (i32) -> i32
  llvm.call_intrinsic "llvm.foo"() : () -> ()
  return
}
// -----
// llvm.call
func.func @example(%callee_operands0: !llvm.ptr, %callee_operands1: i32) {
  %0 = llvm.call %callee_operands0(%callee_operands1) : !llvm.ptr, (i32) -> i32
  return
}
// -----
// llvm.call_intrinsic
func.func @example(%args: i32) {
  %0 = llvm.call_intrinsic "llvm.ctpop"(%args) : (i32) -> i32
  return
}
// -----
// llvm.cmpxchg
func.func @example(%ptr: !llvm.ptr<6>, %cmp: !llvm.ptr<8>, %val: !llvm.ptr<8>) {
  %0 = llvm.cmpxchg %ptr, %cmp, %val seq_cst seq_cst : !llvm.ptr<6>, !llvm.ptr<8>
  return
}
// -----
// llvm.comdat
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
}
llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
llvm.mlir.global linkonce_odr local_unnamed_addr @s("abc\00") comdat(@__llvm_comdat::@any) {addr_space = 0 : i32}
llvm.mlir.global external thread_local @e() {addr_space = 0 : i32} : f32
llvm.mlir.global private @init() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @resolved : !llvm.func<f32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@void], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@void], priorities = [65535 : i32], data = [@g]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @void() {
  llvm.return
}
llvm.func internal fastcc @callee(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef}) attributes {dso_local, passthrough = ["noinline"]} {
  %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64, %arg4: vector<4xi32>, %arg5: vector<4xi1>, %arg6: vector<4x!llvm.ptr>, %arg7: vector<2xf64>, %arg8: i8) -> f32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.call fastcc @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> f32
  %2 = llvm.call @variadic(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
  llvm.call tail @void() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  %4 = llvm.call_intrinsic "llvm.bitreverse.i32"(%arg0) : (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%arg2) ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : (i1) -> ()
  %5 = llvm.mlir.undef : !llvm.struct<(i32, i1)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)> 
  %7 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i32, i1)> 
  %8 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %9 = llvm.getelementptr inbounds %arg1[%arg3, 1, %arg0] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x struct<(f32, f32)>>)>
  %10 = llvm.getelementptr %arg6[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  llvm.store volatile %arg0, %arg1 atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %arg4, %arg1 {nontemporal} : vector<4xi32>, !llvm.ptr
  %11 = llvm.load %arg1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.zext nneg %arg8 : i8 to i64
  %13 = llvm.zext %arg4 : vector<4xi32> to vector<4xi64>
  %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %15 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %16 = llvm.intr.sincos(%1) : (f32) -> !llvm.struct<(f32, f32)>
  %17 = llvm.intr.masked.gather %arg6, %arg5 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  %18 = llvm.intr.masked.gather %arg6, %arg5, %arg4 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %arg4, %arg6, %arg5 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %19 = "llvm.intr.vector.interleave2"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %20 = "llvm.intr.vp.ptrtoint"(%arg6, %arg5, %arg0) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.intr.assume %arg2 ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : i1
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  llvm.switch %arg0 : i32, ^bb1(%1 : f32) [
    1: ^bb2,
    -2: ^bb1(%1 : f32)
  ]
^bb1(%21: f32):  // 2 preds: ^bb0, ^bb0
  llvm.return %21 : f32
^bb2:  // pred: ^bb0
  llvm.blocktag <id = 1>
  %22 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
llvm.func @throwing(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @variadic2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:  // pred: ^bb0
  llvm.return %0 : i32
^bb2:  // pred: ^bb0
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @variadic2(i32) -> i32
// -----
// llvm.comdat_selector
llvm.comdat_selector @foo any
// -----
// llvm.cond_br
llvm.func @extended(%arg0: i8, %arg1: vector<2xi8>, %arg2: !llvm.ptr, %arg3: i32, %arg4: f32, %arg5: i1) {
  llvm.cond_br %arg5 weights([3, 5]), ^bb1(%arg0 : i8), ^bb2
^bb1(%0: i8):  // 2 preds: ^bb0, ^bb1
  llvm.cond_br %arg5, ^bb2, ^bb1(%0 : i8)
^bb2:  // 2 preds: ^bb0, ^bb1
  llvm.return
}
// -----
// llvm.dso_local_equivalent
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
}
llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
llvm.mlir.global linkonce_odr local_unnamed_addr @s("abc\00") comdat(@__llvm_comdat::@any) {addr_space = 0 : i32}
llvm.mlir.global external thread_local @e() {addr_space = 0 : i32} : f32
llvm.mlir.global private @init() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @resolved : !llvm.func<f32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@void], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@void], priorities = [65535 : i32], data = [@g]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @void() {
  llvm.return
}
llvm.func internal fastcc @callee(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef}) attributes {dso_local, passthrough = ["noinline"]} {
  %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64, %arg4: vector<4xi32>, %arg5: vector<4xi1>, %arg6: vector<4x!llvm.ptr>, %arg7: vector<2xf64>, %arg8: i8) -> f32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.call fastcc @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> f32
  %2 = llvm.call @variadic(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
  llvm.call tail @void() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  %4 = llvm.call_intrinsic "llvm.bitreverse.i32"(%arg0) : (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%arg2) ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : (i1) -> ()
  %5 = llvm.mlir.undef : !llvm.struct<(i32, i1)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)> 
  %7 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i32, i1)> 
  %8 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %9 = llvm.getelementptr inbounds %arg1[%arg3, 1, %arg0] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x struct<(f32, f32)>>)>
  %10 = llvm.getelementptr %arg6[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  llvm.store volatile %arg0, %arg1 atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %arg4, %arg1 {nontemporal} : vector<4xi32>, !llvm.ptr
  %11 = llvm.load %arg1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.zext nneg %arg8 : i8 to i64
  %13 = llvm.zext %arg4 : vector<4xi32> to vector<4xi64>
  %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %15 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %16 = llvm.intr.sincos(%1) : (f32) -> !llvm.struct<(f32, f32)>
  %17 = llvm.intr.masked.gather %arg6, %arg5 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  %18 = llvm.intr.masked.gather %arg6, %arg5, %arg4 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %arg4, %arg6, %arg5 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %19 = "llvm.intr.vector.interleave2"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %20 = "llvm.intr.vp.ptrtoint"(%arg6, %arg5, %arg0) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.intr.assume %arg2 ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : i1
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  llvm.switch %arg0 : i32, ^bb1(%1 : f32) [
    1: ^bb2,
    -2: ^bb1(%1 : f32)
  ]
^bb1(%21: f32):  // 2 preds: ^bb0, ^bb0
  llvm.return %21 : f32
^bb2:  // pred: ^bb0
  llvm.blocktag <id = 1>
  %22 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
llvm.func @throwing(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @variadic2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:  // pred: ^bb0
  llvm.return %0 : i32
^bb2:  // pred: ^bb0
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @variadic2(i32) -> i32
// -----
// llvm.extractelement
func.func @example(%vector: vector<16xi8>, %position: i32) {
  %0 = llvm.extractelement %vector[%position : i32] : vector<16xi8>
  return
}
// -----
// llvm.extractvalue
func.func @example(%container: !llvm.struct<"a", (struct<"b", (struct<"a">)>)>) {
  %0 = llvm.extractvalue %container[0] : !llvm.struct<"a", (struct<"b", (struct<"a">)>)> 
  return
}
// -----
// llvm.fadd
func.func @example(%lhs: vector<2xf16>, %rhs: vector<2xf16>) {
  %0 = llvm.fadd %lhs, %rhs : vector<2xf16>
  return
}
// -----
// llvm.fcmp
func.func @example(%lhs: vector<4xf32>, %rhs: vector<4xf32>) {
  %0 = llvm.fcmp "oge" %lhs, %rhs : vector<4xf32>
  return
}
// -----
// llvm.fdiv
func.func @example(%lhs: vector<8xf16>, %rhs: vector<8xf16>) {
  %0 = llvm.fdiv %lhs, %rhs : vector<8xf16>
  return
}
// -----
// llvm.fence
func.func @example() {
  llvm.fence acq_rel
  return
}
// -----
// llvm.fmul
func.func @example(%lhs: vector<8xf16>, %rhs: vector<8xf16>) {
  %0 = llvm.fmul %lhs, %rhs : vector<8xf16>
  return
}
// -----
// llvm.fneg
func.func @example(%operand: vector<2xf64>) {
  %0 = llvm.fneg %operand : vector<2xf64>
  return
}
// -----
// llvm.fpext
func.func @example(%arg: vector<2xf64>) {
  %0 = llvm.fpext %arg : vector<2xf64> to vector<2xf64>
  return
}
// -----
// llvm.fptosi
func.func @example(%arg: vector<4xf32>) {
  %0 = llvm.fptosi %arg : vector<4xf32> to i64
  return
}
// -----
// llvm.fptoui
func.func @example(%arg: f32) {
  %0 = llvm.fptoui %arg : f32 to i8
  return
}
// -----
// llvm.fptrunc
func.func @example(%arg: f32) {
  %0 = llvm.fptrunc %arg : f32 to vector<2xf64>
  return
}
// -----
// llvm.freeze
func.func @example(%val: f32) {
  %0 = llvm.freeze %val : f32
  return
}
// -----
// llvm.frem
func.func @example(%lhs: vector<2xf64>, %rhs: vector<2xf64>) {
  %0 = llvm.frem %lhs, %rhs : vector<2xf64>
  return
}
// -----
// llvm.fsub
func.func @example(%lhs: vector<8xf16>, %rhs: vector<8xf16>) {
  %0 = llvm.fsub %lhs, %rhs : vector<8xf16>
  return
}
// -----
// llvm.func
llvm.func @f()
// -----
// llvm.getelementptr
func.func @example(%base: !llvm.ptr) {
  %0 = llvm.getelementptr %base[1] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
// llvm.icmp
func.func @example(%lhs: i1, %rhs: i1) {
  %0 = llvm.icmp "ne" %lhs, %rhs : i1
  return
}
// -----
// llvm.indirectbr
func.func @example(%addr: !llvm.ptr<1>, %arg1: !llvm.ptr<1>) {
  llvm.indirectbr %addr : <1>, [
  ]
}
// -----
// llvm.inline_asm
func.func @example() {
  llvm.inline_asm is_align_stack tail_call_kind = <tail> operand_attrs = [i32] "fence", "fence"  : () -> ()
  return
}
// -----
// llvm.insertelement
func.func @example(%vector: vector<4xf32>, %value: f32, %position: i16) {
  %0 = llvm.insertelement %value, %vector[%position : i16] : vector<4xf32>
  return
}
// -----
// llvm.insertvalue
func.func @example(%container: !llvm.struct<(f32, f32)>, %value: !llvm.struct<(f32, f32)>) {
  %0 = llvm.insertvalue %value, %container[] : !llvm.struct<(f32, f32)> 
  return
}
// -----
// llvm.intr.abs
func.func @example(%in: i64) {
  %0 = "llvm.intr.abs"(%in) <{is_int_min_poison = false}> : (i64) -> i64
  return
}
// -----
// llvm.intr.acos
func.func @example(%in: vector<8xf64>) {
  %0 = llvm.intr.acos(%in) : (vector<8xf64>) -> vector<8xf64>
  return
}
// -----
// llvm.intr.annotation
func.func @example(%integer: i32, %annotation: !llvm.ptr<1>, %fileName: !llvm.ptr<1>, %line: i32) {
  %0 = "llvm.intr.annotation"(%integer, %annotation, %fileName, %line) : (i32, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> i32
  return
}
// -----
// llvm.intr.asin
func.func @example(%in: vector<8xf32>) {
  %0 = llvm.intr.asin(%in) : (vector<8xf32>) -> vector<8xf32>
  return
}
// -----
// llvm.intr.assume
func.func @example(%cond: i1, %arg1: !llvm.metadata) {
  llvm.intr.assume %cond ["a"(), "b"(%arg1 : !llvm.metadata)] : i1
  return
}
// -----
// llvm.intr.atan
func.func @example(%in: vector<8xf32>) {
  %0 = llvm.intr.atan(%in) : (vector<8xf32>) -> vector<8xf32>
  return
}
// -----
// llvm.intr.atan2
func.func @example(%a: vector<16xf32>, %b: vector<16xf32>) {
  %0 = llvm.intr.atan2(%a, %b) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// llvm.intr.bitreverse
func.func @example(%in: i64) {
  %0 = llvm.intr.bitreverse(%in) : (i64) -> i64
  return
}
// -----
// llvm.intr.bswap
func.func @example(%in: i32) {
  %0 = llvm.intr.bswap(%in) : (i32) -> i32
  return
}
// -----
// llvm.intr.ceil
func.func @example(%in: f32) {
  %0 = llvm.intr.ceil(%in) : (f32) -> f32
  return
}
// -----
// llvm.intr.copysign
func.func @example(%a: f32, %b: f32) {
  %0 = llvm.intr.copysign(%a, %b) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32
  return
}
// -----
// llvm.intr.coro.align
func.func @example() {
  %0 = llvm.intr.coro.align : vector<2xi1>
  return
}
// -----
// llvm.intr.coro.begin
func.func @example(%token: !llvm.token, %mem: !llvm.ptr) {
  %0 = llvm.intr.coro.begin %token, %mem : (!llvm.token, !llvm.ptr) -> !llvm.token
  return
}
// -----
// llvm.intr.coro.end
func.func @example(%handle: !llvm.ptr, %unwind: i1, %retvals: !llvm.token) {
  %0 = llvm.intr.coro.end %handle, %unwind, %retvals : (!llvm.ptr, i1, !llvm.token) -> i4
  return
}
// -----
// llvm.intr.coro.free
func.func @example(%id: !llvm.token, %handle: !llvm.ptr) {
  %0 = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> i64
  return
}
// -----
// llvm.intr.coro.id
func.func @example(%align: i32, %promise: !llvm.ptr, %coroaddr: !llvm.ptr<1>, %fnaddrs: !llvm.ptr) {
  %0 = llvm.intr.coro.id %align, %promise, %coroaddr, %fnaddrs : (i32, !llvm.ptr, !llvm.ptr<1>, !llvm.ptr) -> i32
  return
}
// -----
// llvm.intr.coro.promise
func.func @example(%handle: !llvm.ptr, %align: i32, %from: i1) {
  %0 = llvm.intr.coro.promise %handle, %align, %from : (!llvm.ptr, i32, i1) -> !llvm.ptr
  return
}
// -----
// llvm.intr.coro.resume
func.func @example(%handle: !llvm.ptr) {
  llvm.intr.coro.resume %handle : !llvm.ptr
  return
}
// -----
// llvm.intr.coro.save
func.func @example(%handle: !llvm.ptr) {
  %0 = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.ptr
  return
}
// -----
// llvm.intr.coro.size
func.func @example() {
  %0 = llvm.intr.coro.size : f32
  return
}
// -----
// llvm.intr.coro.suspend
func.func @example(%save: !llvm.token, %final: i1) {
  %0 = llvm.intr.coro.suspend %save, %final : !llvm.token
  return
}
// -----
// llvm.intr.cos
func.func @example(%in: vector<2xf64>) {
  %0 = llvm.intr.cos(%in) : (vector<2xf64>) -> vector<2xf64>
  return
}
// -----
// llvm.intr.cosh
func.func @example(%in: vector<2xf64>) {
  %0 = llvm.intr.cosh(%in) : (vector<2xf64>) -> vector<2xf64>
  return
}
// -----
// llvm.intr.ctlz
func.func @example(%in: vector<16xi1>) {
  %0 = "llvm.intr.ctlz"(%in) <{is_zero_poison = true}> : (vector<16xi1>) -> vector<16xi1>
  return
}
// -----
// llvm.intr.ctpop
func.func @example(%in: i32) {
  %0 = llvm.intr.ctpop(%in) : (i32) -> i32
  return
}
// -----
// llvm.intr.cttz
func.func @example(%in: vector<4xi8>) {
  %0 = "llvm.intr.cttz"(%in) <{is_zero_poison = true}> : (vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.dbg.declare
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "p", isOptimized = true, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 1, type = #di_basic_type>
func.func @example(%addr: !llvm.ptr) {
  llvm.intr.dbg.declare #di_local_variable = %addr : !llvm.ptr
  return
}
// -----
// llvm.intr.dbg.label
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "p", isOptimized = true, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 2>
func.func @example() {
  llvm.intr.dbg.label #di_label
  return
}
// -----
// llvm.intr.dbg.value
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "p", isOptimized = true, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 1, type = #di_basic_type>
func.func @example(%value: i32) {
  llvm.intr.dbg.value #di_local_variable = %value : i32
  return
}
// -----
// llvm.intr.debugtrap
func.func @example() {
  llvm.intr.debugtrap
  return
}
// -----
// llvm.intr.eh.typeid.for
func.func @example(%type_info: !llvm.ptr) {
  %0 = llvm.intr.eh.typeid.for %type_info : (!llvm.ptr) -> !llvm.ptr
  return
}
// -----
// llvm.intr.exp
func.func @example(%in: vector<8xf16>) {
  %0 = llvm.intr.exp(%in) : (vector<8xf16>) -> vector<8xf16>
  return
}
// -----
// llvm.intr.exp10
func.func @example(%in: vector<2xf64>) {
  %0 = llvm.intr.exp10(%in) : (vector<2xf64>) -> vector<2xf64>
  return
}
// -----
// llvm.intr.exp2
func.func @example(%in: f64) {
  %0 = llvm.intr.exp2(%in) : (f64) -> f64
  return
}
// -----
// llvm.intr.expect
func.func @example(%val: i32, %expected: i32) {
  %0 = llvm.intr.expect %val, %expected : i32
  return
}
// -----
// llvm.intr.expect.with.probability
func.func @example(%val: i32, %expected: i32) {
  %0 = llvm.intr.expect.with.probability %val, %expected, 1.500000e+00 : i32
  return
}
// -----
// llvm.intr.experimental.constrained.fpext
func.func @example(%arg_0: i32) {
  %0 = llvm.intr.experimental.constrained.fpext %arg_0 strict : i32 to i32
  return
}
// -----
// llvm.intr.experimental.constrained.fptrunc
func.func @example(%arg_0: vector<2xi1>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %arg_0 upward strict : vector<2xi1> to vector<2xf16>
  return
}
// -----
// llvm.intr.experimental.constrained.sitofp
func.func @example(%arg_0: i32) {
  %0 = llvm.intr.experimental.constrained.sitofp %arg_0 dynamic ignore : i32 to i32
  return
}
// -----
// llvm.intr.experimental.constrained.uitofp
func.func @example(%arg_0: f32) {
  %0 = llvm.intr.experimental.constrained.uitofp %arg_0 upward maytrap : f32 to !llvm.void
  return
}
// -----
// llvm.intr.experimental.noalias.scope.decl
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
func.func @example() {
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  return
}
// -----
// llvm.intr.experimental.vp.strided.load
func.func @example(%ptr: !llvm.ptr<3>, %stride: i32, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.experimental.vp.strided.load"(%ptr, %stride, %mask, %evl) : (!llvm.ptr<3>, i32, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.experimental.vp.strided.store
func.func @example(%val: vector<32xbf16>, %ptr: !llvm.ptr, %stride: i32, %mask: vector<2xi1>, %evl: i32) {
  "llvm.intr.experimental.vp.strided.store"(%val, %ptr, %stride, %mask, %evl) : (vector<32xbf16>, !llvm.ptr, i32, vector<2xi1>, i32) -> ()
  return
}
// -----
// llvm.intr.fabs
func.func @example(%in: f32) {
  %0 = llvm.intr.fabs(%in) : (f32) -> f32
  return
}
// -----
// llvm.intr.floor
func.func @example(%in: f32) {
  %0 = llvm.intr.floor(%in) : (f32) -> f32
  return
}
// -----
// llvm.intr.fma
func.func @example(%a: f32, %b: f32, %c: f32) {
  %0 = llvm.intr.fma(%a, %b, %c) : (f32, f32, f32) -> f32
  return
}
// -----
// llvm.intr.fmuladd
func.func @example(%a: vector<8xf64>, %b: vector<8xf64>, %c: vector<8xf64>) {
  %0 = llvm.intr.fmuladd(%a, %b, %c) : (vector<8xf64>, vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  return
}
// -----
// llvm.intr.frexp
func.func @example(%val: f32) {
  %0 = llvm.intr.frexp(%val) : (f32) -> !llvm.ptr<8>
  return
}
// -----
// llvm.intr.fshl
func.func @example(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi8>) {
  %0 = llvm.intr.fshl(%a, %b, %c) : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.fshr
func.func @example(%a: i32, %b: i32, %c: i32) {
  %0 = llvm.intr.fshr(%a, %b, %c) : (i32, i32, i32) -> i32
  return
}
// -----
// llvm.intr.get.active.lane.mask
func.func @example(%base: i64, %n: i16) {
  %0 = llvm.intr.get.active.lane.mask %base, %n : i64, i16 to vector<2xi64>
  return
}
// -----
// llvm.intr.invariant.end
func.func @example(%start: !llvm.ptr, %ptr: !llvm.ptr) {
  llvm.intr.invariant.end %start, 0, %ptr : !llvm.ptr
  return
}
// -----
// llvm.intr.invariant.start
func.func @example(%ptr: !llvm.ptr) {
  %0 = llvm.intr.invariant.start 0, %ptr : !llvm.ptr
  return
}
// -----
// llvm.intr.is.constant
func.func @example(%val: vector<2xi1>) {
  %0 = "llvm.intr.is.constant"(%val) : (vector<2xi1>) -> i1
  return
}
// -----
// llvm.intr.is.fpclass
func.func @example(%in: vector<2xf64>) {
  %0 = "llvm.intr.is.fpclass"(%in) <{bit = 4 : i32}> : (vector<2xf64>) -> vector<2xf16>
  return
}
// -----
// llvm.intr.launder.invariant.group
func.func @example(%ptr: !llvm.ptr) {
  %0 = llvm.intr.launder.invariant.group %ptr : !llvm.ptr
  return
}
// -----
// llvm.intr.ldexp
func.func @example(%val: f16, %power: i16) {
  %0 = llvm.intr.ldexp(%val, %power) : (f16, i16) -> i16
  return
}
// -----
// llvm.intr.lifetime.end
func.func @example(%ptr: !llvm.ptr) {
  llvm.intr.lifetime.end %ptr : !llvm.ptr
  return
}
// -----
// llvm.intr.lifetime.start
func.func @example(%ptr: !llvm.ptr<1>) {
  llvm.intr.lifetime.start %ptr : !llvm.ptr<1>
  return
}
// -----
// llvm.intr.llrint
func.func @example(%val: vector<2xf16>) {
  %0 = llvm.intr.llrint(%val) : (vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// llvm.intr.llround
func.func @example(%val: f32) {
  %0 = llvm.intr.llround(%val) : (f32) -> !llvm.struct<(f32, f32)>
  return
}
// -----
// llvm.intr.log
func.func @example(%in: f32) {
  %0 = llvm.intr.log(%in) : (f32) -> f32
  return
}
// -----
// llvm.intr.log10
func.func @example(%in: vector<2xf64>) {
  %0 = llvm.intr.log10(%in) : (vector<2xf64>) -> vector<2xf64>
  return
}
// -----
// llvm.intr.log2
func.func @example(%in: vector<16xf32>) {
  %0 = llvm.intr.log2(%in) : (vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// llvm.intr.lrint
func.func @example(%val: f32) {
  %0 = llvm.intr.lrint(%val) : (f32) -> vector<8xi16>
  return
}
// -----
// llvm.intr.lround
func.func @example(%val: vector<2xf16>) {
  %0 = llvm.intr.lround(%val) : (vector<2xf16>) -> vector<4xf32>
  return
}
// -----
// llvm.intr.masked.compressstore
func.func @example(%value: vector<16xi1>, %ptr: !llvm.ptr<7>, %mask: vector<16xi1>) {
  "llvm.intr.masked.compressstore"(%value, %ptr, %mask) : (vector<16xi1>, !llvm.ptr<7>, vector<16xi1>) -> ()
  return
}
// -----
// llvm.intr.masked.expandload
func.func @example(%ptr: !llvm.ptr<3>, %mask: vector<2xi1>, %passthru: vector<2xi1>) {
  %0 = "llvm.intr.masked.expandload"(%ptr, %mask, %passthru) <{arg_attrs = []}> : (!llvm.ptr<3>, vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.masked.gather
func.func @example(%ptrs: vector<4x!llvm.ptr>, %mask: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %ptrs, %mask {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  return
}
// -----
// llvm.intr.masked.load
func.func @example(%data: !llvm.ptr, %mask: vector<2xi1>, %pass_thru: vector<2xi1>) {
  %0 = llvm.intr.masked.load %data, %mask, %pass_thru {alignment = 1 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.masked.scatter
func.func @example(%value: vector<4xi32>, %ptrs: vector<4x!llvm.ptr>, %mask: vector<4xi1>) {
  llvm.intr.masked.scatter %value, %ptrs, %mask {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  return
}
// -----
// llvm.intr.masked.store
func.func @example(%value: vector<16xi1>, %data: !llvm.ptr<6>, %mask: vector<16xi1>) {
  llvm.intr.masked.store %value, %data, %mask {alignment = 4 : i32} : vector<16xi1>, vector<16xi1> into !llvm.ptr<6>
  return
}
// -----
// llvm.intr.matrix.column.major.load
func.func @example(%data: !llvm.ptr<1>, %stride: i64) {
  %0 = llvm.intr.matrix.column.major.load %data, <stride = %stride> {columns = 4 : i32, isVolatile = true, rows = 0 : i32} : vector<16xi1> from !llvm.ptr<1> stride i64
  return
}
// -----
// llvm.intr.matrix.column.major.store
func.func @example(%matrix: vector<2xf16>, %data: !llvm.ptr, %stride: i64) {
  llvm.intr.matrix.column.major.store %matrix, %data, <stride = %stride> {columns = 0 : i32, isVolatile = true, rows = 4 : i32} : vector<2xf16> to !llvm.ptr stride i64
  return
}
// -----
// llvm.intr.matrix.multiply
func.func @example(%lhs: vector<2xi1>, %rhs: vector<2xi1>) {
  %0 = llvm.intr.matrix.multiply %lhs, %rhs {lhs_columns = 0 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32} : (vector<2xi1>, vector<2xi1>) -> vector<16xi1>
  return
}
// -----
// llvm.intr.matrix.transpose
func.func @example(%matrix: vector<16xi8>) {
  %0 = llvm.intr.matrix.transpose %matrix {columns = 0 : i32, rows = 4 : i32} : vector<16xi8> into vector<16xi8>
  return
}
// -----
// llvm.intr.maximum
func.func @example(%a: vector<16xf32>, %b: vector<16xf32>) {
  %0 = llvm.intr.maximum(%a, %b) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// llvm.intr.maxnum
func.func @example(%a: vector<2xf16>, %b: vector<2xf16>) {
  %0 = llvm.intr.maxnum(%a, %b) : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// llvm.intr.memcpy
func.func @example(%dst: !llvm.ptr<1>, %src: !llvm.ptr<1>, %len: i1) {
  "llvm.intr.memcpy"(%dst, %src, %len) <{isVolatile = false, tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<1>, i1) -> ()
  return
}
// -----
// llvm.intr.memcpy.inline
func.func @example(%dst: !llvm.ptr<6>, %src: !llvm.ptr<8>) {
  "llvm.intr.memcpy.inline"(%dst, %src) <{isVolatile = true, len = 0 : index, noalias_scopes = []}> : (!llvm.ptr<6>, !llvm.ptr<8>) -> ()
  return
}
// -----
// llvm.intr.memmove
func.func @example(%dst: !llvm.ptr<1>, %src: !llvm.ptr, %len: i16) {
  "llvm.intr.memmove"(%dst, %src, %len) <{arg_attrs = [], isVolatile = false}> : (!llvm.ptr<1>, !llvm.ptr, i16) -> ()
  return
}
// -----
// llvm.intr.memset
func.func @example(%dst: !llvm.ptr<3>, %val: i8, %len: i8) {
  "llvm.intr.memset"(%dst, %val, %len) <{isVolatile = true, tbaa = []}> : (!llvm.ptr<3>, i8, i8) -> ()
  return
}
// -----
// llvm.intr.memset.inline
func.func @example(%dst: !llvm.ptr<8>, %val: i8) {
  "llvm.intr.memset.inline"(%dst, %val) <{access_groups = [], isVolatile = true, len = 8 : i64, noalias_scopes = []}> : (!llvm.ptr<8>, i8) -> ()
  return
}
// -----
// llvm.intr.minimum
func.func @example(%a: f32, %b: f32) {
  %0 = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  return
}
// -----
// llvm.intr.minnum
func.func @example(%a: f32, %b: f32) {
  %0 = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  return
}
// -----
// llvm.intr.nearbyint
func.func @example(%in: f32) {
  %0 = llvm.intr.nearbyint(%in) : (f32) -> f32
  return
}
// -----
// llvm.intr.pow
func.func @example(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.intr.pow(%a, %b) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  return
}
// -----
// llvm.intr.powi
func.func @example(%val: vector<32xbf16>, %power: i64) {
  %0 = llvm.intr.powi(%val, %power) : (vector<32xbf16>, i64) -> !llvm.void
  return
}
// -----
// llvm.intr.prefetch
func.func @example(%addr: !llvm.ptr<1>) {
  "llvm.intr.prefetch"(%addr) <{cache = 0 : i32, hint = 0 : i32, rw = 1 : i32}> : (!llvm.ptr<1>) -> ()
  return
}
// -----
// llvm.intr.ptr.annotation
func.func @example(%ptr: !llvm.ptr<3>, %annotation: !llvm.ptr, %fileName: !llvm.ptr, %line: i32, %attr: !llvm.ptr) {
  %0 = "llvm.intr.ptr.annotation"(%ptr, %annotation, %fileName, %line, %attr) : (!llvm.ptr<3>, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr<3>
  return
}
// -----
// llvm.intr.ptrmask
func.func @example(%ptr: !llvm.ptr, %mask: vector<8xi16>) {
  %0 = llvm.intr.ptrmask %ptr, %mask : (!llvm.ptr, vector<8xi16>) -> !llvm.ptr
  return
}
// -----
// llvm.intr.rint
func.func @example(%in: vector<8xf64>) {
  %0 = llvm.intr.rint(%in) : (vector<8xf64>) -> vector<8xf64>
  return
}
// -----
// llvm.intr.round
func.func @example(%in: vector<4xf32>) {
  %0 = llvm.intr.round(%in) : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// llvm.intr.roundeven
func.func @example(%in: vector<8xf64>) {
  %0 = llvm.intr.roundeven(%in) : (vector<8xf64>) -> vector<8xf64>
  return
}
// -----
// llvm.intr.sadd.sat
func.func @example(%a: i64, %b: i64) {
  %0 = llvm.intr.sadd.sat(%a, %b) : (i64, i64) -> i64
  return
}
// -----
// llvm.intr.sadd.with.overflow
func.func @example(%arg0: i32, %arg1: i32) {
  %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> i32
  return
}
// -----
// llvm.intr.scmp
func.func @example(%a: i32, %b: i32) {
  %0 = llvm.intr.scmp(%a, %b) : (i32, i32) -> i32
  return
}
// -----
// llvm.intr.sin
func.func @example(%in: vector<4xf32>) {
  %0 = llvm.intr.sin(%in) : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
// llvm.intr.sincos
func.func @example(%val: f32) {
  %0 = llvm.intr.sincos(%val) : (f32) -> !llvm.struct<(f32, f32)>
  return
}
// -----
// llvm.intr.sinh
func.func @example(%in: vector<8xf16>) {
  %0 = llvm.intr.sinh(%in) : (vector<8xf16>) -> vector<8xf16>
  return
}
// -----
// llvm.intr.smax
func.func @example(%a: vector<4xi8>, %b: vector<4xi8>) {
  %0 = llvm.intr.smax(%a, %b) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.smin
func.func @example(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = llvm.intr.smin(%a, %b) : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.smul.with.overflow
func.func @example(%arg0: vector<2xi64>, %arg1: vector<2xi64>) {
  %0 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.sqrt
func.func @example(%in: vector<8xf16>) {
  %0 = llvm.intr.sqrt(%in) : (vector<8xf16>) -> vector<8xf16>
  return
}
// -----
// llvm.intr.ssa.copy
func.func @example(%operand: !llvm.ptr<6>) {
  %0 = llvm.intr.ssa.copy %operand : !llvm.ptr<6>
  return
}
// -----
// llvm.intr.sshl.sat
func.func @example(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = llvm.intr.sshl.sat(%a, %b) : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.ssub.sat
func.func @example(%a: i32, %b: i32) {
  %0 = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
  return
}
// -----
// llvm.intr.ssub.with.overflow
func.func @example(%arg0: vector<2xi1>, %arg1: vector<2xi1>) {
  %0 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.stackrestore
func.func @example(%ptr: !llvm.ptr) {
  llvm.intr.stackrestore %ptr : !llvm.ptr
  return
}
// -----
// llvm.intr.stacksave
func.func @example() {
  %0 = llvm.intr.stacksave : !llvm.ptr
  return
}
// -----
// llvm.intr.stepvector
func.func @example() {
  %0 = llvm.intr.stepvector : vector<4xi32>
  return
}
// -----
// llvm.intr.strip.invariant.group
func.func @example(%ptr: !llvm.ptr) {
  %0 = llvm.intr.strip.invariant.group %ptr : !llvm.ptr
  return
}
// -----
// llvm.intr.tan
func.func @example(%in: f32) {
  %0 = llvm.intr.tan(%in) : (f32) -> f32
  return
}
// -----
// llvm.intr.tanh
func.func @example(%in: vector<16xf32>) {
  %0 = llvm.intr.tanh(%in) : (vector<16xf32>) -> vector<16xf32>
  return
}
// -----
// llvm.intr.threadlocal.address
func.func @example(%global: !llvm.ptr) {
  %0 = "llvm.intr.threadlocal.address"(%global) : (!llvm.ptr) -> !llvm.ptr
  return
}
// -----
// llvm.intr.trap
func.func @example() {
  llvm.intr.trap
  return
}
// -----
// llvm.intr.trunc
func.func @example(%in: vector<2xf16>) {
  %0 = llvm.intr.trunc(%in) : (vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// llvm.intr.uadd.sat
func.func @example(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = llvm.intr.uadd.sat(%a, %b) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
// llvm.intr.uadd.with.overflow
func.func @example(%arg0: vector<4xi8>, %arg1: vector<4xi8>) {
  %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.ubsantrap
func.func @example() {
  llvm.intr.ubsantrap <{failureKind = 3 : i8}>
  return
}
// -----
// llvm.intr.ucmp
func.func @example(%a: i32, %b: i32) {
  %0 = llvm.intr.ucmp(%a, %b) : (i32, i32) -> i32
  return
}
// -----
// llvm.intr.umax
func.func @example(%a: vector<4xi8>, %b: vector<4xi8>) {
  %0 = llvm.intr.umax(%a, %b) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.umin
func.func @example(%a: vector<4xi8>, %b: vector<4xi8>) {
  %0 = llvm.intr.umin(%a, %b) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.umul.with.overflow
func.func @example(%arg0: i32, %arg1: i32) {
  %0 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (i32, i32) -> i32
  return
}
// -----
// llvm.intr.ushl.sat
func.func @example(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = llvm.intr.ushl.sat(%a, %b) : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.usub.sat
func.func @example(%a: i64, %b: i64) {
  %0 = llvm.intr.usub.sat(%a, %b) : (i64, i64) -> i64
  return
}
// -----
// llvm.intr.usub.with.overflow
func.func @example(%arg0: i32, %arg1: i32) {
  %0 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) : (i32, i32) -> i32
  return
}
// -----
// llvm.intr.vacopy
func.func @example(%dest_list: !llvm.ptr, %src_list: !llvm.ptr<1>) {
  llvm.intr.vacopy %src_list to %dest_list : !llvm.ptr, !llvm.ptr<1>
  return
}
// -----
// llvm.intr.vaend
func.func @example(%arg_list: !llvm.ptr) {
  llvm.intr.vaend %arg_list : !llvm.ptr
  return
}
// -----
// llvm.intr.var.annotation
func.func @example(%val: !llvm.ptr, %annotation: !llvm.ptr<8>, %fileName: !llvm.ptr<8>, %line: i32, %attr: !llvm.ptr<8>) {
  "llvm.intr.var.annotation"(%val, %annotation, %fileName, %line, %attr) : (!llvm.ptr, !llvm.ptr<8>, !llvm.ptr<8>, i32, !llvm.ptr<8>) -> ()
  return
}
// -----
// llvm.intr.vastart
func.func @example(%arg_list: !llvm.ptr) {
  llvm.intr.vastart %arg_list : !llvm.ptr
  return
}
// -----
// llvm.intr.vector.deinterleave2
func.func @example(%vec: vector<2xi1>) {
  %0 = "llvm.intr.vector.deinterleave2"(%vec) : (vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.vector.extract
func.func @example(%srcvec: vector<2xi1>) {
  %0 = llvm.intr.vector.extract %srcvec[0] : vector<2xf64> from vector<2xi1>
  return
}
// -----
// llvm.intr.vector.insert
func.func @example(%dstvec: vector<2xi1>, %srcvec: vector<2xi1>) {
  %0 = llvm.intr.vector.insert %srcvec, %dstvec[0] : vector<2xi1> into vector<2xi1>
  return
}
// -----
// llvm.intr.vector.interleave2
func.func @example(%vec1: vector<4xi32>, %vec2: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%vec1, %vec2) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  return
}
// -----
// llvm.intr.vector.reduce.add
func.func @example(%in: vector<2xi1>) {
  %0 = "llvm.intr.vector.reduce.add"(%in) : (vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.vector.reduce.and
func.func @example(%in: vector<4xi8>) {
  %0 = "llvm.intr.vector.reduce.and"(%in) : (vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.vector.reduce.fadd
func.func @example(%start_value: f32, %input: vector<8xf32>) {
  %0 = "llvm.intr.vector.reduce.fadd"(%start_value, %input) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32, vector<8xf32>) -> f32
  return
}
// -----
// llvm.intr.vector.reduce.fmax
func.func @example(%in: vector<2xf16>) {
  %0 = llvm.intr.vector.reduce.fmax(%in) : (vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// llvm.intr.vector.reduce.fmaximum
func.func @example(%in: vector<2xf16>) {
  %0 = llvm.intr.vector.reduce.fmaximum(%in) : (vector<2xf16>) -> vector<2xf16>
  return
}
// -----
// llvm.intr.vector.reduce.fmin
func.func @example(%in: vector<8xf16>) {
  %0 = llvm.intr.vector.reduce.fmin(%in) : (vector<8xf16>) -> vector<8xf16>
  return
}
// -----
// llvm.intr.vector.reduce.fminimum
func.func @example(%in: vector<2xf64>) {
  %0 = llvm.intr.vector.reduce.fminimum(%in) : (vector<2xf64>) -> vector<2xf64>
  return
}
// -----
// llvm.intr.vector.reduce.fmul
func.func @example(%start_value: bf16, %input: vector<32xbf16>) {
  %0 = "llvm.intr.vector.reduce.fmul"(%start_value, %input) <{fastmathFlags = #llvm.fastmath<nsz>}> : (bf16, vector<32xbf16>) -> bf16
  return
}
// -----
// llvm.intr.vector.reduce.mul
func.func @example(%in: vector<4xi8>) {
  %0 = "llvm.intr.vector.reduce.mul"(%in) : (vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.vector.reduce.or
func.func @example(%in: vector<2xi1>) {
  %0 = "llvm.intr.vector.reduce.or"(%in) : (vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.vector.reduce.smax
func.func @example(%in: vector<2xi64>) {
  %0 = "llvm.intr.vector.reduce.smax"(%in) : (vector<2xi64>) -> vector<2xi64>
  return
}
// -----
// llvm.intr.vector.reduce.smin
func.func @example(%in: vector<16xi8>) {
  %0 = "llvm.intr.vector.reduce.smin"(%in) : (vector<16xi8>) -> vector<16xi8>
  return
}
// -----
// llvm.intr.vector.reduce.umax
func.func @example(%in: vector<16xi1>) {
  %0 = "llvm.intr.vector.reduce.umax"(%in) : (vector<16xi1>) -> vector<16xi1>
  return
}
// -----
// llvm.intr.vector.reduce.umin
func.func @example(%in: vector<2xi1>) {
  %0 = "llvm.intr.vector.reduce.umin"(%in) : (vector<2xi1>) -> vector<2xi1>
  return
}
// -----
// llvm.intr.vector.reduce.xor
func.func @example(%in: vector<4xi8>) {
  %0 = "llvm.intr.vector.reduce.xor"(%in) : (vector<4xi8>) -> vector<4xi8>
  return
}
// -----
// llvm.intr.vp.add
func.func @example(%lhs: vector<8xi16>, %rhs: vector<2xi1>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.add"(%lhs, %rhs, %mask, %evl) : (vector<8xi16>, vector<2xi1>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.and
func.func @example(%lhs: vector<4xi8>, %rhs: vector<16xi1>, %mask: vector<[4]xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.and"(%lhs, %rhs, %mask, %evl) : (vector<4xi8>, vector<16xi1>, vector<[4]xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.ashr
func.func @example(%lhs: vector<[8]xi16>, %rhs: vector<16xi8>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.ashr"(%lhs, %rhs, %mask, %evl) : (vector<[8]xi16>, vector<16xi8>, vector<2xi1>, i32) -> vector<4xi8>
  return
}
// -----
// llvm.intr.vp.fadd
func.func @example(%lhs: vector<16xf32>, %rhs: vector<2xf16>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fadd"(%lhs, %rhs, %mask, %evl) : (vector<16xf32>, vector<2xf16>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.fdiv
func.func @example(%lhs: vector<2xf64>, %rhs: vector<4xf32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fdiv"(%lhs, %rhs, %mask, %evl) : (vector<2xf64>, vector<4xf32>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.fma
func.func @example(%op1: vector<4xf32>, %op2: vector<2xf16>, %op3: vector<8xf16>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fma"(%op1, %op2, %op3, %mask, %evl) : (vector<4xf32>, vector<2xf16>, vector<8xf16>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.fmul
func.func @example(%lhs: vector<2xf64>, %rhs: vector<2xf16>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fmul"(%lhs, %rhs, %mask, %evl) : (vector<2xf64>, vector<2xf16>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.fmuladd
func.func @example(%op1: vector<2xf16>, %op2: vector<8xf64>, %op3: vector<8xf16>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fmuladd"(%op1, %op2, %op3, %mask, %evl) : (vector<2xf16>, vector<8xf64>, vector<8xf16>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.fneg
func.func @example(%op: vector<32xbf16>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fneg"(%op, %mask, %evl) : (vector<32xbf16>, vector<2xi1>, i32) -> i1
  return
}
// -----
// llvm.intr.vp.fpext
func.func @example(%src: vector<16xf32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fpext"(%src, %mask, %evl) : (vector<16xf32>, vector<2xi1>, i32) -> f32
  return
}
// -----
// llvm.intr.vp.fptosi
func.func @example(%src: vector<8xf16>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fptosi"(%src, %mask, %evl) : (vector<8xf16>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.fptoui
func.func @example(%src: vector<2xf64>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fptoui"(%src, %mask, %evl) : (vector<2xf64>, vector<16xi1>, i32) -> f16
  return
}
// -----
// llvm.intr.vp.fptrunc
func.func @example(%src: vector<8xf32>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fptrunc"(%src, %mask, %evl) : (vector<8xf32>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.frem
func.func @example(%lhs: vector<4xf32>, %rhs: vector<8xbf16>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.frem"(%lhs, %rhs, %mask, %evl) : (vector<4xf32>, vector<8xbf16>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.fsub
func.func @example(%lhs: vector<8xf64>, %rhs: vector<4xf32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.fsub"(%lhs, %rhs, %mask, %evl) : (vector<8xf64>, vector<4xf32>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.inttoptr
func.func @example(%src: vector<4xi8>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.inttoptr"(%src, %mask, %evl) : (vector<4xi8>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.load
func.func @example(%ptr: !llvm.ptr, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.load"(%ptr, %mask, %evl) : (!llvm.ptr, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.lshr
func.func @example(%lhs: vector<4xi8>, %rhs: vector<2xi64>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.lshr"(%lhs, %rhs, %mask, %evl) : (vector<4xi8>, vector<2xi64>, vector<16xi1>, i32) -> !llvm.array<4 x i32>
  return
}
// -----
// llvm.intr.vp.merge
func.func @example(%cond: vector<16xi1>, %true_val: vector<[16]xi1>, %false_val: vector<2xf16>, %evl: i32) {
  %0 = "llvm.intr.vp.merge"(%cond, %true_val, %false_val, %evl) : (vector<16xi1>, vector<[16]xi1>, vector<2xf16>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.mul
func.func @example(%lhs: vector<8xi16>, %rhs: vector<4xi8>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.mul"(%lhs, %rhs, %mask, %evl) : (vector<8xi16>, vector<4xi8>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.or
func.func @example(%lhs: vector<4xi32>, %rhs: vector<4xi32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.or"(%lhs, %rhs, %mask, %evl) : (vector<4xi32>, vector<4xi32>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.ptrtoint
func.func @example(%src: vector<4x!llvm.ptr>, %mask: vector<4xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.ptrtoint"(%src, %mask, %evl) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  return
}
// -----
// llvm.intr.vp.reduce.add
func.func @example(%satrt_value: i8, %val: vector<4xi8>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.add"(%satrt_value, %val, %mask, %evl) : (i8, vector<4xi8>, vector<16xi1>, i32) -> !llvm.func<i32 (i32)>
  return
}
// -----
// llvm.intr.vp.reduce.and
func.func @example(%satrt_value: i32, %val: vector<16xi8>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.and"(%satrt_value, %val, %mask, %evl) : (i32, vector<16xi8>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.fadd
func.func @example(%satrt_value: f32, %val: vector<16xf32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.fadd"(%satrt_value, %val, %mask, %evl) : (f32, vector<16xf32>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.fmax
func.func @example(%satrt_value: bf16, %val: vector<32xbf16>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.fmax"(%satrt_value, %val, %mask, %evl) : (bf16, vector<32xbf16>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.fmin
func.func @example(%satrt_value: f32, %val: vector<8xf32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.fmin"(%satrt_value, %val, %mask, %evl) : (f32, vector<8xf32>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.fmul
func.func @example(%satrt_value: f64, %val: vector<8xbf16>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.fmul"(%satrt_value, %val, %mask, %evl) : (f64, vector<8xbf16>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.mul
func.func @example(%satrt_value: i16, %val: vector<4xi32>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.mul"(%satrt_value, %val, %mask, %evl) : (i16, vector<4xi32>, vector<16xi1>, i32) -> !llvm.ptr<1>
  return
}
// -----
// llvm.intr.vp.reduce.or
func.func @example(%satrt_value: i32, %val: vector<2xi1>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.or"(%satrt_value, %val, %mask, %evl) : (i32, vector<2xi1>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.smax
func.func @example(%satrt_value: i32, %val: vector<16xi1>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.smax"(%satrt_value, %val, %mask, %evl) : (i32, vector<16xi1>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.smin
func.func @example(%satrt_value: i32, %val: vector<8xi16>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.smin"(%satrt_value, %val, %mask, %evl) : (i32, vector<8xi16>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.umax
func.func @example(%satrt_value: i32, %val: vector<4xi8>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.umax"(%satrt_value, %val, %mask, %evl) : (i32, vector<4xi8>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.umin
func.func @example(%satrt_value: i32, %val: vector<2xi64>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.umin"(%satrt_value, %val, %mask, %evl) : (i32, vector<2xi64>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.reduce.xor
func.func @example(%satrt_value: i32, %val: vector<4xi32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.reduce.xor"(%satrt_value, %val, %mask, %evl) : (i32, vector<4xi32>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.sdiv
func.func @example(%lhs: vector<[4]xi8>, %rhs: vector<4xi32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.sdiv"(%lhs, %rhs, %mask, %evl) : (vector<[4]xi8>, vector<4xi32>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.select
func.func @example(%cond: vector<2xi1>, %true_val: vector<4xf32>, %false_val: vector<2xf64>, %evl: i32) {
  %0 = "llvm.intr.vp.select"(%cond, %true_val, %false_val, %evl) : (vector<2xi1>, vector<4xf32>, vector<2xf64>, i32) -> vector<8xf64>
  return
}
// -----
// llvm.intr.vp.sext
func.func @example(%src: vector<16xi8>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.sext"(%src, %mask, %evl) : (vector<16xi8>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.shl
func.func @example(%lhs: vector<8xi16>, %rhs: vector<16xi8>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.shl"(%lhs, %rhs, %mask, %evl) : (vector<8xi16>, vector<16xi8>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.sitofp
func.func @example(%src: vector<2xi1>, %mask: vector<[4]xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.sitofp"(%src, %mask, %evl) : (vector<2xi1>, vector<[4]xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.smax
func.func @example(%lhs: vector<4xi8>, %rhs: vector<8xi16>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.smax"(%lhs, %rhs, %mask, %evl) : (vector<4xi8>, vector<8xi16>, vector<2xi1>, i32) -> vector<[4]xf32>
  return
}
// -----
// llvm.intr.vp.smin
func.func @example(%lhs: vector<4xi8>, %rhs: vector<2xi1>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.smin"(%lhs, %rhs, %mask, %evl) : (vector<4xi8>, vector<2xi1>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.srem
func.func @example(%lhs: vector<4xi8>, %rhs: vector<2xi1>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.srem"(%lhs, %rhs, %mask, %evl) : (vector<4xi8>, vector<2xi1>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.store
func.func @example(%val: vector<8xf16>, %ptr: !llvm.ptr, %mask: vector<16xi1>, %evl: i32) {
  "llvm.intr.vp.store"(%val, %ptr, %mask, %evl) : (vector<8xf16>, !llvm.ptr, vector<16xi1>, i32) -> ()
  return
}
// -----
// llvm.intr.vp.sub
func.func @example(%lhs: vector<2xi64>, %rhs: vector<8xi16>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.sub"(%lhs, %rhs, %mask, %evl) : (vector<2xi64>, vector<8xi16>, vector<2xi1>, i32) -> f32
  return
}
// -----
// llvm.intr.vp.trunc
func.func @example(%src: vector<2xi64>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.trunc"(%src, %mask, %evl) : (vector<2xi64>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.udiv
func.func @example(%lhs: vector<2xi64>, %rhs: vector<4xi8>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.udiv"(%lhs, %rhs, %mask, %evl) : (vector<2xi64>, vector<4xi8>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.uitofp
func.func @example(%src: vector<2xi1>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.uitofp"(%src, %mask, %evl) : (vector<2xi1>, vector<16xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.umax
func.func @example(%lhs: vector<4xi8>, %rhs: vector<16xi1>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.umax"(%lhs, %rhs, %mask, %evl) : (vector<4xi8>, vector<16xi1>, vector<16xi1>, i32) -> !llvm.ptr<8>
  return
}
// -----
// llvm.intr.vp.umin
func.func @example(%lhs: vector<8xi16>, %rhs: vector<8xi16>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.umin"(%lhs, %rhs, %mask, %evl) : (vector<8xi16>, vector<8xi16>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.urem
func.func @example(%lhs: vector<2xi64>, %rhs: vector<4xi32>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.urem"(%lhs, %rhs, %mask, %evl) : (vector<2xi64>, vector<4xi32>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vp.xor
func.func @example(%lhs: vector<2xi64>, %rhs: vector<4xi8>, %mask: vector<16xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.xor"(%lhs, %rhs, %mask, %evl) : (vector<2xi64>, vector<4xi8>, vector<16xi1>, i32) -> !llvm.struct<(f32, f32)>
  return
}
// -----
// llvm.intr.vp.zext
func.func @example(%src: vector<2xi64>, %mask: vector<2xi1>, %evl: i32) {
  %0 = "llvm.intr.vp.zext"(%src, %mask, %evl) : (vector<2xi64>, vector<2xi1>, i32) -> i32
  return
}
// -----
// llvm.intr.vscale
func.func @example() {
  %0 = "llvm.intr.vscale"() : () -> f32
  return
}
// -----
// llvm.inttoptr
func.func @example(%arg: vector<4xi8>) {
  %0 = llvm.inttoptr %arg : vector<4xi8> to !llvm.ptr<3>
  return
}
// -----
// llvm.invoke
llvm.func @throwing(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @variadic2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:  // pred: ^bb0
  llvm.return %0 : i32
^bb2:  // pred: ^bb0
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
// llvm.landingpad
func.func @example() {
  %0 = llvm.landingpad cleanup : !llvm.ptr<1>
  return
}
// -----
// llvm.linker_options
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
// -----
// llvm.load
func.func @example(%addr: !llvm.ptr) {
  %0 = llvm.load %addr dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  return
}
// -----
// llvm.lshr
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = llvm.lshr %lhs, %rhs : i64
  return
}
// -----
// llvm.mlir.addressof
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
}
llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
llvm.mlir.global linkonce_odr local_unnamed_addr @s("abc\00") comdat(@__llvm_comdat::@any) {addr_space = 0 : i32}
llvm.mlir.global external thread_local @e() {addr_space = 0 : i32} : f32
llvm.mlir.global private @init() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @resolved : !llvm.func<f32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@void], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@void], priorities = [65535 : i32], data = [@g]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @void() {
  llvm.return
}
llvm.func internal fastcc @callee(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef}) attributes {dso_local, passthrough = ["noinline"]} {
  %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64, %arg4: vector<4xi32>, %arg5: vector<4xi1>, %arg6: vector<4x!llvm.ptr>, %arg7: vector<2xf64>, %arg8: i8) -> f32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.call fastcc @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> f32
  %2 = llvm.call @variadic(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
  llvm.call tail @void() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  %4 = llvm.call_intrinsic "llvm.bitreverse.i32"(%arg0) : (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%arg2) ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : (i1) -> ()
  %5 = llvm.mlir.undef : !llvm.struct<(i32, i1)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)> 
  %7 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i32, i1)> 
  %8 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %9 = llvm.getelementptr inbounds %arg1[%arg3, 1, %arg0] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x struct<(f32, f32)>>)>
  %10 = llvm.getelementptr %arg6[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  llvm.store volatile %arg0, %arg1 atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %arg4, %arg1 {nontemporal} : vector<4xi32>, !llvm.ptr
  %11 = llvm.load %arg1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.zext nneg %arg8 : i8 to i64
  %13 = llvm.zext %arg4 : vector<4xi32> to vector<4xi64>
  %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %15 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %16 = llvm.intr.sincos(%1) : (f32) -> !llvm.struct<(f32, f32)>
  %17 = llvm.intr.masked.gather %arg6, %arg5 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  %18 = llvm.intr.masked.gather %arg6, %arg5, %arg4 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %arg4, %arg6, %arg5 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %19 = "llvm.intr.vector.interleave2"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %20 = "llvm.intr.vp.ptrtoint"(%arg6, %arg5, %arg0) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.intr.assume %arg2 ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : i1
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  llvm.switch %arg0 : i32, ^bb1(%1 : f32) [
    1: ^bb2,
    -2: ^bb1(%1 : f32)
  ]
^bb1(%21: f32):  // 2 preds: ^bb0, ^bb0
  llvm.return %21 : f32
^bb2:  // pred: ^bb0
  llvm.blocktag <id = 1>
  %22 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
llvm.func @throwing(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @variadic2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:  // pred: ^bb0
  llvm.return %0 : i32
^bb2:  // pred: ^bb0
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @variadic2(i32) -> i32
// -----
// llvm.mlir.alias
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
}
llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
llvm.mlir.global linkonce_odr local_unnamed_addr @s("abc\00") comdat(@__llvm_comdat::@any) {addr_space = 0 : i32}
llvm.mlir.global external thread_local @e() {addr_space = 0 : i32} : f32
llvm.mlir.global private @init() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @resolved : !llvm.func<f32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@void], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@void], priorities = [65535 : i32], data = [@g]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @void() {
  llvm.return
}
llvm.func internal fastcc @callee(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef}) attributes {dso_local, passthrough = ["noinline"]} {
  %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64, %arg4: vector<4xi32>, %arg5: vector<4xi1>, %arg6: vector<4x!llvm.ptr>, %arg7: vector<2xf64>, %arg8: i8) -> f32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.call fastcc @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> f32
  %2 = llvm.call @variadic(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
  llvm.call tail @void() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  %4 = llvm.call_intrinsic "llvm.bitreverse.i32"(%arg0) : (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%arg2) ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : (i1) -> ()
  %5 = llvm.mlir.undef : !llvm.struct<(i32, i1)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)> 
  %7 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i32, i1)> 
  %8 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %9 = llvm.getelementptr inbounds %arg1[%arg3, 1, %arg0] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x struct<(f32, f32)>>)>
  %10 = llvm.getelementptr %arg6[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  llvm.store volatile %arg0, %arg1 atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %arg4, %arg1 {nontemporal} : vector<4xi32>, !llvm.ptr
  %11 = llvm.load %arg1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.zext nneg %arg8 : i8 to i64
  %13 = llvm.zext %arg4 : vector<4xi32> to vector<4xi64>
  %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %15 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %16 = llvm.intr.sincos(%1) : (f32) -> !llvm.struct<(f32, f32)>
  %17 = llvm.intr.masked.gather %arg6, %arg5 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  %18 = llvm.intr.masked.gather %arg6, %arg5, %arg4 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %arg4, %arg6, %arg5 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %19 = "llvm.intr.vector.interleave2"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %20 = "llvm.intr.vp.ptrtoint"(%arg6, %arg5, %arg0) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.intr.assume %arg2 ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : i1
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  llvm.switch %arg0 : i32, ^bb1(%1 : f32) [
    1: ^bb2,
    -2: ^bb1(%1 : f32)
  ]
^bb1(%21: f32):  // 2 preds: ^bb0, ^bb0
  llvm.return %21 : f32
^bb2:  // pred: ^bb0
  llvm.blocktag <id = 1>
  %22 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
llvm.func @throwing(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @variadic2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:  // pred: ^bb0
  llvm.return %0 : i32
^bb2:  // pred: ^bb0
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @variadic2(i32) -> i32
// -----
// llvm.mlir.constant
func.func @example() {
  %0 = llvm.mlir.constant(4 : i32) : i16
  return
}
// -----
// llvm.mlir.global
llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.func<void ()>
// -----
// llvm.mlir.global_ctors
func.func @example() {
  llvm.mlir.global_ctors ctors = [], priorities = [], data = []
  return
}
// -----
// llvm.mlir.global_dtors
func.func @example() {
  llvm.mlir.global_dtors dtors = [], priorities = [], data = []
  return
}
// -----
// llvm.mlir.ifunc
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// llvm.mlir.none
func.func @example() {
  %0 = llvm.mlir.none : !llvm.token
  return
}
// -----
// llvm.mlir.poison
func.func @example() {
  %0 = llvm.mlir.poison : !llvm.ptr<7>
  return
}
// -----
// llvm.mlir.undef
func.func @example() {
  %0 = llvm.mlir.undef : !llvm.void
  return
}
// -----
// llvm.mlir.zero
func.func @example() {
  %0 = llvm.mlir.zero : f32
  return
}
// -----
// llvm.module_flags
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
// -----
// llvm.mul
func.func @example(%lhs: i16, %rhs: i16) {
  %0 = llvm.mul %lhs, %rhs : i16
  return
}
// -----
// llvm.or
func.func @example(%lhs: vector<16xi8>, %rhs: vector<16xi8>) {
  %0 = llvm.or disjoint %lhs, %rhs : vector<16xi8>
  return
}
// -----
// llvm.ptrtoint
func.func @example(%arg: !llvm.ptr<6>) {
  %0 = llvm.ptrtoint %arg : !llvm.ptr<6> to i32
  return
}
// -----
// llvm.resume
func.func @example(%value: !llvm.void) {
  llvm.resume %value : !llvm.void
}
// -----
// llvm.return
func.func @example() {
  llvm.return
}
// -----
// llvm.sdiv
func.func @example(%lhs: vector<2xi64>, %rhs: vector<2xi64>) {
  %0 = llvm.sdiv exact %lhs, %rhs : vector<2xi64>
  return
}
// -----
// llvm.select
func.func @example(%condition: vector<2xi1>, %trueValue: vector<2xi1>, %falseValue: vector<2xi1>) {
  %0 = llvm.select %condition, %trueValue, %falseValue : vector<2xi1>, vector<2xi1>
  return
}
// -----
// llvm.sext
func.func @example(%arg: i8) {
  %0 = llvm.sext %arg : i8 to i64
  return
}
// -----
// llvm.shl
func.func @example(%lhs: i1, %rhs: i1) {
  %0 = llvm.shl %lhs, %rhs : i1
  return
}
// -----
// llvm.shufflevector
func.func @example(%v1: vector<2xi1>, %v2: vector<2xi1>) {
  %0 = llvm.shufflevector %v1, %v2 [] : vector<2xi1> 
  return
}
// -----
// llvm.sitofp
func.func @example(%arg: i64) {
  %0 = llvm.sitofp %arg : i64 to vector<16xf32>
  return
}
// -----
// llvm.srem
func.func @example(%lhs: vector<16xi8>, %rhs: vector<16xi8>) {
  %0 = llvm.srem %lhs, %rhs : vector<16xi8>
  return
}
// -----
// llvm.store
func.func @example(%value: f32, %addr: !llvm.ptr<8>) {
  llvm.store %value, %addr invariant_group {noalias_scopes = []} : f32, !llvm.ptr<8>
  return
}
// -----
// llvm.sub
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = llvm.sub %lhs, %rhs : i32
  return
}
// -----
// llvm.switch
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
}
llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
llvm.mlir.global linkonce_odr local_unnamed_addr @s("abc\00") comdat(@__llvm_comdat::@any) {addr_space = 0 : i32}
llvm.mlir.global external thread_local @e() {addr_space = 0 : i32} : f32
llvm.mlir.global private @init() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @resolved : !llvm.func<f32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@void], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@void], priorities = [65535 : i32], data = [@g]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @void() {
  llvm.return
}
llvm.func internal fastcc @callee(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef}) attributes {dso_local, passthrough = ["noinline"]} {
  %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64, %arg4: vector<4xi32>, %arg5: vector<4xi1>, %arg6: vector<4x!llvm.ptr>, %arg7: vector<2xf64>, %arg8: i8) -> f32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.call fastcc @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> f32
  %2 = llvm.call @variadic(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
  llvm.call tail @void() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  %4 = llvm.call_intrinsic "llvm.bitreverse.i32"(%arg0) : (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%arg2) ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : (i1) -> ()
  %5 = llvm.mlir.undef : !llvm.struct<(i32, i1)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)> 
  %7 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i32, i1)> 
  %8 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %9 = llvm.getelementptr inbounds %arg1[%arg3, 1, %arg0] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x struct<(f32, f32)>>)>
  %10 = llvm.getelementptr %arg6[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  llvm.store volatile %arg0, %arg1 atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %arg4, %arg1 {nontemporal} : vector<4xi32>, !llvm.ptr
  %11 = llvm.load %arg1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.zext nneg %arg8 : i8 to i64
  %13 = llvm.zext %arg4 : vector<4xi32> to vector<4xi64>
  %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %15 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %16 = llvm.intr.sincos(%1) : (f32) -> !llvm.struct<(f32, f32)>
  %17 = llvm.intr.masked.gather %arg6, %arg5 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  %18 = llvm.intr.masked.gather %arg6, %arg5, %arg4 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %arg4, %arg6, %arg5 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %19 = "llvm.intr.vector.interleave2"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %20 = "llvm.intr.vp.ptrtoint"(%arg6, %arg5, %arg0) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.intr.assume %arg2 ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : i1
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  llvm.switch %arg0 : i32, ^bb1(%1 : f32) [
    1: ^bb2,
    -2: ^bb1(%1 : f32)
  ]
^bb1(%21: f32):  // 2 preds: ^bb0, ^bb0
  llvm.return %21 : f32
^bb2:  // pred: ^bb0
  llvm.blocktag <id = 1>
  %22 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
llvm.func @throwing(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @variadic2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:  // pred: ^bb0
  llvm.return %0 : i32
^bb2:  // pred: ^bb0
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @variadic2(i32) -> i32
// -----
// llvm.trunc
func.func @example(%arg: i64) {
  %0 = llvm.trunc %arg : i64 to i4
  return
}
// -----
// llvm.udiv
func.func @example(%lhs: vector<2xi64>, %rhs: vector<2xi64>) {
  %0 = llvm.udiv %lhs, %rhs : vector<2xi64>
  return
}
// -----
// llvm.uitofp
func.func @example(%arg: vector<8xi16>) {
  %0 = llvm.uitofp nneg %arg : vector<8xi16> to f32
  return
}
// -----
// llvm.unreachable
func.func @example() {
  llvm.unreachable
}
// -----
// llvm.urem
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = llvm.urem %lhs, %rhs : i32
  return
}
// -----
// llvm.va_arg
func.func @example(%arg: !llvm.ptr<1>) {
  %0 = llvm.va_arg %arg : (!llvm.ptr<1>) -> !llvm.ptr<1>
  return
}
// -----
// llvm.xor
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = llvm.xor %lhs, %rhs : i32
  return
}
// -----
// llvm.zext
func.func @example(%arg: i1) {
  %0 = llvm.zext nneg %arg : i1 to i8
  return
}
