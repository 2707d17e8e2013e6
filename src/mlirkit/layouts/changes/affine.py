"""Changes of affine."""

from __future__ import annotations

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.atomic_kinds import kinds
from mlirkit.layouts.changes.change import (
    Change,
    get,
    put,
    renamed_attributes,
    take,
    take_inherent,
    undeclared,
)

_LOOP_BOUNDS = renamed_attributes(
    [("lower_bound", "lowerBoundMap"), ("upper_bound", "upperBoundMap"), ("step", "step")]
)


def _upgrade_affine_for(op: Operation) -> None:
    if get(op, "lower_bound") is None:
        return
    _LOOP_BOUNDS[0](op)
    bounds = [get(op, "lowerBoundMap"), get(op, "upperBoundMap")]
    if all(isinstance(bound, AffineMapAttr) for bound in bounds):
        sizes = [bound.map.n_dims + bound.map.n_symbols for bound in bounds]
        sizes.append(max(0, len(op.operand_values()) - sum(sizes)))
        put(op, "operandSegmentSizes", dense_array(integer_type(32), sizes))


def _downgrade_affine_for(op: Operation) -> None:
    take_inherent(op, "operandSegmentSizes")
    _LOOP_BOUNDS[1](op)


def _upgrade_delinearize(op: Operation) -> None:
    """The basis consisted of operands only."""
    if get(op, "static_basis") is None:
        count = max(0, len(op.operand_values()) - 1)
        put(op, "static_basis", dense_array(integer_type(64), [DYNAMIC] * count))


def _downgrade_delinearize(op: Operation) -> None:
    basis = take(op, "static_basis")
    sizes = [] if basis is None else list(basis.values)
    if not sizes or any(size != DYNAMIC for size in sizes) or len(sizes) != op.result_count:
        raise op.op_error("has a basis that is not all operands, which the release does not know")


CHANGES = (
    Change("affine.for", 17, _upgrade_affine_for, _downgrade_affine_for, has_own_groups=True),
    *(
        Change(f"affine.{name}", 17, *undeclared("map"))
        for name in ("load", "store", "prefetch", "vector_load", "vector_store")
    ),
    Change("affine.if", 19, *undeclared("condition")),
    Change("affine.delinearize_index", 19, _upgrade_delinearize, _downgrade_delinearize),
    Change("affine.parallel", 21, *kinds("reductions"), by_form=False),
)
