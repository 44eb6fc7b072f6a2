import { categoryOfPhrase } from '../budget-sentences/budget-word-index.ts'
import { costOf, type Note } from './doubt.ts'
import type { Draft, Memory } from './instruction-memory.ts'
import { hasConditions, NO_CONDITIONS, type RuleConditions, type RuleEffects } from './instruction-rules.ts'
import type { Clause } from './read-clause.ts'
import type { RowPhrase } from './row-state.ts'
import {
  distinct,
  isComplement,
  isInside,
  isLimited,
  isNameIn,
  isNearlyEveryRow,
  isSame,
  isWithin,
  limitsOf,
  merged,
  restricted,
  stripped,
  whenOf,
  withoutKinds,
} from './rows-of-rules.ts'

export type Resolved = { readonly memory: Memory; readonly notes: readonly Note[] }

/** Turns the clauses of a sentence into rules, given what was said before. */
export function resolveClauses(clauses: readonly Clause[], before: Memory, sentence: number): Resolved {
  const resolver = new Resolver(before, sentence)
  for (const [i, clause] of clauses.entries()) resolver.take(clause, clauses[i + 1], clauses[i - 1])
  return { memory: resolver.memory, notes: resolver.notes }
}

/** A list of names costs no more than this. */
const MOST_OF_LIST = 0.65

class Resolver {
  memory: Memory
  readonly notes: Note[] = []
  private readonly sentence: number
  private readonly from: number
  private hasTalk = false

  constructor(memory: Memory, sentence: number) {
    this.memory = memory
    this.sentence = sentence
    this.from = memory.drafts.length
  }

  take(clause: Clause, next: Clause | undefined, before: Clause | undefined): void {
    if (clause.standing === 'aside') {
      this.hasTalk = true
      // "I'm a nurse at Kaiser, so deposits from them …"
      if (clause.rows) this.memory = { ...this.memory, last: whenOf(clause.rows) }
      // Rows that nothing was said of yet need more than an explanation.
      const isSettled = next !== undefined && next.deed !== null && next.deed !== 'topic'
      if (clause.isExplanation && !isSettled && (before?.deed === 'topic' || before?.deed === null))
        this.notes.push({ cost: 0.6, doubt: { code: 'no-antecedent', word: 'that' } })
      return
    }
    if (clause.standing === 'exception') this.except(clause)
    else if (clause.standing === 'condition') this.condition(clause, next)
    else this.main(clause, this.rowsOf(clause))
  }

  private main(clause: Clause, when: RuleConditions | null): void {
    if (clause.deed === 'topic') this.setTopic(clause, when)
    else if (clause.deed === 'not-category') this.deny(clause, when)
    else if (clause.deed === 'leave' && clause.rows?.reference === 'rest' && clause.rows.anyOf.length === 0)
      this.memory = { ...this.memory, used: [...this.memory.used, this.sentence] }
    else if (clause.deed === 'again' && when && this.again(clause, when)) return
    else {
      const effects = clause.deed === 'again' ? this.memory.effects : effectsOf(clause)
      if (effects) this.add(clause, when, effects)
      else this.notes.push({ cost: 3, doubt: { code: 'no-antecedent', word: 'too' } })
    }
  }

  /** "Name it Crossword, category Entertainment": nothing but what the sentence before said. */
  private isAboutBefore({ rows }: Clause): boolean {
    const isPlain = !rows || (rows.reference === 'same' && Object.keys(rows.conditions).length === 0 && !rows.isGeneral)
    const isFirst = this.memory.drafts.every(
      ({ sentence, effects }) => sentence !== this.sentence || effects.category === undefined,
    )
    return isPlain && isFirst && !this.hasTalk && this.memory.topic?.sentence !== this.sentence
  }

  /**
   * "Same for Uber and Uber Eats" behind Bolt and Bolt Food: each as its like.
   * "FamilyMart too", where the rows before have several rules by amount or day: all of them, for the new name.
   */
  private again(clause: Clause, when: RuleConditions): boolean {
    const { last, drafts } = this.memory
    const family = last ? drafts.filter((draft) => isSame(stripped(draft.when), stripped(last))) : []
    const [first, second] = drafts.slice(-2)
    const isPair = when.anyOf.length === 2 && first && second && isNameIn(first.when, second.when)
    if (isPair && clashes(first.effects, second.effects)) {
      for (const [i, { effects }] of [first, second].entries())
        this.add(clause, { ...when, anyOf: [when.anyOf[i]!] }, effects)
      return true
    }
    if (family.length < 2 || isLimited(when)) return false
    for (const draft of family) this.add(clause, { ...when, ...limitsOf(draft.when) }, draft.effects)
    return true
  }

