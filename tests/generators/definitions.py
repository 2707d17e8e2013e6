"""A dialect of random definitions: enums, attributes, types and operations, all of which mlir-tblgen accepts.

    DefinitionMaker(random, "some").dialect(40)     the text of a `.td` file with 40 operations

Operations mix operands, attributes, properties, regions, successors, results and traits; some have random
conditions.  An assembly format has its parts in a random order; invalid formats are made anew
(test_random_formats.py compares their errors).
"""

from __future__ import annotations

from random import Random

from mlirkit import tablegen
from mlirkit.ods.assembly_format import FormatError, parse_op_format
from mlirkit.ods.model.reader import read_definitions
from mlirkit.ods.shipped_folder import shipped_folder
from tests.generators.definition_vocabulary import (
    ATTRIBUTES,
    BLANKS,
    BUILDABLE,
    DEFAULTS,
    MARKS,
    PARAMETERS,
    PLAIN_TRAITS,
    PREDICATES,
    PRELUDE,
    PROPERTIES,
    REGION_TRAITS,
    REGIONS,
    TRANSFORMERS,
    TYPES,
    VALUE_TRAITS,
    WORD_CONSTRAINTS,
    WORDS,
)


class DefinitionMaker:
    """Makes the definitions of one dialect, whose def is `PluginDialect`."""

    def __init__(self, random: Random, name: str) -> None:
        self.random = random
        self.name = name
        self.enum_attributes: list[str] = []
        self.enum_properties: list[str] = []
        self.enum_parameters: list[str] = []
        self.own_attributes: list[str] = []
        self.own_types: list[str] = []

    def dialect(self, count: int) -> str:
        """The text of a `.td` file that defines `count` operations, and the enums, attributes, types and
        constraints that they use."""
        head = [PRELUDE.replace("@NAME@", self.name), WORD_CONSTRAINTS]
        head += [self._enum(number) for number in range(8)]
        head += [self._value("Attr", number) for number in range(4)]
        head += [self._value("Type", number) for number in range(4)]
        head += [self._constraint(number) for number in range(4)]
        before = "".join(head)
        operations = [_Operation(self, number) for number in range(count)]
        self._drop_bad_formats(before, operations)
        return before + "".join(operation.text() for operation in operations)

    def _drop_bad_formats(self, before: str, operations: list[_Operation]) -> None:
        """Make invalid formats anew; after some attempts an operation gets none."""
        pending = operations
        for attempt in range(8):
            text = before + "".join(operation.text() for operation in pending)
            records = tablegen.load("random.td", source=text, include_dirs=[shipped_folder()])
            operators = read_definitions(records).operators
            refused: list[_Operation] = []
            for operation in pending:
                try:
                    if operation.format is not None:
                        parse_op_format(operators[f"{self.name}.{operation.mnemonic}"])
                except FormatError:
                    operation.make_format() if attempt < 6 else operation.drop_format()
                    refused.append(operation)
            if not refused:
                return
            pending = refused

    def pick(self, choices: list[str]) -> str:
        return self.random.choice(choices)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    # -- enums, attributes, types and constraints ---------------------------------------------------

    def _enum(self, number: int) -> str:
        """An enum of integers or of bits, which may be an attribute constraint, and an attribute of it."""
        name = f"Enum{number}"
        is_bit = number % 2 == 1
        width = self.random.choice((8, 16, 32, 64) if is_bit else (32, 32, 64))
        is_constraint = self.chance(0.3)
        suffix = "EnumAttr" if is_constraint else "Enum"
        kind = f"I{width}Bit{suffix}" if is_bit else f"I{width}{suffix}"
        case = f"{kind}CaseBit" if is_bit else f"{kind}Case"
        numbers = self.random.sample(range(width - 2 if is_bit else 30), self.random.randint(2, 5))
        cases = {
            f"C{at}": f'{case}<"C{at}", {at}, "{self.pick(["c", "the ", "k_"]) if not is_bit else "c"}{at}">'
            for at in numbers
        }
        text = "".join(f"def {name}{symbol} : {definition};\n" for symbol, definition in cases.items())
        names = [f"{name}{symbol}" for symbol in cases]
        body = f'let cppNamespace = "::{self.name}";'
        if is_bit:
            body += f' let separator = "{self.pick(["|", ", ", " | "])}";'
            if self.chance(0.3):
                group = f"I{width}BitEnumAttrCaseGroup" if is_constraint else "BitEnumCaseGroup"
                text += f'def {name}Both : {group}<"Both", [{", ".join(names[:2])}], "both">;\n'
                names.insert(self.random.randint(0, len(names)), f"{name}Both")
                body += f" let printBitEnumPrimaryGroups = {self.random.randint(0, 1)};"
            if self.chance(0.3):
                body += f" let printBitEnumQuoted = {self.random.randint(0, 1)};"
            if self.chance(0.5):
                names.insert(0, f'{kind}CaseNone<"Nothing", "nothing">')
        if is_constraint:
            is_specialized = self.chance(0.5)
            body += f" let genSpecializedAttr = {int(is_specialized)};"
            # The C++ of formats does not compile for enum attributes that are not specialized.
            if is_specialized:
                self.enum_attributes.append(name)
        text += f'def {name} : {kind}<"{name}", "an enum", [{", ".join(names)}]> {{ {body} }}\n'
        self.enum_properties += [f"EnumProp<{name}>", f'NamedEnumProp<{name}, "kind{number}">']
        default = f"::{self.name}::{name}::C{numbers[0]}"
        self.enum_properties.append(f'DefaultValuedProp<EnumProp<{name}>, "{default}">')
        self.enum_parameters += [
            f"EnumParameter<{name}>",
            f'DefaultValuedParameter<"::{self.name}::{name}", "{default}">',
        ]
        if not (is_constraint and is_specialized) and self.chance(0.6):
            text += f'def {name}Attr : EnumAttr<PluginDialect, {name}, "enum{number}">'
            text += ' { let assemblyFormat = "`<` $value `>`"; }\n' if self.chance(0.4) else ";\n"
            self.enum_attributes.append(f"{name}Attr")
            self.enum_properties.append(f"EnumPropWithAttrForm<{name}, {name}Attr>")
            self.enum_properties.append(f'NamedEnumPropWithAttrForm<{name}, "form{number}", {name}Attr>')
        return text

    def _value(self, kind: str, number: int) -> str:
        """An attribute or a type of the dialect."""
        parameters = [self._parameter(kind) for _ in range(self.random.randint(0, 3))]
        declared = [f"{parameter}:$p{at}" for at, parameter in enumerate(parameters)]
        traits = ""
        if kind == "Attr" and self.chance(0.25):
            declared.append('AttributeSelfTypeParameter<"">:$type')
            traits = ", [TypedAttrInterface]"
        name = f"Own{number}{kind}"
        text = f'def {name} : {kind}Def<PluginDialect, "Own{number}"{traits}> {{\n  let mnemonic = "own{number}";\n'
        if declared:
            form = self._parameter_format(parameters) if parameters else "``"
            text += f'  let parameters = (ins {", ".join(declared)});\n  let assemblyFormat = "{form}";\n'
        (self.own_attributes if kind == "Attr" else self.own_types).append(name)
        return text + "}\n"

    def _parameter(self, kind: str) -> str:
        share = self.random.random()
        if share < 0.15:
            return self.pick(self.enum_parameters)
        # The C++ classes of types come after those of attributes.
        own = [*self.own_attributes, *(self.own_types if kind == "Type" else [])]
        if share < 0.3 and own:
            name = self.pick(own)
            cls = f'"::{self.name}::{name}"'
            return self.pick([name, cls, f"OptionalParameter<{cls}>", f"ArrayRefParameter<{cls}>"])
        return self.pick(PARAMETERS)

    def _parameter_format(self, parameters: list[str]) -> str:
        """A format that lists the parameters, has them in a struct, or spells each out."""
        share = self.random.random()
        if share < 0.25:
            return "`<` params `>`"
        if share < 0.55:
            return "`<` struct(params) `>`"
        pieces = []
        for number, parameter in enumerate(parameters):
            mark = f"`{self.pick(WORDS)}{number}`"
            variable = f"qualified($p{number})" if self.chance(0.15) else f"$p{number}"
            if parameter.startswith(("Optional", "DefaultValued")):
                otherwise = f" : (`no{number}`)" if self.chance(0.3) else ""
                pieces.append(f"({mark} `=` {variable}^){otherwise}?")
            elif parameter.startswith("ArrayRef"):
                pieces.append(f"{mark} `[` {variable} `]`")
            else:
                pieces.append(f"{mark} {variable}")
        self.random.shuffle(pieces)
        return f"`<` {' '.join(pieces)} `>`"

    def _constraint(self, number: int) -> str:
        name = f"Constraint{number}"
        self.own_types.append(name)
        return f'def {name} : Type<{self.pick(PREDICATES)}, "a type of kind {number}">;\n'

    # -- parts of operations ------------------------------------------------------------------------

    def type(self) -> str:
        share = self.random.random()
        return self.pick(BUILDABLE if share < 0.3 else self.own_types if share < 0.45 else TYPES)

    def attribute(self) -> str:
        share = self.random.random()
        if share < 0.2:
            return self.pick(DEFAULTS)
        if share < 0.3:
            return "UnitAttr"
        found = self.pick([*self.enum_attributes, *self.own_attributes] if share < 0.5 else ATTRIBUTES)
        return f"OptionalAttr<{found}>" if self.chance(0.35) else found

    def property(self) -> str:
        found = self.pick(self.enum_properties if self.chance(0.25) else PROPERTIES)
        if found.startswith(("Enum", "NamedEnum")):
            share = self.random.random()
            return f"OptionalProp<{found}>" if share < 0.2 else f"ArrayProp<{found}>" if share < 0.4 else found
        return found


