"""Affine maps and integer sets as values."""

from __future__ import annotations

import copy
import pickle

import pytest

from mlirkit.builtin.affine_expr import AffineExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.integer_set import IntegerSet

D0, D1, D2 = (AffineExpr.get_dim(i) for i in range(3))
S0, S1, S2 = (AffineExpr.get_symbol(i) for i in range(3))
C = AffineExpr.get_constant

MAPS = [
    (AffineMap.get(2, 1, [D0 + D1 * 2 - S0 // 4]), "(d0, d1)[s0] -> (d0 + d1 * 2 - s0 floordiv 4)"),
    (AffineMap.get_empty(), "() -> ()"),
    (AffineMap.get_constant(-3), "() -> (-3)"),
    (AffineMap.get_identity(2), "(d0, d1) -> (d0, d1)"),
    (AffineMap.get_minor_identity(3, 2), "(d0, d1, d2) -> (d1, d2)"),
    (AffineMap.get_permutation([2, 0, 1]), "(d0, d1, d2) -> (d2, d0, d1)"),
    (AffineMap.get(0, 2, [S1]), "()[s0, s1] -> (s1)"),
]


@pytest.mark.parametrize(("map_", "text"), MAPS, ids=[text for _, text in MAPS])
def test_map_text_and_identity(map_: AffineMap, text: str) -> None:
    assert str(map_) == text
    assert repr(map_) == f"AffineMap({text})"
    again = AffineMap(map_.n_dims, map_.n_symbols, tuple(map_.results))
    assert again == map_
    assert hash(again) == hash(map_)
    assert pickle.loads(pickle.dumps(map_)) == map_
    assert copy.deepcopy(map_) is map_
    assert map_ != AffineMap(map_.n_dims + 1, map_.n_symbols, map_.results)
    assert map_.n_inputs == map_.n_dims + map_.n_symbols


# map, identity, minor identity, projected permutation, permutation, constant
QUESTIONS = [
    (AffineMap.get_identity(3), True, True, True, True, False),
    (AffineMap.get_minor_identity(3, 2), False, True, True, False, False),
    (AffineMap.get_permutation([1, 0]), False, False, True, True, False),
    (AffineMap.get(2, 0, [D0, D0]), False, False, False, False, False),
    (AffineMap.get(2, 1, [D0, D1]), True, True, False, False, False),
    (AffineMap.get(1, 0, [D0, D0]), False, False, False, False, False),
    (AffineMap.get(2, 0, [D0 + 1, D1]), False, False, False, False, False),
    (AffineMap.get(2, 0, [C(1), C(2)]), False, False, False, False, True),
]


@pytest.mark.parametrize(("map_", "identity", "minor", "projected", "permutation", "constant"), QUESTIONS)
def test_questions(
    map_: AffineMap, identity: bool, minor: bool, projected: bool, permutation: bool, constant: bool
) -> None:
    assert map_.is_identity == identity
    assert map_.is_minor_identity == minor
    assert map_.is_projected_permutation == projected
    assert map_.is_permutation == permutation
    assert map_.is_constant == constant


def test_submaps() -> None:
    map_ = AffineMap.get_permutation([2, 0, 1])
    assert str(map_.get_submap([1, 1])) == "(d0, d1, d2) -> (d0, d0)"
    assert str(map_.get_major_submap(1)) == "(d0, d1, d2) -> (d2)"
    assert str(map_.get_minor_submap(2)) == "(d0, d1, d2) -> (d0, d1)"
    assert str(map_.get_minor_submap(0)) == "(d0, d1, d2) -> ()"


def test_replacing_composing_compressing() -> None:
    map_ = AffineMap.get(2, 1, [D0 + S0, D1])
    assert str(map_.replace(D1, D0, 1, 1)) == "(d0)[s0] -> (d0 + s0, d0)"
    inner = AffineMap.get(1, 1, [D0 * 2, S0])
    assert str(map_.compose(inner)) == "(d0)[s0, s1] -> (d0 * 2 + s0, s1)"
    maps = [AffineMap.get(1, 3, [S2]), AffineMap.get(1, 3, [D0])]
    compressed = AffineMap.compress_unused_symbols(maps, None)
    assert [str(each) for each in compressed] == ["(d0)[s0] -> (s0)", "(d0)[s0] -> (d0)"]


@pytest.mark.parametrize(
    "make",
    [
        lambda: AffineMap.get(1, 0, [D1]),
        lambda: AffineMap.get(1, 0, [S0]),
        lambda: AffineMap.get_permutation([0, 2]),
        lambda: AffineMap.get_minor_identity(1, 2),
        lambda: AffineMap.get_identity(2).get_submap([2]),
        lambda: AffineMap.get_identity(2).get_major_submap(2),
        lambda: AffineMap.get_identity(2).compose(AffineMap.get_empty()),
        lambda: IntegerSet.get(1, 0, [D0], []),
        lambda: IntegerSet.get(1, 0, [], []),
        lambda: IntegerSet.get(0, 0, [D0], [True]),
        lambda: IntegerSet.get_empty(1, 0).get_replaced([], [], 0, 0),
    ],
)
def test_impossible_values_are_refused(make: object) -> None:
    with pytest.raises((ValueError, RuntimeError)):
        make()  # type: ignore[operator]


def test_sets() -> None:
    set_ = IntegerSet.get(1, 1, [D0 - 1, S0], [False, True])
    assert str(set_) == "(d0)[s0] : (d0 - 1 >= 0, s0 == 0)"
    assert repr(set_) == "IntegerSet((d0)[s0] : (d0 - 1 >= 0, s0 == 0))"
    assert (set_.n_inputs, set_.n_equalities, set_.n_inequalities, len(set_)) == (2, 1, 1, 2)
    assert [(str(each.expr), each.is_eq) for each in set_] == [("d0 - 1", False), ("s0", True)]
    assert [str(each) for each in set_.constraints] == ["d0 - 1 >= 0", "s0 == 0"]
    assert set_ == IntegerSet(1, 1, (D0 - 1, S0), (False, True))
    assert set_ != IntegerSet(1, 1, (D0 - 1, S0), (False, False))
    assert hash(set_) == hash(pickle.loads(pickle.dumps(set_)))
    assert pickle.loads(pickle.dumps(set_)) == set_
    assert str(set_.get_replaced([D1], [D0], 2, 0)) == "(d0, d1) : (d1 - 1 >= 0, d0 == 0)"


def test_the_empty_set() -> None:
    empty = IntegerSet.get_empty(2, 1)
    assert str(empty) == "(d0, d1)[s0] : (1 == 0)"
    assert empty.is_canonical_empty
    assert not IntegerSet.get(2, 1, [D0], [True]).is_canonical_empty
