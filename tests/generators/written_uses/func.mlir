func.func private @g(f32) -> (i32, i32)
func.func @f(%x: f32) -> i32 {
  %0:2 = func.call @g(%x) : (f32) -> (i32, i32)
  %1 = func.constant @g : (f32) -> (i32, i32)
  %2:2 = func.call_indirect %1(%x) : (f32) -> (i32, i32)
  return %0#1 : i32
}
