//===- Constraints on attributes --------------------------------------------===//
//
// What attributes in an operation's arguments are declared with. In order: the
// class behind all of them and its wrappers (optional, default-valued), scalars,
// strings and types, containers, symbols, derived and constant attributes, and
// the further conditions `ConfinedAttr` takes.
//
// The summaries are the words of verifier messages.
//
//===------------------------------------------------------------------------===//

#ifndef COMMON_ATTR_CONSTRAINTS_TD
#define COMMON_ATTR_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/DialectBase.td"

//===- The class behind all of them -----------------------------------------===//

class Attr<Pred condition, string summary = ""> : AttrConstraint<condition, summary> {
  // C++ class of the attribute; class of the value its accessor returns; and the
  // expression that makes the second from the first (`$_self`).
  code storageType = ?;
  code returnType = ?;
  code convertFromStorage = "$_self.getValue()";

  // C++ that builds the attribute from such a value (`$0`). With it, builders take
  // the value in place of the attribute.
  code constBuilderCall = ?;

  // Value assumed when the attribute is absent.
  string defaultValue = ?;

  // Type of the value, where it has one.
  Type valueType = ?;

  bit isOptional = 0;

  // The attribute a wrapper was made of.
  Attr baseAttr = ?;

  string cppNamespace = "";
  string description = "";
}

// An attribute a dialect owns.
class DialectAttr<Dialect d, Pred condition, string summary = ""> : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

//===- Wrappers -------------------------------------------------------------===//

// Always has a value: `val` (a C++ expression for the accessor's type) if absent.
class DefaultValuedAttr<Attr attr, string val> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let baseAttr = attr;
}

// Absent unless given, and then it reads as `val`.
class DefaultValuedOptionalAttr<Attr attr, string val> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

// May be absent; the accessor returns an optional.
class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = "::std::optional<" # attr.returnType # ">";
  let convertFromStorage = "$_self ? " # returnType # "(" # attr.convertFromStorage
                           # ") : (::std::nullopt)";
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

// The default is a string.
class DefaultValuedStrAttr<Attr attr, string val>
    : DefaultValuedAttr<attr, "\"" # val # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string val>
    : DefaultValuedOptionalAttr<attr, "\"" # val # "\"">;

//===- Any attribute, any of several ----------------------------------------===//

def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$0";
}

// One of several; they share the class `cppType`.
class AnyAttrOf<list<Attr> allowedAttrs, string summary = "",
                string cppType = "::mlir::Attribute", string fromStorage = "$_self">
    : Attr<Or<!foreach(allowed, allowedAttrs, allowed.predicate)>,
           !if(!eq(summary, ""),
               !interleave(!foreach(allowed, allowedAttrs, allowed.summary), " or "),
               summary)> {
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = allowedAttrs;
}

def LocationAttr : Attr<CPred<"::llvm::isa<::mlir::LocationAttr>($_self)">,
                        "location attribute"> {
  let storageType = [{::mlir::LocationAttr}];
  let returnType = [{::mlir::Location}];
  let convertFromStorage = "::mlir::Location($_self)";
  let constBuilderCall = "(::mlir::LocationAttr)$0";
}

//===- Booleans and numbers -------------------------------------------------===//

def BoolAttr : Attr<CPred<"::llvm::isa<::mlir::BoolAttr>($_self)">, "bool attribute"> {
  let storageType = [{::mlir::BoolAttr}];
  let returnType = [{bool}];
  let valueType = I1;
  let constBuilderCall = "$_builder.getBoolAttr($0)";
}

// An attribute with a type: `attrKind` is the class's name.
class TypedAttrBase<Type attrValType, string attrKind, Pred condition, string descr>
    : Attr<condition, descr> {
  let storageType = "::mlir::" # attrKind;
  let constBuilderCall = "$_builder.get" # attrKind # "(" # attrValType.builderCall # ", $0)";
  let valueType = attrValType;
}

def IndexAttr
    : TypedAttrBase<Index, "IntegerAttr",
                    And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                         CPred<"::llvm::isa<::mlir::IndexType>("
                               # "::llvm::cast<::mlir::IntegerAttr>($_self).getType())">]>,
                    "index attribute"> {
  let returnType = [{::llvm::APInt}];
}

