func.func @f(%a: memref<10xf32>, %i: i64, %j: i32, %n: index, %p: !llvm.ptr, %c: i1) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %1 = acc.copyin varPtr(%p : !llvm.ptr) varType(i32) async(%i : i64, %j : i32 [#acc.device_type<nvidia>]) -> !llvm.ptr
  %2 = acc.copyin varPtr(%a : memref<10xf32>) varType(tensor<10xf32>) async -> memref<10xf32> {name = "x"}
  %3 = acc.copyin varPtr(%a : memref<10xf32>) async([#acc.device_type<nvidia>, #acc.device_type<host>], %i : i64) -> memref<10xf32>
  acc.parallel async(%i : i64, %j : i32 [#acc.device_type<nvidia>]) num_gangs({%i : i64, %j : i32, %n : index}, {%i : i64} [#acc.device_type<host>]) num_workers(%i : i64, %j : i32 [#acc.device_type<nvidia>]) vector_length(%i : i64) wait({devnum: %i : i64, %j : i32}, {%i : i64} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  acc.parallel async wait { acc.yield }
  acc.parallel async([#acc.device_type<nvidia>], %i : i64 [#acc.device_type<host>]) wait([#acc.device_type<nvidia>], {%i : i64}) { acc.yield }
  acc.loop gang({num=%i : i64, static=%j : i32}) worker(%i : i64) vector(%j : i32 [#acc.device_type<nvidia>]) tile({%i : i64, %j : i32}, {%i : i64} [#acc.device_type<host>]) control(%iv : index, %iv2 : index) = (%n, %n : index, index) to (%n, %n : index, index) step (%n, %n : index, index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
  acc.loop combined(parallel) gang worker vector control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>]) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i64, %j: i32, %n: index, %p: !llvm.ptr, %c: i1) {
  %1 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.copyout accPtr(%1 : memref<10xf32>) async(%i : i64) to varPtr(%a : memref<10xf32>)
  acc.copyout accPtr(%1 : memref<10xf32>) async([#acc.device_type<host>], %i : i64) to varPtr(%a : memref<10xf32>) varType(f32)
  acc.delete accPtr(%1 : memref<10xf32>) async
  acc.enter_data async(%i : i64) dataOperands(%1 : memref<10xf32>)
  acc.enter_data wait(%i, %j : i64, i32) async wait_devnum(%j : i32) dataOperands(%1 : memref<10xf32>)
  acc.exit_data wait async dataOperands(%1 : memref<10xf32>)
  acc.wait(%i : i64) async(%i : i64) wait_devnum(%j : i32) if(%c)
  acc.wait async
  return
}
// -----
acc.private.recipe @foo : memref<10xf32> init { ^bb0(%x: memref<10xf32>): acc.yield %x : memref<10xf32> }
func.func @f(%a: memref<10xf32>, %i: i64, %j: i32, %n: index, %p: !llvm.ptr, %c: i1) {
  %rp = acc.private varPtr(%a : memref<10xf32>) recipe(@foo) -> memref<10xf32>
 return
}
// -----
acc.routine @r0 func(@f)
acc.routine @r1 func(@f) bind(@x, "y", @z [#acc.device_type<nvidia>]) gang
acc.routine @r2 func(@f) gang(dim: 1 : i64, dim: 2 : i64)
acc.routine @r3 func(@f) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<nvidia>])
acc.routine @r4 func(@f) vector([#acc.device_type<nvidia>, #acc.device_type<host>])
acc.routine @r5 func(@f) worker ([#acc.device_type<nvidia>]) nohost implicit
acc.routine @r6 func(@f) vector
acc.routine @r7 func(@f) gang nohost
acc.routine @r8 func(@f) bind("s")
acc.routine @r9 func(@f) bind(@x)
acc.routine @r10 func(@f) bind("s" [#acc.device_type<nvidia>])
acc.routine @r11 func(@f) bind("a", "b" [#acc.device_type<host>]) gang
acc.routine @r12 func(@f) bind(@a, @b [#acc.device_type<host>]) seq nohost
acc.routine @r13 func(@f) bind(@a [#acc.device_type<nvidia>], "b" [#acc.device_type<host>]) worker implicit
// -----
acc.reduction.recipe @sum : memref<10xf32> reduction_operator <add> init { ^bb0(%x: memref<10xf32>): acc.yield %x : memref<10xf32> } combiner { ^bb0(%x: memref<10xf32>, %y: memref<10xf32>): acc.yield %x : memref<10xf32> }
acc.firstprivate.recipe @fp : memref<10xf32> init { ^bb0(%x: memref<10xf32>): acc.yield %x : memref<10xf32> } copy { ^bb0(%x: memref<10xf32>, %y: memref<10xf32>): acc.terminator }
acc.private.recipe @pr : memref<10xf32> init { ^bb0(%x: memref<10xf32>): acc.yield %x : memref<10xf32> }
func.func @more(%a: memref<10xf32>, %i: i64, %n: index, %p: !llvm.ptr, %pp: !llvm.ptr, %c: i1) {
  %b = acc.bounds lowerbound(%n : index) upperbound(%n : index)
  %0 = acc.create varPtr(%a : memref<10xf32>) bounds(%b, %b) -> memref<10xf32>
  %1 = acc.present varPtr(%p : !llvm.ptr) varType(i32) varPtrPtr(%pp : !llvm.ptr) -> !llvm.ptr {implicit = true}
  %2 = acc.nocreate varPtr(%a : memref<10xf32>) async -> memref<10xf32>
  %3 = acc.attach varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  %4 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>}
  %5 = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %6 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %7 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {structured = false}
  %8 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %9 = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %10 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %11 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@sum) -> memref<10xf32>
  %12 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fp) async -> memref<10xf32>
  %13 = acc.private varPtr(%a : memref<10xf32>) recipe(@pr) -> memref<10xf32>
  %14 = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.detach accPtr(%3 : !llvm.ptr) async(%i : i64)
  acc.update_host accPtr(%4 : memref<10xf32>) bounds(%b) async to varPtr(%a : memref<10xf32>)
  acc.delete accPtr(%0 : memref<10xf32>) bounds(%b)
  acc.serial async(%i : i64) wait({%i : i64}) private(%13 : memref<10xf32>) reduction(%11 : memref<10xf32>) firstprivate(%12 : memref<10xf32>) if(%c) self(%c) { acc.yield } attributes {selfAttr}
  acc.kernels num_gangs({%i : i64}, {%i : i64, %n : index} [#acc.device_type<host>]) num_workers(%i : i64) vector_length(%i : i64 [#acc.device_type<nvidia>]) wait { acc.terminator } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.kernels combined(loop) async { acc.terminator }
  acc.data dataOperands(%0 : memref<10xf32>) async wait(  {devnum: %i : i64, %i : i64} ) { acc.terminator }
  acc.update async wait({%i : i64} [#acc.device_type<host>]) dataOperands(%7 : memref<10xf32>)
  acc.loop combined(kernels) private(%13 : memref<10xf32>) reduction(%11 : memref<10xf32>) vector control(%iv : i32, %iw : index) = (%c, %n : i1, index) to (%i, %n : i64, index) step (%i, %n : i64, index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}
func.func @more2(%a: memref<10xf32>, %i: i64, %n: index) {
  acc.loop combined(serial) gang({static=%i : i64, num=%i : i64}) {
    scf.for %x = %n to %n step %n { scf.yield }
    acc.yield
  } attributes {seq = [#acc.device_type<host>], independent = [#acc.device_type<none>]}
  "acc.loop"(%i, %i, %n, %n, %n) <{auto_ = [#acc.device_type<none>], gang = [], gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Dim>], gangOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<host>], gangOperandsSegments = array<i32: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%x: index):
    "acc.yield"() : () -> ()
  }) : (i64, i64, index, index, index) -> ()
  acc.parallel async([#acc.device_type<host>], %i : i64) wait([#acc.device_type<nvidia>, #acc.device_type<host>], {%i : i64}) { acc.yield }
  "acc.parallel"(%i) <{asyncOnly = [#acc.device_type<host>], asyncOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOnly = [#acc.device_type<nvidia>]}> ({
     acc.yield }) : (i64) -> ()
  acc.kernel_environment async(%i : i64) wait { }
  acc.kernel_environment { }
  return
}
// -----
func.func @rest(%a: memref<10xf32>, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.atomic.update %x : memref<i32> { ^bb0(%y: i32): acc.yield %y : i32 }
  acc.atomic.capture { acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.write %x = %e : memref<i32>, i32 }
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %t = acc.declare_enter dataOperands(%0 : memref<10xf32>)
  acc.declare_exit token(%t) dataOperands(%0 : memref<10xf32>)
  acc.declare dataOperands(%0 : memref<10xf32>) { acc.terminator }
  %1 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.host_data dataOperands(%1 : memref<10xf32>) { acc.terminator }
  return
}
