"""The sections of benchmarks/RESULTS.md: their subjects, and the commands that print their tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """A section: its title, how to read its tables, and the module and arguments that print them.

    Words in braces are replaced by arguments of the command line: {pure}, {compiled}, {jaxlib} and {xdsl} are
    interpreters, {inputs} a folder.  `python` is the interpreter that runs the module.
    """

    name: str
    title: str
    text: str
    command: str
    python: str = "{compiled}"


WHOLE_FILES = "whole-files"

SECTIONS = [
    Section(
        "dialects",
        "Dialects, compiled build",
        """
            Programs of the dialects that people use, made by the recipes in `benchmarks/shapes`, beside
            MLIR's library in a program of nothing but the job (stablehlo: beside jaxlib, whose parsing and
            reading include verification, and so do ours there). CPU time; each job in a process of its own
            that has read a few functions of the same recipe; engines in turn.
        """,
        "dialects --jaxlib {jaxlib} --keep {inputs} --rounds 6",
    ),
    Section(
        "dialects-pure",
        "Dialects, pure build",
        """
            The same with the pure build, whose gates are three times as wide.
        """,
        "dialects --jaxlib {jaxlib} --keep {inputs} --rounds 2",
        "{pure}",
    ),
    Section(
        WHOLE_FILES,
        "Whole files",
        """
            `mlirkit opt FILE` of the same programs in custom syntax, the start of the process included: wall
            time, the least of the rounds, commands in turn. The README shows the same table.
        """,
        "whole_files --pure {pure} --compiled {compiled} --keep {inputs}",
    ),
    Section(
        "functions",
        "Functions of func, arith, scf and cf",
        """
            Medium and large are modules of 55,000 and 181,000 operations, folding one of 100,000 operations
            that all fold. `c++` is MLIR's library in a program of nothing but the job: it does not verify,
            and prints and writes into strings, as ours do. mlir-opt reports the time of each phase: its
            parsing includes verification, and it prints into the buffer of a file, which takes less than a
            string. jaxlib's parsing includes verification, and it reads bytecode that it wrote. A
            ratio of 1/34 means 34 times as fast.
        """,
        "functions --rounds 1 --pure {pure} --compiled {compiled} --jaxlib {jaxlib} --xdsl {xdsl}",
    ),
    Section(
        "api",
        "The API beside jaxlib's bindings",
        """
            The same program with both bindings (`benchmarks/api_jobs.py`), 5,000 operations per job, one
            process per round, sides in turn.
        """,
        "api --pure {pure} --compiled {compiled} --jaxlib {jaxlib}",
    ),
    Section(
        "jax",
        "JAX's lowering",
        """
            The programs of `tests/conformance/jax_programs.py`, and the value and gradient of a transformer
            of 12 layers, lowered by JAX with jaxlib's bindings and with mlirkit in their place; each is
            traced before.
        """,
        "jax_lowering --pure {pure} --compiled {compiled} --jaxlib {jaxlib}",
    ),
    Section(
        "start-up",
        "Start-up",
        """
            `mlirkit opt` of one to four lines of a dialect beside mlir-opt, Python's own start included:
            wall time, the least of the rounds, commands in turn.
        """,
        "start_up --pure {pure} --compiled {compiled}",
    ),
    Section(
        "memory",
        "Memory, compiled build",
        """
            Megabytes that a process holds at most that reads the custom syntax and prints it, Python and
            its modules included.
        """,
        "memory --keep {inputs}",
    ),
    Section(
        "files",
        "Many files, compiled build",
        """
            Wall time of one command over copies of the programs above, with one process and with two.
        """,
        "many_files --jobs 2 --rounds 1 --keep {inputs}",
    ),
    Section(
        "growth",
        "Growth, compiled build",
        """
            Microseconds of CPU time per operation, and bytes that the process held beyond the program's text
            (an alias counts as an operation). Programs of 10,000 operations stand in the processor's
            caches, those of 100,000 do not: work that looks something up for each operation, such as a
            name, a symbol or a key, takes longer there, and stays where it is from then on. So it does in
            MLIR's library, whose figures are the last columns.
        """,
        "growth",
    ),
    Section(
        "growth-pure",
        "Growth, pure build",
        """
            The same with the pure build.
        """,
        "growth --sizes 2000 20000 --without-mlir",
        "{pure}",
    ),
    Section(
        "wheel",
        "The pure wheel, and first uses",
        """
            The wheel with nothing beside it, on an empty cache directory; CPU time, that of Python itself
            included; megabytes of 2<sup>20</sup> bytes.
        """,
        "wheel",
        "{pure}",
    ),
    Section(
        "definitions",
        "Definitions",
        """
            Files of definitions evaluated by mlirkit, pure, and by llvm-tblgen without a backend: CPU time
            of a process of its own, Python's start left out. `cached` is the second time, from the cache
            directory.
        """,
        "tablegen",
        "{pure}",
    ),
    Section(
        "cpp",
        "Generated C++",
        """
            Every file that `libmlir-22-dev` installs: CPU time of one process of ours, the sum of one
            process per file of mlir-tblgen's, as a build runs them.
        """,
        "cpp_generation --python {compiled}",
    ),
    Section(
        "build",
        "The compiled build",
        """
            `MLIRKIT_COMPILE=1 pip wheel .` without a cache of the C compiler: CPU time of all its
            processes.
        """,
        "compiled_build",
    ),
]
