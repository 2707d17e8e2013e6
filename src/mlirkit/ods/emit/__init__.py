"""Generators: documentation, stubs, bindings, layouts and C++ from the model of definitions.

    op_docs value_docs enum_docs interface_docs pass_docs dialect_docs     Markdown, as mlir-tblgen writes it
    reference_page                      the page of a dialect in docs/dialects
    python_bindings python_enums        modules for MLIR's own Python bindings
    pyi                                 stubs of live dialects
    layout attribute_kind               the storage of properties in a release
    cpp                                 C++ classes, as mlir-tblgen writes them
    markdown options requested_operators
                                        shared parts of generators
    deprecation                         warnings of deprecated defs, for all generators

Each generator but reference_page is a function from `Records` and `Options` to text, an action of `mlirkit
tblgen`; its output is, byte for byte, that of mlir-tblgen 22 if that tool has the action.
"""
