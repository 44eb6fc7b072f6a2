import type { ColumnRole } from '../column-names.ts'

/** A role, or `looseType`: words that mean a payment type only if nothing else fits. */
export type HeadingMeaning = Exclude<ColumnRole, 'ignore'> | 'looseType'

/**
 * What headings in one language mean. Headings are folded: lower case, no accents, punctuation as spaces. A phrase
 * matches whole words:
 * - `*saldo*` also inside a word, `konto*` at its beginning, `*datum` at its end
 * - `^datum` only at the beginning of the heading, `datum$` only at its end, `=datum` is the whole heading
 * - `name !(of bank)` unless that follows
 * - `(von|bis)`, `notes?` and `[sz]` as in a regular expression
 */
export type HeadingWords = { readonly [meaning in HeadingMeaning]?: readonly string[] }

/** One expression for many phrases, longest first, so that it finds the longest match. */
export function compilePhrases(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length)
  return new RegExp(longestFirst.map(compilePhrase).join('|'))
}

function compilePhrase(phrase: string): string {
  const [main = '', unless] = phrase.split(' !')
  const [, opening = '', words = '', closing = ''] = /^([=^*]?)(.*?)((?<!\\)\$|\*)?$/.exec(main)!
  const letters = words.replace(/[()?[\]]/g, '')
  const start = opening === '' ? matchEdge(letters[0]) : opening === '*' ? '' : '^'
  const end = opening === '=' || closing === '$' ? '$' : closing === '*' ? '' : matchEdge(letters.at(-1))
  const after = unless === undefined ? '' : `(?! ?(?:${unless.slice(1, -1)}))`
  return `${start}${words.replaceAll('(', '(?:')}${end}${after}`
}

/** In regular expressions, word boundaries only work in Latin script. */
function matchEdge(letter = ''): string {
  return /[a-z0-9]/.test(letter) ? '\\b' : ''
}
