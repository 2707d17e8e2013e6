"""MLIR's own lit tests, run with `mlirkit opt` and `mlirkit tblgen` in place of its tools.

    source_package                          the distribution's source package, of which the tests are unpacked
    suites                                  which tests there are, and which tools ours stand for
    suite/upstream.cfg.py                   lit's configuration
    command_server command_client           our commands, each in a fork of a process that has loaded everything
    lit_run                                 a run of lit, and its outcomes
    missing_passes                          which tests need not be run, as they ask for a pass that is missing
    causes                                  what a test that fails lacks
    report                                  the table, and the page that keeps it
    passing_<suite>.txt                     the tests that pass

`python -m tests.upstream` is `scripts/upstream-tests`.
"""
