gpu.module @m { gpu.func @k() -> i32 kernel { gpu.return } }
// -----
gpu.module @m { gpu.func @k() kernel { gpu.return } 
 gpu.func @g(%a: i32) -> i32 { gpu.return %a : i32 } 
 gpu.func @h(%a: i32) -> i32 { gpu.return } }
// -----
gpu.module @m { gpu.func @h(%a: i32) -> i64 { gpu.return %a : i32 } }
