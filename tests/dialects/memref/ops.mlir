memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
memref.global @uninit : memref<2x3xf32> = uninitialized
memref.global "private" @external : memref<4xf32> {alignment = 64 : i64}
func.func @ops(%m: memref<?x4xf32>, %n: index, %u: memref<*xf32>, %b: memref<64xi8>, %x: f32, %t: memref<2xi32>, %s: memref<1xindex>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc(%n) {alignment = 8 : i64} : memref<?xf32>
  %2 = memref.alloca(%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = memref.load %m[%n, %n] : memref<?x4xf32>
  %4 = memref.load %m[%n, %n] {nontemporal = true} : memref<?x4xf32>
  memref.store %x, %m[%n, %n] : memref<?x4xf32>
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  memref.dealloc %0 : memref<2xf32>
  %5 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %6 = memref.dim %m, %n : memref<?x4xf32>
  %7 = memref.rank %u : memref<*xf32>
  %8 = memref.get_global @table : memref<2xi32>
  %9 = memref.subview %m[%n, 0] [2, %n] [1, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[4, 1], offset: ?>>
  %10 = memref.reinterpret_cast %u to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<*xf32> to memref<?x4xf32>
  %11 = memref.view %b[%n][%n] : memref<64xi8> to memref<?x4xf32>
  %12 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %13 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  %14 = memref.collapse_shape %m [[0, 1]] {note} : memref<?x4xf32> into memref<?xf32>
  %15 = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %16, %17, %18:2, %19:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %20 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 1>
  %21 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %22 = memref.reshape %u(%s) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
  %23 = memref.realloc %1 : memref<?xf32> to memref<8xf32>
  %24 = memref.atomic_rmw addf %x, %m[%n, %n] : (f32, memref<?x4xf32>) -> f32
  %25 = memref.generic_atomic_rmw %m[%n, %n] : memref<?x4xf32> {
  ^bb0(%current: f32):
    %26 = arith.addf %current, %x : f32
    memref.atomic_yield %26 : f32
  } {note}
  memref.prefetch %m[%n, %n], read, locality<3>, data : memref<?x4xf32>
  memref.prefetch %m[%n, %n], write, locality<0>, instr : memref<?x4xf32>
  memref.dma_start %m[%n, %n], %m[%n, %n], %n, %t[%n] : memref<?x4xf32>, memref<?x4xf32>, memref<2xi32>
  memref.dma_start %m[%n, %n], %m[%n, %n], %n, %t[%n], %n, %n : memref<?x4xf32>, memref<?x4xf32>, memref<2xi32>
  memref.dma_wait %t[%n], %n : memref<2xi32>
  memref.alloca_scope {
    %27 = memref.alloca() : memref<2xf32>
  }
  %28:2 = memref.alloca_scope -> (f32, index) {
    memref.alloca_scope.return %x, %n : f32, index
  } {note}
  %29:2 = memref.distinct_objects %m, %t : memref<?x4xf32>, memref<2xi32>
  return
}
