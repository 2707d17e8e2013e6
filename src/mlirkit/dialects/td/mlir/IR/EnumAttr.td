//===- Enums ----------------------------------------------------------------===//
//
// An enum is a list of cases, each with a C++ symbol, a value and a spelling.
// Integer enums hold one case; bit enums hold a set of cases, spelled with a
// separator between them.
//
//   def Fruit : I32Enum<"Fruit", "a fruit",
//       [I32EnumCase<"Apple", 0, "apple">, I32EnumCase<"Pear", 1, "pear">]>;
//   def FruitAttr : EnumAttr<MyDialect, Fruit, "fruit">;   // #my.fruit<apple>
//   def FruitProp : EnumProp<Fruit>;                       // a property
//
// The classes with `Attr` before `Case` or at the end of the enum's name describe
// the enum and an integer attribute in one record.
//
//===------------------------------------------------------------------------===//

#ifndef ENUMATTR_TD
#define ENUMATTR_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"

//===- Cases of integer enums -----------------------------------------------===//

class EnumCase<string sym, int intVal, string strVal, int widthVal> {
  string symbol = sym;
  int value = intVal;
  string str = strVal;
  int width = widthVal;
}

class I32EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 32>;
class I64EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 64>;

// A case that also is the constraint "the integer attribute of this value".
class IntEnumAttrCaseBase<I intType, string sym, string strVal, int intVal>
    : EnumCase<sym, intVal, strVal, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # strVal> {
  let predicate = CPred<[{::llvm::cast<::mlir::IntegerAttr>($_self).getValue().eq(::llvm::APInt(}]
                        # intType.bitwidth # ", " # intVal # "))">;
}

class I32EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I32, sym, str, val>;
class I64EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I64, sym, str, val>;

// A case for each symbol, numbered from `first` on.
class _I32EnumAttrCases<list<string> symbols, int first = 0> {
  list<I32EnumAttrCase> cases = !foreach(i, !range(symbols),
                                         I32EnumAttrCase<symbols[i], !add(i, first)>);
}

//===- Cases of bit enums ---------------------------------------------------===//
//
// Four kinds: any value, none (no bit), one bit (by position), a group of cases.

class BitEnumCaseBase<string sym, int val, string str, int width>
    : EnumCase<sym, val, str, width>;

class I8BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 8>;
class I16BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 16>;
class I32BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 32>;
class I64BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 64>;

class BitEnumCaseNone<string sym, string str, int width>
    : BitEnumCaseBase<sym, 0, str, width>;
class I8BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 8>;
class I16BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 16>;
class I32BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 32>;
class I64BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 64>;

class BitEnumCaseBit<string sym, int pos, string str, int width>
    : BitEnumCaseBase<sym, !shl(1, pos), str, width> {
  assert !and(!ge(pos, 0), !lt(pos, width)), "bit position larger than underlying storage";
}
class I8BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 8>;
class I16BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 16>;
class I32BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 32>;
class I64BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 64>;

class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> cases, string str = sym>
    : BitEnumCaseBase<sym, !foldl(0, cases, mask, one, !or(mask, one.value)), str,
                      !head(cases).width>;

// The same as integer attributes.
class BitEnumAttrCaseBase<I intType, string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # str>;

class I8BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I8, sym, val, str>;
class I16BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I16, sym, val, str>;
class I32BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I32, sym, val, str>;
class I64BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I64, sym, val, str>;

class I8BitEnumAttrCaseNone<string sym, string str = sym> : I8BitEnumAttrCase<sym, 0, str>;
class I16BitEnumAttrCaseNone<string sym, string str = sym> : I16BitEnumAttrCase<sym, 0, str>;
class I32BitEnumAttrCaseNone<string sym, string str = sym> : I32BitEnumAttrCase<sym, 0, str>;
class I64BitEnumAttrCaseNone<string sym, string str = sym> : I64BitEnumAttrCase<sym, 0, str>;

class BitEnumAttrCaseBit<I intType, string sym, int pos, string str = sym>
    : BitEnumAttrCaseBase<intType, sym, !shl(1, pos), str> {
  assert !and(!ge(pos, 0), !lt(pos, intType.bitwidth)), "bit position larger than underlying storage";
}
class I8BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I8, sym, pos, str>;
class I16BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I16, sym, pos, str>;
class I32BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I32, sym, pos, str>;
class I64BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I64, sym, pos, str>;

class BitEnumAttrCaseGroup<I intType, string sym, list<BitEnumCaseBase> cases,
                           string str = sym>
    : BitEnumAttrCaseBase<intType, sym,
                          !foldl(0, cases, mask, one, !or(mask, one.value)), str>;
class I8BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I8, sym, cases, str>;
class I16BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I16, sym, cases, str>;
class I32BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I32, sym, cases, str>;
class I64BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases, string str = sym>
    : BitEnumAttrCaseGroup<I64, sym, cases, str>;

//===- Enums ----------------------------------------------------------------===//

class EnumInfo<string name, string summaryValue, list<EnumCase> cases, int width> {
  string summary = summaryValue;

  // Documentation: the cases, unless the definition says more.
  string description = "Enum cases:\n"
      # !interleave(!foreach(case, cases, "* " # case.str # " (`" # case.symbol # "`)"), "\n");

  string cppNamespace = "";
  string className = name;
  string cppType = cppNamespace # "::" # className;
  list<EnumCase> enumerants = cases;

  int bitwidth = width;
  string underlyingType = "uint" # width # "_t";

  // Names of the generated conversions.
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "::llvm::StringRef";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}

class IntEnum<string name, string summary, list<EnumCase> cases, int width>
    : EnumInfo<name,
               !if(!empty(summary),
                   "allowed i" # width # " cases: "
                   # !interleave(!foreach(case, cases, case.value), ", "),
                   summary),
               cases, width>;
class I32Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 32>;
class I64Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 64>;

class BitEnumBase<list<BitEnumCaseBase> cases> {
  // All bits some case has.
  int validBits = !foldl(0, cases, mask, one, !or(mask, one.value));

  // Between the cases in text, without the spaces printed around or after it.
  string separator = "|";

  // Print a group's name in place of the cases it consists of.
  bit printBitEnumPrimaryGroups = 0;

  // Print in quotes.
  bit printBitEnumQuoted = 0;
}

class BitEnum<string name, string summary, list<BitEnumCaseBase> cases, int width>
    : EnumInfo<name, summary, cases, width>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
}
class I8BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 8>;
class I16BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 16>;
class I32BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 32>;
class I64BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 64>;

