// sdy.all_gather
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %1 = sdy.all_gather [{"x"}, {}] %0 out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
// sdy.all_reduce
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %1 = sdy.all_reduce {"y"} %0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  return
}
// -----
// sdy.all_slice
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %1 = sdy.all_slice [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<8x8xf32>
  return
}
// -----
// sdy.all_to_all
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %1 = sdy.all_to_all [{"x"}: 0->1] %0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  return
}
// -----
// sdy.collective_permute
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  return
}
// -----
// sdy.constant
func.func @example() {
  %0 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
  return
}
// -----
// sdy.data_flow_edge
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8xf32>) {
  %0 = stablehlo.add %tensor, %tensor : tensor<8xf32>
  %1 = sdy.data_flow_edge %0 sharding=<@mesh, [{"x"}]> : tensor<8xf32>
  return
}
// -----
// sdy.func_data_flow_edge
func.func @example(%tensor: tensor<8xf32>) {
  %0 = sdy.func_data_flow_edge %tensor : tensor<8xf32>
  return
}
// -----
// sdy.manual_computation
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8xf32>) {
  %0 = sdy.manual_computation(%tensor) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<4xf32>) {
    sdy.return %arg1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// sdy.mesh
sdy.mesh @mesh = <["x"=2, "y"=4]>
// -----
// sdy.named_computation
func.func @example(%tensor: tensor<8xf32>) {
  %0 = sdy.named_computation<"name">(%tensor) (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// sdy.propagation_barrier
func.func @example(%tensor: tensor<8xf32>) {
  %0 = sdy.propagation_barrier %tensor allowed_direction=FORWARD : tensor<8xf32>
  return
}
// -----
// sdy.reduce_scatter
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %1 = sdy.reduce_scatter [{"y"}, {}] %0 out_sharding=<@mesh, [{"x", "y"}, {}]> : tensor<8x8xf32>
  return
}
// -----
// sdy.replicated_to_unreduced
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %1 = sdy.replicated_to_unreduced {"y"} %0 out_sharding=<@mesh, [{"x"}, {}], unreduced={"y"}> : tensor<8x8xf32>
  return
}
// -----
// sdy.reshard
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8xf32>) {
  %0 = sdy.reshard %tensor <@mesh, [{"x", ?}p1]> : tensor<8xf32>
  return
}
// -----
// sdy.return
func.func @example(%tensor: tensor<8xf32>) {
  %0 = sdy.named_computation<"name">(%tensor) (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
// sdy.sharded_to_unreduced
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %1 = sdy.sharded_to_unreduced [{"x"}, {}] %0 out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
  return
}
// -----
// sdy.sharding_constraint
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @example(%tensor: tensor<8xf32>) {
  %0 = sdy.sharding_constraint %tensor <@mesh, [{"x"}]> : tensor<8xf32>
  return
}
// -----
// sdy.sharding_group
func.func @example(%tensor: tensor<8xf32>) {
  sdy.sharding_group %tensor group_id=3 : tensor<8xf32>
  return
}
