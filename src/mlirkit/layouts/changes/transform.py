"""Changes of transform."""

from __future__ import annotations

import re

from mlirkit.builtin.attributes import UNIT, ArrayAttr, FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.verified import KNOWN
from mlirkit.layouts.changes.change import (
    Change,
    Rewrite,
    get,
    insert_before,
    nothing,
    put,
    reorder_results,
    take,
)

# One option of a pass in text; a value in braces or quotes may have blanks.
_OPTION = re.compile(r"""\s*([\w.-]+)(?:=((?:\{[^{}]*\}|"[^"]*"|'[^']*'|[^\s{}"'])*))?(?=\s|$)""")
_VALUE_OF_FLAG = "true"


def _upgrade_options(op: Operation) -> None:
    """Options were one string, as on a command line.  A string that is no list of options remains, to be an
    error.
    """
    text = get(op, "options")
    if not isinstance(text, StringAttr):
        return
    options: dict[str, Attribute] = {}
    at = 0
    while text.value[at:].strip():
        option = _OPTION.match(text.value, at)
        if option is None or option[1] in options:
            return
        options[option[1]] = StringAttr(_VALUE_OF_FLAG if option[2] is None else option[2])
        at = option.end()
    take(op, "options")
    put(op, "options", DictionaryAttr(options))


def _downgrade_options(op: Operation) -> None:
    options = take(op, "options")
    if isinstance(options, DictionaryAttr):
        words = [f"{name}={_spelled(op, value)}" for name, value in options.entries.items()]
        put(op, "options", StringAttr(" ".join(words)))


def _spelled(op: Operation, value: Attribute) -> str:
    """A value in the spelling of the option string."""
    if isinstance(value, StringAttr):
        return value.value
    if isinstance(value, ArrayAttr):
        return ",".join([_spelled(op, element) for element in value.elements])
    if isinstance(value, IntegerAttr):
        return str(bool(value.bits)).lower() if value.type == integer_type(1) else str(value.value)
    if isinstance(value, FloatAttr):
        return str(value).partition(" : ")[0]
    raise op.op_error(f"has an option, {value}, that the release cannot spell")


# The operation that copies a tensor into a buffer, until 17 and now.
_FORMER_COPY, _COPY = (
    StringAttr(f"{name}") for name in ("memref.tensor_store", "bufferization.materialize_in_destination")
)


def _exchanged_copy(source: StringAttr, result: StringAttr) -> Rewrite:
    def change(op: Operation) -> None:
        if get(op, "memcpy_op") == source:
            put(op, "memcpy_op", result)

    return change


def _upgrade_reduction(op: Operation) -> None:
    """The loop was the first result, and is the last."""
    loop, *other_results = op.result_values()
    reorder_results(op, [*other_results, loop])


def _downgrade_reduction(op: Operation) -> None:
    *other_results, loop = op.result_values()
    reorder_results(op, [loop, *other_results])


def _upgrade_position(op: Operation) -> None:
    """One result was taken, by its number."""
    number = get(op, "result_number")
    if isinstance(number, IntegerAttr):
        take(op, "result_number")
        put(op, "raw_position_list", dense_array(integer_type(64), [number.value]))


def _downgrade_position(op: Operation) -> None:
    """Lists of several results, or of all, remain, to be an error."""
    positions = get(op, "raw_position_list")
    if isinstance(positions, DenseArrayAttr) and len(positions) == 1 and positions.values[0] >= 0:
        take(op, "raw_position_list")
        put(op, "result_number", integer_attr(integer_type(64), positions.values[0]))


# -- splits -----------------------------------------------------------------------------------------------

_I1 = integer_type(1)
_SPLIT, _SPLIT_HANDLE = "transform.structured.split", "transform.split_handle"


def _upgrade_split(op: Operation) -> None:
    """The two parts were two handles, which are one today; the second one could be empty, and was for several
    parts.
    """
    results = op.result_values()
    is_multiway = get(op, "multiway") is not None
    if len(results) != 2 or (is_multiway and results[1].has_uses):
        return
    operands = op.operand_values()
    split = insert_before(op, _SPLIT, operands, [operands[0].type])
    split.props, split.attrs = op.props, op.attrs
    KNOWN.stamp = None
    parts = split
    if not is_multiway:
        parts = insert_before(op, _SPLIT_HANDLE, split.result_values(), op.result_types())
        put(parts, "fail_on_payload_too_small", integer_attr(_I1, 0))
    for result, part in zip(results, parts.result_values(), strict=not is_multiway):
        result.replace_all_uses_with(part)
    op.erase()


