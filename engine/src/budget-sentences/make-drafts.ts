import { isBillCategory } from '../categoriser/bill-categories.ts'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { minorDigits } from '../core/currency.ts'
import { type Exact, exact, isLess, over, times, toMinor, written } from '../core/exact-amount.ts'
import type {
  BudgetDraft,
  BudgetQuestion,
  BudgetTextOptions,
  ExistingItem,
  QuestionTopic,
  Repeat,
} from './budget-draft.ts'
import { budgetWordsOf, categoryOfPhrase } from './budget-word-index.ts'
import { existingLike, mergePieces, says, type Work } from './budget-work.ts'
import { headCount, isPerHead, piecesBought } from './head-count.ts'
import { bestPhrase, nameOf } from './item-name.ts'
import {
  BILLS,
  BOUGHT,
  CHRISTMAS,
  CLUBS,
  EACH_WAY,
  isCadenceUnclear,
  isSamePay,
  ONE_OFF,
  ONE_OFF_NAMES,
  PREMIUM,
  SMALL_PRICES,
  STANDING,
  YEARLY_BILLS,
  YEARLY_PAY,
} from './kinds-of-cost.ts'
import type { MoneyValue } from './money-words.ts'
import type { Piece } from './read-piece.ts'
import { readTogether } from './read-together.ts'
import { type Schedule, type Series, scheduleOf } from './schedule.ts'
import { marksIn, type Sheet, words } from './sentence-sheet.ts'

/** Turns what was read into drafts: take-home pay over gross, shares, dates, categories. */
export class DraftMaker {
  private readonly sheet: Sheet
  private readonly works: Work[]
  private readonly questions: BudgetQuestion[]
  private readonly options: BudgetTextOptions

  constructor(sheet: Sheet, works: Work[], questions: BudgetQuestion[], options: BudgetTextOptions) {
    this.sheet = sheet
    this.works = works
    this.questions = questions
    this.options = options
  }

