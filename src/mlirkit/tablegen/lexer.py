r"""Lexer: the text of one file to tokens.

    identifier   [0-9]*[A-Za-z_][0-9A-Za-z_]*      number   [-+]?[0-9]+ | 0x[0-9a-fA-F]+ | 0b[01]+
    string       "..." with \\ \' \" \t \n          code     [{ ... }]
    variable     $name                             operator !name
    comments     // to the line end; /* ... */, which nest

A file is lexed in *segments*, from a position to the next preprocessor directive, because the text behind a
directive may have to be skipped without lexing it; preprocessor.py puts segments together.  Tokens are three
parallel lists: kinds, values, byte offsets.  Keywords and punctuation are their own kind.
"""

from __future__ import annotations

import re

from mlirkit.tablegen.sources import SourceFile

IDENTIFIER = "<identifier>"
INTEGER = "<integer>"
# The value of a binary literal is (number, count of digits).
BINARY = "<binary>"
TEXT = "<text>"
CODE_TEXT = "<code>"
VARIABLE = "<variable>"
BANG = "<bang>"
INCLUDE = "<include>"
# The value is the message.
ERROR = "<error>"
END = "<end>"

KEYWORDS = frozenset(
    [
        "assert",
        "bit",
        "bits",
        "class",
        "code",
        "dag",
        "def",
        "defm",
        "defset",
        "deftype",
        "defvar",
        "dump",
        "else",
        "false",
        "field",
        "foreach",
        "if",
        "in",
        "int",
        "let",
        "list",
        "multiclass",
        "string",
        "then",
        "true",
    ]
)

OPERATORS = frozenset(
    [
        "add",
        "and",
        "cast",
        "con",
        "cond",
        "dag",
        "div",
        "empty",
        "eq",
        "exists",
        "filter",
        "find",
        "foldl",
        "foreach",
        "ge",
        "getdagarg",
        "getdagname",
        "getdagop",
        "getdagopname",
        "gt",
        "head",
        "if",
        "initialized",
        "instances",
        "interleave",
        "isa",
        "le",
        "listconcat",
        "listflatten",
        "listremove",
        "listsplat",
        "logtwo",
        "lt",
        "match",
        "mul",
        "ne",
        "not",
        "or",
        "range",
        "repr",
        "setdagarg",
        "setdagname",
        "setdagop",
        "setdagopname",
        "shl",
        "size",
        "sra",
        "srl",
        "strconcat",
        "sub",
        "subst",
        "substr",
        "tail",
        "tolower",
        "toupper",
        "xor",
    ]
)

