import { foldText } from './fold-text.ts'

/** Languages whose month names are known. */
type CalendarLanguage = keyof typeof MONTHS

/**
 * The months of each language, January to December, folded; bars separate the forms of one month, such as cases and
 * usual short forms. Forms that mean another month in another language are left out (Croatian "listopad" is October, but
 * November in Polish and Czech).
 */
const MONTHS = {
  english:
    'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec',
  german:
    'januar|jan|janner februar|feb marz|mar april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov dezember|dez',
  french:
    'janvier|janv fevrier|fevr mars avril|avr mai juin juillet|juil aout septembre|sept octobre|oct novembre|nov decembre|dec',
  spanish:
    'enero febrero|feb marzo|mar abril mayo junio|jun julio|jul agosto septiembre|sept|sep octubre|oct noviembre|nov diciembre',
  italian: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  portuguese: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  dutch: 'januari februari maart april mei juni juli augustus september oktober november december',
  nordic:
    'januari|januar februari|februar mars|marts april maj|mai juni juli augusti|august september oktober november december|desember',
  finnish:
    'tammikuu|tammi helmikuu|helmi maaliskuu|maalis huhtikuu|huhti toukokuu|touko kesakuu|kesa heinakuu|heina elokuu|elo syyskuu|syys lokakuu|loka marraskuu|marras joulukuu|joulu',
  polish:
    'styczen|stycznia luty|lutego marzec|marca kwiecien|kwietnia maj czerwiec|czerwca lipiec|lipca sierpien|sierpnia wrzesien|wrzesnia pazdziernik|pazdziernika listopad|listopada grudzien|grudnia',
  czech:
    'leden|ledna unor|unora brezen|brezna duben|dubna kveten|kvetna cerven|cervna cervenec|cervence srpen|srpna zari rijen|rijna listopad|listopadu prosinec|prosince',
  croatian: 'sijecanj veljaca ozujak travanj svibanj lipanj srpanj kolovoz rujan - studeni prosinac',
  hungarian: 'januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december',
  romanian: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  turkish: 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
  estonian: 'jaanuar veebruar marts aprill mai juuni juuli august september oktoober november detsember',
  latvian: 'janvaris februaris marts aprilis maijs junijs julijs augusts septembris oktobris novembris decembris',
  lithuanian:
    'sausio|sausis vasario|vasaris kovo|kovas balandzio|balandis geguzes|geguze birzelio|birzelis liepos|liepa rugpjucio|rugpjutis rugsejo|rugsejis spalio|spalis lapkricio|lapkritis gruodzio|gruodis',
  russian:
    'январь|января февраль|февраля март|марта апрель|апреля май|мая июнь|июня июль|июля август|августа сентябрь|сентября октябрь|октября ноябрь|ноября декабрь|декабря',
  ukrainian:
    'січень|січня лютий|лютого березень|березня квітень|квітня травень|травня червень|червня липень|липня серпень|серпня вересень|вересня жовтень|жовтня листопад|листопада грудень|грудня',
  bulgarian: 'януари февруари март април май юни юли август септември октомври ноември декември',
  greek: 'ιαν φεβ μαρ απρ μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ',
} as const

/** Forms that banks print and nobody uses in a sentence ("ago" is August in Madrid), by month. */
const PRINTED = [
  'ene genn gen sty led sij oca янв січ sau janvar ian 1월',
  'fev febr lut uno velj sub фев лют vas veebr',
  'mrz maerz mrt bre ozu мар берез бер kov mart marc',
  'abr kwi dub tra nis апр квіт кві bal',
  'mag kve svi трав тра geg',
  'giu cze cvn haz июн черв чер bir iun',
  'lug lip cvc tem июл лип lie iul',
  'aou ago sie srp kol agu авг серп сер rgp avg',
  'set wrz zar ruj eyl сен вер rgs szept',
  'out ott paz rij eki окт жовт жов spa',
  'lis stu kas ноя нояб лист лис lap noi',
  'dic gru pro ara дек груд гру grd des',
]

