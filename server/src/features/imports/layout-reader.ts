import { readFileSync } from 'node:fs'
import {
  createLayoutReader,
  type LabelWords,
  type LayoutPlan,
} from '@evenkeel/engine/statement-files/learned/label-words.ts'

const MODEL = new URL('../../../models/', import.meta.url)
let reader: LabelWords | undefined

/** The layout reader: 6 MB of weights, written by training/layout-reader and loaded when they are first needed. */
export const labelWords: LabelWords = (words) => {
  reader ??= createLayoutReader(
    JSON.parse(readFileSync(new URL('layout-reader.generated.json', MODEL), 'utf8')) as LayoutPlan,
    new Uint8Array(readFileSync(new URL('layout-reader.generated.bin', MODEL))),
  )
  return reader(words)
}
