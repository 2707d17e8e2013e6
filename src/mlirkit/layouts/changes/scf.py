"""Changes of scf."""

from __future__ import annotations

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import IndexType, integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import Change, append_terminator, get, insert_before, nothing, put, take

_REDUCE = "scf.reduce"


def _upgrade_loop(op: Operation) -> None:
    """Each reduction of a parallel loop was an operation, and the body ended in an empty yield."""
    for block in op.regions[0].blocks:
        former = block.last
        if former is None or former.name != "scf.yield":
            continue
        reductions = [operation for operation in block.operations if operation.name == _REDUCE]
        operands = [reduction.operand_values()[0] for reduction in reductions if reduction.operand_values()]
        end = insert_before(former, _REDUCE, operands, regions=len(reductions))
        former.erase()
        for reduce_op, region in zip(reductions, end.regions, strict=True):
            for body in list(reduce_op.regions[0].blocks):
                body.append_to(region)
            reduce_op.erase()


def _downgrade_loop(op: Operation) -> None:
    """The reverse: an operation per reduction."""
    for block in op.regions[0].blocks:
        end = block.last
        if end is None or end.name != _REDUCE:
            continue
        for operand, region in zip(end.operand_values(), end.regions, strict=True):
            single = insert_before(end, _REDUCE, [operand], regions=1)
            for body in list(region.blocks):
                body.append_to(single.regions[0])
        end.erase()
    append_terminator(op, "scf.yield")


def _upgrade_threads(op: Operation) -> None:
    """Threads were numbered from zero in steps of one, with operands as upper bounds."""
    if get(op, "staticLowerBound") is not None:
        return
    sizes = get(op, _SIZES)
    threads = int(sizes.values[0]) if isinstance(sizes, DenseArrayAttr) and len(sizes) == 2 else 0
    outputs = len(op.operand_values()) - threads
    for name, value in (("staticLowerBound", 0), ("staticUpperBound", DYNAMIC), ("staticStep", 1)):
        put(op, name, dense_array(integer_type(64), [value] * threads))
    put(op, _SIZES, dense_array(integer_type(32), [0, threads, 0, outputs]))


def _downgrade_threads(op: Operation) -> None:
    sizes = get(op, _SIZES)
    lower, upper, step, outputs = (int(value) for value in sizes.values)
    starts, ends, steps = (take(op, f"static{name}").values for name in ("LowerBound", "UpperBound", "Step"))
    if lower or step or any(int(start) for start in starts) or any(int(number) != 1 for number in steps):
        raise op.op_error("does not begin at zero, or does not step by one, as the release does")
    operands = op.operand_values()
    dynamic = iter(operands[:upper])
    threads: list[Value] = []
    for end in ends:
        if int(end) == DYNAMIC:
            threads.append(next(dynamic))
            continue
        attributes: dict[str, Attribute] = {"value": integer_attr(INDEX, int(end))}
        constant = insert_before(op, "arith.constant", [], [INDEX], attributes)
        threads.append(constant.results[0])
    op.set_operands([*threads, *operands[upper:]])
    put(op, _SIZES, dense_array(integer_type(32), [len(threads), outputs]))


INDEX = IndexType()
_SIZES = SEGMENT_NAMES[0][1]

CHANGES = (
    Change(
        "scf.forall",
        16,
        _upgrade_threads,
        _downgrade_threads,
        old_name="scf.foreach_thread",
        has_own_groups=True,
    ),
    Change(
        "scf.forall.in_parallel", 16, nothing, nothing, old_name="scf.foreach_thread.perform_concurrently"
    ),
    Change("scf.parallel", 17, _upgrade_loop, _downgrade_loop, is_late=True),
)
