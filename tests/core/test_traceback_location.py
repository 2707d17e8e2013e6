"""Locations from the Python program that makes operations."""

from __future__ import annotations

from pathlib import Path

from mlirkit import ir


def make() -> ir.Operation:
    return ir.Operation.create("test.op", ip=False)


def outer() -> ir.Operation:
    return make()


def test_frames_become_locations() -> None:
    with ir.Context(allow_unregistered_dialects=True):
        with ir.loc_tracebacks(max_depth=2):
            found = outer().location
        assert isinstance(found, ir.CallSiteLoc)
        inner, around = found.callee, found.caller
        assert isinstance(inner, ir.NameLoc) and isinstance(around, ir.NameLoc)
        assert (inner.name_str, around.name_str) == ("make", "outer")
        place = inner.child_loc
        assert isinstance(place, ir.FileLineColRange)
        assert Path(place.filename).name == Path(__file__).name
        assert place.start_line == make.__code__.co_firstlineno + 1


def test_depth() -> None:
    with ir.Context(allow_unregistered_dialects=True):
        with ir.loc_tracebacks(max_depth=1):
            assert isinstance(outer().location, ir.NameLoc)
            with ir.loc_tracebacks(max_depth=0):
                assert outer().location == ir.Location.unknown()
            with ir.loc_tracebacks():
                assert isinstance(outer().location, ir.NameLoc)
        assert make().location == ir.Location.unknown()


def test_a_location_that_is_given_stays() -> None:
    given = ir.Location.name("given")
    with ir.Context(allow_unregistered_dialects=True), ir.loc_tracebacks():
        assert ir.Operation.create("test.op", loc=given, ip=False).location == given
