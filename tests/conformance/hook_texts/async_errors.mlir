func.func private @f(!async.value<f32 f32>)
// -----
func.func private @f(!async.value<foo>)
// -----
func.func private @f(!async.value)
// -----
func.func private @f(!async.value<>)
