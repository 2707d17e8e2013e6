// arith.addf
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = arith.addf %lhs, %rhs : f32
  return
}
// -----
// arith.addi
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = arith.addi %lhs, %rhs : i32
  return
}
// -----
// arith.addui_extended
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %sum, %overflow = arith.addui_extended %lhs, %rhs : tensor<2xi1>, tensor<2xi1>
  return
}
// -----
// arith.andi
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = arith.andi %lhs, %rhs : tensor<1xi8>
  return
}
// -----
// arith.bitcast
func.func @example(%in: f32) {
  %0 = arith.bitcast %in : f32 to i32
  return
}
// -----
// arith.ceildivsi
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = arith.ceildivsi %lhs, %rhs : i64
  return
}
// -----
// arith.ceildivui
func.func @example(%lhs: tensor<4xi32>, %rhs: tensor<4xi32>) {
  %0 = arith.ceildivui %lhs, %rhs : tensor<4xi32>
  return
}
// -----
// arith.cmpf
func.func @example(%lhs: vector<4xf32>, %rhs: vector<4xf32>) {
  %0 = arith.cmpf uno, %lhs, %rhs : vector<4xf32>
  return
}
// -----
// arith.cmpi
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = arith.cmpi eq, %lhs, %rhs : i32
  return
}
// -----
// arith.constant
func.func @example() {
  %true = arith.constant true
  return
}
// -----
// arith.divf
func.func @example(%lhs: vector<2xf64>, %rhs: vector<2xf64>) {
  %0 = arith.divf %lhs, %rhs : vector<2xf64>
  return
}
// -----
// arith.divsi
func.func @example(%lhs: index, %rhs: index) {
  %0 = arith.divsi %lhs, %rhs : index
  return
}
// -----
// arith.divui
func.func @example(%lhs: tensor<2xi32>, %rhs: tensor<2xi32>) {
  %0 = arith.divui %lhs, %rhs : tensor<2xi32>
  return
}
// -----
// arith.extf
func.func @example(%in: f32) {
  %0 = arith.extf %in : f32 to f64
  return
}
// -----
// arith.extsi
func.func @example(%in: i8) {
  %0 = arith.extsi %in : i8 to i32
  return
}
// -----
// arith.extui
func.func @example(%in: vector<2xi1>) {
  %0 = arith.extui %in : vector<2xi1> to vector<2xi64>
  return
}
// -----
// arith.floordivsi
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %0 = arith.floordivsi %lhs, %rhs : tensor<2xi1>
  return
}
// -----
// arith.fptosi
func.func @example(%in: f32) {
  %0 = arith.fptosi %in : f32 to i1
  return
}
// -----
// arith.fptoui
func.func @example(%in: f64) {
  %0 = arith.fptoui %in : f64 to i32
  return
}
// -----
// arith.index_cast
func.func @example(%in: memref<4xindex>) {
  %0 = arith.index_cast %in : memref<4xindex> to memref<?xi8>
  return
}
// -----
// arith.index_castui
func.func @example(%in: index) {
  %0 = arith.index_castui %in : index to i1
  return
}
// -----
// arith.maximumf
func.func @example(%lhs: tensor<1xf32>, %rhs: tensor<1xf32>) {
  %0 = arith.maximumf %lhs, %rhs : tensor<1xf32>
  return
}
// -----
// arith.maxnumf
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = arith.maxnumf %lhs, %rhs fastmath<ninf> : f32
  return
}
// -----
// arith.maxsi
func.func @example(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>) {
  %0 = arith.maxsi %lhs, %rhs : tensor<2xi1>
  return
}
// -----
// arith.maxui
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = arith.maxui %lhs, %rhs : tensor<i32>
  return
}
// -----
// arith.minimumf
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = arith.minimumf %lhs, %rhs fastmath<afn> : f32
  return
}
// -----
// arith.minnumf
func.func @example(%lhs: f32, %rhs: f32) {
  %0 = arith.minnumf %lhs, %rhs : f32
  return
}
// -----
// arith.minsi
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = arith.minsi %lhs, %rhs : tensor<1xi8>
  return
}
// -----
// arith.minui
func.func @example(%lhs: vector<4xi8>, %rhs: vector<4xi8>) {
  %0 = arith.minui %lhs, %rhs : vector<4xi8>
  return
}
// -----
// arith.mulf
func.func @example(%lhs: tensor<?xf32>, %rhs: tensor<?xf32>) {
  %0 = arith.mulf %lhs, %rhs : tensor<?xf32>
  return
}
// -----
// arith.muli
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = arith.muli %lhs, %rhs : i32
  return
}
// -----
// arith.mulsi_extended
func.func @example(%lhs: i64, %rhs: i64) {
  %low, %high = arith.mulsi_extended %lhs, %rhs : i64
  return
}
// -----
// arith.mului_extended
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %low, %high = arith.mului_extended %lhs, %rhs : tensor<i32>
  return
}
// -----
// arith.negf
func.func @example(%operand: tensor<1x4x4xf32>) {
  %0 = arith.negf %operand : tensor<1x4x4xf32>
  return
}
// -----
// arith.ori
func.func @example(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>) {
  %0 = arith.ori %lhs, %rhs : tensor<1xi8>
  return
}
// -----
// arith.remf
func.func @example(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %0 = arith.remf %lhs, %rhs fastmath<nsz> : tensor<4xf32>
  return
}
// -----
// arith.remsi
func.func @example(%lhs: tensor<2xi32>, %rhs: tensor<2xi32>) {
  %0 = arith.remsi %lhs, %rhs : tensor<2xi32>
  return
}
// -----
// arith.remui
func.func @example(%lhs: tensor<4xi32>, %rhs: tensor<4xi32>) {
  %0 = arith.remui %lhs, %rhs : tensor<4xi32>
  return
}
// -----
// arith.scaling_extf
func.func @example(%in: vector<8xf16>, %scale: vector<8xf64>) {
  %0 = arith.scaling_extf %in, %scale fastmath<ninf> : vector<8xf16>, vector<8xf64> to vector<8xf32>
  return
}
// -----
// arith.scaling_truncf
func.func @example(%in: vector<8xf32>, %scale: vector<8xf16>) {
  %0 = arith.scaling_truncf %in, %scale toward_zero : vector<8xf32>, vector<8xf16> to vector<8xf16>
  return
}
// -----
// arith.select
func.func @example(%condition: i1, %true_value: i1, %false_value: i1) {
  %0 = arith.select %condition, %true_value, %false_value : i1
  return
}
// -----
// arith.shli
func.func @example(%lhs: index, %rhs: index) {
  %0 = arith.shli %lhs, %rhs : index
  return
}
// -----
// arith.shrsi
func.func @example(%lhs: tensor<i32>, %rhs: tensor<i32>) {
  %0 = arith.shrsi %lhs, %rhs : tensor<i32>
  return
}
// -----
// arith.shrui
func.func @example(%lhs: i64, %rhs: i64) {
  %0 = arith.shrui %lhs, %rhs exact : i64
  return
}
// -----
// arith.sitofp
func.func @example(%in: i16) {
  %0 = arith.sitofp %in : i16 to f32
  return
}
// -----
// arith.subf
func.func @example(%lhs: vector<8xf16>, %rhs: vector<8xf16>) {
  %0 = arith.subf %lhs, %rhs : vector<8xf16>
  return
}
// -----
// arith.subi
func.func @example(%lhs: i32, %rhs: i32) {
  %0 = arith.subi %lhs, %rhs : i32
  return
}
// -----
// arith.truncf
func.func @example(%in: vector<8xf32>) {
  %0 = arith.truncf %in downward : vector<8xf32> to vector<8xf16>
  return
}
// -----
// arith.trunci
func.func @example(%in: i64) {
  %0 = arith.trunci %in : i64 to i32
  return
}
// -----
// arith.uitofp
func.func @example(%in: vector<2xi1>) {
  %0 = arith.uitofp %in : vector<2xi1> to vector<2xf64>
  return
}
// -----
// arith.xori
func.func @example(%lhs: index, %rhs: index) {
  %0 = arith.xori %lhs, %rhs : index
  return
}
