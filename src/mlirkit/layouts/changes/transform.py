"""Changes of transform."""

from __future__ import annotations

import re

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.layouts.changes.change import Change, Rewrite, get, put, reorder_results, take

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


CHANGES = (
    # The order of the results is not visible in an operation.
    Change(
        "transform.structured.tile_reduction_using_forall",
        17,
        _upgrade_reduction,
        _downgrade_reduction,
        by_form=False,
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
