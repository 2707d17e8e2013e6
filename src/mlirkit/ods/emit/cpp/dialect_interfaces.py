"""`--gen-dialect-interface-decls`: interfaces of dialects, whose methods are virtual.

Only interfaces that the root file itself defines are written, not those of its includes.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.file_frame import banner, documentation_comment, namespace
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.method import spaced_type
from mlirkit.ods.emit.markdown import SPACE, reindented
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import Interface
from mlirkit.ods.model.interface_reader import interfaces_of_root
from mlirkit.tablegen import Records


def dialect_interface_decls(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    out = [banner("Dialect Interface Declarations")]
    for interface in interfaces_of_root(records, "DialectInterface", in_order_of_definition=True):
        with namespace(out, interface.cpp_namespace):
            _write_class(out, interface)
    return "".join(out)


def _write_class(out: list[str], interface: Interface) -> None:
    name = interface.name
    documentation_comment(out, "", interface.description)
    out.append(
        f"class {name} : public ::mlir::DialectInterface::Base<{name}> {{\n"
        "public:\n"
        f"  {name}(::mlir::Dialect *dialect) : Base(dialect) {{}}\n"
    )
    # As in mlir-tblgen, a line's indentation is written before the line: it remains before the empty line at
    # the start of a description, before the brace that closes a body, and at the end; a line after a brace
    # has none.
    out.append("  ")
    for method in interface.methods:
        if method.description:
            text = method.description.rstrip(" \t")
            end = "" if text.endswith("\n") else "\n"
            out.append(f"\n{reindented(text, '  /// ')}{end}  ")
        parameters = ", ".join([f"{cpp_type} {argument}" for cpp_type, argument in method.arguments])
        out.append(
            f"virtual {spaced_type(method.return_type.strip(SPACE))}{method.name}({parameters}) const {{"
        )
        if method.has_body:
            out.append("\n")
            body = IndentedText(out)
            body.indent()
            body.indent()
            body.write(f"{str(method.body).strip(SPACE)}\n")
            out.append("  ")
        out.append("}\n")
    out.append("};\n")
