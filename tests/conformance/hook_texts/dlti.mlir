#a = #dlti.dl_entry<"dlti.endianness", "little">
module attributes {dlti.dl_spec = #dlti.dl_spec<#a, #dlti.dl_entry<index, 32 : i32>, i64 = dense<64> : vector<2xi64>, "dlti.alloca_memory_space" = 1 : i8>} {
  "t.a"() {a = #dlti.dl_spec<>, b = #dlti.map<>, c = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr<3>, dense<[64, 64]> : vector<2xi64>>>, d = #dlti.dl_entry<"a\22b", #dlti.map<"c" = "d">>} : () -> ()
  "t.a"() {a = #dlti.map<"CPU" = #dlti.map<i32 = 4 : i32, "L1" = #dlti.map<"size" = 5>>>} : () -> ()
  "t.a"() {a = #dlti.function_pointer_alignment<64, function_dependent = false>, b = #dlti.dl_entry<memref<2xf32>, unit>} : () -> ()
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : ui32, #dlti.dl_entry<"w", 4 : i32>>, "GPU" = #dlti.target_device_spec<"max_vector_op_width" = 64 : ui32>>} {
}
// -----
"t.a"() {a = #dlti.target_system_spec<>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_spec<"a" = 1, "a" = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32 = 1, i32 = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.map<"" = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 4 : i32>>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<4, 4 : i32>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_spec<4>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<i32 = 4>} : () -> ()
