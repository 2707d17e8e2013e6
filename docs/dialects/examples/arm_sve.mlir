// arm_sve.convert_from_svbool
func.func @example(%source: vector<[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %source : vector<[4]xi1>
  return
}
// -----
// arm_sve.convert_to_svbool
func.func @example(%source: vector<[4]xi1>) {
  %0 = arm_sve.convert_to_svbool %source : vector<[4]xi1>
  return
}
// -----
// arm_sve.dupq_lane
func.func @example(%src: vector<[16]xi8>) {
  %0 = arm_sve.dupq_lane %src[8] : vector<[16]xi8>
  return
}
// -----
// arm_sve.intr.add
func.func @example(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi8>) {
  %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg2) : (vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi8>) -> vector<8xi16>
  return
}
// -----
// arm_sve.intr.bfmmla
func.func @example(%acc: vector<[4]xf32>, %src1: vector<[8]xbf16>, %src2: vector<[8]xbf16>) {
  %0 = arm_sve.intr.bfmmla %acc, %src1, %src2 : vector<[8]xbf16> to vector<[4]xf32>
  return
}
// -----
// arm_sve.intr.convert.from.svbool
func.func @example(%svbool: vector<[16]xi1>) {
  %0 = "arm_sve.intr.convert.from.svbool"(%svbool) : (vector<[16]xi1>) -> vector<[16]xi1>
  return
}
// -----
// arm_sve.intr.convert.to.svbool
func.func @example(%mask: vector<[4]xi1>) {
  %0 = "arm_sve.intr.convert.to.svbool"(%mask) : (vector<[4]xi1>) -> vector<[16]xi1>
  return
}
// -----
// arm_sve.intr.dupq_lane
func.func @example(%v: vector<[4]xi1>) {
  %0 = "arm_sve.intr.dupq_lane"(%v) <{lane = 0 : i64}> : (vector<[4]xi1>) -> !llvm.ptr<7>
  return
}
// -----
// arm_sve.intr.fadd
func.func @example(%arg0: vector<[4]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[2]xf64>) {
  %0 = "arm_sve.intr.fadd"(%arg0, %arg1, %arg2) : (vector<[4]xi8>, vector<[16]xi8>, vector<[2]xf64>) -> !llvm.token
  return
}
// -----
// arm_sve.intr.fdiv
func.func @example(%arg0: vector<[4]xf32>, %arg1: vector<[16]xi8>, %arg2: vector<[4]xi8>) {
  %0 = "arm_sve.intr.fdiv"(%arg0, %arg1, %arg2) : (vector<[4]xf32>, vector<[16]xi8>, vector<[4]xi8>) -> !llvm.ptr<6>
  return
}
// -----
// arm_sve.intr.fmul
func.func @example(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>, %arg2: vector<[2]xf64>) {
  %0 = "arm_sve.intr.fmul"(%arg0, %arg1, %arg2) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> vector<2xi1>
  return
}
// -----
// arm_sve.intr.fsub
func.func @example(%arg0: vector<[4]xf32>, %arg1: vector<[2]xf64>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.fsub"(%arg0, %arg1, %arg2) : (vector<[4]xf32>, vector<[2]xf64>, vector<[4]xi32>) -> i1
  return
}
// -----
// arm_sve.intr.mul
func.func @example(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = "arm_sve.intr.mul"(%arg0, %arg1, %arg2) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> f32
  return
}
// -----
// arm_sve.intr.psel
func.func @example(%p1: vector<[16]xi1>, %p2: vector<[16]xi1>, %index: i32) {
  %0 = "arm_sve.intr.psel"(%p1, %p2, %index) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[16]xi1>
  return
}
// -----
// arm_sve.intr.sdiv
func.func @example(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi32>, %arg2: vector<[8]xi16>) {
  %0 = "arm_sve.intr.sdiv"(%arg0, %arg1, %arg2) : (vector<[4]xi8>, vector<[4]xi32>, vector<[8]xi16>) -> vector<32xbf16>
  return
}
// -----
// arm_sve.intr.sdot
func.func @example(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>) {
  %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg2) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  return
}
// -----
// arm_sve.intr.smmla
func.func @example(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>) {
  %0 = "arm_sve.intr.smmla"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<4xi32>
  return
}
// -----
// arm_sve.intr.sub
func.func @example(%arg0: vector<[16]xi8>, %arg1: vector<[2]xf64>, %arg2: vector<[16]xi1>) {
  %0 = "arm_sve.intr.sub"(%arg0, %arg1, %arg2) : (vector<[16]xi8>, vector<[2]xf64>, vector<[16]xi1>) -> i1
  return
}
// -----
// arm_sve.intr.udiv
func.func @example(%arg0: vector<[2]xf64>, %arg1: vector<[16]xi1>, %arg2: vector<[4]xi1>) {
  %0 = "arm_sve.intr.udiv"(%arg0, %arg1, %arg2) : (vector<[2]xf64>, vector<[16]xi1>, vector<[4]xi1>) -> vector<8xi16>
  return
}
// -----
// arm_sve.intr.udot
func.func @example(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[16]xi1>) {
  %0 = "arm_sve.intr.udot"(%arg0, %arg1, %arg2) : (vector<[16]xi1>, vector<[4]xi1>, vector<[16]xi1>) -> !llvm.ptr<7>
  return
}
// -----
// arm_sve.intr.ummla
func.func @example(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[16]xi1>) {
  %0 = "arm_sve.intr.ummla"(%arg0, %arg1, %arg2) : (vector<[16]xi1>, vector<[4]xi1>, vector<[16]xi1>) -> vector<2xi1>
  return
}
// -----
// arm_sve.intr.usmmla
func.func @example(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[2]xf64>) {
  %0 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[2]xf64>) -> f64
  return
}
// -----
// arm_sve.intr.whilelt
func.func @example(%base: i64, %n: i64) {
  %0 = "arm_sve.intr.whilelt"(%base, %n) : (i64, i64) -> vector<[4]xi1>
  return
}
// -----
// arm_sve.intr.zip.x2
func.func @example(%v1: vector<[4]x[4]xf32>, %v2: vector<[16]xi1>) {
  %0 = "arm_sve.intr.zip.x2"(%v1, %v2) : (vector<[4]x[4]xf32>, vector<[16]xi1>) -> i32
  return
}
// -----
// arm_sve.intr.zip.x4
func.func @example(%v1: vector<[4]xi8>, %v2: vector<[4]xf32>, %v3: vector<[4]xi1>, %v4: vector<[4]xi32>) {
  %0 = "arm_sve.intr.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[4]xi8>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi32>) -> vector<4xf32>
  return
}
// -----
// arm_sve.masked.addf
func.func @example(%mask: vector<[2]xi1>, %src1: vector<[2]xf64>, %src2: vector<[2]xf64>) {
  %0 = arm_sve.masked.addf %mask, %src1, %src2 : vector<[2]xi1>, vector<[2]xf64>
  return
}
// -----
// arm_sve.masked.addi
func.func @example(%mask: vector<[4]xi1>, %src1: vector<[4]xi8>, %src2: vector<[4]xi8>) {
  %0 = arm_sve.masked.addi %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi8>
  return
}
// -----
// arm_sve.masked.divf
func.func @example(%mask: vector<[2]xi1>, %src1: vector<[2]xf64>, %src2: vector<[2]xf64>) {
  %0 = arm_sve.masked.divf %mask, %src1, %src2 : vector<[2]xi1>, vector<[2]xf64>
  return
}
// -----
// arm_sve.masked.divi_signed
func.func @example(%mask: vector<[4]xi1>, %src1: vector<[4]xi8>, %src2: vector<[4]xi8>) {
  %0 = arm_sve.masked.divi_signed %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi8>
  return
}
// -----
// arm_sve.masked.divi_unsigned
func.func @example(%mask: vector<[4]xi1>, %src1: vector<[4]xi8>, %src2: vector<[4]xi8>) {
  %0 = arm_sve.masked.divi_unsigned %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi8>
  return
}
// -----
// arm_sve.masked.mulf
func.func @example(%mask: vector<[2]xi1>, %src1: vector<[2]xf64>, %src2: vector<[2]xf64>) {
  %0 = arm_sve.masked.mulf %mask, %src1, %src2 : vector<[2]xi1>, vector<[2]xf64>
  return
}
// -----
// arm_sve.masked.muli
func.func @example(%mask: vector<[4]xi1>, %src1: vector<[4]xi8>, %src2: vector<[4]xi8>) {
  %0 = arm_sve.masked.muli %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi8>
  return
}
// -----
// arm_sve.masked.subf
func.func @example(%mask: vector<[2]xi1>, %src1: vector<[2]xf64>, %src2: vector<[2]xf64>) {
  %0 = arm_sve.masked.subf %mask, %src1, %src2 : vector<[2]xi1>, vector<[2]xf64>
  return
}
// -----
// arm_sve.masked.subi
func.func @example(%mask: vector<[4]xi1>, %src1: vector<[4]xi8>, %src2: vector<[4]xi8>) {
  %0 = arm_sve.masked.subi %mask, %src1, %src2 : vector<[4]xi1>, vector<[4]xi8>
  return
}
// -----
// arm_sve.psel
func.func @example(%p1: vector<[4]xi1>, %p2: vector<[4]xi1>, %index: index) {
  %0 = arm_sve.psel %p1, %p2[%index] : vector<[4]xi1>, vector<[4]xi1>
  return
}
// -----
// arm_sve.sdot
func.func @example(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %0 = arm_sve.sdot %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}
// -----
// arm_sve.smmla
func.func @example(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %0 = arm_sve.smmla %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}
// -----
// arm_sve.udot
func.func @example(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %0 = arm_sve.udot %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}
// -----
// arm_sve.ummla
func.func @example(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %0 = arm_sve.ummla %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}
// -----
// arm_sve.usmmla
func.func @example(%acc: vector<[4]xi32>, %src1: vector<[16]xi8>, %src2: vector<[16]xi8>) {
  %0 = arm_sve.usmmla %acc, %src1, %src2 : vector<[16]xi8> to vector<[4]xi32>
  return
}
// -----
// arm_sve.zip.x2
func.func @example(%sourceV1: vector<[16]xi8>, %sourceV2: vector<[16]xi8>) {
  %resultV1, %resultV2 = arm_sve.zip.x2 %sourceV1, %sourceV2 : vector<[16]xi8>
  return
}
// -----
// arm_sve.zip.x4
func.func @example(%sourceV1: vector<[16]xi8>, %sourceV2: vector<[16]xi8>, %sourceV3: vector<[16]xi8>, %sourceV4: vector<[16]xi8>) {
  %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %sourceV1, %sourceV2, %sourceV3, %sourceV4 : vector<[16]xi8>
  return
}
