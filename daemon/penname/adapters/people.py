"""Names of people by the words around them and by the lists of names, in the languages covered.

The neural model finds most names; this finds those that stand in a form, after a greeting, behind a
relation ("my landlord …"), in lower case, or that come from a culture the model knows little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from penname.adapters.lexicons import Lexicons
from penname.core.findings import Finding
from penname.core.kinds import Kind

CUED, LISTED = "people.cue", "people.list"

_UP = r"[^\W\d_a-zß-öø-ÿα-ωа-яё]"
_PARTICLE = r"(?:van der|van den|van de|von der|von|van|de la|de los|de las|del|della|de|der|den|di|da|dos|das|du|le|la|el|al|bin|binti|ibn|ter|ten|af|av|zu|zur|y|e|st\.?)"
_WORD = rf"(?:{_UP}[\w'’]*[\w](?:[-'’]{_UP}?[\w'’]+)*|{_UP}\.(?:-?{_UP}\.)?)"
_FULL = rf"{_WORD}(?: (?:{_PARTICLE} )?{_WORD}){{0,4}}"
_LOW = r"[^\W\d_][\w'’-]*(?: [^\W\d_][\w'’-]*){0,3}"

TITLES = (
    r"(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Lady|Lord|Dame|Judge|Justice|Principal|Rev|Reverend|Father|Sister|Pastor|Rabbi|Imam|Coach|Officer|Detective|Sergeant|Captain|"
    r"Uncle|Aunt|Auntie|Grandma|Grandpa|Nurse|Councillor|Cllr|"
    r"Herr|Herrn|Frau|Doktor|M|Mme|Mlle|Monsieur|Madame|Docteur|Maître|Me|Señor|Señora|Sr|Sra|Srta|Don|Doña|Signor|Signora|Sig|Sig\.ra|Dott|Dottor|Dottoressa|dott\.ssa|Avv|"
    r"Senhor|Senhora|Dona|Dra|Dr\.ª|meneer|mevrouw|dhr|mevr|Pan|Pani|pan|pani|Panu|Pana|Panią|Doktorze|Herrn|fru|herr|Bay|Bayan|Sayın)"
)
_CUES = (
    r"my name is|my name's|name is|name's|i am called|full name is|maiden name(?: is)?|called|named|display name|signed(?: by)?|sign(?: it)?(?: as| off as| with)?|on behalf of|"
    r"this is|speaking with|regards,?|sincerely,?|yours faithfully,?|cheers,?|love,|thanks,|thx,?|"
    r"mein name ist|ich heiße|ich heisse|namens|heißt|viele grüße,?|mit freundlichen grüßen,?|gruß,?|"
    r"je m'appelle|je me nomme|mon nom est|s'appelle|nommée?|cordialement,?|"
    r"me llamo|mi nombre es|se llama|llamad[oa]|atentamente,?|saludos,?|"
    r"mi chiamo|si chiama|il mio nome è|cordiali saluti,?|un caro saluto,?|"
    r"chamo-me|me chamo|o meu nome é|meu nome é|chama-se|cumprimentos,?|atenciosamente,?|"
    r"mijn naam is|ik heet|heet|groet,?|groeten,?|met vriendelijke groet,?|"
    r"nazywam się|mam na imię|nazywa się|pozdrawiam,?|z poważaniem,?|"
    r"jag heter|mitt namn är|heter|hälsningar,?|mera naam|benim adım|adım|меня зовут|е[её] зовут|его зовут|зовут|с уважением,?"
)
_GREETINGS = r"dear|hi|hello|hey|good morning|liebe[rs]?|sehr geehrte[r]?|hallo|guten tag|cher|chère|bonjour|estimad[oa]|querid[oa]|hola|gentile|caro|cara|ciao|prezad[oa]|car[oa]|olá|beste|geachte|hoi|drog[ia]|szanown[yae]|cześć|kära|hej|sevgili|sayın|merhaba|уважаем(?:ый|ая)|дорог(?:ой|ая)"
_RELATIONS = (
    r"husband|wife|boyfriend|girlfriend|partner|fiancée?|ex|son|daughter|kid|child|baby|brother|sister|mother|father|mom|mum|dad|uncle|aunt|cousin|nephew|niece|"
    r"grandfather|grandmother|grandson|granddaughter|grandpa|grandma|friend|neighbou?r|landlord|landlady|tenant|roommate|flatmate|boss|manager|supervisor|colleague|"
    r"co-?worker|teacher|tutor|counsell?or|therapist|doctor|gp|dentist|nurse|lawyer|attorney|solicitor|accountant|agent|client|patient|student|employee|assistant|"
    r"contact|contact person|hr contact|account manager|officer|loan officer|sponsor|coach|owner|borrower|witness|plaintiff|defendant|cleaner|plumber|babysitter|nanny|vet|"
    r"account holder|holder|beneficiary|passenger|guest|payee|applicant|candidate|director|secretary|"
    r"mann|frau|freund|freundin|sohn|tochter|bruder|schwester|mutter|vater|nachbar|nachbarin|chef|chefin|vermieter|vermieterin|kollege|kollegin|ärztin|arzt|patient|patientin|kontoinhaber|kontoinhaberin|mieter|mieterin|"
    r"mari|femme|fils|fille|frère|sœur|soeur|mère|père|voisin|voisine|patron|patronne|médecin|propriétaire|collègue|ami|amie|enfant|"
    r"marido|esposa|mujer|hijo|hija|hermano|hermana|madre|padre|vecin[oa]|jef[ea]|caser[oa]|director[a]?|amig[oa]|"
    r"marito|moglie|figlio|figlia|fratello|sorella|vicin[oa]|capo|amic[oa]|padrone di casa|"
    r"filho|filha|irmão|irmã|mãe|pai|vizinh[oa]|senhorio|senhoria|chefe|"
    r"man|vrouw|zoon|dochter|broer|zus|moeder|vader|buurman|buurvrouw|baas|huisbaas|"
    r"mąż|żona|syn|córka|córkę|brat|siostra|sąsiad|sąsiadka|szef|szefowa|powódka|powód|pozwany|"
    r"son|dotter|bror|syster|granne|eşim|oğlum|kızım|kardeşim|komşum|doktorum|муж|жена|сын|дочь|брат|сестра"
)
_FIELDS = (
    r"(?:full[ _-]?|first[ _-]?|last[ _-]?|given[ _-]?|family[ _-]?|middle[ _-]?|sur|legal[ _-]?|maiden[ _-]?|patient[ _-]?|customer[ _-]?|client[ _-]?|account[ _-]?|display[ _-]?|contact[ _-]?|user[ _-]?full[ _-]?)?name|"
    r"patient|from|to|cc|author|attn|attention|contact|customer|client|tenant|landlord|borrower|co-borrower|holder|insured|employee|candidate|applicant|signed|present|apologies|participants|attendees|"
    r"vorname|nachname|vor- und nachname|von|an|mieter|vermieter|patientin|kunde|nom|prénom|de|à|enfant|nombre|apellidos?|paciente|para|nome|cognome|paziente|committente|apelido|naam|voornaam|achternaam|imię|nazwisko|imię i nazwisko|namn|ad|soyad|имя|фамилия|фио|氏名|名前|姓名|이름|성명"
)

_CASED = (
    (0.75, re.compile(rf"(?i:(?<!\w)(?:{_CUES})):?\s+[\"'“*]*(?P<value>{_FULL})")),
    (0.72, re.compile(rf"(?i:(?<!\w)(?:{_GREETINGS}))\s+(?:(?:{TITLES})\.? )?(?P<value>{_FULL})(?=\s*[,!:;.\n]|$)")),
    (0.78, re.compile(rf"(?<!\w){TITLES}\.?\s(?P<value>{_FULL})")),
    (0.74, re.compile(rf"(?i:(?<!\w)(?:my|our|his|her|their|your|the|seine?|ihre?|meine?|unsere?|mon|ma|mes|son|sa|notre|mi|mis|su|mio|mia|suo|sua|meu|minha|ao meu|seu|mijn|zijn|haar|mój|moja|moją|min|mitt) (?:\w+ )?(?:{_RELATIONS}))[,:]?\s(?:is |called |named |ist |est |es |è |é )?(?:(?:{TITLES})\.? )?(?P<value>{_FULL})")),
    (0.72, re.compile(rf"(?im:(?:^|[|,{{(\[]|\s\*\*|[-*] |\s(?=\w+=))\s*[\"']?(?:{_FIELDS})[\"'*]*\s*[:=|：]\s*[\"'*]*)(?:(?:{TITLES})\.? )?(?P<value>{_FULL})")),
    (0.65, re.compile(rf"(?i:(?<!\w)(?:{_RELATIONS})),?\s(?:(?:{TITLES})\.? )?(?P<value>{_FULL})")),
    (0.7, re.compile(rf"(?P<value>{_WORD}(?: (?:{_PARTICLE} )?{_WORD}){{1,3}})\s?(?=<?[\w.+-]+@[\w-]+\.)")),
    (0.6, re.compile(rf"(?i:(?<!\w)(?:i'm|i am|ich bin|je suis|soy|sono|sou|ik ben|jestem|jag är))\s(?P<value>{_FULL})(?=\s*(?:[,.!;\n]|$|and\b|from\b|und\b|et\b|y\b|e\b))")),
    (0.62, re.compile(rf"(?i:(?<!\w)(?:call|text|email|e-mail|ask|tell|told|contact|meet|met|invite|copy|cc|thank|thanks to|forward (?:it )?to|write to|reply to|note to|letter (?:to|for)|sent (?:to|by)|guests?:|appointment with|married|divorced|referred (?:her|him|me) to|schreibe an|écri(?:re|s) à|escrib\w+ a|scriv\w+ (?:una mail )?a|escrev\w+ (?:uma carta )?(?:a|ao)|schrijf aan|do))\s(?P<value>{_FULL})")),
    (0.64, re.compile(rf"(?i:(?<!\w)(?:with|by|for|from|of|and|und|von|et|de|y|con|e|di))\s(?P<value>{_WORD} (?:{_PARTICLE} )?{_WORD})")),
    (0.64, re.compile(rf"(?m)^[ \t>*_-]*(?P<value>{_WORD}(?: (?:{_PARTICLE} )?{_WORD}){{1,3}})[ \t*_]*$")),
)
_LOWER = (
    (0.72, re.compile(rf"(?i:(?<!\w)(?:my name is|my name's|name is|name's|real name|full name|i'?m|i am|im|called|names? (?:is )?|ich heiße|ich bin|je m'appelle|je suis|me llamo|soy|mi chiamo|sono|chamo-me|me chamo|mijn naam is|ik ben|nazywam się|jag heter))\s(?P<value>{_LOW})")),
    (0.7, re.compile(rf"(?i:(?<!\w)(?:my|our|his|her|the|mein|meine|mon|ma|mi|mio|mia|meu|minha|mijn) (?:\w+ )?(?:{_RELATIONS})),?\s(?:is |called )?(?P<value>{_LOW})")),
    (0.68, re.compile(rf"(?<!\w)(?:dr|mr|mrs|ms|prof|herr|frau|mme|sr|sra|dott\.ssa)\.?\s(?P<value>{_LOW})")),
    (0.66, re.compile(rf"(?i:(?<!\w)(?:hey|hi|hello|yo),? (?:it'?s|this is|its me,?))\s(?P<value>{_LOW})")),
    (0.66, re.compile(rf"(?i:(?<!\w)(?:contact person|sign(?: it)? as|lawyer:|from:|to:|name:))\s(?P<value>{_LOW})")),
)
_FAMILIES = re.compile(r"(?<!\w)the (?P<value>[A-ZÀ-Þ][a-zà-ÿ]+s)(?!\w)(?! [A-Z])")
_TOKEN = re.compile(r"[^\W\d_][\w'’]*(?:-[^\W\d_][\w'’]*)*|[^\W\d_]\.")
_RUN = re.compile(rf"(?<![\w@./\\-]){_WORD}(?:,? (?:{_PARTICLE} )?{_WORD}){{0,4}}(?![\w@\\/(]|\.\w)")
_LOW_RUN = re.compile(r"(?<![\w@./\\-])[a-zà-ÿ][\w'’]+ [a-zà-ÿ][\w'’-]+(?![\w@\\/(=]|\.\w)")


class People:
    """Finds names with the compiled lists. Stateless after construction."""

    def __init__(self, lexicons: Lexicons) -> None:
        self._given, self._family, self._ordinary = lexicons.given, lexicons.family, lexicons.ordinary
        self._places = lexicons.places

    def find(self, text: str) -> list[Finding]:
        """The names in a folded text; they may overlap."""
        found = [*self._cued(text), *self._listed(text), *self._lower(text)]
        return list({(f.start, f.end): f for f in sorted(found, key=lambda f: f.confidence)}.values())

    def known_name(self, word: str) -> bool:
        """Whether a lone word is a name of the lists and no ordinary word."""
        low = word.casefold()
        return (low in self._given or low in self._family) and low not in self._ordinary

    def _cued(self, text: str) -> Iterator[Finding]:
        for confidence, pattern in _CASED:
            for match in pattern.finditer(text):
                start, end = match.span("value")
                start, end = self._trimmed(text, start, end)
                if start < end and self._plausible(text[start:end], listed=confidence in _LISTED_ONLY):
                    yield Finding(Kind.PERSON, start, end, confidence, CUED)
        for match in _FAMILIES.finditer(text):
            low = match.group("value").casefold()
            if low[:-1] in self._family and low not in self._ordinary and low[:-1] not in self._ordinary:
                yield Finding(Kind.PERSON, match.start(), match.end(), 0.7, CUED)

    def _trimmed(self, text: str, start: int, end: int) -> tuple[int, int]:
        """Without ordinary words at the edges of a run: "Best Regards Devon Clarke" is "Devon Clarke"."""
        tokens = [(m.start(), m.end()) for m in _TOKEN.finditer(text, start, end)]
        while tokens and self._no_name(text[tokens[0][0] : tokens[0][1]]):
            tokens.pop(0)
        while tokens and self._no_name(text[tokens[-1][0] : tokens[-1][1]]):
            if len(tokens) == 2 and self.known_name(text[tokens[0][0] : tokens[0][1]]):
                break  # "Mikkel Strand": after a given name even a word is a family name
            tokens.pop()
        if not tokens:
            return start, start
        last = tokens[-1][1]
        if text[last - 1 : last] != "." and text[last : last + 1] == "." and last - tokens[-1][0] == 1:
            last += 1
        return tokens[0][0], last

    def _no_name(self, word: str) -> bool:
        low = word.casefold().removesuffix("'s").removesuffix("’s")
        if low.endswith(("'m", "'ve", "'ll", "'re", "'d")):
            return True
        return low in self._ordinary and low not in self._given and low not in self._family

    def _plausible(self, name: str, listed: bool = False) -> bool:
        """Whether a run of words can be a name; `listed`: only with a word of the lists in it."""
        if any(c.isdigit() for c in name):
            return False
        if listed and not any(self.known_name(m.group()) for m in _TOKEN.finditer(name)):
            return False
        words = [m.group().casefold() for m in _TOKEN.finditer(name)]
        telling = [word for word in words if len(word) > 1 and not word.endswith(".")]
        if not telling or all(word in self._ordinary for word in telling):
            return len(telling) == 1 and telling[0] in self._given and telling[0] not in _NEVER
        return not (len(telling) == 1 and (telling[0] in _NEVER or telling[0] in self._places and telling[0] not in self._given))

    def _listed(self, text: str) -> Iterator[Finding]:
        """Capitalised runs that hold a given name of the lists and something beside it."""
        for match in _RUN.finditer(text):
            start, end = self._trimmed(text, match.start(), match.end())
            words = [m.group() for m in _TOKEN.finditer(text, start, end)]
            if len(words) < 2 or not self._plausible(text[start:end]):
                continue
            low = [word.casefold().removesuffix("'s") for word in words]
            given = low[0] in self._given or (low[-1] in self._given and text[start:end].count(",") == 1) or low[0].endswith(".")
            pure = given and not low[0] in self._ordinary
            family = low[-1] in self._family or low[-1] not in self._ordinary
            if pure and family and not (" ".join(low) in self._places):
                both = low[0] in self._given and low[-1] in self._family and low[-1] not in self._ordinary
                yield Finding(Kind.PERSON, start, end, 0.72 if both else 0.6, LISTED)

    def _lower(self, text: str) -> Iterator[Finding]:
        for confidence, pattern in _LOWER:
            for match in pattern.finditer(text):
                start, end = match.span("value")
                stop = self._lower_end(text, start, end)
                if stop > start:
                    yield Finding(Kind.PERSON, start, stop, confidence, CUED)
        for match in _LOW_RUN.finditer(text):
            first, last = match.group().split(" ")
            listed = first in self._given and first not in self._ordinary and last in self._family
            if listed and last not in self._ordinary:
                yield Finding(Kind.PERSON, match.start(), match.end(), 0.6, LISTED)

    def _lower_end(self, text: str, start: int, end: int) -> int:
        """How far a name in lower case goes: as long as its words are no ordinary ones."""
        stop = start
        seen = 0
        for match in _TOKEN.finditer(text, start, end):
            word = match.group().casefold()
            if seen and text[stop : match.start()] != " ":
                break
            particle = seen and re.fullmatch(_PARTICLE, word)
            if word in self._ordinary and not particle and not (seen and word in self._family and self._ends(text, match.end())):
                break
            if not seen and word not in self._given and word not in self._family and not self._next_is_name(text, match.end(), end):
                return start
            seen += 1
            stop = match.end() if not particle else stop
            if particle and match.end() == end:
                break
            if particle:
                continue
        return stop

    def _next_is_name(self, text: str, start: int, end: int) -> bool:
        following = _TOKEN.search(text, start, end)
        return bool(following) and following.group().casefold() in self._family and following.group().casefold() not in self._ordinary

    def _ends(self, text: str, place: int) -> bool:
        return place >= len(text) or text[place] in ".,;:!?\n)"


_LISTED_ONLY = frozenset({0.64, 0.65})  # the cues that say little
_NEVER = frozenset(
    "i you he she it we they me him her us them who what this that these those there here yes no ok okay please thanks thank hello hi dear "
    "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday "
    "english german french spanish italian god lord jesus christ santa mr mrs ms dr sir madam team all everyone everybody colleague colleagues "
    "電話 住所 備考 氏名 性別 年齢 电话 地址 备注 전화 주소 vill support customer client user admin python java javascript react docker google apple amazon microsoft chatgpt claude internet email".split()
)
