"""The iteration order of LLVM's StringMap, which some generated files have.

The number of buckets is a power of two, at least 16, and is doubled when more than three quarters are used.
The low bits of its hash select the bucket of a key, or the next free bucket in growing steps. The hash is the
low 32 bits of XXH3 in 64 bits; the specification is xxHash's "XXH3 algorithm overview".
"""

from __future__ import annotations

from collections.abc import Iterable

_LOW_64 = (1 << 64) - 1

_PRIME32_1 = 0x9E3779B1
_PRIME32_2 = 0x85EBCA77
_PRIME32_3 = 0xC2B2AE3D
_PRIME64_1 = 0x9E3779B185EBCA87
_PRIME64_2 = 0xC2B2AE3D27D4EB4F
_PRIME64_3 = 0x165667B19E3779F9
_PRIME64_4 = 0x85EBCA77C2B2AE63
_PRIME64_5 = 0x27D4EB2F165667C5
_PRIME_MX1 = 0x165667919E3779F9
_PRIME_MX2 = 0x9FB21C651E98DF25

_SECRET = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671f"
    "cb79e64eccc0e578825ad07dccff7221b8084674f743248ee03590e6813a264c"
    "3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364"
    "eac5ac8334d3ebc3c581a0fffa1363eb170ddd51b7f0da49d316552629d4689e"
    "2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e"
)
_SECRET_LENGTH = 192
_STRIPE = 64


def string_map_order(keys: Iterable[str]) -> list[str]:
    """The distinct keys in the iteration order of a map after their insertion in order."""
    buckets: list[tuple[int, str] | None] = [None] * 16
    count = 0
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            continue
        seen.add(key)
        value = _xxh3(key.encode("utf-8", "surrogateescape")) & 0xFFFFFFFF
        _put(buckets, (value, key))
        count += 1
        if count * 4 > len(buckets) * 3:
            larger: list[tuple[int, str] | None] = [None] * (2 * len(buckets))
            for entry in buckets:
                if entry is not None:
                    _put(larger, entry)
            buckets = larger
    return [entry[1] for entry in buckets if entry is not None]


def _put(buckets: list[tuple[int, str] | None], entry: tuple[int, str]) -> None:
    index = entry[0] & (len(buckets) - 1)
    step = 1
    while buckets[index] is not None:
        index = (index + step) & (len(buckets) - 1)
        step += 1
    buckets[index] = entry


# -- the hash -------------------------------------------------------------------------------------------


def _u32(data: bytes, offset: int) -> int:
    return int.from_bytes(data[offset : offset + 4], "little")


def _u64(data: bytes, offset: int) -> int:
    return int.from_bytes(data[offset : offset + 8], "little")


def _fold(left: int, right: int) -> int:
    """The two halves of a 128-bit product, combined by exclusive or."""
    product = left * right
    return (product & _LOW_64) ^ (product >> 64)


def _avalanche(value: int) -> int:
    value ^= value >> 37
    value = value * _PRIME_MX1 & _LOW_64
    return value ^ (value >> 32)


def _avalanche_64(value: int) -> int:
    """The final mixing of XXH64."""
    value ^= value >> 33
    value = value * _PRIME64_2 & _LOW_64
    value ^= value >> 29
    value = value * _PRIME64_3 & _LOW_64
    return value ^ (value >> 32)


def _mix_16(data: bytes, offset: int, secret: int) -> int:
    return _fold(
        _u64(data, offset) ^ _u64(_SECRET, secret), _u64(data, offset + 8) ^ _u64(_SECRET, secret + 8)
    )


