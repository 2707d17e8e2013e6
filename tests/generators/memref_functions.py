"""Random functions of memref's operations, with much that folds.

    generate_memref_functions(seed, size=25) -> str

Allocations without reads, constant sizes and offsets, chains of casts, views and reshapes, empty copies and
copies onto themselves, scopes of allocations.  Every module verifies, except for views with a type that the
generator gets wrong.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

SHAPES = [[4], [6], [2, 3], [1, 4], [4, 1], [2, 3, 4], [6, 4], [1, 6, 1], [0, 4], []]

Dims = list[int | None]


def generate_memref_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


class _Buffer:
    """A value: sizes, strides and offset in its type, and the actual sizes.

    Without strides, the layout is the identity.
    """

    def __init__(
        self, name: str, dims: Dims, sizes: list[int], strides: Dims | None = None, offset: int | None = 0
    ) -> None:
        self.name = name
        self.dims = dims
        self.sizes = sizes
        self.strides = strides
        self.offset = offset

    @property
    def type(self) -> str:
        layout = ""
        if self.strides is not None:
            strides = ", ".join(_text(each) for each in self.strides)
            offset = "" if self.offset == 0 else f", offset: {_text(self.offset)}"
            layout = f", strided<[{strides}]{offset}>"
        return "memref<" + "".join(f"{_text(dim)}x" for dim in self.dims) + f"f32{layout}>"

    def all_strides(self) -> Dims:
        if self.strides is not None:
            return self.strides
        strides: Dims = []
        stride: int | None = 1
        for dim in reversed(self.dims):
            strides.insert(0, stride)
            stride = _product(stride, dim)
        return strides


def _text(number: int | None) -> str:
    return "?" if number is None else str(number)


def _product(one: int | None, other: int | None) -> int | None:
    if one == 0 or other == 0:
        return 0
    return None if one is None or other is None else one * other


def _sum(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one + other


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.buffers: list[_Buffer] = []
        self.indices: list[str] = ["%i", "%j"]
        self.constants: dict[int, str] = {}

    def module(self) -> str:
        arguments = ["%i: index", "%j: index", "%f: f32", "%bytes: memref<?xi8>", "%all: memref<96xi8>"]
        for number in range(4):
            sizes = self.random.choice(SHAPES)
            buffer = _Buffer(f"%m{number}", self.weakened([*sizes], 0.4), sizes)
            self.buffers.append(buffer)
            arguments.append(f"{buffer.name}: {buffer.type}")
        kinds = [
            self.alloc, self.alloc, self.alloc, self.cast, self.cast, self.cast, self.dim, self.dim, self.load,
            self.store, self.store, self.dealloc, self.copy, self.subview, self.subview, self.subview,
            self.reinterpret, self.metadata, self.collapse, self.expand, self.view, self.transpose, self.rank,
            self.scope, self.assume, self.reshape, self.realloc, self.atomic, self.space,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
            if self.chance(0.3):
                self.use()
        for _ in range(4):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @f({', '.join(arguments)}) {{\n{body}\n  return\n}}\n"

    def emit(self, text: str) -> None:
        self.lines.append(self.located(text))

    def weakened(self, dims: Dims, probability: float) -> Dims:
        return [None if self.chance(probability) else dim for dim in dims]

    def result(
        self, dims: Dims, sizes: list[int], strides: Dims | None = None, offset: int | None = 0
    ) -> _Buffer:
        buffer = _Buffer(self.fresh(), dims, sizes, strides, offset)
        self.buffers.append(buffer)
        return buffer

    def buffer(self, minimum: int = 0) -> _Buffer:
        fitting = [each for each in self.buffers if len(each.dims) >= minimum]
        if not fitting:
            return self.alloc_of([2, 3, 4][:minimum])
        return self.random.choice(fitting[-4:] if self.chance(0.6) else fitting)

    def index(self, value: int) -> str:
        """A value that is, or may be, a number."""
        if self.chance(0.3):
            return self.random.choice(self.indices)
        if value not in self.constants:
            name = self.fresh()
            self.lines.append(f"{name} = arith.constant {value} : index")
            self.constants[value] = name
        return self.constants[value]

    def number(self, value: int) -> tuple[str, int | None]:
        """A number as an operation has it: an integer, or a value."""
        return (str(value), value) if self.chance(0.5) else (self.index(value), None)

    def use(self) -> None:
        if self.chance(0.7):
            buffer = self.buffer()
            self.emit(f'"u.use"({buffer.name}) : ({buffer.type}) -> ()')
        else:
            self.emit(f'"u.use"({self.random.choice(self.indices[-3:])}) : (index) -> ()')

    def alloc(self) -> None:
        self.alloc_of(self.random.choice(SHAPES))

    def alloc_of(self, sizes: list[int]) -> _Buffer:
        dims = self.weakened([*sizes], 0.5)
        dynamic = ", ".join(self.index(size) for dim, size in zip(dims, sizes, strict=True) if dim is None)
        buffer = self.result(dims, sizes)
        alignment = " {alignment = 16 : i64}" if self.chance(0.2) else ""
        kind = self.random.choice(["alloc", "alloc", "alloca"])
        self.emit(f"{buffer.name} = memref.{kind}({dynamic}){alignment} : {buffer.type}")
        return buffer

    def cast(self) -> None:
        source = self.buffer()
        dims = [
            size if self.chance(0.5) and dim is None else None if self.chance(0.4) else dim
            for dim, size in zip(source.dims, source.sizes, strict=True)
        ]
        strides, offset = source.strides, source.offset
        if strides is not None and self.chance(0.5):
            strides = self.weakened(strides, 0.5)
            offset = None if self.chance(0.5) else offset
        elif strides is None and self.chance(0.3):
            strides, offset = self.weakened(source.all_strides(), 0.5), None if self.chance(0.5) else 0
        target = self.result(dims, source.sizes, strides, offset)
        self.emit(f"{target.name} = memref.cast {source.name} : {source.type} to {target.type}")

    def dim(self) -> None:
        source = self.buffer(1)
        index = self.index(self.random.randrange(len(source.dims) + 1))
        name = self.fresh()
        self.emit(f"{name} = memref.dim {source.name}, {index} : {source.type}")
        self.indices.append(name)

    def rank(self) -> None:
        source = self.buffer()
        name = self.fresh()
        self.emit(f"{name} = memref.rank {source.name} : {source.type}")
        self.indices.append(name)

    def positions(self, buffer: _Buffer) -> str:
        return ", ".join(self.index(self.random.randrange(max(size, 1))) for size in buffer.sizes)

    def load(self) -> None:
        source = self.buffer()
        positions, name = self.positions(source), self.fresh()
        self.emit(f"{name} = memref.load {source.name}[{positions}] : {source.type}")
        self.emit(f'"u.use"({name}) : (f32) -> ()')

    def store(self) -> None:
        target = self.buffer()
        positions = self.positions(target)
        self.emit(f"memref.store %f, {target.name}[{positions}] : {target.type}")

    def atomic(self) -> None:
        target = self.buffer()
        positions = self.positions(target)
        self.emit(
            f"{self.fresh()} = memref.atomic_rmw addf %f, {target.name}[{positions}] : (f32, {target.type}) -> f32"
        )

    def dealloc(self) -> None:
        buffer = self.buffer()
        self.emit(f"memref.dealloc {buffer.name} : {buffer.type}")

    def copy(self) -> None:
        source = self.buffer()
        fitting = [each for each in self.buffers if each.sizes == source.sizes]
        target = self.random.choice(fitting)
        self.emit(f"memref.copy {source.name}, {target.name} : {source.type} to {target.type}")

    def assume(self) -> None:
        source = self.buffer()
        for _ in range(self.random.randrange(1, 3)):
            target = self.result(source.dims, source.sizes, source.strides, source.offset)
            alignment = self.random.choice([8, 16])
            self.emit(f"{target.name} = memref.assume_alignment {source.name}, {alignment} : {source.type}")
            source = target

    def space(self) -> None:
        source = self.buffer()
        first, second = self.fresh(), self.fresh()
        space = source.type[:-1] + ", 3>"
        self.emit(f"{first} = memref.memory_space_cast {source.name} : {source.type} to {space}")
        self.emit(f"{second} = memref.memory_space_cast {first} : {space} to {source.type}")
        self.buffers.append(_Buffer(second, source.dims, source.sizes, source.strides, source.offset))

    def subview(self) -> None:
        source = self.buffer()
        if 0 in source.sizes:
            return
        groups: list[list[str]] = [[], [], []]
        dims: Dims = []
        sizes: list[int] = []
        strides: Dims = []
        offset = source.offset
        is_all = self.chance(0.2)
        for size, stride in zip(source.sizes, source.all_strides(), strict=True):
            start = 0 if is_all or self.chance(0.4) else self.random.randrange(size)
            count = size if is_all else self.random.randrange(1, size - start + 1)
            text, known = self.number(start)
            groups[0].append(text)
            offset = _sum(offset, _product(known, stride))
            text, known = self.number(count)
            groups[1].append(text)
            dims.append(known)
            sizes.append(count)
            text, known = self.number(1)
            groups[2].append(text)
            strides.append(_product(known, stride))
        kept = [number for number, dim in enumerate(dims) if dim != 1 or self.chance(0.6)]
        # Keep all dimensions if it is ambiguous which ones are dropped after constants are folded.
        if None in dims or None in strides or sum(dim == 1 for dim in dims) != len(dims) - len(kept):
            kept = list(range(len(dims)))
        view = self.result(
            [dims[number] for number in kept],
            [sizes[number] for number in kept],
            [strides[number] for number in kept],
            offset,
        )
        slice = " ".join(f"[{', '.join(group)}]" for group in groups)
        self.emit(f"{view.name} = memref.subview {source.name}{slice} : {source.type} to {view.type}")
        if self.chance(0.2) and kept == list(range(len(dims))):
            again = self.result(view.dims, view.sizes, view.strides, view.offset)
            zeros, ones = ", ".join(["0"] * len(dims)), ", ".join(["1"] * len(dims))
            self.emit(
                f"{again.name} = memref.subview {view.name}[{zeros}] [{', '.join(groups[1])}] [{ones}] : "
                f"{view.type} to {again.type}"
            )

    def metadata(self) -> None:
        source = self.buffer()
        rank = len(source.dims)
        names = [self.fresh() for _ in range(2 + 2 * rank)]
        indices = ", ".join(["index"] * (1 + 2 * rank))
        self.emit(
            f"{', '.join(names)} = memref.extract_strided_metadata {source.name} : {source.type} -> "
            f"memref<f32>, {indices}"
        )
        self.indices += names[1:]
        offset, sizes, strides = names[1], names[2 : 2 + rank], names[2 + rank :]
        dims: Dims = [None] * rank
        if self.chance(0.4):
            sizes = [name if dim is None else str(dim) for name, dim in zip(sizes, source.dims, strict=True)]
            dims = list(source.dims)
        unknown: Dims = [None] * rank
        result = self.result(dims, source.sizes, unknown, None)
        self.emit(
            f"{result.name} = memref.reinterpret_cast {names[0]} to offset: [{offset}], sizes: "
            f"[{', '.join(sizes)}], strides: [{', '.join(strides)}] : memref<f32> to {result.type}"
        )

    def reinterpret(self) -> None:
        source = self.buffer()
        sizes = self.random.choice([[2], [2, 2]])
        listed = [self.number(size) for size in sizes]
        steps = [self.number(self.random.choice([1, 2])) for _ in sizes]
        offset = self.number(self.random.choice([0, 0, 1]))
        result = self.result([known for _, known in listed], sizes, [known for _, known in steps], offset[1])
        self.emit(
            f"{result.name} = memref.reinterpret_cast {source.name} to offset: [{offset[0]}], sizes: "
            f"[{', '.join(text for text, _ in listed)}], strides: [{', '.join(text for text, _ in steps)}] : "
            f"{source.type} to {result.type}"
        )

    def identity(self, minimum: int) -> _Buffer | None:
        fitting = [each for each in self.buffers if each.strides is None and len(each.dims) >= minimum]
        return self.random.choice(fitting[-4:]) if fitting else None

    def collapse(self) -> None:
        source = self.identity(2)
        if source is None:
            return
        groups: list[list[int]] = [[0, 1]]
        for number in range(2, len(source.dims)):
            groups[-1].append(number) if self.chance(0.5) else groups.append([number])
        dims: Dims = []
        sizes: list[int] = []
        for group in groups:
            size = 1
            for number in group:
                size *= source.sizes[number]
            is_dynamic = any(source.dims[number] is None for number in group)
            dims.append(None if is_dynamic else size)
            sizes.append(size)
        result = self.result(dims, sizes)
        self.emit(
            f"{result.name} = memref.collapse_shape {source.name} {groups} : {source.type} into {result.type}"
        )

    def expand(self) -> None:
        source = self.identity(1)
        if source is None or 0 in source.sizes:
            return
        dims: Dims = []
        sizes: list[int] = []
        groups: list[list[int]] = []
        for dim, size in zip(source.dims, source.sizes, strict=True):
            factor = self.random.choice([number for number in range(1, size + 1) if size % number == 0])
            factors = [factor, size // factor] if self.chance(0.6) else [size]
            groups.append(list(range(len(dims), len(dims) + len(factors))))
            unknown = self.random.randrange(len(factors))
            dims += [
                None if dim is None and number == unknown else each for number, each in enumerate(factors)
            ]
            sizes += factors
        if len(dims) == len(source.dims):
            return
        shape = ", ".join(
            self.index(size) if dim is None else str(size) for dim, size in zip(dims, sizes, strict=True)
        )
        result = self.result(dims, sizes)
        self.emit(
            f"{result.name} = memref.expand_shape {source.name} {groups} output_shape [{shape}] : "
            f"{source.type} into {result.type}"
        )

    def view(self) -> None:
        sizes = self.random.choice([[4], [2, 3]])
        dims = self.weakened([*sizes], 0.6)
        dynamic = ", ".join(self.index(size) for dim, size in zip(dims, sizes, strict=True) if dim is None)
        source, type = self.random.choice([("%bytes", "memref<?xi8>"), ("%all", "memref<96xi8>")])
        if self.chance(0.3):
            name = self.fresh()
            self.emit(f"{name} = memref.cast %all : memref<96xi8> to memref<?xi8>")
            source, type = name, "memref<?xi8>"
        result = self.result(dims, sizes)
        shift = self.index(0)
        self.emit(f"{result.name} = memref.view {source}[{shift}][{dynamic}] : {type} to {result.type}")

    def transpose(self) -> None:
        source = self.buffer(2)
        for _ in range(self.random.randrange(1, 3)):
            order = list(range(len(source.dims)))
            if self.chance(0.7):
                self.random.shuffle(order)
            strides = source.all_strides()
            result = self.result(
                [source.dims[number] for number in order],
                [source.sizes[number] for number in order],
                [strides[number] for number in order],
                source.offset,
            )
            inputs = ", ".join(f"d{number}" for number in range(len(order)))
            outputs = ", ".join(f"d{number}" for number in order)
            self.emit(
                f"{result.name} = memref.transpose {source.name} ({inputs}) -> ({outputs}) : {source.type} to "
                f"{result.type}"
            )
            source = result

    def reshape(self) -> None:
        source = self.identity(1)
        if source is None:
            return
        shape = self.fresh()
        self.emit(f'{shape} = "u.make"() : () -> memref<1xindex>')
        size = 1
        for each in source.sizes:
            size *= each
        result = self.result([None], [size])
        self.emit(
            f"{result.name} = memref.reshape {source.name}({shape}) : ({source.type}, memref<1xindex>) -> "
            f"{result.type}"
        )

    def realloc(self) -> None:
        source = self.alloc_of([4])
        result = self.result([6], [6])
        self.emit(f"{result.name} = memref.realloc {source.name} : {source.type} to {result.type}")

    def scope(self) -> None:
        condition, name = self.fresh(), self.fresh()
        self.lines.append(f'{condition} = "u.make"() : () -> i1')
        around = self.chance(0.5)
        if around:
            self.lines.append(f"scf.if {condition} {{")
        inner = self.random.choice(
            [
                f'memref.alloca() : memref<4xf32>\n  "u.use"({name}) : (memref<4xf32>) -> ()',
                f"memref.alloc() : memref<4xf32>\n  memref.store %f, {name}[%i] : memref<4xf32>",
                "arith.addf %f, %f : f32",
            ]
        )
        self.lines += ["memref.alloca_scope {", f"  {name} = {inner}", "}"]
        if around:
            self.lines.append("}")
