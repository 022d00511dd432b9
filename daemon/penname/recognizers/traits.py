"""Age and the attributes that describe a person: origin, faith, orientation, politics, disability.

They count only when they are said of a person in the text: "I am a Catholic", never "the Catholic Church".
"""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

_SELF = (
    r"(?:i am|i'?m|im|we are|we're|he is|he's|she is|she's|they are|they're|as an?|being an?|"
    r"who is|my (?:\w+ ){1,2}is|is|identif(?:y|ies) as|"
    r"ich bin|wir sind|er ist|sie ist|als|je suis|il est|elle est|nous sommes|soy|es|somos|"
    r"sono|è|sou|é|ik ben|hij is|zij is|jestem)"
)
_A = (
    r"(?:\s+(?:an?|the|also|a practi[sc]ing|practi[sc]ing|devout|openly|a devout|born|raised|"
    r"ein|eine|un|une|una|um|uma|een|proud|a proud|strictly|very)){0,2}\s+"
)
_FAITHS = (
    r"catholic|protestant|evangelical|baptist|methodist|lutheran|orthodox jew|jewish|jew|"
    r"muslim|sunni|shia|hindu|buddhist|sikh|mormon|"
    r"jehovah'?s witness|atheist|agnostic|quaker|christian|katholisch|evangelisch|muslimisch|"
    r"jüdisch|catholique|musulmane?|juive?|católic[oa]|"
    r"musulm[aá]n[oa]?|judí[oa]|cattolic[oa]|ebre[oa]|muçulman[oa]|judeu|judia|katholiek|"
    r"moslim|joods|katolik|katoliczką"
)
_ORIENTATIONS = (
    r"heterosexual|gay|lesbian|bisexual|bi|queer|pansexual|asexual|trans(?:gender)?|"
    r"non-?binary|homosexual|schwul|lesbisch|bisexuell|homosexuell|gei|lésbica|lesbica|"
    r"homosexuel(?:le)?|lesbienne"
)
_ORIGINS = (
    r"american|canadian|australian|british|english|scottish|welsh|dutch|belgian|swiss|"
    r"austrian|swedish|norwegian|danish|finnish|israeli|lebanese|saudi|egyptian|kenyan|south "
    r"african|peruvian|chilean|argentin(?:e|ian)|venezuelan|ecuadorian|dominican|thai|"
    r"indonesian|malaysian|nepali|sri lankan|african[- ]american|black|latin[oax]|hispanic|"
    r"asian[- ]american|native american|roma|romani|kurdish|kurde|kurdin|arab|chinese|indian|"
    r"nigerian|"
    r"ghanaian|polish|ukrainian|russian|turkish|mexican|colombian|brazilian|pakistani|"
    r"bangladeshi|vietnamese|filipino|filipina|korean|japanese|"
    r"syrian|iranian|iraqi|afghan|somali|ethiopian|eritrean|moroccan|algerian|tunisian|"
    r"egyptian|jamaican|haitian|cuban|puerto rican|irish|italian|"
    r"german|french|spanish|portuguese|greek|romanian|bulgarian|hungarian|czech|slovak|"
    r"serbian|croatian|bosnian|albanian|türke|türkin|türkisch|syrer|syrerin"
)
_POLITICS = (
    r"republican|democrat|socialist|communist|conservative|libertarian|labour (?:voter|member|"
    r"supporter)|tory|green party member|trump supporter|"
    r"leftist|anarchist|member of the (?:labour|conservative|green|republican|democratic|"
    r"communist) party|spd-mitglied|cdu-mitglied|afd-mitglied"
)
_DISABLED = (
    r"deaf|blind|legally blind|hard of hearing|paraplegic|quadriplegic|wheelchair[- ]bound|a "
    r"wheelchair user|wheelchair user|disabled|autistic|dyslexic|"
    r"an amputee|schwerbehindert|gehörlos|blind|sourde?|aveugle|handicapée?|sord[oa]|ciego|"
    r"ciega|cieco|cieca|surd[oa]|ceg[oa]|doof|niewidom[ya]"
)

