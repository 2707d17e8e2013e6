"""Random rewrite patterns: operands, attributes and properties, nested, shared and variadic, native code.

The operations are few, with arguments of every kind, so that patterns match the same dags often.
"""

from __future__ import annotations

from random import Random

HEAD = """\
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect { let name = "test"; let cppNamespace = "::t"; @PROPERTIES@ }
class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def One : I32EnumAttrCase<"One", 1>;
def Kind : I32EnumAttr<"Kind", "kind", [One]> { let cppNamespace = "::t"; }
def Op0 : Test_Op<"leaf"> { let results = (outs AnyType:$r); }
def Op1 : Test_Op<"unary", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$x); let results = (outs AnyInteger:$r); }
def Op2 : Test_Op<"binary"> {
  let arguments = (ins AnyType:$x, AnyType:$y); let results = (outs AnyType:$r); }
def Op3 : Test_Op<"attributed"> {
  let arguments = (ins AnyType:$x, I32Attr:$a, OptionalAttr<StrAttr>:$b, DefaultValuedAttr<I64Attr, "3">:$c);
  let results = (outs AnyType:$r); }
def Op4 : Test_Op<"variadic", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$xs, Variadic<AnyType>:$ys, Optional<AnyType>:$z);
  let results = (outs AnyType:$r); }
def Op5 : Test_Op<"several"> {
  let arguments = (ins AnyType:$x); let results = (outs AnyType:$r, Variadic<AnyType>:$s, AnyType:$t); }
def Op6 : Test_Op<"nothing"> { let arguments = (ins AnyType:$x); }
def Op7 : Test_Op<"native"> {
  let arguments = (ins AnyType:$x, IntProp<"int64_t">:$p, Kind:$k); let results = (outs AnyType:$r); }
def Op8 : Test_Op<"list"> {
  let arguments = (ins Variadic<AnyType>:$xs); let results = (outs AnyType:$r); }
def Call0 : NativeCodeCall<"make($_builder, $_loc)">;
def Call1 : NativeCodeCall<"wrap($0, $_loc)">;
def Call2 : NativeCodeCall<"both($0...)", 2>;
def CallVoid : NativeCodeCallVoid<"say($0)">;
def Of : NativeCodeCall<"of($_self)">;
def Match1 : NativeCodeCall<"match($_self, &$0)">;
def Related : Constraint<CPred<"related($0, $1)">, "are \\"related\\"">;
def About : Constraint<CPred<"about($_self)">, "is {{$_self}} about">;
def Sorted : Constraint<CPred<"ok($_self, $0)">, "sorted">;
def Odd : AttrConstraint<CPred<"odd($_self)">, "odd attribute">;
def Large : TypeConstraint<CPred<"large($_self)">, "large type">;
"""

# The operands, attributes and properties of each operation, and its number of results.
OPERATIONS = {
    "Op0": ("", 1),
    "Op1": ("o", 1),
    "Op2": ("oo", 1),
    "Op3": ("oabc", 1),
    "Op4": ("vvz", 1),
    "Op5": ("o", 3),
    "Op6": ("o", 0),
    "Op7": ("opk", 1),
    "Op8": ("v", 1),
}


