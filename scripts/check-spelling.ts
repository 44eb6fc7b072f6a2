// One spelling per word: American in docs, comments, names and test titles, and in every text of the web app. Texts
// from banks and people keep their spelling, so other strings aren't checked.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `categoriser` and `categorise` keep their names (docs/writing.md). */
const SPELLINGS: [british: RegExp, american: string][] = [
  [/(label|cancel|total|travel|model|signal)l(ed(?!by)|ing)/i, '$1$2'],
  [/(judg|acknowledg)ement/i, '$1ment'],
  [/(recogn|organ|summar|capital|normal|serial|initial|minim|maxim|quant|item|real|custom|author)is(e|ing)/i, '$1iz$2'],
  [/(col|fav|behavi|neighb|hon|lab|flav)our(?!g)/i, '$1or'],
  [/analys(ed?\b|ing)/i, 'analyz$1'],
  [/\bgrey/i, 'gray'],
  [/centre/i, 'center'],
  [/licence/i, 'license'],
  [/catalogue/i, 'catalog'],
  [/\b(to|after)wards\b(?!\?)/i, '$1ward'],
  [/\bwhilst\b/i, 'while'],
  [/\bamongst\b/i, 'among'],
  [/\b(learn|burn)t\b/i, '$1ed'],
  [/\b(is)?spelt\b/i, '$1spelled'],
  [/\bfortnight(ly)?\b/i, 'every two weeks'],
]

const COMMENT = String.raw`(\/\/.*|\/\*[\s\S]*?\*\/)`
const STRING = String.raw`'(?:\\.|[^'\n\\])*'|"(?:\\.|[^"\n\\])*"|\`(?:\\.|[^\`\\])*\``
const TITLE = String.raw`((?:\b(?:test|describe)(?:\.\w+)*|\]\))\(\s*(?:${STRING}))`
const COMMENT_TITLE_OR_STRING = new RegExp(`${COMMENT}|${TITLE}|${STRING}`, 'g')

/** The British spellings in one file, each with its line. */
export function findBritishSpellings(file: string, source: string): string[] {
  const isReadByPeople = /^web\/|\.(?:md|css)$/.test(file)
  const text = isReadByPeople
    ? source.replaceAll(/'cancelled'|\bcancelled:/g, '') // a stored status
    : source.replace(COMMENT_TITLE_OR_STRING, (all, comment, title) => comment ?? title ?? all.replace(/[^\n]/g, ''))
  return text.split('\n').flatMap((line, i) =>
    SPELLINGS.flatMap(([british, american]) => {
      const [found] = british.exec(line) ?? []
      return found ? [`${file}:${i + 1}: ${found}, in American ${found.replace(british, american)}`] : []
    }),
  )
}

if (import.meta.main) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const files = globSync(
    [
      '*.md',
      'docs/**/*.md',
      '{engine,contract,server,web}/src/**/*.{ts,tsx,css}',
      '{bench,e2e,evals,scripts,training}/**/*.ts',
    ],
    { cwd: root, exclude: ['**/node_modules/**', 'scripts/check-spelling*.ts'] },
  ).map((file) => file.replaceAll('\\', '/'))
  const found = files.flatMap((file) => findBritishSpellings(file, readFileSync(join(root, file), 'utf8')))
  for (const line of found) console.error(line)
  console.log(`${files.length} files, ${found.length} British spellings`)
  process.exit(found.length === 0 ? 0 : 1)
}
