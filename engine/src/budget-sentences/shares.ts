import { divide, type Exact, exact, multiply, subtract, toExact, writeExact } from '../core/exact-amount.ts'
import { COUNT, readCount } from '../language/number-words.ts'
import type { MoneyValue, ShareValue } from './mark-values.ts'
import { getValue, type Piece } from './read-piece.ts'
import { compilePattern, compileWords, type Mark, markAll, type Sheet } from './sentence-sheet.ts'

const FRACTIONS: [string, number, number][] = [
  ['three[ -]quarters|3/4|drei viertel', 3, 4],
  ['two[ -]thirds|2/3|zwei drittel|deux tiers|dos tercios', 2, 3],
  ['one[ -]fifth|1/5', 1, 5],
  ['two[ -]fifths|2/5', 2, 5],
  ['three[ -]fifths|3/5', 3, 5],
  ['four[ -]fifths|4/5', 4, 5],
  ['one[ -]sixth|1/6', 1, 6],
  ['one[ -]tenth|1/10', 1, 10],
  ['(?:one |a |my |our )?half|1/2|(?:die |meine )?halfte|(?:la |ma )?moitie|(?:la |mi )?mitad|50/50', 1, 2],
  ['(?:one |a |my |our |one-)?third|1/3|(?:ein |mein )?drittel|(?:un |mon )?tiers|(?:un |mi )?tercio', 1, 3],
  ['(?:one |a |my |our |one-)?(?:quarter|fourth)(?! ?ly)|1/4|(?:ein |mein )?viertel|un quart|un cuarto', 1, 4],
]
const FRACTION = `(?:${FRACTIONS.map(([names]) => names).join('|')})`
const PERCENT = '\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:%|percent|per cent|pct|prozent|pour cent|por ciento)'
const OF_PAY =
  '(?! of (?:my |our |the |each |every |his |her )?(?:\\p{L}+ )?(?:income|salary|paycheck|pay|wages?|earnings|gross|net|take))'
const OTHERS_PAY =
  'pays?(?: (?:me|us))?(?: back)?|covers?|splits?|chips? in|reimburses?(?: me| us)?|refunds?(?: me| us)?|subsidi[sz]es?|picks? up|contributes?|takes?(?: over| on)?|puts? in|gives? (?:me|us)(?: back)?|sends? (?:me|us)|foots?|zahlt|ubernimmt|paie|paga'
const PART = `(${FRACTION}|${PERCENT})`
const OF_IT = '(?: of (?:it|that|this|the (?:bill|total|cost|rent|fee|price)|them|those|everything|which))?'
const WITH = '(?<![\\p{L}])(?:with|mit|avec|con)'

/** How people write who pays which part. */
const SHARES = {
  own: '(?:my|our|mein|meine|ma|mi) (?:share|part|portion|cut|anteil|parte|half|halfte|moitie|mitad|third|quarter)',
  // "I pay half"
  paid: `(?<![\\p{L}])(?:(?:i|we|ich|je|yo) )?(?:only |just |nur )?(?:pay|cover|owe|chip in|contribute|zahle|paie|pago)(?: for)? (?:ich |je |yo )?(?:about |nur |only |just )?(?:the |my )?${PART}(?![\\p{L}])${OF_PAY}(?! (?:tithe|tax))${OF_IT}`,
  split:
    // "split into 4 installments" is about time, not about people.
    '(?:split|shared?|divided|splitting|sharing|geteilt|teile(?: mir)?|teilen(?: wir)?(?: uns)?|partage[rs]?|partageons|compartid[oa]|compartimos|dividid[oa])(?: (?:evenly|equally|up|it|that|everything|the cost|the bill|them|50/50|in half|down the middle|in equal (?:parts|shares))){0,3}(?! (?:up )?(?:into|in|over|across) )|going halves|go halves|goes halves|halfsies|going dutch|fifty[ -]fifty|50/50|a medias|moitie[ -]moitie|halbe[ -]halbe',
  // "my boyfriend pays half", "office covers 40 %"
  others: `(?<![\\p{L}])(?:of )?(?:which )?(?:(?:my|the|our|her|his|mein|meine|mon|ma|mi) (?:[\\p{L}-]+ ){0,2}?)?(?!(?:i|we|you|and|but|to|only|just|ich|je|yo|wir)(?![\\p{L}]))[\\p{L}'-]+ (?:(?:kindly|usually|always|also|then) )?(?:${OTHERS_PAY})(?: for)? (?:(?:the|its|their|his|her|about|back|roughly) ){0,2}(?:other |remaining |die andere |l'autre |la otra )?${PART}${OF_PAY}${OF_IT}(?: back)?(?![\\p{L}])`,
  // "half of the rent"; "10% of my pay" is a separate item.
  partOf: `(?<![\\p{L}])(${FRACTION})(?! a (?:grand|thousand|million|month's|month))(?: share)?(?= (?:of|the|my|our|a|der|des|von|du|de|del|vom|share)(?![\\p{L}]))(?: of)?(?: the cost of| the price of)?${OF_PAY.replace(' of', '')}`,
}

