import { foldText } from '../../language/fold-text.ts'

/** How each language heads a list of payments that are still to come; folded, matched as the start of a heading. */
const UPCOMING: Readonly<Record<string, string>> = {
  english:
    'upcoming|scheduled|coming up|coming soon|planned|expected|future (?:payments|transactions|transfers)|pre-?booked|next payments|not yet booked|provisional',
  german:
    'geplante?|anstehende?|kommende|kunftige|zukunftige|vorgemerkte?|vormerkungen|terminuberweisung(?:en)?|dauerauftrage|bevorstehende?|demnachst',
  french:
    '(?:operations? |paiements? |prelevements? |virements? )?(?:a venir|programmee?s?|prevue?s?)|prochain(?:e?s)?',
  spanish:
    '(?:pagos |movimientos |cargos |transferencias |recibos )?(?:programad[ao]s?|previst[ao]s?|pendientes?)|proxim[ao]s?',
  portuguese:
    '(?:pagamentos |lancamentos |transferencias )?(?:agendad[ao]s?|futuros|previst[ao]s?)|agendamentos|proxim[ao]s',
  italian:
    '(?:pagamenti |movimenti |bonifici |addebiti )?(?:programmat[ie]|in programma|futuri|previst[ie]|in arrivo)|prossim[ie]',
  dutch:
    '(?:ingeplande?|geplande?|komende|toekomstige|aankomende|verwachte)(?: (?:betalingen|afschrijvingen|overboekingen|transacties))?',
  nordic:
    'kommende|kommande|planlagte?|planerade?|forfallende|fremtidige|framtida|betalinger til forfald|tulevat|eraantyvat',
  polish: 'zaplanowan[ey]|nadchodzac[ey]|planowan[ey]|przyszle',
  czech: 'planovane|nadchazejici|budouci|cekajici',
  other:
    'kozelgo|utemezett|programate|viitoare|planlanan|gelecek|yaklasan|предстоящие|запланированн\\p{L}+|будущие|майбутні|заплановані|予定|即将|待付款|예정',
}
const HEADING = new RegExp(
  `^(?:my |your |ihre? |vos |mes |tus |seus |i tuoi |dine |dina )?(?:${Object.values(UPCOMING).join('|')})(?!\\p{L})`,
  'u',
)
const LONGEST_HEADING = 40

/** A heading for payments that are still to come: "Upcoming (2)", "À venir", "Geplante Zahlungen". */
export function headsUpcoming(line: string): boolean {
  const folded = foldText(line)
    .replace(/^[^\p{L}]+/u, '')
    .trim()
  return folded.length <= LONGEST_HEADING && HEADING.test(folded)
}

// Headings of booked transactions, besides the words for "booked".
const BOOKED =
  /^(?:latest|last|recent|all|past|earlier|account)? ?(?:transactions?|activity|history|operations|movements|payments made)$|^(?:latest|letzte|dernieres?|ultim[aoei]s?|laatste|seneste|siste|senaste|ostatnie|posledni|executed|done|umsatze|bewegungen|movimientos|movimentos|movimenti|historique|historico|transaktionen|transacties|transaktioner|tidligere|tidigare|vergangene|ausgefuhrte?|realizad[ao]s?|eseguit[ie]|utforte?|historia)(?!\p{L})/u

/** A heading for transactions that are done: "Latest operations", "Umsätze". */
export function headsBooked(line: string): boolean {
  const folded = foldText(line)
    .replace(/[^\p{L} ]+/gu, '')
    .trim()
  return folded.length <= LONGEST_HEADING && BOOKED.test(folded)
}
