"""Declarative assembly formats: from the format text of a definition to a tree of elements, checked.

    parse_op_format(operator)        -> OpFormat       `$lhs `,` $rhs attr-dict `:` type($result)`
    parse_hook_format(operator, text, types)      of an operation that has none in its definition
    parse_value_format(definition)   -> ValueFormat    `<` $value `>`, params, struct(params)

    lexer literals elements format_parser      what formats are made of
    op_format op_checks type_resolution        formats of operations
    value_format                               formats of attributes and types
    all_formats                                those of all definitions of a file
    errors                                     what is wrong with one

What is wrong with a format is a FormatError in mlir-tblgen's words.  Nothing here knows about operations
that exist: the functions that parse and print them are made of these trees by ods/live/formats/assembly.py.
Source: the ODS manual, "Declarative Assembly Format".
"""

from __future__ import annotations

from mlirkit.ods.assembly_format.errors import FormatError, render_format_error
from mlirkit.ods.assembly_format.op_format import OpFormat, parse_hook_format, parse_op_format
from mlirkit.ods.assembly_format.value_format import ValueFormat, parse_value_format

__all__ = [
    "FormatError",
    "OpFormat",
    "ValueFormat",
    "parse_hook_format",
    "parse_op_format",
    "parse_value_format",
    "render_format_error",
]
