// scf.condition
func.func @example(%arg0: f32, %arg1: index, %condition: i1) {
  %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (f32, index) -> (f32, index) {
    scf.condition(%condition) %arg3, %arg4 : f32, index
  } do {
  ^bb0(%arg3: f32, %arg4: index):
    scf.yield %arg3, %arg4 : f32, index
  }
  return
}
// -----
// scf.execute_region
func.func @example() {
  scf.execute_region no_inline {
    scf.yield
  }
  return
}
// -----
// scf.for
func.func @example(%lowerBound: index, %upperBound: index, %step: index) {
  scf.for %arg3 = %lowerBound to %upperBound step %step {
  }
  return
}
// -----
// scf.forall
func.func @example() {
  scf.forall (%arg0) in (4) {
  } {mapping = []}
  return
}
// -----
// scf.forall.in_parallel
func.func @example(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>) {
  %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
    }
  }
  return
}
// -----
// scf.if
func.func @example(%condition: i1) {
  scf.if %condition {
  } else {
  }
  return
}
// -----
// scf.index_switch
func.func @example(%arg: index) {
  scf.index_switch %arg 
  case 1 {
    scf.yield
  }
  default {
  }
  return
}
// -----
// scf.parallel
func.func @example(%lowerBound: index, %upperBound: index, %step: index) {
  scf.parallel (%arg3) = (%lowerBound) to (%upperBound) step (%step) {
    scf.reduce 
  }
  return
}
// -----
// scf.reduce
func.func @example(%arg0: index, %arg1: index, %arg2: index) {
  scf.parallel (%arg3) = (%arg0) to (%arg1) step (%arg2) {
    scf.reduce 
  }
  return
}
// -----
// scf.reduce.return
func.func @example(%arg0: index, %arg1: f32, %arg2: index, %arg3: index) {
  %0 = scf.parallel (%arg4) = (%arg0) to (%arg2) step (%arg3) init (%arg1) -> f32 {
    scf.reduce(%arg1 : f32) {
    ^bb0(%arg5: f32, %arg6: f32):
      %1 = arith.addf %arg5, %arg6 : f32
      scf.reduce.return %1 : f32
    }
  }
  return
}
// -----
// scf.while
func.func @example(%inits0: f32, %inits1: index, %arg2: i1) {
  %0:2 = scf.while (%arg3 = %inits0, %arg4 = %inits1) : (f32, index) -> (f32, index) {
    scf.condition(%arg2) %arg3, %arg4 : f32, index
  } do {
  ^bb0(%arg3: f32, %arg4: index):
    scf.yield %arg3, %arg4 : f32, index
  }
  return
}
// -----
// scf.yield
func.func @example() {
  scf.execute_region no_inline {
    scf.yield
  }
  return
}
