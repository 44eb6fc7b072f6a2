import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import type { BudgetDraft, BudgetQuestion, BudgetTextOptions, ExistingItem, Repeat } from './budget-draft.ts'
import { budgetWordsOf, categoryOfPhrase } from './budget-word-index.ts'
import { splitClauses } from './clauses.ts'
import { markDates, markInstalments } from './dates-in-text.ts'
import { directionOf } from './direction.ts'
import { type Exact, exact, minus, over, plus, times, toMinor, written } from './exact-amount.ts'
import { markFrequencies } from './frequency.ts'
import { bestPhrase, capitalised, nameOf } from './item-name.ts'
import { type MoneyValue, markMoney } from './money-words.ts'
import { type Piece, readPieces } from './read-piece.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import { type Sheet, sheetOf, words } from './sentence-sheet.ts'
import { markPartsOfIncome, markPercents, markShares } from './shares.ts'
import { markSideWords, protectNames } from './side-words.ts'

/** Far more than anyone types into the sentence box; the rest is left unread. */
const LONGEST_TEXT = 8000

/** An item in the making: the pieces of text that speak of it, its name and its amount. */
type Work = {
  pieces: Piece[]
  names: string[]
  money: MoneyValue | null
  /** Its amount is this part of another item's. */
  percent: Exact | null
  of: Work | null
  header: Piece | null
  direction: 'in' | 'out'
  code: string | null
  categoryConfidence: number
  correctedFrom: Exact | null
  total: MoneyValue | null
  start: number
  end: number
}

const NEGATED = words(
  "no longer|don't|dont|do not|doesn't|does not|didn't|did not|won't|stopped|stop|quit|cancel|cancell?ed|cancell?ing|used to|dropped(?! to| from| by)|got rid of|getting rid of|ended|not paying|anymore|any more|never|we're done with|gekundigt|kundige|nicht mehr|kein|keine|keinen|n'ai plus|n'ai pas|n'avons plus|ne paie plus|ne payons plus|ne plus|annule|resilie|ya no|no tengo|no pago|no pagamos|he cancelado|cancelar|paid off",
)
const NOT_REALLY_NEGATED = words(
  "(?:don't|dont|do not|doesn't|never|won't|didn't) (?:know|want to (?:spend|pay) more|spend more|pay more|go over|exceed|forget|include|count|mind|think|remember|wanna spend more|let me)|not sure|don't forget|no more than|not more than|used to paying|stop me",
)
const CORRECTION = words(
  'no wait|wait|actually|sorry|i mean|make that|scratch that|correction|oder vielmehr|pardon|perdon|digo|rather',
)
const NOW = words("now|these days|currently|jetzt|nun|maintenant|ahora|it's|is|to")
const OWED = words(
  'owe|owes|owed|borrowed|balance|in debt|left on|saved up|loan of|worth|schulde|dois|debo|remaining|still have|in loans|in student loans|of debt|was lent|lent me',
)
const ONE_OFF = words(
  "one[ -]?time|one[ -]?off|just once|only once|einmalig|une seule fois|una sola vez|una vez|got|bought|sold|won|received|spent|i paid|we paid|will|i'll|we'll|going to|gonna|want to buy|need to buy|have to buy|planning|need|upcoming|this once|kaufe|brauche",
)
const ONE_OFF_NAMES = words(
  'bonus|tax refund|tax rebate|inheritance|refund|deposit|security deposit|wedding|honeymoon|funeral|moving|movers|new (?:\\p{L}+)|flights?|plane tickets?|hotel|cruise|laptop|mattress|sofa|couch|tires?|tyres?|washing machine|fridge|roof|passport|weihnachtsgeld|steuererstattung|reifen',
)
const CHRISTMAS = words('christmas|xmas|noel|navidad|weihnachten|weihnachtsgeschenke?|weihnachtsgeld')
// Bills come every month where nothing else is said, whatever the verb.
const BILLS = new Set(['HOU', 'UTI', 'PHO', 'SUB', 'INS', 'LOA', 'FIT', 'KID', 'INV'])
const YEARLY_BILLS = new Set(['INS', 'TAX'])
const VARIABLE = new Set(['GRO', 'DIN', 'GAS', 'BAR', 'TRA', 'ENT', 'PER', 'SHO', 'CLO', 'PET', 'CSH'])
const DEFAULT_NAMES: Record<string, string> = {
  INV: 'Savings',
  GIV: 'Donations',
  LOA: 'Loan payment',
  DIN: 'Eating out',
  INC: 'Paycheck',
}

