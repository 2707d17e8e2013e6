// shard.all_gather
func.func @f(%input: tensor<8x8xf32>, %arg1: index) {
  %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %all_gather = shard.all_gather %input on @g grid_axes = [0] gather_axis = 0 : tensor<8x8xf32> -> tensor<16x8xf32>
  return
}
shard.grid @g(shape = 2x4)
// -----
// shard.all_reduce
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %all_reduce = shard.all_reduce %arg0 on @grid0 grid_axes = [1, 0] reduction =  max : tensor<3x4xf32> -> tensor<3x4xf64>
  return
}
// -----
// shard.all_slice
func.func @f(%input: tensor<8x8xf32>, %arg1: index) {
  %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %all_slice = shard.all_slice %input on @g grid_axes = [0] slice_axis = 0 : tensor<8x8xf32> -> tensor<4x8xf32>
  return
}
shard.grid @g(shape = 2x4)
// -----
// shard.all_to_all
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %all_to_all = shard.all_to_all %arg0 on @grid0 grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<3x4xf32> -> tensor<12x1xf32>
  return
}
// -----
// shard.broadcast
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %broadcast = shard.broadcast %arg0 on @grid0 grid_axes = [0] root = [0] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
// -----
// shard.gather
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %gather = shard.gather %arg0 on @grid0 grid_axes = [1] gather_axis = 1 root = [1] : (tensor<3x4xf32>) -> tensor<3x16xf32>
  return
}
// -----
// shard.get_sharding
func.func @example(%source: tensor<i32>) {
  %0 = shard.get_sharding %source : tensor<i32> -> !shard.sharding
  return
}
// -----
// shard.grid
shard.grid @g(shape = 2x4)
// -----
// shard.grid_shape
func.func @f(%arg0: tensor<8x8xf32>, %arg1: index) {
  %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %grid_shape:2 = shard.grid_shape @g axes = [0, 1] : index, index
  return
}
shard.grid @g(shape = 2x4)
// -----
// shard.neighbors_linear_indices
func.func @f(%arg0: tensor<8x8xf32>, %device0: index) {
  %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%device0, %device0] split_axes = [0] : index, index
  return
}
shard.grid @g(shape = 2x4)
// -----
// shard.process_linear_index
func.func @f(%arg0: tensor<8x8xf32>, %arg1: index) {
  %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %proc_linear_idx = shard.process_linear_index on @g : index
  return
}
shard.grid @g(shape = 2x4)
// -----
// shard.process_multi_index
func.func @f(%arg0: tensor<8x8xf32>, %arg1: index) {
  %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %proc_linear_idx:2 = shard.process_multi_index on @g axes = [0, 1] : index, index
  return
}
shard.grid @g(shape = 2x4)
// -----
// shard.recv
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %recv = shard.recv %arg0 on @grid0 grid_axes = [0] source = [0] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
// -----
// shard.reduce
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %reduce = shard.reduce %arg0 on @grid0 grid_axes = [0] root = [1] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
// -----
// shard.reduce_scatter
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %reduce_scatter = shard.reduce_scatter %arg0 on @grid0 grid_axes = [1] scatter_axis = 1 : tensor<3x4xf32> -> tensor<3x1xf32>
  return
}
// -----
// shard.scatter
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %scatter = shard.scatter %arg0 on @grid0 grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  return
}
// -----
// shard.send
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %send = shard.send %arg0 on @grid0 grid_axes = [0] destination = [1] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
// -----
// shard.shard
func.func @example(%src: tensor<i32>, %sharding: !shard.sharding) {
  %sharding_annotated = shard.shard %src to %sharding : tensor<i32>
  return
}
// -----
// shard.shard_shape
func.func @example(%sharding: !shard.sharding) {
  %shard_shape:2 = shard.shard_shape dims = [0, 0, 0, 0] sharding = %sharding device = [1, 1, 1, 1] : index, index
  return
}
// -----
// shard.sharding
func.func @f(%arg0: tensor<8x8xf32>, %arg1: index) {
  %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
  return
}
shard.grid @g(shape = 2x4)
// -----
// shard.shift
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0: tensor<3x4xf32>, %arg1: index) {
  %shift = shard.shift %arg0 on @grid0 grid_axes = [1] shift_axis = 1 offset = 2 rotate : tensor<3x4xf32> -> tensor<3x4xf32>
  return
}
// -----
// shard.update_halo
shard.grid @grid0(shape = 3x4)
func.func @h(%arg0: memref<12x12xi8>, %arg1: i64) {
  %0 = shard.update_halo %arg0 on @grid0 split_axes = [[0]] halo_sizes = [2, %arg1] : memref<12x12xi8>
  return
}
