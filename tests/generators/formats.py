"""Random operation definitions with valid or nearly valid assembly formats.

`op_case(random)` chooses arguments, results, regions, successors and traits, and a format that mostly names
each once.  Now and then a piece is left out, doubled or misplaced, so that formats break every rule there is.
"""

from __future__ import annotations

from random import Random

from tests.ods.assembly_format.invalid_formats import OpCase

_OPERANDS = [
    "I32", "AnyType", "F32Tensor", "Optional<I32>", "Optional<AnyType>", "Variadic<I32>", "Variadic<AnyType>",
    "Variadic<Index>", "Arg<AnyInteger, \"a number\">", "VariadicOfVariadic<I32, \"sizes\">",
]  # fmt: skip
_ATTRIBUTES = [
    "I32Attr", "AnyAttr", "StrAttr", "UnitAttr", "BoolAttr", "TypeAttr", "SymbolNameAttr", "FlatSymbolRefAttr",
    "OptionalAttr<I64Attr>", "OptionalAttr<AnyAttr>", "OptionalAttr<StrAttr>",
    "DefaultValuedAttr<I32Attr, \"7\">", "DefaultValuedOptionalAttr<I32Attr, \"7\">", "DenseI64ArrayAttr",
    "TypedAttrInterface", "OptionalAttr<TypedAttrInterface>",
]  # fmt: skip
_PROPERTIES = [
    "I64Prop", "UnitProp", "StringProp", "DefaultValuedProp<I64Prop, \"3\">", "OptionalProp<I64Prop>",
    "ArrayProp<I64Prop>", "DefaultValuedProp<StringProp, \"\\\"a\\\"\">",
]  # fmt: skip
_REGIONS = ["AnyRegion", "SizedRegion<1>", "VariadicRegion<AnyRegion>", "VariadicRegion<SizedRegion<1>>"]
_SUCCESSORS = ["AnySuccessor", "VariadicSuccessor<AnySuccessor>"]
_LITERALS = ["a", "to", "in_out", ",", ":", "->", "(", ")", "[", "]", "<", ">", "=", "{", "}", "?", "*", "+"]
_ODD_LITERALS = ["|", "", " ", "\\n", "3", "a b", "...", "@", "x-y", "$", "_", "{-#", "a.b", "#-}", "vscale"]
_TRAITS = [
    "SameOperandsAndResultType", "SameTypeOperands", "SameOperandsElementType", "NoTerminator",
    "SingleBlockImplicitTerminator<\"AOp\">", "IsolatedFromAbove",
]  # fmt: skip


