module {
  "x.wrap"() ({
    func.func @foo() attributes {no_inline} {
      return
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    func.func @foo() attributes {no_inline} {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
