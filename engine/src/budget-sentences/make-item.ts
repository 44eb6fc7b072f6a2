import { type CategoryHit, findCategoryOfPhrase } from './budget-word-index.ts'
import { scoreDirection } from './cues.ts'
import { capitalize, findBestPhrase, getName } from './item-name.ts'
import { type Piece, says } from './read-piece.ts'
import type { Item, Place, State } from './reading-state.ts'
import { compileWords } from './sentence-sheet.ts'

/** The name of an item if the user only said what they do ("save", "donate"). */
const DEFAULT_NAMES: Record<string, string> = {
  INV: 'Savings',
  GIV: 'Donations',
  LOA: 'Loan payment',
  DIN: 'Eating out',
  INC: 'Paycheck',
}
const HOLIDAY = compileWords('christmas|xmas|weihnachten|noel|navidad')
const ONLY_A_VERB = /^(?:save|saving|donate|donating|invest|investing|set aside)$/i

/** Adds the item for a clause with an amount: its direction, its category by our own words, its name. */
export function addItem(place: Place, pieces: readonly Piece[], names: readonly string[]): State {
  return { ...place.state, items: [...place.state.items, buildItem(place, pieces, names)] }
}

function buildItem(
  { state, sheet, piece, last, isHere }: Place,
  pieces: readonly Piece[],
  names: readonly string[],
): Item {
  const { header } = state
  const { nameHit, textHit, hit } = findCategories(pieces, names, header)
  // After "and", "pay" is a verb; at the start of a line it may be someone's income.
  const isGoingOn = ['and', 'but', 'comma'].includes(piece.clause.before)
  const clauseText = `${isGoingOn ? 'i ' : ''}${pieces.map((one) => one.folded).join(' ')}`
  const direction = decideDirection(piece, clauseText, hit, isHere ? last : null)
  const code = chooseCode(direction, hit, nameHit, textHit, names)
  const item: Item = {
    pieces,
    names: ONLY_A_VERB.test(names.join()) ? [] : names,
    money: piece.money!,
    header,
    direction,
    code,
    categoryConfidence: direction === 'in' ? 0.95 : (hit?.confidence ?? 0),
    correctedFrom: piece.money?.from ?? null,
    start: Math.min(...pieces.filter((one) => one.clause.sentence === piece.clause.sentence).map((one) => one.start)),
    end: piece.end,
  }
  const isLonger = textHit && names.length === 1 && textHit.phrase.startsWith(`${names[0]!.toLowerCase()} `)
  if (isLonger) return { ...item, names: [capitalize(textHit.phrase)] }
  if (item.names.length > 0) return item
  // "Christmas 700": the holiday is the only name.
  HOLIDAY.lastIndex = 0
  const holiday = HOLIDAY.exec(piece.folded)?.[0]
  if (direction === 'out' && code === null && holiday !== undefined)
    return { ...item, names: [capitalize(holiday)], code: 'GIV', categoryConfidence: 0.7 }
  const headed = header && findBestPhrase(sheet, header.phrases)
  if (headed) return { ...item, names: [getName(sheet, headed)] }
  if (direction === 'out' && code !== null)
    return { ...item, names: [DEFAULT_NAMES[code] ?? capitalize(hit?.phrase ?? '')] }
  return item
}

function findCategories(pieces: readonly Piece[], names: readonly string[], header: Piece | null) {
  const nameHit = findCategoryOfPhrase(names.join(' and '))
  const texts = pieces.filter((one) => one !== header).map((one) => one.rest)
  const textHit = findCategoryOfPhrase(texts.join(' ; '))
  const isNameClear = nameHit && (!textHit || nameHit.confidence >= textHit.confidence)
  return { nameHit, textHit, hit: isNameClear ? nameHit : (textHit ?? nameHit) }
}

function decideDirection(
  piece: Piece,
  clauseText: string,
  hit: CategoryHit | null,
  previous: Item | null,
): 'in' | 'out' {
  const noun = hit === null ? null : hit.code === 'INC' ? 'income' : 'other'
  const isTakeHome = says(piece, 'net') && /tak(?:e|ing)|bring|net|clear|after/.test(piece.folded)
  if (isTakeHome && noun !== 'other') return 'in'
  if (scoreDirection(clauseText, noun) > 0) return 'in'
  // "I get 900 from work and 200 from my dad": the earlier verb still applies.
  const isMoneyFirst = hit === null && piece.phrases.every(({ start }) => start > piece.moneyAt)
  return previous?.direction === 'in' && isMoneyFirst ? 'in' : 'out'
}

function chooseCode(
  direction: 'in' | 'out',
  hit: CategoryHit | null,
  nameHit: CategoryHit | null,
  textHit: CategoryHit | null,
  names: readonly string[],
): string | null {
  if (direction === 'in') return 'INC'
  if (hit?.code === 'INC') return [nameHit, textHit].find((one) => one && one.code !== 'INC')?.code ?? null
  const code = hit?.code ?? null
  // "Toyota payment": something with its own payments was bought on credit.
  const isOnCredit = names.some((name) => /\spayments?$/i.test(name)) && (code === null || code === 'CAR')
  return isOnCredit ? 'LOA' : code
}
