func.func @t(%a: tensor<4x32x32xf32>, %s: tensor<4x32x1xf8E8M0FNU>, %d: tensor<4x32x32xf8E4M3FN>, %i: tensor<13x21x3xi8>, %m: tensor<1xi32>, %sh: tensor<1xi8>, %iz: tensor<1xi8>, %im: tensor<1x32x32x8xf32>) {
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32x32xf32>) -> (tensor<4x32x32xf8E4M3FN>, tensor<4x32x1xf8E8M0FNU>)
  %1 = tosa.cast_from_block_scaled %d, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32x32xf8E4M3FN>, tensor<4x32x1xf8E8M0FNU>) -> tensor<4x32x32xf32>
  %2 = tosa.matmul_t_block_scaled %d, %s, %d, %s {block_size = BLOCK_SIZE_32} : (tensor<4x32x32xf8E4M3FN>, tensor<4x32x1xf8E8M0FNU>, tensor<4x32x32xf8E4M3FN>, tensor<4x32x1xf8E8M0FNU>) -> tensor<4x32x32xf32>
  %3 = tosa.rescale %i, %m, %sh, %iz, %iz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x21x3xi8>
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %off = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bor = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %im, %scale, %off, %bor {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  %5 = tosa.resize %im, %scale, %off, %bor {mode = #tosa.resize_mode<NEAREST_NEIGHBOR>} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}
