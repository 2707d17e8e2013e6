func.func @f(%n: index) { affine.for %i = 0 from 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step 0 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step -1 { } return }
// -----
func.func @f(%n: index) { affine.for %i = %n, %n to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to affine_map<(d0) -> (d0, 1)>(%n) { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0)>() to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = "a" to 10 { } return }
// -----
func.func @f(%n: index) { %r = affine.apply affine_map<(d0) -> (d0)>(%n, %n) return }
// -----
func.func @f(%n: index) { %r = affine.apply 5 return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)>() { } return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%n) { } return }
// -----
func.func @f(%n: index, %m: memref<4xf32>) { %r = affine.load %m[%n] : memref<4xf32>, i32 return }
// -----
func.func @f(%n: index, %m: memref<4xf32>) { %r = affine.load %m[%n] : tensor<4xf32> return }
// -----
"affine.yield"() : () -> ()
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = affine.load %m[%i, %i] : memref<4xf32>
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = affine.load %m[%i] : memref<4xf32>
 affine.store %0, %m[%i + 1] : memref<4xf32>
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "affine.load"(%m, %i) {map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index) -> i32
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "affine.load"(%m, %i) {map = affine_map<() -> (0)>} : (memref<4xf32>, index) -> f32
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: i32) { "affine.store"(%v, %m, %i) {map = affine_map<(d0) -> (d0)>} : (i32, memref<4xf32>, index) -> ()
 return }
// -----
func.func @f(%i: index, %c: i1) -> i32 { %r = affine.for %k = 0 to 3 iter_args(%x = %i) -> (index) { affine.yield }
 return }
// -----
func.func @f(%i: index, %v: i32) { %r = affine.for %k = 0 to 3 iter_args(%x = %i) -> (index) { "affine.yield"(%v) : (i32) -> () }
 return }
// -----
func.func @f(%i: index) { affine.for %k = 0 to 3 { affine.if affine_set<(d0) : (d0 >= 0)>(%k) { } else { } }
 return }
// -----
func.func @f(%m: memref<4xf32>, %n: i32) { %i = arith.index_cast %n : i32 to index
 scf.for %k = %i to %i step %i { %0 = affine.load %m[%k] : memref<4xf32> } return }
// -----
func.func @f(%m: memref<4xf32>, %n: i32) { %i = arith.index_cast %n : i32 to index
 scf.for %k = %i to %i step %i { affine.for %j = 0 to %k { } } return }
