//===- Base.td - What the HLO dialects have in common -----------*- tablegen -*-===//
//
// Element types, tensor types and traits shared by stablehlo and chlo.
// Prefix HLO_. Naming: `Tensor` is ranked, `AnyTensor` may be unranked (chlo
// only), `StaticShape...` has no dynamic dimension.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_BASE
#define MLIRKIT_STABLEHLO_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// The tail of most assembly formats.
defvar HLO_FunctionalType = " attr-dict `:` functional-type(operands, results)";

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

def HLO_HasSingleBoundedDimensionPred
    : CPred<"mlir::hlo::hasSingleBoundedDimension($_self)">;
def HLO_HasStaticOrSingleBoundedShapePred
    : Or<[HasStaticShapePred, HLO_HasSingleBoundedDimensionPred]>;
def IsValidStablehloQuantizedElementType
    : CPred<"mlir::hlo::isValidStablehloQuantizedElementType($_self)">;
def IsValidQuantizedDimension
    : CPred<"mlir::hlo::isValidQuantizedDimension($_self)">;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

defvar HLO_IntWidths = [2, 4, 8, 16, 32, 64];

def HLO_Pred : TypeAlias<I1, "bool">;
def HLO_SInt : SignlessIntOfWidths<HLO_IntWidths>;
def HLO_UInt : UnsignedIntOfWidths<HLO_IntWidths>;
def HLO_Int : AnyTypeOf<[HLO_SInt, HLO_UInt], "2/4/8/16/32/64-bit integer">;

def HLO_Float : AnyTypeOf<
    [F4E2M1FN,
     F6E2M3FN, F6E3M2FN,
     F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU,
     F16, F32, F64, BF16],
    "4/6/8/16/32/64-bit float">;
def HLO_Float32Or64 : AnyTypeOf<[F32, F64], "32/64-bit float">;
def HLO_Complex : Complex<HLO_Float32Or64>;

def HLO_DimensionValue : AnyTypeOf<[Index, HLO_Int]>;

