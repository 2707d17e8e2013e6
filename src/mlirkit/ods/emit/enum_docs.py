"""`--gen-enum-doc`: enums as Markdown, with a table of cases."""

from __future__ import annotations

from mlirkit.ods.emit.markdown import HEAD, summary, table
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.tablegen import Record, Records


def enum_doc(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    reader = DefinitionReader(records)
    return HEAD + "".join([one_enum(reader, record) for record in records.derived_from("EnumInfo")])


def one_enum(reader: DefinitionReader, record: Record) -> str:
    """The section of one enum."""
    enum = reader.enum(record)
    head = table(("Symbol", ":----:"), ("Value", ":---:"), ("String", "------"))
    rows = [f"| {case.symbol} | `{case.value}` | {case.text} |\n" for case in enum.cases]
    return f"\n### {enum.class_name}\n{summary(enum.summary)}\n#### Cases:\n\n{head}{''.join(rows)}"
