"""Verifiers of sparse_tensor's loops, and of the spaces and iterators they take."""

from __future__ import annotations

from typing import cast

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.builtin.typed_attributes import TypedArrayAttr
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Type
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.dialects.sparse_tensor.storage import Storage, encoding_of
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


def _levels(type: Type) -> tuple[int, int]:
    """The range of levels of a space or an iterator: first, end."""
    _, low, high = parameters_of(type)
    return low, high


@verifier(sparse_tensor.ForeachOp)
def verify_foreach(op: sparse_tensor.ForeachOp) -> None:
    """Mirrors ForeachOp::verify."""
    storage = Storage(op.tensor.type)
    rank, arguments = len(storage.shape), op.region.blocks[0].args
    inits = [initArg.type for initArg in op.initArgs]
    order = op.order_
    if order is not None and order.map.n_dims != len(storage.levels):
        raise op.error("Level traverse order does not match tensor's level rank")
    if rank + 1 + len(inits) != len(arguments):
        raise op.error("Unmatched number of arguments in the block")
    if op.result_count != len(inits):
        raise op.error("Mismatch in number of init arguments and results")
    if list(op.result_types()) != inits:
        raise op.error("Mismatch in types of init arguments and results")
    if list(op.region.blocks[0].back().operand_types()) != inits:
        raise op.error("Mismatch in types of yield values and results")
    for number, argument in enumerate(arguments[:rank]):
        if argument.type != INDEX:
            raise op.error(f"Expecting Index type for argument at index {number}")
    element, result = storage.type.element_type, arguments[rank].type
    if element != result:
        raise op.error(
            f"Unmatched element type between input tensor and block argument, expected:{element}, got: "
            f"{result}"
        )


@verifier(sparse_tensor.ExtractIterSpaceOp)
def verify_extract_space(op: sparse_tensor.ExtractIterSpaceOp) -> None:
    """Mirrors ExtractIterSpaceOp::verify."""
    low, high = op.loLvl.value, op.hiLvl.value
    if low >= high:
        raise op.op_error("expected smaller level low than level high")
    parent = op.parentIter
    if (parent is None) != (low == 0):
        raise op.op_error("parent iterator should be specified iff level lower bound equals 0")
    if parent is None:
        return
    space = op.extractedSpace.type
    if encoding_of(parent.type) != encoding_of(space):
        raise op.op_error("mismatch in parent iterator encoding and iteration space encoding.")
    if _levels(space)[0] != _levels(parent.type)[1]:
        raise op.op_error(
            "parent iterator should be used to extract an iteration space from a consecutive level."
        )


@verifier(sparse_tensor.ExtractValOp)
def verify_extract_value(op: sparse_tensor.ExtractValOp) -> None:
    """Mirrors ExtractValOp::verify."""
    storage, iterator = Storage(op.tensor.type), op.iterator.type
    if storage.encoding != encoding_of(iterator):
        raise op.op_error("mismatch in tensor encoding and iterator encoding.")
    if len(storage.levels) != _levels(iterator)[1]:
        raise op.op_error("must use last-level iterator to extract values. ")


@verifier(sparse_tensor.IterateOp, sparse_tensor.CoIterateOp)
def verify_used_coordinates(op: sparse_tensor.IterateOp | sparse_tensor.CoIterateOp) -> None:
    """Mirrors IterateOp::verify and CoIterateOp::verify."""
    if len(op.initArgs) != op.result_count:
        raise op.op_error("mismatch in number of loop-carried values and defined values")
    # The first space determines the number; MLIR crashes without one.
    spaces = list(op.iterSpaces)[:1] if isinstance(op, sparse_tensor.CoIterateOp) else [op.iterSpace]
    depth = sum(high - low for low, high in (_levels(space.type) for space in spaces))
    if (op.crdUsedLvls.value % (1 << 64)).bit_length() > depth:
        raise op.op_error("required out-of-bound coordinates")


def _verify_carried(
    op: sparse_tensor.IterateOp | sparse_tensor.CoIterateOp, region: Region, place: str, end: str
) -> None:
    """Verify that loop-carried values have the types of the results."""
    block = region.first_block
    if block is None or block.last is None:
        return
    inits, results = [initArg.type for initArg in op.initArgs], list(op.result_types())
    carried = [argument.type for argument in block.args[: len(inits)]]
    yielded = list(block.last.operand_types())
    if len({len(inits), len(carried), len(yielded), len(results)}) > 1:
        raise op.op_error(f"number mismatch between iter args and results{place or end}")
    for number, (init, inside, value, result) in enumerate(
        zip(inits, carried, yielded, results, strict=True)
    ):
        for type, subject in ((init, "iter operand"), (inside, "iter region arg"), (value, "yield value")):
            if type != result:
                raise op.op_error(f"types mismatch between {number}th {subject} and defined value{place}")


class IterateLoop(LoopLikeOpInterface):
    """As the interface's methods of IterateOp."""

    __slots__ = ()

    def inits(self, op: sparse_tensor.IterateOp) -> list[Value]:
        return list(op.initArgs)

    def region_iter_args(self, op: sparse_tensor.IterateOp) -> list[Value]:
        arguments = op.region.blocks[0].args
        return list(arguments[: max(0, len(arguments) - 1 - _used_count(op))])

    def yielded_values(self, op: sparse_tensor.IterateOp) -> list[Value]:
        return list(op.region.blocks[0].back().operand_values())

    def loop_results(self, op: sparse_tensor.IterateOp) -> list[Value]:
        return list(op.result_values())


interface(sparse_tensor.IterateOp, "LoopLikeOpInterface")(IterateLoop())


def _used_count(op: sparse_tensor.IterateOp) -> int:
    return int(op.crdUsedLvls.value % (1 << 64)).bit_count()


@region_verifier(sparse_tensor.IterateOp)
def verify_iterate(op: sparse_tensor.IterateOp) -> None:
    """Mirrors IterateOp::verifyRegions."""
    arguments = op.region.blocks[0].args
    if not arguments or parameters_of(arguments[-1].type) != parameters_of(op.iterSpace.type):
        raise op.op_error("mismatch in iterator and iteration space type")
    if len(arguments) - 1 - _used_count(op) != op.result_count:
        raise op.op_error("mismatch in number of basic block args and defined values")
    _verify_carried(op, op.region, "", ".")


@region_verifier(sparse_tensor.CoIterateOp)
def verify_coiterate(op: sparse_tensor.CoIterateOp) -> None:
    """Mirrors CoIterateOp::verifyRegions."""
    for number, region in enumerate(op.regions):
        _verify_carried(op, region, f" on {number}th region", "")
    cases = [case.value for case in cast(TypedArrayAttr[IntegerAttr], op.cases)]
    if len(set(cases)) != len(op.regions):
        raise op.op_error("contains duplicated cases.")
