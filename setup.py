"""Build script: a pure wheel by default, a compiled one with MLIRKIT_COMPILE=1.

The hot rooms listed in COMPILED are ordinary typed Python; mypyc turns the very same files into one extension
module.  Everything else stays interpreted in both wheels.  One C file per module, compiled on all processors
(or MLIRKIT_BUILD_JOBS), keeps the build to minutes and to little memory.

A wheel carries the evaluated form of the definitions that ship (mlirkit/dialects/evaluated.py), an archive
in place of their files (mlirkit/ods/shipped_folder.py), another of the lists of declared classes and of the
tables of releases (mlirkit/support/packed_folder.py), and the files that the documents use
(mlirkit/cli/examples.py). Its modules have no comments, and docstrings only where users see them: modules
inside of packages keep the first paragraph of theirs, or all if it has examples; its stubs have long lines.
A compiled wheel is for short starts: files that every use of a dialect reads are not compressed there.
"""

import ast
import gc
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from glob import glob

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "build_backend"))

from registry_page import project_urls, registry_readme, source_url

COMPILED = [
    "src/mlirkit/support/*.py",
    "src/mlirkit/core/*.py",
    "src/mlirkit/builtin/*.py",
    "src/mlirkit/folding/*.py",
    "src/mlirkit/text/*.py",
    "src/mlirkit/text/parser/*.py",
    "src/mlirkit/text/printer/*.py",
    "src/mlirkit/bytecode/*.py",
    "src/mlirkit/bytecode/reader/*.py",
    "src/mlirkit/bytecode/writer/*.py",
    "src/mlirkit/layouts/choice.py",
    "src/mlirkit/ods/live/building/constructor.py",
    "src/mlirkit/ods/live/building/direct_builder.py",
    "src/mlirkit/ods/live/building/op_builder.py",
    "src/mlirkit/ods/live/building/value_builder.py",
    "src/mlirkit/ods/live/classes/accessors.py",
    "src/mlirkit/ods/live/classes/deciding_parts.py",
    "src/mlirkit/ods/live/classes/default_values.py",
    "src/mlirkit/ods/live/classes/invariants.py",
    "src/mlirkit/ods/live/classes/operand_access.py",
    "src/mlirkit/ods/live/classes/operation_checks.py",
    "src/mlirkit/ods/live/classes/result_names.py",
    "src/mlirkit/ods/live/classes/segments.py",
    "src/mlirkit/ods/live/classes/type_inference.py",
    "src/mlirkit/ods/live/classes/value_checks.py",
    "src/mlirkit/ods/live/cpp/operation_names.py",
    "src/mlirkit/ods/live/cpp/type_names.py",
    "src/mlirkit/ods/live/formats/assembly.py",
    "src/mlirkit/ods/live/formats/attribute_text.py",
    "src/mlirkit/ods/live/formats/dictionary_text.py",
    "src/mlirkit/ods/live/formats/directive_runtime.py",
    "src/mlirkit/ods/live/formats/dynamic_index_list.py",
    "src/mlirkit/ods/live/formats/enum_text.py",
    "src/mlirkit/ods/live/formats/finishing.py",
    "src/mlirkit/ods/live/formats/format_step.py",
    "src/mlirkit/ods/live/formats/group_text.py",
    "src/mlirkit/ods/live/formats/integer_text.py",
    "src/mlirkit/ods/live/formats/operand_text.py",
    "src/mlirkit/ods/live/formats/property_text.py",
    "src/mlirkit/ods/live/formats/region_text.py",
    "src/mlirkit/ods/live/formats/type_sources.py",
    "src/mlirkit/ods/live/formats/type_text.py",
    "src/mlirkit/ods/live/formats/value_assembly.py",
    "src/mlirkit/ods/live/formats/value_step.py",
    "src/mlirkit/ods/live/formats/value_syntax.py",
    "src/mlirkit/ods/live/properties/conversions.py",
    "src/mlirkit/ods/live/properties/property_codec.py",
    "src/mlirkit/ods/live/properties/written_attributes.py",
    "src/mlirkit/ods/live/rewriting/rule_builder.py",
    "src/mlirkit/ods/live/rewriting/rule_matcher.py",
    "src/mlirkit/ods/live/rewriting/rule_source.py",
    "src/mlirkit/ods/live/rewriting/rule_values.py",
    "src/mlirkit/patterns/*.py",
    "src/mlirkit/analysis/*.py",
    "src/mlirkit/transforms/cse.py",
    "src/mlirkit/transforms/inline.py",
    "src/mlirkit/transforms/inlining.py",
    "src/mlirkit/transforms/sccp.py",
    "src/mlirkit/transforms/symbol_dce.py",
    "src/mlirkit/dialects/arith_operations.py",
    "src/mlirkit/dialects/attribute_kinds.py",
    "src/mlirkit/dialects/branches.py",
    "src/mlirkit/dialects/comma_separated.py",
    "src/mlirkit/dialects/constant_folders.py",
    "src/mlirkit/dialects/constant_operations.py",
    "src/mlirkit/dialects/constant_values.py",
    "src/mlirkit/dialects/data_layouts.py",
    "src/mlirkit/dialects/format_directives.py",
    "src/mlirkit/dialects/function_syntax.py",
    "src/mlirkit/dialects/indexing_maps.py",
    "src/mlirkit/dialects/loop_syntax.py",
    "src/mlirkit/dialects/mixed_values.py",
    "src/mlirkit/dialects/plain_errors.py",
    "src/mlirkit/dialects/region_branches.py",
    "src/mlirkit/dialects/return_checks.py",
    "src/mlirkit/dialects/slices.py",
    "src/mlirkit/dialects/static_shapes.py",
    "src/mlirkit/dialects/trip_counts.py",
    "src/mlirkit/dialects/type_sizes.py",
    "src/mlirkit/dialects/typed_values.py",
    "src/mlirkit/dialects/value_codec.py",
    "src/mlirkit/dialects/value_names.py",
    "src/mlirkit/dialects/affine/asm.py",
    "src/mlirkit/dialects/affine/bounds.py",
    "src/mlirkit/dialects/affine/identifiers.py",
    "src/mlirkit/dialects/affine/verify.py",
    "src/mlirkit/dialects/arith/asm.py",
    "src/mlirkit/dialects/arith/canonicalize.py",
    "src/mlirkit/dialects/arith/canonicalize_comparisons.py",
    "src/mlirkit/dialects/arith/constants.py",
    "src/mlirkit/dialects/arith/fold.py",
    "src/mlirkit/dialects/arith/fold_casts.py",
    "src/mlirkit/dialects/arith/fold_comparisons.py",
    "src/mlirkit/dialects/arith/fold_floats.py",
    "src/mlirkit/dialects/arith/names.py",
    "src/mlirkit/dialects/arith/ranges.py",
    "src/mlirkit/dialects/arith/verify.py",
    "src/mlirkit/dialects/cf/asm.py",
    "src/mlirkit/dialects/cf/canonicalize.py",
    "src/mlirkit/dialects/cf/control_flow.py",
    "src/mlirkit/dialects/cf/switch_patterns.py",
    "src/mlirkit/dialects/func/canonicalize.py",
    "src/mlirkit/dialects/func/fold.py",
    "src/mlirkit/dialects/gpu/asm.py",
    "src/mlirkit/dialects/gpu/container_checks.py",
    "src/mlirkit/dialects/gpu/names.py",
    "src/mlirkit/dialects/gpu/verify.py",
    "src/mlirkit/dialects/linalg/asm.py",
    "src/mlirkit/dialects/linalg/bodies.py",
    "src/mlirkit/dialects/linalg/contractions.py",
    "src/mlirkit/dialects/linalg/dimensions.py",
    "src/mlirkit/dialects/linalg/names.py",
    "src/mlirkit/dialects/linalg/region_syntax.py",
    "src/mlirkit/dialects/linalg/structure.py",
    "src/mlirkit/dialects/linalg/structure_checks.py",
    "src/mlirkit/dialects/linalg/verify.py",
    "src/mlirkit/dialects/llvm/asm.py",
    "src/mlirkit/dialects/llvm/call_checks.py",
    "src/mlirkit/dialects/llvm/calls.py",
    "src/mlirkit/dialects/llvm/constant_checks.py",
    "src/mlirkit/dialects/llvm/keywords.py",
    "src/mlirkit/dialects/llvm/structs.py",
    "src/mlirkit/dialects/llvm/symbol_checks.py",
    "src/mlirkit/dialects/llvm/types.py",
    "src/mlirkit/dialects/llvm/verify.py",
    "src/mlirkit/dialects/memref/verify.py",
    "src/mlirkit/dialects/memref/views.py",
    "src/mlirkit/dialects/scf/*_patterns.py",
    "src/mlirkit/dialects/scf/asm.py",
    "src/mlirkit/dialects/scf/canonicalize.py",
    "src/mlirkit/dialects/scf/control_flow.py",
    "src/mlirkit/dialects/scf/fold.py",
    "src/mlirkit/dialects/scf/regions.py",
    "src/mlirkit/dialects/spirv/asm.py",
    "src/mlirkit/dialects/spirv/memory.py",
    "src/mlirkit/dialects/spirv/pointer_checks.py",
    "src/mlirkit/dialects/spirv/verify.py",
    "src/mlirkit/dialects/spirv/words.py",
    "src/mlirkit/dialects/stablehlo/asm.py",
    "src/mlirkit/dialects/stablehlo/convolution_syntax.py",
    "src/mlirkit/dialects/stablehlo/reduce_syntax.py",
    "src/mlirkit/dialects/stablehlo/rules/reducer.py",
    "src/mlirkit/dialects/stablehlo/rules/reductions.py",
    "src/mlirkit/dialects/stablehlo/rules/shapes.py",
    "src/mlirkit/dialects/stablehlo/rules/slices.py",
    "src/mlirkit/dialects/stablehlo/rules/types.py",
    "src/mlirkit/dialects/stablehlo/type_directives.py",
    "src/mlirkit/dialects/tosa/asm.py",
    "src/mlirkit/dialects/tosa/infer.py",
    "src/mlirkit/dialects/tosa/layout_checks.py",
    "src/mlirkit/dialects/tosa/shape_checks.py",
    "src/mlirkit/dialects/tosa/tensors.py",
    "src/mlirkit/dialects/tosa/verify.py",
    "src/mlirkit/dialects/tosa/windows.py",
    "src/mlirkit/dialects/transform/effects.py",
    "src/mlirkit/dialects/transform/kinds.py",
    "src/mlirkit/dialects/transform/recursion.py",
    "src/mlirkit/dialects/transform/symbol_checks.py",
    "src/mlirkit/dialects/transform/verify.py",
    "src/mlirkit/dialects/vector/asm.py",
    "src/mlirkit/dialects/vector/infer.py",
    "src/mlirkit/dialects/vector/memory.py",
    "src/mlirkit/dialects/vector/reductions.py",
    "src/mlirkit/dialects/vector/verify.py",
    "src/mlirkit/interop/jax/inlined_calls.py",
    "src/mlirkit/interop/jax/tracebacks.py",
]

