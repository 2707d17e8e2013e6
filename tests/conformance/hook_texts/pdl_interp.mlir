func.func private @loaded()
%loaded = arith.constant 1 : i8
module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    %0 = pdl_interp.get_results of %root : !pdl.range<value>
    pdl_interp.foreach %v : !pdl.value in %0 {
      pdl_interp.continue
    } -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @rewriter(%root: !pdl.operation, %a: !pdl.attribute, %t: !pdl.type, %ts: !pdl.range<type>, %v: !pdl.value, %vs: !pdl.range<value>) attributes {foo} {
      %0 = pdl_interp.create_operation "foo.a"
      %1 = pdl_interp.create_operation "foo.b"(%v, %vs : !pdl.value, !pdl.range<value>) {"a" = %a, "b" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>)
      %2 = pdl_interp.create_operation "arith.addi" {"a" = %a} -> <inferred> {foo}
      %3 = pdl_interp.create_operation "foo.c" -> (%ts : !pdl.range<type>) {bar = 1 : i8}
      %4 = pdl_interp.create_range %v, %vs : !pdl.value, !pdl.range<value>
      %5 = pdl_interp.create_range %ts : !pdl.range<type>
      %6 = pdl_interp.create_range : !pdl.range<type>
      %7 = pdl_interp.create_range : !pdl.range<value> {foo}
      %8 = pdl_interp.create_range %vs : !pdl.range<value> {foo}
      pdl_interp.finalize
    }
  }
}
