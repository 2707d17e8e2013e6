//===- Properties -----------------------------------------------------------===//
//
// What an operation stores beside its attributes: plain C++ values without an
// attribute's uniquing. They are declared among the arguments, as attributes are:
//
//   let arguments = (ins I32:$value, I64Prop:$alignment, UnitProp:$exact);
//
// In order: the class behind all of them, scalars, wrappers (default, confined,
// constant), arrays and optionals. Names ending in `Property` are the former ones.
//
// Text: integers and strings as such, booleans as `true`/`false`, units as
// `unit`/`unit_absent`, arrays as `[a, b]`, optionals as `none` or the value, or
// `some<value>` when the value alone could be mistaken.
//
//===------------------------------------------------------------------------===//

#ifndef PROPERTIES
#define PROPERTIES

include "mlir/IR/Constraints.td"
include "mlir/IR/Utils.td"

// Code fields speak of `$_storage` (the stored value), `$_value` (one given to a
// setter), `$_attr`, `$_ctxt`, `$_diag()`, `$_parser`, `$_printer`, `$_reader` and
// `$_writer`. Parsers and readers return on failure and fall through on success.
class Property<string storageTypeParam = "", string desc = "",
               string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";

  // Stored type; the type accessors and builders use is `interfaceType`.
  code storageType = storageTypeParam;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";

  // Attribute form, for generic text and old bytecode.
  code convertToAttribute = [{
    return convertToAttribute($_ctxt, $_storage);
  }];
  code convertFromAttribute = [{
    return convertFromAttribute($_storage, $_attr, $_diag);
  }];

  // Hash, if the type's own will not do.
  code hashProperty = "";

  // Text. The optional parser returns `std::nullopt` when there is no value ahead.
  code parser = [{
    auto parsed = ::mlir::FieldParser<}] # storageType # [{>::parse($_parser);
    if (::mlir::failed(parsed))
      return ::mlir::failure();
    $_storage = std::move(*parsed);
  }];
  code optionalParser = "";
  code printer = "$_printer << $_storage";

  // Bytecode.
  code writeToMlirBytecode = [{
    writeToMlirBytecode($_writer, $_storage);
  }];
  code readFromMlirBytecode = [{
    if (::mlir::failed(readFromMlirBytecode($_reader, $_storage)))
      return ::mlir::failure();
  }];

  // The property a wrapper was made of.
  Property baseProperty = ?;

  // With a default the property may be absent from text and builders. The second
  // is the default in terms of the stored type, where that differs.
  string defaultValue = "";
  string storageTypeValueOverride = "";
}

// For kinds of properties that have no bytes of their own: they are stored as the
// attribute that stands for them. Larger than need be, but without further code.
defvar writeMlirBytecodeWithConvertToAttribute = [{
  $_writer.writeAttribute(convertToAttribute($_ctxt, $_storage))
}];
defvar readMlirBytecodeUsingConvertFromAttribute = [{
  ::mlir::Attribute stored;
  if (::mlir::failed($_reader.readAttribute(stored)) ||
      ::mlir::failed(convertFromAttribute($_storage, stored, nullptr)))
    return ::mlir::failure();
}];

//===- Scalars --------------------------------------------------------------===//

// An integer of the given C++ type.
class IntProp<string storageTypeParam, string desc = "">
    : Property<storageTypeParam, !if(!empty(desc), storageTypeParam, desc)> {
  let optionalParser = [{
    return $_parser.parseOptionalInteger($_storage);
  }];
  let printer = "$_printer.printInteger($_storage)";
  let writeToMlirBytecode = [{
    $_writer.writeVarInt($_storage);
  }];
  let readFromMlirBytecode = [{
    uint64_t number;
    if (::mlir::failed($_reader.readVarInt(number)))
      return ::mlir::failure();
    $_storage = number;
  }];
}
class IntProperty<string storageTypeParam, string desc = "">
    : IntProp<storageTypeParam, desc>, Deprecated<"moved to the shorter name IntProp">;

def I32Prop : IntProp<"int32_t">;
def I64Prop : IntProp<"int64_t">;
def I32Property : IntProp<"int32_t">, Deprecated<"moved to shorter name I32Prop">;
def I64Property : IntProp<"int64_t">, Deprecated<"moved to shorter name I64Prop">;

