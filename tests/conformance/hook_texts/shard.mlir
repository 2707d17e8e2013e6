func.func @f(%t: tensor<8x8xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %a = "shard.shard"(%t, %s) : (tensor<8x8xf32>, !shard.sharding) -> tensor<8x8xf32>
  %g = "shard.get_sharding"(%t) : (tensor<8x8xf32>) -> !shard.sharding
  %p:2 = "shard.process_multi_index"() <{grid = @g, axes = array<i16: 0, 1>}> : () -> (index, index)
  %l = "shard.process_linear_index"() <{grid = @g}> : () -> index
  %n:2 = "shard.neighbors_linear_indices"(%i, %i) <{grid = @g, split_axes = array<i16: 0>}> : (index, index) -> (index, index)
  %gs:2 = "shard.grid_shape"() <{grid = @g, axes = array<i16: 0, 1>}> : () -> (index, index)
  %r = "shard.all_reduce"(%t) <{grid = @g, grid_axes = array<i16: 0>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %r1 = "shard.all_slice"(%t) <{grid = @g, grid_axes = array<i16: 0>, slice_axis = 0 : index}> : (tensor<8x8xf32>) -> tensor<4x8xf32>
  %r2 = "shard.all_gather"(%t) <{grid = @g, grid_axes = array<i16: 0>, gather_axis = 0 : index}> : (tensor<8x8xf32>) -> tensor<16x8xf32>
  return
}
"shard.grid"() <{sym_name = "g", shape = array<i64: 2, 4>}> : () -> ()
"shard.grid"() <{sym_name = "g2", shape = array<i64: 2, -9223372036854775808>}> {foo} : () -> ()
// -----
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0 : tensor<3x4xf32>, %i: index) {
    %0 = shard.all_reduce %arg0 on @grid0 grid_axes = [1, 0] reduction = max : tensor<3x4xf32> -> tensor<3x4xf64>
    %1 = shard.shift %arg0 on @grid0 grid_axes = [1] shift_axis = 1 offset = 2 rotate : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = shard.broadcast %arg0 on @grid0 grid_axes = [0] root = [0] : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = shard.send %arg0 on @grid0 grid_axes = [0] destination = [1] : (tensor<3x4xf32>) -> tensor<3x4xf32>
    return
}
// -----
shard.grid @grid0(shape = 3x4)
func.func @g(%arg0 : tensor<3x4xf32>, %i: index) {
    %0 = shard.all_to_all %arg0 on @grid0 grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<3x4xf32> -> tensor<12x1xf32>
    %1 = shard.gather %arg0 on @grid0 grid_axes = [1] gather_axis = 1 root = [1] : (tensor<3x4xf32>) -> tensor<3x16xf32>
    %2 = shard.recv %arg0 on @grid0 grid_axes = [0] source = [0] : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = shard.reduce %arg0 on @grid0 grid_axes = [0] root = [1] : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %4 = shard.reduce_scatter %arg0 on @grid0 grid_axes = [1] scatter_axis = 1 : tensor<3x4xf32> -> tensor<3x1xf32>
    %5 = shard.scatter %arg0 on @grid0 grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    return
}
// -----
shard.grid @grid0(shape = 3x4)
func.func @h(%arg0: memref<12x12xi8>, %i: i64) {
  %u1 = shard.update_halo %arg0 on @grid0 split_axes = [[0]] halo_sizes = [2, %i] : memref<12x12xi8>
  %u2 = shard.update_halo %arg0 on @grid0 split_axes = [[0], [1]] halo_sizes = [1, 2, 3, 4] {foo} : memref<12x12xi8>
  return
}
