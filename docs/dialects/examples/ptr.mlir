// ptr.constant
func.func @example() {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  return
}
// -----
// ptr.from_ptr
func.func @example(%ptr: !ptr.ptr<#ptr.generic_space>, %metadata: !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>) {
  %0 = ptr.from_ptr %ptr metadata %metadata : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return
}
// -----
// ptr.gather
func.func @example(%ptrs: tensor<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %passthrough: tensor<4xf32>) {
  %0 = ptr.gather %ptrs, %mask, %passthrough : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
  return
}
// -----
// ptr.get_metadata
func.func @example(%ptr: memref<?xi8>) {
  %0 = ptr.get_metadata %ptr : memref<?xi8>
  return
}
// -----
// ptr.load
func.func @example(%ptr: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %ptr : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
// ptr.masked_load
func.func @example(%ptr: !ptr.ptr<#ptr.generic_space>, %mask: tensor<2xi1>, %passthrough: tensor<2xi32>) {
  %0 = ptr.masked_load %ptr, %mask, %passthrough : !ptr.ptr<#ptr.generic_space> -> tensor<2xi32>
  return
}
// -----
// ptr.masked_store
func.func @example(%value: tensor<2xi1>, %ptr: !ptr.ptr<#ptr.generic_space>, %mask: tensor<2xi1>) {
  ptr.masked_store %value, %ptr, %mask : tensor<2xi1>, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
// ptr.ptr_add
func.func @example(%base: !ptr.ptr<#ptr.generic_space>, %offset: i32) {
  %0 = ptr.ptr_add %base, %offset : !ptr.ptr<#ptr.generic_space>, i32
  return
}
// -----
// ptr.ptr_diff
func.func @example(%lhs: !ptr.ptr<#ptr.generic_space>, %rhs: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff %lhs, %rhs : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
// ptr.scatter
func.func @example(%value: vector<4xf32>, %ptrs: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>) {
  ptr.scatter %value, %ptrs, %mask alignment = 8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
// ptr.store
func.func @example(%value: !llvm.func<i32 (i32)>, %ptr: !ptr.ptr<#ptr.generic_space>) {
  ptr.store volatile %value, %ptr nontemporal : !llvm.func<i32 (i32)>, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
// ptr.to_ptr
func.func @example(%ptr: memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %ptr : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
  return
}
// -----
// ptr.type_offset
func.func @example() {
  %0 = ptr.type_offset f32 : i32
  return
}
