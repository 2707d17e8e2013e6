module attributes {dlti.foo = 1} { }
// -----
module attributes {dlti.dl_spec = 1} { }
// -----
module attributes {dlti.target_system_spec = 1} { }
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<>} { return }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.unknown", 42 : i32>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "some">>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "some">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "a">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = "a">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.bar" = "a">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 32>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 32]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[12, 32, 5]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[12, 32]> : vector<2xi32>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 1>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[64]> : vector<1xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<1xi32> = dense<[64, 32]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { } }
// -----
module attributes {dlti.map = 42} { }
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x" = 1>, "CPU" = #dlti.target_device_spec<"x" = 1>>} { }
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.map<"x" = 1>>} { }
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<#dlti.dl_entry<i32, 1>>} { }