class FormatCase:
    """An operation and the format generated for it."""

    OPERANDS = _OPERANDS
    RESULTS = _OPERANDS[:-1]
    ATTRIBUTES = _ATTRIBUTES
    PROPERTIES = _PROPERTIES

    def __init__(self, random: Random) -> None:
        self.random = random
        self.values = self._named("v", self.OPERANDS, 3)
        self.attributes = self._named("a", self.ATTRIBUTES, 2)
        self.properties = self._named("p", self.PROPERTIES, 1)
        self.results = self._named("r", self.RESULTS, 2)
        self.regions = self._named("g", _REGIONS, 1)
        self.successors = self._named("s", _SUCCESSORS, 1)

    def _named(self, prefix: str, choices: list[str], most: int) -> dict[str, str]:
        count = self.random.randint(0, most)
        return {f"{prefix}{index}": self.random.choice(choices) for index in range(count)}

    # -- pieces ---------------------------------------------------------------------------------------

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def literal(self) -> str:
        return f"`{self.random.choice(_ODD_LITERALS if self.chance(0.06) else _LITERALS)}`"

    def any_name(self) -> str:
        names = [
            *self.values,
            *self.attributes,
            *self.properties,
            *self.results,
            *self.regions,
            *self.successors,
        ]
        return "$" + self.random.choice([*names, "v0", "r0", "nobody"])

    def type_of(self, name: str) -> str:
        return f"type({name})"

    def may_be_missing(self, kind: str) -> bool:
        return kind.startswith(("Optional", "Variadic", "Default", "UnitProp", "UnitAttr"))

    def group(self, inside: list[str], anchor: int) -> str:
        inside = list(inside)
        if not self.chance(0.05):
            inside[anchor] += "^"
        if self.chance(0.08):
            inside.insert(self.random.randint(0, len(inside)), self.literal())
        text = f"({' '.join(inside)})"
        if self.chance(0.3):
            other = [self.literal() for _ in range(self.random.randint(0 if self.chance(0.1) else 1, 2))]
            if self.chance(0.15):
                other.append(self.any_name())
            text += f" : ({' '.join(other)})"
        return text if self.chance(0.03) else text + "?"

    def wrapped(self, name: str, kind: str) -> str:
        """An element, sometimes in an optional group if its kind permits one."""
        if (self.may_be_missing(kind) and self.chance(0.5)) or self.chance(0.03):
            inside = [self.literal(), name] if self.chance(0.7) else [name]
            if kind.startswith(("Optional<", "Variadic<")) and name.startswith("$v") and self.chance(0.4):
                inside += ["`:`", self.type_of(name)]
            return self.group(inside, inside.index(name))
        return name

    def elements(self) -> list[str]:
        found: list[str] = []
        for name, kind in self.values.items():
            found.append(self.wrapped(f"${name}", kind))
        for name, kind in {**self.attributes, **self.properties}.items():
            text = f"${name}"
            if self.chance(0.1):
                text = f"qualified({text})"
            if not (self.may_be_missing(kind) and self.chance(0.3)) and not self.chance(0.2):
                found.append(self.wrapped(text, kind))
        for name, kind in [*self.regions.items(), *self.successors.items()]:
            found.append(self.wrapped(f"${name}", kind))
        self.random.shuffle(found)
        if self.chance(0.3):
            found = self._in_directives(found)
        found.insert(
            self.random.randint(0, len(found)) if self.chance(0.2) else len(found), self._attr_dict()
        )
        return [*found, *self._types()]

    def _in_directives(self, found: list[str]) -> list[str]:
        """Some elements become arguments of `custom` or clauses of `oilist`."""
        kept: list[str] = []
        for each in found:
            if self.chance(0.3) and each.startswith("$"):
                extra = [f"ref({self.any_name()})"] if self.chance(0.3) else []
                extra += ['"word"'] if self.chance(0.2) else []
                kept.append(f"custom<Thing>({', '.join([each, *extra])})")
            elif self.chance(0.2) and each.startswith("$"):
                clauses = [f"`w{self.random.randint(0, 3)}` {each}"]
                clauses += [self.literal() for _ in range(self.random.randint(0, 2))]
                kept.append(f"oilist({' | '.join(clauses)})")
            else:
                kept.append(each)
        return kept

    def _attr_dict(self) -> str:
        if self.chance(0.03):
            return ""
        words = ["attr-dict"] * 6 + [
            "attr-dict-with-keyword",
            "attr-dict-with-keyword",
            "prop-dict attr-dict",
        ]
        return self.random.choice([*words, "prop-dict", "attr-dict prop-dict"])

    def _types(self) -> list[str]:
        if self.chance(0.12):
            return ["`:`", "functional-type(operands, results)"]
        if self.chance(0.08):
            return ["`:`", "type(operands)", "`->`", "type(results)"]
        if self.chance(0.05) and self.values and self.results:
            return [
                f"functional-type(${self.random.choice([*self.values])}, ${self.random.choice([*self.results])})"
            ]
        found = []
        for name, kind in {**self.values, **self.results}.items():
            buildable = kind in ("I32", "Variadic<I32>", "Optional<I32>", "Variadic<Index>")
            if self.chance(0.12 if buildable else 0.9):
                found.append(self.wrapped(self.type_of(f"${name}"), kind))
        return ["`:`", *found] if found else []

    def mutated(self, elements: list[str]) -> list[str]:
        if not self.chance(0.25) or not elements:
            return elements
        at = self.random.randrange(len(elements))
        kind = self.random.randrange(8)
        if kind == 0:
            del elements[at]
        elif kind == 1:
            elements.insert(at, self.random.choice(elements))
        elif kind == 2:
            elements.insert(at, self.any_name())
        elif kind == 3:
            elements.insert(at, self.random.choice(["operands", "results", "regions", "successors"]))
        elif kind == 4:
            elements.insert(
                at, f"{self.random.choice(['type', 'ref', 'qualified', 'params'])}({self.any_name()})"
            )
        elif kind == 5:
            elements[at] = elements[at][: self.random.randrange(len(elements[at]) + 1)]
        elif kind == 6:
            elements.insert(at, self.group([self.any_name(), self.literal()], 0))
        else:
            self.random.shuffle(elements)
        return elements


def op_case(random: Random) -> OpCase:
    """A definition with a format; `message` is left empty."""
    made = FormatCase(random)
    traits = random.sample(_TRAITS, random.choice((0, 0, 0, 1, 1, 2)))
    elements = made.elements()
    if random.random() < 0.3:
        elements = [each for piece in elements for each in (made.literal(), piece)][1:]
    text = " ".join(made.mutated(elements))

    def listed(*groups: dict[str, str]) -> str:
        return ", ".join(f"{kind}:${name}" for group in groups for name, kind in group.items())

    variadic = sum(kind.startswith(("Optional<", "Variadic")) for kind in made.values.values())
    if variadic > 1:
        traits.append(random.choice(["AttrSizedOperandSegments", "SameVariadicOperandSize"]))
    variadic = sum(kind.startswith(("Optional<", "Variadic")) for kind in made.results.values())
    if variadic > 1:
        traits.append(random.choice(["AttrSizedResultSegments", "SameVariadicResultSize"]))
    return OpCase(
        text,
        "",
        listed(made.values, made.attributes, made.properties),
        listed(made.results),
        listed(made.regions),
        listed(made.successors),
        ", ".join(traits),
    )
