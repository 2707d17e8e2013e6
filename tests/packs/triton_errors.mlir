// error: unexpected key: x
module attributes {a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], x = 1}>} {}
// -----
// error: expected an array for number of elements per thread
module attributes {a = #ttg.blocked<{sizePerThread = 1}>} {}
// -----
// error: expected an integer type in number of elements per thread
module attributes {a = #ttg.blocked<{sizePerThread = ["a"]}>} {}
// -----
// error: expected an integer type in number of elements per thread
module attributes {a = #ttg.blocked<{sizePerThread = [1.0]}>} {}
// -----
// error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'
module attributes {a = #ttg.blocked<{}>} {}
// -----
// error: sizePerThread, threadsPerWarp, warpsPerCTA, and order must all have the same rank.
module attributes {a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8], warpsPerCTA = [4, 1], order = [1, 0]}>} {}
// -----
// error: order must be a permutation of 0..(rank-1), but was [1, 1]
module attributes {a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8,4], warpsPerCTA = [4, 1], order = [1, 1]}>} {}
// -----
// error: Every element in sizePerThread must be a power of two.
module attributes {a = #ttg.blocked<{sizePerThread = [3, 4], threadsPerWarp = [8,4], warpsPerCTA = [4, 1], order = [1, 0]}>} {}
// -----
// error: expected array value for 'CGALayout'
module attributes {a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8,4], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = 1}>} {}
// -----
// error: 'CGALayout' entry length does not match rank 2
module attributes {a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8,4], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1]]}>} {}
// -----
// error: expected an array for CGALayout entry
module attributes {a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8,4], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [1]}>} {}
// -----
// error: expected a distributed encoding trait
module attributes {a = #ttg.slice<{dim = 1, parent = 3}>} {}
// -----
// error: slice dim=3 must be less than the parent rank=2
module attributes {a = #ttg.slice<{dim = 3, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>} {}
// -----
// error: order must be a permutation of 0..(rank-1), but was [0, 0]
module attributes {a = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 0]}>} {}
// -----
// error: expected an integer type in vec
module attributes {a = #ttg.swizzled_shared<{vec = "a"}>} {}
// -----
// error: unexpected key: foo
module attributes {a = #ttg.swizzled_shared<{foo = 1}>} {}
// -----
// error: elementBitWidth must be non-zero
module attributes {a = #ttg.nvmma_shared<{swizzlingByteWidth = 128}>} {}
// -----
// error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'
module attributes {a = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, fp4Padded = true, rank = 3}>} {}
// -----
// error: unexpected key: foo
module attributes {a = #ttg.nvmma_shared<{swizzlingByteWidth = 17, transposed = false, elementBitWidth = 16, foo = 1}>} {}
// -----
// error: swizzlingByteWidth must be 0, 32, 64, or 128
module attributes {a = #ttg.nvmma_shared<{swizzlingByteWidth = 17, transposed = false, elementBitWidth = 16}>} {}
// -----
// error: expected a bool type in transposed
module attributes {a = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = 3, elementBitWidth = 16}>} {}
// -----
// error: Expected basis of 'lane' not found
module attributes {a = #ttg.linear<{register = [[0, 1]]}>} {}
// -----
// error: Expected array of arrays for basis of 'register'
module attributes {a = #ttg.linear<{register = 1, lane=[],warp=[],block=[]}>} {}
// -----
// error: Expected array of integers in basis for 'register'
module attributes {a = #ttg.linear<{register = [1], lane=[],warp=[],block=[]}>} {}
// -----
// error: Expected integer in basis for 'register'
module attributes {a = #ttg.linear<{register = [[1.0]], lane=[],warp=[],block=[]}>} {}
// -----
// error: In a generic linear layout, register, lane, and block bases must move in at most one dimension. Swizzled bases found in 'register'.
module attributes {a = #ttg.generic_linear<{register = [[1,1],[0,1]], lane=[],warp=[],block=[]}>} {}
// -----
// error: Empty Layout not supported
module attributes {a = #ttg.linear<{register = [], lane=[],warp=[],block=[]}>} {}
// -----
// error: WMMA version must be in the [1, 3] range
module attributes {a = #ttg.amd_wmma<{version = 5, isTranspose = true, ctaLayout = {warp = [[0, 1]]}}>} {}
// -----
// error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'
module attributes {a = #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>}>} {}
// -----
// error: ttg.dot_op opIdx parameter can be 0 or 1, got: 2
module attributes {a = #ttg.dot_op<{opIdx = 2, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>} {}
// -----
// error: ttg.dot_op unexpected parent layout: 3 : i64
module attributes {a = #ttg.dot_op<{opIdx = 0, parent = 3}>} {}
// -----
// error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'
module attributes {a = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1]}>} {}
// -----
// error: versionMajor must be 2 (Ampere) or 3 (Hopper), got 0
module attributes {a = #ttg.nvidia_mma<{foo = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape=[16,8]}>} {}
// -----
// error: alignment must be a positive power of two
module attributes {a = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [1, 0]]}, alignment = 3>} {}
// -----
// error: SharedLinearEncodingAttr must have exactly two attributes: offset and block
module attributes {a = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [1, 0]], foo = 1}, alignment = 4>} {}
// -----
// error: interval values must all be power of two
module attributes {a = #ttg.padded_shared<[3:+16] {order = [1, 0], shape = [64, 64]}>} {}
// -----
// error: Mismatch of shape and order ranks in padded layout
module attributes {a = #ttg.padded_shared<[4:+16] {order = [1], shape = [64, 64]}>} {}
// -----
// error: version must be in the [0, 4] range
module attributes {a = #ttg.amd_mfma<{version = 7, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = false}>} {}
// -----
// error: invalid (mDim, nDim) combination: (31, 32)
module attributes {a = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [31, 32, 8], isTransposed = false}>} {}
// -----
// error: unbalanced '<' character in pretty dialect name
module attributes {a = !tt.ptr<f32} {}
// -----
// error: invalid pointer address space 'foo'
module attributes {a = !tt.ptr<f32, "foo">} {}
// -----
// error: pointer types must point to integer or floating-point types
module attributes {a = !tt.ptr<none>} {}
// -----
// error: pointer types must point to integer or floating-point types
module attributes {a = !tt.ptr<!tt.ptr<i8>>} {}
// -----
// error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'
module attributes {a = !tt.tensordesc<f32>} {}
// -----
// error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'
module attributes {a = !tt.tensordesc<4xnone>} {}
// -----
// error: expected static shape
module attributes {a = !tt.tensordesc<?xf32>} {}
// -----
// error: expected ','
module attributes {a = !ttg.memdesc<4xf32>} {}
// -----
// error: expected ','
module attributes {a = !ttg.memdesc<4xf32, #ttg.shared_memory>} {}
// -----
// error: expected '>'
module attributes {a = !ttg.memdesc<4xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, foo>} {}
// -----
// error: shape must be less than or equal to allocShape. shape = 4, allocShape = 2
module attributes {a = !ttg.memdesc<4xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable, 2>} {}
// -----
// error: shape must have power-of-2 and non-zero dimensions; got 3
module attributes {a = !ttg.memdesc<3xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory>} {}
// -----
// error: rank 0 memdesc is not allowed
module attributes {a = !ttg.memdesc<f32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory>} {}
// -----
// error: rank must be equal to or one less than the shape size. Got 1 and 3
module attributes {a = !ttg.memdesc<4x4x4xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory>} {}
// -----
// error: memorySpace must be SharedMemorySpace for shared encoding. Got 3 : i64
module attributes {a = !ttg.memdesc<4xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, 3>} {}
// -----
// error: 3 : i64 is not a valid encoding
module attributes {a = !ttg.memdesc<4xf32, 3, #ttg.shared_memory>} {}
// -----
// error: Number of elements must be power-of-two, but %0 = "tt.precise_sqrt"(%arg0) : (tensor<3xf32>) -> tensor<3xf32> doesn't follow the rule (3) elements
tt.func @a(%x: tensor<3xf32>) { %0 = tt.precise_sqrt %x : tensor<3xf32>
 tt.return }
// -----
// error: Maximum allowed number of elements is 1048576, but %0 = "tt.precise_sqrt"(%arg0) : (tensor<2097152xf32>) -> tensor<2097152xf32> has more than that
tt.func @a(%x: tensor<2097152xf32>) { %0 = tt.precise_sqrt %x : tensor<2097152xf32>
 tt.return }
// -----
// error: Different dimensions at index 1 between source and result.  Broadcast requires the source dimension to be 1.
tt.func @a(%x: tensor<4x4xf32>) -> tensor<4x2xf32> { %0 = tt.broadcast %x : tensor<4x4xf32> -> tensor<4x2xf32>
 tt.return %0 : tensor<4x2xf32> }
// -----
// error: rank of source must be same as rank of result
tt.func @a(%x: tensor<4x4xf32>) { %0 = tt.broadcast %x : tensor<4x4xf32> -> tensor<4x4x2xf32>
 tt.return }
// -----
// error: 'tt.return' op has 1 operands, but enclosing function (@a) returns 0
tt.func @a(%x: tensor<4x4xf32>) { tt.return %x : tensor<4x4xf32> }
// -----
// error: type of return operand 0 ('tensor<4x4xf32>') doesn't match function result type ('f32') in function @a
tt.func @a(%x: tensor<4x4xf32>) -> f32 { tt.return %x : tensor<4x4xf32> }
// -----
// error: number of src and dst elements of reshape must be the same
tt.func @a(%x: tensor<4x4xf32>) { %0 = tt.reshape %x : tensor<4x4xf32> -> tensor<8xf32>
 tt.return }
// -----
// error: order must be a permutation of [0, ..., rank - 1]
tt.func @a(%x: tensor<4x4xf32>) { %0 = tt.trans %x {order = array<i32: 1, 1>} : tensor<4x4xf32> -> tensor<4x4xf32>
 tt.return }
// -----
// error: order must have the same size as the rank of the operand and result
tt.func @a(%x: tensor<4x4xf32>) { %0 = tt.trans %x {order = array<i32: 1>} : tensor<4x4xf32> -> tensor<4x4xf32>
 tt.return }
// -----
// error: result shape must match the permutation of the source shape
tt.func @a(%x: tensor<4x8xf32>) { %0 = tt.trans %x {order = array<i32: 1, 0>} : tensor<4x8xf32> -> tensor<4x8xf32>
 tt.return }
// -----
// error: 'tt.expand_dims' op inferred type(s) 'tensor<4x1x8xf32>' are incompatible with return type(s) of operation 'tensor<4x8x1xf32>'
tt.func @a(%x: tensor<4x8xf32>) { %0 = tt.expand_dims %x {axis = 1 : i32} : tensor<4x8xf32> -> tensor<4x8x1xf32>
 tt.return }
// -----
// error: 'tt.make_range' op number of elements in returned tensor, 4, must match size of range [5, 10), which has 5 elements
tt.func @a() { %0 = tt.make_range {end = 10 : i32, start = 5 : i32} : tensor<4xi32>
 tt.return }
// -----
// error: 'tt.make_range' op start must be less than end
tt.func @a() { %0 = tt.make_range {end = 1 : i32, start = 5 : i32} : tensor<4xi32>
 tt.return }
// -----
// error: 'tt.make_range' op returned tensor must have i32 elements
tt.func @a() { %0 = tt.make_range {end = 9 : i32, start = 5 : i32} : tensor<4xi64>
 tt.return }
// -----
// error: 'tt.make_range' op return type must be a 1D tensor
tt.func @a() { %0 = tt.make_range {end = 9 : i32, start = 5 : i32} : tensor<2x2xi32>
 tt.return }
// -----
// error: last dimension of input tensor must be 2
tt.func @a(%x: tensor<4x8xf32>) { %0, %1 = tt.split %x : tensor<4x8xf32> -> tensor<4xf32>
 tt.return }
// -----
// error: 'tt.split' op inferred type(s) 'tensor<4xf32>', 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<8xf32>', 'tensor<8xf32>'
tt.func @a(%x: tensor<4x2xf32>) { %0, %1 = tt.split %x : tensor<4x2xf32> -> tensor<8xf32>
 tt.return }
// -----
// error: 'tt.join' op result shape must be (4, 2, 2), but got 4, 2
tt.func @a(%x: tensor<4x2xf32>) { %0 = tt.join %x, %x : tensor<4x2xf32> -> tensor<4x2xf32>
 tt.return }
// -----
// error: 'tt.cat' op result element count must equal the sum of the operand element counts, expected 16 but got 8
tt.func @a(%x: tensor<4x2xf32>) { %0 = tt.cat %x, %x : tensor<4x2xf32> -> tensor<4x2xf32>
 tt.return }
// -----
// error: 'tt.dot' op expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand
tt.func @a(%x: tensor<16x16xf16>, %y: tensor<32x16xf16>, %z: tensor<16x16xf32>) { %0 = tt.dot %x, %y, %z : tensor<16x16xf16> * tensor<32x16xf16> -> tensor<16x16xf32>
 tt.return }
// -----
// error: element types of operands A and B must have same bit width
tt.func @a(%x: tensor<16x16xf16>, %y: tensor<16x16xf32>, %z: tensor<16x16xf32>) { %0 = tt.dot %x, %y, %z : tensor<16x16xf16> * tensor<16x16xf32> -> tensor<16x16xf32>
 tt.return }
// -----
// error: 'tt.dot' op expected the output shape to be the concatenation of the last dimension of the first operand and the last dimension of the second
tt.func @a(%x: tensor<16x16xf16>, %y: tensor<16x16xf16>, %z: tensor<16x32xf32>) { %0 = tt.dot %x, %y, %z : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x32xf32>
 tt.return }
// -----
// error: 'tt.reduce' op axis out of bounds for operand rank 1
tt.func @a(%x: tensor<16xf32>) { %0 = "tt.reduce"(%x) <{axis = 3 : i32}> ({
  ^bb0(%a: f32, %b: f32):
   tt.reduce.return %a : f32
  }) : (tensor<16xf32>) -> f32
 tt.return }
// -----
// error: 'tt.reduce' op nested block must take 2 arguments, but given block with 1 arguments
tt.func @a(%x: tensor<16xf32>) { %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32):
   tt.reduce.return %a : f32
  }) : (tensor<16xf32>) -> f32
 tt.return }
// -----
// error: 'tt.reduce' op type mismatch on combine operation. Expected argument 1 to have type 'f32' but got 'i32'
tt.func @a(%x: tensor<16xf32>) { %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: i32):
   tt.reduce.return %a : f32
  }) : (tensor<16xf32>) -> f32
 tt.return }
// -----
// error: 'tt.reduce' op expected combine operation to return 1 values but got 2
tt.func @a(%x: tensor<16xf32>) { %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
   tt.reduce.return %a, %b : f32, f32
  }) : (tensor<16xf32>) -> f32
 tt.return }
// -----
// error: 'tt.reduce' op type mismatch on combine operation. Expected argument 0 to have type 'f32' but got 'i32'
tt.func @a(%x: tensor<16xf32>) { %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
   %i = arith.fptosi %a : f32 to i32
   tt.reduce.return %i : i32
  }) : (tensor<16xf32>) -> f32
 tt.return }
// -----
// error: 'tt.reduce' op operand types and result types must agree
tt.func @a(%x: tensor<16xf32>) { %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
   tt.reduce.return %a : f32
  }) : (tensor<16xf32>) -> i32
 tt.return }
