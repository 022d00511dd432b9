"""Passwords, keys, tokens and codes: what opens something."""

from __future__ import annotations

import math
from collections import Counter

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.core.word_set import words

_PLACEHOLDERS = (
    "your",
    "example_",
    "xxxx",
    "changeme",
    "****",
    "<",
    "${",
    "{{",
    "...",
    "placeholder",
    "redacted",
)
_WORDS = words(
    "is was has the a an and or in on for of to be not should must will can reset change manager hash",
    "field policy required expired incorrect wrong rotated protected none null true false string str",
    "int env prompt input error failed here there again code it that this you i we they",
)


def is_real(value: str) -> bool:
    """Whether a value given as a password is one: no placeholder, variable or word of a sentence."""
    low = value.casefold()
    return low not in _WORDS and not any(p in low for p in _PLACEHOLDERS) and len(set(value)) > 2


def is_random(value: str) -> bool:
    """Whether a token looks drawn at random: mixed characters, at least 3 bits of entropy each."""
    if not is_real(value) or not (any(c.isdigit() for c in value) and any(c.isalpha() for c in value)):
        return False
    counts = Counter(value)
    entropy = -sum(n / len(value) * math.log2(n / len(value)) for n in counts.values())
    return entropy >= 3.0


_WORDS_FOR_IT = (
    r"pass ?word|passwort|kennwort|passwd|pwd|passcode|passphrase|mot de passe|contraseña|clave|parola|"
    r"senha|palavra-passe|wachtwoord|hasło|haslo|lösenord|şifre|пароль|암호|비밀번호|パスワード|密码"
)
_IS = r"[\"'`]?\s*(?:(?:is|are|ist|lautet|est|es|è|é|jest|was|=+>?|:)\s*:?\s*){1,2}[\"'`]?"

