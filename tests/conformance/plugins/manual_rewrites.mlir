func.func @double_of_sum(%a: i32) -> i32 {
  %0 = manual.add %a, %a
  return %0 : i32
}
// -----
func.func @scale_of_scale(%a: i32) -> i32 {
  %0 = manual.scale %a by 3
  %1 = manual.scale %0 by 4
  %2 = manual.scale %1 by -5
  return %2 : i32
}
// -----
func.func @scale_by_one(%a: i32) -> i32 {
  %0 = manual.scale %a by 1
  return %0 : i32
}
// -----
func.func @large_scale(%a: i32) -> (i32, i32, i32) {
  %0 = manual.scale %a by 196
  %1 = manual.scale %a by 101
  %2 = manual.scale %a by 202
  return %0, %1, %2 : i32, i32, i32
}
// -----
func.func @sum_of_halves(%a: i32, %b: i32) -> (i32, i32) {
  %low, %high = manual.split %a
  %0 = manual.scale %b by 7
  %1 = manual.add %low, %0
  %2 = manual.add %0, %low
  return %1, %2 : i32, i32
}
// -----
func.func @arguments_first(%a: i32, %b: i32) -> i32 {
  %0 = "x.value"() : () -> i32
  %1 = manual.add %0, %b
  %2 = manual.add %a, %1
  %3 = manual.add %b, %2
  return %3 : i32
}
// -----
func.func @all(%a: i32) -> i32 {
  %0 = manual.scale %a by 10
  %1 = manual.scale %0 by 12
  %2 = manual.add %a, %1
  %3 = manual.add %2, %2
  return %3 : i32
}
