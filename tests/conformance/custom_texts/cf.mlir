module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    cf.assert %arg0, "foo" {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    cf.assert %arg0, "fence" {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    cf.br ^bb1 {foo}
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    cf.switch %arg0 : i64, [
      default: ^bb1]
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
