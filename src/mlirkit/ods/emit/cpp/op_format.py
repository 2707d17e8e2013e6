"""Syntax of operations with an assembly format: `parse`, `print`, and properties from a parsed dictionary.

The format is parsed by ods/assembly_format; op_parser.py and op_printer.py write its elements.
"""

from __future__ import annotations

from mlirkit.ods.assembly_format import FormatError, parse_op_format
from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.local_constraints import LocalConstraints
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.emit.cpp.op_parser import add_parser
from mlirkit.ods.emit.cpp.op_printer import add_printer
from mlirkit.ods.emit.cpp.op_prop_dict import add_parsed_properties


def add_format(op_class: Class, context: OpContext, constraints: LocalConstraints) -> None:
    """Add the functions; a wrong format is an error, or leaves the operation without these functions."""
    if context.operator.assembly_format is None:
        # Custom syntax may call the function.
        add_parsed_properties(op_class, context, [], [])
        return
    try:
        form = parse_op_format(context.operator)
    except FormatError as error:
        context.reports.format_error(error)
        return
    add_parser(op_class, context, form, constraints)
    if form.has_prop_dict:
        add_parsed_properties(op_class, context, form.used_attributes, form.used_properties)
    add_printer(op_class, context, form)
