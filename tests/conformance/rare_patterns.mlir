// Modules for patterns that generated ones let fire seldom or never; each begins with the patterns it is for.
// cf.assert, DropUnreachableCondBranch, SimplifyCondBranchFromCondBranchOnSameCondition
func.func @asserts(%c: i1) {
  %true = arith.constant true
  cf.assert %true, "holds"
  cf.assert %c, "may hold"
  return
}
func.func @unreachable(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @same_condition(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb4
^bb1:
  "t.first"() : () -> ()
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  return %x : i32
^bb3:
  return %y : i32
^bb4:
  "t.second"() : () -> ()
  return %y : i32
}
// -----
// AddISubConstantLHS, AddISubConstantRHS, SubILHSAddConstant, SubIRHSAddConstant, SubILHSSubConstantLHS, SubIRHSSubConstantLHS
func.func @sums(%x: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %c3, %x : i32
  %1 = arith.addi %0, %c5 : i32
  %2 = arith.addi %x, %c3 : i32
  %3 = arith.subi %2, %c5 : i32
  %4 = arith.subi %c5, %2 : i32
  %5 = arith.subi %0, %c5 : i32
  %6 = arith.subi %c5, %0 : i32
  %7 = arith.subi %x, %c3 : i32
  %8 = arith.addi %7, %c5 : i32
  return %1, %3, %4, %5, %6, %8 : i32, i32, i32, i32, i32, i32
}
// -----
// ExtSIOfExtUI, IndexCastUIOfExtUI, OrOfExtUI, TruncIExtSIToExtSI, TruncIExtUIToExtUI
func.func @casts(%x: i8, %y: i8) -> (i64, index, i32, i16, i16) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extsi %0 : i32 to i64
  %2 = arith.index_castui %0 : i32 to index
  %3 = arith.extui %y : i8 to i32
  %4 = arith.ori %0, %3 : i32
  %5 = arith.extsi %x : i8 to i32
  %6 = arith.trunci %5 : i32 to i16
  %7 = arith.trunci %0 : i32 to i16
  return %1, %2, %4, %6, %7 : i64, index, i32, i16, i16
}
// -----
// RedundantSelectTrue, SelectI1ToNot, SelectNotCond
func.func @selects(%c: i1, %d: i1, %x: i32, %y: i32, %z: i32) -> (i32, i1, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %c, %x, %y : i32
  %1 = arith.select %c, %0, %z : i32
  %2 = arith.select %c, %false, %true : i1
  %3 = arith.xori %d, %true : i1
  %4 = arith.select %3, %x, %y : i32
  %5 = arith.select %c, %z, %0 : i32
  return %1, %2, %4, %5 : i32, i1, i32, i32
}
// -----
// SimplifyAffineOp of accesses, CancelDelinearizeOfLinearizeDisjointExactTail, SplitDelinearizeSpanningLastLinearizeArg
func.func @accesses(%m: memref<64xf32>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  %c2 = arith.constant 2 : index
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  affine.prefetch %m[%0 + %c2], read, locality<3>, data : memref<64xf32>
  %1 = affine.vector_load %m[%0 + %c2] : memref<64xf32>, vector<4xf32>
  affine.vector_store %v, %m[%0 + %c2] : memref<64xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @exact_tail(%a: index, %b: index, %c: index, %d: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (2, 3, 4) : index
  %1:3 = affine.delinearize_index %0 into (6, 3, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
func.func @other_tail(%a: index, %b: index, %c: index, %d: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (5, 3, 4) : index
  %1:3 = affine.delinearize_index %0 into (2, 3, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
func.func @spanning(%a: index, %b: index, %c: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (2, 3, 64) : index
  %1:4 = affine.delinearize_index %0 into (2, 3, 8, 8) : index, index, index, index
  return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
}
// -----
// FoldTransposeWithTranspose, FoldBroadcasts, SwapTransposeWithBroadcast
func.func @structured(%x: tensor<2x3x4xf32>, %a: tensor<3x2x4xf32>, %b: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
  %0 = linalg.transpose ins(%x : tensor<2x3x4xf32>) outs(%a : tensor<3x2x4xf32>) permutation = [1, 0, 2]
  %1 = linalg.transpose ins(%0 : tensor<3x2x4xf32>) outs(%b : tensor<3x4x2xf32>) permutation = [0, 2, 1]
  return %1 : tensor<3x4x2xf32>
}
func.func @broadcasts(%x: tensor<2xf32>, %a: tensor<2x3xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.broadcast ins(%x : tensor<2xf32>) outs(%a : tensor<2x3xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x3xf32>) outs(%b : tensor<2x3x4xf32>) dimensions = [2]
  return %1 : tensor<2x3x4xf32>
}
func.func @swap(%x: tensor<2x3xf32>, %a: tensor<2x3x4xf32>, %b: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
  %0 = linalg.broadcast ins(%x : tensor<2x3xf32>) outs(%a : tensor<2x3x4xf32>) dimensions = [2]
  %1 = linalg.transpose ins(%0 : tensor<2x3x4xf32>) outs(%b : tensor<4x3x2xf32>) permutation = [2, 1, 0]
  return %1 : tensor<4x3x2xf32>
}
// -----
// SimplifyDimOfAllocOp, AllocaScopeHoister, ExpandShapeOpMemRefCastFolder
func.func @allocation(%n: index) -> (index, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.dim %0, %c0 : memref<?xf32>
  return %1, %0 : index, memref<?xf32>
}
func.func @scopes(%n: index) {
  memref.alloca_scope {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "t.use"(%0) : (memref<?xf32>) -> ()
    }
    "t.more"() : () -> ()
  }
  return
}
func.func @hoisted(%n: index, %lower: index, %upper: index, %step: index) {
  scf.for %i = %lower to %upper step %step {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "t.use"(%0) : (memref<?xf32>) -> ()
    }
  }
  memref.alloca_scope {
    %1 = memref.alloca(%n) : memref<?xf32>
    "t.use"(%1) : (memref<?xf32>) -> ()
    memref.alloca_scope.return
  }
  "t.last"() : () -> ()
  return
}
func.func @casted(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %u : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @behind(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "t.use"(%0) : (memref<4xf32>) -> ()
    }
  }
  return
}
func.func @expanded_cast(%m: memref<6xf32>) -> memref<?x3xf32> {
  %c2 = arith.constant 2 : index
  %0 = memref.cast %m : memref<6xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%c2, 3] : memref<?xf32> into memref<?x3xf32>
  return %1 : memref<?x3xf32>
}
// -----
// ComposeReassociativeReshapeOps, ComposeCollapseOfExpandOp, ComposeExpandOfCollapseOp
func.func @reshapes(%m: memref<2x3x4x5xf32>, %n: memref<120xf32>) -> (memref<120xf32>, memref<2x3x4x5xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  %2 = memref.expand_shape %n [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %3 = memref.expand_shape %2 [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : memref<6x20xf32> into memref<2x3x4x5xf32>
  return %1, %3 : memref<120xf32>, memref<2x3x4x5xf32>
}
func.func @mixed(%m: memref<6x20xf32>, %n: memref<2x3x4xf32>) -> (memref<120xf32>, memref<2x3x2x2xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : memref<6x20xf32> into memref<2x3x4x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %2 = memref.collapse_shape %n [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %3 = memref.expand_shape %2 [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32> into memref<2x3x2x2xf32>
  return %1, %3 : memref<120xf32>, memref<2x3x2x2xf32>
}
// -----
// CombineIfs, CombineNestedIfs, ReplaceIfYieldWithConditionOrValue
func.func @ifs(%c: i1, %d: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  scf.if %c {
    "t.a"() : () -> ()
  }
  scf.if %c {
    "t.b"() : () -> ()
  } else {
    "t.c"() : () -> ()
  }
  "t.between"() : () -> ()
  scf.if %d {
    scf.if %c {
      "t.d"() : () -> ()
    }
  }
  %0 = scf.if %c -> i1 {
    "t.e"() : () -> ()
    scf.yield %true : i1
  } else {
    "t.f"() : () -> ()
    scf.yield %false : i1
  }
  return %0 : i1
}
// -----
// WhileCmpCond, WhileConditionTruth, WhileOpAlignBeforeArgs
func.func @whiles(%x: i32, %y: i32) -> (i32, i1, i32) {
  %0:2 = scf.while (%a = %x) : (i32) -> (i32, i1) {
    %c = "t.condition"(%a) : (i32) -> i1
    scf.condition(%c) %a, %c : i32, i1
  } do {
  ^bb0(%b: i32, %d: i1):
    %n = "t.next"(%b, %d) : (i32, i1) -> i32
    scf.yield %n : i32
  }
  %1 = scf.while (%a = %x) : (i32) -> i32 {
    %v = "t.value"(%a) : (i32) -> i32
    %c = arith.cmpi ne, %v, %y : i32
    scf.condition(%c) %v : i32
  } do {
  ^bb0(%b: i32):
    %e = arith.cmpi ne, %b, %y : i32
    %n = "t.next"(%b, %e) : (i32, i1) -> i32
    scf.yield %n : i32
  }
  return %0#0, %0#1, %1 : i32, i1, i32
}
func.func @aligned(%x: i32, %y: f32) -> (f32, i32) {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (f32, i32) {
    %c = "t.condition"() : () -> i1
    scf.condition(%c) %b, %a : f32, i32
  } do {
  ^bb0(%d: f32, %e: i32):
    %n = "t.next"(%d) : (f32) -> i32
    %m = "t.next"(%e) : (i32) -> f32
    scf.yield %n, %m : i32, f32
  }
  return %0#0, %0#1 : f32, i32
}
// -----
// MergeNestedParallelLoops, ForallOpReplaceConstantInductionVar, ForOpTensorCastFolder, FoldTensorCastOfOutputIntoForallOp
func.func @parallel(%n: index, %m: index, %b: memref<?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%m) step (%c1) {
      memref.store %v, %b[%i, %j] : memref<?x?xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
func.func @mapped(%n: index, %b: memref<?x?xf32>, %v: f32) {
  scf.forall (%i, %j) in (1, %n) {
    memref.store %v, %b[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
func.func @forall(%n: index, %b: memref<?x?xf32>, %v: f32) {
  scf.forall (%i, %j) in (1, %n) {
    memref.store %v, %b[%i, %j] : memref<?x?xf32>
  }
  return
}
func.func @cast_loop(%t: tensor<8xf32>, %l: index, %u: index, %s: index) -> tensor<8xf32> {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = scf.for %i = %l to %u step %s iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = "t.step"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %3 = tensor.cast %1 : tensor<?xf32> to tensor<8xf32>
  return %3 : tensor<8xf32>
}
func.func @cast_forall(%t: tensor<8xf32>, %v: tensor<1xf32>) -> tensor<8xf32> {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = scf.forall (%i) in (8) shared_outs(%o = %0) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<8xf32>
  return %2 : tensor<8xf32>
}
// -----
// RankShapeOfCanonicalizationPattern, RemoveEmptyShapeOperandsPattern
func.func @shapes(%t: tensor<2x?xf32>, %s: tensor<?xindex>, %u: tensor<?xindex>) -> (index, !shape.witness) {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  %1 = shape.rank %0 : tensor<?xindex> -> index
  %2 = shape.const_shape [] : tensor<0xindex>
  %3 = shape.cstr_broadcastable %s, %u, %2 : tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
  return %1, %3 : index, !shape.witness
}
// -----
// ChainedTensorBitcast, ExtractElementFromIndexCast, ExtractFromShapeOfExtentTensor, ExtractFromTensorGenerate
func.func @elements(%t: tensor<4xi32>, %n: index, %w: tensor<?xf32>) -> (tensor<4xf32>, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.bitcast %t : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xf32>
  %2 = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
  %3 = tensor.extract %2[%n] : tensor<4xindex>
  %4 = shape.shape_of %w : tensor<?xf32> -> tensor<1xindex>
  %5 = tensor.extract %4[%c0] : tensor<1xindex>
  %6 = tensor.generate %n {
  ^bb0(%i: index):
    %7 = arith.addi %i, %n : index
    tensor.yield %7 : index
  } : tensor<?xindex>
  %8 = tensor.extract %6[%c0] : tensor<?xindex>
  return %1, %3, %5, %8 : tensor<4xf32>, index, index, index
}
// -----
// FoldReshapeWithConstant, FoldReshapeWithFromElements, FoldReshapeWithSplat, ComposeExpandOfCollapseOp
func.func @reshaped(%x: f32, %y: f32, %n: tensor<2x3x4xf32>) -> (tensor<6xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<2x1xf32>, tensor<6xf32>, tensor<2x3x2x2xf32>) {
  %c = arith.constant dense<1.5> : tensor<2x3xf32>
  %d = arith.constant dense<2.5> : tensor<6xf32>
  %0 = tensor.collapse_shape %c [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %1 = tensor.expand_shape %d [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %2 = tensor.from_elements %x, %y : tensor<2x1xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
  %4 = tensor.from_elements %x, %y : tensor<2xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %6 = tensor.splat %x : tensor<2x3xf32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %8 = tensor.collapse_shape %n [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %9 = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : tensor<6x4xf32> into tensor<2x3x2x2xf32>
  return %0, %1, %3, %5, %7, %9 : tensor<6xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<2x1xf32>, tensor<6xf32>, tensor<2x3x2x2xf32>
}
// -----
// FoldConsecutiveConstantPadding, FoldOrthogonalPaddings
func.func @paddings(%t: tensor<4x5xf32>) -> tensor<9x8xf32> {
  %v = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x5xf32> to tensor<5x7xf32>
  %1 = tensor.pad %0 low[0, 1] high[4, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<5x7xf32> to tensor<9x8xf32>
  return %1 : tensor<9x8xf32>
}
func.func @orthogonal(%t: tensor<64x64xf32>, %n: index, %m: index) -> tensor<8x4xf32> {
  %v = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %n] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %m] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// -----
// DimOfForallOp, FoldDimOfAllocTensorOp, parallel insertions of casts and constants
func.func @dims(%t: tensor<?xf32>, %v: tensor<4xf32>, %n: index) -> (index, tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %w = tensor.cast %v : tensor<4xf32> to tensor<?xf32>
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%i] [%c4] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  %2 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?xf32>
  return %1, %0, %3 : index, tensor<?xf32>, index
}
func.func @inserted(%t: tensor<8xf32>, %v: tensor<?xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %v into %t[%n] [%c4] [1] : tensor<?xf32> into tensor<8xf32>
  %1 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i] [%c4] [1] : tensor<?xf32> into tensor<8xf32>
    }
  }
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
// ReplaceIfYieldWithConditionOrValue
func.func @yielded(%c: i1, %x: i1) -> (i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0:2 = scf.if %c -> (i1, i1) {
    %1 = "t.e"() : () -> i1
    scf.yield %1, %true : i1, i1
  } else {
    "t.f"() : () -> ()
    scf.yield %x, %false : i1, i1
  }
  return %0#0, %0#1 : i1, i1
}
// -----
// MaskedLoadFolder, MaskedStoreFolder, GatherFolder, ExpandLoadFolder, FoldContiguousGather, CanonializeEmptyMaskOp
func.func @masks(%m: memref<16xf32>, %i: index, %p: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %on = arith.constant dense<true> : vector<4xi1>
  %off = arith.constant dense<false> : vector<4xi1>
  %steps = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %0 = vector.maskedload %m[%i], %on, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %m[%i], %on, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%c0][%steps], %k, %p : memref<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %on, %p : memref<16xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.mask %k, %p { vector.yield %2 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
// ExtractOpFromBroadcast, ExtractOpFromCreateMask, ShapeCastCreateMaskFolderTrailingOneDim, StridedSlice...
func.func @slices(%v: vector<4xf32>, %n: index, %x: f32) -> (vector<4xf32>, vector<2xi1>, vector<4xi1>, vector<2x2xf32>, vector<2xi1>, vector<1x2xi1>, vector<2xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %2 = vector.create_mask %c3, %n : vector<4x2xi1>
  %3 = vector.extract %2[1] : vector<2xi1> from vector<4x2xi1>
  %4 = vector.create_mask %n, %c1 : vector<4x1xi1>
  %5 = vector.shape_cast %4 : vector<4x1xi1> to vector<4xi1>
  %6 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %7 = vector.extract_strided_slice %6 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %8 = vector.constant_mask [3] : vector<4xi1>
  %9 = vector.extract_strided_slice %8 {offsets = [2], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  %10 = vector.extract_strided_slice %2 {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<4x2xi1> to vector<1x2xi1>
  %11 = vector.broadcast %x : f32 to vector<4xf32>
  %12 = vector.extract_strided_slice %11 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %1, %3, %5, %7, %9, %10, %12 : vector<4xf32>, vector<2xi1>, vector<4xi1>, vector<2x2xf32>, vector<2xi1>, vector<1x2xi1>, vector<2xf32>
}
// -----
// FoldTransposeBroadcast, FoldTransposeCreateMask, FoldTransposeFromElements, FoldTransposeShapeCast, TransposeFolder
func.func @transposed(%v: vector<4xf32>, %n: index, %m: index, %x: f32, %y: f32, %z: vector<2x3xf32>, %t: vector<2x3x4xf32>) -> (vector<4x2xf32>, vector<4x2xi1>, vector<1x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<4x3x2xf32>, vector<3x1xf32>, vector<4x2xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %2 = vector.create_mask %n, %m : vector<2x4xi1>
  %3 = vector.transpose %2, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  %4 = vector.from_elements %x, %y : vector<2x1xf32>
  %5 = vector.transpose %4, [1, 0] : vector<2x1xf32> to vector<1x2xf32>
  %6 = vector.transpose %z, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %7 = vector.broadcast %x : f32 to vector<2x3xf32>
  %8 = vector.transpose %7, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %9 = vector.transpose %t, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %10 = vector.transpose %9, [2, 0, 1] : vector<3x2x4xf32> to vector<4x3x2xf32>
  %11 = "t.row"() : () -> vector<3xf32>
  %12 = vector.shape_cast %11 : vector<3xf32> to vector<1x3xf32>
  %13 = vector.transpose %12, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
  %14 = vector.broadcast %y : f32 to vector<4xf32>
  %15 = vector.broadcast %14 : vector<4xf32> to vector<2x4xf32>
  %16 = vector.transpose %15, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %1, %3, %5, %6, %8, %10, %13, %16 : vector<4x2xf32>, vector<4x2xi1>, vector<1x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<4x3x2xf32>, vector<3x1xf32>, vector<4x2xf32>
}
// -----
// FoldInsertStridedSliceSplat, InsertSplatToSplat, ShuffleInterleave, ShuffleSplat, Canonicalize0DShuffleOp, BroadcastFolder
func.func @splats(%x: f32, %v: vector<4xf32>, %w: vector<4xf32>, %a: vector<f32>, %b: vector<f32>) -> (vector<4x4xf32>, vector<4xf32>, vector<8xf32>, vector<3xf32>, vector<1xf32>, vector<2x3x4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x2xf32>
  %1 = vector.broadcast %x : f32 to vector<4x4xf32>
  %2 = vector.insert_strided_slice %0, %1 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %3 = vector.broadcast %x : f32 to vector<4xf32>
  %4 = vector.insert %x, %3 [2] : f32 into vector<4xf32>
  %5 = vector.shuffle %v, %w [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %6 = vector.shuffle %3, %3 [0, 3, 5] : vector<4xf32>, vector<4xf32>
  %7 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  %8 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %9 = vector.broadcast %8 : vector<3x4xf32> to vector<2x3x4xf32>
  return %2, %4, %5, %6, %7, %9 : vector<4x4xf32>, vector<4xf32>, vector<8xf32>, vector<3xf32>, vector<1xf32>, vector<2x3x4xf32>
}
// -----
// FoldWaw, casts in front of transfers
func.func @transfers(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %w: vector<4x4xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %2 = tensor.cast %c : tensor<8x8xf32> to tensor<?x?xf32>
  %3 = vector.transfer_read %2[%c0, %c0], %f {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  %4 = tensor.cast %1 : tensor<8x8xf32> to tensor<?x?xf32>
  %5 = vector.transfer_write %3, %4[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  %6 = tensor.cast %5 : tensor<?x?xf32> to tensor<8x8xf32>
  return %6, %3 : tensor<8x8xf32>, vector<4xf32>
}
// -----
// ConcatOptimization, MaxPool2dIsNoOp
func.func @pooled(%a: tensor<1x1x1x3xf32>, %x: tensor<1x2xf32>) -> (tensor<1x1x1x3xf32>, tensor<1x2xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>
  %1 = tosa.concat %x {axis = 1 : i32} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  return %0, %1 : tensor<1x1x1x3xf32>, tensor<1x2xf32>
}
// -----
// ExtractOpFromBroadcast, foldExtractFromShapeCastToShapeCast, FoldTransposeBroadcast, InsertSplatToSplat
func.func @broadcasted(%x: f32, %v: vector<4x5xf32>, %w: vector<1x1x4xf32>, %c: vector<6x4xf32>) -> (vector<3xf32>, vector<3x2x4x5xf32>, vector<4x4xf32>, vector<2x4xf32>, vector<3x4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %1 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.broadcast %v : vector<4x5xf32> to vector<2x3x4x5xf32>
  %3 = vector.transpose %2, [1, 0, 2, 3] : vector<2x3x4x5xf32> to vector<3x2x4x5xf32>
  %4 = vector.broadcast %x : f32 to vector<4xf32>
  %5 = vector.broadcast %x : f32 to vector<4x4xf32>
  %6 = vector.insert %4, %5 [1] : vector<4xf32> into vector<4x4xf32>
  %7 = vector.broadcast %w : vector<1x1x4xf32> to vector<3x2x4xf32>
  %8 = vector.extract %7[2] : vector<2x4xf32> from vector<3x2x4xf32>
  %9 = vector.shape_cast %c : vector<6x4xf32> to vector<2x3x4xf32>
  %10 = vector.extract %9[1] : vector<3x4xf32> from vector<2x3x4xf32>
  return %1, %3, %6, %8, %10 : vector<3xf32>, vector<3x2x4x5xf32>, vector<4x4xf32>, vector<2x4xf32>, vector<3x4xf32>
}
// -----
// foldExtractFromShapeCastToShapeCast, foldExtractFromFromElements
func.func @extracted(%x: f32, %y: f32, %v: vector<4xf32>) -> (vector<4xf32>, vector<2xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<1x4xf32>
  %2 = vector.from_elements %x, %y, %y, %x : vector<2x2xf32>
  %3 = vector.extract %2[1] : vector<2xf32> from vector<2x2xf32>
  return %1, %3 : vector<4xf32>, vector<2xf32>
}
// -----
// SliceDynamicSizeCanonicalization
func.func @sliced(%x: tensor<?x4xf32>) -> tensor<2x3xf32> {
  %start = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %x, %start, %size : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----
// FoldPadToTensorOp of convolutions and pools
func.func @padded(%x: tensor<1x8x8x2xf32>, %w: tensor<3x3x2x1xf32>, %b: tensor<2xf32>) -> (tensor<1x8x8x2xf32>, tensor<1x9x9x2xf32>) {
  %shape = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %least = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %x, %shape, %zero : (tensor<1x8x8x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x2xf32>
  %1 = tosa.depthwise_conv2d %0, %w, %b, %zero, %zero {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x10x10x2xf32>, tensor<3x3x2x1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x2xf32>
  %2 = tosa.pad %x, %shape, %least : (tensor<1x8x8x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x2xf32>
  %3 = tosa.max_pool2d %2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x10x10x2xf32>) -> tensor<1x9x9x2xf32>
  return %1, %3 : tensor<1x8x8x2xf32>, tensor<1x9x9x2xf32>
}
// -----
// ClampIsNoOp compares words
func.func @clamped(%x: tensor<4xi128>) -> (tensor<4xi128>, tensor<4xi128>) {
  %0 = tosa.clamp %x {max_val = 32767 : i128, min_val = -32768 : i128} : (tensor<4xi128>) -> tensor<4xi128>
  %1 = tosa.clamp %x {max_val = 32767 : i128, min_val = 5 : i128} : (tensor<4xi128>) -> tensor<4xi128>
  return %0, %1 : tensor<4xi128>, tensor<4xi128>
}
// -----
// what stands right of something unknown is not asked for, so that nothing is undefined
func.func @remainder(%i: index, %j: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> ((-((d0 floordiv s0) * s0) + ((2 * s0) mod (0 * s0))) ceildiv s0)> (%i)[%j]
  return %0 : index
}
// -----
// strides of what has no elements
func.func @empty(%x: memref<0x0xf32>, %i: index) -> memref<4xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %x[%i, %i] [4, 1] [%c1, %i] : memref<0x0xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %0 : memref<4xf32, strided<[?], offset: ?>>
}
// -----
// FoldGatherToLDSOfCast, RemoveStaticallyOobBufferWrites
func.func @buffers(%source: memref<4x4xf32>, %target: memref<4xf32, 3>, %i: index, %x: i32, %numbers: memref<2xi32>) {
  %0 = memref.cast %source : memref<4x4xf32> to memref<?x4xf32>
  amdgpu.gather_to_lds %0[%i, %i], %target[%i] : f32, memref<?x4xf32>, memref<4xf32, 3>
  %c8 = arith.constant 8 : i32
  amdgpu.raw_buffer_atomic_smax {boundsCheck = true} %x -> %numbers[%c8] : i32 -> memref<2xi32>, i32
  amdgpu.raw_buffer_atomic_umin {boundsCheck = true} %x -> %numbers[%c8] : i32 -> memref<2xi32>, i32
  return
}
// -----
// EmptyGridAxesCanonicalizationPattern
shard.grid @grid(shape = 3x4)
func.func @alone(%x: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
  %0 = shard.gather %x on @grid gather_axis = 1 root = [] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %1 = shard.scatter %x on @grid scatter_axis = 0 root = [] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %2 = shard.recv %x on @grid source = [] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %3 = shard.send %x on @grid destination = [] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0, %1, %2, %3 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
}
// -----
// ConvertLogicalNotOfLogicalEqual, ConvertLogicalNotOfLogicalNotEqual, UMulExtendedOpXOne
func.func @opposites(%p: i1, %q: i1, %x: i32) -> (i1, i1, !spirv.struct<(i32, i32)>) {
  %one = spirv.Constant 1 : i32
  %0 = spirv.LogicalEqual %p, %q : i1
  %1 = spirv.LogicalNot %0 : i1
  %2 = spirv.LogicalNotEqual %p, %q : i1
  %3 = spirv.LogicalNot %2 : i1
  %4 = spirv.UMulExtended %x, %one : !spirv.struct<(i32, i32)>
  return %1, %3, %4 : i1, i1, !spirv.struct<(i32, i32)>
}
// -----
// FoldConvertLayoutOp
func.func @layouts(%x: vector<8x16xf32>) -> vector<8x16xf32> {
  %0 = xegpu.convert_layout %x <{input_layout = #xegpu.layout<inst_data = [8, 16]>, target_layout = #xegpu.layout<inst_data = [8, 16]>}> : vector<8x16xf32>
  %1 = xegpu.convert_layout %0 <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<8x16xf32>
  return %1 : vector<8x16xf32>
}
// -----
// FoldTensorCastProducerOp of shard
shard.grid @grid(shape = 4)
func.func @halo(%x: tensor<12x12xi8>) -> tensor<?x12xi8> {
  %0 = tensor.cast %x : tensor<12x12xi8> to tensor<?x12xi8>
  %1 = shard.update_halo %0 on @grid split_axes = [[0]] halo_sizes = [2, 1] : tensor<?x12xi8>
  return %1 : tensor<?x12xi8>
}
// -----
// a slice of what was inserted that is larger than that
func.func @larger(%x: vector<2x2x3x1xf32>) -> vector<2x2x3x1xf32> {
  %0 = arith.constant dense<[[[[0.0], [0.0]]], [[[2.5], [0.0]]]]> : vector<2x1x2x1xf32>
  %1 = vector.insert_strided_slice %0, %x {offsets = [0, 1, 1, 0], strides = [1, 1, 1, 1]} : vector<2x1x2x1xf32> into vector<2x2x3x1xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [1], strides = [1]} : vector<2x2x3x1xf32> to vector<1x2x3x1xf32>
  %3 = vector.shape_cast %2 : vector<1x2x3x1xf32> to vector<2x3xf32>
  return %1 : vector<2x2x3x1xf32>
}
// -----
// an index that is linearized without sizes
func.func @unsized(%i: index, %j: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (3) : index
  %1:3 = affine.delinearize_index %0 into (8, 3) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
// an extent in front of the first
func.func @before() -> (index, index) {
  %c-1 = arith.constant -1 : index
  %0 = shape.const_shape [3] : tensor<1xindex>
  %1 = shape.const_shape [2, 2] : tensor<2xindex>
  %2 = shape.get_extent %0, %c-1 : tensor<1xindex>, index -> index
  %3 = shape.get_extent %1, %c-1 : tensor<2xindex>, index -> index
  return %2, %3 : index, index
}
