import { DEFAULT_CATEGORIES, findCategoryByCode } from '../categoriser/default-categories.ts'
import { type CategoryHit, findCategoryOfPhrase } from '../category-words/find-category.ts'
import { scoreDirection } from './cues.ts'
import { capitalize, findBestPhrase, getName } from './item-name.ts'
import { mayBeLabel } from './labels.ts'
import { askAboutName, isCostAlone } from './modifier-rules.ts'
import { getTiming, getValues, type Piece, says } from './read-piece.ts'
import type { Ask, Item, Place, State } from './reading-state.ts'

const ONLY_A_VERB = /^(?:save|saving|donate|donating|invest|investing|set aside|spare)$/i

/**
 * Turns a piece with an amount into an item, named by the piece itself or by what came before it. With "each", every
 * name becomes an item ("Netflix and Hulu are 12 each"), unless they're paid several times in a period.
 */
export function readItem(place: Place): State {
  const { piece, state } = place
  const { names, named, unnamed = [], isRepeated = false } = findNames(place)
  const header = state.header && { ...state.header, money: null, phrases: [] }
  const pieces = [piece, ...named, ...(state.lead ? [state.lead] : []), ...(header ? [header] : [])]
  const isCounted = pieces.some((one) => getValues(one, 'frequency').some(({ times = 1 }) => times > 1))
  const groups = names.length > 1 && says(piece, 'each') && !isCounted ? names.map((name) => [name]) : [names]
  const items = groups.map((group) => makeItem(place, pieces, group))
  const labels = items.filter((item) => mayBeLabel(place, item))
  const isUnread = isRepeated && labels.length === 0
  return {
    ...state,
    items: [...state.items, ...items],
    asks: [
      ...state.asks,
      ...unnamed.flatMap((one) => askAboutName(place.sheet, one) ?? []),
      ...labels.map(({ start, end }): Ask => ({ topic: 'readings', start, end })),
    ],
    unread: isUnread ? [...state.unread, { start: piece.start, end: piece.end }] : state.unread,
    pending: [],
    lead: findNextLead(place),
  }
}

/**
 * `named`: earlier pieces that belong to the item. `unnamed`: those that don't, so a cost they name has no amount.
 * `isRepeated`: the only name available is the last item's.
 */
type Naming = {
  names: readonly string[]
  named: readonly Piece[]
  unnamed?: readonly Piece[]
  isRepeated?: boolean
}

function findNames(place: Place): Naming {
  const { sheet, state, piece, name, hit, last, isSameSentence } = place
  const named = state.pending.filter((one) => one.phrases.length > 0)
  const before = named.map((one) => getName(sheet, findBestPhrase(sheet, one.phrases)!))
  if (name !== null) {
    const isContinued = piece.clause.before === 'and' && !/^\s*(?:i|we|ich|wir)\s/.test(piece.folded)
    if (named.length > 0 && isContinued && !named.some((one) => says(one, 'date')))
      return { names: [...before, name], named }
    const listed = named.filter((one) => /comma|and/.test(one.clause.after) && isCostAlone(sheet, one))
    // "Spotify, Netflix 15"
    const isListed = (one: Piece) => listed.includes(one) && one.marks.length === 0
    // "flying home for Christmas, tickets are 700": a broad name refers to the topic of the sentence.
    const topic = findCategoryOfPhrase(named.map((one) => one.rest).join(' ; '))
    const isClearer = topic !== null && topic.confidence > (hit?.confidence ?? 0.8)
    if (isClearer) return { names: [...before.filter((_, i) => isListed(named[i]!)), name], named }
    // "we go to Rome every summer, the hotel is 900"
    const isOpen = !says(piece, 'frequency', 'date')
    const same = named.filter((one) => (findCategoryOfPhrase(one.rest)?.code ?? hit?.code) === hit?.code)
    const unnamed = listed.filter((one) => !same.includes(one))
    const names = [...before.filter((_, i) => isListed(named[i]!) && same.includes(named[i]!)), name]
    return { names, named: isOpen ? same.map(getTiming) : [], unnamed }
  }
  // "rent 900, I get paid 2,000": pay never takes the name of another item.
  const isPay = says(piece, 'net') || scoreDirection(piece.folded, null) > 0
  if (named.length > 0 || !isSameSentence || !last || state.header || isPay) return { names: before, named }
  return { names: last.names, named, isRepeated: true }
}

// Timing at the start of a sentence ("Every week I spend 100 on food, 40 on gas") also applies to its later amounts.
function findNextLead({ piece, isSameSentence, state }: Place): Piece | null {
  const at = piece.marks.find(({ kind }) => kind === 'frequency')?.start ?? piece.moneyAt
  const isFirst = at < piece.moneyAt && !isSameSentence && state.lead === null
  return isFirst && piece.phrases.every((one) => one.start > at) ? getTiming(piece) : state.lead
}

/** The item of a clause with an amount: its direction, its category according to our budget words, and its name. */
function makeItem(place: Place, pieces: readonly Piece[], names: readonly string[]): Item {
  const { state, sheet, piece } = place
  const { header } = state
  const nameHit = findCategoryOfPhrase(names.join(' and '))
  const textHit = findCategoryOfPhrase(pieces.map((one) => one.rest).join(' ; '))
  const isNameClear = nameHit && (!textHit || nameHit.confidence >= textHit.confidence)
  const hit = isNameClear ? nameHit : (textHit ?? nameHit)
  const direction = decideDirection(place, pieces, hit)
  const cost = hit?.code === 'INC' ? [nameHit, textHit].find((one) => one && one.code !== 'INC') : hit
  const code = direction === 'in' ? 'INC' : (cost?.code ?? null)
  const item: Item = {
    pieces,
    names: ONLY_A_VERB.test(names.join()) ? [] : names,
    money: piece.money!,
    header,
    direction,
    code,
    categoryConfidence: direction === 'in' ? 0.95 : (hit?.confidence ?? 0),
    start: Math.min(...pieces.filter((one) => one.clause.sentence === piece.clause.sentence).map((one) => one.start)),
    end: piece.end,
  }
  const isLonger = textHit && names.length === 1 && textHit.phrase.startsWith(`${names[0]!.toLowerCase()} `)
  if (isLonger) return { ...item, names: [capitalize(textHit.phrase)] }
  if (item.names.length > 0) return item
  const headed = header && findBestPhrase(sheet, header.phrases)
  if (headed) return { ...item, names: [getName(sheet, headed)] }
  const category = direction === 'out' ? findCategoryByCode(code, DEFAULT_CATEGORIES) : undefined
  return category ? { ...item, names: [category.name] } : item
}

function decideDirection({ piece, last, isSameSentence }: Place, pieces: readonly Piece[], hit: CategoryHit | null) {
  const noun = hit === null ? null : hit.code === 'INC' ? 'income' : 'other'
  if (says(piece, 'net') && noun !== 'other') return 'in'
  if (scoreDirection(pieces.map((one) => one.folded).join(' '), noun) > 0) return 'in'
  // "I get 900 from work and 200 from my dad": the earlier verb still applies.
  const isMoneyFirst = hit === null && piece.phrases.every(({ start }) => start > piece.moneyAt)
  return isSameSentence && last?.direction === 'in' && isMoneyFirst ? 'in' : 'out'
}
