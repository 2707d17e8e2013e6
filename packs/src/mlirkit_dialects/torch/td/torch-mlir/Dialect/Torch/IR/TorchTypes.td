// Types of the torch dialect, and the constraints that signatures of operators name.
//
// Summaries are the words of torch-mlir's diagnostics.

#ifndef TORCH_TYPES
#define TORCH_TYPES

include "mlir/IR/AttrTypeBase.td"
include "torch-mlir/Dialect/Torch/IR/TorchBase.td"

class Torch_Type<string name, string typeMnemonic, string text> : TypeDef<Torch_Dialect, name> {
  let mnemonic = typeMnemonic;
  let summary = text;
}

// Inside of another type the prefix `!torch.` is left out: custom<TorchType>.
class Torch_TypeWithContainedType<string name, string typeMnemonic, string text>
    : Torch_Type<name, typeMnemonic, text> {
  let parameters = (ins "::mlir::Type":$containedType);
  let assemblyFormat = "`<` custom<TorchType>($containedType) `>`";
}

class Torch_TypeWithContainedTypes<string name, string typeMnemonic, string text>
    : Torch_Type<name, typeMnemonic, text> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type", "contained types">:$containedTypes);
  let assemblyFormat = "`<` custom<TorchTypes>($containedTypes) `>`";
}