ROWS = (
    Recognizer(
        "trait.age_said",
        Kind.AGE,
        r"(?:\b(?:i am|i'?m|im|he is|he's|she is|she's|my (?:\w+ ){1,3}is|(?:son|daughter|child|"
        r"kid|boy|girl|brother|sister|mother|father|mom|mum|dad|wife|husband|(?-i:[A-Z][a-z]+)) "
        r"(?:is|turns|turned)|aged?|turning|turns|turned|age is)\s*:?\s+(?:only |now |almost |"
        r"nearly |about )?)(?P<value>1[01]\d|[1-9]\d?)(?!\w|[.,:/-]?\d|\s?(?:%|percent|am|pm|km|"
        r"miles|minutes|hours|days|weeks|months|euros?|dollars|pounds|kg|cm|times|points|people|"
        r"steps|feet|inches|st|nd|rd|th|of|in the|items|characters|°|pages|and a half hours))",
        0.6,
        finds=("I'm 41, never had", "My son is 9 and in", "Chloe is 9 and was", "he turns 70 on the"),
        spares=("I'm 100% sure", "the answer is 42 percent", "the page is 12 pages"),
    ),
    Recognizer(
        "trait.age_years",
        Kind.AGE,
        r"(?<![\d.,-])(?<![A-Za-z])(?P<value>1[01]\d|[1-9]\d?)(?=[- ](?:years?[- ]old|year[- "
        r"]olds?|yo\b|y/o|jahre? alt|jährige\w*|-jährige\w*|ans\b|años\b|anni\b|anos\b|jaar oud|"
        r"lat(?!\w)|år gammal|yaşında)|歳|세)",
        0.6,
        near=(
            "i",
            "he",
            "she",
            "my",
            "patient",
            "son",
            "daughter",
            "歳",
            "세",
            "il",
            "elle",
            "a",
            "tem",
            "tiene",
            "ha",
            "ich",
            "bin",
            "ist",
            "is",
        ),
        reach=40,
        finds=("a 47-year-old woman", "Il a 8 ans", "健さんはお孫さんで19歳です"),
        spares=("whisky of 12 years",),
    ),
    Recognizer(
        "trait.age_field",
        Kind.AGE,
        r"\b(?:age|alter|âge|edad|età|idade|leeftijd|wiek)\b[\"']?\s*[:=|"
        r"]\s*[\"']?(?P<value>1[01]\d|[1-9]\d?)\b",
        0.8,
        finds=("Age: 83    Hospital", '"age": 34'),
        spares=("age: unknown",),
    ),
    Recognizer(
        "trait.age_comma",
        Kind.AGE,
        r"\b(?:i'?m|i am|im)\s+[\w'-]+(?:\s+[\w'-]+)?,\s*(?P<value>[1-9]\d)(?=\s*(?:,|and\b|from\b|\())",
        0.7,
        finds=("i'm tom okafor, 34, and my doctor",),
        spares=("i'm tired, 34 pages left",),
    ),
    Recognizer(
        "trait.faith",
        Kind.RELIGION,
        rf"\b{_SELF}{_A}(?P<value>{_FAITHS})\b",
        0.7,
        finds=("I'm a practising Catholic and", "ich bin katholisch"),
        spares=("the Catholic Church says",),
    ),
    Recognizer(
        "trait.practised_faith",
        Kind.RELIGION,
        r"\b(?:i|we|my \w+|he|she) (?:practi[sc]es?|follows?|converted to|was raised in|believe "
        r"in) (?P<value>buddhism|islam|christianity|judaism|hinduism|catholicism|sikhism|"
        r"orthodoxy|shinto|taoism|wicca|scientology)\b",
        0.7,
        finds=("I practice Buddhism, which",),
        spares=("the history of Buddhism",),
    ),
    Recognizer(
        "trait.orientation",
        Kind.SEXUALITY,
        rf"\b{_SELF}{_A}(?P<value>{_ORIENTATIONS})\b",
        0.7,
        finds=("I am gay and", "my brother is transgender"),
        spares=("gay rights history",),
    ),
    Recognizer(
        "trait.origin",
        Kind.ETHNICITY,
        rf"\b(?:i am|i'?m|im|we are|we're|my (?:\w+ ){{1,2}}(?:is|are)|ich bin|je suis|soy|sono|"
        rf"sou|ik ben|jestem|he is|he's|she is|she's){_A}(?P<value>{_ORIGINS})\b(?!\s(?:class|food|"
        rf"cuisine|language|history|lesson|grammar|restaurant|teacher|student))",
        0.65,
        finds=("I'm Nigerian and", "we are Kurdish"),
        spares=("Chinese food near me", "I'm French class president"),
    ),
    Recognizer(
        "trait.politics",
        Kind.POLITICS,
        rf"\b(?:i am|i'?m|im|we are|my (?:\w+ ){{1,2}}is|as|he is|she is|he's|"
        rf"she's){_A}(?P<value>{_POLITICS})\b",
        0.65,
        finds=("I'm a Republican in a blue state",),
        spares=("the Republican party won",),
    ),
    Recognizer(
        "trait.vote",
        Kind.POLITICS,
        r"\b(?:i|we|my \w+) (?:always )?vote[ds]? (?:for (?:the )?)?(?P<value>republican|"
        r"democrats?|labour|tory|tories|conservatives?|greens?|trump|biden|harris|afd|spd|cdu|le "
        r"pen|macron|vox|pp|psoe)\b",
        0.7,
        finds=("I voted for Trump twice",),
        spares=("who voted for the bill",),
    ),
    Recognizer(
        "trait.disability",
        Kind.DISABILITY,
        rf"\b(?:i am|i'?m|im|my (?:\w+ ){{1,2}}is|he is|he's|she is|she's|as an?|ich bin|je suis|"
        rf"soy|sono|sou|ik ben|who is){_A}(?P<value>{_DISABLED})\b(?! to)",
        0.65,
        finds=("I'm deaf and need captions",),
        spares=("blind to the facts", "a deaf ear"),
    ),
    Recognizer(
        "trait.impaired",
        Kind.DISABILITY,
        r"\b(?P<value>(?:hearing|visual|vision|sight|speech|mobility|cognitive) (?:impairment|"
        r"loss|disability))\b",
        0.3,
        near=("my", "his", "her", "i", "disclosed", "has", "have", "he", "she", "due to"),
        reach=40,
        finds=("Erin disclosed a hearing impairment",),
        spares=("guidelines for visual impairment",),
    ),
    Recognizer(
        "trait.gender",
        Kind.GENDER,
        r"\b(?:gender|sex|geschlecht|sexe|sexo|sesso)[\"']?\s*[:=]\s*[\"']?(?P<value>male|female|"
        r"m|f|non-binary|männlich|weiblich|homme|femme|hombre|mujer)\b",
        0.7,
        finds=("Sex: F", '"gender": "female"'),
        spares=("gender: string",),
    ),
)
