"""The words around names: greetings, titles, relations, form fields, in the languages covered."""

from __future__ import annotations

import re

from penname.core.word_set import words

_UP = r"[^\W\d_a-zß-öø-ÿα-ωа-яё]"
PARTICLE = (
    r"(?:van der|van den|van de|von der|von|van|de la|de los|de las|del|della|de|der|den|di|"
    r"da|dos|das|du|le|la|el|al|bin|binti|ibn|ter|ten|af|av|zu|zur|y|e|st\.?)"
)
_WORD = rf"(?:{_UP}[\w'’]*[\w](?:[-'’]{_UP}?[\w'’]+)*|{_UP}\.(?:-?{_UP}\.)?)"
_FULL = rf"{_WORD}(?: (?:{PARTICLE} )?{_WORD}){{0,4}}"
_LOW = r"[^\W\d_][\w'’-]*(?: [^\W\d_][\w'’-]*){0,3}"

TITLES = (
    r"(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Lady|Lord|Dame|Judge|Justice|Principal|Rev|"
    r"Reverend|Father|Sister|Pastor|Rabbi|Imam|Coach|Officer|Detective|Sergeant|Captain|"
    r"Uncle|Aunt|Auntie|Grandma|Grandpa|Nurse|Councillor|Cllr|"
    r"Herr|Herrn|Frau|Doktor|M|Mme|Mlle|Monsieur|Madame|Docteur|Maître|Me|Señor|Señora|Sr|Sra|"
    r"Srta|Don|Doña|Signor|Signora|Sig|Sig\.ra|Dott|Dottor|Dottoressa|dott\.ssa|Avv|"
    r"Senhor|Senhora|Dona|Dra|Dr\.ª|meneer|mevrouw|dhr|mevr|Pan|Pani|pan|pani|Panu|Pana|Panią|"
    r"Doktorze|Herrn|fru|herr|Bay|Bayan|Sayın)"
)
_CUES = (
    r"my name is|my name's|name is|name's|i am called|full name is|maiden name(?: is)?|called|"
    r"named|display name|signed(?: by)?|sign(?: it)?(?: as| off as| with)?|on behalf of|"
    r"this is|speaking with|regards,?|sincerely,?|yours faithfully,?|cheers,?|love,|thanks,|thx,?|"
    r"mein name ist|ich heiße|ich heisse|namens|heißt|viele grüße,?|mit freundlichen grüßen,?|gruß,?|"
    r"je m'appelle|je me nomme|mon nom est|s'appelle|nommée?|cordialement,?|"
    r"me llamo|mi nombre es|se llama|llamad[oa]|atentamente,?|saludos,?|"
    r"mi chiamo|si chiama|il mio nome è|cordiali saluti,?|un caro saluto,?|"
    r"chamo-me|me chamo|o meu nome é|meu nome é|chama-se|cumprimentos,?|atenciosamente,?|"
    r"mijn naam is|ik heet|heet|groet,?|groeten,?|met vriendelijke groet,?|"
    r"nazywam się|mam na imię|nazywa się|pozdrawiam,?|z poważaniem,?|"
    r"jag heter|mitt namn är|heter|hälsningar,?|mera naam|benim adım|adım|меня зовут|е[её] "
    r"зовут|его зовут|зовут|с уважением,?"
)
_GREETINGS = (
    r"dear|hi|hello|hey|good morning|liebe[rs]?|sehr geehrte[r]?|hallo|guten tag|cher|chère|"
    r"bonjour|estimad[oa]|querid[oa]|hola|gentile|caro|cara|ciao|prezad[oa]|car[oa]|olá|beste|"
    r"geachte|hoi|drog[ia]|szanown[yae]|cześć|kära|hej|sevgili|sayın|merhaba|уважаем(?:ый|ая)|"
    r"дорог(?:ой|ая)"
)
_RELATIONS = (
    r"husband|wife|boyfriend|girlfriend|partner|fiancée?|ex|son|daughter|kid|child|baby|"
    r"brother|sister|mother|father|mom|mum|dad|uncle|aunt|cousin|nephew|niece|"
    r"grandfather|grandmother|grandson|granddaughter|grandpa|grandma|friend|neighbou?r|"
    r"landlord|landlady|tenant|roommate|flatmate|boss|manager|supervisor|colleague|"
    r"co-?worker|teacher|tutor|counsell?or|therapist|doctor|gp|dentist|nurse|lawyer|attorney|"
    r"solicitor|accountant|agent|client|patient|student|employee|assistant|"
    r"contact|contact person|hr contact|account manager|officer|loan officer|sponsor|coach|"
    r"owner|borrower|witness|plaintiff|defendant|cleaner|plumber|babysitter|nanny|vet|"
    r"account holder|holder|beneficiary|passenger|guest|payee|applicant|candidate|director|secretary|"
    r"mann|frau|freund|freundin|sohn|tochter|bruder|schwester|mutter|vater|nachbar|nachbarin|"
    r"chef|chefin|vermieter|vermieterin|kollege|kollegin|ärztin|arzt|patient|patientin|"
    r"kontoinhaber|kontoinhaberin|mieter|mieterin|"
    r"mari|femme|fils|fille|frère|sœur|soeur|mère|père|voisin|voisine|patron|patronne|médecin|"
    r"propriétaire|collègue|ami|amie|enfant|"
    r"marido|esposa|mujer|hijo|hija|hermano|hermana|madre|padre|vecin[oa]|jef[ea]|caser[oa]|"
    r"director[a]?|amig[oa]|"
    r"marito|moglie|figlio|figlia|fratello|sorella|vicin[oa]|capo|amic[oa]|padrone di casa|"
    r"filho|filha|irmão|irmã|mãe|pai|vizinh[oa]|senhorio|senhoria|chefe|"
    r"man|vrouw|zoon|dochter|broer|zus|moeder|vader|buurman|buurvrouw|baas|huisbaas|"
    r"mąż|żona|syn|córka|córkę|brat|siostra|sąsiad|sąsiadka|szef|szefowa|powódka|powód|pozwany|"
    r"son|dotter|bror|syster|granne|eşim|oğlum|kızım|kardeşim|komşum|doktorum|муж|жена|сын|дочь|брат|сестра"
)
_FIELDS = (
    r"(?:full[ _-]?|first[ _-]?|last[ _-]?|given[ _-]?|family[ _-]?|middle[ _-]?|sur|legal[ "
    r"_-]?|maiden[ _-]?|patient[ _-]?|customer[ _-]?|client[ _-]?|account[ _-]?|display[ _-]?|"
    r"contact[ _-]?|user[ _-]?full[ _-]?)?name|"
    r"patient|from|to|cc|author|attn|attention|contact|customer|client|tenant|landlord|"
    r"borrower|co-borrower|holder|insured|employee|candidate|applicant|signed|present|"
    r"apologies|participants|attendees|"
    r"vorname|nachname|vor- und nachname|von|an|mieter|vermieter|patientin|kunde|nom|prénom|"
    r"de|à|enfant|nombre|apellidos?|paciente|para|nome|cognome|paziente|committente|apelido|"
    r"naam|voornaam|achternaam|imię|nazwisko|imię i nazwisko|namn|ad|soyad|имя|фамилия|фио|氏名|"
    r"名前|姓名|이름|성명"
)

