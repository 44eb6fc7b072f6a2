import { type Clause, type ClauseContext, clausesOf, hasEffect, isAside, meantCategory } from './instruction-clauses.ts'
import { type Found, takeConditions } from './instruction-conditions.ts'
import {
  filedAfterName,
  leavingIn,
  namedCategory,
  namingIn,
  signCategories,
  skippingIn,
  sourcingIn,
  type UserCategory,
} from './instruction-effects.ts'
import { type TakenException, takeException } from './instruction-exception.ts'
import {
  ALSO,
  conditionsFrom,
  DENIED,
  FILING,
  firstVerb,
  IF,
  SHOWS_AS,
  subjectRange,
  TOO,
  takeFrom,
  USING,
} from './instruction-grammar.ts'
import { BLANK, CATEGORY, type Line, phrase, QUOTE, tests } from './instruction-line.ts'
import {
  hasConditions,
  type InstructionRule,
  NO_CONDITIONS,
  type RuleConditions,
  type RuleEffects,
} from './instruction-rules.ts'
import { sentencesOf } from './instruction-sentences.ts'
import { readSubject } from './instruction-subject.ts'

/** Reads a text sentence by sentence, remembering what the last one was about. */
export class InstructionReader {
  private readonly rules: InstructionRule[] = []
  private readonly notUnderstood: { text: string; why: string }[] = []
  private last: RuleConditions | null = null
  private lastEffects: RuleEffects | null = null
  private readonly categories: readonly UserCategory[]
  private readonly sources: readonly string[]

  constructor(categories: readonly UserCategory[], sources: readonly string[]) {
    this.categories = categories
    this.sources = sources
  }

  read(text: string): { rules: InstructionRule[]; notUnderstood: { text: string; why: string }[] } {
    const silent: { line: Line; from: number }[] = []
    for (const line of sentencesOf(text)) {
      const heard = this.rules.length + this.notUnderstood.length
      this.readSentence(line)
      if (this.rules.length + this.notUnderstood.length === heard) silent.push({ line, from: this.rules.length })
    }
    // Background is fine where a later rule builds on it ("My landlord is Oak Hill. All of that is Housing.").
    for (const { line, from } of silent) {
      const open = line.open.replaceAll(BLANK, ' ').trim()
      const isUsed = this.rules.slice(from).some(({ when }) => this.isFrom(line, when))
      if (!isUsed && !isAside(open) && open.split(/\s+/).length > 2)
        this.notUnderstood.push({ text: line.original.trim(), why: 'No rule was made from it.' })
    }
    return { rules: this.rules, notUnderstood: this.notUnderstood }
  }

  private isFrom(line: Line, { anyOf, allOf }: RuleConditions): boolean {
    const sentence = line.original.toLowerCase()
    return [...anyOf, ...allOf].some(({ text }) => sentence.includes(text.toLowerCase()))
  }

  private readSentence(line: Line): void {
    signCategories(line, this.categories, this.sources)
    // A remark in brackets says nothing more, unless it names a category or a text.
    line.open = line.open.replace(new RegExp(`\\([^()${CATEGORY}${QUOTE}]*\\)`, 'gu'), (remark) =>
      BLANK.repeat(remark.length),
    )
    if (this.readHeadedList(line)) return
    const before = this.rules.length
    const exception = takeException(line)
    const clauses = clausesOf(line, this.context())
    // What a sentence says about card, day or amount before its first clause is meant for all of it.
    let shared: Found | null = null
    let isEffective = false
    for (const [i, clause] of clauses.entries()) {
      const found = this.conditionsOf(line, clause)
      if (i === 0) shared = found
      if (this.readClause(line, clause, found, i > 0 ? shared : null)) isEffective = true
      if (i === 0 && exception) this.applyException(line, exception, before)
    }
    if (clauses.length === 0) isEffective = this.readBareSentence(line)
    if (!isEffective) this.explain(line)
  }

