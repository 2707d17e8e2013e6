gpu.module @m { gpu.func @k() -> i32 kernel { gpu.return } }
// -----
gpu.module @m { gpu.func @k() kernel { gpu.return } 
 gpu.func @g(%a: i32) -> i32 { gpu.return %a : i32 } 
 gpu.func @h(%a: i32) -> i32 { gpu.return } }
// -----
gpu.module @m { gpu.func @h(%a: i32) -> i64 { gpu.return %a : i32 } }
// -----
func.func @f(%x: f32, %i: i32) { %r = "gpu.all_reduce"(%x) ({}) : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.all_reduce and %x {} : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.all_reduce minimumf %i {} : (i32) -> i32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.all_reduce add %x { ^bb(%a: f32, %b: f32): gpu.yield %a : f32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.all_reduce %x { ^bb(%a: f32): gpu.yield %a : f32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f16): gpu.yield %a : f32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): gpu.yield %a, %b : f32, f32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): gpu.yield %i : i32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): "t.return"() : () -> () } : (f32) -> f32 return }
// -----
func.func @f(%x: vector<[4]xf32>) { %r = gpu.subgroup_reduce add %x : (vector<[4]xf32>) -> vector<[4]xf32> return }
// -----
func.func @f(%x: vector<4xf32>) { %r = gpu.subgroup_reduce and %x : (vector<4xf32>) -> vector<4xf32> return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = "gpu.subgroup_reduce"(%x) <{cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %l: i32) { %r = "gpu.subgroup_broadcast"(%x) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %l: i32) { %r = "gpu.subgroup_broadcast"(%x, %l) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32, i32) -> f32 return }
// -----
func.func @f(%x: f32) { %r, %p = gpu.rotate %x, 16, 16 : f32 return }
// -----
func.func @f(%l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xf32>) { %c = arith.constant dense<0.0> : vector<32xf32> gpu.yield %c : vector<32xf32> } return }
// -----
func.func @f(%l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<3xf32>) { %c = arith.constant dense<0.0> : vector<32xf32> gpu.yield %c : vector<32xf32> } return }
// -----
func.func @f(%l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xf16>) { %c = arith.constant dense<0.0> : vector<32xf32> gpu.yield %c : vector<32xf32> } return }
// -----
func.func @f(%l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) { %c = arith.constant dense<0.0> : vector<32xf32> gpu.yield %c : vector<32xf32> } return }
// -----
func.func @f(%l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (f32, f32) { %c = arith.constant 0.0 : f32 gpu.yield %c : f32 } return }
// -----
func.func @f(%l: index, %v: vector<4xf32>) { "gpu.warp_execute_on_lane_0"(%l, %v) <{warp_size = 32 : i64}> ({ gpu.yield }) : (index, vector<4xf32>) -> () return }
// -----
func.func @f(%m: memref<4x4xf16, strided<[1, 4]>>, %i: index) { %r = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 4 : index} : memref<4x4xf16, strided<[1, 4]>> -> !gpu.mma_matrix<16x16xf16, "AOp"> return }
// -----
func.func @f(%m: memref<4x4xf16>, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %i: index) { gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 4 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<4x4xf16> return }
// -----
func.func @f(%m: memref<4x4xf16, strided<[1, 4]>>, %a: !gpu.mma_matrix<16x16xf16, "COp">, %i: index) { gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 4 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<4x4xf16, strided<[1, 4]>> return }
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) { %r = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> return }
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) { %r = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> return }
// -----
func.func @f(%n: index) { %r = gpu.alloc() : memref<?xf32> return }
// -----
func.func @f(%n: index) { %r = gpu.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>> return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf16>) { gpu.memcpy %a, %b : memref<4xf32>, memref<4xf16> return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) { gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32> return }
// -----
func.func @f() { %r = gpu.dynamic_shared_memory : memref<?xi8> return }
// -----
func.func @f() { %r = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>> return }
// -----
func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) return }
// -----
func.func @f(%n: index) { "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ ^bb0(%a: index): gpu.terminator }) : (index, index, index, index, index, index) -> () return }
// -----
func.func @f(%n: index) { "gpu.launch"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({ ^bb0(%a: index): gpu.terminator }) : (index, index, index, index, index, index, index) -> () return }
// -----
func.func @f(%n: index) { gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%u, %v, %w) in (%bx = %n, %by = %n, %bz = %n) { "test.end"() : () -> () } return }
// -----
func.func @f(%n: index) { gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%u, %v, %w) in (%bx = %n, %by = %n, %bz = %n) { gpu.return } return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce most %x {} : (f32) -> (f32) return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_reduce most %x : (f32) -> (f32) return }
// -----
gpu.module @m { gpu.func @k() workgroup(%b: i32) { gpu.return } }
// -----
gpu.module @m { gpu.func @k() workgroup(%b: memref<4xf32, #gpu.address_space<private>>) { gpu.return } }
// -----
gpu.module @m { gpu.func @k() private(%b: memref<4xf32, #gpu.address_space<global>>) { gpu.return } }
// -----
gpu.module @m { "gpu.func"() ({ ^bb0(%x: f32): gpu.return }) {function_type = (f32) -> (), sym_name = "k", workgroup_attributions = 2 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() ({}) {function_type = () -> (), sym_name = "k"} : () -> () }
// -----
gpu.module @m { gpu.func @k() kernel attributes {gpu.known_block_size = 1 : i32} { gpu.return } }
// -----
gpu.module @m { gpu.func @k() kernel attributes {gpu.known_grid_size = array<i32: 1>} { gpu.return } }
// -----
"t.op"() {gpu.container_module} : () -> ()
// -----
module attributes {gpu.container_module} { func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }
// -----
module attributes {gpu.container_module} { module @m {} func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }
// -----
module attributes {gpu.container_module} { gpu.module @m {} func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }
// -----
module attributes {gpu.container_module} { gpu.module @m { memref.global "private" @k : memref<4xi32> } func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k() { gpu.return } } func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%x: f32) kernel { gpu.return } } func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%x: f32) kernel { gpu.return } } func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index) return } }
// -----
module attributes {gpu.container_module} { func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index {t}) return } }
// -----
func.func private @f() attributes {a = #gpu.object<#nvvm.target, "a">}
// -----
func.func private @f() attributes {a = #gpu.object<1, "a">}
// -----
func.func private @f() attributes {a = #gpu.select_object<-1>}
// -----
func.func private @f() attributes {a = #gpu.select_object<"a">}
// -----
func.func private @f() attributes {a = #gpu.object<#nvvm.target, properties = {O = 1.0}, "a">}
// -----
func.func private @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>}
// -----
func.func private @f() attributes {a = #gpu.kernel_metadata<"", () -> ()>}
// -----
func.func private @f() attributes {a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = []>}
// -----
func.func private @f() attributes {a = #gpu.kernel_metadata<"a", (i32) -> ()>}
// -----
func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (), arg_attrs = [1]>}
// -----
func.func private @f() attributes {a = #gpu.kernel_metadata<"a", i32>}
// -----
func.func private @f() attributes {a = #gpu.select_object<3>, b = #gpu.select_object<#nvvm.target>, c = #gpu.select_object<#xevm.target>}
// -----
gpu.binary @b [#gpu.object<#nvvm.target, "a">, #gpu.object<#rocdl.target, "a">]
// -----
module attributes {gpu.container_module} { func.func @f(%n: index) { "gpu.launch_func"(%n, %n, %n, %n, %n, %n) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : (index, index, index, index, index, index) -> () return } }
// -----
"a.b"() : () -> vector<2x!gpu.mma_matrix<16x16xf32, "COp">>
// -----
"a.b"() : () -> memref<2x!gpu.mma_matrix<16x16xf32, "COp">>
// -----
"a.b"() : () -> memref<*x!gpu.mma_matrix<16x16xf32, "COp">>
// -----
"a.b"() {a = #gpu.object<#nvvm.target, >} : () -> ()
// -----
"a.b"() {a = #gpu.object<#nvvm.target, 1 : i0>} : () -> ()
