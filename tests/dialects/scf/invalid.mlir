func.func @f(%a: index, %x: f32) { scf.for %i = %a to %a step %a iter_args(%c = %x) -> (f32, f32) { scf.yield %c : f32 } return }
// -----
func.func @f(%a: index, %x: f32) { %0 = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%i: i32, %c: f32): scf.yield %c : f32 }) : (index, index, index, f32) -> f32 return }
// -----
func.func @f(%a: index, %x: f32) { %0:2 = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%i: index, %c: f32): scf.yield %c : f32 }) : (index, index, index, f32) -> (f32, f32) return }
// -----
func.func @f(%a: index, %x: f32) { %0 = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%i: index): scf.yield %x : f32 }) : (index, index, index, f32) -> f32 return }
// -----
func.func @f(%a: index, %x: f32, %y: f64) { %0 = "scf.for"(%a, %a, %a, %y) ({ ^bb0(%i: index, %c: f32): scf.yield %c : f32 }) : (index, index, index, f64) -> f32 return }
// -----
func.func @f(%a: index, %x: f32, %y: f64) { %0 = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%i: index, %c: f64): scf.yield %x : f32 }) : (index, index, index, f32) -> f32 return }
// -----
func.func @f(%a: index, %x: f32, %y: f64) { %0 = scf.for %i = %a to %a step %a iter_args(%c = %x) -> f32 { scf.yield %y : f64 } return }
// -----
func.func @f(%a: index, %x: f32) { %0 = scf.for %i = %a to %a step %a iter_args(%c = %x) -> f32 { } return }
// -----
func.func @f(%a: index, %x: f32) { %0 = scf.for %i = %a to %a step %a iter_args(%c = %x) -> f32 { scf.yield %x, %x : f32, f32 } return }
// -----
func.func @f(%a: index, %x: f32) { scf.for %i = %a to %a step %a { "t.x"() : () -> () "t.end"() : () -> () ^bb1: scf.yield } return }
// -----
func.func @f(%a: index, %x: f32) { "scf.for"(%a, %a, %a) ({ ^bb0(%i: index): "t.end"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%a: index, %x: f32) { "scf.for"(%a, %a, %a) ({ }) : (index, index, index) -> () return }
// -----
func.func @f(%a: index, %x: i32) { "scf.for"(%a, %x, %a) ({ ^bb0(%i: index): scf.yield }) : (index, i32, index) -> () return }
// -----
func.func @f(%a: f32) { scf.for %i = %a to %a step %a : f32 { } return }
// -----
func.func @f(%a: index) { scf.for %i to %a step %a { } return }
// -----
func.func @f(%a: index) { scf.for %i = %a from %a step %a { } return }
// -----
func.func @f(%a: index) { scf.for %a = %a to %a step %a { } return }
// -----
func.func @f() { scf.yield return }
// -----
func.func @f() { scf.yield }
// -----
func.func @f(%c: i1, %x: i32) { %0 = scf.if %c -> i32 { scf.yield %x : i32 } return }
// -----
func.func @f(%c: i1, %x: i32, %y: f32) { %0 = scf.if %c -> i32 { scf.yield %y : f32 } else { scf.yield %x : i32 } return }
// -----
func.func @f(%c: i1, %x: i32, %y: f32) { %0 = scf.if %c -> i32 { scf.yield %x : i32 } else { scf.yield %y : f32 } return }
// -----
func.func @f(%c: i1, %x: i32, %y: f32) { scf.if %c { scf.yield %x : i32 } return }
// -----
func.func @f(%c: i1, %x: i32, %y: f32) { "scf.if"(%c) ({ ^bb0(%a: i32): scf.yield }, { }) : (i1) -> () return }
// -----
func.func @f(%c: i1, %x: i32, %y: f32) { "scf.if"(%c) ({ "t.x"() : () -> () }, { }) : (i1) -> () return }
// -----
func.func @f(%c: i1, %x: i32, %y: f32) { "scf.if"(%c) ({ scf.yield }) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({ scf.yield }, { scf.yield ^bb1: scf.yield }) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({ }, { }) : (i1) -> () return }
// -----
func.func @f(%c: i32) { scf.if %c { } return }
// -----
func.func @f(%c: i32) { "scf.if"(%c) ({ scf.yield }, { }) : (i32) -> () return }
// -----
func.func @f(%x: i32) { scf.execute_region { } return }
// -----
func.func @f(%x: i32) { "scf.execute_region"() ({ }) : () -> () return }
// -----
func.func @f(%x: i32) { "scf.execute_region"() ({ ^bb0(%a: i32): scf.yield }) : () -> () return }
// -----
func.func @f(%x: i32) { %0 = scf.execute_region -> i32 { scf.yield } return }
// -----
func.func @f(%x: i32) { %0 = scf.execute_region -> f32 { scf.yield %x : i32 } return }
// -----
func.func @f(%c: i1) { scf.while : () -> () { scf.yield } do { scf.yield } return }
// -----
func.func @f(%c: i1) { scf.while : () -> () { scf.condition(%c) } do { "t.end"() : () -> () } return }
// -----
func.func @f(%c: i1) { scf.while : () -> () { } do { scf.yield } return }
// -----
func.func @f(%c: i1, %x: i32) { scf.while (%i = %x) : () -> () { scf.condition(%c) } do { scf.yield } return }
// -----
func.func @f(%c: i1, %x: i32) { scf.while (%i = %x) : i32 { scf.condition(%c) } do { scf.yield } return }
// -----
func.func @f(%c: i1, %x: i32) { scf.while (%i = %x) : (i32) -> () { scf.condition(%c) } do { scf.yield } return }
// -----
func.func @f(%c: i1, %x: i32) { scf.while (%i = %x) : (i32) -> () { scf.condition(%c) %i : i32 } do { scf.yield %x : i32 } return }
// -----
func.func @f(%c: i1, %x: i32) { %0 = scf.while (%i = %x) : (i32) -> (f32) { scf.condition(%c) %i : i32 } do { ^bb0(%a: i32): scf.yield %x : i32 } return }
// -----
func.func @f(%c: i1, %x: i32) { %0 = scf.while (%i = %x) : (i32) -> (i32) { scf.condition(%c) %i : i32 } do { ^bb0(%a: f32): scf.yield %x : i32 } return }
// -----
func.func @f(%c: i1, %x: i32, %y: f32) { %0 = scf.while (%i = %x) : (i32) -> (i32) { scf.condition(%c) %i : i32 } do { ^bb0(%a: i32): scf.yield %y : f32 } return }
// -----
func.func @f(%c: i1, %x: i32) { scf.while (%i = %x) : (i32) -> () { scf.condition(%c) } while { scf.yield } return }
// -----
func.func @f(%a: index) { scf.parallel () = () to () step () { } return }
// -----
func.func @f(%a: index) { scf.parallel (%i) = (%a, %a) to (%a) step (%a) { } return }
// -----
func.func @f(%a: index) { %z = arith.constant 0 : index scf.parallel (%i) = (%a) to (%a) step (%z) { } return }
// -----
func.func @f(%a: index) { %z = arith.constant -3 : index scf.parallel (%i) = (%a) to (%a) step (%z) { scf.yield } return }
// -----
func.func @f(%a: index) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0: scf.reduce }) : (index, index, index) -> () return }
// -----
func.func @f(%a: index) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: i32): scf.reduce }) : (index, index, index) -> () return }
// -----
func.func @f(%a: index) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: index): "t.x"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%a: index) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> ({ ^bb0(%i: index): scf.reduce }) : (index, index, index) -> () return }
// -----
func.func @f(%a: index, %x: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 { } return }
// -----
func.func @f(%a: index, %x: f32) { scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) { } return }
// -----
func.func @f(%a: index, %x: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %r: f32): scf.reduce.return %l : f32 } } return }
// -----
func.func @f(%a: index, %x: f32, %y: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%y : i32) { ^bb0(%l: i32, %r: i32): scf.reduce.return %l : i32 } } return }
// -----
func.func @f(%a: index, %x: f32, %y: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: i32, %r: i32): scf.reduce.return %l : i32 } } return }
// -----
func.func @f(%a: index, %x: f32, %y: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32): scf.reduce.return %l : f32 } } return }
// -----
func.func @f(%a: index, %x: f32, %y: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %r: f32): scf.reduce.return %y : i32 } } return }
// -----
func.func @f(%a: index, %x: f32, %y: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %r: f32): "t.x"() : () -> () } } return }
// -----
func.func @f(%a: index, %x: f32, %y: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %r: f32): } } return }
// -----
func.func @f(%a: index, %x: f32, %y: i32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 { scf.reduce(%x, %x : f32, f32) { ^bb0(%l: f32, %r: f32): scf.reduce.return %l : f32 } } return }
// -----
func.func @f(%x: f32) { scf.reduce }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { %0 = "scf.forall"(%a, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index): scf.forall.in_parallel { } }) : (index, tensor<3xf32>) -> tensor<3xf32> return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { "scf.forall"(%a, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index, %o: tensor<3xf32>): scf.forall.in_parallel { } }) : (index, tensor<3xf32>) -> () return }
// -----
func.func @f(%a: index) { "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index): scf.forall.in_parallel { } }) : (index) -> () return }
// -----
func.func @f(%a: index) { "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 1>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({ ^bb0(%i: index): scf.forall.in_parallel { } }) : (index) -> () return }
// -----
func.func @f(%a: index) { "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64>}> ({ ^bb0(%i: index): scf.forall.in_parallel { } }) : (index) -> () return }
// -----
func.func @f(%a: index) { "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({ ^bb0(%i: i32): scf.forall.in_parallel { } }) : (index) -> () return }
// -----
func.func @f(%a: index) { "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({ ^bb0(%i: index): scf.forall.in_parallel { } }) : (index) -> () return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) { scf.forall.in_parallel { } } return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { %0 = scf.forall (%i) in (4) shared_outs(%o = %t) { scf.forall.in_parallel { } } return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { scf.forall (%i) in (4, %a) { } return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { scf.forall (%i) in (x) { } return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { scf.forall (%i) in 3 { } return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { scf.forall (%i) in (4) { "t.x"() : () -> () scf.forall.in_parallel { "t.y"() : () -> () } } return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>) { scf.forall (%i) in (4) { } {mapping = [1]} return }
// -----
func.func @f(%a: index, %t: tensor<3xf32>, %u: tensor<1xf32>) { %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<3xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %u into %t[%i] [1] [1] : tensor<1xf32> into tensor<3xf32> } } return }
// -----
func.func @f() { scf.forall.in_parallel { } return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({ scf.yield }, { scf.yield }) : (index) -> () return }
// -----
func.func @f(%i: index) { scf.index_switch %i case 1 { scf.yield } case 1 { scf.yield } default { } return }
// -----
func.func @f(%i: index) { scf.index_switch %i case 1 { } default { } return }
// -----
func.func @f(%i: index) { scf.index_switch %i case 1 { "t.x"() : () -> () } default { } return }
// -----
func.func @f(%i: index, %x: i32) { %0 = scf.index_switch %i -> i32 case 1 { scf.yield } default { scf.yield %x : i32 } return }
// -----
func.func @f(%i: index, %x: i32, %y: f32) { %0 = scf.index_switch %i -> i32 case 1 { scf.yield %x : i32 } default { scf.yield %y : f32 } return }
// -----
func.func @f(%i: index, %x: i32, %y: f32) { %0 = scf.index_switch %i -> i32 case 1 { scf.yield %y : f32 } default { scf.yield %x : i32 } return }
// -----
func.func @f(%i: index, %x: i32, %y: f32) { scf.index_switch %i case one { scf.yield } default { } return }
// -----
func.func @f(%i: index) { scf.index_switch %i case 99999999999999999999 { scf.yield } default { } return }
// -----
func.func @f(%i: index) { scf.index_switch %i case 1 { scf.yield } return }
// -----
func.func @f(%c: i1) { scf.condition(%c) }
// -----
func.func @f(%x: index) { "scf.for"(%x,%x,%x) <{unsignedCmp = 1}> ({}) : (index,index,index) -> () return }
// -----
func.func @f(%x: index) { "scf.parallel"(%x,%x,%x) <{operandSegmentSizes = array<i64: 1,1,1,0>}> ({}) : (index,index,index) -> () return }
// -----
func.func @f(%x: index) { "scf.parallel"(%x,%x,%x) <{operandSegmentSizes = array<i32: 1,1,1>}> ({}) : (index,index,index) -> () return }
// -----
func.func @f(%x: index) { "scf.parallel"(%x,%x,%x) <{operandSegmentSizes = 1}> ({}) : (index,index,index) -> () return }
// -----
func.func @f(%x: index) { "scf.parallel"(%x,%x,%x) ({}) {operandSegmentSizes = 1} : (index,index,index) -> () return }
// -----
func.func @f(%x: index) { "scf.parallel"(%x,%x,%x) ({}) : (index,index,index) -> () return }
// -----
func.func @old_names(%i: index) { "scf.parallel"(%i, %i, %i) ({ ^bb0(%x: index): "scf.reduce"() : () -> () }) {operand_segment_sizes = array<i32: 1, 1, 1, 0>} : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operand_segment_sizes = 3 : i8}> ({ ^bb0(%x: index): "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) ({ ^bb0(%x: index): "scf.reduce"() : () -> () }) {operand_segment_sizes = array<i32: 1, 1>} : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operand_segment_sizes = array<i32: 1, 1, 1, 0>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> ({ ^bb0(%x: index): "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%n: index) { "scf.for"(%n, %n, %n) ({ ^bb0: "scf.yield"() : () -> () }) : (index, index, index) -> () return }
// -----
"func.func"() ({ ^bb0(%i: index): "scf.index_switch"(%i) ({ ^bb0(%x: i32): "scf.yield"() : () -> () }, { ^bb0: "scf.yield"() : () -> () }) {cases = array<i64: 1>} : (index) -> () "func.return"() : () -> () }) {function_type = (index) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"(%f) : (f32) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"() : () -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ "scf.execute_region"() ({ ^bb0(%x: i32): "scf.yield"() : () -> () }) : () -> () "func.return"() : () -> () }) {function_type = () -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%c: i1): "scf.if"(%c) ({ ^bb0(%x: i32): "scf.yield"() : () -> () }, {}) : (i1) -> () "func.return"() : () -> () }) {function_type = (i1) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index): "scf.index_switch"(%i) ({ "scf.yield"() : () -> () }, { ^bb0(%x: i32): "scf.yield"() : () -> () }) {cases = array<i64: 1>} : (index) -> () "func.return"() : () -> () }) {function_type = (index) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index): %0 = "scf.index_switch"(%i) ({ "scf.yield"() : () -> () }, { ^bb0(%x: i32): "scf.yield"(%x) : (i32) -> () }) {cases = array<i64: 1>} : (index) -> i32 "func.return"() : () -> () }) {function_type = (index) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ %0 = "scf.execute_region"() ({ "scf.yield"() : () -> () }) : () -> i32 "func.return"() : () -> () }) {function_type = () -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"(%i) : (index) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"(%f, %f) ({ ^bb0(%a: f32, %b: f32): "scf.reduce.return"(%a) : (f32) -> () }) : (f32, f32) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"(%i) ({ ^bb0(%a: index, %b: index): "scf.reduce.return"(%x) : (index) -> () }) : (index) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"(%i, %f) ({ ^bb0(%a: f32, %b: f32): "scf.reduce.return"(%a) : (f32) -> () }) : (index, f32) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"(%i) ({ ^bb0(%a: f32, %b: f32): "scf.reduce.return"(%a) : (f32) -> () }) : (index) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"(%f, %i) ({ ^bb0(%a: f32, %b: f32): "scf.reduce.return"(%a) : (f32) -> () }) : (f32, index) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i) ({ ^bb0(%x: index): "scf.reduce"(%f, %i) ({ ^bb0(%a: f32, %b: f32): "scf.reduce.return"(%a) : (f32) -> () }) : (f32, index) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (index, index, index) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"() ({ ^bb0(%a: f32, %b: f32): "scf.reduce.return"(%i) : (index) -> () }) : () -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({ ^bb0(%i: index, %f: f32): %0 = "scf.parallel"(%i, %i, %i, %f) ({ ^bb0(%x: index): "scf.reduce"(%i, %f) ({ ^bb0(%a: f32, %b: f32): "scf.reduce.return"(%i) : (index) -> () }) : (index, f32) -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32 "func.return"() : () -> () }) {function_type = (index, f32) -> (), sym_name = "f"} : () -> ()
// -----
func.func @f(%n: index) { scf.forall (%i) in (%n) { } {mapping = [#gpu.thread<x>, #gpu.mask<0xf>, #gpu.mask<0xf0>]} return }
// -----
func.func @f(%n: index) { scf.forall (%i) in (%n) { } {mapping = [#gpu.mask<0xf>]} return }
// -----
func.func @f(%n: index) { scf.forall (%i, %j) in (%n, %n) { } {mapping = [#gpu.thread<x>, #gpu.mask<0xf>]} return }
