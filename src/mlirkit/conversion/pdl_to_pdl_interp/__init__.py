"""From `pdl.pattern` to the matcher and the rewriters of pdl_interp that do the same.

    predicates          what can be asked of a place of the program
    predicate_lists     what one pattern asks
    root_ordering       how a pattern with several roots finds them
    predicate_tree      the questions of all patterns as one tree
    matcher_lowering    the tree as `pdl_interp.func @matcher`
    rewriter_lowering   each `pdl.rewrite` as a function of the module @rewriters
    interp_builder      makes operations of pdl_interp
    conversion_pass     the pass `convert-pdl-to-pdl-interp`

Mirror: mlir/lib/Conversion/PDLToPDLInterp.
"""
