func.func private @callee(i32, index) -> (f32, tensor<?xi8>)
func.func @calls(%a: i32 {x.y = 1 : i32}, %b: index) -> (f32 {x.z}) attributes {x.note = "here"} {
  %f, %t = func.call @callee(%a, %b) : (i32, index) -> (f32, tensor<?xi8>)
  %g = func.constant @calls : (i32, index) -> f32
  %r = func.call_indirect %g(%a, %b) : (i32, index) -> f32
  return %r : f32
}
// -----
func.func @branches(%flag: i1, %x: i32, %y: i64) -> i32 {
  cf.assert %flag, "must hold"
  cf.cond_br %flag, ^one(%x : i32), ^two(%y, %x : i64, i32)
^one(%p: i32):
  cf.switch %p : i32, [
    default: ^three(%p : i32),
    42: ^three(%x : i32),
    -7: ^two(%y, %p : i64, i32)
  ]
^two(%q: i64, %r: i32):
  cf.br ^three(%r : i32)
^three(%s: i32):
  return %s : i32
}
// -----
func.func @loops(%n: index, %m: memref<?xf32>, %c: i1) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %init = arith.constant 0.0 : f32
  %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %init) -> (f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %next = arith.addf %acc, %v fastmath<reassoc,nnan> : f32
    scf.yield %next : f32
  }
  scf.if %c {
    memref.store %sum, %m[%zero] : memref<?xf32>
  } else {
    memref.store %init, %m[%zero] {nontemporal = true} : memref<?xf32>
  }
  %chosen = scf.if %c -> (f32) {
    scf.yield %sum : f32
  } else {
    scf.yield %init : f32
  }
  %w = scf.while (%a = %chosen) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  }
  return %w : f32
}
// -----
func.func @parallel(%n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.parallel (%i, %j) = (%zero, %zero) to (%n, %n) step (%one, %one) {
    %p = arith.muli %i, %j : index
  }
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %t[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
func.func @switch(%n: index) -> i32 {
  %r = scf.index_switch %n -> i32
  case 2 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  case 5 {
    %b = arith.constant 20 : i32
    scf.yield %b : i32
  }
  default {
    %c = arith.constant 30 : i32
    scf.yield %c : i32
  }
  %s = scf.execute_region -> i32 {
    cf.br ^exit(%r : i32)
  ^exit(%v: i32):
    scf.yield %v : i32
  }
  return %s : i32
}
// -----
func.func @affine(%n: index, %m: memref<100x?xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 32, s0)>(%i)[%n] step 4 {
      %v = affine.load %m[%i, %j + 3] : memref<100x?xf32>
      %k = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 mod 3 + s0)>(%i, %j)[%n]
      %p = affine.min affine_map<(d0)[s0] -> (d0, s0 floordiv 2)>(%i)[%n]
      %q = affine.max affine_map<(d0)[s0] -> (d0, s0 ceildiv 2)>(%i)[%n]
      affine.if affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - 5 == 0)>(%i, %j)[%n] {
        affine.store %v, %m[%i, %j] : memref<100x?xf32>
      } else {
        affine.prefetch %m[%i, %j], read, locality<3>, data : memref<100x?xf32>
      }
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (10, symbol(%n)) step (2, 3) {
    %x = affine.vector_load %m[%i, %j] : memref<100x?xf32>, vector<4xf32>
    affine.vector_store %x, %m[%i, %j] : memref<100x?xf32>, vector<4xf32>
  }
  return
}
// -----
func.func @affine_sum(%m: memref<10xf32>) -> f32 {
  %init = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 10 iter_args(%acc = %init) -> (f32) {
    %v = affine.load %m[%i] : memref<10xf32>
    %next = arith.addf %acc, %v : f32
    affine.yield %next : f32
  }
  %total = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.yield %v : f32
  }
  return %sum : f32
}
// -----
memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global @open : memref<2x2xf32> = uninitialized
memref.global "public" @aligned : memref<4xf32> = dense<1.0> {alignment = 64 : i64}
func.func @memrefs(%n: index, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %a = memref.alloc(%n) {alignment = 16 : i64} : memref<?x8xf32>
  %b = memref.alloca() : memref<4xi32>
  %c = memref.alloca(%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %g = memref.get_global @table : memref<4xi32>
  %d = memref.dim %a, %i : memref<?x8xf32>
  memref.copy %g, %b : memref<4xi32> to memref<4xi32>
  %s = memref.subview %a[0, 2] [%n, 4] [1, 1] : memref<?x8xf32> to memref<?x4xf32, strided<[8, 1], offset: 2>>
  %r = memref.reinterpret_cast %a to offset: [%i], sizes: [%n, %n], strides: [%i, %i] : memref<?x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %u = memref.cast %a : memref<?x8xf32> to memref<*xf32>
  %k = memref.rank %u : memref<*xf32>
  %e = memref.collapse_shape %a [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %t = memref.transpose %a (i, j) -> (j, i) : memref<?x8xf32> to memref<8x?xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>>
  memref.dealloc %a : memref<?x8xf32>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @atomics(%m: memref<10xf32>, %k: memref<4xi32>, %i: index, %f: f32, %x: i32) -> f32 {
  %a = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %b = memref.atomic_rmw maxs %x, %k[%i] : (i32, memref<4xi32>) -> i32
  %c = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%v: f32):
    %w = arith.mulf %v, %f : f32
    memref.atomic_yield %w : f32
  }
  %p = memref.extract_aligned_pointer_as_index %m : memref<10xf32> -> index
  memref.assume_alignment %m, 16 : memref<10xf32>
  memref.prefetch %m[%i], write, locality<2>, instr : memref<10xf32>
  memref.alloca_scope {
    %s = memref.alloca() : memref<2xf32>
    memref.alloca_scope.return
  }
  return %a : f32
}
// -----
func.func @tensors(%t: tensor<?x4xf32>, %n: index, %f: f32, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %d = tensor.dim %t, %n : tensor<?x4xf32>
  %x = tensor.extract %t[%n, %n] : tensor<?x4xf32>
  %i = tensor.insert %f into %t[%n, %n] : tensor<?x4xf32>
  %v = tensor.from_elements %f, %x : tensor<2xf32>
  %c = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %l = tensor.extract_slice %t[0, 1] [%n, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %m = tensor.insert_slice %l into %t[0, 0] [%n, 2] [1, 1] : tensor<?x2xf32> into tensor<?x4xf32>
  %o = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %r = tensor.reshape %t(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %g = tensor.generate %n {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x3xf32>
  %p = tensor.pad %t low[1, %n] high[0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %k = tensor.rank %t : tensor<?x4xf32>
  %w = tensor.splat %f : tensor<2x2xf32>
  %z = tensor.bitcast %v : tensor<2xf32> to tensor<2xi32>
  return %p : tensor<?x?xf32>
}
// -----
func.func @packs(%t: tensor<16x8xf32>, %o: tensor<2x1x8x8xf32>, %i: tensor<1x2xindex>) -> tensor<16x8xf32> {
  %g = tensor.gather %t[%i] gather_dims([0, 1]) : (tensor<16x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  %s = tensor.scatter %g into %t[%i] scatter_dims([0, 1]) unique : (tensor<1x1x1xf32>, tensor<16x8xf32>, tensor<1x2xindex>) -> tensor<16x8xf32>
  return %s : tensor<16x8xf32>
}
// -----
func.func @numbers(%a: i32, %b: i32, %f: f32, %v: vector<4xf32>, %w: vector<[4]xi32>) -> (i1, i32, f32) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.shli %a, %b overflow<nsw, nuw> : i32
  %2 = arith.cmpi ult, %0, %1 : i32
  %3 = arith.select %2, %0, %1 : i32
  %4 = arith.divf %f, %f fastmath<fast> : f32
  %5 = arith.maximumf %v, %v : vector<4xf32>
  %6 = arith.cmpf ogt, %f, %4 fastmath<nnan> : f32
  %7 = arith.truncf %f : f32 to bf16
  %8 = arith.sitofp %a : i32 to f64
  %9 = arith.extui %2 : i1 to i8
  %10, %11 = arith.mulsi_extended %a, %b : i32
  %12 = arith.constant dense<[1.0, -0.0, 0x7F800000, 2.5]> : vector<4xf32>
  %13 = arith.addi %w, %w : vector<[4]xi32>
  %14 = math.fma %f, %4, %f : f32
  %15 = math.powf %v, %12 fastmath<contract> : vector<4xf32>
  %16 = math.ctlz %a : i32
  %17 = arith.index_cast %a : i32 to index
  %18 = arith.bitcast %f : f32 to i32
  %19 = arith.negf %f : f32
  %20 = math.fpowi %f, %a : f32, i32
  return %2, %3, %4 : i1, i32, f32
}
// -----
func.func @complex(%c: complex<f32>, %d: complex<f32>, %f: f32) -> complex<f32> {
  %0 = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %1 = complex.create %f, %f : complex<f32>
  %2 = complex.mul %c, %0 : complex<f32>
  %3 = complex.add %2, %d fastmath<nnan> : complex<f32>
  %4 = complex.re %3 : complex<f32>
  %5 = complex.abs %3 : complex<f32>
  %6 = complex.eq %c, %d : complex<f32>
  %7 = complex.div %3, %1 : complex<f32>
  return %7 : complex<f32>
}
// -----
func.func @index(%a: index, %b: index) -> i1 {
  %0 = index.constant 42
  %1 = index.add %a, %0
  %2 = index.ceildivs %1, %b
  %3 = index.cmp slt(%2, %a)
  %4 = index.casts %2 : index to i32
  %5 = index.bool.constant true
  %6 = index.sizeof
  return %3 : i1
}
// -----
func.func @quant(%f: tensor<4x!quant.uniform<i8:f32, 2.0:10>>) -> tensor<4x!quant.uniform<i8<-127:127>:f32:0, {1.0, 2.0:1, 3.0, 4.0}>> attributes {q = !quant.any<i8:f32>, c = !quant.calibrated<f32<-0.5:2.0>>} {
  %0 = "x.op"(%f) : (tensor<4x!quant.uniform<i8:f32, 2.0:10>>) -> tensor<4x!quant.uniform<i8<-127:127>:f32:0, {1.0, 2.0:1, 3.0, 4.0}>>
  return %0 : tensor<4x!quant.uniform<i8<-127:127>:f32:0, {1.0, 2.0:1, 3.0, 4.0}>>
}
// -----
func.func @values() attributes {
    a = [1 : i8, -2 : i64, 3.5 : f16, unit, "text", @sym::@nested, affine_map<(d0) -> (d0 + 1)>, affine_set<(d0) : (d0 >= 0)>],
    b = {k = tensor<2x?xi1>, l = memref<4xf32, 3>, m = (i32) -> (), n = tuple<i8, f64>, o = vector<2x[4]xi8>, p = complex<f64>},
    c = dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>, d = dense<true> : tensor<9xi1>, e = dense<["a", "b"]> : tensor<2x!x.s>,
    f = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xf32>, g = array<i32: 1, 2>, h = array<i1: true, false>,
    i = dense_resource<blob> : tensor<2xi32>, j = 18446744073709551615 : ui64, k = !x.type<1>, l = #x.attr<"y">,
    m = dense<(1.0, 2.0)> : tensor<3xcomplex<f32>>, n = -1.0e-30 : f80, o = 1.0 : f128, p = 0.1 : bf16} {
  return
}
{-# dialect_resources: { builtin: { blob: "0x0400000001000000FFFFFFFF" } } #-}
// -----
module @outer attributes {x.y = "z"} {
  module @inner {
    func.func private @declared()
  }
  func.func nested @visible() {
    return
  }
}
// -----
func.func @ub(%a: i32) -> i32 {
  %0 = ub.poison : i32
  return %0 : i32
}
// -----
func.func @p(%n: index, %m: memref<100x?xf32>, %k: index) -> f32 {
  affine.parallel (%i, %j) = (0, max(%n, %k + 3, 5)) to (min(%n + %k * 2, 10), symbol(%n)) step (2, 3) {
    %x = affine.vector_load %m[%i, %j] : memref<100x?xf32>, vector<4xf32>
  } {a.b}
  %t, %u = affine.parallel (%i) = (%n mod 3) to (%n + %n) reduce ("addf", "maximumf") -> (f32, f32) {
    %v = affine.load %m[%i, %i] : memref<100x?xf32>
    affine.yield %v, %v : f32, f32
  }
  return %t : f32
}
// -----
func.func @expand(%t: tensor<4xf32>, %m: memref<6x4xf32>) -> tensor<2x2xf32> {
  %0 = tensor.expand_shape %t [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>
  %1 = memref.expand_shape %m [[0, 1], [2]] : memref<6x4xf32> into memref<2x3x4xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @expand(%t: tensor<4xf32>, %m: memref<6x4xf32>) -> tensor<2x2xf32> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %1 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @aligned(%m: memref<16xf32>, %i: index) -> f32 {
  memref.assume_alignment %m, 64 : memref<16xf32>
  %0 = memref.load %m[%i] : memref<16xf32>
  return %0 : f32
}
// -----
func.func @simple_affine(%m: memref<100xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 100 step 2 {
    %v = affine.load %m[%i + 1] : memref<100xf32>
    affine.store %v, %m[%i] : memref<100xf32>
    affine.prefetch %m[%i], read, locality<3>, data : memref<100xf32>
    affine.for %j = 0 to %n {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
        affine.store %x, %m[%j] : memref<100xf32>
      }
    }
    %w = affine.vector_load %m[%i] : memref<100xf32>, vector<4xf32>
    affine.vector_store %w, %m[%i] : memref<100xf32>, vector<4xf32>
  }
  %p = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("maxs") -> (i32) {
    %c = arith.constant 1 : i32
    affine.yield %c : i32
  }
  return
}
