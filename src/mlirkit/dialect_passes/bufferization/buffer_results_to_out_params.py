"""Functions write into buffers that they are given, instead of returning buffers.

Mirror: mlir/lib/Dialect/Bufferization/Transforms/BufferResultsToOutParams.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.attributes import UNIT, ArrayAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.function_signature import erase_results, insert_arguments
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.core.symbols import symbol_visibility
from mlirkit.core.value import BlockArgument, Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import func, memref
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError

# Operations that bufferization knows to allocate their result.
_ALLOCATIONS: Final = ("memref.alloc", "memref.alloca", "memref.realloc", "bufferization.clone")

# The sizes of the buffers of dynamic size that a function has left to its callers to allocate.
Sizes = list[list[Value]]


class BufferResultsToOutParams(Pass):
    ARGUMENT = "buffer-results-to-out-params"
    IS_DEFINED = True

    def run(self) -> None:
        module = self.operation
        sizes: dict[Operation, Sizes] = {}
        for op in list(module.region_at(0).ops()):
            if isinstance(op, func.FuncOp) and self._is_changed(op):
                added = self._change_signature(op)
                self._change_returns(op, added, sizes)
        table = SymbolTable(module)
        for op in [nested for nested in walk_postorder(module) if isinstance(nested, func.CallOp)]:
            try:
                self._change_call(op, table, sizes)
            except MLIRError as error:
                # Continue with the other calls.
                self.fail(error)

    def _is_changed(self, function: Operation) -> bool:
        if symbol_visibility(function) == "public" and not self.options.modify_public_functions:
            return False
        return not function.region_at(0).is_empty

    def _change_signature(self, function: func.FuncOp) -> list[BlockArgument]:
        """Make buffers that are results arguments, which come last."""
        interface = function.info.interfaces["FunctionOpInterface"]
        assert isinstance(interface, FunctionOpInterface)
        results = interface.result_types(function)
        count = len(interface.argument_types(function))
        numbers = [number for number, type in enumerate(results) if isinstance(type, MemRefType)]
        for number in numbers:
            type = results[number]
            assert isinstance(type, MemRefType)
            if not type.has_identity_layout and not _has_dynamic_layout(type):
                raise function.error("cannot create out param for result with unsupported layout")
        listed = function.attribute("res_attrs")
        attributes: list[DictionaryAttr] = []
        for number in numbers:
            own = listed.elements[number] if isinstance(listed, ArrayAttr) else None
            entries: dict[str, Attribute] = dict(own.entries) if isinstance(own, DictionaryAttr) else {}
            if self.options.add_result_attr:
                entries["bufferize.result"] = UNIT
            attributes.append(DictionaryAttr(entries))
        insert_arguments(
            function,
            [count] * len(numbers),
            [results[number] for number in numbers],
            attributes,
            [function.location] * len(numbers),
        )
        erase_results(function, numbers)
        return list(function.region_at(0).blocks[0].args[count:])

    def _change_returns(
        self, function: func.FuncOp, added: Sequence[BlockArgument], sizes: dict[Operation, Sizes]
    ) -> None:
        """Write returned buffers into the new arguments, or replace their allocations by the arguments."""
        for op in [nested for nested in walk_postorder(function) if isinstance(nested, func.ReturnOp)]:
            rewriter = PatternRewriter()
            rewriter.set_insertion_point(op)
            operands = op.operand_values()
            kept = [operand for operand in operands if not isinstance(operand.type, MemRefType)]
            result: Sizes = []
            for value, argument in zip(
                [operand for operand in operands if isinstance(operand.type, MemRefType)], added, strict=False
            ):
                definition = value.defining_op
                type = value.type
                assert isinstance(type, MemRefType)
                is_static = type.has_static_shape
                hoists = self.options.hoist_static_allocs if is_static else self.options.hoist_dynamic_allocs
                if not hoists or definition is None or definition.info.name not in _ALLOCATIONS:
                    rewriter.create(memref.CopyOp, [], [value, argument], loc=op.location)
                    continue
                value.replace_all_uses_with(argument)
                if not is_static:
                    result.append(_dynamic_sizes(definition, function))
                definition.erase()
            rewriter.create(func.ReturnOp, [], kept, loc=op.location)
            op.erase()
            sizes.setdefault(function, result)

    def _change_call(self, call: func.CallOp, table: SymbolTable, sizes: dict[Operation, Sizes]) -> None:
        """Allocate buffers in front of a call, and pass them."""
        name = call.callee.value
        callee = table.lookup(name)
        if not isinstance(callee, func.FuncOp):
            raise call.error(f"cannot find callee '{name}' in symbol table")
        if not self._is_changed(callee):
            return
        rewriter = PatternRewriter()
        rewriter.set_insertion_point(call)
        pending = list(sizes.get(callee, ()))
        buffers: list[Value] = []
        kept: list[Value] = []
        for result in call.result_values():
            type = result.type
            if not isinstance(type, MemRefType):
                kept.append(result)
                continue
            values: list[Value] = []
            if not type.has_static_shape:
                values = pending.pop(0) if pending else []
                if not values:
                    raise call.error("cannot create out param for dynamically shaped result")
            buffer = _allocate(call, type, _sizes_passed(call, callee, values), rewriter)
            result.replace_all_uses_with(buffer)
            buffers.append(buffer)
        operands = [*call.operand_values(), *buffers]
        properties = {"callee": call.properties["callee"]}
        made = rewriter.create(
            func.CallOp, [value.type for value in kept], operands, properties, loc=call.location
        )
        for value, other in zip(kept, made.result_values(), strict=True):
            value.replace_all_uses_with(other)
        call.erase()


def _has_dynamic_layout(type: MemRefType) -> bool:
    """Whether all strides and the offset of a type are dynamic."""
    strides = strides_and_offset(type)
    return strides is not None and strides[1] == DYNAMIC and all(stride == DYNAMIC for stride in strides[0])


def _dynamic_sizes(allocation: Operation, function: Operation) -> list[Value]:
    """The sizes of a buffer if all are arguments of the function; else empty."""
    arguments = function.region_at(0).blocks[0].args
    sizes = [operand for operand in allocation.operand_values() if isinstance(operand.type, IndexType)]
    return sizes if all(any(size is argument for argument in arguments) for size in sizes) else []


def _sizes_passed(call: Operation, callee: Operation, sizes: Sequence[Value]) -> list[Value]:
    """The operands that a call passes for sizes that are arguments of its callee."""
    arguments = callee.region_at(0).blocks[0].args
    operands = dict(zip(arguments, call.operand_values(), strict=False))
    return [operands[size] for size in sizes if isinstance(size, BlockArgument)]


def _allocate(
    call: Operation, type: MemRefType, sizes: Sequence[Value], rewriter: PatternRewriter
) -> Value:
    """Allocate a buffer; its layout may differ from the type's if the type leaves the layout open."""
    allocated = MemRefType(type.dims, type.element_type, None, type.memory_space)
    segments = {"operandSegmentSizes": DenseI32ArrayAttr.get([len(sizes), 0])}
    made = rewriter.create(memref.AllocOp, [allocated], sizes, segments, loc=call.location).result
    if type.has_identity_layout:
        return made
    return rewriter.create(memref.CastOp, [type], [made], loc=call.location).result
