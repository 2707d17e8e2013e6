module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = arith.addf %arg0, %arg1 fastmath<reassoc> : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = arith.addf %arg0, %arg1 fastmath<nnan> : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>):
    %0 = arith.addi %arg0, %arg1 overflow<nuw> : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = arith.addi %arg0, %arg1 overflow<nsw> {foo} : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %sum, %overflow = arith.addui_extended %arg0, %arg1 {foo} : vector<[4]xi1>, vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %sum, %overflow = arith.addui_extended %arg0, %arg1 {foo} : vector<[16]xi1>, vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = arith.andi %arg0, %arg1 : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = arith.andi %arg0, %arg1 {foo} : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>):
    %0 = arith.bitcast %arg0 {foo} : tensor<1x1x4xf32> to tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = arith.bitcast %arg0 {foo} : tensor<1x4x4x1xi8> to tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = arith.ceildivsi %arg0, %arg1 {foo} : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>, %arg1: vector<4xindex>):
    %0 = arith.ceildivsi %arg0, %arg1 {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = arith.ceildivui %arg0, %arg1 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.ceildivui %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = arith.cmpi sge, %arg0, %arg1 : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = arith.cmpi ugt, %arg0, %arg1 {foo} : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %c1_i32 = arith.constant 1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = arith.divf %arg0, %arg1 fastmath<contract> {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = arith.divf %arg0, %arg1 fastmath<ninf> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.divsi %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>, %arg1: vector<4xindex>):
    %0 = arith.divsi %arg0, %arg1 exact {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = arith.divui %arg0, %arg1 exact {foo} : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.divui %arg0, %arg1 exact : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>):
    %0 = arith.extui %arg0 : vector<2xi1> to vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = arith.fptosi %arg0 : f32 to i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = arith.fptoui %arg0 : f64 to i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16):
    %0 = arith.fptoui %arg0 : bf16 to i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = arith.floordivsi %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.floordivsi %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>):
    %0 = arith.maxnumf %arg0, %arg1 fastmath<ninf> {foo} : tensor<?xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = arith.maxnumf %arg0, %arg1 fastmath<nnan> : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = arith.maxsi %arg0, %arg1 : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = arith.maxsi %arg0, %arg1 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = arith.maxui %arg0, %arg1 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.maxui %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>, %arg1: vector<[4]x[4]xf32>):
    %0 = arith.maximumf %arg0, %arg1 {foo} : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = arith.maximumf %arg0, %arg1 fastmath<contract> {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %0 = arith.minnumf %arg0, %arg1 fastmath<contract> : tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>, %arg1: vector<[4]x[4]xf32>):
    %0 = arith.minnumf %arg0, %arg1 fastmath<ninf> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %0 = arith.minsi %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.minsi %arg0, %arg1 {foo} : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = arith.minui %arg0, %arg1 {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.minui %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = arith.minimumf %arg0, %arg1 fastmath<nnan> {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = arith.minimumf %arg0, %arg1 fastmath<reassoc> {foo} : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = arith.mulf %arg0, %arg1 fastmath<contract> {foo} : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = arith.muli %arg0, %arg1 overflow<nuw> {foo} : tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>, %arg1: vector<4xindex>):
    %0 = arith.muli %arg0, %arg1 overflow<nsw> {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %low, %high = arith.mulsi_extended %arg0, %arg1 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %low, %high = arith.mulsi_extended %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>):
    %low, %high = arith.mului_extended %arg0, %arg1 : vector<2x2xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %low, %high = arith.mului_extended %arg0, %arg1 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = arith.negf %arg0 fastmath<arcp> : tensor<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = arith.negf %arg0 fastmath<nsz> : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = arith.ori %arg0, %arg1 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.ori %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = arith.remf %arg0, %arg1 fastmath<fast> {foo} : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = arith.remf %arg0, %arg1 fastmath<arcp> {foo} : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = arith.remsi %arg0, %arg1 {foo} : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.remsi %arg0, %arg1 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = arith.remui %arg0, %arg1 : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.remui %arg0, %arg1 {foo} : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16):
    %0 = arith.sitofp %arg0 : i16 to f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = arith.shli %arg0, %arg1 overflow<nsw> {foo} : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>, %arg1: vector<4xindex>):
    %0 = arith.shli %arg0, %arg1 overflow<nsw> {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = arith.shrsi %arg0, %arg1 exact {foo} : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = arith.shrsi %arg0, %arg1 exact : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = arith.shrui %arg0, %arg1 exact {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = arith.shrui %arg0, %arg1 exact {foo} : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = arith.subf %arg0, %arg1 fastmath<nsz> {foo} : tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = arith.subf %arg0, %arg1 fastmath<nnan> : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = arith.subi %arg0, %arg1 overflow<nuw> : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<2xi64>):
    %0 = arith.subi %arg0, %arg1 overflow<nsw> : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = arith.trunci %arg0 : i64 to i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16):
    %0 = arith.trunci %arg0 overflow<nsw> : i16 to i4
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>):
    %0 = arith.uitofp %arg0 : vector<2xi1> to vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>):
    %0 = arith.xori %arg0, %arg1 {foo} : tensor<?x?xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>):
    %0 = arith.xori %arg0, %arg1 {foo} : tensor<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = arith.select %arg0, %arg1, %arg2 : vector<[16]xi1>, vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi1>):
    %0 = arith.select %arg0, %arg1, %arg2 {foo} : vector<[4]xi1>, vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ppc_fp128, %arg1: i64, %arg2: vector<2x!llvm.ppc_fp128>):
    %0 = arith.truncf %arg0 : !llvm.ppc_fp128 to f32
    %1 = arith.extf %0 : f32 to !llvm.ppc_fp128
    %2 = arith.sitofp %arg1 : i64 to !llvm.ppc_fp128
    %3 = arith.bitcast %arg0 : !llvm.ppc_fp128 to i128
    %4 = arith.fptoui %arg2 : vector<2x!llvm.ppc_fp128> to vector<2xi8>
  }) : () -> ()
}
