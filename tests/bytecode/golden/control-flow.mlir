module {
  "t.cfg"() ({
    "t.br"()[^bb2] : () -> () loc(unknown)
  ^bb1:
    "t.end"(%x) : (i1) -> () loc(unknown)
  ^bb2:
    %x = "t.def"() : () -> i1 loc(unknown)
    "t.br"()[^bb1] : () -> () loc(unknown)
  }, {}) : () -> () loc(unknown)
} loc(unknown)
