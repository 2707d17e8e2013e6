pdl.pattern : benefit(1) { %o = operation "a.b" pdl.apply_native_constraint "f"() : () -> () rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" %q = "pdl.apply_native_constraint"(%o) {name = "f"} : (!pdl.operation) -> !pdl.operation rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { "pdl.apply_native_rewrite"() {name = "f"} : () -> () } }
// -----
pdl.pattern : benefit(1) { %t = type %a = attribute : %t rewrite %a with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" %a = attribute rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %a = attribute } }
// -----
pdl.pattern : benefit(1) { %t = type %a = "pdl.attribute"(%t) {value = 1 : i32} : (!pdl.type) -> !pdl.attribute %o = operation "a.b" {"x" = %a} rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %x = operand %o = operation "a.b" rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %x = operands %o = operation "a.b" rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %x = type %o = operation "a.b" rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %x = types %o = operation "a.b" rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" %p = operation "a.c" %r = result 0 of %p rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %p = operation } }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %p = operation "builtin.unrealized_conversion_cast" } }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %p = operation "builtin.module" } }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %t = type %p = operation "builtin.unrealized_conversion_cast" -> (%t : !pdl.type) } }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %t = type : i32 %p = operation "builtin.unrealized_conversion_cast" -> (%t : !pdl.type) } }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %t = type %p = operation "builtin.unrealized_conversion_cast" -> (%t : !pdl.type) replace %o with %p } }
// -----
pdl.pattern : benefit(1) { %a = attribute %o = "pdl.operation"(%a) {attributeValueNames = ["a", "b"], operandSegmentSizes = array<i32: 0, 1, 0>} : (!pdl.attribute) -> !pdl.operation rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" "test.op"() : () -> () rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { "test.op"() : () -> () } }
// -----
pdl.pattern : benefit(1) { pdl.rewrite with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" %p = operation "a.c" rewrite with "r"(%o, %p : !pdl.operation, !pdl.operation) }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" %r = result 0 of %o %p = operation "a.c"(%r : !pdl.value) rewrite with "r"(%o, %p : !pdl.operation, !pdl.operation) }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" "pdl.rewrite"(%o) ({ ^bb0: }) {name = "x", operandSegmentSizes = array<i32: 1, 0>} : (!pdl.operation) -> () }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" "pdl.rewrite"(%o) ({ }) {operandSegmentSizes = array<i32: 1, 0>} : (!pdl.operation) -> () }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" "pdl.rewrite"(%o, %o) ({ ^bb0: }) {operandSegmentSizes = array<i32: 1, 1>} : (!pdl.operation, !pdl.operation) -> () }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %a = apply_native_rewrite "f"(%o : !pdl.operation) : !pdl.value "pdl.replace"(%o, %o, %a) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> () } }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" %r = "pdl.results"(%o) : (!pdl.operation) -> !pdl.value rewrite %o with "r" }
// -----
pdl.pattern : benefit(1) { %o = operation "a.b" rewrite %o { %a = apply_native_rewrite "f"(%o : !pdl.operation) : !pdl.value %r = "pdl.range"(%a) : (!pdl.value) -> !pdl.range<type> } }
// -----
func.func private @f(!pdl.range<range<value>>)
// -----
func.func private @f(!pdl.range<i32>)
// -----
pdl.operation "a.b"
