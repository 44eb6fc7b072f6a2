import { minus } from '../core/exact-amount.ts'
import type { BudgetQuestion, BudgetTextOptions, QuestionTopic } from './budget-draft.ts'
import { categoryOfPhrase } from './budget-word-index.ts'
import { existingLike, hasVerb, headerOf, leadOf, says, type Work } from './budget-work.ts'
import { CORRECTION, isNegated, isPaidByOther, isPartner, isWeakName, NOW } from './clause-talk.ts'
import { directionOf } from './direction.ts'
import { headCount } from './head-count.ts'
import { bestPhrase, capitalised, nameOf, type Phrase } from './item-name.ts'
import { type WorkContext, workOf } from './make-work.ts'
import type { Piece } from './read-piece.ts'
import { type Back, changesLater, isAsMuch, OWED, refersBack } from './refer-back.ts'
import { type Sheet, words } from './sentence-sheet.ts'

/** Goes through the clauses from left to right, remembering names, headings and periods that wait for an amount. */
export class SentenceReader {
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
      if (isNegated(this.sheet, piece)) this.cancel(piece)
      else if (piece.money === null && this.isAsMuch(piece)) return
      else if (piece.money === null && piece.percent === null) this.readModifier(piece, this.pieces[i + 1] ?? null)
      else if (this.isOwed(piece, i)) this.owed = piece
      else this.readItem(piece)
    })
    this.askAboutPending()
  }

  private isAsMuch(piece: Piece): boolean {
    const back = this.backOf(piece, bestPhrase(this.sheet, piece.phrases), true)
    return back !== null && isAsMuch(back)
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
      const isVague = /(?:^|\s)(?:some|something|a (?:bit|little|few)|whatever|lots|a lot)(?:\s|$)/.test(piece.folded)
      // "gym", with nothing beside it, can only be a cost whose amount is missing.
      const isAlone = phrase !== null && piece.folded.replace(/[^\p{L}\p{N}]/gu, '').length <= phrase.end - phrase.start
      if (phrase && hit && (isSpending || isVague || isAlone || piece.frequencies.length > 0)) {
        this.ask(piece, 'amount', `How much is ${nameOf(this.sheet, phrase)}, and how often?`)
      }
    }
    this.pending = []
  }

  private ask(piece: { start: number; end: number }, topic: QuestionTopic, question: string, itemId?: string): void {
    const text = this.sheet.original.slice(piece.start, piece.end).trim()
    this.questions.push({ text, question, topic, ...(itemId === undefined ? {} : { itemId }) })
  }

  private cancel(piece: Piece): void {
    this.pending = []
    this.cancelled = piece
    // "but I'm cancelling it in March": it ends then.
    const last = this.works.at(-1)
    const end = piece.dates[0]
    if (last && end && end.on !== 'month-days' && categoryOfPhrase(piece.rest) === null)
      last.pieces.push({ ...leadOf(piece), frequencies: [], dates: [], until: end })
    const phrase = bestPhrase(this.sheet, piece.phrases)
    const known = phrase && existingLike(this.options.existing, nameOf(this.sheet, phrase))
    if (known) this.ask(piece, 'removal', `Take ${known.name} out of your budget?`, known.id)
  }

  // "I owe Ann 600 and pay back 100 a month": a sum owed is not itself paid when a later clause says how.
  private isOwed(piece: Piece, i: number): boolean {
    const isGoal = says(words('sav(?:e|ing)'), piece.folded)
    if (piece.money === null || piece.frequencies.length > 0 || !says(OWED, piece.folded)) return false
    if (piece.dates.length > 0 && !isGoal) return false
    return this.pieces
      .slice(i + 1, i + 3)
      .some((next) => next.money !== null && (next.frequencies.length > 0 || next.instalments !== null))
  }

  /** A piece without an amount: it changes what was said, leads what comes, or names it. */
  private readModifier(piece: Piece, next: Piece | null): void {
    const last = this.works.at(-1)
    const { before, after, sentence } = piece.clause
    if (says(CORRECTION, piece.folded) || /^\s*(?:no|nein|non)\s*$/.test(piece.folded)) {
      this.isCorrecting = true
      return
    }
    const isHere = last?.pieces[0]?.clause.sentence === sentence
    const isTelling =
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
      if (!isTelling) return
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
    // "15 a week each, two kids": how many it is for.
    if (isHere && last && (last.pieces[0]?.isEach ?? false) && headCount(piece.folded) !== null) {
      last.pieces.push(piece)
      last.end = piece.end
      return
    }
    const isNamingNext =
      next !== null && next.money !== null && next.phrases.length === 0 && next.clause.sentence === sentence
    const isJoined = before === 'and' && isHere && last && !isNamingNext && this.pending.length === 0 && !hasVerb(piece)
    const isTrailing =
      next === null || next.clause.sentence !== sentence || next.clause.before !== 'and' || next.phrases.length === 0
    // "60 each for me and my husband" names people, not another cost.
    if (isJoined && (last.pieces[0]?.isEach ?? false) && isPartner(piece)) {
      last.pieces.push(piece)
      return
    }
    if (isJoined && isTrailing && piece.start > last.start) {
      const phrase = bestPhrase(this.sheet, piece.phrases)
      if (phrase) last.names.push(nameOf(this.sheet, phrase))
      last.end = piece.end
      last.pieces.push(piece)
      return
    }
    if (isTelling && isHere && last && (piece.share || piece.until) && !categoryOfPhrase(piece.rest)) {
      last.pieces.push(piece)
      return
    }
    // "a pass for 120, I go through one every two months"
    const isLast = next === null || next.clause.sentence !== sentence
    const isBare = last?.pieces.every((one) => one.frequencies.length + one.dates.length === 0) ?? false
    if (isHere && last && isBare && isLast && piece.frequencies.length > 0 && !categoryOfPhrase(piece.rest)) {
      last.pieces.push({ ...piece, phrases: [] })
      return
    }
    this.pending.push(piece)
  }

  /** What a clause may refer back to; null where nothing was said before it. */
  private backOf(piece: Piece, phrase: Phrase | null, isHere: boolean): Back | null {
    const last = this.works.at(-1)
    if (!last) return null
    const name = phrase ? this.nameIn(piece, phrase) : null
    return { works: this.works, last, piece, name, isHere, today: this.options.today, context: this.context() }
  }

  // "both on the 12th" and a period in a clause of its own go to every item of the list; the rest to the last one.
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

    const back = this.backOf(piece, phrase, isHere)
    if (back && changesLater(back)) return
    if (last && piece.money && this.isRevision(piece, last, isHere, ownHit !== null)) {
      this.revise(piece, last)
      return
    }

    const isNext = piece.clause.sentence - (last?.pieces[0]?.clause.sentence ?? -2) === 1
    if (last && (isHere || isNext) && piece.money && last.money && isPaidByOther(this.sheet, piece)) {
      const rest = minus(last.money.amount, piece.money.amount)
      if (rest.n > 0n) last.money = { ...last.money, amount: rest, from: last.money.amount }
      last.end = piece.end
      return
    }

    if (back && refersBack(back)) return

    const pieces = [piece]
    let names: string[] = phrase ? [this.nameIn(piece, phrase)] : []
    const named = this.pending.filter((one) => one.phrases.length > 0)
    if (phrase === null || (ownHit === null && named.length > 0 && isWeakName(piece))) {
      const source = named.at(-1)
      if (source) {
        names = this.namesOf(named)
        pieces.push(...named)
      } else if (phrase === null && this.owed) {
        names = this.namesOf([this.owed])
        pieces.push(this.owed)
      } else if (phrase === null && this.cancelled && says(NOW, piece.folded)) names = this.namesOf([this.cancelled])
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
      named.every((one) => !hasVerb(one)) &&
      !/^\s*(?:i|we|ich|wir)\s/.test(piece.folded)
    ) {
      names = [...this.namesOf(named), ...names]
      pieces.push(...named)
    }
    // "flying home for Christmas, tickets are 700": a broad name means what the sentence has been about.
    else if (ownHit !== null && ownHit.confidence < 0.8 && named.length > 0 && isInOneSentence(named, piece)) {
      const clearer = categoryOfPhrase(named.map((one) => one.rest).join(' ; '))
      if (clearer && clearer.confidence > ownHit.confidence) pieces.push(...named)
    }
    if (this.lead) pieces.push(this.lead)
    // "I put 150 of it into savings" happens as often as the pay it comes from.
    const isOfPay =
      last?.direction === 'in' &&
      (isHere || isNext) &&
      /(?:^|\s)(?:of|from) (?:it|that|those|which|each)(?:\s|$)/.test(piece.folded)
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
      const work = workOf(this.context(), piece, pieces, group, last && isHere ? last : null)
      if (work) this.works.push(work)
    }
    if (this.owed) {
      const paying = this.works.at(-1)
      if (paying && paying.total === null) paying.total = this.owed.money
      const isGoal = says(words('sav(?:e|ing)'), this.owed.folded)
      if (paying && isGoal) paying.code = 'INV'
      else if (paying && paying.direction === 'out' && paying.categoryConfidence < 0.95 && paying.code !== 'HOU')
        paying.code = 'LOA'
      this.owed = null
    }
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

  // "no wait, 1250", "my half is 900", "now it's 60": another amount for what was just said.
  private isRevision(piece: Piece, last: Work, isHere: boolean, isNamed: boolean): boolean {
    if (piece.isNet || piece.isGross || isNamed || this.pending.length > 0) return false
    const isNear = isHere || piece.clause.sentence - (last.pieces[0]?.clause.sentence ?? -2) === 1
    if (!isNear) return false
    if (says(CORRECTION, piece.folded) || (this.isCorrecting && piece.phrases.length === 0)) return true
    // "I'm responsible for 1,100 of it"
    const isMine = /(?:^|\s)(?:i|i'm|mine)\s.*\sof (?:it|that)(?:\s|$)/.test(piece.folded) && last.direction === 'out'
    if (isMine && !categoryOfPhrase(piece.rest)) return true
    if (piece.phrases.length > 0) return false
    if (piece.share?.how === 'stated-or-of' && piece.shareAt < piece.moneyAt) return true
    return (
      isHere &&
      says(NOW, piece.folded) &&
      last.names.length > 0 &&
      (piece.clause.before === 'but' || says(words('now|jetzt|maintenant|ahora'), piece.folded))
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

  private context(): WorkContext {
    return {
      sheet: this.sheet,
      header: this.header,
      ask: (piece, topic, question) => this.ask(piece, topic, question),
      add: (work) => this.works.push(work),
    }
  }
}

function isInOneSentence(pieces: readonly Piece[], piece: Piece): boolean {
  return pieces.every((one) => one.clause.sentence === piece.clause.sentence)
}
