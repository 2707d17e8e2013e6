//===- LLVMInterfaces.td - Interfaces of the llvm dialect -------*- tablegen -*-===//
//
// Interfaces of operations are accessors of one property or attribute each; a name
// `<x>OrNull` returns null for an attribute that is absent.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_LLVM_INTERFACES
#define MLIRKIT_LLVM_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

//===----------------------------------------------------------------------===//
// Kinds of methods
//===----------------------------------------------------------------------===//

class _LLVM_Getter<string type, string method, string value>
    : InterfaceMethod<"", type, method, (ins), "", "return " # value # ";">;

class _LLVM_Setter<string type, string method, string argument, string statement>
    : InterfaceMethod<"", "void", method, !dag(ins, [type], [argument]), "", statement # ";">;

class _LLVM_NameGetter<string type, string method, string name>
    : StaticInterfaceMethod<"", type, method, (ins), "", "return \"" # name # "\";">;

// The attribute that the operation's class returns from `accessor`.
class _LLVM_AttributeGetter<string type, string method, string accessor>
    : _LLVM_Getter<type, method, "cast<ConcreteOp>(this->getOperation()).get" # accessor # "()">;

class _LLVM_AttributeSetter<string type, string method, string accessor>
    : _LLVM_Setter<type, method, "attr",
                   "cast<ConcreteOp>(this->getOperation()).set" # accessor # "(attr)">;

//===----------------------------------------------------------------------===//
// Interfaces of operations
//===----------------------------------------------------------------------===//

class _LLVM_OpInterface<string name, list<InterfaceMethod> interfaceMethods> : OpInterface<name> {
  let cppNamespace = "::mlir::LLVM";
  let methods = interfaceMethods;
}

def FastmathFlagsInterface : _LLVM_OpInterface<"FastmathFlagsInterface", [
  _LLVM_AttributeGetter<"::mlir::LLVM::FastmathFlagsAttr", "getFastmathAttr",
                        "FastmathFlagsAttr">,
  _LLVM_NameGetter<"::llvm::StringRef", "getFastmathAttrName", "fastmathFlags">
]>;

def IntegerOverflowFlagsInterface : _LLVM_OpInterface<"IntegerOverflowFlagsInterface", [
  _LLVM_Getter<"IntegerOverflowFlags", "getOverflowFlags",
               "$_op.getProperties().overflowFlags">,
  _LLVM_Setter<"IntegerOverflowFlags", "setOverflowFlags", "flags",
               "$_op.getProperties().overflowFlags = flags">,
  _LLVM_Getter<"bool", "hasNoUnsignedWrap",
               "bitEnumContainsAny($_op.getOverflowFlags(), IntegerOverflowFlags::nuw)">,
  _LLVM_Getter<"bool", "hasNoSignedWrap",
               "bitEnumContainsAny($_op.getOverflowFlags(), IntegerOverflowFlags::nsw)">,
  _LLVM_NameGetter<"StringRef", "getOverflowFlagsAttrName", "overflowFlags">
]>;

// A property that is true or false.
class _LLVM_FlagInterface<string name, string property, string suffix>
    : _LLVM_OpInterface<name, [
        _LLVM_Getter<"bool", "get" # suffix, "$_op.getProperties()." # property>,
        _LLVM_Setter<"bool", "set" # suffix, property,
                     "$_op.getProperties()." # property # " = " # property>,
        _LLVM_NameGetter<"StringRef", "get" # suffix # "Name", property>
      ]>;

def ExactFlagInterface : _LLVM_FlagInterface<"ExactFlagInterface", "isExact", "IsExact">;
def DisjointFlagInterface
    : _LLVM_FlagInterface<"DisjointFlagInterface", "isDisjoint", "IsDisjoint">;
def NonNegFlagInterface : _LLVM_FlagInterface<"NonNegFlagInterface", "nonNeg", "NonNeg">;

defvar _LLVM_arrayType = "const ::mlir::ArrayAttr";

def AccessGroupOpInterface : _LLVM_OpInterface<"AccessGroupOpInterface", [
  _LLVM_AttributeGetter<"::mlir::ArrayAttr", "getAccessGroupsOrNull", "AccessGroupsAttr">,
  _LLVM_AttributeSetter<_LLVM_arrayType, "setAccessGroups", "AccessGroupsAttr">
]> {
  let verify = "return detail::verifyAccessGroupOpInterface($_op);";
}

