func.func @f(%a: memref<10xf32>, %i: i64) {
  %0 = acc.copyin foo(%a : memref<10xf32>) -> memref<10xf32>
}
// -----
func.func @f(%a: memref<10xf32>, %i: i64) {
  %0 = acc.copyin varPtr %a
}
// -----
func.func @f(%a: memref<10xf32>, %i: i64) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) async(%i) -> memref<10xf32>
}
// -----
func.func @f(%a: memref<10xf32>, %i: i64) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) async([#acc.device_type<host>]) -> memref<10xf32>
}
// -----
func.func @f(%a: memref<10xf32>, %i: i64) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) async(%i : i64 [3 : i32]) -> memref<10xf32>
}
// -----
func.func @f(%a: memref<10xf32>, %i: i64) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) recipe("x") -> memref<10xf32>
}
// -----
func.func @f(%a: memref<10xf32>, %i: i64) {
  acc.delete accFoo(%a : memref<10xf32>)
}
// -----
func.func @f(%a: memref<10xf32>, %i: i64) {
  acc.loop combined(foo) {}
}
// -----
func.func @f(%i: i64) {
  acc.loop gang({foo=%i : i64}) {}
}
// -----
func.func @f(%i: i64) {
  acc.loop gang({num=%i : i64,}) {}
}
// -----
func.func @f(%i: i64) {
  acc.loop gang({num=%i : i64}, {num=%i : i64}) {}
}
// -----
func.func @f(%i: i64) {
  acc.loop control(%a : index, %b : index) = (%i : i64) to (%i : i64) step (%i : i64) {}
}
// -----
func.func @f(%i: i64) {
  acc.parallel wait({foo: %i : i64}) {}
}
// -----
func.func @f(%i: i64) {
  acc.parallel num_gangs({}) {}
}
// -----
func.func @f(%i: i64) {
  acc.wait async(%i i64)
}
// -----
func.func @f(%i: i64) {
  acc.wait(%i, %i : i64)
}
// -----
func.func @f(%i: i64) {
  acc.enter_data wait(%i, %i : i64)
}
// -----
acc.routine @r func(@f) gang(num: 1)
// -----
acc.routine @r func(@f) gang([#acc.device_type<host>])
// -----
acc.routine @r func(@f) worker ([#acc.device_type<host>]
// -----
func.func @f(%a: memref<10xf32>, %i: i64, %j: i32, %n: index, %p: !llvm.ptr, %c: i1) {
  acc.loop gang([#acc.device_type<nvidia>], {num=%i : i64}, {dim=%j : i32} [#acc.device_type<host>]) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}
// -----
acc.routine @r8 func(@f) gang([#acc.device_type<host>])
