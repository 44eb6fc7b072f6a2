// Logic never reads a rendered sentence: reasons are codes with arguments (docs/decisions/0028). Prints every place
// that compares or searches the text of a reason, a detail or a summary, and fails.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Finding = { file: string; line: number; code: string }

/** Fields and columns that hold sentences for people. */
const RENDERED = '(?:reason|reason_text|reasonText|detail|summary|balance_detail)'
/** A quoted text of two words or more: a sentence, not a code. */
const SENTENCE = `(['"\`])[^'"\`\\n]*[A-Za-z’]{2,} [A-Za-z’]{2,}[^'"\`\\n]*\\1`

const PATTERNS = [
  // row.reason.startsWith(…), detail?.includes(…), summary.replace(/…/)
  new RegExp(`\\b${RENDERED}\\??\\.(?:includes|startsWith|endsWith|indexOf|match|matchAll|search|replace|split)\\(`),
  // PATTERN.exec(run.detail), /…/.test(reason)
  new RegExp(`\\.(?:test|exec)\\([^()]*\\b${RENDERED}\\b`),
  // where('reason', 'like', …) with a sentence or a pattern built from one
  new RegExp(`where\\(\\s*['"]${RENDERED}['"],\\s*['"](?:like|ilike|=)['"],(?!\\s*getReasonPattern\\()`),
  // reason === 'Taken after all'
  new RegExp(`(?:===|!==)\\s*${SENTENCE}`),
  // text.startsWith('Already there')
  new RegExp(`\\.(?:includes|startsWith|endsWith)\\(\\s*${SENTENCE}`),
]

/** Places in one file that read a sentence back. Tests are exempt: they check what people see. */
export function findReadSentences(file: string, source: string): Finding[] {
  if (/\.test\.tsx?$|\/testing\//.test(file)) return []
  return source.split('\n').flatMap((text, i) => {
    if (/^\s*(?:\/\/|\*|\/\*)/.test(text) || text.includes("// another program's message")) return []
    return PATTERNS.some((pattern) => pattern.test(text)) ? [{ file, line: i + 1, code: text.trim() }] : []
  })
}

if (import.meta.main) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const files = [
    ...globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root }),
    // The other folders of the engine read text from banks and people.
    ...globSync('engine/src/{reasons,reports,categoriser,statement-files/identity}/**/*.ts', { cwd: root }),
  ].map((file) => file.replaceAll('\\', '/'))
  const found = files.flatMap((file) => findReadSentences(file, readFileSync(join(root, file), 'utf8')))
  for (const { file, line, code } of found) console.error(`${file}:${line}: reads a sentence: ${code}`)
  console.log(`${files.length} files, ${found.length} sentences read by code`)
  process.exit(found.length === 0 ? 0 : 1)
}
