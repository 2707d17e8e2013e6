#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"foo.mlir" in "/t">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #bt>
#ex = #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_plus_uconst(8), DW_OP_LLVM_fragment(16, 8)]>
"t.a"() {a = #bt, b = #cu, c = #st, d = #ex, e = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #bt, sizeInBits = 64>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<name = "int">} : () -> ()
// -----
"t.a"() {d = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_convert(16, 7), DW_OP_LLVM_convert(16), DW_OP_LLVM_convert(16, 5, 77, 7)]>} : () -> ()
