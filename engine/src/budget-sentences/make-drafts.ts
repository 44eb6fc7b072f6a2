import { isBillCategory } from '../categoriser/bill-categories.ts'
import { DEFAULT_CATEGORIES, findCategoryByCode } from '../categoriser/default-categories.ts'
import { formatExact, toMinor } from '../core/exact-amount.ts'
import type { BudgetDraft, BudgetTextOptions, ExistingItem, QuestionArgs, QuestionTopic } from './budget-draft.ts'
import { findCategoryOfPhrase, getBudgetWords } from './budget-word-index.ts'
import { matches } from './cues.ts'
import { findExisting } from './existing-item.ts'
import type { Frequency } from './frequency.ts'
import { getOwnShare } from './item-amount.ts'
import { findBestPhrase, getName } from './item-name.ts'
import * as kinds from './kinds-of-cost.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import { type Ask, type Item, mergePieces, type State } from './reading-state.ts'
import { makeSchedule, type Schedule, type Series } from './schedule.ts'
import type { Sheet } from './sentence-sheet.ts'
import { findSharedCurrency } from './shared-currency.ts'

/** The drafts of a reading and its open questions. `assumed` are the other ways to read one question's draft. */
export type Drafts = { items: BudgetDraft[]; asks: (Ask & { readonly source?: string })[] }

/** Turns a reading into drafts: take-home pay over gross, shares, dates, categories. */
export function makeDrafts(sheet: Sheet, state: State, options: BudgetTextOptions): Drafts {
  return new DraftMaker(sheet, state, options).finish()
}

class DraftMaker {
  private readonly sheet: Sheet
  private readonly items: readonly Item[]
  private readonly asks: Ask[]
  private readonly options: BudgetTextOptions

  constructor(sheet: Sheet, state: State, options: BudgetTextOptions) {
    this.sheet = sheet
    this.items = state.items
    this.asks = [...state.asks]
    this.options = options
  }

  finish(): Drafts {
    const currency = findSharedCurrency(this.sheet) ?? this.options.currency
    const kept = this.withoutGross()
    const paydays = this.findPaydays(kept)
    return { items: kept.flatMap((item) => this.draftItem(item, currency, paydays)), asks: this.asks }
  }

  private ask(place: { start: number; end: number }, topic: QuestionTopic, args: QuestionArgs = {}): void {
    this.asks.push({ topic, start: place.start, end: place.end, args })
  }

  // "70k before tax, 4,400 after": take-home pay is what counts.
  private withoutGross(): Item[] {
    const isGross = (work: Item) =>
      work.direction === 'in' && work.pieces.some((piece) => piece.isGross) && !work.pieces.some((piece) => piece.isNet)
    const net = this.items.find((work) => work.direction === 'in' && work.pieces.some((piece) => piece.isNet))
    const gross = this.items.filter(isGross)
    if (!net) {
      for (const item of gross) this.ask(item, 'net', item.names[0] === undefined ? {} : { name: item.names[0] })
      return [...this.items]
    }
    return this.items.filter((item) => !isGross(item)).map((item) => renameNet(item, net, gross[0]))
  }

  private findPaydays(works: readonly Item[]): Frequency | null {
    for (const work of works) {
      const frequency =
        work.direction === 'in'
          ? work.pieces.flatMap((piece) => piece.frequencies).find((one) => one.unit !== 'hour' && !one.payday)
          : undefined
      if (frequency && frequency.unit !== 'hour') return frequency
    }
    return this.options.existing?.find((item) => item.kind === 'income' && item.repeat)?.repeat ?? null
  }

  private draftItem(item: Item, currency: string, paydays: Frequency | null): BudgetDraft[] {
    const merged = mergePieces(item)
    const name = this.getName(item, merged)
    if (name === '') {
      this.ask(item, 'purpose', { amount: formatExact(item.money.amount) })
      return []
    }
    const { money } = item
    const notes: string[] = []
    const code = getCode(item)
    const piece = adjustTiming(merged, item, code)
    const amount = getOwnShare(this.sheet, piece, money, notes)
    if (piece.share?.how === 'split' && piece.ways === null) this.ask(piece, 'people')
    const existing = findExisting(this.options.existing, name)
    const category = this.getCategory(item, code, name, existing)
    const isOnce = kinds.isOneOff(code, name, piece)
    const schedule = makeSchedule(piece, amount, {
      today: this.options.today,
      fallback: isOnce ? 'once' : 'monthly',
      isYearlyBill:
        kinds.YEARLY_BILLS.has(code ?? '') || matches(kinds.YEARLY_PAY, `${name} ${piece.folded}`.toLowerCase()),
      isIncome: item.direction === 'in',
      paydays,
      name,
    })
    const isUnclear = schedule.isAssumed && !existing && kinds.isCadenceUnclear(code, amount, item, name)
    this.askAbout(item, money, currency, isUnclear ? { name, assumed: isOnce ? 'once' : 'every month' } : null)
    for (const { topic, args } of schedule.asks) this.ask(item, topic, args)
    if (item.correctedFrom) notes.push(`was ${formatExact(item.correctedFrom)}`)
    notes.push(...schedule.notes)
    const replaced = findReplaced(item, piece, schedule, existing)
    const own = {
      name,
      kind: item.direction === 'in' ? 'income' : 'expense',
      category: category.name,
      currency: money.currency ?? (existing && item.correctedFrom ? existing.currency : currency),
      approx: piece.isApprox || money.isApprox,
      sourceText: this.getText(item),
      confidence: getConfidence(category.confidence, schedule, code),
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
      ...(replaced ? { replaces: replaced.id! } : {}),
    } as const
    return schedule.series.flatMap((series): BudgetDraft[] => {
      const minor = toMinor(series.amount, own.currency)
      if (!Number.isSafeInteger(minor) || minor <= 0) return []
      const repeat = schedule.isAssumed && existing ? existing.repeat : series.repeat
      // A correction changes the existing item from its own first day on.
      const firstDate = replaced?.firstDate ?? series.first
      const isSpread = this.isSpread({ ...series, repeat }, item, category.name)
      const spread = replaced ? replaced.spread === true : isSpread
      return [{ ...own, minor, firstDate, repeat, until: series.until, hasDay: series.hasDay, spread }]
    })
  }

