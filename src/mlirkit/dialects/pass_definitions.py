"""The definitions of MLIR's passes, which ship below td/.

A wheel carries them evaluated, as `passes` beside the dialects (dialects/evaluated.py).  In a source tree the
root files are evaluated one after the other until one defines the pass in question.
"""

from __future__ import annotations

from functools import cache
from os.path import join

from mlirkit.dialects.evaluated import evaluated_definitions
from mlirkit.dialects.roots import PASS_ROOTS
from mlirkit.ods.live.loader import load_definitions
from mlirkit.ods.model import PassDefinition
from mlirkit.ods.model.definition_table import DefinitionTable
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.exclusive import exclusively


def find_pass_definition(argument: str) -> PassDefinition | None:
    """The definition of the pass with an argument; None if MLIR has none of that name."""
    return exclusively(lambda: _find(argument))


@cache
def _find(argument: str) -> PassDefinition | None:
    for number in range(_table_count()):
        definition = _table(number).get(argument)
        if definition is not None:
            return definition
    return None


def pass_arguments() -> list[str]:
    """The arguments of all passes that MLIR defines, sorted."""
    return exclusively(lambda: sorted({name for number in range(_table_count()) for name in _table(number)}))


def _table_count() -> int:
    return len(PASS_ROOTS) if _evaluated() is None else 1


@cache
def _evaluated() -> DefinitionTable[PassDefinition] | None:
    definitions = evaluated_definitions("passes")
    return None if definitions is None else definitions.passes


@cache
def _table(number: int) -> DefinitionTable[PassDefinition]:
    return _evaluated() or load_definitions([join(shipped_folder(), PASS_ROOTS[number])]).passes


def dialect_name(cpp_class: str) -> str:
    """The dialect of a C++ class name in definitions: `ub` for `ub::UBDialect`."""
    return cpp_class.removeprefix("::").split("::")[-2].lower()
