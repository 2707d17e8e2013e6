module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>):
    %0 = xevm.blockload %arg0 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>}> : (!llvm.ptr<8>) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    %0 = xevm.blockload %arg0 <{cache_control = #xevm.load_cache_control<L1s_L2uc_L3uc>}> : (!llvm.ptr<6>) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: vector<4xi8>):
    xevm.blockstore %arg0, %arg1 <{cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>}> {foo} : (!llvm.ptr<7>, vector<4xi8>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: vector<4xi32>):
    xevm.blockstore %arg0, %arg1 <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> {foo} : (!llvm.ptr<6>, vector<4xi32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_count.x {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_count.x {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_count.y {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_count.y {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_count.z {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_count.z {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.lane_id : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.lane_id {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>):
    %0 = xevm.mma %arg0, %arg1, %arg2 {shape = <m = 0, n = 3, k = 0>, types = <d = u8, a = tf32, b = bf16, c = s32>} : (vector<32xbf16>, vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>):
    %0 = xevm.mma %arg0, %arg1, %arg2 {shape = <m = 3, n = 3, k = 0>, types = <d = u8, a = tf32, b = bf16, c = s32>} : (vector<32xbf16>, vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<subgroup>}> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    xevm.prefetch %arg0 <{cache_control = #xevm.load_cache_control<L1uc_L2c_L3c>}> {foo} : (!llvm.ptr<1>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    xevm.prefetch %arg0 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {foo} : (!llvm.ptr<1>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.subgroup_id {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.subgroup_id {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.subgroup_size {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.subgroup_size {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_size.x {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_size.x {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_size.y {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_size.y {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_size.z {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_size.z {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_id.x {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_id.x {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_id.y {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_id.y {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_id.z {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.group_id.z {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_id.x : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_id.x {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_id.y {foo} : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_id.y {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_id.z {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = xevm.local_id.z {foo} : i32
  }) : () -> ()
}
