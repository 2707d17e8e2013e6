func.func @integers(%a: i32, %b: i32, %v: vector<4xi8>, %t: tensor<?x2xi64>, %i: index) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %v, %v overflow<nsw, nuw> : vector<4xi8>
  %2 = arith.subi %t, %t overflow<nuw> : tensor<?x2xi64>
  %3 = arith.muli %i, %i overflow<nsw> {note = 1 : i32} : index
  %4 = arith.divsi %a, %b : i32
  %5 = arith.divui %a, %b exact : i32
  %6 = arith.divsi %a, %b exact {note} : i32
  %7 = arith.ceildivsi %a, %b : i32
  %8 = arith.ceildivui %a, %b : i32
  %9 = arith.floordivsi %a, %b : i32
  %10 = arith.remsi %a, %b : i32
  %11 = arith.remui %v, %v : vector<4xi8>
  %12 = arith.andi %a, %b : i32
  %13 = arith.ori %a, %b : i32
  %14 = arith.xori %a, %b : i32
  %15 = arith.shli %a, %b overflow<nsw> : i32
  %16 = arith.shrsi %a, %b exact : i32
  %17 = arith.shrui %a, %b : i32
  %18 = arith.maxsi %a, %b : i32
  %19 = arith.maxui %a, %b : i32
  %20 = arith.minsi %a, %b : i32
  %21 = arith.minui %a, %b : i32
  %22, %23 = arith.addui_extended %a, %b : i32, i1
  %24, %25 = arith.addui_extended %t, %t : tensor<?x2xi64>, tensor<?x2xi1>
  %26, %27 = arith.mulsi_extended %a, %b : i32
  %low, %high = arith.mului_extended %v, %v : vector<4xi8>
  return
}
func.func @floats(%a: f32, %b: f32, %v: vector<[4]x2xf64>, %t: tensor<*xbf16>) {
  %0 = arith.negf %a : f32
  %1 = arith.addf %a, %b : f32
  %2 = arith.subf %v, %v fastmath<fast> : vector<[4]x2xf64>
  %3 = arith.mulf %a, %b fastmath<nnan, ninf> : f32
  %4 = arith.divf %a, %b fastmath<arcp> {note} : f32
  %5 = arith.remf %t, %t : tensor<*xbf16>
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.minimumf %a, %b fastmath<contract,afn> : f32
  %8 = arith.maxnumf %a, %b : f32
  %9 = arith.minnumf %a, %b : f32
  %10 = arith.negf %v fastmath<nsz> : vector<[4]x2xf64>
  %11 = arith.mulf %a, %b fastmath<none> : f32
  return
}
func.func @compare(%a: i32, %f: f32, %v: vector<4xindex>, %t: tensor<3xf64>, %c: i1, %m: vector<4xi1>) {
  %0 = arith.cmpi eq, %a, %a : i32
  %1 = arith.cmpi ult, %v, %v : vector<4xindex>
  %2 = arith.cmpi "sge", %a, %a {note = "n"} : i32
  %3 = arith.cmpf oeq, %f, %f : f32
  %4 = arith.cmpf une, %t, %t fastmath<nnan> : tensor<3xf64>
  %5 = arith.cmpf false, %f, %f : f32
  %6 = arith.select %c, %a, %a : i32
  %7 = arith.select %m, %v, %v : vector<4xi1>, vector<4xindex>
  %8 = arith.select %c, %t, %t {note} : tensor<3xf64>
  return
}
func.func @casts(%a: i32, %f: f32, %v: vector<4xi8>, %t: tensor<?xf16>, %i: index, %m: memref<2xi32>, %s: f8E8M0FNU, %x: f4E2M1FN) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %v : vector<4xi8> to vector<4xi32>
  %2 = arith.trunci %a : i32 to i1
  %3 = arith.trunci %a overflow<nsw, nuw> {note} : i32 to i16
  %4 = arith.extf %f : f32 to f64
  %5 = arith.extf %t fastmath<fast> : tensor<?xf16> to tensor<?xf32>
  %6 = arith.truncf %f : f32 to bf16
  %7 = arith.truncf %f to_nearest_away : f32 to f16
  %8 = arith.truncf %f toward_zero fastmath<contract> : f32 to f16
  %9 = arith.uitofp %a : i32 to f32
  %10 = arith.sitofp %v : vector<4xi8> to vector<4xf32>
  %11 = arith.fptoui %f : f32 to i1
  %12 = arith.fptosi %t : tensor<?xf16> to tensor<?xi128>
  %13 = arith.index_cast %i : index to i32
  %14 = arith.index_cast %m : memref<2xi32> to memref<2xindex>
  %15 = arith.index_castui %a : i32 to index
  %16 = arith.bitcast %f : f32 to i32
  %17 = arith.bitcast %m : memref<2xi32> to memref<2xf32>
  %18 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  %19 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f4E2M1FN
  %20 = arith.scaling_truncf %f, %s to_nearest_even fastmath<fast> : f32, f8E8M0FNU to f4E2M1FN
  return
}
func.func @constants() {
  %0 = arith.constant 0 : index
  %1 = arith.constant -1 : i32
  %2 = arith.constant true
  %3 = arith.constant false
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant dense<[1, 2]> : tensor<2xi8>
  %6 = arith.constant dense<0.0> : vector<[4]xf32>
  %7 = arith.constant {note} 42 : i64
  %8 = arith.constant 0 : index
  %9 = arith.constant dense_resource<blob> : tensor<2xi8>
  %10 = arith.constant 0x7FC00000 : f32
  %11 = arith.constant sparse<[[0, 0]], [1]> : tensor<3x4xi32>
  %12 = arith.constant 123456789012345678901234567890 : i128
  %13 = arith.constant -42 : i7
  %14 = arith.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  return
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000102"
    }
  }
#-}
