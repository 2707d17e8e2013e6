"""Verifiers of xevm: the sizes of blocks and of tiles of matrices, and products.

Mirror: mlir/lib/Dialect/LLVMIR/IR/XeVMDialect.cpp.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import xevm
from mlirkit.ods.live.hooks import value_interface, verifier

value_interface("TargetAttrInterface", xevm.XeVMTargetAttr)

_SUBGROUP_SIZE: Final = 16

OfTile = xevm.BlockLoad2dOp | xevm.BlockStore2dOp | xevm.BlockPrefetch2dOp

# The minimal and maximal width of a tile, by element size in bits.
_WIDTHS: Final[Mapping[int, tuple[int, int]]] = {8: (4, 64), 16: (2, 32), 32: (1, 16), 64: (1, 8)}
# The number of blocks, also as a word in messages, and their total width.
_BLOCKS: Final[Mapping[int, tuple[tuple[int, ...], str, int]]] = {
    8: ((1, 2, 4), "1, 2, or 4", 64),
    16: ((1, 2, 4), "1, 2, or 4", 32),
    32: ((1, 2), "1 or 2", 16),
    64: ((1,), "1", 8),
}


def _unsigned(number: int) -> int:
    return number & 0xFFFFFFFF


class _Tile:
    """The tile of an operation."""

    __slots__ = ("element_size", "height", "op", "width")

    def __init__(self, op: OfTile) -> None:
        self.op: Operation = op
        self.element_size = _unsigned(op.elem_size_in_bits.value)
        self.width = _unsigned(op.tile_width.value)
        self.height = _unsigned(op.tile_height.value)

    def require(self, condition: bool, message: str) -> None:
        if not condition:
            raise self.op.op_error(message)

    def require_height(self, least: int, largest: int) -> None:
        self.require(
            least <= self.height <= largest, f"expecting tile_height to be between {least} and {largest}"
        )

    def require_width(self, least: int, largest: int) -> None:
        self.require(
            least <= self.width <= largest, f"expecting tile_width to be between {least} and {largest}"
        )

    def require_blocks(self, blocks: int, choices: tuple[int, ...], words: str) -> None:
        self.require(blocks in choices, f"expecting v_blocks to be {words}")

    def require_total_width(self, blocks: int, largest: int) -> None:
        self.require(
            _unsigned(self.width * blocks) <= largest,
            f"tile_width * v_blocks should be less than or equal to {largest} "
            f"for {self.element_size} bit elements",
        )

    def require_element_size(self, sizes: Mapping[int, object], message: str) -> None:
        self.require(self.element_size in sizes, message)


def _is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def _verify_matrix(tile: _Tile, op: OfTile, blocks: int) -> None:
    """Mirrors verifyMatrixInput."""
    width, pitch = constant_integer(op.base_width), constant_integer(op.base_pitch)
    tile.require(
        width is None or pitch is None or pitch >= width,
        "4th operand (base pitch) should be >= 2nd operand (base width)",
    )
    tile.require(tile.element_size in (8, 16, 32), "expecting 'elem_size_in_bits' to be 8, 16, or 32")
    tile.require(
        tile.height <= 32 and _is_power_of_two(tile.height),
        "expecting tile_height to be 1, 2, 4, 8, 16, or 32",
    )
    tile.require(blocks <= 8 and _is_power_of_two(blocks), "expecting v_blocks to be 1, 2, 4, or 8")


def _bit_width(type: Type) -> int | None:
    return type.width if isinstance(type, (IntegerType, FloatType)) else None


def _verify_load(tile: _Tile, op: xevm.BlockLoad2dOp, blocks: int) -> None:
    """As verify2DBlockLoadRestriction."""
    type = op.res.type
    bits = _bit_width(type.element_type)
    if bits is None:
        raise op.op_error("expecting result element type to be int or float")
    size = type.num_elements * bits
    expected = _unsigned(tile.element_size * tile.height * tile.width * blocks) // _SUBGROUP_SIZE
    tile.require(
        size == expected, f"result size of {size} bits does not match the expected size of {expected} bits"
    )
    transposes, packs = bool(op.transpose), bool(op.pack_register)
    tile.require(not (transposes and packs), "transpose and pack_register are mutually exclusive")
    if transposes:
        _verify_transposed(tile, blocks)
    elif packs:
        _verify_packed(tile, blocks)
    else:
        tile.require_height(1, 32)
        tile.require_element_size(_WIDTHS, "expecting elem_size_in_bits to be 8, 16, 32, or 64")
        tile.require_width(*_WIDTHS[tile.element_size])
        choices, words, total = _BLOCKS[tile.element_size]
        tile.require_blocks(blocks, choices, words)
        tile.require_total_width(blocks, total)


def _verify_transposed(tile: _Tile, blocks: int) -> None:
    tile.require_blocks(blocks, (1,), "1")
    match tile.element_size:
        case 32:
            tile.require_height(1, 32)
            tile.require_width(1, 8)
        case 64:
            tile.require(tile.height == 8, "expecting tile_height to be 8 for 64 bit elements")
            tile.require(tile.width in (1, 2, 4), "expecting tile_width to be 1, 2, or 4")
        case _:
            tile.require(False, "transpose is only supported for 32 and 64 bit elements")


def _verify_packed(tile: _Tile, blocks: int) -> None:
    tile.require_blocks(blocks, (1, 2, 4), "1, 2, or 4")
    match tile.element_size:
        case 8:
            tile.require_height(4, 32)
            tile.require_width(4, 16)
        case 16:
            tile.require_height(2, 32)
            tile.require_width(2, 16)
            tile.require_total_width(blocks, 32)
        case _:
            tile.require(False, "pack_register is only supported for 8 and 16 bit elements")


@verifier(xevm.BlockLoad2dOp)
def verify_block_load_2d(op: xevm.BlockLoad2dOp) -> None:
    """Mirrors BlockLoad2dOp::verify."""
    tile, blocks = _Tile(op), _unsigned(op.v_blocks.value)
    _verify_load(tile, op, blocks)
    _verify_matrix(tile, op, blocks)
    packs = bool(op.pack_register)
    if tile.element_size == 32 or packs:
        tile.require(
            _bit_width(op.res.type.element_type) == 32, "expecting result element type to be 32 bits"
        )
    if packs:
        tile.require(
            tile.width == _SUBGROUP_SIZE,
            "tile_width when pack_register is true should be equal to subgroup size (16 elements)",
        )


@verifier(xevm.BlockStore2dOp)
def verify_block_store_2d(op: xevm.BlockStore2dOp) -> None:
    """Mirrors BlockStore2dOp::verify."""
    tile = _Tile(op)
    tile.require_height(1, 8)
    tile.require_element_size(_WIDTHS, "expecting elem_size_in_bits to be 8, 16, 32, or 64")
    tile.require_width(*_WIDTHS[tile.element_size])
    _verify_matrix(tile, op, 1)
    _verify_width_of_subgroup(tile, (_SUBGROUP_SIZE,), "16")


@verifier(xevm.BlockPrefetch2dOp)
def verify_block_prefetch_2d(op: xevm.BlockPrefetch2dOp) -> None:
    """Mirrors BlockPrefetch2dOp::verify."""
    tile = _Tile(op)
    _verify_matrix(tile, op, _unsigned(op.v_blocks.value))
    _verify_width_of_subgroup(tile, (8, _SUBGROUP_SIZE), "8 or 16")


def _verify_width_of_subgroup(tile: _Tile, of_32_bits: tuple[int, ...], words: str) -> None:
    """Check that tiles are as wide as a subgroup, counted in elements of 32 bits."""
    choices = {8: ((16, 32), "16 or 32"), 16: ((16,), "16"), 32: (of_32_bits, words)}
    widths, text = choices[tile.element_size]
    tile.require(
        tile.width in widths, f"tile_width for {tile.element_size} bit elements should be equal to {text}"
    )


@verifier(xevm.BlockLoadOp, xevm.BlockStoreOp)
def verify_block(op: xevm.BlockLoadOp | xevm.BlockStoreOp) -> None:
    """As verify1DBlockArg."""
    type = op.res.type if isinstance(op, xevm.BlockLoadOp) else op.val.type
    if not isinstance(type, VectorType):
        return
    is_of_bytes = _bit_width(type.element_type) == 8
    if type.num_elements not in (2, 4, 8) and not (is_of_bytes and type.num_elements == 16):
        elements = "2, 4, 8 or 16 for 8-bit" if is_of_bytes else "2, 4 or 8 for element type > 8 bits"
        raise op.op_error(f"vector size must be {elements}{' element type' if is_of_bytes else ''}")


@verifier(xevm.MMAOp)
def verify_product(op: xevm.MMAOp) -> None:
    """Mirrors MMAOp::verify."""
    if op.c is not None and op.c.type != op.d.type:
        raise op.op_error("type of C operand must match result type")
