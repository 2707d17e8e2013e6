"""Control flow, calls, tuples and tokens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, ShapedType, UnrankedTensorType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import TupleType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import current_context
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState, state_of
from mlirkit.core.region import Region
from mlirkit.core.side_effects import EffectInstance, MemoryEffectOpInterface
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.dialects.declared import func, stablehlo
from mlirkit.dialects.stablehlo.rules.reducer import returned_types
from mlirkit.dialects.stablehlo.rules.types import (
    I1,
    all_compatible,
    element_type,
    elements_of,
    failure,
    least_specific_type,
    quoted,
)
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import follows_signature, interface, type_inference, value_verifier, verifier
from mlirkit.support.diagnostics import MLIRError

# -- if, case, while ----------------------------------------------------------------------------------


@type_inference(stablehlo.IfOp, stablehlo.CaseOp)
def infer_conditional(state: OperationState) -> list[Type]:
    """Mirrors inferConditionalOp."""
    operand, *_ = state.operands
    selector: Any = operand.type
    if selector.dims:
        raise failure(state, f"operand should be rank 0 tensor but got rank {len(selector.dims)}")
    if not state.regions:
        raise failure(state, "expect at least one branch")
    if any(region.is_empty for region in state.regions):
        raise failure(state, "expect non-empty region")
    results = [returned_types(region) for region in state.regions]
    for number, (region, types) in enumerate(zip(state.regions, results, strict=True)):
        arguments = len(region.blocks[0].args)
        if arguments:
            raise failure(state, f"branch {number} must have 0 arguments, but found {arguments}")
        if not all_compatible(results[0], types):
            raise failure(
                state,
                f"branch 0 and branch {number} have mismatched return types: {quoted(results[0])} vs "
                f"{quoted(types)}",
            )
    return [least_specific_type(state, column) for column in zip(*results, strict=True)]


@type_inference(stablehlo.WhileOp, stablehlo.OptimizationBarrierOp)
@follows_signature
def infer_operand_types(state: OperationState) -> list[Type]:
    return [value.type for value in state.operands]


@verifier(stablehlo.WhileOp)
def verify_while(op: stablehlo.WhileOp) -> None:
    check_while(op, op.cond, op.body)


def check_while(op: Operation, cond: Region, loop: Region) -> None:
    """Mirrors verifyWhileOp."""
    operands = op.operand_types()
    condition, body = cond.blocks[0], loop.blocks[0]
    for name, block in (("condition", condition), ("body", body)):
        arguments = [argument.type for argument in block.args]
        if not all_compatible(operands, arguments):
            raise failure(
                op,
                f"expect operands to be compatible with {name} block arguments but got {quoted(operands)} vs "
                f"{quoted(arguments)}",
            )
    if body.last is None:
        raise failure(op, "The while body-region expected to have a terminator")
    returned = body.last.operand_types()
    if not all_compatible(operands, returned):
        raise failure(
            op,
            f"expect operands to be compatible with body block return types but got {quoted(operands)} vs "
            f"{quoted(returned)}",
        )
    verdict = condition.back().operand_types()
    if len(verdict) != 1:
        raise failure(op, f"expect condition body returns a single value but got {len(verdict)}")
    type = verdict[0]
    if not isinstance(type, ShapedType) or type.dims or type.element_type != I1:
        raise failure(
            op, f"expect condition block return a zero-ranked tensor of i1 but got '{type}'"
        )


# -- tokens, tuples, futures --------------------------------------------------------------------------


def own_type(state: OperationState, mnemonic: str, *parameters: object) -> Type:
    """The type class of a name in the operation's dialect."""
    dialect: Any = current_context(state.info.context).dialect(state.info.dialect_name)
    made: Type = dialect.type_class(mnemonic)(*parameters)
    return made


def is_token(op: Operation, type: Type) -> bool:
    """Whether a type is the token of the operation's dialect."""
    return type == own_type(state_of(op), "token")


@type_inference(stablehlo.AfterAllOp, stablehlo.CreateTokenOp, stablehlo.OutfeedOp)
@follows_signature
def infer_token(state: OperationState) -> list[Type]:
    return [own_type(state, "token")]


@type_inference(stablehlo.SendOp)
@follows_signature
def infer_send(state: OperationState) -> list[Type]:
    check_channel(state, 2, "DEVICE_TO_HOST")
    return [own_type(state, "token")]


def check_channel(state: OperationState, host_type: int, host_name: str) -> None:
    """Check that the channel type matches the transfer: between devices, or to or from the host."""
    channel = cast(stablehlo.ChannelHandleAttr, state.properties["channel_handle"]).type
    transfer = cast("BoolAttr | None", state.properties.get("is_host_transfer"))
    if transfer is not None and bool(transfer.value):
        if channel != host_type:
            raise failure(state, f"channel_type should be {host_name} when is_host_transfer is true")
    elif channel != 1:
        raise failure(state, "channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false")


