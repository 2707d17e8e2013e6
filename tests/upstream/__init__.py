"""MLIR's own lit tests, run with `mlirkit opt` and `mlirkit tblgen` in place of its tools.

    source_package                          the distribution's source package, of which the tests are unpacked
    suites                                  the tests, and the tools that mlirkit's commands replace
    suite/upstream.cfg.py                   lit's configuration
    command_server command_client           mlirkit's commands, each in a fork of a fully loaded process
    lit_run                                 a run of lit, and its outcomes
    missing_passes                          tests that need not be run, because they use a missing pass
    causes                                  the missing part for which a test fails
    report                                  the table, and the page that keeps it
    passing_<suite>.txt                     the tests that pass

`python -m tests.upstream` is `scripts/upstream-tests`.
"""
