"""Result types of sparse_tensor operations whose inferReturnTypes is C++: buffers of the storage, iteration
spaces."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr, StridedLayoutAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.dialects.sparse_tensor.storage import Storage, base_of, encoding_of
from mlirkit.ods.live.hooks import follows_signature, type_inference
from mlirkit.support.diagnostics import MLIRError


def _storage(state: OperationState) -> Storage:
    type = state.operands[0].type if state.operands else None
    if not isinstance(type, RankedTensorType) or encoding_of(type) is None:
        raise MLIRError(f"'{state.info.name}' op expects a sparse tensor")
    return Storage(type)


def _level(state: OperationState, name: str) -> int:
    level = state.properties.get(name)
    if not isinstance(level, IntegerAttr):
        raise MLIRError(f"'{state.info.name}' op expects a level")
    return level.value


def _buffer(storage: Storage, element: Type, layout: StridedLayoutAttr | None = None) -> list[Type]:
    """A buffer for all batches: the batch levels, and one dynamic dimension."""
    levels = zip(storage.levels, storage.level_shape(), strict=True)
    batch = [size for level, size in levels if base_of(level) == "batch"]
    return [MemRefType([*batch, DYNAMIC], element, layout)]


def _of_width(width: int) -> Type:
    return integer_type(width) if width else INDEX


@type_inference(sparse_tensor.ToPositionsOp)
@follows_signature
def positions(state: OperationState) -> list[Type]:
    """Integers of the positions' width."""
    storage = _storage(state)
    return _buffer(storage, _of_width(storage.widths[0]))


@type_inference(sparse_tensor.ToCoordinatesOp)
@follows_signature
def coordinates(state: OperationState) -> list[Type]:
    """Integers of the coordinates' width, with a stride where levels share a buffer."""
    storage = _storage(state)
    shared = storage.coordinate_run() <= _level(state, "level")
    layout = StridedLayoutAttr.get(DYNAMIC, [DYNAMIC]) if shared else None
    return _buffer(storage, _of_width(storage.widths[1]), layout)


@type_inference(sparse_tensor.ToCoordinatesBufferOp)
@follows_signature
def coordinates_buffer(state: OperationState) -> list[Type]:
    """Integers of the coordinates' width."""
    storage = _storage(state)
    return _buffer(storage, _of_width(storage.widths[1]))


@type_inference(sparse_tensor.ToValuesOp)
@follows_signature
def values(state: OperationState) -> list[Type]:
    """The tensor's elements."""
    storage = _storage(state)
    return _buffer(storage, storage.type.element_type)


@type_inference(sparse_tensor.ExtractIterSpaceOp)
@follows_signature
def extract_iteration_space(state: OperationState) -> list[Type]:
    """The space between two levels."""
    storage = _storage(state)
    context: Any = state.info.context
    space = context.dialect("sparse_tensor").type_class("iter_space")
    return [space(storage.encoding, _level(state, "loLvl"), _level(state, "hiLvl"))]
