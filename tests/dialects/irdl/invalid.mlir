irdl.dialect @"a.b" { }
// -----
irdl.dialect @Ab { }
// -----
irdl.dialect @"" { }
// -----
irdl.dialect @"a b" { }
// -----
irdl.dialect @a { irdl.type @_a }
// -----
irdl.dialect @a { irdl.type @a__b }
// -----
irdl.dialect @a { irdl.type @aB }
// -----
irdl.dialect @a { irdl.type @"a-b" }
// -----
irdl.dialect @a { irdl.type @"!ab" irdl.attribute @"#ab" irdl.attribute @"!c" }
// -----
irdl.dialect @a { irdl.operation @a.b }
// -----
irdl.dialect @a { irdl.operation @"A" }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any irdl.operands(x: %0) irdl.results(x: %0) } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any %r = irdl.region irdl.operands(x: %0) irdl.regions(x: %r) } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any irdl.operands(x: %0, x: %0) } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any "irdl.operands"(%0) {names = [""], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any "irdl.operands"(%0) {names = ["1"], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any "irdl.operands"(%0) {names = ["a b"], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any "irdl.operands"(%0) {names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any "irdl.operands"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[single, single]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[single, single]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any "irdl.attributes"(%0) {attributeValueNames = ["a", "b"]} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.type @o { %0 = irdl.any "irdl.parameters"(%0) {names = ["a", "b"]} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @a { irdl.operation @o { %r = irdl.region with size 0 } }
// -----
irdl.dialect @a { irdl.operation @o { %r = irdl.region "irdl.regions"(%r) {names = ["a", "b"]} : (!irdl.region) -> () } }
// -----
irdl.dialect @a { irdl.type @o { %0 = "irdl.base"() : () -> !irdl.attribute } }
// -----
irdl.dialect @a { irdl.type @o { %0 = "irdl.base"() {base_ref = @a::@o, base_name = "!a"} : () -> !irdl.attribute } }
// -----
irdl.dialect @a { irdl.type @o { %0 = irdl.base "a.b" } }
// -----
irdl.dialect @a { irdl.type @o { %0 = irdl.base "" } }
// -----
irdl.dialect @a { irdl.type @o { %0 = irdl.base @b } }
// -----
irdl.dialect @a { irdl.type @o { %0 = irdl.base @a::@p } irdl.operation @p }
// -----
irdl.dialect @a { irdl.type @o { %0 = irdl.parametric @a::@p<> } irdl.operation @p }
// -----
irdl.dialect @a { irdl.type @o { %0 = irdl.parametric @p<> } irdl.operation @p }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any irdl.operands(a: %0) irdl.operands(b: %0) } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any irdl.operands(a: %0) irdl.operands(a: %0) } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any irdl.results(a: %0) irdl.operands(b: %0) irdl.results(c: %0) } }
// -----
irdl.dialect @a { irdl.operation @o { %0 = irdl.any irdl.attributes {"a" = %0} irdl.attributes {"b" = %0} } }
// -----
irdl.dialect @a { irdl.type @o { %0 = irdl.any irdl.parameters(a: %0) irdl.parameters(b: %0) } }
// -----
irdl.dialect @a { irdl.attribute @o { %0 = irdl.any irdl.parameters(a: %0) irdl.parameters(b: %0) } }