class _cls_StringProp : Property<"std::string", "string", "::llvm::StringRef"> {
  let convertFromStorage = "::llvm::StringRef{$_storage}";
  let assignToStorage = "$_storage = $_value.str()";
  let optionalParser = [{
    if (::mlir::failed($_parser.parseOptionalString(&$_storage)))
      return std::nullopt;
  }];
  let printer = "$_printer.printString($_storage)";
  let writeToMlirBytecode = [{
    $_writer.writeOwnedString($_storage);
  }];
  let readFromMlirBytecode = [{
    ::llvm::StringRef text;
    if (::mlir::failed($_reader.readString(text)))
      return ::mlir::failure();
    $_storage = text.str();
  }];
}
def StringProp : _cls_StringProp;
def StringProperty : _cls_StringProp, Deprecated<"moved to shorter name StringProp">;

class _cls_BoolProp : IntProp<"bool", "boolean"> {
  let printer = [{$_printer << ($_storage ? "true" : "false")}];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage);
  }];
  let readFromMlirBytecode = [{
    return $_reader.readBool($_storage);
  }];
}
def BoolProp : _cls_BoolProp;
def BoolProperty : _cls_BoolProp, Deprecated<"moved to shorter name BoolProp">;

// A flag. Its attribute form is a unit attribute, or the boolean `false`.
class _cls_UnitProp : Property<"bool", "unit property"> {
  let description = [{
    True when present. In text, `unit` where the format does not print the flag's
    name, and `unit_absent` where an absent flag has to be written.
  }];
  let defaultValue = "false";
  let convertToAttribute = [{
    if (!$_storage)
      return ::mlir::BoolAttr::get($_ctxt, false);
    return ::mlir::UnitAttr::get($_ctxt);
  }];
  let convertFromAttribute = [{
    auto flag = ::llvm::dyn_cast<::mlir::BoolAttr>($_attr);
    if (!flag && !::llvm::isa<::mlir::UnitAttr>($_attr))
      return ::mlir::failure();
    $_storage = !flag || flag.getValue();
    return ::mlir::success();
  }];
  let parser = [{
    ::llvm::StringRef word;
    if (::mlir::failed($_parser.parseOptionalKeyword(&word, {"unit", "unit_absent"})))
      return $_parser.emitError($_parser.getCurrentLocation(),
                                "expected 'unit' or 'unit_absent'");
    $_storage = word == "unit";
  }];
  let optionalParser = [{
    ::llvm::StringRef word;
    if (::mlir::failed($_parser.parseOptionalKeyword(&word, {"unit", "unit_absent"})))
      return std::nullopt;
    $_storage = word == "unit";
  }];
  let printer = [{$_printer << ($_storage ? "unit" : "unit_absent")}];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage);
  }];
  let readFromMlirBytecode = [{
    if (::mlir::failed($_reader.readBool($_storage)))
      return ::mlir::failure();
  }];
}
def UnitProp : _cls_UnitProp;
def UnitProperty : _cls_UnitProp, Deprecated<"moved to shorter name UnitProp">;

//===- Wrappers -------------------------------------------------------------===//

// `default` is in terms of the interface type, `storageDefault` of the stored one.
class DefaultValuedProp<Property p, string default = "", string storageDefault = "">
    : Property<p.storageType, p.summary, p.interfaceType> {
  let predicate = p.predicate;
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
  let baseProperty = p;
  let description = p.description;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let writeToMlirBytecode = p.writeToMlirBytecode;
  let readFromMlirBytecode = p.readFromMlirBytecode;
}
class DefaultValuedProperty<Property p, string default = "", string storageDefault = "">
    : DefaultValuedProp<p, default, storageDefault>,
      Deprecated<"moved to shorter name DefaultValuedProp">;

// `p`, and `pred` besides.
class ConfinedProp<Property p, Pred pred, string newSummary = "">
    : Property<p.storageType, !if(!empty(newSummary), p.summary, newSummary),
               p.interfaceType> {
  let predicate = !if(!ne(p.predicate, TruePred), And<[p.predicate, pred]>, pred);
  let defaultValue = p.defaultValue;
  let storageTypeValueOverride = p.storageTypeValueOverride;
  let baseProperty = p;
  let description = p.description;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let writeToMlirBytecode = p.writeToMlirBytecode;
  let readFromMlirBytecode = p.readFromMlirBytecode;
}
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
    : ConfinedProp<p, pred, newSummary>, Deprecated<"moved to shorter name ConfinedProp">;

