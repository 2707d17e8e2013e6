"""Dialects compiled into plugins of mlir-opt, compared with the same dialects live in mlirkit.

build       a dialect's definitions and C++ become a shared library, once per machine
prelude.h   the headers that all plugins are compiled with, precompiled once
comparison  the outcome of many small texts, mlir-opt's and ours
manual*     a dialect with all features of the manual of definitions: definitions, C++, hooks, uses, rewrites
"""
