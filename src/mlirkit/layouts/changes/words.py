"""Attributes that are words in one release, and numbers, or words of another attribute, in others.

    22's i32 attribute 3        23's #rocdl<sched_group_mask non_mem_non_sideeffect|valu>

Attributes of other releases that release 22 does not define are kept as text (OpaqueAttr).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from mlirkit.builtin.attributes import IntegerAttr, OpaqueAttr
from mlirkit.builtin.types import OpaqueType
from mlirkit.core.attribute import Attribute


class Words(NamedTuple):
    """The words of an attribute: for the numbers from zero on, or for the bits from the lowest on."""

    words: tuple[str, ...]
    has_bits: bool = False
    # Words for several bits.
    groups: tuple[tuple[str, int], ...] = ()

    def number(self, text: str) -> int | None:
        """The number of words; None if one of them is unknown."""
        if not self.has_bits:
            return self.words.index(text) if text in self.words else None
        bits = {"none": 0, **dict(self.groups)} | {word: 1 << at for at, word in enumerate(self.words)}
        values = [bits.get(word.strip()) for word in text.split("|")]
        number = 0
        for value in values:
            if value is None:
                return None
            number |= value
        return number

    def text(self, number: int) -> str | None:
        """The words of a number; None if it has none."""
        if not self.has_bits:
            return self.words[number] if 0 <= number < len(self.words) else None
        if number < 0 or number >> len(self.words):
            return None
        group = next((word for word, bits in self.groups if bits == number), None)
        if group is not None:
            return group
        return "|".join([word for at, word in enumerate(self.words) if number >> at & 1]) or "none"


_MASK = (
    "non_mem_non_sideeffect valu salu mfma_wmma all_vmem vmem_read vmem_write all_ds ds_read ds_write "
    "transcendental ldsdma"
)

# Attributes that are numbers in releases that lack the attribute.
NUMBERED: dict[str, Words] = {
    "#rocdl.matrix_format": Words(("fp8_e4m3", "fp8_e5m2", "fp6_e2m3", "fp6_e3m2", "fp4_e2m1")),
    "#rocdl.mfma_neg_modifier": Words(("neg_a", "neg_b", "neg_c"), has_bits=True),
    "#rocdl.mfma_perm_b": Words(
        (
            "none",
            "bcast_first_32",
            "bcast_second_32",
            "rotate_16_right",
            "bcast_first_16",
            "bcast_second_16",
            "bcast_third_16",
            "bcast_fourth_16",
        )
    ),
    "#rocdl.sched_group_mask": Words(tuple(_MASK.split()), True, (("all", (1 << 12) - 1),)),
    "#rocdl.wmma_c_modifier": Words(("neg", "abs"), True, (("neg_abs", 3),)),
    "#rocdl.wmma_matrix_scale": Words(("row0", "row1")),
    "#rocdl.wmma_matrix_scale_format": Words(("e8", "e5m3", "e4m3")),
    "#spirv.quad_swap_direction": Words(("Horizontal", "Vertical", "Diagonal")),
}

# The bit of `volatile` in cache policies.
_VOLATILE = 1 << 31


def _policy(text: str, **groups: int) -> Words:
    bits = [(word, 1 << at) for at, word in enumerate(text.split()) if word != "_"]
    return Words((), True, (*bits, *groups.items(), ("volatile", _VOLATILE)))


# The cache policies from 23 on, any of which an attribute may have; before, they are a number.
CACHE_POLICIES: dict[str, Words] = {
    "pre_gfx12": _policy("glc slc dlc swz scc", all=0x17),
    "gfx942": _policy("sc0 nt _ swz sc1"),
    "gfx12": _policy(
        "nt ht _ scope_se scope_dev nv swz _ _ _ _ scal",
        lu=0x3,
        nt_rt=0x4,
        rt_nt=0x5,
        nt_ht=0x6,
        nt_wb=0x7,
        scope_sys=0x18,
    ),
    "gfx12_atomic": _policy("return nt cascade scope_se scope_dev nv", scope_sys=0x18),
}
_POLICY = re.compile(r"(\w+)_cache_policy(?:<(.*)>| (.*))")


def cache_policy(name: str, words: str) -> OpaqueAttr:
    """A policy in the spelling of release 23."""
    return OpaqueAttr("rocdl", f"{name}_cache_policy {words}")


def parts_of_policy(value: object) -> tuple[str, str] | None:
    """The name and the words of a policy; None for other attributes."""
    is_text = isinstance(value, OpaqueAttr) and value.dialect_namespace == "rocdl"
    match = _POLICY.fullmatch(value.text) if isinstance(value, OpaqueAttr) and is_text else None
    return None if match is None else (match[1], match[2] or match[3])


def number_of_policy(value: object) -> int | None:
    """The number of a policy in releases without policies, signed with 32 bits."""
    parts = parts_of_policy(value)
    policy = None if parts is None else CACHE_POLICIES.get(parts[0])
    number = None if policy is None or parts is None else policy.number(parts[1])
    return number if number is None or number < _VOLATILE else number - 2 * _VOLATILE


# Attributes with words in angle brackets.
_IN_BRACKETS = frozenset(
    {
        "#nvvm.convert_fp6_type",
        "#nvvm.convert_fp8_type",
        "#nvvm.tcgen05_group",
        "#nvvm.tcgen05_mma_kind",
        "#spirv.quad_swap_direction",
    }
)

# Attributes with the same words, the older one first, and the words that the newer one spells differently.
SAME_WORDS: dict[tuple[str, str], dict[str, str]] = {
    ("#amdgpu.mfma_perm_b", "#rocdl.mfma_perm_b"): {},
    ("#amdgpu.sched_barrier_opt", "#rocdl.sched_group_mask"): {
        "non_mem_non_sideffect": "non_mem_non_sideeffect"
    },
    ("#nvvm.block_scale_kind", "#nvvm.tcgen05_mma_kind"): {},
    ("#nvvm.redux_kind", "#nvvm.reduction_kind"): {},
}
# Such pairs whose older attribute release 22 does not define.
FORMER_WORDS = frozenset(
    {("#nvvm.tcgen05_group", "#nvvm.cta_group"), ("#xegpu.memory_scope", "#xegpu.memory_space")}
)

# Attributes whose words are types today.
FORMER_TYPES = frozenset({"#nvvm.convert_fp6_type", "#nvvm.convert_fp8_type"})

_SPELLED = re.compile(r"#?\w+[.<](?P<mnemonic>\w+)(?:<(?P<inner>.*)>| (?P<words>[^<>]*)>?)")


def words_in(value: Attribute) -> str:
    """The word behind the mnemonic of a printed attribute; "" if it has no word."""
    match = _SPELLED.fullmatch(_spelled(value))
    return "" if match is None else (match["inner"] or match["words"] or "").strip()


def _spelled(value: Attribute) -> str:
    return f"#{value.dialect_namespace}.{value.text}" if isinstance(value, OpaqueAttr) else str(value)


def number_of(value: Attribute, kind: str) -> int | None:
    """The number of an attribute's words; None if the attribute is of another kind."""
    if isinstance(value, IntegerAttr):
        return value.value
    return NUMBERED[kind].number(words_in(value))


