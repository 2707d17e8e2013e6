//===- The spirv dialect: images --------------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVIMAGEOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVIMAGEOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Dialect/SPIRV/Interfaces/SPIRVImageInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Conditions on the type of an image -----------------------------------===//

// `transform` leads from the operand's type to the image's.
class SPIRV_ValuesAreContained<string operand, list<string> values, string transform, string type,
                               string getter>
    : CPred<"::llvm::is_contained({"
            # !interleave(!foreach(value, values, "::mlir::spirv::" # type # "::" # value), ", ")
            # "},::llvm::cast<::mlir::spirv::ImageType>("
            # !subst("$_self", "$" # operand # ".getType()", transform) # ")." # getter # "())">;

class SPIRV_SampledOperandIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the sampled operand of the underlying image must be "
                  # !interleave(values, " or "),
                  SPIRV_ValuesAreContained<operand, values, transform, "ImageSamplerUseInfo",
                                           "getSamplerUseInfo">>;
class SPIRV_MSOperandIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the MS operand of the underlying image type must be "
                  # !interleave(values, " or "),
                  SPIRV_ValuesAreContained<operand, values, transform, "ImageSamplingInfo",
                                           "getSamplingInfo">>;
class SPIRV_DimIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the Dim operand of the underlying image must be " # !interleave(values, " or "),
                  SPIRV_ValuesAreContained<operand, values, transform, "Dim", "getDim">>;
class SPIRV_DimIsNot<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the Dim operand of the underlying image must not be "
                  # !interleave(values, " or "),
                  Neg<SPIRV_ValuesAreContained<operand, values, transform, "Dim", "getDim">>>;