  // "Pets: Chewy, Petco, PetSmart"
  private readHeadedList(line: Line): boolean {
    const head = /^([^:=>]{2,40}?)\s*(?::|=|->|→)\s*(?=\S)/u.exec(line.open)
    if (!head || line.open.slice(head[0].length).includes(CATEGORY)) return false
    const named = new RegExp(`^\\s*${CATEGORY}${BLANK}*$`, 'u').test(head[1]!)
      ? namedCategory(line, 0, head[0].length)
      : null
    if (!named || hasEffect(line, head[0].length, line.open.length, false, this.context())) return false
    const clause = { start: head[0].length, end: line.open.length, tail: [] }
    return this.addFor(line, clause, [clause.start, clause.end], this.conditionsOf(line, clause), null, {
      category: named.name,
    })
  }

  private context(): ClauseContext {
    return { categories: this.categories, hasEffects: this.lastEffects !== null }
  }

  private conditionsOf(line: Line, clause: Clause): Found {
    return takeFrom(line, clause.start, clause.end, this.sources)
  }

  private applyException(line: Line, { from, to, view }: TakenException, before: number): void {
    const found = takeConditions(view, this.sources)
    const subject = readSubject(view, from, to)
    const texts = subject.kind === 'texts' ? [...subject.anyOf, ...subject.allOf] : []
    if (texts.length > 0) {
      for (let i = before; i < this.rules.length; i++) {
        const rule = this.rules[i]!
        this.rules[i] = { ...rule, when: { ...rule.when, noneOf: [...rule.when.noneOf, ...texts] } }
      }
      // "unless it is X, that is Travel": what follows is about the exception.
      this.last = { ...NO_CONDITIONS, anyOf: texts }
      return
    }
    // "except on weekends", "except over 50": the opposite stays as it is.
    if (Object.keys(found).length > 0) {
      const base = this.rules[before]?.when
      if (base) this.add(line, { ...base, ...conditionsFrom(found, null) }, { leave: true })
    }
  }

  private readClause(line: Line, clause: Clause, found: Found, shared: Found | null): boolean {
    const denied = new RegExp(`^[\\s${BLANK}]*(?:please )?(?:${DENIED})`, 'u').exec(
      line.open.slice(clause.start, clause.end),
    )
    if (denied) {
      const from = clause.start + denied[0].length
      const to = line.open.slice(from, clause.end).search(/\s(?:as|in|into|under|to|als|unter|comme|dans|como|come)\s/u)
      const subject = readSubject(line, from, to < 0 ? clause.end : from + to)
      if (subject.kind === 'texts') this.last = this.conditionsFor(subject, found, null)
      return true
    }
    let { start, end } = clause
    if (clause.lead) {
      const [from, to] = clause.lead
      this.readStatement(line, from, to, takeFrom(line, from, to, this.sources))
      shared = null
    }
    const text = () => line.open.slice(start, end)
    // "If it says X, …": the condition first, then what to do with it.
    const condition = new RegExp(`^[\\s${BLANK}]*(?:please )?(?:${IF})(?![\\p{L}])`, 'u').exec(text())
    if (condition) {
      const rest = text().slice(condition[0].length)
      const cut =
        /,|\s(?:then|dann|alors|entonces|allora|dan)\s|\s(?=(?:just |please |simply )*(?:write|call|rename|name|put|file|mark|categori[sz]e|use|make|skip|ignore|leave|treat|it is|it's|that's|it should)(?![\p{L}]))/u.exec(
          rest,
        )
      if (cut) {
        const from = start + condition[0].length
        const subject = readSubject(line, from, from + cut.index)
        if (subject.kind === 'texts') this.last = this.conditionsFor(subject, found, null)
        else if (subject.kind === 'none' && Object.keys(found).length > 0)
          this.last = { ...NO_CONDITIONS, ...conditionsFrom(found, null) }
        start = from + cut.index + cut[0].length
        found = {}
        shared = null
      }
    }
    return this.readEffect(line, { start, end, tail: clause.tail }, found, shared)
  }

