"""Functions of StableHLO's operations on arguments and constants, at random, in small shapes.

`program(seed)` is the text of a module.  Constants are often neutral elements, and operands are often the
most recent values, so that patterns match.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import prod
from typing import NamedTuple

FLOATS = ("f32", "f64", "bf16", "f16", "f8E4M3FN", "f8E5M2")
INTEGERS = ("i32", "i8", "i64", "ui8", "ui32", "i1")
SHAPES: tuple[tuple[int, ...], ...] = (
    (),
    (1,),
    (3,),
    (4,),
    (2, 3),
    (1, 3),
    (3, 1),
    (2, 1, 2),
    (0, 2),
    (2, 2),
)


class Tensor(NamedTuple):
    name: str
    shape: tuple[int, ...]
    element: str

    @property
    def type(self) -> str:
        return tensor(self.shape, self.element)


def tensor(shape: Sequence[int], element: str) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


class Program:
    """The state of a function under construction."""

    def __init__(self, seed: int) -> None:
        self.pick = random.Random(seed)
        self.lines: list[str] = []
        self.values: list[Tensor] = []
        self.arguments: list[Tensor] = []
        self.count = 0

    def text(self, operations: int) -> str:
        for number in range(self.pick.randint(1, 3)):
            argument = Tensor(f"%arg{number}", self.pick.choice(SHAPES), self.element())
            self.arguments.append(argument)
        self.values += self.arguments
        while len(self.lines) < operations:
            self.pick.choice(_OPERATIONS)(self)
        returned = self.values[-self.pick.randint(1, 4) :]
        arguments = ", ".join(f"{each.name}: {each.type}" for each in self.arguments)
        types = ", ".join(each.type for each in returned)
        body = "\n".join(f"    {line}" for line in self.lines)
        names = ", ".join(each.name for each in returned)
        return f"module {{\n  func.func @f({arguments}) -> ({types}) {{\n{body}\n    return {names} : {types}\n  }}\n}}\n"

    # -- values ---------------------------------------------------------------------------------------

    def element(self) -> str:
        kind = self.pick.random()
        if kind < 0.05:
            return "complex<f32>"
        return self.pick.choice(FLOATS if kind < 0.45 else INTEGERS)

    def add(
        self, name: str, operands: Sequence[Tensor], shape: Sequence[int], element: str, held: str = ""
    ) -> Tensor:
        self.count += 1
        made = Tensor(f"%v{self.count}", tuple(shape), element)
        names = ", ".join(each.name for each in operands)
        types = ", ".join(each.type for each in operands)
        properties = f" <{{{held}}}>" if held else ""
        self.lines.append(f'{made.name} = "stablehlo.{name}"({names}){properties} : ({types}) -> {made.type}')
        self.values.append(made)
        return made

    def constant(self, shape: Sequence[int], element: str, values: Sequence[str] | None = None) -> Tensor:
        count = prod(shape)
        if values is None:
            values = (
                [self.number(element)]
                if self.pick.random() < 0.6
                else [self.number(element) for _ in range(count)]
            )
        text = values[0] if len(values) == 1 else nested(list(values), shape) if count else ""
        return self.add("constant", (), shape, element, f"value = dense<{text}> : {tensor(shape, element)}")

    def number(self, element: str) -> str:
        if element.startswith("complex"):
            return f"({self.number('f32')}, {self.number('f32')})"
        if element == "i1":
            return self.pick.choice(("true", "false"))
        if element in FLOATS:
            return self.pick.choice(
                ("0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "-2.5", "3.5", "100.0", "1.0e-3")
            )
        choices = (
            ("0", "1", "2", "3", "7", "100")
            if element.startswith("u")
            else ("0", "1", "-1", "2", "-3", "100")
        )
        return self.pick.choice(choices)

    def value(self, wanted: Callable[[Tensor], bool] = lambda each: True) -> Tensor | None:
        """A value that fulfils a condition, preferably a recent one."""
        found = [each for each in self.values if wanted(each)]
        if not found:
            return None
        return self.pick.choice(found[-4:] if self.pick.random() < 0.6 else found)

    def like(self, one: Tensor) -> Tensor:
        """A value of the same type; a constant if no other has it."""
        if self.pick.random() < 0.6:
            found = self.value(lambda each: each.type == one.type)
            if found is not None:
                return found
        return self.constant(one.shape, one.element)

    def scalar(self, number: int) -> Tensor:
        return self.constant((), "i32", [str(number)])


def nested(values: list[str], shape: Sequence[int]) -> str:
    if not shape:
        return values[0]
    step = len(values) // shape[0]
    return (
        "[" + ", ".join(nested(values[at : at + step], shape[1:]) for at in range(0, len(values), step)) + "]"
    )


def array(numbers: Sequence[int]) -> str:
    return f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"


# -- operations ---------------------------------------------------------------------------------------

_OPERATIONS: list[Callable[[Program], None]] = []


def operation(weight: int = 1) -> Callable[[Callable[[Program], None]], Callable[[Program], None]]:
    def decorate(function: Callable[[Program], None]) -> Callable[[Program], None]:
        _OPERATIONS.extend([function] * weight)
        return function

    return decorate


def is_float(each: Tensor) -> bool:
    return each.element in FLOATS


def is_integer(each: Tensor) -> bool:
    return each.element in INTEGERS


@operation(2)
def make_constant(program: Program) -> None:
    program.constant(program.pick.choice(SHAPES), program.element())


@operation(6)
def binary(program: Program) -> None:
    one = program.value()
    assert one is not None
    names = ["add", "multiply"]
    if one.element in INTEGERS:
        names += ["and", "or", "xor"]
    if one.element != "i1":
        names.append("subtract")
    if not one.element.startswith("complex"):
        names += ["maximum", "minimum"]
        if one.element != "i1":
            names += ["divide", "remainder"]
    operands = [one, one if program.pick.random() < 0.1 else program.like(one)]
    program.pick.shuffle(operands)
    program.add(program.pick.choice(names), operands, one.shape, one.element)


@operation(4)
def unary(program: Program) -> None:
    one = program.value()
    assert one is not None
    if is_float(one):
        names = ["abs", "cosine", "exponential", "log", "logistic", "negate", "round_nearest_afz"]
        names += ["round_nearest_even", "rsqrt", "sign", "sine", "sqrt", "tan", "tanh"]
    elif one.element == "i1":
        names = ["not"]
    elif one.element.startswith("u"):
        names = ["not", "negate"]
    elif is_integer(one):
        names = ["abs", "negate", "not", "sign"]
    else:
        names = ["negate", "cosine", "exponential", "sign"]
    program.add(program.pick.choice(names), [one], one.shape, one.element)


@operation(2)
def compare(program: Program) -> None:
    one = program.value(lambda each: not each.element.startswith("complex"))
    if one is None:
        return
    kind = "FLOAT" if is_float(one) else "UNSIGNED" if one.element in ("i1", "ui8", "ui32") else "SIGNED"
    direction = program.pick.choice(("EQ", "NE", "LT", "LE", "GT", "GE"))
    held = f"comparison_direction = #stablehlo<comparison_direction {direction}>"
    if program.pick.random() < 0.7:
        held += f", compare_type = #stablehlo<comparison_type {kind}>"
    other = one if program.pick.random() < 0.2 else program.like(one)
    program.add("compare", [one, other], one.shape, "i1", held)


@operation(2)
def select(program: Program) -> None:
    one = program.value()
    assert one is not None
    shape = () if program.pick.random() < 0.2 else one.shape
    condition = program.value(lambda each: each.element == "i1" and each.shape == shape)
    condition = program.constant(shape, "i1") if condition is None else condition
    program.add("select", [condition, one, program.like(one)], one.shape, one.element)


@operation()
def clamp(program: Program) -> None:
    one = program.value(lambda each: not each.element.startswith("complex"))
    if one is not None:
        program.add("clamp", [program.like(one), one, program.like(one)], one.shape, one.element)


@operation(2)
def convert(program: Program) -> None:
    one = program.value(lambda each: not each.element.startswith("complex"))
    if one is None:
        return
    element = one.element if program.pick.random() < 0.1 else program.pick.choice(FLOATS + INTEGERS)
    program.add("convert", [one], one.shape, element)


@operation()
def complex_parts(program: Program) -> None:
    one = program.value(lambda each: each.element.startswith("complex"))
    if one is not None:
        parts = [program.add(name, [one], one.shape, "f32") for name in ("real", "imag")]
        program.add("complex", parts, one.shape, one.element)
        return
    two = program.value(lambda each: each.element == "f32")
    if two is not None:
        made = program.add("complex", [two, program.like(two)], two.shape, "complex<f32>")
        program.add(program.pick.choice(("real", "imag")), [made], made.shape, "f32")


@operation(3)
def broadcast(program: Program) -> None:
    one = program.value(lambda each: len(each.shape) < 3)
    if one is None:
        return
    rank = program.pick.randint(len(one.shape), 3)
    axes = program.pick.sample(range(rank), len(one.shape))
    if program.pick.random() < 0.6:
        axes.sort()
    shape = [program.pick.choice((1, 1, 2, 3)) for _ in range(rank)]
    for axis, size in zip(axes, one.shape, strict=True):
        shape[axis] = size if size != 1 else program.pick.choice((1, 1, 2))
    program.add("broadcast_in_dim", [one], shape, one.element, f"broadcast_dimensions = {array(axes)}")


@operation(3)
def reshape(program: Program) -> None:
    one = program.value()
    assert one is not None
    count = prod(one.shape)
    shapes = [each for each in (*SHAPES, (count,), (1, count), (count, 1)) if prod(each) == count]
    program.add("reshape", [one], program.pick.choice(shapes), one.element)


@operation(2)
def transpose(program: Program) -> None:
    one = program.value()
    assert one is not None
    axes = list(range(len(one.shape)))
    if program.pick.random() < 0.8:
        program.pick.shuffle(axes)
    shape = [one.shape[axis] for axis in axes]
    program.add("transpose", [one], shape, one.element, f"permutation = {array(axes)}")


@operation()
def reverse(program: Program) -> None:
    one = program.value()
    assert one is not None
    axes = [axis for axis in range(len(one.shape)) if program.pick.random() < 0.6]
    program.add("reverse", [one], one.shape, one.element, f"dimensions = {array(axes)}")


@operation(3)
def concatenate(program: Program) -> None:
    one = program.value(lambda each: len(each.shape) > 0)
    if one is None:
        return
    axis = program.pick.randrange(len(one.shape))
    parts = [one]
    for _ in range(program.pick.randint(0, 3)):
        shape = list(one.shape)
        shape[axis] = program.pick.choice((0, 1, 2))
        parts.append(
            program.constant(shape, one.element) if program.pick.random() < 0.4 else program.like(one)
        )
    program.pick.shuffle(parts)
    shape = list(one.shape)
    shape[axis] = sum(each.shape[axis] for each in parts)
    program.add("concatenate", parts, shape, one.element, f"dimension = {axis} : i64")


@operation(3)
def take_slice(program: Program) -> None:
    one = program.value(lambda each: len(each.shape) > 0)
    if one is None:
        return
    starts, limits, steps = [], [], []
    for size in one.shape:
        start = program.pick.randint(0, size) if program.pick.random() < 0.5 else 0
        starts.append(start)
        limits.append(program.pick.randint(start, size) if program.pick.random() < 0.6 else size)
        steps.append(program.pick.choice((1, 1, 1, 2)))
    shape = [-(-(b - a) // step) for a, b, step in zip(starts, limits, steps, strict=True)]
    held = f"start_indices = {array(starts)}, limit_indices = {array(limits)}, strides = {array(steps)}"
    program.add("slice", [one], shape, one.element, held)


@operation()
def take_dynamic_slice(program: Program) -> None:
    one = program.value()
    assert one is not None
    sizes = [program.pick.randint(0, size) for size in one.shape]
    starts = [program.scalar(program.pick.randint(-1, 3)) for _ in sizes]
    program.add("dynamic_slice", [one, *starts], sizes, one.element, f"slice_sizes = {array(sizes)}")


@operation()
def update_slice(program: Program) -> None:
    one = program.value()
    assert one is not None
    sizes = [size if program.pick.random() < 0.6 else program.pick.randint(0, size) for size in one.shape]
    update = program.constant(sizes, one.element)
    starts = [program.scalar(program.pick.choice((0, 0, 1))) for _ in sizes]
    program.add("dynamic_update_slice", [one, update, *starts], one.shape, one.element)


@operation()
def pad(program: Program) -> None:
    one = program.value()
    assert one is not None
    low = [program.pick.choice((0, 0, 1)) for _ in one.shape]
    high = [program.pick.choice((0, 0, 2)) for _ in one.shape]
    interior = [program.pick.choice((0, 0, 1)) for _ in one.shape]
    shape = [
        size + a + b + max(size - 1, 0) * gap
        for size, a, b, gap in zip(one.shape, low, high, interior, strict=True)
    ]
    held = f"edge_padding_low = {array(low)}, edge_padding_high = {array(high)}, interior_padding = {array(interior)}"
    program.add("pad", [one, program.constant((), one.element)], shape, one.element, held)


@operation()
def iota(program: Program) -> None:
    shape = program.pick.choice([each for each in SHAPES if each])
    element = program.pick.choice((*FLOATS, "i32", "i64", "ui8"))
    program.add("iota", (), shape, element, f"iota_dimension = {program.pick.randrange(len(shape))} : i64")


@operation()
def dimension_size(program: Program) -> None:
    one = program.value(lambda each: len(each.shape) > 0)
    if one is not None:
        axis = program.pick.randrange(len(one.shape))
        program.add("get_dimension_size", [one], (), "i32", f"dimension = {axis} : i64")


@operation()
def gather(program: Program) -> None:
    one = program.value(lambda each: len(each.shape) > 0 and 0 not in each.shape)
    if one is None:
        return
    rank = len(one.shape)
    places = program.constant((rank,), "i32", [program.number("i32") for _ in range(rank)])
    sizes = [program.pick.randint(1, size) for size in one.shape]
    collapsed = [axis for axis in range(rank) if sizes[axis] == 1 and program.pick.random() < 0.5]
    shape = [size for axis, size in enumerate(sizes) if axis not in collapsed]
    dims = (
        f"offset_dims = {list(range(len(shape)))}, collapsed_slice_dims = {collapsed}, "
        f"start_index_map = {list(range(rank))}, index_vector_dim = 0"
    )
    held = f"dimension_numbers = #stablehlo.gather<{dims}>, slice_sizes = {array(sizes)}, indices_are_sorted = false"
    program.add("gather", [one, places], shape, one.element, held)


@operation(2)
def reduce(program: Program) -> None:
    one = program.value(lambda each: not each.element.startswith("complex"))
    if one is None:
        return
    axes = [axis for axis in range(len(one.shape)) if program.pick.random() < 0.5]
    shape = [size for axis, size in enumerate(one.shape) if axis not in axes]
    initial = program.constant((), one.element)
    names = ["add", "maximum"] + (["and", "or"] if is_integer(one) else [])
    scalar = tensor((), one.element)
    body = program.pick.choice(
        [
            f'%s = "stablehlo.{program.pick.choice(names)}"(%x, %y) : ({scalar}, {scalar}) -> {scalar} '
            f'"stablehlo.return"(%s) : ({scalar}) -> ()',
            f'"stablehlo.return"({program.pick.choice(("%x", "%y", initial.name))}) : ({scalar}) -> ()',
        ]
    )
    program.count += 1
    made = Tensor(f"%v{program.count}", tuple(shape), one.element)
    program.lines.append(
        f'{made.name} = "stablehlo.reduce"({one.name}, {initial.name}) <{{dimensions = {array(axes)}}}> '
        f"({{ ^bb0(%x: {scalar}, %y: {scalar}): {body} }}) : ({one.type}, {scalar}) -> {made.type}"
    )
    program.values.append(made)


@operation()
def loop(program: Program) -> None:
    one, two = program.value(), program.value()
    assert one is not None and two is not None
    program.count += 1
    name = f"%v{program.count}"
    arguments = f"^bb0(%x: {one.type}, %y: {two.type}): "
    if program.pick.random() < 0.5:
        condition = '%c = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1> '
    else:
        condition = (
            f'%c = "stablehlo.custom_call"(%x) <{{call_target_name = "more"}}> : ({one.type}) -> tensor<i1> '
        )
    condition += '"stablehlo.return"(%c) : (tensor<i1>) -> ()'
    results = [program.pick.choice(("%x", one.name, "%n")), program.pick.choice(("%y", two.name))]
    body = f'%n = "stablehlo.add"(%x, %x) : ({one.type}, {one.type}) -> {one.type} '
    body += f'"stablehlo.return"({", ".join(results)}) : ({one.type}, {two.type}) -> ()'
    program.lines.append(
        f'{name}:2 = "stablehlo.while"({one.name}, {two.name}) ({{ {arguments}{condition} }}, '
        f"{{ {arguments}{body} }}) : ({one.type}, {two.type}) -> ({one.type}, {two.type})"
    )
    program.values += [Tensor(f"{name}#0", *one[1:]), Tensor(f"{name}#1", *two[1:])]


@operation()
def case(program: Program) -> None:
    one = program.value()
    assert one is not None
    known = program.pick.random() < 0.6
    index = (
        program.scalar(program.pick.randint(-1, 3))
        if known
        else program.value(lambda each: each.type == "tensor<i32>")
    )
    if index is None:
        return
    program.count += 1
    made = Tensor(f"%v{program.count}", one.shape, one.element)
    branches = []
    for name in ("negate", "abs"):
        operation = "add" if one.element in ("i1", "complex<f32>") or one.element.startswith("u") else name
        operands = [one.name] * (2 if operation == "add" else 1)
        types = ", ".join([one.type] * len(operands))
        branches.append(
            f'{{ %n = "stablehlo.{operation}"({", ".join(operands)}) : ({types}) -> {one.type} '
            f'"stablehlo.return"(%n) : ({one.type}) -> () }}'
        )
    program.lines.append(
        f'{made.name} = "stablehlo.case"({index.name}) ({", ".join(branches)}) : (tensor<i32>) -> {one.type}'
    )
    program.values.append(made)


@operation()
def tuples(program: Program) -> None:
    one, two = program.value(), program.value()
    assert one is not None and two is not None
    program.count += 2
    whole, part = f"%v{program.count - 1}", Tensor(f"%v{program.count}", one.shape, one.element)
    type = f"tuple<{one.type}, {two.type}>"
    program.lines.append(
        f'{whole} = "stablehlo.tuple"({one.name}, {two.name}) : ({one.type}, {two.type}) -> {type}'
    )
    program.lines.append(
        f'{part.name} = "stablehlo.get_tuple_element"({whole}) <{{index = 0 : i32}}> : ({type}) -> {one.type}'
    )
    program.values.append(part)


@operation()
def sort(program: Program) -> None:
    one = program.value(lambda each: each.element in ("f32", "i32") and len(each.shape) > 0)
    if one is None:
        return
    two = program.like(one)
    program.count += 1
    name, scalar = f"%v{program.count}", tensor((), one.element)
    kind = "FLOAT" if is_float(one) else "SIGNED"
    held = f"comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type {kind}>"
    arguments = ", ".join(f"%{letter}: {scalar}" for letter in "abcd")
    body = (
        f'^bb0({arguments}): %l = "stablehlo.compare"(%a, %b) <{{{held}}}> : ({scalar}, {scalar}) -> tensor<i1> '
        '"stablehlo.return"(%l) : (tensor<i1>) -> ()'
    )
    axis = program.pick.choice((-1, 0))
    program.lines.append(
        f'{name}:2 = "stablehlo.sort"({one.name}, {two.name}) <{{dimension = {axis} : i64, is_stable = false}}> '
        f"({{ {body} }}) : ({one.type}, {one.type}) -> ({one.type}, {one.type})"
    )
    program.values.append(Tensor(f"{name}#0", one.shape, one.element))
    if program.pick.random() < 0.5:
        program.values.append(Tensor(f"{name}#1", one.shape, one.element))


def program(seed: int, operations: int = 14) -> str:
    """The text of a module with one function."""
    return Program(seed).text(operations)
