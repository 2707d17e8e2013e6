"""Changes to valid inputs: of bytes, of numbers of bytecode, of its sections, of tokens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from mlirkit.bytecode.reader.sections import read_sections
from tests.bytecode.recipes import section, v

TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|[%#!^@]?[A-Za-z0-9_$.-]+|->|\{-#|#-\}|\s+|.', re.DOTALL)

_KIND = re.compile(
    r"(?P<number>\d+)|(?P<type>[su]?i\d+|index|f16|f32|f64|bf16)|(?P<value>%[\w$.-]+)|(?P<symbol>@[\w$.-]+)"
    r"|(?P<shape>(\d+x)+[a-z]\w*)|(?P<operation>[a-z_]+\.[a-z_0-9.]+)|(?P<label>\^\w+)|(?P<boolean>true|false)"
    r'|(?P<string>"[^"]*")|(?P<word>[a-z_]{2,})'
)
_NUMBERS = ["0", "1", "2", "3", "4", "7", "8", "-1", "16", "64", "255", "2147483648", "9223372036854775807"]
_OTHERS = {
    "number": _NUMBERS,
    "type": ["i1", "i8", "i32", "i64", "si32", "ui8", "index", "f16", "f32", "f64", "bf16", "i128", "none"],
    "boolean": ["true", "false"],
}


def mutate_bytes(random: Random, original: bytes) -> bytes:
    """Insert, remove or replace a few bytes, or replace a small number by one of 64 bits."""
    data = bytearray(original)
    for _ in range(random.choice([1, 1, 1, 2, 3, 6])):
        at = random.randrange(len(data)) if data else 0
        change = random.randrange(9)
        if change == 0:
            data[at:at] = random.randbytes(random.choice([1, 1, 9]))
        elif change == 1:
            del data[at : at + random.choice([1, 1, 2, 9])]
        elif change == 2:
            data[at : at + 1] = b"\0" + random.randbytes(8)
        elif change == 3 and random.random() < 0.2:
            del data[at:]
        elif change < 6:
            data[at : at + 1] = random.randbytes(1)
        elif data:
            data[at] = random.choice([0, 1, 3, 5, 0x80, 0xFE, 0xFF, data[at] ^ 1 << random.randrange(8)])
    return bytes(data)


def mutate_sections(random: Random, original: bytes) -> bytes:
    """Sections of bytecode that stay well framed: shuffled, doubled, exchanged, or with a number changed."""
    sections = read_sections("fuzz", original).sections
    bodies = [(each.id, original[each.start : each.start + each.size]) for each in sections]
    for _ in range(random.choice([1, 1, 2, 3])):
        at = random.randrange(len(bodies))
        change = random.randrange(8)
        if change == 0:
            random.shuffle(bodies)
        elif change == 1:
            bodies.append(bodies[at])
        elif change == 2:
            bodies[at] = (bodies[at][0], random.choice(bodies)[1])
        else:
            bodies[at] = (bodies[at][0], _with_other_number(random, bodies[at][1]))
    header = original[: original.index(b"\0", 5) + 1]
    return header + b"".join(section(id, body) for id, body in bodies)


def _with_other_number(random: Random, body: bytes) -> bytes:
    """Read a section as varints, and replace, insert or remove one."""
    places = [0]
    while places[-1] < len(body):
        first = body[places[-1]]
        places.append(places[-1] + (9 if first == 0 else (first & -first).bit_length()))
    at = random.randrange(len(places))
    end = places[min(at + random.choice([0, 1, 1]), len(places) - 1)]
    number = random.choice([0, 1, 2, 5, random.randrange(64), random.randrange(300), 1 << 32, 1 << 60])
    return body[: places[at]] + (v(number) if random.random() < 0.9 else b"") + body[end:]


def mutate_text(random: Random, text: bytes, pieces: Sequence[bytes]) -> bytes:
    """A few bytes or one of the pieces inserted, runs removed, repeated or moved, or the end cut off."""
    for _ in range(random.choice([1, 1, 2, 4])):
        at = random.randrange(len(text) + 1)
        end = min(len(text), at + random.randrange(1, 20))
        other = random.randrange(len(text) + 1)
        text = random.choice(
            [
                text[:at] + bytes([random.randrange(256)]) + text[at:],
                text[:at] + text[end:],
                text[:end] + text[at:],
                text[:other] + text[at:end] + text[other:],
                text[:at],
                text[:at] + random.choice(pieces) + text[at:],
            ]
        )
    return text


def mutate_tokens(random: Random, text: str, pool: Sequence[str]) -> str:
    """A token or two removed, repeated, replaced by one of the pool, inserted, exchanged, or all from one on."""
    tokens = TOKEN.findall(text)
    for _ in range(random.choice([1, 1, 2])):
        if not tokens:
            break
        at = random.randrange(len(tokens))
        change = random.randrange(6)
        if change == 0:
            del tokens[at]
        elif change == 1:
            tokens.insert(at, tokens[at])
        elif change == 2:
            tokens[at] = random.choice(pool)
        elif change == 3:
            tokens.insert(at, random.choice(pool))
        elif change == 4:
            other = random.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        else:
            tokens = tokens[:at]
    return "".join(tokens)


def mutate_values(random: Random, text: str) -> str:
    """One token or two replaced by others of their kind, so that most texts still parse: numbers, values, types.

    A type is replaced once or everywhere in the text.
    """
    tokens = TOKEN.findall(text)
    by_kind: dict[str, list[int]] = {}
    for at, token in enumerate(tokens):
        match = _KIND.fullmatch(token)
        if match is not None and match.lastgroup is not None:
            by_kind.setdefault(match.lastgroup, []).append(at)
    for _ in range(random.choice([1, 1, 2])):
        if not by_kind:
            break
        kind = random.choice(list(by_kind))
        at = random.choice(by_kind[kind])
        token = tokens[at]
        if kind == "shape":
            other = re.sub(r"\d+", lambda number: random.choice([number[0], *_NUMBERS[1:5]]), token, count=2)
        elif kind in _OTHERS:
            other = random.choice(_OTHERS[kind])
        else:
            other = tokens[random.choice(by_kind[kind])]
        if kind == "type" and random.random() < 0.5:
            tokens = [other if old == token else old for old in tokens]
        else:
            tokens[at] = other
    return "".join(tokens)


def mutate_lines(random: Random, text: str) -> str:
    """A line or two removed, repeated, or exchanged with another: operations without terminators or operands."""
    lines = text.split("\n")
    filled = [at for at, line in enumerate(lines) if line.strip()]
    for _ in range(random.choice([1, 1, 2])):
        if len(filled) < 2:
            break
        at, other = random.sample(filled, 2)
        change = random.randrange(3)
        if change == 0:
            lines[at] = ""
        elif change == 1:
            lines[other] += "\n" + lines[at]
        else:
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


def tokens_of(texts: Sequence[str]) -> list[str]:
    """Every token of the texts once, in a fixed order."""
    return sorted({token for text in texts for token in TOKEN.findall(text) if not token.isspace()})
