"""The Operation Definition Specification: dialects of `.td` files as data, classes and text.

model/             definitions as plain data, read from TableGen records
cpp_expr/          the C++ snippets in definitions as Python functions
assembly_format/   declarative formats as trees of elements
live/              classes that parse, print, verify and build; the only part that uses the IR
emit/              generated documents, stubs, bindings and layouts
plain_data         the base of the model's classes
shipped_folder     the shipped definitions, as files or an archive
"""
