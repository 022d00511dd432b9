"""The forms in which a model may write a surrogate, one module a kind.

`forms(value, surrogate, scope)` of each module lists them for one mention, from the pair of texts alone,
by taking both apart in the same way. Letter case, escapes, markup between words, curly quotes and dropped
accents need no forms: the restorer reads through them (`core.notation`, `core.spelling`). Of two forms with
one text, the first counts.

person  date  phone  email  address  organization  location  placeholder  code (references, user names…)
endings_*   the grammar of names: possessives, plurals, cases, particles
"""
