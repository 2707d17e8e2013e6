shard.grid @grid0(shape = 2x4)
func.func @f(%t: tensor<12x12xi8>, %n: i64) {
  %0 = shard.update_halo %t on @grid0 split_axes = [[0], [1]] halo_sizes = [1, 2, 0, 3] : tensor<12x12xi8>
  %1 = shard.update_halo %t on @grid0 split_axes = [[0]] halo_sizes = [1, %n] : tensor<12x12xi8>
  return
}
