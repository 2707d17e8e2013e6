spirv.module Foo GLSL450 {}
// -----
spirv.module Logical Foo {}
// -----
spirv.module Logical GLSL450 requires 3 {}
// -----
spirv.module "Logical" GLSL450 {}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() {}
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "Foo" {}
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() 3 {}
}
// -----
spirv.module Logical GLSL450 {
  spirv.func f() "None" {}
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : f32
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v bind(0) : !spirv.ptr<f32, Input>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v built_in(3) : !spirv.ptr<f32, Input>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v initializer(@a::@b) : !spirv.ptr<f32, Input>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v initializer("a") : !spirv.ptr<f32, Input>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @s spec_id("a") = 3 : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstantComposite @s () : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstantComposite @s (@a, 3) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @s () : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @s (3) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @s (@a, @b) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @s (@a)
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint Foo @a
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "Foo" @a
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "Vertex" "a"
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "Vertex" @a, 3
}
// -----
spirv.module Logical GLSL450 {
  spirv.ExecutionMode @a "Foo"
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.GraphEntryPoint "x"
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Constant [1, 2]
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Constant dense<1> : tensor<2xi32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Constant "a"
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Load "Foo" %p : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Load Function %p : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Load "Function" %p ["Foo"] : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Load "Function" %p ["Aligned"] : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Load "Function" %p [Volatile] : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Load "Uniform" %p : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.Store "Function" %p : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.Store "Function" %p, %f, %f : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.Store "Function" %p, %i : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.CopyMemory "Function" %p : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.CopyMemory "Function" %p, "Function" %p ["Foo"] : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Variable : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.Variable init(%i) : !spirv.ptr<f32, Function>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %v[4 : i32] : vector<4xf32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %v[] : vector<4xf32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %v[1 : i32, 0 : i32] : vector<4xf32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %v["a"] : vector<4xf32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %v 3 : vector<4xf32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %s[2 : i32] : !spirv.struct<(i32, !spirv.array<3xf32>)>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %s[1 : i32, 3 : i32] : !spirv.struct<(i32, !spirv.array<3xf32>)>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %r[-1 : i32] : !spirv.rtarray<f32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %m[2 : i32] : !spirv.matrix<2xvector<3xf32>>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %m[1 : i32, 3 : i32] : !spirv.matrix<2xvector<3xf32>>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeExtract %v22[1 : i32] : vector<2x2xf32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeInsert %f, %v[1 : i32] : f32 vector<4xf32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.CompositeInsert %f[1 : i32] : f32 into vector<4xf32>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.IAddCarry %i, %i : i32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.IAddCarry %i, %i : !spirv.struct<(i32)>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.IAddCarry %i : !spirv.struct<(i32, i32)>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.IAddCarry %i, %i : !spirv.struct<(f32, f32)>
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.GL.FClamp %f, %f, %f : i32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.GL.FClamp(%f, %f, %f) : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.GL.FClamp(%f, %f, %f) : (f32, f32) -> f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  %0 = spirv.SpecConstantOperation "spirv.IAdd"(%i, %i) : (i32, i32) -> i32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.mlir.selection control(Foo) {}
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.mlir.selection control("Flatten") {}
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.mlir.loop control Unroll {}
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.BranchConditional %c [1], ^a, ^b
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.BranchConditional %c ["a", 1], ^a, ^b
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.BranchConditional %i, ^a, ^b
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.INTEL.SubgroupBlockWrite %p, %f : f32
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %f: f32, %i: i32, %v: vector<4xf32>, %c: i1, %s: !spirv.struct<(i32, !spirv.array<3xf32>)>, %r: !spirv.rtarray<f32>, %m: !spirv.matrix<2xvector<3xf32>>, %k: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %t: !spirv.arm.tensor<2xi8>, %v22: vector<2x2xf32>) {
  spirv.INTEL.SubgroupBlockWrite "Function" %p : f32
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @user(%a: i32) -> i32 "None" {
    %0 = spirv.FunctionCall @nowhere(%a, %0) : (i32, i32) -> i32
    spirv.ReturnValue %0 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.EXT.SpecConstantCompositeReplicate @b (@a) : vector<7xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a) : vector<7xi32>
}
// -----
func.func @extract(%a: vector<7xi32>) {
  %0 = spirv.CompositeExtract %a[0 : i32] : vector<7xi32>
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.EXT.SpecConstantCompositeReplicate @b (@a) : vector<4xi7>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a) : vector<4xi7>
}
// -----
func.func @extract(%a: vector<4xi7>) {
  %0 = spirv.CompositeExtract %a[0 : i32] : vector<4xi7>
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.EXT.SpecConstantCompositeReplicate @b (@a) : vector<4xindex>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a) : vector<4xindex>
}
// -----
func.func @extract(%a: vector<4xindex>) {
  %0 = spirv.CompositeExtract %a[0 : i32] : vector<4xindex>
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.EXT.SpecConstantCompositeReplicate @b (@a) : vector<4xf8E5M2>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a) : vector<4xf8E5M2>
}
// -----
func.func @extract(%a: vector<4xf8E5M2>) {
  %0 = spirv.CompositeExtract %a[0 : i32] : vector<4xf8E5M2>
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a) : !spirv.rtarray<i32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<i32, Private>
  spirv.EXT.SpecConstantCompositeReplicate @b (@a) : vector<4xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @b (@c) : vector<4xi32>
}
// -----
func.func private @counts(!spirv.array<9223372036854775807 x i32>, !spirv.array<4294967297 x i32>, !spirv.coopmatrix<4294967297x16xi32, Subgroup, MatrixA>)
// -----
"test.attribute"() {a = #spirv.interface_var_abi<(4294967296, 0)>} : () -> ()
// -----
"test.attribute"() {a = #spirv.interface_var_abi<(-2147483649, 0)>} : () -> ()
// -----
"test.attribute"() {a = #spirv.interface_var_abi<(x, 0)>} : () -> ()
// -----
"test.attribute"() {a = #spirv.interface_var_abi<(0, 4294967296)>} : () -> ()
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "f", attributes = <Import>>}
}
