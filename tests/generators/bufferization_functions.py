"""Random functions of bufferization's operations, with much that folds.

    generate_bufferization_functions(seed, size=25) -> str

Tensors of buffers and buffers of tensors, with casts and views between, copies with and without a
deallocation, new tensors of constant sizes, lists of memrefs to free with duplicates.  The same seed and size
give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

Dims = tuple[int | None, ...]

SHAPES: list[tuple[int, ...]] = [(4,), (2, 3), (0, 4), ()]
LAYOUTS = ["", "strided", "offset"]


def generate_bufferization_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


class _Shaped:
    """A tensor or memref: the sizes in its type (None if unranked), and the actual sizes."""

    def __init__(
        self, name: str, kind: str, dims: Dims | None, sizes: tuple[int, ...], layout: str = ""
    ) -> None:
        self.name = name
        self.kind = kind
        self.dims = dims
        self.sizes = sizes
        self.layout = layout

    @property
    def type(self) -> str:
        if self.dims is None:
            return f"{self.kind}<*xf32>"
        sizes = "".join("?x" if dim is None else f"{dim}x" for dim in self.dims)
        layout = ""
        if self.layout:
            steps = ", ".join("?" for _ in self.dims)
            layout = f", strided<[{steps}]{', offset: ?' if self.layout == 'offset' else ''}>"
        return f"{self.kind}<{sizes}f32{layout}>"


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.shaped: list[_Shaped] = []
        self.indices = ["%i", "%j"]
        self.conditions = ["%b", "%c"]

    def emit(self, text: str) -> None:
        self.lines.append(self.located(text))

    def module(self) -> str:
        arguments = ["%i: index", "%j: index", "%b: i1", "%c: i1"]
        for number in range(6):
            kind = "tensor" if number < 3 else "memref"
            sizes = self.random.choice(SHAPES)
            value = _Shaped(f"%a{number}", kind, self.weakened(sizes), sizes, self.layout(kind))
            self.shaped.append(value)
            arguments.append(f"{value.name}: {value.type}")
        kinds = [
            self.to_tensor, self.to_tensor, self.to_buffer, self.to_buffer, self.cast, self.cast, self.cast,
            self.new, self.new, self.clone, self.clone, self.clone, self.free, self.free, self.free_all, self.free_all,
            self.free_all, self.alloc, self.alloc, self.dim, self.dim, self.dim, self.load, self.metadata, self.nest,
            self.materialize, self.condition,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
            if self.chance(0.3):
                self.use()
        for _ in range(4):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @f({', '.join(arguments)}) {{\n{body}\n  return\n}}\n"

    def layout(self, kind: str) -> str:
        return self.random.choice(LAYOUTS) if kind == "memref" and self.chance(0.5) else ""

    def weakened(self, sizes: tuple[int, ...]) -> Dims | None:
        if self.chance(0.1):
            return None
        return tuple(None if self.chance(0.5) else size for size in sizes)

    def pick(self, kind: str, is_ranked: bool = False) -> _Shaped:
        fitting = [
            each for each in self.shaped if each.kind == kind and not (is_ranked and each.dims is None)
        ]
        if not fitting:
            fitting = [self.allocated() if kind == "memref" else self.created((2, 3))]
        return self.random.choice(fitting[-3:] if self.chance(0.6) else fitting)

    def result(self, kind: str, dims: Dims | None, sizes: tuple[int, ...], layout: str = "") -> _Shaped:
        value = _Shaped(self.fresh(), kind, dims, sizes, layout)
        self.shaped.append(value)
        return value

    def index(self, number: int) -> str:
        if self.chance(0.3):
            return self.random.choice(self.indices)
        name = self.fresh()
        self.emit(f"{name} = arith.constant {number} : index")
        return name

    def dynamic_sizes(self, dims: Dims, sizes: tuple[int, ...]) -> str:
        return ", ".join(
            self.index(-1 if self.chance(0.05) else size)
            for dim, size in zip(dims, sizes, strict=True)
            if dim is None
        )

    def use(self) -> None:
        pool = [(each.name, each.type) for each in self.shaped[-4:]]
        pool += [(name, "index") for name in self.indices[-2:]] + [
            (name, "i1") for name in self.conditions[-2:]
        ]
        name, type = self.random.choice(pool)
        self.emit(f'"u.use"({name}) : ({type}) -> ()')

    # -- operations -----------------------------------------------------------------------------------

    def to_tensor(self) -> None:
        source = self.pick("memref")
        result = self.result("tensor", source.dims, source.sizes)
        flags = " restrict" if self.chance(0.3) else ""
        self.emit(
            f"{result.name} = bufferization.to_tensor {source.name}{flags} : {source.type} to {result.type}"
        )
        if self.chance(0.4):
            self.buffer_of(result)

    def to_buffer(self) -> None:
        source = self.pick("tensor")
        buffer = self.buffer_of(source)
        if self.chance(0.4):
            if self.chance(0.3):
                self.use()
            again = self.result("tensor", source.dims, source.sizes)
            self.emit(f"{again.name} = bufferization.to_tensor {buffer.name} : {buffer.type} to {again.type}")

    def buffer_of(self, source: _Shaped) -> _Shaped:
        layout = self.layout("memref") if source.dims is not None else ""
        result = self.result("memref", source.dims, source.sizes, layout)
        flags = " read_only" if self.chance(0.3) else ""
        self.emit(
            f"{result.name} = bufferization.to_buffer {source.name}{flags} : {source.type} to {result.type}"
        )
        return result

    def cast(self) -> None:
        source = self.pick(self.random.choice(["tensor", "memref"]))
        dims = self.weakened(source.sizes)
        if dims is None and source.dims is None:
            return
        layout = "" if dims is None else self.layout(source.kind)
        result = self.result(source.kind, dims, source.sizes, layout)
        dialect = source.kind
        self.emit(f"{result.name} = {dialect}.cast {source.name} : {source.type} to {result.type}")

    def created(self, sizes: tuple[int, ...]) -> _Shaped:
        dims = tuple(None if self.chance(0.6) else size for size in sizes)
        operands = self.dynamic_sizes(dims, sizes)
        result = self.result("tensor", dims, sizes)
        hint = f" size_hint={self.index(7)}" if self.chance(0.2) else ""
        self.emit(f"{result.name} = bufferization.alloc_tensor({operands}){hint} : {result.type}")
        return result

    def new(self) -> None:
        if self.chance(0.6):
            self.created(self.random.choice(SHAPES))
            return
        source = self.pick("tensor", True)
        result = self.result("tensor", source.dims, source.sizes)
        self.emit(f"{result.name} = bufferization.alloc_tensor() copy({source.name}) : {result.type}")

    def allocated(self) -> _Shaped:
        sizes = self.random.choice(SHAPES)
        dims = tuple(None if self.chance(0.3) else size for size in sizes)
        operands = self.dynamic_sizes(dims, sizes)
        result = self.result("memref", dims, sizes)
        self.emit(
            f"{result.name} = memref.{self.random.choice(['alloc', 'alloca'])}({operands}) : {result.type}"
        )
        return result

    def alloc(self) -> None:
        self.allocated()

    def clone(self) -> None:
        source = self.pick("memref")
        dims = source.dims if source.dims is None or self.chance(0.6) else self.weakened(source.sizes)
        layout = source.layout if dims == source.dims and self.chance(0.7) else ""
        result = self.result("memref", dims, source.sizes, layout)
        self.emit(f"{result.name} = bufferization.clone {source.name} : {source.type} to {result.type}")
        if self.chance(0.4):
            self.use()
        if self.chance(0.7):
            freed = self.random.choice([source, result, result])
            self.emit(f"memref.dealloc {freed.name} : {freed.type}")

    def free(self) -> None:
        value = self.pick("memref")
        self.emit(f"memref.dealloc {value.name} : {value.type}")

    def condition(self) -> None:
        name = self.fresh()
        self.emit(f"{name} = arith.constant {self.random.choice(['true', 'false'])}")
        self.conditions.append(name)

    def free_all(self) -> None:
        listed = [self.pick("memref") for _ in range(self.random.randrange(4))]
        conditions = [self.random.choice(self.conditions) for _ in listed]
        retained = [self.pick("memref") for _ in range(self.random.randrange(4))]
        names = [self.fresh() for _ in retained]
        text = ""
        if listed:
            memrefs, types = ", ".join(each.name for each in listed), ", ".join(each.type for each in listed)
            text += f" ({memrefs} : {types}) if ({', '.join(conditions)})"
        if retained:
            memrefs, types = (
                ", ".join(each.name for each in retained),
                ", ".join(each.type for each in retained),
            )
            text += f" retain ({memrefs} : {types})"
            self.conditions += names
        results = f"{', '.join(names)} = " if names else ""
        self.emit(f"{results}bufferization.dealloc{text}")

    def dim(self) -> None:
        source = self.pick(self.random.choice(["tensor", "memref"]))
        index = self.index(self.random.randrange(len(source.sizes) + 1))
        if source.dims == ():
            return
        name = self.fresh()
        self.emit(f"{name} = {source.kind}.dim {source.name}, {index} : {source.type}")
        self.indices.append(name)

    def load(self) -> None:
        source = self.pick("memref", True)
        assert source.dims is not None
        indices = ", ".join(self.index(0) for _ in source.dims)
        name = self.fresh()
        self.emit(f"{name} = memref.load {source.name}[{indices}] : {source.type}")
        self.emit(f'"u.use"({name}) : (f32) -> ()')

    def metadata(self) -> None:
        source = self.allocated() if self.chance(0.6) else self.pick("memref", True)
        assert source.dims is not None
        names = [self.fresh() for _ in range(2 + 2 * len(source.dims))]
        indices = ", ".join(["index"] * (len(names) - 1))
        self.emit(
            f"{', '.join(names)} = memref.extract_strided_metadata {source.name} : {source.type} -> "
            f"memref<f32>, {indices}"
        )
        self.shaped.append(_Shaped(names[0], "memref", (), ()))
        self.free_all()

    def nest(self) -> None:
        """An `scf.if` with a few operations."""
        known, conditions, indices = len(self.shaped), len(self.conditions), len(self.indices)
        self.lines.append(f"scf.if {self.random.choice(self.conditions)} {{")
        for _ in range(2):
            self.random.choice([self.clone, self.free, self.free_all, self.to_tensor])()
        self.use()
        self.lines.append("}")
        del self.shaped[known:]
        del self.conditions[conditions:]
        del self.indices[indices:]

    def materialize(self) -> None:
        source = self.pick("tensor", True)
        target = self.result("tensor", source.dims, source.sizes)
        self.emit(
            f"{target.name} = bufferization.materialize_in_destination {source.name} in {source.name} : "
            f"({source.type}, {source.type}) -> {source.type}"
        )
