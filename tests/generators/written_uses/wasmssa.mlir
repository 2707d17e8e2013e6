wasmssa.import_mem "m" from "env" as @imported {limits = !wasmssa<limit[1: 2]>}
wasmssa.import_table "t" from "env" as @table0 {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
wasmssa.memory @mem !wasmssa<limit[0: 65536]>
wasmssa.table @table1 !wasmssa<tabletype !wasmssa.externref [0:65536]>
wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  %1 = wasmssa.local_tee %a : ref to i32 to %0 : i32
  %2 = wasmssa.extend 8 low bits from %0 : i32
  %3 = wasmssa.reinterpret %0 : i32 as f32
  wasmssa.block : {
    wasmssa.branch_if %0 to level 0 else ^bb1
  ^bb1:
    wasmssa.block_return
  }> ^bb2
^bb2:
  wasmssa.return %2 : i32
}
