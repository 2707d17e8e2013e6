module {
  model.func @forward(%input: !net.vtensor<[?,3],f32>, %weights: !net.list<vtensor>) -> !net.vtensor<[?,8],f32> {
    %int1 = net.constant.int 1
    %none = net.constant.none
    %true = net.constant.bool true
    %0 = net.prim.ListConstruct %int1, %int1 : (!net.int, !net.int) -> !net.list<int>
    %1:2 = net.operator "onnx.Split"(%input, %0) {net.onnx.axis = 1 : si64} : (!net.vtensor<[?,3],f32>, !net.list<int>) -> (!net.vtensor<[?,1],f32>, !net.vtensor<[?,2],f32>)
    %2 = net.prim.Loop %int1, %true, init(%1#0) {
    ^bb0(%i: !net.int, %carried: !net.vtensor<[?,1],f32>):
      %3 = net.aten.add.Tensor %carried, %1#1, %i : !net.vtensor<[?,1],f32>, !net.vtensor<[?,2],f32>, !net.int -> !net.vtensor<[?,1],f32>
      net.prim.Loop.condition %true, iter(%3 : !net.vtensor<[?,1],f32>)
    } : (!net.int, !net.bool, !net.vtensor<[?,1],f32>) -> !net.vtensor<[?,8],f32>
    cf.switch %true : i1, [
      default: ^bb1(%2 : !net.vtensor<[?,8],f32>),
      1: ^bb2
    ]
  ^bb1(%out: !net.vtensor<[?,8],f32>):  // pred: ^bb0
    return %out : !net.vtensor<[?,8],f32>
  ^bb2:  // pred: ^bb0
    net.raise "no result"
    return %2 : !net.vtensor<[?,8],f32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x0400000000000080"
    }
  }
#-}
