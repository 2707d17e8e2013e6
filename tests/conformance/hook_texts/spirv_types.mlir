func.func private @t(!spirv.ptr<i32, Function>, !spirv.array<4 x f32>, !spirv.array<4xi32, stride=4>, !spirv.array<4xi32, stride = 8>, !spirv.rtarray<i32>, !spirv.rtarray<f32, stride=4>, !spirv.struct<()>, !spirv.struct<(i32, f32)>, !spirv.struct<(i32 [0], f32 [4])>, !spirv.struct<(i32 [0, NonWritable], f32 [4, NonWritable])>, !spirv.struct<foo, (i32, !spirv.ptr<!spirv.struct<foo>, Generic>)>, !spirv.struct<a, ()>, !spirv.matrix<3xvector<3xf32>>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba32f>>, !spirv.arm.tensor<?x?xi32>, !spirv.arm.tensor<2x3xf32>, !spirv.array<2x!spirv.array<2xf32>>)
// -----
func.func private @t(!spirv.struct<(i32 [NonWritable])>, !spirv.struct<(i32 [NonWritable, RowMajor], f32)>, !spirv.struct<(i32), Block>, !spirv.struct<(i32 [0]), Block>, !spirv.struct<s, (i32 [0]), Block>)
// -----
func.func private @t(!spirv.arm.tensor<*xi32>)
// -----
func.func private @t(!spirv.ptr<si8, Function>)
// -----
func.func private @t(!spirv.ptr<f80, Function>)
// -----
func.func private @t(!spirv.ptr<vector<4xbf16>, Function>)
// -----
func.func private @t(!spirv.struct<(i32 [0, NonWritable], f32 [4, NonWritable, Offset=3])>)
// -----
func.func private @t(!spirv.struct<(i32 [0, Offset=3 : i32, RowMajor, MatrixStride="x"], f32 [4])>)
// -----
func.func private @t(!spirv.struct<(i32 [NonWritable], f32 [NonWritable, RowMajor]), Block, Offset=4 : i32>)
// -----
func.func private @t(!spirv.struct<foo, (i32 [RowMajor, NonWritable], !spirv.ptr<!spirv.struct<foo>, Generic>), Block>)
// -----
func.func private @t(!spirv.struct<foo, (i32 [NonWritable, RowMajor], !spirv.ptr<!spirv.struct<foo>, Generic>), RowMajor, Block>)
// -----
func.func private @t(!spirv.struct<(i32 [])>)
// -----
func.func private @t(!spirv.array<2xf32, stride=-1>)
// -----
func.func private @t(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.arm.tensor<?x?xi32>, !spirv.arm.tensor<2xf32>)
// -----
func.func private @t(!spirv.array<4 x i32, stride = 4>, !spirv.rtarray<vector<4xi32>>, !spirv.struct<(vector<2x2xi32>, tensor<2xi32>)>)
// -----
func.func private @t(!spirv.struct<(i32), RowMajor, Block>, !spirv.struct<(i32), Offset="a", NonWritable, Block>,!spirv.struct<(i32 [Offset=1, Offset=0]), Block, Block>, !spirv.struct<(i32 [Offset=[1,2]])>)
// -----
func.func private @t(!spirv.array<4xbf16>, !spirv.array<4xf8E4M3FN>, !spirv.array<4xtf32>, !spirv.array<4xvector<3xindex>>, !spirv.array<4xvector<1xi32>>, !spirv.array<4xvector<[4]xi32>>, !spirv.array<4xui8>, !spirv.array<4xsi64>, !spirv.array<4xf80>)
// -----
func.func private @t(!spirv.struct<(i32 [-1])>)
// -----
func.func private @t(!spirv.arm.tensor<*xi32>)
// -----
func.func private @t(!spirv<array<2xf32>>)
// -----
"t.a"() {a = !spirv.struct<a, (i32)>, b = !spirv.struct<a, (i32)>} : () -> ()
// -----
"t.a"() {a = !spirv.struct<a>} : () -> ()
// -----
"t.a"() {a = !spirv.struct<a, (i32)>, b = !spirv.struct<a>} : () -> ()
// -----
"t.a"() {a = !spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, b = !spirv.struct<a>} : () -> ()
// -----
"t.a"() {a = !spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, b = !spirv.ptr<!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>} : () -> ()
// -----
!b = !spirv.struct<b, (!spirv.ptr<!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>, Uniform>)>
"t.a"() {a = !spirv.struct<a, (!spirv.ptr<!b, Uniform>)>, b = !b} : () -> ()
// -----
"t.a"() {a = !spirv.struct<a, ()>, b = !spirv.struct<a, ()>} : () -> ()
// -----
"t.a"() {a = !spirv.struct<a, (), Block>, b = !spirv.struct<a, ()>} : () -> ()
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.struct<a, (!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>)>, Uniform>) "None" {
    %0 = spirv.Constant 0 : i32
    %1 = spirv.AccessChain %p[%0] : !spirv.ptr<!spirv.struct<a, (!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>)>, Uniform>, i32 -> !spirv.ptr<!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>, Uniform>)>, Uniform>, Uniform>
    %2 = spirv.Load "Uniform" %1 : !spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>, Uniform>)>, Uniform>
    spirv.Return
  }
}
