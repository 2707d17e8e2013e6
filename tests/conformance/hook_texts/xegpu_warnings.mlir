func.func @f(%a: memref<24x32xf32>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32> %1 = xegpu.load_nd %0[0, 0] <{packed}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32> return }
// -----
func.func @f(%a: memref<24x32xf16>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16> %1 = xegpu.load_nd %0[0, 0] <{packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16> return }
// -----
func.func @f(%a: memref<24x32xf32>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32> %1 = xegpu.load_nd %0[0, 0] <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<16x8xf32> return }
// -----
func.func @f(%a: memref<24x32xf32>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32> %1 = xegpu.load_nd %0[0, 0] <{transpose = array<i64: 0, 2>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32> return }
// -----
func.func @f(%a: memref<24x32xf32>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<16xf32> %1 = xegpu.load_nd %0[0, 0] <{packed}> : !xegpu.tensor_desc<16xf32> -> vector<16xf32> return }
// -----
func.func @f(%a: memref<24x32xf32>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<16xf32> %1 = xegpu.load_nd %0[0, 0] <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<16xf32> -> vector<16xf32> return }
// -----
func.func @f(%a: memref<24x32xf32>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32> %1 = xegpu.load_nd %0[0, 0] <{transpose = array<i64: 1, 0>, packed}> : !xegpu.tensor_desc<8x16xf32> -> vector<16x8xf32> return }
// -----
func.func @f(%a: memref<24x32xf32>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<2x8x16xf32> %1 = xegpu.load_nd %0[0, 0, 0] <{packed}> : !xegpu.tensor_desc<2x8x16xf32> -> vector<2x8x16xf32> return }
// -----
func.func @f(%a: memref<24x32xf32>) { %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>> %1 = xegpu.load_nd %0[0, 0] <{packed}> : !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>> -> vector<2x8x16xf32> return }
