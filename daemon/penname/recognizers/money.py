"""Pay and income, by the words around an amount. Prices, rents and claims are not pay."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

_SIGN = r"(?:[$£€¥₹₺₽₩]|US\$|C\$|A\$|R\$|zł|kr|CHF|EUR|USD|GBP|NOK|SEK|DKK|PLN|CAD|AUD|INR|JPY|Rs\.?)"
_NUMBER = r"\d{1,3}(?:[., '’]\d{3})+(?:[.,]\d{2})?|\d{3,7}(?:[.,]\d{2})?|\d{1,3}(?:[.,]\d)?"
_PER = (
    r"(?:\s(?:annually|yearly|monthly|weekly|hourly|annual salary|salary|per annum)\b|\s?(?:/|"
    r"a|per|pro|par|al|im|an|por|na)\s?(?:year|yr|annum|month|mo|week|hour|hr|jahr|monat|an|"
    r"mois|mes|mese|año|anno|ano|mês|maand|jaar|miesiąc)\b)?"
)
_AMOUNT = (
    rf"(?:{_SIGN}\s?(?:{_NUMBER})\s?[kK]?|(?:{_NUMBER})\s?[kK]\b|"
    rf"(?:{_NUMBER})\s?(?:euros?|dollars?|pounds|złotych|lira|TL|kronor|kroner|{_SIGN})(?![^\W\d_])|"
    rf"\d{{1,3}}(?:[.,]\d{{3}})+(?:[.,]\d{{2}})?){_PER}"
)
_EARN = (
    r"salary|salaries|income|wages?|pay(?:slip| is| of)?|earn(?:s|ed|ing)?|makes?|made|making|"
    r"paid|paying|(?:brings?|bringing|pulls?|pulling|rak(?:e|es|ing)) in|living on|take home|"
    r"base(?: salary| pay)? of|"
    r"compensation|stipend|gross|net pay|take[- ]home|"
    r"gehalt|lohn|verdien\w+|einkommen|brutto|netto|selbstauskunft|"
    r"salaire|gagn\w+|touche|rémunération|revenus?|"
    r"sueldo|salario|gano|gana|cobro|cobra|nómina|ingresos|"
    r"stipendio|guadagn\w+|reddito|prendo|"
    r"salário|ganh\w+|ordenado|vencimento|rendimento|"
    r"salaris|verdien\w*|loon|inkomen|bruto|"
    r"zarabia\w*|pensj\w+|wynagrodzeni\w+|zarobk\w+|dochod\w+|"
    r"lön(?:en)?|tjänar|maaş\w*|зарплат\w*|получаю|зарабатываю"
)

ROWS = (
    Recognizer(
        "money.earned",
        Kind.SALARY,
        rf"(?<![^\W_])(?:{_EARN})\b[^.\n;$£€]{{0,35}}?(?P<value>(?<![\w.,])(?:{_AMOUNT}))(?!\s?(?:deposit|"
        rf"rent|%|percent|years|hours|people|items|miles|km))",
        0.8,
        finds=(
            "pay me $41,500 while",
            "coworker Jake Tran makes $58k for",
            "We made $127,340 last year",
            "salary NOK 780,000",
            "They claim I make $6,200 a month",
            "je gagne 1 480 euros net",
            "zarabiam 4 900 zł netto",
            "I earn $84,500 a year",
        ),
        spares=("the charge was for $213.40", "rent is $1,200 a month", "make 3 copies"),
    ),
    Recognizer(
        "money.role",
        Kind.SALARY,
        rf"(?P<value>(?<![\w.,]){_SIGN}\s?(?:{_NUMBER})\s?[kK]?{_PER})(?=\s(?:role|job|position|"
        rf"salary|base|offer|plus bonus|gross|net|before tax|after tax)\b)",
        0.7,
        finds=("We have a £65,000 role in Leeds",),
        spares=("a £65 dinner in Leeds",),
    ),
    Recognizer(
        "money.at_on",
        Kind.SALARY,
        rf"\b(?:currently at|works at|employed at|working at)\b[^.\n]{{2,40}}?\bon "
        rf"(?P<value>{_SIGN}\s?(?:{_NUMBER})\s?[kK]?)",
        0.8,
        finds=("currently at Barclays on £52,000, and",),
        spares=("currently at lunch on Friday",),
    ),
    Recognizer(
        "money.per_period",
        Kind.SALARY,
        rf"(?P<value>(?<![\w.,]){_SIGN}\s?(?:{_NUMBER})\s?[kK]?\s(?:a|per)\s(?:year|annum|month|hour)\b)",
        0.3,
        near=("i", "my", "wife", "husband", "he", "she", "income", "together", "gross", "net"),
        reach=40,
        finds=("I only get $2,900 a month now",),
        spares=("the plan costs $20 a month",),
    ),
    Recognizer(
        "money.bills",
        Kind.SALARY,
        rf"\bmedical bills?\b[^.\n]{{0,12}}?(?P<value>{_SIGN}\s?(?:{_NUMBER}))",
        0.6,
        finds=("medical bills $18,200, my cell",),
        spares=("medical bills are high",),
    ),
    Recognizer(
        "money.field",
        Kind.SALARY,
        rf"[\"'](?:salary|gehalt|bruto|brutto|netto|netto_?gehalt|income|wage|rate|hourly_rate|pay|"
        rf"sueldo|salaire|stipendio)[\"']\s*:\s*[\"']?(?P<value>{_SIGN}?\s?[\d.,']{{3,12}}\d)",
        0.8,
        finds=('"bruto": 3.450,00', '"rate": 19.16'),
        spares=('"rate": "daily"',),
    ),
)
