func.func @f(%n: i32) { acc.loop gang control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop worker control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop vector control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop gang worker control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32, %m: i64) { acc.loop worker(%m : i64) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32, %m: i64) { acc.loop vector(%m : i64) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32, %m: i64) { acc.loop gang({num=%m : i64}) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32, %m: i64) { acc.loop gang({static=%m : i64, dim=%n : i32}) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop gang([#acc.device_type<none>]) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop worker([#acc.device_type<host>]) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32, %m: i64) { acc.loop vector(%m : i64 [#acc.device_type<host>]) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop gang control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<host>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<nvidia>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {auto_ = [#acc.device_type<none>], seq = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {auto_ = [#acc.device_type<none>, #acc.device_type<star>, #acc.device_type<star>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {auto_ = [#acc.device_type<none>], independent = [#acc.device_type<default>], seq = [#acc.device_type<default>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], gang = [#acc.device_type<host>, #acc.device_type<none>, #acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], gang = [#acc.device_type<host>, #acc.device_type<nvidia>, #acc.device_type<nvidia>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], worker = [#acc.device_type<host>, #acc.device_type<none>, #acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], worker = [#acc.device_type<host>, #acc.device_type<nvidia>, #acc.device_type<nvidia>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], vector = [#acc.device_type<host>, #acc.device_type<none>, #acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], vector = [#acc.device_type<host>, #acc.device_type<nvidia>, #acc.device_type<nvidia>]} return }
// -----
func.func @f(%n: i32, %m: i64) { acc.loop worker(%m : i64, %m : i64) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32, %m: i64) { acc.loop vector(%m : i64, %m : i64) control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], collapse = [2, 3]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = []} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], collapse = [1, 1], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], collapseDeviceType = [#acc.device_type<host>, #acc.device_type<host>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], unstructured} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], combined = #acc.combined_constructs<serial_loop>} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], tileOperandsSegments = array<i32: 1>} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], tileOperandsDeviceType = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], gangOperandsSegments = array<i32: 2>} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { "t.op"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>], gangOperandsSegments = array<i32: 0, 0>, gangOperandsDeviceType = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { "acc.loop"(%n, %n, %n, %n, %n) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.loop"(%n, %n, %n, %n, %n) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i32, i32) -> () return }
// -----
func.func @f(%n: i32, %m: i64) { "acc.loop"(%n, %n, %n, %m) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i64) -> () return }
// -----
func.func @f(%n: i32, %m: i64) { "acc.loop"(%n, %n, %n, %m) <{independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Dim>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i64) -> () return }
// -----
func.func @f(%n: i32, %m: i64) { "acc.loop"(%n, %n, %n, %m) <{independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i64) -> () return }
// -----
func.func @f(%n: i32, %m: i64) { "acc.loop"(%n, %n, %n, %m) <{independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i64) -> () return }
// -----
func.func @f(%n: i32, %m: i64) { "acc.loop"(%n, %n, %n, %m) <{independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsSegments = array<i32: 1>, gangOperandsDeviceType = [#acc.device_type<host>, #acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i64) -> () return }
// -----
func.func @f(%n: i32, %m: i64) { "acc.loop"(%n, %n, %n, %m) <{independent = [#acc.device_type<none>], workerNumOperandsDeviceType = [], operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i64) -> () return }
// -----
func.func @f(%n: i32, %m: i64) { "acc.loop"(%n, %n, %n, %m, %m) <{independent = [#acc.device_type<none>], vectorOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i64, i64) -> () return }
// -----
func.func @f(%n: i32, %m: i64) { "acc.loop"(%n, %n, %n, %m) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : (i32, i32, i32, i64) -> () return }
// -----
func.func @f() { "acc.loop"() <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ "t.op"() : () -> () "acc.yield"() : () -> () }) : () -> () return }
// -----
acc.loop { } attributes {independent = [#acc.device_type<none>]}
// -----
acc.loop { acc.yield } attributes {independent = [#acc.device_type<none>], unstructured}
// -----
acc.loop gang([#acc.device_type<host>, #acc.device_type<host>]) { acc.yield }
// -----
func.func @f(%x: index) { acc.loop { scf.for %a = %x to %x step %x { } acc.yield } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%x: index) { acc.loop { scf.for %a = %x to %x step %x { scf.for %b = %x to %x step %x { } } acc.yield } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%x: index) { acc.loop { scf.for %a = %x to %x step %x { scf.for %b = %x to %x step %x { } } acc.yield } attributes {collapse = [3], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%x: index) { acc.loop { scf.for %a = %x to %x step %x { } scf.for %b = %x to %x step %x { } acc.yield } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%x: index) { acc.loop { scf.for %a = %x to %x step %x { scf.for %b = %x to %x step %x { } } acc.yield } attributes {collapse = [1, 3], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%x: index) { acc.loop { scf.for %a = %x to %x step %x { scf.for %b = %x to %x step %x { } } acc.yield } attributes {collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%x: index) { acc.loop { "t.op"() ({ scf.for %a = %x to %x step %x { scf.for %b = %x to %x step %x { } } }) : () -> () acc.yield } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]} return }
// -----
func.func @f() { %d = memref.alloc() : memref<4xf32> acc.parallel dataOperands(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.use_device varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.parallel dataOperands(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.parallel private(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.parallel firstprivate(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.parallel reduction(%d : memref<4xf32>) { } return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = []}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<none>], asyncOnly = [#acc.device_type<none>]}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<radeon>], asyncOnly = [#acc.device_type<radeon>]}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType = []}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1, 0>, waitOperandsDeviceType = [#acc.device_type<none>]}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType = [#acc.device_type<host>], waitOnly = [#acc.device_type<none>, #acc.device_type<host>]}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 4>, numGangsDeviceType = [#acc.device_type<none>]}> ({ acc.yield }) : (i32, i32, i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 3>, numGangsDeviceType = [#acc.device_type<none>]}> ({ acc.yield }) : (i32, i32, i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 3, 1>, numGangsDeviceType = [#acc.device_type<none>]}> ({ acc.yield }) : (i32, i32, i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0>, numWorkersDeviceType = [#acc.device_type<none>]}> ({ acc.yield }) : (i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.parallel"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>]}> ({ acc.yield }) : (i32, i32) -> () return }
// -----
func.func @f() { %d = memref.alloc() : memref<4xf32> acc.serial dataOperands(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.use_device varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.serial dataOperands(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.serial private(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.serial firstprivate(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.serial reduction(%d : memref<4xf32>) { } return }
// -----
func.func @f(%n: i32) { "acc.serial"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = []}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.serial"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<none>], asyncOnly = [#acc.device_type<none>]}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.serial"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<radeon>], asyncOnly = [#acc.device_type<radeon>]}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.serial"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.serial"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.serial"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType = []}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.serial"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1, 0>, waitOperandsDeviceType = [#acc.device_type<none>]}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.serial"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType = [#acc.device_type<host>], waitOnly = [#acc.device_type<none>, #acc.device_type<host>]}> ({ acc.yield }) : (i32) -> () return }
// -----
func.func @f() { %d = memref.alloc() : memref<4xf32> acc.kernels dataOperands(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.use_device varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.kernels dataOperands(%d : memref<4xf32>) { } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.kernels firstprivate(%d : memref<4xf32>) { } return }
// -----
func.func @f(%n: i32) { acc.kernels async(%n : i32, %n : i32 [#acc.device_type<host>]) wait({%n : i32}) { } return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = []}> ({ acc.terminator }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<none>], asyncOnly = [#acc.device_type<none>]}> ({ acc.terminator }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ acc.terminator }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>}> ({ acc.terminator }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType = []}> ({ acc.terminator }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1, 0>, waitOperandsDeviceType = [#acc.device_type<none>]}> ({ acc.terminator }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsSegments = array<i32: 1>, waitOperandsDeviceType = [#acc.device_type<host>], waitOnly = [#acc.device_type<none>, #acc.device_type<host>]}> ({ acc.terminator }) : (i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 4>, numGangsDeviceType = [#acc.device_type<none>]}> ({ acc.terminator }) : (i32, i32, i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 3>, numGangsDeviceType = [#acc.device_type<none>]}> ({ acc.terminator }) : (i32, i32, i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 3, 1>, numGangsDeviceType = [#acc.device_type<none>]}> ({ acc.terminator }) : (i32, i32, i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0>, numWorkersDeviceType = [#acc.device_type<none>]}> ({ acc.terminator }) : (i32, i32) -> () return }
// -----
func.func @f(%n: i32) { "acc.kernels"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>]}> ({ acc.terminator }) : (i32, i32) -> () return }
// -----
acc.private.recipe @r : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @f(%p: memref<4xf32>) { %d = acc.private varPtr(%p : memref<4xf32>) recipe(@r) -> memref<4xf32> acc.parallel private(%d, %d : memref<4xf32>, memref<4xf32>) { acc.yield } return }
// -----
acc.private.recipe @r : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @f(%p: memref<4xf32>) { %d = acc.private varPtr(%p : memref<4xf32>) recipe(@r) -> memref<4xf32> acc.parallel firstprivate(%d : memref<4xf32>) { acc.yield } return }
// -----
acc.private.recipe @r : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @f(%p: memref<4xf32>) { %d = acc.private varPtr(%p : memref<4xf32>) recipe(@r) -> memref<4xf32> acc.serial private(%d, %d : memref<4xf32>, memref<4xf32>) { acc.yield } return }
// -----
acc.private.recipe @r : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @f(%p: memref<4xf32>) { %d = acc.private varPtr(%p : memref<4xf32>) recipe(@r) -> memref<4xf32> acc.serial firstprivate(%d : memref<4xf32>) { acc.yield } return }
// -----
acc.private.recipe @r : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @f(%p: memref<4xf32>) { %d = acc.private varPtr(%p : memref<4xf32>) recipe(@r) -> memref<4xf32> acc.loop private(%d, %d : memref<4xf32>, memref<4xf32>) { acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
acc.private.recipe @r : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  acc.yield %a : memref<4xf32>
}
func.func @f(%p: memref<4xf32>) { %d = acc.private varPtr(%p : memref<4xf32>) recipe(@r) -> memref<4xf32> acc.loop firstprivate(%d : memref<4xf32>) { acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
acc.data { acc.terminator }
// -----
acc.data { acc.terminator } attributes {defaultAttr = #acc<defaultvalue present>}
// -----
func.func @f(%p: memref<4xf32>) { acc.data dataOperands(%p : memref<4xf32>) { acc.terminator } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.cache varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.data dataOperands(%d : memref<4xf32>) { acc.terminator } return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.data"(%n, %d) <{asyncOnly = [#acc.device_type<host>], asyncOperandsDeviceType = [#acc.device_type<host>], operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({ acc.terminator }) : (i32, memref<4xf32>) -> () return }
// -----
acc.host_data { acc.terminator }
// -----
func.func @f() { %p = memref.alloc() : memref<4xf32> acc.host_data dataOperands(%p : memref<4xf32>) { acc.terminator } return }
// -----
acc.enter_data async
// -----
acc.enter_data
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.create varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.enter_data wait_devnum(%n : i32) dataOperands(%d : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.create varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.enter_data wait_devnum(%n : i32) wait(%n : i32) dataOperands(%d : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.create varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.enter_data"(%n, %d) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0, 1>}> : (i32, memref<4xf32>) -> () return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.create varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.enter_data"(%n, %d) <{wait, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>}> : (i32, memref<4xf32>) -> () return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.present varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.enter_data dataOperands(%d : memref<4xf32>) return }
// -----
acc.exit_data async
// -----
acc.exit_data
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.getdeviceptr varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.exit_data wait_devnum(%n : i32) dataOperands(%d : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.getdeviceptr varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.exit_data"(%n, %d) <{async, operandSegmentSizes = array<i32: 0, 1, 0, 0, 1>}> : (i32, memref<4xf32>) -> () return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.getdeviceptr varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.exit_data"(%n, %d) <{wait, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>}> : (i32, memref<4xf32>) -> () return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.present varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.exit_data dataOperands(%d : memref<4xf32>) return }
// -----
acc.update
// -----
func.func @f(%n: i32) { acc.update async(%n : i32) return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.update dataOperands(%d : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.update_device varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.update"(%n, %d) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, asyncOperandsDeviceType = []}> : (i32, memref<4xf32>) -> () return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.update_device varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.update"(%n, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 1>}> : (i32, memref<4xf32>) -> () return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.update_device varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.update"(%n, %d) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, asyncOperandsDeviceType = [#acc.device_type<none>], asyncOnly = [#acc.device_type<none>]}> : (i32, memref<4xf32>) -> () return }
// -----
func.func @f(%p: memref<4xf32>, %n: i32) { %d = acc.update_device varPtr(%p : memref<4xf32>) -> memref<4xf32> "acc.update"(%n, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 1>, waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>, hasWaitDevnum = [false], waitOnly = [#acc.device_type<none>]}> : (i32, memref<4xf32>) -> () return }
// -----
func.func @f(%n: i32) { acc.wait wait_devnum(%n : i32) return }
// -----
func.func @f(%n: i32) { "acc.wait"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, async}> : (i32) -> () return }
// -----
func.func @f() { acc.parallel { "t.op"() ({ acc.init }) : () -> () acc.yield } return }
// -----
func.func @f() { acc.serial { "t.op"() ({ acc.init }) : () -> () acc.yield } return }
// -----
func.func @f() { acc.kernels { "t.op"() ({ acc.init }) : () -> () acc.terminator } return }
// -----
func.func @f() { acc.data { "t.op"() ({ acc.init }) : () -> () acc.terminator } attributes {defaultAttr = #acc<defaultvalue none>} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { acc.init acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
func.func @f() { acc.parallel { "t.op"() ({ acc.shutdown }) : () -> () acc.yield } return }
// -----
func.func @f() { acc.serial { "t.op"() ({ acc.shutdown }) : () -> () acc.yield } return }
// -----
func.func @f() { acc.kernels { "t.op"() ({ acc.shutdown }) : () -> () acc.terminator } return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { acc.shutdown acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { acc.parallel { "t.op"() ({ acc.set device_num(%n : i32) }) : () -> () acc.yield } return }
// -----
func.func @f(%n: i32) { acc.serial { "t.op"() ({ acc.set device_num(%n : i32) }) : () -> () acc.yield } return }
// -----
func.func @f(%n: i32) { acc.kernels { "t.op"() ({ acc.set device_num(%n : i32) }) : () -> () acc.terminator } return }
// -----
func.func @f(%n: i32) { acc.data { "t.op"() ({ acc.set device_num(%n : i32) }) : () -> () acc.terminator } attributes {defaultAttr = #acc<defaultvalue none>} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { acc.set device_num(%n : i32) acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
func.func @f() { acc.parallel { "t.op"() ({ acc.set }) : () -> () acc.yield } return }
// -----
func.func @f() { acc.serial { "t.op"() ({ acc.set }) : () -> () acc.yield } return }
// -----
func.func @f() { acc.kernels { "t.op"() ({ acc.set }) : () -> () acc.terminator } return }
// -----
func.func @f() { acc.data { "t.op"() ({ acc.set }) : () -> () acc.terminator } attributes {defaultAttr = #acc<defaultvalue none>} return }
// -----
func.func @f(%n: i32) { acc.loop control(%iv : i32) = (%n : i32) to (%n : i32) step (%n : i32) { acc.set acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%n: i32) { %b = acc.bounds lowerbound(%n : i32) stride(%n : i32) return }
// -----
func.func @f(%n: i32, %x: f32) { %b = acc.bounds extent(%n : i32) %e = acc.bounds upperbound(%x : f32) return }
// -----
"acc.routine"() <{func_name = @g, sym_name = "r"}> : () -> ()
// -----
"acc.routine"() <{func_name = @g, sym_name = "r", gang = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @g, sym_name = "r", gang = [#acc.device_type<nvidia>], worker = [#acc.device_type<nvidia>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @g, sym_name = "r", seq = [#acc.device_type<none>], vector = [#acc.device_type<host>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @g, sym_name = "r", seq = [#acc.device_type<none>], gangDim = [1], gangDimDeviceType = [#acc.device_type<host>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @g, sym_name = "r", gang = [#acc.device_type<none>], gangDim = [1], gangDimDeviceType = [#acc.device_type<none>]}> : () -> ()
// -----
"acc.routine"() <{func_name = @g, sym_name = "r", vector = [#acc.device_type<star>, #acc.device_type<host>], worker = [#acc.device_type<default>], gangDim = [1], gangDimDeviceType = [#acc.device_type<star>]}> : () -> ()
// -----
acc.routine @r func(@g) worker vector
// -----
acc.routine @r func(@g) gang(dim: 1 : i64 [#acc.device_type<host>]) seq([#acc.device_type<host>])
// -----
func.func @f(%p: memref<4xf32>) { %t = acc.declare_enter dataOperands(%p : memref<4xf32>) acc.declare_exit token(%t) dataOperands(%p : memref<4xf32>) return }
// -----
func.func @f() { %t = "acc.declare_enter"() : () -> !acc.declare_token return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.attach varPtr(%p : memref<4xf32>) -> memref<4xf32> %t = acc.declare_enter dataOperands(%d : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.present varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.declare dataOperands(%d : memref<4xf32>) { acc.terminator } return }
// -----
func.func @f(%p: memref<4xf32>) { %d = acc.nocreate varPtr(%p : memref<4xf32>) -> memref<4xf32> acc.declare dataOperands(%d : memref<4xf32>) { acc.terminator } return }
// -----
func.func @f() { "acc.declare_exit"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> () return }
// -----
func.func @f() { "acc.declare"() ({ acc.terminator }) : () -> () return }
// -----
acc.private.recipe @r : memref<4xf32> init { }
// -----
acc.private.recipe @r : memref<4xf32> init { ^bb0(%a: i32): "t.x"() : () -> () acc.yield }
// -----
acc.private.recipe @r : memref<4xf32> init { ^bb0: acc.yield }
// -----
acc.private.recipe @r : memref<4xf32> init { ^bb0(%a: memref<4xf32>): acc.yield %a : memref<4xf32> } destroy { ^bb0(%a: f32): acc.terminator }
// -----
acc.private.recipe @r : memref<4xf32> init { ^bb0(%a: memref<4xf32>): acc.yield %a : memref<4xf32> } destroy { ^bb0(%a: memref<4xf32>, %b: memref<4xf32>): acc.terminator }
// -----
acc.firstprivate.recipe @r : memref<4xf32> init { } copy { }
// -----
acc.firstprivate.recipe @r : memref<4xf32> init { ^bb0(%a: i32): acc.yield } copy { }
// -----
acc.firstprivate.recipe @r : memref<4xf32> init { ^bb0(%a: memref<4xf32>): acc.yield %a : memref<4xf32> } copy { }
// -----
acc.firstprivate.recipe @r : memref<4xf32> init { ^bb0(%a: memref<4xf32>): acc.yield %a : memref<4xf32> } copy { ^bb0(%a: memref<4xf32>): acc.terminator }
// -----
acc.firstprivate.recipe @r : memref<4xf32> init { ^bb0(%a: memref<4xf32>): acc.yield %a : memref<4xf32> } copy { ^bb0(%a: f32, %b: memref<4xf32>): acc.terminator }
// -----
acc.firstprivate.recipe @r : memref<4xf32> init { ^bb0(%a: memref<4xf32>): acc.yield %a : memref<4xf32> } copy { ^bb0(%a: memref<4xf32>, %b: f32): acc.terminator } destroy { ^bb0(%a: i1): acc.terminator }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { } combiner { }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { ^bb0(%a: i32): acc.yield } combiner { }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { ^bb0(%a: i64): acc.yield %a : i64 } combiner { }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { ^bb0(%a: i64): acc.yield %a : i64 } combiner { ^bb0(%a: i64): acc.yield %a : i64 }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { ^bb0(%a: i64): acc.yield %a : i64 } combiner { ^bb0(%a: i64, %b: i32): acc.yield %a : i64 }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { ^bb0(%a: i64): acc.yield %a : i64 } combiner { ^bb0(%a: i64, %b: i64): acc.yield }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { ^bb0(%a: i64): acc.yield %a : i64 } combiner { ^bb0(%a: i64, %b: i64): acc.yield %a, %b : i64, i64 }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { ^bb0(%a: i64): acc.yield %a : i64 } combiner { ^bb0(%a: i64, %b: i64, %c: i32): acc.yield %c : i32 }
// -----
acc.reduction.recipe @r : i64 reduction_operator <add> init { ^bb0(%a: i64): acc.yield %a : i64 } combiner { ^bb0(%a: i64, %b: i64): cf.br ^bb1 ^bb1: acc.yield %b : i64 }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.private varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.private varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.private varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.private varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%l: !llvm.ptr) { %0 = acc.private varPtr(%l : !llvm.ptr) varType(i32) -> !llvm.ptr return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.private varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.private varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.firstprivate varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.firstprivate varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.firstprivate varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.firstprivate varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%l: !llvm.ptr) { %0 = acc.firstprivate varPtr(%l : !llvm.ptr) varType(i32) -> !llvm.ptr return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.firstprivate varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.firstprivate varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.reduction varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.reduction varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.reduction varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.reduction varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%l: !llvm.ptr) { %0 = acc.reduction varPtr(%l : !llvm.ptr) varType(i32) -> !llvm.ptr return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.reduction varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.reduction varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.copyin varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%l: !llvm.ptr) { %0 = acc.copyin varPtr(%l : !llvm.ptr) varType(i32) -> !llvm.ptr return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.copyin varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.copyin varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.create varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.create varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.create varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.create varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.create varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.present varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.present varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.present varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.present varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.present varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.present varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.attach varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.attach varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.attach varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.attach varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.attach varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.attach varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.deviceptr varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.deviceptr varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.deviceptr varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.deviceptr varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.deviceptr varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.deviceptr varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.nocreate varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.nocreate varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.nocreate varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.nocreate varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.nocreate varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.nocreate varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.use_device varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.use_device varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.use_device varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.use_device varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.use_device varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.use_device varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.cache varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.cache varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.cache varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.cache varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.cache varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.cache varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_link varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_link varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_link varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_link varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_link varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_link varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_device_resident varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_device_resident varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_device_resident varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_device_resident varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_device_resident varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.declare_device_resident varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.update_device varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.update_device varPtr(%p : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.update_device varPtr(%p : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero,always>} return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.update_device varPtr(%p : memref<4xf32>) recipe(@f) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.update_device varPtr(%p : memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f(%p: memref<4xf32>) { %0 = acc.update_device varPtr(%p : memref<4xf32>) varType(memref<4xf32>) -> memref<4xf32> return }
// -----
func.func @f(%p: memref<4xf32>, %l: memref<5xf32>) { acc.copyout accPtr(%p : memref<4xf32>) to varPtr(%p : memref<4xf32>) {dataClause = #acc<data_clause acc_create>} acc.copyout accPtr(%l : memref<5xf32>) to varPtr(%p : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %l: memref<5xf32>) { acc.copyout accPtr(%p : memref<4xf32>) to varPtr(%p : memref<4xf32>) {modifiers = #acc<data_clause_modifier readonly>} acc.copyout accPtr(%l : memref<5xf32>) to varPtr(%p : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %l: memref<5xf32>) { acc.copyout accPtr(%p : memref<4xf32>) to varPtr(%p : memref<4xf32>) acc.copyout accPtr(%l : memref<5xf32>) to varPtr(%p : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %l: memref<5xf32>) { acc.copyout accPtr(%p : memref<4xf32>) to varPtr(%p : memref<4xf32>) {dataClause = #acc<data_clause acc_update_self>} acc.copyout accPtr(%l : memref<5xf32>) to varPtr(%p : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %l: memref<5xf32>) { acc.update_host accPtr(%p : memref<4xf32>) to varPtr(%p : memref<4xf32>) {dataClause = #acc<data_clause acc_create>} acc.update_host accPtr(%l : memref<5xf32>) to varPtr(%p : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %l: memref<5xf32>) { acc.update_host accPtr(%p : memref<4xf32>) to varPtr(%p : memref<4xf32>) {modifiers = #acc<data_clause_modifier readonly>} acc.update_host accPtr(%l : memref<5xf32>) to varPtr(%p : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %l: memref<5xf32>) { acc.update_host accPtr(%p : memref<4xf32>) to varPtr(%p : memref<4xf32>) acc.update_host accPtr(%l : memref<5xf32>) to varPtr(%p : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>, %l: memref<5xf32>) { acc.update_host accPtr(%p : memref<4xf32>) to varPtr(%p : memref<4xf32>) {dataClause = #acc<data_clause acc_update_self>} acc.update_host accPtr(%l : memref<5xf32>) to varPtr(%p : memref<4xf32>) return }
// -----
func.func @f(%p: memref<4xf32>) { acc.delete accPtr(%p : memref<4xf32>) {dataClause = #acc<data_clause acc_update_device>} return }
// -----
func.func @f(%p: memref<4xf32>) { acc.delete accPtr(%p : memref<4xf32>) {modifiers = #acc<data_clause_modifier always>} return }
// -----
func.func @f(%p: memref<4xf32>) { acc.delete accPtr(%p : memref<4xf32>) {dataClause = #acc<data_clause acc_present>} return }
// -----
func.func @f(%p: memref<4xf32>) { acc.detach accPtr(%p : memref<4xf32>) {dataClause = #acc<data_clause acc_update_device>} return }
// -----
func.func @f(%p: memref<4xf32>) { acc.detach accPtr(%p : memref<4xf32>) {modifiers = #acc<data_clause_modifier always>} return }
// -----
func.func @f(%p: memref<4xf32>) { acc.detach accPtr(%p : memref<4xf32>) {dataClause = #acc<data_clause acc_present>} return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %e: i32) { acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 acc.atomic.write %x = %e : memref<i32>, i32 acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } return }
// -----
func.func @f(%x: memref<i32>) { acc.atomic.read %x = %x : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%e: i32, %mm: memref<memref<i32>>) { acc.atomic.write %mm = %e : memref<memref<i32>>, i32 return }
// -----
func.func @f(%x: memref<i32>) { acc.atomic.update %x : memref<i32> { ^bb0(%v: f32): acc.yield %v : f32 } return }
// -----
func.func @f(%q: !llvm.ptr) { acc.atomic.update %q : !llvm.ptr { ^bb0(%v: f32): acc.yield %v : f32 } return }
// -----
func.func @f(%x: memref<i32>) { acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.terminator } return }
// -----
func.func @f(%x: memref<i32>) { acc.atomic.update %x : i32 { ^bb0(%v: i32): acc.yield %v : i32 } return }
// -----
func.func @f(%x: memref<i32>, %e: i32) { acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v, %e : i32, i32 } return }
// -----
func.func @f(%x: memref<i32>) { acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield } return }
// -----
func.func @f(%x: memref<i32>, %g: f32) { acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %g : f32 } return }
// -----
func.func @f(%x: memref<i32>) { acc.atomic.update %x : memref<i32> { ^bb0(%v: i32, %w: i32): acc.yield %v : i32 } return }
// -----
func.func @f(%x: memref<i32>, %e: i32) { acc.atomic.update %x : memref<i32> { ^bb0: acc.yield %e : i32 } return }
// -----
func.func @f(%x: memref<i32>) { acc.atomic.update %x : memref<i32> { } return }
// -----
func.func @f(%x: memref<i32>) { "acc.atomic.update"(%x) ({ }) : (memref<i32>) -> () return }
// -----
func.func @f() { acc.atomic.capture { } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>) { acc.atomic.capture { acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>) { acc.atomic.capture { acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>) { acc.atomic.capture { acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } } return }
// -----
func.func @f(%x: memref<i32>, %e: i32) { acc.atomic.capture { acc.atomic.write %x = %e : memref<i32>, i32 acc.atomic.write %x = %e : memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>, %e: i32) { acc.atomic.capture { acc.atomic.write %x = %e : memref<i32>, i32 acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } } return }
// -----
func.func @f(%x: memref<i32>, %e: i32) { acc.atomic.capture { acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } acc.atomic.write %x = %e : memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %e: i32) { acc.atomic.capture { acc.atomic.write %x = %e : memref<i32>, i32 acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>) { acc.atomic.capture { acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>) { acc.atomic.capture { acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } acc.atomic.read %y = %y : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>) { acc.atomic.capture { acc.atomic.update %y : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>) { acc.atomic.capture { acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 acc.atomic.update %y : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %e: i32) { acc.atomic.capture { acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 acc.atomic.write %y = %e : memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %e: i32) { acc.atomic.capture { acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 acc.atomic.write %x = %e : memref<i32>, i32 acc.atomic.update %x : memref<i32> { ^bb0(%v: i32): acc.yield %v : i32 } } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>) { acc.atomic.capture { "t.a"() : () -> () acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>) { acc.atomic.capture { acc.atomic.read %y = %x : memref<i32>, memref<i32>, i32 "t.b"() : () -> () } return }
// -----
func.func @f() { "acc.atomic.capture"() ({ }) : () -> () return }
// -----
acc.parallel combined() { }
// -----
acc.loop combined(loop) { }
// -----
acc.parallel combined(parallel loop) { }
// -----
acc.loop combined(parallel loop) { }
// -----
acc.loop combined(kernels) { acc.yield }
// -----
acc.kernels combined(loop) { acc.yield }
// -----
acc.loop gang({}) { }
// -----
acc.loop gang({static=%n : i64, ) { }
// -----
acc.loop gang({static=%n : i64, num=%n : i64} control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) { }
// -----
acc.parallel { acc.terminator }
// -----
acc.data { acc.yield }
// -----
acc.kernels { acc.yield }
