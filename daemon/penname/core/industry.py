"""Words in the names of organizations that many share: what they do and what they legally are."""

from __future__ import annotations

import re

from penname.core.names.letters import fold


def _set(words: str) -> frozenset[str]:
    return frozenset(fold(word) for word in words.split())


LEGAL = _set(
    "gmbh ggmbh mbh ag kg kgaa ohg gbr ug ev eg se co inc incorporated llc llp lp ltd limited corp corporation company plc pc pa pllc "
    "sa sas sasu sarl eurl snc sl slu srl spa sapa ltda lda me epp bv nv vof ab as asa aps oy oyj kft zrt bt nyrt sro doo "
    "sp z o pty pte pvt holding holdings group groupe gruppe grupo gruppo and & und et y e i the der die das le la les el los "
    "of for de del di du da do des von für fur pour para per bei am im van ооо оао зао ао пао ип ν αε επε l p l c s a r "
    "şti anonim şirketi limitada sociedad société societe società gesellschaft sons son brothers bros partners associates "
    "hijos hermanos fils frères figli söhne gebrüder compagnie compañia companhia"
)
"""Legal forms, articles and family words; they stay and tell nothing."""

INDUSTRY = _set(
    # English
    "academy accounting advisors advisory aerospace agency airlines airport airways analytics apparel architects architecture "
    "arts assembly association auto automotive aviation bakery bank banking bar barbers bikes biotech books bookshop brewery "
    "builders building cafe cancer capital cardiology care carpentry catering cathedral center centre charity chemicals "
    "childcare children's christian church city cleaners cleaning clinic clinics club coffee college commerce commercial "
    "committee community construction consultancy consulting contractors cooperative council county court credit dairy data "
    "dental dentistry department dermatology design diagnostics digital district elementary energy engineering engineers "
    "enterprises equipment estate estates event events exchange farm farms fashion federal federation finance financial "
    "fire fitness florist food foods foundation freight fund furniture gallery garage garden gardens gas general global gmb "
    "government grammar gym health healthcare high home homes hospice hospital hospitality hotel hotels housing imaging "
    "independent industrial industries infirmary infrastructure institute insurance interiors international investment "
    "investments it joinery junior kindergarten kitchen lab laboratories laboratory labs landscaping law leasing legal "
    "library logistics machinery management manufacturing marine market marketing materials media medical medicine memorial "
    "metal metals middle ministry mobile montessori mortgage motors museum music national network networks nursery nursing "
    "office oil oncology optical optics orthopaedics orthopedics packaging paediatrics parish pediatrics pharma "
    "pharmaceuticals pharmacy photography physio physiotherapy plastics plumbing police post practice preschool presbyterian "
    "press primary printing pro productions products properties property psychology public publishing radio railways real "
    "recruitment regional rehabilitation rental repair research resources restaurant retail roofing royal school schools "
    "science sciences secondary securities security semiconductor senior services shipping shop social society software "
    "solar solutions spa sports state station steel storage store stores studio studios supermarket supply surgery surgical "
    "systems tech technologies technology telecom textiles theater theatre therapeutics therapy tools trade trading training "
    "transport travel travels trucking trust union united university urology utilities veterinary vet warehouse waste water "
    "web wellness wholesale women's works workshop workshops youth st saint mount fort lake north south east west first "
    # German
    "anwälte anwaltskanzlei apotheke arztpraxis bäckerei bau baugesellschaft beratung bestattungen bibliothek brauerei buchhandlung "
    "bundesamt dienstleistungen druckerei elektro elektrotechnik energie fahrschule feuerwehr finanzamt gartenbau gemeinde "
    "gemeinschaftspraxis gesamtschule gesundheit grundschule gymnasium handel handwerk hausverwaltung hochschule immobilien "
    "ingenieurbüro institut jobcenter kanzlei kfz kindergarten kinderklinik kita klinik kliniken klinikum krankenhaus krankenkasse "
    "landratsamt logistik maschinenbau metallbau möbel notariat pflegedienst pflegeheim polizei praxis realschule rechtsanwälte "
    "reinigung restaurant sanitär schreinerei schule seniorenheim software sparkasse spedition stadtwerke steuerberater "
    "steuerberatung stiftung technik tischlerei universität unternehmensberatung verein verlag versicherung versicherungen "
    "verwaltung volksbank werke werkstatt zahnarztpraxis "
    # French
    "agence assurance assurances atelier banque boulangerie brasserie cabinet centre clinique collège commune conseil "
    "construction coopérative crèche école éditions entreprise fondation garage hôpital hôtel immobilier imprimerie industries "
    "institut laboratoire laboratoires librairie lycée mairie maison médical menuiserie notaires pharmacie plomberie préfecture "
    "services solutions syndic transports université "
    # Spanish, Portuguese, Italian
    "academia agencia asesores asesoría asociación ayuntamiento banco bufete caja centro clínica colegio comercial construcciones "
    "constructora consultores consultoría cooperativa distribuciones editorial empresa escuela estudio fábrica farmacia "
    "fundación gestión hospital hotel inmobiliaria industrias ingeniería instituto jurídica laboratorio librería logística "
    "panadería restaurante salud seguros servicios sistemas soluciones talleres tecnología transportes universidad "
    "advogados agência associação clínica colégio comércio construtora consultoria contabilidade cooperativa corretora "
    "distribuidora drogaria editora escola escritório faculdade farmácia fundação hospital imobiliária indústria laboratório "
    "livraria mercado padaria prefeitura saúde seguradora serviços soluções tecnologia transportadora universidade "
    "agenzia assicurazioni associazione avvocati azienda banca centro clinica comune consulenza consulenze cooperativa "
    "costruzioni edilizia farmacia fondazione gestioni immobiliare impianti industrie istituto laboratorio liceo logistica "
    "officina ospedale panificio ristorante scuola servizi sistemi soluzioni studio tecnologie trasporti università legale "
    "residencia teatro policlinico cerâmica cerámica ceramica keramik santé scierie maison forschung université saint sainte sankt santa "
    "charpente avocats sanatório lar clube club farmacias "
    # Dutch, Polish, Nordic, Turkish, Cyrillic
    "advies advocaten apotheek bakkerij bank basisschool bouw fysiotherapie gemeente huisartsen installatie makelaardij "
    "onderwijs school stichting tandartspraktijk techniek transport universiteit verzekeringen zorg ziekenhuis ziekenhuizen "
    "apteka bank biuro budownictwo fundacja hurtownia kancelaria klinika logistyka piekarnia przedszkole przychodnia "
    "restauracja spółdzielnia stowarzyszenie szkoła szpital transport ubezpieczenia uniwersytet urząd usługi "
    "advokat advokatbyrå bygg fastigheter förskola kommun konsult sjukhus skola stiftelse tandvård universitet vårdcentral "
    "devlet özel sykehus skole hospital apotek advokatfirma tandlæge belediyesi bankası danışmanlık eczanesi hastanesi hukuk inşaat "
    "kliniği lisesi mühendislik nakliyat otomotiv sağlık sanayi sigorta tekstil ticaret turizm üniversitesi vakfı yazılım "
    "банк больница клиника компания университет школа завод фонд центр группа агентство страхование строй торг аптека "
    "поликлиника институт лікарня університет"
)
"""What organizations do, in the languages covered."""

_HEAD = "株式会社|有限会社|合同会社|一般社団法人|医療法人|学校法人|주식회사|\\(주\\)|㈜"
_TAIL = (
    "株式会社|有限会社|合同会社|商事|精機|計測|工機|工業|製作所|建設|銀行|病院|大学|高校|学校|医院|クリニック|法律事務所|不動産|運輸|電機|"
    "有限责任公司|股份有限公司|有限公司|集团|公司|银行|医院|科技|大学|中学|小学|律师事务所|贸易|信息技术|"
    "주식회사|은행|병원|대학교|대학|학교|전자|건설|물산|상사|의원|법률사무소|로펌|산업"
)
JOINED = re.compile(f"((?:{_HEAD})?\\s*)(.*?)((?:\\s*(?:{_TAIL}))*)")
"""Head, own name and tail of a name in Han, Hangul or Kana."""
