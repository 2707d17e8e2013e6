func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<8xf32>, %m: tensor<4xf32>) -> f32 {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
    scf.yield %a : f32
  }
  %1:2 = scf.while (%a = %x, %b = %n) : (f32, index) -> (f32, index) {
    scf.condition(%c) %a, %b : f32, index
  } do {
  ^bb0(%a: f32, %b: index):
    scf.yield %a, %b : f32, index
  }
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    scf.reduce
  }
  %2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %d = arith.addf %a, %b : f32
      scf.reduce.return %d : f32
    }
  }
  %3 = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  scf.forall (%i, %j) = (0, %n) to (%n, 4) step (1, %n) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return %2 : f32
}
