"""Random definition files for generators of C++: enums, dialects, interfaces, attributes, types, passes.

Also bytecode, constraints and availability.  Each function makes the text of one file from a source of
randomness.  All options of the base library's classes are drawn, most of them rarely, so that files stay valid;
rewrite patterns are in cpp_patterns.py.
"""

from __future__ import annotations

from random import Random

WORDS = ["alpha", "beta_two", "gammaRay", "d", "eps3", "zeta_", "eta__1", "Theta", "io_x", "kappa"]
TEXTS = [
    "",
    "one line",
    "a longer text. With two sentences",
    "\n    indented\n      deeper\n\n    back\n  ",
    "  ends in blanks   \n",
    'quotes \\" and ` in it',
    "\n  \n",
]


def words(random: Random, most: int) -> list[str]:
    """Some different words."""
    return random.sample(WORDS, random.randint(0, most))


def text(random: Random) -> str:
    return f"[{{{random.choice(TEXTS)}}}]"


def some(random: Random, chance: float, line: str) -> str:
    """A line, or none."""
    return f"  {line}\n" if random.random() < chance else ""


def namespace(random: Random) -> str:
    return random.choice(["::mlir::t", "t", "::a::b", "mlir::t::inner"])


# -- enums ----------------------------------------------------------------------------------------------


def enums(random: Random) -> str:
    """Enums of every class, with every option."""
    parts = ['include "mlir/IR/EnumAttr.td"\n']
    for number in range(random.randint(1, 5)):
        name = f"E{number}"
        bits = random.random() < 0.5
        parts.append(bit_enum(random, name) if bits else int_enum(random, name))
    return "".join(parts)


def _enum_options(random: Random, name: str) -> str:
    return "".join(
        [
            some(random, 0.8, f'let cppNamespace = "{namespace(random)}";'),
            some(random, 0.2, f'let stringToSymbolFnName = "parse{name}";'),
            some(random, 0.2, f'let symbolToStringFnName = "print{name}";'),
            some(random, 0.2, 'let symbolToStringFnRetType = "std::string";'),
            some(random, 0.2, f'let underlyingToSymbolFnName = "number{name}";'),
            some(random, 0.2, f'let maxEnumValFnName = "most{name}";'),
            some(random, 0.1, 'let underlyingType = "";'),
        ]
    )


def int_enum(random: Random, name: str) -> str:
    width = random.choice([8, 32, 64])
    texts = ["a", "b c", "1st", "key.word", "", "x$y", "é", "semi;"]
    cases = []
    for index, word in enumerate(words(random, 6)):
        symbol = random.choice([word, f"{index}x"])
        value = random.choice([index, index * 7, 2**31 + index]) if random.random() < 0.95 else -1
        case_text = random.choice([word, random.choice(texts)])
        cases.append((symbol, value, case_text))
    attribute = random.random() < 0.5
    if attribute:
        kind = f"I{width if width > 8 else 32}EnumAttr"
        listed = [f'{kind}Case<"{symbol}", {value}, "{shown}">' for symbol, value, shown in cases]
        head = f'{kind}<"{name}", "summary of {name}", [{", ".join(listed)}]>'
        options = some(random, 0.6, "let genSpecializedAttr = 0;")
        options += some(random, 0.2, f'let specializedAttrClassName = "{name}Own";')
    else:
        kind = f"I{width if width > 8 else 32}Enum"
        listed = [f'{kind}Case<"{symbol}", {value}, "{shown}">' for symbol, value, shown in cases]
        head = f'{kind}<"{name}", "summary of {name}", [{", ".join(listed)}]>'
        options = ""
    return f"def {name} : {head} {{\n{_enum_options(random, name)}{options}}}\n"


