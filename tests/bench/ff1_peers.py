"""Calls a second of every FF1 or FF3 that can be imported here, ours among them: one JSON object.

Run by `tests.bench.ciphers` in an environment of its own, so that no peer becomes a dependency of ours.
All encipher the same decimal strings under one AES-256 key, each in the way its own manual shows.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable

KEY = bytes(range(32))
TWEAK = b"0123456789"
SECONDS = 0.4
NUMBERS = [f"{number * 7919:010d}" for number in range(1_000)]
EXPECTED = "penname"

Call = Callable[[str], object]


def ours() -> Call:
    from penname.core.ff1 import FF1

    cipher = FF1(KEY)
    return lambda text: cipher.encrypt(text, TWEAK)


def fastfpe() -> Call:
    from fastfpe import ff1

    key, tweak = KEY.hex(), TWEAK.hex()
    return lambda text: ff1.encrypt(key, tweak, "0123456789", text)


def cloudproof_fpe() -> Call:
    from cloudproof_fpe import Alphabet

    alphabet = Alphabet("numeric")
    return lambda text: alphabet.encrypt(KEY, TWEAK, text)


def libffx() -> Call:
    from ffx import FF1

    cipher = FF1(KEY, radix=10)
    return lambda text: cipher.encrypt(text, tweak=TWEAK)


def dealcode() -> Call:
    from dealcode import FF1

    cipher = FF1(KEY, 10)
    return lambda text: "".join(map(str, cipher.encrypt(TWEAK, list(map(int, text)))))


def cyphera() -> Call:
    from cyphera import FF1

    return FF1(KEY, TWEAK, "0123456789").encrypt


def ff3() -> Call:
    from ff3 import FF3Cipher

    return FF3Cipher(KEY.hex(), TWEAK[:7].hex()).encrypt


PEERS = {
    EXPECTED: ours,
    "fastfpe": fastfpe,
    "cloudproof_fpe": cloudproof_fpe,
    "libffx": libffx,
    "dealcode": dealcode,
    "cyphera": cyphera,
    "ff3": ff3,
}


def calls_a_second(call: Call) -> float:
    """The median of five stretches."""
    call(NUMBERS[0])
    rates = []
    for _ in range(5):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS / 5:
            for number in NUMBERS[:50]:
                call(number)
            done += 50
        rates.append(done / spent)
    return sorted(rates)[2]


def main() -> None:
    """Print {package: {"rate": calls a second, "same": whether it agrees with ours} or {"error": why}}."""
    results: dict[str, dict[str, object]] = {}
    expected = ours()(NUMBERS[1])
    for name, make in PEERS.items():
        try:
            call = make()
            results[name] = {"same": call(NUMBERS[1]) == expected, "rate": calls_a_second(call)}
        except Exception as reason:  # noqa: BLE001, RUF100  a peer may fail in any way; the table says how
            results[name] = {"error": f"{type(reason).__name__}: {reason}"[:90]}
    print(json.dumps(results))


if __name__ == "__main__":
    main()
