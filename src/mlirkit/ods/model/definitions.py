"""Definitions: the contents of one root file, by kind."""

from __future__ import annotations

from mlirkit.ods.model.attr_or_type_def import AttrOrTypeDef
from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.constraint import TypeConstraint
from mlirkit.ods.model.definition_table import DefinitionTable
from mlirkit.ods.model.dialect import Dialect
from mlirkit.ods.model.enum_info import EnumInfo
from mlirkit.ods.model.interface import Interface
from mlirkit.ods.model.operator import Operator
from mlirkit.ods.model.pass_definition import PassDefinition
from mlirkit.ods.model.pattern import Pattern
from mlirkit.ods.plain_data import FrozenData, field


class Definitions(FrozenData):
    """The definitions of a root file and its includes.

    Dialects by prefix; operators by full name, in record-name order; attribute and type definitions and
    interfaces by definition name in the order of definition; constraints by definition name; passes by
    argument; rewrite rules by definition name, anonymous rules by file and number.
    """

    main_file: str
    dialects: DefinitionTable[Dialect] = field(default_factory=DefinitionTable)
    operators: DefinitionTable[Operator] = field(default_factory=DefinitionTable)
    attributes: DefinitionTable[AttrOrTypeDef] = field(default_factory=DefinitionTable)
    types: DefinitionTable[AttrOrTypeDef] = field(default_factory=DefinitionTable)
    enums: DefinitionTable[EnumInfo] = field(default_factory=DefinitionTable)
    interfaces: DefinitionTable[Interface] = field(default_factory=DefinitionTable)
    type_constraints: DefinitionTable[TypeConstraint] = field(default_factory=DefinitionTable)
    attribute_constraints: DefinitionTable[Attribute] = field(default_factory=DefinitionTable)
    passes: DefinitionTable[PassDefinition] = field(default_factory=DefinitionTable)
    patterns: DefinitionTable[Pattern] = field(default_factory=DefinitionTable)

    def operators_of(self, dialect_name: str) -> list[Operator]:
        prefix = f"{dialect_name}."
        return [self.operators[name] for name in self.operators if name.startswith(prefix)]


#: The fields of Definitions that are tables.
TABLES = tuple([name for name in Definitions.FIELDS if name != "main_file"])


def merge_definitions(parts: list[Definitions]) -> Definitions:
    """The definitions of several root files as one set; of equal names, the first file's is used.

    Some dialects are spread over root files that cannot be evaluated together, because both define the same
    helper records.
    """
    merged = Definitions(parts[0].main_file)
    for part in parts:
        for name in TABLES:
            getattr(merged, name).add_missing(getattr(part, name))
    return merged


def pruned(definitions: Definitions) -> Definitions:
    """The definitions without named constraints that are not looked up by name at run time.

    Operators contain their constraints; hundreds of other constraints of the base library would only enlarge
    stored definitions.
    """
    return definitions.replaced(type_constraints=DefinitionTable(), attribute_constraints=DefinitionTable())
