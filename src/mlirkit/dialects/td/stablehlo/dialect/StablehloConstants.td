//===- StablehloConstants.td - Constants and random numbers -----*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_CONSTANTS
#define MLIRKIT_STABLEHLO_CONSTANTS

include "stablehlo/dialect/StablehloBase.td"

def StableHLO_ConstantOp : StableHLO_Op<"constant",
    [ConstantLike, Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "tensor of given values";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs HLO_StaticShapeTensorOrPerAxisQuantizedTensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

def StableHLO_IotaOp : StableHLO_Op<"iota", [Pure]> {
  let summary = "index of each element along one dimension";
  let arguments = (ins StableHLO_DimensionAttr:$iota_dimension);
  let results = (outs HLO_StaticShapeIntFpComplexOrQuantizedTensor:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasVerifier = 1;
}

def StableHLO_DynamicIotaOp : StableHLO_ShapedInterfaceOp<"dynamic_iota",
    [ConditionallySpeculatable, NoMemoryEffect]> {
  let summary = "iota whose shape is computed";
  let arguments = (ins
    HLO_StaticDimensionTensor:$output_shape,
    StableHLO_DimensionAttr:$iota_dimension
  );
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = !strconcat(
      "$output_shape `,` `dim` `=` $iota_dimension",
      HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_RngOp : StableHLO_Op<"rng",
    [InferTensorTypeWithReify, AllElementTypesMatch<["a", "b", "result"]>]> {
  let summary = "random numbers of a distribution with parameters `a` and `b`";
  let arguments = (ins
    0DTensorOf<[HLO_Pred, HLO_Int, HLO_Float]>:$a,
    0DTensorOf<[HLO_Pred, HLO_Int, HLO_Float]>:$b,
    HLO_StaticDimensionTensor:$shape,
    StableHLO_RngDistributionAttr:$rng_distribution
  );
  let results = (outs HLO_PredIntOrFpTensor:$result);
  let assemblyFormat = !strconcat(
      "$a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution",
      HLO_FunctionalType);
}

def StableHLO_RngBitGeneratorOp : StableHLO_Op<"rng_bit_generator",
    [HLO_SpeculatableIfStaticDimInOutputIsStaticInInput, NoMemoryEffect]> {
  let summary = "random bits, and the state to generate more";
  let arguments = (ins
    StableHLO_RngAlgorithmAttr:$rng_algorithm,
    HLO_IntOrFpTensor:$initial_state
  );
  let results = (outs
    HLO_IntOrFpTensor:$output_state,
    HLO_StaticShapeIntOrFpTensor:$output
  );
  let assemblyFormat = !strconcat(
      "$initial_state `,` `algorithm` `=` $rng_algorithm",
      HLO_FunctionalType);
  let hasVerifier = 1;
}

#endif // MLIRKIT_STABLEHLO_CONSTANTS
