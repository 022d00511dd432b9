"""A fresh certificate, trusted by its pin alone."""

from __future__ import annotations

import base64
import hashlib
import stat
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import serialization

from penname.demo.certificate import issue


def test_it_names_the_hosts_and_its_pin_is_the_hash_of_its_key(tmp_path: Path) -> None:
    issued = issue(("chatgpt.com", "claude.ai"), tmp_path)

    certificate = x509.load_pem_x509_certificate(
        (tmp_path / "server.pem").read_bytes().partition(b"-----END PRIVATE KEY-----")[2]
    )
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    key = certificate.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    assert names.get_values_for_type(x509.DNSName) == ["chatgpt.com", "claude.ai"]
    assert issued.pin == base64.b64encode(hashlib.sha256(key).digest()).decode()


def test_nobody_else_may_read_its_key_and_two_are_never_the_same(tmp_path: Path) -> None:
    first = issue(("chatgpt.com",), tmp_path)
    second = issue(("chatgpt.com",), tmp_path)

    assert stat.S_IMODE((tmp_path / "server.pem").stat().st_mode) == 0o600
    assert first.pin != second.pin
