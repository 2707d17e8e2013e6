"""Builtin types as text.

    i32 si8 ui4 index none f32 complex<t> tuple<t, ...> (t, ...) -> t
    vector<4x[8]xt> tensor<4x?xt, encoding> tensor<*xt> memref<4x?xt, layout, space> memref<*xt, space>
    !dialect.text !dialect<text>

Each function turns a type into pieces (pieces.py).  The mirror is text/parser/types.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from mlirkit.builtin.float_types import FLOAT_TYPES
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.types import (
    SIGNED,
    SIGNLESS,
    ComplexType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    NoneType,
    OpaqueType,
    TokenType,
    TupleType,
)
from mlirkit.core.attribute import Type
from mlirkit.core.null_type import NullType
from mlirkit.core.unknown_syntax import UnknownType
from mlirkit.text.printer.pieces import MAY_ELIDE_TYPE, Nested, Piece


def dimension_list(shape: Sequence[int]) -> str:
    """`4x?x2`."""
    return "x".join(["?" if size == DYNAMIC else str(size) for size in shape])


def separated(values: Sequence[Any]) -> list[Piece]:
    """The values with commas between them."""
    pieces: list[Piece] = []
    for value in values:
        if pieces:
            pieces.append(", ")
        pieces.append(value)
    return pieces


def dialect_symbol(prefix: str, namespace: str, data: str) -> str:
    """The printed form of a value of an unknown dialect, from the text of its body."""
    return f"{prefix}{namespace}.{data}" if is_pretty_symbol([data], 0) else f"{prefix}{namespace}<{data}>"


def is_pretty_symbol(pieces: list[str], start: int) -> bool:
    """Whether the text from `pieces[start]` on can follow `dialect.`: a name, then nothing or `<...>`."""
    seen_name = False
    at = start
    count = len(pieces)
    while at < count:
        for char in pieces[at]:
            code: i64 = ord(char)
            is_letter = 97 <= code <= 122 or 65 <= code <= 90
            if not seen_name:
                if not is_letter:
                    return False
                seen_name = True
            elif not (is_letter or 48 <= code <= 57 or char == "." or char == "_"):
                if char != "<":
                    return False
                last = count - 1
                while not pieces[last]:
                    last -= 1
                return pieces[last].endswith(">")
        at += 1
    return seen_name


def _integer(type: Any) -> list[Piece]:
    signedness = type.signedness
    prefix = "i" if signedness == SIGNLESS else "si" if signedness == SIGNED else "ui"
    return [prefix + str(type.width)]


def _index(type: Any) -> list[Piece]:
    return ["index"]


def _none(type: Any) -> list[Piece]:
    return ["none"]


def _token(type: Any) -> list[Piece]:
    return ["token"]


def _float(type: Any) -> list[Piece]:
    return [type.semantics.keyword]


def _complex(type: Any) -> list[Piece]:
    return ["complex<", type.element_type, ">"]


def _tuple(type: Any) -> list[Piece]:
    return ["tuple<", *separated(type.types), ">"]


def _function(type: Any) -> list[Piece]:
    pieces: list[Piece] = ["(", *separated(type.input_types), ") -> "]
    pieces.extend(result_types(type.result_types))
    return pieces


def result_types(types: Sequence[Type]) -> list[Piece]:
    """The types behind an arrow: one type without parentheses unless it has an arrow itself, else a list."""
    if len(types) == 1 and not isinstance(types[0], FunctionType):
        return [types[0]]
    return ["(", *separated(types), ")"]


def _opaque(type: Any) -> list[Piece]:
    return [dialect_symbol("!", type.dialect_namespace, type.data)]


def _vector(type: Any) -> list[Piece]:
    text = "vector<"
    scalable = type.scalable_flags
    for index, size in enumerate(type.dims):
        text += f"[{size}]x" if scalable[index] else f"{size}x"
    return [text, type.element_type, ">"]


def _tensor(type: Any) -> list[Piece]:
    shape = type.dims
    start = f"tensor<{dimension_list(shape)}x" if shape else "tensor<"
    encoding = type.encoding
    if encoding is None:
        return [start, type.element_type, ">"]
    return [start, type.element_type, ", ", encoding, ">"]


def _unranked_tensor(type: Any) -> list[Piece]:
    return ["tensor<*x", type.element_type, ">"]


def has_printed_layout(type: MemRefType) -> bool:
    """Whether the layout of a memref is written out: the identity map is not."""
    layout = type.layout
    return not (isinstance(layout, AffineMapAttr) and layout.map.is_identity)


def _memref(type: Any) -> list[Piece]:
    shape = type.dims
    pieces: list[Piece] = [f"memref<{dimension_list(shape)}x" if shape else "memref<", type.element_type]
    if has_printed_layout(type):
        pieces.append(", ")
        pieces.append(Nested(type.layout, MAY_ELIDE_TYPE))
    _memory_space(type, pieces)
    return pieces


def _unranked_memref(type: Any) -> list[Piece]:
    pieces: list[Piece] = ["memref<*x", type.element_type]
    _memory_space(type, pieces)
    return pieces


def _memory_space(type: Any, pieces: list[Piece]) -> None:
    if type.memory_space is not None:
        pieces.append(", ")
        pieces.append(Nested(type.memory_space, MAY_ELIDE_TYPE))
    pieces.append(">")


def _unknown(type: Type) -> list[Piece]:
    # No parser reads it.
    return ["<<UNKNOWN TYPE>>"]


def _null(type: Type) -> list[Piece]:
    return ["<<NULL TYPE>>"]


TYPE_PRINTERS: Final[dict[Any, Callable[[Any], list[Piece]]]] = {
    IntegerType: _integer,
    IndexType: _index,
    NoneType: _none,
    ComplexType: _complex,
    TupleType: _tuple,
    FunctionType: _function,
    GraphType: _function,
    OpaqueType: _opaque,
    TokenType: _token,
    VectorType: _vector,
    RankedTensorType: _tensor,
    UnrankedTensorType: _unranked_tensor,
    MemRefType: _memref,
    UnrankedMemRefType: _unranked_memref,
    **{type.__class__: _float for type in FLOAT_TYPES.values()},
    UnknownType: _unknown,
    NullType: _null,
}

# -- cached texts ---------------------------------------------------------------------------------------

_SCALARS: Final = frozenset({IntegerType, IndexType, *[type.__class__ for type in FLOAT_TYPES.values()]})
# Classes of types that may print the same in all contexts: without aliases, scalars and their containers do.
PLAIN_CLASSES: Final[frozenset[Any]] = _SCALARS | {RankedTensorType, VectorType}
# The limit of the cache, because a program may make ever new types.
_MOST_TEXTS: Final = 4096
_plain_texts: Final[dict[Any, str]] = {}


def plain_type_text(type: Any) -> str | None:
    """The text of a type of a plain class that prints the same in all contexts; None if it does not.

    Programs print many modules with the same few types: their texts are kept from one to the next.
    """
    text = _plain_texts.get(type)
    if text is not None:
        return text
    texts: list[str] = []
    for piece in TYPE_PRINTERS[type.__class__](type):
        if isinstance(piece, str):
            texts.append(piece)
        elif piece.__class__ in _SCALARS:
            texts.append(plain_type_text(piece) or "")
        else:
            return None
    text = "".join(texts)
    if len(_plain_texts) >= _MOST_TEXTS:
        _plain_texts.clear()
    _plain_texts[type] = text
    return text
