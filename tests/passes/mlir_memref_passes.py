"""A pass that mlir-opt has for its own tests of views, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_memref_passes.py --test-compose-subview ...
"""

from __future__ import annotations

from mlirkit.builtin.affine_expr import AffineExpr, affine_constant, affine_symbol
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import INDEX
from mlirkit.core.value import Value
from mlirkit.dialects.declared import affine, memref
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.dialects.slices import Slice, slice_of, slice_operands
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter


def compose_views(op: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """A view of a view with all its dimensions is one view."""
    source = op.source.defining_op
    if not isinstance(source, memref.SubViewOp) or source.source.type.rank != source.result.type.rank:
        return False
    inner, outer = slice_of(op), slice_of(source)
    inner_strides = [each for each in inner.strides if isinstance(each, int)]
    outer_strides = [each for each in outer.strides if isinstance(each, int)]
    if len(inner_strides) + len(outer_strides) < len(inner.strides) + len(outer.strides):
        return False
    offsets: list[Mixed] = [
        offset_of(op, rewriter, *each)
        for each in zip(outer.offsets, inner.offsets, outer_strides, strict=True)
    ]
    strides: list[Mixed] = [one * other for one, other in zip(inner_strides, outer_strides, strict=True)]
    operands, properties = slice_operands(Slice(offsets, inner.sizes, strides), source.source)
    rewriter.replace_with(op, memref.SubViewOp, operands, properties)
    return True


def offset_of(
    op: memref.SubViewOp, rewriter: PatternRewriter, outer: Mixed, inner: Mixed, stride: int
) -> Mixed:
    """The offset of a view of a view: `outer + inner * stride`."""
    if isinstance(outer, int) and isinstance(inner, int):
        return outer + inner * stride
    values: list[Value] = []
    terms: list[AffineExpr] = []
    for offset, factor in ((outer, 1), (inner, stride)):
        if isinstance(offset, int):
            terms.append(affine_constant(offset * factor))
        else:
            terms.append(affine_symbol(len(values)) * factor)
            values.append(offset)
    first, second = terms
    properties = {"map": AffineMapAttr(AffineMap(0, len(values), (first + second,)))}
    return rewriter.create(affine.AffineApplyOp, [INDEX], values, properties, loc=op).result


@register_pass
class TestComposeSubViewPass(Pass):
    """Composes views."""

    ARGUMENT = "test-compose-subview"
    NAME = "(anonymous namespace)::TestComposeSubViewPass"
    DEPENDENT_DIALECTS = ("affine",)

    def run(self) -> None:
        patterns = RewritePatternSet()
        patterns.add_pattern("memref.subview", RewritePattern(compose_views, 1, "ComposeSubViewOpPattern"))
        apply_patterns_greedily(self.operation, patterns.freeze(), GreedyRewriteConfig())
