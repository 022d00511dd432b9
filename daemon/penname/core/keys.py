"""Every key that Penname uses, and how each follows from the master key.

    master key (32 random bytes)                  OS keyring; never leaves the daemon
      ├ "penname/v1/store"                        StoreKeys: salts, index of rows, key-check value
      └ salt, "penname/v1/conversation"           ConversationKeys
          ├ "…/fpe/<kind>"                        FF1 and permutations
          ├ "…/semantic/<kind>"                   choices from pools
          └ "…/seal"                              this conversation's vault at rest

Two conversations differ by their random salt, so nothing made under one key says anything about another,
and a conversation whose salt is destroyed cannot be read again, not even with the master key.

Source: Veil-Then-Reveal §4.1 and G.5; HKDF RFC 5869; AES-GCM NIST SP 800-38D.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from os import urandom

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from penname.core.errors import WrongKey

KEY_BYTES = 32
SALT_BYTES = 16
NONCE_BYTES = 12
SCHEMA = 1
"""Version of what is sealed. It is part of what a row is authenticated with."""

_STORE = "penname/v1/store"
_CONVERSATION = "penname/v1/conversation"


def derive(key: bytes, info: str, salt: bytes = b"") -> bytes:
    """32 bytes that only someone who has `key` can compute, unrelated for every `info` and `salt`.

    Raises:
        ValueError: `key` is not 32 bytes long.
    """
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, got {len(key)}")
    return HKDF(SHA256(), KEY_BYTES, salt or None, info.encode()).derive(key)


def fingerprint(key: bytes, *parts: str) -> bytes:
    """HMAC-SHA256 over `parts`, 32 bytes. Parts are kept apart: ("ab", "c") is not ("a", "bc").

    Any Unicode is taken, lone UTF-16 surrogates included, since browsers let them pass.
    """
    encoded = [part.encode("utf-8", "surrogatepass") for part in parts]
    return hmac.digest(key, b"".join(len(part).to_bytes(8, "big") + part for part in encoded), "sha256")


def seal(key: bytes, plain: bytes, row: str) -> bytes:
    """`plain` under AES-256-GCM with a fresh nonce in front, bound to its row and to the schema version."""
    nonce = urandom(NONCE_BYTES)
    return nonce + AESGCM(key).encrypt(nonce, plain, _bound_to(row))


def unseal(key: bytes, sealed: bytes, row: str) -> bytes:
    """What `seal` was given.

    Raises:
        WrongKey: Another key, another row, another schema version, or damaged bytes.
    """
    try:
        return AESGCM(key).decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], _bound_to(row))
    except (InvalidTag, ValueError) as reason:
        raise WrongKey from reason


def _bound_to(row: str) -> bytes:
    return f"{row}\N{NULL}{SCHEMA}".encode()


def new_salt() -> bytes:
    """16 random bytes for a conversation that begins."""
    return urandom(SALT_BYTES)


def salt_of(conversation: str) -> bytes:
    """The salt of an offline conversation: the same id gives the same surrogates under the same key."""
    return hashlib.sha256(conversation.encode("utf-8", "surrogatepass")).digest()[:SALT_BYTES]


@dataclass(frozen=True, slots=True, repr=False)
class StoreKeys:
    """What opens the store: derived from the master key alone."""

    master: bytes

    def index(self, site: str, conversation: str) -> bytes:
        """32 bytes under which a conversation's rows lie; tells neither site nor conversation."""
        return fingerprint(derive(self.master, f"{_STORE}/index"), site, conversation)

    def check_value(self) -> bytes:
        """32 bytes kept in clear beside the rows: says whether a key opens the store, and nothing else."""
        return derive(self.master, f"{_STORE}/check")

    def seal_salt(self, salt: bytes, row: str) -> bytes:
        """A conversation's salt as it is stored."""
        return seal(derive(self.master, f"{_STORE}/seal"), salt, row)

    def unseal_salt(self, sealed: bytes, row: str) -> bytes:
        """The salt again. Raises WrongKey."""
        return unseal(derive(self.master, f"{_STORE}/seal"), sealed, row)


@dataclass(frozen=True, slots=True, repr=False)
class ConversationKeys:
    """All keys of one conversation, each derived when first asked for."""

    root: bytes
    _derived: dict[str, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, master: bytes, salt: bytes) -> ConversationKeys:
        """The keys of the conversation that `salt` belongs to."""
        return cls(derive(master, _CONVERSATION, salt))

    def key(self, purpose: str) -> bytes:
        """32 bytes for one purpose: `fpe/<kind>`, `semantic/<kind>`, `seal`."""
        if purpose not in self._derived:
            self._derived[purpose] = derive(self.root, f"{_CONVERSATION}/{purpose}")
        return self._derived[purpose]

    def row(self, name: str) -> str:
        """The opaque name under which the row `name` is stored: 32 hex digits."""
        return fingerprint(self.key("rows"), name)[:16].hex()

    def seal(self, plain: bytes, row: str) -> bytes:
        """`plain`, sealed for this conversation's row."""
        return seal(self.key("seal"), plain, row)

    def unseal(self, sealed: bytes, row: str) -> bytes:
        """What `seal` was given. Raises WrongKey."""
        return unseal(self.key("seal"), sealed, row)
