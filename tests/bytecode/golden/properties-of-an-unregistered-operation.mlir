module {
  %0 = "t.def"() : () -> i32 loc(unknown)
  "t.use"(%0) <{p = true}> ({ "t.in"(%0, %0) : (i32, i32) -> () loc(unknown) }) {q} : (i32) -> () loc(unknown)
} loc(unknown)
