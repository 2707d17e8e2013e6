// acc.atomic.capture
func.func @example(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
  acc.atomic.capture {
    acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
    acc.atomic.write %arg0 = %arg2 : memref<i32>, i32
  }
  return
}
// -----
// acc.atomic.read
func.func @example(%x: !llvm.ptr, %v: !llvm.ptr<8>) {
  acc.atomic.read %v = %x : !llvm.ptr<8>, !llvm.ptr, f32
  return
}
// -----
// acc.atomic.update
func.func @example(%x: !llvm.ptr) {
  acc.atomic.update %x : !llvm.ptr {
  ^bb0(%arg1: f32):
    acc.yield %arg1 : f32
  }
  return
}
// -----
// acc.atomic.write
func.func @example(%x: !llvm.ptr, %expr: none) {
  acc.atomic.write %x = %expr : !llvm.ptr, none
  return
}
// -----
// acc.attach
func.func @example(%var: memref<10xf32>) {
  %0 = acc.attach varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.bounds
func.func @example(%lowerbound: index, %upperbound: index) {
  %0 = acc.bounds lowerbound(%lowerbound : index) upperbound(%upperbound : index)
  return
}
// -----
// acc.cache
func.func @example(%var: memref<10xf32>) {
  %0 = acc.cache varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.copyin
func.func @example(%var: memref<10xf32>) {
  %0 = acc.copyin varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.copyout
func.func @example(%acc: memref<10xf32>, %var: memref<10xf32>) {
  acc.copyout accPtr(%acc : memref<10xf32>) to varPtr(%var : memref<10xf32>)
  return
}
// -----
// acc.create
func.func @example(%var: memref<10xf32>) {
  %0 = acc.create varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.data
func.func @example() {
  acc.data {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  return
}
// -----
// acc.declare
func.func @f(%arg0: memref<4xf32>) {
  %0 = acc.present varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
  acc.declare dataOperands(%0 : memref<4xf32>) {
    acc.terminator
  }
  return
}
// -----
// acc.declare_device_resident
func.func @example(%var: memref<10xf32>) {
  %0 = acc.declare_device_resident varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.declare_enter
func.func @rest(%arg0: memref<10xf32>, %arg1: memref<i32>, %arg2: memref<i32>, %arg3: i32) {
  %0 = acc.create varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
  %1 = acc.declare_enter dataOperands(%0 : memref<10xf32>)
  %2 = acc.use_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.declare_exit
func.func @example(%token: !acc.declare_token) {
  acc.declare_exit token(%token)
  return
}
// -----
// acc.declare_link
func.func @example(%var: memref<10xf32>) {
  %0 = acc.declare_link varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.delete
func.func @example(%acc: memref<10xf32>) {
  acc.delete accPtr(%acc : memref<10xf32>)
  return
}
// -----
// acc.detach
func.func @example(%acc: memref<10xf32>) {
  acc.detach accPtr(%acc : memref<10xf32>)
  return
}
// -----
// acc.deviceptr
func.func @example(%var: memref<10xf32>) {
  %0 = acc.deviceptr varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.enter_data
func.func @f(%arg0: memref<4xf32>, %waitDevnum: i32) {
  %0 = acc.create varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
  acc.enter_data wait_devnum(%waitDevnum : i32) wait(%waitDevnum : i32) dataOperands(%0 : memref<4xf32>)
  return
}
// -----
// acc.exit_data
func.func @example(%dataClauseOperands: memref<4xf32>) {
  acc.exit_data dataOperands(%dataClauseOperands : memref<4xf32>)
  return
}
// -----
// acc.firstprivate
acc.firstprivate.recipe @copied : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%from: memref<10xf32>, %to: memref<10xf32>):
  acc.terminator
}
func.func @example(%var: memref<10xf32>) {
  %0 = acc.firstprivate varPtr(%var : memref<10xf32>) recipe(@copied) -> memref<10xf32>
  return
}
// -----
// acc.firstprivate.recipe
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} copy {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.terminator
}
// -----
// acc.firstprivate_map
func.func @example(%var: memref<10xf32>) {
  %0 = acc.firstprivate_map varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.get_extent
func.func @example(%bounds: !acc.data_bounds_ty) {
  %0 = acc.get_extent %bounds : (!acc.data_bounds_ty) -> index
  return
}
// -----
// acc.get_lowerbound
func.func @example(%bounds: !acc.data_bounds_ty) {
  %0 = acc.get_lowerbound %bounds : (!acc.data_bounds_ty) -> index
  return
}
// -----
// acc.get_stride
func.func @example(%bounds: !acc.data_bounds_ty) {
  %0 = acc.get_stride %bounds : (!acc.data_bounds_ty) -> index
  return
}
// -----
// acc.get_upperbound
func.func @example(%bounds: !acc.data_bounds_ty) {
  %0 = acc.get_upperbound %bounds : (!acc.data_bounds_ty) -> index
  return
}
// -----
// acc.getdeviceptr
func.func @example(%var: memref<10xf32>) {
  %0 = acc.getdeviceptr varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.global_ctor
acc.global_ctor @foo {
}
// -----
// acc.global_dtor
acc.global_dtor @foo {
}
// -----
// acc.host_data
func.func @rest(%arg0: memref<10xf32>, %arg1: memref<i32>, %arg2: memref<i32>, %arg3: i32) {
  %0 = acc.create varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
  %1 = acc.declare_enter dataOperands(%0 : memref<10xf32>)
  %2 = acc.use_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
  acc.host_data dataOperands(%2 : memref<10xf32>) {
    acc.terminator
  }
  return
}
// -----
// acc.init
func.func @example() {
  acc.init
  return
}
// -----
// acc.kernel_environment
func.func @example() {
  acc.kernel_environment {
  }
  return
}
// -----
// acc.kernels
func.func @example() {
  acc.kernels async wait {
    acc.terminator
  }
  return
}
// -----
// acc.loop
func.func @example() {
  acc.loop {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}
// -----
// acc.nocreate
func.func @example(%var: memref<10xf32>) {
  %0 = acc.nocreate varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.parallel
func.func @example() {
  acc.parallel {
    acc.terminator
  }
  return
}
// -----
// acc.present
func.func @example(%var: memref<10xf32>) {
  %0 = acc.present varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.private
acc.private.recipe @uninitialized : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @example(%var: memref<10xf32>) {
  %0 = acc.private varPtr(%var : memref<10xf32>) recipe(@uninitialized) -> memref<10xf32>
  return
}
// -----
// acc.private.recipe
acc.private.recipe @pr : memref<10xf32> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
// -----
// acc.reduction
acc.reduction.recipe @sum : memref<10xf32> reduction_operator <add> init {
^bb0(%arg0: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
} combiner {
^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
  acc.yield %arg0 : memref<10xf32>
}
func.func @example(%var: memref<10xf32>) {
  %0 = acc.reduction varPtr(%var : memref<10xf32>) recipe(@sum) -> memref<10xf32>
  return
}
// -----
// acc.reduction.recipe
acc.reduction.recipe @r : i64 reduction_operator <add> init {
^bb0(%arg0: i64):
  acc.yield %arg0 : i64
} combiner {
^bb0(%arg0: i64, %arg1: i64):
  cf.br ^bb1
^bb1:  // pred: ^bb0
  acc.yield %arg1 : i64
}
// -----
// acc.routine
func.func @example() {
  acc.routine @r func(@g)
  return
}
// -----
// acc.serial
func.func @example(%asyncOperands: i32) {
  acc.serial async([#acc.device_type<radeon>], %asyncOperands : i32 [#acc.device_type<radeon>]) {
    acc.yield
  }
  return
}
// -----
// acc.set
func.func @example(%deviceNum: i32) {
  acc.set device_num(%deviceNum : i32)
  return
}
// -----
// acc.shutdown
func.func @example() {
  acc.shutdown
  return
}
// -----
// acc.terminator
func.func @example() {
  acc.terminator
}
// -----
// acc.update
acc.private.recipe @pr : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  %alloc = memref.alloc() : memref<4xf32>
  acc.yield %alloc : memref<4xf32>
} destroy {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  memref.dealloc %arg1 : memref<4xf32>
  acc.terminator
}
acc.firstprivate.recipe @fr : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
} copy {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
  acc.terminator
} destroy {
^bb0(%arg0: memref<4xf32>):
  acc.terminator
}
acc.reduction.recipe @rr : memref<4xf32> reduction_operator <mul> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
} combiner {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
}
func.func @g(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: i1, %arg3: i64, %arg4: i32, %arg5: index) {
  %0 = acc.bounds lowerbound(%arg5 : index) upperbound(%arg5 : index) extent(%arg5 : index) stride(%arg5 : index) startIdx(%arg5 : index) {strideInBytes = true}
  %1 = acc.private varPtr(%arg0 : memref<4xf32>) varType(tensor<4xf32>) bounds(%0) recipe(@pr) -> memref<4xf32> {name = "p"}
  %2 = acc.firstprivate varPtr(%arg1 : memref<4xf32>) varType(tensor<4xf32>) recipe(@fr) -> memref<4xf32>
  %3 = acc.reduction varPtr(%arg1 : memref<4xf32>) recipe(@rr) -> memref<4xf32>
  acc.parallel async(%arg3 : i64) firstprivate(%2 : memref<4xf32>) num_gangs({%arg3 : i64, %arg5 : index} [#acc.device_type<host>]) num_workers(%arg3 : i64 [#acc.device_type<nvidia>]) private(%1 : memref<4xf32>) vector_length(%arg5 : index) wait({devnum: %arg3 : i64, %arg4 : i32} [#acc.device_type<nvidia>], {%arg5 : index}) self(%arg2) if(%arg2) reduction(%3 : memref<4xf32>) {
    acc.loop gang worker vector(%arg3 : i64) private(%1 : memref<4xf32>) control(%arg6 : index, %arg7 : index) = (%arg5, %arg5 : index, index) to (%arg5, %arg5 : index, index)  step (%arg5, %arg5 : index, index) {
      acc.yield
    } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
    acc.yield
  } attributes {selfAttr}
  acc.kernels async wait {
    acc.terminator
  }
  acc.kernels combined(loop) {
    acc.loop combined(kernels) control(%arg6 : i32) = (%arg4 : i32) to (%arg4 : i32)  step (%arg4 : i32) {
      acc.yield
    } attributes {auto_ = [#acc.device_type<none>]}
    acc.terminator
  }
  %4 = acc.create varPtr(%arg0 : memref<4xf32>) async(%arg3 : i64 [#acc.device_type<host>]) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyout>, modifiers = #acc<data_clause_modifier always,zero>}
  acc.data if(%arg2) async dataOperands(%4 : memref<4xf32>) wait({devnum: %arg3 : i64}) {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.copyout accPtr(%4 : memref<4xf32>) bounds(%0) to varPtr(%arg0 : memref<4xf32>) {structured = false}
  %5 = acc.use_device varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
  acc.host_data if(%arg2) dataOperands(%5 : memref<4xf32>) {
    acc.terminator
  } attributes {ifPresent}
  acc.init device_num(%arg3 : i64) if(%arg2) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<host>]}
  acc.shutdown attributes {device_types = [#acc.device_type<nvidia>]}
  acc.set default_async(%arg3 : i64) attributes {device_type = #acc.device_type<nvidia>}
  acc.wait(%arg3 : i64) async(%arg4 : i32) wait_devnum(%arg5 : index) if(%arg2)
  %6 = acc.update_device varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
  acc.update if(%arg2) async(%arg3 : i64) wait({%arg4 : i32}) dataOperands(%6 : memref<4xf32>) attributes {ifPresent}
  %7 = acc.declare_enter dataOperands(%4 : memref<4xf32>)
  acc.declare_exit token(%7) dataOperands(%4 : memref<4xf32>)
  return
}
acc.routine @r1 func(@g) bind(@y [#acc.device_type<host>], "x") gang(dim: 1 : i64) nohost
acc.routine @r2 func(@g) seq  implicit
// -----
// acc.update_device
func.func @example(%var: memref<10xf32>) {
  %0 = acc.update_device varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.update_host
func.func @example(%acc: memref<10xf32>, %var: memref<10xf32>) {
  acc.update_host accPtr(%acc : memref<10xf32>) to varPtr(%var : memref<10xf32>)
  return
}
// -----
// acc.use_device
func.func @example(%var: memref<10xf32>) {
  %0 = acc.use_device varPtr(%var : memref<10xf32>) -> memref<10xf32>
  return
}
// -----
// acc.wait
func.func @example() {
  acc.wait async
  return
}
// -----
// acc.yield
func.func @example() {
  acc.parallel async wait {
    acc.yield
  }
  return
}
