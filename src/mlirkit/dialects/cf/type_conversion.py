"""Type conversion of branches and of their successors.

Mirror: mlir/Dialect/ControlFlow/Transforms/StructuralTypeConversions.h.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import cf
from mlirkit.dialects.function_types import flattened
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.pattern_set import ConversionPattern, RewritePatternSet
from mlirkit.patterns.type_converter import TypeConverter


def add_branch_type_conversion(
    patterns: RewritePatternSet, target: ConversionTarget, types: TypeConverter, benefit: int = 1
) -> None:
    """Add patterns that convert branches, which are legal if the types of their operands are."""
    for kind, convert in (
        (cf.BranchOp, _convert_branch),
        (cf.CondBranchOp, _convert_conditional_branch),
        (cf.SwitchOp, _convert_switch),
    ):
        pattern = ConversionPattern(convert, types, benefit, f"{kind.__name__}Conversion")
        patterns.add_pattern(kind.OPERATION_NAME, pattern)

    def is_legal(op: Operation) -> bool:
        return all(types.is_legal(operand) for operand in op.operand_values())

    target.add_dynamically_legal_op(cf.BranchOp, cf.CondBranchOp, cf.SwitchOp, is_legal=is_legal)


def _convert_branch(
    op: cf.BranchOp, operands: list[list[Value]], rewriter: ConversionPatternRewriter
) -> bool:
    values = flattened(operands)
    block = _converted(op.dest, values, rewriter)
    if block is None:
        return False
    made = rewriter.create(cf.BranchOp, [], values, loc=op, successors=[block])
    rewriter.replace_op(op, made)
    return True


def _convert_conditional_branch(
    op: cf.CondBranchOp, operands: list[list[Value]], rewriter: ConversionPatternRewriter
) -> bool:
    first = 1 + len(op.trueDestOperands)
    true_values, false_values = flattened(operands[1:first]), flattened(operands[first:])
    if len(operands[0]) != 1:
        return False
    true_dest = _converted(op.trueDest, true_values, rewriter)
    false_dest = None if true_dest is None else _converted(op.falseDest, false_values, rewriter)
    if true_dest is None or false_dest is None:
        return False
    properties = dict(op.properties)
    properties["operandSegmentSizes"] = DenseI32ArrayAttr.get([1, len(true_values), len(false_values)])
    values = [*operands[0], *true_values, *false_values]
    blocks = [true_dest, false_dest]
    made = rewriter.create(cf.CondBranchOp, [], values, properties, loc=op, successors=blocks)
    rewriter.replace_op(op, made)
    return True


def _convert_switch(
    op: cf.SwitchOp, operands: list[list[Value]], rewriter: ConversionPatternRewriter
) -> bool:
    if len(operands[0]) != 1:
        return False
    groups: list[list[Value]] = []
    first = 1
    for count in (len(op.defaultOperands), *[len(caseOperand) for caseOperand in op.caseOperands]):
        groups.append(flattened(operands[first : first + count]))
        first += count
    blocks: list[Block] = []
    for destination, values in zip([op.defaultDestination, *op.caseDestinations], groups, strict=True):
        block = _converted(destination, values, rewriter)
        if block is None:
            return False
        blocks.append(block)
    counts = [len(value) for value in groups]
    properties = dict(op.properties)
    properties["case_operand_segments"] = DenseI32ArrayAttr.get(counts[1:])
    properties["operandSegmentSizes"] = DenseI32ArrayAttr.get([1, counts[0], sum(counts[1:])])
    values = [*operands[0], *flattened(groups)]
    made = rewriter.create(cf.SwitchOp, [], values, properties, loc=op, successors=blocks)
    rewriter.replace_op(op, made)
    return True


def _converted(block: Block, values: list[Value], rewriter: ConversionPatternRewriter) -> Block | None:
    """The successor, converted to argument types of the values; None if that is impossible."""
    expected = [value.type for value in values]
    if [argument.type for argument in block.args] == expected:
        return block
    types = rewriter.type_converter
    conversion = None if types is None else types.convert_block_signature(block)
    if conversion is None or conversion.converted_types != expected:
        return None
    return rewriter.apply_signature_conversion(block, conversion, types)
