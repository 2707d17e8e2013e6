func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 3 : i64}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = -1 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = -1 : i8}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 4 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 7 : i64}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 4294967297 : i64}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 1.0 : f32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = unit}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = true}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = false}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = "nsw"}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = [1 : i32]}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = []}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = array<i32: 1>}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = index}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 3 : index}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.fastmath<nnan>}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = dense<1> : tensor<1xi32>}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = -1 : si8}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 200 : ui8}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{foo = 1}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 1, foo = 1}> {overflowFlags = 2} : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 1}> {overflowFlags = 2.0, bar} : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) {overflowFlags = 2.0, bar} : (i32, i32) -> i32 return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = #llvm.overflow<nsw>}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 1 : i32}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 0 : i32}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 3 : i64}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = -1 : i32}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = -1 : i8}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 4 : i32}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 7 : i64}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 4294967297 : i64}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 1.0 : f32}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = unit}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = true}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = false}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = "nsw"}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = [1 : i32]}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = []}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = index}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 3 : index}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = #llvm.fastmath<nnan>}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = dense<1> : tensor<1xi32>}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = -1 : si8}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: !llvm.ptr) { %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 1>, noWrapFlags = 200 : ui8}> : (!llvm.ptr) -> !llvm.ptr return }
// -----
func.func @f(%a: index) { %0 = "affine.linearize_index"(%a, %a) <{disjoint = unit, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index return }
// -----
func.func @f(%a: index) { %0 = "affine.linearize_index"(%a, %a) <{disjoint = true, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index return }
// -----
func.func @f(%a: index) { %0 = "affine.linearize_index"(%a, %a) <{disjoint = false, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = #llvm.overflow<nsw>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = #llvm.overflow<nsw>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = #llvm.overflow<nsw>}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 1 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 1 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 1 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 3 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 3 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 3 : i64}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = -1 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = -1 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = -1 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = -1 : i8}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = -1 : i8}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = -1 : i8}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 4 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 4 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 4 : i32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 7 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 7 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 7 : i64}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 4294967297 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 4294967297 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 4294967297 : i64}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 1.0 : f32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 1.0 : f32}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 1.0 : f32}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = unit}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{volatile_ = unit}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = unit}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = unit}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = true}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{volatile_ = true}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = true}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = true}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = false}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = "nsw"}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = "nsw"}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = "nsw"}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [1 : i32]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [1 : i32]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [1 : i32]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = []}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = []}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = array<i32: 1>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = array<i32: 1>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = array<i32: 1>}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = index}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = index}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = index}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 3 : index}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 3 : index}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 3 : index}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = #llvm.fastmath<nnan>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = #llvm.fastmath<nnan>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = #llvm.fastmath<nnan>}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = dense<1> : tensor<1xi32>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = dense<1> : tensor<1xi32>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = dense<1> : tensor<1xi32>}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = -1 : si8}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = -1 : si8}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = -1 : si8}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = 200 : ui8}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = 200 : ui8}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = 200 : ui8}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = #ptr.ptr_add_flags<nuw>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = #ptr.ptr_add_flags<nuw>}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = #ptr.ptr_add_flags<nuw>}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [3 : i64]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [3 : i64]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [3 : i64]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [3 : i8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [3 : i8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [3 : i8]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [1, 2]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [1, 2]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [1, 2]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [true]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [true]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [true]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [4.0]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [4.0]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [4.0]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [#llvm.overflow<nsw>]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [#llvm.overflow<nsw>]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [#llvm.overflow<nsw>]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = ["a"]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = ["a"]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = ["a"]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [[]]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [[]]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [[]]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [-1 : i8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [-1 : i8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [-1 : i8]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{alignment = [340282366920938463463374607431768211455 : i128]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%a) <{ordering = [340282366920938463463374607431768211455 : i128]}> : (!ptr.ptr<#ptr.generic_space>) -> f32 return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>, %b: i32) { %0 = "ptr.ptr_add"(%a, %b) <{flags = [340282366920938463463374607431768211455 : i128]}> : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }
// -----
"builtin.module"() ({
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_param):
    "transform.tune.alternatives"(%arg0) <{name = "foo", selected_region_attr = 0 : i64}> ({ "transform.yield"() : () -> () }) : (!transform.any_param) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "x.wrap"() ({
  ^bb0(%arg0: !transform.any_param):
    "transform.tune.alternatives"(%arg0) <{name = "foo", selected_region_attr = 1 : i64}> ({ "transform.yield"() : () -> () }) : (!transform.any_param) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// tosa.variable initial_value () -> ()
"builtin.module"() ({
  "x.wrap"() ({
    "tosa.variable"() <{initial_value = () -> (), sym_name = "foo", type = f32, var_shape = dense<0> : tensor<2xindex>}> : () -> ()
  }) : () -> ()
}) : () -> ()
