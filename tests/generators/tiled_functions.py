"""Random functions of operations that can be tiled, each with a script of transform that tiles it.

    generate_tiled_functions(seed) -> str

Named and generic structured operations, on tensors and memrefs of static and dynamic sizes, and paddings; tile
sizes are numbers, parameters and results of operations, loops are interchanged, and tiles are tiled again.
The same seed gives the same text.
"""

from __future__ import annotations

from random import Random

from mlirkit.dialects.linalg.structure import FIXED
from tests.generators.function_generator import FunctionGenerator

LETTERS = "abcdef"
# Operations of one input, and of two.
UNARY = ("exp", "abs", "copy", "negf", "square", "round")
BINARY = ("add", "sub", "mul", "max", "min", "div")
ANY = "!transform.any_op"


def generate_tiled_functions(seed: int) -> str:
    """A module with one operation that is tiled, and the script."""
    return _Generator(Random(seed)).module()


class _Generator(FunctionGenerator):
    def __init__(self, random: Random) -> None:
        super().__init__(random, 1)
        self.kind = "memref" if self.chance(0.25) else "tensor"
        self.arguments = ["%i: index", "%j: index"]
        self.types: list[str] = []
        self.names: list[str] = []
        self.is_dynamic = random.choice((0.0, 0.0, 0.3, 1.0))
        self.script: list[str] = []
        # The number of loops.
        self.loops = 0

    def value(self, sizes: list[int], element: str = "f32") -> str:
        """An argument whose type may have dynamic sizes."""
        dims = "".join(["?x" if self.chance(self.is_dynamic) else f"{size}x" for size in sizes])
        return self.argument(f"{self.kind}<{dims}{element}>")

    def argument(self, type: str) -> str:
        name = f"%a{len(self.names)}"
        self.arguments.append(f"{name}: {type}")
        self.names.append(name)
        self.types.append(type)
        return name

    def structured(self, name: str, inputs: int, attributes: str = "", rest: str = "") -> None:
        """An operation on all arguments so far."""
        both = list(zip(self.names, self.types, strict=True))

        def group(part: list[tuple[str, str]]) -> str:
            return f"({', '.join([each for each, _ in part])} : {', '.join([each for _, each in part])})"

        outputs = both[inputs:]
        types = [type for _, type in outputs]
        reads = f" ins{group(both[:inputs])}" if inputs else ""
        text = f"{name}{attributes}{reads} outs{group(outputs)}{rest}"
        self.finish(text, types)

    def finish(self, text: str, types: list[str]) -> None:
        if self.kind == "memref":
            self.lines.append(self.located(text))
            self.lines.append("return")
            self.results = "()"
            return
        listed = ", ".join(types)
        many = len(types) > 1
        arrow = f"({listed})" if many else listed
        self.lines.append(self.located(f"%r{f':{len(types)}' if many else ''} = {text}{self.arrow(arrow)}"))
        names = ", ".join([f"%r#{number}" for number in range(len(types))]) if many else "%r"
        self.lines.append(f"return {names} : {listed}")
        self.results = f"({listed})"

    def arrow(self, types: str) -> str:
        return "" if self.has_no_arrow else f" -> {types}"

    has_no_arrow = False
    results = "()"

    # -- operations -----------------------------------------------------------------------------------

    def fixed(self) -> None:
        name = self.random.choice(sorted(FIXED))
        dimensions, _, operands = FIXED[name].partition(":")
        sizes = {letter: self.random.randint(1, 12) for letter in dimensions}
        is_quantized = "quantized" in name or name.endswith("_q")
        strides = [self.random.choice((1, 1, 2)) for _ in range(operands.count("/"))]
        factors = [self.random.choice((1, 1, 2, 3)) for _ in strides]
        parts = operands.split(",")
        for number, part in enumerate(parts):
            is_output = number == len(parts) - 1
            if name == "fill_rng_2d" and not is_output:
                self.argument("i32" if number == 2 else "f64")
                continue
            if not part.strip() and number > 1 and not is_output:
                self.argument("i32")
                continue
            shape: list[int] = []
            windows = iter(zip(strides, factors, strict=True))
            for index in part.split():
                size = sizes[index[0]]
                if len(index) > 1:
                    stride, factor = next(windows) if index[1] == "/" else (1, 1)
                    size = (size - 1) * stride + (sizes[index[2]] - 1) * factor + 1
                shape.append(size)
            element = "f32"
            if is_quantized:
                element = "i32" if is_output else "i8"
            self.value(shape, element)
        attributes = ""
        if strides:
            count = len(strides)
            attributes = (
                f" {{strides = dense<{strides}> : tensor<{count}xi64>, "
                f"dilations = dense<{factors}> : tensor<{count}xi64>}}"
            )
        self.loops = len(dimensions)
        self.structured(f"linalg.{name}", len(self.names) - 1, attributes)

    def elementwise(self) -> None:
        sizes = self.sizes()
        self.loops = len(sizes)
        binary = self.chance(0.5)
        for _ in range(2 + binary):
            self.value(sizes)
        self.structured(f"linalg.{self.random.choice(BINARY if binary else UNARY)}", 1 + binary)

    def sizes(self) -> list[int]:
        return [self.random.randint(1, 30) for _ in range(self.random.randint(1, 4))]

    def fill(self) -> None:
        self.argument("f32")
        sizes = self.sizes()
        self.loops = len(sizes)
        self.value(sizes)
        self.structured("linalg.fill", 1)

    def matmul(self) -> None:
        m, n, k, b = [self.random.randint(2, 40) for _ in range(4)]
        batch = [b] if self.chance(0.4) else []
        for shape in ([m, k], [k, n], [m, n]):
            self.value([*batch, *shape])
        self.loops = 3 + len(batch)
        self.structured(f"linalg.{'batch_' if batch else ''}matmul", 2)

    def transpose(self) -> None:
        sizes = self.sizes()
        self.loops = len(sizes)
        order = list(range(len(sizes)))
        self.random.shuffle(order)
        self.value(sizes)
        self.value([sizes[number] for number in order])
        self.has_no_arrow = True
        self.structured("linalg.transpose", 1, "", f" permutation = {order}")

    def broadcast(self) -> None:
        sizes = self.sizes()
        self.loops = len(sizes)
        added = sorted(self.random.sample(range(len(sizes)), self.random.randint(0, len(sizes))))
        self.value([size for number, size in enumerate(sizes) if number not in added])
        self.value(sizes)
        self.has_no_arrow = True
        self.structured("linalg.broadcast", 1, "", f" dimensions = {added}")

    def reduce(self) -> None:
        sizes = self.sizes()
        self.loops = len(sizes)
        gone = sorted(self.random.sample(range(len(sizes)), self.random.randint(1, len(sizes))))
        self.value(sizes)
        self.value([size for number, size in enumerate(sizes) if number not in gone])
        self.has_no_arrow = True
        self.structured("linalg.reduce", 1, " { arith.addf }", f" dimensions = {gone}")

    def map(self) -> None:
        sizes = self.sizes()
        self.loops = len(sizes)
        for _ in range(3):
            self.value(sizes)
        self.has_no_arrow = True
        self.structured("linalg.map", 2, " { arith.mulf }")

    def generic(self) -> None:
        self.loops = count = self.random.randint(1, 4)
        sizes = [self.random.randint(1, 24) for _ in range(count)]
        dims = ", ".join([f"d{number}" for number in range(count)])
        maps: list[str] = []
        inputs = self.random.randint(1, 3)
        every = list(range(count))
        for number in range(inputs):
            chosen = list(every) if not number else self.random.sample(every, self.random.randint(0, count))
            self.random.shuffle(chosen)
            results = [f"d{each}" for each in chosen]
            shape = [sizes[each] for each in chosen]
            if number and len(chosen) > 1 and self.chance(0.3):
                # A window.
                factor = self.random.choice((1, 2, 3))
                results = [f"d{chosen[0]} * {factor} + d{chosen[1]}", *results[2:]]
                shape = [(shape[0] - 1) * factor + shape[1], *shape[2:]]
            if number and self.chance(0.1):
                results.append("0")
                shape.append(1)
            maps.append(f"affine_map<({dims}) -> ({', '.join(results)})>")
            self.value(shape)
        outputs = self.random.choice((1, 1, 1, 2))
        kept = self.random.sample(every, self.random.randint(0 if outputs == 1 else 1, count))
        for _ in range(outputs):
            self.random.shuffle(kept)
            maps.append(f"affine_map<({dims}) -> ({', '.join([f'd{each}' for each in kept])})>")
            self.value([sizes[each] for each in kept])
        kinds = ", ".join([f'"{"parallel" if each in kept else "reduction"}"' for each in every])
        arguments = ", ".join([f"%e{number}: f32" for number in range(inputs + outputs)])
        body = [f"%x = arith.addf %e0, %e{inputs} : f32"]
        if self.chance(0.5):
            number = self.random.randrange(count)
            body += [
                f"%n = linalg.index {number} : index",
                f"%m = linalg.index {self.random.randrange(count)} : index",
                "%s = arith.addi %n, %m : index",
                "%c = arith.index_cast %s : index to i32",
                "%f = arith.sitofp %c : i32 to f32",
                "%y = arith.mulf %x, %f : f32",
            ]
        last = "%y" if len(body) > 1 else "%x"
        yielded = ", ".join([last] * outputs)
        text = "\n".join([f"^bb0({arguments}):", *body, f"linalg.yield {yielded} : {', '.join(['f32'] * outputs)}"])
        attributes = f" {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}}"
        self.structured("linalg.generic", inputs, attributes, f" {{\n{text}\n}}")

    def pad(self) -> None:
        self.kind = "tensor"
        sizes = self.sizes()
        self.loops = len(sizes)
        source = self.value(sizes)
        dims = self.types[0].removeprefix("tensor<").removesuffix("xf32>").split("x")
        low, high, result = [], [], []
        for dim in dims:
            ends = [self.random.choice(("0", "0", "1", "3", "%i")) for _ in range(2)]
            low.append(ends[0])
            high.append(ends[1])
            known = all(each.isdigit() for each in (*ends, dim))
            result.append(str(sum(map(int, (*ends, dim)))) if known else "?")
        type = f"tensor<{'x'.join([*result, 'f32'])}>"
        self.arguments.append("%f: f32")
        block = ", ".join([f"%x{number}: index" for number in range(len(dims))])
        if self.chance(0.9):
            body = "tensor.yield %f : f32"
        else:
            body = "%z = arith.index_cast %x0 : index to i32\n%q = arith.sitofp %z : i32 to f32\ntensor.yield %q : f32"
        text = (
            f"tensor.pad {source}{self.random.choice(('', ' nofold'))} low[{', '.join(low)}] "
            f"high[{', '.join(high)}] {{\n^bb0({block}):\n{body}\n}} : {self.types[0]} to {type}"
        )
        self.has_no_arrow = True
        self.finish(text, [type])

    def softmax(self) -> None:
        sizes = self.sizes()
        self.loops = len(sizes)
        self.value(sizes)
        self.value(sizes)
        self.structured("linalg.softmax", 1, f" dimension({self.random.randrange(len(sizes))})")

    def winograd(self) -> None:
        self.kind = "tensor"
        outputs, taps = self.random.choice(((2, 3), (4, 3), (2, 5)))
        size = outputs + taps - 1
        images, channels, features, down, across = [self.random.randint(1, 9) for _ in range(5)]
        is_flat = self.chance(0.3)
        width = 1 if is_flat else size
        columns = across if is_flat else across * outputs + taps - 1
        name = self.random.choice(("filter", "input", "output"))
        if name == "filter":
            self.is_dynamic = 0.0
            self.value([features, taps, 1 if is_flat else taps, channels])
            self.value([size, width, channels, features])
        elif name == "input":
            self.is_dynamic = 0.0
            self.value([images, down * outputs + taps - 1, columns, channels])
            self.value([size, width, down, across, images, channels])
        else:
            self.is_dynamic = 0.0
            self.value([size, width, down, across, images, features])
            self.value([images, down * outputs, across if is_flat else across * outputs, features])
        self.loops = 4 if name == "filter" else 6
        self.structured(f"linalg.winograd_{name}_transform", 1, f" fmr(F_{outputs}_{taps})")

    def packing(self) -> None:
        """`linalg.pack` or `linalg.unpack`."""
        self.kind = "tensor"
        rank = self.random.randint(1, 3)
        self.loops = rank
        counts = [self.random.randint(1, 6) for _ in range(rank)]
        places = self.random.sample(range(rank), self.random.randint(1, rank))
        tiles = [self.random.choice((1, 2, 4, 5, 8)) for _ in places]
        order = list(range(rank))
        self.random.shuffle(order)
        has_order = self.chance(0.5)
        is_pack = self.chance(0.5)
        surplus = self.random.choice((0, 0, 1))
        unpacked = list(counts)
        for place, tile in zip(places, tiles, strict=True):
            unpacked[place] = counts[place] * tile - (surplus if tile > 1 else 0)
        outer = [counts[number] for number in order] if has_order else counts
        words = f" inner_dims_pos = {places} inner_tiles = {tiles}"
        if has_order:
            words = f" outer_dims_perm = {order}{words}"
        whole = self.value(unpacked)
        both = [*outer, *tiles]
        # The sizes of tiles are those of the type.
        dims = "".join(["?x" if self.chance(self.is_dynamic) and at < rank else f"{size}x" for at, size in enumerate(both)])
        packed = self.argument(f"tensor<{dims}f32>")
        one, other = self.types
        self.has_no_arrow = True
        if is_pack:
            self.arguments.append("%f: f32")
            padding = " padding_value(%f : f32)" if surplus or self.chance(0.3) or self.is_dynamic else ""
            self.finish(f"linalg.pack {whole}{padding}{words} into {packed} : {one} -> {other}", [other])
        else:
            self.finish(f"linalg.unpack {packed}{words} into {whole} : {other} -> {one}", [one])

    # -- scripts --------------------------------------------------------------------------------------

    def sizes_of_tiles(self) -> list[str]:
        count = self.random.randint(1, self.loops) if self.loops else 0
        if self.chance(0.02):
            count += 1
        return [self.random.choice(("0", "0", "1", "2", "3", "4", "5", "8", "10", "%p", "%h")) for _ in range(count)]

    def tile(self, target: str) -> str:
        """A transform that tiles a handle; returns the handle of the tiled operation."""
        sizes = self.sizes_of_tiles()
        name = self.fresh()
        kinds = {"%p": "!transform.param<i64>", "%h": ANY}
        types = "".join([f", {kinds[size]}" for size in sizes if size in kinds])
        if self.chance(0.6):
            if self.chance(0.1):
                sizes = [f"[{size}]" if size.isdigit() and size != "0" else size for size in sizes]
            loops = len([size for size in sizes if size != "0"])
            order = list(range(len(sizes)))
            self.random.shuffle(order)
            interchange = f" interchange = {order}" if self.chance(0.3) else ""
            results = ", ".join([ANY] * (1 + loops))
            names = ", ".join([name, *[f"{name}_{number}" for number in range(loops)]])
            self.script.append(
                f"{names} = transform.structured.tile_using_for {target} tile_sizes [{', '.join(sizes)}]"
                f"{interchange} : ({ANY}{types}) -> ({results})"
            )
        else:
            word = self.random.choice(("tile_sizes", "num_threads"))
            if all(size == "0" for size in sizes):
                # mlir-opt accesses the first loop, which does not exist.
                sizes = [*sizes[:-1], "2"]
            used = len([size for size in sizes if size != "0"])
            mapping = ""
            if self.chance(0.3) and used <= 3:
                listed = ", ".join([f"#gpu.thread<{axis}>" for axis in "xyz"[:used]])
                mapping = f" (mapping = [{listed}])"
            self.script.append(
                f"{name}, {name}_loop = transform.structured.tile_using_forall {target} {word} "
                f"[{', '.join(sizes)}]{mapping} : ({ANY}{types}) -> ({ANY}, {ANY})"
            )
        return name

    def module(self) -> str:
        kinds = [
            self.fixed, self.fixed, self.fixed, self.elementwise, self.fill, self.matmul, self.matmul, self.transpose,
            self.broadcast, self.reduce, self.map, self.generic, self.generic, self.generic, self.generic, self.pad,
            self.pad, self.softmax, self.winograd, self.winograd, self.packing, self.packing, self.packing,
        ]  # fmt: skip
        self.random.choice(kinds)()
        handle = "%t"
        # The sizes of tiles of tiles of an unpacking need an analysis of bounds.
        for _ in range(1 if "linalg.unpack" in self.lines[0] else self.random.choice((1, 1, 1, 2, 3))):
            handle = self.tile(handle)
        if self.kind == "memref" and self.chance(0.4):
            self.script.append(f"%loops = transform.structured.convert_to_loops {handle} : ({ANY}) -> {ANY}")
        name = self.lines[0].partition(" = ")[2] if self.lines[0].startswith("%r") else self.lines[0]
        matched = name.split()[0].partition("{")[0]
        body = "\n".join(self.lines)
        script = "\n".join(self.script)
        return f"""func.func private @size() -> index
func.func @f({", ".join(self.arguments)}) -> {self.results} {{
%size = func.call @size() : () -> index
{body}
}}
module attributes {{transform.with_named_sequence}} {{
transform.named_sequence @__transform_main(%root: {ANY}) {{
%t = transform.structured.match ops{{["{matched}"]}} in %root : ({ANY}) -> {ANY}
%h = transform.structured.match ops{{["func.call"]}} in %root : ({ANY}) -> {ANY}
%p = transform.param.constant 3 : i64 -> !transform.param<i64>
{script}
transform.yield
}}
}}
"""