def bit_enum(random: Random, name: str) -> str:
    width = random.choice([8, 16, 32, 64])
    attribute = random.random() < 0.5
    suffix = "Attr" if attribute else ""
    names = words(random, 6)
    quoted = random.random() < 0.3
    shown = ["plain", "a b", "c-d"] if quoted else ["plain", "pl2", "x.y"]
    defs = []
    cases = []
    for index, word in enumerate(names):
        case = f"{name}_{index}"
        cases.append(case)
        label = random.choice([word, f"{random.choice(shown)}{'' if quoted else index}"])
        if index == 0 and random.random() < 0.5:
            defs.append(f'def {case} : I{width}BitEnum{suffix}CaseNone<"{word}", "{label}">;\n')
        elif index > 2 and random.random() < 0.4:
            group = ", ".join(cases[1 : index - 1] or cases[:1])
            defs.append(f'def {case} : BitEnumCaseGroup<"{word}", [{group}], "{label}">;\n')
        else:
            defs.append(f'def {case} : I{width}BitEnum{suffix}CaseBit<"{word}", {index}, "{label}">;\n')
    options = "".join(
        [
            _enum_options(random, name),
            some(random, 0.3, f'let separator = "{random.choice([", ", "|", " | "])}";'),
            some(random, 0.5 if quoted else 0.3, "let printBitEnumQuoted = 1;"),
            some(random, 0.4, "let printBitEnumPrimaryGroups = 1;"),
            some(random, 0.7, "let genSpecializedAttr = 0;") if attribute else "",
        ]
    )
    head = f'I{width}BitEnum{suffix}<"{name}", "bits of {name}", [{", ".join(cases)}]>'
    return f"{''.join(defs)}def {name} : {head} {{\n{options}}}\n"


# -- dialects -------------------------------------------------------------------------------------------


def dialect(random: Random, name: str = "Test_Dialect") -> str:
    """A dialect with any of its flags."""
    flags = [
        "hasConstantMaterializer",
        "hasNonDefaultDestructor",
        "hasOperationAttrVerify",
        "hasRegionArgAttrVerify",
        "hasRegionResultAttrVerify",
        "hasOperationInterfaceFallback",
        "hasCanonicalizer",
        "isExtensible",
        "useDefaultAttributePrinterParser",
        "useDefaultTypePrinterParser",
    ]
    attributes = ", ".join(
        [
            f'"::mlir::{kind}Attr":${word}'
            for kind, word in zip(("Unit", "String", "Integer"), words(random, 3), strict=False)
        ]
    )
    lines = [
        'let name = "test";',
        *[f"let {flag} = 1;" for flag in flags if random.random() < 0.3],
    ]
    return "".join(
        [
            f"def {name} : Dialect {{\n",
            *[f"  {line}\n" for line in lines],
            some(random, 0.8, f'let cppNamespace = "{random.choice(["", "::mlir::t", "t::u"])}";'),
            some(random, 0.6, f"let summary = {text(random)};"),
            some(random, 0.6, f"let description = {text(random)};"),
            some(random, 0.4, 'let dependentDialects = ["A::B", "::c::D"];'),
            some(random, 0.4, f"let discardableAttrs = (ins{' ' if attributes else ''}{attributes});"),
            some(random, 0.4, "let extraClassDeclaration = [{\n    int extra();\n  }];"),
            "}\n",
        ]
    )


def dialects(random: Random) -> str:
    """A file with a dialect."""
    return 'include "mlir/IR/DialectBase.td"\n' + dialect(random)


# -- documents ------------------------------------------------------------------------------------------