/** How many people share. */
const PEOPLE = {
  waysOrAmong: `(${COUNT})[ -]ways?|(?:between|among|amongst|by|durch|entre|en|a|zwischen|durch) (?:the |us |all )?(${COUNT})(?![\\d.,]*\\d)(?: of us| people| roommates| friends| personen| personnes| personas)?`,
  withCount: `${WITH} (?:my |the |our |two of my |meine[nmr]? |mes |mis )?(${COUNT}) (?:other )?\\p{L}+`,
  // "shared by me and my four siblings"
  amongMe: `(?:between|among|amongst|by) (?:me|myself) and (?:my |the |our )?(${COUNT}) (?:other )?\\p{L}+`,
  withOne: `${WITH} (?:my |a |an |the |our |meine[nmr]? |einem |mon |ma |mi |un |una )?\\p{L}+(?: \\p{L}+(?= ?(?:[,;.]|$)))?`,
}
const MAX_PEOPLE = 12
const PERSON = "(?:(?:my|our|his|her) )?\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*)?"
/** "Me, my brother and my sister split …" */
const SPLITTERS = `(?<![\\p{L}])${PERSON}(?: ?, ?${PERSON}){1,6} ?,? (?:and|&) ${PERSON}(?= (?:all |each )?(?:split|share|go halves)(?![\\p{L}]))`
/** With these words, an amount after a list of people may be one person's share ("I pay 600"). */
const OWN_PART = /(?<!\p{L})(?:i|we) pay|for me|each|(?:my|our) (?:share|part)/u

/**
 * How many people a list names; null if it isn't a list of single people with the user among them ("me, my wife and
 * kids", "rent I pay, water and gas"), or if it may not be about the whole of one amount.
 */
function countSplitters(list: string, sentence: string): number | null {
  const people = list.split(/ ?, ?(?:and |& )?| (?:and|&) /).map((one) => one.trim())
  const isSingle = (one: string) =>
    /^(?:(?:my|our|his|her) )?\p{L}+$/u.test(one) && !/s$|^(?:us|family|children)$/.test(one)
  if (!people.some((one) => /^(?:me|i|myself)$/.test(one)) || !people.every(isSingle)) return null
  const amounts = sentence.match(/\d[\d.,]*/g) ?? []
  return amounts.length === 1 && !OWN_PART.test(sentence) ? people.length : null
}

function readFraction(text = ''): Exact | null {
  const word = text.replace(/\s+/g, ' ')
  const percent = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?\D/.exec(word)
  if (percent && !word.includes('/')) {
    const { n, d } = toExact(percent[1]!.replace(',', '.'))
    return { n, d: d * 100n }
  }
  const found = FRACTIONS.find(([names]) => new RegExp(`^(?:${names})$`).test(word))
  return found ? exact(found[1], found[2]) : null
}

