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
