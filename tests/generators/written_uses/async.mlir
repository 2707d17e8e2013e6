async.func @g(%x: f32) -> (!async.token, !async.value<f32>) {
  return %x : f32
}
func.func @f(%x: f32) {
  %0:2 = async.call @g(%x) : (f32) -> (!async.token, !async.value<f32>)
  return
}
