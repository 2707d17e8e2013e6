module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<8xf32> -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 {foo} : vector<8xf32> -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>):
    %0 = x86vector.avx512.dot %arg0, %arg1, %arg2 : vector<32xbf16> -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = x86vector.avx.dot.i8 %arg0, %arg1, %arg2 : vector<16xi8> -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = x86vector.avx.dot.i8 %arg0, %arg1, %arg2 : vector<16xi8> -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<8xf32>):
    %0 = x86vector.avx.intr.dot %arg0, %arg1 : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<8xf32>):
    %0 = x86vector.avx.intr.dot %arg0, %arg1 {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = x86vector.avx.rsqrt %arg0 {foo} : vector<8xf32>
  }) : () -> ()
}
