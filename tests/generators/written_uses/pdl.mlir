pdl.pattern @p : benefit(1) {
  %t = pdl.type
  %x = pdl.operand : %t
  %o = pdl.operation "foo.op"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.apply_native_constraint "check"(%x : !pdl.value)
  %a = pdl.apply_native_constraint "compute"(%x, %o : !pdl.value, !pdl.operation) : !pdl.attribute
  pdl.apply_native_constraint "not"(%x : !pdl.value) {isNegated = true}
  pdl.rewrite %o {
    %r = pdl.apply_native_rewrite "make"(%x : !pdl.value) : !pdl.value
    pdl.apply_native_rewrite "erase"(%o : !pdl.operation)
    pdl.replace %o with (%r : !pdl.value)
  }
}
