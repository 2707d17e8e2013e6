// Types of tt, and the constraints that its operations put on types.

#ifndef TRITON_TYPES
#define TRITON_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "triton/Dialect/Triton/IR/TritonDialect.td"
include "triton/Dialect/Triton/IR/TritonTypeEnums.td"
include "triton/Dialect/Triton/IR/TritonTypeInterfaces.td"

// The summaries of types stand in errors.
class TritonTypeDef<string name, string _mnemonic, list<Trait> traits = []>
    : TypeDef<Triton_Dialect, name, traits> {
  let mnemonic = _mnemonic;
}

// -- scalars, and tensors of them -------------------------------------------------------------------------

def TT_Float : AnyTypeOf<[F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64], "floating-point">;
def TT_FloatTensor : RankedTensorOf<[TT_Float]>;
def TT_FloatLike : AnyTypeOf<[TT_Float, TT_FloatTensor]>;

def TT_BoolTensor : RankedTensorOf<[I1]>;
def TT_BoolLike : AnyTypeOf<[I1, TT_BoolTensor]>;

def I4 : I<4>;
def TT_Int : AnyTypeOf<[I1, I4, I8, I16, I32, I64], "integer">;
def TT_IntTensor : RankedTensorOf<[TT_Int]>;
def TT_IntLike : AnyTypeOf<[TT_Int, TT_IntTensor]>;
def TT_I32Like : AnyTypeOf<[I32, I32Tensor]>;
def TT_I64Like : AnyTypeOf<[I64, I64Tensor]>;

// -- pointers ---------------------------------------------------------------------------------------------

def TT_PtrType : TritonTypeDef<"Pointer", "ptr"> {
  let summary = "Pointer type (`::mlir::triton::PointerType`) in Triton IR type system";
  let parameters = (ins "Type":$pointeeType, "PtrAddrSpace":$addressSpace);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$pointeeType, "PtrAddrSpace":$addressSpace), [{
      return $_get(pointeeType.getContext(), pointeeType, addressSpace);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

def TT_Ptr : DialectType<Triton_Dialect, CPred<"::mlir::isa<::mlir::triton::PointerType>($_self)">,
                         "ptr", "::mlir::triton::PointerType">;
def TT_PtrTensor : RankedTensorOf<[TT_Ptr]>;
def TT_PtrLike : AnyTypeOf<[TT_Ptr, TT_PtrTensor]>;

// -- any of them ------------------------------------------------------------------------------------------

def TT_FpIntTensor : RankedTensorOf<[TT_Float, TT_Int]>;
def TT_Tensor : RankedTensorOf<[TT_Float, TT_Int, TT_Ptr]>;
def TT_Type : AnyTypeOf<[TT_FloatLike, TT_IntLike, TT_PtrLike]>;

// -- descriptors ------------------------------------------------------------------------------------------

def TT_AnyTensorDescType : Type<CPred<"::mlir::isa<::mlir::triton::TensorDescInterface>($_self)">,
                                "tensor descriptor type", "::mlir::triton::TensorDescInterface">;

def TT_TensorDescType : TritonTypeDef<"TensorDesc", "tensordesc", [TT_TensorDescInterface]> {
  let summary = "Tensor descriptor type (`::mlir::triton::TensorDescType`) in Triton IR type system";
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    "Type":$elementType,
    OptionalParameter<"Attribute">:$sharedLayout);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // TRITON_TYPES
