import { sheetOf } from '../budget-sentences/sentence-sheet.ts'
import { BLANK, type Line, putSign, QUOTE } from './instruction-line.ts'

// A point after these does not end a sentence.
const ABBREVIATION =
  /(?:^|[\s("'])(?:\p{L}|dr|mr|mrs|ms|mme|mlle|st|jr|sr|prof|no|nr|vs|e\.g|i\.e|z\.b|bzw|approx|incl|inkl|ca|usw|etc|sra|srta|sig|dhr|mevr)$/iu
const COMPANY = /(?:^|\s)(?:ltd|inc|co|corp|llc|gmbh|plc|s\.a|s\.l|bros|intl)$/iu

/** Splits a text into sentences and list entries; points inside names, numbers and quotes do not split. */
export function sentencesOf(text: string): Line[] {
  const { original, folded } = sheetOf(text)
  const lines: Line[] = []
  let start = 0
  const push = (end: number) => {
    const lead = /^[\s\-•*·]*(?:\d{1,2}[.)]\s+)?/u.exec(original.slice(start, end))![0].length
    const [from, to] = [start + lead, end]
    if (original.slice(from, to).trim() !== '') lines.push(lineOf(original.slice(from, to), folded.slice(from, to)))
    start = end
  }
  let quote = ''
  for (let i = 0; i < original.length; i++) {
    const char = original.charAt(i)
    if (quote !== '') {
      if (char === quote) quote = ''
      continue
    }
    if (char === '"' && original.indexOf('"', i + 1) > i) quote = '"'
    else if (char === '\n' || char === ';') push(i + 1)
    else if (
      (char === '!' || char === '?' || char === '。') &&
      (i + 1 >= original.length || /\s/.test(original.charAt(i + 1)) || char === '。')
    )
      push(i + 1)
    else if (char === '.' && isStop(original, start, i)) push(i + 1)
    else if (
      /\d/.test(char) &&
      /^\d{1,2}[.)]\s/.test(original.slice(i)) &&
      /[\s]/.test(original.charAt(i - 1)) &&
      i > start &&
      /[.;,:!?]\s*$|^\s*$/.test(original.slice(start, i))
    )
      push(i)
  }
  push(original.length)
  return lines
}

function isStop(text: string, start: number, at: number): boolean {
  const next = text.slice(at + 1)
  if (next !== '' && !/^\s/.test(next)) return false
  const before = text.slice(start, at)
  if (/^\s*\d{1,2}$/.test(before)) return false // the number of a list entry
  if (ABBREVIATION.test(before) && next.trim() !== '') return false
  if (COMPANY.test(before)) return /^\s+\p{Lu}/u.test(next) || next.trim() === ''
  return true
}

/** One sentence as a line; quoted names become signs. */
function lineOf(original: string, folded: string): Line {
  const line: Line = { original, open: folded, signs: new Map() }
  const quoted = /"([^"]{1,80})"|(?<![\p{L}\p{N}])'([^']{2,80})'(?![\p{L}\p{N}])/gu
  for (const match of [...original.matchAll(quoted)]) {
    const value = (match[1] ?? match[2] ?? '').trim()
    if (value !== '') putSign(line, QUOTE, match.index, match[0].length, value)
  }
  return line
}

export type Part = {
  readonly start: number
  readonly end: number
  readonly joint: 'start' | 'and' | 'comma' | 'colon' | 'but'
}

const JOINTS = new RegExp(
  [
    '(?<but>,?\\s*(?<![\\p{L}])(?:but|however|though|aber|mais|pero|ma|maar|whereas|while|wahrend)(?![\\p{L}]))',
    '(?<and>,?\\s+(?:and|und|et|y|e|en)(?=\\s))',
    '(?<but2>\\s(?:so|also|deshalb|donc|asi que|quindi|dus)(?=\\s+(?:please |bitte )?(?:put|file|call|mark|use|make|treat|name|rename|skip|ignore|categori[sz]e)(?![\\p{L}])))',
    '(?<comma>,(?=\\s|$|which|that|those|they|que|qui|die|che)|\\s-\\s|\\(|\\)|\\.\\.+)',
    '(?<colon>(?<!(?<![\\p{L}])(?:name|nom|nombre|nome|naam|category|kategorie|categorie|categoria))\\s?:(?=\\s|$|\\uE001))',
  ].join('|'),
  'gu',
)

/** Splits a sentence where a new clause may begin. */
export function partsOf(line: Line): Part[] {
  const parts: Part[] = []
  let start = 0
  let joint: Part['joint'] = 'start'
  // "en" is "and" in Dutch and "in" in French and Spanish; "e" is "and" only in Italian.
  const isDutch = /(?<![\p{L}])(?:zijn|alles|van|naar|betalingen|zet|niet|het|bij|voor)(?![\p{L}])/u.test(line.open)
  for (const match of line.open.matchAll(JOINTS)) {
    if (match[0].trim() === 'en' && !isDutch) continue
    if (isInsideRange(line.open, match.index, match.index + match[0].length)) continue
    if (
      line.open.slice(start, match.index).replaceAll(BLANK, '').trim() !== '' ||
      line.open.slice(start, match.index).trim() !== ''
    ) {
      parts.push({ start, end: match.index, joint })
    }
    start = match.index + match[0].length
    joint = (Object.entries(match.groups ?? {})
      .find(([, text]) => text !== undefined)?.[0]
      .replace('2', '') ?? 'comma') as Part['joint']
  }
  if (line.open.slice(start).replace(/[\s.!?]/g, '') !== '') parts.push({ start, end: line.open.length, joint })
  return parts
}

// "between 10 and 20", "Saturdays and Sundays", "the 1st and the 5th" belong together.
function isInsideRange(open: string, from: number, to: number): boolean {
  const [before, after] = [open.slice(0, from), open.slice(to)]
  if (
    /(?:between|zwischen|entre|tra|fra|tussen)\s+(?:the\s+|dem\s+)?\S+(?:\s\S+)?$/u.test(before) &&
    /^\s*(?:the\s+|dem\s+)?[\p{Sc}\d]/u.test(after)
  )
    return true
  const day =
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?'
  return (
    new RegExp(`(?:${day})$`, 'u').test(before.trimEnd()) && new RegExp(`^\\s*(?:on\\s+)?(?:${day})`, 'u').test(after)
  )
}
