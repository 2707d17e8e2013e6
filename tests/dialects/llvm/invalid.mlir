llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic : !llvm.ptr -> f32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> f32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = "llvm.load"(%p) <{syncscope = "s"}> : (!llvm.ptr) -> f32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: f32) { llvm.store %v, %p atomic acquire {alignment = 4 : i64} : f32, !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i12) { llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : i12, !llvm.ptr llvm.return }
// -----
llvm.func @f() { llvm.fence syncscope("a") monotonic llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v acq_rel acq_rel : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i12) { %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, i12 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: f32) { %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i12) { %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i12 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw _or %p, %v unordered : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: i12) { %0 = llvm.atomicrmw _and %p, %v monotonic : !llvm.ptr, i12 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) { %0 = llvm.atomicrmw fmax %p, %v monotonic : !llvm.ptr, vector<2xi32> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %p[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = "llvm.getelementptr"(%p) <{elem_type = f32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>) { %0 = "llvm.extractvalue"(%s) <{position = array<i64: 2>}> : (!llvm.struct<(i32, f32)>) -> i32 llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>) { %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> i32 llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>) { %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(i32, f32)>) -> i32 llvm.return }
// -----
llvm.func @f(%s: !llvm.array<4 x i32>) { %0 = "llvm.extractvalue"(%s) <{position = array<i64: -1>}> : (!llvm.array<4 x i32>) -> i32 llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %v: i64) { %0 = "llvm.insertvalue"(%s, %v) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, i64) -> !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%v: vector<[4]xf32>) { %0 = llvm.shufflevector %v, %v [0, 1, 0, 0] : vector<[4]xf32> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.bitcast %p : !llvm.ptr to i64 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<3> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.bitcast %p : !llvm.ptr to vector<1x!llvm.ptr> llvm.return }
// -----
llvm.func @f(%p: vector<1x!llvm.ptr>) { %0 = llvm.bitcast %p : vector<1x!llvm.ptr> to !llvm.ptr llvm.return }
// -----
llvm.func @f(%p: i32) { %0 = llvm.sext %p : i32 to i16 llvm.return }
// -----
llvm.func @f(%p: i32) { %0 = llvm.zext %p : i32 to i32 llvm.return }
// -----
llvm.func @f(%p: vector<2xi32>) { %0 = llvm.sext %p : vector<2xi32> to i64 llvm.return }
// -----
llvm.func @f(%p: i32) { %0 = llvm.sext %p : i32 to vector<2xi64> llvm.return }
// -----
llvm.func @f(%p: vector<2xi32>) { %0 = llvm.sext %p : vector<2xi32> to vector<3xi64> llvm.return }
// -----
llvm.func @f(%p: i32) { "llvm.switch"(%p)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: llvm.return }
// -----
llvm.func @f(%p: i32) { "llvm.switch"(%p)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<1> : tensor<1xi64>}> : (i32) -> ()
^bb1: llvm.return }
// -----
llvm.func @f(%p: i32) { llvm.return %p : i32 }
// -----
llvm.func @f(%p: i32) -> i32 { llvm.return }
// -----
llvm.func @f(%p: i32) -> i64 { llvm.return %p : i32 }
// -----
llvm.func @f() { %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)> llvm.return }
// -----
llvm.func @p(...) -> i32
llvm.func @f() attributes { personality = @p } { %0 = llvm.landingpad : !llvm.struct<(ptr, i32)> llvm.return }
// -----
llvm.func @p(...) -> i32
llvm.func @f(%x: !llvm.ptr) attributes { personality = @p } { %0 = llvm.landingpad (catch %x : !llvm.ptr) : !llvm.struct<(ptr, i32)> llvm.return }
// -----
llvm.func @p(...) -> i32
llvm.func @f(%x: !llvm.ptr) attributes { personality = @p } { %b = llvm.bitcast %x : !llvm.ptr to !llvm.ptr
 %0 = llvm.landingpad (catch %b : !llvm.ptr) : !llvm.struct<(ptr, i32)> llvm.return }
