"""Conversions between operations of the LLVM dialect and LLVM IR, from the snippets of their definitions.

    --gen-llvmir-conversions                operations to LLVM IR, `llvmBuilder` by class
    --gen-op-from-llvmir-conversions        LLVM IR to operations, `mlirBuilder` by opcode
    --gen-intr-from-llvmir-conversions      the same for intrinsics, by their number
    --gen-convertible-llvmir-intrinsics     the numbers of intrinsics with an operation
    --gen-enum-to-llvmir-conversions, --gen-enum-from-llvmir-conversions

A name after a dollar sign in a snippet is an argument, a result, or a word in the tables.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import ArgumentKind, Operator
from mlirkit.ods.model.llvm_definitions import LlvmEnum, LlvmOp, LlvmReader
from mlirkit.ods.model.names import camel_case
from mlirkit.tablegen import Records

_VARIABLE = re.compile(r"\$(\$|[A-Za-z0-9_]*)")

# Placeholders in snippets that build LLVM IR.
_EXPORT_WORDS = {
    "_resultType": "moduleTranslation.convertType(op.getResult().getType())",
    "_hasResult": "opInst.getNumResults() == 1",
    "_location": "opInst.getLoc()",
    "_numOperands": "opInst.getNumOperands()",
    "$": "$",
}

# Placeholders in snippets that build operations.
_IMPORT_WORDS = {
    "_op": "moduleImport.mapNoResultOp(inst)",
    "_int_attr": "moduleImport.matchIntegerAttr",
    "_float_attr": "moduleImport.matchFloatAttr",
    "_var_attr": "moduleImport.matchLocalVariableAttr",
    "_label_attr": "moduleImport.matchLabelAttr",
    "_fpExceptionBehavior_attr": "moduleImport.matchFPExceptionBehaviorAttr",
    "_roundingMode_attr": "moduleImport.matchRoundingModeAttr",
    "_resultType": "moduleImport.convertType(inst->getType())",
    "_location": "moduleImport.translateLoc(inst->getDebugLoc())",
    "_builder": "odsBuilder",
    "$": "$",
}


def _argument_names(operator: Operator) -> list[str]:
    """The names of operands, attributes and properties in the order of the definition."""
    names = {
        ArgumentKind.OPERAND: [operand.name for operand in operator.operands],
        ArgumentKind.ATTRIBUTE: [attribute.name for attribute in operator.attributes],
        ArgumentKind.PROPERTY: [native.name for native in operator.properties],
    }
    return [names[kind][index] for kind, index in operator.arguments]


# -- to LLVM IR -----------------------------------------------------------------------------------------


def llvmir_conversions(records: Records, options: Options) -> str:
    """The action for operations to LLVM IR."""
    reader = LlvmReader(records)
    return "".join([_export(operation, reader) for operation in reader.operations("LLVM_OpBase")])


def _export(operation: LlvmOp, reader: LlvmReader) -> str:
    if operation.llvm_builder is None:
        raise reader.error(operation, "expected 'llvmBuilder' field")
    if not operation.llvm_builder:
        return ""
    operator = operation.operator

    def value(match: re.Match[str]) -> str:
        name = match[1]
        getter = f"op.get{camel_case(name)}()"
        index = operator.operand_index(name)
        if index is not None:
            lookup = "lookupValues" if operator.operands[index].is_variadic else "lookupValue"
            return f"moduleTranslation.{lookup}({getter})"
        if operator.attribute(name) is not None:
            return getter
        if operator.result_index(name) is not None:
            return f"moduleTranslation.mapValue({getter})"
        if name in _EXPORT_WORDS:
            return _EXPORT_WORDS[name]
        raise reader.error(operation, f"expected keyword, argument, or result, but got {name}")

    body = _VARIABLE.sub(value, operation.llvm_builder)
    condition = f"auto op = dyn_cast<{operator.qualified_class_name}>(opInst)"
    return f"if ({condition}) {{\n{body}\n  return success();\n}}\n"


# -- from LLVM IR ---------------------------------------------------------------------------------------


def op_from_llvmir_conversions(records: Records, options: Options) -> str:
    """The action for instructions to operations."""
    return _imports(LlvmReader(records), "LLVM_OpBase", _is_instruction)


def intr_from_llvmir_conversions(records: Records, options: Options) -> str:
    """The action for intrinsics to operations."""
    return _imports(LlvmReader(records), "LLVM_IntrOpBase", _is_intrinsic)


def convertible_llvmir_intrinsics(records: Records, options: Options) -> str:
    """The action for the list of intrinsics."""
    operations = LlvmReader(records).operations("LLVM_IntrOpBase")
    return "".join([f"llvm::Intrinsic::{operation.intrinsic},\n" for operation in operations])


def _is_instruction(operation: LlvmOp, reader: LlvmReader) -> str:
    if operation.instruction is None:
        raise reader.missing(operation, "llvmInstName")
    return f"inst->getOpcode() == llvm::Instruction::{operation.instruction}"


def _is_intrinsic(operation: LlvmOp, reader: LlvmReader) -> str:
    if operation.intrinsic is None:
        raise reader.missing(operation, "llvmEnumName")
    return f"intrinsicID == llvm::Intrinsic::{operation.intrinsic}"


def _imports(reader: LlvmReader, class_name: str, condition: Callable[[LlvmOp, LlvmReader], str]) -> str:
    parts = []
    for operation in reader.operations(class_name):
        if operation.mlir_builder is None:
            raise reader.error(operation, "expected 'mlirBuilder' field")
        if operation.mlir_builder:
            parts.append(
                _Import(operation, operation.mlir_builder, reader).text(condition(operation, reader))
            )
    return "".join(parts)


class _Import:
    """The conversion of one instruction: operands, then the snippet."""

    def __init__(self, operation: LlvmOp, snippet: str, reader: LlvmReader) -> None:
        self.operation = operation
        self.operator = operation.operator
        self.snippet = snippet
        self.reader = reader
        self.arguments = _argument_names(self.operator)
        self.conversions: list[str] = []
        self.numbers = operation.operand_numbers or tuple(range(len(self.arguments)))

    def text(self, condition: str) -> str:
        if len(self.numbers) != len(self.arguments):
            message = "expected 'llvmArgIndices' size to match the number of arguments"
            raise self.reader.error(self.operation, message)
        body = _VARIABLE.sub(self._value, self.snippet)
        return f"if ({condition}) {{\n{''.join(self.conversions)}\n{body}\n  return success();\n}}\n"

    def _value(self, match: re.Match[str]) -> str:
        name = match[1]
        if name in self.arguments:
            return self._argument(name)
        if self.operator.result_index(name) is not None:
            if len(self.operator.results) != 1:
                raise self.reader.error(self.operation, "expected op to have one result")
            return "moduleImport.mapValue(inst)"
        if name == "_qualCppClassName":
            return self.operator.qualified_class_name
        if name in _IMPORT_WORDS:
            return _IMPORT_WORDS[name]
        raise self.reader.error(self.operation, f"expected keyword, argument, or result, but got {name}")

    def _argument(self, name: str) -> str:
        number = self.numbers[self.arguments.index(name)]
        if number < 0:
            message = f"expected non-negative operand index for argument {name}"
            raise self.reader.error(self.operation, message)
        if self.operator.attribute(name) is not None:
            return f"llvmOperands[{number}]"
        variable = f"_llvmir_gen_operand_{name}"
        index = self.operator.operand_index(name)
        if index is not None and self.operator.operands[index].is_variadic:
            self.conversions.append(
                f"FailureOr<SmallVector<Value>> {variable} = "
                f"moduleImport.convertValues(llvmOperands.drop_front({number}));\n"
            )
        else:
            self.conversions.append(
                f"FailureOr<Value> {variable} = moduleImport.convertValue(llvmOperands[{number}]);\n"
            )
        self.conversions.append(f"if (failed({variable}))\n  return failure();\n")
        return f"*{variable}"


# -- enums ----------------------------------------------------------------------------------------------


def enum_to_llvmir_conversions(records: Records, options: Options) -> str:
    """The action for enums to LLVM's."""
    return "".join([_enum_to_llvm(enum) for enum in LlvmReader(records).enums()])


