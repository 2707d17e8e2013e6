// Patterns, and what they are applied to; the native functions are those of --test-pdl-bytecode-pass.
// A chain, and attributes by name, type and value.
module @patterns {
  pdl.pattern : benefit(1) {
    %x = operand
    %type = type : i32
    %constant = attribute = 3 : i32
    %any = attribute : %type
    %0 = operation "t.a" (%x : !pdl.value) {"n" = %constant, "m" = %any} -> (%type : !pdl.type)
    %1 = result 0 of %0
    %2 = operation "t.b" (%1 : !pdl.value) -> (%type : !pdl.type)
    rewrite %2 {
      %3 = operation "t.c" (%x : !pdl.value) {"m" = %any} -> (%type : !pdl.type)
      replace %2 with %3
    }
  }
}
module @ir attributes { t.x } {
  func.func @f(%x: i32) {
    %0 = "t.a"(%x) {n = 3 : i32, m = 4 : i32} : (i32) -> i32
    %1 = "t.b"(%0) : (i32) -> i32
    %2 = "t.a"(%x) {n = 3 : i32, m = 4 : i64} : (i32) -> i32
    %3 = "t.b"(%2) : (i32) -> i32
    %4 = "t.a"(%x) {n = 4 : i32, m = 4 : i32} : (i32) -> i32
    %5 = "t.b"(%4) : (i32) -> i32
    "t.use"(%1, %3, %5) : (i32, i32, i32) -> ()
    return
  }
}
// -----
// One value twice, types that must be equal, any operation.
module @patterns {
  pdl.pattern : benefit(1) {
    %t = type
    %x = operand : %t
    %0 = operation (%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    rewrite %0 {
      replace %0 with (%x : !pdl.value)
    }
  }
}
module @ir {
  func.func @f(%x: i32, %y: i64) {
    %0 = "t.a"(%x, %x) : (i32, i32) -> i32
    %1 = "t.b"(%x, %x) : (i32, i32) -> i64
    %2 = "t.c"(%0, %x) : (i32, i32) -> i32
    %3 = "t.d"(%x, %y) : (i32, i64) -> i32
    "t.use"(%0, %1, %2, %3) : (i32, i64, i32, i32) -> ()
    return
  }
}
// -----
// Ranges of operands, results and types.
module @patterns {
  pdl.pattern : benefit(1) {
    %types = types
    %xs = operands
    %0 = operation "t.a" (%xs : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %0 {
      %1 = operation "t.b" (%xs : !pdl.range<value>) -> (%types : !pdl.range<type>)
      %2 = results of %1
      replace %0 with (%2 : !pdl.range<value>)
    }
  }
  pdl.pattern : benefit(1) {
    %first = operand
    %rest = operands
    %0 = operation "t.c" (%first, %rest : !pdl.value, !pdl.range<value>)
    rewrite %0 {
      %1 = range %rest, %first : !pdl.range<value>, !pdl.value
      %2 = operation "t.d" (%1 : !pdl.range<value>)
      erase %0
    }
  }
}
module @ir {
  func.func @f(%x: i32, %y: i64) {
    %0:2 = "t.a"(%x, %y) : (i32, i64) -> (i32, i64)
    %1 = "t.a"() : () -> i32
    "t.a"(%x) : (i32) -> ()
    "t.c"() : () -> ()
    "t.c"(%x) : (i32) -> ()
    "t.c"(%x, %y, %x) : (i32, i64, i32) -> ()
    "t.use"(%0#0, %0#1, %1) : (i32, i64, i32) -> ()
    return
  }
}
// -----
// Constant ranges of types, results by group.
module @patterns {
  pdl.pattern : benefit(1) {
    %types = types : [i32, i64]
    %xs = operands : %types
    %0 = operation "t.a" (%xs : !pdl.range<value>) -> (%types : !pdl.range<type>)
    %rs = results of %0
    %1 = operation "t.b" (%rs : !pdl.range<value>)
    rewrite %1 {
      %2 = operation "t.c" (%xs : !pdl.range<value>)
      erase %1
    }
  }
}
module @ir {
  func.func @f(%x: i32, %y: i64) {
    %0:2 = "t.a"(%x, %y) : (i32, i64) -> (i32, i64)
    "t.b"(%0#0, %0#1) : (i32, i64) -> ()
    "t.b"(%0#1, %0#0) : (i64, i32) -> ()
    %1:2 = "t.a"(%y, %x) : (i64, i32) -> (i32, i64)
    "t.b"(%1#0, %1#1) : (i32, i64) -> ()
    return
  }
}
// -----
// Native constraints and rewrites.
module @patterns {
  pdl.pattern : benefit(1) {
    %xs = operands
    %types = types
    %0 = operation (%xs : !pdl.range<value>) -> (%types : !pdl.range<type>)
    apply_native_constraint "multi_entity_constraint"(%0, %0 : !pdl.operation, !pdl.operation)
    apply_native_constraint "multi_entity_var_constraint"(%xs, %types : !pdl.range<value>, !pdl.range<type>)
    rewrite %0 {
      %1 = apply_native_rewrite "creator"(%0 : !pdl.operation) : !pdl.operation
      %2 = operation "t.many" (%xs : !pdl.range<value>) -> (%types : !pdl.range<type>)
      replace %0 with %2
    }
  }
  pdl.pattern : benefit(2) {
    %x = operand
    %0 = operation "t.rewriter" (%x : !pdl.value)
    rewrite %0 with "rewriter"(%x : !pdl.value)
  }
  pdl.pattern : benefit(2) {
    %0 = operation "t.make"
    rewrite %0 {
      %type = apply_native_rewrite "type_creator" : !pdl.type
      %text = apply_native_rewrite "str_creator" : !pdl.attribute
      %1 = operation "t.made" {"s" = %text} -> (%type : !pdl.type)
      erase %0
    }
  }
}
module @ir {
  func.func @f(%x: i32, %y: i64) {
    %0:2 = "test.op"(%x, %y) : (i32, i64) -> (i32, i64)
    %1:2 = "test.other"(%x, %y) : (i32, i64) -> (i32, i64)
    %2 = "test.op"(%x, %y) : (i32, i64) -> (i32)
    "t.rewriter"(%0#0) : (i32) -> ()
    "t.make"() : () -> ()
    "t.use"(%0#0, %1#1, %2) : (i32, i64, i32) -> ()
    return
  }
}
// -----
// Negated constraints, and constraints with results.
module @patterns {
  pdl.pattern : benefit(1) {
    %0 = operation "test.success_op"
    %attr = apply_native_constraint "op_constr_return_attr"(%0 : !pdl.operation) : !pdl.attribute
    rewrite %0 {
      %1 = operation "test.replaced" {"attr" = %attr}
      replace %0 with %1
    }
  }
  pdl.pattern : benefit(1) {
    %x = operand
    %0 = operation (%x : !pdl.value)
    apply_native_constraint "single_entity_constraint"(%0 : !pdl.operation) {isNegated = true}
    rewrite %0 {
      erase %0
    }
  }
}
module @ir {
  func.func @f(%x: i32) {
    "test.success_op"() : () -> ()
    "test.op"(%x) : (i32) -> ()
    "t.other"(%x) : (i32) -> ()
    return
  }
}
// -----
// Benefits, and what has no root of its own.
module @patterns {
  pdl.pattern @low : benefit(1) {
    %t = type
    %0 = operation "t.a" -> (%t : !pdl.type)
    rewrite %0 {
      %1 = operation "t.low" -> (%t : !pdl.type)
      replace %0 with %1
    }
  }
  pdl.pattern @high : benefit(3) {
    %n = attribute = 1 : i32
    %t = type
    %0 = operation "t.a" {"n" = %n} -> (%t : !pdl.type)
    rewrite {
      %1 = operation "t.high" -> (%t : !pdl.type)
      replace %0 with %1
    }
  }
}
module @ir {
  func.func @f() {
    %0 = "t.a"() {n = 1 : i32} : () -> i32
    %1 = "t.a"() {n = 2 : i32} : () -> i64
    "t.use"(%0, %1) : (i32, i64) -> ()
    return
  }
}
// -----
// Two roots: the other one is found from a common operand.
module @patterns {
  pdl.pattern : benefit(1) {
    %x = operand
    %t = type
    %0 = operation "t.a" (%x : !pdl.value) -> (%t : !pdl.type)
    %n = attribute
    %1 = operation "t.b" (%x : !pdl.value) {"n" = %n} -> (%t : !pdl.type)
    rewrite %0 {
      %2 = operation "t.c" (%x : !pdl.value) {"n" = %n} -> (%t : !pdl.type)
      replace %0 with %2
      erase %1
    }
  }
}
module @ir {
  func.func @f(%x: i32, %y: i32) {
    %0 = "t.b"(%x) {n = 1 : i32} : (i32) -> i64
    %1 = "t.b"(%x) {n = 2 : i32} : (i32) -> i32
    %2 = "t.b"(%x) {n = 3 : i32} : (i32) -> i32
    %3 = "t.a"(%x) : (i32) -> i32
    %4 = "t.a"(%y) : (i32) -> i32
    "t.use"(%0, %3, %4) : (i64, i32, i32) -> ()
    return
  }
}
// -----
// Two roots that meet in the result of one operation.
module @patterns {
  pdl.pattern : benefit(1) {
    %t = type
    %0 = operation "t.source" -> (%t, %t : !pdl.type, !pdl.type)
    %r0 = result 0 of %0
    %r1 = result 1 of %0
    %1 = operation "t.a" (%r0 : !pdl.value)
    %2 = operation "t.b" (%r1 : !pdl.value)
    rewrite %2 {
      %3 = operation "t.both" (%r1, %r0 : !pdl.value, !pdl.value)
      erase %1
      erase %2
    }
  }
}
module @ir {
  func.func @f() {
    %0:2 = "t.source"() : () -> (i32, i32)
    "t.a"(%0#0) : (i32) -> ()
    "t.b"(%0#1) : (i32) -> ()
    %1:2 = "t.source"() : () -> (i32, i32)
    "t.a"(%1#1) : (i32) -> ()
    "t.b"(%1#1) : (i32) -> ()
    return
  }
}
// -----
// Types that are inferred, or those of what is replaced; locations of all that was matched.
module @patterns {
  pdl.pattern : benefit(1) {
    %t = type : i32
    %x = operand : %t
    %y = operand : %t
    %0 = operation "arith.addi" (%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %1 = result 0 of %0
    %2 = operation "arith.muli" (%1, %1 : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    rewrite %2 {
      %3 = operation "arith.subi" (%x, %y : !pdl.value, !pdl.value)
      %4 = result 0 of %3
      %5 = operation "t.last" (%4 : !pdl.value)
      replace %2 with %5
    }
  }
}
module @ir {
  func.func @f(%x: i32, %y: i32, %z: i64) -> (i32, i64) {
    %0 = arith.addi %x, %y : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.addi %z, %z : i64
    %3 = arith.muli %2, %2 : i64
    return %1, %3 : i32, i64
  }
}