// A quantized integer of one width. `kind` is the quant dialect's C++ type
// without its namespace: per tensor or per axis. Signedness of the storage is
// asked of the storage type when signed, and of the type's flags when not.
class HLO_QuantizedElement<string kind, bit signed, int width>
    : Type<And<[CPred<"::llvm::isa<::mlir::quant::" # kind # ">($_self)">,
                CPred<"::llvm::cast<::mlir::quant::" # kind # ">($_self)" #
                      ".getStorageTypeIntegralWidth() == " # width>,
                !if(signed,
                    CPred<"::llvm::cast<::mlir::IntegerType>(::llvm::cast<::mlir::quant::" #
                          kind # ">($_self).getStorageType()).isSignless()">,
                    CPred<"!::llvm::cast<::mlir::quant::" # kind # ">($_self).isSigned()">),
                IsValidStablehloQuantizedElementType]>,
           !if(signed, "QI", "QUI") # width # " type">;

class HLO_QuantizedElements<string kind, bit signed, string what>
    : AnyTypeOf<!foreach(width, [2, 4, 8, 16, 32], HLO_QuantizedElement<kind, signed, width>),
                "2/4/8/16/32-bit uniform quantized " # what>;

def HLO_QuantizedSignedInt
    : HLO_QuantizedElements<"UniformQuantizedType", 1, "signed integer">;
def HLO_QuantizedUnsignedInt
    : HLO_QuantizedElements<"UniformQuantizedType", 0, "unsigned integer">;
def HLO_QuantizedInt
    : AnyTypeOf<[HLO_QuantizedSignedInt, HLO_QuantizedUnsignedInt],
                "per-tensor integer quantized">;

def HLO_PerAxisQuantizedSignedInt
    : HLO_QuantizedElements<"UniformQuantizedPerAxisType", 1, "per axis signed integer">;
def HLO_PerAxisQuantizedUnsignedInt
    : HLO_QuantizedElements<"UniformQuantizedPerAxisType", 0, "per axis unsigned integer">;
def HLO_PerAxisQuantizedInt
    : AnyTypeOf<[HLO_PerAxisQuantizedSignedInt, HLO_PerAxisQuantizedUnsignedInt],
                "per-axis integer quantized">;

// The element types of an ordinary tensor, without and with quantization.
defvar HLO_PlainElements = [HLO_Float, HLO_Pred, HLO_Int, HLO_Complex];
defvar HLO_Elements = !listconcat(HLO_PlainElements, [HLO_QuantizedInt]);
defvar HLO_AllElements = !listconcat(HLO_Elements, [HLO_PerAxisQuantizedInt]);

//===----------------------------------------------------------------------===//
// Types that are not tensors
//===----------------------------------------------------------------------===//

def HLO_Token : Type<CPred<"::llvm::isa<::mlir::stablehlo::TokenType>($_self)">, "token">;
def HLO_Future : Type<CPred<"::llvm::isa<::mlir::stablehlo::FutureType>($_self)">, "future">;
def HLO_Buffer : MemRefOf<HLO_Elements>;

//===----------------------------------------------------------------------===//
// Ranked tensors
//===----------------------------------------------------------------------===//

def I32RankedTensor : RankedTensorOf<[I32]>;
def UI32RankedTensor : RankedTensorOf<[UI32]>;

def HLO_PredTensor : RankedTensorOf<[HLO_Pred]>;
def HLO_IntTensor : RankedTensorOf<[HLO_Int]>;
def HLO_FpTensor : RankedTensorOf<[HLO_Float]>;
def HLO_Fp32Or64Tensor : RankedTensorOf<[HLO_Float32Or64]>;
def HLO_ComplexTensor : RankedTensorOf<[HLO_Complex]>;
def HLO_QuantizedIntTensor : RankedTensorOf<[HLO_QuantizedInt]>;

def HLO_PredOrIntTensor : RankedTensorOf<[HLO_Pred, HLO_Int]>;
def HLO_PredIntOrFpTensor : RankedTensorOf<[HLO_Pred, HLO_Int, HLO_Float]>;
def HLO_PredIntFpOrQuantizedTensor
    : RankedTensorOf<[HLO_Pred, HLO_Int, HLO_Float, HLO_QuantizedInt]>;
def HLO_IntOrFpTensor : RankedTensorOf<[HLO_Int, HLO_Float]>;
def HLO_IntFpOrComplexOrQuantizedIntTensor
    : RankedTensorOf<[HLO_Int, HLO_Float, HLO_Complex, HLO_QuantizedInt]>;
def HLO_FpOrComplexTensor : RankedTensorOf<[HLO_Float, HLO_Complex]>;
def HLO_FpOrQuantizedIntTensor : RankedTensorOf<[HLO_Float, HLO_QuantizedInt]>;
def HLO_FpComplexOrQuantizedIntTensor
    : RankedTensorOf<[HLO_Float, HLO_Complex, HLO_QuantizedInt]>;

def HLO_Tensor : RankedTensorOf<HLO_Elements>;
def HLO_NonQuantizedTensor : RankedTensorOf<HLO_PlainElements>;

// Tensors with per-axis quantized elements: the quantized axis must exist.
class HLO_PerAxisTensorOf<list<Type> elements>
    : RankedTensorOf<elements, [IsValidQuantizedDimension]>;

def HLO_PerAxisQuantizedIntTensor : HLO_PerAxisTensorOf<[HLO_PerAxisQuantizedInt]>;
def HLO_QuantizedIntOrPerAxisQuantizedIntTensor
    : HLO_PerAxisTensorOf<[HLO_QuantizedInt, HLO_PerAxisQuantizedInt]>;
def HLO_FloatOrQuantizedIntOrPerAxisQuantizedIntTensor
    : HLO_PerAxisTensorOf<[HLO_Float, HLO_QuantizedInt, HLO_PerAxisQuantizedInt]>;
def HLO_TensorOrPerAxisQuantizedTensor : HLO_PerAxisTensorOf<HLO_AllElements>;

// Of rank 0 and 1.
def HLO_ScalarTensor : 0DTensorOf<HLO_Elements>;
def HLO_ScalarIntTensor : 0DTensorOf<[HLO_Int]>;
def HLO_DimensionTensor : 1DTensorOf<[HLO_DimensionValue]>;

//===----------------------------------------------------------------------===//
// Statically shaped tensors
//===----------------------------------------------------------------------===//

def HLO_StaticDimensionTensor
    : RankedTensorOf<[HLO_DimensionValue], [HasStaticShapePred, HasAnyRankOfPred<[1]>],
                     "statically shaped 1-dimensional tensor">;
def HLO_Static1DIntTensor
    : RankedTensorOf<[HLO_Int], [HasStaticShapePred, HasAnyRankOfPred<[1]>],
                     "statically shaped 1-dimensional integer tensor">;
def HLO_Static2DIntTensor
    : RankedTensorOf<[HLO_Int], [HasStaticShapePred, HasAnyRankOfPred<[2]>],
                     "statically shaped 2-dimensional integer tensor">;

def HLO_StaticShapeTensor : StaticShapeTensorOf<HLO_Elements>;
def HLO_StaticShapeIntOrFpTensor : StaticShapeTensorOf<[HLO_Int, HLO_Float]>;
def HLO_StaticShapeIntFpOrComplexTensor
    : StaticShapeTensorOf<[HLO_Int, HLO_Float, HLO_Complex]>;
def HLO_StaticShapeIntFpComplexOrQuantizedTensor
    : StaticShapeTensorOf<[HLO_Int, HLO_Float, HLO_Complex, HLO_QuantizedInt]>;

def HLO_StaticShapeTensorOrPerAxisQuantizedTensor
    : RankedTensorOf<HLO_AllElements, [IsValidQuantizedDimension, HasStaticShapePred],
                     "statically shaped tensor">;
def HLO_StaticShapeTensorPerAxisQuantizedTensorOrBoundedTensor
    : RankedTensorOf<HLO_AllElements,
                     [IsValidQuantizedDimension, HLO_HasStaticOrSingleBoundedShapePred],
                     "statically shaped or single bounded dimension tensor">;

//===----------------------------------------------------------------------===//
// Tensors that may be unranked (chlo and custom calls)
//===----------------------------------------------------------------------===//

def HLO_AnyTensor : TensorOf<HLO_AllElements, [IsValidQuantizedDimension]>;
def HLO_AnyPredTensor : TensorOf<[HLO_Pred]>;
def HLO_AnyFpTensor : TensorOf<[HLO_Float]>;
def HLO_AnyComplexTensor : TensorOf<[HLO_Complex]>;
def HLO_AnyFpOrComplexTensor : TensorOf<[HLO_Float, HLO_Complex]>;
def HLO_AnyPredOrIntTensor : TensorOf<[HLO_Pred, HLO_Int]>;

//===----------------------------------------------------------------------===//
// Unions of tensors, tokens, tuples and buffers
//===----------------------------------------------------------------------===//

def HLO_Tuple
    : NestedTupleOf<[HLO_Tensor, HLO_Buffer, HLO_PerAxisQuantizedIntTensor, HLO_Token]>;

def HLO_TensorOrToken : AnyTypeOf<[HLO_Tensor, HLO_Token]>;
def HLO_TensorOrTokenOrTuple : AnyTypeOf<[HLO_Tensor, HLO_Token, HLO_Tuple]>;
def HLO_TensorOrPerAxisQuantizedTensorOrToken
    : AnyTypeOf<[HLO_Tensor, HLO_PerAxisQuantizedIntTensor, HLO_Token]>;
def HLO_TensorOrPerAxisQuantizedTensorOrTokenOrBuffer
    : AnyTypeOf<[HLO_TensorOrPerAxisQuantizedTensorOrToken, HLO_Buffer]>;
def HLO_TensorOrPerAxisQuantizedTensorOrTokenOrTuple
    : AnyTypeOf<[HLO_Tensor, HLO_PerAxisQuantizedIntTensor, HLO_Token, HLO_Tuple]>;
def HLO_TensorOrPerAxisQuantizedTensorOrTokenOrTupleOrBuffer
    : AnyTypeOf<[HLO_TensorOrPerAxisQuantizedTensorOrTokenOrTuple, HLO_Buffer]>;
def HLO_StaticShapeTensorOrPerAxisQuantizedTensorOrToken
    : AnyTypeOf<[HLO_StaticShapeTensor, HLO_StaticShapeTensorOrPerAxisQuantizedTensor,
                 HLO_Token]>;

def HLO_CustomCallTuple : NestedTupleOf<[HLO_AnyTensor, HLO_Buffer, HLO_Token]>;
def HLO_CustomCallValue
    : AnyTypeOf<[HLO_AnyTensor, HLO_Buffer, HLO_Token, HLO_CustomCallTuple, HLO_Future]>;

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

class HLO_NativeOpTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::hlo::OpTrait";
}

