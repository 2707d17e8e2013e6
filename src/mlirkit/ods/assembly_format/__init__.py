"""Declarative assembly formats: from the format text of a definition to a checked tree of elements.

    parse_op_format(operator)        -> OpFormat       `$lhs `,` $rhs attr-dict `:` type($result)`
    parse_hook_format(operator, text, types)      for an operation without a format in its definition
    parse_value_format(definition)   -> ValueFormat    `<` $value `>`, params, struct(params)

    lexer literals elements format_parser      the parts of formats
    op_format op_checks type_resolution        formats of operations
    value_format                               formats of attributes and types
    all_formats                                the formats of all definitions of a file
    errors                                     errors in formats

Errors in a format raise a FormatError with mlir-tblgen's message.  These modules do not refer to operations:
ods/live/formats/assembly.py makes the functions that parse and print operations from the trees.
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