def _check_tensors_and_token(op: Operation, tensors: str, token: str) -> None:
    """Check that results are tensors, then a token."""
    types = op.result_types()
    if not types:
        raise failure(op, "result is expected to be at least of size 1, but got 0")
    for type in types[:-1]:
        if not isinstance(type, (RankedTensorType, UnrankedTensorType)):
            raise failure(op, f"{tensors} of tensor type, but got '{type}'")
    if not is_token(op, types[-1]):
        raise failure(
            op, f"last element of result types is expected to be of token type, but got '{types[-1]}'"
        )


@verifier(stablehlo.RecvOp)
def verify_recv(op: stablehlo.RecvOp) -> None:
    check_recv(op)


def check_recv(op: Operation) -> None:
    """Mirrors verifyRecvOp."""
    check_channel(state_of(op), 3, "HOST_TO_DEVICE")
    _check_tensors_and_token(
        op, "everything but the last element of result types is expected to be", "token"
    )


@verifier(stablehlo.InfeedOp)
def verify_infeed(op: stablehlo.InfeedOp) -> None:
    check_infeed(op, op.layout)


def check_infeed(op: Operation, layout: ArrayAttr | None) -> None:
    """Mirrors verifyInfeedOp."""
    _check_tensors_and_token(
        op, "all elements of result types, except the last element, are expected to be", "token"
    )
    if layout is None:
        return
    count = op.result_count - 1
    if len(layout) != count:
        raise failure(
            op,
            f"layout-attribute size must be {count} (which is the number of op-results - 1 (for token "
            f"result)), but got {len(layout)}",
        )
    for child in layout:
        if not isinstance(child, ArrayAttr):
            raise failure(
                op, f"layout-attribute expected to have elements of type array, but got {child}"
            )
        for leaf in child:
            if not hasattr(leaf, "bits"):
                raise failure(
                    op,
                    f"layout-attribute's leaf elements are expected to be of type integer, but got {leaf}",
                )


@type_inference(stablehlo.TupleOp)
@follows_signature
def infer_tuple(state: OperationState) -> list[Type]:
    return [TupleType([value.type for value in state.operands])]


