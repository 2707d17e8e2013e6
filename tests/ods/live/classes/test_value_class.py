"""Types of one mnemonic, and the Python class for the C++ class that they derive from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.core.context import Context
from mlirkit.ods.live.hooks import value_assembly, value_base
from mlirkit.ods.live.loader import load_td
from mlirkit.support.diagnostics import MLIRError

SOURCE = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Fish_Dialect : Dialect {
  let name = "fish";
  let cppNamespace = "::fish";
  let useDefaultTypePrinterParser = 1;
}
class Fish<string name, string kind> : TypeDef<Fish_Dialect, name, [], "::fish::Fish"> {
  let mnemonic = "fish";
  let typeName = "fish." # kind;
  let parameters = (ins "int64_t":$size);
  let hasCustomAssemblyFormat = 1;
}
def Pike : Fish<"Pike", "pike">;
def Any : Fish<"AnyFish", "fish">;
def Eel : TypeDef<Fish_Dialect, "Eel"> {
  let mnemonic = "eel";
  let typeName = "long_fish";
}
"""


@value_base("fish::Fish")
class Fish(ParametrizedType):
    """The members shared by all kinds."""

    __slots__ = ()

    @property
    def is_small(self) -> bool:
        return bool(self.parameters[0] < 3)


@value_assembly("fish.fish")
class FishSyntax:
    """A size in brackets; large ones are pikes."""

    @staticmethod
    def parse(parser: Any) -> object:
        parser.parse_punctuation("<")
        size = parser.parse_integer()
        parser.parse_punctuation(">")
        return (size,) if size < 10 else parser.context.dialect("fish").type_class("pike")(size)

    @staticmethod
    def print(type: Any, printer: Any) -> None:
        printer.print_text(f"<{type.size}>")


@value_assembly("fish.pike")
class PikeSyntax:
    """The syntax of every fish."""

    print = FishSyntax.print


@pytest.fixture
def context(tmp_path: Path) -> Context:
    path = tmp_path / "Fish.td"
    path.write_text(SOURCE)
    context = Context()
    load_td(path, context=context)
    return context


@pytest.mark.parametrize(
    ("text", "cls", "is_small"),
    [("!fish.fish<2>", "AnyFishType", True), ("!fish.fish<12>", "PikeType", False), ("!fish.eel", "EelType", None)],
)
def test_shared_mnemonic(text: str, cls: str, is_small: bool | None, context: Context) -> None:
    type = Type.parse(text, context)
    assert (type.__class__.__name__, type.__class__.__module__.rpartition(".")[2]) == (cls, "fish")
    with context:
        assert str(type) == text
    assert isinstance(type, Fish) == (is_small is not None)
    assert getattr(type, "is_small", None) is is_small


@pytest.mark.parametrize("text", ["!fish.pike<12>", "!fish.long_fish"])
def test_names_that_are_no_mnemonics(text: str, context: Context) -> None:
    with pytest.raises(MLIRError):
        Type.parse(text, context)
    dialect: Any = context.dialect("fish")
    assert dialect.type_class(text.partition(".")[2].partition("<")[0]) is not None


def test_classes_are_listed_once(context: Context) -> None:
    dialect: Any = context.dialect("fish")
    names = [cls.__name__ for cls in dialect.value_classes()]
    assert sorted(names) == ["AnyFishType", "EelType", "PikeType"]
