"""Random builtin types, attributes and locations as text that MLIR accepts."""

from __future__ import annotations

from random import Random

FLOAT_WIDTHS = {
    "f4E2M1FN": 4,
    "f6E2M3FN": 6,
    "f6E3M2FN": 6,
    "f8E5M2": 8,
    "f8E4M3": 8,
    "f8E4M3FN": 8,
    "f8E5M2FNUZ": 8,
    "f8E4M3FNUZ": 8,
    "f8E4M3B11FNUZ": 8,
    "f8E3M4": 8,
    "f8E8M0FNU": 8,
    "bf16": 16,
    "f16": 16,
    "tf32": 19,
    "f32": 32,
    "f64": 64,
    "f80": 80,
    "f128": 128,
}

KEYWORDS = ["a", "b", "value", "x_1", "foo.bar", "A$b", "_z", "dim", "i32", "sym", "true_", "loc1"]
STRINGS = ["", "a", "a b", "tab\\t", "quote\\22", "nl\\n", "caf\\C3\\A9", "\\FF\\00", "é", "back\\\\slash"]


class ValueGenerator:
    """Draws from one random source.  `aliases` holds names of attribute and type aliases to mention."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.attribute_aliases: list[str] = []
        self.type_aliases: list[str] = []
        self.location_aliases: list[str] = []
        self.resources: list[str] = []

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    # -- types --------------------------------------------------------------------------------------

    def integer_type(self) -> str:
        widths = [1, 1, 8, 16, 32, 32, 64, 64, 128, 4, 7, 65, 0, self.random.randrange(1, 300)]
        width = self.random.choice(widths)
        prefix = self.random.choice(["i", "i", "i", "si", "ui"])
        return f"{prefix}{width}"

    def float_type(self) -> str:
        return self.random.choice([*FLOAT_WIDTHS, "f32", "f32", "f64", "bf16"])

    def number_type(self) -> str:
        kind = self.random.randrange(5)
        return "index" if kind == 0 else self.integer_type() if kind < 3 else self.float_type()

    def element_type(self) -> str:
        kind = self.random.randrange(12)
        if kind == 0:
            return f"complex<{self.number_type_not_index()}>"
        if kind == 1:
            return self.vector_type()
        if kind == 2:
            return "!" + self.dialect_text()
        return self.number_type()

    def number_type_not_index(self) -> str:
        return self.integer_type() if self.chance(0.5) else self.float_type()

    def shape(self, dynamic: bool = True, most: int = 4) -> list[str]:
        sizes = ["1", "2", "3", "4", "7", "0" if dynamic else "1", "128" if dynamic else "2"]
        if dynamic:
            sizes += ["?", "?"]
        return [self.random.choice(sizes) for _ in range(self.random.randrange(most))]

    def vector_type(self) -> str:
        dims = [str(self.random.choice([1, 2, 4, 8])) for _ in range(self.random.randrange(4))]
        dims = [f"[{dim}]" if self.chance(0.15) else dim for dim in dims]
        return f"vector<{''.join([dim + 'x' for dim in dims])}{self.number_type()}>"

    def tensor_type(self, depth: int) -> str:
        dims = "*x" if self.chance(0.1) else "".join([dim + "x" for dim in self.shape()])
        encoding = ""
        if not dims.startswith("*") and self.chance(0.15):
            choices = ['"enc"', "{a = 1}", self.attribute(depth - 1), self.attribute(0)]
            encoding = ", " + self.random.choice(choices)
            if encoding.startswith((", array", ", distinct", ", strided")):
                # MLIR's parser does not accept these here.
                encoding = ""
        return f"tensor<{dims}{self.element_type()}{encoding}>"

    def memref_type(self) -> str:
        space = ""
        if self.chance(0.3):
            space = ", " + self.random.choice(["0", "1", "3 : i32", '"hbm"', "{a}", "5 : i8"])
        element = self.element_type()
        while element.startswith("!"):
            # An unknown type may not be valid as an element of memory.
            element = self.element_type()
        if self.chance(0.1):
            return f"memref<*x{element}{space}>"
        dims = self.shape()
        layout = ""
        if self.chance(0.3):
            layout = ", " + self.layout(len(dims))
        return f"memref<{''.join([dim + 'x' for dim in dims])}{element}{layout}{space}>"

    def layout(self, rank: int) -> str:
        if self.chance(0.5):
            strides = ", ".join([self.random.choice(["?", "1", "4", "-2", "128"]) for _ in range(rank)])
            offset = self.random.choice(["", ", offset: 3", ", offset: ?", ", offset: 0", ", offset: -1"])
            return f"strided<[{strides}]{offset}>"
        dims = ", ".join([f"d{i}" for i in range(rank)])
        results = ", ".join([self.affine(rank, 0, 2) for _ in range(self.random.randrange(1, 4))])
        if self.chance(0.2):
            results = dims or "0"
        return f"affine_map<({dims}) -> ({results})>"

    def type(self, depth: int = 2) -> str:
        if self.type_aliases and self.chance(0.15):
            return self.random.choice(self.type_aliases)
        kind = self.random.randrange(14)
        if depth <= 0:
            kind %= 7
        if kind < 4:
            return self.number_type()
        if kind == 4:
            return "none"
        if kind == 5:
            return f"complex<{self.number_type_not_index()}>"
        if kind == 6:
            return "!" + self.dialect_text()
        if kind == 7:
            return self.vector_type()
        if kind < 10:
            return self.tensor_type(depth)
        if kind < 12:
            return self.memref_type()
        if kind == 12:
            count = self.random.choice([0, 1, 2, 3, 17])
            return f"tuple<{', '.join([self.type(depth - 1) for _ in range(count)])}>"
        return self.function_type(depth)

    def function_type(self, depth: int) -> str:
        inputs = ", ".join([self.type(depth - 1) for _ in range(self.random.randrange(3))])
        results = [self.type(depth - 1) for _ in range(self.random.randrange(3))]
        return f"({inputs}) -> ({', '.join(results)})"

    def dialect_text(self) -> str:
        return self.random.choice(
            ["foo.bar", "foo.t<a>", "foo.n<!bar.x, 4>", 'foo<"any text">', "bar.x.y_z<[1, {a}]>", "foo.q<>"]
        )

    # -- affine -------------------------------------------------------------------------------------

    def affine(self, dims: int, symbols: int, depth: int) -> str:
        leaves = [f"d{i}" for i in range(dims)] + [f"s{i}" for i in range(symbols)]
        if depth <= 0 or self.chance(0.25):
            if leaves and self.chance(0.75):
                return self.random.choice(leaves)
            return str(self.random.choice([0, 1, 2, 3, 7, 16, 128]))
        kind = self.random.randrange(7)
        left = self.affine(dims, symbols, depth - 1)
        if kind < 2:
            return f"{left} + {self.affine(dims, symbols, depth - 1)}"
        if kind == 2:
            return f"{left} - ({self.affine(dims, symbols, depth - 1)})"
        if kind == 3:
            return f"-({left})"
        factor = self.random.choice([1, 2, 3, 4, 8, 64])
        operator = self.random.choice(["*", "*", "mod", "floordiv", "ceildiv"])
        if kind == 4 and symbols:
            return f"({left}) {operator} s{self.random.randrange(symbols)}"
        return f"({left}) {operator} {factor}"

    def affine_map(self) -> str:
        dims, symbols = self.random.randrange(4), self.random.choice([0, 0, 1, 2])
        results = ", ".join([self.affine(dims, symbols, 3) for _ in range(self.random.randrange(4))])
        return f"affine_map<{self.inputs(dims, symbols)} -> ({results})>"

    def integer_set(self) -> str:
        dims, symbols = self.random.randrange(4), self.random.choice([0, 0, 1, 2])
        constraints = [
            f"{self.affine(dims, symbols, 2)} {self.random.choice(['>=', '=='])} 0"
            for _ in range(self.random.randrange(1, 4))
        ]
        return f"affine_set<{self.inputs(dims, symbols)} : ({', '.join(constraints)})>"

    def inputs(self, dims: int, symbols: int) -> str:
        text = f"({', '.join([f'd{i}' for i in range(dims)])})"
        return text + f"[{', '.join([f's{i}' for i in range(symbols)])}]" if symbols else text

    # -- numbers ------------------------------------------------------------------------------------

    def integer_of(self, type: str) -> str:
        """A literal that fits an integer type or index."""
        if type == "index":
            return str(self.random.choice([0, 1, 42, -1, 2**63 - 1, -(2**63)]))
        width = int(type.lstrip("siu"))
        if width == 0:
            return "0"
        if type.startswith("ui"):
            low, high = 0, 2**width - 1
        else:
            low, high = -(2 ** (width - 1)), 2 ** (width - 1) - 1
        if type == "i1":
            return self.random.choice(["true", "false"])
        return str(self.random.choice([0, low, high, self.random.randint(low, high), min(high, 1)]))

    def float_of(self, type: str, for_element: bool = False) -> str:
        kind = self.random.randrange(8)
        if kind == 0:
            width = FLOAT_WIDTHS[type]
            bits = self.random.getrandbits(width)
            return f"0x{bits:0{(width + 3) // 4}X}"
        if type == "f8E8M0FNU":
            return self.random.choice(["1.0", "2.0", "0.5", "4.0e0"])
        if kind < 3:
            return self.random.choice(["0.0", "1.0", "0.5", "1.5", "2.0", "-1.0", "-0.0"])
        if kind == 3:
            return f"{self.random.uniform(-4, 4):.3f}"
        if kind == 4:
            return f"{self.random.uniform(-1, 1):.17e}"
        if kind == 5:
            return repr(self.random.uniform(-6, 6))
        return f"{self.random.randrange(-4, 5)}.{self.random.randrange(10000)}"

    def number_of(self, type: str) -> str:
        if type in FLOAT_WIDTHS:
            return self.float_of(type, True)
        if type.startswith("complex"):
            inner = type[8:-1]
            return f"({self.number_of(inner)}, {self.number_of(inner)})"
        return self.integer_of(type)

    # -- attributes ---------------------------------------------------------------------------------

    def string(self) -> str:
        return f'"{self.random.choice(STRINGS)}"'

    def symbol(self) -> str:
        names = ["@a", '@"b c"', "@foo.bar", "@_x", '@"\\0A"', "@m0"]
        return "::".join([self.random.choice(names) for _ in range(self.random.choice([1, 1, 2, 3]))])

    def elements(self, shape: list[int], element: str) -> str:
        if not shape:
            return self.number_of(element)
        return f"[{', '.join([self.elements(shape[1:], element) for _ in range(shape[0])])}]"

    def shaped(self, dims: list[int], element: str) -> str:
        fits_vector = dims and 0 not in dims and "complex" not in element
        kind = "vector" if fits_vector and self.chance(0.3) else "tensor"
        return f"{kind}<{''.join([f'{dim}x' for dim in dims])}{element}>"

    def dense(self) -> str:
        element = self.number_type()
        if self.chance(0.15):
            element = f"complex<{self.number_type_not_index()}>"
        if element.endswith(("i0", "i0>")):
            # mlir-opt cannot print integers of width 0.
            element = "i8"
        kind = self.random.randrange(8)
        dims = [self.random.choice([1, 2, 3, 4]) for _ in range(self.random.randrange(4))]
        if kind == 0:
            return f"dense<{self.number_of(element)}> : {self.shaped(dims, element)}"
        if kind == 1:
            dims.insert(self.random.randrange(len(dims) + 1), 0)
            return f"dense<> : {self.shaped(dims, element)}"
        if kind == 2:
            dims = [self.random.choice([50, 101, 128])]
            element = self.random.choice(["i8", "i32", "f32", "i1", "f16", "index", "complex<f32>", "i7"])
        return f"dense<{self.elements(dims, element)}> : {self.shaped(dims, element)}"

    def dense_strings(self) -> str:
        count = self.random.randrange(1, 4)
        texts = ", ".join([self.string() for _ in range(count)])
        return f"dense<[{texts}]> : tensor<{count}x!foo.string>"

    def sparse(self) -> str:
        count = self.random.randrange(4)
        if count == 0:
            return "sparse<> : tensor<3x4xi32>"
        element = self.random.choice(["i32", "f32", "f64"])
        rows = ", ".join([f"[{self.random.randrange(3)}, {self.random.randrange(4)}]" for _ in range(count)])
        numbers = ", ".join([self.number_of(element) for _ in range(count)])
        return f"sparse<[{rows}], [{numbers}]> : tensor<3x4x{element}>"

    def dense_array(self) -> str:
        element = self.random.choice(["i1", "i8", "i16", "i32", "i64", "f32", "f64", "si8", "ui16"])
        numbers = ", ".join([self.number_of(element) for _ in range(self.random.randrange(5))])
        return f"array<{element}{': ' + numbers if numbers else ''}>"

    def resource(self) -> str:
        key = self.random.choice(["blob", '"a key"', "k0", "weights.1", "missing"])
        if key not in self.resources and key != "missing":
            self.resources.append(key)
        return f"dense_resource<{key}> : tensor<{self.random.randrange(1, 5)}xi8>"

    def dictionary(self, depth: int, most: int = 4) -> str:
        names = self.random.sample(KEYWORDS, self.random.randrange(most))
        entries = []
        for name in names:
            written = f'"{name}"' if self.chance(0.1) else name
            entries.append(written if self.chance(0.15) else f"{written} = {self.attribute(depth)}")
        if self.chance(0.1):
            entries.append(f'"{self.random.choice(["sp ace", "1x", "é"])}" = {self.attribute(depth)}')
        return "{" + ", ".join(entries) + "}"

    def attribute(self, depth: int = 2) -> str:
        if self.attribute_aliases and self.chance(0.15):
            return self.random.choice(self.attribute_aliases)
        kind = self.random.randrange(24)
        if depth <= 0 and kind in (0, 1, 2, 3):
            kind = 4
        if kind < 2:
            return f"[{', '.join([self.attribute(depth - 1) for _ in range(self.random.randrange(4))])}]"
        if kind == 2:
            return self.dictionary(depth - 1)
        if kind == 3:
            inner = self.random.choice(["", "unit", self.attribute(0)])
            return f"distinct[{self.random.randrange(1000)}]<{inner}>"
        if kind < 7:
            type = self.random.choice(["index", self.integer_type(), self.integer_type()])
            number = self.integer_of(type)
            return number if type in ("i1",) else f"{number} : {type}"
        if kind == 7:
            return self.random.choice(["42", "-7", "0x10", "true", "false", "1.5", "-2.5e-3", "0"])
        if kind < 10:
            type = self.float_type()
            return f"{self.float_of(type)} : {type}"
        if kind == 10:
            return self.string()
        if kind == 11:
            return f"{self.string()} : {self.type(0)}"
        if kind == 12:
            return self.type(1)
        if kind == 13:
            return self.symbol()
        if kind == 14:
            return self.affine_map()
        if kind == 15:
            return self.integer_set()
        if kind == 16:
            return self.dense_array()
        if kind == 17:
            return self.sparse()
        if kind == 18:
            return self.resource()
        if kind == 19:
            return self.random.choice(["unit", "unit", self.layout(self.random.randrange(3))])
        if kind == 20:
            return f"#{self.dialect_text()}" + self.random.choice(["", f" : {self.type(0)}"])
        if kind == 21:
            return f"loc({self.location(2)})" if self.chance(0.5) else self.dense_strings()
        return self.dense()

    # -- locations ----------------------------------------------------------------------------------

    def location(self, depth: int = 2) -> str:
        """The text between the parentheses of `loc(...)`."""
        if self.location_aliases and self.chance(0.2):
            return self.random.choice(self.location_aliases)
        kind = self.random.randrange(8)
        if depth <= 0:
            kind = self.random.randrange(4)
        file = self.random.choice(['"a.py"', '"dir/b c.cc"', '"-"', '"a.py"'])
        line, column = self.random.randrange(5), self.random.randrange(5)
        if kind == 0:
            return "unknown"
        if kind < 3:
            return f"{file}:{line}:{column}"
        if kind == 3:
            # At 0:0 an end location is lost in bytecode, in more than one way.
            line = max(line, 1)
            end = self.random.choice([f":{column + 3}", f"{line + 2}:{column}", f"{line}:{column}"])
            return f"{file}:{line}:{column} to {end}"
        if kind == 4:
            return self.random.choice(['"name"', '"n 2"', '"0x"', '"x.y"', '"z-1"', '"é"'])
        if kind == 5:
            return f'"{self.random.choice(["name", "fn", "layer/0"])}"({self.location(depth - 1)})'
        if kind == 6:
            return f"callsite({self.location(depth - 1)} at {self.location(depth - 1)})"
        metadata = f"<{self.attribute(0)}>" if self.chance(0.3) else ""
        inner = ", ".join([self.location(depth - 1) for _ in range(self.random.randrange(1, 4))])
        return f"fused{metadata}[{inner}]"
