"""Random modules of a pattern of pdl and a program that it may rewrite.

module @patterns { pdl.pattern ... }      a tree of operations t.a, t.b, t.c; the replacement is t.made
module @ir { func.func @f ... }           operations of these names
"""

from __future__ import annotations

from random import Random

_TYPES = ("i32", "i64")
_NAMES = ("a", "b", "c")


class _Pattern:
    """The lines of one pattern under construction."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.types: list[str] = []
        self.values: list[str] = []
        self.attributes: list[str] = []

    def add(self, text: str) -> str:
        name = f"%{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return name

    def type(self) -> str:
        random = self.random
        if self.types and random.random() < 0.4:
            return random.choice(self.types)
        self.types.append(self.add("type" if random.random() < 0.6 else f"type : {random.choice(_TYPES)}"))
        return self.types[-1]

    def operand(self, depth: int) -> str:
        random = self.random
        if depth and random.random() < 0.5:
            name, results = self.operation(depth - 1)
            if results:
                self.values.append(self.add(f"result {random.randrange(results)} of {name}"))
                return self.values[-1]
        bound = [
            each for each in self.values if self.lines[int(each[1:])].partition("= ")[2].startswith("operand")
        ]
        if bound and random.random() < 0.2:
            return random.choice(bound)
        self.values.append(self.add(f"operand : {self.type()}" if random.random() < 0.4 else "operand"))
        return self.values[-1]

    def attribute(self) -> str:
        kind = self.random.randrange(4)
        if kind == 0:
            return self.add(f"attribute = {self.random.randrange(3)} : i32")
        name = self.add("attribute" if kind > 1 else f"attribute : {self.type()}")
        self.attributes.append(name)
        return name

    def operation(self, depth: int) -> tuple[str, int]:
        random = self.random
        operands = [self.operand(depth) for _ in range(random.randrange(3))]
        attributes = [f'"{name}" = {self.attribute()}' for name in "nm" if random.random() < 0.3]
        types = [self.type() for _ in range(random.choice((1, 1, 1, 2, 0)))]
        called = f' "t.{random.choice(_NAMES)}"'
        text = f"operation{called}"
        if operands:
            text += f" ({', '.join(operands)} : {', '.join(['!pdl.value'] * len(operands))})"
        if attributes:
            text += " {" + ", ".join(attributes) + "}"
        if types:
            text += f" -> ({', '.join(types)} : {', '.join(['!pdl.type'] * len(types))})"
        return self.add(text), len(types)

    def text(self) -> str:
        root, count = self.operation(2)
        types = self.lines[-1].partition(" -> ")[2]
        random = self.random
        body = []
        values = [random.choice(self.values) for _ in range(random.randrange(1, 3))] if self.values else []
        made = 'operation "t.made"'
        if values:
            made += f" ({', '.join(values)} : {', '.join(['!pdl.value'] * len(values))})"
        if self.attributes:
            made += f' {{"k" = {random.choice(self.attributes)}}}'
        body.append(f"%made = {made}{f' -> {types}' if types else ''}")
        body.append(f"replace {root} with %made" if count else f"erase {root}")
        lines = [*self.lines, f"rewrite {root} {{", *[f"  {each}" for each in body], "}"]
        inside = "\n".join([f"    {line}" for line in lines])
        return f"  pdl.pattern : benefit({random.randrange(1, 3)}) {{\n{inside}\n  }}\n"


def generate_pdl_patterns(seed: int, count: int = 1) -> str:
    """The two modules, with `count` patterns."""
    random = Random(seed)
    patterns = "".join([_Pattern(random).text() for _ in range(count)])
    values = [("%x", "i32"), ("%y", "i64")]
    lines = []
    for number in range(random.randrange(5, 25)):
        operands = [random.choice(values[-5:]) for _ in range(random.randrange(3))]
        results = [random.choice(_TYPES) for _ in range(random.choice((1, 1, 1, 2, 0)))]
        attributes = [
            f"{name} = {random.randrange(3)} : {random.choice(_TYPES)}"
            for name in "nm"
            if random.random() < 0.5
        ]
        dictionary = " {" + ", ".join(attributes) + "}" if attributes else ""
        left = "" if not results else f"%{number}{f':{len(results)}' if len(results) > 1 else ''} = "
        lines.append(
            f'    {left}"t.{random.choice(_NAMES)}"({", ".join([name for name, _ in operands])})'
            f"{dictionary} : ({', '.join([type for _, type in operands])}) -> ({', '.join(results)})"
        )
        names = [f"%{number}#{index}" if len(results) > 1 else f"%{number}" for index in range(len(results))]
        values += zip(names, results, strict=True)
    body = "\n".join(lines)
    return f"module @patterns {{\n{patterns}}}\nmodule @ir {{\n  func.func @f(%x: i32, %y: i64) {{\n{body}\n    return\n  }}\n}}\n"
