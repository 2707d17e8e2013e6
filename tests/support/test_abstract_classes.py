"""Compiled classes that derive from abstract ones have caches of their own, and answer as plain ones do."""

from __future__ import annotations

import sys
from abc import ABCMeta
from collections.abc import Sequence
from typing import Any

import pytest

import mlirkit.ir
from mlirkit.core.region import BlockList
from mlirkit.core.value_lists import BlockArgumentList, OpOperandList, OpResultList, OpSuccessors

LISTS = [BlockArgumentList, BlockList, OpOperandList, OpResultList, OpSuccessors]


@pytest.mark.parametrize("cls", LISTS)
def test_what_is_no_operand_list_is_a_sequence_all_the_same(cls: type) -> None:
    class Unheard(list[int]):
        pass

    assert not isinstance(Unheard(), cls)
    assert isinstance(Unheard(), Sequence)
    assert not isinstance(Unheard(), cls)


def test_every_class_has_caches_of_its_own() -> None:
    def classes() -> list[Any]:
        loaded = [module for name, module in sys.modules.items() if name.partition(".")[0] == mlirkit.__name__]
        return [value for module in loaded for value in vars(module).values() if isinstance(value, ABCMeta)]

    # Protocols that are not checked at run time are not used in isinstance.
    shared = [cls for cls in classes() if "_abc_impl" not in vars(cls) and not getattr(cls, "_is_protocol", False)]
    assert set(LISTS) <= set(classes())
    assert shared == []
