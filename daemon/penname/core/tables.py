"""Cells of a table by the names of its columns: CSV, tab- or bar-separated lines under a header.

In a table a detail has no words around it; its column says what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from penname.core.findings import Finding
from penname.core.kinds import Kind

NAME = "table"
_SEPARATORS = (";", "\t", "|", ",")
_CELL = {separator: re.compile(rf'"[^"\n]*"|[^{re.escape(separator)}\n]*') for separator in _SEPARATORS}
_COLUMNS: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    (
        Kind.DATE_OF_BIRTH,
        re.compile(
            r"dob|d\.o\.b\.?|date of birth|birth ?date|born|birthday|geburtsdatum|geboren|date de "
            r"naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|data "
            r"urodzenia|生年月日|出生日期|생년월일"
        ),
    ),
    (
        Kind.BANK_ACCOUNT,
        re.compile(
            r"sort(?: ?code)?|account(?: (?:no|number|nr))?|acct|bank account|routing(?: number)?|bsb|"
            r"kontonummer|konto|rekening|compte|cuenta|conto|conta"
        ),
    ),
    (
        Kind.SALARY,
        re.compile(
            r"salary|wage|pay|hourly rate|rate|income|gross|net pay|gehalt|lohn|salaire|sueldo|"
            r"stipendio|salário|salaris|wynagrodzenie"
        ),
    ),
    (
        Kind.NATIONAL_ID,
        re.compile(
            r"ssn|social security(?: number)?|nino|ni number|national id|nhs(?: no| number)?|pesel|"
            r"bsn|dni|nif|codice fiscale|c\.f\.|cpf|personnummer|身份证号?|주민등록번호"
        ),
    ),
    (Kind.PASSPORT, re.compile(r"passport(?: (?:no|number))?|reisepass|passeport|pasaporte|passaporto")),
    (
        Kind.REFERENCE,
        re.compile(
            r"(?:employee|staff|customer|client|patient|member|student|policy|order)[ _]?(?:id|no|"
            r"number|nr)|mrn|kundennummer|personalnummer"
        ),
    ),
    (Kind.USERNAME, re.compile(r"user ?name|login|handle|benutzername|usuario|utente")),
    (Kind.SECRET, re.compile(r"password|passwort|pin|mot de passe|contraseña|senha|wachtwoord|hasło")),
    (
        Kind.PHONE,
        re.compile(
            r"phone(?: number)?|tel(?:ephone)?|mobile|cell|telefon|téléphone|teléfono|telefono|"
            r"telefone|telefoon|電話|电话|전화"
        ),
    ),
    (
        Kind.ADDRESS,
        re.compile(
            r"(?:home |street |postal |mailing )?address|adresse|dirección|indirizzo|morada|endereço|"
            r"adres|adress|住所|地址|주소"
        ),
    ),
    (
        Kind.LOCATION,
        re.compile(r"city|town|ort|wohnort|ville|ciudad|città|cidade|stad|miasto|birthplace|place of birth"),
    ),
    (
        Kind.ORGANIZATION,
        re.compile(
            r"company|employer|organi[sz]ation|school|firma|arbeitgeber|entreprise|empresa|azienda|"
            r"bedrijf"
        ),
    ),
    (
        Kind.PERSON,
        re.compile(
            r"(?:full |first |last |given |family |middle |sur|fore|sort |display |legal |contact |"
            r"customer |patient |client |employee |guest )?names?|name|surname|forename|contact|payee|"
            r"patient|"
            r"client|customer|employee|guest|tenant|who|person|holder|vorname|nachname|nom|prénom|"
            r"nombre|apellidos?|nome|cognome|naam|voornaam|achternaam|imię|nazwisko|namn|förnamn|"
            r"efternamn|氏名|名前|姓名|이름|имя|фамилия|фио"
        ),
    ),
)
_PERSON_CELL = re.compile(r"[^\W\d_][^\d@{}<>=/\\|;]{1,48}")
_LEAST: dict[Kind, re.Pattern[str]] = {
    Kind.PERSON: _PERSON_CELL,
    Kind.LOCATION: re.compile(r"[^\W\d_][^\d@{}<>=/\\]{2,40}"),
    Kind.ORGANIZATION: re.compile(r"[^\W_][^@{}<>=/\\]{2,60}"),
    Kind.ADDRESS: re.compile(r"(?=.*\d)[^@{}<>=]{6,120}"),
    Kind.DATE_OF_BIRTH: re.compile(r"(?=(?:.*\d){4})[\w ./,-]{6,20}"),
    Kind.BANK_ACCOUNT: re.compile(r"\d[\d -]{4,24}\d"),
    Kind.SALARY: re.compile(r"[$£€]?\s?\d[\d., ]*\d(?:\s?\w{2,4})?"),
    Kind.NATIONAL_ID: re.compile(r"(?=(?:.*\d){5})[\w .-]{7,20}"),
    Kind.PASSPORT: re.compile(r"(?=(?:.*\d){4})[\w ]{6,12}"),
    Kind.REFERENCE: re.compile(r"(?=.*\d)[\w./-]{4,24}"),
    Kind.USERNAME: re.compile(r"[\w.@-]{3,40}"),
    Kind.SECRET: re.compile(r"\S{4,60}"),
    Kind.PHONE: re.compile(r"\+?[\d ()./-]{7,24}"),
}
_NOT_A_VALUE = re.compile(
    r"(?:string|text|type|integer|int|varchar|char|date|null|none|n/?a|yes|no|same|unknown|"
    r"true|false|example|beispiel|-+|:?-+:?|required|optional|name|field)",
    re.IGNORECASE,
)
_MOST_HEADERS = 60  # lines that are tried as a header


def find_cells(text: str) -> list[Finding]:
    """The cells of a folded text that stand under a telling column name, in order."""
    found: list[Finding] = []
    columns: dict[int, Kind] = {}
    separator, width, place, headers = "", 0, 0, 0
    for line in text.split("\n"):
        if separator and _count(line, separator) == width:
            found.extend(_of_row(line, separator, place, columns))
        elif separator and not line.strip():
            separator = ""
        elif headers < _MOST_HEADERS:
            made = _header(line)
            if made:
                separator, width, columns = made
                headers += 1
        place += len(line) + 1
    return found


def _count(line: str, separator: str) -> int:
    return sum(1 for _ in _cells(line, separator)) if separator in line else 0


def _cells(line: str, separator: str) -> Iterator[tuple[int, int]]:
    """Start and end of each cell, quotes and blanks at its edges left out."""
    place = 0
    while place <= len(line):
        match = _CELL[separator].match(line, place)
        start, end = match.span() if match else (place, place)
        place = end + 1
        while start < end and line[start] in " \"'*`":
            start += 1
        while end > start and line[end - 1] in " \"'*`":
            end -= 1
        yield start, end


def _header(line: str) -> tuple[str, int, dict[int, Kind]] | None:
    """Separator, number of cells and kinds by column of a line that is a header, else None."""
    for separator in _SEPARATORS:
        if separator not in line or len(line) > 400:
            continue
        names = [
            line[start:end].strip().casefold().replace("_", " ") for start, end in _cells(line, separator)
        ]
        kinds = {i: kind for i, name in enumerate(names) if (kind := _kind_of(name)) is not None}
        contact = any(re.fullmatch(r"e-?mail.*|mail|courriel|correo", name) for name in names)
        if len(kinds) + contact >= 2 and len(names) >= 2 and all(len(name) < 32 for name in names):
            return separator, len(names), kinds
    return None


def _kind_of(name: str) -> Kind | None:
    return next((kind for kind, pattern in _COLUMNS if pattern.fullmatch(name)), None)


def _of_row(line: str, separator: str, place: int, columns: dict[int, Kind]) -> Iterator[Finding]:
    for column, (start, end) in enumerate(_cells(line, separator)):
        kind = columns.get(column)
        value = line[start:end]
        if kind and _LEAST[kind].fullmatch(value) and not _NOT_A_VALUE.fullmatch(value):
            yield Finding(kind, place + start, place + end, 0.85, NAME)
