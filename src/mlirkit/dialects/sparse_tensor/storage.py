"""The storage of sparse tensors: levels, their sizes and formats, and the fields that hold them.

    tensor<4x?xf64, encoding>   dimensions 4, ?;  levels: the dimensions mapped by dim-to-level
    fields                      positions and coordinates of levels with them, then the values

Coordinates of a trailing run of levels (`compressed`, then `singleton`s) are one field, unless stored apart
(`soa`).  Mirror: SparseTensorType.h, SparseTensorStorageLayout.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import (
    AffineBinaryExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineModExpr,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.ods.live.classes.value_class import parameters_of

_WITH_ENCODING = sparse_tensor.IterSpaceType | sparse_tensor.IteratorType | sparse_tensor.StorageSpecifierType


def encoding_of(type: Type) -> sparse_tensor.SparseTensorEncodingAttr | None:
    """The encoding of a tensor, of iterators and the like; None if the type has none."""
    encoding: object = None
    if isinstance(type, RankedTensorType | _WITH_ENCODING):
        encoding = type.encoding
    return encoding if isinstance(encoding, sparse_tensor.SparseTensorEncodingAttr) else None


class Storage:
    """The levels of a tensor; a dense one without an encoding has its dimensions."""

    def __init__(self, type: ShapedType) -> None:
        self.type = type
        self.shape: Sequence[int] = type.shape
        self.encoding = encoding_of(type)
        if self.encoding is None:
            self.levels = ["dense"] * len(self.shape)
            self.to_levels: AffineMap | None = None
            self.widths = (0, 0)
        else:
            formats, self.to_levels, _, positions, coordinates, *_ = parameters_of(self.encoding)
            self.levels = list(formats)
            self.widths = (positions, coordinates)

    @property
    def has_static_shape(self) -> bool:
        return DYNAMIC not in self.shape

    def map_to_levels(self) -> AffineMap | None:
        """The map from dimensions; None for the identity."""
        if self.to_levels is None or self.to_levels == AffineMap.get_identity(len(self.shape)):
            return None
        return self.to_levels

    def level_shape(self) -> list[int]:
        """The sizes of the levels, dynamic ones included."""
        map = self.map_to_levels()
        if map is None:
            return list(self.shape)
        return [self._level_size(expression) for expression in map.results]

    def _level_size(self, expression: AffineExpr) -> int:
        if isinstance(expression, AffineDimExpr):
            return self.shape[expression.position]
        assert isinstance(expression, AffineBinaryExpr)
        dimension, factor = expression.lhs, expression.rhs
        size = self.shape[dimension.position] if isinstance(dimension, AffineDimExpr) else DYNAMIC
        if not isinstance(factor, AffineConstantExpr):
            return DYNAMIC
        if isinstance(expression, AffineModExpr):
            return factor.value if size == DYNAMIC else (size - 1) % factor.value + 1
        return DYNAMIC if size == DYNAMIC else (size - 1) // factor.value + 1

    def coordinate_run(self) -> int:
        """Mirrors getAoSCOOStart: the first level of the trailing run that shares coordinates."""
        bases = [base_of(level) for level in self.levels]
        for level, base in enumerate(bases[:-1]):
            if base in ("compressed", "loose_compressed") and bases[level + 1] == "singleton":
                return len(bases) if "soa" in self.levels[level + 1] else level
        return len(bases)

    def fields(self) -> list[Type]:
        """The element types of the stored buffers: positions and coordinates by level, then values."""
        types: list[Type] = []
        positions, coordinates = (INDEX if not width else integer_type(width) for width in self.widths)
        run = self.coordinate_run()
        for level in self.levels[: run + 1]:
            base = base_of(level)
            if base in ("compressed", "loose_compressed"):
                types.append(positions)
            if base in ("compressed", "loose_compressed", "singleton", "structured"):
                types.append(coordinates)
        return [*types, self.type.element_type]


def base_of(level: str) -> str:
    """The base of a format: `compressed` of `compressed(nonunique)`."""
    return level.partition("(")[0].partition("[")[0]
