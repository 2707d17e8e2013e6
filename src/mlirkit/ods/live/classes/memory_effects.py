"""Memory effects that definitions declare, as implementations of `MemoryEffectOpInterface`.

    Arg<AnyMemRef, "", [MemRead]>:$from      the operation reads the memory of this operand
    MemoryEffects<[MemWrite]>, Pure          other effects of the operation, or none

As mlir-tblgen, which generates `getEffects` for operations with either.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import EffectInstance, MemoryEffectOpInterface
from mlirkit.core.value import Value
from mlirkit.ods.live.classes.operand_access import operand_getter, result_getter
from mlirkit.ods.model import EffectSubject, Operator, SideEffect

_MEMORY = "MemoryEffects::Effect"


def declared_effects(operator: Operator) -> DeclaredEffects | None:
    """The implementation, or None if the definition leaves the effects to C++ or declares none."""
    traits = list(operator.traits_of("SideEffectsTraitBase"))
    listed = [effect for trait in traits for effect in trait.effects]
    effects = [effect for effect in (*listed, *operator.effects) if effect.base_effect.endswith(_MEMORY)]
    says_nothing = any(trait.name == "MemoryEffectOpInterface::Trait" for trait in traits)
    return DeclaredEffects(operator, effects) if effects or says_nothing else None


class DeclaredEffects(MemoryEffectOpInterface):
    """The effects of one operator."""

    def __init__(self, operator: Operator, effects: list[SideEffect]) -> None:
        self._entries = [
            (effect.name, effect.resource_name, _values_getter(operator, effect)) for effect in effects
        ]

    @property
    def has_none(self) -> bool:
        return not self._entries

    def effects(self, op: Operation) -> list[EffectInstance]:
        instances: list[EffectInstance] = []
        for name, resource, values in self._entries:
            if values is None:
                instances.append(EffectInstance(name, None, resource))
                continue
            value = values(op)
            many = [] if value is None else [value] if isinstance(value, Value) else value
            instances.extend(EffectInstance(name, subject, resource) for subject in many)
        return instances


def _values_getter(operator: Operator, effect: SideEffect) -> Any:
    """The getter of the value that the effect applies to; None if the effect applies to no value."""
    if effect.subject is EffectSubject.OPERAND:
        return operand_getter(operator, effect.index)
    if effect.subject is EffectSubject.RESULT:
        return result_getter(operator, effect.index)
    return None
