"""Rewrite rules as patterns.

    rewrite_rules                   the patterns of definitions
    rule_source rule_matcher        matching
    rule_builder                    building
    rule_scope rule_values          the shared state of a rule's parts, and its values
    rule_snippets                   the C++ of a rule as Python
"""
