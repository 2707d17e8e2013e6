"""C++ in definitions: the names that it uses, and their Python equivalents.

    cpp_names                                           the table of names
    definition_names                                    names that definitions declare
    operation_names builder_names                       operations, values, blocks; `$_builder`
    attribute_names type_names range_names              attributes, types, ranges
    matcher_names                                       `matchPattern` and its matchers
    snippets                                            the C++ of operators and values that must be evaluated
"""
