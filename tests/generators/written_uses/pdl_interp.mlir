func.func @f(%o: !pdl.operation) {
  pdl_interp.switch_operand_count of %o to dense<[10, 2]> : vector<2xi32>(^bb1, ^bb1) -> ^bb2
^bb1:
  pdl_interp.switch_result_count of %o to dense<[0, 3]> : vector<2xi32>(^bb2, ^bb2) -> ^bb2
^bb2:
  pdl_interp.finalize
}
