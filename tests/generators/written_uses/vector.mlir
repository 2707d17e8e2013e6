func.func @f(%m: memref<8x16xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %j: vector<4xi32>, %w: vector<2x4xf32>, %e: vector<4x8xf32>, %t: tensor<8xf32>) {
  vector.compressstore %m[%i, %i], %k, %v {alignment = 8 : i64} : memref<8x16xf32>, vector<4xi1>, vector<4xf32>
  %0 = vector.expandload %m[%i, %i], %k, %v : memref<8x16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.insert_strided_slice %w, %e {offsets = [1, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %2 = vector.load %m[%i, %i] {nontemporal = true} : memref<8x16xf32>, vector<4xf32>
  %3 = vector.maskedload %m[%i, %i], %k, %v {alignment = 4 : i64} : memref<8x16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<8x16xf32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i, %i] [%j], %k, %v : memref<8x16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %4 = vector.scatter %t[%i] [%j], %k, %v : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  %5 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}
