wasmssa.func @f() { %0 = wasmssa.const 1 : i32 %1 = wasmssa.extend 16 low bits from %0 : i32 %2 = wasmssa.extend 24 low bits from %0 : i32 wasmssa.return }
// -----
wasmssa.func @f() { %0 = wasmssa.const 1 : i32 %2 = wasmssa.extend 32 low bits from %0 : i32 wasmssa.return }
// -----
wasmssa.func @f() { %0 = wasmssa.const 1 : i32 %2 = wasmssa.reinterpret %0 : i32 as f64 wasmssa.return }
// -----
wasmssa.func @f() { %0 = wasmssa.const 1 : i32 %2 = wasmssa.reinterpret %0 : i32 as i32 wasmssa.return }
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i64>) { %0 = wasmssa.const 1 : i32 wasmssa.local_set %l : ref to i64 to %0 : i32 wasmssa.return }
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i64>) { %0 = wasmssa.const 1 : i32 %1 = wasmssa.local_tee %l : ref to i64 to %0 : i32 wasmssa.return }
// -----
wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.global @h i32 : { %0 = wasmssa.const 1 : i32 wasmssa.return %0 : i32 } wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.import_global "a" from "b" as @h mutable : i32 wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.import_global "a" from "b" as @h : i32 wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.func @f() { wasmssa.block_return }
// -----
wasmssa.func @f() { wasmssa.branch_if %0 to level 0 }
// -----
wasmssa.global @g i32 mutable : { %0 = wasmssa.const 17: i32 %1 = wasmssa.add %0 %0 : i32 wasmssa.return %1 : i32 }
