r"""Regular expressions of `!match` and `!instances`: POSIX extended, searched for in linear time.

    Regex  ::= Branch ('|' Branch)*      Branch ::= Piece+      Piece ::= Atom ('*' | '+' | '?' | '{m,n}')?
    Atom   ::= '(' Regex? ')' | '[' '^'? ... ']' | '.' | '^' | '$' | '\' digit | '\' char | char

The result is only whether a text contains a match, so a state machine that follows all possibilities at once
is enough; unlike a backtracking engine, no pattern makes it slow.  Back-references, `\1` for the text of the
first group, need backtracking: patterns with them try one possibility after the other, up to a limit.
"""

from __future__ import annotations

import string

# The largest number of copies by `{m,n}`, and of states of the machine.
_MAX_REPEAT = 255
_MAX_STATES = 20_000

# The number of steps of a search with back-references after which it gives up without a match.
_MAX_STEPS = 500_000

_NOTHING_TO_REPEAT = "repetition-operator operand invalid"
_DIGITS = tuple(string.digits)
_SPLIT = "split"
_BEGIN = "begin"
_END = "end"
_MATCH = "match"
_OPEN = "open"
_CLOSE = "close"
_AGAIN = "again"
_CLASSES = {
    "alnum": string.ascii_letters + string.digits,
    "alpha": string.ascii_letters,
    "blank": " \t",
    "cntrl": "".join([chr(code) for code in range(32)]) + "\x7f",
    "digit": string.digits,
    "graph": "".join([chr(code) for code in range(33, 127)]),
    "lower": string.ascii_lowercase,
    "print": "".join([chr(code) for code in range(32, 127)]),
    "punct": string.punctuation,
    "space": " \t\n\v\f\r",
    "upper": string.ascii_uppercase,
    "xdigit": string.hexdigits,
}


class RegexError(Exception):
    """The pattern is not a regular expression."""


class _Node:
    """A part of a pattern: a set of characters, a sequence, alternatives, or a repetition.

    `least` is the number of a group or of a reference to a group.
    """

    __slots__ = ("chars", "kind", "least", "most", "negated", "parts")

    def __init__(self, kind: str, parts: list[_Node]) -> None:
        self.kind = kind
        self.parts = parts
        self.chars: frozenset[str] = frozenset()
        self.negated = False
        self.least = 0
        self.most = -1


class _State:
    """A state: `split` leads to both successors, a character set to the first after one character.

    `group` is the number of the group that is opened, closed, or referred to.
    """

    __slots__ = ("chars", "first", "group", "kind", "negated", "second")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.chars: frozenset[str] = frozenset()
        self.negated = False
        self.first = -1
        self.second = -1
        self.group = 0


