"""Changes of linalg."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import (
    Change,
    Rewrite,
    attribute_of,
    get,
    insert_before,
    nothing,
    put,
    take,
)


def _upgrade_map(op: Operation) -> None:
    """The body of a map had no argument for the replaced element."""
    operands = op.operand_types()
    for block in op.regions[0].blocks:
        if operands and len(block.args) == len(operands) - 1:
            init, end = operands[-1], block.last
            type = init.element_type if isinstance(init, ShapedType) else init
            block.add_argument(type, (op if end is None else end).location)


def _downgrade_map(op: Operation) -> None:
    for block in op.regions[0].blocks:
        if len(block.args) != len(op.operand_values()):
            continue
        if block.args[len(block.args) - 1].has_uses:
            raise op.op_error("uses the element that it replaces, which the release does not give it")
        block.erase_argument(len(block.args) - 1)


# The maps of products: the last release in which the name implies them, the iterators, and the map of each
# operand.
_PRODUCTS = {
    "linalg.matmul": (19, "d0, d1, d2", ("d0, d2", "d2, d1", "d0, d1")),
    "linalg.batch_matmul": (20, "d0, d1, d2, d3", ("d0, d1, d3", "d0, d3, d2", "d0, d1, d2")),
    "linalg.batch_reduce_matmul": (20, "d0, d1, d2, d3", ("d0, d1, d3", "d0, d3, d2", "d1, d2")),
}


def _without_maps(iterators: str, operands: tuple[str, ...]) -> Rewrite:
    """Remove the maps that the name of a product implies; others remain, to be an error."""
    text = _maps(iterators, operands)

    def downgrade(op: Operation) -> None:
        if get(op, "indexing_maps") == attribute_of(op, text):
            take(op, "indexing_maps")

    return downgrade


def _with_maps(op: Operation) -> None:
    """The first release with maps crashes without them."""
    if get(op, "indexing_maps") is None:
        _, iterators, operands = _PRODUCTS["linalg.matmul"]
        put(op, "indexing_maps", attribute_of(op, _maps(iterators, operands)))


def _transposed(batch: str, operand: str, lhs: str, rhs: str) -> Change:
    """A product of a transposed operand, which was a separate operation."""
    name, iterators = ("batch_matmul", "d0, d1, d2, d3") if batch else ("matmul", "d0, d1, d2")
    maps = (lhs, rhs, "d0, d1, d2" if batch else "d0, d1")
    return Change(
        f"linalg.{name}",
        21,
        nothing,
        nothing,
        old_name=f"linalg.{name}_transpose_{operand}",
        is_alias=True,
        implies=("indexing_maps", _maps(iterators, maps)),
    )


def _upgrade_fill(op: Operation) -> None:
    """The value could be of another type, and was cast in the body."""
    value, output = op.operand_values()
    type = output.type.element_type if isinstance(output.type, ShapedType) else output.type
    block = op.regions[0].first_block
    end = None if block is None else block.last
    if value.type == type or block is None or end is None:
        return
    casts = [operation for operation in block.operations if operation is not end]
    name = casts[0].name if casts else _cast(value.type, type)
    operand: Value = block.args[0]
    for operation in casts:
        if operation.operand_values() != [operand]:
            return
        (operand,) = operation.result_values()
    if name is None or len(casts) > 1 or end.operand_values() != [operand]:
        return
    cast = insert_before(op, name, [value], [type])
    op.set_operands([cast.result_values()[0], output])
    block.args[0].set_type(type)
    end.set_operands([block.args[0]])
    for operation in casts:
        operation.erase()


def _cast(source: Type, target: Type) -> str | None:
    """The cast of signed numbers; None if there is none, or for flags, which had no sign."""
    if isinstance(source, FloatType) and isinstance(target, FloatType):
        is_same = source.width == target.width
        return None if is_same else "arith.extf" if source.width < target.width else "arith.truncf"
    if not isinstance(source, IntegerType):
        return "arith.fptosi" if isinstance(source, FloatType) and isinstance(target, IntegerType) else None
    if source == integer_type(1):
        return None
    if isinstance(target, IntegerType):
        return "arith.extsi" if source.width < target.width else "arith.trunci"
    return "arith.sitofp" if isinstance(target, FloatType) else None


def _unknown(op: Operation) -> None:
    raise op.op_error("has no counterpart in the release")


def _maps(iterators: str, operands: tuple[str, ...]) -> str:
    return f"[{', '.join(f'affine_map<({iterators}) -> ({operand})>' for operand in operands)}]"


# The sizes of the output tile and the filter (m, r) of Winograd's algorithm, at the number of today's case.
_TILES = ((2, 3), (4, 3), (2, 5))


def _upgrade_tiles(op: Operation) -> None:
    """The two sizes were numbers; others than those of the cases remain, to be an error."""
    sizes = get(op, "m"), get(op, "r")
    tile = tuple([size.value for size in sizes if isinstance(size, IntegerAttr)])
    if tile in _TILES:
        take(op, "m")
        take(op, "r")
        put(op, "fmr", integer_attr(integer_type(32), _TILES.index(tile)))


def _downgrade_tiles(op: Operation) -> None:
    case = get(op, "fmr")
    if isinstance(case, IntegerAttr) and 0 <= case.value < len(_TILES):
        take(op, "fmr")
        for name, size in zip("mr", _TILES[case.value], strict=True):
            put(op, name, integer_attr(integer_type(64), size))


CHANGES = (
    _transposed("", "a", "d2, d0", "d2, d1"),
    _transposed("", "b", "d0, d2", "d1, d2"),
    _transposed("batch", "a", "d0, d3, d1", "d0, d3, d2"),
    _transposed("batch", "b", "d0, d1, d3", "d0, d2, d3"),
    # A product of unsigned numbers, which was a separate operation.
    Change(
        "linalg.matmul",
        18,
        nothing,
        nothing,
        old_name="linalg.matmul_unsigned",
        is_alias=True,
        implies=("cast", "#linalg.type_fn<cast_unsigned>"),
    ),
    Change("linalg.pack", 20, nothing, nothing, old_name="tensor.pack"),
    Change("linalg.unpack", 20, nothing, nothing, old_name="tensor.unpack"),
    # Today's fgchw is a later operation.
    Change("linalg.conv_2d_ngchw_gfchw", 17, nothing, nothing, False, "linalg.conv_2d_ngchw_fgchw"),
    Change("linalg.conv_2d_ngchw_fgchw", 17, nothing, _unknown),
    Change("linalg.matmul", 20, nothing, _with_maps),
    *(
        Change(name, until, nothing, _without_maps(iterators, maps))
        for name, (until, iterators, maps) in _PRODUCTS.items()
    ),
    *(
        Change(name, 20, _upgrade_tiles, _downgrade_tiles)
        for name in (
            "linalg.winograd_filter_transform",
            "linalg.winograd_input_transform",
            "linalg.winograd_output_transform",
            "transform.structured.winograd_conv2d",
        )
    ),
    Change("linalg.fill", 21, _upgrade_fill, nothing, is_late=True),
    Change("linalg.map", 21, _upgrade_map, _downgrade_map, is_late=True),
)
