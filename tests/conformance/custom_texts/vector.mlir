module {
  "x.wrap"() ({
    %vscale = vector.vscale
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %vscale = vector.vscale {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>):
    %0 = vector.bitcast %arg0 {foo} : vector<4xindex> to vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = vector.bitcast %arg0 {foo} : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>):
    %0 = vector.broadcast %arg0 {foo} : vector<2xi64> to vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = vector.broadcast %arg0 {foo} : vector<[16]xi8> to vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = vector.constant_mask [0] : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = vector.constant_mask [0] {foo} : vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = vector.create_mask %arg0 : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = vector.create_mask %arg0 {foo} : vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = vector.extract_strided_slice %arg0 {offsets = [], sizes = [], strides = []} : vector<[8]xi16> to vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = vector.extract_strided_slice %arg0 {offsets = [], sizes = [], strides = []} : vector<[2]xf64> to vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>):
    %0 = vector.fma %arg0, %arg1, %arg2 {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[4]x[4]xf32>):
    %0 = vector.fma %arg0, %arg1, %arg2 : vector<[4]x[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32>, %arg1: index):
    %0 = vector.load %arg0[%arg1] : memref<4xf32>, vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32>, %arg1: index):
    %0 = vector.load %arg0[%arg1] {alignment = 8 : i64, nontemporal = true} : memref<4xf32>, vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>):
    vector.mask %arg0 { vector.yield } : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>):
    vector.mask %arg0 { vector.yield } {foo} : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = vector.multi_reduction <minnumf>, %arg0, %arg1 [1, 2, 3] : vector<[8]xi16> to vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = vector.multi_reduction <maximumf>, %arg0, %arg1 [1, 1, 1, 1] : vector<[16]xi8> to vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    vector.print %arg0 : vector<4xi32> punctuation <comma>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    vector.print %arg0 : vector<4xf32> punctuation <no_punctuation>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = vector.scalable.extract %arg0[8] {foo} : vector<[8]xi16> from vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = vector.scalable.extract %arg0[0] {foo} : vector<[16]xi8> from vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = vector.scalable.insert %arg0, %arg1[0] {foo} : vector<[4]xi1> into vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = vector.scalable.insert %arg0, %arg1[8] {foo} : vector<[4]xf32> into vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = vector.shape_cast %arg0 {foo} : vector<[16]xi1> to vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>):
    %0 = vector.shape_cast %arg0 {foo} : vector<4xindex> to vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>, %arg1: vector<4xi8>):
    %0 = vector.shuffle %arg0, %arg1 [1, 1, 1, 1] : vector<4xi8>, vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = vector.step : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = vector.step {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: memref<4xf32, 3>, %arg2: index):
    vector.store %arg0, %arg1[%arg2] {foo, nontemporal = true} : memref<4xf32, 3>, vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = vector.transpose %arg0, [0] : vector<16xf32> to vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>):
    %0 = vector.type_cast %arg0 : memref<4xf32, 3> to memref<4xf32, 3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>):
    %0 = vector.type_cast %arg0 {foo} : memref<4xf32, 3> to memref<4xf32, 3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !amdgpu.tdm_base<i32>, %arg1: !amdgpu.tdm_base<i32>):
    vector.yield {foo} %arg0, %arg1 : !amdgpu.tdm_base<i32>, !amdgpu.tdm_base<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !smt.array<[!smt.int -> !smt.bool]>, %arg1: !smt.array<[!smt.int -> !smt.bool]>):
    vector.yield {foo} %arg0, %arg1 : !smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>
  }) : () -> ()
}
