"""Generators of mlir-tblgen's C++ from the model: one module per generator or subject, over shared modules.

    indented_text method cpp_class      indented text; classes, as declarations and as definitions
    file_frame                          banner, namespaces, `#ifdef` blocks, comments
    format_string escaped error_stream  `$`-placeholders of snippets, C++ string literals, messages of checks
    local_constraints                   functions of a file that check constraints
    string_map_order                    the orders in which some files list names

    op_files op_shards                  the files of operations, whole or divided
    op_context op_segments op_reports   facts of operators for all emitters, sizes of groups, errors
    op_class op_adaptor                 the classes of an operation
    op_traits op_names op_values op_attributes op_properties op_bytecode
    op_builders op_builder_parameters op_verifier op_interfaces op_type_inference op_effects
                                        the members of the class, in the order of the file
    op_format op_format_values          syntax, from the assembly format:
    op_parser op_parser_variables op_attribute_parser op_directive_parser op_parser_results
    op_printer op_dictionary_printer op_prop_dict

    enums interfaces dialects           declarations and definitions
    attr_or_type_defs                   classes of attributes and types, over attr_or_type_class,
                                        attr_or_type_storage, attr_or_type_format with attr_or_type_parser
                                        and attr_or_type_printer
    constraints dialect_interfaces      functions that check types and attributes; interfaces of dialects
    pass_decls pass_capi                passes, and their functions in the C API
    bytecode                            readers and writers of attributes and types
    llvmir_conversions llvmir_intrinsics
                                        LLVM IR and back; intrinsics as definitions
    availability spirv_serialization    requirements on targets; SPIR-V's binary form
    rewriters rewriter_scope rewriter_symbols
                                        patterns, and the names bound in them
    rewriter_match rewriter_constraints rewriter_results
                                        matching, checks and results of a rewriter
    openmp_clauses directives           operands of clauses; clauses as definitions of enums
"""