const THAI =
  'มกราคม|ม.ค. กุมภาพันธ์|ก.พ. มีนาคม|มี.ค. เมษายน|เม.ย. พฤษภาคม|พ.ค. มิถุนายน|มิ.ย. กรกฎาคม|ก.ค. สิงหาคม|ส.ค. กันยายน|ก.ย. ตุลาคม|ต.ค. พฤศจิกายน|พ.ย. ธันวาคม|ธ.ค.'
const THAI_FORMS = THAI.split(' ').map((forms) => forms.split('|'))

/** A Thai month, for a pattern. Its short forms have dots between letters, so it isn't a word like other months. */
export const THAI_MONTH = `(?:${THAI_FORMS.flat().join('|').replaceAll('.', '\\.')})`

/** The month (1–12) of a match of `THAI_MONTH`. */
export function readThaiMonth(name: string): number {
  return THAI_FORMS.findIndex((forms) => forms.includes(name)) + 1
}

const NONE = '-'
const BY_NAME = new Map<string, number>()
for (const line of Object.values(MONTHS)) {
  line.split(' ').forEach((names, index) => {
    for (const name of names.split('|')) if (name !== NONE && !BY_NAME.has(name)) BY_NAME.set(name, index + 1)
  })
}
PRINTED.forEach((line, index) => {
  for (const name of line.split(' ')) if (!BY_NAME.has(name)) BY_NAME.set(name, index + 1)
})

/**
 * A month in English, German, French or Spanish, for a pattern. A dot belongs to a short form if a number or a
 * comma follows, as in "Dec. 5"; elsewhere it ends the sentence.
 */
export const MONTH = `(?:${sortLongestFirst(listNames(['english', 'german', 'french', 'spanish'])).join('|')})(?:(?<=(?<![a-z])[a-z]{3,4})\\.(?=\\s*[\\d,]))?`

/** Whether a folded word is a month's name, or its usual short form, in one of these languages. */
export function createMonthTest(...languages: CalendarLanguage[]): (folded: string) => boolean {
  const names = new Set(listNames(languages))
  return (folded) => names.has(folded)
}

function sortLongestFirst(names: string[]): string[] {
  return names.sort((a, b) => b.length - a.length)
}

function listNames(languages: readonly CalendarLanguage[]): string[] {
  return [...new Set(languages.flatMap((language) => MONTHS[language].split(/[ |]/)))]
}

/**
 * The month (1–12) that a word names in any of the languages, including endings and short forms; null for any other
 * word.
 */
export function readMonthName(word: string): number | null {
  const folded = foldText(word).replace(/\.$/, '')
  // "13.11. SEPA transfer" isn't a date in September.
  if (folded.length < 3 || folded === 'sepa' || folded === 'marche') return null
  const whole = BY_NAME.get(folded)
  if (whole) return whole
  if (folded.length > 12) return null
  // Endings differ by case and language ("marta", "gennaio"): a known stem of three or more letters is enough if the
  // rest can't make it another word that banks write.
  for (let length = Math.min(folded.length - 1, 6); length >= 3; length--) {
    const month = BY_NAME.get(folded.slice(0, length))
    if (!month || !ENDINGS.test(folded.slice(length))) continue
    // Three letters and one more are usually another word: Zara, Lisa, agua, nova.
    const isShort = length === 3 && folded.length === 4 && /^[a-z]/.test(folded)
    if (!isShort || /^(?:maj|jun|jul)/.test(folded)) return month
  }
  return null
}

const ENDINGS =
  /^(?:a|o|e|i|y|u|s|us|er|ar|uary|ruary|ch|il|ust|tember|ober|ember|kuu|kuuta|ta|ja|ya|ря|я|ь|аря|варь|варя|раль|раля|т|та|ель|еля|ая|й|ень|еня|ня|ля|уст|уста|тябрь|тября|ябрь|ября|брь|бря|ябр|ого|ня|ень|ius|ijs|embar|embra|embro|tembar|obar|iembre|aio|naio|braio|zo|ile|gio|gno|lio|tembre|obre|nvier|vrier|et|let|embris|obris|tembris|ember|obre|rs|rca|rec|uarie|ruarie|tie|ilie|mbrie|tembrie|ombrie)$/

/** January to December, for display. */
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')
