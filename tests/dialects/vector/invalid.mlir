func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract %m[5] : vector<8xf32> from vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract %m[1, 2, 3] : f32 from vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract %m[1] : vector<4xf32> from vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract %v[1] : vector<1xf32> from vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract %m[-1] : vector<8xf32> from vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract %m[-2] : vector<8xf32> from vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.extract"(%m) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.extract"(%m, %i) <{static_position = array<i64: 1>}> : (vector<4x8xf32>, index) -> vector<8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract %z[] : vector<f32> from vector<f32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract %m[%i] : vector<4xf32> from vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert %v, %m[5] : vector<4xf32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert %v, %m[1, 2] : vector<4xf32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert %s, %m[1] : f32 into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert %s, %m[1, 2, 3] : f32 into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert %s, %m[1, 8] : f32 into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert %z, %m[1, 2] : vector<f32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert %v, %m[1] : vector<4xf32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.shuffle %v, %m [0] : vector<4xf32>, vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.shuffle %v, %v [0, 8] : vector<4xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.shuffle %v, %v [0, -1] : vector<4xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.shuffle %v, %v [0, -2] : vector<4xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.shuffle %z, %z [0, 2] : vector<f32>, vector<f32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.shuffle"(%v, %v) <{mask = array<i64>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2x3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.shuffle"(%m, %m) <{mask = array<i64: 0, 1>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<2x3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %m {offsets = [0], sizes = [2, 2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %m {offsets = [0, 0, 0], sizes = [2, 2, 2], strides = [1, 1, 1]} : vector<4x8xf32> to vector<2x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %m {offsets = [4], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %m {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %m {offsets = [0], sizes = [5], strides = [1]} : vector<4x8xf32> to vector<2x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %m {offsets = [0], sizes = [0], strides = [1]} : vector<4x8xf32> to vector<2x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %m {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %m {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x7xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.extract_strided_slice %k {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert_strided_slice %v, %m {offsets = [0], strides = [1]} : vector<4xf32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert_strided_slice %v, %m {offsets = [0, 1], strides = [1, 1]} : vector<4xf32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert_strided_slice %v, %m {offsets = [0, 5], strides = [1]} : vector<4xf32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert_strided_slice %v, %m {offsets = [0, 8], strides = [1]} : vector<4xf32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert_strided_slice %v, %m {offsets = [0, 1], strides = [2]} : vector<4xf32> into vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert_strided_slice %m, %v {offsets = [0], strides = [1, 1]} : vector<4x8xf32> into vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.insert_strided_slice %v, %k {offsets = [0], strides = [1]} : vector<4xf32> into vector<[4]xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.broadcast %v : vector<4xf32> to vector<3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.broadcast %m : vector<4x8xf32> to vector<8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.broadcast %k : vector<[4]xf32> to vector<2x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.broadcast %v : vector<4xf32> to vector<[4]xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.broadcast %o : vector<1xf32> to vector<[4]xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.broadcast %z : vector<f32> to vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.broadcast %s : f32 to vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.broadcast %v : vector<4xf32> to vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.shape_cast %v : vector<4xf32> to vector<3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.shape_cast %v : vector<4xf32> to vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.shape_cast %v : vector<4xf32> to vector<[4]xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.bitcast %v : vector<4xf32> to vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.bitcast %m : vector<4x8xf32> to vector<2x16xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.bitcast %m : vector<4x8xf32> to vector<4x8xindex> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.bitcast %z : vector<f32> to vector<f16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.bitcast %v : vector<4xf32> to vector<1x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.type_cast %mem : memref<8x8xf32> to memref<vector<8x7xf32>> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.type_cast %mem : memref<8x8xf32> to memref<vector<8x8xf16>> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.type_cast %mem : memref<8x8xf32> to memref<vector<8x8xf32>, 2> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.type_cast %mem : memref<8x8xf32> to memref<8xvector<8xf32>, strided<[2]>> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transpose %m, [0, 0] : vector<4x8xf32> to vector<8x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transpose %m, [1, 0] : vector<4x8xf32> to vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transpose %m, [1] : vector<4x8xf32> to vector<8x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transpose %m, [1, 2] : vector<4x8xf32> to vector<8x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transpose %m, [1, 0, 2] : vector<4x8xf32> to vector<8x4x1xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.constant_mask [1, 2] : vector<4xi1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.constant_mask [5] : vector<4xi1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.constant_mask [-1] : vector<4xi1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.constant_mask [0, 2] : vector<4x4xi1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.constant_mask [2] : vector<[4]xi1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.constant_mask [2] : vector<i1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.constant_mask [] : vector<i1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.create_mask %i, %i : vector<4xi1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.create_mask : vector<i1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.create_mask %i : vector<i1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.reduction <add>, %m : vector<4x8xf32> into f32 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.reduction <and>, %v : vector<4xf32> into f32 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.reduction <minnumf>, %n : vector<4xi32> into i32 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.reduction <add>, %v : vector<4xf32> into f16 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.multi_reduction <add>, %m, %v [0] : vector<4x8xf32> to vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.multi_reduction <add>, %m, %s [0] : vector<4x8xf32> to f32 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.multi_reduction <add>, %m, %v [1] : vector<4x8xf32> to vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.multi_reduction <and>, %m, %v [1] : vector<4x8xf32> to vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r:2 = vector.scan <add>, %m, %v {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r:2 = vector.scan <add>, %m, %v {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r:2 = vector.scan <add>, %m, %m {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r:2 = vector.scan <xor>, %m, %v {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.outerproduct %m, %v : vector<4x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.outerproduct %v, %m : vector<4xf32>, vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.outerproduct"(%v, %v) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.outerproduct"(%v, %v) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<3x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.outerproduct"(%v, %v) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<4x3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.outerproduct"(%v, %s) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4x3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.outerproduct"(%v, %s) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.outerproduct"(%v, %s, %m) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32, vector<4x8xf32>) -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.outerproduct"(%v, %s) <{kind = #vector.kind<and>}> : (vector<4xf32>, f32) -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.outerproduct %k, %v : vector<[4]xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.load %mem[%i] : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.load %mem[%i, %i] : memref<8x8xf32>, vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.load %mem[%i, %i] : memref<8x8xf32>, vector<4x4x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.store %v, %mem[%i] : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.store %h, %mem[%i, %i] : memref<8x8xf32>, vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.maskedload %mem[%i], %b, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.maskedload %mem[%i, %i], %b, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.maskedload %mem[%i, %i], %b, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<5xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.maskedload %mem[%i, %i], %b, %m : memref<8x8xf32>, vector<4xi1>, vector<4x8xf32> into vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.maskedstore %mem[%i], %b, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.maskedstore %mem[%i, %i], %b, %h : memref<8x8xf32>, vector<4xi1>, vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.maskedstore %mem[%i, %i], %b, %o : memref<8x8xf32>, vector<4xi1>, vector<1xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.gather %mem[%i] [%n], %b, %v : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.gather %mem[%i, %i] [%n], %b, %v : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.gather %mem[%i, %i] [%n], %b, %v : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<5xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.gather %mem[%i, %i] [%n], %mb, %v : memref<8x8xf32>, vector<4xi32>, vector<4x8xi1>, vector<4xf32> into vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.gather %mem[%i, %i] [%n], %b, %o : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<1xf32> into vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.scatter %mem[%i] [%n], %b, %v : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.scatter %mem[%i, %i] [%n], %b, %h : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.scatter %mem[%i, %i] [%n], %b, %o : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<1xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.expandload %mem[%i], %b, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.expandload %mem[%i, %i], %b, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<3xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.expandload %mem[%i, %i], %b, %o : memref<8x8xf32>, vector<4xi1>, vector<1xf32> into vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.compressstore %mem[%i], %b, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.compressstore %mem[%i, %i], %b, %o : memref<8x8xf32>, vector<4xi1>, vector<1xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i], %s : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<8x8xf32>, vector<4x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s {permutation_map = affine_map<(d0) -> (d0)>} : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s {in_bounds = [true, true]} : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s : memref<8x8xf32>, vector<3xf16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s : memref<8x8xf32>, vector<2xi16> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.transfer_read"(%mem, %i, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<8x8xf32>, index, index, index) -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.transfer_read"(%mem, %i, %i, %mem) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<8x8xf32>, index, index, memref<8x8xf32>) -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.transfer_read"(%mem, %i, %i, %s, %mb) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<8x8xf32>, index, index, f32, vector<4x8xi1>) -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.transfer_read %mem[%i, %i], %s {masked} : memref<8x8xf32>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.transfer_write %v, %mem[%i] : vector<4xf32>, memref<8x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.transfer_write %v, %mem[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<8x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.transfer_write %m, %mem[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : vector<4x8xf32>, memref<8x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %b { vector.reduction <add>, %m : vector<4x8xf32> into f32 } : vector<4xi1> -> f32 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %mb { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4x8xi1> -> f32 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %b { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %b { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f16 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %b, %s { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %b, %m { vector.transfer_read %mem[%i, %i], %s : memref<8x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %mb { vector.transfer_read %mem[%i, %i], %s {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x8xf32>, vector<8x4xf32> } : vector<4x8xi1> -> vector<8x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %mb { vector.transfer_read %mem[%i, %i], %s {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x8xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { vector.mask %mb { vector.transfer_write %m, %mem[%i, %i] : vector<4x8xf32>, memref<8x8xf32> } : vector<4x8xi1> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %b { vector.multi_reduction <add>, %m, %v [1] : vector<4x8xf32> to vector<4xf32> } : vector<4xi1> -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %b { vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4x4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = vector.mask %mb { vector.gather %mem[%i, %i] [%n], %b, %v : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4x8xi1> -> vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { "vector.mask"(%b) ({ vector.yield %v : vector<4xf32> }) : (vector<4xi1>) -> () return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.mask"(%b) ({ %1 = vector.reduction <add>, %v : vector<4xf32> into f32  %2 = vector.reduction <add>, %v : vector<4xf32> into f32 vector.yield %1 : f32 }) : (vector<4xi1>) -> f32 return }
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4x8xf32>, %s: f32, %i: index, %z: vector<f32>, %k: vector<[4]xf32>, %n: vector<4xi32>, %b: vector<4xi1>, %o: vector<1xf32>, %mem: memref<8x8xf32>, %t: tensor<8x8xf32>, %mb: vector<4x8xi1>, %h: vector<4xf16>) { %r = "vector.mask"(%b) ({ }) : (vector<4xi1>) -> f32 return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "parallel"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k)[s] -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %s : vector<4x8xf32>, vector<8x5xf32> into f32 return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> ()>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %s : vector<4x8xf32>, vector<8x5xf32> into f32 return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %s : vector<8xf32>, vector<8xf32> into f32 return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %v, %v, %v : vector<8xf32>, vector<8xf32> into vector<8xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (k, j)>, affine_map<(i, j, k, l) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %u, %uq, %ua : vector<4x8xui32>, vector<8x5xui32> into vector<4x5xui32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<and>} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %l, %a : vector<4x8xf32>, vector<4x8xf32> into vector<4x5xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.contract {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (i, b)>, affine_map<(b, i) -> (b)>], iterator_types = ["parallel", "reduction"]} %l, %q, %v : vector<4x8xf32>, vector<8x5xf32> into vector<8xf32> return }
// -----
func.func @f(%l: vector<4x8xf32>, %q: vector<8x5xf32>, %a: vector<4x5xf32>, %s: f32, %v: vector<8xf32>, %u: vector<4x8xui32>, %ua: vector<4x5xui32>, %uq: vector<8x5xui32>, %b: vector<4x8x5xi1>) { %r = vector.mask %b { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %q, %a : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32> } : vector<4x8x5xi1> -> vector<4x5xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.load %c[%i] : memref<8xvector<4xf32>>, vector<4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.load %c[%i] : memref<8xvector<4xf32>>, vector<8xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.load %t[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.load %t[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<1xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.load %g[%i, %i] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, vector<4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.load %z[] : memref<f32>, vector<f32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { vector.store %v, %c[%i] : memref<8xvector<4xf32>>, vector<4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { vector.store %o, %c[%i] : memref<8xvector<4xf32>>, vector<1xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { vector.store %v, %t[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { vector.store %v, %z[] : memref<f32>, vector<4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.transfer_read %c[%i], %v : memref<8xvector<4xf32>>, vector<4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.transfer_read %c[%i], %v : memref<8xvector<4xf32>>, vector<1x4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.transfer_read %c[%i], %v : memref<8xvector<4xf32>>, vector<1x3xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.transfer_read %c[%i], %o : memref<8xvector<4xf32>>, vector<1x4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = "vector.transfer_read"(%c, %i, %o) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xvector<4xf32>>, index, vector<1xf32>) -> vector<1x4xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = "vector.transfer_read"(%c, %i, %v) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xvector<4xf32>>, index, vector<4xf32>) -> vector<1xf32> return }
// -----
func.func @f(%i: index, %s: f32, %v: vector<4xf32>, %c: memref<8xvector<4xf32>>, %t: memref<8x8xf32, strided<[1, 8]>>, %g: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %z: memref<f32>, %o: vector<1xf32>, %zz: vector<f32>) { %r = vector.transfer_read %z[], %s : memref<f32>, vector<f32> return }
// -----
"t.x"() : () -> vector<4x!shape.size>
// -----
"t.x"() : () -> memref<4x!shape.size>
// -----
func.func @f(%m: vector<16xi1>, %t: tensor<?xf32>, %i: index, %v: vector<16xf32>, %s: f32) { %0 = vector.mask %m { %1 = vector.transfer_read %t[%i], %s : tensor<?xf32>, vector<16xf32> vector.yield %v : vector<16xf32> } : vector<16xi1> -> vector<16xf32> return }
// -----
func.func @f(%v: vector<4xf32>) { %0 = vector.outerproduct %v, %v {kind = 3} : vector<4xf32>, vector<4xf32> return }
// -----
func.func @f(%a: vector<4x4xf32>) { %0 = vector.contract {kind = "max", indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %a, %a : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32> return }