  private readEffect(line: Line, clause: Clause, found: Found, shared: Found | null): boolean {
    const { start, end } = clause
    const leaving = leavingIn(line, start, end)
    if (leaving) {
      if (leaving.isAboutField) return true // "don't touch the category" asks for nothing
      return this.addFor(line, clause, leaving.subject, found, null, { leave: true })
    }
    const sourcing = sourcingIn(line, start, end)
    if (sourcing) return this.addFor(line, clause, sourcing.subject, found, shared, { source: sourcing.source }, true)
    const naming = namingIn(line, start, end)
    const skipping = naming ? null : skippingIn(line, start, end)
    if (skipping) return this.addFor(line, clause, skipping.subject, found, shared, { skip: true }, true)

    const open = line.open.slice(start, end)
    const filed = naming ? filedAfterName(line, naming.from, end) : null
    const named =
      filed === null
        ? namedCategory(line, start, naming ? Math.max(start, naming.from) : end)
        : namedCategory(line, filed, end)
    const meant = named ?? meantCategory(line, start, naming ? naming.from : end, this.categories)
    if (!meant && !naming) {
      if (new RegExp(`(?<![\\p{L}])(?:${TOO}|${ALSO})`, 'u').test(open) && this.lastEffects)
        return this.addFor(line, clause, [start, end], found, shared, this.lastEffects)
      return false
    }
    const effects: RuleEffects = {
      ...(meant ? { category: meant.name } : {}),
      ...(naming ? { simpleName: this.fullName(line, naming.name, clause, end) } : {}),
    }
    const effectAt = Math.min(meant?.at ?? end, naming?.from ?? end)
    const { range, isAfter } = subjectRange(line, start, end, effectAt, naming?.subject ?? null)
    return this.addFor(line, clause, range, found, shared, effects, isAfter)
  }

  // "call it Food and Drink": the name goes on after the "and".
  private fullName(line: Line, name: string, clause: Clause, end: number): string {
    const next = clause.tail[0]
    if (next?.joint !== 'and' || next.start - end > 6 || !/^\s*\p{Lu}/u.test(line.original.slice(next.start)))
      return name
    return line.original.slice(line.original.indexOf(name), next.end).replace(/[.!\s]+$/, '')
  }

  private addFor(
    line: Line,
    clause: Clause,
    range: [number, number] | null,
    found: Found,
    shared: Found | null,
    effects: RuleEffects,
    isListOpen = false,
  ): boolean {
    const subject = range ? readSubject(line, range[0], range[1]) : ({ kind: 'same' } as const)
    let when: RuleConditions | null
    const isThere =
      range !== null && this.last !== null && tests('there|dort|la-bas|alli|daar', line.open.slice(...range))
    const isBoundAlone =
      range !== null &&
      Object.keys(found).length > 0 &&
      !new RegExp(`[\\p{L}${QUOTE}${CATEGORY}]`, 'u').test(line.open.slice(...range).replace(BUT, '')) &&
      Object.keys(found).every((key) => key === 'min' || key === 'max')
    if ((isThere || isBoundAlone) && this.last) when = withoutBounds(this.last, found)
    else if (subject.kind === 'texts') when = this.conditionsFor(subject, found, shared)
    else if (subject.kind === 'none' && found.relative === 'otherwise' && this.last)
      when = { ...this.last, ...conditionsFrom(found, this.last) }
    else if (subject.kind === 'none' && Object.keys(found).length > 0 && !(range && this.isPronounLess(line, range)))
      when = { ...NO_CONDITIONS, ...conditionsFrom(found, this.last) }
    else if (this.last) when = { ...this.last, ...conditionsFrom(found, this.last) }
    else if (Object.keys(found).length > 0) when = { ...NO_CONDITIONS, ...conditionsFrom(found, null) }
    else when = null
    when = when && this.withTrailingIf(line, clause, range, when)
    if (!when || !hasConditions(when)) return false
    if (isListOpen || !range) {
      for (const part of clause.tail) {
        const more = readSubject(line, part.start, part.end)
        if (more.kind === 'texts') when = { ...when, anyOf: [...when.anyOf, ...more.anyOf, ...more.allOf] }
      }
    }
    this.add(line, when, effects)
    return true
  }

