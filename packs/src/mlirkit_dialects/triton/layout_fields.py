"""The fields of layouts: attributes printed as a dictionary, parsed and checked as in Triton."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, IntegerAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.asm_interface import AsmParser
from mlirkit.core.attribute import Attribute
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.support.diagnostics import ParseError
from mlirkit_dialects.triton.linear_layout import Basis, LinearLayout, cluster_layout

CLUSTER = "CGALayout"


class Fields:
    """The dictionary between `<` and `>`; `allow` refuses unknown fields."""

    def __init__(self, parser: AsmParser, entries: DictionaryAttr) -> None:
        self.parser = parser
        self.entries = dict(entries.entries)

    @classmethod
    def parse(cls, parser: AsmParser) -> Fields:
        """Parse `<{name = attribute, ...}>`."""
        parser.parse_punctuation("<")
        fields = cls(parser, parse_dictionary(parser))
        parser.parse_punctuation(">")
        return fields

    def error(self, message: str) -> ParseError:
        """An error at the attribute's name."""
        return self.parser.error(message, self.parser.name_location())

    def allow(self, *names: str) -> None:
        """Refuse every field but these."""
        for name in self.entries:
            if name not in names:
                raise self.error(f"unexpected key: {name}")

    def integer(self, name: str, default: int = 0) -> int:
        value = self.entries.get(name)
        return default if value is None else self._integer(value, name)

    def boolean(self, name: str, default: bool = False) -> bool:
        value = self.entries.get(name)
        if value is None:
            return default
        if not isinstance(value, IntegerAttr) or not is_bool(value):
            raise self.error(f"expected a bool type in {name}")
        return bool(value.value)

    def integers(self, name: str, description: str, default: Sequence[int] = ()) -> tuple[int, ...]:
        value = self.entries.get(name)
        return tuple(default) if value is None else self._integers(value, description)

    def cluster(self, rank: int) -> LinearLayout:
        """The layout of a cluster's blocks; one block by default."""
        value = self.entries.get(CLUSTER)
        if value is None:
            return cluster_layout((), rank)
        if not isinstance(value, ArrayAttr):
            raise self.error(f"expected array value for '{CLUSTER}'")
        bases = [self._integers(entry, f"{CLUSTER} entry") for entry in value]
        if any(len(basis) != rank for basis in bases):
            raise self.error(f"'{CLUSTER}' entry length does not match rank {rank}")
        moving = [basis for basis in bases if any(basis)]
        if len(set(moving)) != len(moving) or any(
            sum(map(bool, basis)) > 1 or max(basis) & (max(basis) - 1) for basis in moving
        ):
            raise self.error("After removing broadcast bases the CGA encoding must be a permutation matrix")
        return cluster_layout(bases, rank)

    def _integers(self, value: Attribute, description: str) -> tuple[int, ...]:
        if not isinstance(value, ArrayAttr):
            raise self.error(f"expected an array for {description}")
        return tuple([self._integer(element, description) for element in value])

    def _integer(self, value: Attribute, description: str) -> int:
        if not isinstance(value, IntegerAttr) or is_bool(value):
            raise self.error(f"expected an integer type in {description}")
        return value.value


def is_bool(value: Attribute) -> bool:
    """Whether an attribute is `true` or `false`."""
    if isinstance(value, BoolAttr):
        return True
    return isinstance(value, IntegerAttr) and isinstance(value.type, IntegerType) and value.type.width == 1


def parse_dictionary(parser: AsmParser) -> DictionaryAttr:
    """Parse a dictionary, with braces."""
    at = parser.current_location()
    value = parser.parse_attribute()
    if not isinstance(value, DictionaryAttr):
        raise parser.error("invalid kind of attribute specified", at)
    return value


def read_linear_layout(
    parser: AsmParser, entries: DictionaryAttr, names: Sequence[str], known_rank: int = 0
) -> LinearLayout:
    """Read a layout with these input dimensions, of a rank if given; `at` is the place of errors."""
    at = parser.current_location()
    bases: list[tuple[str, tuple[Basis, ...]]] = []
    for name in names:
        value = entries.entries.get(name)
        if value is None:
            raise parser.error(f"Expected basis of '{name}' not found", at)
        if not isinstance(value, ArrayAttr):
            raise parser.error(f"Expected array of arrays for basis of '{name}'", at)
        bases.append((name, tuple([_basis(parser, basis, name, at) for basis in value])))
    rank = next((len(basis) for _, of_name in bases for basis in of_name[:1]), 0)
    if rank == 0 and known_rank == 0:
        raise parser.error("Empty Layout not supported", at)
    if 0 not in (rank, known_rank) and rank != known_rank:
        raise parser.error("Serialized rank and rank deduced from LL need to match", at)
    rank = rank or known_rank
    # Triton aborts if bases have different lengths.
    if any(len(basis) != rank for _, of_name in bases for basis in of_name):
        raise parser.error("Expected all bases to have the same length", at)
    return LinearLayout(tuple(bases), rank)


def _basis(parser: AsmParser, value: Attribute, name: str, at: int) -> Basis:
    if not isinstance(value, ArrayAttr):
        raise parser.error(f"Expected array of integers in basis for '{name}'", at)
    steps: list[int] = []
    for step in value:
        if not isinstance(step, IntegerAttr):
            raise parser.error(f"Expected integer in basis for '{name}'", at)
        steps.append(step.value)
    return tuple(steps)
