"""Random definitions of operations, for tests of the C++ generated from them.

`definitions(random, count)` is a file with operations of two dialects, with and without `Properties`, which
use the features in the manual of operation definitions: values of every length, attributes and native
properties with and without defaults, regions, successors, traits, interfaces, effects, builders, derived
attributes, bodies of C++, formats.  Formats are valid or nearly valid; everything else is valid.
"""

from __future__ import annotations

from random import Random

from tests.generators.formats import FormatCase

HEAD = """\
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my::deep"; }
def Old_Dialect : Dialect { let name = "old"; let cppNamespace = "old"; let usePropertiesForAttributes = 0; }

def Color : I32EnumAttr<"Color", "a color", [
  I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"DarkBlue", 15, "dark blue">]> {
  let cppNamespace = "::my";
}
def Plain : I64EnumAttr<"Plain", "words", [I64EnumAttrCase<"A", 1, "a">, I64EnumAttrCase<"3B", 2, "b">]> {
  let cppNamespace = "::my";
}
def Rights : I32BitEnumAttr<"Rights", "rights", [
  I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "read">,
  I32BitEnumAttrCaseBit<"Write", 1, "write">,
  I32BitEnumAttrCaseGroup<"All", [
    I32BitEnumAttrCaseBit<"Read", 0, "read">, I32BitEnumAttrCaseBit<"Write", 1, "write">], "all">]> {
  let cppNamespace = "::my";
}
def Shape : I32Enum<"Shape", "a shape", [I32EnumCase<"Round", 0, "round">, I32EnumCase<"Flat", 2, "very flat">]> {
  let cppNamespace = "::my";
}
def ShapeAttr : EnumAttr<My_Dialect, Shape, "shape">;
def PairAttr : AttrDef<My_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "int64_t":$a);
  let assemblyFormat = "`<` $a `>`";
}
def BoxType : TypeDef<My_Dialect, "Box"> { let mnemonic = "box"; }
def MadeType : Type<CPred<"::llvm::isa<::my::MadeType>($_self)">, "made", "::my::MadeType">,
  BuildableType<"$_builder.getType<::my::MadeType>()">;
def Loud : TypeConstraint<CPred<"loud($_self, {\\"x\\"})">, "a \\"loud\\" type, {{$_self}} or {{f($_op)}} here">;
def OfOp : Attr<And<[CPred<"$_op.fine($_self)">, CPred<"$_self">]>, "fine for {{$_op}}"> {
  let storageType = "::my::OfOpAttr";
  let returnType = "::my::OfOp";
  let convertFromStorage = "$_self.get()";
  let constBuilderCall = "::my::OfOpAttr::get($_builder.getContext(), $0)";
}
def OfName : Attr<CPred<"$other() && $_self">, "of a name"> { let storageType = "::my::OfNameAttr"; }
def Small : ConfinedAttr<I32Attr, [IntPositive, IntMaxValue<9>]>;
def OddProp : Property<"::my::Storage", "odd \\"property\\" {{$_self}}", "::my::Interface"> {
  let convertToAttribute = [{
    // Two lines.
    return $_storage.toAttribute($_ctxt);
  }];
  let convertFromAttribute = "return $_storage.from($_attr, $_diag);";
  let convertFromStorage = "$_storage.view()";
  let assignToStorage = "$_storage.assign($_value)";
  let defaultValue = "::my::Interface{1, 2}";
  let storageTypeValueOverride = "::my::Storage(3)";
  let hashProperty = "$_storage.hash()";
  let readFromMlirBytecode = [{
    if (failed($_reader.readOdd($_storage)))
      return failure();
  }];
  let writeToMlirBytecode = "$_writer.writeOdd($_storage)";
  let predicate = CPred<"odd($_self, $_op)">;
}
def Face : OpInterface<"Face"> {
  let cppNamespace = "::my::face";
  let methods = [
    InterfaceMethod<"", "int", "one">,
    InterfaceMethod<"", "::std::string", "two", (ins "int":$a, "bool &":$b)>,
    InterfaceMethod<"", "int", "three", (ins), "", "return 3;">,
    InterfaceMethod<"", "int", "three", (ins "int":$a), "", "return a;">,
    InterfaceMethod<"", "int", "four", (ins), "return 4;">,
    StaticInterfaceMethod<"", "int", "five", (ins "int":$x)>,
    StaticInterfaceMethod<"", "int", "six", (ins), "", "  ">];
}
def Child : OpInterface<"Child", [Face]> { let methods = [InterfaceMethod<"", "void", "seven">]; }
def Extra : NativeOpTrait<"Extra", [], [{
    int extra();
      int deeper();
  }], [{
    int $cppClass::extra() { return 1; }
  }]>;
def Nowhere : NativeOpTrait<"Nowhere"> { let cppNamespace = ""; }
def Solid : NativeOpTrait<"Solid">, StructuralOpTrait;
"""

