// What smt.export_smtlib writes must be what mlir-translate --export-smtlib writes, or fail with its error.

smt.solver () : () -> () {
  smt.set_logic "QF_UFBV"
  %name = smt.declare_fun "two words" : !smt.int
  %a = smt.declare_fun "tmp" : !smt.int
  %b = smt.declare_fun "tmp" : !smt.int
  %c = smt.declare_fun "tmp_0" : !smt.int
  %d = smt.declare_fun "tmp" : !smt.int
  %e = smt.declare_fun "" : !smt.int
  %f = smt.declare_fun "" : !smt.int
  %s = smt.declare_fun : !smt.sort<"set"[!smt.array<[!smt.bool -> !smt.bv<3>]>]>
  %t = smt.declare_fun "t" : !smt.sort<"set"[!smt.sort<"other">]>
  %g = smt.declare_fun "g" : !smt.func<(!smt.int, !smt.sort<"set"[!smt.int]>) !smt.bool>
  %minus = smt.int.constant -5
  %zero = smt.int.constant 0
  smt.push 2
  %q = smt.exists ["q", "tmp"] weight 3 {
  ^bb0(%i: !smt.int, %j: !smt.int):
    %all = smt.forall {
    ^bb0(%k: !smt.int):
      %same = smt.eq %i, %j, %k, %minus : !smt.int
      %not = smt.not %same
      smt.yield %not : !smt.bool
    }
    smt.yield %all : !smt.bool
  }
  smt.assert %q
  smt.assert %q
  smt.pop 2
  smt.check sat {} unknown {} unsat {}
  smt.reset
}

// -----

smt.solver () : () -> () {
  %odd = smt.bv.constant #smt.bv<-1> : !smt.bv<7>
  %even = smt.bv.constant #smt.bv<200> : !smt.bv<8>
  %x = smt.declare_fun "x" : !smt.bv<7>
  %high = smt.bv.extract %x from 2 : (!smt.bv<7>) -> !smt.bv<4>
  %again = smt.bv.repeat 2 times %high : !smt.bv<4>
  %longer = smt.bv.concat %odd, %x : !smt.bv<7>, !smt.bv<7>
  %minus = smt.bv.neg %again : !smt.bv<8>
  %other = smt.bv.not %minus : !smt.bv<8>
  %sum = smt.bv.add %other, %even : !smt.bv<8>
  %less = smt.bv.cmp ule %sum, %again : !smt.bv<8>
  %signed = smt.bv.cmp sgt %longer, %longer : !smt.bv<14>
  %both = smt.xor %less, %signed, %less
  smt.assert %both
}

// -----

smt.solver () : () -> () {
  %true = smt.constant true
  %false = smt.constant false
  %array = smt.array.broadcast %true : !smt.array<[!smt.int -> !smt.bool]>
  %at = smt.int.constant 3
  %stored = smt.array.store %array[%at], %false : !smt.array<[!smt.int -> !smt.bool]>
  %got = smt.array.select %stored[%at] : !smt.array<[!smt.int -> !smt.bool]>
  %chosen = smt.ite %got, %true, %false : !smt.bool
  %if = smt.implies %chosen, %got
  smt.assert %if
  %pattern = smt.forall weight 2 {
  ^bb0(%i: !smt.int):
    %same = smt.eq %i, %at : !smt.int
    %then = smt.implies %same, %true
    smt.yield %then : !smt.bool
  } patterns {
  ^bb0(%i: !smt.int):
    %same = smt.eq %i, %at : !smt.int
    %not = smt.not %same
    smt.yield %same, %not : !smt.bool, !smt.bool
  }, {
  ^bb0(%i: !smt.int):
    %less = smt.int.cmp lt %i, %at
    smt.yield %less : !smt.bool
  }
  smt.assert %pattern
}

// -----

func.func @several() {
  smt.solver () : () -> () {
    %a = smt.declare_fun "a" : !smt.bool
    smt.assert %a
  }
  smt.solver () : () -> () {
  }
  return
}

// -----

smt.solver () : () -> () {
  %a = smt.declare_fun : !smt.sort<"s">
  %b = smt.declare_fun : !smt.sort<"s"[!smt.bool]>
}

// -----

smt.solver () : () -> () {
  %c = arith.constant true
}

// -----

%c = arith.constant 1 : i32
smt.solver (%c) : (i32) -> () {
^bb0(%arg: i32):
}

// -----

smt.solver () : () -> () {
  smt.check sat { smt.reset smt.yield } unknown {} unsat {}
}

// -----

smt.solver () : () -> () {
  %true = smt.constant true
  %x = smt.check sat { smt.yield %true : !smt.bool } unknown { smt.yield %true : !smt.bool } unsat { smt.yield %true : !smt.bool } -> !smt.bool
}

// -----

smt.solver () : () -> () {
  %true = smt.constant true
  %q = smt.exists no_pattern {
  ^bb0(%i: !smt.int):
    smt.yield %true : !smt.bool
  }
  smt.assert %q
}