def documents(random: Random) -> str:
    """Everything that documentation covers: operations, in groups and alone, values, constraints, enums."""
    groups = [f"G{number}" for number in range(random.randint(0, 3))]
    includes = 'include "mlir/IR/EnumAttr.td"\ninclude "mlir/IR/OpBase.td"\n'
    parts = [includes, _without_blank(dialect(random)), PARAMETER_CLASSES]
    for group in groups:
        # A group without a title is not shown.
        title = random.choice(["", "Title", "  of words "])
        parts.append(
            f'def {group} : OpDocGroup {{ let summary = "{title}"; let description = {text(random)}; }}\n'
        )
    for number in range(random.randint(0, 6)):
        group = random.choice(["", *groups])
        parts.append((f"let opDocGroup = {group} in\n" if group else "") + documented_operation(random, number))
    for number in range(random.randint(0, 2)):
        parts.append(_without_blank(value(random, number, is_attribute=random.random() < 0.5, has_traits=False)))
        kind, base = random.choice([("Type", "DialectType"), ("Attr", "DialectAttr")])
        parts.append(
            f"def {kind}Of{number} : {base}<Test_Dialect, CPred<\"$_self\">, \"kind {number}\"> {{\n"
            f"{some(random, 0.7, f'let description = {text(random)};')}}}\n"
        )
    parts += [int_enum(random, f"E{number}") for number in range(random.randint(0, 2))]
    return "".join(parts)


def _without_blank(definition: str) -> str:
    """A definition without a blank summary: mlir-tblgen reads past its end."""
    return definition.replace("let summary = [{\n  \n}];", "")


def documented_operation(random: Random, number: int) -> str:
    """An operation with random parts, each of which has a table in its documentation."""
    operands = ", ".join([f"{random.choice(OPERANDS)}:${word}" for word in words(random, 3)])
    fields = [
        f"let arguments = (ins{' ' if operands else ''}{operands});",
        *random.sample(
            [
                "let results = (outs AnyInteger:$sum, Variadic<AnyType>:$rest);",
                "let regions = (region AnyRegion:$first, VariadicRegion<SizedRegion<1>>:$others);",
                "let successors = (successor AnySuccessor:$target);",
                f"let summary = {text(random)};",
                f"let description = {text(random)};",
                "let hasCustomAssemblyFormat = 1;",
            ],
            random.randint(0, 6),
        ),
    ]
    lines = "".join([f"  {line}\n" for line in fields])
    return f'def Op{number} : Op<Test_Dialect, "{random.choice("xyz")}{number}"> {{\n{lines}}}\n'


OPERANDS = ["AnyType", "I32", "Optional<AnyFloat>", "I64Attr", "OptionalAttr<StrAttr>", 'DefaultValuedAttr<I1Attr, "1">']


# -- interfaces -----------------------------------------------------------------------------------------


def interfaces(random: Random) -> str:
    """Interfaces of all kinds, derived from each other."""
    parts = ['include "mlir/IR/Interfaces.td"\n']
    known: dict[str, list[str]] = {}
    for number in range(random.randint(1, 6)):
        kind = random.choice(["Op", "Op", "Attr", "Type", "Dialect"])
        bases = random.sample(known.get(kind, []), random.randint(0, min(2, len(known.get(kind, [])))))
        name = f"Interface{number}"
        listed = f", [{', '.join(bases)}]" if bases and kind != "Dialect" else ""
        lines = [
            some(random, 0.7, f'let cppNamespace = "{namespace(random)}";'),
            some(random, 0.6, f"let description = {text(random)};"),
            f"  let methods = [{', '.join([method(random, kind) for _ in range(random.randint(0, 5))])}];\n",
            some(random, 0.3, f"let extraClassDeclaration = {text(random)};"),
            some(
                random,
                0.3,
                f"let extraSharedClassDeclaration = [{{ int s() {{ return $_{kind.lower()}.x(); }} }}];",
            )
            if kind != "Dialect"
            else "",
            some(random, 0.3, "let extraTraitClassDeclaration = [{\n      using X = int;\n  }];"),
            some(random, 0.3, f"let extraClassOf = [{{ return $_{kind.lower()}.ok(); }}];"),
        ]
        if kind == "Op":
            lines.append(some(random, 0.3, "let verify = [{ return check($_op); }];"))
            lines.append(some(random, 0.2, "let verifyWithRegions = 1;"))
        parts.append(f'def {name} : {kind}Interface<"Cpp{name}"{listed}> {{\n{"".join(lines)}}}\n')
        known.setdefault(kind, []).append(name)
    return "".join(parts)


