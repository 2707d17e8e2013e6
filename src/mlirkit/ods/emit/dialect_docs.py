"""`--gen-dialect-doc`: a dialect as Markdown.

    # 'name' Dialect
    summary, description, [TOC]; then Operations, Attribute constraints, Attributes, Type constraints, Types,
    Enums, with the sections of op_docs, value_docs and enum_docs.

Operations are sorted by name; the operations of an `OpDocGroup` follow the group's summary, one level deeper.
Options: --dialect, required if the file and its includes define several dialects; the options of op_docs.
"""

from __future__ import annotations

from mlirkit.ods.emit.enum_docs import one_enum
from mlirkit.ods.emit.markdown import HEAD, SPACE, description, summary
from mlirkit.ods.emit.op_docs import OpDocs, source_link
from mlirkit.ods.emit.options import Options
from mlirkit.ods.emit.requested_operators import requested_operators
from mlirkit.ods.emit.value_docs import value_doc
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Record, Records
from mlirkit.tablegen.posix_regex import PosixRegex


def dialect_doc(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    return _DialectDocs(records, options).text()


class NoDialectChosen(MLIRError):
    """The definitions and the command line do not determine a dialect; tools print only the message."""


def chosen_dialect(records: Records, options: Options) -> Record:
    """The only dialect of the definitions, or the one that the command line names."""
    dialects = derived(records, "Dialect")
    if not dialects:
        raise NoDialectChosen("no dialect was found")
    if not options.given("dialect"):
        if len(dialects) == 1:
            return dialects[0]
        raise NoDialectChosen("when more than 1 dialect is present, one must be selected via '-dialect'")
    for dialect in dialects:
        if dialect.value_as_string("name") == options.value("dialect"):
            return dialect
    raise NoDialectChosen("selected dialect with '-dialect' does not exist")


def derived(records: Records, class_name: str) -> list[Record]:
    """The records of a class; empty if the class is unknown."""
    return records.derived_from(class_name) if class_name in records.classes else []


class _DialectDocs:
    def __init__(self, records: Records, options: Options) -> None:
        self.records = records
        self.options = options
        self.dialect = chosen_dialect(records, options)
        self.reader = DefinitionReader(records)
        self.op_docs = OpDocs(self.reader, options)
        # Records that are part of an earlier section.
        self.seen: set[str] = set()

    def text(self) -> str:
        name = self.dialect.value_as_string("name")
        about = self.dialect.value_as_optional_string("description") or ""
        attributes = self._own("AttrDef", "dialect")
        attribute_constraints = self._own("DialectAttr", "dialect")
        operations = self._operations()
        types = self._own("TypeDef", "dialect")
        type_constraints = self._own("DialectType", "dialect")
        parts = [HEAD, f"\n# '{name}' Dialect\n"]
        parts.append(summary(self.dialect.value_as_optional_string("summary") or ""))
        parts.append(description(about))
        if not _HAS_CONTENTS.search(about):
            parts.append("\n[TOC]\n")
        if operations:
            parts += ["\n## Operations\n", source_link(self.records.main_file), *operations]
        parts += _section(
            "Attribute constraints", [_constraint(constraint) for constraint in attribute_constraints]
        )
        parts += _section("Attributes", [value_doc(self.reader, attribute) for attribute in attributes])
        parts += _section("Type constraints", [_constraint(constraint) for constraint in type_constraints])
        parts += _section("Types", [value_doc(self.reader, type) for type in types])
        parts += _section("Enums", [one_enum(self.reader, enum) for enum in self._enums()])
        return "".join(parts)

    def _own(self, class_name: str, field: str) -> list[Record]:
        records = []
        for record in derived(self.records, class_name):
            if record.value_as_def(field).name == self.dialect.name and record.name not in self.seen:
                self.seen.add(record.name)
                records.append(record)
        return records

    def _enums(self) -> list[Record]:
        # Enums of all dialects: the definition of an enum does not name its dialect.
        return [record for record in derived(self.records, "EnumInfo") if record.name not in self.seen]

    def _operations(self) -> list[str]:
        """The texts of single operations and of groups, in order."""
        entries: list[tuple[str, str]] = []
        groups: dict[str, list[Record]] = {}
        for record in requested_operators(self.records, self.options):
            if record.value_as_def("opDialect").name != self.dialect.name:
                continue
            group = record.value_as_optional_def("opDocGroup") if "opDocGroup" in record else None
            if group is None:
                entries.append((record.value_as_string("opName"), self._nested(self.op_docs.text(record), 0)))
            else:
                groups.setdefault(group.name, []).append(record)
        for group in derived(self.records, "OpDocGroup"):
            members = groups.get(group.name)
            if members:
                entries.append(self._group(group, members))
        # As in LLVM, the comparison ignores the case of ASCII letters only.
        return [text for _, text in sorted(entries, key=lambda entry: _lower(entry[0]))]

    def _group(self, group: Record, members: list[Record]) -> tuple[str, str]:
        title = group.value_as_string("summary")
        texts = "".join([self.op_docs.text(record) for record in members])
        if not title:
            # Sorted under its first operation, and not nested.
            return members[0].value_as_string("opName"), self._nested(texts, 0)
        head = f"\n## {title.strip(SPACE)}\n{description(group.value_as_string('description'))}\n"
        return title, self._nested(head + texts, 1)

    def _nested(self, text: str, levels: int) -> str:
        """`text` with headings `levels` deeper, and an empty line at the end."""
        lines = text.split("\n")
        return "".join([("#" * levels if line.startswith("#") else "") + line + "\n" for line in lines])


_HAS_CONTENTS = PosixRegex(r"^[[:space:]]*\[TOC\]$")


def _section(title: str, texts: list[str]) -> list[str]:
    return [f"\n## {title}\n", *texts] if texts else []


def _constraint(record: Record) -> str:
    title = record.value_as_optional_string("summary")
    about = description(record.value_as_optional_string("description") or "")
    return f"\n### {record.name if title is None else title}\n{about}\n"


def _lower(text: str) -> str:
    return "".join([char.lower() if char.isascii() else char for char in text])