// Commutative, but without the folding that upstream's trait of this name brings.
def HLO_Commutative : HLO_NativeOpTrait<"IsCommutative">;
// Element by element after broadcasting the operands.
def HLO_BroadcastingElementwise : HLO_NativeOpTrait<"BroadcastingElementwise">;

// As many results as operands, agreeing in pairs.
def HLO_PairwiseSameOperandAndResultType
    : HLO_NativeOpTrait<"PairwiseSameOperandAndResultType">;
def HLO_PairwiseSameOperandAndResultElementType
    : HLO_NativeOpTrait<"PairwiseSameOperandAndResultElementType">;

// Types equal but for dynamic dimensions, bounds and quantization.
def HLO_CompatibleOperandsElementType
    : HLO_NativeOpTrait<"CompatibleOperandsElementType">;
def HLO_CompatibleOperandsAndResultElementType
    : HLO_NativeOpTrait<"CompatibleOperandsAndResultElementType">;
def HLO_CompatibleOperandsAndResultType : TraitList<
    [InferTypeOpInterface,
     DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["inferReturnTypeComponents"]>,
     HLO_NativeOpTrait<"CompatibleOperandsAndResultType">]>;

// When an op may be executed speculatively, by the condition in the name.
class HLO_SpeculationTrait<string name> : HLO_NativeOpTrait<name>;
def HLO_SpeculatableIfStaticDimInOutputIsStaticInInputImplTrait
    : HLO_SpeculationTrait<"SpeculatableIfStaticDimInOutputIsStaticInInputImplTrait">;