class PatternMaker:
    """Makes one pattern."""

    def __init__(self, random: Random) -> None:
        self.random = random
        # Names by the kind of what they bind: values, attributes, properties, results.
        self.names: dict[str, list[str]] = {kind: [] for kind in "ovzabcpkrs"}
        self._count = 0

    def name(self, kind: str) -> str:
        """A new name for an argument, or an operand's name again."""
        if kind == "o" and self.names["o"] and self.random.random() < 0.25:
            return self.random.choice(self.names["o"])
        self._count += 1
        name = f"{self.random.choice(['value', 'x', 'an_operand', 'v'])}{self._count}"
        self.names[kind].append(name)
        return name

    # -- sources --------------------------------------------------------------------------------------

    def source(self, operation: str, depth: int) -> str:
        """A dag to match."""
        random = self.random
        kinds, results = OPERATIONS[operation]
        arguments = [self.source_argument(kind, depth) for kind in kinds]
        if operation == "Op2" and random.random() < 0.3:
            arguments = [f"(either {', '.join(arguments)})"]
        symbol = ""
        if random.random() < 0.4:
            self._count += 1
            symbol = f"op{self._count}"
            self.names["s" if results == 3 else "r"].append(symbol) if results else None
            symbol = f":${symbol}"
        return f"({operation}{symbol}{' ' if arguments else ''}{', '.join(arguments)})"

    def source_argument(self, kind: str, depth: int) -> str:
        random = self.random
        if kind == "o":
            if depth < 2 and random.random() < 0.35:
                return self.source(random.choice(["Op0", "Op1", "Op2", "Op3", "Op7"]), depth + 1)
            if depth < 2 and random.random() < 0.1:
                return f"(Match1 {random.choice(['I32Attr', 'AnyInteger', 'Odd'])}:${self.native_name()})"
            constraint = random.choice(["", "", "AnyType:", "AnyInteger:", "Large:", "I32:"])
            return random.choice([f"{constraint}${self.name('o')}", "$_", f"{constraint or 'AnyType:'}$_"])
        if kind == "v":
            if random.random() < 0.4:
                inner = [f"${self.name('o')}", "(Op0)"][: random.randint(1, 2)]
                symbol = f":${self.name('v')}" if random.random() < 0.4 else ""
                return f"(variadic{symbol} {', '.join(inner)})"
            return f"${self.name('v')}"
        if kind == "z":
            return f"${self.name('z')}"
        if kind == "p":
            constraint = random.choice(["", 'IntProp<"int64_t">:', 'ConstantProp<I64Prop, "2">:'])
            return f"{constraint}${self.name('p')}"
        constraint = random.choice(["", "Odd:", "I32Attr:", 'ConstantAttr<I32Attr, "4">:'])
        if kind == "k":
            constraint = random.choice(["", "One:", "Kind:"])
        return f"{constraint}${self.name(kind)}"

    def native_name(self) -> str:
        self._count += 1
        return f"native{self._count}"

    # -- results --------------------------------------------------------------------------------------

    def bound(self, kinds: str) -> str | None:
        """A name bound to a thing of one of the kinds."""
        names = [name for kind in kinds for name in self.names[kind]]
        return self.random.choice(names) if names else None

    def value(self, depth: int) -> str:
        """A dag or name that gives a value."""
        random = self.random
        name = self.bound("or")
        several = self.bound("s")
        choices = []
        if name is not None:
            choices += [f"${name}", f"Of:${name}", f"(Call1 ${name})", f"(replaceWithValue ${name})"]
        if several is not None:
            choices += [f"${several}__0", f"${several}__2"]
        if depth < 3:
            choices += [
                self.result(random.choice(["Op0", "Op1", "Op2", "Op3", "Op7", "Op8"]), depth + 1),
                "(Call0)",
            ]
        return random.choice(choices or ["(Call0)"])

    def result(self, operation: str, depth: int, *, allows_types: bool = False) -> str:
        """A dag to make."""
        random = self.random
        kinds, results = OPERATIONS[operation]
        arguments = [self.result_argument(kind, depth) for kind in kinds]
        name = self.bound("or")
        if name is not None and random.random() < 0.2:
            location = random.choice(
                [f"${name}", '"here"', f'${name}, ${name}, "there"', f"${name}, ${name}"]
            )
            arguments.append(f"(location {location})")
        if depth > 0 and random.random() < 0.2:
            types = ['"$_builder.getI32Type()"', "(Call0)", f"${name}" if name is not None else '"x"']
            arguments.append(f"(returnType {random.choice(types)})")
        symbol = ""
        if results and random.random() < 0.3:
            self._count += 1
            symbol = f":$made{self._count}"
        return f"({operation}{symbol}{' ' if arguments else ''}{', '.join(arguments)})"

    def result_argument(self, kind: str, depth: int) -> str:
        random = self.random
        if kind == "o":
            return self.value(depth)
        if kind in "vz":
            name = self.bound(kind)
            if kind == "z":
                return f"${name}" if name is not None else "(Call0)"
            inner = ", ".join([self.value(depth + 1) for _ in range(random.randint(1, 2))])
            return random.choice(
                [f"${name}", f"(variadic {inner})"] if name is not None else [f"(variadic {inner})"]
            )
        if kind == "p":
            name = self.bound("p")
            constant = 'ConstantProp<I64Prop, "5">'
            return random.choice([f"${name}", constant]) if name is not None else constant
        if kind == "k":
            return random.choice(["One", 'ConstantAttr<Kind, "::t::Kind::One">', "(Call0)"])
        name = self.bound("abc")
        constant = 'ConstantAttr<I32Attr, "9">'
        choices = [constant, f"{constant}:$shown", "(Call0)"]
        if name is not None:
            choices += [f"${name}", f"(Call1 ${name})", f"Of:${name}"]
        return random.choice(choices)

    def pattern(self, number: int) -> str:
        random = self.random
        root = random.choice(list(OPERATIONS))
        source = self.source(root, 0)
        results = OPERATIONS[root][1]
        made = []
        if random.random() < 0.3:
            made.append(self.result(random.choice(["Op6", "Op2"]), 0))
        if random.random() < 0.2:
            made.append(f"(CallVoid {self.value(2)})")
        if results == 1:
            made.append(
                random.choice(
                    [
                        self.result("Op3", 0),
                        self.result("Op1", 0),
                        f"(Call1 {self.value(1)})",
                        f"(replaceWithValue {name})" if (name := self.first()) else "(Call0)",
                    ]
                )
            )
        elif results == 3:
            made.append(random.choice([self.result("Op5", 0), "(Call0), (Call2 " + self.value(2) + ")"]))
        constraints = []
        name = self.bound("or")
        if name is not None and random.random() < 0.4:
            constraints = random.sample(
                [
                    f"(Related ${name}, ${name})",
                    f"(AnyInteger ${name})",
                    f"(Sorted:${name} ${name})",
                    f"(About:${name})",
                ],
                random.randint(1, 2),
            )
        supplements = [f"(CallVoid ${name})"] if name is not None and random.random() < 0.3 else []
        benefit = f", (addBenefit {random.randint(-1, 4)})" if random.random() < 0.3 else ""
        rest = f", [{', '.join(constraints)}], [{', '.join(supplements)}]{benefit}"
        name_text = random.choice(["", f" Pattern{number}"])
        return f"def{name_text} : Pattern<{source}, [{', '.join(made)}]{rest}>;\n"

    def first(self) -> str | None:
        name = self.bound("or")
        return None if name is None else f"${name}"


def patterns(random: Random) -> str:
    """A file of patterns, some of them invalid."""
    properties = random.choice(["", "let usePropertiesForAttributes = 0;"])
    listed = [PatternMaker(random).pattern(number) for number in range(random.randint(1, 4))]
    # Dags that occur in several patterns get functions.
    if random.random() < 0.5:
        listed.append(listed[0].replace("Pattern0", "Again"))
    return HEAD.replace("@PROPERTIES@", properties) + "".join(listed)
