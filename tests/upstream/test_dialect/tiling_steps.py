"""Effects of the transforms in MLIR's tests of TilingInterface: they tile, fuse, and query fusion."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.core.value import OpResult
from mlirkit.dialect_passes.transform.tiling_steps import fuse_targets
from mlirkit.dialects.declared import tensor
from mlirkit.dialects.mixed_values import Mixed
from mlirkit.dialects.scf.fuse_producers import FusedLoops, tile_and_fuse_producers
from mlirkit.dialects.scf.tile_using_interface import TilingOptions, tile_using_scf
from mlirkit.dialects.slices import slice_of
from mlirkit.dialects.tiling_interface import Tile, TilingInterface, tiling_of
from mlirkit.dialects.transform.interpretation import Interpretation, Payload, silenceable, step
from mlirkit.dialects.transform.steps import emit_remark
from mlirkit.dialects.transform.tracking import tracking_listener
from mlirkit.ods.live.hooks import interface
from mlirkit.patterns.rewriter import PatternRewriter


class ConsumesTarget(MemoryEffectOpInterface):
    """Consumes the target."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        target, *_ = op.operand_values()
        of_target = [EffectInstance("Read", target), EffectInstance("Free", target)]
        of_results = [EffectInstance(each, value) for value in op.result_values() for each in ("Allocate", "Write")]
        return [*of_target, *of_results, EffectInstance("Read"), EffectInstance("Write")]


class ReadsTarget(MemoryEffectOpInterface):
    """The target stays as it is."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        return [*[EffectInstance("Read", value) for value in op.operand_values()], EffectInstance("Read")]


for _name in ("tile_using_forall", "fuse_using_forall"):
    interface(f"transform.test.{_name}", INTERFACE)(ConsumesTarget())
for _name in ("query_producer_fusability", "query_consumer_fusability"):
    interface(f"transform.test.{_name}", INTERFACE)(ReadsTarget())


def numbers_of(op: Operation, name: str) -> list[int]:
    value = op.attribute(name)
    if not isinstance(value, ArrayAttr):
        return []
    return [int(each.value) for each in value if isinstance(each, IntegerAttr)]


def options_of(op: Operation, interchange: str, is_forall: bool) -> TilingOptions:
    sizes: list[Mixed] = [*numbers_of(op, "tile_sizes")]
    mapping = op.attribute("mapping")
    return TilingOptions(
        lambda _: sizes,
        interchange=numbers_of(op, interchange),
        is_forall=is_forall,
        mapping=tuple(mapping) if isinstance(mapping, ArrayAttr) else (),
    )


def target_of(op: Operation, target: Operation) -> TilingInterface[Operation]:
    tiling = tiling_of(target)
    if tiling is None:
        raise op.error("only TilingInterface ops are supported")
    return tiling


@step("transform.test.tile_using_forall")
def tile_using_forall(run: Interpretation, op: Operation) -> None:
    first, *others = op.result_values()
    tiled: list[Payload] = []
    loops: list[Payload] = []
    rewriter = PatternRewriter(tracking_listener(run, op))
    options = options_of(op, "interchange", True)
    for target in run.operations(op.operand_at(0)):
        tiling = target_of(op, target)
        made = tile_using_scf(rewriter, target, tiling, options)
        rewriter.replace_op(target, made.replacements)
        tiled.append(made.tiled.operations[0])
        loops += made.loops
    run.associate(first, tiled)
    for result, loop in zip(others, loops, strict=False):
        run.associate(result, [loop])


@step("transform.test.fuse_using_forall")
def fuse_using_forall(run: Interpretation, op: Operation) -> None:
    options = options_of(op, "interchange", True)._replace(mapping=())
    fuse_targets(
        run,
        op,
        op.operand_at(0),
        lambda rewriter, target, tiling: tile_and_fuse_producers(rewriter, target, tiling, options),
    )


# -- results of producers -----------------------------------------------------------------------------------


def tiled_before(op: Operation) -> list[Operation]:
    """An operation and all operations that can be tiled on which its operands depend."""
    found = {op: None}
    pending = [op]
    while pending:
        for value in pending.pop().operand_values():
            producer = value.defining_op
            if producer is not None and producer not in found and tiling_of(producer) is not None:
                found[producer] = None
                pending.append(producer)
    return [*found]


@step("transform.test.fuse_and_yield")
def fuse_and_yield(run: Interpretation, op: Operation) -> None:
    use_forall = op.attribute("use_forall")
    options = options_of(op, "tile_interchange", isinstance(use_forall, IntegerAttr) and bool(use_forall.value))

    def fuse(
        rewriter: PatternRewriter, target: Operation, tiling: TilingInterface[Operation]
    ) -> FusedLoops:
        dominance = DominanceInfo(target)
        read_behind = {
            each
            for each in tiled_before(target)
            if any(dominance.properly_dominates(target, user) for result in each.result_values() for user in result.users)
        }
        made = tile_and_fuse_producers(rewriter, target, tiling, options, read_behind.__contains__)
        for replaced in (target, *made.producers):
            for result in replaced.result_values():
                replacement = made.replacements.get(result)
                if isinstance(replacement, OpResult):
                    replace_behind(rewriter, result, replacement)
        # The replacements have been made already.
        return made._replace(replacements={})

    fuse_targets(run, op, op.operand_at(0), fuse)


def replace_behind(rewriter: PatternRewriter, result: OpResult, replacement: OpResult) -> None:
    """Let the operations behind a loop in its block use the loop's result."""
    loop = replacement.owner

    def is_behind(user: Operation, _: int) -> bool:
        return user.parent_op is loop.parent_op and loop.is_before_in_block(user)

    rewriter.replace_uses_with_if(result, replacement, is_behind)


# -- questions ----------------------------------------------------------------------------------------------


def targets_of(run: Interpretation, op: Operation) -> Sequence[tuple[Operation, TilingInterface[Operation]]]:
    found: list[tuple[Operation, TilingInterface[Operation]]] = []
    for target in run.operations(op.operand_at(0)):
        tiling = tiling_of(target)
        if tiling is None:
            raise silenceable(op, "target operation does not implement TilingInterface")
        found.append((target, tiling))
    return found


@step("transform.test.query_producer_fusability")
def query_producers(run: Interpretation, op: Operation) -> None:
    for target, tiling in targets_of(run, op):
        numbers: list[int] = []
        tiles: list[Tile] = []
        for number, value in enumerate(target.operand_values()):
            definer = value.defining_op
            if isinstance(definer, tensor.InsertSliceOp):
                slice = slice_of(definer)
                numbers.append(number)
                tiles.append(Tile(slice.offsets, slice.sizes))
        if numbers:
            rewriter = PatternRewriter()
            rewriter.set_insertion_point(target)
            found = tiling.iteration_domain_tile_from_operand_tiles(target, rewriter, numbers, tiles)
            can = "cannot" if found is None else "can"
            emit_remark(target, f"{can} be fused with producer tensor.insert_slice ops")


@step("transform.test.query_consumer_fusability")
def query_consumers(run: Interpretation, op: Operation) -> None:
    for target, _ in targets_of(run, op):
        for result in target.result_values():
            for user in result.users:
                if isinstance(user, tensor.ExtractSliceOp):
                    # The verifier has made sure of it.
                    emit_remark(target, "can be fused with consumer tensor.extract_slice op")
