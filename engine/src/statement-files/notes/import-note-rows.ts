import type { CategoryCode, CategoryKind } from '../../categoriser/default-categories.ts'
import type { PlainDate } from '../../core/plain-date.ts'
import { foldWords } from '../../language/fold-text.ts'
import type { ImportNote } from './import-note.ts'
import type { MentionedRows } from './import-note-clauses.ts'
import { createDayTest, type DaySpan } from './import-note-days.ts'

/** What a note can refer to in a row. */
export type NotedRow = {
  name: string
  simpleName: string
  minor: number
  day: PlainDate
  isPending?: boolean
  category: { name: string; kind: CategoryKind; code?: string | null | undefined } | null
}

type Test = (row: NotedRow) => boolean
/** A row with its words in the form used for comparison, prepared when a test first needs them. */
type WordedRow = Pick<NotedRow, 'minor' | 'day' | 'category' | 'isPending'> & {
  readonly getWords: () => { readonly texts: readonly string[]; readonly category: string }
}
type WordTest = (row: WordedRow) => boolean

// What most people file under a category with a different name.
const USUAL_CATEGORIES: Record<string, CategoryCode> = {
  rent: 'HOU',
  miete: 'HOU',
  loyer: 'HOU',
  alquiler: 'HOU',
  renta: 'HOU',
  aluguel: 'HOU',
  affitto: 'HOU',
  huur: 'HOU',
  grocery: 'GRO',
  lebensmittel: 'GRO',
  spesa: 'GRO',
  boodschappen: 'GRO',
  restaurant: 'DIN',
  'eating out': 'DIN',
  'dining out': 'DIN',
}

/**
 * Creates a test for the rows that a note asks to skip; null if it skips none. A word matches rows with it in their
 * name, in the singular or plural, and rows in the category that it names or that it usually belongs to. Rows to keep
 * are kept. If the note asks for only some rows and none of `rows` match, it means something else, so that part is
 * ignored. `span` is the first and last day of the file: "since March" is the March in it.
 */
export function createSkipTest(note: ImportNote, rows: Iterable<NotedRow>, span: DaySpan | null): Test | null {
  const createRowTest = (mentioned: MentionedRows) => createTest(mentioned, span)
  const skip = (note.skip ?? []).map(createRowTest)
  const keep = (note.keep ?? []).map(createRowTest)
  const only = (note.only ?? []).map(createRowTest)
  const isAskedFor: WordTest = (row) => only.some((test) => test(row))
  const narrows = only.length > 0 && matchesAny(rows, isAskedFor)
  if (skip.length === 0 && !narrows) return null
  return (given) => {
    const row = addWords(given)
    if (keep.some((test) => test(row))) return false
    return skip.some((test) => test(row)) || (narrows && !isAskedFor(row))
  }
}

/** Creates a test for the rows that a note refers to, to skip them or to import only them. */
export function createMentionTest({ skip = [], only = [] }: ImportNote, span: DaySpan | null): Test {
  const tests = [...skip, ...only].map((mentioned) => createTest(mentioned, span))
  return (given) => {
    const row = addWords(given)
    return tests.some((test) => test(row))
  }
}

function matchesAny(rows: Iterable<NotedRow>, test: WordTest): boolean {
  for (const row of rows) if (test(addWords(row))) return true
  return false
}

function addWords(row: NotedRow): WordedRow {
  let words: ReturnType<WordedRow['getWords']> | null = null
  const prepare = ({ name, simpleName, category }: NotedRow) => ({
    texts: [name, simpleName].map((text) => ` ${stemWords(text)} `),
    category: category === null ? '' : stemWords(category.name),
  })
  const getWords = () => {
    words ??= prepare(row)
    return words
  }
  return { minor: row.minor, day: row.day, category: row.category, isPending: row.isPending ?? false, getWords }
}

function createTest(mentioned: MentionedRows, span: DaySpan | null): WordTest {
  if (mentioned === 'transfers') return ({ category }) => category?.kind === 'transfer'
  if (mentioned === 'income') return ({ category, minor }) => category?.kind === 'income' && minor > 0
  if (mentioned === 'refunds') return ({ category, minor }) => category?.kind === 'expense' && minor > 0
  if (mentioned === 'money-in') return ({ minor }) => minor > 0
  if (mentioned === 'money-out') return ({ minor }) => minor < 0
  // Pending rows come only from some other products, such as Actual. In other files, pending payments aren't rows.
  if (mentioned === 'pending') return ({ isPending }) => isPending === true
  if ('days' in mentioned) {
    const isMentioned = span === null ? () => false : createDayTest(mentioned.days, span)
    return ({ day }) => isMentioned(day)
  }
  const wanted = stemWords(mentioned.words)
  const text = ` ${wanted} `
  const code = USUAL_CATEGORIES[wanted]
  return ({ getWords, category }) => {
    const words = getWords()
    if (words.texts.some((one) => one.includes(text))) return true
    return category !== null && (words.category === wanted || (code !== undefined && category.code === code))
  }
}

function stemWords(text: string): string {
  return foldWords(text).split(' ').map(stemWord).join(' ')
}

function stemWord(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:[sx]|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}