  // "… is Housing if it goes to Wells Fargo"
  private withTrailingIf(
    line: Line,
    clause: Clause,
    range: [number, number] | null,
    when: RuleConditions,
  ): RuleConditions {
    const from = range ? range[1] : clause.start
    const match = new RegExp(
      `[\\s${BLANK}](?:${IF})[\\s${BLANK}]+(?:it|they|das|es)[\\s${BLANK}]+(?:goes|is|are|comes?|says|contains?|has|was|kommt|geht)(?![\\p{L}])`,
      'u',
    ).exec(line.open.slice(from, clause.end))
    if (!match) return when
    const subject = readSubject(line, from + match.index + match[0].length, clause.end)
    if (subject.kind !== 'texts') return when
    return when.anyOf.length === 0
      ? { ...when, anyOf: subject.anyOf, allOf: [...when.allOf, ...subject.allOf] }
      : { ...when, allOf: [...when.allOf, ...subject.anyOf, ...subject.allOf] }
  }

  // Nothing but filler where the subject should be: the sentence before is meant.
  private isPronounLess(line: Line, [from, to]: [number, number]): boolean {
    return (
      line.open.slice(from, to).replaceAll(BLANK, '').trim() === '' &&
      this.last !== null &&
      !line.open.slice(from, to).includes(BLANK)
    )
  }

  private conditionsFor(
    subject: Extract<ReturnType<typeof readSubject>, { kind: 'texts' }>,
    found: Found,
    shared: Found | null,
  ): RuleConditions {
    const own = conditionsFrom(found, this.last)
    const common =
      shared?.sources && own.sources === undefined && !found.otherSources ? { sources: shared.sources } : {}
    const when: RuleConditions = { ...NO_CONDITIONS, anyOf: subject.anyOf, allOf: subject.allOf, ...common, ...own }
    const { min, max } = this.last ?? NO_CONDITIONS
    if (subject.size === 'smaller' && min && !when.max)
      return { ...when, max: { decimal: min.decimal, inclusive: !min.inclusive } }
    if (subject.size === 'bigger' && max && !when.min)
      return { ...when, min: { decimal: max.decimal, inclusive: !max.inclusive } }
    return when
  }

  private add(line: Line, when: RuleConditions, effects: RuleEffects): void {
    // "except under 10, then it is X": the exception got an effect of its own.
    const before = this.rules.at(-1)
    if (before?.effects.leave && !effects.leave && JSON.stringify(before.when) === JSON.stringify(when))
      this.rules.pop()
    this.rules.push({ order: this.rules.length, sentence: line.original.trim(), when, effects })
    this.last = when
    if (!effects.leave) this.lastEffects = effects
  }

