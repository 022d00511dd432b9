"""Dates of birth by what is said beside them, and other full dates."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

MONTHS = (
    r"(?:jan(?:uary|uar|vier|\.)?|feb(?:ruary|ruar|\.)?|f[ée]vr(?:ier|\.)?|mar(?:ch|s|\.)?|"
    r"märz|maart|apr(?:il|ile|\.)?|avr(?:il|\.)?|may|mai|mei|maj|june?|juni|juin|jul(?:y|i|"
    r"\.)?|juillet|"
    r"aug(?:ust|ustus|\.)?|ao[uû]t|sept?(?:ember|embre|\.)?|oct(?:ober|obre|\.)?|okt(?:ober|"
    r"\.)?|nov(?:ember|embre|\.)?|dec(?:ember|\.)?|dez(?:ember|embro|\.)?|d[ée]c(?:embre|\.)?|"
    r"enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|"
    r"gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|"
    r"janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|"
    r"januari|februari|augusti|stycz(?:eń|nia)|lut(?:y|ego)|marca|kwie(?:cień|tnia)|maja|"
    r"czerw(?:iec|ca)|lip(?:iec|ca)|sierp(?:ień|nia)|wrze(?:sień|śnia)|paździer(?:nik|nika)|"
    r"listopad(?:a|zie)?|grud(?:zień|nia)|"
    r"января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|"
    r"ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)"
)
_DAY = r"(?:0?[1-9]|[12]\d|3[01])"
_YEAR = r"(?:1[89]\d\d|20\d\d|'?\d\d)"
_FULL_YEAR = r"(?:1[89]\d\d|20\d\d)"
_ORDINAL = r"(?:st|nd|rd|th|er|º|°|\.)?"
_OF = r"(?:\s?(?:of|de|del|do|da|di)\s|\s?[-/.]?\s?)"
FULL = (
    rf"(?:(?:(?<![\w/.-]){_DAY}[-/.]{_DAY}[-/.]{_YEAR}|(?<![\w/.-]){_DAY} {_DAY} {_YEAR}|"
    rf"(?<![\w/.-]){_FULL_YEAR}[-/.]{_DAY}[-/.]{_DAY}"
    rf"|(?<![\w/.-]){_DAY}{_ORDINAL}{_OF}{MONTHS}{_OF}(?:,\s?)?{_FULL_YEAR}|"
    rf"{MONTHS}\s{_DAY}{_ORDINAL},?\s{_FULL_YEAR}"
    rf")(?![\w/-]|[.:]\d)|{_FULL_YEAR}年\d{{1,2}}月\d{{1,2}}日|{_FULL_YEAR}년 ?\d{{1,2}}월 ?\d{{1,2}}일)"
)
_BORN = (
    r"born(?: on| in [\w .,]{2,25}? on)?|d\.?o\.?b\.?|date of birth|birth ?date|birthday(?: "
    r"is)?|birth ?day|b\.|"
    r"geb(?:oren|\.)?(?: am)?|geburtsdatum|geburtstag|né(?:e|\(e\))?(?: le)?|date de naissance|"
    r"nacid[oa](?: el)?|nac[ií](?: el)?|fecha de nacimiento|nat[oa](?: a [\w ']{2,25}?)?(?: "
    r"il| l'|)|data di nascita|"
    r"nascid[oa](?: a| em)?|data de nascimento|nasci(?: a| em)?|geboren(?: op)?|geboortedatum|"
    r"urodzon[ya](?: w [\w ]{2,20})?|ur\.|data urodzenia|"
    r"född|födelsedatum|doğum tarihi|doğumlu|родил(?:ся|ась)|дата рождения|生年月日|出生日期|생년월일"
)

_BIRTH_DATE = (
    r"date of birth|d\.?o\.?b\.?|birth ?date|birthday|geburtsdatum|geburtstag|date de naissance|"
    r"fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|dat[aęy] urodzenia|"
    r"födelsedatum|doğum tarihim?|дат[аы] рождения|when (?:i|you|he|she|they) (?:was|were) born|"
    r"day (?:i|he|she) was born"
)
_IT_IS = (
    r"(?:(?:it|that|mine|his|hers|this)(?:['’]?s| is| was| would be|['’]d be)|es ist|das ist|das wäre|er ist|"
    r"c['’]est(?: le)?|il s['’]agit du|es(?: el)?|è(?: il)?|é(?: [oa])?|het is|dat is|jest to|to(?: jest)?|"
    r"det är|это)"
)

ROWS = (
    Recognizer(
        "date.birth",
        Kind.DATE_OF_BIRTH,
        rf"(?<![^\W_])(?:{_BORN})[\"'`]?\s*(?:is|was|ist|est|es|è|é|:|=|\||（|\(|は|"
        rf",)?\s*[\"'`]?(?:on |am |le |il |el |op |a )?(?:(?:mon|tues|wednes|thurs|fri|satur|"
        rf"sun)day,? )?(?P<value>{FULL})",
        0.95,
        finds=(
            "DOB: 04/17/1986",
            "born June 2, 1951",
            "born 14 May 1938 in",
            "née le 3 mars 1987",
            "geboren am 23.07.1957",
            "date of birth is 4 July 1986",
            "生年月日（1991年4月8日）",
            "nata il 2 11 89",
            "nata a Bari il 19 maggio 1971",
        ),
        spares=("released on June 2, 1951", "born in 1951"),
    ),
    Recognizer(
        "date.birth_said_next",
        Kind.DATE_OF_BIRTH,
        rf"(?<![^\W_])(?:{_BIRTH_DATE})(?![^\W_])[^.!?:;…\d\n]{{0,90}}[.!?:;…]+[\"'”’»)]*\s+"
        rf"(?:(?:sure|ok(?:ay)?|so|well|yes|and|ja|also|bueno|sí|oui|sì|sim)[,:]? )?(?:{_IT_IS}:? )?"
        rf"(?:on |the |le |el |il |der |am |den |op |o )?(?P<value>{FULL})",
        0.9,
        finds=(
            "They'll want my date of birth on it. It's March 14, 1987.",
            "They say they need my date of birth for the booking. It's 22 August 1991, can you",
            "Sie brauchen mein Geburtsdatum. Es ist der 3. Mai 1988.",
            "Ils veulent ma date de naissance. C'est le 12 avril 1979.",
            "Piden mi fecha de nacimiento. Es el 4 de mayo de 1990.",
            "Chiedono la mia data di nascita. È il 7 giugno 1982.",
            "Pedem a minha data de nascimento. É 9 de julho de 1975.",
            "Ze vragen mijn geboortedatum. Het is 3 mei 1991.",
            "Chcą znać moją datę urodzenia. To 5 maja 1984.",
        ),
        spares=("My birthday was great. The lease of 3 May 2021 ends", "his birthday? 12 people came"),
    ),
    Recognizer(
        "date.birth_day",
        Kind.DATE_OF_BIRTH,
        rf"(?<![^\W_])(?:{_BORN})\s*[:=]?\s*(?:on )?(?P<value>{_DAY}[-/.]{MONTHS}[-/.]{_YEAR}|"
        rf"{_DAY}{_ORDINAL}{_OF}{MONTHS}|{MONTHS}\s{_DAY}{_ORDINAL})(?![\w/-])",
        0.8,
        finds=("Date of birth: 04-Feb-1943",),
        spares=("born free in May",),
    ),
    Recognizer(
        "date.born_after",
        Kind.DATE_OF_BIRTH,
        rf"(?P<value>{FULL})\s*\(?(?:geboren|doğumlu|生まれ|生|г\. ?р\.|born|geb\.)",
        0.9,
        finds=("1991年4月8日生まれ", "11.02.1983 doğumlu"),
        spares=("1991年4月8日発売",),
    ),
    Recognizer(
        "date.full",
        Kind.DATE,
        rf"(?P<value>{FULL})",
        0.6,
        finds=("on 2026-03-18 at 14:30", "21/11/2025."),
        spares=("2024-11-02T10:22:31", "v1.2.2024", "10.42.7.19"),
    ),
    Recognizer(
        "date.day",
        Kind.DATE,
        rf"(?<![\w/.-])(?P<value>(?:the )?{_DAY}{_ORDINAL}(?:\s(?:of|de|di)\s|\s){MONTHS}|"
        rf"{MONTHS}\s{_DAY}(?:st|nd|rd|th)?)(?![\w/-]|[.:]\d)",
        0.55,
        finds=("on 14 May", "on October 12.", "moved out 28 february", "the 3rd of june"),
        spares=("May 1500 people", "12 people"),
    ),
    Recognizer(
        "date.dotted_day",
        Kind.DATE,
        r"(?<![^\W_])(?:am|vom|bis zum|zum|dnia|spotkanie|wizyt[aęy]|termin|den|od|pe)\s"
        r"(?P<value>(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.?)(?![\w.])",
        0.55,
        finds=("potwierdzam spotkanie 14.04. Przyniosę", "am 14.04. um neun"),
        spares=("Ubuntu 14.04 LTS", "um 14.04 Prozent"),
    ),
    Recognizer(
        "date.month",
        Kind.DATE,
        rf"(?<![\w/.-])(?P<value>{MONTHS}(?:\s(?:de|do|del)\s|\s){_FULL_YEAR})(?![\w/-])",
        0.52,
        finds=("in February 2024.",),
        spares=("in 2024",),
    ),
    Recognizer(
        "date.cjk_day",
        Kind.DATE,
        r"(?P<value>\d{1,2}月\d{1,2}日|\d{1,2}월 ?\d{1,2}일)",
        0.55,
        finds=("5月28日我会",),
        spares=("5月上旬",),
    ),
)
