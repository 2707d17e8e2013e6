"""Values that replace arguments where a function of llvm is inlined: arguments passed by value are copied.

Mirror: mlir/lib/Dialect/LLVMIR/Transforms/InlinerInterfaceImpl.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, TypeAttr, UnitAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.alias_scopes import NOALIAS
from mlirkit.dialects.type_sizes import DataLayout

BY_VALUE: Final = "llvm.byval"
ALIGNMENT: Final = "llvm.align"

I64: Final = integer_type(64)
# The effects on argument memory of a function that only reads it.
_READS: Final = (llvm.ModRefInfo.NoModRef, llvm.ModRefInfo.Ref)


def inlined_argument(
    call: Operation,
    function: llvm.LLVMFuncOp,
    argument: Value,
    attributes: DictionaryAttr | None,
    ip: InsertionPoint,
) -> Value:
    """The argument, or a copy of memory passed by value; `llvm.noalias` arguments are marked by a copy
    operation."""
    entries = {} if attributes is None else attributes.entries
    passed = entries.get(BY_VALUE)
    if isinstance(passed, TypeAttr):
        return _by_value(function, argument, passed.value, _number(entries.get(ALIGNMENT), 1), ip)
    copy = Operation.create(
        "llvm.intr.ssa.copy", [argument.type], [argument], loc=call.location, ip=ip, context=call.context
    )
    if NOALIAS in entries:
        copy.set_attribute(NOALIAS, UnitAttr.get())
    return copy.result


def _number(attribute: Attribute | None, otherwise: int) -> int:
    return attribute.bits if isinstance(attribute, IntegerAttr) else otherwise


def _by_value(
    function: llvm.LLVMFuncOp, argument: Value, type: Type, requested: int, ip: InsertionPoint
) -> Value:
    layout = DataLayout.closest(function)
    least = layout.type_abi_alignment(type)
    effects = function.memory_effects
    if effects is not None and effects.argMem in _READS:
        if requested <= least or _enforced_alignment(argument, requested, layout) >= requested:
            return argument
    return _copied(argument, type, layout.type_size(type), max(requested, least), ip)


def _copied(argument: Value, type: Type, size: int, alignment: int, ip: InsertionPoint) -> Value:
    """Memory allocated in the caller, with a copy of the contents."""
    block = argument.parent_block
    assert block is not None and block.parent_region is not None
    loc, context = argument.location, argument.context
    start = InsertionPoint.at_block_begin(block.parent_region.get_blocks()[0])

    def constant(number: int, place: InsertionPoint) -> Value:
        value = {"value": IntegerAttr.get(I64, number)}
        return Operation.create(
            "llvm.mlir.constant", [I64], properties=value, loc=loc, ip=place, context=context
        ).result

    memory = Operation.create(
        "llvm.alloca",
        [argument.type],
        [constant(1, start)],
        properties={"elem_type": TypeAttr.get(type), "alignment": IntegerAttr.get(I64, alignment)},
        loc=loc,
        ip=start,
        context=context,
    ).result
    Operation.create(
        "llvm.intr.memcpy",
        [],
        [memory, argument, constant(size, ip)],
        properties={"isVolatile": IntegerAttr.get(integer_type(1), 0)},
        loc=loc,
        ip=ip,
        context=context,
    )
    return memory


def _enforced_alignment(value: Value, requested: int, layout: DataLayout) -> int:
    """The alignment of a pointer, raised to the requested one where its allocation can be changed."""
    definition = value.defining_op
    if isinstance(definition, llvm.AllocaOp):
        return _enforced_for(definition, requested, layout)
    if isinstance(definition, llvm.AddressOfOp):
        symbol = SymbolTableCollection().lookup_nearest_symbol_from(definition, definition.global_name)
        return _number(symbol.alignment, 1) if isinstance(symbol, llvm.GlobalOp) else 1
    if definition is not None:
        return 1
    assert isinstance(value, BlockArgument)
    function = value.block.owner
    if isinstance(function, llvm.LLVMFuncOp):
        dictionaries = function.arg_attrs
        if isinstance(dictionaries, ArrayAttr):
            own = dictionaries[value.arg_number]
            if isinstance(own, DictionaryAttr):
                return _number(own.entries.get(ALIGNMENT), 1)
    return 1


def _enforced_for(op: llvm.AllocaOp, requested: int, layout: DataLayout) -> int:
    """Mirrors tryToEnforceAllocaAlignment."""
    alignment = _number(op.alignment, 1)
    if requested <= alignment:
        return alignment
    natural = layout.stack_alignment
    if natural and natural < 8 * requested and 8 * alignment <= natural:
        return alignment
    op.alignment = IntegerAttr.get(I64, requested)
    return requested
