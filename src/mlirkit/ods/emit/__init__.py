"""Generators: documentation, stubs, bindings, layouts and C++ from the model of definitions.

    op_docs value_docs enum_docs interface_docs pass_docs dialect_docs     Markdown, as mlir-tblgen writes it
    reference_page                      a dialect's page in docs/dialects
    python_bindings python_enums        modules for MLIR's own Python bindings
    pyi                                 stubs of live dialects
    layout attribute_kind               how a release stores properties
    cpp                                 C++ classes, as mlir-tblgen writes them; a room of its own
    markdown options requested_operators
                                        what several generators share
    deprecation                         warnings of deprecated defs, which all of them give

Each generator but reference_page is a function from `Records` and `Options` to text, an action of
`mlirkit tblgen`; what it prints is, byte for byte, what mlir-tblgen 22 prints where that tool has the action.
"""
