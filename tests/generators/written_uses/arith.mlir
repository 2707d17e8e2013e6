func.func @f(%a: f32, %b: tensor<?x4xbf16>, %c: i8, %d: vector<[4]xi32>) {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.extf %b fastmath<fast> : tensor<?x4xbf16> to tensor<?x4xf32>
  %2 = arith.extsi %c : i8 to i32
  %3 = arith.extsi %d : vector<[4]xi32> to vector<[4]xi64>
  return
}
// -----
func.func @scaling(%x: f32, %s: f8E8M0FNU, %v: vector<4xf32>, %t: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f4E2M1FN
  %1 = arith.scaling_truncf %v, %t to_nearest_even fastmath<fast> : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf6E3M2FN>
  %2 = arith.scaling_extf %0, %s : f4E2M1FN, f8E8M0FNU to f32
  return
}
