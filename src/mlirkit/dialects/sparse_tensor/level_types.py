"""Encodings of sparse tensors as in upstream's bindings: level formats as numbers.

    EncodingAttr.get([LevelFormat.dense, LevelFormat.compressed], dim_to_lvl, lvl_to_dim, 32, 32)
    EncodingAttr.build_level_type(LevelFormat.n_out_of_m, [], 2, 4)     the number of a format, properties, 2,
    4

    number ::= m << 40 | n << 32 | format | properties

Encodings store the formats as text: values.py.  Mirror: Enums.h of MLIR's sparse_tensor.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.dialects.declared import live_class, sparse_tensor
from mlirkit.dialects.sparse_tensor.values import inferred_inverse
from mlirkit.ods.live.classes.value_class import invalid_reason, parameters_of
from mlirkit.ods.live.hooks import face_class, value_members


@face_class("sparse_tensor", "LevelFormat")
class LevelFormat(IntEnum):
    """The storage format of a level."""

    dense = 0x10000
    batch = 0x20000
    compressed = 0x40000
    singleton = 0x80000
    loose_compressed = 0x100000
    n_out_of_m = 0x200000

    def __repr__(self) -> str:
        return f"LevelFormat.{self.name}"


@face_class("sparse_tensor", "LevelProperty")
class LevelProperty(IntEnum):
    """The properties of a level in addition to its format."""

    non_unique = 1
    non_ordered = 2
    soa = 4


_PROPERTY_TEXTS: Final = {
    LevelProperty.non_unique: "nonunique",
    LevelProperty.non_ordered: "nonordered",
    LevelProperty.soa: "soa",
}
_FORMATS: Final = sum(LevelFormat)
_SIZE_BITS: Final = 8
_N_SHIFT, _M_SHIFT = 32, 40
_TEXT: Final = re.compile(r"(\w+)(?:\[(\d+), (\d+)\])?(?:\((.*)\))?")


def level_type(format: int, properties: Sequence[int], n: int, m: int) -> int:
    """The number of a format with properties; `n` and `m` are the parameters of `n_out_of_m`."""
    number = m << _M_SHIFT | n << _N_SHIFT | format
    for property in properties:
        number |= property
    return number


def level_number(text: str) -> int:
    """The number of a format's text, e.g. `structured[2, 4]`."""
    match = _TEXT.fullmatch(text)
    assert match is not None
    base, n, m, listed = match.groups(default="")
    format = LevelFormat.n_out_of_m if base == "structured" else LevelFormat[base]
    properties = [bit for bit, name in _PROPERTY_TEXTS.items() if name in listed.split(", ")]
    return level_type(format, properties, int(n or 0), int(m or 0))


def level_text(number: int) -> str:
    """The text of a format's number; ValueError for other numbers."""
    format = number & _FORMATS
    if format not in list(LevelFormat):
        raise ValueError(f"{number} is no level type")
    mask = (1 << _SIZE_BITS) - 1
    n, m = number >> _N_SHIFT & mask, number >> _M_SHIFT & mask
    text = LevelFormat(format).name
    if format == LevelFormat.n_out_of_m:
        text = f"structured[{n}, {m}]"
    listed = [name for bit, name in _PROPERTY_TEXTS.items() if number & bit]
    return f"{text}({', '.join(listed)})" if listed else text


def _levels(encoding: sparse_tensor.SparseTensorEncodingAttr) -> Sequence[str]:
    """The texts of the levels' formats."""
    levels, *_ = parameters_of(encoding)
    names: Sequence[str] = levels
    return names


@value_members(sparse_tensor.SparseTensorEncodingAttr)
class EncodingMembers(sparse_tensor.SparseTensorEncodingAttr):
    """Members of upstream's `EncodingAttr`."""

    @staticmethod
    def get(
        lvl_types: Sequence[int | str],
        dim_to_lvl: AffineMap | None = None,
        lvl_to_dim: AffineMap | None = None,
        pos_width: int = 0,
        crd_width: int = 0,
        explicit_val: Attribute | None = None,
        implicit_val: Attribute | None = None,
        context: Context | None = None,
    ) -> sparse_tensor.SparseTensorEncodingAttr:
        """Levels are numbers or texts; the maps default to the identity, and to the inverse."""
        texts = [lvl_type if isinstance(lvl_type, str) else level_text(lvl_type) for lvl_type in lvl_types]
        levels = AffineMap.get_identity(len(texts)) if dim_to_lvl is None else dim_to_lvl
        dims = inferred_inverse(levels) if lvl_to_dim is None else lvl_to_dim
        cls = live_class(sparse_tensor.SparseTensorEncodingAttr, context)
        made = cls(tuple(texts), levels, dims, pos_width, crd_width, explicit_val, implicit_val, ())
        reason = invalid_reason(made)
        if reason is not None:
            raise ValueError(reason)
        return made

    @staticmethod
    def build_level_type(lvl_fmt: int, properties: Sequence[int] = (), n: int = 0, m: int = 0) -> int:
        return level_type(lvl_fmt, properties, n, m)

    @property
    def lvl_types(self) -> list[int]:
        return [level_number(level) for level in _levels(self)]

    @property
    def lvl_formats_enum(self) -> list[LevelFormat]:
        return [LevelFormat(level_number(level) & _FORMATS) for level in _levels(self)]

    @property
    def structured_n(self) -> int:
        """The n of `structured[n, m]`, the format of the last level."""
        return level_number(_levels(self)[-1]) >> _N_SHIFT & (1 << _SIZE_BITS) - 1

    @property
    def structured_m(self) -> int:
        return level_number(_levels(self)[-1]) >> _M_SHIFT
