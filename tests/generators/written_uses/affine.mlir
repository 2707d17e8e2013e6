func.func @loops(%n: index, %m: memref<4x8xf32>, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to 10 step 2 iter_args(%a = %x) -> (f32) {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>(%i)[%n] {
      affine.prefetch %m[%i, 3], read, locality<3>, data : memref<4x8xf32>
    } else {
      affine.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x8xf32>
    }
    %2 = affine.load %m[%i, %i + 1] : memref<4x8xf32>
    affine.store %2, %m[%i mod 4, symbol(%n)] : memref<4x8xf32>
    %3 = affine.vector_load %m[%i, 0] : memref<4x8xf32>, vector<8xf32>
    affine.vector_store %3, %m[%i, 0] : memref<4x8xf32>, vector<8xf32>
    affine.yield %a : f32
  }
  affine.for %i = max affine_map<(d0) -> (d0, 2)>(%n) to min affine_map<(d0)[s0] -> (d0 + s0, 7)>(%n)[%n] {
    %4 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %n)
  }
  affine.parallel (%i, %j) = (0, max(0, %n)) to (%n, min(10, %n)) step (2, 1) {
  }
  %1 = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (f32) {
    affine.yield %x : f32
  }
  %5:2 = affine.delinearize_index %n into (4, 8) : index, index
  %6 = affine.linearize_index [%5#0, %5#1] by (4, 8) : index
  %7 = affine.linearize_index disjoint [%5#0, %5#1] by (%n, 8) : index
  return %1 : f32
}