// -----
// error: 'tt.scan' op expected combine operation to return 1 values but got 2
tt.func @a(%x: tensor<16xf32>) { %0 = "tt.scan"(%x) <{axis = 0 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
   tt.scan.return %a, %a : f32, f32
  }) : (tensor<16xf32>) -> tensor<16xf32>
 tt.return }
// -----
// error: 'tt.gather' op indices and output shapes must match
tt.func @a(%x: tensor<16xf32>, %i: tensor<8xi32>) { %0 = tt.gather %x[%i] {axis = 0 : i32} : (tensor<16xf32>, tensor<8xi32>) -> tensor<16xf32>
 tt.return }
// -----
// error: 'tt.gather' op gather dimension must be less than the input rank
tt.func @a(%x: tensor<16xf32>, %i: tensor<8xi32>) { %0 = tt.gather %x[%i] {axis = 1 : i32} : (tensor<16xf32>, tensor<8xi32>) -> tensor<8xf32>
 tt.return }
// -----
// error: 'tt.gather' op input and indices ranks must match
tt.func @a(%x: tensor<16xf32>, %i: tensor<8x8xi32>) { %0 = tt.gather %x[%i] {axis = 0 : i32} : (tensor<16xf32>, tensor<8x8xi32>) -> tensor<8x8xf32>
 tt.return }
