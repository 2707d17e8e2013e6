"""Random functions as text: operations of arith, math, cf, scf, func and index in their custom syntax.

    generate_functions(seed, size=60, ...) -> str

Every module verifies.  Values are typed; regions use values of enclosing regions; functions call each other.
The same seed and options give the same text.
"""

from __future__ import annotations

from random import Random

INTEGERS = ["i1", "i8", "i16", "i32", "i64"]
FLOATS = ["f16", "bf16", "f32", "f64"]
SCALARS = [*INTEGERS, "index", *FLOATS]
SHAPES = ["vector<4x{}>", "tensor<2x3x{}>", "tensor<?x{}>", "vector<[2]x{}>"]

INTEGER_BINARY = [
    "addi", "subi", "muli", "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui",
    "andi", "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "maxui", "minsi", "minui",
]  # fmt: skip
WRAPPING = ["addi", "subi", "muli", "shli"]
FLOAT_BINARY = ["addf", "subf", "mulf", "divf", "remf", "maximumf", "maxnumf", "minimumf", "minnumf"]
FLOAT_UNARY = ["sin", "cos", "exp", "exp2", "log", "sqrt", "rsqrt", "tanh", "absf", "floor", "ceil", "erf"]
INTEGER_PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
FLOAT_PREDICATES = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "une", "uno", "true"]
FASTMATH = ["", "", "", " fastmath<fast>", " fastmath<nnan>", " fastmath<reassoc,contract>"]
OVERFLOW = ["", "", " overflow<nsw>", " overflow<nsw, nuw>"]


class _Function:
    def __init__(self, name: str, inputs: list[str], results: list[str]) -> None:
        self.name = name
        self.inputs = inputs
        self.results = results


def typed(values: list[str], types: list[str]) -> str:
    """` %a, %b : i8, i1`, or nothing for no values."""
    return f" {', '.join(values)} : {', '.join(types)}" if values else ""


def generate_functions(seed: int, *, size: int = 60, depth: int = 3, locations: float = 0.1) -> str:
    """A module of functions with about `size` operations."""
    return _Generator(seed, size, depth, locations).module()


