"""`inferReturnTypes` of operations whose result types follow from their definition.

The function has a variable for each result, in an order in which the sources of a type precede it: types of
operands and attributes, types that need no source, and earlier results.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.op_context import OpContext, unpruned
from mlirkit.ods.emit.cpp.op_interfaces import add_interface_method
from mlirkit.ods.model.operator import ArgumentKind
from mlirkit.ods.model.result_types import inferred_result_types


def add_type_inference(op_class: Class, context: OpContext) -> None:
    trait = context.infer_types
    if trait is None or trait.interface is None:
        return
    operator = context.operator
    inferred = inferred_result_types(operator) or []
    name = "inferReturnTypes"
    method = next((method for method in trait.interface.methods if method.name == name), None)
    if method is None:
        raise context.reports.error(f"unable to find {name} interface method")
    body = unpruned(add_interface_method(op_class, method, declaration=False), name, context, 3884).body
    body.write(f"  inferredReturnTypes.resize({len(operator.results)});\n")
    body.write("  ::mlir::Builder odsBuilder(context);\n")
    operands = [
        operator.arguments[way.argument][1]
        for way in inferred
        if way.argument is not None and operator.arguments[way.argument][0] is ArgumentKind.OPERAND
    ]
    if operands:
        body.write(f"  if (operands.size() <= {max(operands)})\n    return ::mlir::failure();\n")
    texts = FormatContext(_ctxt="context").with_builder("odsBuilder")
    # The number of the variable with each result's type.
    variables: dict[int, int] = {}
    while len(variables) < len(inferred):
        for index, way in enumerate(inferred):
            if index in variables:
                continue
            if way.argument is not None:
                source = _argument_type(body, context, way.argument, len(variables))
            else:
                assert way.result is not None
                builder = operator.results[way.result].constraint.each.builder_call
                if builder is not None:
                    source = tgfmt(builder, texts)
                elif way.result in variables:
                    source = f"odsInferredType{variables[way.result]}"
                else:
                    continue
            value = tgfmt(way.transformer, texts.with_self(source))
            body.write(f"  ::mlir::Type odsInferredType{len(variables)} = ", value, ";\n")
            variables[index] = len(variables)
    for index in range(len(inferred)):
        body.write(f"  inferredReturnTypes[{index}] = odsInferredType{variables[index]};\n")
    body.write("  return ::mlir::success();")


def _argument_type(body: IndentedText, context: OpContext, argument: int, number: int) -> str:
    """The type of an operand or attribute, after a check that it is present."""
    kind, index = context.operator.arguments[argument]
    if kind is ArgumentKind.OPERAND:
        return f"operands[{index}].getType()"
    if kind is ArgumentKind.PROPERTY:
        raise context.reports.error("Properties cannot be used for type inference")
    name = context.operator.attributes[index].name
    variable = f"odsInferredTypeAttr{number}"
    lookup = f'::llvm::dyn_cast_or_null<::mlir::TypedAttr>(attributes.get("{name}"))'
    if context.uses_properties:
        lookup = f"(properties ? properties.as<Properties *>()->{name} : {lookup})"
    body.write(f"  ::mlir::TypedAttr {variable} = {lookup};\n")
    body.write(f"  if (!{variable}) return ::mlir::failure();\n")
    return f"{variable}.getType()"
