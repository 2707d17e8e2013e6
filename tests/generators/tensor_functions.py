"""Random functions of tensor's operations, with much that folds.

    generate_tensor_functions(seed, size=25) -> str

Chains of casts, reshapes, slices and paddings over few types, static and dynamic, with constants among sizes,
offsets and indices; elements extracted from recent results.  Every module verifies.  The same seed and size
give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

SHAPES = [[4], [6], [2, 3], [3, 2], [1, 4], [4, 1], [2, 3, 4], [6, 4], [2, 12], [1, 6, 1], [1], []]


def generate_tensor_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


def _text(dims: list[int | None], element: str) -> str:
    return "tensor<" + "".join(f"{'?' if dim is None else dim}x" for dim in dims) + f"{element}>"


class _Tensor:
    """A value: the sizes in its type, and the actual sizes."""

    def __init__(self, name: str, dims: list[int | None], sizes: list[int], element: str) -> None:
        self.name = name
        self.dims = dims
        self.sizes = sizes
        self.element = element

    @property
    def type(self) -> str:
        return _text(self.dims, self.element)


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.tensors: list[_Tensor] = []
        self.indices: list[str] = []
        self.constants: dict[int, str] = {}
        self.scalars: list[tuple[str, str]] = []

    def module(self) -> str:
        arguments = ["%i: index", "%j: index", "%f: f32", "%n: i32"]
        self.indices += ["%i", "%j"]
        self.scalars += [("%f", "f32"), ("%n", "i32"), ("%i", "index")]
        for number in range(4):
            sizes = self.random.choice(SHAPES)
            element = self.random.choice(["f32", "f32", "i32"])
            tensor = _Tensor(f"%t{number}", self.weakened([*sizes], 0.4), sizes, element)
            self.tensors.append(tensor)
            arguments.append(f"{tensor.name}: {tensor.type}")
        kinds = [
            self.cast, self.cast, self.cast, self.dim, self.dim, self.extract, self.extract, self.insert,
            self.from_elements, self.splat, self.empty, self.generate, self.extract_slice, self.extract_slice,
            self.insert_slice, self.insert_slice, self.reshape, self.collapse, self.collapse, self.expand,
            self.expand, self.pad, self.pad, self.concat, self.constant, self.rank, self.bitcast, self.reinsert,
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

    def weakened(self, dims: list[int | None], probability: float) -> list[int | None]:
        return [None if self.chance(probability) else dim for dim in dims]

    def result(self, dims: list[int | None], sizes: list[int], element: str) -> _Tensor:
        tensor = _Tensor(self.fresh(), dims, sizes, element)
        self.tensors.append(tensor)
        return tensor

    def tensor(self, minimum: int = 0) -> _Tensor:
        fitting = [each for each in self.tensors if len(each.dims) >= minimum]
        return self.random.choice(fitting[-4:] if self.chance(0.6) else fitting)

    def index(self, value: int) -> str:
        """A value of index type that is, or may be, a given number."""
        if self.chance(0.3):
            return self.random.choice(self.indices)
        if value not in self.constants:
            name = self.fresh()
            self.lines.append(f"{name} = arith.constant {value} : index")
            self.constants[value] = name
        return self.constants[value]

    def use(self) -> None:
        if self.chance(0.7):
            tensor = self.tensor()
            self.emit(f'"u.use"({tensor.name}) : ({tensor.type}) -> ()')
        else:
            name, type = self.random.choice(self.scalars[-3:])
            self.emit(f'"u.use"({name}) : ({type}) -> ()')

    def cast(self) -> None:
        source = self.tensor()
        dims = [
            size if self.chance(0.5) and dim is None else None if self.chance(0.4) else dim
            for dim, size in zip(source.dims, source.sizes, strict=True)
        ]
        target = self.result(dims, source.sizes, source.element)
        self.emit(f"{target.name} = tensor.cast {source.name} : {source.type} to {target.type}")

    def bitcast(self) -> None:
        source = self.tensor()
        element = {"f32": "i32", "i32": "f32"}[source.element]
        target = self.result(source.dims, source.sizes, element)
        self.emit(f"{target.name} = tensor.bitcast {source.name} : {source.type} to {target.type}")

    def dim(self) -> None:
        source = self.tensor(1)
        index = self.index(self.random.randrange(len(source.dims) + 1))
        name = self.fresh()
        self.emit(f"{name} = tensor.dim {source.name}, {index} : {source.type}")
        self.indices.append(name)
        self.scalars.append((name, "index"))

    def rank(self) -> None:
        source = self.tensor()
        name = self.fresh()
        self.emit(f"{name} = tensor.rank {source.name} : {source.type}")
        self.indices.append(name)

    def positions(self, sizes: list[int]) -> str:
        return ", ".join(self.index(self.random.randrange(size)) for size in sizes)

    def extract(self) -> None:
        source = self.tensor()
        positions = self.positions(source.sizes)
        name = self.fresh()
        self.emit(f"{name} = tensor.extract {source.name}[{positions}] : {source.type}")
        self.scalars.append((name, source.element))

    def scalar(self, element: str) -> str:
        if self.chance(0.5):
            name = self.fresh()
            literal = {"f32": "1.5", "i32": "7"}[element]
            self.lines.append(f"{name} = arith.constant {literal} : {element}")
            return name
        return self.random.choice([name for name, type in self.scalars if type == element])

    def insert(self) -> None:
        dest = self.tensor()
        scalar = self.scalar(dest.element)
        positions = self.positions(dest.sizes)
        result = self.result(dest.dims, dest.sizes, dest.element)
        self.emit(f"{result.name} = tensor.insert {scalar} into {dest.name}[{positions}] : {dest.type}")
        if self.chance(0.5):
            name = self.fresh()
            self.emit(f"{name} = tensor.extract {result.name}[{positions}] : {result.type}")
            self.scalars.append((name, result.element))

    def static_shape(self) -> list[int]:
        return self.random.choice(SHAPES)

    def from_elements(self) -> None:
        sizes = self.random.choice([[2], [4], [2, 3], [1], []])
        element = self.random.choice(["f32", "i32"])
        count = 1
        for size in sizes:
            count *= size
        elements = ", ".join(self.scalar(element) for _ in range(count))
        result = self.result([*sizes], sizes, element)
        self.emit(f"{result.name} = tensor.from_elements {elements} : {result.type}")

    def constant(self) -> None:
        sizes = self.random.choice([[4], [2, 3], [1, 4]])
        element = self.random.choice(["f32", "i32"])
        number = {"f32": "2.5", "i32": "3"}[element]
        count = sizes[-1]
        row = "[" + ", ".join(f"{n}.0" if element == "f32" else f"{n}" for n in range(count)) + "]"
        literal = number
        if self.chance(0.5):
            literal = row if len(sizes) == 1 else "[" + ", ".join([row] * sizes[0]) + "]"
        result = self.result([*sizes], sizes, element)
        self.emit(f"{result.name} = arith.constant dense<{literal}> : {result.type}")

    def dynamic_sizes(self, tensor: _Tensor) -> str:
        pairs = zip(tensor.dims, tensor.sizes, strict=True)
        return ", ".join(self.index(size) for dim, size in pairs if dim is None)

    def splat(self) -> None:
        element = self.random.choice(["f32", "i32"])
        scalar = self.scalar(element)
        sizes = self.static_shape()
        tensor = _Tensor("", self.weakened([*sizes], 0.2), sizes, element)
        dynamic = self.dynamic_sizes(tensor)
        result = self.result(tensor.dims, sizes, element)
        extents = f"[{dynamic}]" if dynamic else ""
        self.emit(f"{result.name} = tensor.splat {scalar}{extents} : {result.type}")

    def empty(self) -> None:
        sizes = self.static_shape()
        tensor = _Tensor("", self.weakened([*sizes], 0.5), sizes, "f32")
        dynamic = self.dynamic_sizes(tensor)
        result = self.result(tensor.dims, sizes, "f32")
        self.emit(f"{result.name} = tensor.empty({dynamic}) : {result.type}")

    def generate(self) -> None:
        sizes = self.random.choice([[4], [2, 3]])
        tensor = _Tensor("", self.weakened([*sizes], 0.5), sizes, "f32")
        dynamic = self.dynamic_sizes(tensor)
        result = self.result(tensor.dims, sizes, "f32")
        arguments = ", ".join(f"%a{number}: index" for number in range(len(sizes)))
        self.lines.append(f"{result.name} = tensor.generate {dynamic} {{")
        self.lines.append(f"^bb0({arguments}):")
        effect = '"u.make"(%a0) : (index) -> f32' if self.chance(0.4) else "arith.addf %f, %f : f32"
        self.lines += [f"  %e = {effect}", "  tensor.yield %e : f32", f"}} : {result.type}"]

    def number(self, value: int) -> tuple[str, int | None]:
        """A number in an operation: an integer, or a value."""
        if self.chance(0.5):
            return str(value), value
        return self.index(value), None

    def slice(self, tensor: _Tensor) -> tuple[str, list[int | None], list[int]]:
        """Offsets, sizes and strides inside of a tensor, and the sizes as a type has them."""
        groups: list[list[str]] = [[], [], []]
        dims: list[int | None] = []
        sizes: list[int] = []
        for size in tensor.sizes:
            is_all = self.chance(0.4)
            offset = 0 if is_all else self.random.randrange(size)
            count = size if is_all else self.random.randrange(1, size - offset + 1)
            text, known = self.number(count)
            groups[0].append(self.number(offset)[0])
            groups[1].append(text)
            groups[2].append(self.number(1)[0])
            dims.append(known)
            sizes.append(count)
        return " ".join(f"[{', '.join(group)}]" for group in groups), dims, sizes

    def reduced(self, dims: list[int | None], sizes: list[int]) -> tuple[list[int | None], list[int]]:
        kept = [number for number, dim in enumerate(dims) if dim != 1 or self.chance(0.6)]
        return [dims[number] for number in kept], [sizes[number] for number in kept]

    def extract_slice(self) -> None:
        source = self.tensor()
        slice, dims, sizes = self.slice(source)
        dims, sizes = self.reduced(dims, sizes)
        result = self.result(dims, sizes, source.element)
        self.emit(
            f"{result.name} = tensor.extract_slice {source.name}{slice} : {source.type} to {result.type}"
        )
        if self.chance(0.2):
            back = self.result(source.dims, source.sizes, source.element)
            self.emit(
                f"{back.name} = tensor.insert_slice {result.name} into {source.name}{slice} : {result.type} "
                f"into {source.type}"
            )

    def insert_slice(self) -> None:
        dest = self.tensor()
        slice, dims, sizes = self.slice(dest)
        dims, sizes = self.reduced(dims, sizes)
        wanted = _text(dims, dest.element)
        fitting = [each for each in self.tensors if each.type == wanted]
        if fitting:
            source = self.random.choice(fitting)
        else:
            source = self.result(dims, sizes, dest.element)
            self.emit(f'{source.name} = "u.make"() : () -> {source.type}')
            if self.chance(0.5):
                static = self.result([*sizes], sizes, dest.element)
                self.emit(f'{static.name} = "u.make"() : () -> {static.type}')
                cast = self.fresh()
                self.emit(f"{cast} = tensor.cast {static.name} : {static.type} to {source.type}")
                source = _Tensor(cast, dims, sizes, dest.element)
        for _ in range(self.random.choice([1, 1, 2])):
            result = self.result(dest.dims, dest.sizes, dest.element)
            self.emit(
                f"{result.name} = tensor.insert_slice {source.name} into {dest.name}{slice} : {source.type} "
                f"into {dest.type}"
            )
            dest = result

    def reinsert(self) -> None:
        dest = self.tensor()
        source = self.random.choice([each for each in self.tensors if each.type == dest.type])
        if None in dest.dims or not dest.dims:
            return
        zeros, ones = ", ".join(["0"] * len(dest.dims)), ", ".join(["1"] * len(dest.dims))
        sizes = ", ".join(str(size) for size in dest.sizes)
        result = self.result(dest.dims, dest.sizes, dest.element)
        self.emit(
            f"{result.name} = tensor.insert_slice {source.name} into {dest.name}[{zeros}] [{sizes}] [{ones}] : "
            f"{source.type} into {dest.type}"
        )

    def reshape(self) -> None:
        source = self.tensor()
        if self.chance(0.5):
            sizes = source.sizes
        else:
            count = 1
            for size in source.sizes:
                count *= size
            sizes = [count]
        elements = [self.index(size) for size in sizes]
        if not elements:
            return
        shape = self.fresh()
        self.emit(f"{shape} = tensor.from_elements {', '.join(elements)} : tensor<{len(elements)}xindex>")
        result = self.result(self.weakened([*sizes], 0.4), sizes, source.element)
        self.emit(
            f"{result.name} = tensor.reshape {source.name}({shape}) : ({source.type}, "
            f"tensor<{len(elements)}xindex>) -> {result.type}"
        )

    def groups(self, rank: int) -> list[list[int]]:
        groups: list[list[int]] = []
        for number in range(rank):
            if groups and self.chance(0.5):
                groups[-1].append(number)
            else:
                groups.append([number])
        return groups

    def collapse(self) -> None:
        source = self.tensor(1)
        groups = self.groups(len(source.dims))
        if len(groups) == len(source.dims):
            groups = [list(range(len(source.dims)))]
        if len(source.dims) == 1:
            return
        dims: list[int | None] = []
        sizes: list[int] = []
        for group in groups:
            size = 1
            for number in group:
                size *= source.sizes[number]
            dims.append(None if any(source.dims[number] is None for number in group) else size)
            sizes.append(size)
        result = self.result(dims, sizes, source.element)
        self.emit(
            f"{result.name} = tensor.collapse_shape {source.name} {groups} : {source.type} into {result.type}"
        )

    def expand(self) -> None:
        source = self.tensor()
        dims: list[int | None] = []
        sizes: list[int] = []
        groups: list[list[int]] = []
        for dim, size in zip(source.dims, source.sizes, strict=True):
            factors = [size]
            if self.chance(0.6):
                factor = self.random.choice([number for number in range(1, size + 1) if size % number == 0])
                factors = [factor, size // factor]
            groups.append(list(range(len(dims), len(dims) + len(factors))))
            unknown = self.random.randrange(len(factors))
            dims += [
                None if dim is None and (number == unknown or self.chance(0.4)) else factor
                for number, factor in enumerate(factors)
            ]
            sizes += factors
        if len(dims) == len(source.dims) or not source.dims:
            return
        shape = ", ".join(
            self.index(size) if dim is None else str(size) for dim, size in zip(dims, sizes, strict=True)
        )
        result = self.result(dims, sizes, source.element)
        self.emit(
            f"{result.name} = tensor.expand_shape {source.name} {groups} output_shape [{shape}] : "
            f"{source.type} into {result.type}"
        )

    def pad(self) -> None:
        source = self.tensor(1)
        groups: list[list[str]] = [[], []]
        dims: list[int | None] = []
        sizes: list[int] = []
        is_zero = self.chance(0.3)
        for dim, size in zip(source.dims, source.sizes, strict=True):
            total, is_known = size, dim is not None
            for group in groups:
                width = 0 if is_zero else self.random.choice([0, 0, 1, 2])
                text, known = self.number(width)
                group.append(text)
                total += width
                is_known = is_known and known is not None
            dims.append(total if is_known or self.chance(0.2) else None)
            sizes.append(total)
        scalar = self.scalar(source.element)
        low, high = (", ".join(group) for group in groups)
        result = self.result(dims, sizes, source.element)
        arguments = ", ".join(f"%a{number}: index" for number in range(len(dims)))
        nofold = "nofold " if self.chance(0.2) else ""
        self.lines.append(f"{result.name} = tensor.pad {source.name} {nofold}low[{low}] high[{high}] {{")
        self.lines += [f"^bb0({arguments}):", f"  tensor.yield {scalar} : {source.element}"]
        self.lines.append(f"}} : {source.type} to {result.type}")

    def concat(self) -> None:
        first = self.tensor(1)
        others = [
            each
            for each in self.tensors
            if len(each.dims) == len(first.dims)
            and each.element == first.element
            and each.sizes[1:] == first.sizes[1:]
        ]
        inputs = [first, *self.random.sample(others, self.random.randrange(min(3, len(others))))]
        total = sum(each.sizes[0] for each in inputs)
        sizes = [total, *first.sizes[1:]]
        result = self.result(self.weakened([*sizes], 0.5), sizes, first.element)
        names = ", ".join(each.name for each in inputs)
        types = ", ".join(each.type for each in inputs)
        self.emit(f"{result.name} = tensor.concat dim(0) {names} : ({types}) -> {result.type}")
