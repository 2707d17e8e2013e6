"""`readProperties` and `writeProperties`: the members in the order of `Properties`."""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_context import Member, OpContext, unpruned
from mlirkit.ods.emit.cpp.op_segments import OPERAND_SIZES, RESULT_SIZES, legacy_reader, legacy_writer
from mlirkit.ods.model import NamedProperty


def add_bytecode(op_class: Class, context: OpContext, members: list[Member]) -> None:
    if not members:
        return
    read_parameters = [
        Parameter("::mlir::DialectBytecodeReader &", "reader"),
        Parameter("::mlir::OperationState &", "state"),
    ]
    write_parameters = [Parameter("::mlir::DialectBytecodeWriter &", "writer")]
    custom = context.operator.use_custom_properties_encoding
    reader = op_class.add_method(
        "::llvm::LogicalResult", "readProperties", read_parameters, static=True, declaration=custom
    )
    writer = op_class.add_method("void", "writeProperties", write_parameters, declaration=custom)
    if custom:
        return
    read = unpruned(reader, "readProperties", context).body.write
    write = unpruned(writer, "writeProperties", context).body.write
    read("  auto &prop = state.getOrAddProperties<Properties>(); (void)prop;")
    write("  auto &prop = getProperties(); (void)prop;\n")
    texts = FormatContext(
        _reader="reader", _writer="writer", _storage="propStorage", _ctxt="this->getContext()"
    )
    for index, member in enumerate(members):
        if context.operand_sizes is not None and index == context.legacy_operand_sizes_index:
            read(legacy_reader(OPERAND_SIZES))
            write(legacy_writer(OPERAND_SIZES))
        if context.result_sizes is not None and index == context.legacy_result_sizes_index:
            read(legacy_reader(RESULT_SIZES))
            write(legacy_writer(RESULT_SIZES))
        name = member.name
        if isinstance(member, NamedProperty):
            read(
                f"""
  {{
    auto &propStorage = prop.{name};
    auto readProp = [&]() {{
      """,
                tgfmt(member.property.read_from_bytecode, texts),
                """;
      return ::mlir::success();
    };
    if (::mlir::failed(readProp()))
      return ::mlir::failure();
  }
""",
            )
            write(
                f"""
  {{
    auto &propStorage = prop.{name};
    """,
                tgfmt(member.property.write_to_bytecode, texts),
                ";\n  }\n",
            )
        elif member.is_required:
            read(f"""
  if (::mlir::failed(reader.readAttribute(prop.{name})))
    return ::mlir::failure();
""")
            write(f"  writer.writeAttribute(prop.{name});\n")
        else:
            read(f"""
  if (::mlir::failed(reader.readOptionalAttribute(prop.{name})))
    return ::mlir::failure();
""")
            write(f"""
  writer.writeOptionalAttribute(prop.{name});
""")
    read("  return ::mlir::success();")
