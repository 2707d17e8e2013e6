//===- hlo_ops.td - All ops of mhlo -----------------------------*- tablegen -*-===//
//
// The ops by subject. This file is the one to name on a command line.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_MHLO_OPS
#define MLIRKIT_MHLO_OPS

include "mhlo/IR/hlo_ops_common.td"

include "mhlo/IR/hlo_ops_elementwise.td"  // add exponential select convert
include "mhlo/IR/hlo_ops_shapes.td"       // constant reshape broadcast slice gather pad
include "mhlo/IR/hlo_ops_algebra.td"      // dot convolution fft batch_norm rng
include "mhlo/IR/hlo_ops_regions.td"      // reduce scan scatter sort map if while fusion
include "mhlo/IR/hlo_ops_devices.td"      // custom_call tuple after_all all_reduce send async

#endif // MLIRKIT_MHLO_OPS
