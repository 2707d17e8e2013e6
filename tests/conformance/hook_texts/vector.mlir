func.func @t(%m: memref<?x?xf32>, %i: index, %f: f32, %v: vector<4xf32>, %b: i1, %vm: vector<4xi1>, %t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %f, %vm {in_bounds = [true], foo = 1 : i32} : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i], %vm {in_bounds = [false]} : vector<4xf32>, memref<?x?xf32>
  %4 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  %5 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  %6 = vector.outerproduct %v, %v, %5 : vector<4xf32>, vector<4xf32>
  %7 = vector.outerproduct %v, %f : vector<4xf32>, f32
  %8 = vector.outerproduct %v, %v, %5 {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<4xf32>
  %9 = vector.vscale
  %10 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %5, %5, %6 : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  %11 = vector.mask %vm { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %12 = vector.mask %vm, %v { vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %vm { vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  vector.mask %vm { } : vector<4xi1>
  %13 = vector.create_mask %i : vector<4xi1>
  %14 = vector.constant_mask [3] : vector<4xi1>
  %15 = vector.step : vector<4xindex>
  %16 = vector.extract %5[1] : vector<4xf32> from vector<4x4xf32>
  %17 = vector.extract %5[1, %i] : f32 from vector<4x4xf32>
  %18 = vector.insert %v, %5[1] : vector<4xf32> into vector<4x4xf32>
  %19 = vector.multi_reduction <add>, %5, %v [0] : vector<4x4xf32> to vector<4xf32>
  %20 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %21 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %22 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %23 = vector.shuffle %v, %v [0, 1, 2] : vector<4xf32>, vector<4xf32>
  %24:4 = vector.to_elements %v : vector<4xf32>
  %25 = vector.from_elements %f, %f : vector<2xf32>
  %26, %27 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %28 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %29 = vector.broadcast %f : f32 to vector<4xf32>
  %30 = vector.gather %m[%i, %i] [%21], %vm, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %v : vector<4xf32>
  vector.print str "a"
  vector.print punctuation <newline>
  vector.print %f : f32 punctuation <comma>
  %31:2 = vector.scan <add>, %5, %v {inclusive = true, reduction_dim = 0 : i64} : vector<4x4xf32>, vector<4xf32>
  return %4 : tensor<?x?xf32>
}
