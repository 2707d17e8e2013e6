#set = affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 >= 0)>
func.func @ops(%m: memref<?x4xf32>, %n: index, %v: memref<8xf32>, %x: f32) -> f32 {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%n]
  %1 = affine.apply affine_map<() -> (4)>() {note}
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%n]
  %3 = affine.max affine_map<(d0) -> (d0, 8)>(%n) {note}
  affine.for %i = 0 to 10 {
    %4 = affine.load %m[%i + 1, %n] : memref<?x4xf32>
    affine.store %4, %m[%i * 2, symbol(%n)] {note} : memref<?x4xf32>
  }
  affine.for %i = %n to 10 step 3 {
    %5 = affine.vector_load %v[%i] : memref<8xf32>, vector<4xf32>
    affine.vector_store %5, %v[%i floordiv 2] : memref<8xf32>, vector<4xf32>
  } {note}
  affine.for %i = max affine_map<(d0) -> (d0, 4)>(%n) to min affine_map<()[s0] -> (s0, 9)>()[%n] {
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<()[s0] -> (s0)>()[%n] {
  }
  %6 = affine.for %i = -1 to 8 iter_args(%acc = %x) -> (f32) {
    %7 = arith.addf %acc, %x : f32
    affine.yield %7 : f32
  }
  affine.for %i = 0 to 10 {
    affine.if #set(%i)[%n] {
    }
    affine.if #set(%i)[%n] {
      "t.a"() : () -> ()
    } else {
      "t.b"() : () -> ()
    } {note}
    %8:2 = affine.if #set(%i)[%n] -> (f32, index) {
      affine.yield %x, %n : f32, index
    } else {
      affine.yield %x, %i : f32, index
    }
  }
  affine.prefetch %m[%n, %n + 2], read, locality<3>, data : memref<?x4xf32>
  %9:3 = affine.delinearize_index %n into (4, %n, 8) : index, index, index
  %10:3 = affine.delinearize_index %n into (4, 8) {note} : index, index, index
  %11 = affine.linearize_index [%n, %n] by (4, %n) : index
  %12 = affine.linearize_index disjoint [%n, %n] by (4, 3) {note} : index
  affine.for %i = 0 to 4 {
    %13 = memref.alloc() : memref<8xi32>
    affine.dma_start %v[%i + 4], %v[%i * 2 + symbol(%n)], %13[0], %n : memref<8xf32>, memref<8xf32>, memref<8xi32>
    affine.dma_start %m[%i, 0], %v[%i], %13[%i], %n, %n, %n : memref<?x4xf32>, memref<8xf32>, memref<8xi32>
    affine.dma_wait %13[%i + 3], %n : memref<8xi32>
  }
  return %6 : f32
}
