module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = emitc.add %arg0, %arg1 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = emitc.add %arg0, %arg1 : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.lvalue<i32>):
    %0 = emitc.address_of %arg0 : !emitc.lvalue<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.lvalue<i32>):
    %0 = emitc.address_of %arg0 : !emitc.lvalue<i32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptr<i32>, %arg1: !emitc.ptr<i32>):
    %0 = emitc.bitwise_and %arg0, %arg1 {foo} : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x1x4xf32>, %arg1: tensor<1x1x4xf32>):
    %0 = emitc.bitwise_and %arg0, %arg1 : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = emitc.bitwise_left_shift %arg0, %arg1 : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = emitc.bitwise_left_shift %arg0, %arg1 : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.opaque<"T">):
    %0 = emitc.bitwise_not %arg0 : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = emitc.bitwise_not %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<4x4xf32>):
    %0 = emitc.bitwise_or %arg0, %arg1 {foo} : (tensor<1x4x4x1xi8>, tensor<4x4xf32>) -> tensor<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = emitc.bitwise_or %arg0, %arg1 {foo} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = emitc.bitwise_right_shift %arg0, %arg1 : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = emitc.bitwise_right_shift %arg0, %arg1 {foo} : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>, %arg1: tensor<1x4x4x1xi8>):
    %0 = emitc.bitwise_xor %arg0, %arg1 : (tensor<1x4x4x1xi8>, tensor<1x4x4x1xi8>) -> tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">):
    %0 = emitc.bitwise_xor %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptr<i32>):
    %0 = emitc.call_opaque "fence"(%arg0) {args = [{}], template_args = [0]} : (!emitc.ptr<i32>) -> f16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>):
    %0:2 = emitc.call_opaque "fence"(%arg0, %arg1) {template_args = [0.000000e+00 : f32]} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptrdiff_t):
    %0 = emitc.cast %arg0 {foo} : !emitc.ptrdiff_t to !emitc.ptrdiff_t
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.opaque<"T">):
    %0 = emitc.cast %arg0 : !emitc.opaque<"T"> to !emitc.opaque<"T">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.class @foo {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.class final @foo {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x4x4xf32>):
    %0 = emitc.cmp ne, %arg0, %arg1 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = emitc.cmp lt, %arg0, %arg1 : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1):
    %0 = emitc.conditional %arg0, %arg1, %arg2 : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1):
    %0 = emitc.conditional %arg0, %arg1, %arg2 {foo} : i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "emitc.constant"() <{value = 8 : i64}> {foo} : () -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "emitc.constant"() <{value = #emitc.opaque<"s">}> : () -> tensor<1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptr<i32>):
    %0 = emitc.dereference %arg0 : !emitc.ptr<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptr<i32>):
    %0 = emitc.dereference %arg0 : !emitc.ptr<i32> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptrdiff_t, %arg1: !emitc.ptrdiff_t):
    %0 = emitc.div %arg0, %arg1 : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> !emitc.ptrdiff_t
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">):
    %0 = emitc.div %arg0, %arg1 {foo} : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.file "fence" {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.file "fence" attributes {foo} {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.func @foo(i32) -> i32 attributes {specifiers = ["a", "b"]}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.func @foo() attributes {specifiers = ["a", "b"]} {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.global @foo : f32 = #emitc.opaque<"s">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.global static const @foo : tensor<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    emitc.if %arg0 {
    } else {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    emitc.if %arg0 {
    } else {
    } {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.include <"foo">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.include <"fence">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = emitc.literal "fence" : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = emitc.literal "foo" {foo} : tensor<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>):
    %0 = emitc.logical_and %arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.opaque<"T">, %arg1: tensor<4xi32>):
    %0 = emitc.logical_and %arg0, %arg1 : !emitc.opaque<"T">, tensor<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xi8>):
    %0 = emitc.logical_not %arg0 : tensor<1x4x4x1xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = emitc.logical_not %arg0 : tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xi8>, %arg1: !emitc.size_t):
    %0 = emitc.logical_or %arg0, %arg1 : tensor<1xi8>, !emitc.size_t
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1xi8>, %arg1: tuple<i32, f32>):
    %0 = emitc.logical_or %arg0, %arg1 : tensor<1xi8>, tuple<i32, f32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptrdiff_t, %arg1: !emitc.ptrdiff_t):
    %0 = emitc.mul %arg0, %arg1 : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> !emitc.ptrdiff_t
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptrdiff_t, %arg1: !emitc.ptrdiff_t):
    %0 = emitc.mul %arg0, %arg1 {foo} : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> !emitc.ptrdiff_t
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: !emitc.opaque<"T">):
    %0 = emitc.rem %arg0, %arg1 : (i1, !emitc.opaque<"T">) -> i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.size_t, %arg1: !emitc.opaque<"T">):
    %0 = emitc.rem %arg0, %arg1 : (!emitc.size_t, !emitc.opaque<"T">) -> si32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>):
    %0 = emitc.sub %arg0, %arg1 {foo} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<1x4x4x1xf32>):
    %0 = emitc.sub %arg0, %arg1 : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.opaque<"T">, %arg1: bf16, %arg2: tensor<1x4x4xf32>):
    %0 = emitc.subscript %arg0[%arg1, %arg2] : (!emitc.opaque<"T">, bf16, tensor<1x4x4xf32>) -> !emitc.lvalue<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">, %arg2: tensor<f32>):
    %0 = emitc.subscript %arg0[%arg1, %arg2] : (!emitc.opaque<"T">, !emitc.opaque<"T">, tensor<f32>) -> !emitc.lvalue<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    emitc.switch %arg0 : i1 
    default {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.ptrdiff_t):
    emitc.switch %arg0 : !emitc.ptrdiff_t 
    default {
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !emitc.opaque<"T">):
    %0 = emitc.unary_minus %arg0 {foo} : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = emitc.unary_minus %arg0 {foo} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = emitc.unary_plus %arg0 : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: tensor<1x4x4x1xf32>):
    %0 = emitc.unary_plus %arg0 : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "emitc.variable"() <{value = #emitc.opaque<"s">}> : () -> !emitc.lvalue<i32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.verbatim "foo"
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    emitc.verbatim "fence"
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    "x.elements"() {a = dense<[[1, 2], [3, 4]]> : !emitc.array<2x2xi32>, b = sparse<[[0, 1]], 3> : !emitc.array<2x2xi32>, c = dense_resource<data> : !emitc.array<2xi32>} : () -> ()
  }) : () -> ()
}