//===- Enums that are integer attributes ------------------------------------===//

// An enum and an attribute in one. With `genSpecializedAttr` a class
// `<name>Attr` is generated and the attribute is an instance of it; without, any
// integer attribute whose value is a case will do.
class EnumAttrInfo<string name, list<EnumCase> cases, SignlessIntegerAttrBase baseClass>
    : EnumInfo<name, baseClass.summary, cases, !cast<I>(baseClass.valueType).bitwidth>,
      Attr<baseClass.predicate, baseClass.summary> {
  bit genSpecializedAttr = 1;
  Attr baseAttrClass = baseClass;
  string specializedAttrClassName = name # "Attr";

  let predicate = !if(genSpecializedAttr,
      CPred<"::llvm::isa<" # cppNamespace # "::" # specializedAttrClassName # ">($_self)">,
      baseAttrClass.predicate);
  let storageType = !if(genSpecializedAttr,
      cppNamespace # "::" # specializedAttrClassName, baseAttrClass.storageType);
  let returnType = !if(genSpecializedAttr,
      cppNamespace # "::" # className, baseAttrClass.returnType);
  let constBuilderCall = !if(genSpecializedAttr,
      cppNamespace # "::" # specializedAttrClassName # "::get($_builder.getContext(), $0)",
      baseAttrClass.constBuilderCall);
  let valueType = baseAttrClass.valueType;

  // Text of the enum as a parameter of an attribute or type.
  code parameterParser = ?;
  code parameterPrinter = ?;
}

class DefaultValuedEnumAttr<EnumAttrInfo attr, EnumCase case>
    : DefaultValuedAttr<attr, attr.cppType # "::" # case.symbol>;

class IntEnumAttrBase<I intType, list<IntEnumAttrCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<[SignlessIntegerAttrBase<intType, summary>.predicate,
                       Or<!foreach(case, cases, case.predicate)>]>;
}

class IntEnumAttr<I intType, string name, string summary, list<IntEnumAttrCaseBase> cases>
    : EnumAttrInfo<name, cases,
                   IntEnumAttrBase<intType, cases,
                                   !if(!empty(summary),
                                       "allowed " # intType.summary # " cases: "
                                       # !interleave(!foreach(case, cases, case.value), ", "),
                                       summary)>> {
  let parameterParser = [{[&]() -> ::mlir::FailureOr<}] # cppType # [{> {
    auto location = $_parser.getCurrentLocation();
    std::string word;
    if (::mlir::failed($_parser.parseKeywordOrString(&word)))
      return ::mlir::failure();
    if (auto value = }] # cppNamespace # "::" # stringToSymbolFnName # [{(word))
      return *value;
    return {(::llvm::LogicalResult)($_parser.emitError(location) << "expected }]
    # cppType # [{ to be one of: }]
    # !interleave(!foreach(case, enumerants, case.str), ", ") # [{")};
  }()}];
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
}
class I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : IntEnumAttr<I32, name, summary, cases>;
class I64EnumAttr<string name, string summary, list<I64EnumAttrCase> cases>
    : IntEnumAttr<I64, name, summary, cases>;

