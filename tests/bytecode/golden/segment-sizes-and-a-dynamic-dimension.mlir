module {
  %n = "t.n"() : () -> index loc(unknown)
  %m = memref.alloc(%n) {alignment = 8 : i64} : memref<?xi8> loc(unknown)
} loc(unknown)
