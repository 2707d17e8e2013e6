"""Names of omp's values in printed text.

`omp.new_cli` is named after the generator of the loop: `%canonloop` by `omp.canonical_loop`, `%grid1` and
`%intratile1` by `omp.tile`, `%cli` without one.  `%canonloop` and the loop's variable `%iv` have a suffix for
the loop's position, if needed to distinguish it (generateLoopNestingName of MLIR's OpenMPDialect.cpp):

    _s<n>   the n-th operation with regions in its region
    _d<n>   the depth in a nest of loops, each the only such operation of its region
    _r<n>   the region of an operation with several
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.dialects.declared import omp
from mlirkit.ods.live.hooks import SetLabel, SetName, block_labels, block_names, result_names
from mlirkit.patterns.control_flow import post_order

LOOP = "omp.canonical_loop"
# The position of an operation whose block is not visited: size_t(-1).
NOWHERE = (1 << 64) - 1


class Place:
    """A step on the path from a loop outwards: an operation in its region, or a region of its operation."""

    __slots__ = ("depth", "index", "is_loop", "is_region", "is_unique", "skip")

    def __init__(self, is_region: bool, is_unique: bool, index: int, is_loop: bool) -> None:
        self.is_region = is_region
        self.is_unique = is_unique
        self.index = index
        self.is_loop = is_loop
        self.depth = 0
        # A step without a suffix.
        self.skip = is_region and is_unique

    def text(self) -> str:
        if self.is_region:
            return f"_r{self.index}"
        return f"_d{self.depth}" if self.depth else f"_s{self.index}"


def place_in_region(op: Operation, region: Region) -> Place:
    """The position among the operations with regions, in the order of control flow."""
    count = 0
    index = NOWHERE
    first = region.first_block
    assert first is not None
    for block in reversed(post_order(first)):
        for operation in block.operations:
            if operation is op:
                index = count
            if operation.region_list:
                count += 1
            if count > 1 and index != NOWHERE:
                return Place(False, False, index, op.name == LOOP)
    return Place(False, count <= 1, index, op.name == LOOP)


def nesting_name(prefix: str, loop: Operation | None) -> str:
    """The prefix with the suffix for the loop's position."""
    places: list[Place] = []
    op: Any = loop
    while op is not None:
        region = op.parent_region
        if region is None:
            break
        places.append(place_in_region(op, region))
        op = region.parent_op
        if op is None or op.info.is_isolated:
            break
        if len(op.regions) > 1:
            places.append(Place(True, False, list(op.regions).index(region), False))
    places.reverse()
    number_nests(places)
    for place in places:
        if not place.is_region and place.is_unique and not place.is_loop:
            place.skip = True
    is_new = True
    for place in places:
        if is_new and place.is_unique:
            place.skip = True
        if not place.skip:
            is_new = True
        if not place.is_region:
            is_new = False
    return prefix + "".join([place.text() for place in places if not place.skip])


def number_nests(places: list[Place]) -> None:
    """Set depths of loops in nests, and keep only the innermost of a nest."""
    surrounding = 0
    for place in places:
        if place.is_region:
            surrounding = 0
            continue
        if not place.is_unique:
            surrounding = 0
        place.depth = surrounding
        surrounding += place.is_loop
    in_nest = False
    for place in reversed(places):
        if place.is_region:
            continue
        if not in_nest and place.depth:
            in_nest = True
        elif in_nest:
            place.skip = place.skip or place.is_unique
            in_nest = place.depth != 0


@result_names(omp.NewCliOp)
def name_loop(op: Operation, set_name: SetName) -> None:
    result = op.result
    name = "cli"
    for user, number in result.use_pairs():
        if user.name == LOOP:
            name = nesting_name("canonloop", user)
        elif isinstance(user, omp.TileOp):
            count = len(user.generatees)
            if number < count:
                grid = count // 2
                name = f"grid{number + 1}" if number < grid else f"intratile{number - grid + 1}"
    set_name(result, name)


@block_names(LOOP)
def name_variable(region: Region, set_name: SetName) -> None:
    block = region.first_block
    if block is not None and block.args:
        set_name(block.args[0], nesting_name("iv", region.parent_op))


@block_labels(LOOP)
def label_entry(region: Region, set_label: SetLabel) -> None:
    block = region.first_block
    if block is not None:
        set_label(block, "body_entry")
