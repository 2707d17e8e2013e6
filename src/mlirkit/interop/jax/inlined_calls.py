"""Inlined calls: the body of a function of one block, copied to the insertion point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.core.block import Block
from mlirkit.core.clone import clone_operation
from mlirkit.core.creation import insert_at
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import (
    CallSiteLoc,
    FileLineColRange,
    Location,
    NameLoc,
    UnknownLoc,
    default_location,
)
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import location_of, operands_of
from mlirkit.core.value import Value


def inlined_func_call(
    callee: Operation,
    args: Sequence[Value],
    *place: Location | Block | None,
    block: Block | None = None,
    loc: Location | None = None,
) -> list[Value]:
    """The results of a call of a function with these arguments; ValueError for a body of several blocks.

    `place` is a location; jaxlib up to 0.8 passes the block to which operations are appended.
    """
    for inner_block in place:
        if isinstance(inner_block, Block):
            block = inner_block
        else:
            loc = inner_block
    blocks = callee.region_at(0).get_blocks()
    if len(blocks) != 1:
        raise ValueError(f"expected function to have exactly one block, got {len(blocks)}")
    body = blocks[0]
    if len(args) != len(body.args):
        raise ValueError(f"expected {len(body.args)} arguments, got {len(args)}")
    mapping: dict[Value, Value] = {}
    for number, argument in enumerate(body.args):
        mapping[argument] = args[number]
    caller = _Place(default_location(loc))
    moved: dict[int, tuple[Location, Location]] = {}
    ip = InsertionPoint.current_or_none() if block is None else InsertionPoint(block)
    operation = body.first
    while operation is not None and operation is not body.last:
        copy = clone_operation(operation, mapping)
        if copy.region_list is None:
            copy.location = _moved(location_of(copy), caller, moved)
        else:
            _move(copy, caller, moved)
        insert_at(copy, ip)
        operation = operation.next_op
    return [] if operation is None else [mapping.get(value, value) for value in operands_of(operation)]


def _move(root: Operation, caller: _Place, moved: dict[int, tuple[Location, Location]]) -> None:
    """Give operations the places of a call; operations inside of isolated ones keep theirs, as in jaxlib."""
    pending = [root]
    while pending:
        op = pending.pop()
        op.location = _moved(location_of(op), caller, moved)
        if not op.info.is_isolated:
            for region in op.region_list or ():
                for block in region.get_blocks():
                    pending.extend(block.operations)


def _moved(location: Location, caller: _Place, moved: dict[int, tuple[Location, Location]]) -> Location:
    """The location of a callee's operation at a call; `moved` caches them by the identity of the old one."""
    cached = moved.get(id(location))
    if cached is None:
        cached = (location, _place_at(location).called_from(caller))
        moved[id(location)] = cached
    return cached[1]


# The places of functions that are called many times, by the identity of the location.
_places: Final[dict[int, tuple[Location, _Place]]] = {}
_MOST_PLACES: Final = 4096


def _place_at(location: Location) -> _Place:
    place = _places.get(id(location))
    if place is None:
        if len(_places) >= _MOST_PLACES:
            _places.clear()
        place = (location, _Place(location))
        _places[id(location)] = place
    return place[1]


class _Place:
    """A location as JAX makes them: `"psum:"("jit(f)/psum"(frames))`.

    `types` are the names in front that end in a colon, the name is the place in the program, and the frames
    are the places in the text; a name directly around a place in a file is that of a frame.
    """

    def __init__(self, location: Location) -> None:
        self.types: list[str] = []
        self.name = ""
        while isinstance(location, NameLoc) and location.name_str.endswith(":"):
            if isinstance(location.child_loc, FileLineColRange):
                break
            self.types.append(location.name_str)
            location = location.child_loc
        if isinstance(location, NameLoc) and not isinstance(location.child_loc, FileLineColRange):
            self.name = location.name_str
            location = location.child_loc
        self.frames = location

    def called_from(self, caller: _Place) -> Location:
        """This place, in a function that is called at another: names and frames are joined."""
        frames = self.frames
        if isinstance(frames, UnknownLoc):
            frames = caller.frames
        elif not isinstance(caller.frames, UnknownLoc):
            frames = CallSiteLoc(frames, caller.frames)
        location = NameLoc("/".join([name for name in (caller.name, self.name) if name]), frames)
        for type in reversed(caller.types):
            location = NameLoc(type, location)
        return location
