#tile = #grid.tiled<{perThread = [1, 4], threads = [8, 4], order = [1, 0]}>
#row = #grid.slice<{dim = 1, parent = #tile}>
!block = tensor<64x32xf16, #tile>
module attributes {grid.warps = 4 : i32} {
  kern.func public @scale(%in: !kern.ptr<f16> {kern.align = 16 : i32}, %rows: i32) attributes {inline = false} {
    %c0 = kern.constant dense<0> : tensor<64xi32, #row>
    %0 = kern.program_id x : i32
    %1 = kern.range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #row>
    %2 = kern.splat %in : !kern.ptr<f16> -> tensor<64x32x!kern.ptr<f16>, #tile>
    %acc:2 = kern.loop %i = %0 to %rows step %0 iter_args(%sum = %1, %at = %2) -> (tensor<64xi32, #row>, tensor<64x32x!kern.ptr<f16>, #tile>) : i32 {
      %3 = kern.load %at, %i cacheModifier = ca {volatile = false} : tensor<64x32x!kern.ptr<f16>, #tile>
      %4 = "kern.reduce"(%3) <{axis = 1 : i32}> ({
      ^bb0(%arg0: f16, %arg1: f16):
        %6 = kern.add %arg0, %arg1 : f16
        kern.reduce.return %6 : f16
      }) : (!block) -> tensor<64xf16, #row>
      %5 = kern.convert %4 : tensor<64xf16, #row> -> tensor<64xi32, #row>
      kern.yield %5, %at : tensor<64xi32, #row>, tensor<64x32x!kern.ptr<f16>, #tile>
    }
    kern.print "sum: " {hex = false, isSigned = array<i32: 1>} : %acc#0 : tensor<64xi32, #row>
    kern.return
  }
}
