# ruff: noqa: E501  texts as a model writes them
"""Writes what Python and the extension must agree on when surrogates are brought back.

    python -m tests.contract.make_restorations

* `restorations.json`: golden examples, read by `test_restorations_are_fresh.py` beside it and by
  `tests/extension/lib/restorer.test.js`. What comes back is computed here, by Python, from the forms and
  texts below; a few are checked by hand there.
* `extension/src/lib/restorer-entities.js` and `restorer-neighbour-words.js`: the two tables both sides share.

`tests/contract/test_restorations_are_fresh.py` fails when one of them is not what this module writes.
"""

from __future__ import annotations

import dataclasses
import datetime as dt
import json
import random
import textwrap
import unicodedata
from collections.abc import Iterator
from html.entities import name2codepoint
from pathlib import Path

from penname.adapters.calendar import BabelCalendar
from penname.api.translate import date_shift
from penname.core.computed_dates import ComputedDates, DatePair
from penname.core.dates.layouts import layouts_for, write
from penname.core.neighbour_words import NO_NAMES
from penname.core.restorations import Restorer
from penname.core.surrogate import Form, Guard

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "tests/contract/restorations.json"
ENTITIES = ROOT / "extension/src/lib/restorer-entities.js"
WORDS = ROOT / "extension/src/lib/restorer-neighbour-words.js"

FORMS = (
    Form("Elena Vargas", "María de la Cruz"),
    Form("Vargas, Elena", "de la Cruz, María"),
    Form("Elena VARGAS", "María DE LA CRUZ"),
    Form("E. Vargas", "M. de la Cruz", Guard.FAMILY),
    Form("Elena", "María", Guard.LONE),
    Form("Vargas", "de la Cruz", Guard.FAMILY),
    Form("E.V.", "M.C.", Guard.FAMILY),
    Form("Zoë O'Dell", "Renée D'Arc"),
    Form("rowena thistle-penhallow", "leocadia marchetti-vance"),
    Form("Şükran Işık", "Ayşe İnce"),
    Form("표민재", "김철수"),
    Form("佐久間 美緒", "田中 花子"),
    Form("佐久間", "田中", Guard.LONE),
    Form("مروة", "سلمى", Guard.LONE),
    Form("रश्मिता", "वसुधा", Guard.LONE),
    Form("Снегирёва", "Орлова", Guard.FAMILY),
    Form("[CARD 1]", "4000 0012 3456 7899"),
    Form("CARD 1", "4000 0012 3456 7899", Guard.EXACT),
    Form("<CARD 1>", "4000 0012 3456 7899"),
    Form("May 3, 2024", "June 14, 2025"),
    Form("May 3", "June 14", Guard.DAY),
    Form("2024-05-03", "2025-06-14"),
    Form("5月3日", "6月14日", Guard.DAY),
    Form("moonlit_tessa88", "dark_anna12"),
    Form("elena.vargas@quiet.example", "m.cruz@loud.example"),
    Form("quiet.example", "loud.example"),
    Form("Brightwater & Hale LLP", "Moss & Thorne LLP"),
    Form("(646) 555-4183", "(212) 555-0199"),
    Form("+1 646 555 4183", "+1 212 555 0199"),
    Form("4183", "0199", Guard.ENDING),
    Form("27 Hill Street, York YO1 0KC", "14 Old Oak Lane, Norwich NR3 9QK"),
    Form("PV-20417-K", "QX-88213-Z"),
    Form("10.44.7.23", "10.9.81.4"),
    Form("Springfield", "Tacoma"),
    Form("James Gaines'", "Idony Carrick's"),
    Form("James Gaines", "Idony Carrick"),
    Form("glued", "stuck", Guard.ANYWHERE),
    Form("Olga", "Agnieszka", Guard.LONE),
    Form("Olgą", "Agnieszką"),
)

