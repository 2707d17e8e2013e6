module {
  "x.wrap"() ({
    xegpu.alloc_nbarrier 0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    xegpu.alloc_nbarrier 8 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = xegpu.dpas %arg0, %arg1 : vector<16xf32>, vector<16xf32> -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>):
    %0 = xegpu.dpas %arg0, %arg1, %arg2 : vector<32xbf16>, vector<32xbf16>, vector<32xbf16> -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    xegpu.fence memory_kind = global, fence_scope = gpu {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    xegpu.fence memory_kind = global, fence_scope = workgroup {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: i8):
    %0 = xegpu.init_nbarrier %arg0, %arg1 : i8, i8 -> !xegpu.nbarrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: i8):
    %0 = xegpu.init_nbarrier %arg0, %arg1 {foo} : i8, i8 -> !xegpu.nbarrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !xegpu.nbarrier):
    xegpu.nbarrier_arrive %arg0 : !xegpu.nbarrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !xegpu.nbarrier):
    xegpu.nbarrier_arrive %arg0 {foo} : !xegpu.nbarrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !xegpu.nbarrier):
    xegpu.nbarrier_wait %arg0 : !xegpu.nbarrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !xegpu.nbarrier):
    xegpu.nbarrier_wait %arg0 {foo} : !xegpu.nbarrier
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<?xi8>, %arg1: vector<4xindex>):
    xegpu.prefetch %arg0[%arg1] <{l1_hint = #xegpu.cache_hint<uncached>}> : memref<?xi8>, vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xi32>, %arg1: index):
    xegpu.prefetch %arg0[%arg1] <{l1_hint = #xegpu.cache_hint<uncached>, l2_hint = #xegpu.cache_hint<cached>}> {foo} : memref<4xi32>, index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "x.value"() : () -> !xegpu.tensor_desc<8x!llvm.ppc_fp128>
  }) : () -> ()
}