def _downgrade_split(op: Operation) -> None:
    """A handle that is not divided into two at once remains, to be an error."""
    (result,) = op.result_values()
    users = [use.owner for use in result.uses]
    if get(op, "multiway") is not None or not users:
        op.add_result(result.type)
    elif len(users) == 1 and users[0].name == _SPLIT_HANDLE:
        parts = users[0].result_values()
        if len(parts) == 2 and get(users[0], "overflow_result") is None:
            op.add_result(parts[1].type)
            for part, former in zip(parts, op.result_values(), strict=True):
                part.replace_all_uses_with(former)
            users[0].erase()


def _drop_count(op: Operation) -> None:
    """The number of handles was an attribute; another number remains, to be an error."""
    if get(op, "num_result_handles") == integer_attr(integer_type(64), op.result_count):
        take(op, "num_result_handles")


def _with_count(op: Operation) -> None:
    put(op, "num_result_handles", integer_attr(integer_type(64), op.result_count))


# -- sizes ------------------------------------------------------------------------------------------------

_SCALABLE = "scalable_sizes"


def _scalability(sizes: str) -> tuple[Rewrite, Rewrite]:
    """The change of operations whose `sizes` were never scalable."""

    def fixed_sizes(op: Operation) -> DenseArrayAttr | None:
        numbers = get(op, sizes)
        return dense_array(_I1, [0] * len(numbers)) if isinstance(numbers, DenseArrayAttr) else None

    def upgrade(op: Operation) -> None:
        if get(op, _SCALABLE) is None:
            put(op, _SCALABLE, fixed_sizes(op))

    def downgrade(op: Operation) -> None:
        """Scalable sizes remain, to be an error."""
        if get(op, _SCALABLE) == fixed_sizes(op):
            take(op, _SCALABLE)

    return upgrade, downgrade


# -- parents ----------------------------------------------------------------------------------------------

_UNIQUE = "deduplicate"


def _upgrade_isolated_parent(op: Operation) -> None:
    """A parent of several operations was a single one."""
    put(op, _UNIQUE, UNIT)


def _downgrade_isolated_parent(op: Operation) -> None:
    take(op, _UNIQUE)


def _is_unique(op: Operation) -> bool:
    return get(op, _UNIQUE) is not None


def _upgrade_loop_parent(op: Operation) -> None:
    """The parent was a loop, of scf unless stated otherwise, and a single one for several operations."""
    of_affine, number = take(op, "affine"), take(op, "num_loops")
    is_affine = isinstance(of_affine, IntegerAttr) and bool(of_affine.bits)
    put(op, "op_name", StringAttr("affine.for" if is_affine else "scf.for"))
    put(op, "nth_parent", number)
    put(op, _UNIQUE, UNIT)


def _loop_first(name: str, until: int, old_name: str | None = None, since: int = 0) -> Change:
    """The loop was the first of the results, whose order is not visible in an operation."""
    return Change(
        name, until, _upgrade_reduction, _downgrade_reduction, by_form=False, old_name=old_name, since=since
    )


CHANGES = (
    _loop_first("transform.structured.tile_reduction_using_forall", 17),
    Change(
        "transform.structured.tile_reduction_using_forall",
        16,
        nothing,
        nothing,
        old_name="transform.structured.tile_reduction_using_foreach_thread",
    ),
    _loop_first(
        "transform.structured.tile_reduction_using_for", 17, "transform.structured.tile_reduction_using_scf"
    ),
    _loop_first("transform.structured.tile_using_forall", 17, "transform.structured.tile_to_forall_op", 17),
    _loop_first(
        "transform.structured.tile_using_forall", 16, "transform.structured.tile_to_foreach_thread_op"
    ),
    Change("transform.structured.tile_using_for", 16, *_scalability("static_sizes")),
    Change("transform.structured.vectorize", 16, *_scalability("static_vector_sizes")),
    Change(_SPLIT, 19, _upgrade_split, _downgrade_split, is_late=True),
    Change(_SPLIT_HANDLE, 16, _drop_count, _with_count, old_name="transform.split_handles"),
    Change(
        "transform.get_parent_op",
        17,
        _upgrade_loop_parent,
        nothing,
        old_name="transform.loop.get_parent_for",
        is_alias=True,
    ),
    Change(
        "transform.get_parent_op",
        16,
        _upgrade_isolated_parent,
        _downgrade_isolated_parent,
        old_name="transform.get_closest_isolated_parent",
        is_alias=True,
        implies=("isolated_from_above", "unit"),
        fits=_is_unique,
    ),
    Change("transform.get_result", 17, _upgrade_position, _downgrade_position),
    Change("transform.apply_registered_pass", 20, _upgrade_options, _downgrade_options),
    Change(
        "transform.structured.bufferize_to_allocation",
        17,
        _exchanged_copy(_FORMER_COPY, _COPY),
        _exchanged_copy(_COPY, _FORMER_COPY),
    ),
)
