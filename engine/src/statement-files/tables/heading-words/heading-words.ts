/**
 * What a heading can mean. Specific meanings come before general ones: a "balance amount" is a balance. The words of
 * `looseType` mean a payment type only if no meaning before it fits.
 */
export const MEANINGS = [
  'time',
  'otherDay',
  'valueDay',
  'balance',
  'fee',
  'quantity',
  'originalCurrency',
  'originalAmount',
  'direction',
  'type',
  'day',
  'debit',
  'credit',
  'mcc',
  'category',
  'status',
  'counterAccount',
  'amount',
  'currency',
  'bankId',
  'reference',
  'account',
  'payer',
  'payee',
  'description',
  'looseType',
  'memo',
] as const
export type HeadingMeaning = (typeof MEANINGS)[number]

/**
 * What headings in one language mean. Headings are folded: lower case, no accents, most punctuation as spaces. A phrase
 * matches whole words in Latin script, and anywhere in other scripts:
 * - `*saldo*` also inside a word, `konto*` at its beginning, `*datum` at its end
 * - `^datum` only at the beginning of the heading, `datum$` only at its end, `=datum` is the whole heading
 * - `name !(of bank)` unless the words in parentheses follow
 * - `(von|bis)`, `notes?` and `[sz]` as in a regular expression
 */
export type HeadingWords = { readonly [meaning in HeadingMeaning]?: readonly string[] }

/** One expression for many phrases, the longest first: of two that start at the same place, the longer one counts. */
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
