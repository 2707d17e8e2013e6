async.func @f(%t: !async.token, %v: !async.value<f32>) -> (!async.token, !async.value<f32>) attributes {foo} { %c = arith.constant 1.0 : f32
  async.await %t : !async.token
  %0 = async.await %v : !async.value<f32> {foo}
  %r:2 = async.execute [%t] (%v as %x: !async.value<f32>) -> !async.value<f32> attributes {foo} {
    async.yield %x : f32
  }
  %r2 = async.execute { async.yield }
  %r3 = async.execute [%t, %t] { async.yield }
  %r4:3 = async.execute (%v as %x: !async.value<f32>, %v as %y : !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) {
    async.yield %x, %y : f32, f32
  }
  return %c : f32
}
async.func private @g(f32) -> !async.token
