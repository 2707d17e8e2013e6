func.func @f(%x: i32) { cf.br ^a ^a(%y: i32): return }
// -----
func.func @f(%x: i32) { cf.br ^a(%x : i32) ^a(%y: f32): return }
// -----
func.func @f(%x: i32) { cf.br ^a(%x) ^a(%y: i32): return }
// -----
func.func @f(%x: i32) { cf.br ^a(%x, %x : i32) ^a(%y: i32): return }
// -----
func.func @f(%x: i32) { cf.br ^missing }
// -----
func.func @f(%c: i1, %x: i32) { cf.cond_br %c, ^a(%x : i32), ^b ^a(%y: i32): return ^b: cf.cond_br %c, ^a, ^b }
// -----
func.func @f(%c: i32) { cf.cond_br %c, ^a, ^a ^a: return }
// -----
func.func @f(%c: i32) { "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^a: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^a: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([1]), ^a, ^a ^a: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([1, 2, 3]), ^a, ^a ^a: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([0, 0]), ^a, ^a ^a: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c, ^a, ^a return }
// -----
func.func @f(%c: i1) { cf.assert %c return }
// -----
func.func @f(%c: i32) { cf.assert %c, "m" return }
// -----
func.func @f(%c: i1) { cf.assert %c, 1 return }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ default: ^a, 1: ^b(%x : i32) ] ^a: return ^b: return }
// -----
func.func @f(%x: i32) { cf.switch %x : i64, [ default: ^a ] ^a: return }
// -----
func.func @f(%x: f32) { cf.switch %x : f32, [ default: ^a ] ^a: return }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ 1: ^a ] ^a: return }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ default: ^a, x: ^a ] ^a: return }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ default: ^a, 1 ^a ] ^a: return }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ default: ^a, 1: ^a(%x) ] ^a: return }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ default: ^a, 99999999999999999999: ^a ] ^a: return }
// -----
func.func @f(%x: i32) { "cf.switch"(%x)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^a: return }
// -----
func.func @f(%x: i32) { "cf.switch"(%x)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^a: return }
// -----
func.func @f(%x: i32) { "cf.switch"(%x)[^a, ^a] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^a: return }
// -----
func.func @f(%x: i32) { cf.br ^a "t.behind"() : () -> () ^a: return }
// -----
module { cf.br ^a ^a: }
// -----
func.func @f(%x: i32) { %0:2 = "t.x"() : () -> (i8, i8) cf.switch %x : i32, [ default: ^a(%0#1 : i8) ] ^a(%a: i8): return }
// -----
func.func @f(%x: i32) { %0:2 = "t.x"() : () -> (i8, i8) cf.switch %x : i32, [ default: ^a() ] ^a: return }
// -----
func.func @f(%x: i32) { %0:2 = "t.x"() : () -> (i8, i8) cf.switch %x : i32, [ default: ^a(5) ] ^a: return }
// -----
func.func @f(%x: i32) { %0:2 = "t.x"() : () -> (i8, i8) cf.switch %x : i32, [ default: ^a(%x, 5) ] ^a: return }
