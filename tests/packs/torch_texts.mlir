module {
  torch.class_type @Child {
  }
  torch.class_type @Net {
    torch.attr "weight" : !torch.tensor
    torch.attr private "child" : !torch.nn.Module<"Child">
    torch.method "forward", @forward
    torch.method private "helper", @forward
  }
  func.func private @forward(%arg0: !torch.nn.Module<"Net">, %arg1: !torch.tensor {torch.type_bound = !torch.vtensor<[?,3],f32>}) -> !torch.tensor {
    %3 = torch.prim.GetAttr %arg0["weight"] : !torch.nn.Module<"Net"> -> !torch.tensor
    torch.prim.SetAttr %arg0["weight"] = %3 : !torch.nn.Module<"Net">, !torch.tensor
    %4 = torch.prim.CallMethod %arg0["helper"] (%3) : !torch.nn.Module<"Net">, (!torch.tensor) -> !torch.tensor
    return %4 : !torch.tensor
  }
  %0 = torch.nn_module {
  } : !torch.nn.Module<"Child">
  %1 = torch.tensor.literal(dense<1.000000e+00> : tensor<2x3xf32>) : !torch.tensor
  %2 = torch.nn_module {
    torch.slot "weight", %1 : !torch.tensor
    torch.slot "child", %0 : !torch.nn.Module<"Child">
  } : !torch.nn.Module<"Net">
}

// -----
module {
  torch.global_slot @step : !torch.int
  torch.global_slot "private" @table : !torch.dict<str, list<optional<int>>>
  torch.global_slot.module_initializer {
    %int3 = torch.constant.int 3
    %0 = torch.prim.DictConstruct keys() values() -> !torch.dict<str, list<optional<int>>>
    torch.initialize.global_slots [
      @step(%int3 : !torch.int)
      @table(%0 : !torch.dict<str, list<optional<int>>>)
    ]
  }
  func.func @next() -> !torch.int {
    %0 = torch.global_slot.get @step : !torch.int
    %int1 = torch.constant.int 1
    %1 = torch.aten.add.int %0, %int1 : !torch.int, !torch.int -> !torch.int
    torch.global_slot.set @step = %1 : !torch.int
    return %1 : !torch.int
  }
}

// -----
module {
  func.func @control(%arg0: !torch.bool, %arg1: !torch.int, %arg2: !torch.tensor) -> (!torch.int, !torch.tensor) {
    %0:2 = torch.prim.If %arg0 -> (!torch.int, !torch.tensor) {
      torch.prim.If.yield %arg1, %arg2 : !torch.int, !torch.tensor
    } else {
      %int-7 = torch.constant.int -7
      torch.prim.If.yield %int-7, %arg2 : !torch.int, !torch.tensor
    } {note = "kept"}
    %true = torch.constant.bool true
    %1 = torch.prim.Loop %arg1, %true, init(%0#0) {
    ^bb0(%arg3: !torch.int, %arg4: !torch.int):
      torch.prim.Loop.condition %arg0, iter(%arg4 : !torch.int)
    } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
    torch.prim.Loop %arg1, %true, init() {
    ^bb0(%arg3: !torch.int):
      torch.prim.Loop.condition %true, iter()
    } : (!torch.int, !torch.bool) -> ()
    torch.runtime.assert %arg0, "must hold"
    return %1, %0#1 : !torch.int, !torch.tensor
  }
}

// -----
module {
  func.func @constants() {
    %none = torch.constant.none
    %str = torch.constant.str "a\22b"
    %cuda3A0 = torch.constant.device "cuda:0"
    %int-9223372036854775808 = torch.constant.int -9223372036854775808
    %float1.000000e-01 = torch.constant.float 1.000000e-01
    %float9.999990e-08 = torch.constant.float 9.9999999999999995E-8
    %float-0.000000e00 = torch.constant.float -0.000000e+00
    %float3.402820e38 = torch.constant.float 3.4028234663852886E+38
    %floatInf = torch.constant.float 0x7FF0000000000000
    %false = torch.constant.bool false
    %0 = "torch.constant.number"() <{value = 2 : i64}> : () -> !torch.number
    %1 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
    %2 = torch.tensor.literal(dense<true> : tensor<i1>) : !torch.tensor<[],i1>
    return
  }
}