def method(random: Random, kind: str) -> str:
    static = kind != "Dialect" and random.random() < 0.3
    arguments = ", ".join(
        [
            f'"{random.choice(["int", "::mlir::Value ", "const X &", "T *"])}":${word}'
            for word in words(random, 3)
        ]
    )
    self_name = "1" if static else f"$_{kind.lower()}"
    body = random.choice(['""', '"  "', f"[{{\n      return {self_name};\n    }}]", '"return 0;"'])
    default = random.choice(['""', '""', f"[{{\n      if (true)\n        return {self_name};\n    }}]"])
    result = random.choice(["void", "int", " ::mlir::Type ", "const X &", "T *", "std::pair<A, B>"])
    name = random.choice(["get", "set", "run", "is_it"])
    return (
        f'{"Static" if static else ""}InterfaceMethod<{text(random)}, "{result}", "{name}", '
        f"(ins{' ' if arguments else ''}{arguments}), {body}, {default}>"
    )


# -- attributes and types -------------------------------------------------------------------------------


def values(random: Random) -> str:
    """Attributes and types of one dialect with parameters, builders, traits and formats."""
    parts = [
        'include "mlir/IR/AttrTypeBase.td"\ninclude "mlir/IR/OpAsmInterface.td"\n'
        'include "mlir/IR/BuiltinAttributeInterfaces.td"\n',
        dialect(random),
        'def TraitA : NativeAttrTrait<"TraitA"> { let cppNamespace = "::t"; }\n'
        'def TraitB : NativeTypeTrait<"TraitB">'
        " { let extraConcreteClassDeclaration = [{ int b(); }];\n"
        "  let extraConcreteClassDefinition = [{ int $cppClass::b() { return 1; } }]; }\n",
        PARAMETER_CLASSES,
    ]
    for number in range(random.randint(1, 5)):
        parts.append(value(random, number, is_attribute=random.random() < 0.5))
    return "".join(parts)


# Definitions of parameters that the base library lacks.
PARAMETER_CLASSES = """\
class ConstrainedParameter<Type type>
  : AttrOrTypeParameter<type.cppType, type.summary>, TypeConstraint<type.predicate, type.summary, type.cppType>;
def LongComparison : AttrOrTypeParameter<"int", "a number"> {
  let comparator = [{
    $_lhs + 1 ==
      $_rhs + 1
  }];
}
def SilentFlag : DefaultValuedParameter<"bool", "false"> {
  let parser = "true";
  let printer = "";
}
"""

# Parameters: their definitions, whether they are optional, and whether only attributes have them.
PARAMETERS: list[tuple[str, bool, bool]] = [
    ('"int"', False, False),
    ('"::mlir::Type"', False, False),
    ('StringRefParameter<"text">', False, False),
    ('StringRefParameter<"text", "\\"x\\"">', True, False),
    ('ArrayRefParameter<"int64_t", "numbers">', False, False),
    ('OptionalArrayRefParameter<"int">', True, False),
    ('OptionalParameter<"std::optional<int>">', True, False),
    ('DefaultValuedParameter<"int", "7">', True, False),
    ('DefaultValuedParameter<"::mlir::Type", "$_builder.getI32Type()">', True, False),
    ('APFloatParameter<"float">', False, False),
    ("AnyInteger", False, False),
    ("ConstrainedParameter<AnyFloat>", False, False),
    ("LongComparison", False, False),
    ("SilentFlag", True, False),
    ("Builtin_Boolean", False, False),
    ('AttributeSelfTypeParameter<"own type">', False, True),
]


