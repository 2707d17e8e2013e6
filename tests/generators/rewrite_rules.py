"""Random rewrite rules over the operations of conformance/plugins/rules.td, and functions for rules to rewrite.

generate_rules(seed)         TableGen: rules that match roots and inner operations; their results are operations
                             that no rule matches
generate_rule_input(seed)    a function of operations of rules.td, in generic form
"""

from __future__ import annotations

from random import Random

# Numbers that rules of rules.td match.
_NUMBERS = (*range(1, 34), 7, 7, 40)
_TYPES = ("i32", "i64")


def generate_rule_input(seed: int) -> str:
    """A function."""
    random = Random(seed)
    lines: list[str] = []
    values = [("%a", "i32"), ("%b", "i64")]
    number = random.choice(_NUMBERS)

    def chosen(recent: bool = True) -> tuple[str, str]:
        return random.choice(values[-4:] if recent and random.random() < 0.8 else values)

    def add(name: str, operands: list[tuple[str, str]], properties: str, results: list[str]) -> None:
        names = [
            f"%{len(lines)}#{index}" if len(results) > 1 else f"%{len(lines)}"
            for index in range(len(results))
        ]
        left = f"%{len(lines)}{f':{len(results)}' if len(results) > 1 else ''} = " if results else ""
        properties = f" <{{{properties}}}>" if properties else ""
        types = ", ".join([each[1] for each in operands])
        listed = ", ".join([each[0] for each in operands])
        lines.append(f'{left}"rules.{name}"({listed}){properties} : ({types}) -> ({", ".join(results)})')
        values.extend(zip(names, results, strict=True))

    def add_together() -> None:
        """Operations that only some rules match, and only in this combination."""
        scenario = random.randrange(6)
        n = f"n = {random.choice((14, 15, 17, number))} : i32"
        if scenario == 0:
            add("leaf", [], n, ["i32"])
            add("un", [chosen()], n, ["i64"])
            add("many", [values[-2], chosen(), values[-1]], n, ["i32"])
        elif scenario == 1:
            add("several", [], n, [random.choice(_TYPES)])
            add("bin", [values[-1], chosen()], "", ["i32"])
        elif scenario == 2:
            add("const", [], f"value = {number} : i32", ["i32"])
            add("const", [], "value = 2 : i32", ["i32"])
            add("bin", [values[-1], values[-2]], "", [random.choice(_TYPES)])
        elif scenario == 3:
            add("un", [chosen()], "n = 1 : i32", ["i32"])
            add("un", [values[-1]], "n = 2 : i32", [random.choice(_TYPES)])
        elif scenario == 4:
            add("leaf", [], f"n = {random.choice((10, number))} : i32", ["i64"])
            add("mode", [values[-1]], f"mode = {random.randrange(2)} : i32", ["i64"])
        else:
            x = chosen()
            add("un", [x], "n = 5 : i32", ["i32"])
            add("un", [x], n, ["i32"])
            add("bin", [values[-2], values[-1]], "", ["i32"])

    for _ in range(random.randrange(4, 14)):
        if random.random() < 0.15:
            add_together()
        if random.random() < 0.3:
            number = random.choice(_NUMBERS)
        n = f"n = {number} : i32"
        kind = random.randrange(13)
        type = random.choice(_TYPES)
        if kind < 2:
            add("leaf", [], n, [type])
        elif kind < 6:
            add("un", [chosen()], n if random.random() < 0.9 else "", [type])
        elif kind < 8:
            x, y = chosen(), chosen()
            add("bin", [x, x if random.random() < 0.2 else y], "", [type])
        elif kind == 8:
            parts = ['s = "text"'] * (random.random() < 0.4) + ["u"] * (random.random() < 0.4)
            add("pair", [chosen()], ", ".join(parts), [type, random.choice(_TYPES)])
        elif kind == 9:
            add("many", [chosen() for _ in range(random.randrange(4))], n, [type])
        elif kind == 10:
            sizes = [random.randrange(3), random.randrange(2), random.randrange(3)]
            segments = f"operandSegmentSizes = array<i32: {', '.join(map(str, sizes))}>"
            add("segments", [chosen() for _ in range(sum(sizes))], segments, [type])
        elif kind == 11:
            what = random.randrange(4)
            if what == 0:
                add("several", [], n, [random.choice(_TYPES) for _ in range(random.randrange(1, 4))])
            elif what == 1:
                bit = random.choice(("true", "false"))
                add("prop", [chosen()], f"p = {random.choice((3, number))} : i64, b = {bit}", [type])
            elif what == 2:
                add("mode", [chosen()], f"mode = {random.randrange(2)} : i32", [type])
            else:
                add("const", [], f"value = {number} : i32", ["i32"])
        else:
            add("do", [chosen()], n, [])
    operands = [chosen(False) for _ in range(random.randrange(3))]
    add("use", operands, "", [])
    body = "\n".join([f"  {line}" for line in lines])
    return f"func.func @f(%a: i32, %b: i64) {{\n{body}\n  return\n}}\n"


