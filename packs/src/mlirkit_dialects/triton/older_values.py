"""Syntax of attributes and types in Triton 3.0 to 3.8, where 3.9 differs.

cluster of a layout         CTAsPerCGA = [..], CTASplitNum = [..], CTAOrder = [..]      up to 3.5
#triton_gpu.shared<{...}>   up to 3.2: swizzled, or, with hasLeadingOffset, for matrix instructions
amd_mfma                    versionMajor, versionMinor                                  up to 3.4
amd_wmma                    warpsPerCTA in place of ctaLayout                           up to 3.6
tensor_memory_encoding      unpacked in place of colStride                              up to 3.5
!tt.memdesc                 !ttg.memdesc, with an optional space                     up to 3.2
!tt.ptr<tensor<...>>        a block pointer                                             up to 3.8
!tt.tensordesc<tensor<...>>                                                             up to 3.7

Each parses the text behind the mnemonic, also in the syntax of 3.9.  Other values are read as today's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.value_assembly import checked
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.distributed_layouts import (
    AMDMfmaSyntax,
    AMDWmmaSyntax,
    BlockedSyntax,
    NvidiaMmaSyntax,
)
from mlirkit_dialects.triton.layout_algebra import identity_nd
from mlirkit_dialects.triton.layout_fields import CLUSTER, Fields
from mlirkit_dialects.triton.layout_functions import matrix_order
from mlirkit_dialects.triton.linear_layout import Basis
from mlirkit_dialects.triton.shapes import bits_of
from mlirkit_dialects.triton.shared_layouts import NVMMASharedSyntax, PhasesSyntax
from mlirkit_dialects.triton.tensor_memory_layouts import TensorMemorySyntax
from mlirkit_dialects.triton.types import Buffer, MemDescSyntax, PointerSyntax, TensorDescSyntax

# Parses the parameters of a value, or the value.
Read = Callable[[DialectAsmParser, Type | None], object]

_I32 = integer_type(32)
_CTAS, _SPLITS, _CTA_ORDER = "CTAsPerCGA", "CTASplitNum", "CTAOrder"


def _integers(values: list[int] | tuple[int, ...]) -> ArrayAttr:
    return ArrayAttr([integer_attr(_I32, value) for value in values])


def _with_cluster(fields: Fields) -> Fields:
    """The fields, with a cluster as a linear layout in place of three lists of numbers."""
    if _CTAS not in fields.entries:
        return fields
    ctas = fields.integers(_CTAS, _CTAS)
    splits = fields.integers(_SPLITS, _SPLITS, (1,) * len(ctas))
    order = fields.integers(_CTA_ORDER, _CTA_ORDER, range(len(ctas)))
    if not len(ctas) == len(splits) == len(order) == len({*order} & {*range(len(ctas))}):
        raise fields.error(f"{_CTAS}, {_SPLITS} and {_CTA_ORDER} must have the same rank")
    for name in (_CTAS, _SPLITS, _CTA_ORDER):
        fields.entries.pop(name, None)
    bases: list[Basis] = []
    for dim in order:
        # Blocks beyond the parts of a dimension repeat others.
        parts, copies = splits[dim].bit_length() - 1, ctas[dim].bit_length() - splits[dim].bit_length()
        bases += [tuple([1 << bit if at == dim else 0 for at in range(len(ctas))]) for bit in range(parts)]
        bases += [(0,) * len(ctas)] * copies
    if bases:
        fields.entries[CLUSTER] = ArrayAttr([_integers(basis) for basis in bases])
    return fields


def _blocked(parser: DialectAsmParser, type: Type | None) -> object:
    return BlockedSyntax.of_fields(_with_cluster(Fields.parse(parser)))


def _nvidia_mma(parser: DialectAsmParser, type: Type | None) -> object:
    return NvidiaMmaSyntax.of_fields(_with_cluster(Fields.parse(parser)))


def _amd_mfma(parser: DialectAsmParser, type: Type | None) -> object:
    fields = _with_cluster(Fields.parse(parser))
    if "versionMajor" in fields.entries:
        fields.entries["version"] = fields.entries["versionMajor"]
    return AMDMfmaSyntax.of_fields(fields)


def _amd_wmma(parser: DialectAsmParser, type: Type | None) -> object:
    fields = _with_cluster(Fields.parse(parser))
    fields.entries.setdefault("version", integer_attr(_I32, 1))
    if "ctaLayout" not in fields.entries:
        warps = fields.integers("warpsPerCTA", "warpsPerCTA")
        bases = identity_nd("warp", warps, matrix_order(len(warps), True)).of("warp")
        in_block = {"warp": ArrayAttr([_integers(basis) for basis in bases])}
        fields.entries["ctaLayout"] = DictionaryAttr(in_block)
        fields.entries["rank"] = integer_attr(_I32, len(warps))
    return AMDWmmaSyntax.of_fields(fields)


def _phases(parser: DialectAsmParser, type: Type | None) -> object:
    return PhasesSyntax.of_fields(_with_cluster(Fields.parse(parser)))


def _nvmma(parser: DialectAsmParser, type: Type | None) -> object:
    return NVMMASharedSyntax.of_fields(_with_cluster(Fields.parse(parser)))


# The bits of a vector that matrix instructions read, and the bytes of a swizzled row.
_VECTOR_BITS = 128
_PHASE_BYTES = 16


def _shared(parser: DialectAsmParser, type: Type | None) -> Attribute:
    """Mirrors SharedEncodingAttr::parse of 3.2."""
    fields = _with_cluster(Fields.parse(parser))
    has_leading_offset = fields.boolean("hasLeadingOffset")
    fields.entries.pop("hasLeadingOffset", None)
    if not has_leading_offset:
        return _made(parser, "#ttg.swizzled_shared", PhasesSyntax.of_fields(fields))
    vector, phases = fields.integer("vec", 1), fields.integer("maxPhase")
    order = fields.integers("order", "order")
    cluster = fields.cluster(len(order))
    # Rows whose fastest dimension is not the last are transposed.
    is_transposed = order[:1] != (len(order) - 1,)
    parameters = (phases * _PHASE_BYTES if phases > 1 else 0, is_transposed, _VECTOR_BITS // max(vector, 1))
    return _made(parser, "#ttg.nvmma_shared", (*parameters, False, cluster))


def live_class(context: Context, name: str) -> Any:
    """The class of a value, by its name behind `#` or `!`, or None."""
    dialect_name, _, mnemonic = name[1:].partition(".")
    dialect = context.dialect(dialect_name)
    if not isinstance(dialect, LiveDialect):
        return None
    return dialect.attribute_class(mnemonic) if name[0] == "#" else dialect.type_class(mnemonic)


def _made(parser: DialectAsmParser, name: str, parameters: tuple[object, ...]) -> Attribute:
    made: Attribute = live_class(parser.context, name)(*parameters)
    return made


def _check(parser: DialectAsmParser, name: str, parameters: tuple[object, ...]) -> None:
    """Refuse parameters that today's checks refuse."""
    cls = live_class(parser.context, name)
    checked(cls, cls(*parameters), parser, parser.current_location())


