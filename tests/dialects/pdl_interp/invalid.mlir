pdl_interp.func @f(%o: !pdl.operation) { %0 = pdl_interp.create_operation "foo.op" -> <inferred> pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.operation) { %0 = pdl_interp.create_operation "builtin.module" -> <inferred> pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.operation, %t: !pdl.type) { %0 = "pdl_interp.create_operation"(%t) {name = "foo.op", inputAttributeNames = [], inferredResultTypes, operandSegmentSizes = array<i32: 0, 0, 1>} : (!pdl.type) -> !pdl.operation pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.operation) { "pdl_interp.switch_operation_name"(%o)[^bb1, ^bb1, ^bb1] {caseValues = ["a"]} : (!pdl.operation) -> () ^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.operation) { "pdl_interp.switch_operand_count"(%o)[^bb1] {caseValues = dense<[1,2]> : vector<2xi32>} : (!pdl.operation) -> () ^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.operation) { "pdl_interp.switch_result_count"(%o)[^bb1] {caseValues = dense<1> : vector<2xi32>} : (!pdl.operation) -> () ^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.attribute) { "pdl_interp.switch_attribute"(%o)[^bb1] {caseValues = [1]} : (!pdl.attribute) -> () ^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.type) { "pdl_interp.switch_type"(%o)[^bb1] {caseValues = [i32]} : (!pdl.type) -> () ^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.range<type>) { "pdl_interp.switch_types"(%o)[^bb1] {caseValues = [[i32]]} : (!pdl.range<type>) -> () ^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.value) { %0 = "pdl_interp.create_range"(%o) : (!pdl.value) -> !pdl.range<type> pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.range<type>) { "pdl_interp.foreach"(%o)[^bb1] ({ pdl_interp.continue }) : (!pdl.range<type>) -> () ^bb1: pdl_interp.finalize }
// -----
pdl_interp.func @f(%o: !pdl.range<type>) { "pdl_interp.foreach"(%o)[^bb1] ({ ^bb0(%x: !pdl.value): pdl_interp.continue }) : (!pdl.range<type>) -> () ^bb1: pdl_interp.finalize }
