"""Verifiers of transform's structured operations: matching, tiling, padding, packing, vectorizing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.traits import register_check
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.kinds import has_interface, kind
from mlirkit.ods.live.hooks import follows_signature, verifier


def _numbers(attribute: Attribute | None) -> list[int]:
    if isinstance(attribute, ArrayAttr):
        return [number.value for number in attribute if isinstance(number, IntegerAttr)]
    return list(attribute.values) if isinstance(attribute, DenseArrayAttr) else []


def _is_permutation(numbers: Sequence[int]) -> bool:
    return sorted(numbers) == list(range(len(numbers)))


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)


# -- matching ---------------------------------------------------------------------------------------------


def verify_listed(
    op: transform.MatchStructuredDimOp
    | transform.MatchStructuredInputOp
    | transform.MatchStructuredInitOp
    | transform.GetOperandOp
    | transform.GetResultOp,
    values: Sequence[int],
) -> None:
    """Mirrors verifyTransformMatchDimsOp."""
    if op.is_all:
        if op.is_inverted:
            raise op.op_error("cannot request both 'all' and 'inverted' values in the list")
        if values:
            raise op.op_error("cannot both request 'all' and specific values in the list")
    elif not values:
        raise op.op_error("must request specific values in the list if 'all' is not specified")
    # Only neighbouring values are compared.
    if any(one == other for one, other in pairwise(values)):
        raise op.op_error("expected the listed values to be unique")


def check_predicate(op: Operation) -> None:
    """Mirrors verifyStructuredOpPredicateOpTrait: it tests the operation matched by the parent."""
    parent = op.parent_op
    if parent is None or not isinstance(parent, transform.MatchStructuredOp):
        raise op.op_error("expects parent op to be 'transform.match.structured'")
    block = parent.body_region.first_block
    # The parent's verifier checks its body.
    if block is not None and block.args and op.operand_at(0) is not block.args[0]:
        raise op.op_error("expected predicate to apply to the surrounding structured op")


register_check("StructuredOpPredicateOpTrait", check_predicate, of_signature=False)


@verifier(transform.MatchStructuredOp)
def verify_match(op: transform.MatchStructuredOp) -> None:
    """Mirrors MatchStructuredOp::verify."""
    block = op.body_region.blocks[0]
    if len(block.args) != 1:
        raise op.op_error("expected one body argument")
    if kind(block.args[0].type) != "operation":
        raise op.op_error("expected body argument to implement TransformHandleTypeInterface")
    for operation in list(block.ops())[:-1]:
        if not has_interface(operation, "MatchOpInterface"):
            raise operation.note_on(
                op.op_error("expects nested operations to implement MatchOpInterface"), "offending operation"
            )


@verifier(transform.MatchStructuredBodyOp)
def verify_match_body(op: transform.MatchStructuredBodyOp) -> None:
    """Mirrors MatchStructuredBodyOp::verify."""
    names = ("reduction_position", "passthrough", "elementwise", "contraction")
    count = sum(op.inherent(name) is not None for name in (*names, "convolution"))
    if count > 1:
        raise op.op_error("only one of {" + ", ".join(f'"{name}"' for name in names) + "} is allowed")
    contraction = op.contraction
    if contraction is not None and len(contraction) != 2:
        raise op.op_error('expects "contraction" to contain two elements')


@verifier(transform.MatchStructuredDimOp)
def verify_match_dim(op: transform.MatchStructuredDimOp) -> None:
    """Mirrors MatchStructuredDimOp::verify."""
    if op.parallel_attr is not None and op.reduction_attr is not None:
        raise op.op_error("cannot request the same dimension to be both parallel and reduction")
    verify_listed(op, op.raw_dim_list.values)


@verifier(transform.MatchStructuredInputOp, transform.MatchStructuredInitOp)
def verify_match_operand(op: transform.MatchStructuredInputOp | transform.MatchStructuredInitOp) -> None:
    """Mirrors MatchStructuredInputOp::verify and MatchStructuredInitOp::verify."""
    if op.permutation_attr is not None and op.projected_permutation_attr is not None:
        raise op.op_error('"permutation" and "projected_permutation" are mutually exclusive')
    if len(op.raw_position_list.values) > 1 and op.result_count:
        raise op.op_error("cannot bind multiple inputs/inits to the same value")
    verify_listed(op, op.raw_position_list.values)


@verifier(transform.MatchStructuredResultOp)
def verify_match_result(op: transform.MatchStructuredResultOp) -> None:
    """Mirrors MatchStructuredResultOp::verify."""
    any_user, single_user = (op.inherent(name) is not None for name in ("any", "single"))
    if (any_user or single_user) != (kind(op.result.type) == "operation"):
        raise op.op_error("expects either the any/single keyword or the type value handle result type")
    if any_user and single_user:
        raise op.op_error("'any' and 'single' are mutually exclusive")


# -- tiling and fusing ------------------------------------------------------------------------------------


@verifier(transform.BufferizeToAllocationOp)
def verify_bufferize(op: transform.BufferizeToAllocationOp) -> None:
    """Mirrors BufferizeToAllocationOp::verify."""
    copy, allocation = op.memcpy_op, op.alloc_op
    names = ("bufferization.materialize_in_destination", "memref.copy", "linalg.copy")
    if copy is not None and copy.value not in names:
        raise op.op_error("unsupported memcpy op")
    if allocation is not None and allocation.value not in ("memref.alloc", "memref.alloca"):
        raise op.op_error("unsupported alloc op")


@verifier(transform.MultiTileSizesOp, transform.ContinuousTileSizesOp)
def verify_sizes(op: transform.MultiTileSizesOp | transform.ContinuousTileSizesOp) -> None:
    """Mirrors MultiTileSizesOp::verify and ContinuousTileSizesOp::verify."""
    if len(set(op.result_types())) > 1:
        raise op.op_error("expects all results type to be the same")


@verifier(transform.FuseOp)
def verify_fuse(op: transform.FuseOp) -> None:
    """Mirrors FuseOp::verify."""
    sizes = _numbers(op.static_tile_sizes)
    order = _numbers(op.static_tile_interchange)
    rank = len(sizes)
    if len(order) > rank:
        raise op.op_error(
            f"interchange length exceeds iteration space dimensions ({rank}), found "
        )
    seen: set[int] = set()
    for number in order:
        if number == DYNAMIC:
            continue
        if not 0 <= number < rank:
            raise op.op_error(
                f"expects interchange values to be in range [0, {rank}), found: {number}"
            )
        if number in seen:
            raise op.op_error(f"found duplicate interchange value: {number}")
        seen.add(number)
    expected = 1 if op.use_forall_attr is not None else rank - sizes.count(0)
    if expected != op.result_count - 1:
        raise op.op_error(f"expects {expected} loop results")


@verifier(transform.InterchangeOp)
def verify_interchange(op: transform.InterchangeOp) -> None:
    """Mirrors InterchangeOp::verify."""
    order = _numbers(op.iterator_interchange)
    if not _is_permutation(order):
        raise op.op_error(f"expects iterator_interchange to be a permutation, found {_listed(order)}")


@verifier(transform.SplitOp)
def verify_split(op: transform.SplitOp) -> None:
    """Mirrors SplitOp::verify."""
    if (op.static_chunk_sizes.value == DYNAMIC) != (op.dynamic_chunk_sizes is not None):
        raise op.op_error("expects either a dynamic or a static split point to be provided")


@verifier(transform.TileUsingForOp)
@follows_signature
def verify_tile_for(op: transform.TileUsingForOp) -> None:
    """Mirrors TileUsingForOp::verify."""
    sizes, scalable = _numbers(op.static_sizes), op.scalable_sizes
    flags = 0 if scalable is None else len(scalable.values)
    if len(sizes) != flags:
        raise op.op_error(f"expected same number of sizes ({len(sizes)}) and scalable sizes ({flags})")
    expected = len(sizes) - sizes.count(0)
    if len(op.loops) != expected:
        raise op.op_error(
            f"expected number of loops to tile ({expected}) to match number of `loops` results "
            f"({len(op.loops)})"
        )


@verifier(transform.TileUsingForallOp)
def verify_tile_forall(op: transform.TileUsingForallOp) -> None:
    """Mirrors TileUsingForallOp::verify."""
    counts: list[int] = []
    for name in ("num_threads", "tile_sizes"):
        mixed = bool(_numbers(op.inherent(f"static_{name}")))
        packed = getattr(op, f"packed_{name}") is not None
        if mixed and packed:
            raise op.op_error(f"{name} and packed_{name} are mutually exclusive")
        counts.append(mixed + packed)
    if not any(counts):
        raise op.op_error("either (packed_)num_threads or (packed_)tile_sizes must be specified")


@verifier(transform.VectorizeOp)
def verify_vectorize(op: transform.VectorizeOp) -> None:
    """Mirrors VectorizeOp::verify."""
    lists = (op.static_vector_sizes, op.scalable_sizes)
    counts = [0 if sizes is None else len(sizes.values) for sizes in lists]
    if counts[0] != counts[1]:
        raise op.op_error(
            f"expected same number of vector sizes ({counts[0]}) and scalable sizes ({counts[1]})"
        )


# -- padding and packing ----------------------------------------------------------------------------------


@verifier(transform.PadOp)
def verify_pad(op: transform.PadOp) -> None:
    """Mirrors PadOp::verify."""
    flags, dimensions = op.nofold_flags_attr, op.padding_dimensions_attr
    if any(number not in (0, 1) for number in _numbers(flags)):
        raise op.op_error(f"expects nofold_flags to contain booleans (0/1), found {flags}")
    if any(number < 0 for number in _numbers(dimensions)):
        raise op.op_error(f"expects padding_dimensions to contain positive integers, found {dimensions}")
    multiples = op.static_pad_to_multiple_of
    if multiples is not None and len(multiples.values) not in (0, len(_numbers(dimensions))):
        raise op.op_error("expects as many multiples as padding_dimensions")
    for padding in op.transpose_paddings or ():
        if not _is_permutation(_numbers(padding)):
            raise op.op_error(f"expects transpose_paddings to be a permutation, found {padding}")
    copy = op.copy_back_op
    names = ("bufferization.materialize_in_destination", "linalg.copy", "none")
    if copy is not None and copy.value not in names:
        raise op.op_error("invalid copy_back_op")


@verifier(transform.PadTilingInterfaceOp)
def verify_pad_interface(op: transform.PadTilingInterfaceOp) -> None:
    """Mirrors PadTilingInterfaceOp::verify, which takes everything."""


@verifier(transform.HoistPadOp, transform.HoistPadBuildPackingLoopNestOp)
def verify_hoist_pad(op: transform.HoistPadOp | transform.HoistPadBuildPackingLoopNestOp) -> None:
    """Mirrors HoistPadOp::verify and HoistPadBuildPackingLoopNestOp::verify."""
    order = _numbers(op.transpose)
    if not _is_permutation(order):
        raise op.op_error(f"expects transpose to be a permutation, found {_listed(order)}")


@verifier(transform.PackGreedilyOp)
def verify_pack_greedily(op: transform.PackGreedilyOp) -> None:
    """Mirrors PackGreedilyOp::verify."""
    if not _is_permutation(_numbers(op.matmul_inner_dims_order)):
        raise op.op_error('"matmul_inner_dims_order" is not a valid permutation')
    multiples = _numbers(op.matmul_padded_sizes_next_multiple_of)
    sizes = _numbers(op.static_matmul_packed_sizes)
    if any(multiple and size for multiple, size in zip(multiples, sizes, strict=False)):
        raise op.op_error(
            "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the "
            "matmul strategy"
        )


@verifier(transform.PackTransposeOp)
def verify_pack_transpose(op: transform.PackTransposeOp) -> None:
    """Mirrors PackTransposeOp::verify."""
    orders = {name: _numbers(op.inherent(name)) for name in ("inner_perm", "outer_perm")}
    for name, order in orders.items():
        if not _is_permutation(order):
            raise op.op_error(f'"{name}" is not a valid permutation')
    if not any(orders.values()):
        raise op.op_error(' at least one of "inner_perm" or "outer_perm" must be specified')


@verifier(transform.ReplaceOp)
def verify_replace(op: transform.ReplaceOp) -> None:
    """Mirrors ReplaceOp::verify."""
    blocks = op.bodyRegion.get_blocks()
    if len(blocks) != 1:
        raise op.op_error("expected one block")
    operations = list(blocks[0].ops())
    if len(operations) != 1:
        raise op.op_error("expected one operation in block")
    replacement = operations[0]
    if replacement.operand_count:
        raise replacement.op_error("expected replacement without operands")
    if replacement.regions and not replacement.info.is_isolated:
        raise replacement.op_error("expect op that is isolated from above")
