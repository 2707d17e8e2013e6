"""Verifiers of linalg's structured operations and of the operations in their bodies.

The common rules (verifyStructuredOpInterface) are a check of the trait LinalgOp; rules of contractions,
convolutions and fills are in structure_checks.py, of packing, softmax and Winograd in tiling.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.structure import init_range, loop_count
from mlirkit.dialects.linalg.structure_checks import element_or_self
from mlirkit.dialects.typed_values import shaped_types
from mlirkit.ods.live.hooks import follows_bodies, follows_parent, follows_signature, interface, verifier


class Outputs(DestinationStyleOpInterface):
    """The operands behind the inputs."""

    __slots__ = ()

    def inits(self, op: Operation) -> range:
        return init_range(op)


interface("linalg", "DestinationStyleOpInterface")(follows_signature(Outputs()))

# -- bodies -----------------------------------------------------------------------------------------------


@verifier(linalg.YieldOp)
@follows_parent
def verify_yield(op: linalg.YieldOp) -> None:
    """Mirrors YieldOp::verify."""
    parent = op.parent_op
    if parent is None or len(parent.regions) != 1 or parent.region_at(0).is_empty:
        raise op.op_error("expected single non-empty parent region")
    if not parent.info.has_trait("LinalgOp"):
        raise op.op_error("expected parent op with LinalgOp interface")
    outputs = [parent.operand_at(number).type for number in init_range(parent)]
    if op.operand_count != len(outputs):
        raise op.op_error(
            f"expected number of yield values ({op.operand_count}) to match the number of inits / outs "
            f"operands of the enclosing LinalgOp ({len(outputs)})"
        )
    for number, (type, output) in enumerate(zip(op.operand_types(), outputs), 1):
        if type != element_or_self(output):
            raise op.op_error(
                f"type of yield operand {number} ('{type}') doesn't match the element type of the enclosing "
                f"linalg.generic op ('{element_or_self(output)}')"
            )


@verifier(linalg.IndexOp)
def verify_index(op: linalg.IndexOp) -> None:
    """Mirrors IndexOp::verify."""
    parent = op.parent_op
    if parent is None or not parent.info.has_trait("LinalgOp"):
        raise op.op_error("expected parent op with LinalgOp interface")
    dimension, loops = op.dim.value, loop_count(parent)
    if loops <= dimension:
        raise op.op_error(
            f"expected dim ({dimension}) to be lower than the number of loops ({loops}) of the enclosing "
            "LinalgOp"
        )


# -- shapes -----------------------------------------------------------------------------------------------


@verifier(linalg.MapOp)
@follows_bodies
def verify_map(op: linalg.MapOp) -> None:
    """Mirrors MapOp::verify."""
    block = op.mapper.first_block
    arguments = [] if block is None else block.args
    operand_count, arity = op.operand_count, len(arguments)
    if operand_count != arity:
        raise op.op_error(
            f"expects number of operands to match the arity of mapper, but got: {operand_count} and {arity}"
        )
    *inputs, output = shaped_types(op.operand_values())
    for type, argument in zip(inputs, arguments):
        if argument.type != type.element_type:
            raise op.op_error(
                f"expected element type of input '{type.element_type}' to match bbArg type '{argument.type}'"
            )
    for type in inputs:
        if type.dims != output.dims:
            raise op.op_error(
                f"expected shape of input ({_listed(type.dims)}) to match shape of output "
                f"({_listed(output.dims)})"
            )


@verifier(linalg.ReduceOp)
@follows_bodies
def verify_reduce(op: linalg.ReduceOp) -> None:
    """Mirrors ReduceOp::verify."""
    types = shaped_types(op.operand_values())
    # With an odd number of operands, the last input counts as an output as well.
    half = len(types) // 2
    inputs, outputs = types[: len(types) - half], types[half : 2 * half] or types
    if not inputs:
        return
    for kind, group in (("input", inputs), ("output", outputs)):
        for number, type in enumerate(group):
            if type.dims != group[0].dims:
                raise op.op_error(
                    f"expects all {kind}s to have the same shapes. Shape at {kind}-index {number} is not "
                    f"equal to the shape at {kind}-index 0."
                )
    dimensions = op.dimensions_attr.values
    shape, output = inputs[0].dims, outputs[0].dims
    for dimension in dimensions:
        if not 0 <= dimension < len(shape):
            raise op.op_error(f"dimensions for reduction should be in the range [0, {len(shape) - 1}].")
    rest = tuple(size for number, size in enumerate(shape) if number not in dimensions)
    if len(rest) != len(output):
        raise op.op_error(
            f"number of dimensions after reduction {len(rest)} doesn't match the init rank {len(output)}"
        )
    if rest != output:
        raise op.op_error(
            f"init dimensions [{_listed(output)}] doesn't match input dimensions after reduction "
            f"[{_listed(rest)}]"
        )
    arguments = op.combiner.blocks[0].args
    if len(arguments) != len(types):
        raise op.op_error("mismatching number of operands and block arguments")
    for number, (type, argument) in enumerate(zip(types, arguments)):
        if type.element_type != argument.type:
            kind = "input" if number < len(inputs) else "output"
            raise op.op_error(
                f"{kind} element type '{type.element_type}' does not match corresponding block argument type "
                f"'{argument.type}'"
            )


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)


@verifier(linalg.TransposeOp)
@follows_signature
def verify_transpose(op: linalg.TransposeOp) -> None:
    """Mirrors TransposeOp::verify."""
    permutation = op.permutation_attr.values
    if sorted(permutation) != list(range(len(permutation))):
        raise op.op_error("permutation is not valid")
    source, output = (type.dims for type in shaped_types(op.operand_values()))
    if len(source) != len(output):
        raise op.op_error(f"input rank {len(source)} does not match init rank {len(output)}")
    if len(source) != len(permutation):
        raise op.op_error(
            f"size of permutation {len(permutation)} does not match the argument rank {len(source)}"
        )
    for number, position in enumerate(permutation):
        if source[position] != output[number]:
            raise op.op_error(
                f"dim(result, {number}) = {output[number]} doesn't match dim(input, permutation[{number}]) = "
                f"{source[position]}"
            )


@verifier(linalg.BroadcastOp)
@follows_signature
def verify_broadcast(op: linalg.BroadcastOp) -> None:
    """Mirrors BroadcastOp::verify."""
    added = op.dimensions_attr.values
    source, output = (type.dims for type in shaped_types(op.operand_values()))
    if len(source) + len(added) != len(output):
        raise op.op_error(
            f"input rank plus added dimensions does not match init rank. input rank: {len(source)}, "
            f"dimensions size: {len(added)}, init rank: {len(output)}"
        )
    for number, dimension in enumerate(added):
        if not 0 <= dimension < len(output):
            raise op.op_error(
                f"dimension {number} is out of range. expected range: [0, {len(output) - 1}], got: "
                f"{dimension}"
            )
    kept = [number for number in range(len(output)) if number not in added]
    for number, place in enumerate(kept[: len(source)]):
        if source[number] != output[place]:
            raise op.op_error(
                f"input dim {number} should match init dim {place}. input: {source[number]}, init: "
                f"{output[place]}"
            )
