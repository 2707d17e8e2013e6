func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<4xf32, #ptr.generic_space>, %d: !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>, %ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %k: vector<4xi1>, %v: vector<4xf32>, %tp: tensor<4x!ptr.ptr<#ptr.generic_space>>, %tk: tensor<4xi1>, %tv: tensor<4xf32>) {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %1 = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
  %2 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %3 = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %4 = ptr.gather %ps, %k, %v alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  ptr.scatter %v, %ps, %k alignment = 8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %5 = ptr.gather %tp, %tk, %tv : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
  return
}
