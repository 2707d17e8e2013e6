// mpmd.assign
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !t) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.assign %tensor : (!t) -> !m1
  return
}
// -----
// mpmd.broadcast
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !t) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.broadcast %tensor : !t
  return
}
// -----
// mpmd.call
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func private @callee(!t) -> !t
func.func @example(%tensor: !t) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.call @callee(%tensor) : (!t) -> !t
  return
}
// -----
// mpmd.for
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !t) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.for (%tensor) {iterations = 4 : ui32} (%a: !t, %index: tensor<ui32>) {
    mpmd.return %a : !t
  } : !t
  return
}
// -----
// mpmd.fragment
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !m1) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="m1", origin=["f"], stage=1> (%tensor) (%a: !t) {
    mpmd.return %a : !t
  } : (!m1) -> !m1
  return
}
// -----
// mpmd.fragment_call
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @callee(%a: !t) -> !t attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
  return %a : !t
}
func.func @example(%tensor: !m1) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m1", origin=["f"]> @callee(%tensor) : (!m1) -> !m1
  return
}
// -----
// mpmd.named_computation
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !t) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.named_computation<"f"> (%tensor) (%a: !t) {
    mpmd.return %a : !t
  } : (!t) -> !t
  return
}
// -----
// mpmd.named_tensor
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !t) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.named_tensor %tensor name="n" : !t
  return
}
// -----
// mpmd.reduce
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !t) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.reduce<add> %tensor, %tensor : (!t, !t) -> !t
  return
}
// -----
// mpmd.return
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !t) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.named_computation<"f"> (%tensor) (%a: !t) {
    mpmd.return %a : !t
  } : (!t) -> !t
  return
}
// -----
// mpmd.transfer
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !m1) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.transfer %tensor : (!m1) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
  return
}
// -----
// mpmd.unassign
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!t = tensor<4x8xf32>
func.func @example(%tensor: !m1) attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
  %0 = mpmd.unassign %tensor : (!m1) -> !t
  return
}
