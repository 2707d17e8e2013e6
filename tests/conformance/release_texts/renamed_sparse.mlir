func.func @f(%t: tensor<8xf32, #sparse_tensor.encoding<{ dimLevelType = [ "compressed" ] }>>, %i: index, %x: f32) -> tensor<8xf32, #sparse_tensor.encoding<{ dimLevelType = [ "compressed" ] }>> {
  %0 = sparse_tensor.insert %x into %t[%i] : tensor<8xf32, #sparse_tensor.encoding<{ dimLevelType = [ "compressed" ] }>>
  return %0 : tensor<8xf32, #sparse_tensor.encoding<{ dimLevelType = [ "compressed" ] }>>
}
// -----
func.func @f(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %i: index, %x: f32) -> tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>> {
  %0 = sparse_tensor.insert %x into %t[%i] : tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  return %0 : tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}
