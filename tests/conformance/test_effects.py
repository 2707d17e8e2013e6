"""Effects on memory, as read from an installed MLIR's definitions, are those of the code generated from them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlirkit.ods.live.memory_effects import declared_effects
from mlirkit.ods.model import EffectSubject, Operator
from tests.conformance.tools import include_dir
from tests.conformance.upstream_definitions import definitions, root_files

# Operations whose `getEffects` is generated.
AT_LEAST = 1400

Effects = list[tuple[str, str, int]]

# A definition of `getEffects`, and what is in it, up to the line that names the class with its namespaces.
_FUNCTION = re.compile(
    r"^void \w+::getEffects\([^\n]*::mlir::MemoryEffects::Effect>> &effects\) \{\n(.*?)^\}\n"
    r".*?^MLIR_DEFINE_EXPLICIT_TYPE_ID\((\S+)\)",
    re.MULTILINE | re.DOTALL,
)
_VALUES = re.compile(r"getODS(Operand|Result)IndexAndLength\((\d+)\)")
_EFFECT = re.compile(r"emplace_back\(::mlir::MemoryEffects::(\w+)::get\(\)")


def generated() -> Iterator[tuple[str, Effects]]:
    """The effects of each class with such a function."""
    for path in include_dir().glob("mlir/**/*.cpp.inc"):
        text = path.read_text()
        if "::getEffects(" in text:
            for body, name in _FUNCTION.findall(text):
                yield name, sorted(effects_in(body))


def effects_in(body: str) -> Iterator[tuple[str, str, int]]:
    subject, index = "", 0
    for line in body.splitlines():
        values = _VALUES.search(line)
        if values is not None:
            subject, index = values[1].lower(), int(values[2])
        effect = _EFFECT.search(line)
        if effect is not None:
            yield effect[1], subject, index
        if line.strip() == "}":
            subject, index = "", 0


def read(operator: Operator) -> Effects | None:
    """The same from the definition; None where nothing is generated."""
    if declared_effects(operator) is None:
        return None
    listed = [effect for trait in operator.traits for effect in trait.effects]
    found = []
    for each in (*listed, *operator.effects):
        on_value = each.subject in (EffectSubject.OPERAND, EffectSubject.RESULT)
        found.append((each.name, each.subject.value if on_value else "", each.index if on_value else 0))
    return sorted(found)


def test_effects() -> None:
    theirs = dict(generated())
    compared = 0
    for root in root_files():
        for operator in definitions(root).operators.values():
            name = f"{operator.cpp_namespace}::{operator.cpp_class_name}"
            effects = read(operator)
            if name in theirs:
                assert effects == theirs[name], operator.name
                compared += 1
            elif effects is not None:
                # Some operations are in no code that is installed.
                assert operator.dialect_name not in {"arith", "memref", "gpu", "llvm", "vector"}, operator.name
    assert compared >= AT_LEAST
