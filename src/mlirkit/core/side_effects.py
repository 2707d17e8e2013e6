"""Effects on memory, and whether an operation is dead.  Mirror: mlir/Interfaces/SideEffectInterfaces.h.

An implementation of `MemoryEffectOpInterface` states an operation's memory effects.  An operation without
one may have any effect, unless its effects are those of its nested operations (HasRecursiveMemoryEffects).
An operation whose implementation is only in C++ may have any effect as well (`is_unknown`), whatever its
traits.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import has_uses
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.value import OpResult, Value

INTERFACE: Final = "MemoryEffectOpInterface"
DEFAULT_RESOURCE: Final = "DefaultResource"


class EffectInstance:
    """One effect: "Allocate", "Free", "Read" or "Write", on a value or a symbol if known."""

    __slots__ = ("effect", "resource", "symbol", "value")

    def __init__(
        self,
        effect: str,
        value: Value | None = None,
        resource: str = DEFAULT_RESOURCE,
        symbol: SymbolRefAttr | None = None,
    ) -> None:
        self.effect = effect
        self.value = value
        # The kind of memory, by the name of its class.
        self.resource = resource
        self.symbol = symbol


@mypyc_attr(allow_interpreted_subclasses=True)
class MemoryEffectOpInterface(Interface):
    """An operation that declares its memory effects."""

    __slots__ = ()

    @property
    def has_none(self) -> bool:
        """Whether operations of the name never have an effect."""
        return False

    def effects(self, op: Any) -> list[EffectInstance]:
        """The effects of the operation, without those of nested operations."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class NoMemoryEffect(MemoryEffectOpInterface):
    """The implementation for operations without memory effects."""

    __slots__ = ()

    @property
    def has_none(self) -> bool:
        return True

    def effects(self, op: Any) -> list[EffectInstance]:
        return []


def effects_of(op: Operation) -> list[EffectInstance] | None:
    """The memory effects of the operation itself; None if unknown."""
    interface: Any = op.info.interfaces_at_hand.get(INTERFACE)
    instances: list[EffectInstance] | None = None if interface is None else interface.effects(op)
    return instances


def is_unknown(op: Operation) -> bool:
    """Whether the operation declares its memory effects, but only in C++."""
    return op.info.has_trait(INTERFACE) and INTERFACE not in op.info.interfaces_at_hand


def is_memory_effect_free(op: Operation) -> bool:
    """Whether the operation and its nested operations are known to have no memory effects."""
    if op.info.is_memory_free:
        return True
    pending = [op]
    for operation in pending:
        if operation.info.is_memory_free:
            continue
        effects = effects_of(operation)
        if effects or is_unknown(operation):
            return False
        if operation.info.has_trait("HasRecursiveMemoryEffects"):
            pending.extend(_inside(operation))
        elif effects is None:
            return False
    return True


def would_op_be_trivially_dead(op: Operation) -> bool:
    """Whether the operation could be erased if its results had no uses."""
    info = op.info
    # The effects of an unregistered operation are unknown.
    if not info.is_registered or info.is_terminator or "SymbolOpInterface" in info.interfaces_at_hand:
        return False
    if info.is_memory_free:
        return True
    pending = [op]
    while pending:
        operation = pending.pop()
        if operation.info.is_memory_free:
            continue
        is_recursive = operation.info.has_trait("HasRecursiveMemoryEffects")
        if is_recursive:
            pending.extend(_inside(operation))
        effects = effects_of(operation)
        if effects is not None:
            if not _only_reads_or_allocates(operation, effects):
                return False
        elif is_unknown(operation) or not is_recursive:
            return False
    return True


def is_op_trivially_dead(op: Operation) -> bool:
    """Whether the operation can be erased: its results have no uses, and it has no effects."""
    return not has_uses(op) and would_op_be_trivially_dead(op)


def has_single_effect(op: Operation, effect: str, value: Value | None = None) -> bool:
    """Whether the operation itself has effects (on `value`, if that is given) of this kind only."""
    effects = [instance for instance in effects_of(op) or () if value is None or instance.value is value]
    return bool(effects) and all(instance.effect == effect for instance in effects)


def has_effect(op: Operation, *kinds: str, value: Value | None = None) -> bool:
    """Whether the operation itself has an effect of one of the kinds; on `value`, if that is given."""
    return any(
        effect.effect in kinds and (value is None or effect.value is value) for effect in effects_of(op) or ()
    )


def effects_recursively(op: Operation) -> list[EffectInstance] | None:
    """The memory effects of the operation and its nested operations; None if unknown."""
    instances: list[EffectInstance] = []
    pending = [op]
    while pending:
        operation = pending.pop()
        is_recursive = operation.info.has_trait("HasRecursiveMemoryEffects")
        if is_recursive:
            pending.extend(_inside(operation))
        effects = effects_of(operation)
        if effects is not None:
            instances.extend(effects)
        elif is_unknown(operation) or not is_recursive:
            return None
    return instances


def _only_reads_or_allocates(op: Operation, effects: list[EffectInstance]) -> bool:
    """Whether each effect is a read, or concerns memory that the operation allocates as a result."""
    allocated: list[Value] = []
    for effect in effects:
        value = effect.value
        if effect.effect == "Allocate" and isinstance(value, OpResult) and value.op is op:
            allocated.append(value)
    return all(effect.effect == "Read" or effect.value in allocated for effect in effects)


def _inside(op: Operation) -> list[Operation]:
    """The operations directly in the regions."""
    operations: list[Operation] = []
    for region in op.region_list or ():
        for block in region.get_blocks():
            nested = block.first
            while nested is not None:
                operations.append(nested)
                nested = nested.next_op
    return operations
