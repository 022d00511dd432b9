"""Words around a name that are not the name. They are kept as they are."""

from __future__ import annotations

from penname.core.names.letters import fold
from penname.core.wordlist import listed


def _set(words: str) -> frozenset[str]:
    return frozenset(fold(word) for word in words.split())


TITLES_F = _set(
    "ms mrs miss madam ma'am lady dame frau fräulein mme madame mlle mademoiselle sra señora srta señorita "
    "doña dña signora sig.ra sigra signorina dott.ssa dottssa dottoressa prof.ssa profssa dona d.na mevr "
    "mevrouw mw "
    "juffrouw fru fröken rouva paní slečna hanım doamna gospođa κυρία κα госпожа гжа пані "
    "גברת גב श्रीमती सुश्री السيدة الآنسة الدكتورة الأستاذة сестра aunt auntie tante tía zia "
    "bayan sister schwester"
)
TITLES_M = _set(
    "mr mister sir lord herr herrn hr monsieur mssr señor signor signore sig dott dottore senhor "
    "meneer dhr heer herra pán domnul gospodin κύριος κος κ господин гн пан מר אדון श्री "
    "السيد الدكتور الأستاذ الشيخ شيخ uncle onkel oncle tío zio father brother bruder padre"
)
TITLES = (
    TITLES_F
    | TITLES_M
    | _set(
        "dr dra drs doctor doktor docteur doctora med prof professor professorin professeur profesor "
        "profesora "
        "professore professora ing dipl-ing mag rev reverend pastor rabbi imam judge justice hon "
        "honorable honourable "
        "capt captain col colonel maj major sgt sergeant lt lieutenant gen general officer detective "
        "agent inspector "
        "cpl corporal pvt cmdr commander adm admiral chief coach nurse principal superintendent "
        "chancellor president minister senator "
        "governor mayor secretary representative congressman congresswoman ambassador councillor me "
        "maître maitre sr sra "
        "lic licenciado licenciada arq abg abogado abogada avv avvocato geom eng engenheiro enga inż mgr "
        "hab ir "
        "mx ustaz sheikh sheik hadji haji hajji sri shri smt kumari pandit др доктор проф профессор "
        "академик "
        "דר פרופ' פרופ הרב डॉ डॉक्टर प्रो प्रोफेसर δρ καθ الدكتور د م أ tenant landlord patient client "
        "the big "
        "advogado advogada rechtsanwalt rechtsanwältin av avukat öğretmen sayın mudr judr phdr"
    )
)
TITLES_IN = {
    "es": _set("don sr sra fray"),
    "it": _set("don fra"),
    "pt": _set("dom sr sra"),
    "pl": _set("pan pani panu pana panią"),
    "cs": _set("pan pana"),
    "tr": _set("bay"),
    "fr": _set("m"),
}
"""Titles in one language that are names or initials in others."""

GIVEN_TITLES = _set(
    "sir dame uncle aunt auntie onkel tante oncle tío tía zio zia sister brother big "
    "schwester bruder don doña"
)
"""Titles that stand before a given name."""

SUFFIXES = _set(
    "jr junior snr senior ii iii iv vi vii phd md dds dmd dvm esq esquire cpa mba msc bsc ma ba jd llb "
    "llm rn "
    "np pa pe pmp cissp obe mbe cbe kbe kc qc frs edd psyd mph lcsw fils père pere filho neto júnior "
    "sobrinho "
    "csc dphil ret jur"
) | {"sr"}
WEAK_SUFFIXES = _set("ma ba pa np pe jur ret neto v qc ra sa md")
"""Suffixes that are also family names: they count only in capitals, after a given and a family name."""

HONORIFICS_AFTER = _set(
    "bey hanım efendi hoca abi abla ağa paşa san sama kun chan sensei ssi nim ji जी saheb sahib bai"
)
"""Words that follow the *given* name (Elif Hanım) or the whole name (Torres-san)."""

PARTICLES = _set(
    "von van vom zu zum zur der den dem de del della dello dei degli di da dal dalla do dos das du des "
    "la las le les lo "
    "los el al bin ibn bint binti ben bar abu abd abdul um umm y e i und und't ter ten te 't op aan af "
    "av til mac ap ab "
    "na ní ni uí ua ó o d' dell' dall' l' st san santa degl' af ud ul ur bou ait ould uld بن ابن بنت أبو "
    "ابو أم آل عبد "
    "בן בת בר фон ван де ле аль ибн оглы кызы"
)
HYPHEN_PARTICLES = _set("al el as ar an at ash az ad abd ul ibn ben bin")
"""Written with a hyphen before a family name: al-Sayed, el-Masri, Ben-David."""

HAN_SUFFIXES = listed(
    "先生 女士 小姐 太太 老师 老師 教授 医生 醫生 经理 經理 总 主任 同学 同學 博士 律师 律師 "
    "さん さま ちゃん くん せんせい 様 氏 君 殿 社長 部長 課長 夫人"
)
HANGUL_SUFFIXES = listed(
    "선생님 교수님 대표님 부장님 과장님 팀장님 사장님 원장님 변호사님 박사님 씨 님 양 군 교수 박사 "
    "대리 과장 부장 팀장 사장 대표 선생 "
    "변호사 의사 할머니 할아버지"
)
