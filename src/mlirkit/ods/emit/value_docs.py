"""`--gen-attrdef-doc`, `--gen-typedef-doc`: attribute and type definitions as Markdown.

### Class
_Summary_, Syntax (from the mnemonic and the parameters, unless it is C++), description, and a table of the
parameters.
"""

from __future__ import annotations

from mlirkit.ods.emit.markdown import HEAD, description, summary, table
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import AttrOrTypeDef
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.tablegen import Record, Records


def attrdef_doc(records: Records, options: Options) -> str:
    """The action for attributes."""
    return _docs(records, "AttrDef")


def typedef_doc(records: Records, options: Options) -> str:
    """The action for types."""
    return _docs(records, "TypeDef")


def _docs(records: Records, class_name: str) -> str:
    reader = DefinitionReader(records)
    return HEAD + "".join([value_doc(reader, record) for record in records.derived_from(class_name)])


def value_doc(reader: DefinitionReader, record: Record) -> str:
    """The section of one definition."""
    definition = reader.attr_or_type_def(record)
    parts = [f"\n### {definition.cpp_class_name}\n"]
    parts.append(summary(record.value_as_optional_string("summary") or ""))
    if definition.mnemonic and not definition.has_custom_assembly_format:
        parts.append(_syntax(definition))
    parts.append(description(definition.description))
    if definition.parameters:
        parts.append("\n#### Parameters:\n\n")
        parts.append(
            table(("Parameter", ":-------:"), ("C++ type", ":-------:"), ("Description", "-----------"))
        )
        parts += [
            f"| {parameter.name} | `{parameter.cpp_type}` | {parameter.summary or ''} |\n"
            for parameter in definition.parameters
        ]
    else:
        parts.append("\n")
    return "".join(parts)


def _syntax(definition: AttrOrTypeDef) -> str:
    sigil = "#" if definition.is_attribute else "!"
    name = f"{sigil}{definition.dialect_name}.{definition.mnemonic}"
    if not definition.parameters:
        return f"\nSyntax: `{name}`\n"
    lines = [f"  {parameter.syntax or parameter.cpp_type}" for parameter in definition.parameters]
    lines = [line + "," for line in lines[:-1]] + lines[-1:]
    rows = [f"{line}   # {field.name}\n" for line, field in zip(lines, definition.parameters, strict=True)]
    return f"\nSyntax:\n\n```\n{name}<\n{''.join(rows)}>\n```\n"
