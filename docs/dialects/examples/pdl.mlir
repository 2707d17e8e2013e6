// pdl.apply_native_constraint
pdl.pattern : benefit(1) {
  %0 = attribute
  %1 = operation "arith.constant" {"value" = %0}
  apply_native_constraint "is_even"(%0 : !pdl.attribute)
  rewrite %1 {
    erase %1
  }
}
// -----
// pdl.apply_native_rewrite
pdl.pattern : benefit(1) {
  %0 = operation "arith.constant"
  rewrite %0 {
    apply_native_rewrite "count"(%0 : !pdl.operation)
    erase %0
  }
}
// -----
// pdl.attribute
func.func @example() {
  %0 = pdl.attribute
  return
}
// -----
// pdl.erase
pdl.pattern @b : benefit(2) {
  %0 = type : i32
  %1 = types
  %2 = operands : %1
  %3 = operation "foo.op"(%2 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
  rewrite %3 {
    erase %3
  }
}
// -----
// pdl.operand
pdl.pattern @a : benefit(1) {
  %0 = type
  %1 = operand : %0
  %2 = attribute
  %3 = operation "foo.op"(%1 : !pdl.value)  {"attr" = %2} -> (%0 : !pdl.type)
  rewrite %3 {
    %4 = operation "bar.op" 
  }
}
// -----
// pdl.operands
pdl.pattern : benefit(1) {
  %0 = operands
  %1 = operation "func.return"(%0 : !pdl.range<value>)
  rewrite %1 {
    erase %1
  }
}
// -----
// pdl.operation
func.func @example() {
  %0 = pdl.operation "a.b" 
  return
}
// -----
// pdl.pattern
func.func @example() {
  pdl.pattern : benefit(1) {
    %0 = operation "a.b" 
    rewrite %0 {
      %1 = type : i32
    }
  }
  return
}
// -----
// pdl.range
pdl.pattern @b : benefit(2) {
  %0 = type : i32
  %1 = types
  %2 = operands : %1
  %3 = operation "foo.op"(%2 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
  rewrite %3 {
    %4 = range : !pdl.range<value>
  }
}
// -----
// pdl.replace
func.func @example() {
  pdl.pattern : benefit(1) {
    %0 = operation "a.b" 
    rewrite %0 {
      %1 = type
      %2 = operation "builtin.unrealized_conversion_cast"  -> (%1 : !pdl.type)
      replace %0 with %2
    }
  }
  return
}
// -----
// pdl.result
func.func @example(%parent: !pdl.operation) {
  %0 = pdl.result 0 of %parent
  return
}
// -----
// pdl.results
func.func @example(%parent: !pdl.operation) {
  %0 = pdl.results of %parent 
  return
}
// -----
// pdl.rewrite
pdl.pattern : benefit(1) {
  %0 = operation "arith.constant"
  rewrite %0 with "replace_constant"
}
// -----
// pdl.type
func.func @example() {
  %0 = pdl.type
  return
}
// -----
// pdl.types
func.func @example() {
  %0 = pdl.types
  return
}
