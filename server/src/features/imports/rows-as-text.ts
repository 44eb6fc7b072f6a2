import { Readable } from 'node:stream'
import type { ImportBody, ImportRow } from '@evenkeel/contract/imports.ts'

/**
 * The answer about an import of many rows as the JSON it would be in one piece, written run by run and only as fast as it
 * is read: tens of megabytes put together at once would hold up everybody else for seconds.
 */
export function rowsAsText(found: ImportBody, runs: AsyncIterable<ImportRow[]>): Readable {
  async function* pieces() {
    yield `${JSON.stringify(found).slice(0, -1)},"rows":[`
    let isFirst = true
    for await (const rows of runs) {
      if (rows.length === 0) continue
      const text = JSON.stringify(rows).slice(1, -1)
      yield isFirst ? text : `,${text}`
      isFirst = false
    }
    yield ']}'
  }
  return Readable.from(pieces(), { objectMode: false })
}
