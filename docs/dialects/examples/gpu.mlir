// gpu.all_reduce
func.func @example(%value: f32) {
  %0 = gpu.all_reduce  add %value {
  } : (f32) -> f32
  return
}
// -----
// gpu.alloc
func.func @example(%dynamicSizes: index) {
  %memref = gpu.alloc  (%dynamicSizes) : memref<?xf32>
  return
}
// -----
// gpu.barrier
func.func @example() {
  gpu.barrier
  return
}
// -----
// gpu.binary
gpu.binary @a  [#gpu.object<#nvvm.target, "blob">]
// -----
// gpu.block_dim
func.func @example() {
  %block_dim_x = gpu.block_dim  x
  return
}
// -----
// gpu.block_id
func.func @example() {
  %block_id_x = gpu.block_id  x
  return
}
// -----
// gpu.cluster_block_id
func.func @example() {
  %cluster_block_id_x = gpu.cluster_block_id  x
  return
}
// -----
// gpu.cluster_dim
func.func @example() {
  %cluster_dim_y = gpu.cluster_dim  y
  return
}
// -----
// gpu.cluster_dim_blocks
func.func @example() {
  %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y
  return
}
// -----
// gpu.cluster_id
func.func @example() {
  %cluster_id_x = gpu.cluster_id  x
  return
}
// -----
// gpu.create_2to4_spmat
func.func @example(%rows: index, %cols: index, %memref: memref<16x16xf32>) {
  %spMat = gpu.create_2to4_spmat { PRUNE_ONLY} %rows, %cols, %memref : memref<16x16xf32>
  return
}
// -----
// gpu.create_bsr
func.func @example(%asyncDependencies: !gpu.async.token, %brows: index, %bcols: index, %bnnz: index, %rBlockSize: index, %cBlockSize: index, %bRowPos: memref<4xf32>, %bColIdxs: memref<1xi32>, %values: memref<1xi32>) {
  %spmat = gpu.create_bsr [%asyncDependencies] %brows, %bcols, %bnnz, %rBlockSize, %cBlockSize, %bRowPos, %bColIdxs, %values : memref<4xf32>, memref<1xi32>, memref<1xi32>
  return
}
// -----
// gpu.create_coo
func.func @example(%rows: index, %cols: index, %nnz: index, %rowIdxs: memref<?xi8>, %colIdxs: memref<4x4xf32>, %values: memref<f32>) {
  %spmat = gpu.create_coo  %rows, %cols, %nnz, %rowIdxs, %colIdxs, %values : memref<?xi8>, memref<4x4xf32>, memref<f32>
  return
}
// -----
// gpu.create_coo_aos
func.func @example(%rows: index, %cols: index, %nnz: index, %idxs: memref<4xi32>, %values: memref<4xf32>) {
  %spmat, %asyncToken = gpu.create_coo_aos async %rows, %cols, %nnz, %idxs, %values : memref<4xi32>, memref<4xf32>
  return
}
// -----
// gpu.create_csc
func.func @example(%rows: index, %cols: index, %nnz: index, %colPos: memref<4xf32, 3>, %rowIdxs: memref<16x16xf32>, %values: memref<f32>) {
  %spmat = gpu.create_csc  %rows, %cols, %nnz, %colPos, %rowIdxs, %values : memref<4xf32, 3>, memref<16x16xf32>, memref<f32>
  return
}
// -----
// gpu.create_csr
func.func @example(%rows: index, %rowPos: memref<?xindex>, %values: memref<?xf64>, %cols: index, %nnz: index, %colIdxs: memref<?xindex>) {
  %spmat = gpu.create_csr  %rows, %cols, %nnz, %rowPos, %colIdxs, %values : memref<?xindex>, memref<?xindex>, memref<?xf64>
  return
}
// -----
// gpu.create_dn_tensor
func.func @example(%memref: memref<f32>, %dims: index) {
  %dnTensor = gpu.create_dn_tensor  %memref, %dims : index into memref<f32>
  return
}
// -----
// gpu.dealloc
func.func @example(%memref: memref<4xf32>) {
  gpu.dealloc  %memref : memref<4xf32>
  return
}
// -----
// gpu.destroy_dn_tensor
func.func @example(%dnTensor: !gpu.sparse.dntensor_handle) {
  gpu.destroy_dn_tensor  %dnTensor
  return
}
// -----
// gpu.destroy_sp_mat
func.func @example(%spmat: !gpu.sparse.spmat_handle) {
  %0 = gpu.destroy_sp_mat async %spmat
  return
}
// -----
// gpu.dynamic_shared_memory
func.func @example() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}
// -----
// gpu.func
gpu.module @m {
  gpu.func @k(%arg0: memref<4xf32>, %arg1: i32 {llvm.foo}) kernel {
    gpu.return
  }
}
// -----
// gpu.global_id
func.func @example() {
  %global_id_x = gpu.global_id  x
  return
}
// -----
// gpu.grid_dim
func.func @example() {
  %grid_dim_x = gpu.grid_dim  x
  return
}
// -----
// gpu.host_register
func.func @example(%value: memref<*xf32>) {
  gpu.host_register %value : memref<*xf32>
  return
}
// -----
// gpu.host_unregister
func.func @example(%value: memref<*xf32>) {
  gpu.host_unregister %value : memref<*xf32>
  return
}
// -----
// gpu.lane_id
func.func @example() {
  %0 = gpu.lane_id
  return
}
// -----
// gpu.launch
func.func @example(%gridSizeX: index, %gridSizeY: index, %gridSizeZ: index, %blockSizeX: index, %blockSizeY: index, %blockSizeZ: index) {
  gpu.launch blocks(%arg6, %arg7, %arg8) in (%arg12 = %gridSizeX, %arg13 = %gridSizeY, %arg14 = %gridSizeZ) threads(%arg9, %arg10, %arg11) in (%arg15 = %blockSizeX, %arg16 = %blockSizeY, %arg17 = %blockSizeZ) {
    gpu.terminator
  }
  return
}
// -----
// gpu.launch_func
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @fill(%out: memref<16xf32>) kernel {
      gpu.return
    }
  }
  func.func @example(%one: index, %sixteen: index, %out: memref<16xf32>) {
    gpu.launch_func @kernels::@fill blocks in (%one, %one, %one) threads in (%sixteen, %one, %one) args(%out : memref<16xf32>)
    return
  }
}
// -----
// gpu.memcpy
func.func @example(%dst: memref<1xi32>, %src: memref<1xi32>) {
  gpu.memcpy  %dst, %src : memref<1xi32>, memref<1xi32>
  return
}
// -----
// gpu.memset
func.func @example(%dst: memref<?xf64>, %value: f64) {
  gpu.memset  %dst, %value : memref<?xf64>, f64
  return
}
// -----
// gpu.module
gpu.module @g {
}
// -----
// gpu.num_subgroups
func.func @example() {
  %0 = gpu.num_subgroups : index
  return
}
// -----
// gpu.printf
func.func @example() {
  gpu.printf "fence"
  return
}
// -----
// gpu.return
gpu.module @m {
  gpu.func @k(%arg0: memref<4xf32>, %arg1: i32 {llvm.foo}) kernel {
    gpu.return
  }
  gpu.func @w(%arg0: f32) -> f32 workgroup(%arg1 : memref<32xf32, 3> {a = 1 : i64}, %arg2 : memref<4xf32, 3>) private(%arg3 : memref<1xf32, 5>) {
    gpu.return %arg0 : f32
  }
}
// -----
// gpu.rotate
func.func @example(%value: i1) {
  %rotateResult, %valid = gpu.rotate %value, 0, 1 : i1
  return
}
// -----
// gpu.sddmm
func.func @example(%dnmatA: !gpu.sparse.dntensor_handle, %dnmatB: !gpu.sparse.dntensor_handle, %spmatC: !gpu.sparse.spmat_handle, %buffer: memref<?xf32>) {
  gpu.sddmm  %dnmatA, %dnmatB, %spmatC, %buffer : memref<?xf32> into (i32) -> i32
  return
}
// -----
// gpu.sddmm_buffer_size
func.func @example(%dnmatA: !gpu.sparse.dntensor_handle, %dnmatB: !gpu.sparse.dntensor_handle, %spmatC: !gpu.sparse.spmat_handle) {
  %bufferSz = gpu.sddmm_buffer_size  %dnmatA{ CONJUGATE_TRANSPOSE}, %dnmatB, %spmatC into (i32) -> i32
  return
}
// -----
// gpu.set_csr_pointers
func.func @example(%spmat: !gpu.sparse.spmat_handle, %positions: memref<1xi32>, %coordinates: memref<4xi32>, %values: memref<?xf32>) {
  gpu.set_csr_pointers  %spmat, %positions, %coordinates, %values : memref<1xi32>, memref<4xi32>, memref<?xf32>
  return
}
// -----
// gpu.set_default_device
func.func @example(%devIndex: i32) {
  gpu.set_default_device %devIndex
  return
}
// -----
// gpu.shuffle
func.func @example(%value: i32, %offset: i32, %width: i32) {
  %shuffleResult, %valid = gpu.shuffle  up %value, %offset, %width : i32
  return
}
// -----
// gpu.spgemm_copy
func.func @example(%desc: !gpu.sparse.spgemmop_handle, %spmatA: !gpu.sparse.spmat_handle, %spmatB: !gpu.sparse.spmat_handle, %spmatC: !gpu.sparse.spmat_handle) {
  gpu.spgemm_copy  %spmatA, %spmatB, %spmatC, %desc : (i32) -> i32
  return
}
// -----
// gpu.spgemm_create_descr
func.func @example() {
  %desc = gpu.spgemm_create_descr 
  return
}
// -----
// gpu.spgemm_destroy_descr
func.func @example(%desc: !gpu.sparse.spgemmop_handle) {
  gpu.spgemm_destroy_descr  %desc
  return
}
// -----
// gpu.spgemm_work_estimation_or_compute
func.func @example(%desc: !gpu.sparse.spgemmop_handle, %spmatA: !gpu.sparse.spmat_handle, %spmatB: !gpu.sparse.spmat_handle, %spmatC: !gpu.sparse.spmat_handle, %bufferSz: index, %buffer: memref<i32>) {
  %bufferSzNew = gpu.spgemm_work_estimation_or_compute { COMPUTE} %spmatA{ TRANSPOSE}, %spmatB, %spmatC, %desc, %bufferSz, %buffer : tensor<4xf32> into memref<i32>
  return
}
// -----
// gpu.spmat_get_size
func.func @example(%spmat: !gpu.sparse.spmat_handle) {
  %rows, %cols, %nnz = gpu.spmat_get_size  %spmat
  return
}
// -----
// gpu.spmm
func.func @example(%spmatA: !gpu.sparse.spmat_handle, %dnmatB: !gpu.sparse.dntensor_handle, %dnmatC: !gpu.sparse.dntensor_handle, %buffers: memref<f32>) {
  %0 = gpu.spmm async %spmatA, %dnmatB, %dnmatC, %buffers : memref<f32> into tensor<4xf32>
  return
}
// -----
// gpu.spmm_buffer_size
func.func @example(%asyncDependencies: !gpu.async.token, %spmatA: !gpu.sparse.spmat_handle, %dnmatB: !gpu.sparse.dntensor_handle, %dnmatC: !gpu.sparse.dntensor_handle) {
  %bufferSzs, %asyncToken = gpu.spmm_buffer_size async [%asyncDependencies] %spmatA, %dnmatB, %dnmatC : index into f32
  return
}
// -----
// gpu.spmv
func.func @example(%asyncDependencies: !gpu.async.token, %spmatA: !gpu.sparse.spmat_handle, %dnX: !gpu.sparse.dntensor_handle, %dnY: !gpu.sparse.dntensor_handle, %buffer: memref<1xi32>) {
  gpu.spmv [%asyncDependencies] %spmatA, %dnX, %dnY, %buffer : memref<1xi32> into f32
  return
}
// -----
// gpu.spmv_buffer_size
func.func @example(%spmatA: !gpu.sparse.spmat_handle, %dnX: !gpu.sparse.dntensor_handle, %dnY: !gpu.sparse.dntensor_handle) {
  %bufferSz = gpu.spmv_buffer_size  %spmatA, %dnX, %dnY into i32
  return
}
// -----
// gpu.subgroup_broadcast
func.func @example(%src: i32) {
  %0 = gpu.subgroup_broadcast %src,  first_active_lane : i32
  return
}
// -----
// gpu.subgroup_id
func.func @example() {
  %0 = gpu.subgroup_id : index
  return
}
// -----
// gpu.subgroup_mma_compute
func.func @example(%opA: !gpu.mma_matrix<16x16xf16, "AOp">, %opB: !gpu.mma_matrix<16x16xf16, "BOp">, %opC: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %opA, %opB, %opC : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
// -----
// gpu.subgroup_mma_constant_matrix
func.func @example(%value: f32) {
  %0 = gpu.subgroup_mma_constant_matrix %value : !gpu.mma_matrix<16x16xf32, "COp">
  return
}
// -----
// gpu.subgroup_mma_elementwise
func.func @example() {
  %0 = gpu.subgroup_mma_elementwise  maxf  : () -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
// -----
// gpu.subgroup_mma_extract_thread_local
func.func @example(%matrix: !gpu.mma_matrix<16x16xf32, "COp">, %indices: index) {
  %0 = gpu.subgroup_mma_extract_thread_local %matrix[%indices] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
  return
}
// -----
// gpu.subgroup_mma_insert_thread_local
func.func @example(%value: f32, %matrix: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_insert_thread_local %value, %matrix[] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
// -----
// gpu.subgroup_mma_load_matrix
func.func @example(%srcMemref: memref<?xf32>) {
  %0 = gpu.subgroup_mma_load_matrix %srcMemref[] {leadDimension = 0 : index} : memref<?xf32> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
// -----
// gpu.subgroup_mma_store_matrix
func.func @example(%src: !gpu.mma_matrix<16x16xf32, "COp">, %dstMemref: memref<4xf32, 3>) {
  gpu.subgroup_mma_store_matrix %src, %dstMemref[] {leadDimension = 0 : index, transpose} : !gpu.mma_matrix<16x16xf32, "COp">, memref<4xf32, 3>
  return
}
// -----
// gpu.subgroup_reduce
func.func @example(%value: f32) {
  %0 = gpu.subgroup_reduce  add %value uniform : (f32) -> f32
  return
}
// -----
// gpu.subgroup_size
func.func @example() {
  %0 = gpu.subgroup_size : index
  return
}
// -----
// gpu.terminator
func.func @example(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) {
  gpu.launch blocks(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg1, %arg14 = %arg2) threads(%arg9, %arg10, %arg11) in (%arg15 = %arg3, %arg16 = %arg4, %arg17 = %arg5) {
    gpu.terminator
  }
  return
}
// -----
// gpu.thread_id
func.func @example() {
  %thread_id_x = gpu.thread_id  x
  return
}
// -----
// gpu.wait
func.func @example() {
  gpu.wait 
  return
}
// -----
// gpu.warp_execute_on_lane_0
func.func @example(%laneid: index) {
  gpu.warp_execute_on_lane_0(%laneid)[0] {
  }
  return
}
// -----
// gpu.yield
func.func @example() {
  gpu.yield
}