CASED = (
    (0.75, re.compile(rf"(?i:(?<!\w)(?:{_CUES})):?\s+[\"'“*]*(?P<value>{_FULL})")),
    (
        0.72,
        re.compile(
            rf"(?i:(?<!\w)(?:{_GREETINGS}))\s+(?:(?:{TITLES})\.? )?(?P<value>{_FULL})(?=\s*[,!:;.\n]|"
            rf"$)"
        ),
    ),
    (0.78, re.compile(rf"(?<!\w){TITLES}\.?\s(?P<value>{_FULL})")),
    (
        0.74,
        re.compile(
            rf"(?i:(?<!\w)(?:my|our|his|her|their|your|the|seine?|ihre?|meine?|unsere?|mon|ma|mes|son|"
            rf"sa|notre|mi|mis|su|mio|mia|suo|sua|meu|minha|ao meu|seu|mijn|zijn|haar|mój|moja|moją|"
            rf"min|mitt) (?:\w+ )?(?:{_RELATIONS}))[,:]?\s(?:is |called |named |ist |est |es |è |é "
            rf")?(?:(?:{TITLES})\.? )?(?P<value>{_FULL})"
        ),
    ),
    (
        0.72,
        re.compile(
            rf"(?im:(?:^|[|,{{(\[]|\s\*\*|[-*] |\s(?=\w+=))\s*[\"']?(?:{_FIELDS})[\"'*]*\s*[:=|"
            rf"：]\s*[\"'*]*)(?:(?:{TITLES})\.? )?(?P<value>{_FULL})"
        ),
    ),
    (0.65, re.compile(rf"(?i:(?<!\w)(?:{_RELATIONS})),?\s(?:(?:{TITLES})\.? )?(?P<value>{_FULL})")),
    (0.7, re.compile(rf"(?P<value>{_WORD}(?: (?:{PARTICLE} )?{_WORD}){{1,3}})\s?(?=<?[\w.+-]+@[\w-]+\.)")),
    (
        0.6,
        re.compile(
            rf"(?i:(?<!\w)(?:i'm|i am|ich bin|je suis|soy|sono|sou|ik ben|jestem|jag "
            rf"är))\s(?P<value>{_FULL})(?=\s*(?:[,.!;\n]|$|and\b|from\b|und\b|et\b|y\b|e\b))"
        ),
    ),
    (
        0.62,
        re.compile(
            rf"(?i:(?<!\w)(?:call|text|email|e-mail|ask|tell|told|contact|meet|met|invite|copy|cc|"
            rf"thank|thanks to|forward (?:it )?to|write to|reply to|note to|letter (?:to|for)|sent "
            rf"(?:to|by)|guests?:|appointment with|married|divorced|referred (?:her|him|me) to|"
            rf"schreibe an|écri(?:re|s) à|escrib\w+ a|scriv\w+ (?:una mail )?a|escrev\w+ (?:uma carta "
            rf")?(?:a|ao)|schrijf aan|do))\s(?P<value>{_FULL})"
        ),
    ),
    (
        0.64,
        re.compile(
            rf"(?i:(?<!\w)(?:with|by|for|from|of|and|und|von|et|de|y|con|e|di))\s(?P<value>{_WORD} "
            rf"(?:{PARTICLE} )?{_WORD})"
        ),
    ),
    (0.64, re.compile(rf"(?m)^[ \t>*_-]*(?P<value>{_WORD}(?: (?:{PARTICLE} )?{_WORD}){{1,3}})[ \t*_]*$")),
)
LOWER = (
    (
        0.72,
        re.compile(
            rf"(?i:(?<!\w)(?:my name is|my name's|name is|name's|real name|full name|i'?m|i am|im|"
            rf"called|names? (?:is )?|ich heiße|ich bin|je m'appelle|je suis|me llamo|soy|mi chiamo|"
            rf"sono|chamo-me|me chamo|mijn naam is|ik ben|nazywam się|jag heter))\s(?P<value>{_LOW})"
        ),
    ),
    (
        0.7,
        re.compile(
            rf"(?i:(?<!\w)(?:my|our|his|her|the|mein|meine|mon|ma|mi|mio|mia|meu|minha|mijn) (?:\w+ "
            rf")?(?:{_RELATIONS})),?\s(?:is |called )?(?P<value>{_LOW})"
        ),
    ),
    (0.68, re.compile(rf"(?<!\w)(?:dr|mr|mrs|ms|prof|herr|frau|mme|sr|sra|dott\.ssa)\.?\s(?P<value>{_LOW})")),
    (0.66, re.compile(rf"(?i:(?<!\w)(?:hey|hi|hello|yo),? (?:it'?s|this is|its me,?))\s(?P<value>{_LOW})")),
    (
        0.66,
        re.compile(
            rf"(?i:(?<!\w)(?:contact person|sign(?: it)? as|lawyer:|from:|to:|"
            rf"name:))\s(?P<value>{_LOW})"
        ),
    ),
)
FAMILIES = re.compile(r"(?<!\w)the (?P<value>[A-ZÀ-Þ][a-zà-ÿ]+s)(?!\w)(?! [A-Z])")
TOKEN = re.compile(r"[^\W\d_][\w'’]*(?:-[^\W\d_][\w'’]*)*|[^\W\d_]\.")
RUN = re.compile(rf"(?<![\w@./\\-]){_WORD}(?:,? (?:{PARTICLE} )?{_WORD}){{0,4}}(?![\w@\\/(]|\.\w)")
LOW_RUN = re.compile(r"(?<![\w@./\\-])[a-zà-ÿ][\w'’]+ [a-zà-ÿ][\w'’-]+(?![\w@\\/(=]|\.\w)")
ADDRESSED = re.compile(
    r"(?<!\w)(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herrn?|Frau|Mme|Mlle|Sra?|Srta|Signora?|Sig|dhr|mevr)\.?\s"
    rf"(?P<value>{_UP}[^\W\d_]+)(?![\w'’-]|\s{_UP})"
)
"""A title that only a name follows, and one word."""
MONTH_NAMES = words("may june april august march")

CONTRACTED = re.compile(r"['’](?:m|ve|ll|re|d)$")
SURE = 0.74  # from here on a cue says by itself that a name follows
LISTED_ONLY = frozenset({0.64, 0.65})  # the cues that say little
NEVER = words(
    "i you he she it we they me him her us them who what this that these those there here yes no ok",
    "okay please thanks thank hello hi dear january february march april may june july august",
    "september october november december monday tuesday wednesday thursday friday saturday sunday",
    "english german french spanish italian god lord jesus christ santa mr mrs ms dr sir madam team",
    "all everyone everybody colleague colleagues 電話 住所 備考 氏名 性別 年齢",
    "电话 地址 备注 전화 주소 vill support",
    "customer client user admin python java javascript react docker google apple amazon microsoft",
    "chatgpt claude internet email",
)
