smt.solver() : () -> () {
  smt.set_logic "QF_LIA"
  smt.check sat {
  } unknown {
  } unsat {
  }
  %1 = smt.check sat {
    %c = arith.constant 1 : i32
    smt.yield %c : i32
  } unknown {
    %c = arith.constant 0 : i32
    smt.yield %c : i32
  } unsat {
    %c = arith.constant -1 : i32
    smt.yield %c : i32
  } -> i32
  %a = smt.declare_fun "a" : !smt.bv<4>
  %2 = smt.bv.concat %a, %a : !smt.bv<4>, !smt.bv<4>
  %3 = smt.forall ["x", "y"] weight 2 {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %e = smt.eq %x, %y : !smt.int
    smt.yield %e : !smt.bool
  }
  %4 = smt.exists no_pattern attributes {s} {
  ^bb0(%x: !smt.bool):
    smt.yield %x : !smt.bool
  }
}
