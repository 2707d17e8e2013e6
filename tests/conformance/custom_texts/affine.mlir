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
