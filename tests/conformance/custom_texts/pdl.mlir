module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.type):
    %0 = pdl.attribute : %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.type):
    %0 = pdl.attribute : %arg0 attributes {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.value, %arg1: !pdl.attribute, %arg2: !pdl.attribute, %arg3: !pdl.type):
    %0 = pdl.operation "foo"(%arg0 : !pdl.value)  {"a" = %arg1, "b" = %arg2} -> (%arg3 : !pdl.type)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.value, %arg1: !pdl.attribute, %arg2: !pdl.attribute, %arg3: !pdl.type, %arg4: !pdl.type):
    %0 = pdl.operation(%arg0 : !pdl.value)  {"a" = %arg1, "b" = %arg2} -> (%arg3, %arg4 : !pdl.type, !pdl.type)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl.result 4 of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl.result 0 of %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl.results 4 of %arg0  -> !pdl.value
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !pdl.operation):
    %0 = pdl.results 1 of %arg0  -> !pdl.value {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = pdl.type : tensor<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = pdl.type {foo} : (i32) -> i32
  }) : () -> ()
}
