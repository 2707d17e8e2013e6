"""Random modules for passes to work on: calls, loops, branches, nested symbol tables, effects of every kind.

    generate_pass_input(seed, size=40, regions=True, folds=True) -> str

Without `regions`, no unknown operation has a region, which might be a symbol table.  Without `folds`, nothing
folds but constants and branches.

Types, constants and operations are few, so that many operations are duplicates; some are dead, and some
blocks are unreachable.  Every module verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

Scope = dict[str, list[str]]

TYPES = ["i1", "i32", "i32", "index", "f32", "memref<4xi32>", "memref<i32>"]
INTEGER = ["addi", "addi", "muli", "subi", "andi", "divsi", "shli"]
FLOAT = ["addf", "mulf", "subf", "divf"]
PLACES = ["unknown", '"a"', '"b"', '"c"("x.mlir":1:2)', 'fused["a", "b"]']


class _Function:
    def __init__(self, name: str, inputs: list[str], results: list[str], visibility: str) -> None:
        self.name = name
        self.inputs = inputs
        self.results = results
        self.visibility = visibility


def generate_pass_input(seed: int, *, size: int = 40, regions: bool = True, folds: bool = True) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size, regions, folds).module()


class _Generator:
    def __init__(self, random: Random, size: int, regions: bool, folds: bool) -> None:
        self.random = random
        self.budget = size
        self.folds = folds
        self.counter = 0
        self.functions: list[_Function] = []
        self.lines: list[str] = []
        self.indent = 0
        # The number of enclosing unregistered operations, from inside of which no symbol is visible.
        self.unknown = 0
        self.has_unknown_regions = self.chance(0.4) and regions
        # Operations that may be repeated: the line without its result, the type of the result, and the
        # operands.
        self.said: list[tuple[str, str, list[str]]] = []

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def emit(self, text: str) -> None:
        if self.chance(0.15):
            text += f" loc({self.random.choice(PLACES)})"
        self.lines.append("  " * self.indent + text)

    def name(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def type(self) -> str:
        return self.random.choice(TYPES)

    # -- symbols ------------------------------------------------------------------------------------

    def module(self) -> str:
        for index in range(self.random.randrange(2, 5)):
            inputs = [self.type() for _ in range(self.random.randrange(4))]
            results = [self.type() for _ in range(self.random.randrange(3))]
            visibility = self.random.choice(["", "", "private ", "private "])
            self.functions.append(_Function(f"f{index}", inputs, results, visibility))
        for function in self.functions:
            self._function(function)
            if self.chance(0.15):
                self._nested_module()
            if self.chance(0.1):
                self.emit(f'"u.use"() {{symbol = @{self.random.choice(self.functions).name}}} : () -> ()')
            if self.chance(0.1):
                visibility = self.random.choice(["private", "nested"])
                self.counter += 1
                self.emit(f'memref.global "{visibility}" @g{self.counter} : memref<4xi32>')
        return "\n".join(self.lines) + "\n"

    def _nested_module(self) -> None:
        self.counter += 1
        outer = self.functions
        visibility = self.random.choice(["", "private", "nested"])
        attributes = f' attributes {{sym_visibility = "{visibility}"}}' if visibility else ""
        self.lines.append("  " * self.indent + f"module @m{self.counter}{attributes} {{")
        name = f"m{self.counter}"
        self.indent += 1
        count = self.random.randrange(1, 3)
        self.functions = [
            _Function(f"n{index}", [self.type()], [], self.random.choice(["", "private ", "nested "]))
            for index in range(count)
        ]
        for function in self.functions:
            self._function(function)
        inner = self.functions
        self.functions = outer
        self.indent -= 1
        self.emit("}")
        if self.chance(0.5):
            self.emit(f'"u.use"() {{symbol = @{name}::@{self.random.choice(inner).name}}} : () -> ()')
        elif self.chance(0.3):
            self.emit(f'"u.use"() {{symbol = @{name}}} : () -> ()')

    def _function(self, function: _Function) -> None:
        results = f" -> ({', '.join(function.results)})" if function.results else ""
        if self.chance(0.12):
            self.emit(f"func.func private @{function.name}({', '.join(function.inputs)}){results}")
            return
        scope: Scope = {}
        self.said = []
        inputs = ", ".join([f"{self.define(scope, type)}: {type}" for type in function.inputs])
        visibility = function.visibility
        self.lines.append(
            "  " * self.indent + f"func.func {visibility}@{function.name}({inputs}){results} {{"
        )
        self.indent += 1
        self._blocks(scope, "return", function.results)
        self.indent -= 1
        self.emit("}")

    def _blocks(self, scope: Scope, end: str, results: list[str]) -> None:
        """The blocks of a region: each dominates the later ones; the last ones may be unreachable."""
        count = self.random.choice([1, 1, 1, 2, 3, 4, 5])
        dead = self.random.choice([0, 0, 1, 2]) if count > 1 else 0
        self.counter += 1
        labels = [f"^b{self.counter}_{index}" for index in range(count + dead)]
        types = [[self.type() for _ in range(self.random.choice([0, 1, 1, 2]))] for _ in labels]
        types[0] = []
        for index in range(count + dead):
            if index:
                shown = ", ".join([f"{self.define(scope, type)}: {type}" for type in types[index]])
                self.lines.append("  " * self.indent + f"{labels[index]}{f'({shown})' if shown else ''}:")
            self.operations(scope, 1)
            if index == count - 1 or (index >= count and self.chance(0.3)):
                values = [self.use(scope, type) for type in results]
                self.emit(f"{end}{_typed(values, results)}")
                continue
            onward = self._target(scope, labels, types, min(index + 1, count - 1) if index < count else 1)
            others = range(1, max(index, 1) + 1) if index < count else range(1, count + dead)
            back = self._target(scope, labels, types, self.random.choice(others))
            kind = self.random.randrange(4)
            if kind < 2:
                self.emit(f"cf.cond_br {self.use(scope, 'i1')}, {onward}, {back}")
            elif kind == 2:
                self.emit(f"cf.br {onward}")
            else:
                flag = self.use(scope, "i32")
                self.emit(f"cf.switch {flag} : i32, [default: {back}, 4: {onward}, -2: {back}]")

    def _target(self, scope: Scope, labels: list[str], types: list[list[str]], number: int) -> str:
        values = [self.plain(scope, type) for type in types[number]]
        shown = f"({', '.join(values)} : {', '.join(types[number])})" if values else ""
        return labels[number] + shown

    # -- values -------------------------------------------------------------------------------------

    def define(self, scope: Scope, type: str) -> str:
        value = self.name()
        scope.setdefault(type, []).append(value)
        return value

    def plain(self, scope: Scope, type: str) -> str:
        """A value without a result number, which MLIR's parser of cf.switch does not accept."""
        value = self.use(scope, type)
        while "#" in value:
            value = self.constant(scope, type)
        return value

    def use(self, scope: Scope, type: str) -> str:
        known = scope.get(type)
        if known and self.chance(0.92):
            return self.random.choice(known[-8:])
        return self.constant(scope, type)

    def constant(self, scope: Scope, type: str) -> str:
        value = self.define(scope, type)
        if type.startswith("memref"):
            self.emit(f"{value} = memref.alloc{self.random.choice(['', 'a'])}() : {type}")
        else:
            literal = {
                "i1": ["true", "false"],
                "f32": ["0.0 : f32", "1.0 : f32", "2.5 : f32"],
            }.get(type, [f"{number} : {type}" for number in (0, 1, 2, -1, 7)])
            self.emit(f"{value} = arith.constant {self.random.choice(literal)}")
        return value

    # -- operations ---------------------------------------------------------------------------------

    def operations(self, scope: Scope, level: int) -> None:
        for _ in range(self.random.randrange(1, 8)):
            if self.budget <= 0:
                return
            self.budget -= 1
            if self.said and self.chance(0.25):
                self._repeat(scope)
            else:
                self._operation(scope, level)

    def say(self, scope: Scope, text: str, type: str, operands: list[str]) -> None:
        self.said.append((text, type, operands))
        self.emit(f"{self.define(scope, type)} = {text}")

    def _repeat(self, scope: Scope) -> None:
        text, type, operands = self.random.choice(self.said[-12:])
        visible = {value for values in scope.values() for value in values}
        if all(each in visible for each in operands):
            self.emit(f"{self.define(scope, type)} = {text}")

    def _operation(self, scope: Scope, level: int) -> None:
        kind = self.random.randrange(20)
        if not self.folds and (kind < 8 or kind in (13, 14)):
            types = [self.random.choice(["i1", "i32", "index", "f32"]) for _ in range(2)]
            values = [self.use(scope, type) for type in types]
            result = self.random.choice(["i1", "i32", "index", "f32"])
            name = self.random.choice(["u.a", "u.b"])
            signature = f"({', '.join(types)}) -> {result}"
            self.say(scope, f'"{name}"({", ".join(values)}) : {signature}', result, values)
            return
        if kind < 4:
            type = self.random.choice(["i32", "i32", "index", "i1"])
            values = [self.use(scope, type), self.use(scope, type)]
            self.say(scope, f"arith.{self.random.choice(INTEGER)} {', '.join(values)} : {type}", type, values)
        elif kind < 6:
            values = [self.use(scope, "f32"), self.use(scope, "f32")]
            self.say(scope, f"arith.{self.random.choice(FLOAT)} {', '.join(values)} : f32", "f32", values)
        elif kind == 6:
            values = [self.use(scope, "i32"), self.use(scope, "i32")]
            predicate = self.random.choice(["eq", "slt", "uge"])
            self.say(scope, f"arith.cmpi {predicate}, {', '.join(values)} : i32", "i1", values)
        elif kind == 7:
            type = self.type()
            values = [self.use(scope, "i1"), self.use(scope, type), self.use(scope, type)]
            self.say(scope, f"arith.select {', '.join(values)} : {type}", type, values)
        elif kind < 10:
            self._memory(scope)
        elif kind == 10:
            self._call(scope)
        elif kind == 11:
            self._unknown(scope, level)
        elif kind == 12:
            self.emit(f'cf.assert {self.use(scope, "i1")}, "holds"')
        elif kind == 13:
            values = [self.use(scope, "f32")]
            name = self.random.choice(["sin", "exp", "absf"])
            self.say(scope, f"math.{name} {values[0]} : f32", "f32", values)
        elif kind == 14:
            values = [self.use(scope, "i32")]
            self.say(scope, f"arith.index_cast {values[0]} : i32 to index", "index", values)
        elif level < 4:
            self.random.choice([self._for, self._if, self._while, self._execute])(scope, level)

    def _memory(self, scope: Scope) -> None:
        kind = self.random.randrange(6)
        if kind == 0:
            values = [self.use(scope, "memref<i32>")]
            self.say(scope, f"memref.load {values[0]}[] : memref<i32>", "i32", values)
        elif kind <= 2:
            values = [self.use(scope, "memref<4xi32>"), self.use(scope, "index")]
            self.say(scope, f"memref.load {values[0]}[{values[1]}] : memref<4xi32>", "i32", values)
        elif kind == 3:
            value, buffer = self.use(scope, "i32"), self.use(scope, "memref<i32>")
            self.emit(f"memref.store {value}, {buffer}[] : memref<i32>")
        elif kind == 4:
            value, buffer, at = self.use(scope, "i32"), self.use(scope, "memref<4xi32>"), self.use(scope, "index")
            self.emit(f"memref.store {value}, {buffer}[{at}] : memref<4xi32>")
        else:
            left, right = self.use(scope, "memref<4xi32>"), self.use(scope, "memref<4xi32>")
            self.emit(f"memref.copy {left}, {right} : memref<4xi32> to memref<4xi32>")

    def _call(self, scope: Scope) -> None:
        if self.unknown:
            return
        function = self.random.choice(self.functions)
        values = [self.use(scope, type) for type in function.inputs]
        left = self.left(scope, function.results)
        signature = f"({', '.join(function.inputs)}) -> ({', '.join(function.results)})"
        self.emit(f"{left}func.call @{function.name}({', '.join(values)}) : {signature}")

    def _unknown(self, scope: Scope, level: int) -> None:
        values = [self.use(scope, type) for type in ("i32", "f32")][: self.random.randrange(3)]
        types = ["i32", "f32"][: len(values)]
        if self.has_unknown_regions and self.chance(0.3) and level < 4:
            self.lines.append("  " * self.indent + '"u.region"() ({')
            self.indent += 1
            inner = {type: list(known) for type, known in scope.items()}
            said = list(self.said)
            self.unknown += 1
            self.operations(inner, level + 1)
            self.unknown -= 1
            self.said = said
            self.indent -= 1
            self.emit("}) : () -> ()")
            return
        result = self.define(scope, "i32")
        tag = self.random.choice(["", " {tag = 1 : i32}"])
        self.emit(f"{result} = \"u.op\"({', '.join(values)}){tag} : ({', '.join(types)}) -> i32")

    def left(self, scope: Scope, types: list[str]) -> str:
        if not types:
            return ""
        base = self.name()
        for index, type in enumerate(types):
            scope.setdefault(type, []).append(f"{base}#{index}" if len(types) > 1 else base)
        return f"{base}{f':{len(types)}' if len(types) > 1 else ''} = "

    # -- structures ---------------------------------------------------------------------------------

    def _some_types(self) -> list[str]:
        return [self.type() for _ in range(self.random.choice([0, 0, 1, 2]))]

    def _body(self, scope: Scope, level: int, types: list[str]) -> None:
        self.indent += 1
        inner = {type: list(values) for type, values in scope.items()}
        said = list(self.said)
        self.operations(inner, level + 1)
        values = [self.use(inner, type) for type in types]
        if types:
            self.emit(f"scf.yield{_typed(values, types)}")
        self.said = said
        self.indent -= 1

    def _for(self, scope: Scope, level: int) -> None:
        bounds = [self.use(scope, "index") for _ in range(3)]
        types = self._some_types()
        inits = [self.use(scope, type) for type in types]
        inner = {type: list(values) for type, values in scope.items()}
        variable = self.define(inner, "index")
        carried = [self.define(inner, type) for type in types]
        text = f"scf.for {variable} = {bounds[0]} to {bounds[1]} step {bounds[2]} "
        if types:
            pairs = ", ".join([f"{name} = {init}" for name, init in zip(carried, inits, strict=True)])
            text += f"iter_args({pairs}) -> ({', '.join(types)}) "
        self.lines.append("  " * self.indent + self.left(scope, types) + text + "{")
        self._body(inner, level, types)
        self.emit("}")

    def _if(self, scope: Scope, level: int) -> None:
        condition = self.use(scope, "i1")
        types = self._some_types()
        outer = {type: list(values) for type, values in scope.items()}
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.lines.append("  " * self.indent + self.left(scope, types) + f"scf.if {condition}{arrow} {{")
        self._body(outer, level, types)
        if types or self.chance(0.5):
            self.lines.append("  " * self.indent + "} else {")
            self._body(outer, level, types)
        self.emit("}")

    def _while(self, scope: Scope, level: int) -> None:
        types = self._some_types()
        inits = [self.use(scope, type) for type in types]
        before = {type: list(values) for type, values in scope.items()}
        after = {type: list(values) for type, values in scope.items()}
        names = [self.define(before, type) for type in types]
        pairs = ", ".join([f"{name} = {init}" for name, init in zip(names, inits, strict=True)])
        signature = f"({', '.join(types)}) -> ({', '.join(types)})"
        head = f"scf.while {f'({pairs}) ' if types else ''}: {signature} {{"
        self.lines.append("  " * self.indent + self.left(scope, types) + head)
        said = list(self.said)
        self.indent += 1
        self.operations(before, level + 1)
        values = [self.use(before, type) for type in types]
        self.emit(f"scf.condition({self.use(before, 'i1')}){_typed(values, types)}")
        self.indent -= 1
        self.said = list(said)
        self.lines.append("  " * self.indent + "} do {")
        arguments = ", ".join([f"{self.define(after, type)}: {type}" for type in types])
        if types:
            self.lines.append("  " * self.indent + f"^bb0({arguments}):")
        self.indent += 1
        self.operations(after, level + 1)
        values = [self.use(after, type) for type in types]
        self.emit(f"scf.yield{_typed(values, types)}")
        self.indent -= 1
        self.said = said
        self.emit("}")

    def _execute(self, scope: Scope, level: int) -> None:
        types = self._some_types()
        outer = {type: list(values) for type, values in scope.items()}
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.lines.append("  " * self.indent + self.left(scope, types) + f"scf.execute_region{arrow} {{")
        said = list(self.said)
        self.indent += 1
        self._blocks(outer, "scf.yield", types)
        self.indent -= 1
        self.said = said
        self.emit("}")


def _typed(values: list[str], types: list[str]) -> str:
    return f" {', '.join(values)} : {', '.join(types)}" if values else ""
