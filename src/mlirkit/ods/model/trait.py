"""Traits in definitions: native traits by C++ name, predicates, structural traits, interfaces.

Source: the ODS manual, "Operation traits and constraints".
"""

from __future__ import annotations

from enum import Enum

from mlirkit.ods.model.effect import SideEffect
from mlirkit.ods.model.interface import Interface
from mlirkit.ods.model.predicate import Predicate
from mlirkit.ods.plain_data import FrozenData, field


class TraitKind(Enum):
    """The kind of a trait's definition."""

    NATIVE = "native"
    PREDICATE = "predicate"
    INTERNAL = "internal"
    INTERFACE = "interface"


class Trait(FrozenData):
    """One trait of an operator, attribute or type definition."""

    def_name: str
    kind: TraitKind
    # The C++ name in its namespace: "IsTerminator", "HasParent<FuncOp>::Impl", "MyInterface::Trait".
    name: str = ""
    cpp_namespace: str = ""
    # Structural traits are verified before everything else.
    is_structural: bool = False
    # For PREDICATE: the condition over `$_op` and the operator's names, and its summary.
    predicate: Predicate | None = None
    summary: str = ""
    interface: Interface | None = None
    # For interfaces: whether the operator declares the methods (DeclareOpInterfaceMethods).
    declares_methods: bool = False
    always_overridden: tuple[str, ...] = ()
    # Fields of well-known predicate traits: "values" of AllTypesMatch, "lhs", "rhs", "transformer" ...
    fields: dict[str, str | tuple[str, ...]] = field(default_factory=dict)
    # For traits with effects of the operation besides the effects on its arguments and results.
    effects: tuple[SideEffect, ...] = ()
    # The superclasses of the definition: "AllTypesMatch", "TypesMatchWith", "ParamNativeOpTrait", ...
    classes: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash((self.def_name, self.kind, self.name, self.summary))

    @property
    def fully_qualified_name(self) -> str:
        return f"{self.cpp_namespace}::{self.name}" if self.cpp_namespace else self.name

    def is_a(self, class_name: str) -> bool:
        return class_name in self.classes