class _Generator:
    def __init__(self, seed: int, size: int, depth: int, locations: float) -> None:
        self.random = Random(seed)
        self.budget = size
        self.depth = depth
        self.locations = locations
        self.counter = 0
        self.functions: list[_Function] = []
        self.lines: list[str] = []
        self.indent = 0

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def module(self) -> str:
        for index in range(self.random.randrange(1, 4)):
            inputs = [self.type() for _ in range(self.random.randrange(4))]
            results = [self.type() for _ in range(self.random.randrange(3))]
            self.functions.append(_Function(f"f{index}", inputs, results))
        for function in self.functions:
            self._function(function)
        return "\n".join(self.lines) + "\n"

    # -- text ---------------------------------------------------------------------------------------

    def emit(self, text: str) -> None:
        if self.chance(self.locations):
            place = self.random.choice(['"x.py":1:2', '"a name"', "unknown", 'fused["l"("f":3:4), "m"]'])
            text += f" loc({place})"
        self.lines.append("  " * self.indent + text)

    def name(self) -> str:
        self.counter += 1
        return f"%{self.random.choice(['', 'v', 'x'])}{self.counter}"

    def type(self) -> str:
        scalar = self.random.choice(SCALARS)
        if self.chance(0.15):
            return self.random.choice(SHAPES).format(scalar)
        return scalar

    def attributes(self) -> str:
        if not self.chance(0.08):
            return ""
        return self.random.choice([" {a}", ' {tag = "x", n = 3 : i8}', " {m = affine_map<(d0) -> (d0 + 1)>}"])

    # -- functions ----------------------------------------------------------------------------------

    def _function(self, function: _Function) -> None:
        visibility = self.random.choice(["", "", "private "])
        arrow = ""
        if function.results:
            shown = ", ".join(function.results)
            arrow = f" -> {shown}" if len(function.results) == 1 and self.chance(0.5) else f" -> ({shown})"
        attributes = " attributes {foo.a = 1 : i32}" if self.chance(0.2) else ""
        if self.chance(0.15):
            self.emit(f"func.func private @{function.name}({', '.join(function.inputs)}){arrow}{attributes}")
            return
        scope: dict[str, list[str]] = {}
        arguments = []
        for type in function.inputs:
            value = self.define(scope, type)
            decoration = " {foo.arg}" if self.chance(0.1) else ""
            arguments.append(f"{value}: {type}{decoration}")
        inputs = ", ".join(arguments)
        self.lines.append(f"func.func {visibility}@{function.name}({inputs}){arrow}{attributes} {{")
        self.indent += 1
        self._blocks(scope, function.results)
        self.indent -= 1
        self.lines.append("}")

    def _blocks(self, scope: dict[str, list[str]], results: list[str]) -> None:
        count = self.random.choice([1, 1, 1, 2, 3, 4])
        labels = [f"^b{self.counter}_{index}" for index in range(count)]
        types = [[self.type() for _ in range(self.random.randrange(3))] for _ in range(count)]
        types[0] = []
        for index in range(count):
            if index:
                shown = ", ".join([f"{self.define(scope, type)}: {type}" for type in types[index]])
                self.lines.append(f"{labels[index]}{f'({shown})' if shown else ''}:")
            self._operations(scope, 1)
            if index + 1 < count:
                self._branch(scope, labels, types, index)
            else:
                values = [self.use(scope, type) for type in results]
                self.emit(f"return{self.attributes()}{typed(values, results)}")

    def _branch(
        self, scope: dict[str, list[str]], labels: list[str], types: list[list[str]], index: int
    ) -> None:
        def target(number: int) -> str:
            values = [self.use(scope, type) for type in types[number]]
            # MLIR's parser of cf.switch does not accept result numbers.
            values = [self._plain(scope, *pair) for pair in zip(values, types[number], strict=True)]
            shown = f"({', '.join(values)} : {', '.join(types[number])})" if values else ""
            return labels[number] + shown

        # Branches go to the next block, or back, so that each block dominates the blocks after it.
        kind = self.random.randrange(3)
        onward = target(index + 1)
        back = target(self.random.randrange(1, index + 1)) if index else onward
        if kind == 0:
            self.emit(f"cf.br {onward}")
        elif kind == 1:
            self.emit(f"cf.cond_br {self.use(scope, 'i1')}, {onward}, {back}")
        else:
            self.emit(f"cf.switch {self.use(scope, 'i32')} : i32, [default: {back}, 4: {onward}, -2: {back}]")

    def _plain(self, scope: dict[str, list[str]], value: str, type: str) -> str:
        return value if "#" not in value else self._constant(scope, type)

    # -- values -------------------------------------------------------------------------------------

    def define(self, scope: dict[str, list[str]], type: str) -> str:
        value = self.name()
        scope.setdefault(type, []).append(value)
        return value

    def use(self, scope: dict[str, list[str]], type: str) -> str:
        known = scope.get(type)
        if known and self.chance(0.9):
            return self.random.choice(known)
        return self._constant(scope, type)

    def _constant(self, scope: dict[str, list[str]], type: str) -> str:
        if "?" in type or "[" in type:
            value = self.define(scope, type)
            self.emit(f'{value} = "foo.source"() : () -> {type}')
            return value
        scalar = type.split("x")[-1].rstrip(">") if "<" in type else type
        literal = self._literal(scalar)
        text = f"dense<{literal}> : {type}" if "<" in type else f"{literal} : {type}"
        if type == "i1":
            text = literal
        value = self.define(scope, type)
        self.emit(f"{value} = arith.constant{self.attributes()} {text}")
        return value

    def _literal(self, scalar: str) -> str:
        if scalar == "i1":
            return self.random.choice(["true", "false"])
        if scalar in FLOATS:
            return self.random.choice(["0.0", "1.0", "-2.5", "3.25e2", "0.1"])
        return str(self.random.choice([0, 1, 2, 42, -1, -100, 127]))

    # -- operations ---------------------------------------------------------------------------------

    def _operations(self, scope: dict[str, list[str]], level: int) -> None:
        for _ in range(self.random.randrange(1, 7)):
            if self.budget <= 0:
                return
            self.budget -= 1
            self._operation(scope, level)

    def _operation(self, scope: dict[str, list[str]], level: int) -> None:
        kind = self.random.randrange(14)
        if kind < 3:
            self._integer_operation(scope)
        elif kind < 5:
            self._float_operation(scope)
        elif kind == 5:
            self._comparison(scope)
        elif kind == 6:
            self._cast(scope)
        elif kind == 7:
            self._select(scope)
        elif kind == 8:
            self._call(scope)
        elif kind == 9:
            self._other(scope)
        elif level < self.depth:
            self._structure(scope, level)
        else:
            self._constant(scope, self.type())

    def _with_shape(self, scalars: list[str]) -> str:
        scalar = self.random.choice(scalars)
        return self.random.choice(SHAPES).format(scalar) if self.chance(0.15) else scalar

    def _integer_operation(self, scope: dict[str, list[str]]) -> None:
        type = self._with_shape([*INTEGERS, "index"])
        name = self.random.choice(INTEGER_BINARY)
        flags = self.random.choice(OVERFLOW) if name in WRAPPING else ""
        left, right = self.use(scope, type), self.use(scope, type)
        result = self.define(scope, type)
        self.emit(f"{result} = arith.{name} {left}, {right}{flags}{self.attributes()} : {type}")

    def _float_operation(self, scope: dict[str, list[str]]) -> None:
        type = self._with_shape(FLOATS)
        flags = self.random.choice(FASTMATH)
        left = self.use(scope, type)
        if self.chance(0.3):
            name = "arith.negf" if self.chance(0.3) else f"math.{self.random.choice(FLOAT_UNARY)}"
            result = self.define(scope, type)
            self.emit(f"{result} = {name} {left}{flags}{self.attributes()} : {type}")
            return
        right = self.use(scope, type)
        result = self.define(scope, type)
        name = self.random.choice(FLOAT_BINARY)
        self.emit(f"{result} = arith.{name} {left}, {right}{flags}{self.attributes()} : {type}")

    def _comparison(self, scope: dict[str, list[str]]) -> None:
        is_float = self.chance(0.5)
        type = self._with_shape(FLOATS if is_float else [*INTEGERS, "index"])
        predicate = self.random.choice(FLOAT_PREDICATES if is_float else INTEGER_PREDICATES)
        name = "cmpf" if is_float else "cmpi"
        flags = self.random.choice(FASTMATH) if is_float else ""
        left, right = self.use(scope, type), self.use(scope, type)
        shape, cross, _ = type.rpartition("x")
        result = self.define(scope, f"{shape}xi1>" if type.endswith(">") and cross else "i1")
        self.emit(f"{result} = arith.{name} {predicate}, {left}, {right}{flags}{self.attributes()} : {type}")

    def _cast(self, scope: dict[str, list[str]]) -> None:
        name, source, target = self.random.choice(
            [
                ("extsi", "i8", "i32"), ("extui", "i1", "i64"), ("trunci", "i64", "i16"),
                ("extf", "f16", "f32"), ("truncf", "f64", "bf16"), ("sitofp", "i32", "f32"),
                ("uitofp", "i8", "f64"), ("fptosi", "f32", "i32"), ("fptoui", "f64", "i8"),
                ("index_cast", "i32", "index"), ("index_castui", "index", "i64"), ("bitcast", "f32", "i32"),
            ]
        )  # fmt: skip
        operand = self.use(scope, source)
        result = self.define(scope, target)
        self.emit(f"{result} = arith.{name} {operand}{self.attributes()} : {source} to {target}")

    def _select(self, scope: dict[str, list[str]]) -> None:
        type = self.type()
        values = [self.use(scope, "i1"), self.use(scope, type), self.use(scope, type)]
        result = self.define(scope, type)
        self.emit(f"{result} = arith.select {', '.join(values)}{self.attributes()} : {type}")

    def _call(self, scope: dict[str, list[str]]) -> None:
        function = self.random.choice(self.functions)
        values = [self.use(scope, type) for type in function.inputs]
        left = ""
        if function.results:
            base = self.name()
            count = len(function.results)
            left = f"{base}{f':{count}' if count > 1 else ''} = "
            for index, type in enumerate(function.results):
                scope.setdefault(type, []).append(f"{base}#{index}" if count > 1 else base)
        signature = f"({', '.join(function.inputs)}) -> ({', '.join(function.results)})"
        arguments = ", ".join(values)
        self.emit(f"{left}func.call @{function.name}({arguments}){self.attributes()} : {signature}")

    def _other(self, scope: dict[str, list[str]]) -> None:
        kind = self.random.randrange(5)
        if kind == 0:
            self.emit(f'cf.assert {self.use(scope, "i1")}, "it \\"holds\\""')
        elif kind == 1:
            left, right = self.use(scope, "index"), self.use(scope, "index")
            name = self.random.choice(["add", "sub", "mul", "divs", "ceildivu", "maxs", "and", "shl"])
            result = self.define(scope, "index")
            self.emit(f"{result} = index.{name} {left}, {right}{self.attributes()}")
        elif kind == 2:
            result = self.define(scope, "index")
            self.emit(f"{result} = index.constant {self.random.randrange(-5, 50)}")
        elif kind == 3:
            left, right = self.use(scope, "i32"), self.use(scope, "i32")
            low, high = self.define(scope, "i32"), self.define(scope, "i32")
            self.emit(f"{low}, {high} = arith.mulsi_extended {left}, {right} : i32")
        else:
            type = self._with_shape(FLOATS)
            values = [self.use(scope, type) for _ in range(3)]
            result = self.define(scope, type)
            self.emit(f"{result} = math.fma {', '.join(values)}{self.random.choice(FASTMATH)} : {type}")

    # -- structures ---------------------------------------------------------------------------------

    def _structure(self, scope: dict[str, list[str]], level: int) -> None:
        kind = self.random.randrange(5)
        if kind < 2:
            self._for(scope, level)
        elif kind < 4:
            self._if(scope, level)
        elif self.chance(0.5):
            self._while(scope, level)
        else:
            self._execute(scope, level)

    def _body(self, scope: dict[str, list[str]], level: int, end: str, types: list[str]) -> None:
        self.indent += 1
        inner = {type: list(values) for type, values in scope.items()}
        self._operations(inner, level + 1)
        values = [self.use(inner, type) for type in types]
        if types or self.chance(0.3):
            self.emit(f"{end}{typed(values, types)}")
        self.indent -= 1

    def _left(self, scope: dict[str, list[str]], types: list[str]) -> str:
        if not types:
            return ""
        base = self.name()
        for index, type in enumerate(types):
            scope.setdefault(type, []).append(f"{base}#{index}" if len(types) > 1 else base)
        return f"{base}{f':{len(types)}' if len(types) > 1 else ''} = "

    def _for(self, scope: dict[str, list[str]], level: int) -> None:
        counter = self.random.choice(["index", "index", "index", "i32"])
        bounds = [self.use(scope, counter) for _ in range(3)]
        types = [self.type() for _ in range(self.random.choice([0, 0, 1, 2]))]
        inits = [self.use(scope, type) for type in types]
        inner = {type: list(values) for type, values in scope.items()}
        variable = self.define(inner, counter)
        carried = [self.define(inner, type) for type in types]
        text = f"scf.for {variable} = {bounds[0]} to {bounds[1]} step {bounds[2]}"
        if types:
            pairs = ", ".join([f"{name} = {init}" for name, init in zip(carried, inits, strict=True)])
            text += f" iter_args({pairs}) -> ({', '.join(types)})"
        text += " " if counter == "index" else f" : {counter} "
        self.lines.append("  " * self.indent + self._left(scope, types) + text + "{")
        self._body(inner, level, "scf.yield", types)
        self.emit("}" + self.attributes())

    def _if(self, scope: dict[str, list[str]], level: int) -> None:
        condition = self.use(scope, "i1")
        types = [self.type() for _ in range(self.random.choice([0, 0, 1, 2]))]
        outer = {type: list(values) for type, values in scope.items()}
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.lines.append("  " * self.indent + self._left(scope, types) + f"scf.if {condition}{arrow} {{")
        self._body(outer, level, "scf.yield", types)
        if types or self.chance(0.5):
            self.lines.append("  " * self.indent + "} else {")
            self._body(outer, level, "scf.yield", types)
        self.emit("}" + self.attributes())

    def _while(self, scope: dict[str, list[str]], level: int) -> None:
        types = [self.type() for _ in range(self.random.choice([0, 1, 2]))]
        inits = [self.use(scope, type) for type in types]
        outer = {type: list(values) for type, values in scope.items()}
        before = {type: list(values) for type, values in scope.items()}
        names = [self.define(before, type) for type in types]
        pairs = ", ".join([f"{name} = {init}" for name, init in zip(names, inits, strict=True)])
        signature = f"({', '.join(types)}) -> ({', '.join(types)})"
        head = f"scf.while {f'({pairs}) ' if types else ''}: {signature} {{"
        self.lines.append("  " * self.indent + self._left(scope, types) + head)
        self.indent += 1
        self._operations(before, level + 1)
        values = [self.use(before, type) for type in types]
        self.emit(f"scf.condition({self.use(before, 'i1')}){typed(values, types)}")
        self.indent -= 1
        self.lines.append("  " * self.indent + "} do {")
        after = {type: list(values) for type, values in outer.items()}
        arguments = ", ".join([f"{self.define(after, type)}: {type}" for type in types])
        if types:
            self.lines.append("  " * self.indent + f"^bb0({arguments}):")
        self.indent += 1
        self._operations(after, level + 1)
        values = [self.use(after, type) for type in types]
        self.emit(f"scf.yield{typed(values, types)}")
        self.indent -= 1
        self.emit("}")

    def _execute(self, scope: dict[str, list[str]], level: int) -> None:
        types = [self.type() for _ in range(self.random.choice([0, 1, 2]))]
        outer = {type: list(values) for type, values in scope.items()}
        arrow = f" -> {types[0]}" if len(types) == 1 else f" -> ({', '.join(types)})" if types else ""
        self.lines.append("  " * self.indent + self._left(scope, types) + f"scf.execute_region{arrow} {{")
        self.indent += 1
        self._operations(outer, level + 1)
        values = [self.use(outer, type) for type in types]
        self.emit(f"scf.yield{typed(values, types)}")
        self.indent -= 1
        self.emit("}")
