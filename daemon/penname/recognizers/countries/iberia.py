"""Spain, Portugal and Brazil: DNI, NIE, NIF, social security, CPF, CNPJ, passports."""

from __future__ import annotations

from stdnum.br import cnpj, cpf
from stdnum.es import dni, nie
from stdnum.pt import nif

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import compact

_CONTROL = "TRWAGMYFPDXBNJZSQVHLCKE"


def is_dni(value: str) -> bool:
    """Whether the control letter fits the seven or eight digits."""
    number = compact(value)
    return bool(dni.is_valid(number)) or _CONTROL[int(number[:-1]) % 23] == number[-1]


def is_cpf(value: str) -> bool:
    """Whether a Brazilian taxpayer's number has its two check digits."""
    return bool(cpf.is_valid(compact(value)))


def is_cnpj(value: str) -> bool:
    """Whether a Brazilian company's number has its two check digits."""
    return bool(cnpj.is_valid(compact(value)))


def is_nif(value: str) -> bool:
    """Whether a Portuguese taxpayer's number has its check digit."""
    return bool(nif.is_valid(compact(value)))


def is_nie(value: str) -> bool:
    """Whether a foreigner's number in Spain has its control letter."""
    return bool(nie.is_valid(compact(value)))


ROWS = (
    Recognizer(
        "es.dni",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:\d{7,8}|\d{1,2}\.\d{3}\.\d{3})[ -]?[A-HJ-NP-TV-Z](?![\w-])",
        confirm=is_dni,
        finds=("DNI 55555555K", "1111111-G", "12.345.678-Z"),
        spares=("12345678A", "401-023-2138"),
    ),
    Recognizer(
        "es.nie",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[XYZ][ -]?\d{7}[ -]?[A-Z](?![\w-])",
        confirm=is_nie,
        finds=("Z8078221M", "Y8063915-Z"),
        spares=("Y8063915Q",),
    ),
    Recognizer(
        "es.social_security",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{2}[ /-]?\d{7,8}[ /-]?\d{2}(?![\w-])",
        0.55,
        near=("seguridad social", "nuss", "afiliación", "n.º de la seguridad social"),
        needs_near=True,
        finds=("Seguridad Social 28/12345678/40",),
        spares=("lote 28/12345678/40",),
    ),
    Recognizer(
        "es.passport",
        Kind.PASSPORT,
        r"(?<![\w-])[A-Z]{3}[ -]?\d{6}[A-Z]?(?![\w-])",
        0.55,
        near=("pasaporte", "passport", "número de pasaporte"),
        needs_near=True,
        alone=True,
        finds=("Mi pasaporte es AAA123456",),
        spares=("referencia AAA123456",),
    ),
    Recognizer(
        "pt.nif",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[1235689]\d{2} ?\d{3} ?\d{3}(?![\w-])",
        confirm=is_nif,
        near=("nif", "contribuinte", "número de contribuinte", "n.º de contribuinte", "nipc"),
        needs_near=True,
        alone=False,
        finds=("NIF 501 964 843",),
        spares=("NIF 501 964 842", "501 964 843 euros"),
    ),
    Recognizer(
        "pt.identity",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:\d{8} ?\d ?[A-Z]{2}\d|\d{8}(?:[ -]?\d)?|\d{11})(?![\w-])",
        0.55,
        near=("cartão de cidadão", "cc", "bilhete de identidade", "bi", "niss", "segurança social", "utente"),
        needs_near=True,
        reach=35,
        finds=("cartão de cidadão 11223344 5 ZZ6",),
        spares=("pedido 11223344",),
    ),
    Recognizer(
        "br.cpf",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\w-])",
        confirm=is_cpf,
        finds=("CPF 390.533.447-05",),
        spares=("CPF 390.533.447-04",),
    ),
    Recognizer(
        "br.cpf_plain",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{11}(?![\w-])",
        confirm=is_cpf,
        near=("cpf",),
        needs_near=True,
        alone=False,
        finds=("CPF: 39053344705",),
        spares=("CPF: 39053344704", "39053344705 linhas"),
    ),
    Recognizer(
        "br.rg",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{1,2}\.?\d{3}\.?\d{3}-?[\dX](?![\w-])",
        0.55,
        near=("rg", "identidade", "carteira de identidade"),
        needs_near=True,
        reach=30,
        finds=("RG 12.345.678-9",),
        spares=("R$ 12.345.678",),
    ),
    Recognizer(
        "br.cnpj",
        Kind.REFERENCE,
        r"(?<![\w-])\d{2}\.?\d{3}\.?\d{3}/\d{4}-?\d{2}(?![\w-])",
        confirm=is_cnpj,
        finds=("CNPJ 11.222.333/0001-81",),
        spares=("CNPJ 11.222.333/0001-82",),
    ),
)
