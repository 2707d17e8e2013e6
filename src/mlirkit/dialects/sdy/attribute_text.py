"""Reading the text of sdy's attributes; attributes.py has the grammar, and prints it.

    parse_attribute_text('mesh<["x"=2]>')       the attribute, or None where the text is none that is known

What is not known stays opaque, as text.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from mlirkit.core.attribute import Attribute
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.dialects.sdy.attributes import (
    AXIS_LIST,
    AxisRefAttr,
    DimensionShardingAttr,
    DimMappingAttr,
    ManualAxesAttr,
    MeshAttr,
    MeshAxisAttr,
    OpShardingRuleAttr,
    SdyAttr,
    SubAxisInfoAttr,
    TensorMappingAttr,
    TensorShardingAttr,
    TensorShardingPerValueAttr,
)

T = TypeVar("T")

_TOKEN: Final = re.compile(r'\s*("[^"\\]*"|-?\d+|@"[^"\\]*"|@[\w$.-]+|[A-Za-z_]\w*|->|[^\s\w"])')
# Factors are letters from `i` on, which stand side by side; then come `z_1`, `z_2` ...
_FACTOR: Final = re.compile(r"z_\d+|[i-z]")
_LETTERS: Final = ord("z") - ord("i") + 1


class _Unknown(Exception):
    """The text is not of the grammar."""


def parse_attribute_text(text: str) -> SdyAttr | None:
    """The attribute that stands behind `#sdy.`."""
    try:
        reader = _Reader(text)
        name = reader.take()
        read = _READERS.get(name)
        if read is None:
            return None
        found = read(reader)
        reader.expect("")
    except _Unknown:
        return None
    return found


class _Reader:
    """The tokens of a text, and where the reader is."""

    def __init__(self, text: str) -> None:
        self._tokens: list[str] = []
        at = 0
        end = len(text.rstrip())
        while at < end:
            match = _TOKEN.match(text, at)
            if match is None:
                raise _Unknown
            self._tokens.append(match[1])
            at = match.end()
        self._tokens.append("")
        self._at = 0

    def take(self) -> str:
        token = self._tokens[self._at]
        if token:
            self._at += 1
        return token

    def take_if(self, token: str) -> bool:
        found = self._tokens[self._at] == token
        self._at += found
        return found

    def expect(self, *tokens: str) -> None:
        for token in tokens:
            if self.take() != token:
                raise _Unknown

    @property
    def next(self) -> str:
        return self._tokens[self._at]

    def number(self) -> int:
        try:
            return int(self.take())
        except ValueError:
            raise _Unknown from None

    def string(self) -> str:
        token = self.take()
        if not token.startswith('"'):
            raise _Unknown
        return token[1:-1]

    def list_of(self, begin: str, end: str, read: Callable[[], T]) -> list[T]:
        """`begin`, parts with commas between them, `end`."""
        self.expect(begin)
        found: list[T] = []
        if self.take_if(end):
            return found
        while True:
            found.append(read())
            if not self.take_if(","):
                self.expect(end)
                return found


def _bracketed(read: Callable[[_Reader], SdyAttr]) -> Callable[[_Reader], SdyAttr]:
    """A reader of `<...>`."""

    def read_brackets(reader: _Reader) -> SdyAttr:
        reader.expect("<")
        found = read(reader)
        reader.expect(">")
        return found

    return read_brackets


def _mesh_axis(reader: _Reader) -> SdyAttr:
    name = reader.string()
    reader.expect("=")
    return MeshAxisAttr.get(name, reader.number())


def _mesh(reader: _Reader) -> SdyAttr:
    axes = reader.list_of("[", "]", lambda: _mesh_axis(reader))
    devices: list[int] = []
    if reader.take_if(","):
        reader.expect("device_ids", "=")
        devices = reader.list_of("[", "]", reader.number)
    return MeshAttr.get(axes, devices)


def _sub_axis(reader: _Reader) -> SdyAttr:
    reader.expect("(")
    before = reader.number()
    reader.expect(")")
    return SubAxisInfoAttr.get(before, reader.number())


def _axis(reader: _Reader) -> SdyAttr:
    name = reader.string()
    return AxisRefAttr.get(name, _sub_axis(reader) if reader.take_if(":") else None)


def _axes(reader: _Reader) -> list[SdyAttr]:
    return reader.list_of("{", "}", lambda: _axis(reader))


def _dimension(reader: _Reader) -> SdyAttr:
    reader.expect("{")
    axes: list[SdyAttr] = []
    is_closed = True
    while not reader.take_if("}"):
        if not is_closed:
            raise _Unknown
        if reader.take_if("?"):
            is_closed = False
        else:
            axes.append(_axis(reader))
        if reader.next != "}":
            reader.expect(",")
    priority = re.fullmatch(r"p(\d+)", reader.next)
    if priority is not None:
        reader.take()
    return DimensionShardingAttr.get(axes, is_closed, None if priority is None else int(priority[1]))


def _sharding(reader: _Reader) -> SdyAttr:
    mesh: Attribute
    if reader.take_if("mesh"):
        mesh = _bracketed(_mesh)(reader)
    else:
        symbol = reader.take()
        if not symbol.startswith("@"):
            raise _Unknown
        mesh = FlatSymbolRefAttr(symbol[1:].strip('"'))
    reader.expect(",")
    dimensions = reader.list_of("[", "]", lambda: _dimension(reader))
    axes: dict[str, list[SdyAttr]] = {"replicated": [], "unreduced": []}
    while reader.take_if(","):
        name = reader.take()
        if name not in axes:
            raise _Unknown
        reader.expect("=")
        axes[name] = _axes(reader)
    return TensorShardingAttr.get(mesh, dimensions, axes["replicated"], axes["unreduced"])


def _per_value(reader: _Reader) -> SdyAttr:
    return TensorShardingPerValueAttr.get(reader.list_of("[", "]", lambda: _bracketed(_sharding)(reader)))


def _factors(reader: _Reader) -> list[int]:
    """Factors side by side; `{}` is none."""
    if reader.take_if("{"):
        reader.expect("}")
        return []
    text = reader.take()
    letters = _FACTOR.findall(text)
    if not letters or "".join(letters) != text:
        raise _Unknown
    return [_LETTERS - 1 + int(each[2:]) if len(each) > 1 else ord(each) - ord("i") for each in letters]


def _tensor_mapping(reader: _Reader) -> SdyAttr:
    return TensorMappingAttr.get(
        reader.list_of("[", "]", lambda: DimMappingAttr.get(_factors(reader)))
    )


def _rule(reader: _Reader) -> SdyAttr:
    operands = reader.list_of("(", ")", lambda: _tensor_mapping(reader))
    reader.expect("->")
    results = reader.list_of("(", ")", lambda: _tensor_mapping(reader))
    sizes = dict(reader.list_of("{", "}", lambda: _factor_size(reader)))
    if sorted(sizes) != list(range(len(sizes))):
        raise _Unknown
    sets: dict[str, list[int]] = {
        "reduction": [],
        "need_replication": [],
        "permutation": [],
        "blocked_propagation": [],
    }
    while reader.next in sets:
        name = reader.take()
        reader.expect("=")
        sets[name] = [number for row in reader.list_of("{", "}", lambda: _factors(reader)) for number in row]
    is_custom = reader.take_if(",")
    if is_custom:
        reader.expect("custom")
    ordered = [sizes[number] for number in range(len(sizes))]
    return OpShardingRuleAttr.get(
        ordered,
        operands,
        results,
        sets["reduction"],
        sets["need_replication"],
        sets["permutation"],
        sets["blocked_propagation"],
        is_custom,
    )


def _factor_size(reader: _Reader) -> tuple[int, int]:
    factors = _factors(reader)
    if len(factors) != 1:
        raise _Unknown
    reader.expect("=")
    return factors[0], reader.number()


def _manual_axes(reader: _Reader) -> SdyAttr:
    return ManualAxesAttr.get(reader.list_of("{", "}", lambda: StringAttr(reader.string())))


_READERS: Final[dict[str, Callable[[_Reader], SdyAttr]]] = {
    "axis_ref": _bracketed(_axis),
    "axis_ref_list": _bracketed(lambda reader: SdyAttr(AXIS_LIST, tuple(_axes(reader)))),
    "dimension_sharding": _bracketed(_dimension),
    "manual_axes": _manual_axes,
    "mesh": _bracketed(_mesh),
    "mesh_axis": _bracketed(_mesh_axis),
    "op_sharding_rule": _bracketed(_rule),
    "sharding": _bracketed(_sharding),
    "sharding_per_value": _bracketed(_per_value),
    "sub_axis_info": _bracketed(_sub_axis),
}
