func.func @f(%r: vector<4xi32>, %i: i32, %f: f32, %v: vector<2xf16>) {
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i : f32
  rocdl.raw.buffer.store %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fadd %v, %r, %i, %i, %i : vector<2xf16>
  rocdl.raw.buffer.atomic.fmax %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.smax %i, %r, %i, %i, %i : i32
  rocdl.raw.buffer.atomic.umin %i, %r, %i, %i, %i : i32
  return
}