  private askAbout(item: Item, money: MoneyValue, currency: string, cadence: QuestionArgs | null): void {
    if (money.doubt === 'currency')
      this.ask(item, 'currency', { amount: formatExact(money.amount), assumed: money.currency ?? currency })
    else if (cadence && !money.isApprox) this.ask(item, 'cadence', cadence)
  }

  private getText({ start, end }: { start: number; end: number }): string {
    return this.sheet.original.slice(start, end).trim()
  }

  private getName(item: Item, { folded }: Piece): string {
    const name = joinNames(item.names, this.sheet.original)
    if (name !== '') return name
    if (item.direction === 'in') return /(?:^|\s)(?:gehalt|netto|verdiene)/.test(folded) ? 'Gehalt' : 'Paycheck'
    const header = item.header && findBestPhrase(this.sheet, item.header.phrases)
    return header ? getName(this.sheet, header) : ''
  }

  // An envelope rather than a bill: no day was given, and it isn't paid all at once.
  private isSpread({ hasDay, repeat }: Series, { direction, code }: Item, category: string): boolean {
    if (hasDay || direction === 'in' || repeat === null || (repeat.unit === 'day' && repeat.every === 1)) return false
    const list = this.options.categories ?? DEFAULT_CATEGORIES
    return !isBillCategory(list.find(({ name }) => name === category)?.code ?? code)
  }

  private getCategory(
    work: Item,
    code: string | null,
    name: string,
    existing: ExistingItem | undefined,
  ): { name: string; confidence: number } {
    if (existing && (existing.kind === 'income') === (work.direction === 'in'))
      return { name: existing.category, confidence: 0.97 }
    const known = findCategoryByCode(code, this.options.categories ?? DEFAULT_CATEGORIES)
    // A category with the item's own name was made for it.
    const own = this.options.categories?.find(
      (category) => getBudgetWords(category.name).join(' ') === getBudgetWords(name).join(' '),
    )
    if (own) return { name: own.name, confidence: 0.97 }
    if (known) return { name: known.name, confidence: work.categoryConfidence || 0.8 }
    const { category, confidence } = this.options.categorise(name, work.direction)
    return { name: category, confidence }
  }
}

/** The existing item whose amount this one corrects. */
function findReplaced(item: Item, { starting }: Piece, { series }: Schedule, existing: ExistingItem | undefined) {
  const isCorrecting = item.correctedFrom !== null && starting === null && series.length === 1
  return isCorrecting && existing?.id !== undefined ? existing : null
}

function getCode({ code, header }: Item): string | null {
  return code ?? (header && (findCategoryOfPhrase(header.rest)?.code ?? null))
}

/** How sure we are of an item, given its category and how much of its schedule is assumed. */
function getConfidence(category: number, { isAssumed, asks }: Schedule, code: string | null): number {
  const doubt = (isAssumed && !kinds.BILLS.has(code ?? '') ? 0.1 : 0) + (asks.length > 0 ? 0.2 : 0)
  return Math.round(Math.max(0.1, Math.min(0.97, category) - doubt) * 100) / 100
}

// The first name in a list starts with a capital; the others stay as the user wrote them.
function joinNames(names: readonly string[], original: string): string {
  if (names.length < 2) return names[0] ?? ''
  const [first, ...rest] = names.map((name, i) =>
    i === 0 || original.includes(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
  )
  const last = rest.pop()!
  return [[first, ...rest].join(', '), last].join(' and ')
}

/** The take-home pay with the name of the gross pay it replaces. */
function renameNet(item: Item, net: Item, gross: Item | undefined): Item {
  return item === net && net.names.length === 0 && gross ? { ...item, names: gross.names } : item
}

/** How the kind of cost affects its dates: "rent 1,700 in January" starts then, a tax in January is due then. */
function adjustTiming(piece: Piece, item: Item, code: string | null): Piece {
  const [date] = piece.dates
  const isMonths = date?.on === 'months'
  if (item.correctedFrom && piece.starting === null && (isMonths || date?.on === 'day'))
    return { ...piece, starting: date!, dates: [] }
  if (piece.frequencies.length + piece.dates.length === 0 && matches(kinds.CHRISTMAS, piece.folded))
    return { ...piece, dates: [{ on: 'months', months: [12], year: null, day: null, isYearly: true }] }
  if (kinds.STANDING.has(code ?? '') && piece.frequencies.length === 0 && piece.starting === null && date)
    if (isMonths || date.on === 'day') return { ...piece, starting: date, dates: [] }
  // A holiday is when something new is bought, not how often.
  if (kinds.BOUGHT.has(code ?? '') && isMonths && date.isYearly && !/(?:^|\s)(?:every|each)\s/.test(piece.folded))
    return { ...piece, dates: [{ ...date, isYearly: false }] }
  // A month only says when a bill is this high.
  return code === 'UTI' && piece.frequencies.length === 0 && isMonths ? { ...piece, dates: [] } : piece
}
