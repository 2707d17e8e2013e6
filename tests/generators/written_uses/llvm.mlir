llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
}
llvm.mlir.global internal constant @g(42 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
llvm.mlir.global linkonce_odr local_unnamed_addr @s("abc\00") comdat(@__llvm_comdat::@any) : !llvm.array<4 x i8>
llvm.mlir.global external thread_local @e() : f32
llvm.mlir.global private @init() : !llvm.ptr {
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
llvm.func internal fastcc @callee(%x: i32 {llvm.signext}, %p: !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef}) attributes {dso_local, passthrough = ["noinline"]} {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1, %i: i64, %v: vector<4xi32>, %m: vector<4xi1>, %ps: vector<4x!llvm.ptr>, %w: vector<2xf64>, %b: i8) -> f32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.call fastcc @callee(%x, %p) : (i32, !llvm.ptr) -> f32
  %2 = llvm.call @variadic(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
  llvm.call tail @void() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  %4 = llvm.call_intrinsic "llvm.bitreverse.i32"(%x) : (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%c) ["align"(%p, %i : !llvm.ptr, i64)] : (i1) -> ()
  %5 = llvm.mlir.undef : !llvm.struct<(i32, i1)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)>
  %7 = llvm.insertvalue %x, %5[0] : !llvm.struct<(i32, i1)>
  %8 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %9 = llvm.getelementptr inbounds %p[%i, 1, %x] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x struct<(f32, f32)>>)>
  %10 = llvm.getelementptr %ps[1] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  llvm.store volatile %x, %p atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %v, %p {nontemporal} : vector<4xi32>, !llvm.ptr
  %11 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.zext nneg %b : i8 to i64
  %13 = llvm.zext %v : vector<4xi32> to vector<4xi64>
  %14 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %15 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %16 = llvm.intr.sincos(%1) : (f32) -> !llvm.struct<(f32, f32)>
  %17 = llvm.intr.masked.gather %ps, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  %18 = llvm.intr.masked.gather %ps, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %19 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %20 = "llvm.intr.vp.ptrtoint"(%ps, %m, %x) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i64)] : i1
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
  llvm.switch %x : i32, ^bb1(%1 : f32) [
    1: ^bb2,
    -2: ^bb1(%1 : f32)
  ]
^bb1(%y: f32):
  llvm.return %y : f32
^bb2:
  llvm.blocktag <id = 1>
  %21 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
llvm.func @throwing(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @variadic2(%x) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return %0 : i32
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @variadic2(i32) -> i32
// -----
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "p", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sub = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = <callingConvention = DW_CC_normal, types = #int>>
#var = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 1, type = #int>
#label = #llvm.di_label<scope = #sub, name = "l", file = #file, line = 2>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var = %x : i32
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %x : i32
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.intr.dbg.label #label
  llvm.return
}
// -----
llvm.func @exchange(%x: i32, %p: !llvm.ptr) {
  %0 = llvm.cmpxchg weak volatile %p, %x, %x syncscope("agent") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @extended(%x: i8, %v: vector<2xi8>, %p: !llvm.ptr, %i: i32, %f: f32, %c: i1) {
  %0 = llvm.sext %x : i8 to i64
  %1 = llvm.sext %v : vector<2xi8> to vector<2xi16>
  %2 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i32
  %3 = llvm.atomicrmw volatile fadd %p, %f syncscope("agent") seq_cst {alignment = 4 : i64} : !llvm.ptr, f32
  llvm.cond_br %c weights([3, 5]), ^bb1(%x : i8), ^bb2
^bb1(%y: i8):
  llvm.cond_br %c, ^bb2, ^bb1(%y : i8)
^bb2:
  llvm.return
}
