/** Types of business, folded. Alone they're nobody's name, although some are also the names of chains we know. */
export const BUSINESS_TYPES: ReadonlySet<string> = new Set(
  (
    'farmacia apotheke pharmacie pharmacy apotek apoteket chemist drogueria botica depanneur bakery boulangerie backerei baeckerei bakkerij panaderia padaria panificio tabacchi tabac estanco kiosk kiosque kiosko cafe cafeteria restaurant restaurante ristorante bar pub hotel hostal ' +
    'friseur coiffeur peluqueria barber barbershop metzgerei boucherie carniceria butchery optik optique optica supermarket supermarche supermercado market markt mercado minimarket bodega tienda abarrotes ferreteria garage taller clinic clinica klinik clinique dentist takeaway tandoori pizzeria gelateria ' +
    'kinderopvang kinderdagverblijf crossfit tankstelle parking hospital school college church store shop salon spa gym bank'
  ).split(' '),
)

/** Merchants whose names look like a store's number. After two words, those of two characters ("3F") are floors. */
export const NAMES_WITH_NUMBERS = new Set('a101 gs25 11번가 예스24 109シネマズ 29cm 3b 3f 4f 12oz nn07 m1'.split(' '))
