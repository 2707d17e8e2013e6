"""C++ names of `mlir::gpu` that definitions use: types without definitions, and interfaces."""

from __future__ import annotations

from mlirkit.ods.live.cpp.type_names import HasMnemonic, cpp_types, implements
from mlirkit.ods.live.hooks import cpp_name

cpp_types("gpu", "gpu", {"MMAMatrixType": "mma_matrix"})
cpp_types(
    "gpu",
    "gpu",
    {
        "AsyncTokenType": "async.token",
        "SparseSpMatHandleType": "sparse.spmat_handle",
        "SparseDnTensorHandleType": "sparse.dntensor_handle",
        "SparseSpGEMMOpHandleType": "sparse.spgemmop_handle",
    },
    singletons=True,
)
cpp_name("class", "gpu::OffloadingTranslationAttrTrait")(HasMnemonic("gpu", "select_object"))
cpp_name("class", "gpu::TargetAttrInterface")(implements("TargetAttrInterface"))