// -----
// error: Rounding mode is required for FP downcast
tt.func @a(%x: tensor<16xf32>) { %0 = tt.fp_to_fp %x : tensor<16xf32> -> tensor<16xf16>
 tt.return }
// -----
// error: Cannot bitcast data-type of size 16 to data-type of size 32
tt.func @a(%x: tensor<16xf16>) { %0 = tt.bitcast %x : tensor<16xf16> -> tensor<16xf32>
 tt.return }
// -----
// error: Cannot bitcast pointer to non-pointer type
tt.func @a(%x: tensor<16xf32>) { %0 = tt.bitcast %x : tensor<16xf32> -> tensor<16x!tt.ptr<f32>>
 tt.return }
// -----
// error: source tensor must have exactly one element
tt.func @a(%x: tensor<16xf16>) { %0 = tt.unsplat %x : tensor<16xf16>
 tt.return }
// -----
// error: 'tt.descriptor_load' op descriptor block and tensor must have the same number of elements, but got descriptor block with 64 elements tensor with 32 elements
tt.func @a(%d: !tt.tensordesc<8x8xf32>, %i: i32) { %0 = tt.descriptor_load %d[%i, %i] : !tt.tensordesc<8x8xf32> -> tensor<8x4xf32>
 tt.return }
// -----
// error: 'tt.descriptor_load' op descriptor block and tensor element types must match, but got descriptor element type 'f32' and tensor element type 'f16'
tt.func @a(%d: !tt.tensordesc<8x8xf32>, %i: i32) { %0 = tt.descriptor_load %d[%i, %i] : !tt.tensordesc<8x8xf32> -> tensor<8x8xf16>
 tt.return }
// -----
// error: 'tt.descriptor_store' op descriptor block and tensor must have the same number of elements, but got descriptor block with 64 elements tensor with 32 elements
tt.func @a(%d: !tt.tensordesc<8x8xf32>, %i: i32, %x: tensor<8x4xf32>) { tt.descriptor_store %d[%i, %i], %x : !tt.tensordesc<8x8xf32>, tensor<8x4xf32>
 tt.return }
// -----
// error: 'tt.descriptor_gather' op descriptor block must have exactly 1 row, but got 'tensor<2x8xf32>'
tt.func @a(%d: !tt.tensordesc<2x8xf32>, %x: tensor<32xi32>, %i: i32) { %0 = tt.descriptor_gather %d[%x, %i] : (!tt.tensordesc<2x8xf32>, tensor<32xi32>, i32) -> tensor<32x8xf32>
 tt.return }
// -----
// error: use of value '%v' expects different type than prior uses: 'f32' vs 'f16'
tt.func @a(%x: !tt.ptr<f32>, %v: f16) { tt.store %x, %v : !tt.ptr<f32>
 tt.return }
