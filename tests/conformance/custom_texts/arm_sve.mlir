module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = "arm_sve.intr.convert.from.svbool"(%arg0) : (vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = "arm_sve.intr.convert.from.svbool"(%arg0) {foo} : (vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = arm_sve.convert_from_svbool %arg0 {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = arm_sve.convert_from_svbool %arg0 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = arm_sve.convert_to_svbool %arg0 : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = arm_sve.convert_to_svbool %arg0 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 0 : i64}> {foo} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 0 : i64}> {foo} : (vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = arm_sve.dupq_lane %arg0[1] {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = arm_sve.dupq_lane %arg0[0] {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: index):
    %0 = arm_sve.psel %arg0, %arg1[%arg2] : vector<[16]xi1>, vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[16]xi1>, %arg2: index):
    %0 = arm_sve.psel %arg0, %arg1[%arg2] {foo} : vector<[4]xi1>, vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>):
    %0 = "arm_sve.intr.fadd"(%arg0, %arg1, %arg2) {foo} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xf32>):
    %0 = "arm_sve.intr.fadd"(%arg0, %arg1, %arg2) : (vector<[2]xf64>, vector<[4]xi1>, vector<[4]x[4]xf32>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>):
    %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg2) {foo} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg2) {foo} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[16]xi1>):
    %0 = "arm_sve.intr.fdiv"(%arg0, %arg1, %arg2) {foo} : (vector<[4]xi8>, vector<[4]x[4]xf32>, vector<[16]xi1>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>, %arg1: vector<[16]xi8>, %arg2: vector<[4]x[4]xf32>):
    %0 = "arm_sve.intr.fdiv"(%arg0, %arg1, %arg2) : (vector<[4]x[4]xf32>, vector<[16]xi8>, vector<[4]x[4]xf32>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>):
    %0 = arm_sve.masked.divf %arg0, %arg1, %arg2 {foo} : vector<[4]xi1>, vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>, %arg2: vector<[2]xf64>):
    %0 = "arm_sve.intr.fmul"(%arg0, %arg1, %arg2) {foo} : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[4]xf32>):
    %0 = "arm_sve.intr.fmul"(%arg0, %arg1, %arg2) : (vector<[16]xi8>, vector<[4]x[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>):
    %0 = arm_sve.masked.mulf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = "arm_sve.intr.mul"(%arg0, %arg1, %arg2) {foo} : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>, %arg1: vector<[4]xi32>, %arg2: vector<[16]xi8>):
    %0 = "arm_sve.intr.mul"(%arg0, %arg1, %arg2) : (vector<[4]x[4]xf32>, vector<[4]xi32>, vector<[16]xi8>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[4]xf32>, %arg2: vector<[4]x[4]xf32>):
    %0 = "arm_sve.intr.sdiv"(%arg0, %arg1, %arg2) : (vector<[8]xi16>, vector<[4]xf32>, vector<[4]x[4]xf32>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[16]xi8>, %arg2: vector<[4]x[4]xf32>):
    %0 = "arm_sve.intr.sdiv"(%arg0, %arg1, %arg2) : (vector<[8]xi16>, vector<[16]xi8>, vector<[4]x[4]xf32>) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>):
    %0 = "arm_sve.intr.fsub"(%arg0, %arg1, %arg2) {foo} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = "arm_sve.intr.fsub"(%arg0, %arg1, %arg2) {foo} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>):
    %0 = "arm_sve.intr.sub"(%arg0, %arg1, %arg2) {foo} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>, %arg2: vector<[2]xf64>):
    %0 = "arm_sve.intr.sub"(%arg0, %arg1, %arg2) {foo} : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>):
    %0 = arm_sve.masked.subi %arg0, %arg1, %arg2 {foo} : vector<[4]xi1>, vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = "arm_sve.intr.udiv"(%arg0, %arg1, %arg2) : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = "arm_sve.intr.udiv"(%arg0, %arg1, %arg2) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xf32>):
    %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg2) : (vector<[2]xf64>, vector<[4]xi1>, vector<[4]x[4]xf32>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[2]xf64>, %arg2: vector<[4]x[4]xf32>):
    %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg2) : (vector<[4]xf32>, vector<[2]xf64>, vector<[4]x[4]xf32>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>):
    %0 = arm_sve.sdot %arg0, %arg1, %arg2 : vector<[8]xi16> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = arm_sve.sdot %arg0, %arg1, %arg2 {foo} : vector<[16]xi8> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>):
    %0 = "arm_sve.intr.smmla"(%arg0, %arg1, %arg2) {foo} : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>):
    %0 = "arm_sve.intr.smmla"(%arg0, %arg1, %arg2) {foo} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = arm_sve.smmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = arm_sve.smmla %arg0, %arg1, %arg2 {foo} : vector<[16]xi8> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>):
    %0 = "arm_sve.intr.udot"(%arg0, %arg1, %arg2) {foo} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[8]xi16>):
    %0 = "arm_sve.intr.udot"(%arg0, %arg1, %arg2) {foo} : (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>, vector<[8]xi16>) -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = arm_sve.udot %arg0, %arg1, %arg2 {foo} : vector<[16]xi8> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>):
    %0 = arm_sve.udot %arg0, %arg1, %arg2 {foo} : vector<[8]xi16> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>, %arg2: vector<[2]xf64>):
    %0 = "arm_sve.intr.ummla"(%arg0, %arg1, %arg2) {foo} : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = "arm_sve.intr.ummla"(%arg0, %arg1, %arg2) {foo} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = arm_sve.ummla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = arm_sve.ummla %arg0, %arg1, %arg2 {foo} : vector<[16]xi8> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[16]xi1>):
    %0 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg2) {foo} : (vector<[2]xf64>, vector<[4]x[4]xf32>, vector<[16]xi1>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[16]xi1>):
    %0 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg2) {foo} : (vector<[4]x[4]xf32>, vector<[4]xf32>, vector<[16]xi1>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = arm_sve.usmmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>):
    %0 = arm_sve.usmmla %arg0, %arg1, %arg2 {foo} : vector<[16]xi8> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = "arm_sve.intr.whilelt"(%arg0, %arg1) : (i64, i64) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = "arm_sve.intr.zip.x2"(%arg0, %arg1) {foo} : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[2]xf64>):
    %0 = "arm_sve.intr.zip.x2"(%arg0, %arg1) {foo} : (vector<[16]xi8>, vector<[2]xf64>) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg1 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg1 {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>, %arg3: vector<[4]xf32>):
    %0 = "arm_sve.intr.zip.x4"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi1>):
    %0 = "arm_sve.intr.zip.x4"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[4]xi8>, vector<[4]x[4]xf32>, vector<[16]xi8>, vector<[16]xi1>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>):
    %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %arg0, %arg1, %arg2, %arg3 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>, %arg3: vector<[4]xf32>):
    %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %arg0, %arg1, %arg2, %arg3 {foo} : vector<[4]xf32>
  }) : () -> ()
}