// -----
llvm.mlir.global private @g(42 : i64) {alignment = 63} : i64
// -----
llvm.func @c() { llvm.return }
llvm.mlir.global_ctors ctors = [@c], priorities = [], data = [#llvm.zero]
// -----
llvm.func @c() { llvm.return }
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32, 5 : i32], data = [#llvm.zero]
// -----
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @c()
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @c() { llvm.return }
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = [0 : i32]
// -----
llvm.func @c() { llvm.return }
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = [@c]
// -----
func.func @f(%a : i32) {
  llvm.icmp 42 %a, %a : i32
  return
}
// -----
func.func @f(%a : i32) {
  llvm.icmp "foo" %a, %a : i32
  return
}
// -----
func.func @f(%s : i64) {
  llvm.alloca %s x i32 : () -> ()
}
// -----
func.func @f(%s : i64) {
  llvm.alloca %s x i32 : !llvm.ptr
}
// -----
func.func @f(%s : i64) {
  llvm.alloca %s x i32 {alignment = 3.0} : !llvm.ptr
}
// -----
func.func @f(%p : i64, %b : !llvm.ptr) {
  llvm.getelementptr %b[%p] : () -> (), i64
}
// -----
func.func @f(%p : i64, %b : !llvm.ptr) {
  llvm.getelementptr %b[%p] : (!llvm.ptr, i64) -> (), i64
}
// -----
func.func @f(%p : i64, %b : !llvm.ptr) {
  llvm.getelementptr %b[%p] : !llvm.ptr
}
// -----
func.func @f(%p : memref<f32>) {
  llvm.load %p : memref<f32> -> f32
}
// -----
func.func @f() {
  "llvm.call"() {op_bundle_sizes = array<i32>} : () -> ()
  llvm.return
}
// -----
func.func @f(%c : !llvm.func<i8 (i8)>, %a : i8) {
  llvm.call %c(%a) : (i8) -> (i8)
  llvm.return
}
// -----
func.func private @g()
func.func @f(%a : i8) {
  llvm.call @g(%a) : !llvm.ptr, (i8) -> (i8)
  llvm.return
}
// -----
func.func @f(%c : !llvm.func<i8 (i8)>, %a : i8) {
  llvm.call %c(%a) : !llvm.func<i8 (i8)>, (i8) -> (i8)
  llvm.return
}
// -----
func.func @f(%c : !llvm.ptr, %a : i8) {
  llvm.call %c(%a) : !llvm.ptr, !llvm.func<i8 (i8)>
  llvm.return
}
// -----
func.func @f(%c : !llvm.ptr, %a : i8) {
  llvm.call %c(%a) : !llvm.ptr, (i8) -> (!llvm.void)
  llvm.return
}
// -----
func.func @f() {
  llvm.call @nowhere() : () -> ()
  llvm.return
}
// -----
func.func private @g()
func.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
func.func @f(%a : tensor<*xi32>) {
  "llvm.call"(%a) {operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (tensor<*xi32>) -> ()
  llvm.return
}
// -----
func.func @f(%c : !llvm.ptr) {
  llvm.call %c() : !llvm.ptr, () -> (tensor<*xi32>)
  llvm.return
}
// -----
llvm.func @g(i8) -> ()
func.func @f(%a : i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g() -> (i8)
func.func @f() {
  %r = llvm.call @g() : () -> (i32)
  llvm.return
}
// -----
func.func @f(%c : !llvm.ptr) {
  llvm.call %c() : !llvm.ptr, () -> (i32, i32)
  llvm.return
}
// -----
llvm.func @g() -> (i8)
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f() {
  llvm.call @g() : () -> (i8)
  llvm.return
}
// -----
llvm.func @g(i8, i8)
llvm.func @f(%a: i8) {
  llvm.call @g(%a) : (i8) -> ()
  llvm.return
}
// -----
llvm.func @g(i8, i8, ...)
llvm.func @f(%a: i8) {
  llvm.call @g(%a) vararg(!llvm.func<void (i8, ...)>) : (i8) -> ()
  llvm.return
}
// -----
llvm.func @g(i8, ...)
llvm.func @f(%a: i8) {
  llvm.call @g(%a) : (i8) -> ()
  llvm.return
}
// -----
llvm.func @g(i8, ...)
llvm.func @f(%a: i8) {
  llvm.call @g(%a) vararg(!llvm.func<void (i8)>) : (i8) -> ()
  llvm.return
}
// -----
llvm.func @g(i8, ...)
llvm.func @f(%a: i8) {
  llvm.call @g(%a) vararg(!llvm.func<void (i8, i8, ...)>) : (i8) -> ()
  llvm.return
}
// -----
llvm.func @g(i8, ...)
llvm.func @f(%a: i8) {
  llvm.call @g(%a) vararg(!llvm.func<void (i16, ...)>) : (i8) -> ()
  llvm.return
}
// -----
llvm.func @g(i8, ...)
llvm.func @f(%a: i8) {
  llvm.call @g(%a) vararg(!llvm.func<i8 (i8, ...)>) : (i8) -> ()
  llvm.return
}
// -----
llvm.func @g(i8, ...) -> i8
llvm.func @f(%a: i8) {
  llvm.call @g(%a) vararg(!llvm.func<i16 (i8, ...)>) : (i8) -> i8
  llvm.return
}
// -----
llvm.mlir.global @g(1 : i32) : i32
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
llvm.mlir.global @g(1 : i32) : i32
llvm.mlir.alias external @h : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @f() {
  llvm.call @h() : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.return %a: i32
}
// -----
llvm.func @f() -> i32 {
  llvm.return
}
// -----
llvm.func @f(%a: f32) -> i32 {
  llvm.return %a : f32
}
// -----
func.func @f() {
  llvm.mlir.constant(@f) : !llvm.ptr
}
// -----
func.func @f() {
  llvm.mlir.constant("foo") : !llvm.ptr
}
// -----
llvm.func @f() -> !llvm.struct<(f64, f64)> {
  %0 = llvm.mlir.constant([1.0 : f64]) : !llvm.struct<(f64, f64)>
  llvm.return %0 : !llvm.struct<(f64, f64)>
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1.0 : f64, 1.0 : f32]) : !llvm.struct<(f64, f64)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f64) : !llvm.struct<(f64, f64)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([dense<[1.0, 1.0]> : tensor<2xf64>]) : !llvm.struct<(!llvm.array<2 x f64>)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([dense<[1.0, 1.0]> : tensor<2xf64>]) : !llvm.struct<(f64)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 1.0]> : tensor<2xf64>) : vector<5xf64>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 1.0, 2.0, 2.0]> : tensor<4xf64>) : vector<[4]xf64>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : index) : f32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xf32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : bf16) : f16
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xbf16>) : vector<2xf16>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f16) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  %1 = llvm.mlir.constant(1.0 : f8E4M3FN) : f8E4M3FN
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf16>) : vector<2xi8>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<100.0> : vector<1xf64>) : f32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32], [2 : i32]]]) : !llvm.array<1 x array<1 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x array<1 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([@f, 1 : i32]) : !llvm.array<2 x ptr>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.zero, [[1 : i32]]]) : !llvm.array<2 x array<1 x struct<(i32, i32)>>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Event">
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i64
  %1 = llvm.mlir.constant(unit) : i64
  llvm.return
}
// -----
func.func @f(%a : i32, %b : i32) {
  llvm.insertvalue %a, %b[0] : tensor<*xi32>
}
// -----
func.func @f() {
  llvm.insertvalue %a, %b[1] : !llvm.struct<(i32)>
}
// -----
func.func @f() {
  llvm.insertvalue %a, %b[1] : !llvm.array<1 x i32>
}
// -----
func.func @f() {
  llvm.insertvalue %a, %b[0,0] : !llvm.struct<(i32)>
}
// -----
func.func @f(%a : i32, %b : tensor<*xi32>) {
  llvm.extractvalue %b[0] : tensor<*xi32>
}
// -----
func.func @f() {
  llvm.extractvalue %b[1] : !llvm.struct<(i32)>
}
// -----
func.func @f() {
  llvm.extractvalue %b[0,0] : !llvm.struct<(i32)>
}
// -----
func.func @f(%a: vector<4xf32>, %b: i32, %c: f32) {
  %0 = llvm.extractelement %c[%b : i32] : f32
}
// -----
func.func @f(%a: vector<4xf32>, %b: i32, %c: f32) {
  %0 = llvm.insertelement %c, %c[%b : i32] : f32
}
// -----
func.func @f(%a: vector<4xf32>, %b: i32, %c: f32) {
  %0 = llvm.shufflevector %c, %c [0, 0, 0, 0, 7] : f32
}
// -----
func.func @f(%a : vector<4xf32>, %idx : i32) -> vector<4xf32> {
  %b = "llvm.extractelement"(%a, %idx) : (vector<4xf32>, i32) -> vector<4xf32>
  return %b : vector<4xf32>
}
// -----
func.func @f(%a : vector<4xf32>, %idx : i32) -> vector<4xf32> {
  %b = "llvm.insertelement"(%a, %a, %idx) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  return %b : vector<4xf32>
}
// -----
func.func @f() {
  llvm.mlir.zero : tensor<4xi32>
}
// -----
func.func @f(%p : !llvm.ptr, %v : f32) {
  %0 = "llvm.atomicrmw"(%p, %v) {bin_op=11, ordering=1} : (!llvm.ptr, f32) -> i32
  llvm.return
}
// -----
func.func @f(%p : !llvm.ptr, %v : vector<[2]xf32>) {
  %0 = llvm.atomicrmw fadd %p, %v unordered : !llvm.ptr, vector<[2]xf32>
  llvm.return
}
// -----
func.func @f(%p : !llvm.ptr, %a : i32, %b : i64) {
  %0 = "llvm.cmpxchg"(%p, %a, %b) {success_ordering=2,failure_ordering=2} : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
func.func @f(%p : !llvm.ptr, %b : i64) {
  %0 = "llvm.cmpxchg"(%p, %b, %b) {success_ordering=2,failure_ordering=2} : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i64)>
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 attributes { personality = @p } {
  %0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  %1 = llvm.invoke @g(%0) to ^bb3 unwind ^bb4 : (i32) -> i32
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : i32
^bb3:
  llvm.return %1 : i32
^bb4:
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.func @p(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 attributes { personality = @p } {
  %0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return %a : i32
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^bb3
^bb3:
  %3 = llvm.landingpad cleanup : i32
  llvm.resume %3 : i32
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return %a : i32
^bb2:
  llvm.return %a : i32
}
// -----
module attributes {llvm.data_layout = "#vjkr32"} {
  func.func @f()
}
// -----
module attributes {llvm.data_layout = 1 : i32} {
}
// -----
func.func @f(%a : i64) {
  llvm.switch %a : i32, ^bb1 [
    42: ^bb2,
  ]
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
func.func @f(%a : i32) {
  llvm.switch %a : i32, ^bb1 [
    42: ^bb2(%a, %a : i32, i32)
  ] {branch_weights = array<i32: 13, 17, 19>}
^bb1:
  llvm.return
^bb2(%1: i32, %2: i32):
  llvm.return
}
// -----
llvm.mlir.global common @g(42 : i32) : i32
// -----
llvm.mlir.global common @g(dense<[0, 0, 0, 1, 0]> : vector<5xi32>) : !llvm.array<5 x i32>
// -----
llvm.mlir.global common @g(dense<[0.0, 0.0]> : vector<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.global common @h([0.0, 0 : i32]) : !llvm.array<2 x f32>
llvm.mlir.global common @i(@g) : !llvm.ptr
// -----
llvm.mlir.global appending @g() : i32
// -----
llvm.func @f(%p : !llvm.ptr) {
  %0 = llvm.load %p { "access_groups" = [@f] } : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%p : !llvm.ptr) {
  %0 = llvm.load %p { "noalias_scopes" = "test" } : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"nothing">
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Event">
  %1 = llvm.mlir.zero : !llvm.target<"aarch64.svcount">
  %2 = llvm.mlir.zero : !llvm.target<"amdgcn.named.barrier">
  llvm.return
}
// -----
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.target<"nothing"> : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global @g() : !llvm.target<"nothing">
llvm.mlir.global @h() : !llvm.target<"aarch64.svcount">
llvm.mlir.global @i() : !llvm.target<"spirv.Event">
llvm.mlir.global @j(1 : i32) : !llvm.target<"spirv.Event">
llvm.mlir.global @k() : !llvm.target<"spirv.">
llvm.mlir.global @l() : !llvm.target<"dx.Foo">
llvm.mlir.global @m() : !llvm.target<"amdgcn.named.barrier">
// -----
llvm.comdat @c {
  llvm.return
}
// -----
llvm.mlir.global @no(0 : i32) : i32
llvm.mlir.global @g(0 : i32) comdat(@no) : i32
// -----
llvm.func @f() comdat(@foo) {
  llvm.return
}
// -----
func.func @f(%a: vector<1xi32>)  {
  %0 = llvm.zext %a : vector<1xi32> to vector<2xi64>
}
// -----
llvm.func @g(%a: i32, ...) -> i32
llvm.func @f(%a: i32)  {
  %0 = llvm.invoke @g(%a) to ^bb2 unwind ^bb1 vararg(!llvm.func<i8 (i32, ...)>) : (i32) -> (i32)
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @g(%a: i32, ...)
llvm.func @f(%a: i32)  {
  llvm.invoke @g(%a) to ^bb2 unwind ^bb1 vararg(!llvm.func<void (i32, i64, ...)>) : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @g(%a: i32, ...)
llvm.func @f(%a: i32)  {
  llvm.invoke @g(%a) to ^bb2 unwind ^bb1 : (i32) -> (!llvm.void)
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @g(...)
llvm.func @f(%a: i32)  {
  "llvm.call"(%a) <{callee = @g}> {operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() attributes { always_inline, no_inline } {
  llvm.return
}
// -----
llvm.func @f() attributes { optimize_none } {
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%a: i32) {
  llvm.call @g() ["tag"(%a : i32, i32)] : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %1 = llvm.call_intrinsic "llvm.foo"(%a) ["tag"(%a : i32, i32)] : (i32 {llvm.signext}) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %1 = llvm.call_intrinsic "foo"(%a) : (i32 {llvm.signext}) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %1:2 = llvm.call_intrinsic "llvm.foo"(%a) : (i32) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.foo"(%a) : i32 -> (i32, i32)
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.foo"(%a, %a) : (i32) -> (i32)
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%a: i32) {
  llvm.call @g(%a, %a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%a: i32) {
  "llvm.call"(%a, %a) <{ op_bundle_tags = ["tag"] }> { callee = @g, operandSegmentSizes = array<i32: 0, 2>, op_bundle_sizes = array<i32: 1, 1> } : (i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f(%a: i32) {
  "llvm.call"(%a, %a) <{ op_bundle_tags = [1, 2] }> { callee = @g, operandSegmentSizes = array<i32: 0, 2>, op_bundle_sizes = array<i32: 1, 1> } : (i32, i32) -> ()
  llvm.return
}
// -----
llvm.mlir.global external @x(42 : i32) : i32
llvm.mlir.alias external @y : !llvm.label {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.global external @x(42 : i32) : i32
llvm.mlir.alias appending @y : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @y : i32 {
  %c = llvm.mlir.constant(42 : i64) : i64
  llvm.return %c : i64
}
// -----
llvm.mlir.global external @x(42 : i32) : i32
llvm.mlir.alias external @y : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  %2 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.global external @x(42 : i32) : i32
llvm.mlir.alias external @y : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr<4>
  llvm.return %0 : !llvm.ptr<4>
}
// -----
llvm.func @f()
llvm.module_flags [#llvm.mlir.module_flag<error, "yolo", @f>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", ["yo"]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 3 : i64>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "ProfileSummary", 3 : i64>]
// -----
llvm.module_flags [1]
// -----
llvm.func @f() { llvm.module_flags [] llvm.linker_options ["a"] llvm.return }
// -----
llvm.func @f() { llvm.linker_options ["a"] llvm.return }
// -----
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
module {
  %0 = llvm.blockaddress <function = @missing, tag = <id = 1>> : !llvm.ptr
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  llvm.getelementptr inbounds_flag %p[%i, 0, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(array<10 x f32>)>
  llvm.return
}
// -----
llvm.mlir.global @g() : !llvm.array<2x!llvm.struct<(i32, f32)>> {
  %0 = llvm.mlir.constant([[42 : i32, 1.000000e+00 : f32]]) : !llvm.array<2x!llvm.struct<(i32, f32)>>
  llvm.return %0 : !llvm.array<2x!llvm.struct<(i32, f32)>>
}
// -----
llvm.func @f(%a: i32) {
  %8 = llvm.inline_asm tail_call_kind = <musttail> "foo", "=r,=r,r" %a : (i32) -> !llvm.struct<(i8, i8)>
  llvm.return
}
// -----
llvm.func external @r() -> !llvm.ptr attributes {dso_local}
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @r {dso_local}
// -----
llvm.mlir.global external @r() : !llvm.ptr
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @r {dso_local}
// -----
llvm.func external @r() -> !llvm.ptr
llvm.mlir.ifunc common @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @r {dso_local}
// -----
llvm.mlir.global external @r() : !llvm.ptr
llvm.mlir.alias external @a : !llvm.ptr {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @a {dso_local}
// -----
llvm.func @r() -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @r {dso_local}
// -----
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr<3> @r {dso_local}
llvm.func @f(%a: i32, %p: !llvm.ptr) { llvm.call @foo(%a) : (i32) -> () llvm.return }
// -----
llvm.func @f(%f: f32) -> () {
  llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f64)>
}
// -----
llvm.func @f(%f: f32) -> () {
  llvm.intr.sincos(%f) : (f32) -> f32
}
// -----
llvm.func @f(%p: vector<7x!llvm.ptr>, %m: vector<7xi1>, %v: vector<4xf32>) {
  %a = llvm.intr.masked.gather %p, %m { alignment = 1: i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<8xf32>
  llvm.return
}
// -----
llvm.func @f(%p: vector<7x!llvm.ptr>, %m: vector<7xi1>, %v: vector<4xf32>) {
  llvm.intr.masked.scatter %v, %p, %m { alignment = 1: i32} : vector<4xf32>, vector<7xi1> into vector<7x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @f(%a : !llvm.ptr) -> () {
  %0 = llvm.ptrtoaddr %a : !llvm.ptr to i32
}
// -----
llvm.mlir.global @g() : i32 {
  llvm.return
}
// -----
llvm.mlir.global @g() : i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = "test.op"() : () -> i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.udiv %0, %0 : i32
  %2 = arith.addi %0, %0 : i32
  %p = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  "llvm.unreachable"() : () -> ()
}
// -----
func.func @f() { llvm.mlir.global @g(1 : i32) : i32  return }
// -----
llvm.mlir.global @g("abc") : !llvm.array<4 x i8>
// -----
llvm.mlir.global @g("a\00c") : !llvm.array<3 x i8>
llvm.mlir.global @h("abc") : !llvm.array<3 x i16>
// -----
llvm.mlir.global @h() : tensor<4xf32>
// -----
llvm.mlir.global @h() : !llvm.label
// -----
llvm.mlir.global @h() : !llvm.func<void ()>
// -----
llvm.mlir.global @g
// -----
llvm.mlir.global @g(1 : i32) : i32, i32
// -----
llvm.mlir.global @g(1 : i32)
// -----
llvm.func common @f()
// -----
llvm.func private @f()
// -----
llvm.func @f(%a: tensor<4xf32>) { llvm.return }
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f() -> tensor<4xf32>
// -----
llvm.func @f() -> (tensor<4xf32> {llvm.a}) { llvm.return }
// -----
"llvm.func"() ({
^bb0(%a: i32):
  llvm.return
}) {sym_name = "a", function_type = !llvm.func<void (i64)>} : () -> ()
// -----
"llvm.func"() ({
}, {}) {sym_name = "a", function_type = !llvm.func<void (i64)>} : () -> ()
// -----
"llvm.func"() ({
}) {sym_name = "a", function_type = i64} : () -> ()
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return
}
// -----
func.func @nothing() { return }
llvm.func @f() {
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global internal @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
llvm.func extern_weak @g()
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global internal @x(1 : i32) : i32
llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32 {llvm.noalias}) 
// -----
llvm.func @f(%a: !llvm.ptr {llvm.noalias = 1 : i32}) 
// -----
llvm.func @f(%a: i32 {llvm.sret}) 
// -----
llvm.func @f(%a: i32 {llvm.sret = i32}) 
// -----
llvm.func @f(%a: !llvm.ptr {llvm.signext}) 
// -----
func.func private @f(%a: tensor<4xf32> {llvm.signext}) 
// -----
llvm.func @f(%a: !llvm.ptr {llvm.align = "a"}) 
// -----
llvm.func @f(%a: i32 {llvm.align = 4 : i32}) 
// -----
llvm.func @f(%a: !llvm.ptr {llvm.alignstack}) 
// -----
llvm.func @f(%a: !llvm.ptr {llvm.noundef = 1}) 
// -----
llvm.func @f() -> (i32 {llvm.noalias})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byval})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.returned})
// -----
func.func private @f() -> (!llvm.ptr {llvm.zeroext})
// -----
func.func private @f() -> (!llvm.void {llvm.zeroext})
// -----
"llvm.func"() ({ }) {sym_name = "a", linkage = #llvm.linkage<external>, res_attrs = [{llvm.a}], function_type = !llvm.func<void ()>} : () -> ()
// -----
func.func @f(%a : !llvm.ptr) { %0 = llvm.load %a dereferenceable<bytes = 8> : !llvm.ptr -> i64 return }
// -----
func.func @f(%a : !llvm.ptr) { %0 = llvm.load %a dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr return }
// -----
module attributes {llvm.data_layout = ""} { }
// -----
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} { }
// -----
module attributes {llvm.data_layout = "-"} { }
// -----
module attributes {llvm.data_layout = "e1"} { }
// -----
module attributes {llvm.data_layout = "z"} { }
// -----
module attributes {llvm.data_layout = "n"} { }
// -----
module attributes {llvm.data_layout = "n8:a"} { }
// -----
module attributes {llvm.data_layout = "S"} { }
// -----
module attributes {llvm.data_layout = "S0"} { }
// -----
module attributes {llvm.data_layout = "S12"} { }
// -----
module attributes {llvm.data_layout = "Sa"} { }
// -----
module attributes {llvm.data_layout = "F"} { }
// -----
module attributes {llvm.data_layout = "Fx"} { }
// -----
module attributes {llvm.data_layout = "Fi"} { }
// -----
module attributes {llvm.data_layout = "Fi8"} { }
// -----
module attributes {llvm.data_layout = "P"} { }
// -----
module attributes {llvm.data_layout = "Ax"} { }
// -----
module attributes {llvm.data_layout = "m"} { }
// -----
module attributes {llvm.data_layout = "m:"} { }
// -----
module attributes {llvm.data_layout = "m:ee"} { }
// -----
module attributes {llvm.data_layout = "m:q"} { }
// -----
module attributes {llvm.data_layout = "i8"} { }
// -----
module attributes {llvm.data_layout = "i8:16"} { }
// -----
module attributes {llvm.data_layout = "i:16"} { }
// -----
module attributes {llvm.data_layout = "i0:16"} { }
// -----
module attributes {llvm.data_layout = "i16:16:8"} { }
// -----
module attributes {llvm.data_layout = "i16:16:8:8"} { }
// -----
module attributes {llvm.data_layout = "i16:"} { }
// -----
module attributes {llvm.data_layout = "i16:16:"} { }
// -----
module attributes {llvm.data_layout = "f16:0"} { }
// -----
module attributes {llvm.data_layout = "a:0:64"} { }
// -----
module attributes {llvm.data_layout = "a0:0:64"} { }
// -----
module attributes {llvm.data_layout = "a1:0:64"} { }
// -----
module attributes {llvm.data_layout = "a"} { }
// -----
module attributes {llvm.data_layout = "p:64"} { }
// -----
module attributes {llvm.data_layout = "px:64:64"} { }
// -----
module attributes {llvm.data_layout = "p:0:64"} { }
// -----
module attributes {llvm.data_layout = "p:64:64:32"} { }
// -----
module attributes {llvm.data_layout = "p:64:64:64:128"} { }
// -----
module attributes {llvm.data_layout = "p:64:64:64:"} { }
// -----
module attributes {llvm.data_layout = "p99999999:64:64:64"} { }
// -----
module attributes {llvm.data_layout = "pe7:64:64:64-pu8:64:64-pue9:64:64"} { }
// -----
module attributes {llvm.data_layout = "p7(foo):64:64:64"} { }
// -----
module attributes {llvm.data_layout = "pu:64:64:64"} { }
// -----
module attributes {llvm.data_layout = "pu0:64:64:64"} { }
// -----
module attributes {llvm.data_layout = "puu1:64:64:64"} { }
// -----
module attributes {llvm.data_layout = "ni:0"} { }
// -----
module attributes {llvm.data_layout = "ni:"} { }
// -----
module attributes {llvm.data_layout = "ni"} { }
// -----
module attributes {llvm.data_layout = "ni:7-p7:160:256:256:32"} { }
// -----
func.func @f() { "test.op"() {llvm.data_layout = "q"} : () -> () return }
// -----
module attributes {llvm.data_layout = "p7(:64:64:64"} { }
// -----
module attributes {llvm.data_layout = "p7():64:64:64"} { }
// -----
module attributes {llvm.data_layout = "p7(a:64:64:64"} { }
// -----
module attributes {llvm.data_layout = "p7(a)b:64:64:64"} { }
// -----
module attributes {llvm.data_layout = "p(a):64:64:64"} { }
// -----
module attributes {llvm.data_layout = "p3(a-b):64:64:64"} { }
// -----
module attributes {llvm.data_layout = "p3(a):64:64:64-P(a)-A(a)-G(b)"} { }
// -----
module attributes {llvm.data_layout = "p3(a):64:64:64-p4(a):64:64"} { }
// -----
module attributes {llvm.data_layout = "p3(a):64:64:64-ni:3"} { }
// -----
module attributes {llvm.data_layout = "p3(A):64:64:64-ni:3"} { }
// -----
module attributes {llvm.data_layout = "p0(A):64:64:64"} { }
// -----
module attributes {llvm.data_layout = "p3(P):64:64:64-p3(Q):32:32"} { }
// -----
func.func private @f(!llvm.array<4 x !llvm.void>)
// -----
func.func private @f(!llvm.array<4 x func<void ()>>)
// -----
func.func private @f(!llvm.array<4 x label>)
// -----
func.func private @f(!llvm.struct<(void)>)
// -----
func.func private @f(!llvm.struct<"a", (label)>)
// -----
func.func private @f(!llvm.struct<(tensor<4xi32>)>)
// -----
func.func private @f(!llvm.func<label ()>)
// -----
func.func private @f(!llvm.func<void (void)>)
// -----
func.func private @f(!llvm.array<4 x tensor<4xi32>>)
// -----
func.func private @f() attributes {a = #llvm.constant_range<i32, 0, 0>}
// -----
func.func private @f() attributes {a = #llvm.constant_range<i32, 5, 4294967300>}
// -----
func.func private @f() attributes {a = #llvm.target_features<["a"]>}
// -----
func.func private @f() attributes {a = #llvm.target_features<["+a", ""]>}
// -----
func.func private @f() attributes {a = #llvm.target_features<["+a,+b"]>}
// -----
func.func private @f() attributes {a = #llvm.alias_scope<id = 1, domain = <id = "a">>}
// -----
func.func private @f() attributes {a = #llvm.alias_scope<id = distinct[0]<>, domain = <id = "a">>}
// -----
func.func private @f() attributes {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "int">}
// -----
func.func private @f(!llvm.vec<4 x i32>)
// -----
func.func private @f(!llvm.ptr<a>)
// -----
func.func private @f(!llvm.foo)
// -----
func.func private @f(!llvm.struct<"a", (struct<"a", (i32)>)>, !llvm.struct<"a", (i64)>)
// -----
func.func private @f(!llvm.array<4 x token>, !llvm.struct<(token)>)
// -----
func.func private @f(!llvm.struct<"a", packed (struct<"b", (struct<"a">)>)>)
// -----
func.func private @f(!llvm.struct<"a", packed>)
// -----
func.func private @f(!llvm.struct<packed>)
// -----
func.func private @f(!llvm.struct<(i32>)
// -----
func.func private @f(!llvm.struct<()>, !llvm.struct<"a", ()>)
// -----
func.func @f() -> !llvm.f32 { return }
// -----
func.func @f() -> !llvm.tensor<*xf32> { return }
// -----
func.func @f(%a: vector<[16]xi8>, %b: vector<16385xi8>) { %0 = llvm.intr.vector.insert %b, %a[0] : vector<16385xi8> into vector<[16]xi8> return }
// -----
func.func @f() attributes {a = #llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_tag<access_type = <id = "x", members = {}>, base_type = <id = "x", members = {}>, offset = 0>, 0>}>} { return }
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = "Some", total_count = 3>>]
// -----
%0 = llvm.mlir.constant(1.0 : f64) : !llvm.ppc_fp128
