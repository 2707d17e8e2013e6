//===- The affine dialect ---------------------------------------------------===//
//
// Loops, conditions and accesses to memory whose bounds, conditions and indices are
// affine functions. In order: affine functions of values, loops and conditionals,
// accesses to memory, indices split and joined.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_AFFINE_IR_AFFINEOPS_TD
#define MLIR_DIALECT_AFFINE_IR_AFFINEOPS_TD

include "mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let summary = "affine loops and accesses";
  let description = [{
    Code that can be analysed exactly: operands of affine maps and sets are dimensions
    (induction variables and affine functions of them) or symbols (values that are the
    same throughout the innermost scope for affine code, constants for example).
  }];
  let cppNamespace = "::mlir::affine";
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

class Affine_Op<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits>;

// The regions end in an `affine.yield`, left out of the text where it has no operands.
def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

//===- Affine functions of values -------------------------------------------===//

def AffineApplyOp
    : Affine_Op<"apply", [Pure, DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                          ["inferResultRanges"]>]> {
  let summary = "value of an affine function";
  let description = [{
    The map has one result; its dimensions are in parentheses, its symbols in brackets.

    ```mlir
    %k = affine.apply affine_map<(row, column)[width] -> (row * width + column)> (%i, %j)[%n]
    ```
  }];
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index);
  let builders = [
    OpBuilder<(ins "ArrayRef<AffineExpr> ":$exprList, "ValueRange":$mapOperands), [{
      auto maps = AffineMap::inferFromExprList(exprList, $_builder.getContext());
      build($_builder, $_state, $_builder.getIndexType(), maps.front(), mapOperands);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

class AffineMinMaxOpBase<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
  let results = (outs Index);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffineMinOp : AffineMinMaxOpBase<"min", [Pure]> {
  let summary = "smallest value of several affine functions";
  let description = [{
    ```mlir
    %size = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)> (%i)[%n]
    ```
  }];
}

def AffineMaxOp : AffineMinMaxOpBase<"max", [Pure]> {
  let summary = "largest value of several affine functions";
  let description = [{
    ```mlir
    %first = affine.max affine_map<(d0)[s0] -> (0, d0 - s0)> (%i)[%n]
    ```
  }];
}

//===- Loops and conditionals -----------------------------------------------===//

def AffineForOp
    : Affine_Op<"for",
                [AttrSizedOperandSegments, AutomaticAllocationScope,
                 ImplicitAffineTerminator, ConditionallySpeculatable,
                 RecursiveMemoryEffects,
                 DeclareOpInterfaceMethods<LoopLikeOpInterface,
                     ["getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps",
                      "getLoopUpperBounds", "getYieldedValuesMutable",
                      "replaceWithAdditionalYields"]>,
                 DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                           ["getEntrySuccessorOperands"]>]> {
  let summary = "loop with affine bounds";
  let description = [{
    From the lower bound in constant steps up to, and without, the upper bound. A bound
    is a constant, a symbol or an affine map; of several results the largest lower and
    the smallest upper one count. Values may be carried along, as in `scf.for`.

    ```mlir
    affine.for %i = 0 to 10 {
      affine.for %j = max affine_map<(d0)[s0] -> (0, d0 - s0)>(%i)[%n] to %n step 2 {
        "my.action"(%i, %j) : (index, index) -> ()
      }
    }
    %sum = affine.for %k = 2 to 64 iter_args(%total = %start) -> (f32) {
      %next = arith.addf %total, %x : f32
      affine.yield %next : f32
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$lowerBoundOperands,
                       Variadic<Index>:$upperBoundOperands, Variadic<AnyType>:$inits,
                       AffineMapAttr:$lowerBoundMap, AffineMapAttr:$upperBoundMap,
                       IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    OpBuilder<(ins "int64_t":$lowerBound, "int64_t":$upperBound,
                   CArg<"int64_t", "1">:$step, CArg<"ValueRange", "{}">:$iterArgs,
                   CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>",
                        "nullptr">:$bodyBuilder)>,
    OpBuilder<(ins "ValueRange":$lbOperands, "AffineMap":$lbMap,
                   "ValueRange":$ubOperands, "AffineMap":$ubMap,
                   CArg<"int64_t", "1">:$step, CArg<"ValueRange", "{}">:$iterArgs,
                   CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>",
                        "nullptr">:$bodyBuilder)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasRegionVerifier = 1;
}

def AffineParallelOp
    : Affine_Op<"parallel",
                [AutomaticAllocationScope, ImplicitAffineTerminator,
                 RecursivelySpeculatable, RecursiveMemoryEffects,
                 DeclareOpInterfaceMethods<LoopLikeOpInterface>, MemRefsNormalizable]> {
  let summary = "nest of loops in any order, with affine bounds";
  let description = [{
    Iterations may run in any order and at the same time. What they yield is reduced to
    the results, each in the way named.

    ```mlir
    affine.parallel (%i, %j) = (1, 0) to (%n, 48) step (3, 16) {
      "my.action"(%i, %j) : (index, index) -> ()
    }
    %sum = affine.parallel (%i) = (0) to (100) reduce ("addf") -> (f32) {
      affine.yield %x : f32
    }
    ```
  }];
  let arguments = (ins TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">:$reductions,
                       AffineMapAttr:$lowerBoundsMap, I32ElementsAttr:$lowerBoundsGroups,
                       AffineMapAttr:$upperBoundsMap, I32ElementsAttr:$upperBoundsGroups,
                       I64SmallVectorArrayAttr:$steps, Variadic<Index>:$mapOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes,
                   "ArrayRef<arith::AtomicRMWKind>":$reductions,
                   "ArrayRef<int64_t>":$ranges)>,
    OpBuilder<(ins "TypeRange":$resultTypes,
                   "ArrayRef<arith::AtomicRMWKind>":$reductions,
                   "ArrayRef<AffineMap>":$lbMaps, "ValueRange":$lbArgs,
                   "ArrayRef<AffineMap>":$ubMaps, "ValueRange":$ubArgs,
                   "ArrayRef<int64_t>":$steps)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineIfOp
    : Affine_Op<"if", [ImplicitAffineTerminator, RecursivelySpeculatable,
                       RecursiveMemoryEffects, NoRegionArguments,
                       DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "one of two regions, by an affine condition";
  let description = [{
    Runs the first region for points in the set, else the second, if there is one. With
    results both are there and yield them.

    ```mlir
    affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 >= 0)> (%i)[%n] {
      "my.action"(%i) : (index) -> ()
    }
    %r = affine.if affine_set<(d0) : (d0 - 10 >= 0)> (%i) -> f32 {
      affine.yield %a : f32
    } else {
      affine.yield %b : f32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let builders = [
    OpBuilder<(ins "IntegerSet":$set, "ValueRange":$args, "bool":$withElseRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "IntegerSet":$set, "ValueRange":$args,
                   "bool":$withElseRegion)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffineYieldOp
    : Affine_Op<"yield", [Pure, Terminator, ReturnLike, MemRefsNormalizable]> {
  let summary = "values that leave a region";
  let description = [{
    ```mlir
    affine.yield %next : f32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
  let hasVerifier = 1;
}

//===- Accesses to memory ---------------------------------------------------===//

class AffineLoadOpBase<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic,
                !listconcat(traits, [DeclareOpInterfaceMethods<AffineReadOpInterface>,
                                     DeclareOpInterfaceMethods<AffineMapAccessInterface>,
                                     MemRefsNormalizable])> {
  let arguments = (ins Arg<AnyMemRef, "read from", [MemRead]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
}

class AffineStoreOpBase<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic,
                !listconcat(traits, [DeclareOpInterfaceMethods<AffineWriteOpInterface>,
                                     DeclareOpInterfaceMethods<AffineMapAccessInterface>,
                                     MemRefsNormalizable])>;

def AffineLoadOp : AffineLoadOpBase<"load"> {
  let summary = "read an element at affine indices";
  let description = [{
    The indices are affine expressions over dimensions and, marked so, symbols.

    ```mlir
    %x = affine.load %m[%i + 3, %j + symbol(%n)] : memref<100x100xf32>
    ```
  }];
  let results = (outs AnyType:$result);
  let builders = [
    OpBuilder<(ins "AffineMap":$map, "ValueRange":$operands)>,
    OpBuilder<(ins "Value":$memref, CArg<"ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "Value":$memref, "AffineMap":$map, "ValueRange":$mapOperands)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffineStoreOp : AffineStoreOpBase<"store"> {
  let summary = "write an element at affine indices";
  let description = [{
    ```mlir
    affine.store %x, %m[%i floordiv 4, %j mod 4] : memref<100x4xf32>
    ```
  }];
  let arguments = (ins AnyType:$value, Arg<AnyMemRef, "written to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "ValueRange":$indices)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "AffineMap":$map,
                   "ValueRange":$mapOperands)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffineVectorLoadOp : AffineLoadOpBase<"vector_load"> {
  let summary = "read a vector from affine indices on";
  let description = [{
    Elements next to each other along the last dimensions.

    ```mlir
    %v = affine.vector_load %m[%i, %j * 8] : memref<100x100xf32>, vector<8xf32>
    ```
  }];
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let builders = [
    OpBuilder<(ins "VectorType":$resultType, "AffineMap":$map, "ValueRange":$operands)>,
    OpBuilder<(ins "VectorType":$resultType, "Value":$memref,
                   CArg<"ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "VectorType":$resultType, "Value":$memref, "AffineMap":$map,
                   "ValueRange":$mapOperands)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffineVectorStoreOp : AffineStoreOpBase<"vector_store"> {
  let summary = "write a vector from affine indices on";
  let description = [{
    ```mlir
    affine.vector_store %v, %m[%i, %j * 8] : memref<100x100xf32>, vector<8xf32>
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$value,
                       Arg<AnyMemRef, "written to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "ValueRange":$indices)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "AffineMap":$map,
                   "ValueRange":$mapOperands)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffinePrefetchOp
    : Affine_Op<"prefetch", [DeclareOpInterfaceMethods<AffineMapAccessInterface>,
                             MemRefsNormalizable]> {
  let summary = "hint that an element will be used";
  let description = [{
    Whether it will be read or written, how soon again (from 0, not at all, to 3), and
    whether as data or as instructions.

    ```mlir
    affine.prefetch %m[2 * %i], write, locality<1>, data : memref<64xf64>
    ```
  }];
  let arguments = (ins AnyMemRef:$memref, Variadic<Index>:$indices, BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>,
                                              IntMaxValue<3>]>:$localityHint,
                       BoolAttr:$isDataCache, AffineMapAttr:$map);
  let builders = [
    OpBuilder<(ins "Value":$memref, "AffineMap":$map, "ArrayRef<Value>":$mapOperands,
                   "bool":$isWrite, "unsigned":$localityHint, "bool":$isDataCache), [{
      $_state.addOperands(memref);
      $_state.addOperands(mapOperands);
      auto &properties = $_state.getOrAddProperties<Properties>();
      properties.map = AffineMapAttr::get(map);
      properties.isWrite = $_builder.getBoolAttr(isWrite);
      properties.localityHint = $_builder.getI32IntegerAttr(localityHint);
      properties.isDataCache = $_builder.getBoolAttr(isDataCache);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Indices split and joined ---------------------------------------------===//

def AffineDelinearizeIndexOp : Affine_Op<"delinearize_index", [Pure]> {
  let summary = "index split into coordinates";
  let description = [{
    In row-major order, the last one changing fastest. The basis are the sizes of the
    dimensions; the first may be left out, since it is not needed.

    ```mlir
    %i:3 = affine.delinearize_index %n into (16, %rows, 8) : index, index, index
    ```
  }];
  let arguments = (ins Index:$linear_index, Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis);
  let results = (outs Variadic<Index>:$multi_index);
  let assemblyFormat = [{
    $linear_index `into`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}",
                             "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($multi_index)
  }];
  let builders = [
    OpBuilder<(ins "Value":$linear_index, "ValueRange":$dynamic_basis,
                   "ArrayRef<int64_t>":$static_basis,
                   CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ValueRange":$basis,
                   CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ArrayRef<OpFoldResult>":$basis,
                   CArg<"bool", "true">:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ArrayRef<int64_t>":$basis,
                   CArg<"bool", "true">:$hasOuterBound)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffineLinearizeIndexOp
    : Affine_Op<"linearize_index", [Pure, AttrSizedOperandSegments]> {
  let summary = "coordinates joined into an index";
  let description = [{
    In row-major order. `disjoint` says that every coordinate is within its size.

    ```mlir
    %n = affine.linearize_index [%i, %j, %k] by (16, %rows, 8) : index
    %m = affine.linearize_index disjoint [%i, %j] by (4, 8) : index
    ```
  }];
  let arguments = (ins Variadic<Index>:$multi_index, Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis, UnitProp:$disjoint);
  let results = (outs Index:$linear_index);
  let assemblyFormat = [{
    (`disjoint` $disjoint^)? ` `
    `[` $multi_index `]` `by`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}",
                             "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($linear_index)
  }];
  let builders = [
    OpBuilder<(ins "ValueRange":$multi_index, "ValueRange":$basis,
                   CArg<"bool", "false">:$disjoint)>,
    OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<OpFoldResult>":$basis,
                   CArg<"bool", "false">:$disjoint)>,
    OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<int64_t>":$basis,
                   CArg<"bool", "false">:$disjoint)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_AFFINE_IR_AFFINEOPS_TD