def HLO_RecursivelySpeculatableIfStaticDimInOutputIsStaticInInputImplTrait
    : HLO_SpeculationTrait<"RecursivelySpeculatableIfStaticDimInOutputIsStaticInInputImplTrait">;
def HLO_SpeculatableIfAllInputsStaticImplTrait
    : HLO_SpeculationTrait<"SpeculatableIfAllInputsStaticImplTrait">;
def HLO_RecursivelySpeculatableIfAllInputsStaticImplTrait
    : HLO_SpeculationTrait<"RecursivelySpeculatableIfAllInputsStaticImplTrait">;
def HLO_SpeculatableIfAllInputsStaticAndShapeConstantImplTrait
    : HLO_SpeculationTrait<"SpeculatableIfAllInputsStaticAndShapeConstantImplTrait">;

class HLO_Speculation<HLO_SpeculationTrait impl> : TraitList<[ConditionallySpeculatable, impl]>;
def HLO_SpeculatableIfStaticDimInOutputIsStaticInInput
    : HLO_Speculation<HLO_SpeculatableIfStaticDimInOutputIsStaticInInputImplTrait>;
def HLO_RecursivelySpeculatableIfStaticDimInOutputIsStaticInInput
    : HLO_Speculation<HLO_RecursivelySpeculatableIfStaticDimInOutputIsStaticInInputImplTrait>;
def HLO_SpeculatableIfAllInputsStatic
    : HLO_Speculation<HLO_SpeculatableIfAllInputsStaticImplTrait>;
def HLO_RecursivelySpeculatableIfAllInputsStatic
    : HLO_Speculation<HLO_RecursivelySpeculatableIfAllInputsStaticImplTrait>;
def HLO_SpeculatableIfAllInputsStaticAndShapeConstant
    : HLO_Speculation<HLO_SpeculatableIfAllInputsStaticAndShapeConstantImplTrait>;

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

def HLO_BoundedAttrInterface : AttrInterface<"BoundedAttrInterface"> {
  let cppNamespace = "::mlir::hlo";
  let description = "A tensor encoding with an upper bound for each dynamic dimension.";
  let methods = [
    InterfaceMethod<"One bound per dimension, or kDynamic where there is none.",
                    "::llvm::ArrayRef<int64_t>", "getBounds">
  ];
}

#endif // MLIRKIT_STABLEHLO_BASE
