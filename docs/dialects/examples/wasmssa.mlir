// wasmssa.abs
func.func @example(%src: f32) {
  %0 = wasmssa.abs %src : f32
  return
}
// -----
// wasmssa.add
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.add %lhs %rhs : f32
  return
}
// -----
// wasmssa.and
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.and %lhs %rhs : f32
  return
}
// -----
// wasmssa.block
wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  %1 = wasmssa.extend 8 : i64 low bits from %0 : i32
  wasmssa.block : {
    wasmssa.branch_if %0 to level 0 else ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.block_return
  }> ^bb1
^bb1:  // pred: ^bb0
  wasmssa.return %1 : i32
}
// -----
// wasmssa.block_return
wasmssa.func @example() {
  wasmssa.block : {
    wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.return
}
// -----
// wasmssa.branch_if
wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  %1 = wasmssa.extend 8 : i64 low bits from %0 : i32
  wasmssa.block : {
    wasmssa.branch_if %0 to level 0 else ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.block_return
  }> ^bb1
^bb1:  // pred: ^bb0
  wasmssa.return %1 : i32
}
// -----
// wasmssa.call
func.func @example() {
  wasmssa.call @foo : () -> ()
  return
}
// -----
// wasmssa.ceil
func.func @example(%src: f32) {
  %0 = wasmssa.ceil %src : f32
  return
}
// -----
// wasmssa.clz
func.func @example(%src: i32) {
  %0 = wasmssa.clz %src : i32
  return
}
// -----
// wasmssa.const
func.func @example() {
  %0 = wasmssa.const 0 : i64
  return
}
// -----
// wasmssa.convert_s
func.func @example(%input: i32) {
  %0 = wasmssa.convert_s %input : i32 to f32
  return
}
// -----
// wasmssa.convert_u
func.func @example(%input: i32) {
  %0 = wasmssa.convert_u %input : i32 to f32
  return
}
// -----
// wasmssa.copysign
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.copysign %lhs %rhs : f32
  return
}
// -----
// wasmssa.ctz
func.func @example(%src: i32) {
  %0 = wasmssa.ctz %src : i32
  return
}
// -----
// wasmssa.demote
func.func @example(%input: f64) {
  %0 = wasmssa.demote %input : f64 to f32
  return
}
// -----
// wasmssa.div
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.div %lhs %rhs : f32
  return
}
// -----
// wasmssa.div_si
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.div_si %lhs %rhs : i32
  return
}
// -----
// wasmssa.div_ui
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.div_ui %lhs %rhs : i32
  return
}
// -----
// wasmssa.eq
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.eq %lhs %rhs : f32 -> i32
  return
}
// -----
// wasmssa.eqz
func.func @example(%input: i32) {
  %0 = wasmssa.eqz %input : i32 -> i32
  return
}
// -----
// wasmssa.extend
func.func @example(%input: i32) {
  %0 = wasmssa.extend 8 : i64 low bits from %input : i32
  return
}
// -----
// wasmssa.extend_i32_s
func.func @example(%input: i32) {
  %0 = wasmssa.extend_i32_s %input to i64
  return
}
// -----
// wasmssa.extend_i32_u
func.func @example(%input: i32) {
  %0 = wasmssa.extend_i32_u %input to i64
  return
}
// -----
// wasmssa.floor
func.func @example(%src: f32) {
  %0 = wasmssa.floor %src : f32
  return
}
// -----
// wasmssa.func
wasmssa.func @decl() -> f32
// -----
// wasmssa.ge
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.ge %lhs %rhs : f32 -> i32
  return
}
// -----
// wasmssa.ge_si
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.ge_si %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.ge_ui
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.ge_ui %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.global
wasmssa.global @global_2 i32 mutable : {
  %0 = wasmssa.const 10 : i32
  wasmssa.return %0 : i32
}
// -----
// wasmssa.global_get
func.func @example() {
  %0 = wasmssa.global_get @h : i32
  return
}
// -----
// wasmssa.gt
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.gt %lhs %rhs : f32 -> i32
  return
}
// -----
// wasmssa.gt_si
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.gt_si %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.gt_ui
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.gt_ui %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.if
func.func @example(%condition: i32) {
  wasmssa.if %condition : {
  } > ^bb1
^bb1:  // pred: ^bb0
  return
}
// -----
// wasmssa.import_func
wasmssa.import_func "foo" from "my_module" as @func_0 {type = (i32) -> i32}
// -----
// wasmssa.import_global
wasmssa.import_global "a" from "b" as @h : i32
// -----
// wasmssa.import_mem
wasmssa.import_mem "m" from "env" as @imported {limits = !wasmssa<limit[1: 2]>}
// -----
// wasmssa.import_table
wasmssa.import_table "t" from "env" as @table0 {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
// -----
// wasmssa.le
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.le %lhs %rhs : f32 -> i32
  return
}
// -----
// wasmssa.le_si
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.le_si %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.le_ui
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.le_ui %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.local
func.func @example() {
  %0 = wasmssa.local of type i32
  return
}
// -----
// wasmssa.local_get
func.func @example(%localVar: !wasmssa<local ref to i32>) {
  %0 = wasmssa.local_get %localVar :  ref to i32
  return
}
// -----
// wasmssa.local_set
func.func @example(%localVar: !wasmssa<local ref to i32>, %value: i32) {
  wasmssa.local_set %localVar :  ref to i32 to %value : i32
  return
}
// -----
// wasmssa.local_tee
func.func @example(%localVar: !wasmssa<local ref to i32>, %value: i32) {
  %0 = wasmssa.local_tee %localVar :  ref to i32 to %value : i32
  return
}
// -----
// wasmssa.loop
func.func @example() {
  wasmssa.loop : {
    wasmssa.return
  }> ^bb1
^bb1:  // pred: ^bb0
  return
}
// -----
// wasmssa.lt
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.lt %lhs %rhs : f32 -> i32
  return
}
// -----
// wasmssa.lt_si
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.lt_si %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.lt_ui
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.lt_ui %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.max
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.max %lhs %rhs : f32
  return
}
// -----
// wasmssa.memory
wasmssa.memory @mem !wasmssa<limit[0: 65536]>
// -----
// wasmssa.min
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.min %lhs %rhs : f32
  return
}
// -----
// wasmssa.mul
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.mul %lhs %rhs : f32
  return
}
// -----
// wasmssa.ne
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.ne %lhs %rhs : i32 -> i32
  return
}
// -----
// wasmssa.neg
func.func @example(%src: f32) {
  %0 = wasmssa.neg %src : f32
  return
}
// -----
// wasmssa.or
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.or %lhs %rhs : f32
  return
}
// -----
// wasmssa.popcnt
func.func @example(%src: i32) {
  %0 = wasmssa.popcnt %src : i32
  return
}
// -----
// wasmssa.promote
func.func @example(%input: f32) {
  %0 = wasmssa.promote %input : f32 to f64
  return
}
// -----
// wasmssa.reinterpret
func.func @example(%input: i32) {
  %0 = wasmssa.reinterpret %input : i32 as f32
  return
}
// -----
// wasmssa.rem_si
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.rem_si %lhs %rhs : i32
  return
}
// -----
// wasmssa.rem_ui
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = wasmssa.rem_ui %lhs %rhs : i32
  return
}
// -----
// wasmssa.return
func.func @example() {
  wasmssa.return
}
// -----
// wasmssa.rotl
func.func @example(%val: i32, %bits: i32) {
  %0 = wasmssa.rotl %val by %bits bits : i32
  return
}
// -----
// wasmssa.rotr
func.func @example(%val: i32, %bits: i32) {
  %0 = wasmssa.rotr %val by %bits bits : i32
  return
}
// -----
// wasmssa.shl
func.func @example(%val: i32, %bits: i32) {
  %0 = wasmssa.shl %val by %bits bits : i32
  return
}
// -----
// wasmssa.shr_s
func.func @example(%val: i32, %bits: i32) {
  %0 = wasmssa.shr_s %val by %bits bits : i32
  return
}
// -----
// wasmssa.shr_u
func.func @example(%val: i32, %bits: i32) {
  %0 = wasmssa.shr_u %val by %bits bits : i32
  return
}
// -----
// wasmssa.sqrt
func.func @example(%src: f32) {
  %0 = wasmssa.sqrt %src : f32
  return
}
// -----
// wasmssa.sub
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.sub %lhs %rhs : f32
  return
}
// -----
// wasmssa.table
wasmssa.table @table1 !wasmssa<tabletype !wasmssa.externref [0: 65536]>
// -----
// wasmssa.trunc
func.func @example(%src: f32) {
  %0 = wasmssa.trunc %src : f32
  return
}
// -----
// wasmssa.wrap
func.func @example(%input: i64) {
  %0 = wasmssa.wrap %input : i64 to i32
  return
}
// -----
// wasmssa.xor
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = wasmssa.xor %lhs %rhs : f32
  return
}
