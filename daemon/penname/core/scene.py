"""What kind of talk a text belongs to: somebody's own affairs, general knowledge, a story, a reading list.

The same words are private in one conversation and not in another: "Vincent" is a neighbour in a letter to
the landlord and a painter in an essay. The scene is read off the whole conversation so far.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_RELATIVES = (
    r"wife|husband|spouse|partner|boyfriend|girlfriend|fianc[ée]e?|ex|son|daughter|kids?|"
    r"child(?:ren)?|baby|toddler|brother|sister|siblings?|mother|father|parents?|mom|mum|dad|"
    r"uncle|aunt|cousin|nephew|niece|grand(?:father|mother|son|daughter|pa|ma|parents)|"
    r"in-laws?|friend|neighbou?rs?|landlord|landlady|tenant|roommate|flatmate|"
    r"boss|manager|supervisor|colleagues?|co-?workers?|employer|employee|teacher|tutor|"
    r"counsell?or|therapist|doctor|gp|dentist|nurse|lawyer|attorney|solicitor|accountant|"
    r"client|patient|vet|sponsor|agent|coach|family"
)
_THINGS = (
    r"name|surname|address|phone|number|cell|mobile|email|e-mail|mail|passport|ssn|social|"
    r"birthday|date of birth|dob|age|salary|income|pay|job|resume|cv|cover letter|"
    r"account|card|bank|mortgage|lease|rent|deposit|flat|apartment|house|home|landlord|"
    r"diagnosis|medication|prescription|surgery|appointment|hospital|school|university|"
    r"visa|case|claim|insurance|policy|licen[sc]e|car|wedding|divorce|custody|funeral|will|"
    r"pregnancy|health|tax(?:es)?|tag|username|handle|profile|instagram|linkedin|booking|"
    r"flight|reservation|complaint|contract|street|door"
)
_PERSONAL = re.compile(
    rf"(?<!\w)(?:(?:my|our) (?:\w+ ){{0,2}}(?:{_RELATIVES}|{_THINGS})|"
    r"(?:i|we)(?: have|'ve)? (?:just |recently )?(?:live|lived|work|worked|was born|moved|"
    r"earn|was diagnosed|got|rent|owe|met|"
    r"married|was laid off|suffer|take|took|paid|received|applied|resigned|was fired|need to "
    r"(?:call|tell|write)|make [$£€]\d)|we(?:'re| are) in (?-i:[A-Z])|"
    r"i(?:'m| am|m) (?:\d\d|a (?:\w+ ){0,2}(?:nurse|teacher|engineer|student|doctor|mother|"
    r"father|single|widow|tenant|patient|driver|accountant|lawyer)|married|divorced|pregnant|"
    r"diagnosed|from|leaving|trying to)|"
    r"i(?:'ve| have) (?:been|got) (?:diagnosed|fired|laid off|sick|ill)|"
    r"i(?:'ve been| have been|'m| am|'d been| was) (?:an? |registered |enrolled )?(?:\w+ )?(?:patient|member|"
    r"customer|client|resident|at the (?:surgery|clinic|practice)) (?:at|of|with|in)|put me on|diagnosed "
    r"(?:him|her|me)|was diagnosed|"
    r"(?:the )?patient (?:is|was|has|presents|[A-Z])|pat(?:ient)?:|dear (?:mrs?|ms|miss|dr|"
    r"prof|sir|madam|[A-Z])|hi [A-Z]\w+|kind regards|best regards|yours (?:sincerely|"
    r"faithfully|truly)|"
    r"(?:write|draft|compose|send|forward|reply|proofread|reword|"
    r"rephrase)\b[^.\n]{0,40}\b(?:letter|email|e-mail|message|msg|note|text|memo|invitation|"
    r"eulogy|reference|complaint|statement) (?:to|for|from)|"
    r"(?:cvs?|resumes?|profiles?) of|sign (?:it )?as|on behalf of|employee id|date of birth|"
    r"d\.?o\.?b\.?\b|(?:curriculum vitae|work experience|references available)|"
    r"account holder|next of kin|emergency contact|meeting notes|minutes of|apologies:|attendees|"
    r"mein(?:e|em|en|er)? (?:name|frau|mann|freund\w*|sohn|tochter|bruder|schwester|mutter|"
    r"vater|chef\w*|vermieter\w*|nachbar\w*|arzt|ärztin|adresse|telefon\w*|konto|gehalt|"
    r"mietvertrag|wohnung|kind\w*|kündigung)|ich (?:heiße|wohne|arbeite|verdiene|bin \d\d)|"
    r"sehr geehrte|mit freundlichen grüßen|"
    r"(?:mon|ma|mes|notre) (?:nom|mari|femme|fils|fille|frère|sœur|mère|père|voisine?|"
    r"patronne?|médecin|adresse|numéro|compte|salaire|enfant|propriétaire|bail|employeur|"
    r"collègue)|je (?:m'appelle|suis né|gagne|travaille|vis|touche)|j'habite|née? le|"
    r"cordialement|"
    r"(?:mi|mis|nuestr[oa]) (?:nombre|marido|mujer|esposa|hij[oa]s?|herman[oa]|madre|padre|"
    r"vecin[oa]|jef[ea]|caser[oa]|médico|dirección|número|cuenta|sueldo|contrato|casa|piso)|"
    r"me llamo|vivo en|trabajo (?:en|como)|gano|atentamente|"
    r"(?:mi[oa]|miei|mie|nostr[oa]) (?:nome|marito|moglie|figli[oa]|fratello|sorella|madre|"
    r"padre|vicin[oa]|capo|medico|indirizzo|telefono|conto|stipendio|contratto|casa)|mi "
    r"chiamo|abito (?:in|a)|lavoro (?:come|per|in)|cordiali saluti|"
    r"(?:meu|minha|nosso|nossa) (?:nome|marido|mulher|filh[oa]|irmão|irmã|mãe|pai|vizinh[oa]|"
    r"chefe|senhori[oa]|médic[oa]|morada|endereço|telefone|conta|salário|contrato|casa)|"
    r"chamo-me|me chamo|moro (?:na|no|em)|trabalho (?:na|no|em|como)|cumprimentos|declaro que|"
    r"(?:mijn|onze) (?:naam|man|vrouw|zoon|dochter|broer|zus|moeder|vader|buurman|buurvrouw|"
    r"baas|huisbaas|arts|adres|telefoon\w*|rekening|salaris|contract|huis)|ik (?:heet|woon|"
    r"werk|verdien)|met vriendelijke groet|"
    r"(?:mój|moja|moje|mojego|moją|mojej) (?:imię|mąż|żona|syn|córka|brat|siostra|matka|"
    r"ojciec|sąsiad\w*|szef\w*|lekarz|adres|numer|konto)|nazywam się|mieszkam|pracuję|"
    r"zarabiam|pesel|powódka|"
    r"(?:min|mitt|mina) (?:fru|man|son|dotter|bror|syster|hyresvärd|chef|adress|lön|nummer|"
    r"lägenhet)|jag heter|jag bor|"
    r"benim adım|benim adım|oturuyorum|doktorum|меня зовут|мо(?:й|я|его|ей) (?:муж|жена|сын|"
    r"дочь|брат|сестра|врач|начальник|номер|адрес)|е[её] зовут|его зовут|проживаю)(?!\w)",
    re.IGNORECASE,
)
_THIRD = re.compile(
    rf"(?<!\w)(?:(?:his|her|their) (?:\w+ ){{0,1}}(?:{_RELATIVES})|(?:he|she) (?:lives|works|"
    rf"said|told|called|owes|has|was|is))(?!\w)",
    re.IGNORECASE,
)
_PERSONAL_SCRIPTS = re.compile(
    r"내 이름|제 이름|저는|私は|名前は|"
    r"我叫|我是|我的(?:名字|电话|地址|手机)|생년월일|連絡先|氏名|お礼のメール|様宛|先生|さんに"
)
_GENERAL = re.compile(
    r"(?<!\w)(?:(?:who|what|when|where|why|how) (?:was|were|did|painted|wrote|invented|"
    r"discovered|composed|won)|who is|explain (?:how|why|what|the)|what(?:'s| is) the difference|define|"
    r"history|histor(?:y|ical|ian)|century|revolution|"
    r"theor(?:y|em)|philosoph\w+|president|presidents|king|queen|emperor|dynasty|war|novels?|"
    r"plays|poems?|symphony|films?|movies?|episode|season \d|godfather|painter|painted|"
    r"painting|museum|nobel|prize|physics|chemistry|born in \d{4}|died in|foreign policy|"
    r"in general|generally|legally|case law|house of lords|supreme court|act (?:of "
    r")?(?:1[6-9]|20)\d\d|section \d+|chess|opening|defen[cs]e|gambit|recipe|ingredients|trip "
    r"to|days in|travel|summari[sz]e the plot|plot of|by shakespeare|biograph\w+|economist|"
    r"scientist|mathematician|"
    r"wer war|was ist|warum|wie viele|geschichte|roman|qui (?:a|était)|pourquoi|histoire|"
    r"siècle|quién|por qué|historia|siglo|cuadro|pintó|chi (?:era|ha)|perché|storia|secolo|"
    r"quem foi|receita|século|почему|роман|писатель|истори\w+|kim|neden|tarih\w*|谁|为什么|历史|園|"
    r"园林)(?!\w)",
    re.IGNORECASE,
)
_FICTION = re.compile(
    r"(?<!\w)(?:(?:write|create|design|generate|continue|tell|invent|make up|finish|give me|"
    r"draft|compose|suggest|need|help me (?:write|with))\b[^.?!\n]{0,60}\b(?:story|stories|"
    r"tale|novel|novella|mystery|thriller|scene|chapter|poem|sonnet|haiku|limerick|screenplay|"
    r"script for|dialogue|fable|fairy tale|opening|backstory|character(?: (?:names?|sheet))?|"
    r"villain|protagonist|d&d|dungeon|campaign|fan ?fiction|npc|lyrics|sketch)|"
    r"(?:my|the|a) (?:novel|short story|manuscript|screenplay|protagonist|main character|"
    r"heroine|villain|fantasy world)|fictional|made-up (?:people|names|characters)|in "
    r"(?:chapter|act) \d|"
    r"schreib\w* (?:eine|mir eine) (?:kurz)?geschichte|(?:écris|raconte)\w* une (?:histoire|"
    r"nouvelle)|escrib\w+ un (?:cuento|relato)|scriv\w+ (?:un racconto|una storia)|escrev\w+ "
    r"(?:um conto|uma história)|schrijf een verhaal|napisz opowiadanie)(?!\w)",
    re.IGNORECASE,
)
_CITATION = re.compile(
    r"(?<!\w)(?:bibliograph\w+|bibtex|apa(?: 7)?|mla|chicago style|citations?|cite[sd]?|works "
    r"cited|reference list|isbn|doi|et al|@(?:book|article|inproceedings)|"
    r"literaturverzeichnis|bibliografía|bibliographie)(?!\w)",
    re.IGNORECASE,
)
_SAMPLE = re.compile(
    r"(?<!\w)(?:sample (?:rows?|data|form|letter|values?)|example (?:rows?|data|values?|docs|"
    r"page)|dummy data|obviously fake|placeholder\w*|fake (?:people|names?|data)|test data|"
    r"mock data|api docs|"
    r"musterformular|muster(?:mann|brief|text|stadt|straße)|beispiel\w*|fixtures?|template "
    r"with blanks|datos de (?:prueba|ejemplo)|dati di esempio|données d'exemple|przykład\w*|"
    r"fikcyjn\w+)(?!\w)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Scene:
    """The signs of each kind of talk: how many there are."""

    personal: int = 0  # somebody's own affairs, in the first person, or a letter
    third: int = 0  # somebody else's affairs
    general: int = 0
    fiction: int = 0
    citation: int = 0
    sample: int = 0
    facts: int = 0  # findings that tie a text to a private person: numbers, addresses

    def __add__(self, other: Scene) -> Scene:
        return Scene(
            self.personal + other.personal,
            self.third + other.third,
            self.general + other.general,
            self.fiction + other.fiction,
            self.citation + other.citation,
            self.sample + other.sample,
            self.facts + other.facts,
        )

    @property
    def invented(self) -> bool:
        """The people are a story's, a reading list's or a form's."""
        return not self.facts and (
            self.fiction > 0 or self.citation > 0 or (self.sample > 0 and self.personal < 2)
        )

    @property
    def private(self) -> bool:
        """Somebody's own affairs are talked about."""
        return self.facts > 0 or self.personal > 0 or (self.third > 1 and not self.general)

    @property
    def asks(self) -> bool:
        """Nothing but general knowledge is asked for: no sign of anybody's own affairs."""
        return self.general > 0 and not (self.facts or self.personal or self.third)


EMPTY = Scene()


def scene_of(text: str) -> Scene:
    """The signs in one folded text."""
    return Scene(
        personal=_count(_PERSONAL, text) + _count(_PERSONAL_SCRIPTS, text),
        third=_count(_THIRD, text),
        general=_count(_GENERAL, text),
        fiction=_count(_FICTION, text),
        citation=_count(_CITATION, text),
        sample=_count(_SAMPLE, text),
    )


def _count(pattern: re.Pattern[str], text: str) -> int:
    return sum(1 for _ in pattern.finditer(text))
