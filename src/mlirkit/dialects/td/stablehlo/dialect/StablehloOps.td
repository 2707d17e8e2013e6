//===- StablehloOps.td - All ops of stablehlo -------------------*- tablegen -*-===//
//
// The ops by subject. This file is the one to name on a command line.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_OPS
#define MLIRKIT_STABLEHLO_OPS

include "stablehlo/dialect/StablehloBase.td"

include "stablehlo/dialect/StablehloConstants.td"    // constant iota rng
include "stablehlo/dialect/StablehloElementwise.td"  // add exponential select convert
include "stablehlo/dialect/StablehloShapes.td"       // reshape broadcast slice gather pad
include "stablehlo/dialect/StablehloAlgebra.td"      // dot convolution fft batch_norm
include "stablehlo/dialect/StablehloReductions.td"   // reduce scatter sort map
include "stablehlo/dialect/StablehloControl.td"      // if while custom_call tuple after_all
include "stablehlo/dialect/StablehloCollectives.td"  // all_reduce send infeed

#endif // MLIRKIT_STABLEHLO_OPS
