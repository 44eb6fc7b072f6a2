import { foldText } from './fold-text.ts'

type WeekdayLanguage = keyof typeof WEEKDAYS

/** Weekday names by language, Monday to Sunday, folded. Bars separate the forms of one day's name. */
const WEEKDAYS = {
  english: 'monday|mon tuesday|tues|tue wednesday|wed thursday|thurs|thur|thu friday|fri saturday|sat sunday|sun',
  german: 'montag|mo dienstag|di mittwoch|mi donnerstag|do freitag|fr samstag|sonnabend|sa sonntag|so',
  french: 'lundi|lun mardi|mar mercredi|mer jeudi|jeu vendredi|ven samedi|sam dimanche|dim',
  spanish: 'lunes|lun martes|mar miercoles|mie jueves|jue viernes|vie sabado|sab domingo|dom',
  italian: 'lunedi|lun martedi|mar mercoledi|mer giovedi|gio venerdi|ven sabato|sab domenica|dom',
  portuguese: 'segunda terca quarta quinta sexta sabado domingo',
  dutch: 'maandag|ma dinsdag woensdag|wo donderdag vrijdag|vr zaterdag|za zondag|zo',
  nordic:
    'mandag|mandags|man tirsdag|tisdag|tisdags onsdag|onsdags torsdag|torsdags fredag|fredags lordag|lordags sondag|sondags',
  finnish:
    'maanantai|maanantaina tiistai|tiistaina keskiviikko|keskiviikkona torstai|torstaina perjantai|perjantaina lauantai|lauantaina sunnuntai|sunnuntaina',
  polish: 'poniedzialek wtorek sroda|srode czwartek piatek sobota|sobote niedziela|niedziele',
  czech: 'pondeli utery streda|stredu ctvrtek patek sobota|sobotu nedele|nedeli',
  hungarian: 'hetfo|hetfon kedd|kedden szerda|szerdan csutortok|csutortokon pentek|penteken szombat|szombaton vasarnap',
  romanian: 'luni marti miercuri joi vineri sambata duminica',
  turkish: 'pazartesi sali carsamba persembe cuma cumartesi pazar',
  russian: 'понедельник|пн вторник|вт среда|среду|ср четверг|чт пятница|пятницу|пт суббота|субботу|сб воскресенье|вс',
  japanese: '月曜日|月 火曜日|火 水曜日|水 木曜日|木 金曜日|金 土曜日|土 日曜日|日',
} as const

const BY_NAME = new Map<string, number>()
for (const line of Object.values(WEEKDAYS)) {
  line.split(' ').forEach((names, index) => {
    for (const name of names.split('|')) if (!BY_NAME.has(name)) BY_NAME.set(name, index + 1)
  })
}

// Only short forms without another meaning in a sentence: "sun", "sat", "mon" and "mar" have one.
const UNAMBIGUOUS_SHORT_FORMS = ['tue', 'wed', 'thu', 'fri']

/**
 * A weekday in English, German, French, Spanish, Italian or Dutch, for use inside a pattern. Of the forms with up to
 * three letters, it has only the unambiguous English ones.
 */
export const WEEKDAY = makeWeekdayPattern('english', 'german', 'french', 'spanish', 'italian', 'dutch')

function makeWeekdayPattern(...languages: WeekdayLanguage[]): string {
  const names = languages.flatMap((language) => WEEKDAYS[language].split(/[ |]/)).filter((name) => name.length > 3)
  return `(?:${[...new Set(names), ...UNAMBIGUOUS_SHORT_FORMS].sort((a, b) => b.length - a.length).join('|')})`
}

/** 1 = Monday … 7 = Sunday for a weekday's name, its usual short form or its plural; null for any other word. */
export function readWeekdayName(word: string): number | null {
  const name = foldText(word)
    .replace(/[.,]+$/, '')
    .replace(/-feira$/, '')
  const singular = name.replace(/s$/, '')
  const mayBePlural = name.length > 4 || UNAMBIGUOUS_SHORT_FORMS.includes(singular)
  return BY_NAME.get(name) ?? (mayBePlural ? BY_NAME.get(singular) : null) ?? null
}

/** Monday to Sunday, for display. */
export const WEEKDAY_NAMES = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
