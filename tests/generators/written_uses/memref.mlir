memref.global "private" constant @c : memref<2xf32> = dense<[0.0, 1.0]> {alignment = 64 : i64}
memref.global "public" @u : memref<4xi32> = uninitialized
memref.global @e : memref<4xi32>
func.func @f(%m: memref<8x16xf32>, %i: index, %x: f32, %t: memref<1xi32>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %k: memref<256xf32>, %l: memref<256xf32, 1>, %a: memref<4x?xf32>) {
  %0 = memref.get_global @c : memref<2xf32>
  %1 = memref.generic_atomic_rmw %m[%i, %i] : memref<8x16xf32> {
  ^bb0(%y: f32):
    %z = arith.addf %x, %y : f32
    memref.atomic_yield %z : f32
  }
  %2 = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<8x16xf32>) -> f32
  %3 = memref.alloca(%i)[%i] {alignment = 8 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
  %5 = memref.expand_shape %a [[0], [1, 2]] output_shape [4, %i, 2] : memref<4x?xf32> into memref<4x?x2xf32>
  %6 = memref.reinterpret_cast %k to offset: [0], sizes: [%i, 10], strides: [%i, 1] : memref<256xf32> to memref<?x10xf32, strided<[?, 1]>>
  %7 = memref.subview %m[%i, 2] [4, %i] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
  %8 = memref.subview %m[0, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32>
  memref.dma_start %k[%i], %l[%i], %i, %t[%i] : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  memref.dma_start %k[%i], %l[%i], %i, %t[%i], %i, %i : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  %9 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  %10 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}
