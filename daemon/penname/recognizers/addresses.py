"""Street addresses as one span, by the way each covered country writes them."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

_UK = r"(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})"
_US_STATE = (
    r"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|"
    r"S[CD]|T[NX]|UT|V[AT]|W[AIVY]|"
    r"Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|"
    r"Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|"
    r"Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|"
    r"Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|"
    r"(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|"
    r"Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming|"
    r"ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|ACT)"
)
_ZIP = r"(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4})"
_STREET = (
    r"(?:(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|terrace|"
    r"parkway|pkwy|highway|hwy|crescent|cres|mews|paddocks|esplanade)|"
    r"(?-i:(?:Place|Pl|Way|Ter|Circle|Cir|Square|Sq|Close|Gardens|Grove|Row|Walk|Hill|Rise|"
    r"Yard|Gate|Quay|Brow|Brae|Brink|Green|Park|View|Trail|Trl|Alley|Loop|Line|Concession|"
    r"Parade|Wharf|Bank|End|Pike|Spur|Path|Drove|Heights|Vale|Wynd|Croft|Court|Fold|Field|"
    r"Fields|Side|Bridge|Cross|Common|Ridge|Point)))"
)
_WORD = r"(?:(?:st|mt|ft|dr)\.|[A-Za-zÀ-ÿ][\wÀ-ÿ'-]*|\d{1,3}(?:st|nd|rd|th))"
_JOINED_STREET = r"(?-i:[A-Z][a-z]{2,12}(?:gate|way|bank|side|brow|hill|croft|field|green|wood|ridge))"
_UNIT = r"(?:apt|apartment|unit|suite|ste|flat|floor|fl|room|rm|#|no\.?)\.?\s?#?[\w-]{1,5}"
_CITY_WORD = r"(?:St\.|[A-ZÀ-ÝŁ-Ž][\wÀ-ÿŁ-ž'-]+)"
_CITY_LINK = r"(?:upon|on|in|the|am|an|der|sur|de|la|le|les|del|di|do|da|dos)"
CITY = rf"(?-i:{_CITY_WORD}(?:[ -](?:(?:{_CITY_LINK} ){{0,2}}{_CITY_WORD}|{_CITY_LINK}(?=-))){{0,3}})"
_ANY_CITY = r"(?:[A-Za-zÀ-ÿ][\wÀ-ÿ'-]+(?:[ -][A-Za-zÀ-ÿ][\wÀ-ÿ'-]+){0,2})"
_SEP = r"(?:\s*[,·|]\s*|\s*\n\s*|\s+)"
_CAP = r"(?:(?-i:[A-ZÀ-ÝŁ-Ž])[\wÀ-ÿŁ-ž'’-]*\.?)"

_ENGLISH = (
    rf"(?<![\w.$£€#/-])(?:(?:{_UNIT}|rr \d+|[A-Z][\w']+ (?:house|cottage|court|lodge|farm)),? "
    rf"){{0,2}}\d{{1,6}}(?:[A-Za-z]|-\d{{1,4}})?,? (?:[NSEW]{{1,2}}\.? )?(?:(?:{_WORD} "
    rf"){{1,4}}?{_STREET}|{_JOINED_STREET})\b\.?"
    rf"(?: [NSEW]{{1,2}}\b)?(?:,? {_UNIT})?"
)
_ENGLISH_TAIL = (
    rf"(?:(?:{_SEP}{CITY}){{0,2}}?(?:{_SEP}(?-i:{_US_STATE})\b)?(?:{_SEP}{_ZIP})(?!\w)|"
    rf"(?:{_SEP}{_ANY_CITY}){{0,3}}?{_SEP}(?-i:{_UK})(?!\w)"
    rf"|,\s{CITY}(?:,?\s(?-i:{_US_STATE})\b)?)?"
)

ROWS = (
    Recognizer(
        "address.english",
        Kind.ADDRESS,
        rf"{_ENGLISH}{_ENGLISH_TAIL}",
        0.8,
        finds=(
            "at 2218 Alder Creek Rd, Bend, OR 97701.",
            "77 Hawthorne Street, Apt 4B, Cambridge, MA 02140",
            "lives at 1409 n clark st chicago",
            "44 Harborne Park Road, Birmingham B17 0DH on",
            "17a Gloucester Rd, BS7 8AA",
            "Flat 3, 88 Cotham Brow, Bristol BS6 6AN",
            "2 the paddocks, long ashton BS41 9DW",
        ),
        spares=("12 items in a row", "the 3 main streets"),
    ),
    Recognizer(
        "address.house_name",
        Kind.ADDRESS,
        rf"(?:{_CAP} ){{1,2}}(?:House|Cottage|Farm|Lodge|Barn|Hall|Mill|Vicarage|"
        rf"Villa)(?:{_SEP}{CITY}){{1,3}}?{_SEP}{_UK}(?!\w)",
        0.85,
        cased=True,
        finds=(
            "Rowan Cottage, Mill Lane, Thrapwell PE29 9XX",
            "Rowan Cottage\nMill Lane\nThrapwell\nPE29 9XX",
        ),
        spares=("House of Commons, London",),
    ),
    Recognizer(
        "address.po_box",
        Kind.ADDRESS,
        rf"\bP\.?O\.? ?Box \d{{1,6}}(?:,? {CITY}(?:,? (?-i:{_US_STATE}))?(?: {_ZIP})?)?",
        0.8,
        finds=("PO Box 1187, Eugene, OR 97401",),
        spares=("the PO Box",),
    ),
    Recognizer(
        "address.uk_postcode",
        Kind.LOCATION,
        r"(?<![\w-])(?:GIR ?0AA|(?![QVX])[A-Z](?:\d{1,2}|(?![IJZ])[A-Z]\d{1,2}|\d[A-HJKPSTUW]|"
        r"(?![IJZ])[A-Z]\d[ABEHMNPRVWXY]) ?\d[ABD-HJLNP-UW-Z]{2})(?![\w-])",
        0.7,
        cased=True,
        near=("postcode", "post code"),
        finds=("M1 1AA", "CR2 6XH", "W1A 1HQ"),
        spares=("QA1 1AA", "M1 1CA"),
    ),
    Recognizer(
        "address.german",
        Kind.ADDRESS,
        rf"(?<![\w-])(?:(?:{_CAP}[ -]){{0,3}}(?-i:[A-ZÄÖÜ])[\wäöüß.-]*(?:straße|strasse|str\.|weg|"
        rf"platz|allee|gasse|ring|damm|ufer|steig|pfad|chaussee|graben|berg|wall|markt|hof|kamp|"
        rf"stieg|rain)|(?:(?:Am|An der|Im|In der|Auf dem|Zum|Zur|Unter den|Straße d\w+) {_CAP}(?: "
        rf"{_CAP})?)) \d{{1,4}} ?[a-zA-Z]?(?!\w|\.\w)(?:(?:, \d{{1,2}}\. ?(?:OG|Stock|Etage)|, EG|, "
        rf"Whg\.? ?\w+))?(?:,?\s(?:D-|A-|CH-)?\d{{4,5}} {CITY})?",
        0.8,
        finds=(
            "Lindenstraße 14, 50674 Köln",
            "Am Lerchenrain 4, 37085 Göttingen",
            "Kanalstraße 118, 2. OG, 22085 Hamburg",
        ),
        spares=("Autobahnring 3.5",),
    ),
    Recognizer(
        "address.french",
        Kind.ADDRESS,
        rf"(?<![\w-])\d{{1,4}}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\.|boulevard|bd|impasse|"
        rf"chemin|allée|allées|place|quai|cours|route|square|passage|sentier|résidence|lotissement|"
        rf"faubourg|villa)\s(?:(?:de la|de l'|du|des|de|d'|l'|la|le|les|aux?) ?)?{_CAP}(?:[ "
        rf"-](?:de|la|du|des|le|les|l'|d')?[ ]?{_CAP}){{0,4}}(?:(?:,|\s-)?(?:\s(?:bât|appt|apt|"
        rf"étage)\.?\s?\w+,?)?\s\d{{5}} {CITY})?(?: à {CITY})?",
        0.8,
        finds=(
            "12 rue des Lilas, 69003 Lyon",
            "14, impasse des Charmilles, 35133 Romagné",
            "22 rue des Martyrs, 75009 Paris",
            "7 rue des Ormes-Bleus à Quimper",
        ),
        spares=("3 rue",),
    ),
    Recognizer(
        "address.spanish",
        Kind.ADDRESS,
        rf"(?<![\w-])(?:calle|c/|c\.|avenida|avda?\.?|plaza|pza\.|paseo|camino|carrera|ronda|"
        rf"travesía|glorieta|pasaje|urbanización)\s(?:(?:de la|de los|de las|del|de|el|la|los|"
        rf"las)\s)?{_CAP}(?: (?:de |del |la |las |los |y )?{_CAP}){{0,3}},? (?:n\.?[º°] "
        rf"?)?\d{{1,4}}(?![\w.,]\d)(?:,? (?:\d{{1,2}}\.?[º°ªo] ?[A-Z]?\b|bajo|piso \w+|pta\.? "
        rf"\w+))?(?:,? \d{{5}} {CITY})?",
        0.8,
        finds=("Calle de Alcalá 45, 28014 Madrid", "calle del Olmo Seco 23, 4.º B, 50012 Zaragoza"),
        spares=("la calle",),
    ),
    Recognizer(
        "address.italian",
        Kind.ADDRESS,
        rf"(?<![\w-])(?:via|viale|v\.le|piazza|p\.za|piazzale|corso|c\.so|largo|vicolo|strada|"
        rf"contrada|lungomare)\s(?:(?:dei|degli|delle|della|dell'|del|di|d'|san|"
        rf"santa)\s?)?{_CAP}(?: (?:dei |di |da |della )?{_CAP}){{0,3}},? (?:n\. "
        rf"?)?\d{{1,4}}(?:/?[A-Za-z])?(?![\w.,]\d)(?:(?:,|\s-)? (?:\d{{5}} )?{CITY}(?: "
        rf"\([A-Z]{{2}}\))?)?",
        0.8,
        finds=("Via Garibaldi 18, 20121 Milano", "via dei Carpini 8, Bari"),
        spares=("via mail 3",),
    ),
    Recognizer(
        "address.portuguese",
        Kind.ADDRESS,
        rf"(?<![\w-])(?:rua|avenida|av\.|travessa|praça|largo|alameda|estrada|beco|calçada|"
        rf"rodovia)\s(?:(?:das|dos|da|do|de)\s)?{_CAP}(?: (?:das |dos |da |do |de |e "
        rf")?{_CAP}){{0,4}},? (?:n\.?[º°]? ?)?\d{{1,5}}(?![\w.,]\d)(?:,? (?:\d{{1,2}}\.?[º°] "
        rf"?(?:esq|dto|dir|frente|andar|[A-Z])\.?|apto?\.? ?\w+))?(?:(?:,| -)? (?:\d{{4}}-\d{{3}}|"
        rf"\d{{5}}-\d{{3}}) {CITY})?",
        0.8,
        finds=("Rua das Flores 102, 4050-262 Porto",),
        spares=("na rua",),
    ),
    Recognizer(
        "address.dutch",
        Kind.ADDRESS,
        rf"(?<![\w-])(?:{_CAP} )?(?-i:[A-Z])[\w'-]*(?:straat|weg|laan|gracht|plein|kade|singel|"
        rf"dijk|dam|hof|pad|steeg|markt|dreef|park|plantsoen|burg)\s\d{{1,4}} ?(?:[a-zA-Z]|-\d+|"
        rf"[a-z]{{2,3}})?(?![\w.])(?:,?\s\d{{4}} ?[A-Z]{{2}},? {CITY})?",
        0.8,
        finds=("Prinsengracht 263, 1016 GV Amsterdam", "Amsterdam 31b, 8316 GH Marknesse"),
        spares=("weg 3",),
    ),
    Recognizer(
        "address.polish",
        Kind.ADDRESS,
        rf"(?<![\w-])(?:ul\.|ulica|al\.|aleja|pl\.|os\.)\s{_CAP}(?: {_CAP}){{0,3}} "
        rf"\d{{1,4}}[a-zA-Z]?(?:/\d{{1,4}}| m\. ?\d+)?(?:,? \d{{2}}-\d{{3}} {CITY})?",
        0.8,
        finds=("ul. Wierzbowa 7/12, 24-100 Puławy",),
        spares=("ul. ",),
    ),
    Recognizer(
        "address.swedish",
        Kind.ADDRESS,
        rf"(?<![\w-])(?-i:[A-ZÅÄÖ])[\wåäöÅÄÖ]*(?:vägen|gatan|gränd|stigen|torget|allén|"
        rf"backen)\s\d{{1,4}} ?[A-Z]?(?![\w.])(?:,?\s\d{{3}} ?\d{{2}} {CITY})?",
        0.8,
        finds=("Tallkottevägen 16",),
        spares=("vägen 16",),
    ),
    Recognizer(
        "address.turkish",
        Kind.ADDRESS,
        r"(?<![\w-])(?:[A-ZÇĞİÖŞÜ][\wçğıöşü]+ (?:Mah(?:allesi|\.)),? )?[A-ZÇĞİÖŞÜ][\wçğıöşü]+(?: "
        r"[A-ZÇĞİÖŞÜ][\wçğıöşü]+)? (?:Sok(?:ak|ağı|\.)|Cad(?:desi|\.)|Bulvarı)\s(?:No:? "
        r"?)?\d{1,4}(?:/\d+)?(?: ?D:? ?\d+)?(?:,? "
        r"[A-ZÇĞİÖŞÜ][\wçğıöşü]+(?:/[A-ZÇĞİÖŞÜ][\wçğıöşü]+)?)?",
        0.8,
        cased=True,
        finds=("Çınar Mah. Lale Sokak No: 12/4",),
        spares=("Cad. 12",),
    ),
    Recognizer(
        "address.russian",
        Kind.ADDRESS,
        r"(?<!\w)(?:г\. ?[А-ЯЁ][\w-]+, ?)?(?:ул\.|улица|просп\.|проспект|пр-т|пер\.|переулок|"
        r"наб\.|бульвар|шоссе) ?[А-ЯЁ][\w-]+(?: [А-ЯЁ][\w-]+)?,? ?(?:д\. ?|дом "
        r"?)?\d{1,4}[а-я]?(?:/\d+)?(?:,? ?(?:корп\.|к\.) ?\d+)?(?:,? ?(?:кв\.|квартира) ?\d+)?",
        0.8,
        finds=("ул. Садовая, д. 5, кв. 12",),
        spares=("улица",),
    ),
    Recognizer(
        "address.japanese",
        Kind.ADDRESS,
        r"(?:〒?\d{3}-\d{4} "
        r"?)?(?:[一-龥]{2,4}[都道府県])?[一-龥ヶ]{1,6}[市区町村][一-龥ぁ-んァ-ンヶー]{1,12}?\d{1,4}(?:丁目|"
        r"[-−ー番の])\d{1,4}(?:[-−ー号の]\d{1,4}){0,2}(?:号)?(?: ?[^\s,。、]{2,12}\d{3}号室?)?",
        0.85,
        finds=("大津市柳が崎台3-2-11",),
        spares=("3-2-11",),
    ),
    Recognizer(
        "address.chinese",
        Kind.ADDRESS,
        r"(?:[一-龥]{2,6}(?:省|市|区|县)){0,3}[一-龥]{2,8}(?:路|街|巷|大道|"
        r"弄)\d{1,5}号?(?:[一-龥\d]{0,10}?\d{1,5}(?:室|号楼|单元|栋|号))*",
        0.75,
        finds=("南京西路128号3号楼1404室",),
        spares=("平江路上",),
    ),
    Recognizer(
        "address.korean",
        Kind.ADDRESS,
        r"(?:[가-힣]{2,8}(?:시|도|군|구) ?){1,3}[가-힣0-9]{2,12}(?:로|길) ?\d{1,4}(?:-\d{1,3})?(?:,? "
        r"?\d{1,4}동 ?\d{1,4}호)?",
        0.8,
        finds=("서울시 마포구 월드컵로 12",),
        spares=("마포구",),
    ),
)
