"""Random modules of patterns of pdl: nested operations, ranges, several roots, native functions, shared parts.

Names, attributes and types are few, so that the patterns of a module share many predicates.
"""

from __future__ import annotations

from random import Random

_TYPES = ("i32", "i64", "f32")
_NAMES = ("t.a", "t.b", "arith.addi", "arith.muli")
_KINDS = {
    "value": "!pdl.value",
    "values": "!pdl.range<value>",
    "type": "!pdl.type",
    "types": "!pdl.range<type>",
    "attribute": "!pdl.attribute",
    "operation": "!pdl.operation",
}


def _listed(values: list[tuple[str, str]]) -> str:
    """`%0, %1 : !pdl.value, !pdl.type`."""
    names = ", ".join([name for name, _ in values])
    return f"{names} : {', '.join([_KINDS[kind] for _, kind in values])}"


class _Pattern:
    """The lines of one pattern under construction."""

    def __init__(self, random: Random, has_ranges: bool, root_count: int) -> None:
        self.random = random
        self.has_ranges = has_ranges
        self.root_count = root_count
        self.lines: list[str] = []
        # Name and kind of all values, and the results of operations.
        self.values: list[tuple[str, str]] = []
        self.result_counts: dict[str, int] = {}
        # Operations and results connected to each operation or result.
        self.connected: dict[str, list[str]] = {}

    def add(self, text: str, *kinds: str) -> list[str]:
        first = len(self.values)
        names = [f"%{first + index}" for index in range(len(kinds))]
        left = f"{', '.join(names)} = " if names else ""
        self.lines.append(left + text)
        self.values += zip(names, kinds, strict=True)
        return names

    def one(self, text: str, kind: str) -> str:
        return self.add(text, kind)[0]

    def known(self, *kinds: str) -> list[tuple[str, str]]:
        return [each for each in self.values if each[1] in kinds]

    # -- parts of the match ---------------------------------------------------------------------------

    def type(self, is_range: bool) -> str:
        random = self.random
        kind = "types" if is_range else "type"
        known = self.known(kind)
        if known and random.random() < 0.4:
            return random.choice(known)[0]
        if random.random() < 0.5:
            return self.one(kind, kind)
        if not is_range:
            return self.one(f"type : {random.choice(_TYPES)}", kind)
        listed = ", ".join(random.choices(_TYPES, k=random.randrange(1, 3)))
        return self.one(f"types : [{listed}]", kind)

    def operand(self, depth: int) -> tuple[str, str]:
        random = self.random
        is_range = self.has_ranges and random.random() < 0.4
        kind = "values" if is_range else "value"
        known = self.known(kind)
        if known and random.random() < 0.35:
            return random.choice(known)
        if depth and random.random() < 0.6:
            found = self.result(self.operation(depth - 1), kind)
            if found is not None:
                return found, kind
        typed = f" : {self.type(is_range)}" if random.random() < 0.4 else ""
        return self.one(("operands" if is_range else "operand") + typed, kind), kind

    def result(self, op: str, kind: str) -> str | None:
        count = self.result_counts[op]
        found = self.result_text(op, kind, count)
        if found is None:
            return None
        name = self.one(found, kind)
        self.connected[name] = [op]
        return name

    def result_text(self, op: str, kind: str, count: int) -> str | None:
        random = self.random
        if kind == "values":
            if random.random() < 0.5:
                return f"results of {op}"
            return f"results {random.randrange(2)} of {op} -> !pdl.range<value>"
        if not count:
            return None
        if self.has_ranges and random.random() < 0.2:
            return f"results {random.randrange(count)} of {op} -> !pdl.value"
        return f"result {random.randrange(count)} of {op}"

    def attribute(self) -> str:
        random = self.random
        known = self.known("attribute")
        if known and random.random() < 0.25:
            return random.choice(known)[0]
        form = random.randrange(4)
        if form < 2:
            return self.one(f"attribute = {random.randrange(3)} : i32", "attribute")
        return self.one("attribute" if form == 2 else f"attribute : {self.type(False)}", "attribute")

    def operation(self, depth: int) -> str:
        random = self.random
        operands = [self.operand(depth) for _ in range(random.choice((0, 1, 1, 2, 2, 3)))]
        attributes = [f'"{name}" = {self.attribute()}' for name in "nm" if random.random() < 0.25]
        kinds = [
            "types" if self.has_ranges and random.random() < 0.3 else "type"
            for _ in range(random.choice((0, 1, 1, 1, 2)))
        ]
        types = [(self.type(kind == "types"), kind) for kind in kinds]
        text = "operation" if random.random() < 0.15 else f'operation "{random.choice(_NAMES)}"'
        text += self.parts(operands, attributes, types)
        name = self.one(text, "operation")
        self.result_counts[name] = len(types)
        self.connected[name] = [operand for operand, _ in operands]
        return name

    def parts(
        self, operands: list[tuple[str, str]], attributes: list[str], types: list[tuple[str, str]]
    ) -> str:
        text = f"({_listed(operands)})" if operands else ""
        text += " {" + ", ".join(attributes) + "}" if attributes else ""
        return text + (f" -> ({_listed(types)})" if types else "")

    def constraint(self) -> None:
        random = self.random
        args = random.sample(self.values, k=min(len(self.values), random.randrange(1, 4)))
        kinds = random.choice(((), (), (), ("attribute",), ("type",), ("attribute", "type")))
        text = f'apply_native_constraint "{random.choice(("c", "d"))}"({_listed(args)})'
        if kinds:
            text += f" : {', '.join([_KINDS[kind] for kind in kinds])}"
        elif random.random() < 0.3:
            text += " {isNegated = true}"
        self.add(text, *kinds)

    # -- the rewrite ----------------------------------------------------------------------------------

    def rewrite(self, root: str, others: list[tuple[str, str]]) -> list[str]:
        """A rewrite of a root that also names the other roots, which must be used."""
        random = self.random
        start = f"rewrite {root}" if random.random() < 0.7 else "rewrite"
        matched = len(self.lines)
        if random.random() < 0.25:
            args = random.sample(self.values, k=min(len(self.values), random.randrange(1, 4)))
            return [f'rewrite {root} with "r"({_listed([*others, *args])})']
        if others:
            self.add(f'apply_native_rewrite "n"({_listed(others)})')
        for _ in range(random.randrange(3)):
            self.rewrite_step()
        made = self.made(root)
        if made is not None and random.random() < 0.6:
            self.lines.append(f"replace {root} with {made}")
        elif random.random() < 0.5 and self.known("value", "values"):
            values = random.choices(self.known("value", "values"), k=random.randrange(1, 3))
            self.lines.append(f"replace {root} with ({_listed(values)})")
        else:
            self.lines.append(f"erase {root}")
        body = self.lines[matched:]
        del self.lines[matched:]
        return [f"{start} {{", *[f"  {line}" for line in body], "}"]

    def rewrite_step(self) -> None:
        random = self.random
        step = random.randrange(6)
        if step == 0:
            self.one(f"attribute = {random.randrange(3)} : i32", "attribute")
        elif step == 1:
            self.one(f"type : {random.choice(_TYPES)}", "type")
        elif step == 2:
            args = random.sample(self.values, k=random.randrange(1, min(3, len(self.values)) + 1))
            kind = random.choice(tuple(_KINDS))
            if kind == "operation":
                kind = "attribute"
            self.one(f'apply_native_rewrite "n"({_listed(args)}) : {_KINDS[kind]}', kind)
        elif step == 3 and self.has_ranges:
            values = self.known("value", "values")
            if values:
                args = random.choices(values, k=random.randrange(1, 3))
                self.one(f"range {_listed(args)}", "values")
        elif step == 4:
            op = random.choice(self.known("operation"))[0]
            if op in self.result_counts:
                self.result(op, random.choice(("value", "values")))

    def made(self, root: str) -> str | None:
        random = self.random
        values = self.known("value", "values")
        operands = random.choices(values, k=random.randrange(0, 3)) if values else []
        attributes = self.known("attribute")
        given = [f'"k" = {random.choice(attributes)[0]}'] if attributes and random.random() < 0.4 else []
        types = self.known("type", "types")
        results = random.choices(types, k=random.randrange(0, 3)) if types else []
        text = f'operation "{random.choice(("t.made", "arith.addi"))}"{self.parts(operands, given, results)}'
        return self.one(text, "operation") if random.random() < 0.8 else None

    def is_connected(self) -> bool:
        """Whether all operations are connected by their operands."""
        neighbours: dict[str, set[str]] = {}
        for name, others in self.connected.items():
            for other in others:
                neighbours.setdefault(name, set()).add(other)
                neighbours.setdefault(other, set()).add(name)
        operations = list(self.result_counts)
        seen = {operations[0]}
        pending = operations[:1]
        while pending:
            found = neighbours.get(pending.pop(), set()) - seen
            seen |= found
            pending += found
        return seen.issuperset(operations)

    def text(self) -> str | None:
        """The pattern; None if its operations are not connected."""
        random = self.random
        roots = [self.operation(random.randrange(3)) for _ in range(self.root_count)]
        if not self.is_connected():
            return None
        for _ in range(random.choice((0, 0, 1, 2))):
            self.constraint()
        lines = [*self.lines]
        root = random.choice(roots)
        rewrite = self.rewrite(root, [(each, "operation") for each in roots if each != root])
        inside = "\n".join([f"    {line}" for line in [*lines, *rewrite]])
        return f"  pdl.pattern : benefit({random.randrange(3)}) {{\n{inside}\n  }}\n"


def generate_pdl_patterns_together(seed: int) -> str:
    """One to five patterns."""
    random = Random(seed)
    has_ranges = random.random() < 0.5
    patterns: list[str] = []
    count = random.choice((1, 1, 2, 3, 5))
    while len(patterns) < count:
        text = _Pattern(random, has_ranges, random.choice((1, 1, 2, 2, 3))).text()
        if text is not None:
            patterns.append(text)
    return "".join(patterns)
