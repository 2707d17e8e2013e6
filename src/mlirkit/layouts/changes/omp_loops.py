"""Loops of omp, which had their bounds and their body until 18; today they are around an `omp.loop_nest`.

    18's omp.wsloop for (%i) : index = (%a) to (%b) step (%c) { ... }
    22's omp.wsloop { omp.loop_nest (%i) : index = (%a) to (%b) step (%c) { ... } }

Loops with reductions have no counterpart, because the body reduced into the variable itself.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import Change, get, put, renamed_attributes, take

_NEST, _INCLUSIVE = "omp.loop_nest", "loop_inclusive"
_SIZES = SEGMENT_NAMES[0][1]

# The groups of operands, today and, after the bounds, until 18.
_BOUNDS = "lower_bounds upper_bounds steps"
_GROUPS = {
    "omp.simd": (
        "aligned_vars if_expr linear_vars linear_step_vars nontemporal_vars private_vars reduction_vars",
        f"{_BOUNDS} aligned_vars if_expr nontemporal_vars",
    ),
    "omp.wsloop": (
        "allocate_vars allocator_vars linear_vars linear_step_vars private_vars reduction_vars "
        "schedule_chunk",
        f"{_BOUNDS} linear_vars linear_step_vars reduction_vars schedule_chunk",
    ),
}


def _parts(op: Operation, names: str) -> dict[str, list[Value]] | None:
    """The operands by their groups; None if the sizes are not those of these groups."""
    sizes = get(op, _SIZES)
    numbers = [int(size) for size in sizes.values] if isinstance(sizes, DenseArrayAttr) else []
    operands = op.operand_values()
    if len(numbers) != len(names.split()) or sum(numbers) != len(operands):
        return None
    parts: dict[str, list[Value]] = {}
    for name, number in zip(names.split(), numbers, strict=True):
        parts[name], operands = operands[:number], operands[number:]
    return parts


def _regroup(op: Operation, parts: dict[str, list[Value]], names: str) -> None:
    groups = [parts.get(name, []) for name in names.split()]
    op.set_operands([value for group in groups for value in group])
    put(op, _SIZES, dense_array(integer_type(32), [len(group) for group in groups]))


def _is_former(op: Operation, parts: dict[str, list[Value]]) -> bool:
    """Whether an operation has the bounds of its loops."""
    body = op.regions[0].first_block
    return body is not None and 0 < len(body.args) == len(parts["steps"])


def _upgrade(op: Operation) -> None:
    today, former = _GROUPS[op.name]
    parts = _parts(op, former)
    if parts is None or not _is_former(op, parts) or parts.get("reduction_vars"):
        return
    bounds = [value for name in _BOUNDS.split() for value in parts[name]]
    nest = Operation.create(_NEST, [], bounds, regions=1, loc=op.location, ip=False, context=op.context)
    put(nest, _INCLUSIVE, take(op, _INCLUSIVE))
    for block in list(op.regions[0].blocks):
        block.append_to(nest.regions[0])
    wrapper = Block()
    op.regions[0].append_block(wrapper)
    wrapper.append(nest)
    _regroup(op, parts, today)


def _downgrade(op: Operation) -> None:
    today, former = _GROUPS[op.name]
    parts = _parts(op, today)
    wrapper = op.regions[0].first_block
    nest = None if wrapper is None else next(iter(wrapper.operations), None)
    former_parts = _parts(op, former)
    if former_parts is not None and _is_former(op, former_parts):
        # A loop of the release that has no counterpart today.
        return
    if parts is None or wrapper is None or nest is None or nest.name != _NEST:
        raise op.op_error("is not around one loop nest, as the release has it")
    lost = next((name for name, part in parts.items() if part and name not in former.split()), None)
    if lost is not None or parts.get("reduction_vars"):
        raise op.op_error(f"has operands '{lost or 'reduction_vars'}', which the release does not know there")
    for name in ("collapse_num_loops", "tile_sizes"):
        if get(nest, name) is not None:
            raise nest.op_error(f"attribute '{name}' is not known to the release and would be lost")
    bounds = nest.operand_values()
    count = len(bounds) // 3
    for at, name in enumerate(_BOUNDS.split()):
        parts[name] = bounds[at * count : (at + 1) * count]
    put(op, _INCLUSIVE, get(nest, _INCLUSIVE))
    for block in list(nest.regions[0].blocks):
        block.append_to(op.regions[0])
    wrapper.erase()
    _regroup(op, parts, former)


_FORMER_NAMES = {"omp.simd": "omp.simdloop", "omp.wsloop": None}

CHANGES = tuple(
    change
    for name, former_name in _FORMER_NAMES.items()
    for change in (
        # The sizes of groups do not tell the releases apart.
        Change(
            name,
            18,
            _upgrade,
            _downgrade,
            by_form=False,
            old_name=former_name,
            has_own_groups=True,
            is_late=True,
        ),
        Change(name, 18, *renamed_attributes([("inclusive", _INCLUSIVE)]), by_form=False),
    )
)
