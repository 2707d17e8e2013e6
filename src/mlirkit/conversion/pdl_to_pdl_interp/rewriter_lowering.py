"""Each `pdl.rewrite` as a function of the module @rewriters.

Its arguments are the values of the match that it uses, in the order of their first use; it makes constants
itself.  Mirror: PatternLowering::generateRewriter of mlir/lib/Conversion/PDLToPDLInterp/PDLToPDLInterp.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.conversion.pdl_to_pdl_interp.interp_builder import InterpBuilder
from mlirkit.conversion.pdl_to_pdl_interp.predicate_lists import constant_types, is_range, pattern_rewrite
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl, pdl_interp
from mlirkit.dialects.pdl.verify import infers_types, registered

_NAME: Final = "pdl_generated_rewriter"


class RewriterModule:
    """The module of the functions."""

    def __init__(self, module: Operation) -> None:
        self._symbols = SymbolTable(module)
        self._block = module.regions[0].blocks[0]

    def add(self, pattern: pdl.PatternOp) -> tuple[str, list[Value]]:
        """The name of a pattern's rewrite function, and the matched values that it takes."""
        function = InterpBuilder(self._block).function(_NAME, pattern.location, ())
        name = self._symbols.insert(function).value
        lowering = _RewriterLowering(function.regions[0].blocks[0])
        lowering.lower(pattern_rewrite(pattern))
        inputs = tuple(argument.type for argument in function.regions[0].blocks[0].args)
        function.function_type = TypeAttr(FunctionType(inputs, ()))
        return name, lowering.inputs


