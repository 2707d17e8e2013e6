// irdl.all_of
irdl.dialect @shapes {
  irdl.operation @square {
    %0 = irdl.is i32
    %1 = irdl.any
    %2 = irdl.all_of(%0, %1)
    irdl.operands(side: %2)
  }
}
// -----
// irdl.any
irdl.dialect @a {
  irdl.operation @o {
    %0 = irdl.any
  }
}
// -----
// irdl.any_of
irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32 
    %1 = irdl.is f64 
    %2 = irdl.any_of(%0, %1) 
  }
}
// -----
// irdl.attribute
irdl.dialect @foo {
  irdl.attribute @foo 
}
// -----
// irdl.attributes
irdl.dialect @foo {
  irdl.operation @foo {
    irdl.attributes 
  }
}
// -----
// irdl.base
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.base "!builtin.integer" 
    %1 = irdl.base @d::@u 
  }
  irdl.type @u 
}
// -----
// irdl.c_pred
func.func @example() {
  %0 = irdl.c_pred "" 
  return
}
// -----
// irdl.dialect
irdl.dialect @a
// -----
// irdl.is
irdl.dialect @foo {
  irdl.type @foo {
    %0 = irdl.is [0, 1] 
  }
}
// -----
// irdl.operands
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(a: %0)
  }
}
// -----
// irdl.operation
irdl.dialect @d {
  irdl.operation @o 
}
// -----
// irdl.parameters
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.base "!builtin.integer" 
    %1 = irdl.base @d::@u 
    irdl.parameters(a: %0, b: %1)
  }
  irdl.type @u 
}
// -----
// irdl.parametric
irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32 
    %1 = irdl.is f64 
    %2 = irdl.any_of(%0, %1) 
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0> 
    %2 = irdl.region
    %3 = irdl.region()
    %4 = irdl.region with size 3
    %5 = irdl.region(%0, %1) with size 1
  }
}
// -----
// irdl.region
irdl.dialect @foo {
  irdl.operation @foo {
    %0 = irdl.region
  }
}
// -----
// irdl.regions
irdl.dialect @foo {
  irdl.operation @foo {
    irdl.regions()
  }
}
// -----
// irdl.results
irdl.dialect @foo {
  irdl.operation @foo {
    irdl.results()
  }
}
// -----
// irdl.type
irdl.dialect @d {
  irdl.type @u 
}
