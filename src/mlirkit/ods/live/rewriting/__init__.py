"""Rewrite rules as patterns.

    rewrite_rules                   the patterns of definitions
    rule_source rule_matcher        matching
    rule_builder                    building
    rule_scope rule_values          what the parts of a rule share, and what it has matched and made
    rule_snippets                   its C++ as Python
"""
