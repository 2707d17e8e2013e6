"""Custom syntax: a format becomes steps, which both parse and print.

    assembly value_assembly                     syntax of an operation; of an attribute or type
    dimension_list dynamic_index_list           directives of MLIR for all dialects
    format_step *_text directive_runtime        formats of operations: steps
    type_sources finishing                      sources of types, and completion after parsing
    value_step value_syntax parameter_text      formats of attributes and types
    unread_values                               attributes and types whose syntax is C++ without a hook
"""
