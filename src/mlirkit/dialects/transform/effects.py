"""Memory effects of transform's operations: on handles, and on the payload, the transformed program.

    handles     an operand is read, and freed if the operation consumes it; a result is allocated and written
    payload     read, or read and written; not associated with a value

The effects follow from traits, or from the tables below, which replace C++ methods.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface, effects_of
from mlirkit.core.traits import register_check
from mlirkit.core.value import Value
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.kinds import EffectsByTable, consumes, is_transform, kind
from mlirkit.ods.live.hooks import interface
from mlirkit.support.diagnostics import MLIRError

# Effects on the payload.
NOTHING: Final = ""
READ: Final = "read"
MODIFIED: Final = "modified"

# The payload effect of operations without a trait for it, by name; most modify it.
_PAYLOAD: Final[dict[str, str]] = {
    **dict.fromkeys(
        (
            "transform.match.param.cmpi",
            "transform.merge_handles",
            "transform.named_sequence",
            "transform.replicate",
            "transform.smt.constrain_params",
            "transform.split_handle",
            "transform.tune.alternatives",
            "transform.verify",
            "transform.yield",
        ),
        NOTHING,
    ),
    **dict.fromkeys(
        (
            "transform.cast",
            "transform.collect_matching",
            "transform.dlti.query",
            "transform.get_type",
            "transform.irdl.collect_matching",
            "transform.match.structured",
            "transform.match.structured.yield",
            "transform.pdl_match",
            "transform.print",
            "transform.tune.knob",
        ),
        READ,
    ),
}

# Operations that compute sizes: as handles of new operations, or as parameters, which only reads the payload.
_SIZES: Final = {
    "transform.structured.multitile_sizes": "low_size",
    "transform.structured.continuous_tile_sizes": "tile_sizes",
}

# Traits of operations that read the payload, and only if an operand is a handle.
_NAVIGATING: Final = ("NavigationTransformOpTrait", "ParamProducerTransformOpTrait")
_MATCHING: Final = ("AtMostOneOpMatcherOpTrait", "SingleOpMatcherOpTrait", "SingleValueMatcherOpTrait")

# Operations whose payload effect is that of their body.
_SEQUENCES: Final = ("transform.sequence", "transform.with_pdl_patterns")
_FOREACH: Final = "transform.foreach"


class TransformEffects(EffectsByTable):
    """The effects of every operation of transform with the interface."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        instances: list[EffectInstance] = []
        pending: list[Any] = [op]
        while pending:
            operation = pending.pop()
            if operation.info.interfaces_at_hand.get(INTERFACE) is not self:
                instances.extend(effects_of(operation) or ())
                continue
            _add_handles(instances, operation)
            if operation.info.name in _SEQUENCES and not operation.operand_count:
                # A sequence without a root handle has all effects of its operations.
                pending.extend(reversed(_with_effects(operation)))
            else:
                effects = _PAYLOAD_EFFECTS[payload_effect(operation)]
                instances.extend(EffectInstance(effect) for effect in effects)
            if isinstance(operation, transform.PrintOp):
                instances.append(EffectInstance("Write"))
        return instances


def _add_handles(instances: list[EffectInstance], op: Operation) -> None:
    if isinstance(op, transform.NamedSequenceOp):
        return
    for value in op.operand_values():
        instances.append(EffectInstance("Read", value))
        if is_transform(op) and consumes(op, value):
            instances.append(EffectInstance("Free", value))
    _produce(instances, op.result_values())
    if op.info.name == "transform.alternatives":
        for region in op.regions:
            if not region.is_empty:
                _produce(instances, region.blocks[0].args)


def _with_effects(op: Operation) -> list[Operation]:
    """The operations in an operation's body that have the effects interface."""
    if op.region_at(0).is_empty:
        return []
    return [step for step in op.region_at(0).blocks[0].ops() if INTERFACE in step.info.interfaces_at_hand]


_PAYLOAD_EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    NOTHING: (),
    READ: ("Read",),
    MODIFIED: ("Read", "Write"),
}


def _produce(instances: list[EffectInstance], values: Iterable[Value]) -> None:
    for value in values:
        instances.append(EffectInstance("Allocate", value))
        instances.append(EffectInstance("Write", value))


def payload_effect(op: Operation) -> str:
    """The payload effect of an operation, with the effects of its body if the body is executed with it."""
    strongest = NOTHING
    pending: list[Any] = [op]
    while pending:
        operation = pending.pop()
        if operation.info.name in _SEQUENCES or operation.info.name == _FOREACH:
            pending.extend(_with_effects(operation))
            continue
        effect = _own_payload_effect(operation)
        if effect == MODIFIED:
            return MODIFIED
        strongest = effect or strongest
    return strongest


def _own_payload_effect(op: Operation) -> str:
    name = op.info.name
    size = _SIZES.get(name)
    if size is not None:
        return READ if kind(getattr(op, size).type) == "parameter" else MODIFIED
    effect = _PAYLOAD.get(name)
    if effect is not None:
        return effect
    if op.info.has_trait("FunctionalStyleTransformOpTrait"):
        return MODIFIED
    if any(op.info.has_trait(trait) for trait in _MATCHING):
        return READ
    if any(op.info.has_trait(trait) for trait in _NAVIGATING):
        looks = any(kind(operand.type) in ("operation", "value") for operand in op.operand_values())
        return READ if looks else NOTHING
    # As most operations with effects in C++.
    return MODIFIED


interface("transform", INTERFACE)(TransformEffects())


def verify_effects(op: Operation) -> None:
    """Mirrors verifyTransformOpInterface, of operations with effects in C++."""
    interface = op.info.interfaces_at_hand.get(INTERFACE)
    if not isinstance(interface, MemoryEffectOpInterface) or isinstance(interface, EffectsByTable):
        return
    effects = interface.effects(op)
    consumed: int | None = None
    for number, operand in enumerate(op.operand_values()):
        on_operand = {effect.effect for effect in effects if effect.value is operand}
        if not on_operand:
            raise _noted(
                op,
                "requires memory effects on operands to be specified",
                f"no effects specified for operand #{number}",
            )
        if "Allocate" in on_operand:
            raise _noted(
                op,
                "did not expect 'allocate' memory effect on an operand",
                f"specified for operand #{number}",
            )
        if consumed is None and "Free" in on_operand:
            consumed = number
    if consumed is not None and not any(
        effect.effect == "Write" and effect.value is None for effect in effects
    ):
        raise _noted(
            op,
            "expects ops consuming operands to have a 'write' effect on the payload resource",
            f"consumes operand #{consumed}",
        )
    for number, result in enumerate(op.result_values()):
        if not any(effect.effect == "Allocate" and effect.value is result for effect in effects):
            raise _noted(
                op,
                "requires 'allocate' memory effect to be specified for results",
                f"no 'allocate' effect specified for result #{number}",
            )


def _noted(op: Operation, message: str, note: str) -> MLIRError:
    error = op.error(f"TransformOpInterface {message}")
    error.error_diagnostics[0].attach_note(note)
    return error


register_check("TransformOpInterface", verify_effects)
