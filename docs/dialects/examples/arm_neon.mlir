// arm_neon.2d.sdot
func.func @example(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<4x4xi8>) {
  %0 = arm_neon.2d.sdot %a, %b, %c : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}
// -----
// arm_neon.intr.bfmmla
func.func @example(%acc: vector<4xf32>, %src1: vector<8xbf16>, %src2: vector<8xbf16>) {
  %0 = arm_neon.intr.bfmmla %acc, %src1, %src2 : vector<8xbf16> to vector<4xf32>
  return
}
// -----
// arm_neon.intr.sdot
func.func @example(%a: vector<4xi32>, %b: vector<16xi8>, %c: vector<16xi8>) {
  %0 = arm_neon.intr.sdot %a, %b, %c : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return
}
// -----
// arm_neon.intr.smmla
func.func @example(%acc: vector<4xi32>, %src1: vector<16xi8>, %src2: vector<16xi8>) {
  %0 = arm_neon.intr.smmla %acc, %src1, %src2 : vector<16xi8> to vector<4xi32>
  return
}
// -----
// arm_neon.intr.smull
func.func @example(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arm_neon.intr.smull %a, %b : vector<4xi32> to vector<4xi64>
  return
}
// -----
// arm_neon.intr.ummla
func.func @example(%acc: vector<4xi32>, %src1: vector<16xi8>, %src2: vector<16xi8>) {
  %0 = arm_neon.intr.ummla %acc, %src1, %src2 : vector<16xi8> to vector<4xi32>
  return
}
// -----
// arm_neon.intr.usmmla
func.func @example(%acc: vector<4xi32>, %src1: vector<16xi8>, %src2: vector<16xi8>) {
  %0 = arm_neon.intr.usmmla %acc, %src1, %src2 : vector<16xi8> to vector<4xi32>
  return
}
