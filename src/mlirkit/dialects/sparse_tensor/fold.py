"""Folders of sparse_tensor.  Mirror: mlir/lib/Dialect/SparseTensor/IR/SparseTensorDialect.cpp."""

from __future__ import annotations

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.dialects.sparse_tensor.storage import Storage, encoding_of
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]


@folder(sparse_tensor.ConvertOp)
def fold_convert(op: sparse_tensor.ConvertOp, operands: Constants) -> Value | None:
    """Mirrors ConvertOp::fold: to the same type."""
    return op.source if op.source.type == op.dest.type else None


@folder(sparse_tensor.ReorderCOOOp)
def fold_reorder(op: sparse_tensor.ReorderCOOOp, operands: Constants) -> Value | None:
    """Mirrors ReorderCOOOp::fold: to the same order."""
    return op.input_coo if encoding_of(op.input_coo.type) == encoding_of(op.result_coo.type) else None


@folder(sparse_tensor.ReinterpretMapOp)
def fold_reinterpret_map(op: sparse_tensor.ReinterpretMapOp, operands: Constants) -> Value | None:
    """Mirrors ReinterpretMapOp::fold: to the same map, and of an inverse operation."""
    if op.source.type == op.dest.type:
        return op.source
    first = op.source.defining_op
    if isinstance(first, sparse_tensor.ReinterpretMapOp) and first.source.type == op.dest.type:
        return first.source
    return None


@folder(sparse_tensor.LvlOp)
def fold_level(op: sparse_tensor.LvlOp, operands: Constants) -> Attribute | None:
    """Mirrors LvlOp::fold: the size from the type."""
    _, index = operands
    sizes = Storage(op.source.type).level_shape()
    if not isinstance(index, IntegerAttr) or not 0 <= index.value < len(sizes):
        return None
    size = sizes[index.value]
    return None if size == DYNAMIC else IntegerAttr.get(INDEX, size)


@folder(sparse_tensor.GetStorageSpecifierOp)
def fold_specifier(op: sparse_tensor.GetStorageSpecifierOp, operands: Constants) -> Value | None:
    """Mirrors GetStorageSpecifierOp::fold: the value it was set to."""
    setter = op.specifier.defining_op
    while isinstance(setter, sparse_tensor.SetStorageSpecifierOp):
        if setter.specifier_kind == op.specifier_kind and setter.level == op.level:
            return setter.value
        setter = setter.specifier.defining_op
    return None


@folder(sparse_tensor.CrdTranslateOp)
def fold_translation(op: sparse_tensor.CrdTranslateOp, operands: Constants) -> Folded:
    """Mirrors CrdTranslateOp::fold: by the identity, by a permutation, or of an inverse operation."""
    coordinates = list(op.in_crds)
    encoder = op.encoder
    to_levels, to_dimensions = encoder.dimToLvl, encoder.lvlToDim
    if to_levels is None or to_levels.is_identity:
        return coordinates
    if to_levels.is_permutation:
        is_to_levels = op.direction == sparse_tensor.CrdTransDirectionKind.dim2lvl
        order = to_levels if is_to_levels else to_dimensions
        places = [result.position for result in order.results if isinstance(result, AffineDimExpr)]
        return [coordinates[place] for place in places]
    first = coordinates[0].defining_op if coordinates else None
    if not isinstance(first, sparse_tensor.CrdTranslateOp) or coordinates != first.result_values():
        return None
    if first.direction == op.direction or first.encoder.dimToLvl != to_levels:
        return None
    return list(first.in_crds)
