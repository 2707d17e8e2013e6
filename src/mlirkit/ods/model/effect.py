"""Side effects in definitions: on an operand or result, or among the traits of the operation.

Source: the page on side effects and speculation, and mlir/Interfaces/SideEffectInterfaceBase.td's fields.
"""

from __future__ import annotations

from enum import Enum

from mlirkit.ods.plain_data import FrozenData


class EffectSubject(Enum):
    """The subject of an effect."""

    OPERATION = "operation"
    OPERAND = "operand"
    RESULT = "result"
    # A symbol in an attribute.
    ATTRIBUTE = "attribute"


class SideEffect(FrozenData):
    """One effect of an operator."""

    # The C++ names: "::mlir::MemoryEffects::Read", "::mlir::MemoryEffects::Effect".
    effect: str
    base_effect: str
    resource: str
    subject: EffectSubject
    # The index of the operand or result in the definition, if the effect is on one.
    index: int = 0
    # Effects of one operation happen in the order of their stages.
    stage: int = 0
    on_full_region: bool = False
    # The C++ name of the trait of the interface that the effect belongs to.
    interface_trait: str = ""

    @property
    def name(self) -> str:
        """The effect without its namespaces: "Read"."""
        return self.effect.rpartition("::")[2]

    @property
    def resource_name(self) -> str:
        """The resource without its namespaces: "DefaultResource"."""
        return self.resource.rpartition("::")[2]
