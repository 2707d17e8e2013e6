#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 32 }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed(nonordered, nonunique)) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#BSRx = #sparse_tensor.encoding<{ map = {il, jl, ii, jj} (i = il * 2 + ii, j = jl * 3 + jj) -> (il = i floordiv 2 : dense, jl = j floordiv 3 : compressed, ii = i mod 2 : dense, jj = j mod 3 : dense) }>
#SLICE = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, ?, 2)>) -> (d0 : dense, d1 : compressed) }>
#HALF = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1) -> (d0 : dense, d1 : loose_compressed) }>
#NM = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, k floordiv 4 : dense, j : dense, k mod 4 : structured[2, 4]), crdWidth = 8, }>
#VAL = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32 }>
func.func private @a(tensor<?xf64, #SV>, tensor<4x?xf64, #CSR>, tensor<?x?xf32, #CSC>, tensor<?x?xf32, #COO>, tensor<?x?xf32, #BSR>, tensor<?x?xf32, #BSRx>)
func.func private @b(tensor<?x?xf64, #SLICE>, tensor<?x?xf32, #HALF>, tensor<?x?x?xf32, #NM>, tensor<?x?xf32, #VAL>)
"a"() {a = #sparse_tensor<slice(0, ?, 1)>, b = #sparse_tensor.encoding<{ map = [s0, s1](d0) -> (d0 + s0 : dense) }>} : () -> ()
func.func @c(%t: tensor<4x?xf64, #CSR>, %i: index, %v: f64) {
  %p = sparse_tensor.positions %t { level = 1 : index } : tensor<4x?xf64, #CSR> to memref<?xi64>
  %l = sparse_tensor.lvl %t, %i : tensor<4x?xf64, #CSR>
  %c0, %c1 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #COO : index, index
  %d = sparse_tensor.convert %t : tensor<4x?xf64, #CSR> to tensor<4x?xf64>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @c(%t: tensor<4x8xf64, #COO>, %s: tensor<4x8xf64, #COO>, %i: index, %j: i32) -> (index, i32) {
  %l1 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  %l2 = sparse_tensor.extract_iteration_space %s lvls = 0 to 2 {foo} : tensor<4x8xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  %l3 = sparse_tensor.extract_iteration_space %s lvls = 0 to 1 : tensor<4x8xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 1>
  sparse_tensor.iterate %it in %l2 : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
    %v = sparse_tensor.extract_value %s at %it : tensor<4x8xf64, #COO>, !sparse_tensor.iterator<#COO, lvls = 0 to 2>
  }
  sparse_tensor.iterate %it in %l1 at(%crd) : !sparse_tensor.iter_space<#COO, lvls = 0> {
    %l4 = sparse_tensor.extract_iteration_space %t at %it lvls = 1 : tensor<4x8xf64, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  }
  %r:2 = sparse_tensor.iterate %it in %l2 at(_, %crd) iter_args(%x = %i, %y = %j) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> (index, i32) {
    sparse_tensor.yield %crd, %y : index, i32
  }
  %q = sparse_tensor.iterate %it in %l2 iter_args(%x = %i) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    sparse_tensor.yield %x : index
  }
  %k = sparse_tensor.coiterate (%l1, %l3) at(%crd) iter_args(%x = %i) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %it1, _ {
    sparse_tensor.yield %crd : index
  }
  case %it1, %it2 {
    sparse_tensor.yield %x : index
  }
  sparse_tensor.coiterate (%l1, %l3) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case _, %it2 {
  }
  return %r#0, %r#1 : index, i32
}
