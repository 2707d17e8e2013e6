//===- The sparse_tensor dialect: types -------------------------------------===//

#ifndef MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORTYPES_TD
#define MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORTYPES_TD

include "mlir/Dialect/SparseTensor/IR/SparseTensorAttrDefs.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorBase.td"

class SparseTensor_Type<string name, list<Trait> traits = [],
                        string baseCppClass = "::mlir::Type">
    : TypeDef<SparseTensor_Dialect, name, traits, baseCppClass>;

//===- Sizes and other numbers of a storage ---------------------------------===//

def SparseTensor_StorageSpecifier : SparseTensor_Type<"StorageSpecifier"> {
  let mnemonic = "storage_specifier";
  let summary = "Structured metadata for sparse tensor low-level storage scheme";
  let parameters = (ins SparseTensorEncodingAttr:$encoding);
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins "SparseTensorEncodingAttr":$encoding)>,
    TypeBuilderWithInferredContext<(ins "SparseTensorEncodingAttr":$encoding),
      [{ return get(encoding.getContext(), encoding); }]>,
    TypeBuilderWithInferredContext<(ins "Type":$type),
      [{ return get(getSparseTensorEncoding(type)); }]>,
    TypeBuilderWithInferredContext<(ins "Value":$tensor),
      [{ return get(tensor.getType()); }]>
  ];
  let assemblyFormat = "`<` qualified($encoding) `>`";
}

defvar _IsStorageSpecifier =
    "::llvm::isa<::mlir::sparse_tensor::StorageSpecifierType>($_self)";
def IsSparseTensorStorageSpecifierTypePred : CPred<_IsStorageSpecifier>;
def SparseTensorStorageSpecifier
    : Type<CPred<_IsStorageSpecifier>, "metadata",
           "::mlir::sparse_tensor::StorageSpecifierType">;

//===- Iteration ------------------------------------------------------------===//

// Over levels `loLvl` to `hiLvl`.
class _SparseIterationType<string name, string text> : SparseTensor_Type<name> {
  let mnemonic = text;
  let parameters = (ins SparseTensorEncodingAttr:$encoding, "Level":$loLvl, "Level":$hiLvl);
  let assemblyFormat =
      "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`";
}
def SparseTensor_IterSpace : _SparseIterationType<"IterSpace", "iter_space">;
def SparseTensor_Iterator : _SparseIterationType<"Iterator", "iterator">;

def IsSparseSparseIterSpaceTypePred
    : CPred<"::llvm::isa<::mlir::sparse_tensor::IterSpaceType>($_self)">;
def IsSparseSparseIteratorTypePred
    : CPred<"::llvm::isa<::mlir::sparse_tensor::IteratorType>($_self)">;
def AnySparseIterSpace : Type<IsSparseSparseIterSpaceTypePred, "sparse iteration space",
                              "::mlir::sparse_tensor::IterSpaceType">;
def AnySparseIterator : Type<IsSparseSparseIteratorTypePred, "sparse iterator",
                             "::mlir::sparse_tensor::IteratorType">;

#endif // MLIR_DIALECT_SPARSETENSOR_IR_SPARSETENSORTYPES_TD
