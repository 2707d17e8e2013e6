spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.AccessChain %ps[%i] : !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, i32 -> !spirv.ptr<i32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant 5 : i32
  %1 = spirv.AccessChain %ps[%0] : !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, i32 -> !spirv.ptr<i32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.AccessChain %ps[%0] : !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.AccessChain %ps[%0, %0] : !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.IAdd %i, %i : i32
  %1 = spirv.AccessChain %ps[%0] : !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, i32 -> !spirv.ptr<i32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %1 = spirv.PtrAccessChain %ps[%i] : !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, i32 -> !spirv.ptr<i32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %1 = "spirv.Load"(%p) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %1 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %1 = "spirv.Load"(%p) {alignment = 4 : i32, memory_access = #spirv.memory_access<Volatile>} : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %1 = "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  "spirv.Store"(%p, %i) : (!spirv.ptr<f32, Function>, i32) -> ()
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  "spirv.CopyMemory"(%p, %ps) : (!spirv.ptr<f32, Function>, !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>) -> ()
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  "spirv.CopyMemory"(%p, %p) {source_alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  "spirv.CopyMemory"(%p, %p) {source_memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Variable : !spirv.ptr<f32, Uniform>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<f32, Uniform>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Variable init(%f) : !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Variable built_in("x") : !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Variable {binding = 3 : i32} : !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.CompositeExtract"(%v) {indices = [4 : i32]} : (vector<4xf32>) -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.CompositeExtract"(%v) {indices = []} : (vector<4xf32>) -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.CompositeExtract"(%v) {indices = [1 : i32]} : (vector<4xf32>) -> i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.CompositeExtract"(%v) {indices = [1 : i32, 1 : i32]} : (vector<4xf32>) -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeInsert %i, %v[1 : i32] : i32 into vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeInsert %f, %v[7 : i32] : f32 into vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.CompositeInsert"(%f, %v) {indices = [1 : i32]} : (f32, vector<4xf32>) -> vector<3xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.IAddCarry"(%i, %i) : (i32, i32) -> !spirv.struct<(i32)>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.IAddCarry"(%i, %i) : (i32, i32) -> !spirv.struct<(i32, f32)>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.Constant"() {value = 3 : i32} : () -> i64
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.Constant"() {value = dense<3> : vector<2xi32>} : () -> vector<3xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant dense<3> : tensor<2xi32> : !spirv.array<3xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant dense<3> : tensor<2xi32> : !spirv.array<2xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant dense<3> : tensor<2xi32> : !spirv.array<2x!spirv.struct<(i32)>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant dense<3> : tensor<4xi32> : !spirv.array<2x!spirv.array<2xi32>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant [1 : i32] : i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant [1 : i32, 2.0 : f32] : !spirv.array<2xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant [1 : i32] : !spirv.array<2xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant "a" : i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %f, %f : (f32, f32) -> vector<3xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %f, %i : (f32, i32) -> vector<2xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %v, %i : (vector<4xf32>, i32) -> vector<8xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %v, %v : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %p, %v, %v : (!spirv.ptr<f32, Function>, vector<4xf32>, vector<4xf32>) -> vector<16xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %f, %f : (f32, f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %i : (i32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %f : (f32) -> !spirv.array<2xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.CompositeConstruct %f, %i : (f32, i32) -> !spirv.struct<(i32, f32)>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|Release>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.MemoryBarrier <Device>, <Acquire|SequentiallyConsistent>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.VectorShuffle [1 : i32, 3 : i32] %v, %v : vector<4xf32>, vector<4xf32> -> vector<3xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.VectorShuffle [1 : i32, 8 : i32] %v, %v : vector<4xf32>, vector<4xf32> -> vector<2xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.MatrixTimesScalar %m, %h : !spirv.matrix<2xvector<3xf32>>, f16
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Transpose %m : !spirv.matrix<2xvector<3xf32>> -> !spirv.matrix<2xvector<2xf32>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Transpose %m : !spirv.matrix<2xvector<3xf32>> -> !spirv.matrix<3xvector<3xf32>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Transpose %m : !spirv.matrix<2xvector<3xf32>> -> !spirv.matrix<3xvector<2xf16>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.MatrixTimesMatrix %m, %m : !spirv.matrix<2xvector<3xf32>>, !spirv.matrix<2xvector<3xf32>> -> !spirv.matrix<2xvector<3xf32>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.MatrixTimesMatrix %m, %m2 : !spirv.matrix<2xvector<3xf32>>, !spirv.matrix<3xvector<2xf32>> -> !spirv.matrix<2xvector<3xf32>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.MatrixTimesMatrix %m, %m2 : !spirv.matrix<2xvector<3xf32>>, !spirv.matrix<3xvector<2xf32>> -> !spirv.matrix<3xvector<3xf16>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.MatrixTimesMatrix %m, %m2 : !spirv.matrix<2xvector<3xf32>>, !spirv.matrix<3xvector<2xf32>> -> !spirv.matrix<3xvector<2xf32>>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2xvector<3xf32>>, vector<4xf32> -> vector<3xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.MatrixTimesVector %m, %v2f : !spirv.matrix<2xvector<3xf32>>, vector<2xf32> -> vector<2xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.MatrixTimesVector %m, %v2f : !spirv.matrix<2xvector<3xf32>>, vector<2xf32> -> vector<3xf16>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.VectorTimesMatrix %v, %m : vector<4xf32>, !spirv.matrix<2xvector<3xf32>> -> vector<2xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.VectorTimesMatrix %v3f, %m : vector<3xf32>, !spirv.matrix<2xvector<3xf32>> -> vector<3xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.VectorTimesMatrix %v3f, %m : vector<3xf32>, !spirv.matrix<2xvector<3xf32>> -> vector<2xf16>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.VectorTimesScalar %v, %h : (vector<4xf32>, f16) -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.VectorTimesScalar %v, %f : (vector<4xf32>, f32) -> vector<3xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, i64)>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32)>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f16, i32)>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, vector<2xi32>)>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GL.FrexpStruct %v : vector<4xf32> -> !spirv.struct<(vector<4xf32>, vector<4xi64>)>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GL.Ldexp %f : f32, %v2 : vector<2xi32> -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GL.Ldexp %v : vector<4xf32>, %v2 : vector<2xi32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.ShiftLeftLogical %i, %l : i32, i64
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.ShiftLeftLogical"(%i, %l) : (i32, i64) -> i64
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.ImageQuerySize %im : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16> -> i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.ImageQuerySize %ims : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16> -> vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.ImageQuerySize %imd : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16> -> vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Select %cv, %f, %f : vector<4xi1>, f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Select %cv, %v2f, %v2f : vector<4xi1>, vector<2xf32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.FConvert %f : f32 to f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.SConvert %i : i32 to i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.UConvert %v2 : vector<2xi32> to vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Bitcast %f : f32 to f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Bitcast %f : f32 to i64
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Bitcast %p : !spirv.ptr<f32, Function> to i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Bitcast %i : i32 to !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Bitcast %v : vector<4xf32> to vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Generic>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.PtrCastToGeneric %pu : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GenericCastToPtr %pg : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GenericCastToPtrExplicit %pg : !spirv.ptr<f32, Generic> to !spirv.ptr<i32, Function>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.ConvertPtrToU %p : !spirv.ptr<f32, Function> to si32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.AtomicAnd"(%p, %i) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<f32, Function>, i32) -> i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.AtomicAnd"(%pi, %i) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>} : (!spirv.ptr<i32, Function>, i32) -> i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.AtomicIIncrement"(%p) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<f32, Function>) -> i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = "spirv.EXT.AtomicFAdd"(%pi, %f) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, Function>, f32) -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.SDot %i, %i : i32 -> i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.SDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i16
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.SDot %v2, %v2, <PackedVectorFormat4x8Bit> : vector<2xi32> -> i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.SDot %v2, %v2 : vector<2xi32> -> i16
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.SDot %l, %l, <PackedVectorFormat4x8Bit> : i64 -> i64
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupBroadcast <Device> %f, %i : f32, i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformElect <Device> : i1
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformBallot <Device> %c : vector<4xi32>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformAll <Workgroup> %c : i1
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %f, %i : f32, i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformBroadcast <Device> %f, %i : f32, i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformFAdd <Device> <Reduce> %f : f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %f : f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %f cluster_size(%i) : f32, i32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.Constant 3 : i32
  %1 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %f cluster_size(%0) : f32, i32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformShuffle <Device> %f, %i : f32, i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformShuffle <Subgroup> %f, %si : f32, si32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformRotateKHR <Device> %f, %i : f32, i32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i, cluster_size(%i) : f32, i32, i32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupFAdd <Device> <Reduce> %f : f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.GroupIAdd <Device> <Reduce> %i : i32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %ka, %kb, %kb : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %kb, %kb, %kb : !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %ka, %kb, %kc : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.BranchConditional %c [0, 0], ^a, ^a
  ^a:
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.FunctionCall @foo() : () -> ()
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.mlir.addressof @foo : !spirv.ptr<f32, Input>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.mlir.addressof @foo : !spirv.ptr<f32, Input>
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.mlir.referenceof @foo : f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.Branch ^a
  ^a: spirv.Unreachable
  ^b:
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.mlir.selection { spirv.Return }
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.mlir.selection { spirv.mlir.merge }
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.mlir.loop { spirv.mlir.merge }
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.mlir.loop { spirv.Branch ^a
  ^a: spirv.mlir.merge }
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.mlir.loop { spirv.Branch ^a
  ^a: spirv.Branch ^b
  ^b: spirv.mlir.merge }
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.mlir.loop { spirv.Branch ^a
  ^a: spirv.Branch ^b
  ^b: spirv.Branch ^c
  ^c: spirv.mlir.merge }
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.mlir.loop { spirv.Branch ^b
  ^a: spirv.Branch ^b
  ^b: spirv.Branch ^a
  ^c: spirv.mlir.merge }
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  "spirv.mlir.merge"() : () -> ()
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  spirv.ReturnValue %f : f32
  spirv.Return
}
// -----
spirv.func @f(%p: !spirv.ptr<f32, Function>, %ps: !spirv.ptr<!spirv.struct<(i32, !spirv.array<3xf32>)>, Function>, %pi: !spirv.ptr<i32, Function>, %pu: !spirv.ptr<f32, Uniform>, %pg: !spirv.ptr<f32, Generic>, %f: f32, %h: f16, %i: i32, %si: si32, %l: i64, %v: vector<4xf32>, %v2: vector<2xi32>, %v2f: vector<2xf32>, %v3f: vector<3xf32>, %c: i1, %cv: vector<4xi1>, %m: !spirv.matrix<2xvector<3xf32>>, %m2: !spirv.matrix<3xvector<2xf32>>, %ka: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %kb: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %kc: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>, %im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %ims: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %imd: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>) "None" {
  %0 = spirv.SpecConstantOperation wraps "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v initializer(@foo) : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Function>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Generic>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s spec_id(-1) = 3 : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i7
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = dense<1> : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3.0 : bf16
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3.0 : f80
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = "a"
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.SpecConstantComposite @c (@s) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.SpecConstantComposite @c (@s, @s) : vector<2xf32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.SpecConstantComposite @c (@s) : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.SpecConstantComposite @c (@s) : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.EXT.SpecConstantCompositeReplicate @c (@s) : vector<2xf32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.EXT.SpecConstantCompositeReplicate @c (@s) : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @c (@s) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.array<2x!spirv.array<2xi32>>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.struct<(i32)>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 3 : i32
  spirv.func @f() "None" {
  %0 = spirv.mlir.referenceof @s : f32
  spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @s : !spirv.ptr<f32, Private>
  spirv.func @f() "None" {
  %0 = spirv.mlir.addressof @s : !spirv.ptr<i32, Private>
  spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
  spirv.ReturnValue %0 : f32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) -> i32 "None" {
  spirv.ReturnValue %a : f32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) -> i32 "None" {
  spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) -> (i32, i32) "None" {
  spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None"
}
// -----
spirv.module Logical GLSL450 {
  func.func @f()
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" {
  "a.b"() : () -> ()
  spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "Vertex" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.EntryPoint "Vertex" @f
  spirv.EntryPoint "Vertex" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.EntryPoint "Vertex" @f, @g
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" { spirv.Return }
  spirv.func @g(%a: f32) "None" {
  spirv.FunctionCall @f() : () -> ()
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" { spirv.Return }
  spirv.func @g(%a: i32) "None" {
  spirv.FunctionCall @f(%a) : (i32) -> ()
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" { spirv.Return }
  spirv.func @g(%a: f32) "None" {
  %0 = spirv.FunctionCall @f(%a) : (f32) -> (f32)
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) -> f32 "None" { spirv.ReturnValue %a : f32 }
  spirv.func @g(%a: f32) "None" {
  %0 = spirv.FunctionCall @f(%a) : (f32) -> (i32)
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.ConvertPtrToU %p : !spirv.ptr<f32, Function> to i32
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: i32) "None" {
  %0 = spirv.ConvertUToPtr %p : i32 to !spirv.ptr<f32, Function>
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8> }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%a: i8) -> i8 { spirv.ARM.GraphOutputs %a : i8 }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> i8 { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8> }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8>, !spirv.arm.tensor<2xi8>) { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8> }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<3xi8> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8> }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%t: !spirv.arm.tensor<2xi8>) "None" {
  %0 = spirv.CompositeExtract %t[5 : i32] : !spirv.arm.tensor<2xi8>
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32 -> vector<2xf32>
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32 -> !spirv.struct<(i32)>
  spirv.Return }
}
// -----
spirv.module Logical GLSL450 { 
spirv.GlobalVariable @a : !spirv.ptr<f32, Private>
spirv.GlobalVariable @v initializer(@a) : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 { 
spirv.SpecConstant @s = 3 : i32
spirv.SpecConstantComposite @c (@s, @s) : vector<2xi32>
spirv.GlobalVariable @v initializer(@c) : !spirv.ptr<vector<2xi32>, Private>
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = 1 : i32} : () -> vector<2xf32>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = 1 : i32} : () -> i32
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = "a"} : () -> vector<2xf32>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = dense<1> : vector<2xi32>} : () -> !spirv.array<2xvector<2xi32>>
  %1 = "spirv.EXT.ConstantCompositeReplicate"() {value = 1 : i32} : () -> !spirv.array<2xi32>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = dense<1> : tensor<2xi32>} : () -> !spirv.array<2x!spirv.array<2xi32>>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = 1 : i32} : () -> !spirv.array<2x!spirv.array<2xi32>>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = [1 : i32, 2 : i32]} : () -> !spirv.array<2x!spirv.array<2xi32>>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = 1 : i32} : () -> !spirv.struct<(i32)>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = 1 : i32} : () -> !spirv.rtarray<i32>
  return
}
// -----
spirv.module Logical GLSL450 { 
spirv.SpecConstant @s = 3 : i32
spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.rtarray<i32>
}
// -----
spirv.module Logical GLSL450 { 
spirv.SpecConstant @s = 3 : i32
spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.struct<(f32)>
}
// -----
spirv.module Logical GLSL450 { 
spirv.SpecConstant @s = 3 : i32
spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.struct<(i32,f32)>
}
// -----
spirv.module Logical GLSL450 { 
spirv.SpecConstant @s = 3 : i32
spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.matrix<2xvector<2xf32>>
}
// -----
spirv.module Logical GLSL450 { 
spirv.SpecConstant @s = 3 : i32
spirv.EXT.SpecConstantCompositeReplicate @c (@s) : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>
}
// -----
func.func @img(%t: !spirv.arm.tensor<2x3xi8>, %u: !spirv.arm.tensor<?x?xi8>, %i: i32) {
  %0 = spirv.CompositeExtract %t[5 : i32] : !spirv.arm.tensor<2x3xi8>
  %1 = spirv.CompositeExtract %u[5 : i32] : !spirv.arm.tensor<?x?xi8>
  return
}
// -----
func.func @img(%t: !spirv.arm.tensor<2x3xi8>) {
  %0 = spirv.CompositeExtract %t[6 : i32] : !spirv.arm.tensor<2x3xi8>
  return
}
// -----
func.func @img(%c: i1) {
  "spirv.EXT.EmitMeshTasks"() : () -> ()
}
// -----
func.func @sw(%i: i32) {
  "spirv.Switch"(%i) [^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, literals = dense<[0, 1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return
^bb2: return
}
// -----
func.func @sw(%i: i32) {
  "spirv.Switch"(%i) [^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, literals = dense<[0]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return
^bb2: return
}
// -----
func.func @sw(%i: i32) {
  "spirv.Switch"(%i) [^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, literals = dense<[0]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return
^bb2: return
}
// -----
func.func @sw(%i: i32) {
  "spirv.Switch"(%i) [^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return
}
// -----
func.func @sw(%i: i32) {
  "spirv.Switch"(%i) [^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>, literals = dense<[0]> : vector<1xi32>}> : (i32) -> ()
^bb1: return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = [1 : i32, 2 : i32, 3 : i32]} : () -> !spirv.array<2x!spirv.array<2xi32>>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = [[1 : i32], [1 : i32]]} : () -> !spirv.array<2x!spirv.array<2xi32>>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = unit} : () -> !spirv.array<2x!spirv.array<2xi32>>
  return
}
// -----
func.func @a() {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() {value = 1 : i32} : () -> !spirv.matrix<2xvector<2xf32>>
  return
}
