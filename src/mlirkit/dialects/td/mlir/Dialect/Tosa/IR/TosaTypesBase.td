//===- The tosa dialect: types and attributes of its operations -------------===//

#ifndef MLIR_DIALECT_TOSA_IR_TOSATYPESBASE_TD
#define MLIR_DIALECT_TOSA_IR_TOSATYPESBASE_TD

include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

//===- Elements -------------------------------------------------------------===//

class Tosa_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<Tosa_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

// Width and zero point.
class Tosa_QuantizedType<string n, list<int> params, bit signed>
    : Type<And<[CPred<"::llvm::isa<mlir::quant::QuantizedType>($_self)">,
                CPred<"::llvm::cast<mlir::quant::QuantizedType>($_self)"
                      # ".getStorageTypeIntegralWidth() == " # !head(params)>]>,
           "Q" # !if(signed, "int", "uint") # !head(params) # " type"> {
  string name = n;
  string asTraitArgsStr = !interleave(params, ", ") # !if(signed, ", true", ", false");
}

foreach width = [4, 8, 16, 32, 64] in
  def Tosa_Int#width : I<width>;
def Tosa_Int : AnyTypeOf<[AnyUnsignedInteger, AnySignlessInteger]>;
def Tosa_Int32Or64 : AnyTypeOf<[Tosa_Int32, Tosa_Int64]>;
def Tosa_Int16Or32 : AnyTypeOf<[Tosa_Int16, Tosa_Int32]>;
def Tosa_QuantizedInt
    : AnyTypeOf<!listconcat([Tosa_QuantizedType<"uint8", [8], 0>],
                            !foreach(width, [4, 8, 16, 32],
                                     Tosa_QuantizedType<"int" # width, [width, 0], 1>))>;
def Tosa_MXInt8 : Tosa_Type<"mxint8", "mxint8"> {
  let summary = "INT8 type as defined by OCP-MX";
}
def Tosa_AnyNumber
    : AnyTypeOf<[Tosa_Int, Tosa_QuantizedInt, AnyFloat, Tosa_MXInt8], "number">;
def Tosa_MXFPNumber
    : AnyTypeOf<[F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, Tosa_MXInt8],
                "micro-scaling format number">;
def Tosa_MXFPScaleNumber : AnyTypeOf<[F8E8M0FNU], "micro-scaling format scale number">;
def Tosa_ElementType : Type<Or<[Tosa_Int.predicate, Tosa_QuantizedInt.predicate,
                                AnyFloat.predicate]>, "tosa.dtype">;

//===- Tensors --------------------------------------------------------------===//

class _Tosa_RankedTensorPred<string condition>
    : And<[IsRankedTensorTypePred, CPred<condition>]>;
class _Tosa_AllDimensions<string condition>
    : _Tosa_RankedTensorPred<
        "::llvm::all_of(::llvm::cast<::mlir::RankedTensorType>($_self).getShape(), "
        # "[](auto v) { return v " # condition # "; })">;
def HasNo0Dimensions : _Tosa_AllDimensions<"!= 0">;
def AllDimensionsAreSizeOne : _Tosa_AllDimensions<"== 1">;
def AtLeastRankOne : _Tosa_RankedTensorPred<
    "::llvm::cast<::mlir::RankedTensorType>($_self).getRank() >= 1">;

class TosaTensorOf<list<Type> allowedTypes, string summary = "tosa-conformant tensor">
    : TensorOf<allowedTypes, [Or<[HasNo0Dimensions, IsUnrankedTensorTypePred]>], summary>;
class TosaRankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                         string summary = "tosa-conformant ranked tensor">
    : RankedTensorOf<allowedTypes, !listconcat([HasNo0Dimensions], preds), summary>;
class TosaUnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                           string summary = "tosa-conformant unranked tensor">
    : UnrankedTensorOf<allowedTypes, preds, summary>;
class TosaTensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : TosaRankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>],
                         !interleave(!foreach(rank, ranks, rank # "D"), "/") # " tensor">;
class TosaScalarTensorOf<list<Type> allowedTypes, list<int> ranks>
    : TosaRankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>, AllDimensionsAreSizeOne],
                         "tosa-conformant scalar tensor">;
class Tosa_TensorOfOrNone<list<Type> allowedTypes, string description = "">
    : AnyTypeOf<[TosaTensorOf<allowedTypes>, NoneType], description>;

def Tosa_I1Tensor : TosaTensorOf<[I1]>;
def Tosa_Int32Tensor : TosaTensorOf<[Tosa_Int32]>;
def Tosa_Int32Or64Tensor : TosaTensorOf<[Tosa_Int32Or64]>;
def Tosa_FloatTensor : TosaTensorOf<[AnyFloat]>;
def Tosa_Tensor : TosaTensorOf<[Tosa_AnyNumber]>;
def Tosa_RankedTensor : TosaRankedTensorOf<[Tosa_AnyNumber]>;
def Tosa_UnrankedTensor : TosaUnrankedTensorOf<[Tosa_AnyNumber]>;
def Tosa_1DInt8Tensor : 1DTensorOf<[Tosa_Int8]>;
def Tosa_1DInt16Or32Tensor : 1DTensorOf<[Tosa_Int16Or32]>;

// One element, or of unknown rank.
class _Tosa_Scalar<list<Type> unranked, list<Type> scalar = unranked>
    : AnyTypeOf<[TosaUnrankedTensorOf<unranked>, TosaScalarTensorOf<scalar, [1]>]>;
def Tosa_ScalarTensor : _Tosa_Scalar<[Tosa_Int, AnyFloat], [Tosa_AnyNumber]>;
def Tosa_ScalarInt8Tensor : _Tosa_Scalar<[Tosa_Int8]>;
def Tosa_ScalarIntOrFloatTensor : _Tosa_Scalar<[Tosa_Int, AnyFloat]>;
def Tosa_ScalarInt32Tensor : _Tosa_Scalar<[Tosa_Int32]>;

// Of one of these ranks, or of unknown rank.
def Tosa_Rank0Tensor : TosaTensorRankOf<[Tosa_AnyNumber], [0]>;
foreach rank = [1, 2, 3, 4, 5] in
  def Tosa_Tensor#rank#D
      : AnyTypeOf<[Tosa_UnrankedTensor, TosaTensorRankOf<[Tosa_AnyNumber], [rank]>],
                  rank # "-d tosa-conformant tensor", "::mlir::TensorType">;
class _Tosa_TensorOfRanks<list<int> ranks, list<Type> types = [Tosa_AnyNumber]>
    : AnyTypeOf<[Tosa_UnrankedTensor, TosaTensorRankOf<types, ranks>]>;
def Tosa_Tensor1Dto4D : _Tosa_TensorOfRanks<[1, 2, 3, 4]>;
def Tosa_Tensor1Dto6D : _Tosa_TensorOfRanks<[1, 2, 3, 4, 5, 6]>;
def Tosa_TensorUpto4D : _Tosa_TensorOfRanks<[0, 1, 2, 3, 4]>;
def Tosa_IndexTensor2D : _Tosa_TensorOfRanks<[2], [Tosa_Int32, Tosa_Int64]>;

class _Tosa_AtLeast1D<Type type, Type unranked = TosaUnrankedTensorOf<[type]>>
    : AnyTypeOf<[unranked, TosaRankedTensorOf<[type], [AtLeastRankOne]>],
                "tosa-conformant tensor of at least rank 1", "::mlir::TensorType">;
def Tosa_TensorAtLeast1D : _Tosa_AtLeast1D<Tosa_AnyNumber, Tosa_UnrankedTensor>;
foreach part = ["Data", "Scale"] in {
  defvar type = !if(!eq(part, "Data"), Tosa_MXFPNumber, Tosa_MXFPScaleNumber);
  def Tosa_MXFP#part#Tensor3D
      : AnyTypeOf<[TosaUnrankedTensorOf<[type]>, TosaTensorRankOf<[type], [3]>]>;
  def Tosa_MXFP#part#TensorAtLeast1D : _Tosa_AtLeast1D<type>;
}

//===- Scalars and more, vectors, buffers, shapes ---------------------------===//

class Tosa_TypeLike<list<Type> types, string description = "">
    : TypeConstraint<Or<[AnyTypeOf<types>.predicate, VectorOfNonZeroRankOf<types>.predicate,
                         TosaTensorOf<types>.predicate]>, description>;
def Tosa_IntLike : Tosa_TypeLike<[Tosa_Int], "signless-integer-like">;
def Tosa_Int8Like : Tosa_TypeLike<[Tosa_Int8], "signless-integer-8-bit-like">;

def Tosa_Buffer : MemRefOf<[Tosa_AnyNumber]>;
def Tosa_TupleBuffer : NestedTupleOf<[Tosa_Buffer]>;
def Tosa_BufOrTuple : AnyTypeOf<[Tosa_Buffer, Tosa_TupleBuffer]>;

def Tosa_Shape : Tosa_Type<"shape", "shape"> {
  let summary = "Shape with static rank and Index element type";
  let parameters = (ins "int":$rank);
  let assemblyFormat = "`<` $rank `>`";
  let genVerifyDecl = 1;
}
def IsTosaShapeType : CPred<"mlir::tosa::isa_tosa_shape_type($_self)">;
class IsTosaShapeOfRankPred<int rank>
    : And<[IsTosaShapeType,
           CPred<"::llvm::cast<::mlir::tosa::shapeType>($_self).getRank() == " # rank>]>;
class TosaShapeOfRank<int rank>
    : Type<IsTosaShapeOfRankPred<rank>, "Tosa shape type of rank " # rank>;
foreach rank = [1, 2, 4] in
  def Rank#rank#TosaShape : TosaShapeOfRank<rank>;

//===- Attributes -----------------------------------------------------------===//

foreach count = [2, 3, 4, 5, 6] in {
  def Tosa_Fp32ArrayAttr#count : ConfinedAttr<DenseF32ArrayAttr, [DenseArrayCount<count>]>;
  def Tosa_IntArrayAttr#count : ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<count>]>;
}
foreach most = [2, 4, 5] in
  def Tosa_IntArrayAttrUpto#most : ConfinedAttr<DenseI64ArrayAttr, [DenseArrayMaxCt<most>]>;

class _Tosa_NumberAttr<string attribute, string kind, string value>
    : Attr<CPred<"::llvm::isa<" # attribute # ">($_self)">, "arbitrary " # kind # " attribute"> {
  let storageType = attribute;
  let returnType = value;
}
def Tosa_FloatAttr : _Tosa_NumberAttr<"::mlir::FloatAttr", "float", "::mlir::APFloat">;
def Tosa_IntegerAttr : _Tosa_NumberAttr<"::mlir::IntegerAttr", "integer", "::llvm::APInt">;
def Tosa_IntOrFloatAttr : AnyAttrOf<[Tosa_IntegerAttr, Tosa_FloatAttr]>;
def Tosa_TensorTypeAttr : TypeAttrBase<"TensorType", "Tensor type attribute">;

#endif // MLIR_DIALECT_TOSA_IR_TOSATYPESBASE_TD