_OPERANDS = [
    *FormatCase.OPERANDS,
    "MadeType", "BoxType", "Optional<MadeType>", "Variadic<BoxType>", "Loud",
    "Arg<AnyMemRef, \"\", [MemRead]>", "Arg<Variadic<AnyMemRef>, \"\", [MemWriteAt<1, FullEffect>, MemFree]>",
    "Arg<Optional<I32>, \"\", [MemAlloc]>", "AnyTypeOf<[I32, MadeType]>", "AnyRankedTensor",
]  # fmt: skip
_RESULTS = [*[kind for kind in _OPERANDS if not kind.startswith(("Arg", "VariadicOf"))], "Res<AnyMemRef, \"\", [MemAlloc]>"]
_ATTRIBUTES = [
    *FormatCase.ATTRIBUTES,
    "Color", "Plain", "Rights", "OptionalAttr<Color>", "OptionalAttr<Rights>", "ShapeAttr", "OptionalAttr<ShapeAttr>",
    "DefaultValuedAttr<Color, \"::my::Color::Red\">", "DefaultValuedAttr<ShapeAttr, \"::my::Shape::Flat\">",
    "DefaultValuedOptionalAttr<Plain, \"::my::Plain::A\">", "PairAttr", "OptionalAttr<PairAttr>", "Small",
    "OptionalAttr<Small>", "DefaultValuedAttr<Small, \"3\">", "OfOp", "OptionalAttr<OfOp>", "OfName",
    "DefaultValuedAttr<OfOp, \"::my::OfOp($_builder)\">", "APIntAttr", "DefaultValuedAttr<APIntAttr, \"{8, 1}\">",
    "Arg<SymbolRefAttr, \"\", [MemWrite]>", "Arg<OptionalAttr<FlatSymbolRefAttr>, \"\", [MemRead]>",
    "F32Attr", "DefaultValuedAttr<F64Attr, \"0.5\">", "DefaultValuedStrAttr<StrAttr, \"a\">", "I64ArrayAttr",
    "DefaultValuedAttr<I64ArrayAttr, \"{1, 2}\">", "DenseI32ArrayAttr", "DefaultValuedAttr<DenseI32ArrayAttr, \"{}\">",
    "AffineMapAttr", "TypedStrAttr<AnyType>", "ElementsAttr", "AnyAttrOf<[I32Attr, StrAttr]>", "SymbolNameAttr",
    "DefaultValuedAttr<UnitAttr, \"true\">", "OptionalAttr<BoolAttr>", "DefaultValuedAttr<BoolAttr, \"true\">",
]  # fmt: skip
_PROPERTIES = [
    *FormatCase.PROPERTIES,
    "OddProp", "EnumProp<Shape>", "NamedEnumProp<Shape, \"shape\">", "EnumPropWithAttrForm<Shape, ShapeAttr>",
    "DefaultValuedProp<EnumProp<Shape>, \"::my::Shape::Flat\">", "IntArrayProp<I32Prop>", "BoolProp",
    "ConfinedProp<I64Prop, CPred<\"$_self > 3\">, \"more than 3\">", "OptionalProp<StringProp>", "I32Prop",
    "ArrayProp<StringProp>", "OptionalProp<ArrayProp<I64Prop>>", "DefaultValuedProp<UnitProp, \"false\">",
    "ArrayProp<ConfinedProp<I32Prop, CPred<\"$_self\">>>",
]  # fmt: skip
_TRAITS = [
    "SameOperandsAndResultType", "SameTypeOperands", "IsolatedFromAbove", "Terminator", "NoTerminator", "SingleBlock",
    "SingleBlockImplicitTerminator<\"YieldOp\">", "Pure", "NoMemoryEffect", "MemoryEffects<[MemRead, MemWriteAt<2>]>",
    "Extra", "Nowhere", "Solid", "ParentOneOf<[\"A\", \"B\"]>", "DeclareOpInterfaceMethods<Face>",
    "DeclareOpInterfaceMethods<Face, [\"three\"]>", "DeclareOpInterfaceMethods<Child>", "Child", "Face", "Symbol",
    "OpAsmOpInterface", "DeclareOpInterfaceMethods<OpAsmOpInterface>", "InferTypeOpInterface",
    "DeclareOpInterfaceMethods<InferTypeOpInterface>", "SameOperandsElementType",
    "PredOpTrait<\"it \\\"holds\\\"\", CPred<\"holds($_op, $v0, $r0)\">>", "TraitList<[Solid, Extra]>",
    "AlwaysSpeculatableImplTrait", "ConditionallySpeculatable", "RecursiveMemoryEffects",
]  # fmt: skip
_BUILDERS = [
    'OpBuilder<(ins "int":$a)>',
    'OpBuilder<(ins "int":$a, CArg<"bool", "true">:$b), "build($_builder, $_state, a);">',
    'OpBuilder<(ins), [{\n    // Nothing.\n\n      $_state.addTypes({});\n  }]>',
    'OpBuilder<(ins "::mlir::Value", "::mlir::Type":$location, CArg<"int", "$_builder.one()">)>',
    'OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::ValueRange":$operands)>',
    'DeprecatedOpBuilder<"use \\"another\\"", (ins "float":$f), "f();">',
]  # fmt: skip
_FLAGS = [
    "hasVerifier", "hasRegionVerifier", "hasFolder", "hasCanonicalizer", "hasCanonicalizeMethod",
    "useCustomPropertiesEncoding",
]  # fmt: skip
_BODIES = [
    ("summary", "A summary of one line."),
    ("summary", "  \n  of two\n    lines "),
    ("description", "\n    Several lines.\n\n      Indented.\n  Less.\n  "),
    ("extraClassDeclaration", "\n    int more();\n\n  int less();\n"),
    ("extraClassDeclaration", "int one(); "),
    ("extraClassDefinition", "\n    int $cppClass::more() { return $$0; }\n      // $name\n  "),
    ("cppNamespace", "::other::space"),
    ("cppNamespace", ""),
]
_FIELDS = [
    'DerivedAttr seven = DerivedAttr<"int64_t", "return 7;", "$_builder.getI64IntegerAttr($_self)">;',
    'DerivedAttr other = DerivedAttr<"int", [{\n    return 8;\n  }]>;',
    'DerivedTypeAttr kind = DerivedTypeAttr<"return {};">;',
]