class _Operation:
    """One operation: its parts, and a format if it has one."""

    def __init__(self, maker: DefinitionMaker, number: int) -> None:
        self.maker = maker
        self.number = number
        self.mnemonic = f"op{number}" if maker.chance(0.8) else f"group.op{number}"
        self.operands = self._named("v", self._values(maker.random.choice((0, 1, 1, 2, 3))))
        self.results = self._named("r", self._values(maker.random.choice((0, 0, 1, 1, 2))))
        self.attributes = self._named(
            "a", [maker.attribute() for _ in range(maker.random.choice((0, 1, 2, 3)))]
        )
        self.properties = self._named(
            "p", [maker.property() for _ in range(maker.random.choice((0, 0, 1, 2)))]
        )
        self.regions = self._named("g", self._regions())
        self.successors = self._named("s", self._successors())
        self._nest_operands()
        self.traits = self._traits()
        self.has_prop_dict = False
        self.format: str | None = None
        if maker.chance(0.75):
            self.make_format()

    def _named(self, prefix: str, definitions: list[str]) -> dict[str, str]:
        return {f"{prefix}{at}": definition for at, definition in enumerate(definitions)}

    def _values(self, count: int) -> list[str]:
        maker = self.maker
        found = []
        for _ in range(count):
            share = maker.random.random()
            type = maker.type()
            found.append(
                f"Optional<{type}>" if share < 0.15 else f"Variadic<{type}>" if share < 0.35 else type
            )
        return found

    def _nest_operands(self) -> None:
        """Group some variadic operands; an attribute, which formats leave out, stores the sizes."""
        for name, definition in self.operands.items():
            if definition.startswith("Variadic<") and self.maker.chance(0.2):
                self.operands[name] = f'VariadicOfVariadic<{definition[9:-1]}, "sizes_{name}">'
                self.attributes[f"sizes_{name}"] = "DenseI32ArrayAttr"

    def _regions(self) -> list[str]:
        if not self.maker.chance(0.3):
            return []
        regions = [self.maker.pick(REGIONS) for _ in range(self.maker.random.randint(1, 2))]
        if self.maker.chance(0.2):
            regions[-1] = f"VariadicRegion<{regions[-1]}>"
        return regions

    def _successors(self) -> list[str]:
        if not self.maker.chance(0.12):
            return []
        return ["AnySuccessor", "VariadicSuccessor<AnySuccessor>"][self.maker.random.randrange(2) :]

    def _traits(self) -> list[str]:
        maker = self.maker
        traits: list[str] = []
        for values, sides in ((self.operands, "Operand"), (self.results, "Result")):
            sized = [each for each in values.values() if each.startswith(("Optional<", "Variadic"))]
            if len(sized) > 1:
                same = all(each.startswith("Variadic<") for each in sized) and maker.chance(0.3)
                traits.append(f"SameVariadic{sides}Size" if same else f"AttrSized{sides}Segments")
        if self.regions:
            traits += [maker.pick(REGION_TRAITS)] if maker.chance(0.8) else []
        elif not self.successors and maker.chance(0.2):
            traits.append(maker.pick(PLAIN_TRAITS))
        if self.successors:
            traits.append("Terminator")
        if self.operands and self.results and maker.chance(0.3):
            traits.append(maker.pick(VALUE_TRAITS))
        both = [*self.operands, *self.results]
        plain = [each for each in both if not self._may_be_missing({**self.operands, **self.results}[each])]
        if len(plain) > 1 and maker.chance(0.25):
            first, second = maker.random.sample(plain, 2)
            match = maker.pick([
                "AllTypesMatch", "AllRanksMatch", "AllShapesMatch", "AllElementTypesMatch", "AllElementCountsMatch",
                "AllTypeIDsMatch",
            ])  # fmt: skip
            traits.append(f'{match}<["{first}", "{second}"]>')
        if len(both) > 1 and maker.chance(0.25):
            traits += self._types_match_with(*maker.random.sample(both, 2))
        if self.number and maker.chance(0.08):
            parents = sorted({f'"Op{maker.random.randrange(self.number)}Op"' for _ in range(2)})
            traits.append(f"HasParent<{parents[0]}>" if len(parents) == 1 else f"ParentOneOf<[{', '.join(parents)}]>")
        if maker.chance(0.1):
            limit = maker.random.randint(1, 4)
            traits.append(
                f'PredOpTrait<"has fewer than {limit} operands", CPred<"$_op.getNumOperands() < {limit}">>'
            )
        return traits

    def _types_match_with(self, source: str, target: str) -> list[str]:
        """The trait by which the target's type is computed from the source's; none for a value and a list."""
        values = {**self.operands, **self.results}
        trait, transformer = "TypesMatchWith", self.maker.pick(TRANSFORMERS)
        lists = [values[name].startswith("Variadic") for name in (source, target)]
        if all(lists) and not any("VariadicOf" in values[name] for name in (source, target)):
            trait = "RangedTypesMatchWith"
            transformer = "llvm::make_range($_self.begin(), $_self.end())"
        elif any(lists):
            return []
        elif any(values[name].startswith("Optional<") for name in (source, target)):
            trait = "OptionalTypesMatchWith"
        return [f'{trait}<"{target} comes from {source}", "{source}", "{target}", "{transformer}">']

    def _may_be_missing(self, definition: str) -> bool:
        return definition.startswith(("Optional", "Variadic", "Default", "UnitProp", "UnitAttr"))

    # -- formats ------------------------------------------------------------------------------------

    def drop_format(self) -> None:
        self.format = None

    def make_format(self) -> None:
        """A format with all required parts, which mostly keeps the rules."""
        maker = self.maker
        pieces: list[str] = []
        typed: list[str] = []
        functional = maker.chance(0.12)
        for name, definition in self.operands.items():
            if not functional and self._may_be_missing(definition) and maker.chance(0.6):
                types = "" if self._is_buildable(definition) else f" `:` type(${name})"
                pieces.append(f"(`{maker.pick(WORDS)}` `(` ${name}^{types} `)`)?")
            else:
                pieces.append(f"${name}")
                typed.append(name)
        if len(pieces) == len(typed) and maker.chance(0.1):
            pieces = ["operands"]
        clauses: list[str] = []
        self.has_prop_dict = bool(self.properties) and maker.chance(0.3)
        for name, definition in {**self.attributes, **self.properties}.items():
            if self.has_prop_dict and maker.chance(0.7):
                continue
            if name in self.attributes and maker.chance(0.2 if name.startswith("a") else 0.9):
                continue
            if self._may_be_missing(definition) and not definition.endswith("Prop>") and maker.chance(0.25):
                clauses.append(f"`{name}`" if definition == "UnitAttr" else f"`{name}` `(` ${name} `)`")
                if definition == "UnitAttr":
                    clauses[-1] += f" ${name}"
            elif definition.startswith("Unit"):
                pieces.append(f"(`{name}` ${name}^)?")
            elif self._may_be_missing(definition) and maker.chance(0.8):
                otherwise = f" : (`no_{name}`)" if maker.chance(0.2) else ""
                pieces.append(f"(`{name}` `=` ${name}^){otherwise}?")
            else:
                pieces.append(f"qualified(${name})" if maker.chance(0.1) else f"${name}")
        if self.regions and maker.chance(0.15):
            pieces.append("regions")
        else:
            pieces += [
                f"(`{name}` ${name}^)?" if maker.chance(0.3) else f"${name}" for name in self.regions
            ]
        if self.successors and maker.chance(0.2):
            pieces.append("successors")
        else:
            pieces += [f"${name}" for name in self.successors]
        if clauses:
            pieces.append(f"oilist({' | '.join(clauses)})")
        maker.random.shuffle(pieces)
        spaced: list[str] = []
        for piece in pieces:
            if maker.chance(0.5):
                spaced.append(maker.pick(MARKS) if maker.chance(0.6) else f"`{maker.pick(WORDS)}`")
            if maker.chance(0.1):
                spaced.append(maker.pick(BLANKS))
            spaced.append(piece)
        if self.has_prop_dict:
            spaced.append("prop-dict")
        spaced.append("attr-dict-with-keyword" if maker.chance(0.15) else "attr-dict")
        spaced += self._types(functional, typed)
        self.format = " ".join(spaced)

    def _types(self, functional: bool, typed: list[str]) -> list[str]:
        if functional:
            return ["`:` functional-type(operands, results)"]
        values = {**self.operands, **self.results}
        needed = [name for name in [*typed, *self.results] if self._needs_type(name, values[name])]
        found: list[str] = []
        if len(needed) == len(values) and needed and self.maker.chance(0.2):
            return ["`:` type(operands) `to` type(results)"] if self.operands and self.results else [
                f"`:` type({'operands' if self.operands else 'results'})"
            ]
        for name in needed:
            types = f"type(${name})"
            types = f"qualified({types})" if self.maker.chance(0.15) else types
            found.append(f"{'`,`' if found else '`:`'} {types}")
        return found

    def _needs_type(self, name: str, definition: str) -> bool:
        if self._is_buildable(definition):
            return False
        # The C++ that counts results does not compile for results whose types the format leaves out.
        if name in self.results and self._may_be_missing(definition):
            return True
        # A trait may give the type; otherwise the format is refused, and made anew.
        return not (name in self.results and self.traits and self.maker.chance(0.3))

    def _is_buildable(self, definition: str) -> bool:
        return definition.removeprefix("Optional<").removeprefix("Variadic<").rstrip(">") in BUILDABLE

    def text(self) -> str:
        """The definition."""
        lines = [f'def Op{self.number}Op : ROp<"{self.mnemonic}", [{", ".join(self.traits)}]> {{']
        parts = [("arguments", "ins", {**self.operands, **self.attributes, **self.properties}),
                 ("results", "outs", self.results), ("regions", "region", self.regions),
                 ("successors", "successor", self.successors)]  # fmt: skip
        for field, operator, named in parts:
            if named:
                entries = ", ".join(f"{definition}:${name}" for name, definition in named.items())
                lines.append(f"  let {field} = ({operator} {entries});")
        if self.format is not None:
            lines.append(f"  let assemblyFormat = [{{{self.format}}}];")
        return "\n".join([*lines, "}\n"])
