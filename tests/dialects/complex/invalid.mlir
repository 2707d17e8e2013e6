func.func @f() { %0 = complex.constant [1.0 : f32] : complex<f32> return }
// -----
func.func @f() { %0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32> return }
// -----
func.func @f() { %0 = complex.constant ["a", 2.0 : f64] : complex<f64> return }
// -----
func.func @f() { %0 = complex.constant [1.0, 2.0] : f64 return }
// -----
func.func @f() { %0 = complex.constant 1.0 : complex<f64> return }
// -----
func.func @f(%x: f32, %y: f64) { %0 = "complex.create"(%x, %y) : (f32, f64) -> complex<f32> return }
// -----
func.func @f(%x: f32) { %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64> return }
// -----
func.func @f(%x: complex<f32>) { %0 = "complex.re"(%x) : (complex<f32>) -> f64 return }
// -----
func.func @f(%x: complex<i32>) { %0 = complex.abs %x : complex<i32> return }
// -----
func.func @f(%x: complex<f32>) { %0 = complex.bitcast %x : complex<f32> to i32 return }
// -----
func.func @f(%x: complex<f32>) { %0 = complex.bitcast %x : complex<f32> to complex<i32> return }
// -----
func.func @f(%x: i32) { %0 = complex.bitcast %x : i32 to f32 return }
// -----
func.func @f(%x: vector<2xi32>) { %0 = complex.bitcast %x : vector<2xi32> to complex<f32> return }
// -----
func.func @f(%x: i64) { %0 = complex.bitcast %x : i64 to vector<2xf32> return }
// -----
func.func @f(%x: complex<f32>, %n: f32) { %0 = complex.powi %x, %n : complex<f32>, f32 return }
// -----
func.func @f(%x: complex<f32>) { %0 = complex.add %x, %x fastmath : complex<f32> return }
// -----
"t.use"() {a = #complex.number<f32 1.0, 2.0>} : () -> ()
// -----
"t.use"() {a = #complex.number<:f32 1.0>} : () -> ()
// -----
"t.use"() {a = #complex.number<:f32 1, 2.0>} : () -> ()
// -----
"t.use"() {a = #complex.numbr<:f32 1.0, 2.0>} : () -> ()
