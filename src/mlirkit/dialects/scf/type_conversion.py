"""Type conversion of structured control flow: results, block arguments, and yielded values.

Mirror: mlir/Dialect/SCF/Transforms/Patterns.h, populateSCFStructuralTypeConversionsAndLegality.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import scf
from mlirkit.dialects.function_types import flattened, replace_by_converted
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.pattern_set import ConversionPattern, RewritePatternSet
from mlirkit.patterns.type_converter import TypeConverter

# Operations whose regions receive and forward values.
_REGIONS = (scf.ForOp, scf.IfOp, scf.WhileOp, scf.IndexSwitchOp)


def add_structural_type_conversion(
    patterns: RewritePatternSet, target: ConversionTarget, types: TypeConverter, benefit: int = 1
) -> None:
    """Add patterns that convert loops, `scf.if` and switches, which are legal if the types of their values
    are."""

    def convert_regions(
        op: Operation, operands: list[list[Value]], rewriter: ConversionPatternRewriter
    ) -> bool:
        return _convert_regions(op, operands, types, rewriter)

    for kind in _REGIONS:
        name = f"Convert{kind.__name__}Types"
        patterns.add_pattern(kind.OPERATION_NAME, ConversionPattern(convert_regions, types, benefit, name))
    for terminator, convert in ((scf.YieldOp, _convert_yield), (scf.ConditionOp, _convert_condition)):
        name = f"Convert{terminator.__name__}Types"
        patterns.add_pattern(terminator.OPERATION_NAME, ConversionPattern(convert, types, benefit, name))

    def has_legal_results(op: Operation) -> bool:
        return all(types.is_legal(result) for result in op.result_values())

    def is_legal_yield(op: Operation) -> bool:
        # Other parents of scf.yield are not converted.
        return not isinstance(op.parent_op, _REGIONS) or types.is_legal_op(op)

    target.add_dynamically_legal_op(scf.ForOp, scf.IfOp, scf.IndexSwitchOp, is_legal=has_legal_results)
    target.add_dynamically_legal_op(scf.YieldOp, is_legal=is_legal_yield)
    target.add_dynamically_legal_op(scf.WhileOp, scf.ConditionOp, is_legal=types.is_legal_op)


def _convert_regions(
    op: Operation, operands: list[list[Value]], types: TypeConverter, rewriter: ConversionPatternRewriter
) -> bool:
    """Create an operation of converted result types that takes over the regions, with converted arguments."""
    converted = [types.converted_types(result) for result in op.result_values()]
    groups = [type for type in converted if type is not None]
    if len(groups) != len(converted):
        return False
    if not all(rewriter.convert_region(region, types) for region in op.regions):
        return False
    results = [type for group in groups for type in group]
    properties, attributes = dict(op.properties), dict(op.discardable_attributes)
    made = rewriter.create(
        op.info.name, results, flattened(operands), properties, attributes, op.location, len(op.regions)
    )
    for source, region in zip(op.regions, made.regions, strict=True):
        rewriter.inline_region_before(source, region)
    replace_by_converted(op, made, [len(type) for type in groups], rewriter)
    return True


def _convert_yield(op: scf.YieldOp, operands: list[list[Value]], rewriter: ConversionPatternRewriter) -> bool:
    rewriter.replace_op(op, rewriter.create(scf.YieldOp, [], flattened(operands), loc=op))
    return True


def _convert_condition(
    op: scf.ConditionOp, operands: list[list[Value]], rewriter: ConversionPatternRewriter
) -> bool:
    rewriter.start_op_modification(op)
    op.set_operands(flattened(operands))
    rewriter.operation_modified(op)
    return True
