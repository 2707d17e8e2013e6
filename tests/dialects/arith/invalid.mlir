func.func @f(%x: f32) { %0 = arith.addi %x, %x : f32 return }
// -----
func.func @f(%x: i32, %y: i64) { %0 = arith.addi %x, %y : i32 return }
// -----
func.func @f(%x: i32, %y: i64) { %0 = "arith.addi"(%x, %y) : (i32, i64) -> i32 return }
// -----
func.func @f(%x: i32, %y: i64) { %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64 return }
// -----
func.func @f(%x: i32) { %0 = "arith.addi"(%x) : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { %0 = arith.addi %x, %x overflow<foo> : i32 return }
// -----
func.func @f(%x: i32) { %0 = "arith.addi"(%x, %x) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%x: i32) { %0 = arith.cmpi foo, %x, %x : i32 return }
// -----
func.func @f(%x: i32) { %0 = "arith.cmpi"(%x, %x) <{predicate = 12 : i64}> : (i32, i32) -> i1 return }
// -----
func.func @f(%x: i32) { %0 = "arith.cmpi"(%x, %x) : (i32, i32) -> i1 return }
// -----
func.func @f(%x: vector<2xi32>) { %0 = "arith.cmpi"(%x, %x) <{predicate = 1 : i64}> : (vector<2xi32>, vector<2xi32>) -> i1 return }
// -----
func.func @f(%x: f32) { %0 = arith.cmpf lt, %x, %x : f32 return }
// -----
func.func @f(%x: f32) { %0 = arith.addf %x, %x fastmath<slow> : f32 return }
// -----
func.func @f(%x: f32) { %0 = arith.addf %x : f32 return }
// -----
func.func @f(%x: i32) { %0 = arith.extsi %x : i32 to i16 return }
// -----
func.func @f(%x: i32) { %0 = arith.extui %x : i32 to i32 return }
// -----
func.func @f(%x: i32) { %0 = arith.extui %x : i32 to vector<2xi64> return }
// -----
func.func @f(%x: i32) { %0 = arith.extui %x : i32 to f64 return }
// -----
func.func @f(%x: index) { %0 = arith.extui %x : index to i64 return }
// -----
func.func @f(%x: i32) { %0 = arith.trunci %x : i32 to i64 return }
// -----
func.func @f(%x: f32) { %0 = arith.truncf %x : f32 to f64 return }
// -----
func.func @f(%x: f32) { %0 = arith.truncf %x sideways : f32 to f16 return }
// -----
func.func @f(%x: bf16) { %0 = arith.extf %x : bf16 to f16 return }
// -----
func.func @f(%x: tensor<2xf16>) { %0 = arith.extf %x : tensor<2xf16> to tensor<3xf32> return }
// -----
func.func @f(%x: tensor<2xf16>) { %0 = arith.extf %x : tensor<2xf16> to tensor<*xf32> return }
// -----
func.func @f(%x: tensor<2xf16>) { %0 = arith.extf %x : tensor<2xf16> to vector<2xf32> return }
// -----
func.func @f(%x: tensor<2xf16, "a">) { %0 = arith.extf %x : tensor<2xf16, "a"> to tensor<2xf32> return }
// -----
func.func @f(%x: memref<2xi32>) { %0 = arith.index_cast %x : memref<2xi32> to memref<2xi64> return }
// -----
func.func @f(%x: i32) { %0 = arith.index_cast %x : i32 to i64 return }
// -----
func.func @f(%x: index) { %0 = arith.index_castui %x : index to index return }
// -----
func.func @f(%x: si32) { %0 = arith.index_cast %x : si32 to index return }
// -----
func.func @f(%x: i32) { %0 = arith.bitcast %x : i32 to f64 return }
// -----
func.func @f(%x: i32) { %0 = arith.bitcast %x : i32 to index return }
// -----
func.func @f(%x: vector<2xf32>) { %0 = arith.fptosi %x : vector<2xf32> to vector<3xi32> return }
// -----
func.func @f(%x: i32) { %0 = arith.uitofp %x : i32 to i32 return }
// -----
func.func @f(%c: i32, %x: i32) { %0 = arith.select %c, %x, %x : i32, i32 return }
// -----
func.func @f(%c: vector<2xi1>, %x: vector<3xi32>) { %0 = arith.select %c, %x, %x : vector<2xi1>, vector<3xi32> return }
// -----
func.func @f(%c: i1, %x: vector<3xi32>) { %0 = arith.select %c, %x : vector<3xi32> return }
// -----
func.func @f(%c: i1, %x: vector<3xi32>) { %0 = arith.select %c, %x, %x, %x : vector<3xi32> return }
// -----
func.func @f() { %0 = arith.constant 1 : si32 return }
// -----
func.func @f() { %0 = arith.constant "s" return }
// -----
func.func @f() { %0 = arith.constant unit return }
// -----
func.func @f() { %0 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<[4]xf32> return }
// -----
func.func @f() { %0 = "arith.constant"() : () -> i32 return }
// -----
func.func @f() { %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64 return }
// -----
func.func @f() { %0 = "arith.constant"() <{value = [1]}> : () -> i64 return }
// -----
func.func @f() { %0 = arith.constant 1 : i32 : i32 return }
// -----
func.func @f(%x: i32) { %0, %1 = arith.addui_extended %x, %x : i32, i8 return }
// -----
func.func @f(%x: i32) { %0 = arith.addui_extended %x, %x : i32, i1 return }
// -----
func.func @f(%x: vector<2xi32>) { %0, %1 = "arith.addui_extended"(%x, %x) : (vector<2xi32>, vector<2xi32>) -> (vector<2xi32>, i1) return }
// -----
func.func @f(%x: i32) { %0 = arith.divsi %x, %x exactly : i32 return }
// -----
func.func @f(%x: i32) { %0 = arith.nonsense %x, %x : i32 return }
// -----
func.func @f(%x: tensor<2xi32>, %y: tensor<3xi32>) { %0 = "arith.addi"(%x, %y) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32> return }
// -----
func.func @f(%x: f4E2M1FN, %s: f8E8M0FNU) { %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f4E2M1FN return }
// -----
func.func @f(%x: f32, %s: i8) { %0 = arith.scaling_truncf %x, %s : f32, i8 to f4E2M1FN return }
// -----
func.func @f(%x: i32) { %0 = "arith.cmpi"(%x, %x) {predicate = 12 : i64} : (i32, i32) -> i1 return }
// -----
func.func @f(%x: i32) { %0 = "arith.addi"(%x, %x) {overflowFlags = 1 : i32} : (i32, i32) -> i32 return }
// -----
func.func @f(%x: i32) { %0 = arith.addi %x, %x {overflowFlags = 1 : i32} : i32 return }
// -----
func.func @f(%x: i32) { %0 = arith.addi %x, %x {overflowFlags = #arith.overflow<nsw>} : i32 return }
// -----
func.func @f(%x: i32) { %0 = "arith.addi"(%x, %x) <{nonsense = 1 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: tensor<4xf32>) { %r = "arith.addf"(%a, %a) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32> return }
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<4xf32>) { %r = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf16>) { %r = "arith.extf"(%a) : (tensor<4xf16>) -> tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xf16>) { %r = "arith.extf"(%a) : (tensor<4xf16>) -> tensor<?xf32> return }
// -----
func.func @f(%a: tensor<4xf16>) { %r = "arith.extf"(%a) : (tensor<4xf16>) -> tensor<5xf32> return }
// -----
func.func @f(%a: tensor<4xf16>) { %r = "arith.extf"(%a) : (tensor<4xf16>) -> tensor<5x3xf32> return }
// -----
func.func @f(%a: tensor<f16>) { %r = "arith.extf"(%a) : (tensor<f16>) -> f32 return }
// -----
func.func @f(%a: vector<4xf16>) { %r = "arith.extf"(%a) : (vector<4xf16>) -> tensor<4xf32> return }
