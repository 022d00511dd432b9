"""Conditions, operations and medicines by word lists, and the words that tie them to a person."""

from __future__ import annotations

import re

from penname.adapters.lexicons import Lexicons
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.word_set import words

NAME = "medicine.list"
LONGEST = 6  # words of an entry that is looked for
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_EXTRA = words(
    "adhd ocd ptsd copd hiv aids ibs ms lupus autism asthma depression anxiety diabetes cancer",
    "leukemia leukaemia migraine epilepsy dyspraxia dyslexia endometriosis hypertension osteoporosis",
    "delirium dementia alzheimer's parkinson's arthritis psoriasis eczema appendicitis pneumonia",
    "miscarriage abortion pregnancy infertility psychosis schizophrenia anorexia bulimia alcoholism",
    "stroke diabète dépression asthme épilepsie dyspraxie dyslexie arachide allergie grossesse",
    "fausse-couche depresión ansiedad asma cáncer epilepsia embarazo aborto diabete depressione ansia",
    "tumore cancro epilessia metotrexato artrite krebs epilepsie schwangerschaft fehlgeburt",
    "bandscheibenvorfall bluthochdruck depressão ansiedade câncer gravidez depresja cukrzyca nowotwór",
    "padaczka ciąża depressie kanker zwangerschap",
)
_PHRASES = re.compile(
    r"(?<!\w)(?:(?:stage|grade|type) (?:\d|[IV]{1,3}) [a-z]+(?: [a-z]+)?(?: cancer| disease| "
    r"disorder| diabetes)?|"
    r"(?:(?:broken|fractured|dislocated|torn|sprained) (?:collarbone|leg|arm|wrist|ankle|hip|"
    r"rib|ribs|nose|jaw|knee|shoulder|foot|elbow|acl|meniscus|ligament))|"
    r"(?:herniated|slipped|bulging) dis[ck]s?|(?:(?:hip|knee|valve|shoulder) replacement)|"
    r"(?:(?:thyroid|heart|cataract|brain|back|knee|hip|spinal|bypass|gastric|prostate|hernia) "
    r"(?:surgery|operation))|"
    r"(?:wrist|hip|ankle|rib|skull|spinal|femur|neck) fractures?|fracture of the [a-z "
    r"]{3,40}?(?= on| in|,|\.|$)|"
    r"(?:bipolar(?: i{1,2})?|borderline personality|generali[sz]ed anxiety|obsessive[- "
    r"]compulsive|post[- ]traumatic stress|eating|panic|personality|substance use|autism "
    r"spectrum|attention deficit[\w /]*) disorder|"
    r"(?:chronic|acute|end-stage|advanced|metastatic|terminal|early-onset|seasonal) (?:[a-z]+ "
    r"){0,2}?(?:disease|failure|cancer|leukaemia|leukemia|pain(?: syndrome)?|disorder|"
    r"syndrome|dementia|alzheimer'?s|asthma|stress(?: disorder)?|eye strain|migraines?|"
    r"fatigue|bronchitis|kidney disease)|"
    r"(?:breast|lung|prostate|colon|bowel|skin|brain|ovarian|cervical|pancreatic|liver|kidney|"
    r"bladder|testicular|thyroid|stomach|bone|throat) cancer|"
    r"(?:hearing|visual|vision) impairment|pulmonary embolism|heart (?:attack|failure|"
    r"disease)|food poisoning|high blood pressure|kidney (?:disease|failure|stones?)|"
    r"allergie à l'[\wà-ÿ]+|artrite [\w. ]{3,14}|bel fıtığı|allergie aux? [\wà-ÿ]+|peanut "
    r"allergy|nut allergy)(?!\w)",
    re.IGNORECASE,
)
_NOT = words(
    "pain fever cough injury injuries wound wounds death disease diseases syndrome disorder disorders",
    "infection infections burn burns shock stress fatigue stroke fall falls cold may mass seizure",
    "bleeding lesion lesions strain strains allergy allergies rash swelling nausea vomiting diarrhea",
    "constipation headache dizziness weight loss sleep drunk silence will salt water iron zinc",
    "calcium oxygen alcohol caffeine sugar honey charcoal ice nicotine glucose insulin-like vitamin",
    "protein serine glycine lysine focus prime balance motion advance align restore refresh patch",
    "total always secret complete today one-a-day cement plaster air gas acid base hunger thirst",
    "emergencies emergency accident accidents poisoning drowning disaster war crime violence",
    "sensation comfort tears rebound recurrence remission communication behavior compliance crush",
    "contracture cramp cyst dependence deception trauma complications aging ageing",
)


class Medicine:
    """Finds medical terms with the compiled lists."""

    def __init__(self, lexicons: Lexicons) -> None:
        self._terms = (lexicons.conditions | lexicons.medicines | _EXTRA) - _NOT

    def find(self, text: str) -> list[Finding]:
        """Terms in a folded text, the longest at each place, each at 0.55: a person must be tied to them."""
        words = [(m.start(), m.end()) for m in _WORD.finditer(text)]
        low = text.casefold() if len(text.casefold()) == len(text) else text.lower()
        found = [
            Finding(Kind.MEDICAL_CONDITION, m.start(), m.end(), 0.58, NAME) for m in _PHRASES.finditer(text)
        ]
        if len(low) != len(text):
            return found
        place = 0
        while place < len(words):
            for count in range(min(LONGEST, len(words) - place), 0, -1):
                start, end = words[place][0], words[place + count - 1][1]
                if self._is_term(low[start:end], count):
                    found.append(Finding(Kind.MEDICAL_CONDITION, start, end, 0.55, NAME))
                    place += count - 1
                    break
            place += 1
        return found

    def _is_term(self, term: str, words: int) -> bool:
        if len(term) < 3 or len(term) > 80:
            return False
        return term in self._terms or (
            words == 1 and term.endswith("s") and len(term) > 6 and term[:-1] in self._terms
        )
