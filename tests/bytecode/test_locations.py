"""Locations come back as they were written, both when all are read at once and on single accesses."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.bytecode import write_bytecode
from mlirkit.bytecode.encoding import ATTR_TYPE, CURRENT_VERSION
from mlirkit.bytecode.entries import Entry
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.reader.entry_table import EntryTable
from mlirkit.bytecode.reader.module import BytecodeReader
from mlirkit.bytecode.reader.points import MOST_COPIED, PointReader, point_reader
from mlirkit.bytecode.reader.sections import BytecodeFile, Section
from mlirkit.core.location import ScopedOrigin
from mlirkit.layouts.reading import read_any_bytecode
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.gc_pause import gc_paused

CONTEXT = ir.Context(allow_unregistered_dialects=True)

# All lengths of varints, more entries than a landmark covers, and locations of other kinds between the
# points.
POINTS = [
    (file, line, column)
    for file in ("a.mlir", "b" * 300, "")
    for line in (0, 1, 63, 64, 127, 128, 8191, 8192, 1 << 20, (1 << 20) - 1, (1 << 32) - 1)
    for column in (0, 1, 127, 128, 1 << 13, 1 << 20, (1 << 24) - 1, 1 << 24, (1 << 32) - 1)
]
# Neighbours whose numbers take the same bytes, which are decoded together; and neighbours of two files.
RUNS: list[ir.Location] = [
    ir.Location.file(file, line + step, column + step)
    for file in ("a.mlir", "c.mlir")
    for line in (0, 100, 8192, 1 << 21, 1 << 29)
    for column in (0, 100, 8192, 1 << 20, 1 << 21)
    for step in range(20)
] + [ir.Location.file("ac"[step // 3 % 2], 300 + step, 1) for step in range(60)]
LOCATIONS: list[ir.Location] = [ir.Location.file(*point) for point in POINTS]
OTHERS: list[ir.Location] = [
    ir.Location.unknown(),
    ir.Location.name("n", LOCATIONS[0]),
    ir.Location.callsite(LOCATIONS[1], [LOCATIONS[2]]),
    ir.Location.file("a.mlir", 1, 2, 3, 4),
    ir.Location.fused([LOCATIONS[3], LOCATIONS[4]]),
]


def module_of(locations: list[ir.Location]) -> ir.Module:
    """A module with an operation, in a block with an argument, at each location."""
    module = ir.Module.create(ir.Location.unknown(CONTEXT))
    with CONTEXT:
        for location in locations:
            op = ir.Operation.create("t.op", regions=1, loc=location, ip=ir.InsertionPoint(module.body))
            op.regions[0].blocks.append(ir.IndexType.get(), arg_locs=[location])
    return module


def found_in(module: Any) -> list[ir.Location]:
    """The locations of a module's operations; their block arguments must have the same ones."""
    found: list[ir.Location] = []
    for op in module.body:
        location = op.location
        assert op.location is location
        assert op.regions[0].blocks[0].arguments[0].location == location
        found.append(location)
    return found


@pytest.mark.parametrize("lazy", [False, True])
@pytest.mark.parametrize("as_view", [False, True])
@pytest.mark.parametrize("turn", [1, -1, 7, 0])
def test_read(lazy: bool, as_view: bool, turn: int) -> None:
    """Points in the order of the file, backwards, among others, and in runs."""
    locations = LOCATIONS[::turn] if turn else RUNS
    if turn == 7:
        locations = [each for pair in zip(locations, OTHERS * 100, strict=False) for each in pair]
    data = write_bytecode(module_of(locations).operation)
    module = read_any_bytecode(memoryview(data) if as_view else data, CONTEXT, "test", True, lazy=lazy)
    assert found_in(module) == locations
    again = module.clone()
    assert found_in(again) == locations
    assert write_bytecode(again) == data


def test_chunks_stay_unpacked() -> None:
    """Files whose locations jump between chunks of points unpack each of them once."""
    locations: list[ir.Location] = [ir.Location.file("a.mlir", 200 + step, 100) for step in range(1000)]
    reader = BytecodeReader("test", write_bytecode(module_of(locations).operation), CONTEXT)
    points = point_reader(reader.file, reader.table.attributes)
    assert points is not None
    reader.table.materialize()
    chunks = [points.places(chunk) for chunk in range(3)]
    assert any(place >= 0 for places in chunks for place in places)
    assert all(points.places(chunk) is places for chunk, places in enumerate(chunks))