// -----
// error: 'tt.call' op 'b' does not reference a valid function
tt.func @a(%x: !tt.ptr<f32>) { tt.call @b(%x) : (!tt.ptr<f32>) -> ()
 tt.return }
// -----
// error: 'tt.atomic_load' op operand #0 must be ptr or ranked tensor of ptr values, but got 'tensor<4xf32>'
tt.func @a(%x: tensor<4xf32>, %y: tensor<4xf32>) { %0 = tt.atomic_load acq_rel, gpu, %x : (tensor<4xf32>) -> tensor<4xf32>
 tt.return }
// -----
// error: 'tt.atomic_load' op only supports acquire and relaxed semantics
tt.func @a(%x: !tt.ptr<f32>) { %0 = tt.atomic_load release, gpu, %x : (!tt.ptr<f32>) -> f32
 tt.return }
// -----
// error: 'tt.atomic_store' op only supports release and relaxed semantics
tt.func @a(%x: !tt.ptr<f32>, %v: f32) { tt.atomic_store acquire, gpu, %x, %v : !tt.ptr<f32>
 tt.return }
// -----
// error: 'tt.load' op unsupported cache policy attribute 3 : i32
tt.func @a(%x: !tt.ptr<f32>) { %0 = tt.load %x {cachePolicy = 3 : i32} : !tt.ptr<f32>
 tt.return }
// -----
// error: 'tt.atomic_poll' op only supports acquire and relaxed semantics
tt.func @a(%x: !tt.ptr<i32>, %v: i32) { %0 = tt.atomic_poll release, gpu, %x, %v : !tt.ptr<i32>, i32 -> i1
 tt.return }
// -----
// error: 'tt.map_elementwise' op region has wrong number of arguments
tt.func @a(%x: tensor<16xf32>) { %0 = "tt.map_elementwise"(%x) <{pack = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
   tt.map_elementwise.return %a : f32
  }) : (tensor<16xf32>) -> tensor<16xf32>
 tt.return }
// -----
// error: 'tt.elementwise_inline_asm' op all non-scalar operands/results must have the same shape and base type
tt.func @a(%x: tensor<16xf32>) { %0 = tt.elementwise_inline_asm "foo" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %x : tensor<16xf32> -> tensor<8xf32>
 tt.return }
// -----
// error: number of input elements 2 must be a multiple of the op's packed_element attribute, 4
tt.func @a(%x: tensor<2xf32>) { %0 = tt.elementwise_inline_asm "foo" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %x : tensor<2xf32> -> tensor<2xf32>
 tt.return }
