spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["None"], %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["None"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["Bias"], %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32) "None" {
  %r = spirv.ImageRead %a0, %a1 ["Bias"], %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Bias"], %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Bias"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %a0, %a1, %a2 ["Bias"], %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, f32, f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: vector<4xf32>, %a3: f32) "None" {
  spirv.ImageWrite %a0, %a1, %a2 ["Bias"], %a3 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>, f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>) "None" {
  %r = spirv.ImageRead %a0, %a1 ["Bias"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Bias"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %a0, %a1, %a2 ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: vector<4xf32>) "None" {
  spirv.ImageWrite %a0, %a1, %a2 ["Bias"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["Lod"], %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32) "None" {
  %r = spirv.ImageRead %a0, %a1 ["Lod"], %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Lod"], %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Lod"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %a0, %a1, %a2 ["Lod"], %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, f32, f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: vector<4xf32>, %a3: f32) "None" {
  spirv.ImageWrite %a0, %a1, %a2 ["Lod"], %a3 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>, f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32, %a3: f32, %a4: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["Grad"], %a3, %a4 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageRead %a0, %a1 ["Grad"], %a2, %a3 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Grad"], %a2, %a3 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: f32, %a3: f32, %a4: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %a0, %a1, %a2 ["Grad"], %a3, %a4 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, f32, f32, f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: vector<4xf32>, %a3: f32, %a4: f32) "None" {
  spirv.ImageWrite %a0, %a1, %a2 ["Grad"], %a3, %a4 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>, f32, f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32, %a3: f32, %a4: f32, %a5: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["Lod|Grad"], %a3, %a4, %a5 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32, f32, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32, %a3: f32, %a4: f32) "None" {
  %r = spirv.ImageRead %a0, %a1 ["Lod|Grad"], %a2, %a3, %a4 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, f32, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32, %a3: f32, %a4: f32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Lod|Grad"], %a2, %a3, %a4 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, f32, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: f32, %a4: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Lod|Grad"], %a2, %a3, %a4 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: f32, %a3: f32, %a4: f32, %a5: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %a0, %a1, %a2 ["Lod|Grad"], %a3, %a4, %a5 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, f32, f32, f32, f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: vector<4xf32>, %a3: f32, %a4: f32, %a5: f32) "None" {
  spirv.ImageWrite %a0, %a1, %a2 ["Lod|Grad"], %a3, %a4, %a5 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>, f32, f32, f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["NonPrivateTexel"], %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32) "None" {
  %r = spirv.ImageRead %a0, %a1 ["NonPrivateTexel"], %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["NonPrivateTexel"], %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["NonPrivateTexel"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %a0, %a1, %a2 ["NonPrivateTexel"], %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, f32, f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: vector<4xf32>, %a3: f32) "None" {
  spirv.ImageWrite %a0, %a1, %a2 ["NonPrivateTexel"], %a3 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>, f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<4xf32>, %a2: f32) "None" {
  %r = spirv.ImageDrefGather %a0, %a1, %a2 ["VolatileTexel"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<4xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>) "None" {
  %r = spirv.ImageRead %a0, %a1 ["VolatileTexel"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["VolatileTexel"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["VolatileTexel"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %a0, %a1, %a2 ["VolatileTexel"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: vector<4xf32>) "None" {
  spirv.ImageWrite %a0, %a1, %a2 ["VolatileTexel"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32) "None" {
  %r = spirv.ImageFetch %a0, %a1, %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: vector<4xf32>, %a3: f32) "None" {
  spirv.ImageWrite %a0, %a1, %a2, %a3 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, vector<4xf32>, f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, %a1: vector<2xi32>, %a2: f32) "None" {
  %r = spirv.ImageRead %a0, %a1, %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: i32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Lod"], %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, i32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Lod"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: i32, %a3: i32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Lod"], %a2, %a3 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, i32, i32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: i32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Lod"], %a2 : !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xi32>, i32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba16>, %a1: vector<2xi32>, %a2: i32) "None" {
  %r = spirv.ImageFetch %a0, %a1 ["Lod"], %a2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba16>, vector<2xi32>, i32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: i32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Bias"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, i32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Bias"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Bias"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Bias"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Bias"], %a2 : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleProjDrefImplicitLod %a0, %a1, %a2 ["Bias"], %a3 : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, f32, f32 -> f32
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleImplicitLod %a0, %a1 ["Bias"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Lod"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Lod"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: i32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Lod"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, i32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Lod"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Lod"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Lod"], %a2 : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Lod"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Bias|Lod"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Bias"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: vector<2xf32>, %a4: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Lod|Grad"], %a2, %a3, %a4 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1, %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<3xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32>, vector<3xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<3xf32>, %a3: vector<3xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xi32>, %a3: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xi32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xi32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32>, vector<2xi32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: i32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, i32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>, %a4: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3, %a4 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<3xf32>, %a2: vector<3xf32>, %a3: vector<3xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Rgba16>>, vector<3xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: f32, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, f32, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: f32, %a2: i32, %a3: i32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, f32, i32, i32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: f32, %a2: vector<2xf32>, %a3: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, f32, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, Arrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, Arrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad"], %a2, %a3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>, %a4: f32) "None" {
  %r = spirv.ImageSampleExplicitLod %a0, %a1 ["Grad|NonPrivateTexel"], %a2, %a3, %a4 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, vector<2xf32>, vector<2xf32>, f32 -> vector<4xf32>
  spirv.Return
}
