"""C++ that mlir-tblgen writes, from the model: one file per generator or subject, over a small vocabulary.

    enums interfaces dialects           declarations and definitions
    attr_or_type_defs                   those of attributes and types, over attr_or_type_class,
                                        attr_or_type_storage, attr_or_type_format with attr_or_type_parser
                                        and attr_or_type_printer
    constraints dialect_interfaces      functions that check types and attributes; interfaces of dialects
    pass_decls pass_capi                passes, and their functions in the C API
    bytecode                            readers and writers of attributes and types
    llvmir_conversions llvmir_intrinsics
                                        LLVM IR and back; intrinsics as definitions
    availability spirv_serialization    what targets must have; SPIR-V's binary form
    openmp_clauses directives           operands of clauses; clauses as definitions of enums

The vocabulary: `indented_text` (text with indentation), `method` and `cpp_class` (classes, printed as
declarations and as definitions), `file_frame` (banner, namespaces, `#ifdef` blocks, comments),
`format_string` (`$`-placeholders of snippets), `escaped` (texts inside C++ string literals).
`string_map_order` is the order in which some of mlir-tblgen's files list names.
"""
