# Dead operations are erased: without effects, with reads only, or with an allocation that nothing reads.
from mlir import ir, rewrite
TEXT = """
func.func @f(%a: tensor<2xf32>, %m: memref<2xf32>, %i: index, %c: i1, %k: i32) {
  %0 = stablehlo.custom_call @foo(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.custom_call @foo2(%a) {has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = stablehlo.custom_call @foo3(%a) {has_side_effect = false} : (tensor<2xf32>) -> tensor<2xf32>
  %3 = stablehlo.add %a, %a : tensor<2xf32>
  %4 = memref.load %m[%i] : memref<2xf32>
  memref.store %4, %m[%i] : memref<2xf32>
  %5 = memref.load %m[%i] : memref<2xf32>
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloca() : memref<4xf32>
  %8 = memref.alloc() : memref<2xf32>
  memref.copy %m, %8 : memref<2xf32> to memref<2xf32>
  cf.assert %c, "x"
  %9 = scf.if %c -> i32 { scf.yield %k : i32 } else { %q = arith.addi %k, %k : i32 scf.yield %q : i32 }
  %10 = scf.if %c -> i32 { memref.store %4, %m[%i] : memref<2xf32> scf.yield %k : i32 } else { scf.yield %k : i32 }
  %11 = arith.divsi %k, %k : i32
  %12 = builtin.unrealized_conversion_cast %k : i32 to f32
  %13 = func.call @g(%k) : (i32) -> i32
  %14 = "t.x"() : () -> i32
  %15 = memref.get_global @gl : memref<2xf32>
  %16 = stablehlo.while(%it = %a) : tensor<2xf32> cond { %t = stablehlo.constant dense<true> : tensor<i1> stablehlo.return %t : tensor<i1> } do { stablehlo.return %it : tensor<2xf32> }
  %tok = stablehlo.create_token : !stablehlo.token
  %18 = "stablehlo.infeed"(%tok) : (!stablehlo.token) -> !stablehlo.token
  memref.dealloc %8 : memref<2xf32>
  %20 = stablehlo.optimization_barrier %a : tensor<2xf32>
  %21 = memref.realloc %m : memref<2xf32> to memref<4xf32>
  %22 = math.exp %4 : f32
  %23 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) {replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<2xf32>) -> tensor<2xf32>
  scf.for %n = %i to %i step %i { %w = arith.addi %k, %k : i32 }
  return
}
func.func private @g(i32) -> i32
memref.global "private" @gl : memref<2xf32>
"""

with ir.Context() as context, ir.Location.unknown():
    try:
        from mlir.dialects import stablehlo
        stablehlo.register_dialect(context)
    except AttributeError:
        pass
    context.allow_unregistered_dialects = True
    for fold in (False, True):
        module = ir.Module.parse(TEXT)
        config = rewrite.GreedyRewriteConfig()
        config.enable_folding = fold
        rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze(), config)
        print(module)
