"""`--gen-op-interface-docs`, `--gen-attr-interface-docs`, `--gen-type-interface-docs`: Markdown.

    ## Name (`Definition`)
    description, then all methods: C++ signature, description, and whether the method must be implemented.

Only interfaces that the root file itself defines are written, not those of its includes.
"""

from __future__ import annotations

from mlirkit.ods.emit.markdown import HEAD, SPACE, description
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import Interface, InterfaceMethod
from mlirkit.ods.model.interface_reader import interfaces_of_root
from mlirkit.tablegen import Records


def op_interface_docs(records: Records, options: Options) -> str:
    """The action for operations' interfaces."""
    return _docs(records, "OpInterface", "OpInterface")


def attr_interface_docs(records: Records, options: Options) -> str:
    """The action for attributes' interfaces."""
    return _docs(records, "AttrInterface", "AttributeInterface")


def type_interface_docs(records: Records, options: Options) -> str:
    """The action for types' interfaces."""
    return _docs(records, "TypeInterface", "TypeInterface")


def _docs(records: Records, class_name: str, title: str) -> str:
    interfaces = interfaces_of_root(records, class_name)
    return "".join([HEAD, f"\n# {title} definitions\n", *[_interface(interface) for interface in interfaces]])


def _interface(interface: Interface) -> str:
    parts = [
        f"\n## {interface.name} (`{interface.def_name}`)\n",
        description(interface.description),
        "\n### Methods:\n",
        *[_method(method) for method in interface.methods],
    ]
    return "".join(parts)


def _method(method: InterfaceMethod) -> str:
    arguments = ", ".join([_declared(type, name) for type, name in method.arguments])
    static = "static " if method.is_static else ""
    parts = [
        f"\n#### `{method.name}`\n\n```c++\n",
        f"{static}{_declared(method.return_type, method.name)}({arguments});\n```\n",
        description(method.description or ""),
    ]
    if not method.has_body:
        parts.append("\nNOTE: This method *must* be implemented by the user.")
    parts.append("\n")
    return "".join(parts)


def _declared(type: str, name: str) -> str:
    """A C++ declaration: no blank follows `*` and `&`."""
    type = type.strip(SPACE)
    return type + name if type.endswith(("&", "*")) else f"{type} {name}"
