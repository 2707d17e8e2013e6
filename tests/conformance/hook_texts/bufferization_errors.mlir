func.func @f(%i: index) {
  %1 = bufferization.alloc_tensor(() : tensor<?xf32>
}
// -----
func.func @f(%i: index) {
  %1 = bufferization.alloc_tensor : tensor<?xf32>
}
// -----
func.func @f(%i: index) {
  %1 = bufferization.alloc_tensor(%i, ) : tensor<?xf32>
}