class BitEnumAttrBase<I intType, list<BitEnumCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<[
      SignlessIntegerAttrBase<intType, summary>.predicate,
      CPred<"!(::llvm::cast<::mlir::IntegerAttr>($_self).getValue().getZExtValue() & (~("
            # !interleave(!foreach(case, cases, case.value # "u"), "|") # ")))">]>;
}

class BitEnumAttr<I intType, string name, string summary, list<BitEnumCaseBase> cases>
    : EnumAttrInfo<name, cases, BitEnumAttrBase<intType, cases, summary>>,
      BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
  let printBitEnumQuoted = 1;

  // Which separator the parser looks for.
  string parseSeparatorFn = !if(!ge(!find(separator, "|"), 0),
                                "parseOptionalVerticalBar", "parseOptionalComma");
  assert !or(!ge(!find(separator, "|"), 0), !ge(!find(separator, ","), 0)),
      "separator must contain '|' or ',' for parameter parsing";

  let parameterParser = [{[&]() -> ::mlir::FailureOr<}] # cppType # [{> {
    }] # cppType # [{ bits = {};
    auto location = $_parser.getCurrentLocation();
    do {
      std::string word;
      if (::mlir::failed($_parser.parseKeywordOrString(&word)))
        return ::mlir::failure();
      auto value = }] # cppNamespace # "::" # stringToSymbolFnName # [{(word);
      if (!value)
        return {(::llvm::LogicalResult)($_parser.emitError(location) << "expected }]
        # cppType # [{ to be one of: }]
        # !interleave(!foreach(case, enumerants, case.str), ", ") # [{")};
      bits = bits | *value;
    } while (::mlir::succeeded($_parser.}] # parseSeparatorFn # [{()));
    return bits;
  }()}];
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
}
class I8BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I8, name, summary, cases>;
class I16BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I16, name, summary, cases>;
class I32BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I32, name, summary, cases>;
class I64BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I64, name, summary, cases>;

//===- Enums as parameters and attributes of a dialect ----------------------===//