def test_chunks_are_dropped() -> None:
    """Few chunks of a large file stay unpacked; a chunk that is unpacked again gives the same locations."""
    locations: list[ir.Location] = [ir.Location.file("a.mlir", 200 + step, 100) for step in range(36000)]
    reader = BytecodeReader("test", write_bytecode(module_of(locations).operation), CONTEXT)
    points = point_reader(reader.file, reader.table.attributes)
    assert points is not None
    reader.table.materialize()
    chunks = [points.places(chunk) for chunk in range(140)]
    assert len({place for places in chunks for place in places}) > 35000
    for _ in range(3):
        assert points.places(0) is not chunks[0]
        assert [points.places(chunk) for chunk in range(140)] == chunks


def test_nothing_is_left_to_the_collector() -> None:
    """The tables of a file, which may be as large as the module, are freed as soon as it is read."""

    def tables() -> int:
        return sum(isinstance(one, (AttrTypeTable, EntryTable, PointReader)) for one in gc.get_objects())

    data = write_bytecode(module_of([*RUNS, *OTHERS]).operation)
    gc.collect()
    with gc_paused():
        before = tables()
        module = read_any_bytecode(data, CONTEXT, "test", True)
        assert tables() == before
    assert len(found_in(module)) == len(RUNS) + len(OTHERS)


def test_a_file_without_a_name() -> None:
    """Equal points in a file without a name are one entry."""

    def count(first: str) -> int:
        locations: list[ir.Location] = [ir.Location.file(first, 7, 7), ir.Location.file("a", 1, 1)]
        return len(Numbering(module_of(locations).operation, CURRENT_VERSION).attribute_entries)

    assert count("") == count("b")


