func.func @twice(%start: i32) -> i32 {
  %0 = toy.step %start by 3 : i32
  %1 = toy.step %0 by 1 going down : i32
  return %1 : i32
}
