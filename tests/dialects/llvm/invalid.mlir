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
