module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = shard.get_sharding %arg0 {foo} : tensor<1x4x4xf32> -> !shard.sharding
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = shard.get_sharding %arg0 {foo} : tensor<1x4x4x1xi8> -> !shard.sharding
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    shard.grid @foo(shape = 0x0x0x0)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    shard.grid @foo(shape = 1x1) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: !shard.sharding, %arg2: index, %arg3: index):
    %shard_shape:2 = shard.shard_shape dims = [1, 1, 1, 1] sharding = %arg1 device = [1, 1, 1, 1] : index, index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: !shard.sharding, %arg2: index, %arg3: index):
    %shard_shape:2 = shard.shard_shape dims = [0, 0, 0, 0] sharding = %arg1 device = [1, 1, 1, 1] : index, index
  }) : () -> ()
}
