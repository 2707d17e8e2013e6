func.func @f(%m: memref<?xi32>, %c: i1) {
  %0 = omp.map.info var_ptr(%m : memref<?xi32>, tensor<?xi32>) map_clauses(from) capture(ByRef) -> memref<?xi32> {name = ""}
  omp.target_exit_data if(%c) map_entries(%0 : memref<?xi32>)
  return
}
