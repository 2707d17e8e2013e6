!ty1 = tensor<?x7xf80>
#attr0 = array<si8: 127, 127>
module @"to p" attributes {foo.b = -736209676486469099090314867181123217776733 : i141} {
%10, %11 = "foo.op"() <{loc1 = affine_map<(d0)[s0] -> (16 + s0 + (d0) ceildiv 64 + s0 + s0 + s0 + s0, (-((2) ceildiv 8)) * 1)>}> ({
builtin.module {
} loc(callsite("x.y" at unknown))
}) : () -> (!ty1, complex<i1>) loc("0x")
}