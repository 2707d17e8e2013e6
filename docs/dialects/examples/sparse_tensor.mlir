// sparse_tensor.assemble
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @example(%levels0: tensor<2xindex>, %levels1: tensor<6x1xindex>, %values: tensor<6xf64>) {
  %0 = sparse_tensor.assemble (%levels0, %levels1), %values : (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64> to tensor<100xf64, #sparse>
  return
}
// -----
// sparse_tensor.binary
func.func @example(%x: !async.coro.handle, %y: !async.coro.handle) {
  %0 = sparse_tensor.binary %x, %y : !async.coro.handle, !async.coro.handle to !async.coro.handle
   overlap = {
  }
   left = {
  }
   right = identity
  return
}
// -----
// sparse_tensor.coiterate
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @example(%iterSpaces0: !sparse_tensor.iter_space<#sparse, lvls = 0>, %iterSpaces1: !sparse_tensor.iter_space<#sparse, lvls = 0>) {
  sparse_tensor.coiterate (%iterSpaces0, %iterSpaces1) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>)
  case _, %arg2 {
  }
  return
}
// -----
// sparse_tensor.compress
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%values: memref<?xf64>, %filled: memref<?xi1>, %added: memref<?xindex>, %count: index, %tensor: tensor<2x4xf64, #sparse>, %lvlCoords: index) {
  %0 = sparse_tensor.compress %values, %filled, %added, %count into %tensor[%lvlCoords] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x4xf64, #sparse>
  return
}
// -----
// sparse_tensor.concatenate
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%inputs0: tensor<2x4xf64, #sparse>, %inputs1: tensor<2x4xf64>) {
  %0 = sparse_tensor.concatenate %inputs0, %inputs1 {dimension = 0 : index} : tensor<2x4xf64, #sparse>, tensor<2x4xf64> to tensor<?x?xf64, #sparse>
  return
}
// -----
// sparse_tensor.convert
func.func @example(%source: tensor<f32>) {
  %0 = sparse_tensor.convert %source : tensor<f32> to tensor<f32>
  return
}
// -----
// sparse_tensor.coordinates
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%tensor: tensor<64x64xf64, #sparse>) {
  %0 = sparse_tensor.coordinates %tensor {level = 1 : index} : tensor<64x64xf64, #sparse> to memref<?xindex>
  return
}
// -----
// sparse_tensor.coordinates_buffer
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @example(%tensor: tensor<?x?xf64, #sparse>) {
  %0 = sparse_tensor.coordinates_buffer %tensor : tensor<?x?xf64, #sparse> to memref<?xindex>
  return
}
// -----
// sparse_tensor.crd_translate
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @example(%in_crds0: index, %in_crds1: index) {
  %0:2 = sparse_tensor.crd_translate  dim_to_lvl[%in_crds0, %in_crds1] as #sparse : index, index
  return
}
// -----
// sparse_tensor.disassemble
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @example(%tensor: tensor<100xf64, #sparse>, %out_levels0: tensor<2xindex>, %out_levels1: tensor<6x1xindex>, %out_values: tensor<6xf64>) {
  %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %tensor : tensor<100xf64, #sparse> out_lvls(%out_levels0, %out_levels1 : tensor<2xindex>, tensor<6x1xindex>) out_vals(%out_values : tensor<6xf64>) -> (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64>, (index, i32), index
  return
}
// -----
// sparse_tensor.expand
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @example(%tensor: tensor<100xf64, #sparse>) {
  %values, %filled, %added, %count = sparse_tensor.expand %tensor : tensor<100xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  return
}
// -----
// sparse_tensor.extract_iteration_space
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @example(%tensor: tensor<4x8xf32, #sparse>) {
  %0 = sparse_tensor.extract_iteration_space %tensor lvls = 0 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
  return
}
// -----
// sparse_tensor.extract_value
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @example(%tensor: tensor<4x8xf32, #sparse>, %iterator: !sparse_tensor.iterator<#sparse, lvls = 1>) {
  %0 = sparse_tensor.extract_value %tensor at %iterator : tensor<4x8xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
  return
}
// -----
// sparse_tensor.foreach
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%tensor: tensor<2x4xf64, #sparse>) {
  sparse_tensor.foreach in %tensor : tensor<2x4xf64, #sparse> do {
  ^bb0(%arg1: index, %arg2: index, %arg3: f64):
  }
  return
}
// -----
// sparse_tensor.has_runtime_library
func.func @example() {
  %0 = sparse_tensor.has_runtime_library
  return
}
// -----
// sparse_tensor.iterate
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @example(%iterSpace: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: tensor<4x8xf64, #sparse>) {
  sparse_tensor.iterate %arg2 in %iterSpace : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  {
  }
  return
}
// -----
// sparse_tensor.load
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%tensor: tensor<64x64xf64, #sparse>) {
  %0 = sparse_tensor.load %tensor : tensor<64x64xf64, #sparse>
  return
}
// -----
// sparse_tensor.lvl
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%source: tensor<64x64xf64, #sparse>, %index: index) {
  %0 = sparse_tensor.lvl %source, %index : tensor<64x64xf64, #sparse>
  return
}
// -----
// sparse_tensor.new
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @example(%source: !llvm.ptr) {
  %0 = sparse_tensor.new %source : !llvm.ptr to tensor<100xf64, #sparse>
  return
}
// -----
// sparse_tensor.number_of_entries
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%tensor: tensor<64x64xf64, #sparse>) {
  %0 = sparse_tensor.number_of_entries %tensor : tensor<64x64xf64, #sparse>
  return
}
// -----
// sparse_tensor.out
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%tensor: tensor<64x64xf64, #sparse>, %dest: !llvm.ptr) {
  sparse_tensor.out %tensor, %dest : tensor<64x64xf64, #sparse>, !llvm.ptr
  return
}
// -----
// sparse_tensor.positions
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%tensor: tensor<64x64xf64, #sparse>) {
  %0 = sparse_tensor.positions %tensor {level = 1 : index} : tensor<64x64xf64, #sparse> to memref<?xindex>
  return
}
// -----
// sparse_tensor.print
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%tensor: tensor<64x64xf64, #sparse>) {
  sparse_tensor.print %tensor : tensor<64x64xf64, #sparse>
  return
}
// -----
// sparse_tensor.push_back
func.func @example(%curSize: index, %inBuffer: memref<4xf32, 3>, %value: f32) {
  %outBuffer, %newSize = sparse_tensor.push_back %curSize, %inBuffer, %value : index, memref<4xf32, 3>, f32
  return
}
// -----
// sparse_tensor.reduce
func.func @example(%x: f64, %y: f64, %identity: f64) {
  %0 = sparse_tensor.reduce %x, %y, %identity : f64 {
  ^bb0(%arg3: f64, %arg4: f64):
    sparse_tensor.yield %arg3 : f64
  }
  return
}
// -----
// sparse_tensor.reinterpret_map
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%source: tensor<10x12xf64, #sparse>) {
  %0 = sparse_tensor.reinterpret_map %source : tensor<10x12xf64, #sparse> to tensor<12x10xf64, #sparse1>
  return
}
// -----
// sparse_tensor.reorder_coo
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @example(%input_coo: tensor<?x?xf64, #sparse>) {
  %0 = sparse_tensor.reorder_coo  quick_sort %input_coo : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse>
  return
}
// -----
// sparse_tensor.select
func.func @example(%x: f64) {
  %0 = sparse_tensor.select %x : f64 {
  ^bb0(%arg1: f64):
    %true = arith.constant true
    sparse_tensor.yield %true : i1
  }
  return
}
// -----
// sparse_tensor.slice.offset
#sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @example(%slice: tensor<64x64xf64, #sparse>) {
  %0 = sparse_tensor.slice.offset %slice at 1 : tensor<64x64xf64, #sparse>
  return
}
// -----
// sparse_tensor.slice.stride
#sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @example(%slice: tensor<64x64xf64, #sparse>) {
  %0 = sparse_tensor.slice.stride %slice at 1 : tensor<64x64xf64, #sparse>
  return
}
// -----
// sparse_tensor.sort
#map = affine_map<(d0) -> (d0)>
func.func @example(%n: index, %xy: memref<1xi32>) {
  sparse_tensor.sort  hybrid_quick_sort %n, %xy {ny = 0 : index, perm_map = #map} : memref<1xi32>
  return
}
// -----
// sparse_tensor.storage_specifier.get
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @example(%specifier: !sparse_tensor.storage_specifier<#sparse>) {
  %0 = sparse_tensor.storage_specifier.get %specifier  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
  return
}
// -----
// sparse_tensor.storage_specifier.init
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @example() {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
  return
}
// -----
// sparse_tensor.storage_specifier.set
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @example(%specifier: !sparse_tensor.storage_specifier<#sparse>, %value: index) {
  %0 = sparse_tensor.storage_specifier.set %specifier  lvl_sz at 0 with %value : !sparse_tensor.storage_specifier<#sparse>
  return
}
// -----
// sparse_tensor.unary
func.func @example(%x: f32) {
  %0 = sparse_tensor.unary %x : f32 to f32
   present = {
  }
   absent = {
  }
  return
}
// -----
// sparse_tensor.values
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @example(%tensor: tensor<64x64xf64, #sparse>) {
  %0 = sparse_tensor.values %tensor : tensor<64x64xf64, #sparse> to memref<?xf64>
  return
}
// -----
// sparse_tensor.yield
func.func @example(%arg0: f64) {
  %0 = sparse_tensor.select %arg0 : f64 {
  ^bb0(%arg1: f64):
    %true = arith.constant true
    sparse_tensor.yield %true : i1
  }
  return
}
