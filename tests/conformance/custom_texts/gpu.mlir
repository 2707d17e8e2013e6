module {
  "x.wrap"() ({
  ^bb0(%arg0: i16):
    %0 = gpu.all_reduce  maxui %arg0 {
    } {foo} : (i16) -> i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16):
    %0 = gpu.all_reduce  mul %arg0 uniform {
    } : (i16) -> i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    gpu.barrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    gpu.barrier {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %block_dim_x = gpu.block_dim  x upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %block_dim_y = gpu.block_dim  y upper_bound 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %block_id_y = gpu.block_id  y upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %block_id_y = gpu.block_id  y upper_bound 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cluster_block_id_y = gpu.cluster_block_id  y upper_bound 0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cluster_block_id_z = gpu.cluster_block_id  z upper_bound 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y upper_bound 0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y upper_bound 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cluster_dim_y = gpu.cluster_dim  y upper_bound 1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cluster_dim_y = gpu.cluster_dim  y upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cluster_id_y = gpu.cluster_id  y upper_bound 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %cluster_id_y = gpu.cluster_id  y upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    gpu.dealloc  %arg0 : memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4x4xf32>):
    gpu.dealloc  %arg0 {foo} : memref<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    gpu.module @foo {
      gpu.yield
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    gpu.module @foo {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %global_id_x = gpu.global_id  x upper_bound 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %global_id_z = gpu.global_id  z upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %grid_dim_x = gpu.grid_dim  x upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %grid_dim_x = gpu.grid_dim  x upper_bound 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<*xf32>):
    gpu.host_register %arg0 : memref<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<*xf32>):
    gpu.host_register %arg0 {foo} : memref<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<*xf32>):
    gpu.host_unregister %arg0 : memref<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<*xf32>):
    gpu.host_unregister %arg0 {foo} : memref<*xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = gpu.lane_id upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = gpu.lane_id upper_bound 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>, %arg1: memref<?xf32>):
    gpu.memcpy  %arg0, %arg1 : memref<4xf32, 3>, memref<?xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = gpu.num_subgroups upper_bound 0 : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = gpu.num_subgroups upper_bound 0 {foo} : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i4, %arg1: i16):
    gpu.printf "fence" {foo}, %arg0, %arg1 : i4, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: index):
    gpu.printf "" {foo}, %arg0, %arg1 : i16, index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %rotateResult, %valid = gpu.rotate %arg0, 1, 4 : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    %rotateResult, %valid = gpu.rotate %arg0, 0, 4 {foo} : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    gpu.set_default_device %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    gpu.set_default_device {foo} %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = gpu.subgroup_broadcast %arg0,  specific_lane %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = gpu.subgroup_broadcast %arg0,  specific_lane %arg1 {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = gpu.subgroup_id upper_bound 0 : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = gpu.subgroup_id upper_bound 0 {foo} : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>):
    %0 = gpu.subgroup_reduce  maxsi %arg0 uniform : (vector<8xi16>) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = gpu.subgroup_reduce  add %arg0 uniform cluster(size = 4) : (vector<8xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = gpu.subgroup_size upper_bound 1 {foo} : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = gpu.subgroup_size upper_bound 0 {foo} : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %thread_id_x = gpu.thread_id  x upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %thread_id_z = gpu.thread_id  z upper_bound 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    gpu.warp_execute_on_lane_0(%arg0)[0] {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tuple<i32, f32>, %arg1: tuple<i32, f32>):
    gpu.yield {foo} %arg0, %arg1 : tuple<i32, f32>, tuple<i32, f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.declare_token, %arg1: !acc.declare_token):
    gpu.yield %arg0, %arg1 : !acc.declare_token, !acc.declare_token
  }) : () -> ()
}
