"""A certificate for the replicas' real host names, made anew at each start, trusted by one browser only."""

from __future__ import annotations

import base64
import datetime
import hashlib
import ssl
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

VALID_DAYS = 2


@dataclass(frozen=True, slots=True)
class Certificate:
    """A server's TLS context and the pin by which a browser is told to trust its key.

    `pin` is the base64 SHA-256 of the public key's DER (`--ignore-certificate-errors-spki-list`).
    """

    context: ssl.SSLContext
    pin: str


def issue(hosts: tuple[str, ...], folder: Path) -> Certificate:
    """Issue a self-signed P-256 certificate for `hosts`; key and certificate go to `folder`, mode 0600.

    Python's `ssl` reads keys from files only, so `folder` should be private and short-lived.
    """
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Penname demo")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=VALID_DAYS))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host) for host in hosts]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = folder / "server.pem"
    pem.touch(mode=0o600)
    pem.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + certificate.public_bytes(serialization.Encoding.PEM)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    public = key.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    return Certificate(context, base64.b64encode(hashlib.sha256(public).digest()).decode())
