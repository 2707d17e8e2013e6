irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @d::@u
    irdl.parameters(a: %0, b: %1)
  }
  irdl.type @u
}
