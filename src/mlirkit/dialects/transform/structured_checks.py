"""Verifiers of transform's structured operations: matching, tiling, padding, packing, vectorizing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.operation import Operation
from mlirkit.core.traits import register_check
from mlirkit.dialects.transform.kinds import has_interface, kind
from mlirkit.ods.live.hooks import verifier


def _numbers(attribute: Any) -> list[int]:
    if attribute is None:
        return []
    if isinstance(attribute, ArrayAttr):
        return [int(each.value) for each in attribute]  # type: ignore[attr-defined]
    return list(attribute.values)


def _is_permutation(numbers: Sequence[int]) -> bool:
    return sorted(numbers) == list(range(len(numbers)))


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(str(each) for each in numbers)


# -- matching ---------------------------------------------------------------------------------------------


def verify_listed(op: Any, name: str) -> None:
    """As verifyTransformMatchDimsOp."""
    values = list(op.inherent(name).values)
    if op.inherent("is_all") is not None:
        if op.inherent("is_inverted") is not None:
            raise op.op_error("cannot request both 'all' and 'inverted' values in the list")
        if values:
            raise op.op_error("cannot both request 'all' and specific values in the list")
    elif not values:
        raise op.op_error("must request specific values in the list if 'all' is not specified")
    # Only values side by side are compared.
    if any(one == other for one, other in pairwise(values)):
        raise op.op_error("expected the listed values to be unique")


def check_predicate(op: Operation) -> None:
    """As verifyStructuredOpPredicateOpTrait: it asks something of the operation that is matched around it."""
    parent = op.parent_op
    if parent is None or parent.name != "transform.match.structured":
        raise op.op_error("expects parent op to be 'transform.match.structured'")
    block = parent.region_at(0).first_block
    # What is wrong with the parent's body, its own verifier says.
    if block is not None and block.args and op.operand_at(0) is not block.args[0]:
        raise op.op_error("expected predicate to apply to the surrounding structured op")


register_check("StructuredOpPredicateOpTrait", check_predicate, of_signature=False)


@verifier("transform.match.structured")
def verify_match(op: Any) -> None:
    """As MatchStructuredOp::verify."""
    block = op.region_at(0).first_block
    if len(block.args) != 1:
        raise op.op_error("expected one body argument")
    if kind(block.args[0].type) != "operation":
        raise op.op_error("expected body argument to implement TransformHandleTypeInterface")
    for each in list(block.ops())[:-1]:
        if not has_interface(each, "MatchOpInterface"):
            raise each.note_on(
                op.op_error("expects nested operations to implement MatchOpInterface"), "offending operation"
            )


@verifier("transform.match.structured.body")
def verify_match_body(op: Any) -> None:
    """As MatchStructuredBodyOp::verify."""
    names = ("reduction_position", "passthrough", "elementwise", "contraction")
    given = sum(op.inherent(name) is not None for name in (*names, "convolution"))
    if given > 1:
        raise op.op_error("only one of {" + ", ".join(f'"{name}"' for name in names) + "} is allowed")
    contraction = op.inherent("contraction")
    if contraction is not None and len(contraction) != 2:
        raise op.op_error('expects "contraction" to contain two elements')


@verifier("transform.match.structured.dim")
def verify_match_dim(op: Any) -> None:
    """As MatchStructuredDimOp::verify."""
    if op.inherent("parallel") is not None and op.inherent("reduction") is not None:
        raise op.op_error("cannot request the same dimension to be both parallel and reduction")
    verify_listed(op, "raw_dim_list")


@verifier("transform.match.structured.input", "transform.match.structured.init")
def verify_match_operand(op: Any) -> None:
    """As MatchStructuredInputOp::verify and MatchStructuredInitOp::verify."""
    if op.inherent("permutation") is not None and op.inherent("projected_permutation") is not None:
        raise op.op_error('"permutation" and "projected_permutation" are mutually exclusive')
    if len(op.inherent("raw_position_list").values) > 1 and op.result_count:
        raise op.op_error("cannot bind multiple inputs/inits to the same value")
    verify_listed(op, "raw_position_list")


@verifier("transform.match.structured.result")
def verify_match_result(op: Any) -> None:
    """As MatchStructuredResultOp::verify."""
    any_user, single_user = (op.inherent(name) is not None for name in ("any", "single"))
    if (any_user or single_user) != (kind(op.result_types()[0]) == "operation"):
        raise op.op_error("expects either the any/single keyword or the type value handle result type")
    if any_user and single_user:
        raise op.op_error("'any' and 'single' are mutually exclusive")


# -- tiling and fusing ------------------------------------------------------------------------------------


@verifier("transform.structured.bufferize_to_allocation")
def verify_bufferize(op: Any) -> None:
    """As BufferizeToAllocationOp::verify."""
    copy, allocation = op.inherent("memcpy_op"), op.inherent("alloc_op")
    known = ("bufferization.materialize_in_destination", "memref.copy", "linalg.copy")
    if copy is not None and copy.value not in known:
        raise op.op_error("unsupported memcpy op")
    if allocation is not None and allocation.value not in ("memref.alloc", "memref.alloca"):
        raise op.op_error("unsupported alloc op")


@verifier("transform.structured.multitile_sizes", "transform.structured.continuous_tile_sizes")
def verify_sizes(op: Any) -> None:
    """As MultiTileSizesOp::verify and ContinuousTileSizesOp::verify."""
    if len(set(op.result_types())) > 1:
        raise op.op_error("expects all results type to be the same")


@verifier("transform.structured.fuse")
def verify_fuse(op: Any) -> None:
    """As FuseOp::verify."""
    sizes = _numbers(op.inherent("static_tile_sizes"))
    order = _numbers(op.inherent("static_tile_interchange"))
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
    expected = 1 if op.inherent("use_forall") is not None else rank - sizes.count(0)
    if expected != op.result_count - 1:
        raise op.op_error(f"expects {expected} loop results")


@verifier("transform.structured.interchange")
def verify_interchange(op: Any) -> None:
    """As InterchangeOp::verify."""
    order = _numbers(op.inherent("iterator_interchange"))
    if not _is_permutation(order):
        raise op.op_error(f"expects iterator_interchange to be a permutation, found {_listed(order)}")


@verifier("transform.structured.split")
def verify_split(op: Any) -> None:
    """As SplitOp::verify."""
    if (op.inherent("static_chunk_sizes").value == DYNAMIC) != (op.dynamic_chunk_sizes is not None):
        raise op.op_error("expects either a dynamic or a static split point to be provided")


@verifier("transform.structured.tile_using_for")
def verify_tile_for(op: Any) -> None:
    """As TileUsingForOp::verify."""
    sizes, scalable = _numbers(op.inherent("static_sizes")), op.inherent("scalable_sizes")
    flags = 0 if scalable is None else len(scalable.values)
    if len(sizes) != flags:
        raise op.op_error(f"expected same number of sizes ({len(sizes)}) and scalable sizes ({flags})")
    expected = len(sizes) - sizes.count(0)
    if len(op.loops) != expected:
        raise op.op_error(
            f"expected number of loops to tile ({expected}) to match number of `loops` results "
            f"({len(op.loops)})"
        )


@verifier("transform.structured.tile_using_forall")
def verify_tile_forall(op: Any) -> None:
    """As TileUsingForallOp::verify."""
    counts: list[int] = []
    for name in ("num_threads", "tile_sizes"):
        mixed = bool(_numbers(op.inherent(f"static_{name}")))
        packed = getattr(op, f"packed_{name}") is not None
        if mixed and packed:
            raise op.op_error(f"{name} and packed_{name} are mutually exclusive")
        counts.append(mixed + packed)
    if not any(counts):
        raise op.op_error("either (packed_)num_threads or (packed_)tile_sizes must be specified")


@verifier("transform.structured.vectorize")
def verify_vectorize(op: Any) -> None:
    """As VectorizeOp::verify."""
    sizes, scalable = (op.inherent(name) for name in ("static_vector_sizes", "scalable_sizes"))
    counts = [0 if each is None else len(each.values) for each in (sizes, scalable)]
    if counts[0] != counts[1]:
        raise op.op_error(
            f"expected same number of vector sizes ({counts[0]}) and scalable sizes ({counts[1]})"
        )


# -- padding and packing ----------------------------------------------------------------------------------


@verifier("transform.structured.pad")
def verify_pad(op: Any) -> None:
    """As PadOp::verify."""
    flags, dimensions = op.inherent("nofold_flags"), op.inherent("padding_dimensions")
    if any(each not in (0, 1) for each in _numbers(flags)):
        raise op.op_error(f"expects nofold_flags to contain booleans (0/1), found {flags}")
    if any(each < 0 for each in _numbers(dimensions)):
        raise op.op_error(f"expects padding_dimensions to contain positive integers, found {dimensions}")
    multiples = op.inherent("static_pad_to_multiple_of")
    if multiples is not None and len(multiples.values) not in (0, len(_numbers(dimensions))):
        raise op.op_error("expects as many multiples as padding_dimensions")
    for each in op.inherent("transpose_paddings") or ():
        if not _is_permutation(_numbers(each)):
            raise op.op_error(f"expects transpose_paddings to be a permutation, found {each}")
    copy = op.inherent("copy_back_op")
    known = ("bufferization.materialize_in_destination", "linalg.copy", "none")
    if copy is not None and copy.value not in known:
        raise op.op_error("invalid copy_back_op")


@verifier("transform.structured.pad_tiling_interface")
def verify_pad_interface(op: Any) -> None:
    """As PadTilingInterfaceOp::verify, which takes everything."""


@verifier("transform.structured.hoist_pad", "transform.structured.hoist_pad.build_packing_loop_nest")
def verify_hoist_pad(op: Any) -> None:
    """As HoistPadOp::verify and HoistPadBuildPackingLoopNestOp::verify."""
    order = _numbers(op.inherent("transpose"))
    if not _is_permutation(order):
        raise op.op_error(f"expects transpose to be a permutation, found {_listed(order)}")


@verifier("transform.structured.pack_greedily")
def verify_pack_greedily(op: Any) -> None:
    """As PackGreedilyOp::verify."""
    if not _is_permutation(_numbers(op.inherent("matmul_inner_dims_order"))):
        raise op.op_error('"matmul_inner_dims_order" is not a valid permutation')
    multiples = _numbers(op.inherent("matmul_padded_sizes_next_multiple_of"))
    sizes = _numbers(op.inherent("static_matmul_packed_sizes"))
    if any(multiple and size for multiple, size in zip(multiples, sizes, strict=False)):
        raise op.op_error(
            "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the "
            "matmul strategy"
        )


@verifier("transform.structured.pack_transpose")
def verify_pack_transpose(op: Any) -> None:
    """As PackTransposeOp::verify."""
    orders = {name: _numbers(op.inherent(name)) for name in ("inner_perm", "outer_perm")}
    for name, order in orders.items():
        if not _is_permutation(order):
            raise op.op_error(f'"{name}" is not a valid permutation')
    if not any(orders.values()):
        raise op.op_error(' at least one of "inner_perm" or "outer_perm" must be specified')


@verifier("transform.structured.replace")
def verify_replace(op: Any) -> None:
    """As ReplaceOp::verify."""
    blocks = op.region_at(0).get_blocks()
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
