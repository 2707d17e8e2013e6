module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<8xbf16>, %arg2: vector<8xbf16>):
    %0 = arm_neon.intr.bfmmla %arg0, %arg1, %arg2 : vector<8xbf16> to vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<8xbf16>, %arg2: vector<8xbf16>):
    %0 = arm_neon.intr.bfmmla %arg0, %arg1, %arg2 {foo} : vector<8xbf16> to vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = arm_neon.intr.sdot %arg0, %arg1, %arg2 : vector<16xi8>, vector<16xi8> to vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = arm_neon.intr.smmla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = arm_neon.intr.smmla %arg0, %arg1, %arg2 {foo} : vector<16xi8> to vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = arm_neon.intr.ummla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = arm_neon.intr.ummla %arg0, %arg1, %arg2 {foo} : vector<16xi8> to vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = arm_neon.intr.usmmla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>):
    %0 = arm_neon.intr.usmmla %arg0, %arg1, %arg2 {foo} : vector<16xi8> to vector<4xi32>
  }) : () -> ()
}
