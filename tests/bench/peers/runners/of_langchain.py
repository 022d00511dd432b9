"""LangChain's reversible anonymizer with every kind it knows."""

import session

session.use_local_models()

from langchain_experimental.data_anonymizer import PresidioReversibleAnonymizer  # noqa: E402

MODELS = {"nlp_engine_name": "spacy", "models": [{"lang_code": "en", "model_name": "en_core_web_md"}]}


def new() -> session.Protect:
    anonymizer = PresidioReversibleAnonymizer(languages_config=MODELS, faker_seed=42)
    return lambda text: str(anonymizer.anonymize(text))


session.run(new)
