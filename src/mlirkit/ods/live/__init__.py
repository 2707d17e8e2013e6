"""Live dialects: the model becomes Python classes that parse, print, verify and build operations.

    loader dialect                              from `.td` files to a dialect; classes are made on first use
    dialect_pool                                one dialect for equal definitions, and sums of several files
    op_class op_traits value_class enum_class   those classes
    declared_class                              what live classes of one name have in common: the name
    hooks hook_table                            Python for what definitions leave to C++, and its types
    accessors operand_access segments adaptor   `op.lhs`: the parts of an operation by name;
    derived_attributes                          and what is computed from them
    assembly value_assembly                     custom syntax: a format, or a hook; format_line: short cuts
    dimension_list dynamic_index_list           directives that MLIR offers to every dialect
    format_step *_text directive_runtime        formats of operations: steps
    type_sources finishing                      and then what the text leaves out
    value_step value_syntax parameter_text      formats of attributes and types
    unread_values                               those whose syntax is C++ without a hook
    invariants type_inference default_values    what a definition checks, infers and fills in
    memory_effects result_names                 what it says of memory, and how results print
    constructors constructor op_builder direct_builder custom_builders value_builder    making operations
    property_* written_attributes conversions   native properties, attributes and plain Python values
    rewrite_rules rule_* native_code            rewrite rules as patterns: matching, building, their C++
    cpp_names *_names                           the names that C++ in definitions uses, and what they are here
    python_* signatures                         what `help()`, tools and stubs show
    snippets audit                              the C++ that is evaluated, and what of it has no translation
    promises                                    what definitions leave to hooks that are not there

Users come in by `mlirkit.load_td`, and by name through dialects/.
"""