def attribute_of_number(number: int, kind: str) -> OpaqueAttr | None:
    """The attribute with the words of a number, as text."""
    words = NUMBERED[kind]
    text = words.text(number)
    return None if text is None else attribute_of_words(text, kind)


def attribute_of_words(text: str, kind: str) -> OpaqueAttr:
    """An attribute of another release, as text."""
    dialect, mnemonic = kind[1:].split(".", 1)
    return OpaqueAttr(dialect, f"{mnemonic}<{text}>" if kind in _IN_BRACKETS else f"{mnemonic} {text}")


# The former type `!omp.map_bounds_ty`.
FORMER_BOUNDS = OpaqueType("omp", "data_bounds_ty")


# The attribute for the language of a compile unit, which is a word until 23, if it has no further part.
_LANGUAGE = "di_source_language_name<language = {}>"


def language_of(word: str) -> OpaqueAttr:
    """A language in the form of 24."""
    return OpaqueAttr("llvm", _LANGUAGE.format(word))


def language_in(value: object) -> str:
    """The word of a language attribute with no further part; "" for anything else."""
    if not isinstance(value, OpaqueAttr) or value.dialect_namespace != "llvm":
        return ""
    match = re.fullmatch(_LANGUAGE.format(r"(\w+)"), value.text)
    return "" if match is None else match[1]


def is_understood(value: object) -> bool:
    """Whether change rules read this value, which is kept as text."""
    if value == FORMER_BOUNDS:
        return True
    if not isinstance(value, OpaqueAttr):
        return False
    if language_in(value) or number_of_policy(value) is not None:
        return True
    name = _name_of(value)
    return name in NUMBERED or any(name == newer for _, newer in SAME_WORDS)


def is_former(value: object) -> bool:
    """Whether change rules read this value, kept as text, in files of the releases that have it."""
    if not isinstance(value, OpaqueAttr):
        return False
    name = _name_of(value)
    return name in FORMER_TYPES or any(name == older for older, _ in FORMER_WORDS)


def _name_of(value: OpaqueAttr) -> str:
    """The dialect and mnemonic of an attribute that is kept as text."""
    match = re.match(r"\w+", value.text)
    return "" if match is None else f"#{value.dialect_namespace}.{match[0]}"
