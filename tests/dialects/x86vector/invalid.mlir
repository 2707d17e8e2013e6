func.func @f(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<8xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}
// -----
func.func @f(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<8xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %s : vector<16xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<8xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<8xf32>} : vector<16xf32>
  return
}