class _Rule:
    """One rule under construction."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.values: list[str] = []
        self.numbers: list[str] = []
        self.symbols: list[str] = []
        self._count = 0

    def name(self, prefix: str) -> str:
        self._count += 1
        return f"{prefix}{self._count}"

    def source(self, depth: int, is_root: bool = True) -> str:
        kind = self.random.choice(
            ("un", "bin", "pair", "many", "mode", "prop") if is_root else ("leaf", "un", "un", "bin")
        )
        symbol = self.name("s") if self.random.random() < 0.4 else ""
        if kind == "leaf":
            inside = f"(LeafOp{f':${symbol}' if symbol else ''} {self.number()})"
        elif kind == "un":
            inside = f"(UnOp{f':${symbol}' if symbol else ''} {self.operand(depth)}, {self.number()})"
        elif kind == "bin":
            operands = f"{self.operand(depth)}, {self.operand(depth)}"
            if self.random.random() < 0.4:
                operands = f"(either {operands})"
            inside = f"(BinOp{f':${symbol}' if symbol else ''} {operands})"
        elif kind == "pair":
            flag = self.random.choice(("$_", "ConstUnitAttr"))
            inside = f"(PairOp{f':${symbol}' if symbol else ''} {self.operand(depth)}, $_, {flag})"
            return inside
        elif kind == "many":
            parts = [self.operand(depth) for _ in range(self.random.randrange(1, 3))]
            inside = (
                f"(ManyOp{f':${symbol}' if symbol else ''} (variadic {', '.join(parts)}), {self.number()})"
            )
            inside = inside.replace("I32:", "").replace("I64:", "")
        elif kind == "mode":
            mode = self.random.choice(("$_", "ModeFast", "ModeSlow"))
            inside = f"(ModeOp{f':${symbol}' if symbol else ''} {self.operand(depth)}, {mode})"
        else:
            inside = f"(PropOp{f':${symbol}' if symbol else ''} {self.operand(depth)}, $_, $_)"
        if symbol:
            self.symbols.append(symbol)
            if not is_root:
                self.values.append(symbol)
        return inside

    def operand(self, depth: int) -> str:
        if depth and self.random.random() < 0.6:
            return self.source(depth - 1, is_root=False)
        if self.values and self.random.random() < 0.1:
            bound = [name for name in self.values if name not in self.symbols]
            if bound:
                return f"${self.random.choice(bound)}"
        if self.random.random() < 0.1:
            return "$_"
        name = self.name("x")
        self.values.append(name)
        return f"{self.random.choice(('', '', '', 'I32:', 'I64:'))}${name}"

    def number(self) -> str:
        kind = self.random.random()
        if kind < 0.3:
            return "$_"
        if kind < 0.4:
            return f"N<{self.random.randrange(1, 8)}>"
        name = self.name("n")
        self.numbers.append(name)
        bound = f"ConfinedAttr<I32Attr, [IntMinValue<{self.random.randrange(30)}>]>:"
        return f"{bound if self.random.random() < 0.3 else ''}${name}"

    # -- results --------------------------------------------------------------------------------------

    def made_number(self) -> str:
        if self.numbers and self.random.random() < 0.7:
            name = self.random.choice(self.numbers)
            kind = self.random.random()
            if kind < 0.2:
                return f"(Negated ${name})"
            if kind < 0.4:
                return f"(Sum ${name}, ${self.random.choice(self.numbers)})"
            return f"${name}"
        return f"N<{self.random.randrange(100)}>"

    def value(self, depth: int) -> str:
        """A value for an operand of a created operation."""
        if not self.values or (depth and self.random.random() < 0.5):
            return f"(ToIntOp {self.value(depth - 1) if self.values and depth else '(ToLeafOp N<40>)'}, {self.made_number()})"
        return f"${self.random.choice(self.values)}"

    def result(self) -> str:
        """The replacement of one result."""
        kind = self.random.randrange(4)
        if kind == 0 and self.values:
            return f"(replaceWithValue ${self.random.choice(self.values)})"
        if kind == 1 and any(name.startswith("x") for name in self.values):
            # A name bound to an operation cannot be among the values of `variadic`.
            bound = [name for name in self.values if name.startswith("x")]
            values = ", ".join([f"${self.random.choice(bound)}" for _ in range(self.random.randrange(1, 4))])
            return f"(ToManyOp (variadic {values}), {self.random.choice(('ModeFast', 'ModeSlow'))})"
        return f"(ToUnOp {self.value(2)}, {self.made_number()}{self.location()})"

    def location(self) -> str:
        if self.symbols and self.random.random() < 0.4:
            parts = [f"${self.random.choice(self.symbols)}" for _ in range(self.random.randrange(1, 3))]
            if self.random.random() < 0.3:
                parts.append('"named"')
            return f", (location {', '.join(parts)})"
        return ""

    def text(self) -> str:
        source = self.source(2)
        count = 2 if source.startswith("(PairOp") else 1
        auxiliary = []
        if self.values and self.random.random() < 0.3:
            name = self.name("p")
            auxiliary = [f"(ToIntPairOp:${name} {self.value(1)})"]
            self.values += [f"{name}__0", f"{name}__1"]
        results = [self.result() for _ in range(count)]
        constraints = []
        for symbol in self.symbols:
            if self.random.random() < 0.3:
                test = self.random.choice(("$0.hasOneUse()", "$0.getType().isInteger(32)", "!$0.use_empty()"))
                constraints.append(f'(Constraint<CPred<"{test}">> ${symbol})')
        supplements = [f"(ToDoOp {self.value(1)})"] if self.values and self.random.random() < 0.2 else []
        parts = [
            source,
            f"[{', '.join([*auxiliary, *results])}]",
            f"[{', '.join(constraints)}]",
            f"[{', '.join(supplements)}]",
            f"(addBenefit {self.random.randrange(-1, 4)})",
        ]
        return f"def : Pattern<{', '.join(parts)}>;"


def generate_rules(seed: int) -> str:
    """Rules, one per line."""
    random = Random(seed)
    return "".join([f"{_Rule(random).text()}\n" for _ in range(25)])
