module {
  "x.wrap"() ({
    %0 = scf.execute_region -> vector<16xf32> no_inline {
      "x.region"() : () -> ()
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0:2 = scf.execute_region -> (memref<4xindex>, memref<4xindex>) no_inline {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    scf.if %arg0 {
    } else {
    }
  }) : () -> ()
}