  private add(clause: Clause, when: RuleConditions | null, effects: RuleEffects): void {
    if (!when || !hasConditions(when)) {
      this.notes.push({ cost: 3, doubt: { code: 'every-row' } })
      return
    }
    if (clause.rows?.isOther && this.memory.drafts.some((draft) => isInside(when, draft.when)))
      this.notes.push({ cost: 0.8, doubt: { code: 'no-antecedent', word: 'other' } })
    if (isNearlyEveryRow(when)) this.notes.push({ cost: 0.9, doubt: { code: 'every-row' } })
    const { category } = clause
    // "Skip those, they are only card checks" explains.
    const isExplained = this.memory.drafts.some(
      (draft) => draft.sentence === this.sentence && draft.effects.skip && isSame(draft.when, when),
    )
    if (isExplained && category && !category.isNamed) return
    const isWeak = (category?.isRole ?? false) && effects.category !== undefined
    // What somebody is ("our vet") gives way to a category that is told.
    const isOwnLeave = (draft: Draft) =>
      draft.effects.leave && !effects.leave && draft.sentence === this.sentence && isSame(draft.when, when)
    const drafts = this.memory.drafts.filter((draft) => !isOwnLeave(draft))
    const kept =
      effects.category === undefined
        ? drafts
        : drafts.filter(
            (draft) =>
              !(
                isSame(draft.when, when) &&
                (draft.isWeak ||
                  (draft.isMeant &&
                    clause.standing === 'main' &&
                    category?.isNamed &&
                    draft.effects.category !== effects.category &&
                    (draft.sentence === this.sentence || this.isAboutBefore(clause))))
              ),
          )
    const other = kept
      .slice(this.from)
      .find((draft) => isInside(draft.when, when) && isInside(when, draft.when) && clashes(draft.effects, effects))
    if (other && !isWeak)
      this.notes.push({ cost: 0.9, doubt: { code: 'two-answers', answers: [other.effects, effects] } })
    if (
      kept.some(
        (draft) =>
          draft.sentence === this.sentence &&
          isSame(draft.when, when) &&
          JSON.stringify(draft.effects) === JSON.stringify(effects),
      )
    ) {
      this.memory = { ...this.memory, drafts: kept, last: when, effects }
      return
    }
    const draft: Draft = {
      when,
      effects,
      sentence: this.sentence,
      isWeak,
      ...(category?.isNew ? { newCategory: category.name } : {}),
      ...(category && !category.isNamed ? { isMeant: true } : {}),
    }
    // "Costco, except on weekends, is …"
    const { sources: _, ...rest } = clause.rows?.exceptConditions ?? {}
    const left: Draft[] =
      Object.keys(rest).length > 0
        ? [{ when: { ...when, ...rest }, effects: { leave: true }, sentence: this.sentence, isWeak: false }]
        : []
    const { denied, topic } = this.memory
    const isObeyed = denied && effects.category !== undefined && effects.category !== denied.category
    this.memory = {
      ...this.memory,
      drafts: [...kept, draft, ...left],
      last: when,
      base: clause.standing === 'exception' ? this.memory.base : when,
      history: isSame(this.memory.history.at(-1), when) ? this.memory.history : [...this.memory.history, when],
      effects,
      denied: isObeyed ? null : denied,
      topic: topic && clause.rows && clause.rows.reference === null && !isWithin(topic.when, when) ? topic : null,
      used: [
        ...this.memory.used,
        ...(isObeyed ? [denied.sentence] : []),
        ...(topic && (!clause.rows || clause.rows.reference !== null || topic.sentence === this.sentence)
          ? [topic.sentence]
          : []),
      ],
    }
  }

  private setTopic(clause: Clause, when: RuleConditions | null): void {
    if (!when) return
    if (this.memory.topic) this.notes.push({ cost: 0.1 })
    const isNames =
      clause.rows !== null &&
      clause.rows.reference === null &&
      clause.rows.anyOf.length > 0 &&
      !clause.rows.isOther &&
      costOf(clause.notes) < MOST_OF_LIST &&
      clause.notes.every(({ doubt }) => !doubt)
    this.memory = {
      ...this.memory,
      last: when,
      base: when,
      history: [...this.memory.history, when],
      topic: { when, sentence: this.sentence, isNames, effects: this.memory.effects },
    }
  }