// -----
func.func @f(%m: memref<4xf32>, %n: i32) { affine.for %k = 0 to 3 { affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%k] { } } return }
// -----
func.func @f(%m: memref<4xf32>, %n: i32) { affine.for %k = 0 to 3 { affine.for %j = %k to 3 { } } return }
// -----
func.func @f(%m: memref<4xf32>, %n: i32) { affine.for %k = 0 to 3 { affine.if affine_set<(d0)[s0] : (s0 >= 0)>(%k)[%k] { } } return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { "affine.if"(%n) <{condition = affine_set<() : (1 >= 0)>}> ({ "affine.yield"() : () -> () }, {}) : (index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { "affine.if"(%n) <{condition = affine_set<(d0, d1) : (1 >= 0)>}> ({ "affine.yield"() : () -> () }, {}) : (index) -> () return }
// -----
func.func @f(%n: index) { %0 = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, 1)>}> : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.apply"(%n) <{map = affine_map<() -> (1)>}> : (index) -> index return }
// -----
func.func @f() { affine.for %i = 0 to 3 { %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i] } return }
// -----
func.func @f(%n: index) { %0 = "affine.min"(%n) <{map = affine_map<() -> (1)>}> : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.max"(%n) <{map = affine_map<(d0) -> ()>}> : (index) -> index return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0:
  "affine.yield"() : () -> ()
}) : () -> () return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0(%i: i32):
  "affine.yield"() : () -> ()
}) : () -> () return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> () return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> () return }
// -----
func.func @f(%n: index) { %r = "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index):
  "affine.yield"(%n) : (index) -> ()
}) : () -> index return }
// -----
func.func @f(%n: index) { %r = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index):
  "affine.yield"(%n) : (index) -> ()
}) : (index) -> index return }
// -----
func.func @f(%n: index, %x: i32) { %r = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index, %y: i32):
  "affine.yield"(%x) : (i32) -> ()
}) : (index) -> i32 return }
// -----
func.func @f(%n: index, %x: i32) { "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : (index) -> () return }
// -----
func.func @f(%n: index, %x: f32) { %r = affine.parallel (%i) = (0) to (4) reduce ("addi") -> (f32) { affine.yield %x : f32 } return }
// -----
func.func @f(%n: index, %x: i32) { %r = affine.parallel (%i) = (0) to (4) reduce ("maxnumf") -> (i32) { affine.yield %x : i32 } return }
// -----
func.func @f(%n: index, %x: f32) { %r = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (f32) { affine.yield %x : f32 } return }
// -----
func.func @f(%n: index, %x: ui32) { %r = affine.parallel (%i) = (0) to (4) reduce ("maxs") -> (ui32) { affine.yield %x : ui32 } return }
// -----
func.func @f(%n: index, %x: si32) { %r = affine.parallel (%i) = (0) to (4) reduce ("minu") -> (si32) { affine.yield %x : si32 } return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (3)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1, 2]}> ({
^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (3)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({
^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (3)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({
^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (3, 2)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({
^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [0], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (3)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({
^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%m: memref<?xf32>, %n: i32) { %i = arith.index_cast %n : i32 to index
 scf.for %k = %i to %i step %i { affine.parallel (%j) = (0) to (%k) { } } return }
// -----
func.func @f(%m: memref<?xf32>, %n: i32) { %i = arith.index_cast %n : i32 to index
 scf.for %k = %i to %i step %i { affine.prefetch %m[%k], read, locality<3>, data : memref<?xf32> } return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) { "affine.prefetch"(%m) <{isWrite = false, localityHint = 3 : i32, isDataCache = true}> {map = affine_map<() -> ()>} : (memref<?xf32>) -> () return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) { "affine.prefetch"(%m) <{isWrite = false, localityHint = 3 : i32, isDataCache = true, map = affine_map<() -> ()>}> : (memref<?xf32>) -> () return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) { "affine.prefetch"(%m) <{isWrite = false, localityHint = 3 : i32, isDataCache = true, map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>) -> () return }
// -----
func.func @f(%m: memref<?xf32>, %i: index) { %0 = affine.vector_load %m[%i] : memref<?xf32>, vector<4xf16> return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf16>) { affine.vector_store %v, %m[%i] : memref<?xf32>, vector<4xf16> return }
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf16>) { "affine.vector_store"(%v, %m) <{map = affine_map<() -> ()>}> : (vector<4xf16>, memref<?xf32>) -> () return }
// -----
func.func @f(%n: index) { %0:3 = affine.delinearize_index %n into (2, 3) : index, index, index return }
// -----
func.func @f(%n: index) { %0:4 = affine.delinearize_index %n into (2, 3) : index, index, index, index return }
// -----
func.func @f(%n: index) { %0 = affine.delinearize_index %n into (2, 3) : index return }
// -----
func.func @f(%n: index) { %0:2 = affine.delinearize_index %n into (0, 3) : index, index return }
// -----
func.func @f(%n: index) { %0:2 = "affine.delinearize_index"(%n) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index) -> (index, index) return }
// -----
func.func @f(%n: index) { %0 = affine.linearize_index [%n, %n] by (2, 3, 4) : index return }
// -----
func.func @f(%n: index) { %0 = affine.linearize_index [%n, %n, %n] by (3) : index return }
// -----
func.func @f(%n: index) { %0 = "affine.linearize_index"(%n, %n) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, -9223372036854775808>}> : (index, index) -> (index) return }
// -----
func.func @f(%n: index, %s: memref<?x?xf32>) { %c1 = arith.constant 1 : index scf.for %k = %c1 to %n step %c1 {
  %a = memref.alloc(%k) : memref<?xf32>
  %b = memref.subview %s[0, 0] [%n, %k] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %d = memref.dim %b, %c1 : memref<?x?xf32, strided<[?, 1]>>
  affine.for %j = 0 to %d { } } return }
// -----
func.func @f(%n: index, %s: memref<?x?xf32>) { %c1 = arith.constant 1 : index scf.for %k = %c1 to %n step %c1 {
  %a = memref.alloc(%n) : memref<3x?xf32>
  %e = memref.cast %a : memref<3x?xf32> to memref<?x?xf32>
  %d = memref.dim %e, %c1 : memref<?x?xf32>
  %d2 = arith.addi %d, %n : index
  affine.for %j = 0 to %d2 { } } return }
// -----
func.func @f(%n: index, %s: memref<?x?xf32>) { %c1 = arith.constant 1 : index affine.for %k = 0 to %n {
  %d = arith.addi %k, %n : index
  %e = affine.apply affine_map<(d0) -> (d0 + 1)>(%k)
  affine.for %j = affine_map<(d0) -> (d0 + 1)>(%e) to affine_map<(d0) -> (d0)>(%d) { } } return }
// -----
func.func @f(%n: index) { "test.region"() ({ ^bb0(%k: index): affine.for %j = 0 to %k { } "test.end"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "test.region"() ({ ^bb0(%k: index): affine.for %j = 0 to %n { } "test.end"() : () -> () }) : () -> () return }
// -----
"test.region"() ({ ^bb0(%k: index): affine.for %j = 0 to %k { } "test.end"() : () -> () }) : () -> ()
// -----
module { %k = "test.op"() : () -> index
affine.for %j = 0 to %k { } }
// -----
func.func @f(%n: index, %x: f32) { %r = affine.parallel (%i) = (0) to (4) reduce ("maxnumf") -> (f32) { affine.yield %x : f32 } return }
// -----
func.func @f(%n: index, %x: f32) { %r = affine.parallel (%i) = (0) to (4) reduce ("minnumf") -> (f32) { affine.yield %x : f32 } return }
// -----
func.func @f(%n: index, %x: i32) { %r = affine.parallel (%i) = (0) to (4) reduce ("maxs") -> (i32) { affine.yield %x : i32 } return }
// -----
func.func @f(%n: index, %x: i1) { %r = affine.parallel (%i) = (0) to (4) reduce ("minu") -> (i1) { affine.yield %x : i1 } return }
// -----
func.func @f(%n: index, %x: i32) { %r = affine.parallel (%i) = (0) to (4) reduce ("xori") -> (i32) { affine.yield %x : i32 } return }
// -----
func.func @f(%n: index, %x: si32) { %r = affine.parallel (%i) = (0) to (4) reduce ("mins") -> (si32) { affine.yield %x : si32 } return }
// -----
func.func @f(%n: index, %x: ui8) { %r = affine.parallel (%i) = (0) to (4) reduce ("maxu") -> (ui8) { affine.yield %x : ui8 } return }
// -----
func.func @f(%n: index, %x: index) { %r = affine.parallel (%i) = (0) to (4) reduce ("ori") -> (index) { affine.yield %x : index } return }
// -----
func.func @f(%n: index, %x: i32) { "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index, %y: index):
  "affine.yield"() : () -> ()
}) : (i32) -> () return }
// -----
func.func @f(%n: index, %x: i32) { "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index, %y: i32):
  "affine.yield"() : () -> ()
}) : (i32) -> () return }
// -----
func.func @f(%n: index, %x: i32) { %r = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index, %y: i32):
  "affine.yield"(%n) : (index) -> ()
}) : (i32) -> index return }
// -----
func.func @f(%n: index, %x: i32) { %r = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 5 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index, %y: i32):
  "affine.yield"(%n) : (index) -> ()
}) : (i32) -> index return }
// -----
func.func @f(%n: index, %x: i32) { %r = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (4)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 5 : index, upperBoundMap = affine_map<() -> (3)>}> ({
^bb0(%i: index, %y: i32):
  "affine.yield"(%n) : (index) -> ()
}) : (i32) -> index return }
// -----
func.func @f(%a: memref<10xf32>, %t: memref<1xi32>, %n: index) { affine.dma_start %a[%n + 7], %a[0], %t[0], %n, %n : memref<10xf32>, memref<10xf32>, memref<1xi32> return }
// -----
func.func @f(%a: memref<10xf32>, %t: memref<1xi32>, %n: index) { affine.dma_start %a[%n + 7], %a[0], %t[0], %n : memref<10xf32>, memref<10xf32> return }
// -----
func.func @f(%a: memref<10xf32>, %t: i32, %n: index) { affine.dma_start %a[%n + 7], %a[0], %t[0], %n : memref<10xf32>, memref<10xf32>, i32 return }
// -----
func.func @f(%a: memref<10xf32>, %t: i32, %n: index) { affine.dma_wait %t[0], %n : i32 return }
// -----
func.func @f(%a: memref<10xf32>, %t: memref<1xi32>, %n: index) { %x = "t.x"() : () -> index affine.for %i = 0 to 3 { %y = arith.muli %i, %i : index affine.dma_wait %t[%y], %n : memref<1xi32> } return }
// -----
func.func @f(%t: i32, %n: index) { "affine.dma_wait"(%t, %n) {tag_map = affine_map<() -> (0)>} : (i32, index) -> () return }
// -----
func.func @f(%t: i32, %n: index) { "affine.dma_start"(%t, %t, %t, %n) {src_map = affine_map<() -> (0)>, dst_map = affine_map<() -> (0)>, tag_map = affine_map<() -> (0)>} : (i32, i32, i32, index) -> () return }
// -----
func.func @f(%t: memref<1xi32>, %n: index) { "affine.dma_start"(%t, %t, %t, %n, %n) {src_map = affine_map<() -> (0)>, dst_map = affine_map<() -> (0)>, tag_map = affine_map<() -> (0)>} : (memref<1xi32>, memref<1xi32>, memref<1xi32>, index, index) -> () return }
// -----
func.func @f(%t: memref<1xi32>, %n: i32, %c: index) { "affine.dma_wait"(%t, %n, %c) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> () return }
// -----
func.func @f(%m: memref<2xf32>) { %0 = affine.vector_load %m[0] : memref<2xf32>, tensor<f32> return }
// -----
func.func @f(%m: memref<2xf32>, %v: f32) { affine.vector_store %v, %m[0] : memref<2xf32>, f32 return }
