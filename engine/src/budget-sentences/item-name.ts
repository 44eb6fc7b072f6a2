import { findCategoryOfPhrase } from './budget-word-index.ts'
import { isFiller } from './filler-words.ts'
import type { Sheet } from './sentence-sheet.ts'

const PREPOSITIONS = new Set('for on to into toward towards at in fur pour para en auf a'.split(' '))
// The words after these say where it comes from or where it is.
const PLACES = new Set('from thru through via von chez'.split(' '))
// These may be inside a name ("cost of living", "mom and dad", "salle de sport") but don't start or end one.
const INNER = new Set("of and & the de du des d' la le von der den fur y et for my our with at to her his".split(' '))

/** A run of words that may be the name; positions refer to the sheet. `after` is the word before it. */
export type Phrase = { readonly start: number; readonly end: number; readonly after: string }

/** The runs of words in a part of the text that are neither understood otherwise nor filler. */
export function findPhrases(sheet: Sheet, start: number, end: number): Phrase[] {
  const phrases: Phrase[] = []
  const expression = /[\p{L}\p{N}][\p{L}\p{N}'’.&/-]*\+?|[\uE001-\uE0FF]/gu
  let run: { start: number; end: number; after: string } | null = null
  let previous = ''
  let inner: string[] = []
  const close = () => {
    // A number alone counts something; it isn't a name.
    if (run && /\p{L}/u.test(sheet.folded.slice(run.start, run.end))) phrases.push(run)
    run = null
    inner = []
  }
  for (const match of sheet.open.slice(start, end).matchAll(expression)) {
    const from = start + match.index
    const token = sheet.folded.slice(from, from + match[0].length)
    const word = trimToken(token)
    const to = from + word.length
    if (/[\uE001-\uE0FF]/u.test(match[0])) {
      close()
      previous = ''
    } else if (run && INNER.has(word)) inner.push(word)
    else if (isFiller(word)) {
      close()
      previous = word
    } else if (run) {
      run = { start: run.start, end: to, after: run.after }
      inner = []
    } else run = { start: from, end: to, after: previous }
  }
  close()
  return phrases
}

function trimToken(token: string): string {
  return token.replace(/[.,'’/-]+$/, '')
}

/**
 * The phrase that names the item: the one after "for", "on" or "to" if it contains a budget word, or else the one with
 * the clearest budget word, or else the first.
 */
export function findBestPhrase(sheet: Sheet, phrases: readonly Phrase[]): Phrase | null {
  let best: { phrase: Phrase; score: number } | null = null
  phrases.forEach((phrase, i) => {
    const hit = findCategoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end))
    const place = PLACES.has(phrase.after) ? 2 : 0
    const score = (hit ? hit.confidence * 10 : 0) + (PREPOSITIONS.has(phrase.after) ? 1 : 0) - place - i * 0.1
    if (best === null || score > best.score) best = { phrase, score }
  })
  return (best as { phrase: Phrase } | null)?.phrase ?? null
}

/** The phrase as the user wrote it, with a capital first letter, and "bill's" without its verb. */
export function getName(sheet: Sheet, phrase: { start: number; end: number }): string {
  return capitalize(
    sheet.original
      .slice(phrase.start, phrase.end)
      .replace(/\s+/g, ' ')
      .replace(/^["']+|["']+$/g, '')
      .replace(/'s$/i, ''),
  )
}

export function capitalize(text: string): string {
  // iCloud and eBay stay unchanged: a capital inside means the spelling is intentional.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
