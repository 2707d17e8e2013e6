//===- Defining attributes and types ----------------------------------------===//
//
// `AttrDef` and `TypeDef` define the attributes and types of a dialect: their
// parameters, text, builders and traits. Parameters are given as
//
//   let parameters = (ins "int64_t":$width, ArrayRefParameter<"Type">:$elements);
//
//===------------------------------------------------------------------------===//

#ifndef ATTRTYPEBASE_TD
#define ATTRTYPEBASE_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Traits.td"

//===- Traits of attributes -------------------------------------------------===//

class NativeAttrTrait<string name, code extraAttrDeclaration = [{}],
                      code extraAttrDefinition = [{}]>
    : NativeTrait<name, "Attribute", extraAttrDeclaration, extraAttrDefinition>;

class ParamNativeAttrTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Attribute">;

class GenInternalAttrTrait<string prop> : GenInternalTrait<prop, "Attribute">;

class PredAttrTrait<string descr, Pred pred> : PredTrait<descr, pred>;

//===- Traits of types ------------------------------------------------------===//

class NativeTypeTrait<string name, code extraTypeDeclaration = [{}],
                      code extraTypeDefinition = [{}]>
    : NativeTrait<name, "Type", extraTypeDeclaration, extraTypeDefinition>;

class ParamNativeTypeTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Type">;

class GenInternalTypeTrait<string prop> : GenInternalTrait<prop, "Type">;

class PredTypeTrait<string descr, Pred pred> : PredTrait<descr, pred>;

// The type has a part that is set after creation (recursive types).
def MutableType : NativeTypeTrait<"IsMutable">;

//===- Builders -------------------------------------------------------------===//

// A `get` method: its parameters as a dag of C++ types or `CArg`s, its C++ body
// (`$_get` builds the value, `$_ctxt` is the context), and the class it returns
// when that is not the defined one. The context parameter is put first unless it
// can be had from one of the parameters.
class AttrOrTypeBuilder<dag parameters, code bodyCode = "", string returnTypeStr = ""> {
  dag dagParams = parameters;
  code body = bodyCode;
  string returnType = returnTypeStr;
  bit hasInferredContextParam = 0;
}

class AttrBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;

class TypeBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;

class AttrOrTypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                           string returnType = "">
    : TypeBuilder<parameters, bodyCode, returnType> {
  let hasInferredContextParam = 1;
}

class AttrBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;

class TypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;

//===- Parameters -----------------------------------------------------------===//

// A parameter of C++ type `type`, for cases where a plain string in the dag says
// too little. Unset fields fall back to what the type itself offers.
class AttrOrTypeParameter<string type, string desc, string accessorType = ""> {
  // Moves `$_self` into `$_allocator`'s memory as `$_dst`.
  code allocator = ?;

  // Equality of `$_lhs` and `$_rhs`.
  code comparator = ?;

  // Type in builders; of the accessor; in the uniqued storage.
  string cppType = type;
  string cppAccessorType = !if(!empty(accessorType), type, accessorType);
  string cppStorageType = cppType;

  // From the stored to the accessor's type.
  string convertFromStorage = "$_self";

  // Documentation.
  string summary = desc;
  string syntax = ?;

  // Text: an expression yielding the parsed value, and a statement printing it.
  string parser = ?;
  string printer = ?;

  // With a default the parameter may be left out of the text.
  string defaultValue = "";
}

class AttrParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;

class TypeParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;

// May be absent; then it is the default-constructed value.
class OptionalParameter<string type, string desc = ""> : AttrOrTypeParameter<type, desc> {
  let defaultValue = cppStorageType # "()";
}

// May be left out; then it is `value`.
class DefaultValuedParameter<string type, string value, string desc = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = value;
}

// A string, printed in quotes.
class StringRefParameter<string desc = "", string value = "">
    : AttrOrTypeParameter<"::llvm::StringRef", desc> {
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  let cppStorageType = "std::string";
  let printer = [{$_printer.printString($_self);}];
  let defaultValue = value;
}

// Integers of different widths are different.
class APIntParameter<string desc> : AttrOrTypeParameter<"::llvm::APInt", desc> {
  let comparator = "$_lhs.getBitWidth() == $_rhs.getBitWidth() && $_lhs == $_rhs";
}

// Equal bit for bit, so that NaNs unique.
class APFloatParameter<string desc> : AttrOrTypeParameter<"::llvm::APFloat", desc> {
  let comparator = "$_lhs.bitwiseIsEqual($_rhs)";
}

// A list of values that can be copied as they are.
class ArrayRefParameter<string arrayOf, string desc = "">
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
}

