"""Numbers that lead to a person: patient, employee, order, case, booking; wallets; coordinates."""

from __future__ import annotations

from stdnum import luhn as _luhn

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.wallets import is_wallet

_OF = (
    r"(?:patient|employee|staff|customer|client|member(?:ship)?|student|pupil|policy|case|"
    r"claim|file|docket|order|booking|reservation|confirmation|"
    r"reference|ref|ticket|invoice|tracking|account ref|application|registration|contract|"
    r"loan|matter|hospital|chart|medical record|badge|"
    r"kunden?|versicherungs?|vertrags?|mitglieds?|vertrag|police|rechnung|bestellung|auftrag|"
    r"patienten|personal|auftrags|bestell|rechnungs|akten|vorgangs|matrikel|buchungs|schaden|"
    r"dossier|client|commande|contrat|adhérent|allocataire|facture|"
    r"expediente|pedido|póliza|cliente|socio|reserva|factura|matrícula|"
    r"pratica|cartella|tessera|polizza|ordine|fattura|"
    r"processo|apólice|encomenda|fatura|utente|"
    r"klant|polis|dossier|bestel|order|factuur|lidmaatschaps|"
    r"klienta|polisy|zamówienia|sprawy|umowy|kund|ärende|order|försäkrings)"
)
_NO = (
    r"[ -]?(?:id|no\.?|nr\.?|number|num\.?|nummer|#|n[.º°o]+|code|ref(?:erence)?\.?|zeichen|"
    r"numéro|número|numero|numer)"
)
_VALUE = r"(?P<value>(?=[A-Z./_-]*\d)[A-Z0-9](?:[A-Z0-9]|[-/._](?=[A-Z0-9])){3,24})(?![\w@])"
_IS = r"\s*(?:is|ist|est|es|è|:|=|#|was|\|)?\s*[\"'`#(]?"

ROWS = (
    Recognizer(
        "reference.numbered",
        Kind.REFERENCE,
        rf"(?<![^\W_]){_OF}{_NO}{_IS}\s*(?:no\.?\s*)?{_VALUE}",
        0.75,
        finds=(
            "His employee ID was HE-20931.",
            "case number 2024DR30418,",
            "Kundennummer 1048829173",
            "student no. BSD-448120",
            "order no: TT-558239",
        ),
        spares=("order number of 3", "case number unknown", "reference number field"),
    ),
    Recognizer(
        "reference.named",
        Kind.REFERENCE,
        rf"\b(?:reference|ref|booking|pnr|mrn|patient|claim|policy|case|ticket|order|invoice|"
        rf"tracking|aktenzeichen|az|verwendungszweck|cartella|pratica|dosya(?: no)?|билет|заказ|"
        rf"송장번호|주문번호|注文番号|订单号|快递单号|病历号|expediente|dossier|pratica|sendungsnummer|locator|"
        rf"confirmation|vin|imei)\b\.?{_IS}\s*{_VALUE}",
        0.65,
        finds=("reference INV-2231", "MRN 00482913", "Reference QX7LMD", "order=TT-558239"),
        spares=("order by 2019", "case 12", "ticket 404"),
    ),
    Recognizer(
        "reference.coded",
        Kind.REFERENCE,
        r"(?<![\w./@-])(?:[A-Z]{2,5}-\d{5,10}|[A-Z]{3}-\d{4}-\d{4,6})(?![\w-])",
        0.35,
        near=(
            "my",
            "his",
            "her",
            "member",
            "policy",
            "case",
            "order",
            "number",
            "student",
            "employee",
            "claim",
            "invoice",
            "patient",
            "customer",
            "reference",
        ),
        cased=True,
        finds=("his file BSD-448120",),
        spares=("error CVE-2024-12345", "RFC-12345 says"),
    ),
    Recognizer(
        "reference.vin",
        Kind.REFERENCE,
        r"(?<![\w-])(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![\w-])",
        0.3,
        near=("vin", "vehicle", "car", "chassis", "fahrgestellnummer", "fin"),
        finds=("VIN 1HGCM82633A004352",),
        spares=("hash 1HGCM82633A004352x",),
    ),
    Recognizer(
        "reference.plate",
        Kind.REFERENCE,
        r"\b(?:licen[sc]e plate|number plate|registration(?: plate)?|plate(?: number)?|plates|reg|"
        r"targa|matrícula|immatriculation|kenteken|rejestracyjny|plaka)\b\s*(?:number|no\.?|is|:|"
        r"=)*\s*(?P<value>(?=[A-Z0-9 -]{0,8}\d)(?=[A-Z0-9 -]{0,8}[A-Z])[A-Z0-9]{1,4}(?:[ "
        r"-]?[A-Z0-9]{1,4}){1,2})(?![\w-])",
        0.7,
        finds=("license plate 7ABC123", "targa AB 123 CD"),
        spares=("registration is open",),
    ),
    Recognizer(
        "reference.coordinates",
        Kind.REFERENCE,
        r"(?<![\w.,(\[])-?(?:[1-8]?\d(?:\.\d{4,})|90(?:\.0+)?)°?\s?[NS]?\s?[,;]\s?-?(?:1[0-7]\d|"
        r"\d{1,2})\.\d{4,}°?\s?[EW]?(?![\w.])",
        0.6,
        finds=("we live at 40.712776, -74.005974",),
        spares=("1.5, 2.5", "[0.12345, 0.98765]"),
    ),
    Recognizer(
        "reference.wallet",
        Kind.CRYPTO_WALLET,
        r"(?<![\w/])(?:bc1[02-9ac-hj-np-z]{8,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{40})(?!\w)",
        confirm=is_wallet,
        cased=True,
        finds=(
            "16Yeky6GMjeNkAiNcBY7ZhrLoMSgg1BoyZ",
            "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
            "0x52908400098527886E0F7030069857D2E4169EE7",
        ),
        spares=("16Yeky6GMjeNkAiNcBY7ZhrLoMSgg1BoyZ2",),
    ),
    Recognizer(
        "reference.imei",
        Kind.REFERENCE,
        r"(?<![\w-])\d{15}(?![\w-])",
        confirm=lambda value: bool(_luhn.is_valid(value)),
        near=("imei",),
        needs_near=True,
        reach=20,
        finds=("IMEI 490154203237518",),
        spares=("IMEI 490154203237517", "490154203237518 ns"),
    ),
)
