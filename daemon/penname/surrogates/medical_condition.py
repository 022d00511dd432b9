"""Medical conditions and medicines, on request: another one of the same family, else a placeholder.

The families are short and made of common English terms, so that the question keeps its speciality: a heart
disease stays a heart disease, an antidepressant an antidepressant.
"""

from __future__ import annotations

from penname.core.errors import DomainTooSmall
from penname.core.forms import placeholder
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import in_any_case, or_placeholder

# Names of one thing are joined by "=": none of them stands for another.
FAMILIES: tuple[tuple[str, ...], ...] = tuple(
    tuple(family.split("|"))
    for family in (
        "hypertension|angina|atrial fibrillation|heart failure|coronary artery disease|cardiomyopathy",
        "heart attack=myocardial infarction|stroke|pulmonary embolism|deep vein thrombosis|aortic aneurysm",
        "type 1 diabetes|type 2 diabetes=diabetes|hypothyroidism|hyperthyroidism|Addison's disease",
        "breast cancer|colon cancer|lung cancer|prostate cancer|ovarian cancer|lymphoma|leukemia",
        "asthma|COPD|chronic bronchitis|emphysema|pulmonary fibrosis|sarcoidosis",
        "depression|generalized anxiety disorder|panic disorder|bipolar disorder|PTSD|OCD|schizophrenia",
        "ADHD|autism|dyslexia|Tourette syndrome|dyspraxia",
        "epilepsy|multiple sclerosis|Parkinson's disease|migraine|dementia|ALS",
        "Crohn's disease|ulcerative colitis|irritable bowel syndrome|celiac disease|gastritis|diverticulitis",
        "rheumatoid arthritis|lupus|osteoarthritis|gout|fibromyalgia|psoriatic arthritis|osteoporosis",
        "HIV|hepatitis B|hepatitis C|tuberculosis|syphilis|herpes|chlamydia|gonorrhea",
        "chronic kidney disease|kidney stones|kidney failure=renal failure|glomerulonephritis",
        "psoriasis|eczema|rosacea|vitiligo|acne|urticaria",
        "anemia|sickle cell disease|hemophilia|thalassemia|thrombocytopenia",
        "glaucoma|cataract|macular degeneration|retinal detachment|keratoconus",
        "endometriosis|PCOS|uterine fibroids|miscarriage|infertility|preeclampsia",
        "herniated disc=slipped disc|sciatica|scoliosis|spinal stenosis",
        "sertraline|fluoxetine|escitalopram|citalopram|paroxetine|venlafaxine|bupropion",
        "Lexapro|Zoloft|Prozac|Paxil|Celexa|Effexor|Wellbutrin",
        "metformin|insulin|glipizide|empagliflozin|sitagliptin|semaglutide",
        "lisinopril|amlodipine|losartan|ramipril|bisoprolol|metoprolol",
        "ibuprofen|paracetamol|naproxen|diclofenac|aspirin|celecoxib",
        "lithium|lamotrigine|quetiapine|olanzapine|risperidone|aripiprazole|valproate",
        "atorvastatin|simvastatin|rosuvastatin|pravastatin",
        "amoxicillin|doxycycline|azithromycin|ciprofloxacin|clarithromycin",
        "prednisone|methotrexate|adalimumab|hydroxychloroquine|azathioprine",
    )
)
_TERMS = {
    name.lower(): (name, member, family)
    for family in FAMILIES
    for member in family
    for name in member.split("=")
}


def make(value: str, scope: Scope) -> str:
    """The longest known term in `value` replaced by one of its family; the words around it stay.

    Raises:
        DomainTooSmall: No term of the families stands in it.
        NoSurrogateLeft: All of its family stand for others.
    """
    lowered = value.lower()
    if len(lowered) != len(value):
        raise DomainTooSmall(Kind.MEDICAL_CONDITION, 0, 1)
    found = next((each for each in sorted(_TERMS, key=len, reverse=True) if _stands(each, lowered)), None)
    if found is None:
        raise DomainTooSmall(Kind.MEDICAL_CONDITION, 0, 1)
    term, member, family = _TERMS[found]
    others = [each.partition("=")[0] for each in family if each != member]

    def propose(attempt: int) -> str:
        return others[scope.choose("medical_condition/term", member, attempt, len(others))]

    start = lowered.index(found)
    written = value[start : start + len(term)]
    other = scope.keep("medical_condition/term", term, propose)
    return value[:start] + _in_case(other, written, term) + value[start + len(term) :]


def _stands(term: str, text: str) -> bool:
    start = text.find(term)
    before, after = text[:start][-1:], text[start + len(term) :][:1]
    return start >= 0 and not before.isalnum() and not after.isalnum()


def _in_case(other: str, written: str, term: str) -> str:
    """`other` in the letter case in which `written` deviates from the usual `term`."""
    if written == term:
        return other
    if written == written.lower():
        return other.lower()
    if written == written.upper():
        return other.upper()
    if all(word[:1].isupper() or not word[:1].isalpha() for word in written.split()):
        return " ".join(word[:1].upper() + word[1:] for word in other.split())
    return other[:1].upper() + other[1:]


MEDICAL_CONDITION = Surrogate(
    kind=Kind.MEDICAL_CONDITION,
    identity=in_any_case,
    make=or_placeholder(Kind.MEDICAL_CONDITION, in_any_case, make),
    forms=placeholder.forms,
    example=("stage 2 breast cancer", "stage 2 colon cancer"),
)
