func.func @f(%a: !smt.int) { %0 = "smt.eq"(%a) : (!smt.int) -> !smt.bool return }
// -----
func.func @f(%a: !smt.int) { %0 = "smt.distinct"() : () -> !smt.bool return }
// -----
func.func @f(%a: !smt.bv<32>) { %0 = smt.bv.extract %a from 20 : (!smt.bv<32>) -> !smt.bv<16> return }
// -----
func.func @f(%a: !smt.bv<32>) { %0 = "smt.bv.repeat"(%a) : (!smt.bv<32>) -> !smt.bv<65> return }
// -----
smt.solver () : () -> i32 { %0 = arith.constant 1.0 : f32 smt.yield %0 : f32 }
// -----
func.func @f(%a: i32) { smt.solver (%a) : (i32) -> () { ^bb0(%x: f32): } return }
// -----
func.func @f(%a: i32) { smt.solver () : () -> () { %0 = smt.check sat { } unknown { %x = arith.constant 1 : i32 smt.yield %x : i32 } unsat { %x = arith.constant 1 : i32 smt.yield %x : i32 } -> i32 } return }
// -----
func.func @f(%a: i32) { smt.solver () : () -> () { %0 = smt.check sat { %x = arith.constant 1 : i32 smt.yield %x : i32 } unknown { } unsat { %x = arith.constant 1 : i32 smt.yield %x : i32 } -> i32 } return }
// -----
func.func @f(%a: i32) { smt.solver () : () -> () { %0 = smt.check sat { %x = arith.constant 1 : i32 smt.yield %x : i32 } unsat { } unknown { %x = arith.constant 1 : i32 smt.yield %x : i32 } -> i32 } return }
// -----
func.func @f(%a: i32) { smt.solver () : () -> () { %0 = smt.check sat { %x = arith.constant 1 : i32 smt.yield %x : i32 } unknown { %x = arith.constant 1 : i32 smt.yield %x : i32 } unsat { } -> i32 } return }
// -----
func.func @f() { %1 = smt.forall ["a", "b"] { ^bb0(%x: !smt.int): %2 = smt.eq %x, %x : !smt.int smt.yield %2 : !smt.bool } return }
// -----
func.func @f() { %1 = smt.forall { ^bb0(%x: !smt.func<(!smt.int) !smt.int>): %2 = smt.constant true smt.yield %2 : !smt.bool } return }
// -----
func.func @f() { %1 = smt.exists { ^bb0(%x: !smt.int): smt.yield } return }
// -----
func.func @f() { %1 = smt.exists { ^bb0(%x: !smt.int): smt.yield %x : !smt.int } return }
// -----
func.func @f() { %1 = smt.exists no_pattern { ^bb0(%x: !smt.int): %2 = smt.eq %x, %x : !smt.int smt.yield %2 : !smt.bool } patterns { ^bb0(%x: !smt.int): %2 = smt.eq %x, %x : !smt.int smt.yield %2 : !smt.bool } return }
// -----
func.func @f() { %1 = smt.exists { ^bb0(%x: !smt.int): %2 = smt.eq %x, %x : !smt.int smt.yield %2 : !smt.bool } patterns { ^bb0(%x: !smt.bool): %2 = smt.eq %x, %x : !smt.bool smt.yield %2 : !smt.bool } return }
// -----
func.func @f() { %1 = smt.exists { ^bb0(%x: !smt.int): %2 = smt.eq %x, %x : !smt.int smt.yield %2 : !smt.bool } patterns { ^bb0(%x: !smt.int): smt.yield } return }
// -----
func.func @f() { %1 = smt.exists { ^bb0(%x: !smt.int): %2 = smt.eq %x, %x : !smt.int smt.yield %2 : !smt.bool } patterns { ^bb0(%x: !smt.int): arith.constant 1 : i32 smt.yield %x : !smt.int } return }
// -----
func.func @f() { %1 = smt.exists { ^bb0(%x: !smt.int): %2 = smt.eq %x, %x : !smt.int smt.yield %2 : !smt.bool } patterns { ^bb0(%x: !smt.int): smt.exists { ^bb0(%z: !smt.int): %2 = smt.eq %z, %z : !smt.int smt.yield %2 : !smt.bool } smt.yield %x : !smt.int } return }
// -----
func.func private @f(!smt.array<[i32 -> !smt.int]>)
// -----
func.func private @f(!smt.array<[!smt.int -> i32]>)
// -----
func.func private @f(!smt.func<() !smt.int>)
// -----
func.func private @f(!smt.func<(i32) !smt.int>)
// -----
func.func private @f(!smt.func<(!smt.int) i32>)
// -----
func.func private @f(!smt.func<(!smt.int) !smt.func<(!smt.int) !smt.int>>)
// -----
func.func private @f(!smt.sort<"a"[i32]>)
// -----
func.func private @f(!smt.bv<0>)
// -----
func.func private @f(!smt.bv<-1>)
// -----
func.func @f() { %0 = smt.bv.constant #smt.bv<"#b2"> : !smt.bv<1> return }
// -----
func.func @f() { %0 = smt.bv.constant #smt.bv<"#b"> : !smt.bv<1> return }
// -----
func.func @f() { %0 = smt.bv.constant #smt.bv<"1"> : !smt.bv<1> return }
// -----
func.func @f() { %0 = smt.bv.constant #smt.bv<"#c1"> : !smt.bv<1> return }
// -----
func.func @f() { %0 = smt.bv.constant #smt.bv<"#xg"> : !smt.bv<4> return }
// -----
func.func @f() { %0 = smt.bv.constant #smt.bv<4> : !smt.bv<2> return }
// -----
func.func @f() { %0 = smt.bv.constant #smt.bv<-3> : !smt.bv<2> return }
// -----
func.func @f() { %0 = smt.bv.constant #smt.bv<4> : i32 return }
// -----
func.func @f(%a: !smt.bv<3>) { %0 = smt.bv.repeat 99999999999999999999 times %a : !smt.bv<3> return }
// -----
func.func @f(%a: !smt.bv<4611686018427387904>) { %0 = smt.bv.repeat 2 times %a : !smt.bv<4611686018427387904> return }
// -----
func.func @f(%a: !smt.bool) { %0 = smt.bv.repeat 0 times %a : !smt.bool return }
// -----
func.func @f(%a: !smt.bool) { %0 = smt.bv.repeat 2 times %a : !smt.bool return }
// -----
func.func @f(%a: !smt.func<(!smt.bool) !smt.int>) { %0 = smt.apply_func %a() : !smt.func<(!smt.bool) !smt.int> return }
