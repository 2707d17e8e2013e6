"""Random functions in the custom syntax of func, arith, cf, scf, math, index, complex and ub.

`random_module(seed)` is valid; `broken(text, seed)` changes a word or two of a module, which mostly makes it
invalid.
"""

from __future__ import annotations

import re
from random import Random

from tests.generators.dialect_values import COMPLEX, FLOATS, ValueWriter


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


INTEGER_OPS = words(
    "addi subi muli divsi divui ceildivsi ceildivui floordivsi remsi remui andi ori xori shli shrsi shrui "
    "maxsi maxui minsi minui"
)
FLOAT_OPS = words("addf subf mulf divf remf maximumf minimumf maxnumf minnumf")
UNARY_MATH = words(
    "absf acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor log log10 log1p "
    "log2 round roundeven rsqrt sin sinh sqrt tan tanh trunc"
)
INDEX_OPS = words(
    "add sub mul divs divu ceildivs ceildivu floordivs rems remu maxs maxu mins minu shl shrs shru and or xor"
)
COMPLEX_UNARY = words("neg conj sign exp expm1 log log1p sqrt rsqrt sin cos tan tanh")
PREDICATES = words("eq ne slt sle sgt sge ult ule ugt uge")
FLOAT_PREDICATES = words("false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true")


