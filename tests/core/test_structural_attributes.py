"""Dictionaries of attributes: equal and of one hash if, and only if, they print the same text."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr

_LEAVES = st.one_of(
    st.integers(0, 2).map(lambda number: integer_attr(integer_type(8), number)),
    st.sampled_from(["a", "b"]).map(StringAttr),
)
_NAMES = st.sampled_from(["x", "y", "z"])


def _around(values: st.SearchStrategy[Attribute]) -> st.SearchStrategy[Attribute]:
    # Arrays of up to twenty are compared in another way than short ones.
    arrays = st.one_of(st.lists(values, max_size=3), st.lists(values, min_size=18, max_size=20))
    return st.one_of(arrays.map(ArrayAttr), st.dictionaries(_NAMES, values, max_size=3).map(DictionaryAttr))


_VALUES: st.SearchStrategy[Attribute] = st.recursive(_LEAVES, _around, max_leaves=30)
_ENTRIES = st.dictionaries(_NAMES, _VALUES, max_size=3)


@given(_ENTRIES, _ENTRIES)
def test_equality_is_that_of_texts(entries: dict[str, Attribute], others: dict[str, Attribute]) -> None:
    one, other = DictionaryAttr(entries), DictionaryAttr(others)
    assert (one == other) == (str(one) == str(other))


@given(_ENTRIES)
def test_copies_are_equal(entries: dict[str, Attribute]) -> None:
    one = DictionaryAttr(entries)
    copy = _copy(one)
    assert copy == one
    assert hash(copy) == hash(one)


def _copy(value: Attribute) -> Attribute:
    """An equal value that shares no array or dictionary with it."""
    if isinstance(value, DictionaryAttr):
        return DictionaryAttr({name: _copy(entry) for name, entry in reversed(value.entries.items())})
    if isinstance(value, ArrayAttr):
        return ArrayAttr([_copy(element) for element in value])
    return value
