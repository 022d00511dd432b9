"""The master key sealed by a passphrase, for machines without a keyring.

The file holds the key under AES-256-GCM with a key made of the passphrase by scrypt (about half a second and
128 MB a guess). It is opened once at each start of the daemon, by `penname unlock`; the passphrase is not
kept.

Source: RFC 7914 (scrypt), with N = 2^17, r = 8, p = 1 as OWASP advises for stored passwords.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from penname.ports import KeyMismatch, KeyringMissing, PassphraseNeeded, WrongPassphrase

SCRYPT_N = 2**17
LARGEST_N = 2**20
"""A file that asks for more would only waste memory: it is not one of ours."""


class PassphraseKey:
    """The port KeyStore on a sealed file; opened or made by `unlock`. Blocking.

    Args:
        path: The file, mode 0600; its folder must exist.
        n: The cost of scrypt for a new file; for tests.
    """

    def __init__(self, path: Path, n: int = SCRYPT_N) -> None:
        self._path = path
        self._n = n
        self._key: bytes | None = None

    @property
    def exists(self) -> bool:
        """Whether a passphrase was ever set here."""
        return self._path.exists()

    def master_key(self, *, create: bool) -> bytes:
        """32 bytes, once unlocked; `create` makes no difference: only `unlock` makes a key.

        Raises:
            PassphraseNeeded: It was not unlocked since the start.
            KeyringMissing: No passphrase was ever set.
        """
        if self._key is None:
            raise PassphraseNeeded if self.exists else KeyringMissing
        return self._key

    def unlock(self, passphrase: str, *, create: bool) -> None:
        """Opens the key, or makes and seals one when there is none and `create` is set.

        Raises:
            WrongPassphrase: It does not open the file.
            KeyMismatch: The file is gone or is none of ours, and a vault needs it.
        """
        if self.exists:
            self._key = self._open(passphrase)
        elif create:
            self._key = self._make(passphrase)
        else:
            raise KeyMismatch

    def destroy(self) -> None:
        """Removes the file and the key in memory."""
        self._key = None
        self._path.unlink(missing_ok=True)

    def _make(self, passphrase: str) -> bytes:
        key, salt, nonce = os.urandom(32), os.urandom(16), os.urandom(12)
        header = {"version": 1, "kdf": "scrypt", "n": self._n, "r": 8, "p": 1, "salt": salt.hex()}
        sealed = AESGCM(_stretched(passphrase, header)).encrypt(nonce, key, _canonical(header))
        text = json.dumps({**header, "nonce": nonce.hex(), "sealed": sealed.hex()})
        beside = self._path.with_suffix(".new")
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self._path)
        return key

    def _open(self, passphrase: str) -> bytes:
        try:
            header = json.loads(self._path.read_text(encoding="ascii"))
            nonce, sealed = bytes.fromhex(header.pop("nonce")), bytes.fromhex(header.pop("sealed"))
            if not _is_ours(header):
                raise KeyMismatch
            return AESGCM(_stretched(passphrase, header)).decrypt(nonce, sealed, _canonical(header))
        except InvalidTag:
            raise WrongPassphrase from None
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise KeyMismatch from None


def _is_ours(header: dict[str, Any]) -> bool:
    """Whether the key was stretched as we stretch it. Another r or p would only waste memory."""
    as_ours = {"version": 1, "kdf": "scrypt", "r": 8, "p": 1}
    n = header["n"]
    return isinstance(n, int) and 1 < n <= LARGEST_N and as_ours.items() <= header.items()


def _stretched(passphrase: str, header: dict[str, Any]) -> bytes:
    salt = bytes.fromhex(header["salt"])
    kdf = Scrypt(salt, 32, header["n"], header["r"], header["p"])
    return kdf.derive(passphrase.encode("utf-8", "surrogatepass"))


def _canonical(header: dict[str, Any]) -> bytes:
    return json.dumps(header, sort_keys=True).encode()
