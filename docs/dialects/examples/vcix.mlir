// vcix.v.iv
func.func @example(%vs2: vector<8xi16>) {
  %0 = "vcix.v.iv"(%vs2) <{imm = 0 : i64, opcode = 8 : i64}> : (vector<8xi16>) -> vector<4xi32>
  return
}
// -----
// vcix.v.sv
func.func @example(%vs2: vector<2xf64>, %op: i32, %vl: i32) {
  %0 = "vcix.v.sv"(%vs2, %op, %vl) <{opcode = 0 : i64}> : (vector<2xf64>, i32, i32) -> vector<16xi1>
  return
}