class _Operation(FormatCase):
    """One operation."""

    OPERANDS = _OPERANDS
    RESULTS = _RESULTS
    ATTRIBUTES = _ATTRIBUTES
    PROPERTIES = _PROPERTIES

    def _named(self, prefix: str, choices: list[str], most: int) -> dict[str, str]:
        kinds = super()._named(prefix, choices, most)
        return {self._styled(name): kind for name, kind in kinds.items()}

    def _styled(self, name: str) -> str:
        prefix, number = name[0], name[1:]
        styles = (f"{prefix}_arg{number}", f"{prefix}_{number}", f"{prefix}Big{number}_", f"_{name}_x")
        return self.random.choice(styles) if self.chance(0.2) else name

    def text(self, number: int) -> str:
        random = self.random
        syntax = random.random()
        # The elements of a format must have names.
        self.drops_names = syntax >= 0.7
        dialect = random.choice(("My_Dialect", "My_Dialect", "Old_Dialect"))
        if dialect == "Old_Dialect" and self.chance(0.8):
            self.properties = {}
        lines = [
            f"  let arguments = (ins {self._listed(self._arguments(), random.random() < 0.5)});",
            f"  let results = (outs {self._listed(self.results, False)});",
        ]
        if self.regions:
            lines.append(f"  let regions = (region {self._listed(self.regions, False)});")
        if self.successors:
            lines.append(f"  let successors = (successor {self._listed(self.successors, False)});")
        if syntax < 0.7:
            lines.append(f"  let assemblyFormat = [{{{self._format()}}}];")
        elif syntax < 0.85:
            lines.append("  let hasCustomAssemblyFormat = 1;")
        lines += [f"  let {flag} = 1;" for flag in random.sample(_FLAGS, self._few())]
        bodies = dict(random.sample(_BODIES, self._few()))
        lines += [f"  let {field} = [{{{body}}}];" for field, body in bodies.items()]
        lines += [f"  {field}" for field in random.sample(_FIELDS, self._few() // 2)]
        builders = random.sample(_BUILDERS, self._few())
        if builders:
            lines.append(f"  let builders = [{', '.join(builders)}];")
            if self.chance(0.3):
                lines.append("  let skipDefaultBuilders = 1;")
        name = f"{random.choice(('My_', '', '_'))}Op{number}"
        head = f'def {name} : Op<{dialect}, "op.{number}", [{", ".join(self._traits())}]> {{'
        return "\n".join([head, *lines, "}", ""])

    def _few(self) -> int:
        return self.random.choice((0, 0, 0, 1, 1, 2))

    def _format(self) -> str:
        elements = self.elements()
        if self.chance(0.3):
            elements = [each for piece in elements for each in (self.literal(), piece)][1:]
        return " ".join(elements)

    def _arguments(self) -> dict[str, str]:
        arguments = {**self.values, **self.attributes, **self.properties}
        if any(kind.startswith("VariadicOfVariadic") for kind in self.values.values()):
            arguments["sizes"] = "DenseI32ArrayAttr"
        return arguments

    def _listed(self, kinds: dict[str, str], shuffled: bool) -> str:
        named = [
            kind if self._drops_name(name, kind) else f"{kind}:${name}" for name, kind in kinds.items()
        ]
        if shuffled:
            self.random.shuffle(named)
        return ", ".join(named)

    def _drops_name(self, name: str, kind: str) -> bool:
        can_drop = name.lstrip("_")[0] in "vrgs" and name != "sizes" and not kind.startswith("VariadicRegion")
        return self.drops_names and can_drop and self.chance(0.3)

    def _traits(self) -> list[str]:
        traits = self.random.sample(_TRAITS, self.random.choice((0, 1, 1, 2, 3)))
        names = [*self.values, *self.results]
        if len(names) > 1:
            first, second = self.random.sample(names, 2)
            transformer = '::my::f($_self, $_ctxt)'
            related = [
                f'AllTypesMatch<["{first}", "{second}"]>',
                f'AllTypesMatch<[{", ".join([repr(name) for name in names])}]>'.replace("'", '"'),
                f'TypesMatchWith<"they match", "{first}", "{second}", "{transformer}">',
                f'ShapedTypeMatchesElementCountAndTypes<"{first}", "{second}">',
            ]
            traits += self.random.sample(related, self._few())
        if self.attributes and not any(_is_variable(kind) for kind in self.results.values()) and self.chance(0.2):
            traits.append("FirstAttrDerivedResultType")
        if "SameOperandsAndResultType" in traits and not self.values:
            traits.remove("SameOperandsAndResultType")
        for what, kinds in (("Operand", self.values), ("Result", self.results)):
            if sum(_is_variable(kind) for kind in kinds.values()) > 1:
                traits.append(
                    self.random.choice((f"AttrSized{what}Segments", f"SameVariadic{what}Size"))
                )
        self.random.shuffle(traits)
        return traits


def _is_variable(kind: str) -> bool:
    return "Variadic" in kind or "Optional" in kind


def definitions(random: Random, count: int) -> str:
    """A file with some operations."""
    return HEAD + "".join([_Operation(random).text(number) for number in range(count)])
