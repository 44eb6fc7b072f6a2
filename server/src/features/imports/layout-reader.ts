import { readFileSync } from 'node:fs'
import {
  createLayoutReader,
  type LabeledWord,
  type LabelWords,
  type LayoutPlan,
} from '@evenkeel/engine/statement-files/learned/label-words.ts'

const MODEL = new URL('../../../models/', import.meta.url)
let reader: LabelWords | undefined
/** The last result: a file may be read again in another currency, with the same words. */
let last: { key: string; labeled: LabeledWord[] } | undefined

/** The layout reader: 6 MB of weights, written by training/layout-reader and loaded when first needed. */
export const labelWords: LabelWords = (words) => {
  const key = words.map(({ text, x, y }) => `${text} ${x} ${y}`).join('\n')
  if (last?.key === key) return last.labeled
  reader ??= createLayoutReader(
    JSON.parse(readFileSync(new URL('layout-reader.generated.json', MODEL), 'utf8')) as LayoutPlan,
    new Uint8Array(readFileSync(new URL('layout-reader.generated.bin', MODEL))),
  )
  last = { key, labeled: reader(words) }
  return last.labeled
}
