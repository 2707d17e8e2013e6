"""Live enums: `enum.IntEnum` for cases, `enum.IntFlag` for bits, with MLIR's spelling.

    CmpIPredicate.slt    str() "slt"    CmpIPredicate.symbolize("slt")    .stringify()

Source: the ODS manual, "Enum attributes"; the text of bit enums as mlir-tblgen's stringify functions.
"""

from __future__ import annotations

import enum
import keyword
import re
from typing import Any

from mlirkit.ods.model import EnumCase, EnumInfo
from mlirkit.support.exclusive import exclusively
from mlirkit.support.late_regex import LateRegex

# Definitions with the same cases share a class, from whichever file they were read. The second table finds
# the class by the identity of a definition, without comparing cases. Its keys stay valid because the entry
# keeps the definition alive.
_classes: dict[tuple[Any, ...], Any] = {}
_by_identity: dict[int, tuple[EnumInfo, Any]] = {}

_NO_WORD = LateRegex(r"\W", re.ASCII)


def enum_class(info: EnumInfo) -> Any:
    """The Python class of an enum, the same object on every call."""
    entry = _by_identity.get(id(info))
    return exclusively(lambda: _make_class(info)) if entry is None else entry[1]


def _make_class(info: EnumInfo) -> Any:
    key = info.meaning
    cls = _classes.get(key)
    if cls is None:
        cls = _build(info)
        _classes[key] = cls
    _by_identity[id(info)] = (info, cls)
    return cls


def enum_member(info: EnumInfo, value: Any) -> Any:
    """The member for a member, its number or its text; TypeError or ValueError if there is no such case."""
    members = enum_class(info)
    if type(value) is members and not info.is_bit_enum:
        return value
    if isinstance(value, bool) or not (isinstance(value, str) or hasattr(value, "__index__")):
        raise TypeError(f"expected a case of {info.class_name}, got {value!r}")
    result = symbolize(members, value if isinstance(value, str) else value.__index__())
    if result is None or (info.is_bit_enum and int(result) & ~info.valid_bits):
        raise ValueError(f"'{value}' is no case of {info.class_name}")
    return result


def member_name(symbol: str) -> str:
    """The Python name of a case's symbol, with an underscore appended to names reserved in enum classes."""
    if symbol.startswith("_") and not symbol[1:2].isdigit():
        symbol = (symbol.strip("_") or "unnamed") + "_"
    name = symbol if symbol.isidentifier() else "_" + _NO_WORD.sub("_", symbol)
    return name + "_" if keyword.iskeyword(name) or name in _MEANINGFUL else name


#: Names of attributes and methods of the enum classes.
_MEANINGFUL = frozenset(["mro", "stringify", "symbolize"])


def _build(info: EnumInfo) -> Any:
    members = [(member_name(case.symbol), case.value) for case in info.cases]
    base: Any = _LiveFlag if info.is_bit_enum else _LiveEnum
    cls = base(info.class_name, members)
    cls.__doc__ = info.summary
    cls.__module__ = "mlirkit.dialects"
    _infos[cls] = info
    _named[cls] = {}
    return cls


_infos: dict[Any, EnumInfo] = {}
# Members by text, by class: there are few cases, but the bits of a bit enum may be written in any order.
_named: dict[Any, dict[str, Any]] = {}
_MOST_NAMED = 256


def stringify(value: Any) -> str:
    """The text of an enum member as MLIR prints it."""
    text: str | None = value.__dict__.get("_text")
    if text is None:
        # Members are few and are printed often, so that each keeps its text.
        text = value._text = enum_text(_infos[type(value)], int(value))
    return text


def symbolize(cls: Any, text: str | int) -> Any:
    """The member with this text or number; None if there is none."""
    if isinstance(text, int):
        return _case_of(cls, text)
    named = _named[cls]
    case = named.get(text)
    if case is None:
        value = enum_value(_infos[cls], text)
        if value is None:
            return None
        case = _case_of(cls, value)
        if case is not None and len(named) < _MOST_NAMED:
            named[text] = case
    return case


def _case_of(cls: Any, value: int) -> Any:
    try:
        return cls(value)
    except ValueError:
        return None


def _member(info: EnumInfo, value: int) -> Any:
    return enum_class(info)(value)


class _Live:
    """Base of live enums and bit enums."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        # The class is made at run time: pickles find it again by the definition.
        value: Any = self
        return _member, (_infos[type(self)], int(value))

    def __str__(self) -> str:
        return stringify(self)

    def stringify(self) -> str:
        """The text of the case, or of the bits, as MLIR prints it."""
        return stringify(self)

    @classmethod
    def symbolize(cls, text: str | int) -> Any:
        """The member with this text or number; None if there is none."""
        return symbolize(cls, text)


class _LiveEnum(_Live, enum.IntEnum):
    """Base of live enums."""


class _LiveFlag(_Live, enum.IntFlag):
    """Base of live bit enums."""


def enum_text(info: EnumInfo, value: int) -> str:
    """The text of a number: of its case, or of the bits that are set; "" for an unknown number."""
    if not info.is_bit_enum:
        case = info.case_of_value(value)
        return "" if case is None else case.text
    value &= (1 << max(info.bit_width, 1)) - 1
    if value == 0:
        none = info.case_of_value(0)
        return "" if none is None else none.text
    remaining = value
    parts: list[str] = []
    cases = list(info.cases)
    if info.print_primary_groups:
        # A group whose bits are all set prints instead of its members; larger groups are tried first.
        groups = [case for case in cases if case.is_group]
        for group in sorted(groups, key=lambda case: -bin(case.value).count("1")):
            if group.value and remaining & group.value == group.value:
                parts.append(group.text)
                remaining &= ~group.value
        cases = [case for case in cases if not case.is_group]
    for case in cases:
        if case.value and value & case.value == case.value and _counts(info, case, remaining):
            parts.append(case.text)
    return info.separator.join(parts)


def _counts(info: EnumInfo, case: EnumCase, remaining: int) -> bool:
    # Without primary groups, groups and members print side by side, as in the generated function.
    return not info.print_primary_groups or bool(remaining & case.value)


def enum_value(info: EnumInfo, text: str) -> int | None:
    """The number of a text, or None. The separator of the enum may join several bits."""
    if not info.is_bit_enum:
        case = info.case_of_text(text)
        return None if case is None else case.value
    none = info.case_of_value(0)
    if none is not None and text == none.text:
        return 0
    value = 0
    for part in text.split(info.separator.strip() or info.separator):
        case = info.case_of_text(part.strip())
        if case is None:
            return None
        value |= case.value
    return value
