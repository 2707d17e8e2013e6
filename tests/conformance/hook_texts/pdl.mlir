pdl.pattern @a : benefit(1) {
  %t = pdl.type
  %o = pdl.operand : %t
  %at = pdl.attribute
  %x = pdl.operation "foo.op"(%o : !pdl.value) {"attr" = %at} -> (%t : !pdl.type)
  %r = pdl.result 0 of %x
  %rs = pdl.results of %x
  %r2 = pdl.results 1 of %x -> !pdl.value
  pdl.rewrite %x {
    %z = pdl.operation "bar.op"
    pdl.replace %x with %z
  }
}
pdl.pattern @b : benefit(2) {
  %t = pdl.type : i32
  %ts = pdl.types
  %os = pdl.operands : %ts
  %x = pdl.operation "foo.op"(%os : !pdl.range<value>) -> (%ts : !pdl.range<type>)
  pdl.rewrite %x {
    %e = pdl.range : !pdl.range<value>
    %f = pdl.range %t, %t : !pdl.type, !pdl.type
    pdl.erase %x
  }
}
