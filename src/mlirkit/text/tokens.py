"""Tokens of MLIR's text: their kinds and spellings.

A token is its kind and the bytes it covers; there are no token objects (see text/lexer.py).  If the first
character determines a token's kind, the kind is the code of that character:

    %value  #attribute  !type  ^block  @symbol  "string"      the kind is the code of % # ! ^ @ "
    ( ) { } [ ] < > : , = * + - / ? |                         likewise

All other kinds are numbers above 255.  Keywords are bare identifiers with separate kinds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.builtin.float_types import FLOAT_TYPES

# Identifiers and literals that their first character identifies.
STRING: Final = 34  # "text"
HASH_ID: Final = 35  # #attribute
PERCENT_ID: Final = 37  # %value
AT_ID: Final = 64  # @symbol
CARET_ID: Final = 94  # ^block
EXCLAMATION_ID: Final = 33  # !type

# A byte of names, not a token.
POINT: Final = 46

# Punctuation.
L_PAREN: Final = 40
R_PAREN: Final = 41
STAR: Final = 42
PLUS: Final = 43
COMMA: Final = 44
MINUS: Final = 45
SLASH: Final = 47
COLON: Final = 58
LESS: Final = 60
EQUAL: Final = 61
GREATER: Final = 62
QUESTION: Final = 63
L_SQUARE: Final = 91
R_SQUARE: Final = 93
L_BRACE: Final = 123
VERTICAL_BAR: Final = 124
R_BRACE: Final = 125

EOF: Final = 256
BARE_ID: Final = 257
INT_TYPE: Final = 258  # i32, si8, ui16
INTEGER: Final = 259
FLOAT: Final = 260
ARROW: Final = 261  # ->
ELLIPSIS: Final = 262  # ...
METADATA_BEGIN: Final = 263  # {-#
METADATA_END: Final = 264  # #-}
ERROR: Final = 265  # no token; the lexer has raised

# Keywords that the parser recognizes by kind.  All other keywords have the kind KEYWORD.
FIRST_KEYWORD: Final = 300
KEYWORD: Final = 300
KW_AFFINE_MAP: Final = 301
KW_AFFINE_SET: Final = 302
KW_ARRAY: Final = 303
KW_CEILDIV: Final = 304
KW_COMPLEX: Final = 305
KW_DENSE: Final = 306
KW_DENSE_RESOURCE: Final = 307
KW_DISTINCT: Final = 308
KW_FALSE: Final = 309
KW_FLOORDIV: Final = 310
KW_INDEX: Final = 311
KW_LOC: Final = 312
KW_MEMREF: Final = 313
KW_MOD: Final = 314
KW_NONE: Final = 315
KW_OFFSET: Final = 316
KW_SPARSE: Final = 317
KW_STRIDED: Final = 318
KW_SYMBOL: Final = 319
KW_TENSOR: Final = 320
KW_TRUE: Final = 321
KW_TUPLE: Final = 322
KW_UNIT: Final = 323
KW_VECTOR: Final = 324
KW_FLOAT_TYPE: Final = 325  # every float type's keyword

KEYWORDS: Final[dict[bytes, int]] = {
    b"affine_map": KW_AFFINE_MAP,
    b"affine_set": KW_AFFINE_SET,
    b"array": KW_ARRAY,
    b"attributes": KEYWORD,
    b"ceildiv": KW_CEILDIV,
    b"complex": KW_COMPLEX,
    b"dense": KW_DENSE,
    b"dense_resource": KW_DENSE_RESOURCE,
    b"distinct": KW_DISTINCT,
    b"false": KW_FALSE,
    b"floordiv": KW_FLOORDIV,
    b"for": KEYWORD,
    b"func": KEYWORD,
    b"index": KW_INDEX,
    b"loc": KW_LOC,
    b"max": KEYWORD,
    b"memref": KW_MEMREF,
    b"min": KEYWORD,
    b"mod": KW_MOD,
    b"none": KW_NONE,
    b"offset": KW_OFFSET,
    b"size": KEYWORD,
    b"sparse": KW_SPARSE,
    b"step": KEYWORD,
    b"strided": KW_STRIDED,
    b"symbol": KW_SYMBOL,
    b"tensor": KW_TENSOR,
    b"to": KEYWORD,
    b"token": KEYWORD,
    b"true": KW_TRUE,
    b"tuple": KW_TUPLE,
    b"type": KEYWORD,
    b"unit": KW_UNIT,
    b"vector": KW_VECTOR,
    **{keyword.encode(): KW_FLOAT_TYPE for keyword in FLOAT_TYPES},
}

# Kinds of punctuation by spelling, for parsers of custom syntax.
PUNCTUATION: Final[dict[str, int]] = {
    **{spelling: ord(spelling) for spelling in "(){}[]<>:,=*+-/?|"},
    "->": ARROW,
    "...": ELLIPSIS,
}


def is_keyword_like(kind: i64) -> bool:
    """Whether custom syntax takes the token as a keyword: any bare identifier, however it looks."""
    return kind >= FIRST_KEYWORD or kind in (BARE_ID, INT_TYPE)
