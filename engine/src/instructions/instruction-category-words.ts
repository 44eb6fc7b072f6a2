import type { CategoryCode } from '../categoriser/default-categories.ts'
import { foldName } from '../language/fold-text.ts'

// Everyday words for categories in languages that the budget sentences don't cover, or where a word looks like one from
// another language. Folded.
const WORDS: Partial<Record<CategoryCode, string>> = {
  HOU: 'affitto huur mutuo hypotheek pigione kaltmiete warmmiete',
  GRO: 'spesa alimentari boodschappen lebensmitteleinkauf abarrotes',
  GAS: 'carburante brandstof tanken kraftstoff carburant',
  DIN: 'ristorante ristoranti uiteten restaurantbesuch essengehen bar_e_ristoranti',
  UTI: 'luce bollette stroom energie utenze nebenkosten elettricita electricite',
  PHO: 'telefono telefoon handy telephone',
  INS: 'assicurazione assicurazioni verzekering verzekeringen',
  TVL: 'reisen reizen viaggi vakantie vacanze urlaub vacances vacaciones',
  TRA: 'trasporti vervoer trasporto transports transportes',
  CLO: 'vestiti abbigliamento kleding',
  HEA: 'salute gezondheid sante salud gesundheit farmacia apotheek apotheke',
  FIT: 'palestra sportschool fitnessstudio gimnasio',
  ENT: 'svago uitgaan ontspanning freizeit loisirs ocio divertimento',
  SUB: 'abbonamenti abbonamento abonnementen abonnement abonnements suscripciones abos abo',
  KID: 'bambini kinderen kinder enfants ninos figli kita creche asilo',
  PET: 'animali huisdieren hund katze chien chat cane gatto perro gato hond kat',
  GIV: 'regali regalo donazioni cadeaus giften geschenke cadeaux',
  INC: 'pay payday wages stipendio salaris loon entrate inkomsten lohn gehalt',
  INV: 'risparmio risparmi sparen spaargeld epargne',
  TAX: 'tasse belasting belastingen steuern steuer impots impuestos imposte',
  SHO: 'acquisti winkelen compras achats einkaufe',
  HOM: 'casa_e_giardino huis_en_tuin haushalt maison',
}
const CODES = new Map<string, CategoryCode>(
  (Object.entries(WORDS) as [CategoryCode, string][]).flatMap(([code, words]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), code] as const),
  ),
)

const ARTICLE =
  /^(?:die|der|das|la|le|les|il|i|lo|el|los|las|de|het|mijn|mein|meine|mon|ma|mi|mio|mia|per|per la|fur|pour|para|voor)\s+|^(?:l|d|un)'/

/** The category that a bare word means, or null. */
export function findCategoryOfWord(text: string): CategoryCode | null {
  const plain = foldName(text)
    .replace(/[.!?,]+$/, '')
    .trim()
  return CODES.get(plain) ?? CODES.get(plain.replace(ARTICLE, '')) ?? null
}
