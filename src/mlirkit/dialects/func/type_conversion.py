"""Type conversion of calls and returns.  Mirror: mlir/Dialect/Func/Transforms/FuncConversions.h."""

from __future__ import annotations

from mlirkit.core.value import Value
from mlirkit.dialects.declared import func
from mlirkit.dialects.function_types import flattened, replace_by_converted
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.pattern_set import ConversionPattern, RewritePatternSet
from mlirkit.patterns.type_converter import TypeConverter


def add_call_type_conversion(patterns: RewritePatternSet, types: TypeConverter, benefit: int = 1) -> None:
    """Add a pattern that converts the types of calls."""

    def convert(op: func.CallOp, operands: list[list[Value]], rewriter: ConversionPatternRewriter) -> bool:
        converted = [types.converted_types(result_type) for result_type in op.result_types()]
        groups = [type for type in converted if type is not None]
        if len(groups) != len(converted):
            return False
        results = [type for group in groups for type in group]
        callee = {"callee": op.callee}
        made = rewriter.create(func.CallOp, results, flattened(operands), callee, loc=op.location)
        replace_by_converted(op, made, [len(type) for type in groups], rewriter)
        return True

    pattern = ConversionPattern(convert, types, benefit, "CallOpSignatureConversion")
    patterns.add_pattern(func.CallOp.OPERATION_NAME, pattern)


def add_return_type_conversion(patterns: RewritePatternSet, types: TypeConverter, benefit: int = 1) -> None:
    """Add a pattern that lets functions return converted values."""

    def convert(
        op: func.ReturnOp, operands: list[list[Value]], rewriter: ConversionPatternRewriter
    ) -> bool:
        rewriter.start_op_modification(op)
        op.set_operands(flattened(operands))
        rewriter.operation_modified(op)
        return True

    pattern = ConversionPattern(convert, types, benefit, "ReturnOpTypeConversion")
    patterns.add_pattern(func.ReturnOp.OPERATION_NAME, pattern)
