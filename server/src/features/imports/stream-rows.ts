import { Readable } from 'node:stream'
import type { ImportBody, ImportRow } from '@evenkeel/contract/imports.ts'

/**
 * The response for an import with many rows: the same JSON as for a small one, but written in batches and only as fast
 * as it's read. Building tens of megabytes at once would block everyone else for seconds.
 */
export function streamRows(body: ImportBody, batches: AsyncIterable<ImportRow[]>): Readable {
  async function* writeJson() {
    yield `${JSON.stringify(body).slice(0, -1)},"rows":[`
    let isFirst = true
    for await (const rows of batches) {
      if (rows.length === 0) continue
      const text = JSON.stringify(rows).slice(1, -1)
      yield isFirst ? text : `,${text}`
      isFirst = false
    }
    yield ']}'
  }
  return Readable.from(writeJson(), { objectMode: false })
}
