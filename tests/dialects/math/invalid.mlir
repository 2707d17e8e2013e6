func.func @f(%x: i32) { %0 = math.sin %x : i32 return }
// -----
func.func @f(%x: f32) { %0 = math.absi %x : f32 return }
// -----
func.func @f(%x: f32, %y: f64) { %0 = "math.atan2"(%x, %y) : (f32, f64) -> f32 return }
// -----
func.func @f(%x: f32) { %0 = "math.sin"(%x) : (f32) -> f64 return }
// -----
func.func @f(%x: f32) { %0 = "math.isnan"(%x) : (f32) -> i8 return }
// -----
func.func @f(%x: tensor<2xf32>) { %0 = "math.isnan"(%x) : (tensor<2xf32>) -> i1 return }
// -----
func.func @f(%x: f32) { %0 = math.clampf %x to [%x] : f32 return }
// -----
func.func @f(%x: f32, %n: f32) { %0 = math.fpowi %x, %n : f32, f32 return }
// -----
func.func @f(%x: f32, %n: tensor<2xi32>) { %0 = math.fpowi %x, %n : f32, tensor<2xi32> return }
// -----
func.func @f(%x: f32) { %0 = math.fma %x, %x : f32 return }
// -----
func.func @f(%x: f32) { %0 = math.exp %x fastmath<quick> : f32 return }
// -----
func.func @f(%x: f32) { %0 = math.sincos %x : f32 return }