_TOKEN = re.compile(
    r"(?:[ \t\n\r]++|//[^\n\r]*+)*+"
    r"(?:"
    # Before numbers: an identifier may start with digits, unless these begin a hexadecimal or binary number.
    r"(?P<n>0x[0-9a-fA-F]+|0b[01]+|[0-9]+(?=x[0-9a-fA-F]|b[01]))"
    r"|(?P<i>[0-9]*[A-Za-z_][0-9A-Za-z_]*)"
    r"|(?P<p>[{}:;,<>()=?\]]|\.\.\.|\.(?!\.)|\[(?!\{))"
    r'|"(?P<t>(?:[^"\\\n\r]|\\[\\\'"tn])*+)"'
    r"|(?P<v>\$[A-Za-z_][0-9A-Za-z_]*)"
    r"|(?P<m>[-+]?[0-9]+|[-+])"
    r"|(?P<b>![A-Za-z]+)"
    r"|(?P<c>\[\{)"
    r"|(?P<h>\#)"
    r"|(?P<k>/\*)"
    r"|(?P<e>\Z)"
    r"|(?P<x>.)"
    r")",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(.)")
_DIRECTIVE = re.compile(r"#(ifdef|ifndef|else|endif|define)(?=[ \t\n\r]|/[/*])")
_COMMENT_EDGE = re.compile(r"/\*|\*/")
_INCLUDE_NAME = re.compile(r"(?:[ \t\n\r]++|//[^\n\r]*+)*+")
_UNESCAPED = {"n": "\n", "t": "\t"}


class Segment:
    """The tokens from one position to the next directive, the end of the file, or an error.

    `directive` is the word of the directive at `end`, or None.  `strays` are NUL characters between tokens:
    errors that do not end the segment.
    """

    __slots__ = ("directive", "end", "kinds", "offsets", "strays", "values")

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.values: list[object] = []
        self.offsets: list[int] = []
        self.strays: list[int] = []
        self.directive: str | None = None
        self.end = 0

    def fail(self, offset: int, message: str) -> None:
        """End the segment with an error token."""
        self.kinds.append(ERROR)
        self.values.append(message)
        self.offsets.append(offset)
        self.end = offset


def lex_segment(file: SourceFile, start: int) -> Segment:
    """The segment of `file` at `start`, from the file's cache if it has been lexed before."""
    segment: Segment | None = file.segments.get(start)
    if segment is None:
        segment = file.segments[start] = _lex(file.text, start)
    return segment


def _lex(text: str, start: int) -> Segment:
    segment = Segment()
    kinds, values, offsets = segment.kinds, segment.values, segment.offsets
    match = _TOKEN.match
    keywords = KEYWORDS
    previous_end = start
    pos = start
    while True:
        hit = match(text, pos)
        assert hit is not None
        group = hit.lastgroup
        assert group is not None
        begin, pos = hit.span(group)
        if group == "i":
            word = hit[group]
            if word == "include":
                pos = _lex_include(text, segment, begin, pos)
                if pos < 0:
                    return segment
            else:
                kinds.append(word if word in keywords else IDENTIFIER)
                values.append(word)
                offsets.append(begin)
        elif group == "p":
            kinds.append(hit[group])
            values.append(None)
            offsets.append(begin)
        elif group == "t":
            kinds.append(TEXT)
            values.append(_decode_string(hit[group]))
            offsets.append(begin - 1)
            pos += 1
        elif group == "v":
            kinds.append(VARIABLE)
            values.append(text[begin + 1 : pos])
            offsets.append(begin)
        elif group == "c":
            pos = _find_code_end(text, pos)
            if pos < 0:
                segment.fail(begin, "unterminated code block")
                return segment
            kinds.append(CODE_TEXT)
            values.append(_decode(text[begin + 2 : pos]))
            offsets.append(begin)
            pos += 2
        elif group == "m" or group == "n":
            if not _lex_number(segment, hit[group], begin):
                return segment
        elif group == "b":
            word = text[begin + 1 : pos]
            if word not in OPERATORS:
                segment.fail(begin, "unknown operator")
                return segment
            kinds.append(BANG)
            values.append(word)
            offsets.append(begin)
        elif group == "h":
            directive = _DIRECTIVE.match(text, begin)
            if directive is not None and _starts_line(text, start, previous_end, begin):
                segment.directive = directive[1]
                segment.end = begin
                return segment
            kinds.append("#")
            values.append(None)
            offsets.append(begin)
        elif group == "k":
            pos = skip_comment(text, pos)
            if pos < 0:
                segment.fail(begin, "unterminated comment")
                return segment
            continue
        elif group == "e":
            kinds.append(END)
            values.append(None)
            offsets.append(begin)
            segment.end = begin
            return segment
        elif hit[group] == "\0":
            segment.strays.append(begin)
            continue
        else:
            segment.fail(*_bad_character(text, begin))
            return segment
        previous_end = pos


def _lex_include(text: str, segment: Segment, begin: int, pos: int) -> int:
    """Read the name after `include`; return the position after it, or -1 after an error."""
    while True:
        pos = _end_of(_INCLUDE_NAME, text, pos)
        if not text.startswith("/*", pos):
            break
        comment = pos
        pos = skip_comment(text, pos + 2)
        if pos < 0:
            segment.fail(comment, "unterminated comment")
            return -1
    match = _TOKEN.match(text, pos)
    assert match is not None
    if match.lastgroup != "t":
        if match.lastgroup == "x":
            segment.fail(*_bad_character(text, match.start("x")))
        else:
            segment.fail(pos, "expected filename after include")
        return -1
    begin, pos = match.span("t")
    segment.kinds.append(INCLUDE)
    segment.values.append(_decode_string(match["t"]))
    segment.offsets.append(begin - 1)
    return pos + 1


def _end_of(pattern: re.Pattern[str], text: str, pos: int) -> int:
    match = pattern.match(text, pos)
    return pos if match is None else match.end()


def _lex_number(segment: Segment, word: str, begin: int) -> bool:
    kind = INTEGER
    value: object = None
    if word == "-" or word == "+":
        kind = word
    else:
        # Numbers beyond 64 bits are errors; long decimal literals need no conversion for this.
        if word.startswith("0x"):
            number = int(word, 16)
        elif word.startswith("0b"):
            number = int(word[2:], 2)
            kind = BINARY
        else:
            digits = word.lstrip("-+").lstrip("0")
            number = int(digits or "0") if len(digits) <= 20 else 1 << 64
            if word[0] == "-":
                number = -number
        if number >= 1 << 64 or number < -(1 << 63):
            segment.fail(begin, "number out of range")
            return False
        if number >> 63 > 0:
            number -= 1 << 64
        value = (number, len(word) - 2) if kind == BINARY else number
    segment.kinds.append(kind)
    segment.values.append(value)
    segment.offsets.append(begin)
    return True


def _decode(raw: str) -> str:
    """The text of a piece of the file, which is held as one character per byte."""
    return raw if raw.isascii() else raw.encode("latin-1").decode("utf-8", "surrogateescape")


def _decode_string(raw: str) -> str:
    if "\\" in raw:
        raw = _ESCAPE.sub(lambda escape: _UNESCAPED.get(escape[1], escape[1]), raw)
    return _decode(raw)


def _find_code_end(text: str, pos: int) -> int:
    """The position of the `}]` that ends a code fragment, or -1.

    As in the reference lexer, which reads braces in pairs, `}}]` does not end it.
    """
    start = pos
    while True:
        pos = text.find("}]", pos)
        if pos < 0:
            return -1
        run = pos
        while run > start and text[run - 1] == "}":
            run -= 1
        if (pos - run) % 2 == 0:
            return pos
        pos += 2


def skip_comment(text: str, pos: int) -> int:
    """The position after the `/* ... */` whose content begins at `pos`, or -1 if it does not end."""
    depth = 1
    while depth:
        edge = _COMMENT_EDGE.search(text, pos)
        if edge is None:
            return -1
        depth += 1 if edge[0] == "/*" else -1
        pos = edge.end()
    return pos


def _starts_line(text: str, start: int, previous_end: int, pos: int) -> bool:
    """Whether only blanks and comments are on the line before the `#` at `pos`."""
    if previous_end == 0:
        return True
    gap = text[previous_end:pos]
    comment = gap.find("/*")
    while comment >= 0:
        end = skip_comment(gap, comment + 2)
        line_comment = gap.find("//", 0, comment)
        if line_comment >= 0 and "\n" not in gap[line_comment:comment]:
            break
        gap = gap[:comment] + gap[end:]
        comment = gap.find("/*")
    return "\n" in gap or "\r" in gap


def _bad_character(text: str, pos: int) -> tuple[int, str]:
    """The position and the message of the error at a character that begins no token."""
    char = text[pos]
    if char == '"':
        return _bad_string(text, pos + 1)
    if char == ".":
        return pos, "invalid '..' punctuation"
    if char == "$":
        return pos, "invalid variable name"
    if char == "!":
        return pos, 'invalid "!operator"'
    return pos, "unexpected character"


def _bad_string(text: str, start: int) -> tuple[int, str]:
    pos = start
    while True:
        char = text[pos : pos + 1]
        if not char:
            return start, "end of file in string literal"
        if char in "\n\r":
            return start, "end of line in string literal"
        if char == "\\":
            pos += 1
            escaped = text[pos : pos + 1]
            if not escaped:
                return start, "end of file in string literal"
            if escaped in "\n\r":
                return pos, "escaped newlines not supported in tblgen"
            if escaped not in "\\'\"tn":
                return pos, "invalid escape in string literal"
        pos += 1
