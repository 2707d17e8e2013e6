#a = #sparse_tensor.encoding<{map = []}>
// -----
#a = #sparse_tensor.encoding<{map = ()}>
// -----
#a = #sparse_tensor.encoding<{map = (d0 -> d0)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0) -> d0}>
// -----
#a = #sparse_tensor.encoding<{map = (d0) -> (d0)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0) -> (d0:)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func private @f(%arg0: tensor<8xi32, #a>) -> ()
// -----
#a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : batch, d1 : compressed, d2: batch)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense, d1 : compressed)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense)}>
// -----
#a = #sparse_tensor.encoding<{map = (1)}>
// -----
#a = #sparse_tensor.encoding<{nap = (d0) -> (d0 : dense)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0) -> (d0 : strange)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed("wrong"))}>
// -----
#a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(wrong))}>
// -----
#a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense(nonunique))}>
// -----
#a = #sparse_tensor.encoding<{map = (d0, d0) -> (d0 : dense)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d0 : compressed)}>
// -----
#a = #sparse_tensor.encoding<{map = {l0, l1} (d0 = l0, d1 = l1) -> (d0 : dense, d1 : compressed)}>
// -----
#a = #sparse_tensor.encoding<{map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 : dense, l1 : compressed)}>
// -----
#a = #sparse_tensor.encoding<{map = {l0, l1, l2} (d0, d1) -> (l0 = d0 : dense, l1 = d1 : compressed)}>
// -----
#a = #sparse_tensor.encoding<{map = {l1, l0} (d0, d1) -> (l0 = d0 : dense, l1 = d1 : compressed)}>
// -----
#a = #sparse_tensor.encoding<{posWidth = "x"}>
// -----
#a = #sparse_tensor.encoding<{posWidth = 42}>
// -----
#a = #sparse_tensor.encoding<{crdWidth = "not really"}>
// -----
#a = #sparse_tensor.encoding<{crdWidth = 128}>
// -----
#a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(-1, ?, 1)>) -> (d0 : dense)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(soa, nonunique), d2 : singleton)}>
// -----
#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique, soa), d1 : singleton(soa))}>
// -----
#a = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i : dense, j mod 3 : dense)}>
// -----
#a = #sparse_tensor.encoding<{map = {il, jl, ii, jj} (i = il * 3 + ii, j = jl * 2 + jj) -> (il = i floordiv 2 : dense, jl = j floordiv 3 : compressed, ii = i mod 2 : dense, jj = j mod 3 : dense)}>
// -----
#a = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : structured[-2, 4])}>
// -----
#a = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : structured[5, 4])}>
// -----
#a = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : structured)}>
// -----
#a = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : structured[2, 4])}>
// -----
#a = #sparse_tensor.encoding<{map = (i, j) -> (i : structured[2, 4], j : dense)}>
// -----
#a = #sparse_tensor.encoding<{map = (i, j, k) -> (i : dense, k floordiv 2 : dense, j : dense, k mod 2 : structured[2, 4])}>
// -----
#a = #sparse_tensor.encoding<{map = (i) -> (i : dense), explicitVal = "str"}>
// -----
#a = #sparse_tensor.encoding<{map = (i) -> (i : dense), explicitVal = 1 : i32}>
func.func private @f(tensor<?xf32, #a>)
// -----
#a = #sparse_tensor.encoding<{map = (i) -> (i : dense), implicitVal = 1 : i32}>
func.func private @f(tensor<?xi32, #a>)
// -----
#a = #sparse_tensor.encoding<{map = (i) -> (i : singleton)}>
// -----
func.func private @f(!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i) -> (i : dense)}>, lvls = 1 to 1>)
