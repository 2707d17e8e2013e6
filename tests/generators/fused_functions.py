"""Random functions of structured operations that read each other's results, with scripts that fuse them.

    generate_fused_functions(seed) -> str

Some sizes are dynamic; operations write into results of others, into empty tensors and into arguments; a
result may have several users, and the producer of the tiled operation may be one that cannot be tiled.  The
same seed gives the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator
from tests.generators.tiled_functions import ANY

Sizes = tuple[int, ...]


def generate_fused_functions(seed: int) -> str:
    """A module with an operation that is tiled and fused with others, and the script."""
    return _Generator(Random(seed)).module()


class _Generator(FunctionGenerator):
    def __init__(self, random: Random) -> None:
        super().__init__(random, random.randint(1, 5))
        self.is_dynamic = random.choice((0.0, 0.0, 0.5))
        self.arguments = ["%f: f32", "%n: index"]
        # Tensors by their sizes, and the types.
        self.values: dict[Sizes, list[str]] = {}
        self.types: dict[str, str] = {}
        self.dynamic = [self.chance(self.is_dynamic) for _ in range(2)]
        self.extents = [random.randint(2, 20) for _ in range(2)]

    def type(self, sizes: Sizes) -> str:
        """The type of a tensor; sizes are indices of extents."""
        dims = "".join(["?x" if self.dynamic[each] else f"{self.extents[each]}x" for each in sizes])
        return f"tensor<{dims}f32>"

    def argument(self, sizes: Sizes) -> str:
        name = f"%a{len(self.arguments)}"
        self.arguments.append(f"{name}: {self.type(sizes)}")
        return self.keep(name, sizes)

    def keep(self, name: str, sizes: Sizes) -> str:
        self.values.setdefault(sizes, []).append(name)
        return name

    def pick(self, sizes: Sizes) -> str:
        known = self.values.get(sizes, [])
        return self.random.choice(known[-2:]) if known and self.chance(0.8) else self.argument(sizes)

    def output(self, sizes: Sizes) -> str:
        """The destination tensor of an operation."""
        kind = self.random.choice(("argument", "empty", "filled", "any"))
        if kind == "argument":
            return self.argument(sizes)
        if kind == "any":
            return self.pick(sizes)
        empty, type = self.fresh(), self.type(sizes)
        dynamic = ", ".join(["%n" for each in sizes if self.dynamic[each]])
        self.lines.append(f"{empty} = tensor.empty({dynamic}) : {type}")
        if kind == "empty":
            return empty
        name = self.fresh()
        self.lines.append(f"{name} = linalg.fill ins(%f : f32) outs({empty} : {type}) -> {type}")
        return self.keep(name, sizes)

    def operation(self) -> tuple[str, Sizes, int]:
        """One more operation: its result's name and sizes, and its number of loops."""
        sizes = (self.random.randrange(2), self.random.randrange(2))
        kind = self.random.choice(("add", "exp", "matmul", "transpose", "rows", "sums", "generic", "pair"))
        if kind == "transpose":
            source = self.pick((sizes[1], sizes[0]))
            output = self.output(sizes)
            return self.emit(
                f"linalg.transpose ins({source} : {self.type(sizes[::-1])}) outs({output} : {self.type(sizes)}) "
                "permutation = [1, 0]",
                sizes,
            ), sizes, 2
        if kind == "matmul":
            inner = self.random.randrange(2)
            one, other = self.pick((sizes[0], inner)), self.pick((inner, sizes[1]))
            output, type = self.output(sizes), self.type(sizes)
            types = f"{self.type((sizes[0], inner))}, {self.type((inner, sizes[1]))}"
            text = f"linalg.matmul ins({one}, {other} : {types}) outs({output} : {type}) -> {type}"
            return self.emit(text, sizes), sizes, 3
        if kind in ("add", "exp"):
            count = 2 if kind == "add" else 1
            inputs = [self.pick(sizes) for _ in range(count)]
            output, type = self.output(sizes), self.type(sizes)
            text = (
                f"linalg.{kind} ins({', '.join(inputs)} : {', '.join([type] * count)}) "
                f"outs({output} : {type}) -> {type}"
            )
            return self.emit(text, sizes), sizes, 2
        if kind == "rows":
            source = self.pick(sizes[1:])
            output = self.output(sizes)
            return self.emit(
                f"linalg.broadcast ins({source} : {self.type(sizes[1:])}) outs({output} : {self.type(sizes)}) "
                "dimensions = [0]",
                sizes,
            ), sizes, 2
        if kind == "sums":
            source = self.pick(sizes)
            output = self.output(sizes[:1])
            return self.emit(
                f"linalg.reduce {{ arith.addf }} ins({source} : {self.type(sizes)}) "
                f"outs({output} : {self.type(sizes[:1])}) dimensions = [1]",
                sizes[:1],
            ), sizes[:1], 2
        return self.generic(sizes, 2 if kind == "pair" else 1), sizes, 2

    def generic(self, sizes: Sizes, outputs: int) -> str:
        first, second = self.pick(sizes), self.pick((sizes[1], sizes[0]))
        written = [self.output(sizes) for _ in range(outputs)]
        one, other = "affine_map<(i, j) -> (i, j)>", "affine_map<(i, j) -> (j, i)>"
        maps = ", ".join([one, other, *[one] * outputs])
        types = ", ".join([self.type(sizes)] * outputs)
        arrow = f"({types})" if outputs > 1 else types
        arguments = ", ".join([f"%e{number}: f32" for number in range(2 + outputs)])
        body = "%x = arith.addf %e0, %e1 : f32"
        if self.chance(0.3):
            body = "%i = linalg.index 0 : index\n%c = arith.index_cast %i : index to i32\n%x = arith.sitofp %c : i32 to f32"
        yielded = f"linalg.yield {', '.join(['%x'] * outputs)} : {', '.join(['f32'] * outputs)}"
        return self.emit(
            f'linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}} '
            f"ins({first}, {second} : {self.type(sizes)}, {self.type(sizes[::-1])}) "
            f"outs({', '.join(written)} : {types}) {{\n^bb0({arguments}):\n{body}\n{yielded}\n}} -> {arrow}",
            sizes,
            outputs,
        )

    def emit(self, text: str, sizes: Sizes, results: int = 1) -> str:
        name = self.fresh()
        self.lines.append(self.located(f"{name}{f':{results}' if results > 1 else ''} = {text}"))
        if results == 1:
            return self.keep(name, sizes)
        for number in range(results):
            self.keep(f"{name}#{number}", sizes)
        return f"{name}#0"

    def module(self) -> str:
        name, sizes, loops = self.operation()
        for _ in range(self.size):
            name, sizes, loops = self.operation()
        # The tiled operation is the last one.
        before, after = (" {\n^bb0", " attrs = {last} {\n^bb0") if "\n^bb0" in self.lines[-1] else (" ins(", " {last} ins(")
        self.lines[-1] = self.lines[-1].replace(before, after, 1)
        returned = [(name, sizes)]
        for others, names in self.values.items():
            if self.chance(0.3) and not names[-1].startswith("%a"):
                returned.append((names[-1], others))
        count = self.random.randint(1, loops)
        tiles = [self.random.choice(("0", "1", "2", "3", "5", "%p")) for _ in range(count)]
        if all(tile == "0" for tile in tiles):
            tiles[-1] = "2"
        is_forall = self.chance(0.3)
        used = 1 if is_forall else len([tile for tile in tiles if tile != "0"])
        order = list(range(count))
        self.random.shuffle(order)
        words = f" interchange {order}" if self.chance(0.3) else ""
        words += " {use_forall}" if is_forall else ""
        parameters = "".join([", !transform.param<i64>" for tile in tiles if tile == "%p"])
        handles = ", ".join([ANY] * (1 + used))
        body = "\n".join(self.lines)
        types = ", ".join([self.type(each) for _, each in returned])
        return f"""func.func @f({", ".join(self.arguments)}) -> ({types}) {{
{body}
return {", ".join([each for each, _ in returned])} : {types}
}}
module attributes {{transform.with_named_sequence}} {{
transform.named_sequence @__transform_main(%root: {ANY}) {{
%t = transform.structured.match attributes {{last}} in %root : ({ANY}) -> {ANY}
%p = transform.param.constant 3 : i64 -> !transform.param<i64>
%r:{1 + used} = transform.structured.fuse %t tile_sizes [{", ".join(tiles)}]{words} : ({ANY}{parameters}) -> ({handles})
transform.yield
}}
}}
"""
