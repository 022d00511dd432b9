"""A conversation's pen names in one sealed file, for `protect --save` and `restore --load`.

The file holds the conversation's id in clear and everything else sealed. The key that opens it is given by
`--key-hex`, or else lies in the state folder of this user, so that the file alone says nothing.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from penname.core.errors import WrongKey
from penname.core.keys import KEY_BYTES, ConversationKeys, salt_of
from penname.core.kinds import Kind
from penname.core.vault import Entry, Kept, Vault

MAGIC = b"penname vault 1\n"
ROW = "vault-file"


def own_key(home: Path) -> bytes:
    """The 32 bytes that seal the vault files of this user; made when there are none.

    Raises:
        OSError: The state folder can't be written.
    """
    path = home / "offline.key"
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(os.urandom(KEY_BYTES))
    except FileExistsError:
        pass  # made before: never over an existing vault
    return path.read_bytes()


def save(path: Path, key: bytes, id: str, vault: Vault) -> None:
    """Writes the file, whole or not at all.

    Raises:
        OSError: It can't be written.
    """
    plain = json.dumps([asdict(entry) for entry in vault]).encode()
    sealed = ConversationKeys.of(key, salt_of(id)).seal(plain, ROW)
    beside = path.with_name(path.name + ".new")
    with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(MAGIC + id.encode() + b"\n" + sealed)
    beside.replace(path)


def load(path: Path, key: bytes) -> tuple[str, Vault]:
    """The conversation's id and its vault.

    Raises:
        OSError: The file can't be read.
        WrongKey: It is no vault file, or another key sealed it.
    """
    magic, _, rest = path.read_bytes().partition(b"\n")
    id, _, sealed = rest.partition(b"\n")
    if magic + b"\n" != MAGIC or not id.isascii():
        raise WrongKey
    plain = ConversationKeys.of(key, salt_of(id.decode())).unseal(sealed, ROW)
    return id.decode(), Vault(map(_entry, json.loads(plain)))


def _entry(plain: dict[str, Any]) -> Entry:
    kept = tuple(Kept(**each) for each in plain["kept"])
    return Entry(**{**plain, "kind": Kind(plain["kind"]), "kept": kept})
