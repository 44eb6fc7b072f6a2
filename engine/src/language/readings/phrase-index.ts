import { foldName } from '../fold-text.ts'
import type { Token } from './tokens.ts'

/**
 * Phrases by what they do: a comma-separated list for each class. "should (be|go) in" means both, and an empty
 * alternative makes words optional. Phrases are written in lower case, without apostrophes.
 */
export type PhraseTable<Class extends string> = Partial<Record<Class, string>>

export type PhraseMatch<Class extends string> = { readonly class: Class; readonly end: number }

/** Finds phrases in tokens. */
export class PhraseIndex<Class extends string> {
  private readonly byFirst = new Map<string, { class: Class; words: readonly string[] }[]>()

  private readonly others: readonly PhraseIndex<Class>[]

  /** Finds the phrases of a table, and those of other indexes. */
  constructor(table: PhraseTable<Class>, others: readonly PhraseIndex<Class>[] = []) {
    for (const [name, list] of Object.entries(table) as [Class, string][])
      for (const phrase of list.split(/,\s+|,$/).flatMap(expand)) this.add(name, phrase)
    this.others = others
  }

  private add(name: Class, phrase: string): void {
    const words = (/^[\x20-\x7e]*$/.test(phrase) ? phrase : foldName(phrase)).split(' ').filter((word) => word !== '')
    if (words.length === 0) return
    const entries = this.byFirst.get(words[0]!) ?? []
    entries.push({ class: name, words })
    this.byFirst.set(words[0]!, entries)
    // "it's" is two tokens.
    const separated = phrase.replace(/\b(it|that)s\b/g, '$1 s').replace(/\btheyre\b/g, 'they re')
    if (separated !== phrase) this.add(name, separated)
  }

  /** Every phrase that starts at this token and ends by `limit`. */
  findAt(tokens: readonly Token[], start: number, limit: number): PhraseMatch<Class>[] {
    const first = tokens[start]
    if (!first || first.kind === 'quote') return []
    const found = this.others.flatMap((other) => other.findAt(tokens, start, limit))
    for (const { class: name, words } of this.byFirst.get(first.word) ?? []) {
      const end = start + words.length
      if (
        end <= limit &&
        words.every((word, i) => tokens[start + i]!.word === word && tokens[start + i]!.kind !== 'quote')
      )
        found.push({ class: name, end })
    }
    return found
  }
}

/** "a (b|c|) d" as "a b d", "a c d" and "a d". */
export function expand(pattern: string): string[] {
  const group = /\(([^()]*)\)/.exec(pattern)
  if (!group) return [pattern.replace(/\s+/g, ' ').trim()]
  return group[1]!
    .split('|')
    .flatMap((one) => expand(pattern.slice(0, group.index) + one + pattern.slice(group.index + group[0].length)))
}