def AliasAnalysisOpInterface : _LLVM_OpInterface<"AliasAnalysisOpInterface", [
  _LLVM_AttributeGetter<"::mlir::ArrayAttr", "getAliasScopesOrNull", "AliasScopesAttr">,
  _LLVM_AttributeSetter<_LLVM_arrayType, "setAliasScopes", "AliasScopesAttr">,
  _LLVM_AttributeGetter<"::mlir::ArrayAttr", "getNoAliasScopesOrNull", "NoaliasScopesAttr">,
  _LLVM_AttributeSetter<_LLVM_arrayType, "setNoAliasScopes", "NoaliasScopesAttr">,
  _LLVM_AttributeGetter<"::mlir::ArrayAttr", "getTBAATagsOrNull", "TbaaAttr">,
  _LLVM_AttributeSetter<_LLVM_arrayType, "setTBAATags", "TbaaAttr">,
  InterfaceMethod<"All pointers that the operation reads or writes through.",
                  "::llvm::SmallVector<::mlir::Value>", "getAccessedOperands">
]> {
  let verify = "return detail::verifyAliasAnalysisOpInterface($_op);";
}

def DereferenceableOpInterface : _LLVM_OpInterface<"DereferenceableOpInterface", [
  _LLVM_AttributeGetter<"::mlir::LLVM::DereferenceableAttr", "getDereferenceableOrNull",
                        "DereferenceableAttr">,
  _LLVM_AttributeSetter<"::mlir::LLVM::DereferenceableAttr", "setDereferenceable",
                        "DereferenceableAttr">
]> {
  let verify = "return detail::verifyDereferenceableOpInterface($_op);";
}

def FPExceptionBehaviorOpInterface : _LLVM_OpInterface<"FPExceptionBehaviorOpInterface", [
  _LLVM_AttributeGetter<"::mlir::LLVM::FPExceptionBehaviorAttr", "getFPExceptionBehaviorAttr",
                        "FpExceptionBehaviorAttr">,
  _LLVM_NameGetter<"::llvm::StringRef", "getFPExceptionBehaviorAttrName", "fpExceptionBehavior">
]>;

def RoundingModeOpInterface : _LLVM_OpInterface<"RoundingModeOpInterface", [
  _LLVM_AttributeGetter<"::mlir::LLVM::RoundingModeAttr", "getRoundingModeAttr",
                        "RoundingmodeAttr">,
  _LLVM_NameGetter<"::llvm::StringRef", "getRoundingModeAttrName", "roundingmode">
]>;

// An operation that becomes a call of one LLVM intrinsic.
def OneToOneIntrinsicOpInterface : _LLVM_OpInterface<"OneToOneIntrinsicOpInterface", [
  InterfaceMethod<"The intrinsic's name with its overloaded types.",
                  "std::string", "getIntrinsicName">,
  InterfaceMethod<"The intrinsic's arguments, which may need new operations.",
                  "SmallVector<Value>", "getIntrinsicOperands",
                  (ins "::mlir::ArrayRef<Value>":$operands,
                       "const ::mlir::LLVMTypeConverter &":$typeConverter,
                       "::mlir::RewriterBase &":$rewriter),
                  "", "return llvm::to_vector(operands);">
]>;

//===----------------------------------------------------------------------===//
// Interfaces of types and attributes
//===----------------------------------------------------------------------===//

def LLVM_PointerElementTypeInterface : TypeInterface<"PointerElementTypeInterface"> {
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"", "unsigned", "getSizeInBytes", (ins "const ::mlir::DataLayout &":$dataLayout),
                    "", "return dataLayout.getTypeSize($_type);">
  ];
}

// A debug type that contains itself: `rec-self` stands for the type with the same
// recursive ID around it.
def LLVM_DIRecursiveTypeAttrInterface : AttrInterface<"DIRecursiveTypeAttrInterface"> {
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"Whether this is a `rec-self`.", "bool", "getIsRecSelf">,
    InterfaceMethod<"Null for a type that is not recursive.", "DistinctAttr", "getRecId">,
    InterfaceMethod<"", "DIRecursiveTypeAttrInterface", "withRecId", (ins "DistinctAttr":$recId)>,
    StaticInterfaceMethod<"", "DIRecursiveTypeAttrInterface", "getRecSelf",
                          (ins "DistinctAttr":$recId)>
  ];
}

def LLVM_LLVMAddrSpaceAttrInterface : AttrInterface<"LLVMAddrSpaceAttrInterface"> {
  let cppNamespace = "::mlir::LLVM";
  let methods = [InterfaceMethod<"", "unsigned", "getAddressSpace">];
}

def LLVM_TargetAttrInterface : AttrInterface<"TargetAttrInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"", "StringAttr", "getTriple">,
    InterfaceMethod<"", "StringAttr", "getChip">,
    InterfaceMethod<"A `TargetFeaturesAttr`.", "Attribute", "getFeatures">
  ];
}

#endif // MLIRKIT_LLVM_INTERFACES
