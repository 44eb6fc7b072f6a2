import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { labelWords } from '@evenkeel/server/features/imports/layout-reader.ts'
import { openDocument } from '@evenkeel/server/features/imports/open-document.ts'

const FOLDER = join(import.meta.dirname, '../evals/first-sight/2026-11-16-d/pdfs')
const TODAY = plainDate('2026-11-15')
/** Reading the rows may take at most this many times as long as opening the file. */
const LIMIT = 30

/** Opens and reads statements as an import does. The ratio of the two times is about the same on any machine. */
export async function main(): Promise<boolean> {
  const files = readdirSync(FOLDER).map((name) => new Uint8Array(readFileSync(join(FOLDER, name))))
  const documents = []
  const startedAt = performance.now()
  for (const bytes of files) documents.push(await openDocument(bytes))
  const openedAt = performance.now()
  for (const document of documents)
    if (document) readStatementFile({ labelWords, document, fileName: 'a.pdf', currency: 'USD', today: TODAY })
  const openMs = (openedAt - startedAt) / files.length
  const readMs = (performance.now() - openedAt) / files.length
  const ratio = readMs / openMs
  console.log(
    `  open ${openMs.toFixed(0)} ms, read ${readMs.toFixed(0)} ms per statement; ratio ${ratio.toFixed(1)} of ${LIMIT}`,
  )
  return ratio <= LIMIT
}