// Exactly `val`, for rewrite patterns.
class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>,
                   "constant '" # prop.summary # "': " # val> {
  code value = val;
}

//===- Arrays ---------------------------------------------------------------===//

// A C++ variable `name` for a value of `prop`, set to the default if there is one.
class _makePropStorage<Property prop, string name> {
  code ret = prop.storageType # " " # name
      # !cond(!not(!empty(prop.storageTypeValueOverride)) :
                  " = " # prop.storageTypeValueOverride,
              !not(!empty(prop.defaultValue)) : " = " # prop.defaultValue,
              true : "")
      # ";";
}

// The predicate of `wrappedProp` as a C++ lambda over its stored type.
class _makeStorageWrapperPred<Property wrappedProp> {
  Pred ret = Concat<
      "[](" # "const " # wrappedProp.storageType # "& baseStore) -> bool { return []("
          # wrappedProp.interfaceType # " baseIface) -> bool { return (",
      SubstLeaves<"$_self", "baseIface", wrappedProp.predicate>,
      "); }(" # !subst("$_storage", "baseStore", wrappedProp.convertFromStorage) # "); }">;
}

class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "::llvm::ArrayRef<" # elem.storageType # ">"> {
  let predicate = !if(!eq(elem.predicate, TruePred), TruePred,
                      Concat<"::llvm::all_of($_self, ",
                             _makeStorageWrapperPred<elem>.ret, ")">);
  let convertFromStorage = "::llvm::ArrayRef<" # elem.storageType # ">{$_storage}";
  let assignToStorage = "$_storage.assign($_value.begin(), $_value.end())";
  let convertToAttribute = [{
    ::llvm::SmallVector<::mlir::Attribute> attributes;
    for (const auto &element : $_storage)
      attributes.push_back([&]() -> ::mlir::Attribute {}]
        # !subst("$_storage", "element", elem.convertToAttribute) # [{}());
    return ::mlir::ArrayAttr::get($_ctxt, attributes);
  }];
  let convertFromAttribute = [{
    auto attributes = ::llvm::dyn_cast_if_present<::mlir::ArrayAttr>($_attr);
    if (!attributes)
      return $_diag() << "expected array attribute";
    for (::mlir::Attribute attribute : attributes) {
      }] # _makePropStorage<elem, "element">.ret # [{
      auto convert = [&]() -> ::mlir::LogicalResult {}]
        # !subst("$_attr", "attribute",
                 !subst("$_storage", "element", elem.convertFromAttribute)) # [{};
      if (::mlir::failed(convert()))
        return ::mlir::failure();
      $_storage.push_back(std::move(element));
    }
    return ::mlir::success();
  }];
  let hashProperty = !if(!empty(elem.hashProperty),
      "hash_value(::llvm::ArrayRef<" # elem.storageType # ">{$_storage})",
      [{::llvm::hash_combine_range(::llvm::map_range($_storage,
          [](const auto &element) -> ::llvm::hash_code { return }]
      # !subst("$_storage", "element", elem.hashProperty) # [{; }))}]);
  defvar parseElement = [{
    auto &list = $_storage;
    auto parseElement = [&]() -> ::mlir::ParseResult {
      }] # _makePropStorage<elem, "element">.ret # [{
      auto parseOne = [&]() -> ::mlir::ParseResult {}]
        # !subst("$_storage", "element", elem.parser) # [{
        return ::mlir::success();
      };
      if (::mlir::failed(parseOne()))
        return ::mlir::failure();
      list.push_back(std::move(element));
      return ::mlir::success();
    };
  }];
  let parser = parseElement # [{
    return $_parser.parseCommaSeparatedList(::mlir::OpAsmParser::Delimiter::Square,
                                            parseElement);
  }];
  let optionalParser = parseElement # [{
    auto before = $_parser.getCurrentLocation();
    if (::mlir::failed($_parser.parseCommaSeparatedList(
            ::mlir::OpAsmParser::Delimiter::OptionalSquare, parseElement)))
      return ::mlir::failure();
    if ($_parser.getCurrentLocation() == before)
      return std::nullopt;
    return ::mlir::success();
  }];
  let printer = [{[&]() {
    $_printer << "[";
    ::llvm::interleaveComma($_storage, $_printer, [&](const auto &element) { }]
      # !subst("$_storage", "element", elem.printer) # [{; });
    $_printer << "]";
  }()}];
  let writeToMlirBytecode = [{
    $_writer.writeVarInt($_storage.size());
    for (const auto &element : $_storage) {}]
      # !subst("$_storage", "element", elem.writeToMlirBytecode) # [{}
  }];
  let readFromMlirBytecode = [{
    uint64_t size;
    if (::mlir::failed($_reader.readVarInt(size)))
      return ::mlir::failure();
    while ($_storage.size() < size) {
      }] # _makePropStorage<elem, "element">.ret # [{
      auto read = [&]() -> ::mlir::LogicalResult {}]
        # !subst("$_storage", "element", elem.readFromMlirBytecode) # [{
        return ::mlir::success();
      };
      if (::mlir::failed(read()))
        return ::mlir::failure();
      $_storage.push_back(std::move(element));
    }
  }];
}
class ArrayProperty<Property elem = Property<>, string newSummary = "">
    : ArrayProp<elem, newSummary>, Deprecated<"moved to shorter name ArrayProp">;