def value(random: Random, number: int, *, is_attribute: bool, has_traits: bool = True) -> str:
    """An attribute or type; its traits are those that `values` defines."""
    kind = "Attr" if is_attribute else "Type"
    names = words(random, 4)
    chosen = []
    has_self = False
    for name in names:
        definition, optional, only_attribute = random.choice(PARAMETERS)
        if definition == "Builtin_Boolean" or (only_attribute and (has_self or not is_attribute)):
            definition, optional, only_attribute = PARAMETERS[0]
        has_self = has_self or only_attribute
        chosen.append((name, definition, optional, only_attribute))
    parameters = ", ".join([f"{definition}:${name}" for name, definition, _, _ in chosen])
    lines = [f"  let parameters = (ins{' ' if chosen else ''}{parameters});\n"]
    has_mnemonic = random.random() < 0.8
    if has_mnemonic:
        lines.append(f'  let mnemonic = "{random.choice(["m", "my.name", "x_y"])}{number}";\n')
        style = random.random()
        if style < 0.7:
            lines.append(f"  let assemblyFormat = [{{{value_format(random, chosen)}}}];\n")
        elif chosen or style < 0.85:
            lines.append("  let hasCustomAssemblyFormat = 1;\n")
        lines.append(some(random, 0.3, "let genMnemonicAlias = 1;"))
    lines += [
        some(random, 0.5, f"let summary = {text(random)};"),
        some(random, 0.5, f"let description = {text(random)};"),
        some(random, 0.3, "let genVerifyDecl = 1;"),
        some(random, 0.1, "let genStorageClass = 0;"),
        some(random, 0.1, "let skipDefaultBuilders = 1;"),
        some(random, 0.1, "let hasStorageCustomConstructor = 1;"),
        some(random, 0.1, 'let storageNamespace = "store";'),
        some(random, 0.3, "let extraClassDeclaration = [{\n    int f();\n      int g();\n  }];"),
        some(random, 0.3, "let extraClassDefinition = [{\n    int $cppClass::f() { return 0; }\n  }];"),
        some(random, 0.3, f"let builders = [{builders(random, kind)}];"),
    ]
    if not has_mnemonic:
        # A definition without a mnemonic has an explicit name.
        lines.append(f'  let {"attrName" if is_attribute else "typeName"} = "test.n{number}";\n')
    traits = random.sample(["TraitA"] if is_attribute else ["TraitB"], random.randint(0, 1))
    if random.random() < 0.3:
        traits.append(f"Op{'Asm'}{kind}Interface")
    if is_attribute and random.random() < 0.3:
        traits.append("DeclareAttrInterfaceMethods<TypedAttrInterface>")
    if not has_traits:
        traits = []
    return f'def V{number} : {kind}Def<Test_Dialect, "V{number}", [{", ".join(traits)}]> {{\n{"".join(lines)}}}\n'


def builders(random: Random, kind: str) -> str:
    listed = []
    for number in range(random.randint(0, 2)):
        inferred = random.choice(["", "WithInferredContext"])
        arguments = [f'"A{number}":$a{number}', '"const B &":$b']
        if random.random() < 0.4:
            arguments.append(f'CArg<"C{number}", "{{}}">:$c')
        context = "a0.getContext()" if inferred else "$_ctxt"
        body = f"[{{\n      int x = 1;\n      return $_get({context}, x);\n    }}]"
        rest = random.choice(["", f", {body}", f', {body}, "Base{kind}"'])
        listed.append(f"{kind}Builder{inferred}<(ins {', '.join(arguments)}){rest}>")
    return ", ".join(listed)


def value_format(random: Random, parameters: list[tuple[str, str, bool, bool]]) -> str:
    """A format that has each parameter once."""
    rest = [(name, optional) for name, _, optional, own in parameters if not own]
    if not rest:
        return random.choice(["", "`x`", "`<` `y` `>`"])
    style = random.random()
    if style < 0.15:
        return random.choice(["params", "`<` params `>`"])
    if style < 0.35:
        return random.choice(["`<` struct(params) `>`", "struct(params)"])
    parts = []
    bound: list[str] = []
    for name, optional in rest:
        literal = random.choice(["`,`", "`->`", "`kw`", "`=`", "`(`", "`[`", "` `", "``", "`\\n`", "`...`"])
        reference = f", ref(${bound[0]})" if bound and random.random() < 0.3 else ""
        # mlir-tblgen crashes on a directive with text on which a group depends.
        text_argument = "" if optional else ', "x $_ctxt"'
        one = random.choice(
            [f"${name}", f"qualified(${name})", f"custom<Do>(${name}{reference}{text_argument})"]
        )
        if optional and random.random() < 0.6:
            otherwise = random.choice(["", " : (`none`)"])
            inner = random.choice([f"`o` {one}^", f"{one}^ `z`", f"`{{` {one}^ `}}`"])
            parts.append(f"({inner}){otherwise}?")
        else:
            parts.append(f"{one}")
        parts.append(random.choice(["", literal]))
        bound.append(name)
    return " ".join(parts)


