gpu.binary @a [#gpu.object<#nvvm.target, "blob">]
gpu.binary @b <#gpu.select_object<1>> {foo} [#gpu.object<#nvvm.target, offload = "x\00y">, #gpu.object<#rocdl.target, bin = "z">]
gpu.binary @c <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "a">]
gpu.binary @d <#gpu.select_object> [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, fatbin = "a">]
func.func @w(%l: index, %v: vector<4xf32>, %w: vector<1xf32>) {
  gpu.warp_execute_on_lane_0 (%l)[32] {
    "a"() : () -> ()
  }
  gpu.warp_execute_on_lane_0(%l)[32] {
    gpu.yield
  } {foo}
  %0 = gpu.warp_execute_on_lane_0(%l)[32] args(%v, %w : vector<4xf32>, vector<1xf32>) -> (vector<1xf32>) {
  ^bb0(%a: vector<128xf32>, %b: vector<32xf32>):
    gpu.yield %b : vector<32xf32>
  }
  %1:2 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<1xf32>, index) {
    %2:2 = "b"() : () -> (vector<32xf32>, index)
    gpu.yield %2#0, %2#1 : vector<32xf32>, index
  }
  return
}
// -----
gpu.binary @a [#gpu.object<#nvvm.target, foo = "blob">]
// -----
gpu.binary @a [#gpu.object<#nvvm.target, 1>]
gpu.binary @sorted [#gpu.object<#rocdl.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"z", () -> ()>, #gpu.kernel_metadata<"a.b", () -> ()>, <"M", () -> ()>, #gpu.kernel_metadata<"a_b", () -> ()>]>, bin = "x">]
