func.func private @t(!spirv.sampler, !spirv.named_barrier)
// -----
func.func private @t(!spirv.arm.tensor<4x0xi32>)
// -----
func.func private @t(!spirv.ptr<bf16, Function>, !spirv.ptr<vector<7xi32>, Function>, !spirv.ptr<tensor<7xi32>, Function>)
// -----
func.func private @t(!spirv.ptr<vector<7xi32>, Function>)
// -----
func.func private @t(!spirv.ptr<vector<2x2xi32>, Function>)
// -----
func.func private @t(!spirv.ptr<index, Function>)
// -----
func.func private @t(!spirv.ptr<i7, Function>)
// -----
func.func private @t(!spirv.ptr<vector<16xi32>, Function>)
// -----
func.func private @t(!spirv.struct<foo, (!spirv.ptr<!spirv.struct<foo, (i32)>, Generic>)>)
// -----
func.func private @t(!spirv.struct<(i32 [0], i32)>)
// -----
func.func private @t(!spirv.struct<(i32 [0], i32 [NonWritable])>)
// -----
func.func private @t(!spirv.struct<(i32, i32 [0])>)
// -----
func.func private @t(!spirv.struct<(i32 [foo])>)
// -----
func.func private @t(!spirv.struct<(i32 [0,])>)
// -----
func.func private @t(!spirv.struct<(), Block>)
// -----
func.func private @t(!spirv.struct<x, (), Block>, !spirv.struct<y, ()>)
// -----
func.func private @t(!spirv.array<0xf32>)
// -----
func.func private @t(!spirv.array<?xf32>)
// -----
func.func private @t(!spirv.array<2x3xf32>)
// -----
func.func private @t(!spirv.array<2xf32, stride=0>)
// -----
func.func private @t(!spirv.array<2xf32, foo=0>)
// -----
func.func private @t(!spirv.ptr<f32, Foo>)
// -----
func.func private @t(!spirv.ptr<f32>)
// -----
func.func private @t(!spirv.ptr<f32, "Function">)
// -----
func.func private @t(!spirv.matrix<5xvector<3xf32>>)
// -----
func.func private @t(!spirv.matrix<3x3xvector<3xf32>>)
// -----
func.func private @t(!spirv.matrix<3xvector<5xf32>>)
// -----
func.func private @t(!spirv.matrix<3xvector<3xi32>>)
// -----
func.func private @t(!spirv.matrix<3xi32>)
// -----
func.func private @t(!spirv.matrix<3xvector<3x3xf32>>)
// -----
func.func private @t(!spirv.coopmatrix<3xf32, Subgroup, MatrixA>)
// -----
func.func private @t(!spirv.coopmatrix<3x4xf32, Foo, MatrixA>)
// -----
func.func private @t(!spirv.coopmatrix<3x4xf32, Subgroup, Foo>)
// -----
func.func private @t(!spirv.sampled_image<i32>)
// -----
func.func private @t(!spirv.image<f32, Foo, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)
// -----
func.func private @t(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Foo>)
// -----
func.func private @t(!spirv.image<f32, Dim2D, NoDepth>)
// -----
func.func private @t(!spirv.foo<f32>)
// -----
func.func private @t(!spirv.ptr)
// -----
func.func private @t(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
// -----
func.func private @t(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
// -----
func.func private @t(!spirv.ptr<!llvm.ptr, Function>)
// -----
func.func private @t(!spirv.array<4x!spirv.ptr<f32, Uniform>>,!spirv.array<0x4xf32>, !spirv.matrix<2 x vector<2xf16>>)
// -----
func.func private @t(!spirv.array<4xtuple<>>)
// -----
func.func private @t(!spirv.array<4xcomplex<f32>>)
// -----
func.func private @t(!spirv.array<4xnone>)
// -----
func.func private @t(!spirv.struct<(i32 [4294967296])>)
// -----
func.func private @t(!spirv.arm.tensor<2x?xi32>)
// -----
func.func private @t(!spirv.arm.tensor<2x3xtensor<i32>>)
// -----
func.func private @t(!spirv.coopmatrix<3x4xtensor<i32>, Subgroup, MatrixA>)
// -----
func.func private @t(!spirv.array<2xf32, stride=99999999999>)
// -----
func.func private @t(!spirv.struct<foo>)
// -----
"a.b"() {x = #spirv.vce<v9.0, [], []>} : () -> ()
// -----
"a.b"() {x = #spirv.vce<v1.0, [Foo], []>} : () -> ()
// -----
"a.b"() {x = #spirv.vce<v1.0, [], [Foo]>} : () -> ()
// -----
"a.b"() {x = #spirv.vce<v1.0, []>} : () -> ()
// -----
"a.b"() {x = #spirv.vce} : () -> ()
// -----
"a.b"() {x = #spirv.interface_var_abi<0, 1>} : () -> ()
// -----
"a.b"() {x = #spirv.interface_var_abi<(0, 1), Foo>} : () -> ()
// -----
"a.b"() {x = #spirv.target_env<3>} : () -> ()
// -----
"a.b"() {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>>} : () -> ()
// -----
"a.b"() {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, AMD:DiscreteGPU:foo, #spirv.resource_limits<>>} : () -> ()
// -----
"a.b"() {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, AMD, 3>} : () -> ()
// -----
"a.b"() {x = #spirv.foo<3>} : () -> ()
// -----
"a.b"() {x = #spirv.interface_var_abi<(0, 1), >} : () -> ()
// -----
"a.b"() {x = #spirv.vce<v1.0, [Shader,], []>} : () -> ()
// -----
"a.b"() {x = #spirv.vce<v1.0, Shader, []>} : () -> ()