class _RewriterLowering:
    """One function that is being made."""

    def __init__(self, block: Block) -> None:
        self._block = block
        self._builder = InterpBuilder(block)
        # The replacement of each value of the pattern in the function.
        self._values: dict[Value, Value] = {}
        self.inputs: list[Value] = []

    def lower(self, rewrite: pdl.RewriteOp) -> None:
        if rewrite.name is not None:
            values: list[Value] = [] if rewrite.root is None else [rewrite.root]
            args = [self._value(arg) for arg in [*values, *rewrite.externalArgs]]
            properties = {"name": rewrite.name}
            self._builder.make(pdl_interp.ApplyRewriteOp, rewrite.location, args, properties)
        else:
            for op in rewrite.bodyRegion.blocks[0].ops():
                step = _STEPS.get(op.info.name)
                if step is not None:
                    step(self, op)
        self._builder.make(pdl_interp.FinalizeOp, rewrite.location)

    def _value(self, value: Value) -> Value:
        """The replacement of a value: a constant, or an argument."""
        entry = self._values.get(value)
        if entry is None:
            entry = self._constant(value)
            if entry is None:
                self.inputs.append(value)
                entry = self._block.add_argument(value.type, value.location)
            self._values[value] = entry
        return entry

    def _constant(self, value: Value) -> Value | None:
        op = value.defining_op
        if isinstance(op, pdl.AttributeOp):
            return None if op.value is None else self._builder.create_attribute(op.location, op.value)
        constant = constant_types(value)
        return None if constant is None else self._builder.create_types(value.location, constant)

    # -- operations of the body -----------------------------------------------------------------------

    def apply_native_rewrite(self, op: pdl.ApplyNativeRewriteOp) -> None:
        args = [self._value(arg) for arg in op.args]
        types = [result.type for result in op.results]
        properties = {"name": op.name_attr}
        made = self._builder.make(pdl_interp.ApplyRewriteOp, op.location, args, properties, types)
        self._values.update(zip(op.results, made.result_values(), strict=True))

    def constant(self, op: pdl.AttributeOp | pdl.TypeOp | pdl.TypesOp) -> None:
        """Types that are no constants are found with the operations that have them."""
        (value,) = op.results
        number = self._constant(value)
        if number is not None:
            self._values[value] = number

    def erase(self, op: pdl.EraseOp) -> None:
        self._builder.make(pdl_interp.EraseOp, op.location, [self._value(op.opValue)])

    def range(self, op: pdl.RangeOp) -> None:
        arguments = [self._value(argument) for argument in op.arguments]
        self._values[op.result] = self._builder.value(
            pdl_interp.CreateRangeOp, op.location, op.result.type, arguments
        )

    def replace(self, op: pdl.ReplaceOp) -> None:
        builder = self._builder
        values: list[Value] = []
        replacement = op.replOperation
        if replacement is not None:
            replaced = op.opValue.defining_op
            if not isinstance(replaced, pdl.OperationOp) or len(replaced.typeValues):
                made = self._value(replacement)
                values.append(builder.get_results(replacement.location, made, None, True))
        else:
            values = [self._value(value) for value in op.replValues]
        target = self._value(op.opValue)
        if values:
            builder.make(pdl_interp.ReplaceOp, op.location, [target, *values])
        else:
            builder.make(pdl_interp.EraseOp, op.location, [target])

    def result(self, op: pdl.ResultOp) -> None:
        parent = self._value(op.parent)
        self._values[op.val] = self._builder.get_result(op.location, parent, op.index.value)

    def results(self, op: pdl.ResultsOp) -> None:
        parent = self._value(op.parent)
        group = None if op.index is None else op.index.value
        self._values[op.val] = self._builder.get_results(op.location, parent, group, is_range(op.val))

    def operation(self, op: pdl.OperationOp) -> None:
        operands = [self._value(operand) for operand in op.operandValues]
        attributes = [self._value(attribute) for attribute in op.attributeValues]
        types, infers = self._result_types(op)
        assert op.opName is not None
        made = self._builder.create_operation(
            op.location, op.opName.value, operands, attributes, op.attributeValueNames, types, infers
        )
        self._values[op.op] = made
        self._bind_result_types(op, made)

    def _bind_result_types(self, op: pdl.OperationOp, made: Value) -> None:
        """Map types that were unknown to the types of the new operation's results."""
        builder = self._builder
        loc = op.location
        types = list(op.typeValues)
        if len(types) == 1 and is_range(types[0]):
            if types[0] not in self._values:
                results = builder.get_results(loc, made, None, True)
                self._values[types[0]] = builder.get_value_type(loc, results)
            return
        behind_range = False
        for number, type in enumerate(types):
            if type in self._values:
                continue
            behind_range = behind_range or is_range(type)
            if behind_range:
                result = builder.get_results(loc, made, number, is_range(type))
            else:
                result = builder.get_result(loc, made, number)
            self._values[type] = builder.get_value_type(loc, result)

    def _result_types(self, op: pdl.OperationOp) -> tuple[list[Value], bool]:
        """The result types of a new operation; and whether it infers them itself."""
        types = list(op.typeValues)
        if types and all(self._is_known(type, op) for type in types):
            return [self._value(type) for type in types], False
        assert op.opName is not None
        info = registered(op, op.opName.value)
        if info is not None and infers_types(info):
            return [], True
        builder = self._builder
        for user, number in reversed(op.op.use_pairs()):
            if not isinstance(user, pdl.ReplaceOp) or number == 0:
                continue
            replaced = user.opValue.defining_op
            assert replaced is not None
            if replaced.parent_block is op.parent_block and not replaced.is_before_in_block(op):
                continue
            results = builder.get_results(replaced.location, self._value(user.opValue), None, True)
            return [builder.get_value_type(replaced.location, results)], False
        if types:
            raise op.op_error("unable to infer result type for operation")
        return [], False

    def _is_known(self, type: Value, op: pdl.OperationOp) -> bool:
        """Whether the type is known ahead of the operation."""
        producer = type.defining_op
        return type in self._values or producer is None or producer.parent_block is not op.parent_block


_STEPS: Final[dict[str, Callable[[_RewriterLowering, Any], None]]] = {
    "pdl.apply_native_rewrite": _RewriterLowering.apply_native_rewrite,
    "pdl.attribute": _RewriterLowering.constant,
    "pdl.erase": _RewriterLowering.erase,
    "pdl.operation": _RewriterLowering.operation,
    "pdl.range": _RewriterLowering.range,
    "pdl.replace": _RewriterLowering.replace,
    "pdl.result": _RewriterLowering.result,
    "pdl.results": _RewriterLowering.results,
    "pdl.type": _RewriterLowering.constant,
    "pdl.types": _RewriterLowering.constant,
}
