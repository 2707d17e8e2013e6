// Scales of blocks are numbers of the expressed type.
"x.y"() {a = !quant.uniform<u8:f32:{0:1, 1:2}, {{0.1:120, 0.99872:127}, {200.0, 3.0e-20}}>, b = !quant.uniform<i8:f16:{0:1}, {0.1, 2.5, 65504.0:3}>, c = !quant.uniform<i8:bf16:{0:1}, {0.1, 2.5}>, d = !quant.uniform<i8:f64:{0:1}, {0.1, 0.99872}>} : () -> ()
"x.y"() {a = !quant.uniform<u8:f32:1, {0.1:120, 0.99872:127}>, b = !quant.uniform<u8:f32, 0.99872>} : () -> ()