  private deny(clause: Clause, when: RuleConditions | null): void {
    const category = clause.category?.name ?? ''
    const rows = when ?? this.memory.last
    const isObeyed = this.memory.drafts.some(
      ({ when: own, effects }) => rows && isSame(own, rows) && (effects.category ?? category) !== category,
    )
    if (clause.rows && when)
      this.memory = { ...this.memory, last: when, base: when, history: [...this.memory.history, when] }
    if (isObeyed) this.memory = { ...this.memory, used: [...this.memory.used, this.sentence] }
    else this.memory = { ...this.memory, denied: { category, sentence: this.sentence } }
  }

  /** "if it is over 50": narrows the rule before, or opens the next one. */
  private condition(clause: Clause, next: Clause | undefined): void {
    const made = this.memory.drafts.length > this.from
    const opensNext =
      next !== undefined &&
      next.standing === 'main' &&
      next.deed !== 'topic' &&
      (next.rows === null || next.rows.reference !== null)
    if (!made || (opensNext && clause.isJoined)) {
      const when = this.rowsOf(clause)
      this.setTopic(clause, when && made && this.memory.last ? merged(this.memory.last, when) : when)
      return
    }
    const { base, drafts } = this.memory
    const narrowed = base && clause.rows ? merged(base, whenOf(clause.rows)) : null
    if (!narrowed) return
    this.memory = {
      ...this.memory,
      drafts: drafts.map((draft, i) =>
        i >= this.from && isSame(draft.when, base!) ? { ...draft, when: narrowed } : draft,
      ),
      last: narrowed,
      base: narrowed,
      history: [...this.memory.history, narrowed],
    }
  }

  private except(clause: Clause): void {
    const { base, drafts } = this.memory
    if (!base || !clause.rows) {
      this.notes.push({ cost: 2, doubt: { code: 'no-antecedent', word: 'except' } })
      return
    }
    const own = whenOf(clause.rows)
    const texts = [...own.anyOf, ...own.allOf]
    const hasOther = Object.keys(clause.rows.conditions).length > 0 || clause.rows.relative !== null
    const rows = restricted(base, this.relativeTo(base, clause.rows, own))
    if (!hasOther && texts.length > 0) {
      // "Costco, except gas": what is left out has both.
      const known = [...base.anyOf, ...base.allOf]
      const news = texts.filter((test) => !known.some(({ how, text }) => how === test.how && text === test.text))
      const noneOf = own.allOf.length > 0 && own.anyOf.length === 0 ? [own.allOf.at(-1)!] : news
      this.memory = {
        ...this.memory,
        drafts: drafts.map((draft) =>
          isSame(stripped(draft.when), stripped(base))
            ? { ...draft, when: { ...draft.when, noneOf: [...draft.when.noneOf, ...noneOf] } }
            : draft,
        ),
        base: { ...base, noneOf: [...base.noneOf, ...noneOf] },
        last: rows,
        history: [...this.memory.history, rows],
      }
    } else if (clause.deed === 'topic' || clause.deed === null) {
      this.memory = {
        ...this.memory,
        drafts: [...drafts, { when: rows, effects: { leave: true }, sentence: this.sentence, isWeak: true }],
        last: rows,
      }
    }
    if (clause.deed && clause.deed !== 'topic' && clause.deed !== 'not-category') {
      const effects = effectsOf(clause)
      // "…, except fuel" names no rows.
      if (isSame(rows, base)) this.notes.push({ cost: 1.5 })
      if (effects) this.add({ ...clause, rows: null }, rows, effects)
    }
  }

