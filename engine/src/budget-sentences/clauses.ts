import type { Sheet, Span } from './sentence-sheet.ts'

/**
 * The text between two separators. `sentence` counts the sentence ends before it; semicolons and line breaks also end a
 * sentence.
 */
export type Clause = Span & {
  readonly before: Separator
  readonly after: Separator
  readonly sentence: number
}
type Separator = 'start' | 'stop' | 'comma' | 'and' | 'plus' | 'minus' | 'but' | 'colon' | 'bracket' | 'dash'

const SEPARATORS = new RegExp(
  [
    '(?<stop>(?:[;\\n!?]|(?<!(?<![\\p{L}])(?:st|dr|mr|mrs|ms|jr|sr|vs|ca|env|bzw|inkl|apt|nr|no(?=\\. ?[\uE001-\uE0FF])))\\.(?=[\\s"\')]|$))(?:[;\\n!?.\\s]*))',
    "(?<comma>,(?!\\d)|(?<=[^,]\\s)so(?=\\s(?:my|the|our|i|we|it|its|it's|gas|that)\\s))",
    '(?<bracket>[()\\[\\]])',
    '(?<colon>:(?=\\s|$))',
    '(?<dash>\\s[-/]\\s|\\s-(?=\\p{L})|\\.\\.+|…|\\||•)',
    '(?<plus>(?<![\\p{L}\\p{N}])(?:plus|sowie|zuzuglich)(?![\\p{L}\\p{N}])|\\s\\+\\s)',
    '(?<minus>(?<![\\p{L}\\p{N}])minus(?![\\p{L}\\p{N}]))',
    '(?<but>(?<![\\p{L}\\p{N}]|(?:all|everything|nothing|anything) )(?:but|although|though|except|aber|mais|pero|while|whereas)(?![\\p{L}\\p{N}]))',
    '(?<and>(?<![\\p{L}\\p{N}])(?:and|und|et|y|then|as well as|ainsi que|ademas|ausserdem)(?![\\p{L}\\p{N}])|\\s&\\s)',
  ].join('|'),
  'gu',
)

/** Splits the open text at punctuation and at words such as "and", "plus" and "but"; marked text never splits. */
export function splitClauses(sheet: Sheet): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  let before: Separator = 'start'
  let sentence = 0
  const push = (end: number, after: Separator) => {
    const isEmpty = sheet.open.slice(start, end).trim() === ''
    if (!isEmpty) clauses.push({ start, end, before, after, sentence })
    return !isEmpty
  }
  // "..." trails off and continues: it separates like a dash, not like a period.
  const open = sheet.open.replace(/\.{2,}/g, (dots) => '…'.repeat(dots.length))
  for (const match of open.matchAll(SEPARATORS)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] as Separator
    const wasPushed = push(match.index, kind)
    start = match.index + match[0].length
    // Of several separators in a row, the first counts.
    if (wasPushed) before = kind
    if (kind === 'stop') sentence++
  }
  push(sheet.open.length, 'stop')
  return clauses
}
