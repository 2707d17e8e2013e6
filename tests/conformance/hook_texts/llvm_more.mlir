llvm.func @f(%c: i1, %p: !llvm.ptr, %i: i64, %q: i32) {
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i64)] : i1
  llvm.intr.assume %c ["a"(), "b"(%i : i64)] : i1 {foo}
  llvm.intr.assume %c [] : i1
  llvm.return
}
llvm.func @g(%p: !llvm.ptr, %q: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
    ^bb1(%q : i32),
    ^bb2(%q, %q : i32, i32),
    ^bb3
  ] {foo}
^bb1(%a: i32):
  llvm.return %a : i32
^bb2(%b: i32, %d: i32):
  llvm.return %b : i32
^bb3:
  llvm.indirectbr %p : !llvm.ptr, []
}
#loc = loc("a.c":1:2)
#loc1 = loc("a.c":3:4)
#loc2 = loc(fused<"x">[#loc, #loc1])
"a"() {a = #llvm.constant_range<i32, -1, 5>, b = #llvm.constant_range<i8, 255, 3>, c = #llvm.constant_range<i1, 1, 0>, d = #llvm.constant_range<i128, 170141183460469231731687303715884105727, 0>} : () -> ()
"a"() {a = #llvm.loop_annotation<startLoc = #loc2, endLoc = loc(fused[#loc1, #loc])>, b = #llvm.loop_annotation<startLoc = loc(fused<"y">["b.c":1:2])>} : () -> ()
llvm.func @h(%i: i32) -> i32 {
  %0 = "llvm.intr.smax"(%i, %i) : (i32, i32) -> i32
  llvm.return %0 : i32
}
// -----
"a"() {a = #llvm.constant_range<f32, -1, 5>} : () -> ()
// -----
"a"() {a = #llvm.constant_range<i32, 5, 5>} : () -> ()
// -----
"a"() {a = #llvm.constant_range<i32, -1, -1>, b = #llvm.constant_range<i32, 0, 0>} : () -> ()
// -----
"a"() {a = #llvm.loop_annotation<startLoc = loc(unknown)>} : () -> ()
// -----
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc internal @bar : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local, foo}
llvm.mlir.ifunc private unnamed_addr @baz : !llvm.func<void (i64, ...)>, !llvm.ptr @resolver
llvm.mlir.ifunc linkonce_odr hidden @vis : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
