"""Canonicalization patterns of memref: no unused allocations, static sizes, no needless copies.

Patterns of views are in `view_patterns`.  Mirror: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.shaped_types import MemRefType, ShapedType
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import INTERFACE as EFFECTS
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import arith, llvm, memref
from mlirkit.dialects.static_shapes import constant_dims
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"
_SCOPE = "AutomaticAllocationScope"

# -- allocations ------------------------------------------------------------------------------------------


def fold_constant_sizes(op: memref.AllocOp | memref.AllocaOp, rewriter: PatternRewriter) -> bool:
    """Make constant sizes part of the type."""
    type = op.memref.type
    dims, sizes = constant_dims(type.dims, op.dynamicSizes)
    if len(sizes) == len(op.dynamicSizes):
        return False
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": DenseI32ArrayAttr.get([len(sizes), len(op.symbolOperands)])
    }
    if op.alignment is not None:
        properties["alignment"] = op.alignment
    static = MemRefType(dims, type.element_type, type.layout, type.memory_space)
    kind = memref.AllocOp if isinstance(op, memref.AllocOp) else memref.AllocaOp
    made: Operation = rewriter.create(
        kind, [static], [*sizes, *op.symbolOperands], properties, loc=op.location
    )
    rewriter.replace_op(op, rewriter.create(memref.CastOp, [type], [made.result], loc=op.location))
    return True


def erase_unread(op: Operation, rewriter: PatternRewriter) -> bool:
    """Erase an allocation that is only written to and freed, with these users."""
    users = list(dict.fromkeys(op.result.users))
    for user in users:
        is_written = isinstance(user, memref.StoreOp) and user.value is not op.result
        if not is_written and not isinstance(user, memref.DeallocOp):
            return False
    for user in users:
        rewriter.erase_op(user)
    rewriter.erase_op(op)
    return True


canonicalizer(memref.AllocOp, f"{_PATTERN}SimplifyAllocConst<mlir::memref::AllocOp>")(fold_constant_sizes)
canonicalizer(memref.AllocOp, f"{_PATTERN}SimplifyDeadAlloc<mlir::memref::AllocOp>")(erase_unread)
canonicalizer(memref.AllocaOp, f"{_PATTERN}SimplifyAllocConst<mlir::memref::AllocaOp>")(fold_constant_sizes)
canonicalizer(memref.AllocaOp, f"{_PATTERN}SimplifyDeadAlloc<mlir::memref::AllocaOp>")(erase_unread)
canonicalizer(memref.ReallocOp, f"{_PATTERN}SimplifyDeadAlloc<mlir::memref::ReallocOp>")(erase_unread)


# -- scopes of allocations --------------------------------------------------------------------------------


def _allocates_on_stack(op: Operation) -> bool:
    """Mirrors isGuaranteedAutomaticAllocation: whether its result is freed at the end of the scope."""
    return isinstance(op, (memref.AllocaOp, llvm.AllocaOp))


def _may_allocate_on_stack(op: Operation) -> bool:
    """Mirrors isOpItselfPotentialAutomaticAllocation: whether the operation itself does, or is unknown."""
    if op.info.has_trait("HasRecursiveMemoryEffects"):
        return False
    return not op.info.has_trait(EFFECTS) or _allocates_on_stack(op)


def _has_stack_allocation(op: memref.AllocaScopeOp) -> bool:
    """Whether a scope may contain stack allocations, which are freed at its end."""
    pending = list(op.bodyRegion.ops())
    while pending:
        inner = pending.pop()
        if _may_allocate_on_stack(inner):
            return True
        if not inner.info.has_trait(_SCOPE):
            pending.extend(operation for region in inner.regions for operation in region.ops())
    return False


def _is_last(op: Operation) -> bool:
    """Whether only a terminator follows, in a region of one block."""
    block, last = op.parent_block, op.next_op
    if block is None or last is None or last is not block.last:
        return False
    is_terminator = last.info.is_terminator or not last.info.is_registered
    return is_terminator and block.parent_region is not None and len(block.parent_region) == 1


@canonicalizer(memref.AllocaScopeOp, "AllocaScopeInliner")
def inline_scope(op: memref.AllocaScopeOp, rewriter: PatternRewriter) -> bool:
    """Inline a scope without stack allocations, or a scope that ends where the enclosing scope ends."""
    around = op.parent_op
    assert around is not None
    if _has_stack_allocation(op) and not (around.info.has_trait(_SCOPE) and _is_last(op)):
        return False
    block = op.bodyRegion.blocks[0]
    last = block.last
    assert last is not None
    rewriter.inline_block_before(block, op, [])
    rewriter.replace_op(op, last.operand_values())
    rewriter.erase_op(last)
    return True


@canonicalizer(memref.AllocaScopeOp, "AllocaScopeHoister")
def hoist_from_scope(op: memref.AllocaScopeOp, rewriter: PatternRewriter) -> bool:
    """Move allocations out of a scope that ends where the enclosing scope ends."""
    outermost = op.parent_op
    if outermost is None or outermost.info.has_trait(_SCOPE):
        return False
    if not _is_last(op) or not _is_last(outermost):
        return False
    while True:
        around = outermost.parent_op
        if around is None:
            return False
        if around.info.has_trait(_SCOPE):
            break
        outermost = around
        if not _is_last(outermost):
            return False
    region = next(region for region in outermost.regions if region.is_ancestor(op.parent_region))
    hoisted: list[Operation] = []
    for inner in walk_postorder(op):
        if _allocates_on_stack(inner):
            blocks = [operand.parent_block for operand in inner.operand_values()]
            if not any(
                region.is_ancestor(None if block is None else block.parent_region) for block in blocks
            ):
                hoisted.append(inner)
    if not hoisted:
        return False
    rewriter.set_insertion_point(outermost)
    for inner in hoisted:
        rewriter.replace_op(inner, rewriter.clone(inner))
    return True


# -- copies and sizes -------------------------------------------------------------------------------------


@canonicalizer(memref.CopyOp, _PATTERN + "FoldEmptyCopy")
def erase_empty_copy(op: memref.CopyOp, rewriter: PatternRewriter) -> bool:
    """Erase a copy without elements."""
    types = (op.source.type, op.target.type)
    if not any(isinstance(type, ShapedType) and 0 in type.dims for type in types):
        return False
    rewriter.erase_op(op)
    return True


@canonicalizer(memref.CopyOp, _PATTERN + "FoldSelfCopy")
def erase_self_copy(op: memref.CopyOp, rewriter: PatternRewriter) -> bool:
    """Erase a copy to itself."""
    if op.source is not op.target:
        return False
    rewriter.erase_op(op)
    return True


@canonicalizer(memref.DimOp, _PATTERN + "DimOfMemRefReshape")
def load_size_of_reshape(op: memref.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(reshape(x, shape), i) -> load(shape, i)."""
    reshape = op.source.defining_op
    if not isinstance(reshape, memref.ReshapeOp) or not _is_known_at(op, reshape):
        return False
    rewriter.set_insertion_point_after(reshape)
    element = reshape.shape.type.element_type
    loaded = rewriter.create(memref.LoadOp, [element], [reshape.shape, op.index], loc=op.location)
    size: Value = loaded.result
    if size.type != op.result.type:
        size = rewriter.create(arith.IndexCastOp, [op.result.type], [size], loc=op.location).result
    rewriter.replace_op(op, [size])
    return True


def _is_known_at(op: memref.DimOp, reshape: memref.ReshapeOp) -> bool:
    """Whether the index is defined before a reshape, judged by simple cases."""
    block = op.index.parent_block
    assert block is not None
    if block is reshape.parent_block:
        definition = op.index.defining_op
        return definition is None or not reshape.is_before_in_block(definition)
    region = block.parent_region
    if op.parent_block is reshape.parent_block or region is None:
        return True
    return region is not reshape.parent_region and region.is_ancestor(reshape.parent_region)