// Integers of a width and any signedness.
class AnyIntegerAttrBase<AnyI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                         CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType().isInteger("
                               # attrValType.bitwidth # ")">]>,
                    descr> {
  let returnType = [{::llvm::APInt}];
  let constBuilderCall = ?;
}

foreach width = [1, 8, 16, 32, 64] in
  def AnyI # width # "Attr"
      : AnyIntegerAttrBase<!cast<AnyI>("AnyI" # width), width # "-bit integer attribute">;

def APIntAttr : Attr<CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                     "arbitrary integer attribute"> {
  let storageType = [{::mlir::IntegerAttr}];
  let returnType = [{::mlir::APInt}];
}

// Signless integers; the typed ones have an accessor of C++ type `retType`.
class SignlessIntegerAttrBase<I attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                         CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()"
                               # ".isSignlessInteger(" # attrValType.bitwidth # ")">]>,
                    descr> {
  let returnType = [{::llvm::APInt}];
}

class TypedSignlessIntegerAttrBase<I attrValType, string retType, string descr>
    : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}

class SignedIntegerAttrBase<SI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                         CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()"
                               # ".isSignedInteger(" # attrValType.bitwidth # ")">]>,
                    descr> {
  let returnType = [{::llvm::APInt}];
}

class TypedSignedIntegerAttrBase<SI attrValType, string retType, string descr>
    : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getSExtValue()";
}

class UnsignedIntegerAttrBase<UI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                         CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()"
                               # ".isUnsignedInteger(" # attrValType.bitwidth # ")">]>,
                    descr> {
  let returnType = [{::llvm::APInt}];
}

class TypedUnsignedIntegerAttrBase<UI attrValType, string retType, string descr>
    : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}

