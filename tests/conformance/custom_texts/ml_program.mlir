module {
  "x.wrap"() ({
    ml_program.func @foo() {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    ml_program.func @foo() attributes {foo} {
      ml_program.return
    }
  }) : () -> ()
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  "x.wrap"() ({
    ml_program.global public mutable @foo(#map) : () -> ()
  }) : () -> ()
}
// -----
#extern = #ml_program.extern
module {
  "x.wrap"() ({
    ml_program.global public mutable @foo(#extern) : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    ml_program.subgraph @foo() {
      ml_program.output
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = ml_program.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = ml_program.token {foo}
  }) : () -> ()
}
