"""Parameters of builders with a parameter for each operand, attribute and property.

    odsBuilder, odsState, result types?, arguments, successors, counts of variadic regions

Result types are inferred, passed separately, or passed in one parameter.  Attributes are passed as attributes
or, if possible, as plain values.  An argument has a default if all arguments after it have one; the first
attribute with a default loses it if the builder with attributes and the builder with plain values would be
ambiguous otherwise.
"""

from __future__ import annotations

from enum import Enum

from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_attributes import takes_raw_value
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.model import Attribute, Operator
from mlirkit.ods.model.operator import ArgumentKind

BUILDER = Parameter("::mlir::OpBuilder &", "odsBuilder")
STATE = Parameter("::mlir::OperationState &", "odsState")

# Plain values that are not built from a single number.
_NO_DEFAULT = ("::llvm::APInt", "::llvm::APFloat")


class ResultTypes(Enum):
    """How a builder takes the result types."""

    NONE = "none"
    SEPARATE = "separate"
    COLLECTIVE = "collective"


class SeparateParameters:
    """The parameters, and the facts that the body needs."""

    __slots__ = ("inferred_attributes", "parameters", "result_names", "unwrapped")

    def __init__(self, context: OpContext, result_types: ResultTypes, unwrapped: bool) -> None:
        # Whether attributes are passed as plain values if possible.
        self.unwrapped = unwrapped
        self.parameters = [BUILDER, STATE]
        # The names of the parameters for result types.
        self.result_names: list[str] = []
        operator = context.operator
        # Sizes of nested operand groups, which follow from the groups.
        self.inferred_attributes = frozenset(
            [operand.constraint.segment_attribute for operand in operator.operands]
        ) - {""}
        if result_types is ResultTypes.SEPARATE:
            self._add_result_types(operator)
        elif result_types is ResultTypes.COLLECTIVE:
            self.parameters.append(Parameter("::mlir::TypeRange", "resultTypes"))
            self.result_names.append("resultTypes")
        self._add_arguments(context)
        for successor in operator.successors:
            type_ = "::mlir::BlockRange" if successor.is_variadic else "::mlir::Block *"
            self.parameters.append(Parameter(type_, successor.name))
        for region in operator.regions:
            if region.is_variadic:
                self.parameters.append(Parameter("unsigned", f"{region.name}Count"))

    def _add_result_types(self, operator: Operator) -> None:
        for index, result in enumerate(operator.results):
            name = result.name or f"resultType{index}"
            type_ = "::mlir::TypeRange" if result.is_variadic else "::mlir::Type"
            self.parameters.append(Parameter(type_, name, is_optional=result.is_optional))
            self.result_names.append(name)

    def _add_arguments(self, context: OpContext) -> None:
        operator = context.operator
        any_default, attribute_default = self._first_defaults(operator)
        texts = FormatContext().with_builder("odsBuilder")
        for position, (kind, index) in enumerate(operator.arguments):
            if kind is ArgumentKind.OPERAND:
                operand = operator.operands[index]
                if operand.constraint.segment_attribute:
                    type_ = "::llvm::ArrayRef<::mlir::ValueRange>"
                elif operand.is_variadic:
                    type_ = "::mlir::ValueRange"
                else:
                    type_ = "::mlir::Value"
                self.parameters.append(
                    Parameter(type_, context.operand_name(index), is_optional=operand.is_optional)
                )
            elif kind is ArgumentKind.PROPERTY:
                named = operator.properties[index]
                native = named.property
                default = ""
                if native.default_value is not None and position >= any_default:
                    default = tgfmt(native.default_value, texts)
                self.parameters.append(
                    Parameter(native.interface_type, named.name, default, native.has_default)
                )
            else:
                name, attribute = operator.attributes[index].name, operator.attributes[index].attribute
                if name in self.inferred_attributes:
                    continue
                is_raw = self.unwrapped and takes_raw_value(attribute)
                default = ""
                if position >= attribute_default:
                    default = tgfmt(attribute.default_value or "", texts) if is_raw else "nullptr"
                type_ = attribute.return_type if is_raw else attribute.storage_type
                self.parameters.append(Parameter(type_, name, default, attribute.is_optional))

    def _first_defaults(self, operator: Operator) -> tuple[int, int]:
        """The positions of the first argument, and of the first attribute, with a default."""
        count = len(operator.arguments)
        any_default = attribute_default = count
        # The parameters after the arguments have no defaults.
        if operator.successors or any(region.is_variadic for region in operator.regions):
            return any_default, attribute_default
        for position in range(count - 1, -1, -1):
            kind, index = operator.arguments[position]
            if kind is ArgumentKind.PROPERTY and operator.properties[index].property.has_default:
                any_default = position
            elif kind is ArgumentKind.ATTRIBUTE and _is_omissible(operator.attributes[index].attribute):
                any_default = attribute_default = position
            else:
                break
        if attribute_default < count:
            attribute = operator.attributes[operator.arguments[attribute_default][1]].attribute
            if takes_raw_value(attribute) is not self.unwrapped and self._is_ambiguous(operator):
                attribute_default += 1
                any_default = attribute_default
        return any_default, attribute_default

    def _is_ambiguous(self, operator: Operator) -> bool:
        """Whether builders with attributes and with plain values differ only in attributes with a default."""
        return not any(
            kind is ArgumentKind.ATTRIBUTE
            and not self.unwrapped
            and not operator.attributes[index].attribute.has_default
            and takes_raw_value(operator.attributes[index].attribute)
            for kind, index in operator.arguments
        )


def _is_omissible(attribute: Attribute) -> bool:
    return attribute.has_default and attribute.return_type not in _NO_DEFAULT
