module {
  "x.wrap"() ({
  ^bb0(%arg0: f16, %arg1: f16):
    %0 = amdgpu.dpp %arg0 %arg1  row_mirror {foo, row_mask = 4 : i32} : f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    amdgpu.lds_barrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    amdgpu.lds_barrier {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64, %arg2: f64):
    %0 = amdgpu.mfma 4x4x4 %arg0 * %arg1 + %arg2 {blocks = 4 : i32, negateB, negateC} blgp =  none : f64, f64, f64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: memref<4xf32, 3>, %arg3: index):
    %0 = amdgpu.make_dma_base %arg0[%arg1], %arg2[%arg3] : memref<?xf32>, memref<4xf32, 3> -> !amdgpu.tdm_base<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    amdgpu.memory_counter_wait load(0) store(4) exp(1) tensor(1) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    amdgpu.memory_counter_wait load(1) store(1) ds(0) exp(0) tensor(0) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: memref<4xf32>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_atomic_fadd %arg0 -> %arg1[%arg2] sgprOffset %arg3 : f32 -> memref<4xf32>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: memref<4xf32>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_atomic_fadd {boundsCheck = false} %arg0 -> %arg1[%arg2] sgprOffset %arg3 : f32 -> memref<4xf32>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: memref<?xf32>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_atomic_fmax {boundsCheck = false} %arg0 -> %arg1[%arg2] sgprOffset %arg3 : f32 -> memref<?xf32>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: memref<?xf32>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_atomic_fmax {indexOffset = 4 : i32} %arg0 -> %arg1[%arg2] sgprOffset %arg3 : f32 -> memref<?xf32>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: memref<16x16xf32>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_atomic_smax {foo} %arg0 -> %arg1[%arg2, %arg3] : i32 -> memref<16x16xf32>, i32, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: memref<4xf32>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_atomic_smax {indexOffset = 0 : i32} %arg0 -> %arg1[%arg2] sgprOffset %arg3 : i32 -> memref<4xf32>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: memref<4xindex>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_atomic_umin {foo} %arg0 -> %arg1[%arg2] sgprOffset %arg3 : i32 -> memref<4xindex>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: memref<1xi32>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_atomic_umin {indexOffset = 4 : i32} %arg0 -> %arg1[%arg2] sgprOffset %arg3 : i32 -> memref<1xi32>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4x4xf32>, %arg1: i32, %arg2: i32, %arg3: i32):
    %0 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 1 : i32} %arg0[%arg1, %arg2] sgprOffset %arg3 : memref<4x4xf32>, i32, i32 -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<f32>, %arg1: memref<4xf32>, %arg2: i32):
    amdgpu.raw_buffer_store %arg0 -> %arg1[%arg2] : memref<f32> -> memref<4xf32>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<f32>, %arg1: memref<4xf32>, %arg2: i32, %arg3: i32):
    amdgpu.raw_buffer_store %arg0 -> %arg1[%arg2] sgprOffset %arg3 : memref<f32> -> memref<4xf32>, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    amdgpu.sched_barrier allow = <vmem_write> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    amdgpu.sched_barrier allow = <non_mem_non_sideffect>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = amdgpu.swizzle_bitmode %arg0 1 0 1 {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = amdgpu.swizzle_bitmode %arg0 1 4 0 {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !amdgpu.tdm_descriptor):
    amdgpu.tensor_load_to_lds %arg0 : !amdgpu.tdm_descriptor
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !amdgpu.tdm_descriptor):
    amdgpu.tensor_load_to_lds %arg0 {foo} : !amdgpu.tdm_descriptor
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !amdgpu.tdm_descriptor):
    amdgpu.tensor_store_from_lds %arg0 : !amdgpu.tdm_descriptor
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !amdgpu.tdm_descriptor):
    amdgpu.tensor_store_from_lds %arg0 {foo} : !amdgpu.tdm_descriptor
  }) : () -> ()
}
