"""`--gen-spirv-serialization`, `--gen-spirv-attr-utils`: conversion of SPIR-V's operations to words and back.

GET_SERIALIZATION_FNS       Serializer::processOp<Op>, and the dispatch by class
GET_DESERIALIZATION_FNS     Deserializer::processOp<Op>, and the dispatch by opcode and by extended set
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.file_frame import banner
from mlirkit.ods.emit.cpp.string_map_order import string_map_order
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import ArgumentKind, Attribute, NamedAttribute, Operator
from mlirkit.ods.model.available_op import AvailabilityReader, SpirvOp
from mlirkit.ods.model.names import snake_case
from mlirkit.ods.model.operator import NamedTypeConstraint
from mlirkit.tablegen import Records

# Enums whose values are ids of constants in the binary form.
_CONSTANT_ID_ENUMS = frozenset(
    (
        "SPIRV_ScopeAttr",
        "SPIRV_KHR_CooperativeMatrixUseAttr",
        "SPIRV_KHR_CooperativeMatrixLayoutAttr",
        "SPIRV_MemorySemanticsAttr",
        "SPIRV_MatrixLayoutAttr",
    )
)


def spirv_attr_utils(records: Records, options: Options) -> str:
    """The action for names of attributes, by their enums."""
    guard = "MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H"
    out = [
        banner("SPIR-V Attribute Utilities", records.main_file),
        f"#ifndef {guard}_\n#define {guard}_\n"
        "template <typename EnumClass> inline constexpr StringRef attributeName();\n",
    ]
    for enum in AvailabilityReader(records).enums():
        name = enum.info.class_name
        out.append(
            f"template <> inline StringRef attributeName<{name}>() {{\n"
            f'  static constexpr const char attrName[] = "{snake_case(name)}";\n'
            "  return attrName;\n"
            "}\n"
        )
    out.append(f"#endif // {guard}\n")
    return "".join(out)


def spirv_serialization(records: Records, options: Options) -> str:
    """The action for serialization."""
    reader = AvailabilityReader(records)
    operations = reader.spirv_operations()
    out = [
        banner("SPIR-V Serialization Utilities/Functions", records.main_file),
        "#ifdef GET_SERIALIZATION_FNS\n\n",
    ]
    for operation in operations:
        if operation.is_generated:
            _Serializer(out, operation, reader).write()
    _write_serialization_dispatch(out, operations)
    out += ["#endif // GET_SERIALIZATION_FNS\n\n", "#ifdef GET_DESERIALIZATION_FNS\n\n"]
    for operation in operations:
        if operation.is_generated:
            _Deserializer(out, operation, reader).write()
    _write_deserialization_dispatch(out, operations)
    _write_extended_dispatch(out, operations)
    out.append("#endif // GET_DESERIALIZATION_FNS\n\n")
    return "".join(out)


class _StoredAttribute:
    """An attribute in the binary form, without its decoration as optional."""

    def __init__(self, named: NamedAttribute) -> None:
        attribute = named.attribute
        self.name = named.name
        is_base = attribute.is_optional or attribute.def_name.startswith("anonymous_")
        self.def_name = attribute.base_def_name if is_base else attribute.def_name
        self.classes = attribute.base_classes if attribute.is_optional else attribute.classes
        self.enum_class = _enum_class(attribute)

    @property
    def is_constant_id(self) -> bool:
        return self.def_name in _CONSTANT_ID_ENUMS

    @property
    def is_enum(self) -> bool:
        return "SPIRV_BitEnumAttr" in self.classes or "SPIRV_I32EnumAttr" in self.classes

    @property
    def is_type(self) -> bool:
        return "EnumAttrInfo" in self.classes or "TypeAttrBase" in self.classes


def _enum_class(attribute: Attribute) -> str:
    enum = attribute.enum
    return "" if enum is None else f"{enum.cpp_namespace}::{enum.class_name}"


def _has_no_grammar(operator: Operator) -> bool:
    """Whether the words of an operation are only its operands."""
    return not operator.attributes and not operator.variable_length_operands


# -- to words -------------------------------------------------------------------------------------------


class _Serializer:
    """Writes the function that serializes one operation."""

    def __init__(self, out: list[str], operation: SpirvOp, reader: AvailabilityReader) -> None:
        self.out = out
        self.operation = operation
        self.operator = operation.operator
        self.reader = reader

    def write(self) -> None:
        operation = self.operation
        operator = self.operator
        cpp_class = operator.qualified_class_name
        out = self.out
        out.append(f"template <> LogicalResult\nSerializer::processOp<{cpp_class}>({cpp_class} op) {{\n")
        if _has_no_grammar(operator):
            if operation.is_extended:
                number = str(operation.extended_opcode)
            else:
                number = f"static_cast<uint32_t>(spirv::Opcode::{operation.opcode})"
            out.append(
                f'  return processOpWithoutGrammarAttr(op, "{operation.extended_set}", {number});\n}}\n\n'
            )
            return
        out.append("  SmallVector<uint32_t, 4> operands;\n  SmallVector<StringRef, 2> elidedAttrs;\n")
        if len(operator.results) == 1:
            self._write_result()
        self._write_arguments()
        if operation.is_extended:
            out.append(
                f'  (void)encodeExtensionInstruction(op, "{operation.extended_set}", '
                f"{operation.extended_opcode}, operands);\n"
            )
        else:
            out.append(
                "  (void)emitDebugLine(functionBody, op.getLoc());\n"
                f"  (void)encodeInstructionInto(functionBody, spirv::Opcode::{operation.opcode}, operands);\n"
            )
        if len(operator.results) == 1:
            out.append(
                "  for (auto attr : op->getAttrs()) {\n"
                "    if (llvm::is_contained(elidedAttrs, attr.getName())) {      continue;\n"
                "    }\n"
                "    if (failed(processDecoration(op.getLoc(), resultID, attr))) {\n"
                "      return failure();\n"
                "    }\n"
                "  }\n"
            )
        out.append("  return success();\n}\n\n")

    def _write_result(self) -> None:
        self.out.append(
            "  uint32_t resultID = 0;\n"
            "  uint32_t resultTypeID = 0;\n"
            "  if (failed(processType(op.getLoc(), op.getType(), resultTypeID))) {\n"
            "    return failure();\n"
            "  }\n"
            "  operands.push_back(resultTypeID);\n"
            "  resultID = getNextID();\n"
            "  valueIDMap[op.getResult()] = resultID;\n"
            "  operands.push_back(resultID);\n"
        )

    def _write_arguments(self) -> None:
        """Write all operands at once if no attribute precedes one, else argument by argument."""
        operator = self.operator
        out = self.out
        kinds = [kind for kind, _ in operator.arguments]
        first = kinds.index(ArgumentKind.ATTRIBUTE) if ArgumentKind.ATTRIBUTE in kinds else len(kinds)
        if all(kind is ArgumentKind.ATTRIBUTE for kind in kinds[first:]):
            if operator.operands:
                out.append(
                    "  for (Value operand : op->getOperands()) {\n"
                    "    auto id = getValueID(operand);\n"
                    '    assert(id && "use before def!");\n'
                    "    operands.push_back(id);\n"
                    "  }\n"
                )
            for named in operator.attributes:
                self._write_attribute(named, "  ")
            return
        operand = 0
        for kind, index in operator.arguments:
            out.append("  {\n")
            if kind is ArgumentKind.OPERAND:
                out.append(
                    f"    for (auto arg : op.getODSOperands({operand})) {{\n"
                    "      auto argID = getValueID(arg);\n"
                    "      if (!argID) {\n"
                    f'        return emitError(op.getLoc(), "operand #{operand} has a use before def");\n'
                    "      }\n"
                    "      operands.push_back(argID);\n"
                    "    }\n"
                )
                operand += 1
            else:
                self._write_attribute(operator.attributes[index], "    ")
            out.append("  }\n")

    def _write_attribute(self, named: NamedAttribute, tabs: str) -> None:
        attribute = _StoredAttribute(named)
        lines = [f'if (auto attr = op->getAttr("{attribute.name}")) {{']
        value = f"::llvm::cast<{attribute.enum_class}Attr>(attr).getValue()"
        if attribute.is_constant_id:
            lines.append(
                "  operands.push_back(prepareConstantInt(op.getLoc(), "
                f"Builder(op).getI32IntegerAttr(static_cast<uint32_t>({value}))));"
            )
        elif attribute.is_enum:
            lines.append(f"  operands.push_back(static_cast<uint32_t>({value}));")
        elif attribute.def_name == "I32ArrayAttr":
            lines += [
                "  for (auto attrElem : llvm::cast<ArrayAttr>(attr)) {",
                "    operands.push_back(static_cast<uint32_t>("
                "llvm::cast<IntegerAttr>(attrElem).getValue().getZExtValue()));",
                "  }",
            ]
        elif attribute.def_name == "I32Attr":
            lines.append(
                "  operands.push_back(static_cast<uint32_t>("
                "llvm::cast<IntegerAttr>(attr).getValue().getZExtValue()));"
            )
        elif attribute.is_type:
            lines += [
                "  uint32_t attrTypeID = 0;",
                "  if (failed(processType(op.getLoc(), "
                "llvm::cast<TypeAttr>(attr).getValue(), attrTypeID))) {",
                "    return failure();",
                "  }",
                "  operands.push_back(attrTypeID);",
            ]
        else:
            raise self.reader.error(
                self.operator,
                f"unhandled attribute type in SPIR-V serialization generation : '{attribute.def_name}'",
            )
        lines += ["}", f'elidedAttrs.push_back("{attribute.name}");']
        self.out += [f"{tabs}{line}\n" for line in lines]


def _write_serialization_dispatch(out: list[str], operations: list[SpirvOp]) -> None:
    out.append("LogicalResult Serializer::dispatchToAutogenSerialization(Operation *op) {\n")
    for operation in operations:
        if operation.has_opcode or operation.is_extended:
            cpp_class = operation.operator.qualified_class_name
            out.append(
                f"  if (isa<{cpp_class}>(op)) {{\n    return processOp(cast<{cpp_class}>(op));\n  }}\n"
            )
    out.append('  return op->emitError("unhandled operation serialization");\n}\n\n')


# -- from words -----------------------------------------------------------------------------------------


class _Deserializer:
    """Writes the function that builds one operation from its words."""

    def __init__(self, out: list[str], operation: SpirvOp, reader: AvailabilityReader) -> None:
        self.out = out
        self.operator = operation.operator
        self.reader = reader

    def write(self) -> None:
        operator = self.operator
        cpp_class = operator.qualified_class_name
        out = self.out
        out.append(
            f"template <> LogicalResult\nDeserializer::processOp<{cpp_class}>(ArrayRef<uint32_t> words) {{\n"
        )
        if _has_no_grammar(operator):
            has_result = "true" if operator.results else "false"
            out.append(
                f'  return processOpWithoutGrammarAttr(words, "{operator.name}", '
                f"{has_result}, {len(operator.operands)});\n}}\n\n"
            )
            return
        out.append(
            "  SmallVector<Type, 1> resultTypes;\n"
            "  size_t wordIndex = 0; (void)wordIndex;\n"
            "  uint32_t valueID = 0; (void)valueID;\n"
        )
        if len(operator.results) == 1:
            self._write_result(cpp_class)
        elif operator.results:
            raise self.reader.error(operator, "SPIR-V ops can have only zero or one result")
        out.append("  SmallVector<Value, 4> operands;\n  SmallVector<NamedAttribute, 4> attributes;\n")
        self._write_arguments()
        out.append(
            "  if (wordIndex != words.size()) {\n"
            '    return emitError(unknownLoc, "found more operands than expected when deserializing '
            f'{cpp_class}, only ") << wordIndex << " of " << words.size() << " processed";\n'
            "  }\n\n"
        )
        if len(operator.results) == 1:
            out.append(
                "  if (decorations.count(valueID)) {\n"
                "    auto attrs = decorations[valueID].getAttrs();\n"
                "    attributes.append(attrs.begin(), attrs.end());\n"
                "  }\n"
            )
        out.append(
            "  Location loc = createFileLineColLoc(opBuilder);\n"
            f"  auto op = {cpp_class}::create(opBuilder, loc, resultTypes, operands, attributes); (void)op;\n"
        )
        if len(operator.results) == 1:
            out.append("  valueMap[valueID] = op.getResult();\n\n")
        out.append(
            "  if (op.hasTrait<OpTrait::IsTerminator>())\n"
            "    (void)clearDebugLine();\n"
            "  return success();\n"
            "}\n\n"
        )

    def _write_result(self, cpp_class: str) -> None:
        self.out.append(
            "  {\n"
            "    if (wordIndex >= words.size()) {\n"
            '      return emitError(unknownLoc, "expected result type <id> while deserializing '
            f'{cpp_class}");\n'
            "    }\n"
            "    auto ty = getType(words[wordIndex]);\n"
            "    if (!ty) {\n"
            '      return emitError(unknownLoc, "unknown type result <id> : ") << words[wordIndex];\n'
            "    }\n"
            "    resultTypes.push_back(ty);\n"
            "    wordIndex++;\n"
            "    if (wordIndex >= words.size()) {\n"
            f'      return emitError(unknownLoc, "expected result <id> while deserializing {cpp_class}");\n'
            "    }\n"
            "  }\n"
            "  valueID = words[wordIndex++];\n"
        )

    def _write_arguments(self) -> None:
        operator = self.operator
        last = len(operator.arguments) - 1
        for position, (kind, index) in enumerate(operator.arguments):
            if kind is ArgumentKind.OPERAND:
                self._write_operand(operator.operands[index], is_last=position == last)
            else:
                self.out.append("  if (wordIndex < words.size()) {\n")
                self._write_attribute(operator.attributes[index])
                self.out.append("  }\n")

    def _write_operand(self, operand: NamedTypeConstraint, *, is_last: bool) -> None:
        if operand.is_variable_length:
            if not is_last:
                raise self.reader.error(
                    self.operator,
                    "SPIR-V ops can have Variadic<..> or Optional<...> arguments only if it's the last "
                    "argument",
                )
            head = "for (; wordIndex < words.size(); ++wordIndex)"
        else:
            head = "if (wordIndex < words.size())"
        self.out.append(
            f"  {head} {{\n"
            "    auto arg = getValue(words[wordIndex]);\n"
            "    if (!arg) {\n"
            '      return emitError(unknownLoc, "unknown result <id> : ") << words[wordIndex];\n'
            "    }\n"
            "    operands.push_back(arg);\n"
        )
        self.out.append("  }\n" if operand.is_variable_length else "    wordIndex++;\n  }\n")

    def _write_attribute(self, named: NamedAttribute) -> None:
        attribute = _StoredAttribute(named)
        push = f'attributes.push_back(opBuilder.getNamedAttr("{attribute.name}", '
        enum = attribute.enum_class
        if attribute.is_constant_id:
            lines = [
                f"{push}opBuilder.getAttr<{enum}Attr>(static_cast<{enum}>("
                "getConstantInt(words[wordIndex++]).getValue().getZExtValue()))));"
            ]
        elif attribute.is_enum:
            lines = [f"  {push}opBuilder.getAttr<{enum}Attr>(static_cast<{enum}>(words[wordIndex++]))));"]
        elif attribute.def_name == "I32ArrayAttr":
            lines = [
                "SmallVector<Attribute, 4> attrListElems;",
                "while (wordIndex < words.size()) {",
                "  attrListElems.push_back(opBuilder.getI32IntegerAttr(words[wordIndex++]));",
                "}",
                f"{push}opBuilder.getArrayAttr(attrListElems)));",
            ]
        elif attribute.def_name == "I32Attr":
            lines = [f"{push}opBuilder.getI32IntegerAttr(words[wordIndex++])));"]
        elif attribute.is_type:
            lines = [f"{push}TypeAttr::get(getType(words[wordIndex++]))));"]
        else:
            raise self.reader.error(
                self.operator, f"unhandled attribute type in deserialization generation : '{attribute.name}'"
            )
        self.out += [f"    {line}\n" for line in lines]


def _write_deserialization_dispatch(out: list[str], operations: list[SpirvOp]) -> None:
    out.append(
        "LogicalResult spirv::Deserializer::dispatchToAutogenDeserialization"
        "(spirv::Opcode opcode, ArrayRef<uint32_t> words) {\n"
        "  switch (opcode) {\n"
    )
    for operation in operations:
        if operation.has_opcode:
            out.append(
                f"  case spirv::Opcode::{operation.opcode}:\n"
                f"    return processOp<{operation.operator.qualified_class_name}>(words);\n"
            )
    out.append(
        "  default:\n"
        "    ;\n"
        "  }\n"
        "  auto opcodeString = spirv::stringifyOpcode(opcode);\n"
        "  if (!opcodeString.empty()) {\n"
        '    return emitError(unknownLoc, "unhandled deserialization of ") << opcodeString;\n'
        "  } else {\n"
        '   return emitError(unknownLoc, "unhandled opcode ") << static_cast<uint32_t>(opcode);\n'
        "  }\n"
        "}\n"
    )


def _write_extended_dispatch(out: list[str], operations: list[SpirvOp]) -> None:
    out.append(
        "LogicalResult spirv::Deserializer::dispatchToExtensionSetAutogenDeserialization"
        "(StringRef extensionSetName, uint32_t instructionID, ArrayRef<uint32_t> words) {\n"
    )
    sets: dict[str, list[SpirvOp]] = {}
    for operation in operations:
        if operation.is_extended and operation.is_generated:
            sets.setdefault(operation.extended_set, []).append(operation)
    for name in string_map_order(sets):
        out.append(f'  if (extensionSetName == "{name}") {{\n    switch (instructionID) {{\n')
        for operation in sets[name]:
            out.append(
                f"    case {operation.extended_opcode}:\n"
                f"      return processOp<{operation.operator.qualified_class_name}>(words);\n"
            )
        out.append(
            "    default:\n"
            '      return emitError(unknownLoc, "unhandled deserializations of ") << instructionID << '
            '" from extension set " << extensionSetName;\n'
            "    }\n"
            "  }\n"
        )
    out.append(
        '  return emitError(unknownLoc, "unhandled deserialization of extended instruction set '
        'extensionSetName");\n'
        "}\n"
    )
