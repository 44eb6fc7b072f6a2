import type { PlainDate } from '../../core/plain-date.ts'
import { cleanTags } from '../../core/tags.ts'
import type { QifEntry } from '../formats/qif-entries.ts'
import type { ProductRow } from './product-row.ts'

type EntryValues = {
  day: PlainDate
  minor: number
  currency: string
  name: string
  readPartMinor: (text: string) => number | null
}

/**
 * A Quicken entry as a row with its category, tags, memo and the other account of a transfer, or as one row for each
 * part of a split.
 */
export function readQuickenRows(entry: QifEntry, { readPartMinor, ...values }: EntryValues): ProductRow[] {
  const { line, fields, account, splits } = entry
  const about = readCategory(fields.get('L') ?? '')
  const isUncleared = !/^[*cxr]$/i.test(fields.get('C') ?? '')
  const accountName = account ?? ''
  const base = {
    ...values,
    line,
    account: accountName.slice(0, 120),
    payee: (fields.get('P') ?? '').slice(0, 200),
    isPending: false,
    isOpening: about.transferTo === accountName && accountName !== '',
    isTransfer: about.transferTo !== null,
    transferTo: about.transferTo === accountName ? null : about.transferTo,
    category: about.category,
    tags: cleanTags([...about.tags, ...(isUncleared ? ['Uncleared'] : [])]),
    note: fields.get('M') ?? '',
    splitKey: null,
  }
  const parts = splits.map((part) => ({ part, minor: readPartMinor(part.amount) }))
  const total = parts.reduce((sum, { minor }) => sum + (minor ?? Number.NaN), 0)
  // Parts that don't add up to the total can't be trusted.
  if (parts.length < 2 || total !== values.minor) return [base]
  return parts.map(({ part, minor }, index) => {
    const { category, tags, transferTo } = readCategory(part.category)
    const isTransfer = transferTo !== null
    const own = { category, transferTo, isTransfer, tags: cleanTags([...base.tags, ...tags]) }
    // The memo on the whole payment goes to its first part.
    const note = [index === 0 ? base.note : '', part.memo].filter((memo) => memo !== '').join('\n')
    return { ...base, ...own, minor: minor!, note, splitKey: `q${line}` }
  })
}

/** "Food:Groceries/Trip" is a category with a tag; "[Savings]" is the other account of a transfer. */
function readCategory(text: string): { category: string; tags: string[]; transferTo: string | null } {
  const [main = '', ...tags] = text.split('/')
  const other = /^\|?\[(.+)\]\|?$/.exec(main.trim())?.[1]
  if (other !== undefined) return { category: '', tags, transferTo: other }
  const category = /^-+split-+$/i.test(main.trim()) ? '' : main.trim().replaceAll(':', ': ')
  return { category, tags, transferTo: null }
}
