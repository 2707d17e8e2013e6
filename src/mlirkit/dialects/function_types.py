"""Functions get converted types: arguments, results and the entry block, whatever operations they are.

Mirror: populateAnyFunctionOpInterfaceTypeConversionPattern of mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.function_signature import set_function_type
from mlirkit.core.interfaces import CallableOpInterface, FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter, conversion_rewriter
from mlirkit.patterns.pattern_set import RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.type_converter import TypeConverter


def add_function_type_conversion(patterns: RewritePatternSet, types: TypeConverter, benefit: int = 1) -> None:
    """Add a pattern that converts the types of functions, whose operations need not be known."""

    def convert(op: Operation, operands: list[list[Value]], rewriter: ConversionPatternRewriter) -> bool:
        return _convert_function(op, types, rewriter)

    def match_and_rewrite(op: Operation, rewriter: PatternRewriter) -> bool:
        if "FunctionOpInterface" not in op.info.interfaces_at_hand:
            return False
        return conversion_rewriter(rewriter, op).convert_with(op, types, convert)

    name = "AnyFunctionOpInterfaceSignatureConversion"
    patterns.add_pattern_of_any(RewritePattern(match_and_rewrite, benefit, name))


def _convert_function(op: Operation, types: TypeConverter, rewriter: ConversionPatternRewriter) -> bool:
    function = op.info.interfaces_at_hand["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    signature = types.convert_signature(function.argument_types(op))
    results = types.convert_all(function.result_types(op))
    if signature is None or results is None:
        return False
    type = function.clone_type_with(op, signature.converted_types, results)
    if type is None:
        return False
    callable = op.info.interfaces_at_hand["CallableOpInterface"]
    assert isinstance(callable, CallableOpInterface)
    body = callable.callable_region(op)
    if body is not None:
        rewriter.apply_signature_conversion(body.get_blocks()[0], signature, types)
    rewriter.start_op_modification(op)
    set_function_type(op, type)
    rewriter.operation_modified(op)
    return True


def is_signature_legal(op: Operation, types: TypeConverter) -> bool:
    """Whether the types of a function's arguments and results become themselves."""
    function = op.info.interfaces_at_hand["FunctionOpInterface"]
    assert isinstance(function, FunctionOpInterface)
    return all(types.is_legal(type) for type in (*function.argument_types(op), *function.result_types(op)))


def flattened(operands: Sequence[Sequence[Value]]) -> list[Value]:
    """The converted values of several operands, in one list."""
    return [value for operand in operands for value in operand]


def replace_by_converted(
    op: Operation, made: Operation, counts: Sequence[int], rewriter: ConversionPatternRewriter
) -> None:
    """Replace each result of `op` by as many results of another operation, in order."""
    results = made.result_values()
    groups: list[list[Value]] = []
    start = 0
    for count in counts:
        groups.append([*results[start : start + count]])
        start += count
    rewriter.replace_op_with_multiple(op, groups)
