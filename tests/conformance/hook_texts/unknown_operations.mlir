"shape.some_operation"() : () -> ()
// -----
"llvm.some_operation"() : () -> ()
// -----
"nvvm.some_operation"() : () -> ()
// -----
"rocdl.some_operation"() : () -> ()
// -----
"spirv.some_operation"() : () -> ()
// -----
"tosa.some_operation"() : () -> ()