/** Marks shares, splits and the number of people who share. Must run before dates, which would read 2/3 as a date. */
export function markShares(sheet: Sheet): void {
  markAll(sheet, 'ways', compilePattern(SPLITTERS), ({ 0: people, index }) =>
    countSplitters(people, sheet.folded.slice(index + people.length).split(/[;\n]|\.\s/)[0]!),
  )
  const markShare = (expression: RegExp, read: (match: RegExpExecArray) => ShareValue | null) =>
    markAll(sheet, 'share', expression, read)
  markShare(compileWords(SHARES.own), ([whole]) => ({ fraction: readFraction(whole), how: 'stated-or-of' }))
  markShare(compilePattern(SHARES.others), ([, text]) => {
    const fraction = readFraction(text)
    return makeShare(fraction && subtract(exact(1), fraction))
  })
  markShare(compilePattern(SHARES.paid), ([, text]) => makeShare(readFraction(text)))
  markShare(compileWords(SHARES.split), ([whole]) => {
    const isHalf = /hal[fv]|dutch|fifty|50\/50|medias|moitie|halbe|middle/.test(whole)
    return isHalf ? makeShare(exact(1, 2)) : { fraction: null, how: 'split' }
  })
  markShare(compilePattern(SHARES.partOf), ([, text]) => ({ fraction: readFraction(text), how: 'stated-or-of' }))
  const markPeople = (expression: RegExp, read: (match: RegExpExecArray) => number) =>
    markAll(sheet, 'ways', expression, (match) => {
      const count = isAfterSplit(sheet, match.index) ? read(match) : 0
      return count > 1 && count <= MAX_PEOPLE ? count : null
    })
  markPeople(compileWords(PEOPLE.waysOrAmong), ([, ways, among]) => readCount(ways ?? among) ?? 0)
  markPeople(compilePattern(PEOPLE.withCount), ([, others]) => (readCount(others) ?? 0) + 1)
  markPeople(compilePattern(PEOPLE.amongMe), ([, others]) => (readCount(others) ?? 0) + 1)
  markPeople(compilePattern(PEOPLE.withOne), () => 2)
}

function makeShare(fraction: Exact | null): ShareValue | null {
  return fraction === null ? null : { fraction, how: 'taken' }
}

/** Whether there is a share before this position, in the same sentence. */
function isAfterSplit({ marks, open }: Sheet, at: number): boolean {
  return marks.some(({ kind, end }) => kind === 'share' && end <= at && !/[;.]/.test(open.slice(end, at)))
}

// An interest rate isn't a part of anything: "a 0% card", "a loan at 6%".
const PERCENT_OF = `(?<![\\p{L}\\p{N}]|(?:at|@|zu) )(${PERCENT})(?![\\p{L}]| (?:card|apr|interest|loan|financing|finance|deal|rate|mortgage|balance|zinsen))`

/** Marks percentages that may be a part of something: "10 percent". */
export function markPercents(sheet: Sheet): void {
  markAll(sheet, 'percent', compilePattern(PERCENT_OF), ([, text]) => readFraction(text))
}

/** The user's share of a written amount. A range counts as its midpoint. Notes say how it was calculated. */
export function getOwnShare(sheet: Sheet, piece: Piece, money: MoneyValue, notes: string[]): Exact {
  if (money.range && !money.isEither) notes.push(`midpoint of ${money.range.map(writeExact).join('–')}`)
  const share = findShare(piece)?.value
  const ways = getValue(piece, 'ways')
  if (!share && ways === null) return money.amount
  if (!share || share.how === 'split') {
    const people = ways ?? 2
    notes.push(`1/${people} of ${writeExact(money.amount)}`)
    return divide(money.amount, exact(people))
  }
  if (!share.fraction || isStated(sheet, piece)) return money.amount
  notes.push(`${share.fraction.n}/${share.fraction.d} of ${writeExact(money.amount)}`)
  return multiply(money.amount, share.fraction)
}

/** The share in a piece. In "we split it, I pay 60%", the number is more specific than the verb. */
export function findShare({ marks }: Piece): Mark<'share'> | undefined {
  const shares = marks.filter((mark) => mark.kind === 'share')
  return shares.find(({ value }) => value.fraction !== null) ?? shares[0]
}

/** "my half of the bill is 30": the 30 is already the half. "half the bill, which is 30" is about the bill. */
function isStated(sheet: Sheet, piece: Piece): boolean {
  const share = findShare(piece)
  if (share?.value.how !== 'stated-or-of' || share.start >= piece.moneyAt) return false
  const between = sheet.folded.slice(share.start, piece.moneyAt)
  return /(?:^|\s|')(?:is|are|was|comes|costs?|s|runs?|ist|sind|betragt|est|sont|es|son|=)\s|[:=]/.test(between)
}