// An array of integers; its attribute form is a dense array.
class IntArrayProp<Property elem, string newSummary = ""> : ArrayProp<elem, newSummary> {
  let convertToAttribute = [{
    return convertToAttribute($_ctxt, $_storage);
  }];
  let convertFromAttribute = [{
    return convertFromAttribute($_storage, $_attr, $_diag);
  }];
}
class IntArrayProperty<Property elem, string newSummary = "">
    : IntArrayProp<elem, newSummary>, Deprecated<"moved to shorter name IntArrayProp">;

//===- Optionals ------------------------------------------------------------===//

// Absent unless given. The attribute form is an array of no or one element. With
// `canDelegateParsing`, a present value is written as such if its own property can
// be parsed optionally and has no default; otherwise as `some<value>`.
class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"std::optional<" # p.storageType # ">", "optional " # p.summary,
               "std::optional<" # p.interfaceType # ">"> {
  let predicate = !if(!ne(p.predicate, TruePred),
                      Or<[CPred<"!$_self.has_value()">,
                          SubstLeaves<"$_self", "(*($_self))", p.predicate>]>,
                      TruePred);
  let defaultValue = "std::nullopt";

  // The stored value is the interface's.
  defvar storedAsIs = !and(!eq(p.convertFromStorage, "$_storage"),
                           !eq(p.assignToStorage, "$_storage = $_value"),
                           !eq(p.storageType, p.interfaceType));
  let convertFromStorage = !if(storedAsIs, p.convertFromStorage,
      "($_storage.has_value() ? std::optional<" # p.interfaceType # ">{"
      # !subst("$_storage", "(*($_storage))", p.convertFromStorage) # "} : std::nullopt)");
  let assignToStorage = !if(storedAsIs, p.assignToStorage,
      [{[&]() {
        $_storage.reset();
        if (!$_value.has_value())
          return;
        }] # _makePropStorage<p, "present">.ret # " "
        # !subst("$_storage", "present", !subst("$_value", "(*($_value))", p.assignToStorage))
        # [{;
        $_storage = std::move(present);
      }()}]);
  let convertToAttribute = [{
    if (!$_storage.has_value())
      return ::mlir::ArrayAttr::get($_ctxt, {});
    auto convert = [&]() -> ::mlir::Attribute {}]
      # !subst("$_storage", "(*($_storage))", p.convertToAttribute) # [{};
    return ::mlir::ArrayAttr::get($_ctxt, {convert()});
  }];
  let convertFromAttribute = [{
    auto list = ::llvm::dyn_cast<::mlir::ArrayAttr>($_attr);
    if (!list)
      return $_diag() << "expected optional properties to materialize as arrays";
    if (list.size() > 1)
      return $_diag() << "expected optional properties to become 0- or 1-element arrays";
    $_storage.reset();
    if (list.empty())
      return ::mlir::success();
    ::mlir::Attribute attribute = list[0];
    }] # _makePropStorage<p, "present">.ret # [{
    auto convert = [&]() -> ::mlir::LogicalResult {}]
      # !subst("$_attr", "attribute",
               !subst("$_storage", "present", p.convertFromAttribute)) # [{};
    if (::mlir::failed(convert()))
      return ::mlir::failure();
    $_storage = std::move(present);
    return ::mlir::success();
  }];
  let hashProperty = !if(!empty(p.hashProperty), p.hashProperty,
      "hash_value($_storage.has_value() ? std::optional<::llvm::hash_code>{"
      # !subst("$_storage", "(*($_storage))", p.hashProperty) # "} : std::nullopt)");

  defvar delegated = !and(!empty(p.defaultValue), !not(!empty(p.optionalParser)),
                          canDelegateParsing);
  assert !or(!not(delegated), !eq(defaultValue, "std::nullopt")),
      "For delegated parsing to be used, the default value must be nullopt. "
      # "To use a non-trivial default, set the canDelegateParsing argument to 0";
  defvar parseDelegated = [{
    $_storage.reset();
    if (::mlir::succeeded($_parser.parseOptionalKeyword("none")))
      return ::mlir::success();
    }] # _makePropStorage<p, "present">.ret # [{
    auto parsePresent = [&]() -> ::mlir::OptionalParseResult {}]
      # !subst("$_storage", "present", p.optionalParser) # [{
      return ::mlir::success();
    };
    ::mlir::OptionalParseResult result = parsePresent();
    if (!result.has_value())
      }];
  defvar storeDelegated = [{
    if (::mlir::failed(*result))
      return ::mlir::failure();
    $_storage = std::move(present);
    return ::mlir::success();
  }];
  defvar parseTagged = [{
    ::llvm::StringRef tag;
    if (::mlir::failed($_parser.parseOptionalKeyword(&tag, {"none", "some"})))
      }];
  defvar storeTagged = [{
    $_storage.reset();
    if (tag == "none")
      return ::mlir::success();
    }] # _makePropStorage<p, "present">.ret # [{
    auto parsePresent = [&]() -> ::mlir::ParseResult {}]
      # !subst("$_storage", "present", p.parser) # [{
      return ::mlir::success();
    };
    if ($_parser.parseLess() || parsePresent() || $_parser.parseGreater())
      return ::mlir::failure();
    $_storage = std::move(present);
  }];
  let parser = !if(delegated,
      parseDelegated # [{return ::mlir::failure();}] # storeDelegated,
      parseTagged
      # [{return $_parser.emitError($_parser.getCurrentLocation(), "expected 'none' or 'some<prop>'");}]
      # storeTagged);
  let optionalParser = !if(delegated,
      parseDelegated # [{return std::nullopt;}] # storeDelegated,
      parseTagged # [{return std::nullopt;}] # storeTagged);
  let printer = [{[&]() {
      if (!$_storage.has_value()) {
        $_printer << "none";
        return;
      }
      }]
      # !if(delegated, "", [{$_printer << "some<"; }])
      # !subst("$_storage", "(*($_storage))", p.printer)
      # !if(delegated, ";", [{; $_printer << ">";}])
      # [{
    }()}];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage.has_value());
    if ($_storage.has_value()) {}]
      # !subst("$_storage", "(*($_storage))", p.writeToMlirBytecode) # [{}
  }];
  let readFromMlirBytecode = [{
    bool hasValue = false;
    if (::mlir::failed($_reader.readBool(hasValue)))
      return ::mlir::failure();
    $_storage.reset();
    if (!hasValue)
      return ::mlir::success();
    }] # _makePropStorage<p, "present">.ret # [{
    auto read = [&]() -> ::mlir::LogicalResult {}]
      # !subst("$_storage", "present", p.readFromMlirBytecode) # [{
      return ::mlir::success();
    };
    if (::mlir::failed(read()))
      return ::mlir::failure();
    $_storage = std::move(present);
  }];
}
class OptionalProperty<Property p, bit canDelegateParsing = 1>
    : OptionalProp<p, canDelegateParsing>, Deprecated<"moved to shorter name OptionalProp">;

#endif // PROPERTIES
