module {
  "t.f"() ({
  ^bb0(%a: i1 loc(unknown), %b: i1 loc("x":3:4)):
    "t.u"(%b) ({ "t.v"(%b) : (i1) -> () loc(unknown) }) : (i1) -> () loc(unknown)
    "t.w"(%b, %b, %a) : (i1, i1, i1) -> () loc(unknown)
    "t.w"(%b, %a, %a) : (i1, i1, i1) -> () loc(unknown)
    "t.w"(%b, %a, %a) : (i1, i1, i1) -> () loc(unknown)
  }) : () -> () loc(unknown)
} loc(unknown)
