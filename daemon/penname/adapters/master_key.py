"""The master key, wherever this machine can keep it: in its keyring, else sealed by a passphrase."""

from __future__ import annotations

from contextlib import suppress

from penname.adapters.os_keyring import OsKeyring
from penname.adapters.passphrase import PassphraseKey
from penname.ports import KeyringMissing, KeyStore


class MasterKey:
    """The port KeyStore. A sealed file, once made, stays the place: its vault needs exactly that key."""

    def __init__(self, keyring: OsKeyring, sealed: PassphraseKey) -> None:
        self._keyring = keyring
        self._sealed = sealed

    @property
    def _place(self) -> KeyStore:
        return self._sealed if self._sealed.exists else self._keyring

    def master_key(self, *, create: bool) -> bytes:
        """32 bytes. Raises: any KeyUnavailable."""
        return self._place.master_key(create=create)

    def unlock(self, passphrase: str, *, create: bool) -> bytes:
        """The key that the passphrase opens; makes a sealed one where there is no keyring.

        Raises:
            WrongPassphrase, KeyMismatch: As PassphraseKey.unlock.
            KeyringLocked, KeyringRefused: There is a keyring, which has to be unlocked by its owner instead.
        """
        if not self._sealed.exists:
            try:
                return self._keyring.master_key(create=create)
            except KeyringMissing:
                pass  # this is the machine that passphrases are for
        self._sealed.unlock(passphrase, create=create)
        return self._sealed.master_key(create=False)

    def destroy(self) -> None:
        """Removes the key for good. Raises: any KeyUnavailable but KeyringMissing."""
        with suppress(KeyringMissing):  # then nothing was kept there
            self._place.destroy()
