func.func @f(%a: f32, %b: tensor<?x4xbf16>, %c: i8, %d: vector<[4]xi32>) {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.extf %b fastmath<fast> : tensor<?x4xbf16> to tensor<?x4xf32>
  %2 = arith.extsi %c : i8 to i32
  %3 = arith.extsi %d : vector<[4]xi32> to vector<[4]xi64>
  return
}
