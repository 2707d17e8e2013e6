func.func @s(%t: !gpu.async.token, %n: index, %m: memref<?xindex>, %v: memref<?xf64>, %b: memref<?xi8>, %mm: memref<?x?xf16>) {
  %sp, %t1 = gpu.create_coo async [%t] %n, %n, %n, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp2, %t2 = gpu.create_coo_aos async %n, %n, %n, %m, %v {foo} : memref<?xindex>, memref<?xf64>
  %sp3 = gpu.create_csr %n, %n, %n, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp4 = gpu.create_csc [%t] %n, %n, %n, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp5, %t5 = gpu.create_bsr async [%t] %n, %n, %n, %n, %n, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp6, %t6 = gpu.create_2to4_spmat async [%t] {PRUNE_AND_CHECK} %n, %n, %mm : memref<?x?xf16>
  %d, %t7 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xf64>
  %d2, %t8 = gpu.create_dn_tensor async [%t] %mm, %n, %n : index, index into memref<?x?xf16>
  %bs, %t9 = gpu.spmv_buffer_size async [%t] %sp, %d, %d into f64
  %bs2, %t10 = gpu.spmv_buffer_size async [%t] %sp {TRANSPOSE}, %d, %d into f64
  %t11 = gpu.spmv async [%t] %sp, %d, %d, %b : memref<?xi8> into f64
  %bs3, %t12 = gpu.spmm_buffer_size async [%t] %sp {CONJUGATE_TRANSPOSE}, %d2 {NON_TRANSPOSE}, %d2 : index into f16
  %bs4:2, %t13 = gpu.spmm_buffer_size async [%t] %sp, %d2, %d2 : index, index into f16
  %t14 = gpu.spmm async [%t] %sp, %d2, %d2, %b, %b : memref<?xi8>, memref<?xi8> into f16
  %bs5, %t15 = gpu.sddmm_buffer_size async [%t] %d2, %d2 {TRANSPOSE}, %sp into f16
  gpu.sddmm %d2, %d2, %sp, %b : memref<?xi8> into f16
  %desc, %t16 = gpu.spgemm_create_descr async [%t]
  %bs6, %t17 = gpu.spgemm_work_estimation_or_compute async [%t] {WORK_ESTIMATION} %sp, %sp, %sp, %desc, %n, %b : f32 into memref<?xi8>
  %t18 = gpu.spgemm_copy async [%t] %sp, %sp {TRANSPOSE}, %sp, %desc : f32
  %t19 = gpu.spgemm_destroy_descr async [%t] %desc {bar = 1 : i8}
  %r, %c, %z, %t20 = gpu.spmat_get_size async [%t] %sp
  %t21 = gpu.set_csr_pointers async [%t] %sp, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %t22 = gpu.destroy_sp_mat async [%t] %sp
  gpu.destroy_dn_tensor %d
  %f = arith.constant 1.0 : f64
  %t23 = gpu.memset async [%t, %t] %v, %f : memref<?xf64>, f64
  gpu.memset %v, %f : memref<?xf64>, f64 {foo}
  gpu.wait [%t22, %t23]
  return
}
