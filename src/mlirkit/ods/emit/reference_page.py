"""The reference page of a dialect, `docs/dialects/<name>.md`.

    # name
    summary and description
    ## Operations     ### name.op: summary, syntax, description, a table of its parts, traits, an example
    ## Attributes     ### Class: summary, syntax, description, parameters
    ## Types          likewise
    ## Enums          one row per enum

The page is shorter than that of `--gen-dialect-doc` (dialect_docs.py): one table per operation, no C++ class.
It is made from the model, so that evaluated definitions can be used directly.  The caller provides the
examples.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mlirkit.ods.emit.markdown import SPACE, description, summary, table
from mlirkit.ods.emit.op_docs import syntax
from mlirkit.ods.model import AttrOrTypeDef, Definitions, EnumInfo, Operator, TraitKind

#: Traits that a page omits: they describe the C++ implementation of an operation.
_INTERNAL = ("AttrSizedOperandSegments", "AttrSizedResultSegments", "OpInvariants")


def reference_page(name: str, definitions: Definitions, examples: Mapping[str, str]) -> str:
    """The page of dialect `name`; `examples` has a module by operation."""
    dialect = definitions.dialects[name]
    attributes = [value for value in _values(definitions.attributes) if value.dialect_name == name]
    types = [value for value in _values(definitions.types) if value.dialect_name == name]
    enums = [
        definitions.enums[enum]
        for enum in definitions.enums
        if definitions.enums[enum].cpp_namespace.removeprefix("::")
        == dialect.cpp_namespace.removeprefix("::")
    ]
    operators = sorted(definitions.operators_of(name), key=lambda operator: operator.name)
    parts = [f"# {name}\n", summary(dialect.summary), description(dialect.description)]
    if operators:
        parts.append("\n## Operations\n")
        parts += [operation_section(operator, examples.get(operator.name)) for operator in operators]
    if attributes:
        parts += ["\n## Attributes\n", *[_value_section(attribute) for attribute in attributes]]
    if types:
        parts += ["\n## Types\n", *[_value_section(type) for type in types]]
    if enums:
        head = table(("Enum", "---"), ("Cases", "---"))
        parts += ["\n## Enums\n\n", head, *[_enum_row(enum) for enum in enums]]
    return "".join(parts)


def operation_section(operator: Operator, example: str | None) -> str:
    """The section of one operation."""
    parts = [f"\n### {operator.name}\n", summary(operator.summary), syntax(operator)]
    if operator.assembly_format is None:
        parts.append(
            f"\nSyntax: {'in C++' if operator.has_custom_assembly_format else 'generic'}, see the example.\n"
        )
    if operator.description.strip(SPACE):
        parts.append(description(operator.description))
    rows = [f"| {kind} | `{name}` | {_cell(about)} |\n" for kind, name, about in _parts(operator)]
    if rows:
        parts += ["\n", table(("Part", "---"), ("Name", "---"), ("Constraint", "---")), *rows]
    traits = sorted({f"`{name}`" for name in _traits(operator)})
    if traits:
        parts.append(f"\nTraits: {', '.join(traits)}\n")
    if example is not None:
        parts.append(f"\n```mlir\n{example.strip()}\n```\n")
    return "".join(parts)


def _parts(operator: Operator) -> Iterator[tuple[str, str, str]]:
    """Kind, name and constraint of all parts of an operation."""
    for operand in operator.operands:
        yield "operand", operand.name, operand.constraint.summary + _optional_suffix(operand.is_optional)
    for attribute in operator.stored_attributes:
        about = attribute.attribute
        is_optional = about.is_optional or about.has_default
        yield "attribute", attribute.name, about.summary + _optional_suffix(is_optional)
    for native in operator.properties:
        has_default = native.property.default_value is not None
        yield "property", native.name, native.property.summary + _optional_suffix(has_default)
    for result in operator.results:
        yield "result", result.name or "-", result.constraint.summary + _optional_suffix(result.is_optional)
    for region in operator.regions:
        yield "region", region.name or "-", _variadic_prefix(region.is_variadic) + region.constraint.summary
    for successor in operator.successors:
        prefix = _variadic_prefix(successor.is_variadic)
        yield "successor", successor.name or "-", prefix + successor.constraint.summary


def _optional_suffix(optional: bool) -> str:
    return " (optional)" if optional else ""


def _variadic_prefix(is_variadic: bool) -> str:
    return "variadic of " if is_variadic else ""


def _traits(operator: Operator) -> Iterator[str]:
    for trait in operator.traits:
        if trait.kind in (TraitKind.NATIVE, TraitKind.INTERNAL) and trait.name not in _INTERNAL:
            yield trait.name.removesuffix("::Impl").rpartition("OpTrait::")[2]


def _value_section(definition: AttrOrTypeDef) -> str:
    """The section of an attribute or type definition."""
    sigil = "#" if definition.is_attribute else "!"
    parts = [f"\n### {definition.cpp_class_name}\n", summary(definition.summary)]
    if definition.mnemonic:
        written = definition.assembly_format or ""
        format_text = " " + " ".join(written.split()) if written.strip(SPACE) else ""
        parts.append(f"\n```\n{sigil}{definition.dialect_name}.{definition.mnemonic}{format_text}\n```\n")
    if definition.description.strip(SPACE):
        parts.append(description(definition.description))
    if definition.parameters:
        parts += ["\n", table(("Parameter", "---"), ("C++ type", "---"), ("Description", "---"))]
        for parameter in definition.parameters:
            cells = _cell(parameter.cpp_type, "|"), _cell(parameter.summary or "")
            parts.append(f"| `{parameter.name}` | `{cells[0]}` | {cells[1]} |\n")
    return "".join(parts)


def _enum_row(enum: EnumInfo) -> str:
    cases = ", ".join([f"`{case.text}`" for case in enum.cases])
    return f"| {enum.class_name} | {cases.replace('|', chr(92) + '|')} |\n"


def _cell(text: str, escaped: str = "|<") -> str:
    """Text escaped for a cell of a table."""
    if "<" in escaped:
        text = text.replace("<", "&lt;")
    return " ".join(text.replace("|", "\\|").split())


def _values(definitions_by_name: Mapping[str, AttrOrTypeDef]) -> list[AttrOrTypeDef]:
    return [definitions_by_name[name] for name in definitions_by_name]
