"""A dialect of random definitions: enums, attributes, types and operations, all of which mlir-tblgen accepts.

    DefinitionMaker(random, "some").dialect(40)     the text of a `.td` file with 40 operations

Operations mix operands, attributes, properties, regions, successors, results and traits; the conditions of
some are random, too.  An assembly format mentions its parts in a random order; formats that are against the
rules are made anew (test_random_formats.py compares how those are refused).
"""

from __future__ import annotations

from random import Random

from mlirkit import tablegen
from mlirkit.ods.assembly_format import FormatError, parse_op_format
from mlirkit.ods.model.reader import read_definitions
from mlirkit.ods.shipped_folder import shipped_folder

_PRELUDE = """\
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PluginDialect : Dialect {
  let name = "@NAME@";
  let cppNamespace = "::@NAME@";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}
class ROp<string mnemonic, list<Trait> traits = []> : Op<PluginDialect, mnemonic, traits>;
def EndOp : ROp<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }
"""
#: Types with a builder, which formats need not mention.
_BUILDABLE = ["I32", "I64", "F32", "Index", "I1", "SI8"]
_TYPES = [
    "AnyType", "AnyInteger", "AnyFloat", "AnySignlessInteger", "AnyTensor", "AnyMemRef", "AnyVectorOfAnyRank",
    "AnyShaped", "AnyComplex", "AnyTuple", "FunctionType", "NoneType", "SignlessIntegerLike", "FloatLike",
    "TensorOf<[I32, F32]>", "RankedTensorOf<[AnyFloat]>", "1DTensorOf<[AnyType]>", "0DTensorOf<[F32]>",
    "StaticShapeTensorOf<[AnyInteger]>", "TensorRankOf<[AnyType], [1, 2]>", "VectorOfLengthAndType<[2, 4], [F32, I32]>",
    "VectorOfNonZeroRankOf<[F16, F32]>", "VectorOfRank<[1, 2]>", "FixedVectorOfAnyRank<[I8]>", "ScalableVectorOfRank<[1]>",
    "MemRefOf<[F32, I8]>", "MemRefRankOf<[AnyType], [0, 2]>", "StaticShapeMemRefOf<[F32]>", "Complex<F32>",
    "AnyTypeOf<[I32, F32, AnyTensor]>", "AnyTypeOf<[Index, AnyVectorOfAnyRank], \"one of two\">", "TupleOf<[I32]>",
    "NestedTupleOf<[I32, F32]>", "UI<16>", "AnyIntOfWidths<[8, 16]>",
]  # fmt: skip
_ATTRIBUTES = [
    "I32Attr", "I64Attr", "SI64Attr", "UI8Attr", "I1Attr", "F32Attr", "F64Attr", "StrAttr", "BoolAttr", "AnyAttr",
    "TypeAttr", "FlatSymbolRefAttr", "SymbolRefAttr", "IndexAttr", "I64ArrayAttr", "StrArrayAttr", "ArrayAttr",
    "DenseI32ArrayAttr", "DenseBoolArrayAttr", "DenseF64ArrayAttr", "AffineMapAttr", "AffineMapArrayAttr",
    "DictionaryAttr", "DictArrayAttr", "ElementsAttr", "I32ElementsAttr", "TypeArrayAttr", "TypedAttrInterface",
    "LocationAttr", "SymbolRefArrayAttr", "APIntAttr", "TypeAttrOf<AnyInteger>", "BoolArrayAttr", "F32ArrayAttr",
    "TypedArrayAttrBase<AnyAttrOf<[I32Attr, StrAttr]>, \"numbers or words\">", "AnyAttrOf<[I32Attr, StrAttr]>",
    "ConfinedAttr<I32Attr, [IntMinValue<2>, IntMaxValue<9>]>", "ConfinedAttr<I64Attr, [IntPositive]>",
    "ConfinedAttr<ArrayAttr, [ArrayMinCount<1>]>", "ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]>",
    "ConfinedAttr<StrAttr, [AllAttrOf<[ShortWord, PlainWord]>]>", "TypedStrAttr<AnyInteger>", "StringElementsAttr",
    "RankedF32ElementsAttr<[2]>", "IntElementsAttrOf<8>", "ElementsAttrBase<CPred<\"true\">, \"elements\">",
]  # fmt: skip
_DEFAULTS = [
    'DefaultValuedAttr<I32Attr, "7">', 'DefaultValuedAttr<F32Attr, "1.5f">', 'DefaultValuedAttr<BoolAttr, "false">',
    'DefaultValuedStrAttr<StrAttr, "word">', 'DefaultValuedAttr<I64ArrayAttr, "{1, 2}">',
    'DefaultValuedAttr<DenseI32ArrayAttr, "{3}">', 'DefaultValuedOptionalAttr<I64Attr, "-1">',
    'DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">', 'DefaultValuedAttr<F64Attr, "-0.25">',
]  # fmt: skip
_PROPERTIES = [
    "I64Prop", "I32Prop", 'IntProp<"uint8_t">', 'IntProp<"int8_t">', "StringProp", "BoolProp",
    "UnitProp", "ArrayProp<I64Prop>", "ArrayProp<StringProp>", "IntArrayProp<I32Prop>", "OptionalProp<I64Prop>",
    "OptionalProp<StringProp>", "OptionalProp<ArrayProp<I32Prop>>", "ArrayProp<ArrayProp<I64Prop>>",
    "ArrayProp<BoolProp>", "OptionalProp<OptionalProp<I64Prop>>", "ArrayProp<OptionalProp<I64Prop>>",
    "ArrayProp<OptionalProp<StringProp>>", 'DefaultValuedProp<I32Prop, "-3">',
    'DefaultValuedProp<I64Prop, "7">', 'DefaultValuedProp<StringProp, "\\"a b\\"">', 'DefaultValuedProp<BoolProp, "true">',
    'DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">',
    'ConfinedProp<I64Prop, CPred<"$_self >= 2 && $_self != 5">, "two or more">',
    'ConfinedProp<StringProp, CPred<"!$_self.empty()">>',
    'ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > 0">, "positive">>',
    'OptionalProp<ConfinedProp<I32Prop, CPred<"$_self % 2 == 0">, "even">>',
]  # fmt: skip
_REGIONS = ["AnyRegion", "SizedRegion<1>", "MinSizedRegion<1>", "MaxSizedRegion<2>"]
_REGION_TRAITS = ["NoTerminator", "SingleBlock", "NoRegionArguments", "IsolatedFromAbove",
                  'SingleBlockImplicitTerminator<"EndOp">']  # fmt: skip