class PosixRegex:
    """A compiled pattern; raises `RegexError` if the pattern is invalid."""

    __slots__ = ("_has_references", "_start", "_states")

    def __init__(self, pattern: str) -> None:
        parser = _Parser(pattern)
        tree = parser.parse()
        self._has_references = parser.has_references
        self._states: list[_State] = [_State(_MATCH)]
        self._start = self._build(tree, 0)

    def search(self, text: str) -> bool:
        """Whether `text` contains a match."""
        if self._has_references:
            return self._search_with_references(text)
        numbers: dict[tuple[frozenset[int], str], frozenset[int]] = {}
        current = self._closure({self._start}, True, not text)
        for index, char in enumerate(text):
            if 0 in current:
                return True
            is_last = index + 1 == len(text)
            key = (current, char)
            following = None if is_last else numbers.get(key)
            if following is None:
                after = {self._start}
                for number in current:
                    state = self._states[number]
                    if state.kind == "chars" and (char in state.chars) != state.negated:
                        after.add(state.first)
                following = self._closure(after, False, is_last)
                if not is_last:
                    numbers[key] = following
            current = following
        return 0 in current

    def _search_with_references(self, text: str) -> bool:
        """As `search`, by backtracking: the continuation of a path depends on the text of its groups."""
        steps = 0
        for begin in range(len(text) + 1):
            # States, with the position in the text, and for each group its start and the matched text.
            stack: list[tuple[int, int, tuple[tuple[int, int, str | None], ...]]] = [(self._start, begin, ())]
            visited = set()
            while stack:
                path = stack.pop()
                if path in visited:
                    continue
                visited.add(path)
                steps += 1
                if steps > _MAX_STEPS:
                    return False
                number, at, groups = path
                state = self._states[number]
                if state.kind == _MATCH:
                    return True
                if state.kind == _SPLIT:
                    stack += [(state.second, at, groups), (state.first, at, groups)]
                elif state.kind == _BEGIN or state.kind == _END:
                    if at == (0 if state.kind == _BEGIN else len(text)):
                        stack.append((state.first, at, groups))
                elif state.kind == _AGAIN:
                    matched = next((group[2] for group in groups if group[0] == state.group), None)
                    if matched is not None and text.startswith(matched, at):
                        stack.append((state.first, at + len(matched), groups))
                elif state.kind == _OPEN or state.kind == _CLOSE:
                    other_groups = tuple(group for group in groups if group[0] != state.group)
                    entry: tuple[int, int, str | None] = (state.group, at, None)
                    if state.kind == _CLOSE:
                        opened = next(group[1] for group in groups if group[0] == state.group)
                        entry = (state.group, opened, text[opened:at])
                    stack.append((state.first, at, (*other_groups, entry)))
                elif at < len(text) and (text[at] in state.chars) != state.negated:
                    stack.append((state.first, at + 1, groups))
        return False

    def _closure(self, numbers: set[int], at_begin: bool, at_end: bool) -> frozenset[int]:
        """The states that are reachable without a character and need a character, or are the match."""
        visited: set[int] = set()
        result: set[int] = set()
        stack = list(numbers)
        while stack:
            number = stack.pop()
            if number in visited:
                continue
            visited.add(number)
            state = self._states[number]
            if state.kind == _SPLIT:
                stack.append(state.first)
                stack.append(state.second)
            elif state.kind == _BEGIN or state.kind == _END:
                if at_begin if state.kind == _BEGIN else at_end:
                    stack.append(state.first)
            elif state.kind == _OPEN or state.kind == _CLOSE:
                stack.append(state.first)
            else:
                result.add(number)
        return frozenset(result)

    def _add(self, kind: str, first: int) -> int:
        if len(self._states) >= _MAX_STATES:
            raise RegexError("regular expression too big")
        state = _State(kind)
        state.first = first
        self._states.append(state)
        return len(self._states) - 1

    def _build(self, node: _Node, following: int) -> int:
        """The start state for `node`, followed by the state `following`."""
        if node.kind == "row":
            for part in reversed(node.parts):
                following = self._build(part, following)
            return following
        if node.kind == "choice":
            start = self._build(node.parts[-1], following)
            for part in reversed(node.parts[:-1]):
                split = self._add(_SPLIT, self._build(part, following))
                self._states[split].second = start
                start = split
            return start
        if node.kind == "repeat":
            return self._build_repeat(node, following)
        if node.kind == "group":
            close = self._add(_CLOSE, following)
            self._states[close].group = node.least
            number = self._add(_OPEN, self._build(node.parts[0], close))
            self._states[number].group = node.least
            return number
        number = self._add(node.kind, following)
        self._states[number].group = node.least
        self._states[number].chars = node.chars
        self._states[number].negated = node.negated
        return number

    def _build_repeat(self, node: _Node, following: int) -> int:
        (part,) = node.parts
        if node.most < 0:
            loop = self._add(_SPLIT, following)
            self._states[loop].second = following
            self._states[loop].first = self._build(part, loop)
            start = loop
        else:
            start = following
            for _ in range(node.most - node.least):
                split = self._add(_SPLIT, self._build(part, start))
                self._states[split].second = following
                start = split
        for _ in range(node.least):
            start = self._build(part, start)
        return start


def _branch(row: list[_Node]) -> _Node:
    if not row:
        raise RegexError("empty (sub)expression")
    return _Node("row", row)


