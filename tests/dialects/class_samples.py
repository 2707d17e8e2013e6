"""A record of every class of the base library, made with sample arguments.

A class's fields are expressions over its arguments; two libraries with the same records for the same
arguments have equal classes, even if the expressions differ.
"""

from __future__ import annotations

from mlirkit.tablegen import Record, Records

# Something of each kind to make arguments of.
SAMPLES = """
def SampleDialect : Dialect { let name = "sample"; let cppNamespace = "::sample"; }
def SampleCase : I32EnumCase<"One", 0, "one">;
def SampleOtherCase : I32EnumCase<"Five", 5, "five">;
def SampleEnum : I32Enum<"SampleEnum", "an enum", [SampleCase, SampleOtherCase]> {
  let cppNamespace = "::sample";
}
def SampleAttrCase : I32EnumAttrCase<"One", 0, "some_text">;
def SampleAttrCase64 : I64EnumAttrCase<"One", 0, "some_text">;
def SampleEnumAttr : I32EnumAttr<"SampleEnumAttr", "", [SampleAttrCase]> {
  let cppNamespace = "::sample";
}
def SampleBit : I32BitEnumCaseBit<"Low", 0, "low">;
def SampleOtherBit : I32BitEnumCaseBit<"High", 3, "high">;
def SampleAttrBit : I32BitEnumAttrCaseBit<"Low", 0, "low">;
def SampleBitEnum : I32BitEnum<"SampleBitEnum", "bits", [SampleBit, SampleOtherBit]> {
  let cppNamespace = "::sample";
}
def SampleAttrInterface : AttrInterface<"SampleAttrInterface"> { let cppNamespace = "::sample"; }
def SampleTypeInterface : TypeInterface<"SampleTypeInterface"> { let cppNamespace = "::sample"; }
def SampleOpInterface : OpInterface<"SampleOpInterface">;
"""

# Arguments by type; of two, the parity of the argument's position selects one.
ARGUMENTS = {
    "string": ['"text"', '"some_text"'],
    "int": ["2", "3"],
    "bit": ["1", "0"],
    "dag": ["(ins)"],
    "Pred": ['CPred<"p">'],
    "PredCombinerKind": ["PredCombinerAnd"],
    "Type": ["I32", "F32"],
    "Attr": ["I32Attr"],
    "AnyI": ["AnyI32"],
    "I": ["I32"],
    "SI": ["SI8"],
    "UI": ["UI8"],
    "F": ["F32"],
    "AttrConstraint": ["IntPositive"],
    "Constraint": ["I32"],
    "DenseArrayAttrBase": ["DenseI32ArrayAttr"],
    "SignlessIntegerAttrBase": ["I32Attr"],
    "Successor": ["AnySuccessor"],
    "Region": ["AnyRegion"],
    "Dialect": ["SampleDialect"],
    "Property": ["I64Prop", "StringProp"],
    "EnumInfo": ["SampleEnum"],
    "EnumAttrInfo": ["SampleEnumAttr"],
    "EnumCase": ["SampleCase"],
    "AttrInterface": ["SampleAttrInterface"],
    "TypeInterface": ["SampleTypeInterface"],
    "OpInterface": ["SampleOpInterface"],
    "list<dag>": ["[]"],
    "list<int>": ["[1, 2]", "[3]"],
    "list<string>": ['["lhs", "rhs"]'],
    "list<Pred>": ['[CPred<"p">, CPred<"q">]'],
    "list<Type>": ["[I32, F32]"],
    "list<list<Type>>": ["[[I32, F32]]"],
    "list<Attr>": ["[I32Attr, StrAttr]"],
    "list<AttrConstraint>": ["[IntPositive, IntPowerOf2]"],
    "list<Trait>": ["[Commutative]"],
    "list<Interface>": ["[]"],
    "list<OpVariableDecorator>": ["[]"],
    "list<EnumCase>": ["[SampleCase, SampleOtherCase]"],
    "list<IntEnumAttrCaseBase>": ["[SampleAttrCase]"],
    "list<I32EnumAttrCase>": ["[SampleAttrCase]"],
    "list<I64EnumAttrCase>": ["[SampleAttrCase64]"],
    "list<BitEnumCaseBase>": ["[SampleBit, SampleOtherBit]"],
    "list<BitEnumAttrCaseBase>": ["[SampleAttrBit]"],
}

# Classes whose arguments need more than the right type, or several samples.
SPECIAL = {
    "ArrayProp": ["", "I64Prop", "StringProp", 'ConfinedProp<StringProp, CPred<"$_self.x">>'],
    "BitEnumAttr": ['I32, "Name", "words", [SampleBit, SampleOtherBit]'],
    "BitEnumCaseBit": ['"Two", 2, "two", 8'],
    "ConstantEnumCase": ['SampleEnumAttr, "some_text"'],
    "ConstantEnumCaseBase": ['SampleEnumAttr, SampleEnumAttr, "some_text"'],
    "EnumAttr": ['SampleDialect, SampleEnum, "name"', 'SampleDialect, SampleEnumAttr, "name"'],
    "EnumProp": ["SampleEnum", "SampleBitEnum"],
    "InputMatchesTypes": ['["lhs", "rhs"], [I32, F32]'],
    "IsNthDimSizeIsOneOfPred": ["2, [4]", "-1, [4, 8]"],
    "OptionalProp": [
        "I64Prop",
        "StringProp, 0",
        'DefaultValuedProp<I64Prop, "3">, 0',
        'ConfinedProp<I64Prop, CPred<"c">>',
        "ArrayProp<StringProp>",
        'Property<"T">',
    ],
    "ShapedTypeWithNthDimOfSize": ["-1, [3]"],
    "snakeCaseToCamelCase": [f'"{text}"' for text in ("some_snake", "a", "_led", "end_", "a__b", "a_2", "")],
}

# Fields without which a record cannot be finished.
BODIES = {
    "AttrDef": '{ let mnemonic = "name"; }',
    "Dialect": '{ let name = "name"; }',
    "LocationAttrDef": '{ let mnemonic = "name"; }',
    "TypeDef": '{ let mnemonic = "name"; }',
}


def sample_records(base: Records) -> str:
    """TableGen text to put after the includes: each class once with required arguments, once with all."""
    lines = [SAMPLES]
    for name, record in sorted(base.classes.items()):
        if name.startswith("_"):
            continue
        body = BODIES.get(name, ";")
        for number, arguments in enumerate(SPECIAL.get(name) or _choices(record)):
            brackets = f"<{arguments}>" if record.template_args else ""
            lines.append(f"def Sample{number}_{name} : {name}{brackets} {body}")
    return "\n".join(lines)


def _choices(record: Record) -> list[str]:
    required: list[str] = []
    every: list[str] = []
    for place, field in enumerate(record.template_args.values()):
        values = ARGUMENTS[str(field.type)]
        every.append(values[place % len(values)])
        if str(field.value) == "?":
            required.append(every[-1])
    choices = [", ".join(required)]
    if len(every) > len(required):
        choices.append(", ".join(every))
    return choices
