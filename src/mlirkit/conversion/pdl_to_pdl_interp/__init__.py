"""From `pdl.pattern` to a matcher and rewriters of pdl_interp.

    predicates          positions in the program, and questions about them
    predicate_lists     the predicates of one pattern
    root_ordering       the order in which a pattern finds its roots
    predicate_tree      the predicates of all patterns as one tree
    matcher_lowering    the tree as `pdl_interp.func @matcher`
    rewriter_lowering   each `pdl.rewrite` as a function of the module @rewriters
    interp_builder      makes operations of pdl_interp
    conversion_pass     the pass `convert-pdl-to-pdl-interp`

Mirror: mlir/lib/Conversion/PDLToPDLInterp.
"""
