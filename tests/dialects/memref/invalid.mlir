func.func @f(%m: memref<?xf32>, %n: index) { %r = memref.load %m[%n, %n] : memref<?xf32> return }
// -----
func.func @f(%m: memref<?xf32>, %x: f32) { memref.store %x, %m[] : memref<?xf32> return }
// -----
func.func @f() { %r = memref.alloc() : memref<?xf32> return }
// -----
func.func @f(%n: index) { %r = memref.alloca(%n)[%n] : memref<?xf32> return }
// -----
func.func @f(%n: index) { %r = memref.alloc() : memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>> return }
// -----
func.func @f() { %r = memref.alloc() : memref<*xf32> return }
// -----
func.func @f(%m: memref<?xf32>) { memref.prefetch %m[], read, locality<3>, data : memref<?xf32> return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) { memref.prefetch %m[%n], foo, locality<3>, bar : memref<?xf32> return }
// -----
func.func @f(%m: memref<?xf32>, %n: index) { memref.prefetch %m[%n], read, locality<3>, bar : memref<?xf32> return }
// -----
func.func @f(%m: memref<?xf32>) { %r = memref.memory_space_cast %m : memref<?xf32> to memref<?xi32, 1> return }
// -----
func.func @f(%m: memref<?xf32>) { %r = memref.memory_space_cast %m : memref<?xf32> to memref<4xf32, 1> return }
// -----
memref.global @g : memref<?xf32>
// -----
memref.global @g : memref<2xf32> = 5
// -----
memref.global @g : tensor<2xf32>
// -----
func.func @f(%m: memref<2x3xf32>) { %r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<?xf32>, %u: memref<*xf32>, %s: memref<4xf32, strided<[2]>>, %c: memref<4xf32, 1>, %o: memref<1xf32, strided<[3], offset: 5>>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<?x2xf32>
  %2 = memref.cast %a : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.cast %o : memref<1xf32, strided<[3], offset: 5>> to memref<?xf32, strided<[4], offset: 5>>
  return
}
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<4xf64> 
 return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<5xf32> 
 return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[2]>> 
 return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<4x4xf32> 
 return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<4xf32, 1> 
 return }
// -----
func.func @f(%a: memref<*xf32>) { %0 = memref.cast %a : memref<*xf32> to memref<*xf32> 
 return }
// -----
func.func @f(%a: memref<*xf32>) { %0 = memref.cast %a : memref<*xf32> to memref<?xf64> 
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32> 
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf64> 
 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = tensor.cast %a : tensor<4xf32> to tensor<*xf32> 
 return }
// -----
memref.global "private" @x : memref<?xf32>
// -----
memref.global "private" @x : memref<2xf32> = dense<1.0>
memref.global "private" constant @y : memref<2xf32> = uninitialized
memref.global "private" @z : memref<2xf32>
// -----
"memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
"memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = 1 : i32} : () -> ()
// -----
"memref.global"() {sym_name = "x", type = memref<2xf32>, alignment = 3 : i64} : () -> ()
// -----
"memref.global"() {sym_name = "x", type = i32} : () -> ()
// -----
func.func @f() { %0 = memref.get_global @nope : memref<2xf32>
 return }
// -----
memref.global @x : memref<2xf32>
func.func @f() { %0 = memref.get_global @x : memref<3xf32>
 return }
// -----
func.func @f() { %0 = memref.get_global @f : memref<3xf32>
 return }