_VALUE_TRAITS = [
    "SameTypeOperands", "SameOperandsElementType", "SameOperandsShape", "SameOperandsAndResultType",
    "SameOperandsAndResultElementType", "SameOperandsAndResultShape", "Elementwise", "ResultsAreFloatLike",
    "ResultsBroadcastableShape", "SameOperandsAndResultRank",
]  # fmt: skip
_PLAIN_TRAITS = ["Pure", "Commutative", "AlwaysSpeculatable", "NoMemoryEffect"]
_PARAMETERS = [
    '"int64_t"', '"bool"', '"unsigned"', 'StringRefParameter<"words">', '"::mlir::Type"', '"::mlir::Attribute"',
    'OptionalParameter<"::mlir::Type">', 'DefaultValuedParameter<"int", "3">', 'ArrayRefParameter<"int64_t">',
    'OptionalArrayRefParameter<"int32_t">', '"::mlir::StringAttr"', 'OptionalParameter<"::mlir::IntegerAttr">',
    'DefaultValuedParameter<"bool", "true">', '"uint16_t"', 'ArrayRefParameter<"::mlir::Type">',
    '"::mlir::AffineMap"', '"::mlir::FlatSymbolRefAttr"', '"::mlir::ArrayAttr"', 'ArrayRefParameter<"bool">',
    'OptionalParameter<"::mlir::StringAttr">', 'OptionalParameter<"std::optional<int64_t>">',
    'ArrayRefParameter<"::mlir::Attribute">', 'DefaultValuedParameter<"::mlir::Type", "::mlir::IndexType::get($_ctxt)">',
    '"::mlir::IntegerType"', '"::mlir::RankedTensorType"',
]  # fmt: skip
_WORDS = ["to", "of", "in_out", "with", "by", "and"]
# White space, which only printers see.
_BLANKS = ["` `", "`\\n`", "``"]
_MARKS = ["`,`", "`:`", "`->`", "`=`", "`?`", "`+`", "`*`"]
_PREDICATES = [
    'CPred<"::llvm::isa<::mlir::IntegerType>($_self)">',
    'And<[CPred<"::llvm::isa<::mlir::ShapedType>($_self)">, CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasRank()">,'
    ' CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() < 2">]>',
    'Neg<CPred<"$_self.isF32()">>', 'Or<[CPred<"$_self.isIndex()">, CPred<"$_self.isInteger(8)">]>',
    'CPred<"$_self.isIntOrFloat() && $_self.getIntOrFloatBitWidth() == 32">',
    'CPred<"::mlir::getElementTypeOrSelf($_self).isSignlessInteger()">',
]  # fmt: skip


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
        """The text of a `.td` file that defines `count` operations, and what they use."""
        head = [_PRELUDE.replace("@NAME@", self.name), _WORD_CONSTRAINTS]
        head += [self._enum(number) for number in range(5)]
        head += [self._value("Attr", number) for number in range(4)]
        head += [self._value("Type", number) for number in range(4)]
        head += [self._constraint(number) for number in range(4)]
        before = "".join(head)
        operations = [_Operation(self, number) for number in range(count)]
        self._drop_bad_formats(before, operations)
        return before + "".join(operation.text() for operation in operations)

    def _drop_bad_formats(self, before: str, operations: list[_Operation]) -> None:
        """Make formats that are against the rules anew; after some attempts an operation has none."""
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

    # -- what operations use ------------------------------------------------------------------------

    def _enum(self, number: int) -> str:
        name = f"Enum{number}"
        wide = self.chance(0.4)
        bits = "I64" if wide else "I32"
        is_bit = number % 2 == 1
        cases = self.random.sample(range(62 if wide else 30), self.random.randint(2, 5))
        kind = f"{bits}BitEnum" if is_bit else f"{bits}Enum"
        case = f"{bits}BitEnumCaseBit" if is_bit else f"{bits}EnumCase"
        words = [
            f'{case}<"C{at}", {at}, "{self.pick(["c", "the ", "k_"]) if not is_bit else "c"}{at}">'
            for at in cases
        ]
        if is_bit and self.chance(0.5):
            words.insert(0, f'{bits}BitEnumCaseNone<"Nothing", "nothing">')
        body = f'let cppNamespace = "::{self.name}";'
        if is_bit:
            body += f' let separator = "{self.pick(["|", ", ", " | "])}";'
        text = f'def {name} : {kind}<"{name}", "an enum", [{", ".join(words)}]> {{ {body} }}\n'
        self.enum_properties += [f"EnumProp<{name}>", f'NamedEnumProp<{name}, "kind{number}">']
        default = f"::{self.name}::{name}::C{cases[0]}"
        self.enum_properties.append(f'DefaultValuedProp<EnumProp<{name}>, "{default}">')
        self.enum_parameters += [
            f"EnumParameter<{name}>",
            f'DefaultValuedParameter<"::{self.name}::{name}", "{default}">',
        ]
        if self.chance(0.6):
            text += f'def {name}Attr : EnumAttr<PluginDialect, {name}, "enum{number}">'
            text += ' { let assemblyFormat = "`<` $value `>`"; }\n' if self.chance(0.4) else ";\n"
            self.enum_attributes.append(f"{name}Attr")
            self.enum_properties.append(f"EnumPropWithAttrForm<{name}, {name}Attr>")
        return text

    def _value(self, kind: str, number: int) -> str:
        """An attribute or a type of the dialect."""
        parameters = [
            self.pick(self.enum_parameters if self.chance(0.15) else _PARAMETERS)
            for _ in range(self.random.randint(0, 3))
        ]
        names = [f"p{at}" for at in range(len(parameters))]
        declared = ", ".join(f"{each}:${name}" for each, name in zip(parameters, names, strict=True))
        name = f"Own{number}{kind}"
        text = f'def {name} : {kind}Def<PluginDialect, "Own{number}"> {{\n  let mnemonic = "own{number}";\n'
        if parameters:
            form = self._parameter_format(parameters)
            text += f'  let parameters = (ins {declared});\n  let assemblyFormat = "{form}";\n'
        (self.own_attributes if kind == "Attr" else self.own_types).append(name)
        return text + "}\n"

    def _parameter_format(self, parameters: list[str]) -> str:
        """A format that lists the parameters, has them in a struct, or spells each out."""
        share = self.random.random()
        if share < 0.25:
            return "`<` params `>`"
        if share < 0.55:
            return "`<` struct(params) `>`"
        pieces = []
        for number, parameter in enumerate(parameters):
            mark = f"`{self.pick(_WORDS)}{number}`"
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
        return f'def {name} : Type<{self.pick(_PREDICATES)}, "a type of kind {number}">;\n'

    # -- parts of operations ------------------------------------------------------------------------

    def type(self) -> str:
        share = self.random.random()
        return self.pick(_BUILDABLE if share < 0.3 else self.own_types if share < 0.45 else _TYPES)

    def attribute(self) -> str:
        share = self.random.random()
        if share < 0.2:
            return self.pick(_DEFAULTS)
        if share < 0.3:
            return "UnitAttr"
        found = self.pick([*self.enum_attributes, *self.own_attributes] if share < 0.5 else _ATTRIBUTES)
        return f"OptionalAttr<{found}>" if self.chance(0.35) else found

    def property(self) -> str:
        found = self.pick(self.enum_properties if self.chance(0.25) else _PROPERTIES)
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

    def _regions(self) -> list[str]:
        if not self.maker.chance(0.3):
            return []
        regions = [self.maker.pick(_REGIONS) for _ in range(self.maker.random.randint(1, 2))]
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
            sized = [each for each in values.values() if each.startswith(("Optional<", "Variadic<"))]
            if len(sized) > 1:
                same = all(each.startswith("Variadic<") for each in sized) and maker.chance(0.3)
                traits.append(f"SameVariadic{sides}Size" if same else f"AttrSized{sides}Segments")
        if self.regions:
            traits += [maker.pick(_REGION_TRAITS)] if maker.chance(0.8) else []
        elif not self.successors and maker.chance(0.2):
            traits.append(maker.pick(_PLAIN_TRAITS))
        if self.successors:
            traits.append("Terminator")
        if self.operands and self.results and maker.chance(0.3):
            traits.append(maker.pick(_VALUE_TRAITS))
        both = [*self.operands, *self.results]
        plain = [each for each in both if not self._may_be_missing({**self.operands, **self.results}[each])]
        if len(plain) > 1 and maker.chance(0.25):
            first, second = maker.random.sample(plain, 2)
            match = maker.pick(["AllTypesMatch", "AllRanksMatch", "AllShapesMatch", "AllElementTypesMatch"])
            traits.append(f'{match}<["{first}", "{second}"]>')
        if maker.chance(0.1):
            limit = maker.random.randint(1, 4)
            traits.append(
                f'PredOpTrait<"has fewer than {limit} operands", CPred<"$_op.getNumOperands() < {limit}">>'
            )
        return traits

    def _may_be_missing(self, definition: str) -> bool:
        return definition.startswith(("Optional", "Variadic", "Default", "UnitProp", "UnitAttr"))

    # -- formats ------------------------------------------------------------------------------------

    def drop_format(self) -> None:
        self.format = None

    def make_format(self) -> None:
        """A format that says all that must be said, and mostly keeps the rules."""
        maker = self.maker
        pieces: list[str] = []
        typed: list[str] = []
        functional = maker.chance(0.12)
        for name, definition in self.operands.items():
            if not functional and self._may_be_missing(definition) and maker.chance(0.6):
                types = "" if self._is_buildable(definition) else f" `:` type(${name})"
                pieces.append(f"(`{maker.pick(_WORDS)}` `(` ${name}^{types} `)`)?")
            else:
                pieces.append(f"${name}")
                typed.append(name)
        clauses: list[str] = []
        self.has_prop_dict = bool(self.properties) and maker.chance(0.3)
        for name, definition in {**self.attributes, **self.properties}.items():
            if self.has_prop_dict and maker.chance(0.7):
                continue
            if name in self.attributes and maker.chance(0.2):
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
        pieces += [f"${name}" for name in self.regions]
        pieces += [f"${name}" for name in self.successors]
        if clauses:
            pieces.append(f"oilist({' | '.join(clauses)})")
        maker.random.shuffle(pieces)
        spaced: list[str] = []
        for piece in pieces:
            if maker.chance(0.5):
                spaced.append(maker.pick(_MARKS) if maker.chance(0.6) else f"`{maker.pick(_WORDS)}`")
            if maker.chance(0.1):
                spaced.append(maker.pick(_BLANKS))
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
        for name in needed:
            found.append(f"{'`,`' if found else '`:`'} type(${name})")
        return found

    def _needs_type(self, name: str, definition: str) -> bool:
        if self._is_buildable(definition):
            return False
        # A trait may say the type; without it the format is refused, and made anew.
        return not (name in self.results and self.traits and self.maker.chance(0.3))

    def _is_buildable(self, definition: str) -> bool:
        return definition.removeprefix("Optional<").removeprefix("Variadic<").rstrip(">") in _BUILDABLE

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


_WORD_CONSTRAINTS = """\
def ShortWord : AttrConstraint<CPred<"::llvm::cast<::mlir::StringAttr>($_self).getValue().size() < 6">, "is short">;
def PlainWord : AttrConstraint<CPred<"!::llvm::cast<::mlir::StringAttr>($_self).getValue().contains(' ')">,
    "is one word">;
"""
