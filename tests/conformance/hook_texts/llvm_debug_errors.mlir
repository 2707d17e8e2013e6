"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "int">} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = "x", name = "int">} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<name = "int", encoding = DW_ATE_nope>} : () -> ()
// -----
"t.a"() {d = #llvm.di_expression<[DW_OP_deref]>, e = #llvm.di_expression<>,  f = #llvm.di_expression<[DW_OP_bogus]>} : () -> ()
// -----
"t.a"() {d = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = 3, file = #llvm.di_file<"foo.mlir" in "/t">>} : () -> ()
// -----
"t.a"() {d = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_x)]>} : () -> ()
// -----
"t.a"() {d = #llvm.di_expression<[DW_OP_LLVM_convert(a)]>} : () -> ()
// -----
"t.a"() {d = #llvm.di_expression<[DW_OP_LLVM_convert()]>} : () -> ()