// -----
// error: 'ttg.warp_yield' op has 1 operands but parent op expected 0
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: i32) {
  ttg.warp_specialize(%a)
  default { ttg.warp_yield %a : i32 }
  partition0(%c: i32) num_warps(8) { ttg.warp_return } : (i32) -> ()
  tt.return
}
}
// -----
// error: 'ttg.warp_specialize' op partition #0 number of warps (3) must be a power of 2
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: i32) {
  ttg.warp_specialize(%a)
  default { ttg.warp_yield }
  partition0(%c: i32) num_warps(3) { ttg.warp_return } : (i32) -> ()
  tt.return
}
}
// -----
// error: 'ttg.warp_specialize.partitions' op partition region #0 argument #0 has type 'i64' but corresponding capture has type 'i32'
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: i32) {
  ttg.warp_specialize(%a)
  default { ttg.warp_yield }
  partition0(%c: i64) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
}
// -----
// error: 'ttg.warp_specialize.partitions' op partition region #0 has 0 arguments but expected 1
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: i32) {
  ttg.warp_specialize(%a)
  default { ttg.warp_yield }
  partition0() num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
}
// -----
// error: warp-specialized kernels requires num_warps to be a multiple of 4
module attributes {"ttg.num-warps" = 2 : i32} {
tt.func @f(%a: i32) {
  ttg.warp_specialize(%a)
  default { ttg.warp_yield }
  partition0(%b: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
}
// -----
// error: 'ttg.warp_specialize' op cannot be nested inside another `ttg.warp_specialize` op
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: i32) {
  ttg.warp_specialize(%a)
  default { 
  ttg.warp_specialize(%a)
  default { ttg.warp_yield }
  partition0(%c: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  ttg.warp_yield }
  partition0(%c: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
}
// -----
// error: Operand 0 (<block argument> of type 'tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>' at index: 0) has an invalid layout: #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>.
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-warps" = 8 : i32} {
tt.func @f(%a: tensor<128xf32, #b>) { %0 = tt.precise_sqrt %a : tensor<128xf32, #b>
tt.return }
}
// -----
// error: Operand 0 (<block argument> of type 'tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>>' at index: 0) has an invalid layout: #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>.
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: tensor<128xf32, #b>) { %0 = tt.precise_sqrt %a : tensor<128xf32, #b>
tt.return }
}
// -----
// error: Operand 0 (<block argument> of type 'tensor<128x4xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>' at index: 0) has an invalid layout: Layout has rank 1, but the tensor it's attached to has rank 2.
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: tensor<128x4xf32, #b>) { %0 = tt.precise_sqrt %a : tensor<128x4xf32, #b>
tt.return }
}
// -----
// error: 'tt.addptr' op requires the same encoding for all operands
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#c = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%a: tensor<128xi32, #b>, %b: tensor<128x!tt.ptr<f32>, #c>) { %0 = tt.addptr %b, %a : tensor<128x!tt.ptr<f32>, #c>, tensor<128xi32, #b>
tt.return }
}
// -----
// error: Operand 0 (<block argument> of type 'tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1]]}>>' at index: 0) has an invalid layout: #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1]]}>.
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1]]}>
module attributes {"ttg.num-warps" = 4 : i32, "ttg.num-ctas" = 1 : i32} {
tt.func @f(%a: tensor<128xf32, #b>) { %0 = tt.precise_sqrt %a : tensor<128xf32, #b>
tt.return }
}
// -----
// error: 'ttg.local_alloc' op source shape [4, 4] must match [destination shape 4, 8]
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%a: tensor<4x4xf32>) { %0 = ttg.local_alloc %a : (tensor<4x4xf32>) -> !ttg.memdesc<4x8xf32, #shared, #smem>
tt.return }
}
// -----
// error: 'ttg.local_alloc' op uninitialized alloc must have a mutable memdesc type
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%a: tensor<4x4xf32>) { %0 = ttg.local_alloc : () -> !ttg.memdesc<4x8xf32, #shared, #smem>
tt.return }
}
// -----
// error: 'ttg.local_alloc' op source element type 'tensor<4x4xf16>' must match destination element type 'f32'
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%a: tensor<4x4xf16>) { %0 = ttg.local_alloc %a : (tensor<4x4xf16>) -> !ttg.memdesc<4x4xf32, #shared, #smem>
tt.return }
}
// -----
// error: 'ttg.local_load' op source shape [4, 4] must match [destination shape 4, 8]
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem, mutable>) { %0 = ttg.local_load %b : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> tensor<4x8xf32>
tt.return }
}
// -----
// error: 'ttg.local_load' op source element type '!ttg.memdesc<4x4xf32, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>' must match destination element type 'f16'
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem, mutable>) { %0 = ttg.local_load %b : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> tensor<4x4xf16>
tt.return }
}
// -----
// error: 'ttg.local_store' op Cannot store into immutable memory
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem>, %a: tensor<4x4xf32>) { ttg.local_store %a, %b : tensor<4x4xf32> -> !ttg.memdesc<4x4xf32, #shared, #smem>
tt.return }
}
// -----
// error: 'ttg.local_store' op source shape [4, 8] must match [destination shape 4, 4]
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem, mutable>, %a: tensor<4x8xf32>) { ttg.local_store %a, %b : tensor<4x8xf32> -> !ttg.memdesc<4x4xf32, #shared, #smem, mutable>
tt.return }
}
// -----
// error: result rank must be input rank - 1
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem, mutable>, %i: i32) { %0 = ttg.memdesc_index %b[%i] : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x4xf32, #shared, #smem, mutable>
tt.return }
}
// -----
// error: result shape must equal to srcShape[1:]
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<2x4x4xf32, #shared, #smem, mutable>, %i: i32) { %0 = ttg.memdesc_index %b[%i] : !ttg.memdesc<2x4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x8xf32, #shared, #smem, mutable>
tt.return }
}
// -----
// error: result element type must match desc element type
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<2x4x4xf32, #shared, #smem, mutable>, %i: i32) { %0 = ttg.memdesc_index %b[%i] : !ttg.memdesc<2x4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x4xf16, #shared, #smem, mutable>
tt.return }
}
// -----
// error: offsets must have the same rank as input
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem, mutable>, %i: i32) { %0 = ttg.memdesc_subslice %b[0] : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x2xf32, #shared, #smem, mutable>
tt.return }
}
// -----
// error: The split offset may not touch the tile
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem, mutable>, %i: i32) { %0 = ttg.memdesc_subslice %b[0, 1] : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x2xf32, #shared, #smem, mutable, 4x4>
tt.return }
}
// -----
// error: order must be a permutation of [0, ..., rank - 1]
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem, mutable>) { %0 = ttg.memdesc_trans %b {order = array<i32: 1, 1>} : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x4xf32, #shared, #smem, mutable>
tt.return }
}
// -----
// error: number of src and dst elements of reshape must be the same
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
tt.func @f(%b: !ttg.memdesc<4x4xf32, #shared, #smem, mutable>) { %0 = ttg.memdesc_reshape %b : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x8xf32, #shared, #smem, mutable>
tt.return }
}
// -----
// error: axis 1 dimension must be 2x source dimension (src=4, dst=4)
module {
tt.func @f(%b: tensor<4x4xi8>) { %0 = ttg.fp4_to_fp %b {axis = 1 : i32} : tensor<4x4xi8> -> tensor<4x4xf16>
tt.return }
}
// -----
// error: custom op 'ttg.barrier' unknown addrSpace 'foo'
module {
tt.func @f(%b: tensor<4x4xf32>) { %0 = ttg.convert_layout %b : tensor<4x4xf32> -> tensor<4x4xf32>
 ttg.barrier local|global_read
 %1 = ttg.warp_id
 %2 = ttg.async_commit_group
 %3 = ttg.async_wait %2 {num = 0 : i32}
 %4 = ttg.global_scratch_alloc {alignment = 8 : i32, nbytes = 100 : i32} : !tt.ptr<i8>
 ttg.barrier none
 ttg.barrier foo
tt.return }
}
// -----
// error: 'ttng.init_barrier' op barrier allocation must be a descriptor of Nxi64 type with N <= number of CTAs
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%bar: !ttg.memdesc<1xi32, #flat, #s, mutable>) {
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi32, #flat, #s, mutable>
    tt.return
  }
}
// -----
// error: 'ttng.init_barrier' op count must be greater than or equal to 1
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%bar: !ttg.memdesc<1xi64, #flat, #s, mutable>) {
    ttng.init_barrier %bar, 0 : !ttg.memdesc<1xi64, #flat, #s, mutable>
    tt.return
  }
}
// -----
// error: 'ttng.arrive_barrier' op multicast arrive requires num_ctas > 1
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%bar: !ttg.memdesc<1xi64, #flat, #s, mutable>) {
    ttng.arrive_barrier %bar, 1 {multicastCTA = 1 : i32} : !ttg.memdesc<1xi64, #flat, #s, mutable>
    tt.return
  }
}
// -----
// error: 'ttng.barrier_expect' op fromCTA must be in the range [0, num_ctas - 1]
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%bar: !ttg.memdesc<1xi64, #flat, #s, mutable>, %p: i1) {
    ttng.barrier_expect %bar, 4 {fromCTA = 1 : i32}, %p : !ttg.memdesc<1xi64, #flat, #s, mutable>
    tt.return
  }
}
// -----
// error: 'ttng.wait_barrier' op barrier allocation must be a descriptor of Nxi64 type with N <= number of CTAs
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%bar: !ttg.memdesc<2xi64, #flat, #s, mutable>, %i: i32) {
    ttng.wait_barrier %bar, %i : !ttg.memdesc<2xi64, #flat, #s, mutable>
    tt.return
  }
}
// -----
// error: 'ttng.cluster_barrier' op requires ttg.num-ctas > 1
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    ttng.cluster_barrier
    tt.return
  }
}
// -----
// error: Expected CLC result buffer to have rank 1 and a single dimension equal to 2, but got 1.
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%bar: !ttg.memdesc<1xi64, #flat, #s, mutable>) {
    ttng.clc_try_cancel %bar, %bar : !ttg.memdesc<1xi64, #flat, #s, mutable>, !ttg.memdesc<1xi64, #flat, #s, mutable>
    tt.return
  }
}
// -----
// error: blockM must be 64 or 128 but got 32
#t = #ttng.tensor_memory_encoding<blockM = 32, blockN = 32, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    
    tt.return
  }
}
// -----
// error: blockN must be less than or equal to 512 but got 1024
#t = #ttng.tensor_memory_encoding<blockM = 64, blockN = 1024, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    
    tt.return
  }
}
// -----
// error: twoCTAs layout requires the first CGALayout block basis to be [1, 0]
#t = #ttng.tensor_memory_encoding<blockM = 64, blockN = 32, colStride = 1, twoCTAs = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    
    tt.return
  }
}
// -----
// error: L2 policy requires l2_secondary and l2_fraction
#t = #ttng.cache_policy<l2_primary = evict_last>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    
    tt.return
  }
}
// -----
// error: the tensor shape must be at least 128x64. Got 64, 64
#t = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%m: !ttg.memdesc<64x64xf32, #t, #ttng.tensor_memory>) {
    
    tt.return
  }
}
// -----
// error: bitwidth * colStride must be less than or equal to 32. Got 32 and 2
#t = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%m: !ttg.memdesc<64x64xf32, #t, #ttng.tensor_memory>) {
    
    tt.return
  }
}
// -----
// error: The split offset may not exceed the source shape
#t = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%m: !ttg.memdesc<64x64xf32, #t, #ttng.tensor_memory>) {
    %0 = ttng.tmem_subslice %m {offset = 48 : i32} : !ttg.memdesc<64x64xf32, #t, #ttng.tensor_memory> -> !ttg.memdesc<64x32xf32, #t, #ttng.tensor_memory, 64x64>
    tt.return
  }
}
// -----
// error: block shape along the contiguous dimension 1 is too small for the swizzle byte size 128 in an NVMMASharedLayout, got 32 but expected at least 64
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%m: !ttg.memdesc<64x32xf16, #n, #ttg.shared_memory>) {
    
    tt.return
  }
}
// -----
// error: 'ttng.async_tma_copy_local_to_global' op expected 2 coordinates, but got 1
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16, #n>, %m: !ttg.memdesc<64x32xf16, #n, #s>, %i: i32) {
    ttng.async_tma_copy_local_to_global %d[%i] %m : !tt.tensordesc<64x32xf16, #n>, !ttg.memdesc<64x32xf16, #n, #s>
    tt.return
  }
}
// -----
// error: 'ttng.async_tma_reduce' op unsupported reduce kind inc for element type 'f16'
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x32xf16, #n>, %m: !ttg.memdesc<64x32xf16, #n, #s>, %i: i32) {
    ttng.async_tma_reduce inc, %d[%i, %i] %m : !tt.tensordesc<64x32xf16, #n>, !ttg.memdesc<64x32xf16, #n, #s>
    tt.return
  }
}
// -----
// error: 'ttng.packed_arith' op result layout must provide a multiple of 2 unique elements per thread
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<128xf32, #b>) {
    %0 = ttng.packed_arith add %x, %x : (tensor<128xf32, #b>, tensor<128xf32, #b>) -> tensor<128xf32, #b>
    tt.return
  }
}
// -----
// error: 'gluon.set_auto_layout' op input tensor must have an auto layout type
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<128xf32, #b>) {
    %0 = gluon.set_auto_layout %x : tensor<128xf32, #b> -> tensor<128xf32, #b>
    tt.return
  }
}
// -----
// error: Operand 0 (<block argument> of type 'tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}>>' at index: 0) has an invalid layout: #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}>.
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<128xf32, #b>) {
    %0 = arith.addf %x, %x : tensor<128xf32, #b>
    %1 = tt.reshape %x : tensor<128xf32, #b> -> tensor<128xf32>
    tt.return
  }
}
// -----
// error: invalid offset at dimension 1
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<16x128xf32, #b>) {
    %0 = amdg.extract_slice %x [0, 64] : tensor<16x128xf32, #b> to tensor<16x128xf32, #b>
    tt.return
  }
}
// -----
// error: Number of source tiles (3) doesn't match required count (2).
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<16x128xf32>, %y: tensor<16x64xf32>) {
    %0 = amdg.concat %y, %y, %y : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32> -> tensor<16x128xf32>
    tt.return
  }
}
// -----
// error: 'amdg.update_tensor_descriptor' op expected 2 add_offsets to match descriptor rank, got 1
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<64x64xf16>, %i: i32) {
    %0 = amdg.update_tensor_descriptor %d add_offsets = [%i] : !tt.tensordesc<64x64xf16>
    tt.return
  }
}
// -----
// error: 'amdg.cluster_barrier_wait' op requires ttg.num-ctas > 1
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    amdg.cluster_barrier_wait
    tt.return
  }
}
// -----
// error: 'proton_gpu.segment_alloc' op only warp granularity supports non-empty selectIds for now
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%m: !ttg.memdesc<64xi32, #flat, #s, mutable>) {
    %0 = proton_gpu.segment_alloc %m : !ttg.memdesc<64xi32, #flat, #s, mutable> -> <256, #ttg.shared_memory, cta, [0, 1]>
    tt.return
  }
}
// -----
// error: use of value '%m' expects different type than prior uses: '!ttg.memdesc<3x64xi32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>' vs '!ttg.memdesc<2x64xi32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>'
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%m: !ttg.memdesc<2x64xi32, #flat, #s, mutable>) {
    %0 = nvws.aref.create %m : <[!ttg.memdesc<3x64xi32, #flat, #s, mutable>]>
    tt.return
  }
}
// -----
// error: expected operation name in quotes
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    nvws.warp_group {numWarps = array<i32: 1>}
    tt.return
  }
}
// -----
// error: LinearEncodingAttr requires a permutation matrix layout after removing broadcast bases
#l = #ttg.linear<{register = [[1], [3]], lane = [], warp = [], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    
    tt.return
  }
}
// -----
// error: After removing broadcast bases the CGA encoding must be a permutation matrix
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[3]]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    
    tt.return
  }
}
// -----
// error: result shape must equal to srcShape[1:]
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%m: !ttg.memdesc<4x64xi32, #flat, #s, mutable>, %i: i32) {
    %0 = ttg.memdesc_index %m[%i] : !ttg.memdesc<4x64xi32, #flat, #s, mutable> -> !ttg.memdesc<32xi32, #flat, #s, mutable>
    tt.return
  }
}
// -----
// error: result shared-memory footprint (512 bytes) exceeds the source view (256 bytes)
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%m: !ttg.memdesc<64xi32, #flat, #s, mutable>) {
    %0 = ttg.memdesc_reinterpret %m : !ttg.memdesc<64xi32, #flat, #s, mutable> -> !ttg.memdesc<128xi32, #flat, #s, mutable>
    tt.return
  }
}
// -----
// error: 'tt.dot' op expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<16x32xf32>, %b: tensor<16x32xf32>, %c: tensor<16x32xf32>) {
    %0 = tt.dot %a, %b, %c : tensor<16x32xf32> * tensor<16x32xf32> -> tensor<16x32xf32>
    tt.return
  }
}
// -----
// error: 'tt.join' op result encoding must be specified
#a = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<64xf32, #a>) {
    %0 = tt.join %x, %x : tensor<64xf32, #a> -> tensor<64x2xf32>
    tt.return
  }
}
// -----
// error: 'tt.join' op incompatible join layout
#a = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [1, 1], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<64xf32, #a>) {
    %0 = tt.join %x, %x : tensor<64xf32, #a> -> tensor<64x2xf32, #b>
    tt.return
  }
}
// -----
// error: Fp4ToFpOp/SplitOp requires at least 2 elements per thread in the axis/last dimension
#a = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#b = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<64xf32, #a>) {
    %0 = tt.join %x, %x : tensor<64xf32, #a> -> tensor<64x2xf32, #b>
    tt.return
  }
}
// -----
// error: 'tt.join' op result element type must match the input element type
#a = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<64xf32>) {
    %0 = "tt.join"(%x, %x) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64x2xf16>
    tt.return
  }
}
// -----
// error: 'tt.split' op inferred type(s) 'tensor<4x64xf32, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 1], order = [0, 1]}>>', 'tensor<4x64xf32, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 1], order = [0, 1]}>>' are incompatible with return type(s) of operation 'tensor<4x64xf32, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 1], order = [1, 0]}>>', 'tensor<4x64xf32, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 1], order = [1, 0]}>>'
#a = #ttg.blocked<{sizePerThread = [1, 2, 2], threadsPerWarp = [2, 16, 1], warpsPerCTA = [1, 1, 1], order = [2, 0, 1]}>
#b = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<4x64x2xf32, #a>) {
    %0, %1 = tt.split %x : tensor<4x64x2xf32, #a> -> tensor<4x64xf32, #b>
    tt.return
  }
}
// -----
// error: 'tt.trans' op inferred type(s) 'tensor<4x32xf32, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 1], order = [0, 1]}>>' are incompatible with return type(s) of operation 'tensor<4x32xf32, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 1], order = [1, 0]}>>'
#a = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [1, 1], order = [1, 0]}>
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<32x4xf32, #a>) {
    %0 = tt.trans %x {order = array<i32: 1, 0>} : tensor<32x4xf32, #a> -> tensor<4x32xf32, #b>
    tt.return
  }
}
// -----
// error: Src and Dst encodings are not compatible:
#a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%x: tensor<16x32xi8, #a>) {
    %0 = ttg.fp4_to_fp %x {axis = 1 : i32} : tensor<16x32xi8, #a> -> tensor<16x64xbf16, #b>
    tt.return
  }
}
// -----
// error: failed to infer encoding
#a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%x: tensor<16x32xi8, #a>) {
    %0 = ttg.fp4_to_fp %x {axis = 1 : i32} : tensor<16x32xi8, #a> -> tensor<16x64xbf16, #b>
    tt.return
  }
}
// -----
// error: 'ttg.convert_layout' op force_warp_shuffle requires a conversion within one warp
#a = #ttg.blocked<{sizePerThread = [4, 2], threadsPerWarp = [16, 2], warpsPerCTA = [2, 2], order = [0, 1]}>
#b = #ttg.blocked<{sizePerThread = [2, 4], threadsPerWarp = [16, 2], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<128x32xf32, #a>) {
    %0 = ttg.convert_layout %x {force_warp_shuffle} : tensor<128x32xf32, #a> -> tensor<128x32xf32, #b>
    tt.return
  }
}
// -----
// error: 'ttg.convert_layout' op force_warp_shuffle requires a conversion within one warp
#a = #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [1, 0]}>
#b = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<16x64xf32, #a>) {
    %0 = ttg.convert_layout %x {force_warp_shuffle} : tensor<16x64xf32, #a> -> tensor<16x64xf32, #b>
    tt.return
  }
}
// -----
// error: 'ttg.convert_layout' op force_warp_shuffle requires a conversion within one warp
#a = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [4, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
#b = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<64x128xf32, #a>) {
    %0 = ttg.convert_layout %x {force_warp_shuffle} : tensor<64x128xf32, #a> -> tensor<64x128xf32, #b>
    tt.return
  }
}
// -----
// error: 'ttng.async_shared_store' op requires a layout vectorizing stores to at least 32 bits
#a = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [2, 2], order = [1, 0], CGALayout = [[0, 0]]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 2, order = [1, 0], CGALayout = [[0, 0]]}>
#bs = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<32x32xi8, #a>, %d: !ttg.memdesc<32x32xi8, #s, #smem, mutable>, %bar: !ttg.memdesc<2xi64, #bs, #smem, mutable>) {
    ttng.async_shared_store %x, %d, %bar : tensor<32x32xi8, #a> -> !ttg.memdesc<32x32xi8, #s, #smem, mutable>, !ttg.memdesc<2xi64, #bs, #smem, mutable>
    tt.return
  }
}
// -----
// error: 'ttng.async_shared_store' op requires a layout vectorizing stores to at least 32 bits
#a = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[0]]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#bs = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<32xf16, #a>, %d: !ttg.memdesc<32xf16, #s, #smem, mutable>, %bar: !ttg.memdesc<2xi64, #bs, #smem, mutable>) {
    ttng.async_shared_store %x, %d, %bar : tensor<32xf16, #a> -> !ttg.memdesc<32xf16, #s, #smem, mutable>, !ttg.memdesc<2xi64, #bs, #smem, mutable>
    tt.return
  }
}
// -----
// error: 'ttng.async_shared_store' op requires a layout vectorizing stores to at least 32 bits
#a = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[0]]}>
#s = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#bs = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<128xi8, #a>, %d: !ttg.memdesc<128xi8, #s, #smem, mutable>, %bar: !ttg.memdesc<2xi64, #bs, #smem, mutable>) {
    ttng.async_shared_store %x, %d, %bar : tensor<128xi8, #a> -> !ttg.memdesc<128xi8, #s, #smem, mutable>, !ttg.memdesc<2xi64, #bs, #smem, mutable>
    tt.return
  }
}
// -----
// error: axis 1 is out of bounds for source rank 1
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#l = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#da = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
#db = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %b: i1, %x: i32, %q: tensor<128x!tt.ptr<f32>, #l>, %m: tensor<128xi1, #l>, %v: tensor<128xf32, #l>, %d: !ttg.memdesc<1xi64, #s, #smem, mutable>, %k: !tt.tensordesc<64x64xf16, #nv>, %i: tensor<128xi32, #l>, %e: !ttg.memdesc<128xi32, #s, #smem, mutable>, %A: tensor<64x32xi8, #da>, %B: tensor<32x8xi8, #db>, %C: tensor<64x8xi32, #mma>) {
  %0 = tti.experimental_local_gather %e[%i] offsets = [%x] {axis = 1 : i32} : !ttg.memdesc<128xi32, #s, #smem, mutable>, tensor<128xi32, #l> -> tensor<128xi32, #l>
  tt.return
}
}
// -----
// error: offset count must match source rank
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#l = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#da = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
#db = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %b: i1, %x: i32, %q: tensor<128x!tt.ptr<f32>, #l>, %m: tensor<128xi1, #l>, %v: tensor<128xf32, #l>, %d: !ttg.memdesc<1xi64, #s, #smem, mutable>, %k: !tt.tensordesc<64x64xf16, #nv>, %i: tensor<128xi32, #l>, %e: !ttg.memdesc<128xi32, #s, #smem, mutable>, %A: tensor<64x32xi8, #da>, %B: tensor<32x8xi8, #db>, %C: tensor<64x8xi32, #mma>) {
  %0 = tti.experimental_local_gather %e[%i] offsets = [] {axis = 0 : i32} : !ttg.memdesc<128xi32, #s, #smem, mutable>, tensor<128xi32, #l> -> tensor<128xi32, #l>
  tt.return
}
}
// -----
// error: result element type must match source element type
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#l = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#da = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
#db = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %b: i1, %x: i32, %q: tensor<128x!tt.ptr<f32>, #l>, %m: tensor<128xi1, #l>, %v: tensor<128xf32, #l>, %d: !ttg.memdesc<1xi64, #s, #smem, mutable>, %k: !tt.tensordesc<64x64xf16, #nv>, %i: tensor<128xi32, #l>, %e: !ttg.memdesc<128xi32, #s, #smem, mutable>, %A: tensor<64x32xi8, #da>, %B: tensor<32x8xi8, #db>, %C: tensor<64x8xi32, #mma>) {
  %0 = tti.experimental_local_gather %e[%i] offsets = [%x] {axis = 0 : i32} : !ttg.memdesc<128xi32, #s, #smem, mutable>, tensor<128xi32, #l> -> tensor<128xf32, #l>
  tt.return
}
}
// -----
// error: result shape must match indices shape
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#l = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#da = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
#db = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %b: i1, %x: i32, %q: tensor<128x!tt.ptr<f32>, #l>, %m: tensor<128xi1, #l>, %v: tensor<128xf32, #l>, %d: !ttg.memdesc<1xi64, #s, #smem, mutable>, %k: !tt.tensordesc<64x64xf16, #nv>, %i: tensor<128xi32, #l>, %e: !ttg.memdesc<128xi32, #s, #smem, mutable>, %A: tensor<64x32xi8, #da>, %B: tensor<32x8xi8, #db>, %C: tensor<64x8xi32, #mma>) {
  %0 = tti.experimental_local_gather %e[%i] offsets = [%x] {axis = 0 : i32} : !ttg.memdesc<128xi32, #s, #smem, mutable>, tensor<128xi32, #l> -> tensor<64xi32, #l>
  tt.return
}
}
// -----
// error: 'tti.experimental_gsan_atomic_load' op failed to verify that result matches ptr type
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#l = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#da = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
#db = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %b: i1, %x: i32, %q: tensor<128x!tt.ptr<f32>, #l>, %m: tensor<128xi1, #l>, %v: tensor<128xf32, #l>, %d: !ttg.memdesc<1xi64, #s, #smem, mutable>, %k: !tt.tensordesc<64x64xf16, #nv>, %i: tensor<128xi32, #l>, %e: !ttg.memdesc<128xi32, #s, #smem, mutable>, %A: tensor<64x32xi8, #da>, %B: tensor<32x8xi8, #db>, %C: tensor<64x8xi32, #mma>) {
  tti.experimental_gsan_atomic_load relaxed, gpu, %q : (tensor<128x!tt.ptr<f32>, #l>) -> tensor<128xf16, #l>
  tt.return
}
}
// -----
// error: 'tti.dot_i8' op expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#l = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#da = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
#db = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %b: i1, %x: i32, %q: tensor<128x!tt.ptr<f32>, #l>, %m: tensor<128xi1, #l>, %v: tensor<128xf32, #l>, %d: !ttg.memdesc<1xi64, #s, #smem, mutable>, %k: !tt.tensordesc<64x64xf16, #nv>, %i: tensor<128xi32, #l>, %e: !ttg.memdesc<128xi32, #s, #smem, mutable>, %A: tensor<64x32xi8, #da>, %B: tensor<32x8xi8, #db>, %C: tensor<64x8xi32, #mma>) {
  %0 = tti.dot_i8 %B, %A, %C, aSigned = true, bSigned = false : tensor<32x8xi8, #db> * tensor<64x32xi8, #da> -> tensor<64x8xi32, #mma>
  tt.return
}
}
// -----
// error: 'ttng.tmem_load' op tmem_load reduction with N dimension sharded across threads is not supported.
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 2], order = [0, 1]}>
#red = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 256, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:107", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %0, %1 = ttng.tmem_load %x {redOp = #ttng.redOp<max>} : !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x256xf32, #blocked>, tensor<128xf32, #red>
    tt.return
  }
}
// -----
// error: requires NVIDIA MMAv2 operand and result layouts
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#da = #ttg.dot_op<{opIdx = 0, parent = #blocked}>
#db = #ttg.dot_op<{opIdx = 1, parent = #blocked}>
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%a: tensor<64x32xi8, #da>, %b: tensor<32x8xi8, #db>, %c: tensor<64x8xi32, #blocked>) {
    %0 = tti.dot_i8 %a, %b, %c, aSigned = true, bSigned = true : tensor<64x32xi8, #da> * tensor<32x8xi8, #db> -> tensor<64x8xi32, #blocked>
    tt.return
  }
}
// -----
// error: requires matching NVIDIA MMAv2 layouts
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#other = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#da = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
#db = #ttg.dot_op<{opIdx = 1, parent = #other, kWidth = 4}>
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%a: tensor<64x32xi8, #da>, %b: tensor<32x8xi8, #db>, %c: tensor<64x8xi32, #mma>) {
    %0 = tti.dot_i8 %a, %b, %c, aSigned = true, bSigned = true : tensor<64x32xi8, #da> * tensor<32x8xi8, #db> -> tensor<64x8xi32, #mma>
    tt.return
  }
}