# Packages themselves stay interpreted, and so do the one module that imports upward and the readers of files
# around bytecode, which take little time.
INTERPRETED = (
    "__init__.py",
    "core/casts.py",
    "core/lives.py",
    "builtin/operation_view.py",
    "builtin/typed_attributes.py",
    "core/typed_value.py",
    "core/upcalls.py",
    "core/value_view.py",
    "bytecode/flatbuffer.py",
    "bytecode/jax_export.py",
    "folding/libm.py",
    "patterns/memory_slots.py",
    "support/packed_folder.py",
)


# Commands that print the requirements and the metadata of the package. pip runs them before it builds:
# nothing is compiled, and the compiler may not be installed yet.
DESCRIBING = {"egg_info", "dist_info"}


def is_compiled():
    """Whether MLIRKIT_COMPILE=1 selects the compiled wheel."""
    return os.environ.get("MLIRKIT_COMPILE") == "1"


def extensions():
    if not is_compiled() or not DESCRIBING.isdisjoint(sys.argv):
        return []
    from mypyc.build import mypycify

    files = [path for pattern in COMPILED for path in sorted(glob(pattern)) if not path.endswith(INTERPRETED)]
    # The build ignores type errors in interpreted rooms, which mypy reports elsewhere. Packages that are
    # installed beside mlirkit are left out: the types of JAX alone take mypy a minute.
    options = ["--follow-imports=silent", "--no-site-packages", "--ignore-missing-imports"]
    # Level 2 takes gcc half as long again, and no measurement was faster with it.
    made = mypycify([*options, *files], opt_level="1", debug_level="0", multi_file=True, group_name="mlirkit")
    # Otherwise the collector visits all of mypy's objects when Python ends: a tenth of the build's time. And
    # evaluating the definitions, which comes next, takes twice as long with it.
    gc.freeze()
    gc.disable()
    if sys.platform != "win32":
        for extension in made:
            # Warnings about generated C are of no use, and take a tenth of the time. Loading looks up
            # exported symbols by name, which would be thousands of functions that are called only inside of
            # the extension.
            extension.extra_compile_args = [*extension.extra_compile_args, "-w", "-fvisibility=hidden"]
    return made


