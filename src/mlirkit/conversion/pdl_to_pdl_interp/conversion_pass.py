"""The pass `convert-pdl-to-pdl-interp`: patterns become a matcher and rewriters of pdl_interp.

The matcher is the first operation of the module, the module of the rewriters the second one; the patterns are
erased.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.ops import ModuleOp
from mlirkit.conversion.pdl_to_pdl_interp.interp_builder import InterpBuilder
from mlirkit.conversion.pdl_to_pdl_interp.matcher_lowering import REWRITERS, MatcherLowering
from mlirkit.conversion.pdl_to_pdl_interp.predicate_lists import Positions
from mlirkit.conversion.pdl_to_pdl_interp.predicate_tree import predicate_tree
from mlirkit.conversion.pdl_to_pdl_interp.predicates import PredicateBuilder
from mlirkit.conversion.pdl_to_pdl_interp.rewriter_lowering import RewriterModule
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import pdl
from mlirkit.passes.pass_base import Pass

MATCHER: Final = "matcher"


def convert_pdl_to_pdl_interp(module: Operation) -> None:
    """Convert the patterns of a module, in place."""
    body = module.regions[0].blocks[0]
    patterns = [op for op in body.ops() if isinstance(op, pdl.PatternOp)]
    others = body.first
    builder = InterpBuilder(body)
    matcher = builder.function(MATCHER, module.location, [pdl.OperationType.get()])
    rewriters = builder.make(ModuleOp, module.location, (), {"sym_name": StringAttr(REWRITERS)}, regions=1)
    rewriters.regions[0].append_block(Block())
    if others is not None:
        body.move(matcher, others)
        body.move(rewriters, others)
    predicates = PredicateBuilder()
    positions: Positions = {}
    tree = predicate_tree(patterns, predicates, positions)
    MatcherLowering(matcher, RewriterModule(rewriters), positions, predicates.root).lower(tree)
    for pattern in patterns:
        pattern.erase()


class ConvertPDLToPDLInterp(Pass):
    ARGUMENT = "convert-pdl-to-pdl-interp"
    IS_DEFINED = True
    OP_NAME = "builtin.module"

    def run(self) -> None:
        convert_pdl_to_pdl_interp(self.operation)
