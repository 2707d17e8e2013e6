// mpi.allreduce
func.func @example(%sendbuf: memref<?xi8>, %recvbuf: memref<f32>, %comm: !mpi.comm) {
  mpi.allreduce(%sendbuf, %recvbuf, MPI_BOR, %comm) : memref<?xi8>, memref<f32>
  return
}
// -----
// mpi.barrier
func.func @example(%comm: !mpi.comm) {
  mpi.barrier(%comm)
  return
}
// -----
// mpi.comm_rank
func.func @example(%comm: !mpi.comm) {
  %rank = mpi.comm_rank(%comm) : i32
  return
}
// -----
// mpi.comm_size
func.func @example(%comm: !mpi.comm) {
  %size = mpi.comm_size(%comm) : i32
  return
}
// -----
// mpi.comm_split
func.func @example(%comm: !mpi.comm, %color: i32, %key: i32) {
  %newcomm = mpi.comm_split(%comm, %color, %key) : !mpi.comm
  return
}
// -----
// mpi.comm_world
func.func @example() {
  %0 = mpi.comm_world : !mpi.comm
  return
}
// -----
// mpi.error_class
func.func @example(%val: !mpi.retval) {
  %0 = mpi.error_class %val : !mpi.retval
  return
}
// -----
// mpi.finalize
func.func @example() {
  mpi.finalize
  return
}
// -----
// mpi.init
func.func @example() {
  mpi.init
  return
}
// -----
// mpi.irecv
func.func @example(%ref: memref<f32>, %tag: i32, %source: i32, %comm: !mpi.comm) {
  %req = mpi.irecv(%ref, %tag, %source, %comm) : memref<f32>, i32, i32 -> !mpi.request
  return
}
// -----
// mpi.isend
func.func @example(%ref: memref<i32>, %tag: i32, %dest: i32, %comm: !mpi.comm) {
  %req = mpi.isend(%ref, %tag, %dest, %comm) : memref<i32>, i32, i32 -> !mpi.request
  return
}
// -----
// mpi.recv
func.func @example(%ref: memref<?xi8>, %tag: i32, %source: i32, %comm: !mpi.comm) {
  mpi.recv(%ref, %tag, %source, %comm) : memref<?xi8>, i32, i32
  return
}
// -----
// mpi.retval_check
func.func @example(%val: !mpi.retval) {
  %0 = mpi.retval_check %val = <MPI_ERR_IO> : i1
  return
}
// -----
// mpi.send
func.func @example(%ref: memref<?xi8>, %tag: i32, %dest: i32, %comm: !mpi.comm) {
  mpi.send(%ref, %tag, %dest, %comm) : memref<?xi8>, i32, i32
  return
}
// -----
// mpi.wait
func.func @example(%req: !mpi.request) {
  mpi.wait(%req) : !mpi.request
  return
}
