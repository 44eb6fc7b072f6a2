/** One record of a QIF file, with the account and type of its section. */
export type QifEntry = {
  line: number
  fields: Map<string, string>
  account: string | null
  type: string
  splits: { category: string; memo: string; amount: string }[]
}

export function splitEntries(text: string): QifEntry[] {
  const entries: QifEntry[] = []
  let fields = new Map<string, string>()
  let splits: QifEntry['splits'] = []
  let start = 1
  let type = 'Bank'
  let isInAccount = false
  let skip = false
  let account: string | null = null
  const clear = () => {
    fields = new Map()
    splits = []
  }
  const startSection = (line: string) => {
    if (/^!(?:option|clear)/i.test(line)) return // A setting within or above a section.
    isInAccount = /^!account/i.test(line)
    skip = /^!type:(?:cat|class|memorized|security|prices|tag)/i.test(line)
    if (/^!type:/i.test(line)) type = line.slice(6).trim()
    clear()
  }
  const endEntry = () => {
    if (isInAccount) account = fields.get('N') ?? null
    else if (!skip && fields.size > 0) entries.push({ line: start, fields, account, type, splits })
    clear()
  }
  const addField = (key: string, value: string) => {
    // S, E and $ are the category, memo and amount of a split's part.
    if (key === 'S') splits.push({ category: value, memo: '', amount: '' })
    else if (key === 'E' && splits.length > 0) splits.at(-1)!.memo = value
    else if (key === '$' && splits.length > 0) splits.at(-1)!.amount = value
    if (!fields.has(key)) fields.set(key, value)
  }
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim()
    if (line === '') return
    if (line.startsWith('!')) startSection(line)
    else if (line.startsWith('^')) endEntry()
    else {
      if (fields.size === 0) start = index + 1
      addField(line.charAt(0), line.slice(1).trim())
    }
  })
  if (!isInAccount && !skip && fields.has('D') && (fields.has('T') || fields.has('U')))
    entries.push({ line: start, fields, account, type, splits })
  return entries
}

/** Whether the entries are from several accounts, as in a person's own bookkeeping. A bank's file has one. */
export function hasManyAccounts(entries: readonly QifEntry[]): boolean {
  return new Set(entries.map(({ account }) => account)).size > 1
}
