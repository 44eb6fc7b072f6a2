import { isBillCategory } from '../categoriser/bill-categories.ts'
import { DEFAULT_CATEGORIES, findCategoryByCode } from '../categoriser/default-categories.ts'
import { splitWords } from '../category-words/find-category.ts'
import { add, divide, exact, toMinor, writeExact } from '../core/exact-amount.ts'
import type { Repeat } from '../core/recurrence.ts'
import type { BudgetDraft, BudgetTextOptions, ExistingItem, QuestionArgs, QuestionTopic } from './budget-draft.ts'
import { matches } from './cues.ts'
import * as kinds from './kinds-of-cost.ts'
import type { Frequency, MarkKind } from './mark-values.ts'
import { findBareCurrency } from './money-words.ts'
import { getValue, getValues, type Piece, says } from './read-piece.ts'
import { type Ask, type Item, mergePieces, type State } from './reading-state.ts'
import { findExisting } from './same-item.ts'
import { makeSchedule, type Series } from './schedule.ts'
import type { Mark, Sheet, Span } from './sentence-sheet.ts'
import { findShare, getOwnShare } from './shares.ts'

/** The drafts of a reading and its open questions. */
export type Drafts = { items: BudgetDraft[]; asks: Ask[] }

type Context = {
  readonly sheet: Sheet
  readonly options: BudgetTextOptions
  /** For amounts without a currency. */
  readonly currency: string
  readonly paydays: Frequency | null
  readonly ask: (place: Span, topic: QuestionTopic, args?: QuestionArgs, choices?: BudgetDraft[][]) => void
}

/** Turns a reading into drafts: prefers take-home pay over gross pay, applies shares, and adds dates and categories. */
export function makeDrafts(sheet: Sheet, state: State, options: BudgetTextOptions): Drafts {
  const asks = [...state.asks]
  const ask: Context['ask'] = ({ start, end }, topic, args = {}, choices) =>
    asks.push({ topic, start, end, args, ...(choices ? { choices } : {}) })
  const kept = dropGross(state.items)
  const currency = findBareCurrency(sheet, options.currency).assumed
  const context = { sheet, options, currency, paydays: findPaydays(kept, options), ask }
  return { items: kept.flatMap((item) => draftAmounts(item, context)), asks }
}

// "70k before tax, 4,400 after": take-home pay is what counts.
function dropGross(items: readonly Item[]): readonly Item[] {
  const pay = items.filter(({ direction }) => direction === 'in')
  const isSaid = (pieces: readonly Piece[], kind: MarkKind) => pieces.some((piece) => says(piece, kind))
  const net = pay.find(({ pieces }) => isSaid(pieces, 'net'))
  const gross = pay.filter(({ pieces }) => isSaid(pieces, 'gross') && !isSaid(pieces, 'net'))
  return net ? items.filter((item) => !gross.includes(item)) : items
}

function findPaydays(items: readonly Item[], { existing }: BudgetTextOptions): Frequency | null {
  const pay = items.filter(({ direction }) => direction === 'in').flatMap(({ pieces }) => pieces)
  const named = pay
    .flatMap((piece) => getValues(piece, 'frequency'))
    .find(({ unit, payday }) => unit !== 'hour' && !payday)
  return named ?? existing?.find(({ kind, repeat }) => kind === 'income' && repeat)?.repeat ?? null
}

/** Drafts an item, and asks which amount is meant if the text gives two. */
function draftAmounts(item: Item, context: Context): BudgetDraft[] {
  const drafts = draftItem(item, context)
  const { range, isEither, ...money } = item.money
  if (!range || !isEither || drafts.length === 0) return drafts
  const middle = divide(add(...range), exact(2))
  const others = [
    { ...money, amount: range[1] },
    { ...money, amount: middle, range, isApprox: true },
  ].map((other) => draftItem({ ...item, money: other }, { ...context, ask: () => {} }))
  context.ask(item, 'readings', {}, [drafts, ...others])
  return drafts
}