// -----
func.func @f(%m: memref<4xf32>) { %r = memref.assume_alignment %m, 3 : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { "memref.distinct_objects"() : () -> () return }
// -----
func.func @f(%m: memref<4xf32>, %x: f32, %i: index) { %r = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %x: f32, %i: index) { %r = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xi32>, %x: i32, %i: index) { %r = memref.atomic_rmw maximumf %x, %m[%i] : (i32, memref<4xi32>) -> i32 return }
// -----
func.func @f(%m: memref<4xi32>, %x: i32, %i: index) { %r = memref.atomic_rmw maxnumf %x, %m[%i] : (i32, memref<4xi32>) -> i32 return }
// -----
func.func @f(%m: memref<4xf32>, %x: f32, %i: index) { %r = memref.atomic_rmw assign %x, %m[%i] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %r = "memref.generic_atomic_rmw"(%m, %i) ({ ^bb0(%a: f32, %b: f32): memref.atomic_yield %a : f32 }) : (memref<4xf32>, index) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %r = "memref.generic_atomic_rmw"(%m, %i) ({ ^bb0(%a: f16): memref.atomic_yield %a : f16 }) : (memref<4xf32>, index) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%a: f32): %l = memref.load %m[%i] : memref<4xf32> memref.atomic_yield %l : f32 } return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%a: f32): %l = arith.constant 1.0 : f16 memref.atomic_yield %l : f16 } return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %r = memref.generic_atomic_rmw %m[%i, %i] : memref<4xf32> { ^bb0(%a: f32): memref.atomic_yield %a : f32 } return }
// -----
func.func @f(%m: memref<4xf32>) { %r = memref.realloc %m : memref<4xf32> to memref<8xf16> return }
// -----
func.func @f(%m: memref<4xf32>) { %r = memref.realloc %m : memref<4xf32> to memref<8xf32, 2> return }
// -----
func.func @f(%m: memref<4xf32>) { %r = memref.realloc %m : memref<4xf32> to memref<?xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %r = memref.realloc %m(%n) : memref<4xf32> to memref<8xf32> return }
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>) { %r = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %r = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>> return }
// -----
func.func @f(%m: memref<4xf32>) { "memref.dma_start"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%i, %m, %i, %i) : (index, memref<4xf32>, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %m, %i, %i) : (memref<4xf32>, memref<4xf32>, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %m, %i, %i, %i) : (memref<4xf32>, memref<4xf32>, index, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %i, %i, %i) : (memref<4xf32>, index, index, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %m, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %m, %m, %i, %i) : (memref<4xf32>, index, memref<4xf32>, memref<4xf32>, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %m, %i, %m, %i) : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %m, %i, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %m, %i, %i, %m) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %m, %i, %i, %m, %m) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, memref<4xf32>) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i, %m) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, memref<4xf32>) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { "memref.dma_wait"(%m, %i) : (memref<4xf32>, index) -> () return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x3xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>, 1> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf16, strided<[4, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2x1xf32, strided<[4, 1, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[1, 2] [4, 2] [1, 1] : memref<4x4xf32> to memref<4x2xf32, strided<[4, 1], offset: 6>> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[4, 2] [1, 2] [1, 1] : memref<4x4xf32> to memref<1x2xf32, strided<[4, 1], offset: 18>> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[1, 2] [1, 1] [1, 1] : memref<4x4xf32> to memref<1xf32, strided<[3], offset: 6>> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[1, 2] [1, 1] [1, 1] : memref<4x4xf32> to memref<1xf32, strided<[4], offset: 6>> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[1, 2] [1, 1] [1, 1] : memref<4x4xf32> to memref<1xf32, strided<[1], offset: 6>> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.subview %m[1, 2] [1, 1] [1, 1] : memref<4x4xf32> to memref<f32, strided<[], offset: 6>> return }
// -----
func.func @f(%m: memref<?x?x?xf32>) { %r = memref.subview %m[1, 2, 3] [1, 7, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<7x1xf32, strided<[?, ?], offset: ?>> return }
// -----
func.func @f(%m: memref<?x?x?xf32>) { %r = memref.subview %m[1, 2, 3] [1, 7, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<7x1xf32, strided<[?, 1], offset: ?>> return }
// -----
func.func @f(%m: memref<?x?x?xf32>) { %r = memref.subview %m[1, 2, 3] [1, 7, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<7xf32, strided<[?], offset: ?>> return }
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d1 * 2 + d0 * s0 + 7)>>) { %r = memref.subview %m[0, 1] [2, 2] [1, 3] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d1 * 2 + d0 * s0 + 7)>> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d1 * 2 + d0 * s0 + 7)>>) { %r = memref.subview %m[1, 1] [2, 2] [1, 2] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d1 * 2 + d0 * s0 + 7)>> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<0x4xf32>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<0x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2 + d0)>>) { %r = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d1 floordiv 2 + d0)>> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[2, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %n: index) { %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, %n], strides: [2, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[2, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %n: index) { %r = memref.reinterpret_cast %m to offset: [%n], sizes: [2, 3], strides: [2, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[2, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %n: index) { %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [%n, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[2, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %n: index) { %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [2, 1] : memref<4x4xf32> to memref<2x3xf16, strided<[2, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %n: index) { %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [2, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[2, 1]>, 3> return }
// -----
func.func @f(%m: memref<4x4xf32>, %n: index) { %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [2, 1] : memref<4x4xf32> to memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %n: index) { %r = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [2] : memref<4x4xf32> to memref<2x3xf32, strided<[2, 1]>> return }
// -----
func.func @f(%m: memref<16xi8, strided<[2]>>, %n: index) { %r = memref.view %m[%n][] : memref<16xi8, strided<[2]>> to memref<4xf32> return }
// -----
func.func @f(%m: memref<16xi8>, %n: index) { %r = memref.view %m[%n][] : memref<16xi8> to memref<4xf32, strided<[2]>> return }
// -----
func.func @f(%m: memref<16xi8>, %n: index) { %r = memref.view %m[%n][] : memref<16xi8> to memref<4xf32, 2> return }
// -----
func.func @f(%m: memref<16xi8>, %n: index) { %r = memref.view %m[%n][%n] : memref<16xi8> to memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %s: memref<2xindex>) { %r = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xf16> return }
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %s: memref<2xindex>) { %r = memref.reshape %m(%s) : (memref<4xf32, strided<[2]>>, memref<2xindex>) -> memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %s: memref<2xindex>) { %r = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xf32, strided<[4, 1]>> return }
// -----
func.func @f(%m: memref<4xf32>, %s: memref<?xindex>) { %r = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %s: memref<3xindex>) { %r = memref.reshape %m(%s) : (memref<4xf32>, memref<3xindex>) -> memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<15xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.collapse_shape %m [[0], [1], [2]] : memref<4x4xf32> into memref<4x4x1xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.collapse_shape %m [[0], [1]] : memref<4x4xf32> into memref<16xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.collapse_shape %m [[1, 0]] : memref<4x4xf32> into memref<16xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.collapse_shape %m [[0]] : memref<4x4xf32> into memref<4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.collapse_shape %m [[0, 1, 2]] : memref<4x4xf32> into memref<16xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.collapse_shape %m [] : memref<4x4xf32> into memref<f32> return }
// -----
func.func @f(%m: memref<4x?xf32>) { %r = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<16xf32> return }
// -----
func.func @f(%m: memref<4x4xf32, strided<[5, 1]>>) { %r = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[5, 1]>> into memref<16xf32> return }
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2], offset: 3>>) { %r = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[8, 2], offset: 3>> into memref<16xf32> return }
// -----
func.func @f(%m: memref<4x?x1xf32, strided<[8, 2, 9], offset: ?>>) { %r = memref.collapse_shape %m [[0, 1, 2]] : memref<4x?x1xf32, strided<[8, 2, 9], offset: ?>> into memref<?xf32> return }
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) { %r = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> into memref<16xf32> return }
// -----
func.func @f(%m: memref<16xf32>) { %r = memref.expand_shape %m [[0, 1]] output_shape [4, 5] : memref<16xf32> into memref<4x5xf32> return }
// -----
func.func @f(%m: memref<16xf32>) { %r = memref.expand_shape %m [[0, 1]] output_shape [4, 5] : memref<16xf32> into memref<4x4xf32> return }
// -----
func.func @f(%m: memref<16xf32>) { %r = memref.expand_shape %m [[0, 1]] output_shape [4] : memref<16xf32> into memref<4x4xf32> return }
// -----
func.func @f(%m: memref<16xf32>) { %r = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, -9223372036854775808>}> : (memref<16xf32>) -> memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.expand_shape %m [[0, 1]] output_shape [16] : memref<4x4xf32> into memref<16xf32> return }
// -----
func.func @f(%m: memref<16xf32, strided<[3], offset: ?>>) { %r = memref.expand_shape %m [[0, 1]] output_shape [4, 4] : memref<16xf32, strided<[3], offset: ?>> into memref<4x4xf32> return }
// -----
func.func @f(%m: memref<16x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) { %r = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 4, 4] : memref<16x4xf32, affine_map<(d0, d1) -> (d1, d0)>> into memref<4x4x4xf32> return }
// -----
func.func @f(%m: memref<f32>) { %r = memref.expand_shape %m [] output_shape [2] : memref<f32> into memref<2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %r = memref.transpose %m (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x?xf32>) { %r = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32> return }
// -----
func.func @f(%m: memref<4x?xf32>) { %r = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>> return }
// -----
func.func @f(%m: memref<4x?xf32>) { %r = memref.transpose %m (i, j) -> (i, j) : memref<4x?xf32> to memref<4x?xf32> return }
// -----
func.func @f(%m: memref<4x2xf32>) { %r = memref.transpose %m (i, j) -> (i, j) : memref<4x2xf32> to memref<4x2xf32> return }
// -----
func.func @f(%m: memref<4x2xf32>) { %r = memref.transpose %m (i, j) -> (i, i) : memref<4x2xf32> to memref<4x2xf32> return }
// -----
func.func @f(%m: memref<4x2xf32>) { %r = memref.transpose %m (i) -> (i) : memref<4x2xf32> to memref<4x2xf32> return }
// -----
func.func @f(%m: memref<4x2xf32>) { %r = memref.transpose %m (i, j) -> (j, i) : memref<4x2xf32> to memref<2x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>> return }
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) { %r = memref.cast %m : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1 + d0 * 4)>>) { %r = memref.cast %m : memref<4x4xf32, affine_map<(d0, d1) -> (d1 + d0 * 4)>> to memref<4x4xf32, strided<[8, 1]>> return }
// -----
func.func @f(%x: f32) { %r = memref.alloca_scope -> (i32) { memref.alloca_scope.return %x : f32 } return }
// -----
func.func @f(%t: memref<?x1xi64>) { %r = "memref.collapse_shape"(%t) <{reassociation = [[0], []]}> : (memref<?x1xi64>) -> memref<?x1xi64> return }
// -----
func.func @f(%t: memref<?x1xi64, strided<[1, 1]>>) { %r = "memref.collapse_shape"(%t) <{reassociation = [[0], []]}> : (memref<?x1xi64, strided<[1, 1]>>) -> memref<?x1xi64> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc() : memref<4xf32, strided<[?]>> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc()[%n] : memref<4xf32, strided<[?]>> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc()[%n] : memref<4xf32, strided<[3], offset: ?>> return }
// -----
func.func @f(%n: index) { %0 = memref.alloca()[%n, %n] : memref<4xf32, strided<[?], offset: ?>> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0)>> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0)>> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc() : memref<4xf32, strided<[1]>> return }
// -----
func.func @f(%m: memref<8xi8, strided<[1]>>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8, strided<[1]>> to memref<2xf32> return }
// -----
func.func @f(%m: memref<8xi8, strided<[1], offset: 1>>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8, strided<[1], offset: 1>> to memref<2xf32> return }
// -----
func.func @f(%m: memref<8xi8>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8> to memref<2xf32, strided<[1]>> return }
// -----
func.func @f(%m: memref<8xi8>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8> to memref<f32, strided<[]>> return }
// -----
func.func @f(%m: memref<8xi8>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8> to memref<2x1xf32, strided<[1, 1]>> return }
// -----
func.func @f(%m: memref<8xi8, strided<[1]>>, %n: index) { %0 = memref.realloc %m : memref<8xi8, strided<[1]>> to memref<9xi8> return }
// -----
func.func @f(%m: memref<8xi8, strided<[1]>>, %n: index) { %0 = memref.cast %m : memref<8xi8, strided<[1]>> to memref<8xi8> return }
// -----
func.func @f(%m: memref<8xi8, strided<[1]>>, %n: memref<1xindex>) { %0 = memref.reshape %m(%n) : (memref<8xi8, strided<[1]>>, memref<1xindex>) -> memref<8xi8> return }
// -----
func.func @f(%m: memref<8xi8, strided<[?]>>, %n: memref<1xindex>) { %0 = memref.reshape %m(%n) : (memref<8xi8, strided<[?]>>, memref<1xindex>) -> memref<8xi8> return }
// -----
memref.global "private" @x : memref<4xf32, strided<[1]>> = dense<0.0>
// -----
memref.global "private" @x : memref<4xf32, strided<[2]>> = dense<0.0>
// -----
"t.f"() ({ %0 = memref.alloca() : memref<4xf32> "t.x"() : () -> () }) : () -> ()
// -----
%0 = memref.alloca() : memref<4xf32>
// -----
"t.f"() ({ %0 = memref.alloca() : memref<4xf32>  func.return }) : () -> ()
// -----
func.func @f() { "t.f"() ({ %0 = memref.alloca() : memref<4xf32>  "t.x"() : () -> () }) : () -> () return }
// -----
func.func @f() { "scf.execute_region"() ({ %0 = memref.alloca() : memref<4xf32>  "t.x"() : () -> () }) : () -> () return }
// -----
func.func @f() { %m = "builtin.module"() ({ %0 = memref.alloca() : memref<4xf32>  "t.x"() : () -> () }) : () -> () return }
// -----
module @a { %0 = memref.alloca() : memref<4xf32>  }
