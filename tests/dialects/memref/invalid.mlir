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