foreach width = [1, 8, 16, 32, 64] in {
  defvar unsignedInt = !if(!eq(width, 1), "bool", "uint" # width # "_t");
  defvar signedInt = !if(!eq(width, 1), "bool", "int" # width # "_t");
  def I # width # "Attr"
      : TypedSignlessIntegerAttrBase<!cast<I>("I" # width), unsignedInt,
                                     width # "-bit signless integer attribute">;
  def SI # width # "Attr"
      : TypedSignedIntegerAttrBase<!cast<SI>("SI" # width), signedInt,
                                   width # "-bit signed integer attribute">;
  def UI # width # "Attr"
      : TypedUnsignedIntegerAttrBase<!cast<UI>("UI" # width), unsignedInt,
                                     width # "-bit unsigned integer attribute">;
}

class FloatAttrBase<F attrValType, string descr>
    : TypedAttrBase<attrValType, "FloatAttr",
                    And<[CPred<"::llvm::isa<::mlir::FloatAttr>($_self)">,
                         CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getType().isF"
                               # attrValType.bitwidth # "()">]>,
                    descr> {
  let returnType = [{::llvm::APFloat}];
}

def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

//===- Strings, types, units ------------------------------------------------===//

class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let storageType = [{::mlir::StringAttr}];
  let returnType = [{::llvm::StringRef}];
  let valueType = NoneType;
  let constBuilderCall = "$_builder.getStringAttr($0)";
}

def StrAttrPred : CPred<"::llvm::isa<::mlir::StringAttr>($_self)">;

def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;

// The name an operation defines in the enclosing symbol table.
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;

// A string attribute whose type is constrained.
class TypedStrAttr<Type ty>
    : StringBasedAttr<And<[StrAttrPred,
                           SubstLeaves<"$_self", "::mlir::cast<StringAttr>($_self).getType()",
                                       ty.predicate>]>,
                      "string attribute of " # ty.summary> {
  let valueType = ty;
}

// Type attributes: the type is of C++ class `retType` and meets `typePred`.
class TypeAttrBase<string retType, string summary, Pred typePred = CPred<"true">>
    : Attr<And<[CPred<"::llvm::isa<::mlir::TypeAttr>($_self)">,
                CPred<"::llvm::isa<" # retType
                      # ">(::llvm::cast<::mlir::TypeAttr>($_self).getValue())">,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::TypeAttr>($_self).getValue()",
                            typePred>]>,
           summary> {
  let storageType = [{::mlir::TypeAttr}];
  let returnType = retType;
  let valueType = NoneType;
  let convertFromStorage = "::llvm::cast<" # retType # ">($_self.getValue())";
}

def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

class TypeAttrOf<Type ty>
    : TypeAttrBase<ty.cppType, "type attribute of " # ty.summary, ty.predicate> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

// True by being present.
def UnitAttr : Attr<CPred<"::llvm::isa<::mlir::UnitAttr>($_self)">, "unit attribute"> {
  let storageType = [{::mlir::UnitAttr}];
  let returnType = "bool";
  let convertFromStorage = "$_self != nullptr";
  let constBuilderCall = "(($0) ? $_builder.getUnitAttr() : nullptr)";
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

//===- Dictionaries ---------------------------------------------------------===//

class DictionaryAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = [{::mlir::DictionaryAttr}];
  let returnType = [{::mlir::DictionaryAttr}];
  let valueType = NoneType;
  let convertFromStorage = "$_self";
  let constBuilderCall = "$_builder.getDictionaryAttr($0)";
}

def DictionaryAttr : DictionaryAttrBase<CPred<"::llvm::isa<::mlir::DictionaryAttr>($_self)">,
                                        "dictionary of named attribute values">;

//===- Dense arrays ---------------------------------------------------------===//

class ElementsAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = [{::mlir::ElementsAttr}];
  let returnType = [{::mlir::ElementsAttr}];
  let convertFromStorage = "$_self";
}

class DenseArrayAttrBase<string denseAttrName, string cppType, string summaryName>
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::" # denseAttrName # ">($_self)">,
                       summaryName # " dense array attribute"> {
  let storageType = "::mlir::" # denseAttrName;
  let returnType = "::llvm::ArrayRef<" # cppType # ">";
  let constBuilderCall = "$_builder.get" # denseAttrName # "($0)";
}

def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
foreach width = [8, 16, 32, 64] in
  def DenseI # width # "ArrayAttr"
      : DenseArrayAttrBase<"DenseI" # width # "ArrayAttr", "int" # width # "_t", "i" # width>;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "float", "f32">;
def DenseF64ArrayAttr : DenseArrayAttrBase<"DenseF64ArrayAttr", "double", "f64">;

//===- Elements: constants of shaped type -----------------------------------===//

def ElementsAttr : ElementsAttrBase<CPred<"::llvm::isa<::mlir::ElementsAttr>($_self)">,
                                    "constant vector/tensor attribute">;

class IntElementsAttrBase<Pred condition, string summary>
    : ElementsAttrBase<And<[CPred<"::llvm::isa<::mlir::DenseIntElementsAttr>($_self)">,
                            condition]>,
                       summary> {
  let storageType = [{::mlir::DenseIntElementsAttr}];
  let returnType = [{::mlir::DenseIntElementsAttr}];
  let convertFromStorage = "$_self";
}

def IndexElementsAttr
    : IntElementsAttrBase<CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                                # ".getElementType().isIndex()">,
                          "index elements attribute">;
def AnyIntElementsAttr : IntElementsAttrBase<CPred<"true">, "integer elements attribute">;

class IntElementsAttrOf<int width>
    : IntElementsAttrBase<CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                                # ".getElementType().isInteger(" # width # ")">,
                          width # "-bit integer elements attribute">;

def AnyI32ElementsAttr : IntElementsAttrOf<32>;
def AnyI64ElementsAttr : IntElementsAttrOf<64>;

// Built from a list of C++ values, as a tensor of rank zero.
class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                                # ".getElementType().isSignlessInteger(" # width # ")">,
                          width # "-bit signless integer elements attribute"> {
  let constBuilderCall = "::llvm::cast<::mlir::DenseIntElementsAttr>("
      # "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({}, "
      # "$_builder.getIntegerType(" # width # ")), ::llvm::ArrayRef($0)))";
}

def I32ElementsAttr : SignlessIntElementsAttr<32>;
def I64ElementsAttr : SignlessIntElementsAttr<64>;

// Of one shape.
class RankedSignlessIntElementsAttr<int width, list<int> dims>
    : SignlessIntElementsAttr<width> {
  let predicate = And<[
      SignlessIntElementsAttr<width>.predicate,
      CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getShape() == "
            # "::mlir::ArrayRef<int64_t>({" # !interleave(dims, ", ") # "})">]>;
  let summary = width # "-bit signless int elements attribute of shape ["
                # !interleave(dims, ", ") # "]";
  let constBuilderCall = "::mlir::DenseIntElementsAttr::get("
      # "::mlir::RankedTensorType::get({" # !interleave(dims, ", ")
      # "}, $_builder.getIntegerType(" # width # ")), ::llvm::ArrayRef($0))";
}

class RankedI32ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<64, dims>;

class FloatElementsAttr<int width>
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) &&"
                             # "::llvm::cast<::mlir::DenseElementsAttr>($_self).getType()"
                             # ".getElementType().isF" # width # "()">,
                       width # "-bit float elements attribute"> {
  let storageType = [{::mlir::DenseElementsAttr}];
  let returnType = [{::mlir::DenseElementsAttr}];
  let convertFromStorage = "$_self";
  let constBuilderCall = "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({}, "
      # "$_builder.getF" # width # "Type()),::llvm::ArrayRef($0))";
}

