"""Passes: their base class, options, managers, execution, and the instrumentations around them.

    pass_base                   the base class: name, anchor, options, statistics, failure, analyses
    pass_registry               passes and pipelines by argument, also of other packages
    op_pass_manager             pipelines: passes in a row on an operation, and on the operations inside
    pass_manager execution      running them
    external_pass               passes that are functions
    delegation mlir_opt tool_diagnostics        passes that a given mlir-opt runs, and its diagnostics
    pipeline_text               `builtin.module(cse,func.func(canonicalize{top-down=false}))`
    options option_types        options: declarations, values, their text
    pass_options                options and statistics from definitions
    analysis_manager            analyses of operations, kept until a pass changes something
    ir_printing timing pass_statistics reproducer action_log        reports of running passes
    instrumentation             callbacks before and after passes, pipelines and analyses

A pass queries interfaces and traits of operations, never their dialects.
"""
