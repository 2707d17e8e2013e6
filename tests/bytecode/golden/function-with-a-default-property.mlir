module {
  func.func @f(%a: i32 loc(unknown), %b: i32 loc("x":1:2)) -> i32 {
    %0 = arith.addi %a, %b : i32 loc(unknown)
    return %0 : i32 loc(unknown)
  } loc(unknown)
} loc(unknown)
