irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.attribute @empty
  irdl.type @vacant
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    %2 = irdl.parametric @cmath::@vacant<>
    irdl.operands(in: %1, more: variadic %0, perhaps: optional %0, one: single %1) {foo}
    irdl.results(out: %0)
    irdl.attributes {"a" = %0, "b" = %1}
    %r0 = irdl.region
    %r1 = irdl.region()
    %r2 = irdl.region with size 3
    %r3 = irdl.region(%0, %1) with size 1
    irdl.regions(foo: %r0, bar: %r1, a: %r2, b: %r3) {x = 1 : i8}
  }
  irdl.operation @bare attributes {foo}
  irdl.operation @none {
    irdl.operands()
    irdl.attributes
    irdl.results()
    irdl.regions()
  }
}
irdl.dialect @empty
