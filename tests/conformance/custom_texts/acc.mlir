module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: memref<16x16xf32>, %arg2: i1):
    acc.atomic.read if(%arg2) %arg1 = %arg0 : memref<16x16xf32>, !llvm.ptr<6>, () -> () {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<16x16xf32>, %arg1: memref<16x16xf32>, %arg2: i1):
    acc.atomic.read if(%arg2) %arg1 = %arg0 : memref<16x16xf32>, memref<16x16xf32>, (i32) -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: !async.group, %arg2: i1):
    acc.atomic.write if(%arg2) %arg0 = %arg1 : !llvm.ptr<6>, !async.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !acc.data_bounds_ty, %arg2: i1):
    acc.atomic.write if(%arg2) %arg0 = %arg1 : !llvm.ptr<7>, !acc.data_bounds_ty
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8, %arg1: i8, %arg2: si32, %arg3: index):
    %0 = acc.bounds lowerbound(%arg0 : ui8) upperbound(%arg1 : i8) extent(%arg2 : si32) startIdx(%arg3 : index) {strideInBytes = true}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: i64, %arg2: si32, %arg3: i1, %arg4: index):
    %0 = acc.bounds lowerbound(%arg0 : i16) upperbound(%arg1 : i64) extent(%arg2 : si32) stride(%arg3 : i1) startIdx(%arg4 : index)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.declare_token):
    acc.declare_exit token(%arg0)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.declare_token):
    acc.declare_exit token(%arg0) attributes {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>):
    acc.delete accPtr(%arg0 : !llvm.ptr<8>) {modifiers = #acc<data_clause_modifier alwaysout>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !acc.data_bounds_ty):
    acc.delete accPtr(%arg0 : !llvm.ptr<7>) bounds(%arg1) {foo, implicit = true, modifiers = #acc<data_clause_modifier alwaysout>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i4, %arg1: memref<?xi8>):
    acc.exit_data async(%arg0 : i4) wait dataOperands(%arg1 : memref<?xi8>) attributes {finalize, foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: si32, %arg3: i64, %arg4: memref<*xf32>):
    acc.exit_data if(%arg0) async(%arg1 : i32) wait(%arg2, %arg3 : si32, i64) dataOperands(%arg4 : memref<*xf32>) attributes {finalize}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !acc.data_bounds_ty):
    %0 = acc.getdeviceptr varPtr(%arg0 : !llvm.ptr) varType((i32) -> i32) bounds(%arg1) recipe(@foo::@bar) -> !llvm.ptr {modifiers = #acc<data_clause_modifier alwaysin>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: memref<4xf32>):
    %0 = acc.getdeviceptr varPtr(%arg0 : !llvm.ptr) varType(tensor<4xf32>) varPtrPtr(%arg1 : memref<4xf32>) -> memref<?xf32> {dataClause = #acc<data_clause acc_cache_readonly>, name = "foo"}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = acc.get_extent %arg0 : (!acc.data_bounds_ty) -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = acc.get_extent %arg0 {foo} : (!acc.data_bounds_ty) -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = acc.get_lowerbound %arg0 : (!acc.data_bounds_ty) -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = acc.get_lowerbound %arg0 {foo} : (!acc.data_bounds_ty) -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = acc.get_stride %arg0 : (!acc.data_bounds_ty) -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = acc.get_stride %arg0 {foo} : (!acc.data_bounds_ty) -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = acc.get_upperbound %arg0 : (!acc.data_bounds_ty) -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !acc.data_bounds_ty):
    %0 = acc.get_upperbound %arg0 {foo} : (!acc.data_bounds_ty) -> index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    acc.global_ctor @foo {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    acc.global_ctor @foo {
      "x.region"() : () -> ()
    } attributes {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    acc.global_dtor @foo {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    acc.global_dtor @foo {
      acc.terminator
    } attributes {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i1):
    acc.init device_num(%arg0 : i1) if(%arg1) attributes {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i1):
    acc.init device_num(%arg0 : i1) if(%arg1) attributes {device_types = []}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: i1):
    acc.set device_num(%arg0 : index) if(%arg1) attributes {device_type = #acc.device_type<multicore>}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1):
    acc.set default_async(%arg0 : i1) device_num(%arg1 : i1) if(%arg2) attributes {device_type = #acc.device_type<nvidia>, foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: ui8):
    acc.shutdown device_num(%arg0 : ui8) attributes {device_types = [], foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i1):
    acc.shutdown device_num(%arg0 : i1) if(%arg1) attributes {device_types = []}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    acc.terminator
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    acc.terminator {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1):
    acc.wait(%arg0 : i1) async(%arg1 : i1) wait_devnum(%arg2 : i1) if(%arg3)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1):
    acc.wait(%arg0, %arg1 : i1, i1) async(%arg2 : i1) wait_devnum(%arg3 : i1)
  }) : () -> ()
}
