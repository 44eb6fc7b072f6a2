import { normalizeSigns } from '../language/readings/tokens.ts'

// A period after these doesn't end a sentence.
const ABBREVIATION =
  /(?:^|[\s("'])(?:\p{L}|dr|mr|mrs|ms|mme|mlle|st|jr|sr|prof|no|nr|vs|e\.g|i\.e|z\.b|bzw|approx|incl|inkl|ca|usw|etc|sra|srta|sig|dhr|mevr|acct|dept)$/iu
const COMPANY = /(?:^|\s)(?:ltd|inc|co|corp|llc|gmbh|plc|s\.a|s\.l|bros|intl)$/iu

/** Splits a text into sentences and list entries; periods inside names, numbers and quotes don't split. */
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
  for (let i = 0; i < plain.length; i++) {
    const closing = plain.charAt(i) === '"' ? plain.indexOf('"', i + 1) : -1
    if (closing > i) i = closing
    else if (endsSentence(plain, start, i)) push(i + 1)
  }
  push(plain.length)
  return sentences
}

function endsSentence(text: string, start: number, at: number): boolean {
  const char = text.charAt(at)
  if (char === '!' || char === '?') return /^(?:\s|$)/.test(text.slice(at + 1))
  return /[\n;。]/.test(char) || (char === '.' && isStop(text, start, at))
}

function isStop(text: string, start: number, at: number): boolean {
  const next = text.slice(at + 1)
  if (next !== '' && !/^\s/.test(next)) return false
  const before = text.slice(start, at)
  if (/^\s*\d{1,2}$/.test(before)) return false // The number of a list entry.
  if (ABBREVIATION.test(before) && next.trim() !== '') return false
  if (COMPANY.test(before)) return /^\s+\p{Lu}/u.test(next) || next.trim() === ''
  return true
}