class _Parser:
    """Parses a pattern to nodes."""

    __slots__ = ("_at", "_closed", "_groups", "_text", "has_references")

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._groups = 0
        self._closed: set[int] = set()
        self.has_references = False

    def parse(self) -> _Node:
        # Open groups: the branches and the sequence that were being read when the group began.
        stack: list[tuple[list[_Node], list[_Node], int]] = []
        branches: list[_Node] = []
        row: list[_Node] = []
        while self._at < len(self._text):
            char = self._text[self._at]
            self._at += 1
            if char == "(":
                self._groups += 1
                if self._text.startswith(")", self._at):
                    self._at += 1
                    row.append(self._repeated(self._group(_Node("row", []), self._groups)))
                    continue
                stack.append((branches, row, self._groups))
                branches, row = [], []
                continue
            if char == "|":
                branches.append(_branch(row))
                row = []
                continue
            if char == ")":
                if not stack:
                    raise RegexError("parentheses not balanced")
                branches.append(_branch(row))
                group = branches[0] if len(branches) == 1 else _Node("choice", branches)
                branches, row, number = stack.pop()
                row.append(self._repeated(self._group(group, number)))
            else:
                row.append(self._repeated(self._atom(char)))
        if stack:
            raise RegexError("parentheses not balanced")
        branches.append(_branch(row))
        return branches[0] if len(branches) == 1 else _Node("choice", branches)

    def _group(self, node: _Node, number: int) -> _Node:
        self._closed.add(number)
        group = _Node("group", [node])
        group.least = number
        return group

    def _atom(self, char: str) -> _Node:
        if char in "*+?" or (char == "{" and self._text[self._at : self._at + 1] in _DIGITS):
            raise RegexError(_NOTHING_TO_REPEAT)
        if char == "^":
            return _Node(_BEGIN, [])
        if char == "$":
            return _Node(_END, [])
        node = _Node("chars", [])
        if char == ".":
            node.negated = True
        elif char == "[":
            self._bracket(node)
        else:
            if char == "\\":
                char = self._next("trailing backslash (\\)")
                if char in _DIGITS and char != "0":
                    if int(char) not in self._closed:
                        raise RegexError("invalid backreference number")
                    self.has_references = True
                    again = _Node(_AGAIN, [])
                    again.least = int(char)
                    return again
            node.chars = frozenset(char)
        return node

    def _next(self, problem: str) -> str:
        if self._at >= len(self._text):
            raise RegexError(problem)
        self._at += 1
        return self._text[self._at - 1]

    def _bracket(self, node: _Node) -> None:
        problem = "brackets ([ ]) not balanced"
        chars: set[str] = set()
        char = self._next(problem)
        if char == "^":
            node.negated = True
            char = self._next(problem)
        first = True
        while char != "]" or first:
            first = False
            if char == "[" and self._text.startswith(":", self._at):
                end = self._text.find(":]", self._at)
                name = self._text[self._at + 1 : end] if end > 0 else ""
                if name not in _CLASSES:
                    raise RegexError("invalid character class")
                chars.update(_CLASSES[name])
                self._at = end + 2
            elif self._text.startswith("-", self._at) and self._text[self._at + 1 : self._at + 2] not in (
                "]",
                "",
            ):
                self._at += 1
                last = self._next(problem)
                if last < char:
                    raise RegexError("invalid character range")
                chars.update([chr(code) for code in range(ord(char), ord(last) + 1)])
            else:
                chars.add(char)
            char = self._next(problem)
        node.chars = frozenset(chars)

    def _repeated(self, node: _Node) -> _Node:
        if not self._sees_repetition():
            return node
        if node.kind == _BEGIN:
            raise RegexError(_NOTHING_TO_REPEAT)
        char = self._text[self._at]
        self._at += 1
        repeat = _Node("repeat", [node])
        if char == "+":
            repeat.least = 1
        elif char == "?":
            repeat.most = 1
        elif char == "{":
            repeat.least, repeat.most = self._bounds()
        if self._sees_repetition():
            raise RegexError(_NOTHING_TO_REPEAT)
        return repeat

    def _sees_repetition(self) -> bool:
        text = self._text[self._at : self._at + 2]
        return text[:1] in ("*", "+", "?") or (text[:1] == "{" and text[1:] in _DIGITS)

    def _bounds(self) -> tuple[int, int]:
        """Read the `m` and `n` of `{m,n}`, from behind the first brace to behind the second one."""
        end = self._text.find("}", self._at)
        counts = self._text[self._at : end if end >= 0 else None]
        low, comma, high = counts.partition(",")
        problem = RegexError("invalid repetition count(s)")
        if not low.isdecimal() or not (high.isdecimal() or not high) or len(low) + len(high) > 8:
            raise problem
        least = int(low)
        most = int(high) if high else (-1 if comma else least)
        if max(least, most) > _MAX_REPEAT or 0 <= most < least:
            raise problem
        if end < 0:
            raise RegexError("braces not balanced")
        self._at = end + 1
        return least, most
