async.func @f() { async.return }
// -----
async.func @f() -> i32 { %0 = arith.constant 1 : i32 async.return %0 : i32 }
// -----
async.func @f() -> (!async.value<i32>, !async.token) { %0 = arith.constant 1 : i32 async.return %0 : i32 }
// -----
async.func @f() -> (!async.token, !async.value<i32>) { async.return }
// -----
async.func @f() -> (!async.token, !async.value<i32>) { %0 = arith.constant 1.0 : f32 async.return %0 : f32 }
// -----
func.func @f(%t: !async.token) { %0 = "async.await"(%t) : (!async.token) -> i32 return }
// -----
func.func @f(%t: !async.value<f32>) { %0 = "async.await"(%t) : (!async.value<f32>) -> i32 return }
// -----
func.func @f(%t: !async.value<f32>) { %0 = "async.execute"(%t) ({ ^bb0(%x : i32): async.yield }) {operandSegmentSizes = array<i32: 0, 1>} : (!async.value<f32>) -> !async.token return }
// -----
func.func @f(%t: !async.value<f32>) { %0:2 = async.execute -> !async.value<f32> { async.yield } return }
// -----
async.func @g(%a: i32) -> !async.token
// -----
async.func private @g(i32) -> !async.token func.func @f(%t: f32) { %0 = async.call @g(%t) : (f32) -> !async.token return }
// -----
func.func @f(%t: f32) { %0 = async.call @g(%t) : (f32) -> !async.token return }
// -----
async.func private @g(i32) -> !async.token func.func @f(%t: i32) { %0 = async.call @g(%t) : (i32) -> !async.value<i32> return }
// -----
func.func @f(%t: i32) { async.yield }
