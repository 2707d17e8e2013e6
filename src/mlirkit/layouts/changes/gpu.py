"""Changes of gpu."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, OpaqueAttr, UnitAttr
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import (
    Change,
    Rewrite,
    append_terminator,
    get,
    nothing,
    put,
    put_in_dictionary,
    take,
    undeclared,
)


def _upgrade_kernel(op: Operation) -> None:
    """Kernels are marked by an attribute that the old definition does not declare."""
    put_in_dictionary(op, "gpu.kernel", take(op, "kernel"))


def _downgrade_kernel(op: Operation) -> None:
    if isinstance(take(op, "gpu.kernel"), UnitAttr):
        put(op, "kernel", UnitAttr())


def _with_terminator(old: str, new: str) -> Rewrite:
    """Give the body of an operation another terminator: that of its dialect, which was vector until 19."""

    def change(op: Operation) -> None:
        for block in op.regions[0].blocks:
            terminator = block.last
            if terminator is not None and terminator.name == old:
                terminator.info = op.context.operation_name(new)

    return change


def _downgrade_module(op: Operation) -> None:
    """A module had a terminator."""
    append_terminator(op, "gpu.module_end")


def _downgrade_targets(op: Operation) -> None:
    """Without targets, the attribute was absent."""
    targets = get(op, "targets")
    if isinstance(targets, ArrayAttr) and not targets.elements:
        take(op, "targets")


def _upgrade_barrier(op: Operation) -> None:
    """From 23 on, barriers have a scope; before, it was the workgroup."""
    if get(op, "scope") == _WORKGROUP:
        take(op, "scope")


def _downgrade_barrier(op: Operation) -> None:
    if get(op, "scope") is None:
        put(op, "scope", _WORKGROUP)


# Kept as text, since release 22 does not define it.
_WORKGROUP = OpaqueAttr("gpu", "barrier_scope<workgroup>")


CHANGES = (
    Change("gpu.barrier", 23, _upgrade_barrier, _downgrade_barrier, is_newer=True),
    Change("gpu.func", 23, _upgrade_kernel, _downgrade_kernel, is_newer=True),
    Change(
        "gpu.warp_execute_on_lane_0",
        19,
        _with_terminator("vector.yield", "gpu.yield"),
        _with_terminator("gpu.yield", "vector.yield"),
        old_name="vector.warp_execute_on_lane_0",
        is_late=True,
    ),
    Change("gpu.module", 20, nothing, _downgrade_targets),
    Change("gpu.module", 19, nothing, _downgrade_module),
    Change("gpu.module", 18, *undeclared("sym_name")),
    Change("gpu.module_end", 19, Operation.erase, nothing, is_gone=True),
)