@type_inference(stablehlo.GetTupleElementOp)
@follows_signature
def infer_get_tuple_element(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type: Any = operand.type
    index = cast(IntegerAttr, state.properties["index"]).value
    if index >= len(type.types):
        raise failure(state, f"index {index} is out of bounds of operand with size {len(type.types)}")
    return [type.types[index]]


@value_verifier(stablehlo.FutureType)
def future_reason(type: stablehlo.FutureType) -> str | None:
    """The error message for a future of other than ranked tensors."""
    for part in type.types:
        if not isinstance(part, RankedTensorType):
            return f"future element type must be a ranked tensor, but got '{part}'"
    return None


_ASYNC = frozenset(
    f"stablehlo.{name}"
    for name in (
        "all_gather",
        "all_reduce",
        "all_to_all",
        "collective_broadcast",
        "collective_permute",
        "collective_reduce",
        "dynamic_slice",
        "dynamic_update_slice",
        "reduce_scatter",
        "slice",
    )
)


@type_inference(stablehlo.AsyncStartOp)
def infer_async_start(state: OperationState) -> list[Type]:
    """Mirrors AsyncStartOp::inferReturnTypes."""
    prefix = "'stablehlo.async_start' op"
    if not state.regions:
        raise failure(state, f"{prefix} expected at least one region")
    (body,) = state.regions
    block = body.first_block
    if block is None:
        raise failure(state, f"{prefix} region must not be empty")
    operations = list(block)
    if len(operations) != 2:
        raise failure(state, f"{prefix} region must contain exactly one operation and a return")
    if operations[0].info.name not in _ASYNC:
        raise failure(state, f"{prefix} region must contain a collective or slice operation")
    types = [value.type for value in state.operands]
    if len(types) != len(block.args):
        raise failure(
            state,
            f"{prefix} number of operands ({len(types)}) must match number of region arguments "
            f"({len(block.args)})",
        )
    for index, (type, argument) in enumerate(zip(types, block.args, strict=True)):
        if type != argument.type:
            raise failure(
                state,
                f"{prefix} operand type '{type}' at index {index} must match region argument type "
                f"'{argument.type}'",
            )
    returned = operations[1].operand_types()
    if len(returned) != 1:
        raise failure(state, f"{prefix} region must return exactly one value, but got {len(returned)}")
    return [own_type(state, "future", tuple(returned))]


@type_inference(stablehlo.AsyncDoneOp)
@follows_signature
def infer_async_done(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    type = operand.type
    if not isinstance(type, stablehlo.FutureType):
        raise failure(state, "'stablehlo.async_done' op operand must be a future type")
    types = type.types
    if len(types) != 1:
        raise failure(
            state,
            f"'stablehlo.async_done' op future must have exactly one type parameter, but got {len(types)}",
        )
    return [types[0]]


# -- composite ----------------------------------------------------------------------------------------

_COMPOSITE_NAME = "^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$"


class Composite(SymbolUserOpInterface):
    """Mirrors verifyCompositeOp: the decomposition is a function of the same types."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Operation, tables: SymbolTableCollection) -> None:
        properties = state_of(op).properties
        name = cast(StringAttr, properties["name"]).value
        if re.match(_COMPOSITE_NAME, name) is None:
            raise failure(
                op,
                "name must be a valid namespaced op name, i.e. it must match the following regular "
                "expression: "
                f'{_COMPOSITE_NAME} e.g. "my_namespace.my_op"',
            )
        callee = cast(FlatSymbolRefAttr, properties["decomposition"])
        function = tables.lookup_nearest_symbol_from(op, callee)
        if function is None or not isinstance(function, func.FuncOp):
            raise failure(op, f"'{callee.value}' does not reference a valid function")
        type = function.function_type.value
        for subject, own, other in (
            ("operand", op.operand_types(), type.inputs),
            ("result", op.result_types(), type.results),
        ):
            if len(own) != len(other):
                raise failure(op, f"has {len(own)} {subject}(s), but decomposition has {len(other)}")
            for index, (one, expected) in enumerate(zip(own, other, strict=True)):
                if one != expected:
                    raise failure(
                        op,
                        f"{subject} at index {index} has type '{one}', but decomposition has type "
                        f"'{expected}'",
                    )


interface(stablehlo.CompositeOp, "SymbolUserOpInterface")(Composite())


# -- custom calls -------------------------------------------------------------------------------------


class CallEffects(MemoryEffectOpInterface):
    """A call has all effects if it is marked as having side effects."""

    __slots__ = ()

    def effects(self, op: stablehlo.CustomCallOp) -> list[EffectInstance]:
        if not op.has_side_effect:
            return []
        return [EffectInstance(name) for name in ("Allocate", "Free", "Write", "Read")]


interface(stablehlo.CustomCallOp, "MemoryEffectOpInterface")(CallEffects())


@verifier(stablehlo.CustomCallOp)
def verify_custom_call(op: stablehlo.CustomCallOp) -> None:
    """Mirrors CustomCallOp::verify."""
    check_layouts(op, op.operand_layouts, op.result_layouts)
    for alias in op.output_operand_aliases or ():
        check_alias(op, alias)
    config = op.backend_config
    if config is not None:
        version = op.api_version
        if version is None:
            version = stablehlo.CustomCallApiVersion.API_VERSION_ORIGINAL
        expected, subject = (
            (DictionaryAttr, "dictionary")
            if version == stablehlo.CustomCallApiVersion.API_VERSION_TYPED_FFI
            else (StringAttr, "string")
        )
        if not isinstance(config, expected):
            raise op.op_error(f"backend_config for api_version {version} must be a {subject} attribute.")
    target = op.call_target_name_attr.value
    verify_target = _KNOWN_CALLS.get(target)
    if verify_target is not None:
        verify_target(op)
    else:
        _check_buffers(op, op.output_operand_aliases)


def check_layouts(
    op: Operation,
    operand_layouts: ArrayAttr | None,
    result_layouts: ArrayAttr | None,
    with_layout: tuple[type[ShapedType], ...] = (ShapedType,),
) -> None:
    """Check the layouts of operands and of results, which must both be given or both be absent."""
    if (operand_layouts is None) != (result_layouts is None):
        raise op.op_error(
            "Layout attributes should be specified for either both operands and results or none."
        )
    if operand_layouts is not None:
        results = op.result_types()
        if len(results) == 1 and isinstance(results[0], TupleType):
            results = list(results[0].types)
        _check_layouts(op, op.operand_types(), operand_layouts, "operand", with_layout)
        _check_layouts(op, results, result_layouts, "result", with_layout)


def _check_layouts(
    op: Operation,
    types: Sequence[Type],
    layouts: ArrayAttr | None,
    kind: str,
    with_layout: tuple[type[ShapedType], ...],
) -> None:
    """Check that there is a layout for each type, empty for types of other classes than `with_layout`."""
    result = [layout for layout in layouts or () if isinstance(layout, DenseElementsAttr)]
    if len(types) != len(result):
        raise op.op_error(
            f"Number of {kind}s must match the number of {kind} layouts, {len(types)} != {len(result)}"
        )
    for index, (type, layout) in enumerate(zip(types, result, strict=True)):
        if isinstance(type, TupleType):
            raise op.op_error("Tuple types are not fully supported with layout constraints yet")
        if not isinstance(type, with_layout):
            if layout.num_elements == 0:
                continue
            raise op.op_error(
                f"Only tensor types can have non-empty layout: {kind} #{index} of type '{type}' has layout "
                f"{layout}"
            )
        if type.has_rank and sorted(elements_of(layout)) != list(range(len(type.dims))):
            raise op.op_error(
                f"incorrect layout {layout} for type '{type}', layout must be a permutation of [0, "
                f"{len(type.dims)})"
            )


def _part(op: Operation, type: Type, indices: Sequence[int], subject: str) -> Type:
    for index in indices:
        if not isinstance(type, TupleType) or not 0 <= index < len(type.types):
            raise op.op_error(f"{subject}_tuple_indices in the output_operand_alias attribute out of bounds")
        type = type.types[index]
    return type


def _output_type(op: Operation) -> Type:
    results = op.result_types()
    type: Type = results[0] if len(results) == 1 else TupleType(results)
    return type


def check_alias(op: Operation, alias: Attribute) -> None:
    output_indices, operand_index, operand_indices = parameters_of(alias)
    if not 0 <= operand_index < op.operand_count:
        raise op.op_error(
            "expects operandIndex in the output_operand_alias attribute to be in range [0, "
            f"{op.operand_count}); got: {operand_index}."
        )
    operand = _part(op, op.operand_at(operand_index).type, operand_indices, "operand")
    output = _part(op, _output_type(op), output_indices, "output")
    if operand != output:
        raise op.op_error(
            f"shapes mismatch in the output_operand_alias attribute: operand part has type '{operand}' and "
            f"output part has type '{output}'"
        )


def _check_create_buffer(op: Operation) -> None:
    if op.operand_count:
        raise op.op_error("CreateBuffer custom_call shouldn't have any inputs")
    if op.result_count != 1:
        raise op.op_error("CreateBuffer custom_call should have one result")
    (result,) = op.result_types()
    if not isinstance(result, MemRefType):
        raise op.op_error("CreateBuffer custom_call should have a memref result")


_Classes = type[Type] | tuple[type[Type], ...]
_TENSORS = (RankedTensorType, UnrankedTensorType)


def _check_pin(
    name: str, source: _Classes, source_name: str, target: _Classes, target_name: str
) -> Callable[[Operation], None]:
    """Check a call that converts a tensor to a buffer, or back."""

    def check(op: Operation) -> None:
        if op.operand_count != 1:
            raise op.op_error(f"{name} custom_call should have one input")
        (operand,) = op.operand_types()
        if not isinstance(operand, source):
            raise op.op_error(f"{name} custom_call should have a {source_name} input")
        if op.result_count != 1:
            raise op.op_error(f"{name} custom_call should have one output")
        (result,) = op.result_types()
        if not isinstance(result, target):
            raise op.op_error(f"{name} custom_call should have a {target_name} output")
        if not have_compatible_shape(operand, result) or element_type(operand) != element_type(result):
            raise op.op_error(f"{name} custom_call should have compatible input and output types")

    return check


_KNOWN_CALLS = {
    "CreateBuffer": _check_create_buffer,
    "Pin": _check_pin("Pin", _TENSORS, "tensor", MemRefType, "memref"),
    "Unpin": _check_pin("Unpin", MemRefType, "memref", _TENSORS, "tensor"),
}


def _check_buffers(op: Operation, aliases: Iterable[Attribute] | None) -> None:
    """Check that each output buffer is aliased to one operand, once."""
    outputs: set[tuple[int, ...]] = set()
    operands: set[tuple[int, tuple[int, ...]]] = set()
    errors: list[MLIRError] = []
    for alias in aliases or ():
        output_indices, operand_index, operand_indices = parameters_of(alias)
        type = _part(op, op.operand_at(operand_index).type, operand_indices, "operand")
        if not isinstance(type, MemRefType):
            continue
        if output_indices in outputs:
            errors.append(
                op.op_error(
                    f"buffer output {list(output_indices)} is used in output_operand_alias more than once"
                )
            )
        outputs.add(output_indices)
        if (operand_index, operand_indices) in operands:
            errors.append(
                op.op_error(
                    f"buffer operand {operand_index}{list(operand_indices)} is used in output_operand_alias "
                    "more than once"
                )
            )
        operands.add((operand_index, operand_indices))
    if errors:
        raise errors[0]
    pending: list[tuple[Type, tuple[int, ...]]] = [(_output_type(op), ())]
    while pending:
        type, indices = pending.pop()
        if isinstance(type, TupleType):
            pending.extend(reversed([(element, (*indices, at)) for at, element in enumerate(type.types)]))
        elif isinstance(type, MemRefType) and indices not in outputs:
            raise op.op_error(f"buffer output {list(indices)} is not used in output_operand_alias")
