"""Predicates: the conditions of constraints, as trees over C++ leaf texts.

    CPred<"expr">                           one leaf
    And<[p, ...]>   Or<[p, ...]>   Neg<p>
    SubstLeaves<"pattern", "new", p>        replaces text in the leaves of p
    Concat<"prefix", p, "suffix">           adds text around p's condition

`condition` returns the C++ expression of a tree, character for character as in the functions that mlir-tblgen
generates; `mlirkit.ods.cpp_expr` translates the text to a Python function.
Source: the ODS manual, "Constraints" > "Predicates".
"""

from __future__ import annotations

from mlirkit.ods.plain_data import FrozenData


class CPred(FrozenData):
    """A C++ expression over `$_self`, `$_op`, `$_builder`, `$_ctxt` and, on operations, `$name`."""

    expression: str


class And(FrozenData):
    """Holds if all children hold; without children, always."""

    children: tuple[Predicate, ...]


class Or(FrozenData):
    """Holds if any child holds; without children, never."""

    children: tuple[Predicate, ...]


class Neg(FrozenData):
    """Holds if the child does not hold."""

    child: Predicate


class SubstLeaves(FrozenData):
    """The child, with `pattern` replaced in all its leaf texts (and Concat texts)."""

    pattern: str
    replacement: str
    child: Predicate


class Concat(FrozenData):
    """The child's condition between two texts."""

    prefix: str
    child: Predicate
    suffix: str


Predicate = CPred | And | Or | Neg | SubstLeaves | Concat

#: The predicate of a constraint without one.
TRUE = CPred("true")


def condition(predicate: Predicate) -> str:
    """The C++ expression of `predicate`.

    Children of And and Or are joined as `(a) && (b)`, an only child has no parentheses.  A child that is
    always true (an empty And) or always false (an empty Or) is folded into its parents, except inside
    SubstLeaves.
    """
    nodes = _flatten(predicate)
    # Children follow their parents, so that a backward pass visits every child before its parent.
    texts: list[str] = [""] * len(nodes)
    constants: list[bool | None] = [None] * len(nodes)
    for index in range(len(nodes) - 1, -1, -1):
        node = nodes[index]
        texts[index], constants[index] = _combine(node, texts, constants)
    return texts[0]


class _Node:
    """A node of the tree, the substitutions around it, outermost first, and its children's indices."""

    __slots__ = ("children", "folds", "predicate", "substitutions")

    def __init__(self, predicate: Predicate, substitutions: tuple[tuple[str, str], ...], folds: bool) -> None:
        self.predicate = predicate
        self.substitutions = substitutions
        self.folds = folds
        self.children: list[int] = []

    def substitute(self, text: str) -> str:
        # Innermost first; as in mlir-tblgen, replaced text is not searched again.
        for pattern, replacement in reversed(self.substitutions):
            if pattern:
                text = text.replace(pattern, replacement)
        return text


def _flatten(predicate: Predicate) -> list[_Node]:
    """The tree as a list in which every node precedes its children."""
    nodes = [_Node(predicate, (), True)]
    for node in nodes:  # grows during the iteration
        current = node.predicate
        substitutions, folds = node.substitutions, node.folds
        children: tuple[Predicate, ...]
        if isinstance(current, CPred):
            continue
        if isinstance(current, And | Or):
            children = current.children
        elif isinstance(current, SubstLeaves):
            children = (current.child,)
            substitutions = (*substitutions, (current.pattern, current.replacement))
            folds = False
        else:
            children = (current.child,)
        for child in children:
            node.children.append(len(nodes))
            nodes.append(_Node(child, substitutions, folds))
    return nodes


def _combine(node: _Node, texts: list[str], constants: list[bool | None]) -> tuple[str, bool | None]:
    """The text of one node, and its value if it is true or false for all IR."""
    predicate = node.predicate
    if isinstance(predicate, CPred):
        return node.substitute(predicate.expression), None
    if isinstance(predicate, And | Or):
        neutral = isinstance(predicate, And)
        word = "true" if neutral else "false"
        if not node.children:
            return word, neutral if node.folds else None
        operands = node.children
        if node.folds:
            if any(constants[child] is (not neutral) for child in operands):
                return ("false" if neutral else "true"), not neutral
            operands = [child for child in operands if constants[child] is None]
        if not operands:
            return word, None
        if len(operands) == 1:
            return texts[operands[0]], None
        return (" && " if neutral else " || ").join(f"({texts[child]})" for child in operands), None
    text = texts[node.children[0]]
    if isinstance(predicate, Neg):
        return f"!({text})", None
    if isinstance(predicate, Concat):
        return node.substitute(predicate.prefix) + text + node.substitute(predicate.suffix), None
    return text, None