def F64ElementsAttr : FloatElementsAttr<64>;

class RankedFloatElementsAttr<int width, list<int> dims>
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) &&"
                             # "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()"
                             # ".getElementType().isF" # width # "() && "
                             # "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()"
                             # ".hasRank() && "
                             # "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()"
                             # ".getShape() == ::mlir::ArrayRef<int64_t>({"
                             # !interleave(dims, ", ") # "})">,
                       width # "-bit float elements attribute of shape ["
                       # !interleave(dims, ", ") # "]"> {
  let storageType = [{::mlir::DenseFPElementsAttr}];
  let returnType = [{::mlir::DenseFPElementsAttr}];
  let convertFromStorage = "$_self";
  let constBuilderCall = "::llvm::cast<::mlir::DenseFPElementsAttr>("
      # "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({"
      # !interleave(dims, ", ") # "}, $_builder.getF" # width
      # "Type()), ::llvm::ArrayRef($0)))";
}

class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;

def StringElementsAttr
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::DenseStringElementsAttr>($_self)">,
                       "string elements attribute"> {
  let storageType = [{::mlir::DenseElementsAttr}];
  let returnType = [{::mlir::DenseElementsAttr}];
  let convertFromStorage = "$_self";
}

//===- Affine ---------------------------------------------------------------===//

def AffineMapAttr : Attr<CPred<"::llvm::isa<::mlir::AffineMapAttr>($_self)">,
                         "AffineMap attribute"> {
  let storageType = [{::mlir::AffineMapAttr}];
  let returnType = [{::mlir::AffineMap}];
  let valueType = Index;
  let constBuilderCall = "::mlir::AffineMapAttr::get($0)";
}

def IntegerSetAttr : Attr<CPred<"::llvm::isa<::mlir::IntegerSetAttr>($_self)">,
                          "IntegerSet attribute"> {
  let storageType = [{::mlir::IntegerSetAttr}];
  let returnType = [{::mlir::IntegerSet}];
  let valueType = NoneType;
  let constBuilderCall = "::mlir::IntegerSetAttr::get($0)";
}

//===- Symbol references ----------------------------------------------------===//

def SymbolRefAttr : Attr<CPred<"::llvm::isa<::mlir::SymbolRefAttr>($_self)">,
                         "symbol reference attribute"> {
  let storageType = [{::mlir::SymbolRefAttr}];
  let returnType = [{::mlir::SymbolRefAttr}];
  let valueType = NoneType;
  let constBuilderCall = "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
  let convertFromStorage = "$_self";
}

// Without nested parts; read as the name.
def FlatSymbolRefAttr : Attr<CPred<"::llvm::isa<::mlir::FlatSymbolRefAttr>($_self)">,
                             "flat symbol reference attribute"> {
  let storageType = [{::mlir::FlatSymbolRefAttr}];
  let returnType = [{::llvm::StringRef}];
  let valueType = NoneType;
  let constBuilderCall = "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
}

//===- Arrays ---------------------------------------------------------------===//

class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = [{::mlir::ArrayAttr}];
  let returnType = [{::mlir::ArrayAttr}];
  let valueType = NoneType;
  let convertFromStorage = "$_self";
  let constBuilderCall = "$_builder.getArrayAttr($0)";
}

def ArrayAttr : ArrayAttrBase<CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">,
                              "array attribute">;

