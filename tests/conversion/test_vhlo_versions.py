"""Laws of the facts about StableHLO releases."""

from __future__ import annotations

import pytest

from mlirkit.conversion import vhlo_mapping as mapping
from mlirkit.conversion import vhlo_versions as versions

TABLES = [versions.OP_VERSIONS, versions.ATTRIBUTE_VERSIONS, versions.TYPE_VERSIONS]


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("0.9.0", (0, 9, 0)),
        ("1.20.3", (1, 20, 3)),
        ("01.2.3", (1, 2, 3)),
        ("", None),
        ("1.2", None),
        ("1.2.3.4", None),
        ("1.2.x", None),
        ("1.2.-3", None),
        (" 1.2.3", None),
        ("1.2.²", None),
        ("1.2." + "9" * 5000, None),
    ],
)
def test_parse_version(text: str, version: versions.Version | None) -> None:
    assert versions.parse_version(text) == version


@pytest.mark.parametrize(
    ("release", "expected"),
    [
        ((0, 8, 0), None),
        ((0, 9, 0), 0),
        ((0, 11, 9), 1),
        ((0, 13, 0), 3),
        ((0, 14, 0), 4),
        ((0, 15, 0), 6),
        (versions.CURRENT_VERSION, 6),
        ((2, 0, 0), None),
    ],
)
def test_bytecode_version(release: versions.Version, expected: int | None) -> None:
    assert versions.bytecode_version(release) == expected


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("gather_v2", ("gather", 2)),
        ("cross-replica-sum_v1", ("cross-replica-sum", 1)),
        ("gather", ("gather", 0)),
    ],
)
def test_split_version(name: str, parts: tuple[str, int]) -> None:
    assert versions.split_version(name) == parts


@pytest.mark.parametrize("table", TABLES, ids=["ops", "attributes", "types"])
def test_ranges_are_of_known_releases(table: dict[str, versions.Range]) -> None:
    for name, (first, last) in table.items():
        assert versions.split_version(name)[1] > 0
        assert versions.MINIMUM_VERSION <= first <= versions.CURRENT_VERSION, name
        assert last is None or first < last < versions.CURRENT_VERSION, name


def test_steps_lead_to_the_current_version() -> None:
    """A replaced operation has one upgrade; its versions end a minor release before its successor's begin."""
    replaced = {name for name, (_, last) in versions.OP_VERSIONS.items() if last is not None}
    assert set(versions.UPGRADES) == replaced
    assert len(versions.UPGRADES) == len(versions.DOWNGRADES) == len(versions.STEPS)
    for step in versions.STEPS:
        (stem, number), (new_stem, new_number) = map(versions.split_version, (step.old, step.new))
        assert (new_stem, new_number) == (stem, number + 1)
        last, first = versions.OP_VERSIONS[step.old][1], versions.OP_VERSIONS[step.new][0]
        assert last is not None and (last[0], last[1] + 1) == first[:2]


def test_constraints_are_of_ops_that_are_older() -> None:
    for name, constraints in versions.CONSTRAINTS.items():
        for _, release in constraints:
            assert versions.OP_VERSIONS[name][0] < release <= versions.CURRENT_VERSION


def test_ops_and_types_go_there_and_back() -> None:
    for op, name in mapping.TO_VHLO_OPS.items():
        assert op == "func.return" or mapping.FROM_VHLO_OPS[name] == op
    assert mapping.FROM_VHLO_OPS["return_v1"] == "stablehlo.return"
    for spelling, mnemonic in mapping.TO_VHLO_TYPES.items():
        assert mapping.FROM_VHLO_TYPES[mnemonic] == spelling
