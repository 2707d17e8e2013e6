builtin.module {
builtin.module @"m 3" {
%5:3 = "x.y"() <{b = loc(unknown), dim, foo.bar = dense<["caf\C3\A9"]> : tensor<1x!foo.string>}> : () -> (i4, vector<f32>, i16) loc(callsite("x.y" at callsite("a.py":1:3 at "dir/b c.cc":3:0)))
%6, %7, %8 = "bar.do_it"(%5#2, %5#0) : (i16, i4) -> (vector<index>, complex<bf16>, memref<3x?x?xf8E4M3FNUZ, 1>)
} loc(fused<"quote\22">["a.py":2:1, "layer/0"("dir/b c.cc":2:2), callsite(unknown at unknown)])
} loc(fused<#foo.n<!bar.x, 4> : none>["fn"("a.py":4:2), "é"])