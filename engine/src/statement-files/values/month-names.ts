import { foldText } from '../../language/fold-text.ts'

// Stems, folded (no accents, lower case), one line a month; a word that starts with a stem names the month.
// Order matters only inside a month. Stems are long enough not to be mistaken for other months.
const STEMS: string[] = [
  'jan ene enero janeiro genn gen januar janvier january styczen stycznia sty leden ledna led janner sijecanj sij oca ocak tammi янв січ sausio sau sausis janvar ian ianuarie jaanuar ιαν януари 1월',
  'feb fev febrero fevereiro febr february fevrier februar luty lutego lut unor unora uno veljaca velj sub subat helmi фев лют vasario vas vasaris veebr φεβ',
  'mar mrz maerz marz mars marzo marco march maart mrt maj0 marzec marca brezen brezna bre ozujak ozu maalis мар берез бер kovo kov kovas mart marts marc μαρ',
  'apr avr abr april avril abril aprile kwiecien kwietnia kwi duben dubna dub travanj tra nis nisan huhti апр квіт кві balandzio bal balandis aprill aprilis απρ',
  'may mai maj mag mei mayo maio maggio kveten kvetna kve svibanj svi touko май мая трав тра geguzes geg geguze maijs majus μαι',
  'jun june juin junio junho giu giugno juni juin czerwiec czerwca cze cerven cervna cvn lipanj lip0 haz haziran kesa июн черв чер birzelio bir birzelis juuni junijs iun iunie ιουν',
  'jul july juil juillet julio julho lug luglio juli lipiec lipca lip cervenec cervence cvc srpanj srp0 tem temmuz heina июл лип liepos lie liepa juuli julijs iul iulie ιουλ',
  'aug aou aout ago agosto august augustus sierpien sierpnia sie srpen srpna srp kolovoz kol agu agustos elo авг серп сер rugpjucio rgp rugpjutis avg αυγ',
  'sep sept set septembre septiembre setembro settembre september wrzesien wrzesnia wrz zari zar rujan ruj eyl eylul syys сен вер rugsejo rgs rugsejis szept σεπ',
  'oct okt out ott october octobre octubre outubro ottobre oktober pazdziernik pazdziernika paz rijen rijna rij listopad0 eki ekim loka окт жовт жов spalio spa spalis οκτ',
  'nov november novembre noviembre novembro listopad listopada lis studeni stu kas kasim marras ноя нояб лист лис lapkricio lap lapkritis noiembrie noi νοε',
  'dec dez dic dec december decembre diciembre dezembro dicembre dezember grudzien grudnia gru prosinec prosince pro prosinac ara aralik joulu дек груд гру gruodzio grd gruodis detsember des δεκ',
]

const BY_STEM = new Map<string, number>()
STEMS.forEach((line, index) => {
  for (const stem of line.split(' ')) if (!stem.endsWith('0')) BY_STEM.set(stem, BY_STEM.get(stem) ?? index + 1)
})

/** The month (1–12) a word names in one of the main European languages; null for any other word. */
export function monthOfName(word: string): number | null {
  const folded = foldText(word).replace(/\.$/, '')
  // "13.11. SEPA transfer" is no day in September.
  if (folded.length < 3 || folded === 'sepa' || folded === 'marche') return null
  const whole = BY_STEM.get(folded)
  if (whole) return whole
  if (folded.length > 12) return null
  // Endings differ by case and language ("marta", "gennaio"): a known stem of three or more letters is enough,
  // when what follows cannot turn it into another word that banks write.
  for (let length = Math.min(folded.length - 1, 6); length >= 3; length--) {
    const month = BY_STEM.get(folded.slice(0, length))
    if (!month || !ENDINGS.test(folded.slice(length))) continue
    // Three letters and one more are most often another word: Zara, Lisa, agua, nova.
    const isShort = length === 3 && folded.length === 4 && /^[a-z]/.test(folded)
    if (!isShort || /^(?:maj|jun|jul)/.test(folded)) return month
  }
  return null
}

const ENDINGS =
  /^(?:a|o|e|i|y|u|s|us|er|ar|uary|ruary|ch|il|ust|tember|ober|ember|kuu|kuuta|ta|ja|ya|ря|я|ь|аря|варь|варя|раль|раля|т|та|ель|еля|ая|й|ень|еня|ня|ля|уст|уста|тябрь|тября|ябрь|ября|брь|бря|ябр|ого|ня|ень|ius|ijs|embar|embra|embro|tembar|obar|iembre|aio|naio|braio|zo|ile|gio|gno|lio|tembre|obre|nvier|vrier|et|let|embris|obris|tembris|ember|obre|rs|rca|rec|uarie|ruarie|tie|ilie|mbrie|tembrie|ombrie)$/

const WEEKDAYS: string[] = [
  'monday mon montag mo lundi lun lunes segunda lunedi maandag ma mandag man poniedzialek pondeli hetfo luni pazartesi maanantai maanantaina mandags hetfon понедельник пн 月曜日 月',
  'tuesday tue tues dienstag di mardi mar martes terca martedi dinsdag tirsdag tisdag wtorek utery kedd marti sali tiistai tiistaina tisdags kedden вторник вт 火曜日 火',
  'wednesday wed mittwoch mi mercredi mer miercoles quarta mercoledi woensdag onsdag sroda streda szerda miercuri carsamba keskiviikko keskiviikkona onsdags srode stredu szerdan среда среду ср 水曜日 水',
  'thursday thu thur thurs donnerstag do jeudi jeu jueves quinta giovedi donderdag torsdag czwartek ctvrtek csutortok joi persembe torstai torstaina torsdags csutortokon четверг чт 木曜日 木',
  'friday fri freitag fr vendredi ven viernes sexta venerdi vrijdag fredag piatek patek pentek vineri cuma perjantai perjantaina fredags penteken пятница пятницу пт 金曜日 金',
  'saturday sat samstag sonnabend sa samedi sam sabado zaterdag lordag lordag sobota szombat sambata cumartesi lauantai lauantaina lordags sobote sobotu szombaton суббота субботу сб 土曜日 土',
  'sunday sun sonntag so dimanche dim domingo domenica zondag sondag niedziela nedele vasarnap duminica pazar sunnuntai sunnuntaina sondags niedziele nedeli воскресенье вс 日曜日 日',
]
const WEEKDAY_BY_NAME = new Map<string, number>()
WEEKDAYS.forEach((line, index) => {
  for (const name of line.split(' ')) WEEKDAY_BY_NAME.set(name, WEEKDAY_BY_NAME.get(name) ?? index + 1)
})

/** 1 = Monday … 7 = Sunday for a weekday's name or usual short form; null for any other word. */
export function weekdayOfName(word: string): number | null {
  return (
    WEEKDAY_BY_NAME.get(
      foldText(word)
        .replace(/[.,]+$/, '')
        .replace(/-feira$/, ''),
    ) ?? null
  )
}
