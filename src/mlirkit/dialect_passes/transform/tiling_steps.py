"""Transforms that tile: `transform.structured.tile_using_for`, `tile_using_forall`, `fuse` and others.

Mirror: mlir/lib/Dialect/Linalg/TransformOps/LinalgTransformOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mlirkit.builtin.affine_expr import AffineExpr, affine_dim, affine_symbol
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import INDEX, IndexType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.affine.composition import composed_apply
from mlirkit.dialects.arith_operations import create_index, create_product
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import scf, transform, vector
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed, mixed_values
from mlirkit.dialects.scf.forall_patterns import lower_bounds, steps_of, upper_bounds
from mlirkit.dialects.scf.fuse_producers import FusedLoops, tile_and_fuse_producers
from mlirkit.dialects.scf.regions import body_of
from mlirkit.dialects.scf.tile_using_interface import (
    TilingOptions,
    create_forall,
    lower_to_loops,
    tile_using_scf,
)
from mlirkit.dialects.tiling_interface import TilingInterface, tiling_of
from mlirkit.dialects.transform.interpretation import (
    Interpretation,
    Payload,
    SilenceableFailure,
    definite,
    noted,
    silenceable,
    step,
)
from mlirkit.dialects.transform.kinds import kind
from mlirkit.dialects.transform.tracking import tracking_listener
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError

# -- sizes --------------------------------------------------------------------------------------------------


def _integer(attribute: object) -> int:
    assert isinstance(attribute, IntegerAttr)
    return int(attribute.value)


def _sizes_by_target(
    run: Interpretation, op: transform.TileUsingForOp, handle: Value, count: int
) -> list[Mixed]:
    """The size for each target from a parameter, or from a handle of operations that produce sizes."""
    if isinstance(handle.type, transform.ParamType):
        parameters = [_integer(parameter) for parameter in run.parameters(handle)]
        if len(parameters) == count:
            return [*parameters]
        # MLIR's message has the number of operations.
        message = f"expected as many parameter values (0) as target ops ({count})"
        raise noted(silenceable(op, message), handle.location, "for this parameter")
    producers = run.operations(handle)
    if len(producers) != count:
        message = (
            f"expected as many dynamic size-producing operations ({len(producers)}) as target ops ({count})"
        )
        raise noted(silenceable(op, message), handle.location, "for this handle")
    sizes: list[Mixed] = []
    for producer in producers:
        if not _is_index(producer):
            failure = silenceable(op, "expected sizes to be produced by ops with a single index-type result")
            raise noted(producer.note_on(failure, "size producer op"), handle.location, "for this handle")
        sizes.append(producer.result_values()[0])
    return sizes


def _is_index(op: Operation) -> bool:
    return op.result_count == 1 and isinstance(op.result_values()[0].type, IndexType)


def _single_sizes(
    run: Interpretation, op: Operation, static: Sequence[int], handles: Sequence[Value]
) -> list[Mixed]:
    """Mirrors unpackSingleIndexResultPayloadOperations of mixed sizes: a handle has one size."""
    sizes: list[Mixed] = []
    for mixed in mixed_values(static, handles):
        if isinstance(mixed, int):
            sizes.append(mixed)
            continue
        if kind(mixed.type) == "parameter":
            parameters = run.parameters(mixed)
            if len(parameters) != 1:
                raise definite(op, "requires exactly one parameter associated")
            sizes.append(_integer(parameters[0]))
            continue
        producers = run.operations(mixed)
        if len(producers) != 1:
            failure = silenceable(op, "handle must be mapped to exactly one payload op")
            raise noted(failure, mixed.location, f"mapped to {len(producers)} payload ops")
        sizes.append(_only_result(op, producers[0]))
    return sizes


def _packed_sizes(run: Interpretation, op: Operation, handle: Value) -> list[Mixed]:
    """Mirrors unpackSingleIndexResultPayloadOperations of a handle that has all sizes."""
    if kind(handle.type) == "parameter":
        parameters = run.parameters(handle)
        if not all(isinstance(parameter, IntegerAttr) for parameter in parameters):
            raise definite(op, "expected the parameter to be associated with an integer attribute")
        return [_integer(parameter) for parameter in parameters]
    return [_only_result(op, producer) for producer in run.operations(handle)]


def _only_result(op: Operation, producer: Operation) -> Value:
    if not _is_index(producer):
        failure = silenceable(op, "payload op must have exactly 1 index result")
        raise producer.note_on(failure, f"has {producer.result_count} results")
    return producer.result_values()[0]


# -- scf.for ------------------------------------------------------------------------------------------------


@step(transform.TileUsingForOp)
def apply_tile_using_for(run: Interpretation, op: transform.TileUsingForOp) -> None:
    static = _values_of(op.static_sizes)
    targets = run.operations(op.target)
    dynamic = [_sizes_by_target(run, op, handle, len(targets)) for handle in op.dynamic_sizes]
    interchange = () if op.interchange is None else op.interchange.values
    tiled: list[Payload] = []
    loops: list[list[Payload]] = [[] for _ in op.loops]
    rewriter = PatternRewriter(tracking_listener(run, op))
    for number, target in enumerate(targets):
        tiling = tiling_of(target)
        if tiling is None:
            failure = silenceable(op, "only ops implementing TilingInterface are supported")
            raise target.note_on(failure, "target op")
        most = len(tiling.loop_iterator_types(target))
        if len(static) > most:
            message = f"too many tiles provided, expected at most {most} found {len(static)}"
            raise target.note_on(silenceable(op, message), "target op")
        amounts = [sizes[number] for sizes in dynamic]

        def sizes(rewriter: PatternRewriter, amounts: Sequence[Mixed] = amounts) -> list[Mixed]:
            return _tile_sizes(rewriter, op, static, amounts)

        rewriter.set_insertion_point(target)
        options = TilingOptions(sizes, interchange=list(interchange))
        made = tile_using_scf(rewriter, target, tiling, options)
        rewriter.replace_op(target, made.replacements)
        tiled += made.tiled.operations
        for listed, loop in zip(loops, made.loops, strict=False):
            listed.append(loop)
    run.associate(op.tiled_linalg_op, tiled)
    for result, listed in zip(op.loops, loops, strict=True):
        run.associate(result, listed)


def _tile_sizes(
    rewriter: PatternRewriter, op: transform.TileUsingForOp, static: Sequence[int], amounts: Sequence[Mixed]
) -> list[Mixed]:
    """The sizes for one target; scalable sizes are multiplied by `vscale`."""
    scalable = op.scalable_sizes
    remaining = iter(amounts)
    sizes: list[Mixed] = []
    for number, size in enumerate(static):
        if size == DYNAMIC:
            sizes.append(next(remaining))
        elif scalable is not None and scalable.values[number]:
            factor = create_index(rewriter, op.location, size)
            vscale = rewriter.create(vector.VectorScaleOp, [INDEX], (), loc=op)
            sizes.append(create_product(rewriter, op.location, factor, vscale.result_values()[0]))
        else:
            sizes.append(size)
    return sizes


# -- with producers -----------------------------------------------------------------------------------------


@step(transform.FuseOp)
def apply_fuse(run: Interpretation, op: transform.FuseOp) -> None:
    sizes = _known_sizes(run, op, _values_of(op.static_tile_sizes), op.tile_sizes)
    interchange = _known_sizes(run, op, _values_of(op.static_tile_interchange), op.tile_interchange)
    if op.apply_cleanup:
        raise definite(op, f"mlirkit does not apply '{op.info.name}' with apply_cleanup")
    options = TilingOptions(lambda _: sizes, interchange=interchange, is_forall=bool(op.use_forall))
    fuse_targets(
        run,
        op,
        op.target,
        lambda rewriter, target, tiling: tile_and_fuse_producers(rewriter, target, tiling, options),
    )


def _known_sizes(
    run: Interpretation, op: Operation, static: Sequence[int], handles: Sequence[Value]
) -> list[int]:
    """Mirrors reifyMixedParamAndHandleResults."""
    sizes: list[int] = []
    for mixed in mixed_values(static, list(handles)):
        if isinstance(mixed, int):
            sizes.append(mixed)
            continue
        if isinstance(mixed.type, transform.ParamType):
            parameters = run.parameters(mixed)
            if len(parameters) != 1:
                raise silenceable(op, "expected a single param")
            sizes.append(_integer(parameters[0]))
            continue
        if kind(mixed.type) != "operation":
            raise silenceable(op, "unexpected value handle")
        producers = run.operations(mixed)
        if len(producers) != 1:
            raise silenceable(op, "requires param or handle that is mapped to 1 payload op")
        if not _is_index(producers[0]):
            raise silenceable(op, "requires param or handle to be result of op with 1 index result")
        [result] = producers[0].result_values()
        size = constant_integer(result)
        if size is None:
            raise silenceable(op, "requires param or handle to be the result of a constant like op")
        sizes.append(size)
    return sizes


#: A function that tiles a target, and fuses its producers.
Fuse: TypeAlias = Callable[[PatternRewriter, Operation, TilingInterface[Operation]], FusedLoops]


def fuse_targets(run: Interpretation, op: Operation, handle: Value, fuse: Fuse) -> None:
    """Mirrors applyTilingToAll: replace each target, and the producers that have no uses any more."""
    first, *others = op.result_values()
    tiled: list[Payload] = []
    loops: list[list[Payload]] = [[] for _ in others]
    rewriter = PatternRewriter(tracking_listener(run, op))
    for target in run.operations(handle):
        tiling = tiling_of(target)
        if tiling is None:
            raise op.error("only TilingInterface ops are supported")
        rewriter.set_insertion_point(target)
        made = fuse(rewriter, target, tiling)
        for replaced in (target, *made.producers):
            for result in replaced.result_values():
                if result in made.replacements:
                    rewriter.replace_all_uses_with(result, made.replacements[result])
            if all(result.first_user is None for result in replaced.result_values()):
                rewriter.erase_op(replaced)
        tiled.append(made.operations[0])
        for listed, loop in zip(loops, made.loops, strict=False):
            listed.append(loop)
    run.associate(first, tiled)
    for result, listed in zip(others, loops, strict=True):
        run.associate(result, listed)


# -- loops --------------------------------------------------------------------------------------------------


@step(transform.ConvertToLoopsOp)
def apply_convert_to_loops(run: Interpretation, op: transform.ConvertToLoopsOp) -> None:
    loops: list[Payload] = []
    rewriter = PatternRewriter(tracking_listener(run, op))
    for target in run.operations(op.target):
        tiling = tiling_of(target)
        if tiling is None:
            failure = silenceable(op, "expected the payload to implement TilingInterface")
            raise target.note_on(failure, "payload op")
        rewriter.set_insertion_point(target)
        made = lower_to_loops(rewriter, target, tiling)
        if made is None:
            raise target.note_on(definite(op, "failed to apply"), "attempted to apply to this op")
        loops += made
        rewriter.erase_op(target)
    run.associate(op.result, loops)


# -- scf.forall ---------------------------------------------------------------------------------------------


@step(transform.TileUsingForallOp)
def apply_tile_using_forall(run: Interpretation, op: transform.TileUsingForallOp) -> None:
    packed_threads, packed_sizes = op.packed_num_threads, op.packed_tile_sizes
    if packed_threads is not None:
        threads = _packed_sizes(run, op, packed_threads)
    else:
        threads = _single_sizes(run, op, _values_of(op.static_num_threads), list(op.num_threads))
    if packed_sizes is not None:
        sizes = _packed_sizes(run, op, packed_sizes)
    else:
        sizes = _single_sizes(run, op, _values_of(op.static_tile_sizes), list(op.tile_sizes))
    mapping = () if op.mapping is None else tuple(op.mapping)
    loops: list[Payload] = []
    tiled: list[Payload] = []
    rewriter = PatternRewriter(tracking_listener(run, op))
    options = TilingOptions(threads=threads, is_forall=True, mapping=mapping)
    if not threads:
        options = options._replace(tile_sizes=lambda _: sizes)
    for target in run.operations(op.target):
        tiling = tiling_of(target)
        if tiling is None:
            raise target.note_on(silenceable(op, "only TilingInterface ops are supported"), "target op")
        loop, operations = _tile_by_forall(run, op, rewriter, target, tiling, options)
        loops.append(loop)
        tiled += operations
    run.associate(op.forall_op, loops)
    run.associate(op.tiled_op, tiled)


def _values_of(static: DenseArrayAttr | None) -> Sequence[int]:
    return () if static is None else static.values


def _tile_by_forall(
    run: Interpretation,
    op: Operation,
    rewriter: PatternRewriter,
    target: Operation,
    tiling: TilingInterface[Operation],
    options: TilingOptions,
) -> tuple[Operation, list[Operation]]:
    """Mirrors tileToForallOpImpl: the loop, and the operations in it that compute a tile."""
    rewriter.set_insertion_point(target)
    try:
        made = tile_using_scf(rewriter, target, tiling, options)
    except SilenceableFailure:
        raise
    except MLIRError as error:
        run.emit(error)
        failure = silenceable(op, f"{op.info.name} failed to apply")
        raise target.note_on(failure, "when applied to this op") from None
    if not made.loops:
        raise target.note_on(definite(op, "no dimension of the operation is tiled"), "target op")
    rewriter.replace_op(target, made.replacements)
    loop = made.loops[0]
    assert isinstance(loop, scf.ForallOp)
    return (loop if options.threads else normalize_forall(rewriter, loop)), made.tiled.operations


def normalize_forall(rewriter: PatternRewriter, loop: scf.ForallOp) -> scf.ForallOp:
    """Mirrors normalizeForallLoopOp: let every dimension count from zero by one."""
    lowers, uppers, steps = lower_bounds(loop), upper_bounds(loop), steps_of(loop)
    if all(constant_of_mixed(bound) == 0 for bound in lowers) and all(
        constant_of_mixed(bound) == 1 for bound in steps
    ):
        return loop
    location = loop.location
    rewriter.set_insertion_point(loop)
    s0, s1, d0 = affine_symbol(0), affine_symbol(1), affine_dim(0)
    count = AffineExpr.get_ceil_div(s1 - s0, affine_symbol(2))
    counts = [
        composed_apply(rewriter, location, count, [], [*bounds])
        for bounds in zip(lowers, uppers, steps, strict=True)
    ]
    rank = len(counts)
    mapping = () if loop.mapping is None else tuple(loop.mapping)
    made = create_forall(rewriter, location, [0] * rank, counts, [1] * rank, list(loop.outputs), mapping)
    block = body_of(made.region)
    rewriter.set_insertion_point_to_start(block)
    arguments: list[Value] = list(block.args)
    for number, (lower, loop_step) in enumerate(zip(lowers, steps, strict=True)):
        counted = composed_apply(rewriter, location, s0 + d0 * s1, [arguments[number]], [lower, loop_step])
        arguments[number] = create_index(rewriter, location, counted)
    rewriter.merge_blocks(body_of(loop.region), block, arguments)
    rewriter.replace_op(loop, made)
    return made
