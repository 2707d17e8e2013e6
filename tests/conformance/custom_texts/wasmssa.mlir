module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.abs %arg0 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = wasmssa.abs %arg0 : f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.add %arg0 %arg1 : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.add %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.and %arg0 %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.and %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa.funcref, %arg1: i32):
    wasmssa.block(%arg0, %arg1) : !wasmssa.funcref, i32 {foo} : {
      wasmssa.return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa.funcref, %arg1: !wasmssa.funcref):
    wasmssa.block(%arg0, %arg1) : !wasmssa.funcref, !wasmssa.funcref : {
      "x.region"() : () -> ()
    }> ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.ceil %arg0 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.ceil %arg0 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.clz %arg0 : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.clz %arg0 : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = wasmssa.const 4 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.convert_s %arg0 : i32 to f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.convert_s %arg0 : i64 to f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.convert_u %arg0 : i64 to f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.convert_u %arg0 : i64 to f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.copysign %arg0 %arg1 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.copysign %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.ctz %arg0 : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.ctz %arg0 : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = wasmssa.demote %arg0 : f64 to f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = wasmssa.demote %arg0 : f64 to f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.div %arg0 %arg1 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.div %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.div_si %arg0 %arg1 : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.div_si %arg0 %arg1 : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.div_ui %arg0 %arg1 : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.div_ui %arg0 %arg1 : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.eq %arg0 %arg1 : i64 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.eq %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.eqz %arg0 : i64 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.eqz %arg0 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.extend_i32_s %arg0 to i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.extend_i32_s %arg0 to i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.extend_i32_u %arg0 to i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.extend_i32_u %arg0 to i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.floor %arg0 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = wasmssa.floor %arg0 : f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0:2 = wasmssa.call @foo(%arg0, %arg1) : (f32, f32) -> (f32, !wasmssa.funcref)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa.funcref, %arg1: !wasmssa.funcref):
    %0 = wasmssa.call @foo(%arg0, %arg1) : (!wasmssa.funcref, !wasmssa.funcref) -> !wasmssa.funcref
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.import_func "" from "foo" as @foo {arg_attrs = [{}], foo, res_attrs = [], type = () -> ()}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.import_func "foo" from "fence" as @foo {arg_attrs = [], res_attrs = [{}], type = () -> ()}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.func exported @foo() {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.func @foo() attributes {foo} {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.ge %arg0 %arg1 : f64 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.ge %arg0 %arg1 : f32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.ge_si %arg0 %arg1 : i64 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.ge_si %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.ge_ui %arg0 %arg1 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.ge_ui %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = wasmssa.global_get @foo : !wasmssa.funcref
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = wasmssa.global_get @foo {foo} : !wasmssa.funcref
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.import_global "fence" from "foo" as @foo mutable : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.import_global "fence" from "fence" as @foo mutable : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.global exported @foo i32 mutable : {
      wasmssa.return
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    wasmssa.global exported @foo f32 mutable : {
      wasmssa.return
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.gt %arg0 %arg1 : f64 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.gt %arg0 %arg1 : f64 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.gt_si %arg0 %arg1 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.gt_si %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.gt_ui %arg0 %arg1 : i64 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.gt_ui %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    wasmssa.if %arg0(%arg1) : i32 : {
    } > ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: !wasmssa.funcref):
    wasmssa.if %arg0(%arg1) : !wasmssa.funcref {foo} : {
      "x.region"() : () -> ()
    } > ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.le %arg0 %arg1 : f32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.le %arg0 %arg1 : f64 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.le_si %arg0 %arg1 : i64 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.le_si %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.le_ui %arg0 %arg1 : i64 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.le_ui %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa<local ref to i32>):
    %0 = wasmssa.local_get %arg0 :  ref to i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa<local ref to i32>):
    %0 = wasmssa.local_get %arg0 :  ref to i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = wasmssa.local of type i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = wasmssa.local of type i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa<local ref to i32>, %arg1: i32):
    wasmssa.local_set %arg0 :  ref to i32 to %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa<local ref to i32>, %arg1: i32):
    wasmssa.local_set %arg0 :  ref to i32 to %arg1 : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa<local ref to i32>, %arg1: i32):
    %0 = wasmssa.local_tee %arg0 :  ref to i32 to %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    wasmssa.loop(%arg0, %arg1) : i32, i32 {foo} : {
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa.funcref):
    wasmssa.loop(%arg0) : !wasmssa.funcref {foo} : {
      "x.region"() : () -> ()
    }> ^bb1
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.lt %arg0 %arg1 : f64 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.lt %arg0 %arg1 : f32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.lt_si %arg0 %arg1 : i64 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.lt_si %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.lt_ui %arg0 %arg1 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.lt_ui %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.max %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.max %arg0 %arg1 : f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.min %arg0 %arg1 : f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.min %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.mul %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.mul %arg0 %arg1 : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.ne %arg0 %arg1 : i32 -> i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.ne %arg0 %arg1 : i32 -> i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.neg %arg0 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = wasmssa.neg %arg0 : f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.or %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.or %arg0 %arg1 : f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32):
    %0 = wasmssa.popcnt %arg0 : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.popcnt %arg0 : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.promote %arg0 : f32 to f64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.promote %arg0 : f32 to f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.reinterpret %arg0 : i64 as f64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.rem_si %arg0 %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.rem_si %arg0 %arg1 : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.rem_ui %arg0 %arg1 : i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.rem_ui %arg0 %arg1 : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa.funcref, %arg1: !wasmssa.funcref):
    wasmssa.return %arg0, %arg1 : !wasmssa.funcref, !wasmssa.funcref
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !wasmssa.funcref, %arg1: !wasmssa.funcref):
    wasmssa.return {foo} %arg0, %arg1 : !wasmssa.funcref, !wasmssa.funcref
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.rotl %arg0 by %arg1 bits : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.rotl %arg0 by %arg1 bits : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.rotr %arg0 by %arg1 bits : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.rotr %arg0 by %arg1 bits : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.shl %arg0 by %arg1 bits : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.shl %arg0 by %arg1 bits : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.shr_s %arg0 by %arg1 bits : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.shr_s %arg0 by %arg1 bits : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.shr_u %arg0 by %arg1 bits : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = wasmssa.shr_u %arg0 by %arg1 bits : i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.sqrt %arg0 : f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = wasmssa.sqrt %arg0 : f64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.sub %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64, %arg1: f64):
    %0 = wasmssa.sub %arg0 %arg1 : f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32):
    %0 = wasmssa.trunc %arg0 : f32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = wasmssa.trunc %arg0 : f64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.wrap %arg0 : i64 to i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64):
    %0 = wasmssa.wrap %arg0 : i64 to i32 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = wasmssa.xor %arg0 %arg1 : i64 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = wasmssa.xor %arg0 %arg1 : f32 {foo}
  }) : () -> ()
}