// -----
module {
  func.func @values(%arg0: !torch.vtensor<[?,3],f32>, %arg1: !torch.tensor<*,si64>, %arg2: !torch.int, %arg3: !torch.optional<union<int, none>>) {
    %0 = torch.copy.to_tensor %arg0 : !torch.tensor<[?,3],f32>
    %1 = torch.copy.to_vtensor %0 : !torch.vtensor<[?,3],f32>
    torch.overwrite.tensor.contents %1 overwrites %0 : !torch.vtensor<[?,3],f32>, !torch.tensor<[?,3],f32>
    %2 = torch.tensor_static_info_cast %arg1 : !torch.tensor<*,si64> to !torch.tensor
    %3 = torch.derefine %arg2 : !torch.int to !torch.optional<number>
    %4 = torch.prim.unchecked_cast %3 : !torch.optional<number> -> !torch.int
    %5 = torch.prim.ListConstruct %arg2, %4 : (!torch.int, !torch.int) -> !torch.list<int>
    %6 = torch.prim.ListConstruct  : () -> !torch.list<optional<int>>
    %7:2 = torch.prim.ListUnpack %5 : !torch.list<int> -> !torch.int, !torch.int
    %8 = torch.prim.TupleConstruct %arg2, %arg0 : !torch.int, !torch.vtensor<[?,3],f32> -> !torch.tuple<int, vtensor<[?,3],f32>>
    %9:2 = torch.prim.TupleUnpack %8 : !torch.tuple<int, vtensor<[?,3],f32>> -> !torch.int, !torch.vtensor<[?,3],f32>
    %10 = torch.operator "onnx.Relu"(%arg0) {torch.onnx.alpha = 2 : si64} : (!torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,3],f32> 
    %11 = torch.prim.Uninitialized : !torch.any
    torch.prim.Print(%5) : !torch.list<int>
    torch.prim.Store "x", %5 : !torch.list<int>
    %12 = torch.prim.Load "x" : !torch.list<int>
    %13 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
    torch.bind_symbolic_shape %arg0, [%13], affine_map<()[s0] -> (s0 * 2, 3)> : !torch.vtensor<[?,3],f32>
    %14 = torch.promote_dtypes %6, %5 : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
    return
  }
}

// -----
module {
  func.func @calculations(%arg0: !torch.vtensor<*,f32>) -> !torch.vtensor<*,f32> {
    %0 = torch.shape.calculate {
      torch.shape.calculate.yield %arg0 : !torch.vtensor<*,f32>
    } shapes {
      %2 = torch.aten.size %arg0 : !torch.vtensor<*,f32> -> !torch.list<int>
      torch.shape.calculate.yield.shapes %2 : !torch.list<int>
    } : !torch.vtensor<*,f32>
    %1 = torch.dtype.calculate {
      torch.dtype.calculate.yield %0 : !torch.vtensor<*,f32>
    } dtypes {
      %int6 = torch.constant.int 6
      torch.dtype.calculate.yield.dtypes %int6 : !torch.int
    } : !torch.vtensor<*,f32>
    return %1 : !torch.vtensor<*,f32>
  }
}

// -----
module {
  func.func @conversions(%arg0: !torch.vtensor<[2,?],si64>, %arg1: tensor<*xi1>, %arg2: i64) {
    %0 = torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,?],si64> -> tensor<2x?xi64>
    %1 = torch_c.from_builtin_tensor %arg1 : tensor<*xi1> -> !torch.vtensor<*,i1>
    %2 = torch_c.from_i64 %arg2
    %3 = torch_c.to_i64 %2
    %4 = torch_c.i64_to_generator %3
    %5 = torch_c.generator_to_i64 %4
    %6 = torch_c.get_next_seed : () -> i64
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x5x8xf32>, %arg2: tensor<2x5x6xf32>, %arg3: tensor<2x4x6xf32>) {
    %0 = tm_tensor.attention ins(%arg0, %arg1, %arg2 : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x5x6xf32>) outs(%arg3 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<5xf32>) {
    %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%arg0 : tensor<4x5xf32>) outs(%arg1, %arg2 : tensor<4x5xf32>, tensor<5xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      tm_tensor.yield %arg3 : f32
    } -> tensor<4x5xf32>, tensor<5xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<4x5xf32>, %arg1: memref<4x5xf32>, %arg2: memref<5xf32>) {
    tm_tensor.scan dimension(0) inclusive(true) ins(%arg0 : memref<4x5xf32>) outs(%arg1, %arg2 : memref<4x5xf32>, memref<5xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      tm_tensor.yield %arg3 : f32
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x5xf32>) {
    %0 = tm_tensor.sort dimension(0) outs(%arg0 : tensor<4x5xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %1 = arith.cmpf ogt, %arg1, %arg2 : f32
      tm_tensor.yield %1 : i1
    } -> tensor<4x5xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x5xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x3xi32>) {
    %0:2 = tm_tensor.topk dimension(1) ins(%arg0 : tensor<4x5xf32>) outs(%arg1, %arg2 : tensor<4x3xf32>, tensor<4x3xi32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = arith.cmpf ogt, %arg3, %arg4 : f32
      tm_tensor.yield %1 : i1
    } -> tensor<4x3xf32>, tensor<4x3xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<3x5xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<8x5xf32>) {
    %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<3x1xi32>) outs(%arg2 : tensor<8x5xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      tm_tensor.yield %arg3 : f32
    } -> tensor<8x5xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<3x5xf32>, %arg1: memref<3x1xi32>, %arg2: memref<8x5xf32>) {
    tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%arg0, %arg1 : memref<3x5xf32>, memref<3x1xi32>) outs(%arg2 : memref<8x5xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      tm_tensor.yield %arg3 : f32
    }
    return
  }
}
