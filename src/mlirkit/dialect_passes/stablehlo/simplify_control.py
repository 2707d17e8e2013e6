"""Simpler forms of StableHLO's comparisons, selections, tuples and operations with regions.

Mirror: stablehlo/transforms/optimization/StablehloAggressiveSimplification.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.dense_data import element_format
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import erase_operands
from mlirkit.core.region import Region
from mlirkit.core.side_effects import MemoryEffectOpInterface
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialect_passes.stablehlo.building import (
    array_of,
    i64_attribute,
    is_of_dialect,
    only_block,
    shape_of_sizes,
    size_of_dim,
)
from mlirkit.dialect_passes.stablehlo.constants import (
    chosen,
    dense_constant,
    integer_constants,
    make_constant,
    ranked,
    replace_by_constant,
    splat_integer,
)
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions
from mlirkit.dialect_passes.stablehlo.simplify_shapes import SIMPLIFICATIONS
from mlirkit.dialects.declared import stablehlo
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import dense_of, splat_of
from mlirkit.patterns.rewriter import PatternRewriter

# ---- Comparisons and selections ----

_DIRECTIONS: Final = stablehlo.ComparisonDirection
_KINDS: Final = stablehlo.ComparisonType
_REFLEXIVE: Final = (_DIRECTIONS.EQ, _DIRECTIONS.GE, _DIRECTIONS.LE)
_SWAPPED: Final = {
    _DIRECTIONS.EQ: _DIRECTIONS.EQ,
    _DIRECTIONS.NE: _DIRECTIONS.NE,
    _DIRECTIONS.GE: _DIRECTIONS.LE,
    _DIRECTIONS.GT: _DIRECTIONS.LT,
    _DIRECTIONS.LE: _DIRECTIONS.GE,
    _DIRECTIONS.LT: _DIRECTIONS.GT,
}


@SIMPLIFICATIONS.pattern(stablehlo.CompareOp, "CompareOpCanon")
def simplify_comparison(
    op: stablehlo.CompareOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Of a value with itself the outcome is known; constants are on the right."""
    if op.compare_type not in (_KINDS.SIGNED, _KINDS.UNSIGNED):
        return False
    lhs, rhs, direction = op.lhs, op.rhs, op.comparison_direction
    if lhs is rhs:
        truth = APInt(int(direction in _REFLEXIVE), 1)
        return replace_by_constant(op, rewriter, splat_of(ranked(op.result), truth))
    if constant_value(lhs) is None or constant_value(rhs) is not None:
        return False
    op.comparison_direction = _SWAPPED[direction]
    op.lhs, op.rhs = rhs, lhs
    rewriter.operation_modified(op)
    return True


