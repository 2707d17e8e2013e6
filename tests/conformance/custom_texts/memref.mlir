module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %assume_align = memref.assume_alignment %arg0, 4 : memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %assume_align = memref.assume_alignment %arg0, 4 {foo} : memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32>):
    memref.copy %arg0, %arg1 {foo} : memref<4x4xf32> to memref<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: memref<16x16xf32>):
    memref.copy %arg0, %arg1 : memref<16x16xf32> to memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = memref.distinct_objects %arg0 : memref<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4x4xf32>):
    %0 = memref.distinct_objects %arg0 : memref<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %alloc = memref.alloc() : memref<f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    memref.alloca_scope  {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    memref.alloca_scope  {
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %cast = memref.cast %arg0 : memref<16x16xf32> to memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %cast = memref.cast %arg0 {foo} : memref<16x16xf32> to memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<i32>):
    %collapse_shape = memref.collapse_shape %arg0 [] : memref<i32> into memref<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1]] : memref<16x16xf32> into memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    memref.dealloc %arg0 : memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xindex>):
    memref.dealloc %arg0 {foo} : memref<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<1xi32>, %arg1: index):
    %dim = memref.dim {foo} %arg0, %arg1 : memref<1xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: index):
    %dim = memref.dim %arg0, %arg1 : memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>, %arg1: index, %arg2: index):
    memref.dma_wait %arg0[%arg1], %arg2 : memref<4xf32, 3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>, %arg1: index, %arg2: index):
    memref.dma_wait %arg0[%arg1], %arg2 {foo} : memref<4xf32, 3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<16x16xf32> -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<16x16xf32> -> index {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xindex>):
    %memspacecast = memref.memory_space_cast %arg0 {foo} : memref<4xindex> to memref<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>):
    %memspacecast = memref.memory_space_cast %arg0 {foo} : memref<4xf32, 3> to memref<4xf32, 3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32, 3>, %arg1: index):
    memref.prefetch %arg0[%arg1], write, locality<0>, instr : memref<4xf32, 3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: index, %arg2: index):
    memref.prefetch %arg0[%arg1, %arg2], write, locality<1>, instr : memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>):
    %0 = memref.rank %arg0 : memref<16x16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xindex>):
    %0 = memref.rank %arg0 {foo} : memref<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xi32>):
    %0 = memref.realloc %arg0 : memref<4xi32> to memref<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<?xf32>):
    %0 = memref.realloc %arg0 {alignment = 8 : i64} : memref<?xf32> to memref<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<1xi32>, %arg1: memref<1xi32>):
    %reshape = memref.reshape %arg0(%arg1) : (memref<1xi32>, memref<1xi32>) -> memref<1xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<1xi32>, %arg1: memref<1xi32>):
    %reshape = memref.reshape %arg0(%arg1) {foo} : (memref<1xi32>, memref<1xi32>) -> memref<1xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<i32>):
    %transpose = memref.transpose %arg0 () -> () : memref<i32> to memref<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<?xi8>, %arg1: index, %arg2: index):
    %view = memref.view %arg0[%arg1][%arg2] : memref<?xi8> to memref<?xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<?xi8>, %arg1: index, %arg2: index):
    %view = memref.view %arg0[%arg1][%arg2] : memref<?xi8> to memref<?xf32>
  }) : () -> ()
}
