"""Verifiers of sdy's attributes, and result types of its operations."""

from __future__ import annotations

from math import prod

from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import sdy
from mlirkit.dialects.stablehlo.rules.elementwise import infer_constant
from mlirkit.ods.live.hooks import follows_signature, type_inference, value_verifier, verifier


@value_verifier(sdy.MeshAxisAttr)
def verify_mesh_axis(axis: sdy.MeshAxisAttr) -> str | None:
    return None if axis.size > 0 else f"axis size must be at least 1, got: {axis.size}"


@value_verifier(sdy.MeshAttr)
def verify_mesh(mesh: sdy.MeshAttr) -> str | None:
    """Mirrors MeshAttr::verify."""
    devices = list(mesh.device_ids)
    for device in devices:
        if device < 0:
            return f"device id must be non-negative, got: {device}"
    if not mesh.axes:
        return "axes is empty and device_ids has more than one element" if len(devices) > 1 else None
    names: set[str] = set()
    for axis in mesh.axes:
        if axis.name in names:
            return f'duplicate axis name: "{axis.name}"'
        names.add(axis.name)
    if not devices:
        return None
    size = prod([axis.size for axis in mesh.axes])
    if size != len(devices):
        return (
            "total product of axis sizes must match total number of device ids, got: "
            f"{size} != {len(devices)}"
        )
    if sorted(devices) != list(range(size)):
        listed = ", ".join(map(str, sorted(devices)))
        return f"sorted device ids must be iota(product(axes)), got: {listed}"
    return None


@value_verifier(sdy.PropagationEdgesAttr)
def verify_propagation_edges(edges: sdy.PropagationEdgesAttr) -> str | None:
    """Mirrors PropagationEdgesAttr::verify."""
    indices: set[int] = set()
    for step in edges.value or ():
        index = step.step_index
        if index < 0:
            return f"propagation edges have negative step index: {index}"
        if index in indices:
            return f"propagation edges have duplicate step index: {index}"
        indices.add(index)
        for details in step.axis_entries:
            if details.source in details.targets:
                return "propagation edges have a source that is the same as a target"
            if len(set(details.targets)) != len(details.targets):
                return (
                    f"propagation edges have duplicate targets for step index: {index} and axis: "
                    f"{details.axis_name.name}"
                )
    return None


@verifier(sdy.PropagationBarrierOp)
@follows_signature
def verify_propagation_barrier(op: sdy.PropagationBarrierOp) -> None:
    if op.allowed_direction == sdy.PropagationDirection.BOTH:
        raise op.op_error(
            "cannot specify `BOTH` as the direction. Not blocking propagation direction makes the op "
            "redundant."
        )


type_inference(sdy.ConstantOp)(infer_constant)


@type_inference(sdy.NamedComputationOp)
def infer_named_computation(state: OperationState) -> list[Type]:
    """The types that the body returns."""
    for body in state.regions:
        block = body.first_block
        if block is not None and block.last is not None:
            return block.last.operand_types()
    return []
