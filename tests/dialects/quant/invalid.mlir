func.func private @f(!quant.calibrated<f32<1.5>>)
// -----
func.func private @f(!quant.calibrated<i8<-1.0:1.0>>)
// -----
func.func private @f(!quant.uniform<i8:f32:-2, {0.5:1, 0.25}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{-2:1}, {{0.5:1}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:-3}, {{0.5:1}, {0.25}}>)
// -----
func.func @f(%a: tensor<*xf32>) { %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:1}, {{0.5}, {0.25}}>> return }
// -----
func.func @f(%a: tensor<2x1xf32>) { %0 = quant.qcast %a : tensor<2x1xf32> to tensor<2x1x!quant.uniform<i8:f32:{5:1}, {{0.5}, {0.25}}>> return }
// -----
func.func @f(%a: tensor<2x0xf32>) { %0 = quant.qcast %a : tensor<2x0xf32> to tensor<2x0x!quant.uniform<i8:f32:{0:1}, {{0.5}, {0.25}}>> return }
// -----
func.func @f(%a: tensor<4x1xf32>) { %0 = quant.qcast %a : tensor<4x1xf32> to tensor<4x1x!quant.uniform<i8:f32:{0:1}, {{0.5}, {0.25}}>> return }
// -----
func.func @f(%a: tensor<3x1xf32>) { %0 = quant.qcast %a : tensor<3x1xf32> to tensor<3x1x!quant.uniform<i8:f32:{0:2}, {{0.5}, {0.25}}>> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:{0:1}, {{0.5}, {0.25}}>> return }
