module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool):
    %0 = smt.and %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.and %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.func<(!smt.int) !smt.bool>, %arg1: !smt.int):
    %0 = smt.apply_func %arg0(%arg1) : !smt.func<(!smt.int) !smt.bool>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool):
    %0 = smt.array.broadcast %arg0 : !smt.array<[!smt.int -> !smt.bool]>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool):
    smt.assert %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool):
    smt.assert %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv2int %arg0 signed : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv2int %arg0 signed {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.ashr %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.ashr %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.add %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.add %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.and %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.and %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.cmp sle %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.cmp uge %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.lshr %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.lshr %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.mul %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.mul %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv.neg %arg0 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv.neg %arg0 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv.not %arg0 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv.not %arg0 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.or %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.or %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.sdiv %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.sdiv %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.smod %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.smod %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.srem %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.srem %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.shl %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.shl %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.udiv %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.udiv %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.urem %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.urem %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.xor %arg0, %arg1 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>, %arg1: !smt.bv<32>):
    %0 = smt.bv.xor %arg0, %arg1 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %true = smt.constant true {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %false = smt.constant false {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    smt.check sat {
    } unknown {
    } unsat {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %foo = smt.declare_fun "foo" {foo} : !smt.func<(!smt.int) !smt.bool>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %fence = smt.declare_fun "fence" : !smt.array<[!smt.int -> !smt.bool]>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.distinct %arg0, %arg1 : !smt.bool
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.distinct %arg0, %arg1 {foo} : !smt.bool
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.eq %arg0, %arg1 : !smt.bool
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv.extract %arg0 from 0 : (!smt.bv<32>) -> !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv.extract %arg0 from 0 {foo} : (!smt.bv<32>) -> !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.implies %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.implies %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int):
    %0 = smt.int2bv %arg0 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int):
    %0 = smt.int2bv %arg0 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int):
    %0 = smt.int.abs %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int):
    %0 = smt.int.abs %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int):
    %0 = smt.int.add %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.add %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.cmp le %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.cmp gt %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %c4 = smt.int.constant 4 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %c-1 = smt.int.constant -1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.div %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.div %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.mod %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.mod %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.mul %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.mul %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.sub %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %0 = smt.int.sub %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.bool):
    %0 = smt.ite %arg0, %arg1, %arg2 : !smt.bool
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.bool):
    %0 = smt.ite %arg0, %arg1, %arg2 {foo} : !smt.bool
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool):
    %0 = smt.not %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool):
    %0 = smt.not %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool):
    %0 = smt.or %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.or %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    smt.pop 4 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    smt.pop 1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    smt.push 1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    smt.push 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv.repeat 1 times %arg0 : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bv<32>):
    %0 = smt.bv.repeat 1 times %arg0 {foo} : !smt.bv<32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    smt.reset
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    smt.reset {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    smt.solver() : () -> () {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.xor %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.bool, %arg1: !smt.bool):
    %0 = smt.xor %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tuple<i32, f32>, %arg1: complex<f32>):
    smt.yield %arg0, %arg1 : tuple<i32, f32>, complex<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.array<[!smt.int -> !smt.bool]>, %arg1: !smt.array<[!smt.int -> !smt.bool]>):
    smt.yield %arg0, %arg1 : !smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]> {foo}
  }) : () -> ()
}
