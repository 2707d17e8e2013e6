#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = affine.apply #map(%arg0)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = affine.delinearize_index %arg0 into () : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = affine.linearize_index [%arg0] by () : index
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = affine.max #map(%arg0) {foo}
  }) : () -> ()
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = affine.max #map(%arg0, %arg1)
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = affine.min #map(%arg0) {foo}
  }) : () -> ()
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = affine.min #map(%arg0, %arg1)
  }) : () -> ()
}
// -----
module {
  func.func @p(%arg0: index, %arg1: memref<100x?xf32>, %arg2: index) -> f32 {
    affine.parallel (%arg3, %arg4) = (0, max(%arg0, %arg2 + 3, 5)) to (min(%arg0 + %arg2 * 2, 10), symbol(%arg0)) step (2, 3) {
      %1 = affine.vector_load %arg1[%arg3, %arg4] : memref<100x?xf32>, vector<4xf32>
    } {a.b}
    %0:2 = affine.parallel (%arg3) = (%arg0 mod 3) to (%arg0 * 2) reduce ("addf", "maximumf") -> (f32, f32) {
      %1 = affine.load %arg1[%arg3, %arg3] : memref<100x?xf32>
      affine.yield %1, %1 : f32, f32
    }
    affine.parallel () = () to () {
    }
    return %0#0 : f32
  }
}
