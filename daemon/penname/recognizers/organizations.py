"""Employers, schools, clinics and firms, by legal form, institution word, or the words before them."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

_CAP = (
    r"(?:(?:St|Ste|Dr|Mt|Ft|Bros|Jr|Sr|Co|Prof|Mr|Mrs|[A-ZÀ-Ý])\.(?=[ -])|"
    r"[A-ZÀ-ÝŁ-Ž0-9][\wÀ-ÿŁ-ž'’-]*(?:\.[\wÀ-ÿŁ-ž'’-]+)*)"
)  # a stop inside, as in "S.A.", or after what is shortened: no name goes on into the next sentence
_JOIN = r"(?: (?:(?:&|and|of|the|for|de|del|della|di|des|du|do|da|dos|von|und|et|y|e) )?)"
_NAME = rf"{_CAP}(?:{_JOIN}{_CAP}){{0,4}}"
_LEGAL = (
    r"(?:Inc|LLC|L\.L\.C|Ltd|Limited|LLP|PLC|plc|Corp|Corporation|Co|Company|GmbH(?: & Co\. "
    r"KG)?|mbH|AG|KG|OHG|UG|e\.V|e\.K|SE|"
    r"S\.?A\.?R\.?L|SAS|S\.?A|S\.?L\.?U?|S\.?p\.?A|S\.?r\.?l|Lda|Ltda|B\.?V|N\.?V|AB|A/S|ApS|"
    r"AS|Oy|Sp\. z o\.o|S\.A|Pty(?: Ltd)?|K\.K|Group|Holdings|Partners|Associates)"
)
_INSTITUTION = (
    r"(?:Hospital|Clinic|Infirmary|Surgery|Medical (?:Center|Centre|Group|Practice)|"
    r"Health(?:care)?(?: Centre| Center| Trust)?|Hospice|Pharmacy|"
    r"University|College|Academy|School|Elementary|Institute|Kindergarten|Nursery|Preschool|Polytechnic|"
    r"Bank|Credit Union|Mutual|Insurance|Savings|Lettings|Estates|Properties|Realty|Logistics|"
    r"Consulting|Analytics|Solutions|Technologies|Systems|"
    r"Industries|Engineering|Energy|Airlines|Freight|Foods|Dairy|Farms|Brewery|Bakery|Studio|"
    r"Studios|Pharma|Biotech|Laboratories|Labs|Capital|Ventures|"
    r"Charity|Foundation|Council|Church|Parish|Mosque|Synagogue|Library|Museum|Theatre|Club|"
    r"Rovers|Society|Union|Partnership|Partners|Trust|Law|Advocates|Solicitors|"
    r"Rigging|Steel|Motors|Builders|Construction|Plumbing|Roofing|Records|Press|Media|"
    r"Publishing|Design|Architects|Therapy|Dental|Veterinary|Ceramics|Pottery)"
)
_NOT_FIRST = (
    r"(?!(?:The|A|An|My|Our|Your|His|Her|Their|This|That|In|At|On|For|Dear|And|Or|From|To|If|"
    r"When|With|Is|Are|Was|Hi|Hello|Medical|Public|High|Middle|Primary|Elementary|Local|"
    r"General|National|Law|Health|Life|Car|Home|New|Old|Big|Small|Second|First|Every|Any|Some|"
    r"No|Which|What) (?:\w+$|Bank|School|Hospital|University|Insurance|Council|Library|Museum|"
    r"Church|College|Clinic)\b)"
)
_FOREIGN = (
    r"(?:Klinikum|Klinik|Krankenhaus|Praxis|Universität|Hochschule|Grundschule|Gymnasium|"
    r"Realschule|Kita|Sparkasse|Volksbank|Hausverwaltung|"
    r"Hôpital|Clinique|Université|Lycée|Collège|École|Maison de santé|Cabinet|Crèche|Mairie|"
    r"Hospital|Clínica|Universidad|Instituto|Colegio|Residencia|Ayuntamiento|Centro de Salud|"
    r"Ospedale|Policlinico|Clinica|Università|Liceo|Istituto|Teatro|Banca|"
    r"Universidade|Escola|Colégio|Cerâmica|Centro de Saúde|"
    r"Ziekenhuis|Basisschool|Universiteit|Hogeschool|Szpital|Uniwersytet|Szkoła|Przychodnia|"
    r"Sjukhus|Skola|University|College|Bank|Church|St\.?|Saint)"
)

ROWS = (
    Recognizer(
        "organization.legal",
        Kind.ORGANIZATION,
        rf"(?<![\w.])(?:{_CAP}{_JOIN}){{0,4}}{_CAP},? {_LEGAL}\b\.?(?![\w])",
        0.8,
        cased=True,
        finds=("Walsh Marine Services Inc.", "Sterling Freight Ltd could", "Tanner & Boyle LLP,"),
        spares=("the company said", "Co."),
    ),
    Recognizer(
        "organization.institution",
        Kind.ORGANIZATION,
        rf"(?<![\w.]){_NOT_FIRST}{_CAP}(?:{_JOIN}{_CAP}){{0,3}} {_INSTITUTION}(?: of {_CAP}(?: "
        rf"{_CAP})?)?(?!\w)",
        0.6,
        cased=True,
        finds=(
            "at Mercy General Hospital in",
            "her school, Lincoln Elementary, wants",
            "St Brigid's Hospital",
            "Northwind Logistics to",
        ),
        spares=("the hospital", "My School"),
    ),
    Recognizer(
        "organization.of",
        Kind.ORGANIZATION,
        rf"(?<!\w){_FOREIGN} (?:(?:of|de la|de los|del|della|delle|di|do|da|de|du|des|d'|für|van|"
        rf"w) ?)?{_CAP}(?: (?:(?:de|la|los|du|und|of|the) )?{_CAP}){{0,3}}(?!\w)",
        0.5,
        cased=True,
        finds=("University of Houston, 2015", "Residencia Los Tilos,", "Maison de santé du Nançon"),
        spares=("the hospital bill",),
    ),
    Recognizer(
        "organization.named_place",
        Kind.ORGANIZATION,
        rf"(?<!\w)(?P<value>(?:policlinico|ospedale|clinica|ditta|azienda|istituto|liceo|scuola|"
        rf"clinique|hôpital|lycée|collège|école|scierie|boulangerie|entreprise|société|garage|usine|"
        rf"clínica|hospital|instituto|colegio|empresa|bufete|escola|colégio|fábrica|"
        rf"ziekenhuis|basisschool|szpital\w?|przychodni\w|szkoł\w|firm\w|"
        rf"Institut für {_CAP}|Kanzlei|Firma|Tischlerei|Bäckerei|Praxis|Autohaus|Hausverwaltung) "
        rf"(?:(?:de la|del|della|di|do|da|de|du|des|d'|van) ?)?{_CAP}(?: {_CAP}){{0,2}})(?!\w)",
        0.6,
        cased=True,
        finds=(
            "la segue al policlinico di Messina.",
            "à la scierie Morvan-Thiers a",
            "dem Institut für Strömungsforschung Leinetal, bestanden",
        ),
        spares=("la scuola media", "l'entreprise"),
    ),
    Recognizer(
        "organization.employer",
        Kind.ORGANIZATION,
        r"\b(?:(?i:i(?:'m| am)? (?:work(?:ing|ed|s)?|employed) (?:at|for)|(?:he|she|they|who|"
        r"we)(?: both)? (?:work(?:s|ed|ing)?|is employed|was employed) (?:\w+ )?(?:at|for)|"
        r"work(?:s|ed|ing)? (?:\w+ ){0,2}(?:years )?(?:at|for)|employed (?:at|by)|(?:my|his|her|"
        r"our|current|new|former) (?:employer|company|firm|school|bank|gym|landlord|agency|"
        r"university|college)(?: is|,| called)?|currently at|volunteer(?:s|ed|ing)? (?:at|with|"
        r"for)|intern(?:ed|ing)? (?:at|with)|stud(?:y|ied|ying) at|graduated from|degree from|"
        r"laid off (?:from|by)|fired (?:from|by)|hired by|interview (?:at|with)|job (?:at|with)|"
        r"role at|internship at|position at|offer from|leaving|quit|resign(?:ed|ing)? from|to "
        r"join|joined|from my (?:job|work) at|(?:before|after) tax at|"
        r"an hour at|a (?:month|year|week) at|letter to|complaint (?:to|against)|dispute "
        r"(?:letter )?to|kündigung an|brief an|arbeite (?:bei|für)|beschäftigt bei|travaille "
        r"(?:chez|à|pour)|lettre à|trabajo en|trabajo para|lavoro (?:per|presso|in)|trabalho "
        r"(?:na|no|em|para)|werk bij|pracuję w)) (?P<value>(?!(?:The|A|An|My|I|This|Home|Night|Mr|"
        r"Mrs|Ms|Dr|Miss|Professor|Prof|Judge|Herr|Frau|Mme|"
        r"M)\b)(?-i:[A-ZÀ-ÝŁ-Ž][\wÀ-ÿŁ-ž'’&.-]*(?: (?:(?:&|and|of|de|und|et|y) "
        r")?[A-ZÀ-ÝŁ-Ž][\wÀ-ÿŁ-ž'’&-]*){0,4}))(?<![.'’])",
        0.62,
        cased=True,
        finds=(
            "I earn it because I work at Halvorsen Freight and",
            "worked 40 years at Bethlehem Steel and",
            "I was laid off from Evraz Rocky Mountain Steel and",
        ),
        spares=("I work at home", "letter to Mr. Price"),
    ),
    Recognizer(
        "organization.well_known",
        Kind.ORGANIZATION,
        r"(?<![\w@./-])(?:walmart|costco|starbucks|mcdonald'?s|burger king|tesco|sainsbury'?s|"
        r"asda|lidl|aldi|ikea|h&m|zara|amazon|fedex|ups|usps|dhl|"
        r"wells fargo|chase bank|bank of america|citibank|hsbc|barclays|lloyds|natwest|santander|"
        r"deutsche bank|commerzbank|sparkasse|"
        r"verizon|comcast|t-mobile|vodafone|telekom|orange telecom|edf|autozone|walgreens|cvs "
        r"pharmacy|kroger|whole foods|home depot|best buy|dunkin'?|denny'?s|deloitte|kpmg|"
        r"accenture|boeing|lockheed|raytheon|kaiser permanente|blue cross)(?![\w@-]|\.\w)",
        0.6,
        finds=("slipped at walmart on 5th ave", "Denny's off I-25"),
        spares=("amazon.com/dp/1",),
    ),
    Recognizer(
        "organization.field",
        Kind.ORGANIZATION,
        r"(?m)(?:^|[\"'|,{]\s*)(?i:company|employer|organi[sz]ation|firm|school|firma|arbeitgeber|"
        r"entreprise|employeur|empresa|azienda|committente|werkgever|hospital|clinic|"
        r"bank)[\"']?\s*[:|]\s*[\"']?(?P<value>[A-ZÀ-Ý][^\n\"'|,;]{2,50}[^\n\"'|,;\s.])",
        0.75,
        cased=True,
        finds=("Employer: Halvorsen Freight", '"company": "Acme Rockets"'),
        spares=("company: string",),
    ),
)