ROWS = (
    Recognizer(
        "secret.provider_key",
        Kind.SECRET,
        r"(?<![\w-])(?:sk-(?:proj-|ant-|or-v1-)?[\w-]{16,}|[srp]k_(?:live|test)_\w{8,}|"
        r"gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|"
        r"xox[abeoprs]-[\w-]{10,}|A(?:KIA|SIA)[A-Z0-9]{16}|AIza[\w-]{30,}|ya29\.[\w-]{20,}|"
        r"hf_\w{20,}|npm_\w{30,}|pypi-[\w-]{30,}|"
        r"SG\.[\w-]{16,}\.[\w-]{16,}|key-[0-9a-f]{32}|dop_v1_[0-9a-f]{40,}|shpat_[0-9a-f]{20,}|"
        r"EAA[A-Za-z0-9]{30,}|"
        r"[a-z]{2,6}_(?:live|test|prod|secret)_[A-Za-z0-9]{8,})(?![\w-])",
        0.95,
        cased=True,
        finds=(
            "sk-proj-4kQ9vZt7LmX2cR8yBn5WdH1uAe6JfG0s",
            "AKIAIOSFODNN7QXAMPLE",
            "mlr_live_9f3Kq27LxZt0VbWc41",
        ),
        spares=("sk-learn", "make_test_case"),
    ),
    Recognizer(
        "secret.jwt",
        Kind.SECRET,
        r"(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}(?![\w-])",
        0.99,
        cased=True,
        finds=("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MTcifQ.c2lnbmF0dXJlLW9m",),
        spares=("eyJhbGciOiJIUzI1NiJ9",),
    ),
    Recognizer(
        "secret.private_key",
        Kind.SECRET,
        r"-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY(?: "
        r"BLOCK)?-----|\Z)",
        0.99,
        cased=True,
        finds=("-----BEGIN RSA PRIVATE KEY-----\nMIIBOgIBAAJB\n-----END RSA PRIVATE KEY-----",),
        spares=("-----BEGIN PUBLIC KEY-----",),
    ),
    Recognizer(
        "secret.connection",
        Kind.SECRET,
        r"\b[a-z][a-z0-9+.-]{1,20}://[^\s:/@\"']{1,60}:(?P<value>[^\s@/\"'$]{3,80})@[\w.-]+",
        confirm=is_real,
        finds=("postgres://shopowner:r7!Kestrel-ninety@10.81.9.44:5432/shop",),
        spares=("postgres://app:${DB_PASSWORD}@db:5432/app",),
    ),
    Recognizer(
        "secret.user_at_host",
        Kind.SECRET,
        r"\b[\w.+-]+@[\w-]+\.[\w.-]+:(?P<value>[^\s@/\"':]{6,80})@[\w.-]+",
        confirm=is_real,
        finds=("user=linus.barrow@example.org:hunter-EXAMPLE-0417@db.example.net",),
        spares=("scp linus@example.org:file",),
    ),
    Recognizer(
        "secret.password",
        Kind.SECRET,
        rf"(?<![^\W_])(?:{_WORDS_FOR_IT})(?:s?\b| for [\w "
        rf".-]{{1,30}}?){_IS}(?P<value>[^\s\"'`,;]{{3,60}}[^\s\"'`,;.?!)])",
        confirm=is_real,
        finds=("password: plum-Teapot-93", "my password is Tr0ub4dor&3.", "Passwort lautet Blau!77wiese"),
        spares=(
            "the password is incorrect",
            "password: ${PASSWORD}",
            "password: YOUR_PASSWORD",
            "Failed password for jo",
        ),
    ),
    Recognizer(
        "secret.password_cell",
        Kind.SECRET,
        rf"\|\s*(?:{_WORDS_FOR_IT})\s*\|\s*`?(?P<value>[^\s|`]{{4,60}})`?\s*\|",
        confirm=is_real,
        finds=("| Password | `plum-Teapot-93` |",),
        spares=("| password | is |",),
    ),
    Recognizer(
        "secret.login_pair",
        Kind.SECRET,
        r"\b(?:log-?in|credentials|zugangsdaten|wi-?fi|wlan|ssid)\b[^\n/]{0,24}?\s[\w.@-]+ ?/ "
        r"?(?P<value>(?=\S*\d)(?=\S*[a-zA-Z])[^\s,;]{5,60}[^\s,;.])",
        confirm=is_real,
        finds=(
            "The login is admin_kowalski / Tr0ub4dor&3 on",
            "wifi is HarlowNest_5G / plum-Teapot-93, door",
        ),
        spares=("login and/or signup",),
    ),
    Recognizer(
        "secret.assigned",
        Kind.SECRET,
        r"(?<![^\W_])(?:[\w-]*(?:secret|token|api[_-]?key|access[_-]?key|auth|private[_-]?key|"
        r"credential|_key|bearer|client[_-]?secret))\b[\"'`]?\s*(?:[:=]+>?|is|"
        r"\s)\s*[\"'`<]{0,3}(?:bearer )?(?P<value>[A-Za-z0-9+/_=.!#%~-]{12,200}[A-Za-z0-9+/=_-])",
        confirm=is_random,
        finds=("MAILER_TOKEN=mlr9f3Kq27LxZt0VbWc41", "Authorization: Bearer 4f7Xq2mZr9Tk1LbVn8"),
        spares=("token: YOUR_API_KEY_HERE", "SECRET_KEY: ${SECRET_KEY:?missing}", "api_key = os.environ"),
    ),
    Recognizer(
        "secret.key",
        Kind.SECRET,
        r"(?<![^\W_])key\s*[:=]\s*[\"'`<]{0,3}(?P<value>[A-Za-z0-9+/_-]{16,200})",
        confirm=is_random,
        finds=("key=<<zz_live_EXAMPLE0417notreal>>",),
        spares=("key=customer_identifier",),
    ),
    Recognizer(
        "secret.door_code",
        Kind.SECRET,
        r"(?<![^\W_])(?:(?:door|gate|alarm|entry|access|garage|key[ -]?safe|lock(?:box)?|safe|pin|"
        r"tür|haustür|garagen?|alarm|tor|portail|porte|puerta|alarma|porta|deur|brama|drzwi)[ "
        r"-]?(?:code|pin|key ?code|combination|number|kode)?|code (?:de la porte|d'entrée|porte)|"
        r"código (?:de la puerta|da porta)|codice (?:della porta|del portone)|türcode|torcode|"
        r"alarmcode|deurcode|pin(?:[ -]?(?:code|number|nummer))?|kod do (?:drzwi|bramy|"
        r"domofonu))\b(?:[^.\n\d]{0,30}?\b(?:has the|the) code)?[^\S\n]*(?:is|ist|est|es|è|to|to "
        r"jest|:|=|\(|"
        r"\|)?\s*[\"'`(]?(?P<value>(?=[A-Z]{0,2}\d)[A-Z]{0,2}\d{3,8}[A-Z]?[#*]?)(?![\w-])",
        0.75,
        finds=(
            "My door code is 4417, please",
            "door code 4471#",
            "key safe by the back door has the code 1943C",
        ),
        spares=("gate 12", "the door to room twelve"),
    ),
    Recognizer(
        "secret.code_cell",
        Kind.SECRET,
        r"\|\s*(?:front |back )?(?:door|gate|alarm|key safe|pin)(?: "
        r"code)?\s*\|\s*`?(?P<value>[A-Z]?\d{3,8}[A-Z]?[#*]?)`?\s*\|",
        0.8,
        finds=("| Front door | 4471# |",),
        spares=("| Door | 12 |",),
    ),
)