def enum_from_llvmir_conversions(records: Records, options: Options) -> str:
    """The action for LLVM's enums to enums of the dialect."""
    return "".join([_enum_from_llvm(enum) for enum in LlvmReader(records).enums()])


def _enum_to_llvm(enum: LlvmEnum) -> str:
    name = enum.class_name
    result = "int64_t" if enum.is_c_style else enum.llvm_class
    parts = [
        f"[[maybe_unused]] static {result} convert{name}ToLLVM({enum.cpp_namespace}::{name} value) {{\n"
        "  switch (value) {\n"
    ]
    for case in enum.cases:
        value = f"{enum.llvm_class}::{case.llvm_symbol}"
        if enum.is_c_style:
            value = f"static_cast<int64_t>({value})"
        parts.append(f"  case {enum.cpp_namespace}::{name}::{case.symbol}:\n    return {value};\n")
    parts.append(f'  }}\n  llvm_unreachable("unknown {name} type");\n}}\n\n')
    return "".join(parts)


def _enum_from_llvm(enum: LlvmEnum) -> str:
    name = enum.class_name
    argument = "int64_t" if enum.is_c_style else enum.llvm_class
    parts = [
        f"[[maybe_unused]] inline {enum.cpp_namespace}::{name} convert{name}FromLLVM({argument} value) {{\n"
        "  switch (value) {\n"
    ]
    for case in enum.cases:
        value = f"{enum.llvm_class}::{case.llvm_symbol}"
        if enum.is_c_style:
            value = f"static_cast<int64_t>({value})"
        parts.append(f"  case {value}:\n    return {enum.cpp_namespace}::{name}::{case.symbol};\n")
    for symbol in enum.unsupported:
        value = f"{enum.llvm_class}::{symbol}"
        parts.append(f'  case {value}:\n    llvm_unreachable("unsupported case {value}");\n')
    parts.append(f'  }}\n  llvm_unreachable("unknown {enum.llvm_class} type");}}\n\n')
    return "".join(parts)