function draftItem(item: Item, context: Context): BudgetDraft[] {
  const { sheet, options, currency, paydays, ask } = context
  const { money, code } = item
  const name = joinNames(item.names, sheet.original) || (item.direction === 'in' ? 'Paycheck' : '')
  if (name === '') {
    ask(item, 'purpose', { amount: writeExact(money.amount) })
    return []
  }
  const notes: string[] = []
  const piece = adjustTiming(mergePieces(item), item)
  const amount = getOwnShare(sheet, piece, money, notes)
  if (findShare(piece)?.value.how === 'split' && !says(piece, 'ways')) ask(piece, 'people')
  const existing = findExisting(options.existing, name)
  const category = getCategory(item, name, existing, options)
  const isOnce = kinds.isOneOff(code, name, piece)
  const schedule = makeSchedule(piece, amount, {
    today: options.today,
    isOnce,
    isYearlyBill:
      kinds.YEARLY_BILLS.has(code ?? '') || matches(kinds.YEARLY_PAY, `${name} ${piece.folded}`.toLowerCase()),
    isIncome: item.direction === 'in',
    paydays,
    name,
    notes,
    ask: (topic, args) => ask(item, topic, args),
  })
  const isUnclear = schedule.isAssumed && !existing && kinds.isCadenceUnclear(code, amount, item, name)
  if (money.doubt === 'currency')
    ask(item, 'currency', { amount: writeExact(money.amount), assumed: money.currency ?? currency })
  else if (isUnclear) ask(item, 'cadence', { name, assumed: isOnce ? 'once' : 'every month' })
  if (money.from) notes.push(`was ${writeExact(money.from)}`)
  const replaced = findReplaced(item, piece, schedule.series, existing)
  const shared = {
    name,
    kind: item.direction === 'in' ? 'income' : 'expense',
    category: category.name,
    currency: money.currency ?? (existing && money.from ? existing.currency : currency),
    approx: says(piece, 'approx') || money.isApprox,
    sourceText: sheet.original.slice(item.start, item.end).trim(),
    confidence: Math.round(Math.max(0.1, Math.min(0.97, category.confidence)) * 100) / 100,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    ...(replaced ? { replaces: replaced.id! } : {}),
  } as const
  return schedule.series.flatMap(({ first: firstDate, until, hasDay, ...series }): BudgetDraft[] => {
    const minor = toMinor(series.amount, shared.currency)
    if (!Number.isSafeInteger(minor) || minor <= 0) return []
    const repeat = schedule.isAssumed && existing ? existing.repeat : series.repeat
    const spread = replaced ? replaced.spread === true : !hasDay && isSpread(repeat, item, category.name, options)
    return [{ ...shared, minor, firstDate, repeat, until, hasDay, spread }]
  })
}

// Unlike a bill, an everyday cost such as groceries isn't paid all at once.
function isSpread(repeat: Repeat | null, { direction, code }: Item, category: string, options: BudgetTextOptions) {
  if (direction === 'in' || repeat === null || (repeat.unit === 'day' && repeat.every === 1)) return false
  const list = options.categories ?? DEFAULT_CATEGORIES
  return !isBillCategory(list.find(({ name }) => name === category)?.code ?? code)
}

function getCategory(item: Item, name: string, existing: ExistingItem | undefined, options: BudgetTextOptions) {
  const { categories, categorise } = options
  if (existing && (existing.kind === 'income') === (item.direction === 'in'))
    return { name: existing.category, confidence: 0.97 }
  // A category with the item's own name was made for it.
  const own = categories?.find((one) => splitWords(one.name).join(' ') === splitWords(name).join(' '))
  if (own) return { name: own.name, confidence: 0.97 }
  const known = findCategoryByCode(item.code, categories ?? DEFAULT_CATEGORIES)
  if (known) return { name: known.name, confidence: item.categoryConfidence || 0.8 }
  const { category, confidence } = categorise(name, item.direction)
  return { name: category, confidence }
}

/** The existing item whose amount this one corrects; null if there is none or it has no id. */
function findReplaced(item: Item, piece: Piece, series: readonly Series[], existing: ExistingItem | undefined) {
  const isCorrecting = item.money.from !== undefined && !says(piece, 'starting') && series.length === 1
  return isCorrecting && existing?.id !== undefined ? existing : null
}

// The first name in a list starts with a capital; the others stay as the user wrote them.
function joinNames([first = '', ...names]: readonly string[], original: string): string {
  const rest = names.map((name) => (original.includes(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)))
  return [[first, ...rest.slice(0, -1)].join(', '), ...rest.slice(-1)].join(' and ')
}

/**
 * Adjusts the dates to the kind of cost. With "in January", rent or a changed amount starts in January, whereas a tax
 * is due then. Christmas presents are bought in December.
 */
function adjustTiming(piece: Piece, item: Item): Piece {
  const isMonthlyBill = kinds.MONTHLY_BILLS.has(item.code ?? '') && !says(piece, 'frequency')
  const isMonth = (getValue(piece, 'date')?.months.length ?? 0) > 0
  if ((item.money.from || isMonthlyBill) && isMonth && !says(piece, 'starting'))
    return { ...piece, marks: piece.marks.map((mark) => (mark.kind === 'date' ? { ...mark, kind: 'starting' } : mark)) }
  if (says(piece, 'frequency', 'date') || !matches(kinds.CHRISTMAS, piece.folded)) return piece
  const december: Mark = { ...piece, kind: 'date', value: { year: null, months: [12], days: [], isYearly: true } }
  return { ...piece, marks: [...piece.marks, december] }
}
