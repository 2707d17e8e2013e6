"""What changed in gpu."""

from __future__ import annotations

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.layouts.changes.change import (
    Change,
    append_terminator,
    get,
    nothing,
    put,
    put_in_dictionary,
    take,
    undeclared,
)

_SIZES = SEGMENT_NAMES[0][1]
# The groups of a launch up to release 17: without sizes of clusters, which stand behind seven groups, and
# without an object to wait for, which is last.
_FORMER_GROUPS = 9
_CLUSTER = 7


def _upgrade_launch(op: Operation) -> None:
    sizes = get(op, _SIZES)
    if isinstance(sizes, DenseArrayAttr) and len(sizes) == _FORMER_GROUPS:
        values = sizes.values
        put(op, _SIZES, dense_array(integer_type(32), [*values[:_CLUSTER], 0, 0, 0, *values[_CLUSTER:], 0]))


def _downgrade_launch(op: Operation) -> None:
    sizes = get(op, _SIZES)
    values = sizes.values if isinstance(sizes, DenseArrayAttr) else []
    if any(values[_CLUSTER : _CLUSTER + 3]) or any(values[-1:]):
        raise op.op_error("has sizes of clusters or an object to wait for, which the release does not know")
    put(op, _SIZES, dense_array(integer_type(32), [*values[:_CLUSTER], *values[_CLUSTER + 3 : -1]]))


def _upgrade_kernel(op: Operation) -> None:
    """Kernels are marked by an attribute that the definition does not declare."""
    put_in_dictionary(op, "gpu.kernel", take(op, "kernel"))


def _downgrade_kernel(op: Operation) -> None:
    if isinstance(take(op, "gpu.kernel"), UnitAttr):
        put(op, "kernel", UnitAttr())


def _downgrade_module(op: Operation) -> None:
    append_terminator(op, "gpu.module_end")


CHANGES = (
    Change("gpu.func", 23, _upgrade_kernel, _downgrade_kernel, is_newer=True),
    Change("gpu.launch_func", 17, _upgrade_launch, _downgrade_launch),
    Change("gpu.module", 19, nothing, _downgrade_module),
    Change("gpu.module", 18, *undeclared("sym_name")),
    Change("gpu.module_end", 19, Operation.erase, nothing, is_gone=True),
)
