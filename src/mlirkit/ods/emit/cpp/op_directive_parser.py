"""Statements that call the parser of a custom directive.

{ locals for optional operands and types; call; stores of the parsed values }
"""

from __future__ import annotations

from mlirkit.ods.assembly_format.elements import (
    AttrDict,
    AttributeVariable,
    CustomDirective,
    Element,
    OperandVariable,
    PropDict,
    PropertyVariable,
    Reference,
    RegionVariable,
    StringArgument,
    SuccessorVariable,
    TypeDirective,
)
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.emit.cpp.op_format_values import TypedRange
from mlirkit.ods.model.constraint import VariableLength

_UNRESOLVED = "::mlir::OpAsmParser::UnresolvedOperand"
_OPTIONAL_OPERAND = f"::std::optional<{_UNRESOLVED}>"


def write_custom_directive(
    body: IndentedText, context: OpContext, directive: CustomDirective, is_optional: bool = False
) -> None:
    """The block; with `is_optional`, a group begins with the directive, and its parser may parse nothing."""
    body.write("  {\n")
    for argument in directive.arguments:
        _write_locals(body, argument)
    arguments = "".join([f", {_argument(argument)}" for argument in directive.arguments])
    body.write(f"    auto odsResult = parse{directive.name}(parser{arguments});\n")
    if is_optional:
        body.write(
            "    if (!odsResult.has_value()) return {};\n"
            "    if (::mlir::failed(*odsResult)) return ::mlir::failure();\n"
        )
    else:
        body.write("    if (odsResult) return ::mlir::failure();\n")
    for argument in directive.arguments:
        _write_parsed(body, context, argument)
    body.write("  }\n")


def _write_locals(body: IndentedText, argument: Element) -> None:
    if isinstance(argument, OperandVariable):
        name, operand = argument.name, argument.operand
        body.write(f"    {name}OperandsLoc = parser.getCurrentLocation();\n")
        if operand.is_optional:
            body.write(f"    {_OPTIONAL_OPERAND} {name}Operand;\n")
        elif operand.constraint.segment_attribute:
            body.write(f"    ::llvm::SmallVector<::llvm::SmallVector<{_UNRESOLVED}>> {name}OperandGroups;\n")
    elif isinstance(argument, TypeDirective):
        typed = TypedRange(argument.argument)
        if typed.length is VariableLength.OPTIONAL:
            body.write(f"    ::mlir::Type {typed.name}Type;\n")
        elif typed.length is VariableLength.VARIADIC_OF_VARIADIC:
            body.write(f"    ::llvm::SmallVector<llvm::SmallVector<::mlir::Type>> {typed.name}TypeGroups;\n")
    elif isinstance(argument, Reference):
        _write_referenced(body, argument.argument)


def _write_referenced(body: IndentedText, argument: Element) -> None:
    """The local with an optional operand or type that another element has parsed."""
    if isinstance(argument, OperandVariable) and argument.operand.is_optional:
        name = argument.name
        body.write(
            f"    {_OPTIONAL_OPERAND} {name}Operand = {name}Operands.empty() ? {_OPTIONAL_OPERAND}() : "
            f"{name}Operands[0];\n"
        )
    elif isinstance(argument, TypeDirective):
        typed = TypedRange(argument.argument)
        if typed.length is VariableLength.OPTIONAL:
            body.write(
                f"    ::mlir::Type {typed.name}Type = {typed.name}Types.empty() ? ::mlir::Type() : "
                f"{typed.name}Types[0];\n"
            )


_OPERAND_ARGUMENTS = {
    VariableLength.ONE: "RawOperand",
    VariableLength.OPTIONAL: "Operand",
    VariableLength.VARIADIC: "Operands",
    VariableLength.VARIADIC_OF_VARIADIC: "OperandGroups",
}
_TYPE_ARGUMENTS = {
    VariableLength.ONE: "RawType",
    VariableLength.OPTIONAL: "Type",
    VariableLength.VARIADIC: "Types",
    VariableLength.VARIADIC_OF_VARIADIC: "TypeGroups",
}


def _argument(argument: Element) -> str:
    """The argument of the parser function."""
    if isinstance(argument, AttributeVariable):
        return f"{argument.name}Attr"
    if isinstance(argument, AttrDict):
        return "result.attributes"
    if isinstance(argument, PropDict):
        return "result"
    if isinstance(argument, OperandVariable):
        return argument.name + _OPERAND_ARGUMENTS[argument.operand.constraint.length]
    if isinstance(argument, RegionVariable):
        return f"{argument.name}Regions" if argument.region.is_variadic else f"*{argument.name}Region"
    if isinstance(argument, SuccessorVariable):
        return f"{argument.name}Successor{'s' if argument.successor.is_variadic else ''}"
    if isinstance(argument, Reference):
        return _argument(argument.argument)
    if isinstance(argument, TypeDirective):
        typed = TypedRange(argument.argument)
        return typed.name + _TYPE_ARGUMENTS[typed.length]
    if isinstance(argument, StringArgument):
        texts = FormatContext(_ctxt="parser.getContext()").with_builder("parser.getBuilder()")
        return tgfmt(argument.text, texts)
    assert isinstance(argument, PropertyVariable)
    return f"result.getOrAddProperties<Properties>().{argument.name}"


def _write_parsed(body: IndentedText, context: OpContext, argument: Element) -> None:
    """Store a parsed value in the variable that the element of an argument uses."""
    if isinstance(argument, AttributeVariable):
        name = argument.name
        if argument.may_be_missing:
            body.write(f"    if ({name}Attr)\n  ")
        if context.has_properties:
            body.write(
                f"    result.getOrAddProperties<{context.class_name}::Properties>().{name} = {name}Attr;\n"
            )
        else:
            body.write(f'    result.addAttribute("{name}", {name}Attr);\n')
    elif isinstance(argument, OperandVariable):
        name, operand = argument.name, argument.operand
        if operand.is_optional:
            body.write(
                f"    if ({name}Operand.has_value())\n      {name}Operands.push_back(*{name}Operand);\n"
            )
        elif operand.constraint.segment_attribute:
            body.write(
                f"    for (const auto &subRange : {name}OperandGroups) {{\n"
                f"      {name}Operands.append(subRange.begin(), subRange.end());\n"
                f"      {name}OperandGroupSizes.push_back(subRange.size());\n"
                "    }\n"
            )
    elif isinstance(argument, TypeDirective):
        typed = TypedRange(argument.argument)
        if typed.length is VariableLength.OPTIONAL:
            body.write(f"    if ({typed.name}Type)\n      {typed.name}Types.push_back({typed.name}Type);\n")
        elif typed.length is VariableLength.VARIADIC_OF_VARIADIC:
            body.write(
                f"    for (const auto &subRange : {typed.name}TypeGroups)\n"
                f"      {typed.name}Types.append(subRange.begin(), subRange.end());\n"
            )