// An enum among the parameters of an attribute or type.
class EnumParameter<EnumInfo enumInfo>
    : AttrParameter<enumInfo.cppNamespace # "::" # enumInfo.className,
                    "an enum of type " # enumInfo.className> {
  let parser = !if(!isa<EnumAttrInfo>(enumInfo),
                   !cast<EnumAttrInfo>(enumInfo).parameterParser, ?);
  let printer = !if(!isa<EnumAttrInfo>(enumInfo),
                    !cast<EnumAttrInfo>(enumInfo).parameterPrinter, ?);
}

// `#dialect.name<case>`; in an operation's format just `case`, unless the format of
// the attribute puts something around it.
class EnumAttr<Dialect dialect, EnumInfo enumInfo, string name = "", list<Trait> traits = []>
    : AttrDef<dialect, enumInfo.className, traits> {
  EnumInfo enum = enumInfo;

  let summary = enumInfo.summary;
  let description = enumInfo.description;
  let cppNamespace = enumInfo.cppNamespace;

  let parameters = (ins EnumParameter<enumInfo>:$value);
  let mnemonic = name;
  let assemblyFormat = "$value";

  let returnType = enumInfo.cppNamespace # "::" # enumInfo.className;
  let convertFromStorage = "$_self.getValue()";
  let constBuilderCall = cppNamespace # "::" # cppClassName
                         # "::get($_builder.getContext(), $0)";
}

//===- Enums as properties --------------------------------------------------===//

// Attribute form: an integer attribute of the enum's width.
class EnumProp<EnumInfo enumInfo> : Property<enumInfo.cppType, enumInfo.summary> {
  EnumInfo enum = enumInfo;

  let description = enum.description;
  let predicate = !if(!isa<BitEnumBase>(enum),
      CPred<"(static_cast<" # enum.underlyingType # ">($_self) & ~"
            # !cast<BitEnumBase>(enum).validBits # ") == 0">,
      Or<!foreach(case, enum.enumerants,
                  CPred<"$_self == " # enum.cppType # "::" # case.symbol>)>);

  let convertToAttribute = [{
    return ::mlir::IntegerAttr::get(::mlir::IntegerType::get($_ctxt, }]
      # enum.bitwidth # [{), static_cast<}] # enum.underlyingType # [{>($_storage));
  }];
  let convertFromAttribute = [{
    auto number = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>($_attr);
    if (!number)
      return $_diag() << "expected IntegerAttr storage for }] # enum.cppType # [{";
    $_storage = static_cast<}] # enum.cppType # [{>(number.getValue().getZExtValue());
    return ::mlir::success();
  }];
  let optionalParser = [{
    auto parsed = ::mlir::FieldParser<std::optional<}] # enum.cppType # [{>>::parse($_parser);
    if (::mlir::failed(parsed))
      return ::mlir::failure();
    if (!parsed->has_value())
      return std::nullopt;
    $_storage = std::move(**parsed);
  }];
  let writeToMlirBytecode = [{
    $_writer.writeVarInt(static_cast<uint64_t>($_storage));
  }];
  let readFromMlirBytecode = [{
    uint64_t number;
    if (::mlir::failed($_reader.readVarInt(number)) ||
        number > std::numeric_limits<}] # enum.underlyingType # [{>::max())
      return ::mlir::failure();
    $_storage = static_cast<}] # enum.cppType # [{>(number);
  }];
}

// With an attribute of its own to be read from, and with `storeInCustomAttribute`
// also turned into.
class EnumPropWithAttrForm<EnumInfo enumInfo, Attr attributeForm> : EnumProp<enumInfo> {
  Attr attrForm = attributeForm;
  bit storeInCustomAttribute = 0;