TEXTS = (
    "Dear Ms. Vargas, Elena's letter of May 3, 2024 reached E. Vargas; E.V. signed.",
    "ELENA VARGAS, elena vargas, Vargas, Elena; Elena VARGAS and **Elena** Vargas.",
    "**Elena** **Vargas** | *Elena* | __Vargas__ | _Elena Vargas_ | <strong>Elena</strong> Vargas | `Elena` Vargas",
    "Elena\nVargas, Elena\r\nVargas and Elena\n> Vargas; Elena\u00a0Vargas; Elena  Vargas",
    "Elena Ferrante and Carlos Vargas are others; Dr. Vargas and Aunt Elena are not. J. Vargas is. In Rome. Vargas is not.",
    "Elena-Ottoline, Anna-Elena, O'Vargas, Vargasstead, getVargasTotal, get_Vargas_total, #Vargasfest",
    "Non-Vargas staff, the Vargas-led merger, d'Elena, l’Elena, Elena’s, Elena'nın, 🎸Elena🎸, Elena❤️",
    "Zo\\u00eb O'Dell, Zo\\\\u00eb O'Dell, Zo&euml; O&#39;Dell, Zoë O’Dell, ZOË O'DELL, Zoe O'Dell, \"Zo\\u00eb\"",
    unicodedata.normalize("NFD", "Zoë O'Dell wrote. Rene\u0301e did not."),
    "Rowena Thistle-Penhallow; ROWENA THISTLE-PENHALLOW; rowena thistle-penhallow",
    "ŞÜKRAN IŞIK, şükran ışık, Şükran Işık'ın, Sukran Isik",
    "표민재는 오후에, 표민재에게; 그표민재; 표민재님",
    "佐久間 美緒様、佐久間さん、中佐久間、佐久間\u3000美緒",
    "شكرا ومروة على الرسالة، مروة، لمروة؛ المروة",
    "रश्मिता जी, रश्मिताी",
    "Снегирёва и Снегирева, СНЕГИРЁВА",
    "[CARD 1] [card 1] \\[CARD 1\\] CARD 1 card 1 [CARD 15] <CARD 1> &#91;CARD 1&#93; [CARD\u00a01] `[Card 1]`",
    "May 3, May 3, 1984, may 3, May 3 2019 and 2020年5月3日、5月3日。 May 30. MAY 3",
    "2024-05-03T10:00Z 2024-05-031 2024-05-03. 12024-05-03 2024-05-03–05",
    "@moonlit_tessa88 moonlit_tessa88x MOONLIT_TESSA88 user=moonlit_tessa88&x",
    "mailto:elena.vargas@quiet.example ELENA.VARGAS@QUIET.EXAMPLE elena.vargas%40quiet.example www.quiet.example",
    "Brightwater &amp; Hale LLP, Brightwater \\& Hale LLP, BRIGHTWATER & HALE LLP's, Brightwater%20%26%20Hale%20LLP",
    "(646) 555-4183, (646) 555-418377, +1 646 555 4183, 88+1 646 555 4183, ending in 4183, 4183, **** 4183",
    "27 Hill Street, York YO1 0KC or 27 Hill Street,\nYork YO1 0KC or 27 HILL STREET, YORK YO1 0KC",
    "PV-20417-K pv-20417-k PV-20417-K9 10.44.7.23:80 10.44.7.23.5 1.10.44.7.23",
    "Springfieldshire, springfield, Springfield's, SPRINGFIELD; ungluedness glued",
    '?q=Elena%20Vargas&p=Elena%20Ferrante "Hello\\nElena" \\textbf{Elena} Vargas \\nElena',
    "&Elena; &amp;Elena %zz \\ \\\\ & % * ** _ __ ~~ ` < <b <b> }",
    "Olga Tokarczuk, Olga i, Olgą Tokarczuk, OLGA Tokarczuk, OLGĄ i, olga, Olga, z Olgą",
    "James Gaines' car, James Gaines's car, 'James Gaines', 'the car of James Gaines', James Gaines’ and ‘James Gaines’.",
    "",
)

LANGUAGES = ("en", "de", "fr", "it", "es", "pt", "nl", "pl", "sv", "ru", "tr", "ja", "ko", "zh", "ar", "hi")
CALENDAR = BabelCalendar()

