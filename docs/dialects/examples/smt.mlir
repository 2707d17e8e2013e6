// smt.and
func.func @example() {
  %0 = smt.and 
  return
}
// -----
// smt.apply_func
func.func @example(%func: !smt.func<(!smt.int) !smt.bool>, %args: !smt.int) {
  %0 = smt.apply_func %func(%args) : !smt.func<(!smt.int) !smt.bool>
  return
}
// -----
// smt.array.broadcast
func.func @example(%value: !smt.bool) {
  %0 = smt.array.broadcast %value : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
// smt.array.select
func.func @example(%array: !smt.array<[!smt.int -> !smt.bool]>, %index: !smt.int) {
  %0 = smt.array.select %array[%index] : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
// smt.array.store
func.func @example(%array: !smt.array<[!smt.int -> !smt.bool]>, %index: !smt.int, %value: !smt.bool) {
  %0 = smt.array.store %array[%index], %value : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
// smt.assert
func.func @example(%input: !smt.bool) {
  smt.assert %input
  return
}
// -----
// smt.bv.add
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.add %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.and
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.and %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.ashr
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.ashr %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.cmp
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.cmp sgt %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.concat
func.func @example(%lhs: !smt.bv<4>, %rhs: !smt.bv<4>) {
  %0 = smt.bv.concat %lhs, %rhs : !smt.bv<4>, !smt.bv<4>
  return
}
// -----
// smt.bv.constant
func.func @example() {
  %c-1_bv8 = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
  return
}
// -----
// smt.bv.extract
func.func @example(%input: !smt.bv<32>) {
  %0 = smt.bv.extract %input from 0 : (!smt.bv<32>) -> !smt.bv<32>
  return
}
// -----
// smt.bv.lshr
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.lshr %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.mul
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.mul %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.neg
func.func @example(%input: !smt.bv<32>) {
  %0 = smt.bv.neg %input : !smt.bv<32>
  return
}
// -----
// smt.bv.not
func.func @example(%input: !smt.bv<32>) {
  %0 = smt.bv.not %input : !smt.bv<32>
  return
}
// -----
// smt.bv.or
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.or %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.repeat
func.func @example(%input: !smt.bv<4>) {
  %0 = smt.bv.repeat 3 times %input : !smt.bv<4>
  return
}
// -----
// smt.bv.sdiv
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.sdiv %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.shl
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.shl %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.smod
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.smod %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.srem
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.srem %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.udiv
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.udiv %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.urem
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.urem %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv.xor
func.func @example(%lhs: !smt.bv<32>, %rhs: !smt.bv<32>) {
  %0 = smt.bv.xor %lhs, %rhs : !smt.bv<32>
  return
}
// -----
// smt.bv2int
func.func @example(%input: !smt.bv<32>) {
  %0 = smt.bv2int %input : !smt.bv<32>
  return
}
// -----
// smt.check
func.func @example() {
  smt.check sat {
  } unknown {
  } unsat {
  }
  return
}
// -----
// smt.constant
func.func @example() {
  %true = smt.constant true
  return
}
// -----
// smt.declare_fun
func.func @example() {
  %0 = smt.declare_fun : !smt.int
  return
}
// -----
// smt.distinct
func.func @example(%inputs0: !smt.int, %inputs1: !smt.int) {
  %0 = smt.distinct %inputs0, %inputs1 : !smt.int
  return
}
// -----
// smt.eq
func.func @example(%inputs0: !smt.int, %inputs1: !smt.int) {
  %0 = smt.eq %inputs0, %inputs1 : !smt.int
  return
}
// -----
// smt.exists
func.func @example() {
  %0 = smt.exists no_pattern {
  ^bb0(%arg0: !smt.bool):
    smt.yield %arg0 : !smt.bool
  }
  return
}
// -----
// smt.forall
func.func @example() {
  %0 = smt.forall ["x", "y"] weight 2 {
  ^bb0(%arg0: !smt.int, %arg1: !smt.int):
    %1 = smt.eq %arg0, %arg1 : !smt.int
    smt.yield %1 : !smt.bool
  }
  return
}
// -----
// smt.implies
func.func @example(%lhs: !smt.bool, %rhs: !smt.bool) {
  %0 = smt.implies %lhs, %rhs
  return
}
// -----
// smt.int.abs
func.func @example(%input: !smt.int) {
  %0 = smt.int.abs %input
  return
}
// -----
// smt.int.add
func.func @example(%inputs: !smt.int) {
  %0 = smt.int.add %inputs
  return
}
// -----
// smt.int.cmp
func.func @example(%lhs: !smt.int, %rhs: !smt.int) {
  %0 = smt.int.cmp ge %lhs, %rhs
  return
}
// -----
// smt.int.constant
func.func @example() {
  %c0 = smt.int.constant 0
  return
}
// -----
// smt.int.div
func.func @example(%lhs: !smt.int, %rhs: !smt.int) {
  %0 = smt.int.div %lhs, %rhs
  return
}
// -----
// smt.int.mod
func.func @example(%lhs: !smt.int, %rhs: !smt.int) {
  %0 = smt.int.mod %lhs, %rhs
  return
}
// -----
// smt.int.mul
func.func @example() {
  %0 = smt.int.mul 
  return
}
// -----
// smt.int.sub
func.func @example(%lhs: !smt.int, %rhs: !smt.int) {
  %0 = smt.int.sub %lhs, %rhs
  return
}
// -----
// smt.int2bv
func.func @example(%input: !smt.int) {
  %0 = smt.int2bv %input : !smt.bv<32>
  return
}
// -----
// smt.ite
func.func @example(%cond: !smt.bool, %thenValue: !smt.int, %elseValue: !smt.int) {
  %0 = smt.ite %cond, %thenValue, %elseValue : !smt.int
  return
}
// -----
// smt.not
func.func @example(%input: !smt.bool) {
  %0 = smt.not %input
  return
}
// -----
// smt.or
func.func @example() {
  %0 = smt.or 
  return
}
// -----
// smt.pop
func.func @example() {
  smt.pop 0
  return
}
// -----
// smt.push
func.func @example() {
  smt.push 0
  return
}
// -----
// smt.reset
func.func @example() {
  smt.reset
  return
}
// -----
// smt.set_logic
func.func @example() {
  smt.solver() : () -> () {
    smt.set_logic ""
  }
  return
}
// -----
// smt.solver
func.func @example() {
  smt.solver() : () -> () {
  }
  return
}
// -----
// smt.xor
func.func @example() {
  %0 = smt.xor 
  return
}
// -----
// smt.yield
func.func @example() {
  smt.yield
}
