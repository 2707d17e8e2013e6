"""Definitions: everything one root file defines, by kind."""

from __future__ import annotations

from mlirkit.ods.model.attr_or_type_def import AttrOrTypeDef
from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.constraint import TypeConstraint
from mlirkit.ods.model.dialect import Dialect
from mlirkit.ods.model.enum_info import EnumInfo
from mlirkit.ods.model.interface import Interface
from mlirkit.ods.model.operator import Operator
from mlirkit.ods.plain_data import FrozenData, field


class Definitions(FrozenData):
    """What a root file and its includes define.

    Dialects by prefix; operators by full name, in record-name order; attribute and type definitions and
    interfaces by definition name in the order of definition; constraints by definition name.
    """

    main_file: str
    dialects: dict[str, Dialect] = field(default_factory=dict)
    operators: dict[str, Operator] = field(default_factory=dict)
    attributes: dict[str, AttrOrTypeDef] = field(default_factory=dict)
    types: dict[str, AttrOrTypeDef] = field(default_factory=dict)
    enums: dict[str, EnumInfo] = field(default_factory=dict)
    interfaces: dict[str, Interface] = field(default_factory=dict)
    type_constraints: dict[str, TypeConstraint] = field(default_factory=dict)
    attribute_constraints: dict[str, Attribute] = field(default_factory=dict)

    def operators_of(self, dialect_name: str) -> list[Operator]:
        return [each for each in self.operators.values() if each.dialect_name == dialect_name]


def merge_definitions(parts: list[Definitions]) -> Definitions:
    """The definitions of several root files as one set; what two of them define is taken from the first.

    Some dialects spread over roots that cannot be evaluated together, because both define helper records.
    """
    merged = Definitions(parts[0].main_file)
    for part in parts:
        for name in (
            "dialects",
            "operators",
            "attributes",
            "types",
            "enums",
            "interfaces",
            "type_constraints",
            "attribute_constraints",
        ):
            table = getattr(merged, name)
            for key, value in getattr(part, name).items():
                table.setdefault(key, value)
    return merged


def pruned(definitions: Definitions) -> Definitions:
    """The definitions without named constraints that nothing refers to by name at run time.

    Operators hold the constraints they use; the base library's hundreds of others would only be carried
    along wherever definitions are kept.
    """
    return definitions.replaced(type_constraints={}, attribute_constraints={})
