func.func @for(%lb: index, %ub: index, %s: index, %x: f32, %a: i32, %b: i64) -> (f32, i64) {
  scf.for %i = %lb to %ub step %s {
  }
  scf.for %i = %lb to %ub step %s {
    "t.use"(%i) : (index) -> ()
    scf.yield
  } {note = "a"}
  scf.for %i = %a to %a step %a : i32 {
    "t.use"(%i) : (i32) -> ()
  }
  scf.for unsigned %i = %a to %a step %a : i32 {
    "t.use"(%i) : (i32) -> ()
  }
  %0 = scf.for unsigned %i = %lb to %ub step %s iter_args(%acc = %x) -> f32 {
    %1 = arith.addf %acc, %acc : f32
    scf.yield %1 : f32
  } {unit}
  %2:2 = scf.for %i = %lb to %ub step %s iter_args(%acc = %x, %n = %b) -> (f32, i64) {
    scf.yield %acc, %n : f32, i64
  }
  %3:2 = scf.for %i = %b to %b step %b iter_args(%acc = %x, %n = %b) -> (f32, i64) : i64 {
    scf.yield %acc, %n : f32, i64
  }
  return %0, %2#1 : f32, i64
}
func.func @while(%x: i32, %y: f32, %c: i1) -> i32 {
  %0 = scf.while (%i = %x) : (i32) -> i32 {
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%j: i32):
    scf.yield %j : i32
  }
  %1:2 = scf.while (%i = %x, %f = %y) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) {cond} %f, %i : f32, i32
  } do {
  ^bb0(%g: f32, %j: i32):
    scf.yield {yielded = 1 : i8} %j, %g : i32, f32
  } attributes {note = "while"}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %2 = scf.while : () -> (f32) {
    scf.condition(%c) %y : f32
  } do {
  ^bb0(%z: f32):
    scf.yield
  }
  return %1#1 : i32
}
func.func @parallel(%a: index, %b: index, %c: index, %x: f32, %z: i64) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
  }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    "t.use"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {note}
  %0 = scf.parallel (%i) = (%a) to (%b) step (%c) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    } {reduced}
  }
  %1:2 = scf.parallel (%i) = (%a) to (%b) step (%c) init (%x, %z) -> (f32, i64) {
    scf.reduce(%x, %z : f32, i64) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }, {
    ^bb0(%l: i64, %r: i64):
      scf.reduce.return %l {ret = 1} : i64
    }
  }
  return
}
func.func @forall(%n: index, %m: index, %t: tensor<?xf32>, %u: tensor<1xf32>) -> tensor<?xf32> {
  scf.forall (%i) in (%n) {
  }
  scf.forall (%i, %j) in (4, %m) {
    "t.use"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
    }
  } {note}
  scf.forall (%i, %j) = (0, %n) to (%m, 9) step (3, 4) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (0, 0) to (%m, 9) step (1, 1) {
  }
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.forall (%i, %j) = (%zero, 0) to (%m, 9) step (1, %one) {
  }
  scf.forall (%i, %j) = (%one, 0) to (%m, 9) step (1, %one) {
  }
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    } {inner}
  } {mapping = []}
  scf.forall () in () {
  }
  return %0 : tensor<?xf32>
}
