import { createKeywordIndex } from '@evenkeel/engine/categoriser/keywords.ts'
import { foldName } from '@evenkeel/engine/language/fold-text.ts'
import { tokenize } from '@evenkeel/engine/language/tokenizer.ts'

const MIN_DISTINCTIVE_LETTERS = 4

/**
 * Groups texts into calls so that no two in a call share a distinctive word: a text that mentions another by one ("ACME
 * KNOWS OSKELDIN SELLS FISH") is never read next to it. Numbers, words of up to three letters and words for a type of
 * business aren't distinctive.
 */
export function groupIntoCalls<Item>(
  items: readonly Item[],
  getText: (item: Item) => string,
  maxPerCall: number,
): Item[][] {
  const calls: { items: Item[]; words: Set<string> }[] = []
  for (const item of items) {
    const words = findDistinctiveWords(getText(item))
    const call = calls.find(
      (candidate) => candidate.items.length < maxPerCall && words.every((word) => !candidate.words.has(word)),
    )
    if (call) {
      call.items.push(item)
      for (const word of words) call.words.add(word)
    } else calls.push({ items: [item], words: new Set(words) })
  }
  return calls.map((call) => call.items)
}

function findDistinctiveWords(text: string): string[] {
  const keywords = createKeywordIndex(undefined)
  return [...new Set(tokenize(text))].filter(
    (word) =>
      word.length >= MIN_DISTINCTIVE_LETTERS && !/^\d+$/.test(word) && keywords.read([word], false).best === null,
  )
}

const SAME_START = 3

/**
 * Whether a name from a shared call belongs to this text: at least half of the name's words occur in the text or start
 * like one of its words. Otherwise the name may come from another text.
 */
export function isNameFor(name: string, text: string): boolean {
  const textWords = tokenize(text)
  const compact = foldName(text).replace(/[^\p{L}\p{N}]+/gu, '')
  const words = tokenize(name)
  const matching = words.filter((word) => {
    const start = word.slice(0, SAME_START)
    return (
      textWords.some((textWord) => textWord.startsWith(start) || word.startsWith(textWord)) || compact.includes(word)
    )
  })
  return words.length > 0 && matching.length * 2 >= words.length
}
