func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %a alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %a alignment = 0 : !ptr.ptr<#ptr.generic_space> -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %a atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %a atomic monotonic : !ptr.ptr<#ptr.generic_space> -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) {syncscope = "a", ordering = 0 : i64} : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %v: f32) { ptr.store %v, %a atomic acquire alignment = 4 : f32, !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %v: f32) { ptr.store %v, %a alignment = 5 : f32, !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.to_ptr %a : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.from_ptr %a : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: memref<4xf32, #llvm.address_space<3>>) { %0 = ptr.to_ptr %a : memref<4xf32, #llvm.address_space<3>> -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.from_ptr %a : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #llvm.address_space<3>> return }
// -----
func.func @f(%a: memref<4xf32, 3>) { %0 = ptr.to_ptr %a : memref<4xf32, 3> -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.ptr_diff %a, %a : !ptr.ptr<#ptr.generic_space> -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.ptr_diff %a, %a : !ptr.ptr<#ptr.generic_space> -> vector<4xi32> return }
// -----
func.func @f(%a: vector<4x!ptr.ptr<#ptr.generic_space>>) { %0 = ptr.ptr_diff %a, %a : vector<4x!ptr.ptr<#ptr.generic_space>> -> i32 return }
// -----
func.func @f(%a: vector<4x!ptr.ptr<#ptr.generic_space>>) { %0 = ptr.ptr_diff %a, %a : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<3xi32> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.ptr_diff nuw | nusw %a, %a : !ptr.ptr<#ptr.generic_space> -> i8 return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) { %0 = ptr.gather %p, %m, %v alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32> return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) { ptr.scatter %v, %p, %m alignment = 3 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>> return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) { %0 = ptr.masked_load %p, %m, %v alignment = 3 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32> return }
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) { ptr.masked_store %v, %p, %m alignment = 3 : vector<4xf32>, !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#llvm.address_space<3>>) { %0 = ptr.load %a : !ptr.ptr<#llvm.address_space<3>> -> tensor<4xf32> return }
// -----
func.func @f(%a: !ptr.ptr<#llvm.address_space<3>>) { %0 = ptr.load %a atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> i33 return }
// -----
func.func @f(%a: !ptr.ptr<#llvm.address_space<3>>) { %0 = ptr.load %a atomic monotonic : !ptr.ptr<#llvm.address_space<3>> -> i32 return }
// -----
func.func @f(%a: !ptr.ptr<#llvm.address_space<3>>, %v: tensor<4xf32>) { ptr.store %v, %a : tensor<4xf32>, !ptr.ptr<#llvm.address_space<3>> return }
// -----
func.func private @f(!ptr.ptr_metadata<i32>)
// -----
func.func private @f(!ptr.ptr_metadata<memref<4xf32>>)
// -----
func.func private @f(!ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>)
// -----
func.func private @f(!ptr.ptr<3>)
// -----
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 33, preferred = 64>} { return }
// -----
func.func @f() attributes {a = #ptr.spec<size = 33, abi = 32, preferred = 64>} { return }
// -----
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 32, preferred = 65>} { return }
// -----
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 24, preferred = 64>} { return }
// -----
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 64>} { return }
// -----
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 12>} { return }
// -----
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 32, preferred = 16>} { return }
// -----
func.func @f(%a: vector<4x!ptr.ptr<#ptr.generic_space>>) { %0 = "ptr.ptr_diff"(%a, %a) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) -> vector<3xi32> return }
// -----
func.func @f(%a: vector<4x!ptr.ptr<#ptr.generic_space>>) { %0 = "ptr.ptr_diff"(%a, %a) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) -> tensor<4xi32> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.ptr_diff"(%a, %a) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> tensor<4xi32> return }
// -----
func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>) { %0 = "ptr.ptr_diff"(%a, %a) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>) -> i32 return }
// -----
func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>) { %0 = "ptr.ptr_diff"(%a, %a) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>) -> tensor<4xi32> return }
// -----
func.func @f(%p: vector<4x!ptr.ptr<#llvm.address_space<3>>>, %m: vector<4xi1>, %v: vector<4xi33>) { %0 = ptr.gather %p, %m, %v alignment = 4 : vector<4x!ptr.ptr<#llvm.address_space<3>>> -> vector<4xi33> return }
// -----
func.func @f(%p: !ptr.ptr<#llvm.address_space<3>>, %m: vector<4xi1>, %v: vector<4xi33>) { %0 = ptr.masked_load %p, %m, %v alignment = 4 : !ptr.ptr<#llvm.address_space<3>> -> vector<4xi33> return }
// -----
func.func @f(%p: tensor<8x!ptr.ptr<#ptr.generic_space>>, %o: vector<8xi64>) {
  %r = ptr.ptr_add %p, %o : tensor<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi64>
  return
}
// -----
func.func @f(%p: tensor<8x!ptr.ptr<#ptr.generic_space>>, %o: vector<4xi64>) {
  %r = ptr.ptr_add %p, %o : tensor<8x!ptr.ptr<#ptr.generic_space>>, vector<4xi64>
  return
}
// -----
func.func @f(%p: tensor<?x!ptr.ptr<#ptr.generic_space>>, %o: tensor<8xi64>) {
  %r = "ptr.ptr_add"(%p, %o) : (tensor<?x!ptr.ptr<#ptr.generic_space>>, tensor<8xi64>) -> tensor<?x!ptr.ptr<#ptr.generic_space>>
  return
}