// Every element is an `element`.
class TypedArrayAttrBase<Attr element, string summary>
    : ArrayAttrBase<And<[CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">,
                         Concat<"::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
                                # "[&](::mlir::Attribute attr) { return attr && (",
                                SubstLeaves<"$_self", "attr", element.predicate>,
                                "); })">]>,
                    summary> {
  Attr elementAttr = element;
}

def LocationArrayAttr : TypedArrayAttrBase<LocationAttr, "location array attribute">;
def DictArrayAttr : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;
def SymbolRefArrayAttr : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute"> {
  let constBuilderCall = ?;
}
def FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = ?;
}

// Those a builder has a call for.
def AffineMapArrayAttr : TypedArrayAttrBase<AffineMapAttr, "AffineMap array attribute"> {
  let constBuilderCall = "$_builder.getAffineMapArrayAttr($0)";
}
def BoolArrayAttr : TypedArrayAttrBase<BoolAttr, "1-bit boolean array attribute"> {
  let constBuilderCall = "$_builder.getBoolArrayAttr($0)";
}
def I32ArrayAttr : TypedArrayAttrBase<I32Attr, "32-bit integer array attribute"> {
  let constBuilderCall = "$_builder.getI32ArrayAttr($0)";
}
def I64ArrayAttr : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute"> {
  let constBuilderCall = "$_builder.getI64ArrayAttr($0)";
}
def IndexListArrayAttr
    : TypedArrayAttrBase<I64ArrayAttr, "Array of 64-bit integer array attributes">;
def F32ArrayAttr : TypedArrayAttrBase<F32Attr, "32-bit float array attribute"> {
  let constBuilderCall = "$_builder.getF32ArrayAttr($0)";
}
def F64ArrayAttr : TypedArrayAttrBase<F64Attr, "64-bit float array attribute"> {
  let constBuilderCall = "$_builder.getF64ArrayAttr($0)";
}
def StrArrayAttr : TypedArrayAttrBase<StrAttr, "string array attribute"> {
  let constBuilderCall = "$_builder.getStrArrayAttr($0)";
}
def TypeArrayAttr : TypedArrayAttrBase<TypeAttr, "type array attribute"> {
  let constBuilderCall = "$_builder.getTypeArrayAttr($0)";
}

// As I64ArrayAttr; the accessor returns the integers.
def I64SmallVectorArrayAttr : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute"> {
  let returnType = [{::llvm::SmallVector<int64_t, 8>}];
  let convertFromStorage = "llvm::to_vector<4>(llvm::map_range("
      # "$_self.getAsRange<mlir::IntegerAttr>(), "
      # "[](mlir::IntegerAttr attr) { return attr.getInt(); }));";
  let constBuilderCall = "$_builder.getI64ArrayAttr($0)";
}

//===- Derived attributes ---------------------------------------------------===//

// Not stored: computed by the C++ `b` as a `ret`; `convert` makes an attribute of it.
class DerivedAttr<code ret, code b, code convert = ""> : Attr<CPred<"true">, "derived attribute"> {
  let returnType = ret;
  code body = b;
  let convertFromStorage = convert;
}

class DerivedTypeAttr<code body> : DerivedAttr<"::mlir::Type", body> {
  let convertFromStorage = "::mlir::TypeAttr::get($_self)";
}

//===- Constants ------------------------------------------------------------===//

// Exactly the value `val`, for rewrite patterns.
class ConstantAttr<Attr attribute, string val>
    : AttrConstraint<CPred<"$_self == " # !subst("$0", val, attribute.constBuilderCall)>,
                     "constant attribute " # val> {
  Attr attr = attribute;
  string value = val;
}

class ConstantStrAttr<Attr attribute, string val> : ConstantAttr<attribute, "\"" # val # "\"">;
class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true">;

//===- Further conditions ---------------------------------------------------===//

// `attr`, and all of `constraints`.
class ConfinedAttr<Attr attr, list<AttrConstraint> constraints>
    : Attr<And<!listconcat([attr.predicate], !foreach(more, constraints, more.predicate))>,
           !foldl(attr.summary, constraints, words, more, words # " " # more.summary)> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let baseAttr = attr;
  list<AttrConstraint> attrConstraints = constraints;
}

class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<And<!listconcat([!head(constraints).predicate],
                                     !foreach(more, !tail(constraints), more.predicate))>,
                     !interleave(!foreach(one, constraints, one.summary), " and ")>;

