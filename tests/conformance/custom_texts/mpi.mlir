module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: memref<1xi32>, %arg2: !mpi.comm):
    %0 = mpi.allreduce(%arg0, %arg1, MPI_OP_NULL, %arg2) : memref<16x16xf32>, memref<1xi32> -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4x4xf32>, %arg1: memref<4xindex>, %arg2: !mpi.comm):
    %0 = mpi.allreduce(%arg0, %arg1, MPI_REPLACE, %arg2) : memref<4x4xf32>, memref<4xindex> -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.comm):
    %0 = mpi.barrier(%arg0) -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.comm):
    %0 = mpi.barrier(%arg0) {foo} -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.comm):
    %retval, %rank = mpi.comm_rank(%arg0) : !mpi.retval, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.comm):
    %retval, %rank = mpi.comm_rank(%arg0) {foo} : !mpi.retval, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.comm):
    %retval, %size = mpi.comm_size(%arg0) : !mpi.retval, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.comm):
    %retval, %size = mpi.comm_size(%arg0) {foo} : !mpi.retval, i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.comm, %arg1: i32, %arg2: i32):
    %retval, %newcomm = mpi.comm_split(%arg0, %arg1, %arg2) : !mpi.retval, !mpi.comm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.comm, %arg1: i32, %arg2: i32):
    %retval, %newcomm = mpi.comm_split(%arg0, %arg1, %arg2) {foo} : !mpi.retval, !mpi.comm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = mpi.comm_world : !mpi.comm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = mpi.comm_world {foo} : !mpi.comm
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.retval):
    %0 = mpi.error_class %arg0 : !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.retval):
    %0 = mpi.error_class %arg0 {foo} : !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    mpi.finalize {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = mpi.finalize : !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xindex>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm):
    %retval, %req = mpi.irecv(%arg0, %arg1, %arg2, %arg3) {foo} : memref<4xindex>, i32, i32 -> !mpi.retval, !mpi.request
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm):
    %retval, %req = mpi.irecv(%arg0, %arg1, %arg2, %arg3) {foo} : memref<4xf32, 3>, i32, i32 -> !mpi.retval, !mpi.request
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm):
    %retval, %req = mpi.isend(%arg0, %arg1, %arg2, %arg3) : memref<16x16xf32>, i32, i32 -> !mpi.retval, !mpi.request
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm):
    %retval, %req = mpi.isend(%arg0, %arg1, %arg2, %arg3) {foo} : memref<4xf32, 3>, i32, i32 -> !mpi.retval, !mpi.request
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = mpi.init : !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = mpi.init {foo} : !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xi32>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm):
    %0 = mpi.recv(%arg0, %arg1, %arg2, %arg3) {foo} : memref<4xi32>, i32, i32 -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm):
    %0 = mpi.recv(%arg0, %arg1, %arg2, %arg3) : memref<16x16xf32>, i32, i32 -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.retval):
    %0 = mpi.retval_check %arg0 = <MPI_ERR_UNSUPPORTED_DATAREP> : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.retval):
    %0 = mpi.retval_check %arg0 = <MPI_ERR_UNSUPPORTED_OPERATION> : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<1xi32>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm):
    %0 = mpi.send(%arg0, %arg1, %arg2, %arg3) {foo} : memref<1xi32>, i32, i32 -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: i32, %arg2: i32, %arg3: !mpi.comm):
    %0 = mpi.send(%arg0, %arg1, %arg2, %arg3) {foo} : memref<16x16xf32>, i32, i32 -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.request):
    %0 = mpi.wait(%arg0) : !mpi.request -> !mpi.retval
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !mpi.request):
    %0 = mpi.wait(%arg0) {foo} : !mpi.request -> !mpi.retval
  }) : () -> ()
}