// The same, absent when empty.
class OptionalArrayRefParameter<string arrayOf, string desc = "">
    : OptionalParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  let comparator = cppType # "($_lhs) == " # cppType # "($_rhs)";
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
}

// The parameter's class copies itself through `allocateInto`.
class SelfAllocationParameter<string type, string desc> : AttrOrTypeParameter<type, desc> {
  let allocator = [{$_dst = $_self.allocateInto($_allocator);}];
}

// A list of such values.
class ArrayRefOfSelfAllocationParameter<string arrayOf, string desc>
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let allocator = [{
    ::llvm::SmallVector<}] # arrayOf # [{> copies;
    for (const auto &element : $_self)
      copies.push_back(element.allocateInto($_allocator));
    $_dst = $_allocator.copyInto(ArrayRef<}] # arrayOf # [{>(copies));
  }];
}

// The type of a typed attribute (`: type` after its text). Without a builder for
// the type, `none` is assumed when the text has no type.
class AttributeSelfTypeParameter<string desc, string derivedType = "::mlir::Type",
                                 string typeBuilder = "">
    : AttrOrTypeParameter<derivedType, desc> {
  let defaultValue = !if(!and(!empty(typeBuilder), !eq(derivedType, "::mlir::Type")),
                         "::mlir::NoneType::get($_ctxt)", typeBuilder);
}

//===- Attribute and type definitions ---------------------------------------===//

// What both have. `valueType` is "Attr" or "Type".
class AttrOrTypeDef<string valueType, string name, list<Trait> defTraits,
                    string baseCppClass> {
  string cppBaseClassName = baseCppClass;

  // Documentation; the one-line summary is inherited from the constraint.
  string description = "";

  // Storage class, generated unless the parameters need a hand-written one.
  string storageClass = name # valueType # "Storage";
  string storageNamespace = "detail";
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;

  // `(ins type:$name, ...)`.
  dag parameters = (ins);

  // Builders besides the one over all parameters, and whether that one exists.
  list<AttrOrTypeBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  list<Trait> traits = defTraits;

  // Text: `#dialect.mnemonic` / `!dialect.mnemonic`, followed by the format or by
  // what the hand-written parser and printer do.
  string mnemonic = ?;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Accessors for the parameters.
  bit genAccessors = 1;

  // A hand-written check of the parameters.
  bit genVerifyDecl = 0;

  // Members added to the generated class.
  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];

  // Print as an alias named after the mnemonic.
  bit genMnemonicAlias = 0;
}

// An attribute `name` of a dialect; as a constraint, "is such an attribute".
class AttrDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::mlir::Attribute">
    : DialectAttr<dialect, CPred<"">, "">,
      AttrOrTypeDef<"Attr", name, traits, baseCppClass> {
  string cppClassName = name # "Attr";
  string cppType = dialect.cppNamespace # "::" # cppClassName;
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;

  // As an operation's argument the attribute itself is stored and returned.
  let storageType = dialect.cppNamespace # "::" # cppClassName;
  let returnType = dialect.cppNamespace # "::" # cppClassName;
  let convertFromStorage = "::llvm::cast<" # cppType # ">($_self)";

  // Unique name, also for attributes without mnemonic.
  string attrName = dialect.name # "." # mnemonic;
}

// An attribute that is a location.
class LocationAttrDef<Dialect dialect, string name, list<Trait> traits = []>
    : AttrDef<dialect, name,
              !listconcat(traits, [NativeAttrTrait<"IsLocation">]),
              "::mlir::LocationAttr">;

// A type `name` of a dialect; as a constraint, "is such a type".
class TypeDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::mlir::Type">
    : DialectType<dialect, CPred<"">, "">,
      AttrOrTypeDef<"Type", name, traits, baseCppClass> {
  string cppClassName = name # "Type";
  let cppType = dialect.cppNamespace # "::" # cppClassName;
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;

  // Without parameters there is just one such type, and it can be built.
  let builderCall = !if(!empty(parameters),
                        "$_builder.getType<" # cppType # ">()", "");

  string typeName = dialect.name # "." # mnemonic;
}

// An attribute that is a list of `eltName`, written `[a, b]`.
class ArrayOfAttr<Dialect dialect, string name, string attrMnemonic, string eltName,
                  list<Trait> traits = []>
    : AttrDef<dialect, name, traits> {
  let parameters = (ins OptionalArrayRefParameter<eltName>:$value);
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";
  let returnType = "::llvm::ArrayRef<" # eltName # ">";
  let convertFromStorage = "$_self.getValue()";
  let constBuilderCall = "$_builder.getAttr<" # name # "Attr>($0)";
}

#endif // ATTRTYPEBASE_TD