// Absent. For patterns over optional attributes.
def IsNullAttr : AttrConstraint<CPred<"!$_self">, "empty attribute (for optional attributes)">;

// On integers.
class IntNEQValue<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() != " # n>,
                     "whose value is not " # n>;
class IntMinValue<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() >= " # n>,
                     "whose minimum value is " # n>;
class IntMaxValue<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() <= " # n>,
                     "whose maximum value is " # n>;
class IntIsOneOf<list<int> values>
    : AttrConstraint<CPred<"::llvm::is_contained({" # !interleave(values, ", ")
                           # "}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())">,
                     "whose value is one of {" # !interleave(values, ", ") # "}">;
def IntNonNegative
    : AttrConstraint<CPred<"!::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isNegative()">,
                     "whose value is non-negative">;
def IntPositive
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue()"
                           # ".isStrictlyPositive()">,
                     "whose value is positive">;
def IntPowerOf2
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isPowerOf2()">,
                     "whose value is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;

// On the number of elements.
class ArrayMaxCount<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() <= " # n>,
                     "with at most " # n # " elements">;
class ArrayMinCount<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() >= " # n>,
                     "with at least " # n # " elements">;
class ArrayCount<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() == " # n>,
                     "with exactly " # n # " elements">;
class DenseArrayCount<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::DenseArrayAttr>($_self).size() == " # n>,
                     "with exactly " # n # " elements">;
class DenseArrayMaxCt<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::DenseArrayAttr>($_self).size() <= " # n>,
                     "with at most " # n # " elements">;
class DenseArrayMinCt<int n>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::DenseArrayAttr>($_self).size() >= " # n>,
                     "with at least " # n # " elements">;

// On the elements of a dense array.
class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"::llvm::all_of(::llvm::cast<" # arrayType
                           # ">($_self).asArrayRef(), [&](auto v) { return v > 0; })">,
                     "whose value is positive">;
class DenseArrayNonNegative<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"::llvm::all_of(::llvm::cast<" # arrayType
                           # ">($_self).asArrayRef(), [&](auto v) { return v >= 0; })">,
                     "whose value is non-negative">;
class DenseArraySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"llvm::is_sorted(::llvm::cast<" # arrayType
                           # ">($_self).asArrayRef())">,
                     "should be in non-decreasing order">;
class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<And<[CPred<"llvm::is_sorted(::llvm::cast<" # arrayType
                                # ">($_self).asArrayRef())">,
                          CPred<"[](" # arrayType.returnType
                                # " a) { return std::adjacent_find(std::begin(a), std::end(a)) "
                                # "== std::end(a); }(::llvm::cast<" # arrayType
                                # ">($_self).asArrayRef())">]>,
                     "should be in increasing order">;

// On one element of an array of integers.
class IntArrayNthElemEq<int index, int value>
    : AttrConstraint<And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " # index>,
                          CPred<"::llvm::cast<::mlir::IntegerAttr>("
                                # "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index
                                # "]).getInt() == " # value>]>,
                     "whose " # index # "-th element must be " # value>;
class IntArrayNthElemMinValue<int index, int min>
    : AttrConstraint<And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " # index>,
                          CPred<"::llvm::cast<::mlir::IntegerAttr>("
                                # "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index
                                # "]).getInt() >= " # min>]>,
                     "whose " # index # "-th element must be at least " # min>;
class IntArrayNthElemMaxValue<int index, int max>
    : AttrConstraint<And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " # index>,
                          CPred<"::llvm::cast<::mlir::IntegerAttr>("
                                # "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index
                                # "]).getInt() <= " # max>]>,
                     "whose " # index # "-th element must be at most " # max>;
class IntArrayNthElemInRange<int index, int min, int max>
    : AttrConstraint<And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " # index>,
                          CPred<"::llvm::cast<::mlir::IntegerAttr>("
                                # "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index
                                # "]).getInt() >= " # min>,
                          CPred<"::llvm::cast<::mlir::IntegerAttr>("
                                # "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index
                                # "]).getInt() <= " # max>]>,
                     "whose " # index # "-th element must be at least " # min
                     # " and at most " # max>;

#endif // COMMON_ATTR_CONSTRAINTS_TD