  // "Deposits of 300 are from Tom, put them under Utilities": the first half says which rows.
  private readStatement(line: Line, from: number, to: number, found: Found): void {
    const open = line.open.slice(from, to)
    const alias = phrase(SHOWS_AS)
    alias.lastIndex = 0
    const shows = alias.exec(open)
    const verb = firstVerb(open)
    const range: [number, number] = shows
      ? [from + shows.index + shows[0].length, to]
      : [from, from + (verb?.start ?? open.length)]
    const isDefinition =
      verb &&
      !shows &&
      /^\s*(?:my|our|mein|meine|mon|ma|mi|mio|mia|mijn)\s/u.test(open) &&
      /^\s*(?:called |named )?["']?\p{Lu}/u.test(line.original.slice(from + verb.end))
    const subject = readSubject(line, isDefinition ? from + verb.end : range[0], isDefinition ? to : range[1])
    if (subject.kind === 'texts') this.last = this.conditionsFor(subject, found, null)
    else if (subject.kind === 'none' && Object.keys(found).length > 0)
      this.last = { ...NO_CONDITIONS, ...conditionsFrom(found, this.last) }
  }

  /** A sentence without an effect: more names for the rule before, or what the next sentence is about. */
  private readBareSentence(line: Line): boolean {
    const open = line.open.replaceAll(BLANK, ' ').trim()
    const verb = firstVerb(line.open)
    const alias = phrase(SHOWS_AS)
    alias.lastIndex = 0
    const shows = alias.exec(line.open)
    const found = this.conditionsOf(line, { start: 0, end: line.open.length, tail: [] })
    const defined = verb && (!shows || verb.start < shows.index) ? this.definedRange(line, verb) : null
    const isDefinition = defined !== null && defined[0] > 0
    const range: [number, number] =
      shows && !isDefinition ? [shows.index + shows[0].length, line.open.length] : (defined ?? [0, line.open.length])
    if (!verb && !shows && isAside(open)) return true
    const subject = readSubject(line, range[0], range[1])
    if (subject.kind !== 'texts') return verb !== null || isAside(open)
    const rule = this.rules.at(-1)
    const isListOfNames = !verb && !shows && rule && isNamesAlone(line.original)
    if (isListOfNames && rule.effects.leave !== true) {
      this.add(line, { ...rule.when, anyOf: [...subject.anyOf, ...subject.allOf] }, rule.effects)
      return true
    }
    if (!verb && !shows) return false
    this.last = this.conditionsFor(subject, found, null)
    return true
  }

  // "My landlord is Oak Hill Homes": the name is what the statement shows. "Acme is a roaster": it stands first.
  private definedRange(line: Line, verb: { start: number; end: number }): [number, number] {
    const isOwned = /^\s*(?:my|our|the|mein|meine|unser|mon|ma|notre|mi|nuestro|mio|mia|mijn|onze)\s/u.test(line.open)
    const isName = /^\s*(?:called |named )?["']?\p{Lu}/u.test(line.original.slice(verb.end))
    if (!isOwned || !isName) return [0, verb.start]
    const comma = line.open.slice(verb.end).search(/,|\swho\s|\sand\s(?:she|he|they|it)\s/u)
    return [verb.end, comma < 0 ? line.open.length : verb.end + comma]
  }

  private explain(line: Line): void {
    const open = line.open.replaceAll(BLANK, ' ').trim()
    const text = line.original.trim()
    const asks =
      tests(`do|try|remember|please|${FILING}|${USING}|call|rename|skip|ignore|import|categor(?:y|ies)`, open) ||
      open.includes(CATEGORY)
    if (!asks || isAside(open)) {
      if (open.split(/\s+/).length > 2 && !isAside(open) && asks)
        this.notUnderstood.push({ text, why: 'It is not clear what should happen.' })
      return
    }
    const hasTarget = open.includes(CATEGORY)
    this.notUnderstood.push({
      text,
      why: hasTarget
        ? 'It is not clear which transactions are meant.'
        : 'No category, name or action of yours was found in it.',
    })
  }
}

const BUT = /(?<![\p{L}])(?:aber|jedoch|but|mais|pero|ma|maar)(?![\p{L}])/gu

// "Netflix, Hulu and Max." goes on with the list before; a sentence with a word in small letters says something else.
function isNamesAlone(text: string): boolean {
  const words = text
    .trim()
    .replace(/[.!?]+$/, '')
    .split(/[\s,]+/)
  return words.every((word) =>
    /^(?:["'“]?[\p{Lu}\d&*#]|and$|or$|und$|oder$|et$|ou$|y$|e$|en$|o$|of$|de$|the$|plus$)/u.test(word),
  )
}

// A new bound stands for itself: "under 10 …; above 10 …" must not keep the first.
function withoutBounds(last: RuleConditions, found: Found): RuleConditions {
  const { min: _min, max: _max, ...rest } = last
  return { ...rest, ...conditionsFrom(found, last) }
}
