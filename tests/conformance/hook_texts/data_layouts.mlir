gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "some">} { }
// -----
gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = "some">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { return } }
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} return }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 64]> : vector<4xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64, 64]> : vector<4xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 64]> : vector<4xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 32, 64, 64]> : vector<4xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<i32> = dense<64> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!unknown.array<2 x i32> = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!quant.any<i8:f32> = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.bar" = "a">} { func.func @f() { return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.bar" = "a">} { }
// -----
func.func @f() { return } 
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.bar" = "a">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.bar" = "a">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"bar" = "a">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>, "llvm.bar" = "a">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"ptr.bar" = !ptr.ptr<#ptr.generic_space>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 8, 64]> : vector<3xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 16, 64]> : vector<3xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 32, 64]> : vector<3xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64]> : vector<3xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 6, 64]> : vector<3xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 2, 64]> : vector<3xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 2, 64]> : vector<3xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[64, 64, 64]> : vector<3xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[8, 8, 64]> : vector<3xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<24> : vector<1xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<4> : vector<1xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<12> : vector<1xi64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 32, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 8, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 64, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 128, preferred = 128>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = #ptr.generic_space, !ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = #ptr.generic_space, !ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { module { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { } } }
// -----
module { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { func.func @f() { "t.a"() ({ module {  "t.a"() ({  gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { } "t.y"() : () -> ()  }) : () -> () } }) : () -> () return } } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = 3>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = 4>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.func<void ()> = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!spirv.ptr<i32, Uniform> = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"spirv.x"> = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", (i32)> = dense<64> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<64> : vector<3xi32>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.x86_amx = 3>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = "little">} { } } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", opaque> = 4>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", opaque> = dense<64> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<64> : vector<2xi32>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi32>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<64> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<packed ()> = dense<64> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,32]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,32,16]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,32,31]> : vector<3xi32>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,-1,31]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 8, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 8, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 64, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 64, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 32, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 8, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 8, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 8, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 8, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 8, preferred = 64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 0, preferred = 64>>} { } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { %0 = llvm.atomicrmw xchg %p, %p monotonic : !llvm.ptr, !llvm.ptr llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { %0 = llvm.atomicrmw xchg %p, %q monotonic : !llvm.ptr, !llvm.ptr<1> llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { %0 = llvm.atomicrmw xchg %p, %q monotonic : !llvm.ptr, !llvm.ptr<1> llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { %0 = llvm.atomicrmw xchg %p, %p monotonic : !llvm.ptr, !llvm.ptr llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { module { llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { %0 = llvm.atomicrmw xchg %p, %p monotonic : !llvm.ptr, !llvm.ptr llvm.return } } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { "t.a"() ({ llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { %0 = llvm.atomicrmw xchg %p, %p monotonic : !llvm.ptr, !llvm.ptr llvm.return } }) : () -> () }
// -----
gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { %0 = llvm.atomicrmw xchg %p, %p monotonic : !llvm.ptr, !llvm.ptr llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.ptr llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>) { llvm.store %p, %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr, !llvm.ptr llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %v: !llvm.ptr) { %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, !llvm.ptr llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[4, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %v: !llvm.ptr) { %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, !llvm.ptr llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) { %0 = ptr.load %p atomic monotonic alignment = 8 : !ptr.ptr<#llvm.address_space<0>> -> !llvm.ptr return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[160, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %v: vector<1x!llvm.ptr>) { %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<1x!llvm.ptr> llvm.return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} { llvm.func @f(%p: !llvm.ptr, %q: f80) { %0 = llvm.atomicrmw xchg %p, %q monotonic : !llvm.ptr, f80 llvm.return } }
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.x86_fp80) { llvm.return }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>} { func.func @f(%a: vector<4xindex>) { %0 = vector.bitcast %a : vector<4xindex> to vector<8xi32> return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} { func.func @f(%a: vector<4xindex>) { %0 = vector.bitcast %a : vector<4xindex> to vector<8xi32> return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} { gpu.module @m { func.func @f(%a: vector<4xindex>) { %0 = vector.bitcast %a : vector<4xindex> to vector<8xi32> return } } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>} { gpu.module @m  attributes {dlti.dl_spec = #dlti.dl_spec<i3 = dense<64> : vector<2xi64>>}{ func.func @f(%a: vector<4xindex>) { %0 = vector.bitcast %a : vector<4xindex> to vector<4xi32> return } } }
// -----
gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} { func.func @f(%a: vector<4xindex>) { %0 = vector.bitcast %a : vector<4xindex> to vector<4xi32> return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 4294967295>>} { }
