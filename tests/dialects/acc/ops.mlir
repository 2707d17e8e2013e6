acc.private.recipe @pr : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  %0 = memref.alloc() : memref<4xf32>
  acc.yield %0 : memref<4xf32>
} destroy {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  memref.dealloc %b : memref<4xf32>
  acc.terminator
}
acc.firstprivate.recipe @fr : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
} copy {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  acc.terminator
} destroy {
^bb0(%a: memref<4xf32>):
  acc.terminator
}
acc.reduction.recipe @rr : memref<4xf32> reduction_operator<mul> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
} combiner {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @g(%p: memref<4xf32>, %q: memref<4xf32>, %c: i1, %n: i64, %i: i32, %x: index) {
  %b = acc.bounds lowerbound(%x : index) upperbound(%x : index) extent(%x : index) stride(%x : index) startIdx(%x : index) {strideInBytes = true}
  %0 = acc.private varPtr(%p : memref<4xf32>) varType(tensor<4xf32>) recipe(@pr) bounds(%b) -> memref<4xf32> {name = "p"}
  %1 = acc.firstprivate varPtr(%q : memref<4xf32>) varType(tensor<4xf32>) recipe(@fr) -> memref<4xf32>
  %2 = acc.reduction varPtr(%q : memref<4xf32>) recipe(@rr) -> memref<4xf32>
  acc.parallel wait({devnum: %n : i64, %i : i32} [#acc.device_type<nvidia>], {%x : index}) async(%n : i64) num_gangs({%n : i64, %x : index} [#acc.device_type<host>]) num_workers(%n : i64 [#acc.device_type<nvidia>]) vector_length(%x : index) self(%c) if(%c) reduction(%2 : memref<4xf32>) firstprivate(%1 : memref<4xf32>) private(%0 : memref<4xf32>) {
    acc.loop gang worker vector(%n : i64) private(%0 : memref<4xf32>) control(%k : index, %l : index) = (%x, %x : index, index) to (%x, %x : index, index) step (%x, %x : index, index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>]}
    acc.yield
  } attributes {selfAttr}
  acc.kernels async wait { acc.terminator }
  acc.kernels combined(loop) {
    acc.loop combined(kernels) control(%k : i32) = (%i : i32) to (%i : i32) step (%i : i32) { acc.yield } attributes {auto_ = [#acc.device_type<none>]}
    acc.terminator
  }
  %4 = acc.create varPtr(%p : memref<4xf32>) async(%n : i64 [#acc.device_type<host>]) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyout>, modifiers = #acc<data_clause_modifier zero,always>}
  acc.data dataOperands(%4 : memref<4xf32>) if(%c) async wait({devnum: %n : i64}) { acc.terminator } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.copyout accPtr(%4 : memref<4xf32>) bounds(%b) to varPtr(%p : memref<4xf32>) {structured = false}
  %5 = acc.use_device varPtr(%p : memref<4xf32>) -> memref<4xf32>
  acc.host_data dataOperands(%5 : memref<4xf32>) if(%c) { acc.terminator } attributes {ifPresent}
  acc.init device_num(%n : i64) if(%c) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<host>]}
  acc.shutdown attributes {device_types = [#acc.device_type<nvidia>]}
  acc.set default_async(%n : i64) attributes {device_type = #acc.device_type<nvidia>}
  acc.wait(%n : i64) async(%i : i32) wait_devnum(%x : index) if(%c)
  %6 = acc.update_device varPtr(%p : memref<4xf32>) -> memref<4xf32>
  acc.update if(%c) async(%n : i64) wait({%i : i32}) dataOperands(%6 : memref<4xf32>) attributes {ifPresent}
  %t = acc.declare_enter dataOperands(%4 : memref<4xf32>)
  acc.declare_exit token(%t) dataOperands(%4 : memref<4xf32>)
  return
}
acc.routine @r1 func(@g) bind("x", @y [#acc.device_type<host>]) gang(dim: 1 : i64) nohost
acc.routine @r2 func(@g) seq implicit