COMPUTED = ComputedDates(
    67,  # 2031-03-03 leaves as 2031-05-09
    [
        DatePair("March 3, 2031", "May 9, 2031", "en"),
        DatePair("2030-12-24", "2031-03-01", "en"),
        DatePair("May 3, 1984", "June 9, 1981", "en", translated=False),
    ],
    CALENDAR,
    LANGUAGES,
    "US",
    ["24 July 2031"],
)

DATE_FORMS = (
    Form("May 9, 2031", "March 3, 2031"),
    Form("2031-05-09", "2031-03-03"),
    Form("May 9", "March 3", Guard.DAY),
    Form("Elena", "María", Guard.LONE),
    Form("May", "Ann", Guard.LONE),
    Form("Rome, May", "Oslo, Ann"),
)

DATED = (
    "ends on June 8, 2031; on 2031-08-07. On Sunday, June 8, 2031, am 8. Juni 2031, el 8 de junio de 2031",
    "Sun. June 8th, 2031; SUN, JUN. 8TH 2031, jun 8 2031 (Sun., Jun. 8, 2031), may 8, 2031, May. 8, 2031",
    "a wrong weekday: Monday, June 8, 2031; MONDAY THE 8TH OF JUNE 2031; 1st of June 2031; 2th June 2031",
    "le 8 juin 2031, dimanche 1er juin 2031, samedi 7 juin 2031, 7 août 2031; le 8er juin 2031",
    "8 giugno 2031, 1º giugno 2031, 8 de marzo 2032, dom 8 giugno 2031, mar 10 giugno 2031; 1 marzo 2032",
    "08.06.2031 8.6.2031 08/06/2031 6/8/2031 8-6-2031 13/06/2031 06/13/2031 13-13-2031 2031/6/8 2031-13-06",
    "10.06.2031, 10.12.2031, 1.12.2031, 12.1.2032, 10-11-2031, 2031-10-11, 2031.10.1",
    "2031年6月8日、2031年06月08日、2031년 6월 8일, 2031年12月10日",
    "٢٠٣١-٠٦-٠٨، ٨ يونيو ٢٠٣١، २०३१-०६-०८, ८ जून २०३१",
    "8 HAZİRAN 2031 PAZAR, 8 Haziran 2031, 8 haziran 2031, 8 KASIM 2031, 8 Kasım 2031",
    "9 April 1806, March 3, 2031, March 10, 2031, 2024-02-30, June 8, June 2031, 12031-06-08, 2031-06-080",
    "June 9, 1981 and June 10, 1981; 24 July 2031 and 25 July 2031; May 9, 2031 and May 10, 2031; 2031-05-09",
    "**June 8, 2031** and **June** 8, 2031, June 8,\n2031, June&nbsp;8, 2031; June 8, 2031T; June 8, 2031s",
    "2031-06-08T10:00Z, 2031-06-08/2031-06-10, 2031-06-08–2031-06-10, 08.06.2031-10.06.2031, v8.6.2031.1",
    "🙂 June 8, 2031 🙂 Elena, May 8, 2031 e\u0301 8 czerwca 2031 r., 8 юня 2031 г., 8 июня 2031 г., den 8 juni 2031",
    "May 8, 2031 x May 8, 2031 2031 June 8, 2031 8 June 2031 12031 8 June 20311",
)
"""Texts with worked-out dates, and with dates that look like them."""


def examples() -> dict[str, object]:
    """The forms, and each text with what it is brought back to; some with dates that were worked out."""
    restorer = Restorer(FORMS)
    dated = Restorer(DATE_FORMS, COMPUTED)
    texts = [*TEXTS, *_mixtures()]
    return {
        "dates": dataclasses.asdict(date_shift(COMPUTED.shift)),
        "date_forms": [{"text": f.text, "original": f.original, "guard": f.guard.value} for f in DATE_FORMS],
        "dated": [{"shown": text, "restored": dated.restore(text)} for text in (*DATED, *_many_dates())],
        "forms": [{"text": f.text, "original": f.original, "guard": f.guard.value} for f in FORMS],
        "texts": [{"shown": text, "restored": restorer.restore(text)} for text in texts],
    }


