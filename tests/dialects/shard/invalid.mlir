shard.grid @g(shape = [])
// -----
shard.grid @g(shape = -1x2)
// -----
"shard.grid"() {sym_name = "g", shape = array<i64: 2, -5>} : () -> ()
// -----
"shard.grid"() {sym_name = "g", shape = array<i64>} : () -> ()
// -----
func.func @f() { %0 = shard.sharding @g split_axes = [[0]] : !shard.sharding return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 2] : !shard.sharding return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 2, 1, 2] sharded_dims_offsets = [1, 2] : !shard.sharding return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [1, 2] : !shard.sharding return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 2] : !shard.sharding return }
// -----
shard.grid @g(shape = ?x4) func.func @f() { %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 2] : !shard.sharding return }
// -----
func.func @f() { %0:2 = shard.grid_shape @g : index, index return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0:3 = shard.grid_shape @g : index, index, index return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0:2 = shard.grid_shape @g axes = [0, 0] : index, index return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0:2 = shard.grid_shape @g axes = [0, 2] : index, index return }
// -----
shard.grid @g(shape = 2x4) func.func @f() { %0:2 = shard.process_multi_index on @g axes = [0] : index, index return }
// -----
func.func @f() { %0 = shard.process_linear_index on @g : index return }
// -----
func.func @f(%a: index) { %0:2 = shard.neighbors_linear_indices on @g[%a] split_axes = [0] : index, index return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = shard.all_reduce %a on @g reduction = sum : tensor<4xf32> -> tensor<4xf64> return }
// -----
shard.grid @g(shape = 2x4) func.func @f(%a: tensor<4xf32>) { %0 = shard.all_reduce %a on @g grid_axes = [3] : tensor<4xf32> -> tensor<4xf64> return }
// -----
shard.grid @g(shape = 2x4) func.func @f(%a: tensor<4xf32>) { %0 = shard.all_reduce %a on @g grid_axes = [0, 0] : tensor<4xf32> -> tensor<4xf64> return }
// -----
shard.grid @g(shape = 2x4) func.func @f(%a: tensor<3x4xf32>) { %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<3x4xf32> -> tensor<3x4xf32> return }
// -----
shard.grid @g(shape = 2x4) func.func @f(%a: tensor<3x4xf32>) { %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<3x4xf32> -> tensor<6x5xf32> return }
// -----
shard.grid @g(shape = 2x4) func.func @f(%a: tensor<3x4xf32>) { %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 2 : tensor<3x4xf32> -> tensor<6x5xf32> return }
// -----
shard.grid @g(shape = ?x4) func.func @f(%a: tensor<3x4xf32>) { %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<3x4xf32> -> tensor<6x4xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<3x6xf32> -> tensor<3x2xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x7xf32>) { %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<3x7xf32> -> tensor<9x2xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 1 concat_axis = 1 : tensor<3x6xf32> -> tensor<3x2xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.broadcast %a on @g grid_axes = [0] root = [3] : (tensor<3x6xf32>) -> tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.broadcast %a on @g grid_axes = [0] root = [0, 1] : (tensor<3x6xf32>) -> tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.broadcast %a on @g grid_axes = [0] root = [] : (tensor<3x6xf32>) -> tensor<3x6xi8> return }
// -----
shard.grid @g(shape = 1x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [2] : (tensor<3x6xf32>) -> tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.recv %a on @g grid_axes = [0] source = [3] : (tensor<3x6xf32>) -> tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.send %a on @g grid_axes = [0] destination = [3] : (tensor<3x6xf32>) -> tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.reduce %a on @g grid_axes = [0] root = [3] : (tensor<3x6xf32>) -> tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x7xf32>) { %0 = shard.reduce_scatter %a on @g grid_axes = [0] scatter_axis = 1 : tensor<3x7xf32> -> tensor<3x2xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.reduce_scatter %a on @g grid_axes = [0] scatter_axis = 1 : tensor<3x6xf32> -> tensor<3x3xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.scatter %a on @g grid_axes = [0] scatter_axis = 1 root = [7] : (tensor<3x6xf32>) -> tensor<3x2xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<3x6xf32> -> tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.shift %a on @g grid_axes = [0] shift_axis = 1 offset = 1 : tensor<3x6xf32> -> tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.update_halo %a on @h split_axes = [[0]] halo_sizes = [1, 1] : tensor<3x6xf32> return }
// -----
shard.grid @g(shape = 3x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.scatter %a on @g grid_axes = [0] scatter_axis = 1 root = [7] : (tensor<3x6xf32>) -> tensor<3x3xf32> return }
// -----
shard.grid @g(shape = 1x4) func.func @f(%a: tensor<3x6xf32>) { %0 = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [2] : (tensor<3x6xf32>) -> tensor<3x2xf32> return }