// A tensor of which sizes, element type and sparse encoding may each be unknown.
class AnyTorchTensorType<string name, string typeMnemonic>
    : Torch_Type<name, typeMnemonic, "Multi-dimensional array modeling Torch's Tensor type"> {
  let parameters = (ins
    OptionalParameter<"::std::optional<::llvm::ArrayRef<int64_t>>", "sizes, -1 where unknown">:$optionalSizes,
    OptionalParameter<"::mlir::Type", "type of the elements">:$optionalDtype,
    OptionalParameter<"::mlir::Attribute", "sparse encoding">:$optionalSparsity);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def Torch_NnModuleType : Torch_Type<"NnModule", "nn.Module", "torch.nn.Module"> {
  let parameters = (ins StringRefParameter<"class name">:$className);
  let assemblyFormat = "`<` $className `>`";
}

// It may be changed, and may share memory with others.
def Torch_NonValueTensorType : AnyTorchTensorType<"NonValueTensor", "tensor">;
// It is a value.
def Torch_ValueTensorType : AnyTorchTensorType<"ValueTensor", "vtensor">;
def AnyTorchTensorType : AnyTypeOf<[Torch_NonValueTensorType, Torch_ValueTensorType], "Any Torch tensor type">;

def Torch_OptionalType : Torch_TypeWithContainedType<"Optional", "optional", "!torch.optional<T>">;
def Torch_ListType : Torch_TypeWithContainedType<"List", "list", "!torch.list<T>">;
def Torch_TupleType : Torch_TypeWithContainedTypes<"Tuple", "tuple", "!torch.tuple<T1, T2, T3>">;
def Torch_UnionType : Torch_TypeWithContainedTypes<"Union", "union", "!torch.union<T1, T2, T3>">;

def Torch_DeviceType : Torch_Type<"Device", "Device", "Torch device">;
def Torch_GeneratorType : Torch_Type<"Generator", "Generator", "Torch Generator for producing valsem-random numbers">;
def Torch_BoolType : Torch_Type<"Bool", "bool", "Torch BoolType">;
def Torch_IntType : Torch_Type<"Int", "int", "Torch IntType">;
def Torch_FloatType : Torch_Type<"Float", "float", "Torch FloatType">;
def Torch_NoneType : Torch_Type<"None", "none", "Torch NoneType">;
def Torch_StringType : Torch_Type<"String", "str", "Torch StringType">;
def Torch_QInt8Type : Torch_Type<"QInt8", "qint8", "Type modeling `ScalarType::QInt8`">;
def Torch_QInt16Type : Torch_Type<"QInt16", "qint16", "Type modeling `ScalarType::QInt16`, which doesn't yet exist">;
def Torch_QUInt8Type : Torch_Type<"QUInt8", "quint8", "Type modeling `ScalarType::QUInt8`">;
def Torch_QInt32Type : Torch_Type<"QInt32", "qint32", "Type modeling `ScalarType::QInt32`">;
def Torch_LinearParamsType : Torch_Type<"LinearParams", "LinearParams", "Torch packed linear params type">;
def Torch_AnyType : Torch_Type<"Any", "any", "Torch any type">;
def Torch_NumberType : Torch_Type<"Number", "number", "Torch number type">;

def Torch_DictType : Torch_Type<"Dict", "dict", "!torch.dict[KT, VT] "> {
  let parameters = (ins "::mlir::Type":$keyType, "::mlir::Type":$valueType);
  // torch-mlir defines which keys there may be, but does not ask when it reads.
  let assemblyFormat = "`<` custom<TorchType>($keyType) `,` custom<TorchType>($valueType) `>`";
}

// -- constraints ------------------------------------------------------------------------------------------

class OptionalOf<Type type, string text> : AnyTypeOf<[type, Torch_OptionalType, Torch_NoneType], text>;

def AnyTorchOptionalTensorType : OptionalOf<AnyTorchTensorType, "Optional torch tensor type">;
def AnyTorchOptionalNonValueTensorType
    : OptionalOf<Torch_NonValueTensorType, "Optional torch non value tensor type">;
def AnyTorchOptionalIntType : OptionalOf<Torch_IntType, "Optional torch int type">;
def AnyTorchOptionalFloatType : OptionalOf<Torch_FloatType, "Optional torch float type">;
def AnyTorchOptionalBoolType : OptionalOf<Torch_BoolType, "Optional torch bool type">;
def AnyTorchOptionalStringType : OptionalOf<Torch_StringType, "Optional torch Str type">;
def AnyTorchOptionalDeviceType : OptionalOf<Torch_DeviceType, "Optional torch device type">;
def AnyTorchOptionalGeneratorType : OptionalOf<Torch_GeneratorType, "Optional torch Generator type">;

class ListOf<list<Type> types, string text>
    : ContainerType<AnyTypeOf<types>, CPred<"isa<::mlir::torch::Torch::ListType>($_self)">,
                    "cast<::mlir::torch::Torch::ListType>($_self).getContainedType()", text,
                    "::mlir::torch::Torch::ListType">;

def AnyTorchListOfTorchBoolType : ListOf<[Torch_BoolType], "Bool list type (bool[])">;
def AnyTorchListOfTorchIntType : ListOf<[Torch_IntType], "Int list type (int[])">;
def AnyTorchListOfTorchFloatType : ListOf<[Torch_FloatType], "Float list type (float[])">;
def AnyTorchListOfTorchStringType : ListOf<[Torch_StringType], "Str list type (str[])">;
def AnyTorchListOfTensorType : ListOf<[AnyTorchTensorType], "Any int list type (Tensor[])">;
def AnyTorchListOfNonValueTensorType : ListOf<[Torch_NonValueTensorType], "Any int list type (Tensor[])">;
def AnyTorchListOfOptionalTensorType
    : ListOf<[AnyTorchOptionalTensorType], "Any optional tensor list type (Tensor?[])">;
def AnyTorchListOfOptionalNonValueTensorType
    : ListOf<[AnyTorchOptionalNonValueTensorType], "Any optional tensor list type (Tensor?[])">;
def AnyTorchListOfOptionalIntType : ListOf<[AnyTorchOptionalIntType], "List of optional ints type (int?[])">;
def AnyTorchOptionalListOfTorchIntType
    : OptionalOf<AnyTorchListOfTorchIntType, "Optional torch int list type (int[]?)">;
def AnyTorchOptionalListOfTorchFloatType
    : OptionalOf<AnyTorchListOfTorchFloatType, "Optional torch float list type (float[]?)">;

def AnyTorchScalarType
    : Type<CPred<"::mlir::torch::Torch::isValidScalar($_self)">,
           "Any Python numeric type compatible with being the scalar type of a tensor">;
def AnyTorchOptionalScalarType : OptionalOf<AnyTorchScalarType, "Optional torch scalar type">;

def AnyTorchDictKeyType : AnyTypeOf<
    [Torch_AnyType, Torch_IntType, Torch_BoolType, Torch_FloatType, Torch_StringType, AnyTorchTensorType],
    "Allowed dict key types">;

def AnyTorchType : AnyTypeOf<
    [AnyTorchScalarType, AnyTorchTensorType, Torch_AnyType, Torch_BoolType, Torch_DictType, Torch_DeviceType,
     Torch_GeneratorType, Torch_ListType, Torch_LinearParamsType, Torch_NumberType, Torch_NnModuleType,
     Torch_NoneType, Torch_OptionalType, Torch_StringType, Torch_TupleType, Torch_UnionType],
    "Any type that is legal to pass to a Torch kernel">;

def AnyTorchListType : ListOf<[AnyType], "Any Torch list Type">;

#endif // TORCH_TYPES
