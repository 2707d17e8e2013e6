"""Converting operations of Triton 3.0 to 3.8 to today's: rules by operation, and changed names.

A rule gets an operation that was read with its older format (td/older), and changes it in place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mlirkit.builtin.attributes import BoolAttr, IntegerAttr, UnitAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import attribute_of, get, insert_before, put, put_in_dictionary, take
from mlirkit_dialects.triton import classes as triton

Rule: TypeAlias = Callable[[Operation], None]

#: Dialects that had another name: up to 3.2, and AMD's up to 3.5.
FORMER_DIALECTS = {"triton_gpu": "ttg", "triton_nvidia_gpu": "ttng", "amdgpu": "amdg"}

_SIZES = "operandSegmentSizes"
_I1, _I32 = integer_type(1), integer_type(32)


def _word(op: Operation, name: str, cases: Callable[[int], str | None]) -> str | None:
    """The keyword of an enum case; None for the default."""
    value = take(op, name)
    word = cases(value.value) if isinstance(value, IntegerAttr) else None
    return None if word in ("none", "evict_normal") else word


def _modifier(number: int) -> str | None:
    return triton.CacheModifier(number).stringify()


def _eviction(number: int) -> str | None:
    return triton.EvictionPolicy(number).stringify()


def _hints_together(op: Operation) -> None:
    """Up to 3.8: cache hints were separate attributes."""
    modifier, eviction = _word(op, "cache", _modifier), _word(op, "evict", _eviction)
    if modifier is not None or eviction is not None:
        text = f"cache_modifier = {modifier or 'none'}, eviction_policy = {eviction or 'evict_normal'}"
        put(op, "cachePolicy", attribute_of(op, f"#tt.cache_policy<{text}>"))


def _of_block_pointer(op: Operation) -> None:
    """Up to 3.8: checked bounds of a block pointer, and the padding out of bounds."""
    for name in ("boundaryCheck", "padding"):
        value = take(op, name)
        if value is not None and (name != "boundaryCheck" or len(value.values)):
            put_in_dictionary(op, name, value)


def _access(op: Operation) -> None:
    _hints_together(op)
    _of_block_pointer(op)


def _reshape(op: Operation) -> None:
    """3.0 and 3.1: `allow_reorder` was true or false."""
    if take(op, "reorders") is not None:
        put(op, "allow_reorder", UnitAttr())
    value = get(op, "allow_reorder")
    if isinstance(value, BoolAttr | IntegerAttr):
        take(op, "allow_reorder")
        if value.value:
            put(op, "allow_reorder", UnitAttr())


def _product(op: Operation) -> None:
    """3.0 and 3.1: a product of buffers was one of tensors."""
    if isinstance(op.operand_types()[1], triton.MemDescType):
        made = insert_before(op, "ttng.warp_group_dot", op.operand_values(), op.result_types(), _entries(op))
        _replace(op, made)


def _message(op: Operation) -> None:
    """3.0: the signedness of numbers was not stored."""
    if get(op, "isSigned") is None:
        put(op, "isSigned", dense_array(_I32, [0] * len(op.operand_values())))


def _part_of_buffer(op: Operation) -> None:
    """Up to 3.4: one operation indexed and sliced buffers."""
    source, *offsets = op.operand_values()
    result = op.result_types()[0]
    assert isinstance(source.type, triton.MemDescType) and isinstance(result, triton.MemDescType)
    if len(result.shape) == len(source.type.shape) == result.shape[0] == 1:
        # One of several barriers.
        source.set_type(_several(source.type))
    if len(result.shape) < len(source.type.shape):
        if any(_constant(offset) != 0 for offset in offsets[1:]):
            raise op.op_error("takes a part of one of several buffers, which Triton 3.9 cannot say")
        op.set_operands([source, offsets[0]])
        return
    numbers = [_constant(offset) for offset in offsets]
    if None in numbers:
        raise op.op_error("begins at offsets that are not constant, which Triton 3.9 cannot say")
    constants = [number for number in numbers if number is not None]
    attributes: dict[str, Attribute] = {"offsets": dense_array(_I32, constants)}
    _replace(op, insert_before(op, "ttg.memdesc_subslice", [source], [result], attributes))


def _several(buffer: triton.MemDescType) -> triton.MemDescType:
    """Replace one buffer of several elements by buffers of one element."""
    shape = (*buffer.shape, 1)
    made: Callable[..., triton.MemDescType] = type(buffer)
    return made(shape, buffer.elementType, buffer.encoding, buffer.memorySpace, buffer.mutableMemory, shape)


def _constant(value: Value) -> int | None:
    """The number of a constant."""
    owner = value.owner
    entry = get(owner, "value") if isinstance(owner, Operation) and owner.name == "arith.constant" else None
    return entry.value if isinstance(entry, IntegerAttr) else None


def _matrix_unit(op: Operation) -> None:
    """3.3: barriers are the last operands, without a predicate; up to 3.4, they determine the mode."""
    inputs = op.operand_values()
    count = 7 if op.name.endswith("_scaled") else 5
    sizes = get(op, _SIZES)
    if not isinstance(sizes, DenseArrayAttr) or sum(sizes.values) != len(inputs):
        barriers = inputs[count:]
        attributes: dict[str, Attribute] = {"value": integer_attr(_I1, 1)}
        always = [insert_before(op, "arith.constant", [], [_I1], attributes).results[0] for _ in barriers]
        op.set_operands([*inputs, *always])
        sizes = dense_array(_I32, [1, 1, 1, 0, *(1,) * (count - 3), len(barriers), len(barriers)])
        put(op, _SIZES, sizes)
    if sizes.values[-1]:
        put(op, "is_async", UnitAttr())


def _entries(op: Operation) -> dict[str, Attribute]:
    properties = op.props.entries if isinstance(op.props, DictionaryAttr) else {}
    return {**properties, **op.attrs.entries}


def _replace(op: Operation, made: Operation) -> None:
    for old, new in zip(op.result_values(), made.result_values(), strict=True):
        old.replace_all_uses_with(new)
    op.erase()


#: By the operation's name in the text, with its dialect's name of today.
RULES: dict[str, Rule] = {
    "tt.load": _access,
    "tt.store": _access,
    "tt.reshape": _reshape,
    "tt.dot": _product,
    "tt.print": _message,
    "ttg.async_copy_global_to_local": _hints_together,
    "ttg.memdesc_subview": _part_of_buffer,
    "ttng.tc_gen5_mma": _matrix_unit,
    "ttng.tc_gen5_mma_scaled": _matrix_unit,
    "amdg.buffer_load": _hints_together,
    "amdg.buffer_store": _hints_together,
}
#: Removed operations, and the operations that replace them until their rule is applied.
STANDING_FOR = {"ttg.memdesc_subview": "ttg.memdesc_index"}


def rename_attributes(op: Operation) -> None:
    """Rename discardable attributes to their dialect's name of today."""
    entries = op.attrs.entries
    if any(name.partition(".")[0] in ("triton_gpu", "triton_nvidia_gpu") for name in entries):
        op.attrs = DictionaryAttr({_todays(name): value for name, value in entries.items()})


def _todays(name: str) -> str:
    dialect, dot, rest = name.partition(".")
    is_former = dot and dialect != "amdgpu"
    return f"{FORMER_DIALECTS.get(dialect, dialect)}.{rest}" if is_former else name
