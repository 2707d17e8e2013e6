"""Builtin's encodings that differ between releases: additions after LLVM 22, and changes.

    23  affine map      (dims * 4 + kind):varint, then by kind
                        0 identity | 1 permutation: dim* | 2 projected permutation: dim[]
                        3 symbols:varint expr[]
    24  integer set     dims:varint  symbols:varint  expr[]  is_equality:byte*
    25  strided layout  offset:signed  signed[]
    expr ::= 0 dim:varint | 1 symbol:varint | 2 signed | 3 to 7, for + * mod floordiv ceildiv, expr expr

Types 21 to 32 are floats, 33 is `token`, which the definitions of LLVM 22 have in the dialect llvm, and 34 a
graph type, encoded as a function type.  LLVM 23 writes all these codes, earlier releases write text; the
reader accepts both.  For scalable vectors (code 20) LLVM 16 writes the number of scalable dimensions, which
are the last ones; other releases write a flag for each dimension.

The release to write for is the version of builtin that the writer requests (`dialect_version`), a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mlirkit.builtin import float_types
from mlirkit.builtin.affine_expr import (
    ADD,
    CEIL_DIV,
    CONSTANT,
    DIM,
    FLOOR_DIV,
    MOD,
    MUL,
    SYMBOL,
    AffineExpr,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.integer_set import IntegerSet
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import LLVM_TOKEN, TOKEN, GraphType
from mlirkit.core.attribute import Type

AFFINE_MAP: Final = 23
INTEGER_SET: Final = 24
STRIDED_LAYOUT: Final = 25
SCALABLE_VECTOR: Final = 20

# The first release that writes the codes above 22 (attributes) and 20 (types).
FIRST_WITH_LATER_CODES: Final = 23
# The first release whose files contain the version 1 of builtin.
FIRST_WITH_VERSION: Final = 24
LAST_WITH_SCALABLE_COUNT: Final = 16
# The last release in which the definition alone decides whether an operation is isolated.
LAST_ISOLATED_BY_DEFINITION: Final = 16

LATER_FLOATS: Final[dict[int, Type]] = {
    21: float_types.TF32,
    22: float_types.F8E5M2,
    23: float_types.F8E4M3,
    24: float_types.F8E4M3FN,
    25: float_types.F8E5M2FNUZ,
    26: float_types.F8E4M3FNUZ,
    27: float_types.F8E4M3B11FNUZ,
    28: float_types.F8E3M4,
    29: float_types.F4E2M1FN,
    30: float_types.F6E2M3FN,
    31: float_types.F6E3M2FN,
    32: float_types.F8E8M0FNU,
}
# The types of the later codes.
LATER_TYPES: Final[dict[int, Type]] = {**LATER_FLOATS, 33: LLVM_TOKEN}
# The code of graph types, which release 22 writes as the text of a function type, and reads as that.
GRAPH: Final = 34
_CODES: Final[dict[Type, int]] = {**{type: code for code, type in LATER_FLOATS.items()}, TOKEN: 33}

_IDENTITY: Final = 0
_PERMUTATION: Final = 1
_PROJECTED_PERMUTATION: Final = 2

_EXPR_CODES: Final = {DIM: 0, SYMBOL: 1, CONSTANT: 2, ADD: 3, MUL: 4, MOD: 5, FLOOR_DIV: 6, CEIL_DIV: 7}


def read_later_attribute(code: int, reader: Any) -> Any:
    """The attribute with one of the later codes, which has already been read."""
    if code == AFFINE_MAP:
        return _read_affine_map(reader)
    if code == INTEGER_SET:
        dims, symbols = _bounded_count(reader, "dimensions"), _bounded_count(reader, "symbols")
        expressions = [_read_affine_expr(reader) for _ in range(_bounded_count(reader, "constraints"))]
        flags = [reader.read_bool() for _ in expressions]
        return IntegerSetAttr(IntegerSet.get(dims, symbols, expressions, flags))
    offset = reader.read_signed_var_int()
    return StridedLayoutAttr(offset, reader.read_list(reader.read_signed_var_int))


def write_later_attribute(attribute: Any, writer: Any) -> bool:
    """Write an attribute by one of the later codes; return False, and write nothing, if it has none."""
    if isinstance(attribute, AffineMapAttr):
        writer.write_var_int(AFFINE_MAP)
        _write_affine_map(attribute.map, writer)
        return True
    if isinstance(attribute, IntegerSetAttr):
        integer_set = attribute.set
        writer.write_var_int(INTEGER_SET)
        writer.write_var_int(integer_set.n_dims)
        writer.write_var_int(integer_set.n_symbols)
        _write_affine_exprs(integer_set.exprs, writer)
        for is_equality in integer_set.eq_flags:
            writer.write_owned_bool(is_equality)
        return True
    if isinstance(attribute, StridedLayoutAttr):
        writer.write_var_int(STRIDED_LAYOUT)
        writer.write_signed_var_int(attribute.offset)
        writer.write_list(attribute.steps, writer.write_signed_var_int)
        return True
    return False


def write_later_type(type: Type, writer: Any) -> bool:
    """Write a type by one of the later codes; return False, and write nothing, if it has none."""
    if isinstance(type, GraphType):
        writer.write_var_int(GRAPH)
        writer.write_list(type.input_types, writer.write_type)
        writer.write_list(type.result_types, writer.write_type)
        return True
    code = _CODES.get(type)
    if code is None:
        return False
    writer.write_var_int(code)
    return True


# -- affine expressions -------------------------------------------------------------------------------


def _read_affine_map(reader: Any) -> AffineMapAttr:
    header = reader.read_var_int()
    dims, kind = header >> 2, header & 3
    if dims > 1 << 20:
        raise reader.error(f"an affine map cannot have {dims} dimensions")
    if kind == _IDENTITY:
        return AffineMapAttr(AffineMap.get_identity(dims))
    if kind in (_PERMUTATION, _PROJECTED_PERMUTATION):
        count = dims if kind == _PERMUTATION else _bounded_count(reader, "results")
        results = [AffineExpr.get_dim(reader.read_var_int()) for _ in range(count)]
        return AffineMapAttr(AffineMap.get(dims, 0, results))
    symbols = reader.read_var_int()
    expressions = [_read_affine_expr(reader) for _ in range(_bounded_count(reader, "results"))]
    return AffineMapAttr(AffineMap.get(dims, symbols, expressions))


def _bounded_count(reader: Any, noun: str) -> int:
    count: int = reader.read_var_int()
    if count > 1 << 20:
        raise reader.error(f"an affine map or set cannot have {count} {noun}")
    return count


def _read_affine_expr(reader: Any) -> AffineExpr:
    """An expression in prefix form, read with a stack because it may be deep."""
    make = (
        AffineExpr.get_add,
        AffineExpr.get_mul,
        AffineExpr.get_mod,
        AffineExpr.get_floor_div,
        AffineExpr.get_ceil_div,
    )
    pending: list[tuple[int, list[AffineExpr]]] = []
    while True:
        code = reader.read_var_int()
        if code >= 3:
            if code > 7:
                raise reader.error(f"unknown affine expression kind: {code}")
            pending.append((code, []))
            continue
        if code == 0:
            expression: AffineExpr = AffineExpr.get_dim(reader.read_var_int())
        elif code == 1:
            expression = AffineExpr.get_symbol(reader.read_var_int())
        else:
            expression = AffineExpr.get_constant(reader.read_signed_var_int())
        while pending:
            operator, operands = pending[-1]
            operands.append(expression)
            if len(operands) < 2:
                break
            pending.pop()
            expression = make[operator - 3](operands[0], operands[1])
        if not pending:
            return expression


def _write_affine_map(map: AffineMap, writer: Any) -> None:
    if map.n_symbols == 0 and map.is_projected_permutation:
        kind = _PERMUTATION if map.is_permutation else _PROJECTED_PERMUTATION
        if map.is_identity:
            kind = _IDENTITY
        writer.write_var_int(map.n_dims << 2 | kind)
        if kind == _PROJECTED_PERMUTATION:
            writer.write_var_int(len(map.results))
        for result in map.results if kind != _IDENTITY else ():
            writer.write_var_int(result.position)  # type: ignore[attr-defined]
        return
    writer.write_var_int(map.n_dims << 2 | 3)
    writer.write_var_int(map.n_symbols)
    _write_affine_exprs(map.results, writer)


def _write_affine_exprs(expressions: Sequence[AffineExpr], writer: Any) -> None:
    writer.write_var_int(len(expressions))
    pending: list[Any] = list(reversed(expressions))
    while pending:
        expr = pending.pop()
        writer.write_var_int(_EXPR_CODES[expr.kind])
        if expr.kind == CONSTANT:
            writer.write_signed_var_int(expr.value)
        elif expr.kind in (DIM, SYMBOL):
            writer.write_var_int(expr.position)
        else:
            pending += (expr.rhs, expr.lhs)


# -- scalable vectors ---------------------------------------------------------------------------------


def read_scalable_count(reader: Any) -> VectorType | None:
    """Read a scalable vector of LLVM 16, behind the code; None if an element type is not decoded yet."""
    count = reader.read_var_int()
    shape = reader.read_list(reader.read_signed_var_int)
    element = reader.read_type()
    if count > len(shape):
        raise reader.error(f"expected at most {len(shape)} scalable dimensions, but got {count}")
    if reader.missing:
        return None
    return VectorType(shape, element, [at >= len(shape) - count for at in range(len(shape))])


def write_scalable_count(type: VectorType, writer: Any) -> bool:
    """Write a scalable vector for LLVM 16; return False if dimensions other than the last ones scale."""
    flags = list(type.scalable_flags)
    count = sum(flags)
    if flags != [at >= len(flags) - count for at in range(len(flags))]:
        return False
    writer.write_var_int(SCALABLE_VECTOR)
    writer.write_var_int(count)
    writer.write_list(type.dims, writer.write_signed_var_int)
    writer.write_type(type.element_type)
    return True