class Writer(ValueWriter):
    """Writes one module, operation by operation."""

    # -- operations without regions -----------------------------------------------------------------

    def simple(self) -> None:
        kinds = [self.integer_op, self.float_op, self.compare, self.cast, self.select, self.math]
        kinds += [self.index_op, self.complex_op, self.call, self.extended, self.unregistered]
        self.random.choice(kinds)()

    def integer_op(self) -> None:
        type = self.integer_type()
        op = self.random.choice(INTEGER_OPS)
        lhs, rhs = self.value(type), self.value(type)
        flags = ""
        if op in ("addi", "subi", "muli", "shli"):
            flags = self.maybe(" overflow<nsw>") or self.maybe(" overflow<nsw, nuw>")
        elif op in ("divsi", "divui", "shrsi", "shrui"):
            flags = self.maybe(" exact")
        attributes = self.attributes()
        self.line(f"{self.define(type)} = arith.{op} {lhs}, {rhs}{flags}{attributes} : {type}")

    def float_op(self) -> None:
        type = self.float_type()
        lhs, rhs = self.value(type), self.value(type)
        op = self.random.choice(FLOAT_OPS)
        tail = f"{self.fastmath()}{self.attributes()} : {type}"
        if self.random.random() < 0.1:
            self.line(f"{self.define(type)} = arith.negf {lhs}{tail}")
        else:
            self.line(f"{self.define(type)} = arith.{op} {lhs}, {rhs}{tail}")

    def compare(self) -> None:
        is_float = self.random.random() < 0.4
        type = self.float_type() if is_float else self.integer_type()
        lhs, rhs = self.value(type), self.value(type)
        flags = self.fastmath() if is_float else ""
        name = (
            f"cmpf {self.random.choice(FLOAT_PREDICATES)}"
            if is_float
            else f"cmpi {self.random.choice(PREDICATES)}"
        )
        result = self.define(self.like(type, "i1"))
        self.line(f"{result} = arith.{name}, {lhs}, {rhs}{flags}{self.attributes()} : {type}")

    def cast(self) -> None:
        op, sources, targets = self.random.choice(
            (
                ("extsi", ("i8", "i1"), ("i32", "i64")),
                ("extui", ("i8", "i32"), ("i64",)),
                ("trunci", ("i32", "i64"), ("i8", "i1")),
                ("extf", ("f16", "bf16"), ("f32", "f64")),
                ("truncf", ("f32", "f64"), ("f16", "bf16")),
                ("sitofp", ("i8", "i64"), FLOATS),
                ("uitofp", ("i1", "i32"), FLOATS),
                ("fptosi", FLOATS, ("i8", "i32")),
                ("fptoui", FLOATS, ("i1", "i64")),
                ("index_cast", ("index",), ("i32", "i64")),
                ("index_castui", ("i8", "i32"), ("index",)),
                ("bitcast", ("f16",), ("bf16",)),
                ("bitcast", ("i32",), ("f32",)),
            )
        )
        source = self.shaped(self.random.choice(sources))
        if source.startswith("tensor<*"):
            # The shapes of some casts must be statically equal.
            source = self.element(source)
        target = self.like(source, self.random.choice(targets))
        value = self.value(source)
        flags = ""
        if op == "trunci":
            flags = self.maybe(" overflow<nuw>")
        elif op == "truncf":
            flags = self.maybe(" to_nearest_even") + self.fastmath()
        elif op == "extf":
            flags = self.fastmath()
        attributes = self.attributes()
        self.line(f"{self.define(target)} = arith.{op} {value}{flags}{attributes} : {source} to {target}")

    def select(self) -> None:
        type = self.any_type()
        mask = self.like(type, "i1") if self.random.random() < 0.3 and type not in COMPLEX else "i1"
        condition, lhs, rhs = self.value(mask), self.value(type), self.value(type)
        shown = "" if mask == "i1" else f"{mask}, "
        self.line(
            f"{self.define(type)} = arith.select {condition}, {lhs}, {rhs}{self.attributes()} : {shown}{type}"
        )

    def math(self) -> None:
        type = self.float_type()
        value = self.value(type)
        tail = f"{self.fastmath()}{self.attributes()} : {type}"
        pick = self.random.random()
        if pick < 0.6:
            self.line(f"{self.define(type)} = math.{self.random.choice(UNARY_MATH)} {value}{tail}")
        elif pick < 0.7:
            other = self.value(type)
            op = self.random.choice(("atan2", "copysign", "powf"))
            self.line(f"{self.define(type)} = math.{op} {value}, {other}{tail}")
        elif pick < 0.75:
            self.line(f"{self.define(type)} = math.fma {value}, {value}, {value}{tail}")
        elif pick < 0.8:
            self.line(f"{self.define(type)} = math.clampf {value} to [{value}, {value}]{tail}")
        elif pick < 0.85:
            self.line(f"{self.define(type)}, {self.define(type)} = math.sincos {value}{tail}")
        elif pick < 0.9:
            result = self.like(type, "i1")
            self.line(f"{self.define(result)} = math.isnan {value}{self.attributes()} : {type}")
        else:
            integer = self.integer_type()
            operand = self.value(integer)
            op = self.random.choice(("absi", "ctlz", "cttz", "ctpop"))
            self.line(f"{self.define(integer)} = math.{op} {operand}{self.attributes()} : {integer}")

    def index_op(self) -> None:
        lhs, rhs = self.value("index"), self.value("index")
        pick = self.random.random()
        if pick < 0.6:
            op = self.random.choice(INDEX_OPS)
            self.line(f"{self.define('index')} = index.{op} {lhs}, {rhs}{self.attributes()}")
        elif pick < 0.75:
            op = self.random.choice(PREDICATES)
            self.line(f"{self.define('i1')} = index.cmp {op}({lhs}, {rhs}){self.attributes()}")
        elif pick < 0.9:
            type = self.random.choice(("i8", "i32", "i64"))
            op = self.random.choice(("casts", "castu"))
            self.line(f"{self.define(type)} = index.{op} {lhs}{self.attributes()} : index to {type}")
        else:
            self.line(f"{self.define('i1')} = index.bool.constant{self.attributes()} true")

    def complex_op(self) -> None:
        type = self.random.choice(COMPLEX)
        part = type[8:-1]
        value = self.value(type)
        flags = f"{self.fastmath()}{self.attributes()}"
        pick = self.random.random()
        if pick < 0.3:
            op = self.random.choice(("add", "sub", "mul", "div", "pow", "atan2"))
            other = self.value(type)
            self.line(f"{self.define(type)} = complex.{op} {value}, {other}{flags} : {type}")
        elif pick < 0.6:
            op = self.random.choice(COMPLEX_UNARY)
            self.line(f"{self.define(type)} = complex.{op} {value}{flags} : {type}")
        elif pick < 0.75:
            op = self.random.choice(("re", "im", "abs", "angle"))
            self.line(f"{self.define(part)} = complex.{op} {value}{flags} : {type}")
        elif pick < 0.9:
            real, imaginary = self.value(part), self.value(part)
            self.line(f"{self.define(type)} = complex.create {real}, {imaginary}{self.attributes()} : {type}")
        else:
            op = self.random.choice(("eq", "neq"))
            self.line(f"{self.define('i1')} = complex.{op} {value}, {value}{self.attributes()} : {type}")

    def extended(self) -> None:
        type = self.shaped(self.random.choice(("i8", "i32", "i64")))
        lhs, rhs = self.value(type), self.value(type)
        if self.random.random() < 0.5:
            op = self.random.choice(("mulsi_extended", "mului_extended"))
            names = f"{self.define(type)}, {self.define(type)}"
            self.line(f"{names} = arith.{op} {lhs}, {rhs}{self.attributes()} : {type}")
        else:
            overflow = self.like(type, "i1")
            names = f"{self.define(type)}, {self.define(overflow)}"
            self.line(f"{names} = arith.addui_extended {lhs}, {rhs} : {type}, {overflow}")

    def call(self) -> None:
        if not self.functions:
            return
        name, inputs, results = self.random.choice(self.functions)
        operands = ", ".join(self.value(type) for type in inputs)
        self.pending = []
        left = self.results(results)
        dialect = self.random.choice(("func.call", "call"))
        if self.functional_depth:
            dialect = "func.call"
        shown = ", ".join(results) if len(results) == 1 else f"({', '.join(results)})"
        self.line(
            f"{left}{dialect} @{name}({operands}){self.attributes()} : ({', '.join(inputs)}) -> {shown}"
        )
        self.publish()

    def unregistered(self) -> None:
        types = self.types(2)
        operands = ", ".join(self.value(type) for type in types)
        self.line(f'"t.use"({operands}){self.attributes()} : ({", ".join(types)}) -> ()')

    def publish(self) -> None:
        for type, name in self.pending:
            self.values.setdefault(type, []).append(name)
        self.pending = []

    # -- operations with regions --------------------------------------------------------------------

    functional_depth = 0

    def body(self, arguments: list[tuple[str, str]], end: str, types: list[str], room: int) -> None:
        """The lines of a region's block: a few operations and the terminator."""
        outer = {type: list(names) for type, names in self.values.items()}
        for type, name in arguments:
            self.values.setdefault(type, []).append(name)
        self.depth += 1
        self.operations(self.random.randint(0, 3), room - 1)
        text = self.typed_list(types)
        if end and (types or self.random.random() < 0.3):
            self.line(f"{end}{text}")
        self.depth -= 1
        self.values = outer

    def structured(self, room: int) -> None:
        self.random.choice((self.for_, self.if_, self.while_, self.parallel, self.execute, self.switch))(room)

    def finish(self, pending: list[tuple[str, str]], closing: str) -> None:
        self.line(closing)
        self.pending = pending
        self.publish()

    def start(self, types: list[str]) -> tuple[str, list[tuple[str, str]]]:
        self.pending = []
        left = self.results(types)
        pending, self.pending = self.pending, []
        return left, pending

    def arrow(self, types: list[str]) -> str:
        return f" -> ({', '.join(types)})" if types else ""

    def for_(self, room: int) -> None:
        type = self.random.choice(("index", "index", "i32", "i64"))
        bounds = [self.value(type) for _ in range(3)]
        types = self.types(2)
        inits = [self.value(each) for each in types]
        inner = [self.name() for _ in types]
        counter = self.name()
        left, pending = self.start(types)
        carried = ", ".join(f"{a} = {b}" for a, b in zip(inner, inits, strict=True))
        carry = f" iter_args({carried}){self.arrow(types)}" if types else ""
        shown = "" if type == "index" else f" : {type}"
        head = f"{left}scf.for {self.maybe('unsigned ')}{counter}"
        self.line(f"{head} = {bounds[0]} to {bounds[1]} step {bounds[2]}{carry}{shown} {{")
        self.body([(type, counter), *zip(types, inner, strict=True)], "scf.yield", types, room)
        self.finish(pending, f"}}{self.attributes()}")

    def if_(self, room: int) -> None:
        condition = self.value("i1")
        types = self.types(2)
        left, pending = self.start(types)
        self.line(f"{left}scf.if {condition}{self.arrow(types)} {{")
        self.body([], "scf.yield", types, room)
        if types or self.random.random() < 0.5:
            self.line("} else {")
            self.body([], "scf.yield", types, room)
        self.finish(pending, f"}}{self.attributes()}")

    def while_(self, room: int) -> None:
        types, results = self.types(2), self.types(2)
        inits = [self.value(each) for each in types]
        inner = [self.name() for _ in types]
        left, pending = self.start(results)
        carried = ", ".join(f"{a} = {b}" for a, b in zip(inner, inits, strict=True))
        shown = results[0] if len(results) == 1 else f"({', '.join(results)})"
        head = f" ({carried})" if types else ""
        self.line(f"{left}scf.while{head} : ({', '.join(types)}) -> {shown} {{")
        outer = {type: list(names) for type, names in self.values.items()}
        for type, name in zip(types, inner, strict=True):
            self.values.setdefault(type, []).append(name)
        self.depth += 1
        self.operations(self.random.randint(0, 2), room - 1)
        condition = self.value("i1")
        text = self.typed_list(results)
        self.line(f"scf.condition({condition}){text}")
        self.depth -= 1
        self.values = outer
        self.line("} do {")
        arguments = [(type, self.name()) for type in results]
        if arguments:
            self.line(f"^bb0({', '.join(f'{name}: {type}' for type, name in arguments)}):")
        outer = {type: list(names) for type, names in self.values.items()}
        for type, name in arguments:
            self.values.setdefault(type, []).append(name)
        self.depth += 1
        self.operations(self.random.randint(0, 2), room - 1)
        text = self.typed_list(types)
        self.line(f"scf.yield{text}")
        self.depth -= 1
        self.values = outer
        note = self.attributes()
        self.finish(pending, f"}}{' attributes' + note if note else ''}")

    def parallel(self, room: int) -> None:
        rank = self.random.randint(1, 2)
        counters = [self.name() for _ in range(rank)]
        bounds = [", ".join(self.value("index") for _ in range(rank)) for _ in range(2)]
        steps = []
        for _ in range(rank):
            step = self.define("index")
            self.line(f"{step} = arith.constant {self.random.randint(1, 9)} : index")
            steps.append(step)
        types = self.types(1)
        inits = ", ".join(self.value(type) for type in types)
        left, pending = self.start(types)
        initial = f" init ({inits}) -> {types[0]}" if types else ""
        self.line(
            f"{left}scf.parallel ({', '.join(counters)}) = ({bounds[0]}) to ({bounds[1]}) "
            f"step ({', '.join(steps)}){initial} {{"
        )
        outer = {type: list(names) for type, names in self.values.items()}
        for counter in counters:
            self.values.setdefault("index", []).append(counter)
        self.depth += 1
        self.operations(self.random.randint(0, 2), room - 1)
        if types:
            reduced = self.value(types[0])
            lhs, rhs = self.name(), self.name()
            self.line(f"scf.reduce({reduced} : {types[0]}) {{")
            self.line(f"^bb0({lhs}: {types[0]}, {rhs}: {types[0]}):")
            self.line(f"  scf.reduce.return {self.random.choice((lhs, rhs))}{self.attributes()} : {types[0]}")
            self.line("}")
        self.depth -= 1
        self.values = outer
        self.finish(pending, f"}}{self.attributes()}")

    def execute(self, room: int) -> None:
        types = self.types(2)
        left, pending = self.start(types)
        self.line(f"{left}scf.execute_region{self.arrow(types)}{self.maybe(' no_inline')} {{")
        outer = {type: list(names) for type, names in self.values.items()}
        self.depth += 1
        self.blocks("scf.yield", types, room - 1)
        self.depth -= 1
        self.values = outer
        self.finish(pending, f"}}{self.attributes()}")

    def switch(self, room: int) -> None:
        which = self.value("index")
        types = self.types(2)
        left, pending = self.start(types)
        results = f" -> {', '.join(types)}" if types else ""
        self.line(f"{left}scf.index_switch {which}{self.attributes()}{results}")
        for case in self.random.sample(range(-3, 9), self.random.randint(0, 3)):
            self.line(f"case {case} {{")
            self.body([], "", [], room)
            self.line(f"  scf.yield{self.typed_list_visible(types)}")
            self.line("}")
        self.line("default {")
        self.body([], "scf.yield", types, room)
        self.finish(pending, "}")

    def typed_list_visible(self, types: list[str]) -> str:
        """Like `typed_list`, with values defined before it."""
        outer = {type: list(names) for type, names in self.values.items()}
        text = self.typed_list(types)
        self.values = outer
        return text

    def operations(self, count: int, room: int) -> None:
        for _ in range(count):
            if room > 0 and self.random.random() < 0.25:
                self.functional_depth += 1
                self.structured(room)
                self.functional_depth -= 1
            else:
                self.simple()

    # -- blocks and functions -----------------------------------------------------------------------

    def blocks(self, end: str, types: list[str], room: int) -> None:
        """A region of one or more blocks; the last one ends in `end`."""
        count = self.random.choice((1, 1, 2, 3, 4))
        labels = [f"^bb{self.counter}_{number}" for number in range(count)]
        arguments: list[list[tuple[str, str]]] = [[]]
        arguments.extend([[(type, self.name()) for type in self.types(2)] for _ in labels[1:]])
        entry = {type: list(names) for type, names in self.values.items()}
        for number in range(count):
            if number:
                # Only values of the entry block are certain to dominate.
                self.values = {type: list(names) for type, names in entry.items()}
                listed = ", ".join(f"{name}: {type}" for type, name in arguments[number])
                self.lines.append(
                    "  " * (self.depth - 1) + f"{labels[number]}{f'({listed})' if listed else ''}:"
                )
                for type, name in arguments[number]:
                    self.values.setdefault(type, []).append(name)
            self.operations(self.random.randint(0, 4), room)
            if number == count - 1:
                self.line(f"{end}{self.attributes()}{self.typed_list(types)}")
            else:
                self.branch(labels, arguments, number)

    def branch(self, labels: list[str], arguments: list[list[tuple[str, str]]], number: int) -> None:
        def successor(numbers: bool = True) -> str:
            target = self.random.randrange(1, len(labels))
            types = [type for type, _ in arguments[target]]
            passed = self.typed_list(types, numbers)
            return f"{labels[target]}({passed.strip()})" if passed else labels[target]

        pick = self.random.random()
        if pick < 0.4:
            target = successor()
            self.line(f"cf.br {target}{self.attributes()}")
        elif pick < 0.7:
            condition = self.value("i1")
            first, second = successor(), successor()
            weights = self.maybe(f" weights([{self.random.randint(1, 9)}, 5])")
            self.line(f"cf.cond_br {condition}{weights}, {first}, {second}{self.attributes()}")
        else:
            type = self.random.choice(("i8", "i32", "i64"))
            flag = self.value(type)
            # MLIR's parser does not accept result numbers here.
            default = successor(False)
            cases = [
                f"{value}: {successor(False)}"
                for value in self.random.sample(range(-4, 90), self.random.randint(0, 3))
            ]
            self.line(f"cf.switch {flag} : {type}, [")
            for index, text in enumerate([f"default: {default}", *cases]):
                self.line(f"  {text}{'' if index == len(cases) else ','}")
            self.line(f"]{self.attributes()}")

    def function(self, name: str) -> None:
        inputs, results = self.types(3), self.types(2)
        note = self.maybe(" {t.note}")
        shown = ", ".join(f"{type}{self.maybe(' {t.r = 1 : i8}')}" for type in results)
        arrow = f" -> ({shown})" if results else ""
        if self.random.random() < 0.2:
            listed = ", ".join(f"{type}{note}" for type in inputs)
            self.line(f"func.func private @{name}({listed}){arrow}{self.maybe(' attributes {no_inline}')}")
        else:
            self.values = {}
            listed = ", ".join(f"{self.define(type)}: {type}{note}" for type in inputs)
            visibility = self.random.choice(("", "", "private ", "nested ", "public "))
            self.line(f"func.func {visibility}@{name}({listed}){arrow}{self.maybe(' attributes {t.x}')} {{")
            self.depth += 1
            self.blocks(self.random.choice(("return", "func.return")), results, 3)
            self.depth -= 1
            self.line("}")
        self.functions.append((name, inputs, results))


def random_module(seed: int) -> str:
    """The text of a valid module."""
    writer = Writer(Random(seed))
    for number in range(writer.random.randint(1, 3)):
        writer.function(f"f{number}")
    return "module {\n" + "\n".join(writer.lines) + "\n}\n"


def broken(text: str, seed: int) -> str:
    """The text with a word or two deleted, doubled or replaced by another word."""
    random = Random(seed)
    words = re.split(r"(\s+|[(){}\[\]<>,:=])", text)
    for _ in range(random.randint(1, 2)):
        at = random.randrange(len(words))
        pick = random.random()
        if pick < 0.3:
            words[at] = ""
        elif pick < 0.45:
            words[at] = words[at] * 2
        else:
            words[at] = words[random.randrange(len(words))]
    return "".join(words)