# -- passes ---------------------------------------------------------------------------------------------


def passes(random: Random) -> str:
    """Passes with options of all kinds and statistics."""
    parts = ['include "mlir/Pass/PassBase.td"\n']
    for number in range(random.randint(1, 4)):
        options = []
        for word in words(random, 4):
            kind = random.choice(["int64_t", "bool", "std::string", "my::Mode"])
            if random.random() < 0.3:
                flags = random.choice(["", ', "::llvm::cl::ZeroOrMore"'])
                options.append(f'ListOption<"{word}", "{word}-s", "{kind}", "several {word} "{flags}>')
            else:
                default = random.choice(['""', '"1"', '"my::Mode::a"'])
                flags = random.choice(["", ', [{::llvm::cl::values(clEnumValN(my::Mode::a, "a", "the a"))}]'])
                options.append(f'Option<"{word}", "{word}-s", "{kind}", {default}, "about {word}"{flags}>')
        statistics = [f'Statistic<"n{word}", "num-{word}", " counts "> ' for word in words(random, 2)]
        anchor = random.choice(['Pass<"p{0}">', 'Pass<"p{0}", "::X">', 'InterfacePass<"p{0}", "I">'])
        parts += [
            f"def P{number}x : {anchor.format(number)} {{\n",
            some(random, 0.7, f'let summary = "{random.choice(["does", " blanks ", ""])}";'),
            some(random, 0.5, f"let description = {text(random)};"),
            some(random, 0.3, 'let constructor = "make()";'),
            some(random, 0.5, 'let dependentDialects = ["a::A", "b::B"];'),
            some(random, 0.6, f"let options = [{', '.join(options)}];"),
            some(random, 0.4, f"let statistics = [{', '.join(statistics)}];"),
            "}\n",
        ]
    return "".join(parts)


# -- bytecode, constraints, availability ----------------------------------------------------------------


def bytecode(random: Random) -> str:
    """Attributes and types of a dialect with members of all kinds."""
    kinds = [
        "VarInt", "SignedVarInt", "Bool", "Attribute", "Type", "Array<Attribute>", "Array<Type>",
        "Array<SignedVarIntList>", "Array<BoolList>", 'KnownWidthAPInt<"type">', 'ResourceHandle<"H">',
        'WithGetter<"$_attrType.$_getMember()", VarInt>', 'LocalVar<"unsigned", "1">', "Pair", "Array<Pair>",
        'WithParser<"succeeded($_reader.f($_var))", WithType<"T", WithPrinter<"$_writer.g($_getter)">>>',
    ]  # fmt: skip
    parts = [
        'include "mlir/IR/BytecodeBase.td"\n',
        "def Pair : CompositeBytecode { dag members = (attr Attribute:$first, VarInt:$second);\n"
        '  let cBuilder = "Pair($_args)"; let cType = "PairType"; }\n',
    ]
    for kind in ("Attribute", "Type"):
        names = []
        for number in range(random.randint(0, 4)):
            name = f"{kind}{number}"
            members = [f"{random.choice(kinds)}:${word}" for word in words(random, 4)]
            shared = random.random() < 0.3
            lines = [
                some(random, 0.2, 'let cBuilder = "make<$_resultType>($_args)";'),
                f'  let cType = "Shared{kind}";\n' if shared else "",
                f'  let printerPredicate = "$_val.is{number}()";\n'
                if shared or random.random() < 0.2
                else "",
            ]
            listed = " " + ", ".join(members) if members else ""
            parts.append(f"def {name} : Dialect{kind}<({kind.lower()[:4]}{listed})> {{\n{''.join(lines)}}}\n")
            names.append(random.choice([name, name, "ReservedOrDead"]))
            if names[-1] != name:
                names.append(name)
        parts.append(f'def {kind}s : Dialect{kind}s<"test"> {{ let elems = [{", ".join(names)}]; }}\n')
    return "".join(parts).replace("(attr>", "(attr)>").replace("(type>", "(type)>")


