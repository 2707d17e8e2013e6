"""Dialects that are compiled into plugins of mlir-opt, and what it does with them beside what we do.

build       a dialect's definitions and C++ become a shared library, once per machine
prelude.h   the headers that all plugins are compiled with, precompiled once
comparison  the outcome of many small texts, mlir-opt's and ours
manual*     a dialect that uses what the manual of operation definitions has: definitions, C++, hooks, uses, rewrites
"""
