#maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>]
#map = affine_map<(d0) -> (d0)>
#layout = #d.layout<1>
module {
  func.func @f(%arg0: tensor<4xf32, #arith.novel<parent = #layout>>) attributes {x = #arith.novel<#map>} {
    d.a %arg0 using #maps
    return
  }
}
