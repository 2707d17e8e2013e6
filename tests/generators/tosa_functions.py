"""Random functions of tosa's operations that fold.

    generate_tosa_functions(seed, size=25) -> str

Constants of every element type that fold with each other and with their neutral numbers; tensors that are
reshaped, transposed, padded, sliced and concatenated, often twice in succession; clamps of clamps; padding
before convolutions and pools.  Every module verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

PLACES = ['"a"', '"b"', '"c"("x.mlir":1:2)']
INTEGERS = ["i1", "i8", "i16", "i32", "i32", "ui8"]
FLOATS = ["f32", "f32", "f16", "bf16"]
SHAPES: list[list[int]] = [[4], [2, 3], [1, 4], [1, 2, 3], [3, 1, 2], [1], [2, 1, 1, 3], []]
NUMBERS = {
    "i1": ["true", "false"],
    "ui8": ["0", "1", "255", "7"],
    "i8": ["0", "1", "-1", "-128", "127", "5"],
    "i16": ["0", "1", "-32768", "300", "2"],
    "i32": ["0", "1", "-1", "2", "-2147483648", "2147483647", "65536", "12"],
}
DECIMALS = ["0.0", "-0.0", "1.0", "-1.5", "2.5", "3.0e4", "1.0e-4", "0.3"]
RANGES = {
    "i1": [("false", "true"), ("true", "true")],
    "ui8": [("0", "255"), ("3", "200"), ("100", "255"), ("0", "3")],
    "i8": [("-128", "127"), ("-128", "5"), ("0", "127"), ("-3", "6"), ("6", "6")],
    "i16": [("-32768", "32767"), ("0", "300"), ("-5", "7")],
    "i32": [("-2147483648", "2147483647"), ("0", "6"), ("-8", "3")],
}
DECIMAL_RANGES = {
    "f32": [("0.0", "6.0"), ("-1.0", "1.0"), ("0xFF800000", "0x7F800000"), ("0x7F800000", "0x7F800000")],
    "f16": [("0.0", "6.0"), ("-1.0", "1.0"), ("0xFC00", "0x7C00")],
    "bf16": [("0.0", "6.0"), ("-1.0", "1.0"), ("0xFF80", "0x7F80")],
}

Type = tuple[tuple[int, ...], str]


def generate_tosa_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


def _text(type: Type) -> str:
    dims, element = type
    return "tensor<" + "".join(f"{'?' if dim < 0 else dim}x" for dim in dims) + f"{element}>"


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.arguments: list[str] = []
        self.values: dict[Type, list[str]] = {}

    def module(self) -> str:
        kinds = [
            self.add, self.add, self.sub, self.intdiv, self.mul, self.mul, self.compare, self.compare,
            self.select, self.select, self.cast, self.cast, self.negate, self.reciprocal, self.clamp,
            self.clamp, self.clamp, self.reduce, self.argmax, self.reshape, self.reshape, self.reverse,
            self.transpose, self.transpose, self.tile, self.concat, self.concat, self.pad, self.slice,
            self.slice, self.slice_of_concat, self.slice_of_pad, self.resize, self.convolution, self.pool,
            self.use, self.use,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
        for _ in range(6):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @f({', '.join(self.arguments)}) {{\n{body}\n  return\n}}\n"

    # -- values ---------------------------------------------------------------------------------------

    def emit(self, type: Type, text: str) -> str:
        name = self.fresh()
        place = f" loc({self.random.choice(PLACES)})" if self.chance(0.15) else ""
        self.lines.append(f"{name} = {text}{place}")
        self.values.setdefault(type, []).append(name)
        return name

    def apply(self, name: str, values: list[str], types: list[str], type: Type, attributes: str = "") -> str:
        given = f" {{{attributes}}}" if attributes else ""
        signature = f"({', '.join(types)}) -> {_text(type)}"
        return self.emit(type, f"tosa.{name} {', '.join(values)}{given} : {signature}")

    def element(self) -> str:
        return self.random.choice(INTEGERS if self.chance(0.6) else FLOATS)

    def type(self, element: str | None = None, rank: int = 0) -> Type:
        recent = [
            type for type in self.values if len(type[0]) >= rank and (element is None or type[1] == element)
        ]
        if recent and self.chance(0.6):
            return self.random.choice(recent[-5:])
        dims = self.random.choice([each for each in SHAPES if len(each) >= rank])
        return tuple(dims), element or self.element()

    def value(self, type: Type, constant: float = 0.4) -> str:
        if self.chance(constant) and -1 not in type[0]:
            return self.constant(type)
        known = self.values.get(type)
        if known and self.chance(0.9):
            return self.random.choice(known[-3:])
        name = self.fresh()
        self.arguments.append(f"{name}: {_text(type)}")
        self.values.setdefault(type, []).append(name)
        return name

    def number(self, element: str) -> str:
        return self.random.choice(NUMBERS.get(element, DECIMALS))

    def constant(self, type: Type) -> str:
        dims, element = type
        data = self.number(element)
        if len(dims) == 1 and self.chance(0.4):
            data = f"[{', '.join(self.number(element) for _ in range(dims[0]))}]"
        return self.literal(type, data)

    def literal(self, type: Type, data: str) -> str:
        text = _text(type)
        return self.emit(type, f'"tosa.const"() {{values = dense<{data}> : {text}}} : () -> {text}')

    def shape(self, numbers: list[int]) -> tuple[str, str]:
        """A constant shape and its type."""
        name, count = self.fresh(), len(numbers)
        values = f"dense<{numbers if numbers else ''}> : tensor<{count}xindex>".replace(
            "dense<>", "dense<[]>"
        )
        self.lines.append(f"{name} = tosa.const_shape {{values = {values}}} : () -> !tosa.shape<{count}>")
        return name, f"!tosa.shape<{count}>"

    def use(self) -> None:
        if self.values:
            type = self.random.choice(list(self.values)[-6:])
            name = self.random.choice(self.values[type][-3:])
            self.lines.append(f'"u.use"({name}) : ({_text(type)}) -> ()')

    # -- element by element ---------------------------------------------------------------------------

    def pair(self, type: Type, name: str, result: Type | None = None) -> str:
        first, second = self.value(type, 0.5), self.value(type, 0.5)
        return self.apply(name, [first, second], [_text(type)] * 2, result or type)

    def add(self) -> None:
        self.pair(self.type(self.random.choice(["i8", "i32", *FLOATS])), "add")

    def sub(self) -> None:
        self.pair(self.type(self.random.choice(["i8", "i32", *FLOATS])), "sub")

    def intdiv(self) -> None:
        self.pair(self.type("i32"), "intdiv")

    def mul(self) -> None:
        element = self.random.choice(["i8", "i16", "i32", "i32", *FLOATS])
        type = self.type(element)
        result = type if element in FLOATS or self.chance(0.6) else (type[0], "i32")
        shift = "0" if result[1] != "i32" else self.random.choice(["0", "0", "1", "3", "16"])
        amount = self.literal(((1,), "i8"), shift)
        if result[1] == "i32" and self.chance(0.1):
            amount = self.value(((1,), "i8"), 0.0)
        values = [self.value(type, 0.6), self.value(type, 0.6), amount]
        self.apply("mul", values, [_text(type), _text(type), "tensor<1xi8>"], result)

    def compare(self) -> None:
        type = self.type(self.random.choice(["i8", "i32", "i32", *FLOATS]))
        name = self.random.choice(["equal", "greater", "greater_equal"])
        first = self.value(type, 0.5)
        second = first if self.chance(0.3) else self.value(type, 0.5)
        self.apply(name, [first, second], [_text(type)] * 2, (type[0], "i1"))

    def select(self) -> None:
        type = self.type()
        condition: Type = (type[0], "i1")
        chosen = self.value(condition, 0.4)
        if self.chance(0.4):
            chosen = self.apply("logical_not", [chosen], [_text(condition)], condition)
        first = self.value(type)
        second = first if self.chance(0.2) else self.value(type)
        types = [_text(condition), _text(type), _text(type)]
        self.apply("select", [chosen, first, second], types, type)

    def cast(self) -> None:
        source = self.type(self.random.choice(["i1", "i8", "i16", "i32", *FLOATS]))
        element = self.random.choice(["i1", "i8", "i16", "i32", *FLOATS])
        self.apply("cast", [self.value(source, 0.7)], [_text(source)], (source[0], element))

    def negate(self) -> None:
        element = self.random.choice(["i8", "i8", "f32"])
        type, point = self.type(element), ((1,), element)
        value = self.value(type)
        for _ in range(self.random.randrange(1, 4)):
            zeros = [
                self.literal(point, self.random.choice(["0", "0", "3"]) if element == "i8" else "0.0")
                for _ in range(2)
            ]
            types = [_text(type), _text(point), _text(point)]
            value = self.apply("negate", [value, *zeros], types, type)
        for _ in range(self.random.randrange(3)):
            value = self.apply("abs", [value], [_text(type)], type)

    def reciprocal(self) -> None:
        type = self.type(self.random.choice(FLOATS))
        self.apply("reciprocal", [self.value(type, 0.7)], [_text(type)], type)

    def clamp(self) -> None:
        type = self.type(self.random.choice([*RANGES, *DECIMAL_RANGES]))
        element = type[1]
        value = self.value(type)
        for _ in range(self.random.randrange(1, 4)):
            low, high = self.random.choice(RANGES.get(element) or DECIMAL_RANGES[element])
            kind = "" if element == "i1" else f" : {element}"
            mode = "" if element in RANGES or self.chance(0.5) else ", nan_mode = IGNORE"
            bounds = f"min_val = {low}{kind}, max_val = {high}{kind}{mode}"
            value = self.apply("clamp", [value], [_text(type)], type, bounds)

    # -- along an axis --------------------------------------------------------------------------------

    def reduce(self) -> None:
        type = self.type(self.random.choice(["i32", "f32"]), 1)
        axis = self.random.randrange(len(type[0]))
        name = self.random.choice(["reduce_sum", "reduce_max", "reduce_min", "reduce_product"])
        if type[1] == "i32" and name == "reduce_product":
            name = "reduce_sum"
        dims = list(type[0])
        dims[axis] = 1
        self.apply(name, [self.value(type)], [_text(type)], (tuple(dims), type[1]), f"axis = {axis} : i32")

    def argmax(self) -> None:
        type = self.type("f32", 1)
        axis = self.random.randrange(len(type[0]))
        dims = tuple(dim for number, dim in enumerate(type[0]) if number != axis)
        self.apply("argmax", [self.value(type)], [_text(type)], (dims, "i32"), f"axis = {axis} : i32")

    def reverse(self) -> None:
        type = self.type(rank=1)
        axis = self.random.randrange(len(type[0]))
        self.apply("reverse", [self.value(type, 0.3)], [_text(type)], type, f"axis = {axis} : i32")

    def concat(self) -> None:
        type = self.type(rank=1)
        axis = self.random.randrange(len(type[0]))
        count = self.random.randrange(1, 4)
        dims = list(type[0])
        dims[axis] *= count
        result: Type = (tuple(dims), type[1])
        values = [self.value(type) for _ in range(count)]
        value = self.apply("concat", values, [_text(type)] * count, result, f"axis = {axis} : i32")
        if self.chance(0.5):
            again = self.random.choice([axis, axis, 0])
            dims[again] *= 2
            twice: Type = (tuple(dims), type[1])
            self.apply("concat", [value, value], [_text(result)] * 2, twice, f"axis = {again} : i32")

    # -- shapes ---------------------------------------------------------------------------------------

    def reshape(self) -> None:
        type = self.type()
        value = self.value(type)
        for _ in range(self.random.randrange(1, 3)):
            count = 1
            for dim in type[0]:
                count *= dim
            fitting = [each for each in SHAPES if _product(each) == count]
            dims = self.random.choice([*fitting, [count], [count, 1], list(type[0])])
            shape, kind = self.shape(dims)
            target: Type = (tuple(dims), type[1])
            value = self.apply("reshape", [value, shape], [_text(type), kind], target)
            type = target

    def transpose(self) -> None:
        type = self.type(rank=1)
        value = self.value(type, 0.3)
        for _ in range(self.random.randrange(1, 4)):
            order = list(range(len(type[0])))
            if self.chance(0.8):
                self.random.shuffle(order)
            target: Type = (tuple(type[0][number] for number in order), type[1])
            perms = f"perms = array<i32: {', '.join(map(str, order))}>"
            value = self.apply("transpose", [value], [_text(type)], target, perms)
            type = target

    def tile(self) -> None:
        type = self.type(rank=1)
        multiples = [self.random.choice([1, 1, 1, 2]) for _ in type[0]]
        shape, kind = self.shape(multiples)
        dims = tuple(dim * count for dim, count in zip(type[0], multiples, strict=True))
        self.apply("tile", [self.value(type), shape], [_text(type), kind], (dims, type[1]))

    def padded(self, type: Type, padding: list[int], number: str | None = None) -> tuple[str, Type]:
        shape, kind = self.shape(padding)
        element = type[1]
        filling = self.literal(((1,), element), number or self.number(element))
        sides = zip(padding[::2], padding[1::2], strict=True)
        dims = tuple(dim + sum(pair) for dim, pair in zip(type[0], sides, strict=True))
        types = [_text(type), kind, f"tensor<1x{element}>"]
        result: Type = (dims, element)
        return self.apply("pad", [self.value(type), shape, filling], types, result), result

    def pad(self) -> None:
        type = self.type(rank=1)
        self.padded(type, [self.random.choice([0, 0, 0, 2]) for _ in range(2 * len(type[0]))])

    def sliced(self, value: str, type: Type) -> None:
        starts = [self.random.choice([0, self.random.randrange(dim)]) for dim in type[0]]
        sizes = [
            self.random.choice([dim - start, self.random.randrange(1, dim - start + 1)])
            for dim, start in zip(type[0], starts, strict=True)
        ]
        start, kind = self.shape(starts)
        size, _ = self.shape(sizes)
        self.apply("slice", [value, start, size], [_text(type), kind, kind], (tuple(sizes), type[1]))

    def slice(self) -> None:
        type = self.type(rank=1)
        self.sliced(self.value(type), type)

    def slice_of_concat(self) -> None:
        type = self.type(rank=1)
        axis = self.random.randrange(len(type[0]))
        dims = list(type[0])
        dims[axis] *= 2
        result: Type = (tuple(dims), type[1])
        values = [self.value(type), self.value(type)]
        value = self.apply("concat", values, [_text(type)] * 2, result, f"axis = {axis} : i32")
        self.sliced(value, result)

    def slice_of_pad(self) -> None:
        type = self.type(rank=1)
        self.sliced(*self.padded(type, [self.random.choice([0, 1, 3]) for _ in range(2 * len(type[0]))]))

    # -- images ---------------------------------------------------------------------------------------

    def resize(self) -> None:
        type: Type = ((1, 4, 4, 2), "f32")
        scale, four = self.shape(self.random.choice([[1, 1, 1, 1], [2, 2, 3, 3], [2, 2, 2, 2]]))
        offset, two = self.shape([0, 0])
        border, _ = self.shape([0, 0])
        types = [_text(type), four, two, two]
        self.apply("resize", [self.value(type), scale, offset, border], types, type, "mode = BILINEAR")

    def image(self, number: str) -> tuple[str, Type]:
        padding = [self.random.choice([0, 1]) if 2 <= at < 6 else 0 for at in range(8)]
        if self.chance(0.15):
            padding[7] = 1
        return self.padded(((1, 4, 4, 2), "f32"), padding, number)

    def convolution(self) -> None:
        value, (dims, _) = self.image(self.random.choice(["0.0", "-0.0", "1.0"]))
        name = self.random.choice(["conv2d", "depthwise_conv2d"])
        channels = dims[3]
        weight: Type = ((3, 1, 1, channels) if name == "conv2d" else (1, 1, channels, 2), "f32")
        outputs = 3 if name == "conv2d" else channels * 2
        bias: Type = ((outputs,), "f32")
        zero = self.literal(((1,), "f32"), "0.0")
        pad = [self.random.choice([0, 1]) for _ in range(4)]
        result: Type = ((1, dims[1] + sum(pad[:2]), dims[2] + sum(pad[2:]), outputs), "f32")
        bound = self.random.choice(["", "", ", local_bound = true", ", local_bound = false"])
        self.apply(
            name,
            [value, self.value(weight, 0.0), self.value(bias, 0.0), zero, zero],
            [_text((dims, "f32")), _text(weight), _text(bias), "tensor<1xf32>", "tensor<1xf32>"],
            result,
            f"acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: {', '.join(map(str, pad))}>, "
            f"stride = array<i64: 1, 1>{bound}",
        )

    def pool(self) -> None:
        if self.chance(0.3):
            one: Type = ((1, 1, 1, 3), "f32")
            attributes = "kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>"
            self.apply("max_pool2d", [self.value(one)], [_text(one)], one, attributes)
            return
        value, (dims, _) = self.image(self.random.choice(["-3.40282347e+38", "-3.40282347e+38", "0.0"]))
        pad = [self.random.choice([0, 0, 1]) for _ in range(4)]
        result: Type = ((1, dims[1] + sum(pad[:2]) - 1, dims[2] + sum(pad[2:]) - 1, dims[3]), "f32")
        mode = self.random.choice(["", ", nan_mode = IGNORE"])
        attributes = (
            f"kernel = array<i64: 2, 2>, pad = array<i64: {', '.join(map(str, pad))}>, "
            f"stride = array<i64: 1, 1>{mode}"
        )
        self.apply("max_pool2d", [value], [_text((dims, "f32"))], result, attributes)


def _product(dims: list[int]) -> int:
    product = 1
    for dim in dims:
        product *= dim
    return product
