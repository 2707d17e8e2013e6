"""Random TableGen programs: classes, multiclasses, loops, `let`s and operators over well-typed values.

`program(seed)` is one program.  Most are accepted; now and then a value is of a wrong type, a name is unknown
or a token is missing, so that errors are compared as well.
"""

from __future__ import annotations

import random

_SCALARS = ["int", "bit", "string", "dag", "bits<4>", "bits<8>", "code"]
_LISTS = ["list<int>", "list<string>", "list<bit>", "list<list<int>>", "list<dag>", "list<bits<4>>"]
_WORDS = ["", "a", "b", "ab", "Abc", "x_1", "0", "hello world", "a.b"]


def program(seed: int) -> str:
    """The text of program number `seed`."""
    return _Program(random.Random(seed)).text()


class _Class:
    """A generated class or multiclass: template arguments and fields with their types."""

    def __init__(self, name: str, args: list[tuple[str, str]], fields: dict[str, str]) -> None:
        self.name = name
        self.args = args
        self.fields = fields
        self.defaults = 0
        self.ancestors: set[str] = {name}


class _Program:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.classes: list[_Class] = []
        self.multiclasses: list[_Class] = []
        self.defs: list[tuple[str, list[_Class]]] = []
        self.variables: list[tuple[str, str]] = []
        self.count = 0
        self.mistakes = rng.choice([0.0, 0.0, 0.0, 0.004])
        self.in_multiclass = False
        self.in_loop = False

    def text(self) -> str:
        lines = ["def op0; def op1;", "class K0 { int k = 1; string n = NAME; }"]
        self.defs += [("op0", []), ("op1", [])]
        self.classes.append(_Class("K0", [], {"k": "int", "n": "string"}))
        for _ in range(self.rng.randrange(2, 14)):
            lines.append(self.statement(0))
        return "\n".join(lines) + "\n"

    # Names and choices.

    def fresh(self, prefix: str) -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def type(self) -> str:
        kind = self.rng.random()
        if kind < 0.6:
            return self.rng.choice(_SCALARS)
        if kind < 0.85 or not self.classes:
            return self.rng.choice(_LISTS)
        name = self.rng.choice(self.classes).name
        return f"list<{name}>" if self.chance(0.4) else name

    # Values.

    def value(self, type_: str, depth: int = 0) -> str:
        if self.mistakes and self.chance(self.mistakes):
            return self.rng.choice(
                [self.value(self.type(), 3), "unknown", "!add(1", "?", "!head([])", "K0<1, 2>"]
            )
        if depth > 3 or self.chance(0.35):
            return self.leaf(type_, depth)
        if self.chance(0.07):
            return f"!if({self.value('bit', depth + 1)}, {self.value(type_, depth + 1)}, {self.value(type_, depth + 1)})"
        # Operands of one type: llvm-tblgen loses a `!cond` of numbers that needs a conversion which is not
        # possible yet.
        if self.chance(0.03) and not type_.startswith(("int", "bit")):
            return (
                f"!cond({self.value('bit', depth + 1)}: {self.value(type_, depth + 1)}, "
                f"true: {self.value(type_, depth + 1)})"
            )
        if self.chance(0.03) and type_ != "code":
            lists = f"list<{type_}>"
            known = [name for name, of in self.variables if of == lists]
            return (
                f"!head(!listconcat({self.rng.choice(known)}, {self.list_literal(lists, depth, 1)}))"
                if known
                else (f"!head({self.list_literal(lists, depth, 2)})")
            )
        if self.chance(0.04):
            result = self.fold(type_, depth)
            if result:
                return result
        if type_.startswith("list<"):
            return self.list_value(type_, depth)
        if type_.startswith("bits<"):
            return self.bits_value(type_, depth)
        makers = {
            "int": self.int_value,
            "bit": self.bit_value,
            "string": self.string_value,
            "dag": self.dag_value,
        }
        maker = makers.get(type_)
        if maker is not None:
            return maker(depth)
        return self.leaf(type_, depth)

    def leaf(self, type_: str, depth: int) -> str:
        known = [name for name, of in self.variables if of == type_]
        if known and self.chance(0.7):
            return self.rng.choice(known)
        owners = [
            f"{name}.{field}"
            for name, parents in self.defs
            for parent in parents
            for field, of in parent.fields.items()
            if of == type_
        ]
        if owners and self.chance(0.25):
            return self.rng.choice(owners)
        rng = self.rng
        if type_ == "int":
            return str(rng.choice([0, 1, 2, 3, 7, 64, -1, -5, "0x1f", "0b101", 9223372036854775807, "true"]))
        if type_ == "bit":
            return rng.choice(["0", "1", "true", "false"])
        if type_ == "string":
            text = f'"{rng.choice(_WORDS)}"'
            return text + f' "{rng.choice(_WORDS)}"' if self.chance(0.05) else text
        if type_ == "code":
            return f"[{{ {rng.choice(_WORDS)} }}]"
        if type_ == "dag":
            return "(op0)" if depth > 4 else self.dag_literal(depth + 1)
        if type_.startswith("bits<"):
            width = int(type_[5:-1])
            if self.chance(0.4):
                return "{ " + ", ".join([rng.choice("0011?") for _ in range(width)]) + " }"
            if self.chance(0.3):
                return "0b" + "".join([rng.choice("01") for _ in range(width)])
            return str(rng.randrange(1 << width))
        if type_.startswith("list<"):
            return self.list_literal(type_, depth + 1, rng.randrange(4) if depth < 5 else 0)
        return self.record(type_, depth)

    def record(self, name: str, depth: int) -> str:
        fitting = [one for one, parents in self.defs if any(name in parent.ancestors for parent in parents)]
        if fitting and self.chance(0.6):
            chosen = self.rng.choice(fitting)
            return f'!cast<{name}>("{chosen}")' if self.chance(0.15) else chosen
        cls = next(one for one in self.classes if one.name == name)
        return name + self.arguments(cls, depth + 1, True)

    def arguments(self, cls: _Class, depth: int, needs_brackets: bool = False) -> str:
        given: list[str] = []
        named = False
        for at, (arg, of) in enumerate(cls.args):
            if at >= len(cls.args) - cls.defaults and self.chance(0.4):
                named = True
                continue
            value = self.value(of, depth + 1) if depth < 5 else self.leaf(of, depth + 1)
            if named or self.chance(0.1):
                named = True
                value = f"{arg} = {value}"
            given.append(value)
        return f"<{', '.join(given)}>" if given or needs_brackets else ""

    def list_literal(self, type_: str, depth: int, length: int) -> str:
        element = type_[5:-1]
        items = [self.value(element, depth + 1) for _ in range(length)]
        suffix = f"<{element}>" if not items or self.chance(0.2) or element not in ("int", "string") else ""
        return f"[ {', '.join(items)}]{suffix}" if items else f"[]{suffix}"

    def operator(self) -> str:
        return self.rng.choice(["op0", "op1"])

    def dag_literal(self, depth: int) -> str:
        items = []
        for _ in range(self.rng.randrange(4)):
            kind = self.rng.random()
            if kind < 0.15:
                items.append(f"$v{self.rng.randrange(3)}")
                continue
            value = self.value(self.rng.choice(["int", "string", "bit", "dag", "K0"]), depth + 2)
            items.append(value + (f":$n{self.rng.randrange(3)}" if kind < 0.6 else ""))
        name = f":$o{self.rng.randrange(2)}" if self.chance(0.15) else ""
        return f"({self.operator()}{name} {', '.join(items)})" if items else f"({self.operator()}{name})"

    def bound(self, name: str, type_: str, body: str, depth: int) -> str:
        """A value of type `body` that may use the variable `name`."""
        self.variables.append((name, type_))
        value = self.value(body, depth + 1)
        self.variables.pop()
        return value

    def fold(self, type_: str, depth: int) -> str:
        if type_ not in ("int", "string", "list<int>"):
            return ""
        start, elements = self.value(type_, depth + 1), self.value("list<int>", depth + 1)
        acc, item = self.fresh("acc"), self.fresh("it")
        self.variables += [(acc, type_), (item, "int")]
        body = self.value(type_, depth + 1)
        del self.variables[-2:]
        return f"!foldl({start}, {elements}, {acc}, {item}, {body})"

    def list_value(self, type_: str, depth: int) -> str:
        element, inner = type_[5:-1], depth + 1
        kind = self.rng.randrange(10)
        if kind == 0:
            return f"!listconcat({self.value(type_, inner)}, {self.value(type_, inner)})"
        if kind == 1:
            return f"!listsplat({self.value(element, inner)}, {self.rng.randrange(4)})"
        if kind == 2:
            name = self.fresh("e")
            source = self.rng.choice(["int", "string", element])
            elements = self.value(f"list<{source}>", inner)
            return f"!foreach({name}, {elements}, {self.bound(name, source, element, inner)})"
        if kind == 3:
            name = self.fresh("e")
            return f"!filter({name}, {self.value(type_, inner)}, {self.bound(name, element, 'bit', inner)})"
        if kind == 4 and element == "int":
            values = [self.rng.randrange(-3, 6) for _ in range(self.rng.randrange(1, 4))]
            if len(values) == 3 and values[2] == 0:
                values[2] = 1
            return f"!range({', '.join(map(str, values))})"
        if kind == 5:
            return f"!tail({self.list_literal(type_, inner, self.rng.randrange(1, 4))})"
        if kind == 6:
            known = [name for name, of in self.variables if of == type_]
            if known:
                joined = f"!listconcat({self.rng.choice(known)}, {self.list_literal(type_, inner, 4)})"
                return f"{joined}[{self.rng.choice(['0...2', '1,', '3,0', '2...1,0'])}]"
        if kind == 7 and element in ("int", "string"):
            return f"!listremove({self.value(type_, inner)}, {self.value(type_, inner)})"
        if kind == 8:
            return f"!listflatten([{self.value(type_, inner)}, {self.value(type_, inner)}]<{type_}>)"
        if kind == 9 and any(one.name == element for one in self.classes):
            return f"!instances<{element}>({self.rng.choice(['', chr(34) + 'd[1-4]' + chr(34)])})"
        return self.list_literal(type_, inner, self.rng.randrange(4))

    def bits_value(self, type_: str, depth: int) -> str:
        width = int(type_[5:-1])
        whole = [name for name, of in self.variables if of == "bits<8>"]
        if whole and self.chance(0.5):
            low = self.rng.randrange(9 - width)
            span = f"{low + width - 1}...{low}" if self.chance(0.7) else f"{low}-{low + width - 1}"
            return f"{self.rng.choice(whole)}{{{span}}}"
        if self.chance(0.4):
            return "{ " + ", ".join([self.value("bit", depth + 2) for _ in range(width)]) + " }"
        return self.leaf(type_, depth)

    def int_value(self, depth: int) -> str:
        inner = depth + 1
        kind = self.rng.randrange(12)
        if kind < 5:
            name = self.rng.choice(["add", "sub", "mul", "and", "or", "xor"])
            more = f", {self.value('int', inner)}" if name != "sub" and self.chance(0.2) else ""
            return f"!{name}({self.value('int', inner)}, {self.value('int', inner)}{more})"
        if kind == 5:
            name = self.rng.choice(["div", "shl", "sra", "srl"])
            return f"!{name}({self.value('int', inner)}, {self.rng.randrange(1, 5)})"
        if kind == 6:
            return f"!size({self.value(self.rng.choice(['string', 'dag', *_LISTS]), inner)})"
        if kind == 7:
            return f"!find({self.value('string', inner)}, {self.value('string', inner)})"
        if kind == 8:
            return f"!logtwo({self.rng.randrange(1, 99)})"
        if kind == 9:
            return f"!cast<int>({self.value(self.rng.choice(['bits<4>', 'bit', 'int']), inner)})"
        if kind == 10:
            at = self.rng.choice(["0", '"n0"'])
            return f"!getdagarg<int>(({self.operator()} {self.value('int', inner)}:$n0), {at})"
        return f"!head({self.list_literal('list<int>', inner, 2)})"

    def bit_value(self, depth: int) -> str:
        inner = depth + 1
        kind = self.rng.randrange(10)
        if kind < 4:
            name = self.rng.choice(["eq", "ne", "lt", "le", "gt", "ge"])
            types = ["int", "string", "bit", "bits<4>"]
            if name in ("eq", "ne"):
                types += ["K0"]
            of = self.rng.choice(types)
            return f"!{name}({self.value(of, inner)}, {self.value(of, inner)})"
        if kind == 4:
            return f"!not({self.value('bit', inner)})"
        if kind == 5:
            return f"!empty({self.value(self.rng.choice(['string', 'dag', *_LISTS]), inner)})"
        if kind == 6:
            of = self.rng.choice(self.classes).name
            return f"!isa<{of}>({self.value(self.rng.choice(self.classes).name, inner)})"
        if kind == 7:
            return f'!exists<{self.rng.choice(self.classes).name}>("d{self.rng.randrange(6)}")'
        if kind == 8:
            return f"!initialized({self.value(self.type(), inner)})"
        return f'!match({self.value("string", inner)}, "{self.rng.choice(["a", "^x", "[a-c]+", "b$"])}")'

    def string_value(self, depth: int) -> str:
        inner = depth + 1
        kind = self.rng.randrange(12)
        if kind < 2:
            return f"!strconcat({self.value('string', inner)}, {self.value('string', inner)})"
        if kind < 4:
            right = self.value(self.rng.choice(["string", "int"]), 9)
            return f"{self.leaf('string', inner)} # {right}"
        if kind == 4:
            of = self.rng.choice(["list<string>", "list<int>", "list<bit>"])
            return f"!interleave({self.value(of, inner)}, {self.leaf('string', inner)})"
        if kind == 5:
            return f'!subst("{self.rng.choice("abx")}", {self.value("string", inner)}, {self.value("string", inner)})'
        if kind == 6:
            return f'!substr({self.value("string", inner)} # "abcd", {self.rng.randrange(3)}, {self.rng.randrange(4)})'
        if kind == 7:
            return f"!{self.rng.choice(['tolower', 'toupper'])}({self.value('string', inner)})"
        if kind == 8:
            return f"!repr({self.value(self.type(), inner)})"
        if kind == 9:
            return f"!cast<string>({self.value(self.rng.choice(['int', 'K0', 'bit']), inner)})"
        if kind == 10:
            return f"!getdagname(({self.operator()} 1:$n0, 2:$n1), {self.rng.randrange(2)})"
        return f"!getdagopname(({self.operator()}:$o0 {self.value('int', inner)}))"

    def dag_value(self, depth: int) -> str:
        inner = depth + 1
        kind = self.rng.randrange(9)
        if kind == 0:
            return f"!con((op0), {self.dag_literal(inner).replace('(op1', '(op0', 1)})"
        if kind == 1:
            count = self.rng.randrange(3)
            values = self.list_literal("list<int>", inner, count)
            names = (
                "[" + ", ".join([self.rng.choice(['"p"', "?", '"q"']) for _ in range(count)]) + "]<string>"
            )
            return f"!dag({self.operator()}, {values}, {names})"
        if kind == 2:
            return f"!setdagop({self.value('dag', inner)}, {self.operator()})"
        if kind == 3:
            return f"!setdagarg(({self.operator()} 1:$n0, 2), {self.rng.choice(['0', '1', chr(34) + 'n0' + chr(34)])}, {self.value(self.type(), inner)})"
        if kind == 4:
            return f'!setdagname(({self.operator()} 1:$n0, 2), {self.rng.randrange(2)}, "z")'
        if kind == 5:
            return f'!setdagopname({self.value("dag", inner)}, "z")'
        if kind == 6:
            name = self.fresh("e")
            return f"!foreach({name}, ({self.operator()} (op1), (op0 2):$n1), !setdagop({name}, op1))"
        return self.dag_literal(inner)

    # Statements.

    def block(self, depth: int, count: int = 2) -> str:
        inner = [self.statement(depth + 1) for _ in range(self.rng.randrange(1, count + 1))]
        return "{\n" + "\n".join(inner) + "\n}"

    def statement(self, depth: int) -> str:
        rng = self.rng
        mark = len(self.variables)
        kind = rng.randrange(24)
        if self.mistakes and self.chance(self.mistakes * 3):
            return rng.choice(
                [
                    "def { }",
                    "def x",
                    "let k = 1",
                    "foreach i = 3 in { }",
                    "defm x : K0;",
                    "class K0 { int z; }",
                ]
            )
        if kind < 6 and not self.in_multiclass and not self.in_loop:
            return self.cls()
        if kind < 13 or depth > 2:
            return self.define()
        if kind < 15 and depth == 0:
            return self.multiclass()
        if kind < 17 and self.multiclasses:
            return self.instantiate()
        if kind == 17:
            name = self.fresh("i")
            source, of = rng.choice(
                [
                    ("0...2", "int"),
                    ("{1-2, 5}", "int"),
                    (self.value("list<string>", 1), "string"),
                    ("[1, 2]", "int"),
                ]
            )
            was, self.in_loop = self.in_loop, True
            known = len(self.defs)
            self.variables.append((name, of))
            text = f"foreach {name} = {source} in {self.block(depth)}"
            del self.variables[mark:]
            del self.defs[known:]
            self.in_loop = was
            return text
        if kind == 18:
            fields = [("k", "int"), ("n", "string")]
            bound = [f"{name} = {self.value(of, 2)}" for name, of in fields[: rng.randrange(1, 3)]]
            if self.in_multiclass:
                return self.define()
            body = f"{{ {self.define('K0')} {self.define('K0')} }}" if self.chance(0.5) else self.define("K0")
            return f"let {', '.join(bound)} in {body}"
        if kind == 19:
            was, self.in_loop = self.in_loop, True
            known = len(self.defs)
            text = f"if {self.value('bit', 1)} then {self.block(depth)}"
            if self.chance(0.5):
                text += f" else {self.block(depth)}"
            del self.variables[mark:]
            del self.defs[known:]
            self.in_loop = was
            return text
        if kind == 20:
            name, of = self.fresh("g"), self.type()
            text = f"defvar {name} = {self.value(of)};"
            self.variables.append((name, of))
            return text
        if kind == 21:
            return f"assert {self.value('bit') if self.chance(0.05) else '!or(1, ' + self.value('bit') + ')'}, {self.value('string')};"
        if kind == 22:
            return f"dump {self.value(rng.choice(['string', 'K0']))};"
        if kind == 23 and not self.in_multiclass and not self.in_loop and depth == 0:
            name = self.fresh("set")
            text = f"defset list<K0> {name} = {{ {self.define('K0')} {self.define('K0')} }}"
            self.variables.append((name, "list<K0>"))
            return text
        return self.define()

    def template(self) -> tuple[str, list[tuple[str, str]], int]:
        args = [(self.fresh("a"), self.type()) for _ in range(self.rng.choice([0, 0, 1, 2, 3]))]
        defaults = self.rng.randrange(len(args) + 1)
        written = []
        for at, (name, of) in enumerate(args):
            has_default = at >= len(args) - defaults
            written.append(f"{of} {name}" + (f" = {self.value(of, 2)}" if has_default else ""))
            self.variables.append((name, of))
        return (f"<{', '.join(written)}>" if written else ""), args, defaults

    def parents(self, must: str = "") -> tuple[str, list[_Class]]:
        chosen = [one for one in self.classes if one.name == must]
        chosen += self.rng.sample(self.classes, min(len(self.classes), self.rng.choice([0, 1, 1, 1, 2])))
        kept: list[_Class] = []
        for one in chosen:
            if not any(one.name in other.ancestors or other.name in one.ancestors for other in kept):
                kept.append(one)
        if not kept:
            return "", []
        return " : " + ", ".join([one.name + self.arguments(one, 2) for one in kept]), kept

    def body(self, inherited: dict[str, str]) -> tuple[str, dict[str, str]]:
        rng = self.rng
        fields = dict(inherited)
        items: list[str] = []
        self.variables += list(inherited.items())
        for _ in range(rng.choice([0, 1, 2, 3, 4])):
            kind = rng.randrange(12)
            if kind < 3 and fields:
                name = rng.choice(list(fields))
                of = fields[name]
                others = [one for one in self.variables if one[0] == name]
                for one in others:
                    self.variables.remove(one)
                if of == "bits<8>" and self.chance(0.5):
                    items.append(
                        f"let {name}{{{rng.choice(['3...0', '0-3', '7,5,2,0'])}}} = {self.value('bits<4>', 2)};"
                    )
                else:
                    items.append(f"let {name} = {self.value(of, 1)};")
                self.variables += others
            elif kind == 3:
                name, of = self.fresh("v"), self.type()
                items.append(f"defvar {name} = {self.value(of, 1)};")
                self.variables.append((name, of))
            elif kind == 4:
                items.append(f'assert !or({self.value("bit", 1)}, 1), "m";')
            elif kind == 5 and self.chance(0.3):
                items.append(f"dump {self.value('string', 1)};")
            else:
                name, of = self.fresh("f"), self.type()
                prefix = "field " if self.chance(0.1) else ""
                value = f" = {self.value(of, 0)}" if self.chance(0.85) else ""
                items.append(f"{prefix}{of} {name}{value};")
                fields[name] = of
                if value:
                    self.variables.append((name, of))
        return (" { " + " ".join(items) + " }" if items else ";"), fields

    def cls(self) -> str:
        mark = len(self.variables)
        name = self.fresh("C")
        template, args, defaults = self.template()
        parents, bases = self.parents()
        inherited = {field: of for base in bases for field, of in base.fields.items()}
        body, fields = self.body(inherited)
        del self.variables[mark:]
        new = _Class(name, args, fields)
        new.defaults = defaults
        for base in bases:
            new.ancestors |= base.ancestors
        self.classes.append(new)
        return f"class {name}{template}{parents}{body}"

    def define(self, must: str = "") -> str:
        mark = len(self.variables)
        plain = self.fresh("d")
        name = plain
        iterators = [one for one, of in self.variables if one.startswith("i") and of == "int"]
        if iterators and self.in_loop:
            name += f"_#{'#'.join(iterators)}"
        elif self.chance(0.1):
            name = ""
        elif self.chance(0.1):
            name = (
                f'"{plain}"'
                if self.chance(0.5)
                else f"{plain}#{self.rng.choice(['x', '1', chr(34) + 'y' + chr(34)])}"
            )
        parents, bases = self.parents(must)
        inherited = {field: of for base in bases for field, of in base.fields.items()}
        body, _ = self.body(inherited)
        del self.variables[mark:]
        if name == plain and not self.in_multiclass and not self.in_loop:
            self.defs.append((plain, bases))
        return f"def {name}{parents}{body}"

    def multiclass(self) -> str:
        mark, known = len(self.variables), len(self.defs)
        name = self.fresh("M")
        template, args, defaults = self.template()
        was, self.in_multiclass = self.in_multiclass, True
        body = self.block(1, 3)
        self.in_multiclass = was
        del self.variables[mark:]
        del self.defs[known:]
        new = _Class(name, args, {})
        new.defaults = defaults
        self.multiclasses.append(new)
        return f"multiclass {name}{template} {body}"

    def instantiate(self) -> str:
        chosen = self.rng.choice(self.multiclasses)
        name = "" if self.chance(0.1) else self.fresh("m")
        iterators = [one for one, of in self.variables if one.startswith("i") and of == "int"]
        if iterators and self.in_loop and name:
            name += f"_#{'#'.join(iterators)}"
        plain = [one for one in self.classes if not one.args]
        extra = f", {self.rng.choice(plain).name}" if self.chance(0.05) else ""
        return f"defm {name} : {chosen.name}{self.arguments(chosen, 2)}{extra};"
