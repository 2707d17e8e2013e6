from mlir import ir

with ir.Context():
    d0, d1, s0, s1 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1), ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
    c2 = ir.AffineConstantExpr.get(2)
    for e in (d0 + d1, d0 * 2, 2 * d0 + 1, d0 - d1, d0 % 3, ir.AffineExpr.get_mod(d0, c2), ir.AffineExpr.get_floor_div(d0, c2), ir.AffineExpr.get_ceil_div(d0, c2), 7 - d0, d0 + s0 * 4,
              ir.AffineExpr.get_add(d0, 2), ir.AffineExpr.get_mul(3, d0), ir.AffineExpr.get_floor_div(d0 * 4, 2), (d0 + 1) + 2, d0 * 0, d0 + 0,
              ir.AffineExpr.get_ceil_div(ir.AffineConstantExpr.get(7), c2), ir.AffineExpr.get_mod(ir.AffineConstantExpr.get(-1), 4)):
        print(e)
    print(type(d0 + d1).__name__, type(d0 * 2).__name__, type(d0 % 2).__name__, type(d0).__name__, type(s0).__name__, type(c2).__name__)
    a = d0 + 2
    print(a.lhs, a.rhs, d1.position, s1.position)
    print(d0 == ir.AffineExpr.get_dim(0), d0 == d1, s0 == ir.AffineExpr.get_symbol(0), hash(d0 + 1) == hash(ir.AffineExpr.get_dim(0) + 1), ir.AffineExpr.get_constant(5))
    print(isinstance(d0, ir.AffineDimExpr), isinstance(a, ir.AffineBinaryExpr))
    m = ir.AffineMap.get(2, 1, [d0 + s0, d1])
    print(m, m.n_dims, m.n_symbols, m.n_inputs, m.is_permutation, m.is_projected_permutation, [str(r) for r in m.results], len(m.results))
    print(ir.AffineMap.get_identity(3), ir.AffineMap.get_minor_identity(4, 2), ir.AffineMap.get_permutation([2, 0, 1]), ir.AffineMap.get_constant(42), ir.AffineMap.get_empty(), ir.AffineMap.get(0, 0, []))
    print(m.get_submap([1]), m.get_major_submap(1), m.get_minor_submap(1), ir.AffineMap.get_permutation([1, 0]).is_permutation)
    attempt(ir.AffineMap.get_permutation, [1, 1])
    attempt(m.get_submap, [5])
    attempt(m.get_major_submap, 5)
    print(m == ir.AffineMap.get(2, 1, [d0 + s0, d1]), m == ir.AffineMap.get_identity(2), hash(m) == hash(ir.AffineMap.get(2, 1, [d0 + s0, d1])))
    attr = ir.AffineMapAttr.get(m)
    print(attr, attr.value == m, ir.AffineMapAttr(ir.Attribute.parse("affine_map<(d0) -> (d0 * 2)>")).value)
    print("compose")
    print((d0 + d1).compose(ir.AffineMap.get(2, 0, [d1, d0 * 2])), (d0 + s0).shift_dims(2, 1), (d0 + s0).shift_symbols(1, 2))
    s = ir.IntegerSet.get(2, 1, [d0 - 3, s0 - d1, d0 + d1], [True, False, True])
    print(s, s.n_dims, s.n_symbols, s.n_inputs, s.n_equalities, s.n_inequalities, s.is_canonical_empty)
    for constraint in s.constraints:
        print(constraint.expr, constraint.is_eq)
    print(len(s.constraints), ir.IntegerSet.get_empty(1, 2), ir.IntegerSet.get_empty(1, 2).is_canonical_empty, s == ir.IntegerSet.get(2, 1, [d0 - 3, s0 - d1, d0 + d1], [True, False, True]))
    print(s.get_replaced([d1, d0], [s0 + 1], 2, 1))
    attempt(ir.IntegerSet.get, 2, 1, [], [])
    attempt(ir.IntegerSet.get, 2, 1, [d0], [True, False])
    print(ir.IntegerSetAttr.get(s))
