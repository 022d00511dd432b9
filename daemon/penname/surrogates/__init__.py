"""How each kind gets its stand-ins: one row a kind, in the order of `core.kinds`.

To add a kind: a file beside this one with one `Surrogate(...)`, and its name below.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from penname.core.kinds import Kind
from penname.core.surrogate import Surrogate
from penname.surrogates.address import ADDRESS
from penname.surrogates.age import AGE
from penname.surrogates.birth_date import BIRTH_DATE
from penname.surrogates.crypto_wallet import CRYPTO_WALLET
from penname.surrogates.date import DATE
from penname.surrogates.driving_licence import DRIVING_LICENCE
from penname.surrogates.email import EMAIL
from penname.surrogates.ip_address import IP_ADDRESS
from penname.surrogates.location import LOCATION
from penname.surrogates.mac_address import MAC_ADDRESS
from penname.surrogates.medical_condition import MEDICAL_CONDITION
from penname.surrogates.organization import ORGANIZATION
from penname.surrogates.person import PERSON
from penname.surrogates.personal_url import PERSONAL_URL
from penname.surrogates.phone import PHONE
from penname.surrogates.placeholder import ATTRIBUTES, BLOCKED
from penname.surrogates.reference import REFERENCE
from penname.surrogates.region import REGION
from penname.surrogates.salary import SALARY
from penname.surrogates.username import USERNAME

ROWS: tuple[Surrogate, ...] = (
    *BLOCKED,
    BIRTH_DATE,
    CRYPTO_WALLET,
    DRIVING_LICENCE,
    EMAIL,
    PHONE,
    ADDRESS,
    PERSON,
    USERNAME,
    PERSONAL_URL,
    IP_ADDRESS,
    MAC_ADDRESS,
    LOCATION,
    REGION,
    ORGANIZATION,
    DATE,
    REFERENCE,
    SALARY,
    MEDICAL_CONDITION,
    AGE,
    *ATTRIBUTES,
)

SURROGATES: Mapping[Kind, Surrogate] = MappingProxyType({row.kind: row for row in ROWS})
"""Every kind has its row: a house test names what is missing."""