  finish(): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
    const currency = this.sharedCurrency()
    const kept = this.withoutGross()
    readTogether(kept)
    const items: BudgetDraft[] = []
    const paydays = this.paydaysOf(kept)
    for (const work of kept) items.push(...this.draftsOf(work, kept, currency, paydays))
    return { items, questions: this.questions }
  }

  private ask(piece: { start: number; end: number }, topic: QuestionTopic, question: string): void {
    this.questions.push({ text: this.sheet.original.slice(piece.start, piece.end).trim(), question, topic })
  }

  // One foreign currency in the whole text is meant for the bare amounts too.
  private sharedCurrency(): string {
    const named = new Set(
      marksIn(this.sheet, 'money', 0, this.sheet.open.length).flatMap(
        ({ value }) => (value as MoneyValue).currency ?? [],
      ),
    )
    return named.size === 1 ? [...named][0]! : this.options.currency
  }

  // "70k before tax, 4,400 after": what arrives is what counts.
  private withoutGross(): Work[] {
    const isGross = (work: Work) =>
      work.direction === 'in' && work.pieces.some((piece) => piece.isGross) && !work.pieces.some((piece) => piece.isNet)
    const net = this.works.find((work) => work.direction === 'in' && work.pieces.some((piece) => piece.isNet))
    const gross = this.works.filter(isGross)
    if (!net) {
      for (const work of gross)
        this.ask(
          work,
          'net',
          `Is ${work.names[0] ?? 'this'} before tax? Tell us what arrives in your account and we use that.`,
        )
      return this.works
    }
    // "52,000 a year, about 3,300 a month net" is one pay said twice.
    const before = this.works[this.works.indexOf(net) - 1]
    if (before && gross.length === 0 && isSamePay(before, net)) {
      if (net.names.length === 0) net.names = [...before.names]
      return this.works.filter((work) => work !== before)
    }
    if (net.names.length === 0 && gross[0]?.names.length) net.names = [...gross[0].names]
    return this.works.filter((work) => !isGross(work))
  }

  private paydaysOf(works: readonly Work[]): Repeat | null {
    for (const work of works) {
      const frequency =
        work.direction === 'in'
          ? work.pieces.flatMap((piece) => piece.frequencies).find((one) => one.unit !== 'hour' && !one.payday)
          : undefined
      if (frequency && frequency.unit !== 'hour') return { every: frequency.every, unit: frequency.unit }
    }
    return this.options.existing?.find((item) => item.kind === 'income' && item.repeat)?.repeat ?? null
  }

  private draftsOf(work: Work, works: readonly Work[], currency: string, paydays: Repeat | null): BudgetDraft[] {
    const merged = mergePieces(work)
    const name =
      joinNames(work.names, this.sheet.original) ||
      (work.direction === 'in' ? (/(?:^|\s)(?:gehalt|netto|verdiene)/.test(merged.folded) ? 'Gehalt' : 'Paycheck') : '')
    const source = { start: work.start, end: work.end }
    if (name === '') {
      const header = work.header && bestPhrase(this.sheet, work.header.phrases)
      if (!header) {
        if (work.money) this.ask(source, 'purpose', `What is the ${written(work.money.amount)} for?`)
        return []
      }
      return this.draftsOf({ ...work, names: [nameOf(this.sheet, header)] }, works, currency, paydays)
    }
    const notes: string[] = []
    let money = work.money
    let piece = merged
    if (work.percent) {
      const base = work.of ?? works.find((one) => one !== work && one.direction === 'in' && one.money) ?? null
      const known = base ? null : this.options.existing?.find((item) => item.kind === 'income')
      if (!base?.money && !known) {
        this.ask(source, 'income', `${name} is a part of your income: how much is that income, and how often?`)
        return []
      }
      if (base?.money) {
        const own = mergePieces(base)
        const whole = this.shared(own, base.money, [])
        money = { ...base.money, amount: times(whole, work.percent) }
        notes.push(`${written(times(work.percent, exact(100)))} % of ${written(whole)}`)
        piece = {
          ...own,
          ...(merged.frequencies.length > 0 ? { frequencies: merged.frequencies } : {}),
          share: null,
          ways: null,
        }
      } else {
        return [this.partOfKnown(work, known!, name, source)]
      }
    }
    if (!money) return []
    const isAYear = merged.frequencies.some(({ every, unit }) => unit === 'year' && every === 1)
    // What a club of shops costs a year is the membership.
    const code = isAYear && says(CLUBS, name.toLowerCase()) ? 'SUB' : (work.code ?? this.headerCode(work))
    let amount = work.percent ? money.amount : this.shared(piece, money, notes)
    const from = piece.dates[0]
    if (work.correctedFrom && piece.starting === null && (from?.on === 'months' || from?.on === 'day'))
      piece = { ...piece, starting: from, dates: [] }
    if (piece.frequencies.length + piece.dates.length === 0 && says(CHRISTMAS, piece.folded))
      piece = { ...piece, dates: [{ on: 'months', months: [12], year: null, day: null, yearly: true }] }
    // "rent 1,700 in January": such a bill begins then.
    if (STANDING.has(code ?? '') && piece.frequencies.length === 0 && from?.on === 'months' && piece.starting === null)
      piece = { ...piece, starting: from, dates: [] }
    // A feast is when something new is bought, not how often.
    const feast = piece.dates[0]
    if (
      BOUGHT.has(code ?? '') &&
      feast?.on === 'months' &&
      feast.yearly &&
      !/(?:^|\s)(?:every|each)\s/.test(piece.folded)
    )
      piece = { ...piece, dates: [{ ...feast, yearly: false }] }
    // A season only says when a bill is this high.
    if (code === 'UTI' && piece.frequencies.length === 0 && piece.dates[0]?.on === 'months')
      piece = { ...piece, dates: [] }
    if (work.total && piece.total === null) piece = { ...piece, total: work.total }
    const heads =
      piece.count !== null || piece.frequencies.some((one) => (one.times ?? 1) > 1)
        ? null
        : isPerHead(piece.folded)
          ? (headCount(piece.folded) ?? piecesBought(piece, name))
          : piecesBought(piece, name)
    if (heads !== null) piece = { ...piece, count: heads }
    // "2.50 each way" is paid there and back.
    if (code === 'TRA' && says(EACH_WAY, piece.folded)) piece = { ...piece, count: (piece.count ?? 1) * 2 }
    const existing = existingLike(this.options.existing, name)
    const category = this.categoryOf(work, code, name, existing)
    const isOnceWord =
      (says(ONE_OFF, piece.folded) && !BILLS.has(code ?? '') && !says(words('get paid|gets paid'), piece.folded)) ||
      says(ONE_OFF_NAMES, `${name} ${piece.rest}`.toLowerCase()) ||
      code === 'TVL' ||
      code === 'ELE'
    const isSaving = code === 'INV' || code === 'SUB' || code === 'HOU'
    const schedule: Schedule = scheduleOf(piece, amount, {
      today: this.options.today,
      fallback: isOnceWord && !isSaving ? 'once' : 'monthly',
      isYearlyBill: YEARLY_BILLS.has(code ?? '') || says(YEARLY_PAY, `${name} ${piece.folded}`.toLowerCase()),
      isIncome: work.direction === 'in',
      isPremium: code === 'INS' && !isLess(amount, PREMIUM),
      paydays,
      name,
    })
    const doubt = money.doubt && this.doubtOf(money, code)
    if (doubt) {
      this.ask(source, money.doubt!, doubt.question)
      const { factor } = doubt
      if (factor) schedule.series = schedule.series.map((one) => ({ ...one, amount: over(one.amount, factor) }))
    } else if (schedule.isAssumed && !existing && !money.isApprox && isCadenceUnclear(code, amount, work, name))
      this.ask(
        source,
        'cadence',
        `How often is ${name}? Taken as ${isOnceWord && !isSaving ? 'once' : 'once a month'} for now.`,
      )
    if (schedule.isAssumed && existing)
      schedule.series = schedule.series.map((one) => ({ ...one, repeat: existing.repeat }))
    for (const { topic, question } of schedule.asks) this.ask(source, topic, question)
    if (work.correctedFrom) notes.push(`was ${written(work.correctedFrom)}`)
    notes.push(...schedule.notes)
    amount = schedule.series[0]?.amount ?? amount
    // A correction is of the item that is there, from its own first day on.
    const [only] = schedule.series
    const replaces = work.correctedFrom && piece.starting === null && schedule.series.length === 1 && existing?.id
    if (replaces && only && existing.firstDate) schedule.series = [{ ...only, first: existing.firstDate }]
    const itemCurrency = money.currency ?? (existing && work.correctedFrom ? existing.currency : currency)
    const confidence = Math.max(
      0.1,
      Math.min(0.97, category.confidence) -
        (schedule.isAssumed && !BILLS.has(code ?? '') ? 0.1 : 0) -
        (schedule.asks.length > 0 ? 0.2 : 0),
    )
    return schedule.series.flatMap((series): BudgetDraft[] => {
      const minor = toMinor(series.amount, itemCurrency)
      if (!Number.isSafeInteger(minor) || minor <= 0) return []
      return [
        {
          name,
          kind: work.direction === 'in' ? 'income' : 'expense',
          category: category.name,
          minor,
          currency: itemCurrency,
          firstDate: series.first,
          repeat: series.repeat,
          until: series.until,
          hasDay: series.hasDay,
          spread: replaces ? existing.spread === true : this.isSpread(series, work, category.name),
          approx: piece.isApprox || money.isApprox,
          sourceText: this.sheet.original.slice(source.start, source.end).trim(),
          confidence: Math.round(confidence * 100) / 100,
          ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
          ...(replaces ? { replaces } : {}),
        },
      ]
    })
  }

  /** The user's own part of an amount, noted. A range is noted too. */
  private shared(piece: Piece, money: MoneyValue, notes: string[]): Exact {
    if (money.low && money.high) notes.push(`midpoint of ${written(money.low)}–${written(money.high)}`)
    const { share, ways } = piece
    if (!share && ways === null) return money.amount
    if (share?.how === 'split' || share === null) {
      const people = ways ?? 2
      if (ways === null) this.ask(piece, 'people', 'Between how many people is this split? Taken as two for now.')
      notes.push(`1/${people} of ${written(money.amount)}`)
      return over(money.amount, exact(people))
    }
    if (!share.fraction) return money.amount
    if (share.how === 'stated-or-of' && piece.shareAt >= 0 && piece.shareAt < piece.moneyAt) {
      const between = this.sheet.folded.slice(piece.shareAt, piece.moneyAt)
      // "my half of the bill is 30": the 30 is already the half; "half the bill, which is 30" speaks of the bill.
      const isOfWhole = /(?:^|\s|,)(?:which|that|qui|que|der|die|das)\s+(?:is|est|es|ist)\s/.test(between)
      if (
        !isOfWhole &&
        /(?:^|\s|')(?:is|are|was|comes|costs?|s|runs?|ist|sind|betragt|est|sont|es|son|=)\s|[:=]/.test(between)
      )
        return money.amount
    }
    notes.push(`${share.fraction.n}/${share.fraction.d} of ${written(money.amount)}`)
    return times(money.amount, share.fraction)
  }

  private partOfKnown(
    work: Work,
    known: ExistingItem,
    name: string,
    source: { start: number; end: number },
  ): BudgetDraft {
    const category = this.categoryOf(work, work.code, name, undefined)
    const minor = Math.max(
      1,
      toMinor(times(exact(known.minor, 10 ** minorDigits(known.currency)), work.percent!), known.currency),
    )
    return {
      name,
      kind: 'expense',
      category: category.name,
      minor,
      currency: known.currency,
      firstDate: this.options.today,
      repeat: known.repeat,
      until: null,
      spread: false,
      hasDay: false,
      approx: false,
      sourceText: this.sheet.original.slice(source.start, source.end).trim(),
      confidence: Math.min(0.9, category.confidence),
      note: `${written(times(work.percent!, exact(100)))} % of ${known.name}`,
    }
  }

  // What the words leave open about an amount, as a question; the likelier reading is taken meanwhile.
  private doubtOf(money: MoneyValue, code: string | null): { question: string; factor: Exact | null } {
    const whole = written(money.amount)
    if (money.doubt === 'currency')
      return { question: `Which currency is the ${whole}? Taken as ${money.currency} for now.`, factor: null }
    const small = written(over(money.amount, exact(100)))
    const isSmall = SMALL_PRICES.has(code ?? '')
    return {
      question: `Is that ${whole} or ${small}? Taken as ${isSmall ? small : whole} for now.`,
      factor: isSmall ? exact(100) : null,
    }
  }

  // An envelope rather than a bill: nobody said a day, and it is not paid at once.
  private isSpread({ hasDay, repeat }: Series, { direction, code }: Work, category: string): boolean {
    if (hasDay || direction === 'in' || repeat === null || (repeat.unit === 'day' && repeat.every === 1)) return false
    const list = this.options.categories ?? DEFAULT_CATEGORIES
    return !isBillCategory(list.find(({ name }) => name === category)?.code ?? code)
  }

  private headerCode(work: Work): string | null {
    if (!work.header) return null
    return categoryOfPhrase(work.header.rest)?.code ?? null
  }

  private categoryOf(
    work: Work,
    code: string | null,
    name: string,
    existing: ExistingItem | undefined,
  ): { name: string; confidence: number } {
    if (existing && (existing.kind === 'income') === (work.direction === 'in'))
      return { name: existing.category, confidence: 0.97 }
    const list = this.options.categories ?? DEFAULT_CATEGORIES
    const byCode = code === null ? undefined : list.find((category) => 'code' in category && category.code === code)
    const defaultName = code === null ? undefined : DEFAULT_CATEGORIES.find((category) => category.code === code)?.name
    const known = byCode ?? list.find((category) => category.name === defaultName)
    // A category that bears the item's own name is what the user made it for.
    const own = this.options.categories?.find(
      (category) => budgetWordsOf(category.name).join(' ') === budgetWordsOf(name).join(' '),
    )
    if (own) return { name: own.name, confidence: 0.97 }
    if (known) return { name: known.name, confidence: work.categoryConfidence || 0.8 }
    const { category, confidence } = this.options.categorise(name, work.direction)
    return { name: category, confidence }
  }
}

// The first name of a list starts with a capital; the others are as the user wrote them.
function joinNames(names: readonly string[], original: string): string {
  if (names.length < 2) return names[0] ?? ''
  const [first, ...rest] = names.map((name, i) =>
    i === 0 || original.includes(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
  )
  const last = rest.pop()!
  return [[first, ...rest].join(', '), last].join(' and ')
}