  /** The rows that a clause is about. */
  private rowsOf(clause: Clause): RuleConditions | null {
    const { last, base, topic, history } = this.memory
    const phrase = clause.rows
    const missing = (word: string) => {
      this.notes.push({ cost: 2, doubt: { code: 'no-antecedent', word } })
      return null
    }
    if (clause.standing === 'otherwise') {
      const from = base ?? last
      if (!from) return missing('otherwise')
      return phrase && phrase.anyOf.length + phrase.allOf.length > 0
        ? whenOf(phrase)
        : merged(stripped(from), phrase ? { ...NO_CONDITIONS, ...phrase.conditions } : NO_CONDITIONS)
    }
    if (!phrase) return last ?? missing('it')
    const own = this.relativeTo(base ?? last, phrase, whenOf(phrase))
    const hasTexts = own.anyOf.length + own.allOf.length > 0
    if (phrase.reference === 'both') {
      const [a, b] = history.slice(-2)
      if (a && b && !isSame(a, b))
        return {
          ...merged(a, { ...own, anyOf: [], allOf: [] }),
          anyOf: distinct([...a.anyOf, ...a.allOf, ...b.anyOf, ...b.allOf]),
          allOf: [...own.allOf, ...own.anyOf],
        }
      return last ? merged(last, own) : missing('both')
    }
    if (phrase.reference === 'theirs') {
      // Whose it is: the shortest of the names just spoken of ("Sams Club", then "Sams Club Fuel").
      const owner = last && (history.findLast((one) => isNameIn(one, last)) ?? last)
      return owner && hasTexts ? { ...merged(stripped(owner), own), noneOf: [] } : (last ?? missing('their'))
    }
    if (phrase.reference === 'rest') {
      if (hasTexts) return own
      return base && isLimited(base)
        ? merged(stripped(base), own)
        : base && clause.deed === 'leave'
          ? base
          : missing('the rest')
    }
    if (phrase.relativeDay && !hasTexts) return base ? merged(stripped(base), own) : missing('that')
    if (phrase.reference === 'same' && !hasTexts && !phrase.isOther) return last ? merged(last, own) : missing('it')
    // "Any other payment to her": without what set the others apart.
    if (phrase.reference === 'same' && !hasTexts)
      return last ? merged(withoutKinds(stripped(base ?? last)), own) : missing('it')
    if ((phrase.reference === 'smaller' || phrase.reference === 'bigger' || phrase.relative) && !hasTexts)
      return base ? merged(stripped(base), own) : missing('that')
    if (phrase.isOtherSource && !hasTexts) return base ? merged(stripped(base), own) : missing('other')
    if (topic && topic.sentence === this.sentence) {
      const topicTexts = topic.when.anyOf.length + topic.when.allOf.length > 0
      if (!topicTexts || !hasTexts) return merged(topic.when, own)
      if (clause.deed === 'topic') return own
      // "Rent: "Oak Hill" -> Housing" has a heading before the name.
      const isHeading = topic.when.anyOf.every(({ text }) => categoryOfPhrase(text) !== null)
      if (isWithin(topic.when, own)) return own
      this.notes.push(
        isHeading
          ? { cost: 0.1 }
          : { cost: 0.8, doubt: { code: 'unused-words', words: topic.when.anyOf.map(({ text }) => text) } },
      )
    }
    // "Walmart is Shopping, but anything over 100 is Groceries."
    if (!hasTexts && clause.deed !== 'topic') {
      const from = base ?? last
      const isNear = this.memory.drafts.length > this.from || (from !== null && isComplement(from, own))
      if (from && from.anyOf.length + from.allOf.length > 0 && (isNear || !phrase.isGeneral)) {
        this.notes.push({ cost: 0.1 })
        return merged(stripped(from), own)
      }
    }
    return own
  }

  private relativeTo(base: RuleConditions | null, phrase: RowPhrase, own: RuleConditions): RuleConditions {
    const way =
      phrase.relative ?? (phrase.reference === 'smaller' ? 'under' : phrase.reference === 'bigger' ? 'over' : null)
    const limit = base?.min ?? base?.max
    if (phrase.relativeDay === 'before' && base?.from) return { ...own, before: base.from }
    if (phrase.relativeDay === 'after' && base?.before) return { ...own, from: base.before }
    if (phrase.isOtherSource && base?.sources) return { ...own, notSources: base.sources }
    if (!way || !limit) return own
    if (way === 'under')
      return { ...own, max: { decimal: limit.decimal, inclusive: base?.min ? !base.min.inclusive : false } }
    return { ...own, min: { decimal: limit.decimal, inclusive: base?.max ? !base.max.inclusive : false } }
  }
}

/** Whether two rules for the same rows can't both hold. */
function clashes(a: RuleEffects, b: RuleEffects): boolean {
  const isOut = ({ skip, leave }: RuleEffects) => skip === true || leave === true
  return isOut(a) !== isOut(b) || (a.category !== undefined && b.category !== undefined && a.category !== b.category)
}

function effectsOf({ deed, name = '', category }: Clause): RuleEffects | null {
  if (deed === 'skip') return { skip: true }
  if (deed === 'leave') return { leave: true }
  if (deed === 'name') return { simpleName: name }
  if (deed === 'source') return { source: name }
  return category ? { category: category.name } : null
}