def _mixtures(count: int = 300) -> Iterator[str]:
    """Texts of forms, pieces of forms and signs in any order, which nobody would think of."""
    draw = random.Random(2026)
    pieces = [form.text for form in FORMS]
    pieces += [
        " ",
        " ",
        " ",
        "\n",
        "**",
        "_",
        "'",
        "’",
        "-",
        ".",
        ",",
        "T1",
        "s",
        "'s",
        "&amp;",
        "\\",
        "%20",
        "\u00a0",
    ]
    pieces += [
        "the",
        "Ferrante",
        "Dr.",
        "J.",
        "ending in",
        "2019",
        "é",
        "\u0301",
        "🙂",
        "\u200b",
        "李",
        "가",
        "Ü",
    ]
    for _ in range(count):
        chosen = (draw.choice(pieces) for _ in range(draw.randint(2, 9)))
        text = "".join(_deformed(piece, draw) for piece in chosen)
        yield text


def _many_dates(count: int = 240) -> Iterator[str]:
    """Days near the surrogates in every layout of every language, in other letter case, beside anything."""
    draw = random.Random(67)
    beside = [
        " ",
        " ",
        "\n",
        ", ",
        ".",
        "'s ",
        "**",
        "2031 ",
        " 8 ",
        "12",
        "x",
        "-",
        "/",
        "T",
        "年",
        "한",
        " de ",
        " May ",
    ]
    for number in range(count):
        language = LANGUAGES[number % len(LANGUAGES)]
        pieces = []
        for _ in range(draw.randint(1, 3)):
            layouts = layouts_for(draw.choice((language, language, "en")), CALENDAR)
            day = dt.date(2031, 5, 9) + dt.timedelta(
                days=draw.choice((draw.randint(-25, 25), draw.randint(-450, 450)))
            )
            piece = write(day, draw.choice(layouts))
            pieces += [draw.choice((piece, piece, piece, piece.upper(), piece.lower())), draw.choice(beside)]
        yield "".join(pieces)


def _deformed(piece: str, draw: random.Random) -> str:
    match draw.randrange(8):
        case 0:
            return piece.upper()
        case 1:
            return piece.lower()
        case 2:
            return piece[: draw.randint(0, len(piece))]
        case 3:
            return unicodedata.normalize("NFD", piece)
        case 4:
            return piece.replace(" ", draw.choice(["\n", "\u00a0", "** ", " **", "  ", "%20", "\r\n> "]))
        case _:
            return piece


def entities() -> str:
    """The module with HTML's named characters."""
    named = sorted(name2codepoint.items())
    rows = textwrap.wrap(" ".join(f"{name}:{code:x}" for name, code in named), 110)
    lines = "\n".join(f"  '{row} '{' +' if row is not rows[-1] else ''}" for row in rows)
    return (
        "// Generated by tests/contract/make_restorations.py. Do not edit.\n\n"
        "/** The named characters of HTML 4, by name. @type {ReadonlyMap<string, string>} */\n"
        "export const ENTITIES = new Map((\n"
        f"{lines}\n"
        ").trim().split(' ').map((row) => {\n"
        "  const [name = '', code = ''] = row.split(':');\n"
        "  return [name, String.fromCharCode(parseInt(code, 16))];\n"
        "}));\n"
    )


def words() -> str:
    """The module with the words that are no names."""
    rows = textwrap.wrap(" ".join(sorted(NO_NAMES)), 110, break_on_hyphens=False)
    lines = "\n".join(f'  "{row} "{" +" if row is not rows[-1] else ""}' for row in rows)
    return (
        "// Generated by tests/contract/make_restorations.py from daemon/penname/core/neighbour_words.py. Do not edit.\n\n"
        "/** Words that stand beside names and are none. @type {ReadonlySet<string>} */\n"
        f"export const NO_NAMES = new Set((\n{lines}\n).trim().split(' '));\n"
    )


def as_json(content: dict[str, object]) -> str:
    """How the examples are written."""
    return json.dumps(content, ensure_ascii=True, indent=1) + "\n"


if __name__ == "__main__":
    EXAMPLES.write_text(as_json(examples()), encoding="utf-8")
    ENTITIES.write_text(entities(), encoding="utf-8")
    WORDS.write_text(words(), encoding="utf-8")