  let convertToAttribute = !if(storeInCustomAttribute,
      [{
    return }] # attrForm.storageType # [{::get($_ctxt, $_storage);
  }],
      [{
    return ::mlir::IntegerAttr::get(::mlir::IntegerType::get($_ctxt, }]
      # enumInfo.bitwidth # [{), static_cast<}] # enum.underlyingType # [{>($_storage));
  }]);
  let convertFromAttribute = [{
    if (auto own = ::llvm::dyn_cast_if_present<}] # attrForm.storageType # [{>($_attr)) {
      $_storage = own.getValue();
      return ::mlir::success();
    }
    auto number = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>($_attr);
    if (!number)
      return $_diag() << "expected }] # attrForm.storageType
      # [{ or IntegerAttr storage for }] # enum.cppType # [{";
    $_storage = static_cast<}] # enum.cppType # [{>(number.getValue().getZExtValue());
    return ::mlir::success();
  }];
}

// Text `mnemonic<case>`.
class _namedEnumPropFields<string cppType, string mnemonic> {
  code parser = [{
    if ($_parser.parseKeyword("}] # mnemonic # [{") || $_parser.parseLess())
      return ::mlir::failure();
    auto parsed = ::mlir::FieldParser<}] # cppType # [{>::parse($_parser);
    if (::mlir::failed(parsed) || $_parser.parseGreater())
      return ::mlir::failure();
    $_storage = *parsed;
  }];
  code optionalParser = [{
    if ($_parser.parseOptionalKeyword("}] # mnemonic # [{"))
      return std::nullopt;
    if ($_parser.parseLess())
      return ::mlir::failure();
    auto parsed = ::mlir::FieldParser<}] # cppType # [{>::parse($_parser);
    if (::mlir::failed(parsed) || $_parser.parseGreater())
      return ::mlir::failure();
    $_storage = *parsed;
  }];
  code printer = [{
    $_printer << "}] # mnemonic # [{<" << $_storage << ">";
  }];
}

class NamedEnumProp<EnumInfo enumInfo, string name> : EnumProp<enumInfo> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser = _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}

class NamedEnumPropWithAttrForm<EnumInfo enumInfo, string name, Attr attributeForm>
    : EnumPropWithAttrForm<enumInfo, attributeForm> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser = _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}

//===- One case as a constant -----------------------------------------------===//

// C++ for the case spelled `case`; for a bit enum, of cases with `|` between them.
class _symbolToValue<EnumInfo enumInfo, string case> {
  defvar named = !filter(one, enumInfo.enumerants, !eq(one.str, case));
  assert !not(!empty(named)), "failed to find enum-case '" # case # "'";
  string value = enumInfo.cppType # "::" # !if(!empty(named), "", !head(named).symbol);
}

class _bitSymbolsToValue<EnumInfo bitEnum, string case> {
  assert !isa<BitEnumBase>(bitEnum), "_bitSymbolsToValue not given a bit enum";
  defvar bar = !find(case, "|");
  string value = !if(!eq(bar, -1), _symbolToValue<bitEnum, case>.value,
      _symbolToValue<bitEnum, !substr(case, 0, bar)>.value # "|"
      # _bitSymbolsToValue<bitEnum, !substr(case, !add(bar, 1))>.value);
}

class ConstantEnumCaseBase<Attr attribute, EnumInfo enumInfo, string case>
    : ConstantAttr<attribute,
                   !if(!isa<BitEnumBase>(enumInfo),
                       _bitSymbolsToValue<enumInfo, case>.value,
                       _symbolToValue<enumInfo, case>.value)>;

// `attribute` is an enum that is an attribute, or an `EnumAttr`.
class ConstantEnumCase<Attr attribute, string case>
    : ConstantEnumCaseBase<attribute,
                           !if(!isa<EnumInfo>(attribute), !cast<EnumInfo>(attribute),
                               !cast<EnumAttr>(attribute).enum),
                           case> {
  assert !or(!isa<EnumAttr>(attribute), !isa<EnumInfo>(attribute)),
      "attribute must be one of 'EnumAttr' or 'EnumInfo'";
}

#endif // ENUMATTR_TD