def _xxh3(data: bytes) -> int:
    """XXH3 in 64 bits, with seed 0 and the default secret."""
    length = len(data)
    if length > 240:
        return _hash_long(data)
    if length > 128:
        return _hash_129_to_240(data)
    if length > 16:
        total = length * _PRIME64_1 & _LOW_64
        for index in range((length - 1) // 32, -1, -1):
            total += _mix_16(data, 16 * index, 32 * index)
            total += _mix_16(data, length - 16 * (index + 1), 32 * index + 16)
        return _avalanche(total & _LOW_64)
    if length > 8:
        low = _u64(data, 0) ^ _u64(_SECRET, 24) ^ _u64(_SECRET, 32)
        high = _u64(data, length - 8) ^ _u64(_SECRET, 40) ^ _u64(_SECRET, 48)
        swapped = int.from_bytes(low.to_bytes(8, "little"), "big")
        return _avalanche((length + swapped + high + _fold(low, high)) & _LOW_64)
    if length >= 4:
        value = _u32(data, length - 4) + (_u32(data, 0) << 32)
        value ^= _u64(_SECRET, 8) ^ _u64(_SECRET, 16)
        value ^= _rotated(value, 49) ^ _rotated(value, 24)
        value = value * _PRIME_MX2 & _LOW_64
        value ^= (value >> 35) + length
        value = value * _PRIME_MX2 & _LOW_64
        return value ^ (value >> 28)
    if length:
        value = (data[0] << 16) | (data[length >> 1] << 24) | data[-1] | (length << 8)
        return _avalanche_64(value ^ _u32(_SECRET, 0) ^ _u32(_SECRET, 4))
    return _avalanche_64(_u64(_SECRET, 56) ^ _u64(_SECRET, 64))


def _rotated(value: int, count: int) -> int:
    return (value << count | value >> (64 - count)) & _LOW_64


def _hash_129_to_240(data: bytes) -> int:
    length = len(data)
    total = length * _PRIME64_1 & _LOW_64
    for index in range(8):
        total += _mix_16(data, 16 * index, 16 * index)
    total = _avalanche(total & _LOW_64)
    for index in range(8, length // 16):
        total += _mix_16(data, 16 * index, 16 * (index - 8) + 3)
    total += _mix_16(data, length - 16, 136 - 17)
    return _avalanche(total & _LOW_64)


def _hash_long(data: bytes) -> int:
    lanes = [
        _PRIME32_3,
        _PRIME64_1,
        _PRIME64_2,
        _PRIME64_3,
        _PRIME64_4,
        _PRIME32_2,
        _PRIME64_5,
        _PRIME32_1,
    ]
    length = len(data)
    stripes_per_block = (_SECRET_LENGTH - _STRIPE) // 8
    block = _STRIPE * stripes_per_block
    full_blocks = (length - 1) // block
    for number in range(full_blocks):
        for stripe in range(stripes_per_block):
            _accumulate(lanes, data, number * block + stripe * _STRIPE, stripe * 8)
        for index in range(8):
            key = _u64(_SECRET, _SECRET_LENGTH - _STRIPE + 8 * index)
            lane = lanes[index] ^ (lanes[index] >> 47) ^ key
            lanes[index] = lane * _PRIME32_1 & _LOW_64
    rest = full_blocks * block
    for stripe in range((length - 1 - rest) // _STRIPE):
        _accumulate(lanes, data, rest + stripe * _STRIPE, stripe * 8)
    _accumulate(lanes, data, length - _STRIPE, _SECRET_LENGTH - _STRIPE - 7)
    total = length * _PRIME64_1
    for index in range(0, 8, 2):
        total += _fold(
            lanes[index] ^ _u64(_SECRET, 11 + 8 * index), lanes[index + 1] ^ _u64(_SECRET, 19 + 8 * index)
        )
    return _avalanche(total & _LOW_64)


def _accumulate(lanes: list[int], data: bytes, offset: int, secret: int) -> None:
    for index in range(8):
        value = _u64(data, offset + 8 * index)
        key = value ^ _u64(_SECRET, secret + 8 * index)
        lanes[index ^ 1] = (lanes[index ^ 1] + value) & _LOW_64
        lanes[index] = (lanes[index] + (key & 0xFFFFFFFF) * (key >> 32)) & _LOW_64
