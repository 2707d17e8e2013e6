"""`--gen-op-doc`: operations as Markdown.

    ### `dialect.op` (namespace::Class)
    _Summary_, Syntax, description, Traits, Interfaces, Effects, then tables of attributes, operands, results
    and successors; absent parts are omitted.

Options: --op-include-regex and --op-exclude-regex select operations by full name; --strip-prefix (`::mlir::`)
shortens class names; --allow-hugo-specific-features collapses descriptions of attributes in the table.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.ods.emit.markdown import HEAD, SPACE, description, summary, table
from mlirkit.ods.emit.options import Options
from mlirkit.ods.emit.requested_operators import requested_operators
from mlirkit.ods.model import Attribute, NamedSuccessor, NamedTypeConstraint, Operator, TraitKind
from mlirkit.ods.model.operator_reader import class_name_of
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.model.result_types import can_infer_results
from mlirkit.tablegen import Record, Records

DEFAULT_PREFIX = "::mlir::"


def op_doc(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    reader = DefinitionReader(records)
    writer = OpDocs(reader, options)
    parts = [HEAD, source_link(records.main_file)]
    parts += [writer.text(record) for record in requested_operators(records, options)]
    return "".join(parts)


def source_link(file: str) -> str:
    """A link to the source, for files in a checkout of LLVM."""
    start = file.find("mlir/include/mlir/")
    if start < 0:
        return ""
    return f"\n[source](https://github.com/llvm/llvm-project/blob/main/{file[start:]})\n"


class OpDocs:
    """Documents single operators."""

    def __init__(self, reader: DefinitionReader, options: Options) -> None:
        self.reader = reader
        self.records = reader.records
        self.prefix = options.value("strip-prefix", DEFAULT_PREFIX)
        self.folds_descriptions = options.flag("allow-hugo-specific-features", False)

    def text(self, record: Record) -> str:
        operator = self.reader.operator(record)
        parts = [
            f"\n### `{operator.name}` ({self._class_name(record)})\n",
            summary(operator.summary) if operator.summary.strip(SPACE) else "",
            syntax(operator),
            description(operator.description) if operator.description.strip(SPACE) else "",
            self._traits(operator),
        ]
        if operator.attributes:
            parts.append("\n#### Attributes:\n\n")
            parts.append("<table>\n<tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>\n")
            parts += [
                self._attribute(attribute.name, attribute.attribute) for attribute in operator.attributes
            ]
            parts.append("</table>\n")
        parts += _values("Operand", ":-----:", operator.operands)
        parts += _values("Result", ":----:", operator.results)
        parts += _values("Successor", ":-------:", operator.successors)
        parts.append("\n")
        return "".join(parts)

    def _class_name(self, record: Record) -> str:
        namespace = record.value_as_string("cppNamespace")
        name = class_name_of(record.name)
        qualified = f"{namespace}::{name}" if namespace else name
        return qualified.removeprefix(self.prefix)

    def _attribute(self, name: str, attribute: Attribute) -> str:
        text = attribute.summary
        if self.folds_descriptions:
            long = attribute.description or self._base_description(attribute)
            if long:
                text = (
                    f"<details><summary>{text}</summary>"
                    f"{{{{% markdown %}}}}{long}{{{{% /markdown %}}}}</details>"
                )
        return f"<tr><td><code>{name}</code></td><td>{attribute.storage_type}</td><td>{text}</td></tr>\n"

    def _base_description(self, attribute: Attribute) -> str:
        return self.records.defs[attribute.base_def_name].value_as_optional_string("description") or ""

    def _traits(self, operator: Operator) -> str:
        traits: set[str] = set()
        interfaces: set[str] = set()
        effects: set[str] = set()
        for trait in operator.traits:
            if trait.kind is TraitKind.PREDICATE:
                continue
            plain = trait.name.removesuffix("::Trait").removesuffix("::Impl")
            name = plain if trait.def_name.startswith("anonymous_") else trait.def_name
            if trait.kind is not TraitKind.INTERFACE:
                traits.add(f"`{name}`")
            elif trait.is_a("SideEffectsTraitBase"):
                effects.add(f"`{_effects(self.records.defs[trait.def_name])}`")
                interfaces.add(f"`{name} ({plain})`")
            else:
                interfaces.add(f"`{name}`")
        if "InferTypeOpInterface" in self.records.defs and can_infer_results(operator):
            interfaces.add("`InferTypeOpInterface`")
        return _listed("Traits", traits) + _listed("Interfaces", interfaces) + _listed("Effects", effects)


def _listed(title: str, names: set[str]) -> str:
    return f"\n{title}: {', '.join(sorted(names))}\n" if names else ""


def _effects(record: Record) -> str:
    """The effects of a trait: `MemoryEffects::Effect{MemoryEffects::Read on ::mlir::...DefaultResource}`."""
    listed = [
        f"{_without_mlir(effect.value_as_string('effect'))} on {effect.value_as_string('resource')}"
        for effect in record.value_as_list_of_defs("effects")
    ]
    return f"{_without_mlir(record.value_as_string('baseEffectName'))}{{{', '.join(listed)}}}"


def _without_mlir(name: str) -> str:
    return name.removeprefix("::").removeprefix("mlir::")


def syntax(operator: Operator) -> str:
    """The declarative format as a grammar rule; "" without a format."""
    if operator.assembly_format is None:
        return ""
    lines = [line.strip(SPACE) for line in operator.assembly_format.strip(SPACE).split("\n")]
    begin = "operation ::= "
    rest = "".join([" " * len(begin) + line + "\n" for line in lines[1:] if line])
    return f"\nSyntax:\n\n```\n{begin}`{operator.name}` {lines[0]}\n{rest}```\n"


def _values(
    title: str, line: str, values: Iterable[NamedTypeConstraint] | Iterable[NamedSuccessor]
) -> list[str]:
    rows = []
    for value in values:
        name = f"`{value.name}`" if value.name else "&laquo;unnamed&raquo;"
        rows.append(f"| {name} | {value.constraint.summary} |\n")
    return (
        [f"\n#### {title}s:\n\n", table((title, line), ("Description", "-----------")), *rows] if rows else []
    )
