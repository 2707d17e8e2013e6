ml_program.global private @g : tensor<4xi32>
// -----
ml_program.func @f(%a: i32) -> i64 { ml_program.return %a : i32 }
// -----
ml_program.func @f(%a: i32) -> i64 { ml_program.return }
// -----
ml_program.subgraph @f(%a: i32) -> i64 { ml_program.output %a : i32 }
// -----
ml_program.subgraph @f(%a: i32) -> i64 { ml_program.output }
// -----
ml_program.func @f() { %0 = ml_program.global_load @g : i32 ml_program.return }
// -----
ml_program.global private @g(1 : i32) : i32 ml_program.func @f() { %0 = ml_program.global_load @g : i64 ml_program.return }
// -----
ml_program.func @f() { %0 = ml_program.global_load_const @g : i32 ml_program.return }
// -----
ml_program.global private mutable @g : i32 ml_program.func @f() { %0 = ml_program.global_load_const @g : i32 ml_program.return }
// -----
ml_program.global private @g(1 : i32) : i32 ml_program.func @f() { %0 = ml_program.global_load_const @g : i64 ml_program.return }
// -----
ml_program.func @f(%a: i32) { ml_program.global_store @g = %a : i32 ml_program.return }
// -----
ml_program.global private @g(1 : i32) : i32 ml_program.func @f(%a: i32) { ml_program.global_store @g = %a : i32 ml_program.return }
// -----
ml_program.global private mutable @g : i64 ml_program.func @f(%a: i32) { ml_program.global_store @g = %a : i32 ml_program.return }
// -----
ml_program.subgraph @f() { %0, %1 = ml_program.global_load_graph @g ordering (() -> !ml_program.token) : i32 ml_program.output }
// -----
ml_program.global private mutable @g : i64 ml_program.subgraph @f() { %0, %1 = ml_program.global_load_graph @g ordering (() -> !ml_program.token) : i32 ml_program.output }
// -----
ml_program.global private @g(1 : i64) : i64 ml_program.subgraph @f(%a: i32) { %1 = ml_program.global_store_graph @g = %a ordering (() -> !ml_program.token) : i32 ml_program.output }
