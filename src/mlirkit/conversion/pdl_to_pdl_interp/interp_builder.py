"""Making operations of pdl_interp: with their types, properties and blocks, at the end of a block."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import pack
from typing import Final, TypeVar

from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, IntegerAttr, TypeAttr, UnitAttr
from mlirkit.builtin.dense import dense_array, dense_elements
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import FunctionType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr, SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl, pdl_interp
from mlirkit.patterns.rewriter import PatternRewriter

I16: Final = IntegerType(16)
I32: Final = IntegerType(32)

OperationT = TypeVar("OperationT", bound=Operation)


def value_type(is_variadic: bool) -> Type:
    """`!pdl.value`, or the range of them."""
    type = pdl.ValueType.get()
    return pdl.RangeType.get(type) if is_variadic else type


def type_type(is_variadic: bool) -> Type:
    """`!pdl.type`, or the range of them."""
    type = pdl.TypeType.get()
    return pdl.RangeType.get(type) if is_variadic else type


def strings(names: Sequence[str]) -> ArrayAttr:
    return ArrayAttr(tuple(StringAttr(name) for name in names))


class InterpBuilder:
    """Makes operations at the end of `block`."""

    def __init__(self, block: Block) -> None:
        self._rewriter = PatternRewriter()
        self.block = block

    def make(
        self,
        kind: type[OperationT],
        loc: Location,
        operands: Sequence[Value] = (),
        properties: Mapping[str, Attribute] | None = None,
        results: Sequence[Type] = (),
        successors: Sequence[Block] = (),
        regions: int = 0,
    ) -> OperationT:
        self._rewriter.set_insertion_point_to_end(self.block)
        return self._rewriter.create(kind, results, operands, properties, None, loc, regions, successors)

    def value(
        self,
        kind: type[Operation],
        loc: Location,
        type: Type,
        operands: Sequence[Value] = (),
        properties: Mapping[str, Attribute] | None = None,
    ) -> Value:
        """The result of a new operation."""
        return self.make(kind, loc, operands, properties, [type]).result_values()[0]

    def function(self, name: str, loc: Location, inputs: Sequence[Type]) -> pdl_interp.FuncOp:
        type = TypeAttr(FunctionType(tuple(inputs), ()))
        made = self.make(
            pdl_interp.FuncOp, loc, (), {"sym_name": StringAttr(name), "function_type": type}, regions=1
        )
        entry = Block()
        made.regions[0].append_block(entry)
        entry.add_arguments(inputs, [loc] * len(inputs))
        return made

    # -- values ---------------------------------------------------------------------------------------

    def get_results(self, loc: Location, op: Value, group: int | None, is_variadic: bool) -> Value:
        properties: dict[str, Attribute] = {} if group is None else {"index": IntegerAttr(I32, group)}
        return self.value(pdl_interp.GetResultsOp, loc, value_type(is_variadic), [op], properties)

    def get_result(self, loc: Location, op: Value, number: int) -> Value:
        index = IntegerAttr(I32, number)
        return self.value(pdl_interp.GetResultOp, loc, value_type(False), [op], {"index": index})

    def get_value_type(self, loc: Location, value: Value) -> Value:
        is_range = isinstance(value.type, pdl.RangeType)
        return self.value(pdl_interp.GetValueTypeOp, loc, type_type(is_range), [value])

    def create_attribute(self, loc: Location, value: Attribute) -> Value:
        type = pdl.AttributeType.get()
        return self.value(pdl_interp.CreateAttributeOp, loc, type, (), {"value": value})

    def create_types(self, loc: Location, constant: Attribute) -> Value:
        """A constant type, or an array of them."""
        if isinstance(constant, TypeAttr):
            return self.value(pdl_interp.CreateTypeOp, loc, type_type(False), (), {"value": constant})
        return self.value(pdl_interp.CreateTypesOp, loc, type_type(True), (), {"value": constant})

    def create_operation(
        self,
        loc: Location,
        name: str,
        operands: Sequence[Value],
        attributes: Sequence[Value],
        attribute_names: Attribute,
        types: Sequence[Value],
        infers_types: bool,
    ) -> Value:
        sizes = [len(operands), len(attributes), len(types)]
        properties: dict[str, Attribute] = {
            "name": StringAttr(name),
            "inputAttributeNames": attribute_names,
            "operandSegmentSizes": dense_array(I32, sizes),
        }
        if infers_types:
            properties["inferredResultTypes"] = UnitAttr()
        return self.value(
            pdl_interp.CreateOperationOp,
            loc,
            pdl.OperationType.get(),
            [*operands, *attributes, *types],
            properties,
        )

    # -- control flow ---------------------------------------------------------------------------------

    def check_count(
        self,
        kind: type[pdl_interp.CheckOperandCountOp | pdl_interp.CheckResultCountOp],
        op: Value,
        count: int,
        at_least: bool,
        successors: Sequence[Block],
    ) -> None:
        properties: dict[str, Attribute] = {"count": IntegerAttr(I32, count)}
        if at_least:
            properties["compareAtLeast"] = UnitAttr()
        self.make(kind, op.location, [op], properties, (), successors)

    def switch_count(
        self,
        kind: type[pdl_interp.SwitchOperandCountOp | pdl_interp.SwitchResultCountOp],
        op: Value,
        counts: Sequence[int],
        successors: Sequence[Block],
    ) -> None:
        cases = dense_elements(VectorType((len(counts),), I32), pack(f"<{len(counts)}i", *counts))
        self.make(kind, op.location, [op], {"caseValues": cases}, (), successors)

    def apply_constraint(
        self,
        loc: Location,
        name: str,
        args: Sequence[Value],
        results: Sequence[Type],
        is_negated: bool,
        successors: Sequence[Block],
    ) -> Operation:
        properties = {"name": StringAttr(name), "isNegated": BoolAttr.get(is_negated)}
        return self.make(pdl_interp.ApplyConstraintOp, loc, args, properties, results, successors)

    def record_match(
        self,
        loc: Location,
        inputs: Sequence[Value],
        matched: Sequence[Value],
        rewriter: SymbolRefAttr,
        root: str | None,
        generated: Sequence[str],
        benefit: int,
        successor: Block,
    ) -> None:
        properties: dict[str, Attribute] = {
            "rewriter": rewriter,
            "benefit": IntegerAttr(I16, benefit),
            "operandSegmentSizes": dense_array(I32, [len(inputs), len(matched)]),
        }
        if root is not None:
            properties["rootKind"] = StringAttr(root)
        if generated:
            properties["generatedOps"] = strings(generated)
        self.make(pdl_interp.RecordMatchOp, loc, [*inputs, *matched], properties, (), [successor])