@SIMPLIFICATIONS.pattern(stablehlo.SelectOp, "SelectOpCanon")
def simplify_selection(
    op: stablehlo.SelectOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Both alternatives may be one, or it is known which elements are selected."""
    true, false = op.on_true, op.on_false
    if true is false:
        rewriter.replace_op(op, [true])
        return True
    splat, truths = splat_integer(op.pred), integer_constants(op.pred)
    if splat is not None:
        rewriter.replace_op(op, [false if splat.is_zero else true])
        return True
    if truths is None:
        return False
    trues, falses = dense_constant(true), dense_constant(false)
    if len(truths) > options.fold_op_element_limit or trues is None or falses is None:
        return False
    picks = [not truth.is_zero for truth in truths]
    return replace_by_constant(op, rewriter, chosen(ranked(op.result), picks, trues, falses))


# ---- Tuples and calls ----


@SIMPLIFICATIONS.pattern(stablehlo.TupleOp, "TupleIsRepacking")
def keep_tuple(op: stablehlo.TupleOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """A tuple of all elements of another one is that tuple."""
    values = op.operand_values()
    first = defined_by(values[0], stablehlo.GetTupleElementOp) if values else None
    if first is None or first.operand.type != op.result.type:
        return False
    source = first.operand
    for number, value in enumerate(values):
        element = defined_by(value, stablehlo.GetTupleElementOp)
        if element is None or element.index.value != number or element.operand is not source:
            return False
    rewriter.replace_op(op, [source])
    return True


_BACKEND_CONFIG: Final = "mhlo.backend_config"


@SIMPLIFICATIONS.pattern(stablehlo.CustomCallOp, "CustomCallUnregisteredBackendConfigToFfi")
def adopt_backend_config(
    op: stablehlo.CustomCallOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """A configuration that is a dictionary among the discardable attributes is the operation's own."""
    versions = stablehlo.CustomCallApiVersion
    if op.api_version not in (None, versions.API_VERSION_ORIGINAL):
        return False
    config, own = op.attributes.get(_BACKEND_CONFIG), op.backend_config
    if config is None or (own is not None and not (isinstance(own, StringAttr) and own.value == "")):
        return False
    op.backend_config = config
    op.api_version = versions.API_VERSION_TYPED_FFI
    del op.discardable_attributes[_BACKEND_CONFIG]
    return True


# ---- Reductions ----


@SIMPLIFICATIONS.pattern(stablehlo.ReduceOp, "ReduceOpEmptyCanon")
def replace_reduction_of_no_elements(
    op: stablehlo.ReduceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Replace a reduction of no elements by its initial values."""
    type = ranked(op.inputs[0])
    if 0 not in type.dims:
        return False
    dims = {"broadcast_dimensions": array_of([])}
    made: list[Value] = []
    if type.has_static_shape:
        for initial, result in zip(op.init_values, op.result_values(), strict=True):
            spread = rewriter.create(
                stablehlo.BroadcastInDimOp, [result.type], [initial], dims, loc=op.location
            )
            made.append(spread.result)
    else:
        loc, axes = op.location, op.dimensions.values
        kept = [axis for axis in range(len(type.dims)) if axis not in axes]
        sizes = [size_of_dim(rewriter, op.inputs[0], axis, loc) for axis in kept]
        shape = shape_of_sizes(rewriter, sizes, loc)
        for initial, result in zip(op.init_values, op.result_values(), strict=True):
            grown = rewriter.create(
                stablehlo.DynamicBroadcastInDimOp, [result.type], [initial, shape], dims, loc=loc
            )
            made.append(grown.result)
    rewriter.replace_op(op, made)
    return True


def _is_in(value: Value, region: Region) -> bool:
    block = value.parent_block
    return block is not None and block.region is region


@SIMPLIFICATIONS.pattern(stablehlo.ReduceOp, "ReduceOpNoopVariableReturn")
def replace_by_outer_values(
    op: stablehlo.ReduceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Replace a reduction whose body returns values from outside by these values."""
    last = only_block(op.body).last
    if not isinstance(last, stablehlo.ReturnOp):
        return False
    values = last.operand_values()
    if any(_is_in(value, op.body) for value in values):
        return False
    rewriter.replace_op(op, values)
    return True


def _needed_by(values: list[Value], body: Region, count: int) -> tuple[set[Operation], set[int]]:
    """The operations of a body that values depend on, and the numbers of the pairs of arguments."""
    ops: set[Operation] = set()
    pairs: set[int] = set()
    pending = [value for value in values if _is_in(value, body)]
    while pending:
        value = pending.pop()
        inner = value.defining_op
        if isinstance(value, BlockArgument):
            pairs.add(value.arg_number % count)
        elif inner is not None and inner not in ops:
            ops.add(inner)
            pending += [operand for operand in inner.operand_values() if _is_in(operand, body)]
    return ops, pairs


@SIMPLIFICATIONS.pattern(stablehlo.ReduceOp, "ReduceOpUnusedResultCanon")
def drop_unused_results(
    op: stablehlo.ReduceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Results without uses are removed, if as many of the inputs are needed as results stay."""
    results = op.result_values()
    used = [result for result in results if result.has_uses]
    block = only_block(op.body)
    last = block.last
    if len(used) == len(results) or not isinstance(last, stablehlo.ReturnOp):
        return False
    returned = last.operand_values()
    kept = [returned[result.number] for result in used]
    ops, pairs = _needed_by(kept, op.body, len(results))
    if len(pairs) != len(used):
        return False
    inputs = [value for number, value in enumerate(op.inputs) if number in pairs]
    initials = [value for number, value in enumerate(op.init_values) if number in pairs]
    types = [_reduced(inputs[number], op, kept[number]) for number in range(len(used))]
    body = Region()
    target = body.blocks.append()
    mapping: dict[Value, Value] = {}
    for argument in block.args:
        if argument.arg_number % len(results) in pairs:
            mapping[argument] = target.add_argument(argument.type, argument.location, len(mapping))
    made = rewriter.create(
        stablehlo.ReduceOp,
        types,
        [*inputs, *initials],
        {"dimensions": op.dimensions},
        loc=op.location,
        regions=[body],
    )
    rewriter.set_insertion_point_to_end(only_block(made.body))
    for inner in block.ops():
        if inner in ops:
            rewriter.clone(inner, mapping)
    values = [mapping.get(value, value) for value in kept]
    rewriter.create(stablehlo.ReturnOp, (), values, loc=last.location)
    for old, new in zip(used, made.result_values(), strict=True):
        rewriter.replace_all_uses_with(old, new)
    rewriter.erase_op(op)
    return True


def _reduced(value: Value, op: stablehlo.ReduceOp, returned: Value) -> Type:
    """The type of a result, from an input's shape and the returned element type."""
    axes = op.dimensions.values
    dims = [size for axis, size in enumerate(ranked(value).dims) if axis not in axes]
    return RankedTensorType.get(dims, ranked(returned).element_type)


# ---- Sorting ----


@SIMPLIFICATIONS.pattern(stablehlo.SortOp, "SortOpDropUnusedArgs")
def drop_unused_inputs(op: stablehlo.SortOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """Inputs that are not compared are dropped if their sorted form has no uses."""
    block = only_block(op.comparator)
    arguments = list(block.args)
    dropped = [
        number
        for number, result in enumerate(op.result_values())
        if not (result.has_uses or arguments[2 * number].has_uses or arguments[2 * number + 1].has_uses)
    ]
    if not dropped:
        return False
    inputs = [value for number, value in enumerate(op.inputs) if number not in dropped]
    made = _sorted_as(op, inputs, dimension_of(op), rewriter)
    for number in reversed(dropped):
        block.erase_argument(2 * number + 1)
        block.erase_argument(2 * number)
    kept = [result for result in op.result_values() if result.number not in dropped]
    for old, new in zip(kept, made.result_values(), strict=True):
        rewriter.replace_all_uses_with(old, new)
    rewriter.erase_op(op)
    return True


def dimension_of(op: stablehlo.SortOp) -> int:
    """The dimension that is sorted; -1 for the last one."""
    dimension = op.dimension
    return -1 if dimension is None else dimension.value


def _sorted_as(
    op: stablehlo.SortOp, inputs: list[Value], axis: int, rewriter: PatternRewriter
) -> stablehlo.SortOp:
    """A sort of other inputs that takes over the comparator."""
    properties = {"dimension": i64_attribute(axis)}
    if op.is_stable_attr is not None:
        properties["is_stable"] = op.is_stable_attr
    made = rewriter.create(
        stablehlo.SortOp, [input.type for input in inputs], inputs, properties, loc=op.location, regions=1
    )
    rewriter.inline_region_before(op.comparator, made.comparator)
    return made


@SIMPLIFICATIONS.pattern(stablehlo.SortOp, "SortOpSetDimension")
def say_dimension(op: stablehlo.SortOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    results = op.result_values()
    if not results or dimension_of(op) != -1:
        return False
    made = _sorted_as(op, list(op.inputs), len(ranked(results[0]).dims) - 1, rewriter)
    rewriter.replace_op(op, made)
    return True


# ---- Loops ----


@SIMPLIFICATIONS.pattern(stablehlo.WhileOp, "WhileOpImplicitCapture")
def capture_invariants(
    op: stablehlo.WhileOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    """Remove the operands of the loop that iterations return unchanged."""
    condition, body = only_block(op.cond), only_block(op.body)
    last = body.last
    assert last is not None
    operands, returned = op.operand_values(), last.operand_values()
    invariant = [
        number
        for number, (value, argument, result) in enumerate(zip(operands, body.args, returned, strict=True))
        if value is result or argument is result
    ]
    if not invariant:
        return False
    condition_arguments, arguments, results = list(condition.args), list(body.args), op.result_values()
    for number in invariant:
        # The driver is not notified, as in the reference.
        for replaced in (condition_arguments[number], arguments[number], results[number]):
            replaced.replace_all_uses_with(operands[number])
    for number in reversed(invariant):
        condition.erase_argument(number)
        body.erase_argument(number)
    varying = [number for number in range(len(operands)) if number not in invariant]
    erase_operands(last, invariant)
    kept = last.operand_values()
    made = rewriter.create(
        stablehlo.WhileOp,
        [value.type for value in kept],
        [operands[number] for number in varying],
        None,
        dict(op.discardable_attributes.items()),
        loc=op.location,
        regions=2,
    )
    made.cond.take_body(op.cond)
    made.body.take_body(op.body)
    for number, new in zip(varying, made.result_values(), strict=True):
        results[number].replace_all_uses_with(new)
    rewriter.erase_op(op)
    return True


# ---- Any operation ----


def _empty(type: Type) -> DenseElementsAttr | None:
    """The constant of a type that has no elements."""
    if not isinstance(type, RankedTensorType) or not type.has_static_shape or type.num_elements != 0:
        return None
    return None if element_format(type.element_type) is None else dense_of(type, [])


def replace_empty_tensors(op: Operation, rewriter: PatternRewriter) -> bool:
    """As ZeroExtentToEmptyConstant: tensors without elements are constants."""
    if not is_of_dialect(op, "stablehlo") or isinstance(op, stablehlo.ConstantOp):
        return False
    declared = op.info.interfaces.get("MemoryEffectOpInterface")
    if isinstance(declared, MemoryEffectOpInterface) and declared.effects(op):
        return False
    changed = False
    for result in op.result_values():
        empty = _empty(result.type)
        if empty is not None and result.has_uses:
            rewriter.replace_all_uses_with(result, make_constant(rewriter, op, empty))
            changed = True
    for number, value in enumerate(op.operand_values()):
        empty = _empty(value.type)
        if empty is not None and not isinstance(value.defining_op, stablehlo.ConstantOp):
            rewriter.set_operand(op, number, make_constant(rewriter, op, empty))
            changed = True
    return changed