/**
 * Reads plain sentences about money into budget items. Amounts are the user's own share, a range is its midpoint, a
 * bill without a period is monthly, work days are five a week, take-home pay wins over gross pay. What is cancelled
 * or denied becomes no item. What cannot be read becomes a question. Never throws; the same text in other
 * capitals or with other white space gives the same items.
 */
export function parseBudgetText(
  text: string,
  options: BudgetTextOptions,
): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
  const sheet = sheetOf(text.slice(0, LONGEST_TEXT))
  protectNames(sheet)
  markPartsOfIncome(sheet)
  markShares(sheet)
  markPercents(sheet)
  markInstalments(sheet)
  markFrequencies(sheet)
  markDates(sheet, options.today, ['USD', 'CAD', 'PHP'].includes(options.currency))
  markMoney(sheet, options.currency)
  markSideWords(sheet)
  const pieces = splitClauses(sheet).flatMap((clause) => readPieces(sheet, clause))
  const reader = new SentenceReader(sheet, pieces, options)
  reader.read()
  return reader.finish()
}

class SentenceReader {
  readonly works: Work[] = []
  readonly questions: BudgetQuestion[] = []
  private pending: Piece[] = []
  private lead: Piece | null = null
  private header: Piece | null = null
  private owed: Piece | null = null
  private cancelled: Piece | null = null
  private isCorrecting = false
  private readonly sheet: Sheet
  private readonly pieces: Piece[]
  private readonly options: BudgetTextOptions

  constructor(sheet: Sheet, pieces: Piece[], options: BudgetTextOptions) {
    this.sheet = sheet
    this.pieces = pieces
    this.options = options
  }

  read(): void {
    this.pieces.forEach((piece, i) => {
      const before = this.pieces[i - 1]
      if (before && before.clause.sentence !== piece.clause.sentence) this.endSentence(piece)
      if (this.isNegated(piece)) this.cancel(piece)
      else if (piece.money === null && piece.percent === null) this.readModifier(piece, this.pieces[i + 1] ?? null)
      else if (this.isOwed(piece, i)) this.owed = piece
      else this.readItem(piece)
    })
    this.askAboutPending()
  }

  private endSentence(next: Piece): void {
    this.lead = null
    // A header with its list on the lines below stays; one inside a sentence ends with it.
    if (this.header && this.header.clause.after === 'colon') this.header = null
    const isAnswered = next.money !== null && next.phrases.length === 0
    if (!isAnswered) this.askAboutPending()
  }

  private askAboutPending(): void {
    for (const piece of this.pending) {
      const phrase = bestPhrase(this.sheet, piece.phrases)
      const isSpending = /(?:^|\s)(?:pay|spend|paying|spending|budget|zahle|paie|pago|gasto|depense)(?:\s|$)/.test(
        piece.folded,
      )
      const hit = phrase && categoryOfPhrase(this.sheet.folded.slice(phrase.start, phrase.end))
      if (phrase && hit && (isSpending || piece.frequencies.length > 0)) {
        this.ask(piece, `How much is ${nameOf(this.sheet, phrase)}, and how often?`)
      }
    }
    this.pending = []
  }

  private ask(piece: { start: number; end: number }, question: string): void {
    this.questions.push({ text: this.sheet.original.slice(piece.start, piece.end).trim(), question })
  }

  private isNegated(piece: Piece): boolean {
    const text = this.sheet.folded.slice(piece.start, piece.end)
    if (test(NOT_REALLY_NEGATED, text)) return false
    if (test(NEGATED, text)) return true
    return (
      piece.money === null &&
      piece.clause.before !== 'start' &&
      /^\s*(?:no|without|kein|sans|sin)\s+\p{L}/u.test(text) &&
      !test(CORRECTION, text)
    )
  }

  private cancel(piece: Piece): void {
    this.pending = []
    this.cancelled = piece
    // "but I'm cancelling it in March": it ends then.
    const last = this.works.at(-1)
    const end = piece.dates[0]
    if (last && end && end.on !== 'month-days' && categoryOfPhrase(piece.rest) === null) last.pieces.push({ ...leadOf(piece), frequencies: [], dates: [], until: end })
    const phrase = bestPhrase(this.sheet, piece.phrases)
    const known = phrase && this.existingLike(nameOf(this.sheet, phrase))
    if (known) this.ask(piece, `Take ${known.name} out of your budget?`)
  }

