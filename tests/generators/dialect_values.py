"""Parts of functions in custom syntax: names, types, visible values and lists of them."""

from __future__ import annotations

import re
from random import Random

INTEGERS = ("i1", "i8", "i32", "i64", "index")
FLOATS = ("f16", "bf16", "f32", "f64")
COMPLEX = ("complex<f32>", "complex<f64>")
SHAPES = ("vector<4x{}>", "vector<[2]x3x{}>", "tensor<?x{}>", "tensor<2x{}>", "tensor<*x{}>")
FAST = ("fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")
NOTES = (
    "note",
    "a = 1",
    'b = "text"',
    "c = [1, 2.0]",
    "d = f32",
    "unit",
    "e = {f}",
    "g = #arith.fastmath<fast>",
)
# The element type at the end of a shaped type.
ELEMENT = r"x(i\d+|index|f\d+|bf16)>$"


class ValueWriter:
    """Writes lines of one module; `values` has the visible names by type."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.values: dict[str, list[str]] = {}
        # Results of the operation that is being written, by type and name: visible after it.
        self.pending: list[tuple[str, str]] = []
        self.depth = 1
        self.counter = 0
        self.functions: list[tuple[str, list[str], list[str]]] = []

    # -- pieces -------------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        self.lines.append("  " * self.depth + text)

    def name(self) -> str:
        self.counter += 1
        return f"%{self.random.choice(['v', 'x', 'value_', ''])}{self.counter}"

    def define(self, type: str) -> str:
        """A new name; visible from now on."""
        name = self.name()
        self.values.setdefault(type, []).append(name)
        return name

    def maybe(self, text: str, chance: float = 0.2) -> str:
        return text if self.random.random() < chance else ""

    def attributes(self) -> str:
        if self.random.random() > 0.15:
            return ""
        return f" {{{', '.join(sorted(self.random.sample(NOTES, self.random.randint(1, 2))))}}}"

    def fastmath(self) -> str:
        if self.random.random() > 0.3:
            return ""
        return f" fastmath<{','.join(self.random.sample(FAST, self.random.randint(1, 3)))}>"

    def shaped(self, element: str) -> str:
        """The element type, or a vector or tensor of it."""
        if self.random.random() < 0.7:
            return element
        shape = self.random.choice(SHAPES)
        if element == "index" and shape.startswith("tensor<*"):
            return element
        return shape.format(element)

    def element(self, type: str) -> str:
        found = re.search(ELEMENT, type)
        return found[1] if found else type

    def like(self, type: str, element: str) -> str:
        """The type with another element type."""
        return re.sub(ELEMENT, f"x{element}>", type) if "<" in type else element

    def integer_type(self) -> str:
        return self.shaped(self.random.choice(INTEGERS))

    def float_type(self) -> str:
        return self.shaped(self.random.choice(FLOATS))

    def any_type(self) -> str:
        pick = self.random.random()
        if pick < 0.45:
            return self.integer_type()
        return self.float_type() if pick < 0.9 else self.random.choice(COMPLEX)

    def types(self, most: int) -> list[str]:
        return [self.any_type() for _ in range(self.random.randint(0, most))]

    def value(self, type: str) -> str:
        """A visible value of the type; a new one if no value has the type."""
        known = self.values.get(type)
        if known and self.random.random() < 0.9:
            return self.random.choice(known)
        made = self.constant(type)
        name = self.define(type)
        self.line(f"{name} = {made}")
        return name

    def constant(self, type: str) -> str:
        number = self.random.choice([0, 1, -1, 7, 42])
        pick = self.random.random()
        if pick < 0.15:
            return f"ub.poison{self.attributes()} : {type}"
        if pick < 0.25:
            return f'"t.make"(){self.attributes()} : () -> {type}'
        if type == "i1":
            return f"arith.constant{self.attributes()} {self.random.choice(['true', 'false'])}"
        if type == "index" and pick < 0.5:
            return f"index.constant{self.attributes()} {number}"
        if type in INTEGERS:
            return f"arith.constant{self.attributes()} {number} : {type}"
        if type in FLOATS:
            return (
                f"arith.constant{self.attributes()} {self.random.choice(['0.0', '1.5', '-3.25e+2'])} : {type}"
            )
        if type in COMPLEX:
            part = type[8:-1]
            return f"complex.constant [1.0 : {part}, -2.0 : {part}]{self.attributes()} : {type}"
        if "?" in type or "*" in type:
            return f'"t.make"() : () -> {type}'
        element = self.element(type)
        literal = {"i1": "true"}.get(element, "1.5" if element in FLOATS else str(abs(number)))
        return f"arith.constant{self.attributes()} dense<{literal}> : {type}"

    def typed_list(self, types: list[str], numbers: bool = True) -> str:
        """`%a, %b : t, u` for a terminator; empty for no types.  Without `numbers` there is no `%a#1`."""
        if not types:
            return ""
        values = [self.value(type) for type in types]
        while not numbers and "#" in "".join(values):
            values = [self.value(type) for type in types]
        return f" {', '.join(values)} : {', '.join(types)}"

    def results(self, types: list[str]) -> str:
        """`%r:2 = ` for results, visible from now on."""
        if not types:
            return ""
        name = self.name()
        for number, type in enumerate(types):
            spelled = name if len(types) == 1 else f"{name}#{number}"
            self.pending.append((type, spelled))
        return f"{name} = " if len(types) == 1 else f"{name}:{len(types)} = "
