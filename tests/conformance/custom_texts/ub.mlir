module {
  "x.wrap"() ({
    %0 = ub.poison {foo} : !omp.map_bounds_ty
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = ub.poison : !smt.array<[!smt.int -> !smt.bool]>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    ub.unreachable
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    ub.unreachable {foo}
  }) : () -> ()
}
