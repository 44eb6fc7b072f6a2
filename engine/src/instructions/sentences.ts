import { normalizeSigns } from '../language/readings/tokens.ts'

// A period after these doesn't end a sentence.
const ABBREVIATION =
  /(?:^|[\s("'])(?:\p{L}|dr|mr|mrs|ms|mme|mlle|st|jr|sr|prof|no|nr|vs|e\.g|i\.e|z\.b|bzw|approx|incl|inkl|ca|usw|etc|sra|srta|sig|dhr|mevr|acct|dept)$/iu
const COMPANY = /(?:^|\s)(?:ltd|inc|co|corp|llc|gmbh|plc|s\.a|s\.l|bros|intl)$/iu

/**
 * Splits a text into sentences and list entries, without those that have neither a letter nor a digit. Quotes stay
 * whole, and periods inside names and numbers don't split.
 */
export function splitSentences(text: string): string[] {
  const plain = normalizeSigns(text)
  const sentences: string[] = []
  let start = 0
  const push = (end: number) => {
    const sentence = plain
      .slice(start, end)
      .replace(/^[\s\-•*·]*(?:\d{1,2}[.)]\s+)?/u, '')
      .trim()
    if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence)
    start = end
  }
  for (const { index, 0: sign } of plain.matchAll(/"[^"]*"|[\n;。]|[!?.](?=\s|$)|(?<=\S) {2,}(?=\d{1,2}[.)] \S)/g))
    if (!sign.startsWith('"') && (sign !== '.' || isStop(plain.slice(start, index), plain.slice(index + 1))))
      push(index + 1)
  push(plain.length)
  return sentences
}

function isStop(before: string, next: string): boolean {
  if (/^\s*\d{1,2}$/.test(before)) return false // The number of a list entry.
  if (ABBREVIATION.test(before) && next.trim() !== '') return false
  if (COMPANY.test(before)) return /^\s+\p{Lu}/u.test(next) || next.trim() === ''
  return true
}