  private existingLike(name: string): ExistingItem | undefined {
    const wanted = budgetWordsOf(name).join(' ')
    return this.options.existing?.find((item) => {
      const has = budgetWordsOf(item.name).join(' ')
      return (
        has === wanted ||
        (wanted.length > 2 && (` ${has} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${has} `)))
      )
    })
  }

  // "I owe my brother 300, paying him back 50 a month": a sum owed is not itself paid when a later clause says how.
  private isOwed(piece: Piece, i: number): boolean {
    if (piece.money === null || piece.frequencies.length > 0 || piece.dates.length > 0 || !test(OWED, piece.folded))
      return false
    return this.pieces.slice(i + 1, i + 3).some((next) => next.money !== null && next.frequencies.length > 0)
  }

  /** A piece without an amount: it changes what was said, leads what comes, or names it. */
  private readModifier(piece: Piece, next: Piece | null): void {
    const last = this.works.at(-1)
    const { before, after, sentence } = piece.clause
    if (test(CORRECTION, piece.folded) || /^\s*(?:no|nein|non)\s*$/.test(piece.folded)) {
      this.isCorrecting = true
      return
    }
    const isHere = last?.pieces[0]?.clause.sentence === sentence
    const says =
      piece.frequencies.length + piece.dates.length + piece.hours.length > 0 ||
      piece.until ||
      piece.starting ||
      piece.duration ||
      piece.instalments ||
      piece.share ||
      piece.ways ||
      piece.isGross ||
      piece.isNet
    if (piece.phrases.length === 0 || before === 'bracket') {
      if (!says) return
      if (!isHere && before !== 'bracket') {
        if (last && (piece.share || piece.until || piece.instalments) && next?.money == null) last.pieces.push(piece)
        else this.lead = piece
        return
      }
      if (last) this.applyToList(piece, last)
      return
    }
    if (after === 'colon') {
      this.header = piece
      return
    }
    const isNamingNext =
      next !== null && next.money !== null && next.phrases.length === 0 && next.clause.sentence === sentence
    const isJoined =
      before === 'and' && isHere && last && !isNamingNext && this.pending.length === 0 && !this.hasVerb(piece)
    const isTrailing =
      next === null || next.clause.sentence !== sentence || next.clause.before !== 'and' || next.phrases.length === 0
    if (isJoined && isTrailing && piece.start > last.start) {
      const phrase = bestPhrase(this.sheet, piece.phrases)
      if (phrase) last.names.push(nameOf(this.sheet, phrase))
      last.end = piece.end
      last.pieces.push(piece)
      return
    }
    if (says && isHere && last && (piece.share || piece.until) && !categoryOfPhrase(piece.rest)) {
      last.pieces.push(piece)
      return
    }
    this.pending.push(piece)
  }

  private hasVerb(piece: Piece): boolean {
    return /(?:^|\s)(?:i|we|i'm|we're|is|are|was|have|has|pay|spend|get|my \p{L}+ (?:pays|is)|ich|wir|je|nous|yo|zahle|paie|paye|pago|gasto|cobro|gano|gagne)(?:\s|$)/u.test(
      piece.folded,
    )
  }

  // "all on the 3rd" and a period in a clause of its own go to every item of the list; the rest to the last one.
  private applyToList(piece: Piece, last: Work): void {
    const list = this.works.filter((work) => work.pieces[0]?.clause.sentence === last.pieces[0]?.clause.sentence)
    const isSchedule = piece.frequencies.length + piece.dates.length > 0
    for (const work of list) {
      const isBare = work.pieces.every((one) => one.frequencies.length + one.dates.length + one.hours.length === 0)
      if (
        work === last ||
        (piece.isAll && isBare) ||
        (isSchedule && isBare && piece.clause.before !== 'bracket' && !piece.share)
      )
        work.pieces.push(piece)
      else if (piece.isAll && piece.share) work.pieces.push(piece)
    }
  }

  private readItem(piece: Piece): void {
    const last = this.works.at(-1)
    const isHere = last?.pieces[0]?.clause.sentence === piece.clause.sentence
    const phrase = bestPhrase(this.sheet, piece.phrases)
    const ownHit = phrase ? categoryOfPhrase(this.sheet.folded.slice(phrase.start, phrase.end)) : null

    if (last && piece.money && this.isRevision(piece, last, isHere, ownHit !== null)) {
      this.revise(piece, last)
      return
    }

    if (last && isHere && piece.money && last.money && this.isPaidByOther(piece)) {
      const rest = minus(last.money.amount, piece.money.amount)
      if (rest.n > 0n) last.money = { ...last.money, amount: rest, from: last.money.amount }
      last.end = piece.end
      return
    }

    const pieces = [piece]
    let names: string[] = phrase ? [this.nameIn(piece, phrase)] : []
    const named = this.pending.filter((one) => one.phrases.length > 0)
    if (phrase === null || (ownHit === null && named.length > 0 && this.isWeakName(piece))) {
      const source = named.at(-1)
      if (source) {
        names = this.namesOf(named)
        pieces.push(...named)
      } else if (phrase === null && this.owed) {
        names = this.namesOf([this.owed])
        pieces.push(this.owed)
      } else if (phrase === null && this.cancelled && test(NOW, piece.folded)) names = this.namesOf([this.cancelled])
      else if (
        phrase === null &&
        isHere &&
        last &&
        !this.header &&
        !piece.isNet &&
        !piece.percent &&
        !this.isIncomeTalk(piece)
      )
        names = [...last.names]
    } else if (
      named.length > 0 &&
      piece.clause.before === 'and' &&
      named.every((one) => !this.hasVerb(one)) &&
      !/^\s*(?:i|we|ich|wir)\s/.test(piece.folded)
    ) {
      names = [...this.namesOf(named), ...names]
      pieces.push(...named)
    }
    if (this.lead) pieces.push(this.lead)
    // "I put 150 of it into savings" happens as often as the pay it comes from.
    const isOfPay = last?.direction === 'in' && isHere && /(?:^|\s)(?:of|from) (?:it|that|those|which|each)(?:\s|$)/.test(piece.folded)
    if (isOfPay && piece.frequencies.length === 0) pieces.push(leadOf(last.pieces[0]!))
    if (this.header) pieces.push(headerOf(this.header))
    this.pending = []
    this.cancelled = null
    this.isCorrecting = false
    // The lead of a sentence ("Every week I spend 100 on food, 40 on gas") goes on to what follows without a verb.
    if (
      piece.frequencyAt >= 0 &&
      piece.frequencyAt < piece.moneyAt &&
      !isHere &&
      this.lead === null &&
      piece.phrases.every((one) => one.start > piece.frequencyAt)
    ) {
      this.lead = leadOf(piece)
    }

    const isEachName = names.length > 1 && piece.isEach
    for (const group of isEachName ? names.map((name) => [name]) : [names]) {
      const work = this.workOf(piece, pieces, group, last && isHere ? last : null)
      if (work) this.works.push(work)
    }
    if (this.owed) {
      const paying = this.works.at(-1)
      if (paying && paying.total === null) paying.total = this.owed.money
      this.owed = null
    }
  }

  // "$85, of which my mom pays $40": the rest is the user's.
  private isPaidByOther(piece: Piece): boolean {
    const before = this.sheet.folded.slice(Math.max(0, piece.start - 12), piece.moneyAt)
    const after = this.sheet.folded.slice(piece.moneyAt, piece.end)
    return /(?:^|\s)(?:my|the|our|her|his)\s+\p{L}+\s+(?:pays?|covers?|chips in|contributes)\s*$/u.test(before) && (/of which|of it|of that/.test(before + piece.folded) || /^\S*\s*(?:of (?:it|that))?\s*$/.test(after)) && !/(?:^|\s)(?:me|us)(?:\s|$)/.test(piece.folded)
  }

  private isIncomeTalk(piece: Piece): boolean {
    return directionOf(piece.folded, null, piece.isNet) === 'in'
  }

  private nameIn(piece: Piece, phrase: { start: number; end: number }): string {
    const name = nameOf(this.sheet, phrase)
    // "insurance on it": say on what.
    const about = this.works.at(-1)?.names[0]
    const isAnaphora = /(?:^|\s)(?:on|for|of)\s+(?:it|that|them)(?:\s|$)/.test(
      piece.folded.slice(phrase.end - piece.start),
    )
    return isAnaphora && about
      ? capitalised(`${about.replace(/ (?:plan|bill|payment)$/i, '')} ${name.toLowerCase()}`)
      : name
  }

  private namesOf(pieces: readonly Piece[]): string[] {
    return pieces.flatMap((piece) => {
      const phrase = bestPhrase(this.sheet, piece.phrases)
      return phrase ? [nameOf(this.sheet, phrase)] : []
    })
  }

  // A clause such as "45 with the usual extras" has words but names nothing when a name is waiting before it.
  private isWeakName(piece: Piece): boolean {
    return (
      piece.money !== null &&
      piece.phrases.every((phrase) => phrase.start > piece.moneyAt) &&
      /^(?:with|incl|a|per|each)?/.test(piece.rest.trim()) &&
      !/(?:for|on|to|into)\s/.test(piece.rest)
    )
  }

  // "no wait, 1250", "my half is 900", "now it's 60": another amount for what was just said.
  private isRevision(piece: Piece, last: Work, isHere: boolean, isNamed: boolean): boolean {
    if (piece.isNet || piece.isGross || isNamed || this.pending.length > 0) return false
    const isNear = isHere || piece.clause.sentence - (last.pieces[0]?.clause.sentence ?? -2) === 1
    if (!isNear) return false
    if (test(CORRECTION, piece.folded) || (this.isCorrecting && piece.phrases.length === 0)) return true
    if (piece.phrases.length > 0) return false
    if (piece.share?.how === 'stated-or-of' && piece.shareAt < piece.moneyAt) return true
    return (
      isHere &&
      test(NOW, piece.folded) &&
      last.names.length > 0 &&
      (piece.clause.before === 'but' || test(words('now|jetzt|maintenant|ahora'), piece.folded))
    )
  }

  private revise(piece: Piece, last: Work): void {
    last.money = { ...piece.money!, currency: piece.money!.currency ?? last.money?.currency ?? null }
    const kept = last.pieces.map((one) => (piece.share ? { ...one, share: null, ways: null } : one))
    const stated = piece.share ? { ...piece, share: null, ways: null } : piece
    last.pieces =
      piece.frequencies.length > 0 ? [stated, ...kept.map((one) => ({ ...one, frequencies: [] }))] : [...kept, stated]
    last.end = piece.end
    if (piece.share) last.correctedFrom = null
  }

  private workOf(piece: Piece, pieces: Piece[], names: string[], previous: Work | null): Work | null {
    const clauseText = pieces.map((one) => one.folded).join(' ')
    // An item that is a part of another: "10% of my 4,000 paycheck", "15% of it".
    if (piece.percent) return this.workOfPercent(piece, pieces, names)
    const nameHit = categoryOfPhrase(names.join(' and '))
    const textHit = categoryOfPhrase(
      pieces
        .filter((one) => one !== this.header)
        .map((one) => one.rest)
        .join(' ; '),
    )
    const hit = nameHit && (!textHit || nameHit.confidence >= textHit.confidence) ? nameHit : (textHit ?? nameHit)
    const isTakeHome = piece.isNet && /tak(?:e|ing)|bring|net|clear/.test(piece.folded)
    let direction = directionOf(clauseText, hit === null ? null : hit.code === 'INC' ? 'income' : 'other', isTakeHome)
    const isElliptic = !this.hasVerb(piece)
    if (previous?.direction === 'in' && isElliptic && /(?:^|\s)(?:from|von)\s/.test(piece.rest)) direction = 'in'
    if (direction === 'out' && previous?.direction === 'in' && isElliptic && hit === null && names.length === 0)
      direction = 'in'
    let code: string | null = direction === 'in' ? 'INC' : hit?.code === 'INC' ? null : (hit?.code ?? null)
    if (direction === 'out' && hit?.code === 'INC')
      code = /pension|retraite|rente/.test(clauseText)
        ? 'INV'
        : nameHit && nameHit.code !== 'INC'
          ? nameHit.code
          : textHit && textHit.code !== 'INC'
            ? textHit.code
            : null
    const work: Work = {
      pieces,
      names,
      money: piece.money,
      percent: null,
      of: null,
      header: this.header,
      direction,
      code,
      categoryConfidence: direction === 'in' ? 0.95 : (hit?.confidence ?? 0),
      correctedFrom: piece.money?.from ?? null,
      total: piece.total,
      start: Math.min(...pieces.filter((one) => one.clause.sentence === piece.clause.sentence).map((one) => one.start)),
      end: piece.end,
    }
    if (names.length === 1 && /^(?:save|saving|donate|donating|invest|investing|set aside)$/i.test(names[0]!))
      work.names = []
    const longer =
      textHit && names.length === 1 && textHit.phrase.startsWith(`${names[0]!.toLowerCase()} `) ? textHit.phrase : null
    if (longer) work.names = [capitalised(longer)]
    const headed = this.header && bestPhrase(this.sheet, this.header.phrases)
    if (work.names.length === 0 && headed) work.names = [nameOf(this.sheet, headed)]
    if (work.names.length === 0 && work.direction === 'out' && code !== null) {
      const phrase = hit?.phrase ?? ''
      work.names = [DEFAULT_NAMES[code] ?? capitalised(phrase)]
    }
    return work
  }

  private workOfPercent(piece: Piece, pieces: Piece[], names: string[]): Work | null {
    const after = piece.folded.slice(
      Math.max(0, piece.folded.search(/%|percent|per cent|pct|prozent|pour cent|por ciento|\s(?:of|von|de|del)\s/)),
    )
    const isOfIncome = test(
      words(
        'income|salary|paycheck|pay|wages?|earnings|take|make|gehalt|lohn|einkommen|salaire|revenus?|sueldo|nomina|salario|ingresos',
      ),
      after,
    )
    if (
      piece.money &&
      test(
        words('up|increase[sd]?|increasing|raised?|rises?|higher|down|decreases?|off|discount|cheaper'),
        piece.folded,
      )
    ) {
      const change = test(words('down|decreases?|off|discount|cheaper'), piece.folded)
        ? minus(exact(1), piece.percent!)
        : plus(exact(1), piece.percent!)
      const money = { ...piece.money, amount: times(piece.money.amount, change), from: piece.money.amount }
      const changed = { ...piece, percent: null, money }
      return this.workOf(
        changed,
        pieces.map((one) => (one === piece ? changed : one)),
        names,
        null,
      )
    }
    if (piece.money && !isOfIncome) {
      // A part of a cost: the user's own share of it.
      const whole = this.workOf(
        { ...piece, percent: null },
        pieces.map((one) =>
          one === piece ? { ...piece, percent: null, share: { fraction: piece.percent, how: 'taken' } } : one,
        ),
        names,
        null,
      )
      return whole
    }
    const other = categoryOfPhrase(withoutIncomeWords(pieces.map((one) => one.rest).join(' ; ')))
    const phrases = piece.phrases.filter(
      (phrase) => categoryOfPhrase(this.sheet.folded.slice(phrase.start, phrase.end))?.code !== 'INC',
    )
    const phrase = bestPhrase(this.sheet, phrases)
    const code = other && other.code !== 'INC' ? other.code : null
    let base: Work | null = null
    if (piece.money) {
      const incomePhrase = bestPhrase(
        this.sheet,
        piece.phrases.filter((one) => !phrases.includes(one)),
      )
      const basePiece: Piece = { ...piece, percent: null, share: null }
      base = {
        ...this.blank(basePiece),
        names: [incomePhrase ? nameOf(this.sheet, incomePhrase) : 'Paycheck'],
        money: piece.money,
        direction: 'in',
        code: 'INC',
        categoryConfidence: 0.9,
      }
      this.works.push(base)
    }
    const name = phrase
      ? nameOf(this.sheet, phrase)
      : code
        ? code === 'GIV' && /tithe/.test(piece.folded)
          ? 'Tithe'
          : (DEFAULT_NAMES[code] ?? capitalised(other?.phrase ?? ''))
        : ''
    if (name === '') {
      this.ask(piece, 'What is this part of your income for?')
      return null
    }
    return {
      ...this.blank(piece),
      pieces: [{ ...piece, money: null, frequencies: base ? [] : piece.frequencies }],
      names: [name],
      percent: piece.percent,
      of: base,
      direction: 'out',
      code,
      categoryConfidence: other?.confidence ?? 0,
    }
  }

  private blank(piece: Piece): Work {
    return {
      pieces: [piece],
      names: [],
      money: null,
      percent: null,
      of: null,
      header: this.header,
      direction: 'out',
      code: null,
      categoryConfidence: 0,
      correctedFrom: null,
      total: null,
      start: piece.start,
      end: piece.end,
    }
  }

  finish(): { items: BudgetDraft[]; questions: BudgetQuestion[] } {
    const currency = this.sharedCurrency()
    const kept = this.withoutGross()
    this.shareTrailingPeriods(kept)
    this.readGasBesideElectricity(kept)
    const items: BudgetDraft[] = []
    const paydays = this.paydaysOf(kept)
    for (const work of kept) items.push(...this.draftsOf(work, kept, currency, paydays))
    return { items, questions: this.questions }
  }

  // One foreign currency in the whole text is meant for the bare amounts too.
  private sharedCurrency(): string {
    const named = new Set(this.works.flatMap((work) => (work.money?.currency ? [work.money.currency] : [])))
    return named.size === 1 ? [...named][0]! : this.options.currency
  }

  // "58k before tax but I take home 3,700": what arrives is what counts.
  private withoutGross(): Work[] {
    const isGross = (work: Work) =>
      work.direction === 'in' && work.pieces.some((piece) => piece.isGross) && !work.pieces.some((piece) => piece.isNet)
    const net = this.works.find((work) => work.direction === 'in' && work.pieces.some((piece) => piece.isNet))
    const gross = this.works.filter(isGross)
    if (!net) {
      for (const work of gross)
        this.ask(
          work,
          `Is ${work.names[0] ?? 'this'} before tax? Tell us what arrives in your account and we use that.`,
        )
      return this.works
    }
    if (net.names.length === 0 && gross[0]?.names.length) net.names = [...gross[0].names]
    return this.works.filter((work) => !isGross(work))
  }

  // "120 on groceries and 40 on gas a week": spending named in one breath shares the period at its end.
  private shareTrailingPeriods(works: Work[]): void {
    for (let i = works.length - 1; i > 0; i--) {
      const [work, before] = [works[i]!, works[i - 1]!]
      const [piece, earlier] = [work.pieces[0]!, before.pieces[0]!]
      const isBare = before.pieces.every((one) => one.frequencies.length + one.dates.length === 0 && !one.instalments)
      const isOneBreath =
        piece.clause.sentence === earlier.clause.sentence &&
        ['and', 'comma'].includes(piece.clause.before) &&
        !this.hasVerb(piece)
      const isMoneyFirst = [piece, earlier].every((one) =>
        one.phrases.some((phrase) => phrase.start > one.moneyAt && one.moneyAt >= 0),
      )
      const isVariable = VARIABLE.has(work.code ?? '') && VARIABLE.has(before.code ?? '')
      if (
        isBare &&
        isOneBreath &&
        isMoneyFirst &&
        isVariable &&
        piece.frequencies.length > 0 &&
        work.direction === before.direction
      ) {
        before.pieces.push({ ...piece, money: null, phrases: [], share: null, ways: null, count: null, rest: '' })
      }
    }
  }

  // "Electric 90, gas 45, water 30": that gas is not for the car.
  private readGasBesideElectricity(works: Work[]): void {
    works.forEach((work, i) => {
      const isGas =
        work.code === 'GAS' &&
        work.names.length === 1 &&
        /^gas$/i.test(work.names[0]!) &&
        !/car|drive|pump|station|fill|commut|tank/.test(work.pieces[0]!.folded)
      const isWeekly = work.pieces.some((piece) =>
        piece.frequencies.some((frequency) => frequency.unit === 'week' || frequency.unit === 'day'),
      )
      const beside = [works[i - 1], works[i + 1]].some(
        (other) => other?.code === 'UTI' && other.pieces[0]!.clause.sentence === work.pieces[0]!.clause.sentence,
      )
      if (isGas && !isWeekly && beside) work.code = 'UTI'
    })
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
        if (work.money) this.ask(source, `What is the ${written(work.money.amount)} for?`)
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
        this.ask(source, `${name} is a part of your income: how much is that income, and how often?`)
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
    const code = work.code ?? this.headerCode(work)
    let amount = work.percent ? money.amount : this.shared(piece, money, notes)
    if (work.correctedFrom && piece.starting === null && piece.dates[0]?.on === 'months')
      piece = { ...piece, starting: piece.dates[0], dates: [] }
    if (piece.frequencies.length + piece.dates.length === 0 && test(CHRISTMAS, piece.folded))
      piece = { ...piece, dates: [{ on: 'months', months: [12], year: null, day: null, yearly: true }] }
    // A season only says when a bill is this high.
    if (code === 'UTI' && piece.frequencies.length === 0 && piece.dates[0]?.on === 'months')
      piece = { ...piece, dates: [] }
    if (work.total && piece.total === null) piece = { ...piece, total: work.total }
    const existing = this.existingLike(name)
    const category = this.categoryOf(work, code, name, existing)
    const isOnceWord =
      (test(ONE_OFF, piece.folded) && !BILLS.has(code ?? '') && !test(words('get paid|gets paid'), piece.folded)) ||
      test(ONE_OFF_NAMES, `${name} ${piece.rest}`.toLowerCase()) ||
      code === 'TVL' ||
      code === 'ELE'
    const isSaving = code === 'INV' || code === 'SUB' || code === 'HOU'
    const schedule: Schedule = scheduleOf(piece, amount, {
      today: this.options.today,
      fallback: isOnceWord && !isSaving ? 'once' : 'monthly',
      isYearlyBill: YEARLY_BILLS.has(code ?? ''),
      isIncome: work.direction === 'in',
      paydays,
      name,
    })
    if (schedule.isAssumed && existing)
      schedule.series = schedule.series.map((one) => ({ ...one, repeat: existing.repeat }))
    for (const question of schedule.asks) this.ask(source, question)
    if (work.correctedFrom) notes.push(`was ${written(work.correctedFrom)}`)
    notes.push(...schedule.notes)
    amount = schedule.series[0]?.amount ?? amount
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
          approx: piece.isApprox || money.isApprox,
          sourceText: this.sheet.original.slice(source.start, source.end).trim(),
          confidence: Math.round(confidence * 100) / 100,
          ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
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
      if (ways === null) this.ask(piece, 'Between how many people is this split? Taken as two for now.')
      notes.push(`1/${people} of ${written(money.amount)}`)
      return over(money.amount, exact(people))
    }
    if (!share.fraction) return money.amount
    if (share.how === 'stated-or-of' && piece.shareAt >= 0 && piece.shareAt < piece.moneyAt) {
      const between = this.sheet.folded.slice(piece.shareAt, piece.moneyAt)
      // "my half of the bill is 45": the 45 is already the half.
      if (/(?:^|\s|')(?:is|are|was|comes|costs?|s|runs?|ist|sind|betragt|est|sont|es|son|=)\s|[:=]/.test(between))
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
    const minor = Math.max(1, toMinor(times(exact(known.minor, 10 ** 2), work.percent!), known.currency))
    return {
      name,
      kind: 'expense',
      category: category.name,
      minor,
      currency: known.currency,
      firstDate: this.options.today,
      repeat: known.repeat,
      until: null,
      approx: false,
      sourceText: this.sheet.original.slice(source.start, source.end).trim(),
      confidence: Math.min(0.9, category.confidence),
      note: `${written(times(work.percent!, exact(100)))} % of ${known.name}`,
    }
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

function test(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0
  return expression.test(text)
}

function withoutIncomeWords(text: string): string {
  return text.replace(
    words(
      'income|salary|paychecks?|pay|wages?|earnings|take home|gehalt|lohn|einkommen|salaire|revenus?|sueldo|nomina|salario|ingresos',
    ),
    ' ',
  )
}

// A header gives its schedule and its category, not its amount or share.
function headerOf(piece: Piece): Piece {
  return { ...piece, money: null, percent: null, phrases: [] }
}

function leadOf(piece: Piece): Piece {
  return {
    ...piece,
    money: null,
    percent: null,
    phrases: [],
    rest: '',
    folded: '',
    share: null,
    ways: null,
    count: null,
    total: null,
    until: null,
    starting: null,
    duration: null,
    instalments: null,
    isApprox: false,
    isNet: false,
    isGross: false,
    isEach: false,
  }
}

/** The pieces of one item as one: its own words first, then what others say of it. */
function mergePieces(work: Work): Piece {
  const [own, ...others] = work.pieces as [Piece, ...Piece[]]
  let merged = own
  for (const other of others) {
    const isOwnPaceSet = merged.frequencies.length + merged.dates.length > 0
    const isRateOnly = merged.frequencies.every(
      (frequency) => frequency.unit === 'hour' || frequency.unit === 'day' || frequency.payday,
    )
    const takesPace =
      !isOwnPaceSet ||
      (isRateOnly && merged.frequencies.length > 0) ||
      other.isAll ||
      (merged.dates.length === 0 && other.frequencies.length > 0 && merged.frequencies.length === 0)
    const isBilling = /paid|billed|payable|invoiced|charged/.test(other.rest)
    merged = {
      ...merged,
      frequencies:
        takesPace || isBilling || merged.isEach ? [...merged.frequencies, ...other.frequencies] : merged.frequencies,
      // "due April 1 and October 1": the second half of a list of days.
      dates:
        merged.dates.length === 0 ||
        (other.clause.before === 'and' && other.money === null && merged.dates[0]?.on === 'months')
          ? [...merged.dates, ...other.dates]
          : merged.dates,
      hours: merged.hours.length > 0 ? merged.hours : other.hours,
      until: merged.until ?? other.until,
      starting: merged.starting ?? other.starting,
      duration: merged.duration ?? other.duration,
      instalments: merged.instalments ?? other.instalments,
      share: merged.share ?? other.share,
      shareAt: merged.share ? merged.shareAt : other.shareAt,
      ways: merged.ways ?? other.ways,
      isApprox: merged.isApprox || other.isApprox,
      isEach: merged.isEach || other.isEach,
      rest: `${merged.rest} ${other.rest}`,
      folded: `${merged.folded} ${other.folded}`,
    }
  }
  return merged
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
