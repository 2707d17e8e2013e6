module {
  wasmssa.import_global "glob" from "my_module" as @global_0 : i32
  wasmssa.import_global "glob_mut" from "my_module" as @global_1 mutable : f64
  wasmssa.import_func "foo" from "my_module" as @func_0 {type = (i32) -> (i32)}
  wasmssa.global @global_2 i32 mutable : {
    %0 = wasmssa.const 10 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @global_3 i32 : {
    %0 = wasmssa.global_get @global_0 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @decl() -> f32
  wasmssa.func exported @f(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f64>) -> i32 attributes {foo} {
    %0 = wasmssa.local_get %arg0 : ref to i32
    wasmssa.if %0 : {
      %1 = wasmssa.const 0.5 : f32
      wasmssa.block_return %1 : f32
    } else {
      %1 = wasmssa.const 0.25 : f32
      wasmssa.block_return %1 : f32
    }> ^bb1
  ^bb1(%2: f32):
    wasmssa.if %0 (%0) : i32 : {
    ^bb0(%a: i32):
      wasmssa.block_return
    } > ^bb2
  ^bb2:
    wasmssa.return %0 : i32
  }
}
// -----
wasmssa.func public @f() -> i32
// -----
wasmssa.global foo @f i32 : {}