# In place of the column stride, which follows from the buffer's elements.
_UNPACKED = 0
_COLUMN_BITS = 32
_BARRIER = integer_type(64)


class Unchecked(tuple[object, ...]):
    """Parameters of a value that today's checks would refuse."""


def _tensor_memory(parser: DialectAsmParser, type: Type | None) -> object:
    rows, columns, stride, *rest = TensorMemorySyntax.read(parser, _UNPACKED)
    if stride != _UNPACKED:
        return rows, columns, stride, *rest
    _check(parser, "#ttng.tensor_memory_encoding", (rows, columns, 1, *rest))
    return Unchecked((rows, columns, stride, *rest))


def _buffer(parser: DialectAsmParser, type: Type | None) -> object:
    return _todays_buffer(parser, MemDescSyntax.read(parser, None))


def _former_buffer(parser: DialectAsmParser, type: Type | None) -> object:
    return _todays_buffer(parser, MemDescSyntax.read(parser, _made(parser, "#ttg.shared_memory", ())))


def _todays_buffer(parser: DialectAsmParser, buffer: Buffer) -> object:
    """Convert a buffer: the allocated shape has its rank; up to 3.4, several barriers were a buffer of rank
    1."""
    shape, element, layout, space, is_mutable, allocated = buffer
    if isinstance(layout, ttng.TensorMemoryEncodingAttr) and layout.colStride == _UNPACKED:
        stride = max(_COLUMN_BITS // bits_of(element), 1)
        flags = (layout.twoCTAs, layout.fp4Padded)
        parameters = (layout.blockM, layout.blockN, stride, layout.CGALayout, *flags)
        layout = _made(parser, "#ttng.tensor_memory_encoding", parameters)
    if len(allocated) > len(shape):
        allocated = allocated[-len(shape) :]
    if len(shape) == 1 and is_mutable and element == _BARRIER:
        one = (1,)
        result = (element, layout, space, is_mutable)
        _check(parser, "!ttg.memdesc", (one, *result, one))
        return Unchecked((shape, *result, one if shape == one else allocated))
    return shape, element, layout, space, is_mutable, allocated


def _pointer(parser: DialectAsmParser, type: Type | None) -> object:
    """A pointer to a scalar or, for a block pointer, to a tensor."""
    result = PointerSyntax.read(parser, True)
    return Unchecked(result) if isinstance(result[0], RankedTensorType) else result


def _descriptor(parser: DialectAsmParser, type: Type | None) -> object:
    return TensorDescSyntax.read(parser, True)


#: The parsers of parameters, by dialect and mnemonic of today.
READERS: dict[str, Read] = {
    "#ttg.blocked": _blocked,
    "#ttg.nvidia_mma": _nvidia_mma,
    "#ttg.amd_mfma": _amd_mfma,
    "#ttg.amd_wmma": _amd_wmma,
    "#ttg.swizzled_shared": _phases,
    "#ttg.amd_rotating_shared": _phases,
    "#ttg.nvmma_shared": _nvmma,
    "#ttng.tensor_memory_encoding": _tensor_memory,
    "!ttg.memdesc": _buffer,
    "!tt.memdesc": _former_buffer,
    "!tt.ptr": _pointer,
    "!tt.tensordesc": _descriptor,
}
#: The parsers of values whose name no dialect has today.
GONE: dict[str, Read] = {"#ttg.shared": _shared}