def test_points_inside_of_locations() -> None:
    """Points inside other locations are read like the points of operations, and are the same entries."""
    points = [ir.Location.file("a.mlir", 200 + step, 5000 * (step % 2)) for step in range(600)]
    locations: list[ir.Location] = []
    for step, point in enumerate(points):
        nested = ir.Location.fused([point, points[step // 2]], ir.StringAttr.get(f"m{step % 7}", CONTEXT))
        locations += [ir.Location.callsite(nested, [points[-step]]), ir.Location.name("n", nested), point]
    data = write_bytecode(module_of(locations).operation)
    module = read_any_bytecode(data, CONTEXT, "test", True)
    assert found_in(module) == locations
    assert write_bytecode(module.operation) == data


def locations_of_two_points() -> list[ir.Location]:
    """New locations of all kinds for which the writer makes no attributes, nested in each other."""
    metadata = ir.StringAttr.get("s", CONTEXT)
    one, other = ir.Location.file("a.mlir", 1, 1), ir.Location.file("a.mlir", 2, 70)
    n, m, n_of_other = (ir.Location.name(*parts) for parts in (("n", one), ("m", one), ("n", other)))
    pairs = [(one, other), (other, one), (n, other), (n, m), (n, n_of_other), (m, n), (one, n), (one, m)]
    called = [ir.Location.callsite(first, [second]) for first, second in pairs]
    fused = [ir.Location.fused([first, second]) for first, second in pairs]
    deeper = [ir.Location.name("n", n), ir.Location.callsite(called[2], [fused[2]])]
    scoped = [ir.Location.fused([part], metadata) for part in (one, other, n, called[0])]
    return [n, m, n_of_other, *called, *fused, *deeper, *scoped]


@pytest.mark.parametrize("turn", [1, -1, 5])
def test_locations_of_two_points(turn: int) -> None:
    """Equal locations are one entry, in any order of the locations made of their points."""
    locations = locations_of_two_points()
    locations = [*locations[turn:], *locations[:turn]][::turn]
    again = [*locations, *locations_of_two_points()]
    entries = Numbering(module_of(again).operation, CURRENT_VERSION).attribute_entries
    assert len(entries) == len(Numbering(module_of(locations_of_two_points()).operation, 6).attribute_entries)
    data = write_bytecode(module_of(again).operation)
    module = read_any_bytecode(data, CONTEXT, "test", True)
    assert found_in(module) == again
    assert write_bytecode(module.operation) == data


def test_writing_leaves_nothing_to_the_collector() -> None:
    """The entries of a file are freed as soon as it is written, although they refer to each other."""

    def entries() -> int:
        return sum(isinstance(one, Entry) for one in gc.get_objects())

    module = module_of([*RUNS, *OTHERS, *locations_of_two_points()])
    gc.collect()
    with gc_paused():
        before = entries()
        write_bytecode(module.operation)
        assert entries() == before


def test_scopes() -> None:
    """Points with the same metadata share its entry, and are the same entries as their values."""
    scopes = [ir.StringAttr.get(f"s{number}", CONTEXT) for number in range(3)]
    points: list[ir.Location] = [ir.Location.file("ab"[step % 100 // 90], step, 7) for step in range(600)]
    fused = [ir.Location.fused([point], scopes[step // 200]) for step, point in enumerate(points)]
    data = write_bytecode(module_of([*fused, *points, *fused]).operation)
    module: Any = read_any_bytecode(data, CONTEXT, "test", True)
    stored = {id(op.loc) for op in module.body if isinstance(op.loc, ScopedOrigin)}
    assert 0 < len(stored) < 100
    assert write_bytecode(module.operation) == data
    assert found_in(module) == [*fused, *points, *fused]
    assert write_bytecode(module.operation) == data


def test_points_in_metadata() -> None:
    """Points used in metadata are not mistaken for the fused point beside the metadata."""
    points: list[ir.Location] = [ir.Location.file("ab"[step % 2], step, 7) for step in range(60)]
    inner: list[ir.Location] = [ir.Location.file("b", 900 - step, 3) for step in range(60)]
    scopes = [ir.ArrayAttr.get([inner[step], inner[-step]], CONTEXT) for step in range(60)]
    fused = [ir.Location.fused([point], scope) for point, scope in zip(points, scopes, strict=True)]
    data = write_bytecode(module_of(fused).operation)
    assert found_in(read_any_bytecode(data, CONTEXT, "test", True)) == fused


def test_offsets_in_any_order() -> None:
    """Offsets of entries do not depend on the order of accesses."""
    scopes = [ir.ArrayAttr.get([ir.UnitAttr.get(CONTEXT)] * (step % 90), CONTEXT) for step in range(300)]
    fused = [ir.Location.fused([LOCATIONS[0]], scope) for scope in scopes]
    reader = BytecodeReader("test", write_bytecode(module_of([*RUNS, *fused]).operation), CONTEXT)
    table = reader.table.attributes
    starts = [table.start(index) for index in range(table.count)]
    assert table.count > 1024
    assert starts == sorted(starts)
    for step in (-1, 2, 17, -17, 255, 601):
        order = [index * step % table.count for index in range(table.count)]
        assert [table.start(index) for index in order] == [starts[index] for index in order]


@pytest.mark.parametrize("kind", [10, 12, 13, 14, 15])
def test_broken_locations(kind: int) -> None:
    """Reading entries one by one reports every damage of an entry, as lazy reading does."""
    inner = LOCATIONS[0]
    scope = ir.StringAttr.get("s", CONTEXT)
    locations = {
        10: ir.Location.callsite(inner, [LOCATIONS[1]]),
        12: ir.Location.fused([inner, LOCATIONS[1]]),
        13: ir.Location.fused([inner], scope),
        14: ir.Location.name("n", inner),
        15: ir.Location.unknown(),
    }
    data = write_bytecode(module_of([locations[kind]]).operation)
    table = BytecodeReader("test", data, CONTEXT).table
    starts = [table.section_start + table.attributes.start(index) for index in range(table.attributes.count)]
    at = next(start for start in starts if data[start] == kind << 1 | 1)

    def outcome(changed: bytes, lazy: bool) -> str:
        try:
            module = read_any_bytecode(changed, CONTEXT, "test", True, lazy=lazy)
            return str(module.get_asm(enable_debug_info=True))
        except MLIRError as error:
            return str(error)

    for offset in range(5):
        for byte in (0, 1, 3, 5, 7, 9, 11, 13, 255):
            changed = bytearray(data)
            changed[at + offset] = byte
            assert outcome(bytes(changed), False) == outcome(bytes(changed), True), (offset, byte)


@pytest.mark.parametrize(("size", "is_read"), [(1 << 25, True), (MOST_COPIED + 1, False)])
def test_points_of_a_mapped_file_are_read_in_a_copy_of_the_section_unless_it_is_huge(
    size: int, is_read: bool
) -> None:
    section = Section(ATTR_TYPE, 0, size, 1, 0)
    file = BytecodeFile("large", memoryview(bytes(size)), CURRENT_VERSION, "", [section])
    assert (point_reader(file, EntryTable("attribute")) is not None) == is_read
