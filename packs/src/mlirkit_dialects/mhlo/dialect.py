"""The mhlo dialect: its definitions, messages for unknown names, and attributes of functions and modules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import TupleType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbols import lookup_symbol_in
from mlirkit.dialects.declared import func
from mlirkit.dialects.stablehlo.dialect import HloDialect
from mlirkit.dialects.stablehlo.rules.types import add_bounded_encoding, element_type
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import dialect_class
from mlirkit_dialects.mhlo import classes as mhlo

add_bounded_encoding(mhlo.TypeExtensionsAttr)


@dialect_class("mhlo")
class MhloDialect(HloDialect):
    """mhlo: checks aliases, prefetches and shardings of functions and modules."""

    ALIASES: ClassVar[dict[str, str]] = {
        name: f"{name}Attr"
        for name in (
            "ChannelHandle",
            "ConvDimensionNumbers",
            "DotDimensionNumbers",
            "GatherDimensionNumbers",
            "OutputOperandAlias",
            "ScatterDimensionNumbers",
            "TypeExtensions",
        )
    }

    CALLED = "mhlo"

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        """Mirrors MhloDialect::verifyOperationAttribute."""
        if isinstance(attribute, mhlo.ArgResultAliasAttr) and not _is_function(op):
            raise op.op_error(f'attribute "{name}" can only be used on function-like operations')
        if name == "mhlo.cross_program_prefetches":
            _check_prefetches(op, attribute)
        elif name == "mhlo.spmd_parameters_sharding":
            _check_shardings(op, attribute)

    def verify_region_arg_attribute(
        self, op: Operation, region_index: int, arg_index: int, name: str, attribute: Attribute
    ) -> None:
        """Mirrors MhloDialect::verifyRegionArgAttribute."""
        if isinstance(attribute, mhlo.ArgResultAliasAttr):
            _check_alias(op, arg_index, name, attribute)
        if name == "mhlo.parameter_replication":
            _check_replication(op, arg_index, attribute)


def _is_function(op: Operation) -> bool:
    return "FunctionOpInterface" in op.info.interfaces


def _part(type: Type, indices: Sequence[int]) -> Type | None:
    """The part of nested tuples at the given indices; None without such a part."""
    for index in indices:
        if not isinstance(type, TupleType) or not 0 <= index < len(type.types):
            return None
        type = type.types[index]
    return type


def _check_alias(op: Operation, argument: int, name: str, alias: Attribute) -> None:
    """Mirrors verifyArgResultAliasAttr."""
    function = op.info.interfaces.get("FunctionOpInterface")
    if function is None:
        raise op.op_error(f'attribute "{name}" can only be used on function-like operations')
    argument_indices, number, result_indices, _ = parameters_of(alias)
    if min(number, *argument_indices, *result_indices, 0) < 0:
        raise op.op_error(f'attribute "{name}" expects all argument and result indices to be >= 0')
    results = function.result_types(op)
    if number >= len(results):
        raise op.op_error(f'attribute "{name}" result index is out of range, must be <{len(results)}')
    own = _part(function.argument_types(op)[argument], argument_indices)
    if own is None:
        raise op.op_error(f'attribute "{name}" argument tuple indices are invalid')
    other = _part(results[number], result_indices)
    if other is None:
        raise op.op_error(f'attribute "{name}" result tuple indices are invalid')
    if not have_compatible_shape(own, other) or element_type(own) != element_type(other):
        raise op.op_error(f"attribute \"{name}\" aliases do not have compatible types, '{own}' vs. '{other}'")


def _leaves(type: Type) -> int:
    """The number of leaves of nested tuples."""
    count = 0
    # Counted by occurrences: a nested type may occur many times.
    level = Counter({type: 1})
    while level:
        inner: Counter[Type] = Counter()
        for part, times in level.items():
            if isinstance(part, TupleType):
                for element in part.types:
                    inner[element] += times
            else:
                count += times
        level = inner
    return count


def _check_replication(op: Operation, argument: int, attribute: Attribute) -> None:
    if not isinstance(attribute, ArrayAttr):
        raise op.op_error("parameter_replication: must be an array")
    function = op.info.interfaces.get("FunctionOpInterface")
    if function is None:
        raise op.op_error("has parameter_replication but is not a function")
    if len(attribute) <= 1:
        return
    count = _leaves(function.argument_types(op)[argument])
    if count != len(attribute):
        raise op.op_error(
            f"parameter_replication: arg {argument} has {count} leaf_buffers, "
            f"but parameter_replication expects {len(attribute)}"
        )


def _main(module: Operation) -> func.FuncOp | None:
    symbol = lookup_symbol_in(module, StringAttr("main"))
    return symbol if isinstance(symbol, func.FuncOp) else None


def _check_prefetches(op: Operation, attribute: Attribute) -> None:
    if not isinstance(attribute, ArrayAttr):
        raise op.op_error("cross_program_prefetches must be an array")
    for prefetch in attribute:
        if not isinstance(prefetch, mhlo.CrossProgramPrefetchAttr):
            raise op.op_error("cross_program_prefetches must be an array of cross_program_prefetch attrs")
        if not isinstance(op, ModuleOp):
            raise op.op_error("has cross_program_prefetches but is not a module")
        main = _main(op)
        if main is None:
            continue
        types = main.function_type.value.inputs
        parameter, indices, _ = parameters_of(prefetch)
        if not 0 <= parameter < len(types):
            raise op.op_error(
                f"cross_program_prefetch: parameter {parameter} out of range. main has only {len(types)} "
                "arguments"
            )
        if _part(types[parameter], indices) is None:
            raise op.op_error(
                f"cross_program_prefetch: no subshape at given index: {', '.join(map(str, indices))}"
            )


def _check_shardings(op: Operation, attribute: Attribute) -> None:
    subject = "spmd_parameters_sharding"
    if not isinstance(attribute, ArrayAttr):
        raise op.op_error(f"{subject}: must be an array")
    if not isinstance(op, ModuleOp):
        raise op.op_error("has spmd_paramters_sharding but is not a module")
    main = _main(op)
    if main is None:
        raise op.op_error(f"{subject}: main not found")
    count = len(main.function_type.value.inputs)
    if count != len(attribute):
        raise op.op_error(
            f"{subject}: main has {count} arguments, but {subject} expects {len(attribute)}"
        )