def constraints(random: Random) -> str:
    """Constraints on types and attributes, some of them with functions."""
    parts = ['include "mlir/IR/OpBase.td"\n']
    for number in range(random.randint(1, 5)):
        leaf = random.choice(['CPred<"$_self.a()">', 'CPred<"true">', "And<[]>", 'Or<[CPred<"$_self">]>'])
        predicate = random.choice([leaf, f"Neg<{leaf}>", f'And<[{leaf}, Or<[{leaf}, CPred<"b">]>]>'])
        cpp_name = f' {{ let cppFunctionName = "is{number}"; }}' if random.random() < 0.7 else ";"
        parts.append(f'def T{number} : Type<{predicate}, "type {number}">{cpp_name}\n')
        parts.append(f'def A{number} : Attr<{predicate}, "attribute {number}">{cpp_name}\n')
    return "".join(parts)


def availability(random: Random) -> str:
    """Operations of Tosa's kind and enums with requirements of many classes."""
    parts = [
        'include "mlir/IR/OpBase.td"\ninclude "mlir/IR/EnumAttr.td"\n'
        "class Availability {\n"
        '  string cppNamespace = "::mlir::t"; string interfaceName = ?; code interfaceDescription = "";\n'
        "  string queryFnRetType = ?; string queryFnName = ?; code mergeAction = ?; code initializer = ?;\n"
        '  string instanceType = ?; code instancePreparation = ""; code instance = ?;\n}\n'
        'def Test_Dialect : Dialect { let name = "test"; let cppNamespace = "t"; }\n'
        "class Tosa_Op<string mnemonic> : Op<Test_Dialect, mnemonic>"
        " { bit autogenAvailability = 1; list<Availability> availability = []; }\n"
    ]
    names = [
        f"Class{random.choice(WORDS)}{'x' * random.choice([0, 3, 9, 40, 130, 250])}{n}" for n in range(18)
    ]
    for number, name in enumerate(names):
        parts.append(
            f"class {name}<string one> : Availability {{\n"
            f'  let interfaceName = "Query{number}"; let queryFnRetType = "R{number}";\n'
            f'  let queryFnName = "get{number}"; let mergeAction = "$overall.add($instance)";\n'
            f'  let initializer = "{{}}"; let instanceType = "int"; let instance = one;\n'
            f"  let interfaceDescription = {text(random)};\n}}\n"
        )

    def required() -> str:
        count = random.choice([0, 1, 3, 17])
        return ", ".join([f'{name}<"{random.randint(1, 9)}">' for name in random.sample(names, count)])

    for number in range(3):
        parts.append(f'def Op{number} : Tosa_Op<"op{number}"> {{ let availability = [{required()}]; }}\n')
    for number in range(2):
        cases = []
        for index, word in enumerate(words(random, 5)):
            case = f"Case{number}_{index}"
            cases.append(case)
            parts.append(
                f'def {case} : I32EnumCase<"{word}", {index}>'
                f" {{ list<Availability> availability = [{required()}]; }}\n"
            )
        parts.append(
            f'def Enum{number} : I32Enum<"Enum{number}", "", [{", ".join(cases)}]>'
            ' { let cppNamespace = "::t"; }\n'
        )
    return "".join(parts)