class SPIRV_NoneOrElementMatchImage<string operand, string image, string transform = "$_self">
    : PredOpTrait<"the " # operand # " component type must match the image sampled type",
                  CPred<!subst("IMAGE", !subst("$_self", "$" # image # ".getType()", transform),
                               "::llvm::isa<NoneType>(cast<::mlir::spirv::ImageType>(IMAGE)"
                               # ".getElementType()) ||(getElementTypeOrSelf($" # operand # ")=="
                               # "cast<::mlir::spirv::ImageType>(IMAGE).getElementType())")>>;

class SPIRV_ImageOperandIsPresent<string operand, list<string> values>
    : PredOpTrait<"either " # !interleave(values, " or ") # " image operands must be present",
                  CPred<"::mlir::spirv::bitEnumContainsAny($" # operand # ", "
                        # !interleave(!foreach(value, values,
                                               "::mlir::spirv::ImageOperands::" # value), " | ")
                        # ")">>;

def SPIRV_SampledImageTransform
    : StrFunc<"llvm::cast<::mlir::spirv::SampledImageType>($_self).getImageType()">;

// The same of sampled images.
class _SampledDimIs<list<string> values>
    : SPIRV_DimIs<"sampled_image", values, SPIRV_SampledImageTransform.result>;
class _SampledDimIsNot<list<string> values>
    : SPIRV_DimIsNot<"sampled_image", values, SPIRV_SampledImageTransform.result>;
class _SingleSampled
    : SPIRV_MSOperandIs<"sampled_image", ["SingleSampled"], SPIRV_SampledImageTransform.result>;
class _ResultMatchesSampled
    : SPIRV_NoneOrElementMatchImage<"result", "sampled_image", SPIRV_SampledImageTransform.result>;

//===- Images and their sizes -----------------------------------------------===//

def SPIRV_ImageOp : SPIRV_Op<"Image", [
    Pure, TypesMatchWith<"type of 'result' matches image type of 'sampled_image'", "sampled_image",
                         "result", "::llvm::cast<spirv::SampledImageType>($_self).getImageType()">]> {
  let summary = "image of a sampled image";
  let arguments = (ins SPIRV_AnySampledImage:$sampled_image);
  let results = (outs SPIRV_AnyImage:$result);
  let assemblyFormat = "$sampled_image attr-dict `:` type($sampled_image)";
  let hasVerifier = 0;
}

def SPIRV_ImageQuerySizeOp : SPIRV_Op<"ImageQuerySize", [Pure]> {
  let summary = "size of an image";
  let availability = _Needs<[SPIRV_C_ImageQuery, SPIRV_C_Kernel]>.all;
  let arguments = (ins SPIRV_AnyImage:$image);
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$result);
  let assemblyFormat = "$image attr-dict `:` type($image) `->` type($result)";
}

//===- Texels ---------------------------------------------------------------===//

class _Numbers : AnyTypeOf<[SPIRV_ScalarOrVectorOf<SPIRV_Float>, SPIRV_ScalarOrVectorOf<SPIRV_Integer>]>;
class _Texel : AnyTypeOf<[SPIRV_Vec4<SPIRV_Integer>, SPIRV_Vec4<SPIRV_Float>]>;

// An access at a coordinate. `value` is one more operand, which `valueFormat` names; image operands, with an
// argument each, are optional unless `image_operands` are given.
class _ImageAccess<string mnemonic, string text, dag image, string imageFormat, Type coordinate,
                   list<Trait> traits, dag result = (outs), dag value = (ins),
                   string valueFormat = "",
                   dag image_operands = (ins OptionalAttr<SPIRV_ImageOperandsAttr>:$image_operands)>
    : SPIRV_Op<mnemonic, traits> {
  let summary = text;
  let arguments = !con(image, (ins coordinate:$coordinate), value, image_operands,
                       (ins Variadic<SPIRV_Type>:$operand_arguments));
  let results = result;
  defvar hasValue = !not(!empty(valueFormat));
  let assemblyFormat = imageFormat # " `,` $coordinate "
      # !if(hasValue, "`,` " # valueFormat, "") # " custom<ImageOperands>($image_operands) "
      # "( `,` $operand_arguments^ )? attr-dict `:` type(" # imageFormat # ") `,` type($coordinate) "
      # !if(hasValue, "`,` type(" # valueFormat # ") ", "") # "( `,` type($operand_arguments)^ )?"
      # !if(!empty(result), "", " `->` type($result)");
}

class _Sampling<string mnemonic, string text, Type coordinate, Type result, list<Trait> traits,
                dag value = (ins), string valueFormat = "">
    : _ImageAccess<mnemonic, text, (ins SPIRV_AnySampledImage:$sampled_image), "$sampled_image",
                   coordinate, traits, (outs result:$result), value, valueFormat>;

let availability = _Needs<[SPIRV_C_Shader]>.all in {

def SPIRV_ImageSampleImplicitLodOp
    : _Sampling<"ImageSampleImplicitLod", "sample at the level of detail that the shader implies",
                SPIRV_ScalarOrVectorOf<SPIRV_Float>, _Texel<>,
                [_SampledDimIsNot<["Buffer"]>, _SingleSampled<>, _ResultMatchesSampled<>,
                 DeclareOpInterfaceMethods<SPIRV_ImplicitLodOpInterface>]>;
def SPIRV_ImageSampleProjDrefImplicitLodOp
    : _Sampling<"ImageSampleProjDrefImplicitLod",
                "comparison of a depth with a sample at a projected coordinate", _Numbers<>,
                AnyTypeOf<[SPIRV_Integer, SPIRV_Float]>,
                [_SampledDimIsNot<["Buffer"]>, _SingleSampled<>,
                 TypesMatchWith<"type of 'result' matches image type of 'sampled_image'",
                     "sampled_image", "result", "::llvm::cast<::mlir::spirv::ImageType>("
                     "::llvm::cast<spirv::SampledImageType>($_self).getImageType()).getElementType()">,
                 DeclareOpInterfaceMethods<SPIRV_ImplicitLodOpInterface>],
                (ins SPIRV_Float32:$dref), "$dref">;
def SPIRV_ImageDrefGatherOp
    : _Sampling<"ImageDrefGather", "comparisons of a depth with four texels",
                SPIRV_ScalarOrVectorOf<SPIRV_Float>, _Texel<>,
                [Pure, _SampledDimIs<["Dim2D", "Cube", "Rect"]>, _SingleSampled<>,
                 _ResultMatchesSampled<>],
                (ins SPIRV_Float32:$dref), "$dref">;

} // availability

def SPIRV_ImageSampleExplicitLodOp
    : _ImageAccess<"ImageSampleExplicitLod", "sample at a level of detail",
                   (ins SPIRV_AnySampledImage:$sampled_image), "$sampled_image", _Numbers<>,
                   [_SampledDimIsNot<["Buffer"]>, _SingleSampled<>, _ResultMatchesSampled<>,
                    SPIRV_ImageOperandIsPresent<"image_operands", ["Lod", "Grad"]>,
                    DeclareOpInterfaceMethods<SPIRV_ExplicitLodOpInterface>],
                   (outs _Texel<>:$result), (ins), "",
                   (ins SPIRV_ImageOperandsAttr:$image_operands)>;

def SPIRV_ImageFetchOp
    : _ImageAccess<"ImageFetch", "texel of an image that is used with a sampler",
                   (ins SPIRV_AnyImage:$image), "$image", SPIRV_ScalarOrVectorOf<SPIRV_Integer>,
                   [SPIRV_DimIsNot<"image", ["Cube"]>, SPIRV_SampledOperandIs<"image", ["NeedSampler"]>,
                    SPIRV_NoneOrElementMatchImage<"result", "image">],
                   (outs AnyTypeOf<[SPIRV_Vec4<SPIRV_Float>, SPIRV_Vec4<SPIRV_Integer>]>:$result)>;
def SPIRV_ImageReadOp
    : _ImageAccess<"ImageRead", "texel of an image without a sampler",
                   (ins SPIRV_AnyImage:$image), "$image", _Numbers<>,
                   [SPIRV_SampledOperandIs<"image", ["SamplerUnknown", "NoSampler"]>,
                    SPIRV_NoneOrElementMatchImage<"result", "image">],
                   (outs _Numbers<>:$result)>;
def SPIRV_ImageWriteOp
    : _ImageAccess<"ImageWrite", "write of a texel to an image without a sampler",
                   (ins SPIRV_AnyImage:$image), "$image", _Numbers<>,
                   [SPIRV_SampledOperandIs<"image", ["SamplerUnknown", "NoSampler"]>,
                    SPIRV_DimIsNot<"image", ["SubpassData"]>,
                    SPIRV_NoneOrElementMatchImage<"texel", "image">],
                   (outs), (ins _Numbers<>:$texel), "$texel">;

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVIMAGEOPS_TD
