//===- The emitc dialect: types ---------------------------------------------===//

#ifndef MLIR_DIALECT_EMITC_IR_EMITCTYPES
#define MLIR_DIALECT_EMITC_IR_EMITCTYPES

include "mlir/Dialect/EmitC/IR/EmitCBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

//===- Types that C has -----------------------------------------------------===//

class _Supported<string kind, string text>
    : Type<CPred<"emitc::isSupported" # kind # "Type($_self)">, text # " supported by EmitC">;

def EmitCType : _Supported<"EmitC", "type">;
def EmitCIntegerType : _Supported<"Integer", "integer type">;
def EmitCFloatType : _Supported<"Float", "floating-point type">;

//===- Types of the dialect -------------------------------------------------===//

class EmitC_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<EmitC_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

// A type with another as the parameter `inner`.
class _TypeOf<string name, string typeMnemonic, string inner> : EmitC_Type<name, typeMnemonic> {
  let parameters = !dag(ins, ["Type"], [inner]);
  let builders = [
    TypeBuilderWithInferredContext<!dag(ins, ["Type"], [inner]),
                                   "return $_get(" # inner # ".getContext(), " # inner # ");">
  ];
  let assemblyFormat = "`<` qualified($" # inner # ") `>`";
  let genVerifyDecl = 1;
}

// `!emitc.array<4x?xf32>`
def EmitC_ArrayType : EmitC_Type<"Array", "array", [ShapedTypeInterface]> {
  let summary = "EmitC array type";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType),
                                   "return $_get(elementType.getContext(), shape, elementType);">
  ];
  let extraClassDeclaration = [{
    ArrayType cloneWith(std::optional<ArrayRef<int64_t>> shape, Type elementType) const;
    bool hasRank() const { return true; }
  }];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

// A variable or what else can be assigned to; a pointer.
def EmitC_LValueType : _TypeOf<"LValue", "lvalue", "valueType"> {
  let summary = "EmitC lvalue type";
}
def EmitC_PointerType : _TypeOf<"Pointer", "ptr", "pointee"> {
  let summary = "EmitC pointer type";
}

// `!emitc.opaque<"std::string">`: text that is written as it is.
def EmitC_OpaqueType : EmitC_Type<"Opaque", "opaque"> {
  let summary = "EmitC opaque type";
  let parameters = (ins StringRefParameter<"the opaque value">:$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

def EmitC_SizeT : EmitC_Type<"SizeT", "size_t"> {
  let summary = "EmitC unsigned size type";
}
def EmitC_SignedSizeT : EmitC_Type<"SignedSizeT", "ssize_t"> {
  let summary = "EmitC signed size type";
}
def EmitC_PtrDiffT : EmitC_Type<"PtrDiffT", "ptrdiff_t"> {
  let summary = "EmitC signed pointer diff type";
}

class EmitC_LValueOf<list<Type> allowedTypes>
    : ContainerType<AnyTypeOf<allowedTypes>,
                    CPred<"::llvm::isa<::mlir::emitc::LValueType>($_self)">,
                    "::llvm::cast<::mlir::emitc::LValueType>($_self).getValueType()",
                    "emitc.lvalue", "::mlir::emitc::LValueType">;

#endif // MLIR_DIALECT_EMITC_IR_EMITCTYPES
