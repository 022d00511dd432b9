"""Korea, Singapore, Thailand, the Philippines, China, Japan."""

from __future__ import annotations

from stdnum.cn import ric
from stdnum.jp import in_ as mynumber
from stdnum.sg import uen
from stdnum.th import pin

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by, compact, digits, weighted


def is_korean(value: str) -> bool:
    """Whether date and sex digit of a resident's number hold; check digits ended in October 2020."""
    number = digits(value)
    month, day = int(number[2:4]), int(number[4:6])
    return 1 <= month <= 12 and 1 <= day <= 31 and number[6] in "12345678"


def is_korean_business(value: str) -> bool:
    """Whether a business registration number has its check digit. Source: National Tax Service of Korea."""
    d = [int(c) for c in digits(value)]
    total = sum(n * w for n, w in zip(d, (1, 3, 7, 1, 3, 7, 1, 3, 5), strict=False)) + d[8] * 5 // 10
    return (10 - total % 10) % 10 == d[9]


def is_thai(value: str) -> bool:
    """Whether the check digit holds and the office lies in one of the provinces, which are 10 to 96."""
    return bool(pin.is_valid(compact(value))) and 10 <= int(digits(value)[1:3]) <= 96


def is_philippine_tax(value: str) -> bool:
    """Whether the ninth digit checks the first eight, weighted 9 to 2, modulo 11."""
    return weighted(value, (9, 8, 7, 6, 5, 4, 3, 2), 11) == int(digits(value)[8])


ROWS = (
    Recognizer(
        "kr.rrn",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{6}-[1-8]\d{6}(?![\w-])",
        confirm=is_korean,
        finds=("960121-1234567", "911124-5678901"),
        spares=("001332-1234567", "960121+1021413"),
    ),
    Recognizer(
        "kr.rrn_plain",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{6}[1-8]\d{6}(?![\w-])",
        confirm=is_korean,
        near=("rrn", "frn", "주민등록번호", "주민번호", "resident registration", "외국인등록번호"),
        needs_near=True,
        alone=False,
        finds=("주민등록번호 9601211234567",),
        spares=("ts 9601211234567",),
    ),
    Recognizer(
        "kr.brn",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{3}-\d{2}-\d{5}(?![\w-])|(?<![\w-])\d{10}(?![\w-])",
        confirm=is_korean_business,
        near=("brn", "사업자", "사업자등록번호", "business registration"),
        needs_near=True,
        finds=("My BRN is 1048656659",),
        spares=("My BRN is 104-86-56658",),
    ),
    Recognizer(
        "kr.driving_licence",
        Kind.DRIVING_LICENCE,
        r"(?<![\w-])(?:1[1-9]|2[0-68])[- ]\d{2}[- ]\d{6}[- ]\d{2}(?![\w-])",
        0.55,
        near=("license", "licence", "면허", "운전면허"),
        needs_near=True,
        alone=True,
        finds=("My license is 13-22-123456-12",),
        spares=("99-22-123456-12",),
    ),
    Recognizer(
        "kr.driving_licence_plain",
        Kind.DRIVING_LICENCE,
        r"(?<![\w-])(?:1[1-9]|2[0-68])\d{10}(?![\w-])",
        0.55,
        near=("license", "licence", "면허", "운전면허"),
        needs_near=True,
        finds=("운전면허 112212345612",),
        spares=("112212345612",),
    ),
    Recognizer(
        "kr.passport",
        Kind.PASSPORT,
        r"(?<![\w-])[MSRODmsrod]\d{3}[A-Za-z]\d{4}(?![A-Za-z0-9_-])|(?<![\w-])[MSRODmsrod]\d{8}(?![\w-])",
        0.5,
        near=("passport", "여권", "여권번호", "여권번호는"),
        needs_near=True,
        alone=True,
        finds=("여권번호 M123A4567",),
        spares=("A123B4567",),
    ),
    Recognizer(
        "sg.fin",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[STFGM]\d{7}[A-Z](?![\w-])",
        0.75,
        cased=True,
        finds=("S2740116C", "T1234567Z"),
        spares=("PA12348L",),
    ),
    Recognizer(
        "sg.uen",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:\d{8}[A-Z]|\d{9}[A-Z]|[ST]\d{2}[A-Z]{2}\d{4}[A-Z])(?![\w-])",
        confirm=by(uen),
        near=("uen", "acra", "unique entity"),
        needs_near=True,
        cased=True,
        finds=("UEN 201434292D", "T16RF0037C"),
        spares=("53125226", "batch 201434292D"),
    ),
    Recognizer(
        "th.id",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[1-8](?P<sep>[ -]?)\d{4}(?P=sep)\d{5}(?P=sep)\d{2}(?P=sep)\d(?![\w-])",
        confirm=is_thai,
        near=("thai", "tnin", "thailand", "บัตรประชาชน", "เลขประจำตัวประชาชน"),
        needs_near=True,
        finds=("1234567890121",),
        spares=("1234567890122", "1984567890124"),
    ),
    Recognizer(
        "ph.tin",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{3}-?\d{3}-?\d{3}(?:-?\d{3})?(?![\w-])",
        confirm=is_philippine_tax,
        near=("tin", "bir", "tax id", "your id"),
        needs_near=True,
        reach=30,
        alone=False,
        finds=("My TIN is 000-123-456-000",),
        spares=("item 000-123-456", "TIN 000-123-457-000"),
    ),
    Recognizer(
        "cn.id",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[1-9]\d{16}[\dX](?![\w-])",
        confirm=by(ric),
        finds=("360426199101010071",),
        spares=("360426199101010072",),
    ),
    Recognizer(
        "jp.my_number",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{4}[ -]?\d{4}[ -]?\d{4}(?![\w-])",
        confirm=by(mynumber),
        near=("マイナンバー", "個人番号", "my number"),
        needs_near=True,
        alone=False,
        finds=("マイナンバー 6214 9832 0257",),
        spares=("マイナンバー 6214 9832 0258",),
    ),
)
