"""The Operation Definition Specification: what `.td` files say of dialects, as data, classes and text.

model/             definitions as plain data, read from TableGen records
cpp_expr/          the C++ snippets in definitions as Python functions
assembly_format/   declarative formats as trees of elements
live/              classes that parse, print, verify and build; alone touches the IR
emit/              documents, stubs, bindings and layouts made from the model
plain_data         what the model's classes are
shipped_folder     the definitions that ship, as files or as an archive
"""