# C files of modules that gcc reads as one: each begins with the same headers, longer than most of the files.
MODULES_PER_FILE = 8


class BuildInParallel(build_ext):
    """build_ext compiles extensions side by side, but the C files of one extension one by one."""

    def build_extensions(self):
        jobs = int(os.environ.get("MLIRKIT_BUILD_JOBS") or os.cpu_count() or 1)
        compile_in_turn = self.compiler.compile
        self.header = None
        with ThreadPoolExecutor(jobs) as pool:

            def compile_all(sources, *args, extra_postargs=None, **options):
                arguments = list(extra_postargs or ())
                if len(sources) == 1:
                    # The entry point of one module: little but the header of Python.
                    arguments += self.precompiled_header(options.get("include_dirs") or [], arguments)
                # The longest file first, so that none is left to run alone.
                order = sorted(self.joined(sources), key=os.path.getsize, reverse=True)

                def compile_one(source):
                    return compile_in_turn([source], *args, extra_postargs=arguments, **options)

                return [name for names in pool.map(compile_one, order) for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    def joined(self, sources):
        """The sources, with those of modules joined into files of about the same length."""
        modules = sorted([name for name in sources if "___" in name], key=os.path.getsize)
        count = -(-len(modules) // MODULES_PER_FILE)
        os.makedirs(self.build_temp, exist_ok=True)
        joined = []
        for number in range(count):
            path = os.path.join(self.build_temp, f"modules_{number}.c")
            with open(path, "w") as stream:
                for name in modules[number::count]:
                    stream.write(f'#include "{os.path.abspath(name)}"\n')
            joined.append(path)
        return joined + [name for name in sources if "___" not in name]

    def precompiled_header(self, include_dirs, arguments):
        """The arguments that make gcc read the header of Python once for all files.

        If gcc cannot use the precompiled header, it reads the header itself.
        """
        command = getattr(self.compiler, "compiler_so", None) or []
        if not any("gcc" in os.path.basename(word) for word in command[:2]):
            return []
        if self.header is None:
            self.header = os.path.abspath(os.path.join(self.build_temp, "precompiled.h"))
            os.makedirs(self.build_temp, exist_ok=True)
            with open(self.header, "w") as stream:
                stream.write('#include "Python.h"\n')
            folders = [f"-I{folder}" for folder in [*include_dirs, *self.compiler.include_dirs]]
            output = ["-x", "c-header", self.header, "-o", f"{self.header}.gch"]
            self.spawn([*command, *folders, *arguments, *output])
        return ["-include", self.header]


class BuildWithData(build_py):
    """build_py, with evaluated definitions and examples beside the modules, except in editable installs."""

    def run(self):
        super().run()
        self.made = []
        if not self.editable_mode:
            sys.path.insert(0, os.path.abspath("src"))
            from mlirkit.dialects.declared_dialect import DECLARATIONS
            from mlirkit.dialects.evaluated import write_evaluated
            from mlirkit.layouts.release_files import CONSTRAINT_FILES, FORMAT_FILES, LAYOUT_FILES
            from mlirkit.ods.shipped_folder import ARCHIVE, write_archive
            from mlirkit.support.packed_folder import TEXTS

            archive = os.path.join(self.build_lib, "mlirkit/dialects", ARCHIVE)
            write_archive(archive)
            self.made.append(archive)
            declarations = os.path.join(self.build_lib, "mlirkit/dialects/declarations")
            evaluated = os.path.join(self.build_lib, "mlirkit/dialects/evaluated")
            for folder in (declarations, evaluated):
                # Remains of a build of the other kind.
                shutil.rmtree(folder, ignore_errors=True)
            # The most used folder comes first: every import of hooks reads declarations; files of releases
            # are read rarely.
            packed = [LAYOUT_FILES, FORMAT_FILES, CONSTRAINT_FILES]
            if is_compiled():
                self.made += DECLARATIONS.copy(declarations)
            else:
                packed.insert(0, DECLARATIONS)
            self.made.append(TEXTS.write(self.build_lib, packed))
            ignored = shutil.ignore_patterns("__pycache__", ".*")
            self.made += write_evaluated(evaluated, plain=is_compiled())
            join_lines_of_stubs(os.path.join(self.build_lib, "mlirkit/dialects"))
            drop_remarks(self.build_lib)
            examples = os.path.join(self.build_lib, "mlirkit/examples")
            shutil.copytree("examples", examples, ignore=ignored, dirs_exist_ok=True)
            self.made += [
                os.path.join(folder, name) for folder, _, names in os.walk(examples) for name in names
            ]

    def get_outputs(self, include_bytecode=True):
        return [*super().get_outputs(include_bytecode), *getattr(self, "made", [])]


def drop_remarks(folder):
    """Write smaller modules, without the comments and docstrings that only readers of the source see."""
    for path in glob(os.path.join(folder, "mlirkit/**/*.py"), recursive=True):
        with open(path, encoding="utf-8") as stream:
            text = stream.read()
        # Users import packages, and the modules beside them, by name.
        is_inner = os.path.basename(path) != "__init__.py" and os.path.dirname(path) != os.path.join(
            folder, "mlirkit"
        )
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(without_remarks(text, is_inner))


def without_remarks(text, is_inner):
    """A module without comments on lines of their own, and without the docstrings of private functions.

    Of the docstring of an inner module, the first paragraph stays, and all of it if it has examples. Lines
    stay where they are, as tracebacks name them.
    """
    in_strings = set()
    lines = text.split("\n")
    module = ast.parse(text)
    docstring = ast.get_docstring(module, clean=False)
    # Examples are for users.
    if is_inner and docstring is not None and ">>>" not in docstring:
        drop_later_paragraphs(lines, module.body[0])
    for node in ast.walk(module):
        if isinstance(node, (ast.Constant, ast.JoinedStr)):
            in_strings.update(range(node.lineno, node.end_lineno + 1))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("_") and not node.name.endswith("__"):
            docstring = node.body[0]
            # A function without other statements needs its docstring.
            if ast.get_docstring(node, clean=False) is not None and len(node.body) > 1:
                for number in range(docstring.lineno, docstring.end_lineno + 1):
                    lines[number - 1] = ""
    return "\n".join(
        [
            "" if line.lstrip().startswith("#") and number not in in_strings else line
            for number, line in enumerate(lines, 1)
        ]
    )


def drop_later_paragraphs(lines, docstring):
    """Blank the lines of a module's docstring after its first paragraph."""
    first, last = docstring.lineno - 1, docstring.end_lineno
    end = next((number for number in range(first, last) if not lines[number].strip()), None)
    if end is not None:
        lines[end - 1] += '"""'
        lines[end:last] = [""] * (last - end)


def join_lines_of_stubs(folder):
    """Write each statement of the dialects' stubs in one line, indented by single blanks: that is smaller."""
    for path, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".pyi"):
                stub = os.path.join(path, name)
                with open(stub, encoding="utf-8") as stream:
                    text = stream.read()
                with open(stub, "w", encoding="utf-8") as stream:
                    stream.write(joined_lines(text))


def joined_lines(text):
    """Python's text with a line per statement and indents of single blanks, without commas before closers."""
    text = re.sub(r"(?<=[(\[{])\n +", "", text)
    text = re.sub(r",?\n *(?=[)\]}])", "", text)
    text = re.sub(r"(?<=[,|])\n +", " ", text)
    return re.sub(r"^(?: {4})+", lambda found: " " * (len(found[0]) // 4), text, flags=re.MULTILINE)


def registry_metadata():
    with open("README.md", encoding="utf-8") as stream:
        text = stream.read()
    with open("src/mlirkit/__init__.py", encoding="utf-8") as stream:
        version = re.search(r'^__version__ = "(.+)"', stream.read(), re.MULTILINE)[1]
    return {
        "long_description": registry_readme(text, source_url(), f"v{version}"),
        "long_description_content_type": "text/markdown",
        "project_urls": project_urls(source_url()),
    }


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildInParallel, "build_py": BuildWithData},
    **registry_metadata(),
)
