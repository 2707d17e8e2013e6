#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @storage(%p: !llvm.ptr, %d: tensor<6xf64>, %pos: tensor<2xindex>, %crd: tensor<6x1xindex>, %s: tensor<100xf64, #SV>, %n: index, %i: i32, %c: tensor<64x64xf64, #CSR>, %buf: memref<?xf64>, %x: f64) {
  %0 = sparse_tensor.new %p : !llvm.ptr to tensor<100xf64, #SV>
  %1 = sparse_tensor.assemble (%pos, %crd), %d : (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64> to tensor<100xf64, #SV>
  %rd, %rp, %rc, %ld, %lp, %lc = sparse_tensor.disassemble %s : tensor<100xf64, #SV> out_lvls(%pos, %crd : tensor<2xindex>, tensor<6x1xindex>) out_vals(%d : tensor<6xf64>) -> (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64>, (index, i32), index
  %2 = sparse_tensor.convert %s : tensor<100xf64, #SV> to tensor<100xf64>
  %3 = sparse_tensor.positions %c {level = 1 : index} : tensor<64x64xf64, #CSR> to memref<?xindex>
  %4 = sparse_tensor.coordinates %c {level = 1 : index} : tensor<64x64xf64, #CSR> to memref<?xindex>
  %5 = sparse_tensor.values %c : tensor<64x64xf64, #CSR> to memref<?xf64>
  %6 = sparse_tensor.number_of_entries %c : tensor<64x64xf64, #CSR>
  %7 = sparse_tensor.load %c : tensor<64x64xf64, #CSR>
  %8 = sparse_tensor.load %c hasInserts : tensor<64x64xf64, #CSR>
  %9 = sparse_tensor.lvl %c, %n : tensor<64x64xf64, #CSR>
  sparse_tensor.out %c, %p : tensor<64x64xf64, #CSR>, !llvm.ptr
  sparse_tensor.print %c : tensor<64x64xf64, #CSR>
  %10, %11 = sparse_tensor.push_back %n, %buf, %x : index, memref<?xf64>, f64
  %12, %13 = sparse_tensor.push_back inbounds %n, %buf, %x, %n : index, memref<?xf64>, f64, index
  %14:4 = sparse_tensor.expand %s : tensor<100xf64, #SV> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#OrderedCOO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#Slice = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#DSDD = #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>
func.func @f(%a: tensor<?x?xf64, #COO>, %c: tensor<2x4xf64, #CSR>, %e: tensor<64x64xf64, #Slice>, %b: tensor<?x?xf64, #BSR>, %n: index, %buf: memref<?xf64>, %f: memref<?xi1>, %ix: memref<?xindex>, %sp: !sparse_tensor.storage_specifier<#CSR>, %x: f64) {
  %0 = sparse_tensor.coordinates_buffer %a : tensor<?x?xf64, #COO> to memref<?xindex>
  %1 = sparse_tensor.concatenate %c, %c {dimension = 0 : index} : tensor<2x4xf64, #CSR>, tensor<2x4xf64, #CSR> to tensor<4x4xf64, #CSR>
  %2 = sparse_tensor.slice.offset %e at 1 : tensor<64x64xf64, #Slice>
  %3 = sparse_tensor.slice.stride %e at 1 : tensor<64x64xf64, #Slice>
  %4:4 = sparse_tensor.crd_translate dim_to_lvl [%n, %n] as #BSR : index, index, index, index
  %5 = sparse_tensor.reinterpret_map %b : tensor<?x?xf64, #BSR> to tensor<?x?x2x3xf64, #DSDD>
  %6 = sparse_tensor.reorder_coo quick_sort %a : tensor<?x?xf64, #COO> to tensor<?x?xf64, #COO>
  %7 = sparse_tensor.compress %buf, %f, %ix, %n into %c[%n] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x4xf64, #CSR>
  %8 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %9 = sparse_tensor.storage_specifier.init with %sp : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#Slice>
  %10 = sparse_tensor.storage_specifier.get %sp crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %11 = sparse_tensor.storage_specifier.get %sp val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %12 = sparse_tensor.storage_specifier.set %sp lvl_sz at 0 with %n : !sparse_tensor.storage_specifier<#CSR>
  sparse_tensor.foreach in %c : tensor<2x4xf64, #CSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "sparse_tensor.yield"() : () -> ()
  }
  %13 = sparse_tensor.foreach in %c init(%x) : tensor<2x4xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %acc: f64):
    sparse_tensor.yield %v : f64
  }
  %14 = sparse_tensor.binary %x, %x : f64, f64 to f64
    overlap = {
    ^bb0(%p: f64, %q: f64):
      %r = arith.addf %p, %q : f64
      sparse_tensor.yield %r : f64
    }
    left = identity
    right = {
    ^bb0(%q: f64):
      sparse_tensor.yield %q : f64
    }
  %15 = sparse_tensor.unary %x : f64 to f64
    present = {
    ^bb0(%p: f64):
      sparse_tensor.yield %p : f64
    }
    absent = {
      %zero = arith.constant 0.0 : f64
      sparse_tensor.yield %zero : f64
    }
  %16 = sparse_tensor.reduce %x, %x, %x : f64 {
  ^bb0(%p: f64, %q: f64):
    sparse_tensor.yield %p : f64
  }
  %17 = sparse_tensor.select %x : f64 {
  ^bb0(%p: f64):
    %t = arith.constant true
    sparse_tensor.yield %t : i1
  }
  sparse_tensor.sort hybrid_quick_sort %n, %ix jointly %buf {perm_map = affine_map<(i) -> (i)>, ny = 0 : index} : memref<?xindex> jointly memref<?xf64>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @spaces(%s: tensor<4x8xf32, #COO>, %i: index, %j: f32) {
  %0 = sparse_tensor.extract_iteration_space %s lvls = 0 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  %1 = sparse_tensor.iterate %it in %0 iter_args(%o = %i) : !sparse_tensor.iter_space<#COO, lvls = 0> -> index {
    %2 = sparse_tensor.extract_iteration_space %s at %it lvls = 1 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 1>
    sparse_tensor.iterate %jt in %2 at(%crd) : !sparse_tensor.iter_space<#COO, lvls = 1> {
      %3 = sparse_tensor.extract_value %s at %jt : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 1>
    }
    sparse_tensor.yield %o : index
  }
  %4 = sparse_tensor.coiterate (%0, %0) at(%crd) iter_args(%init = %j) : (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> f32
  case %it1, _ {
    sparse_tensor.yield %init : f32
  }
  case %it1, %it2 {
    sparse_tensor.yield %init : f32
  }
  return
}
