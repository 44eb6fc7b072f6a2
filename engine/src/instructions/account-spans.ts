import { isFunctionWord } from '../language/function-words.ts'
import { readMonthName } from '../language/month-names.ts'
import { toCompactText } from '../language/tokenizer.ts'
import { readWeekdayName } from '../language/weekday-names.ts'
import type { Note } from './doubt.ts'
import { isSameSource } from './instruction-text.ts'
import type { Sheet } from './sheet.ts'

type AccountSpan = {
  readonly end: number
  readonly name: string
  readonly notes: readonly Note[]
}

const MAX_NAME_WORDS = 3

/** The accounts that may be meant: "on my Amex", "from the joint account". */
export function findAccounts(sheet: Sheet, start: number, end: number): AccountSpan[] {
  return sheet.findSpans('accounts', start, end, (last) => findAccountsAt(sheet, start, last))
}

function findAccountsAt(sheet: Sheet, start: number, end: number): AccountSpan[] {
  const leads = new Set([start, ...sheet.findEnds('account-lead', start, end)])
  return [...leads].flatMap((afterLead) => {
    const hasLead = afterLead > start
    const starts = new Set([afterLead, ...sheet.findEnds('owner', afterLead, end)])
    return [...starts].flatMap((at) => [
      ...findKnownAt(sheet, at, end, hasLead ? 0 : 0.25),
      ...(at > start ? findDescribedAt(sheet, at, end, hasLead, at > afterLead) : []),
    ])
  })
}

/** One of the user's accounts, by name. */
function findKnownAt(sheet: Sheet, at: number, end: number, cost: number): AccountSpan[] {
  return sheet.context.sources.flatMap((source) => {
    const ends = Array.from({ length: end - at }, (_, i) => at + i + 1)
    const to = ends.find((one) => toCompactText(sheet.getText(at, one)) === toCompactText(source))
    if (to === undefined) return []
    return [{ end: Math.max(to, ...sheet.findEnds('account-noun', to, end)), name: source, notes: [{ cost }] }]
  })
}

/** Words before "card" or "account", or a name after "on my". */
function findDescribedAt(sheet: Sheet, at: number, end: number, hasLead: boolean, hasOwner: boolean): AccountSpan[] {
  const { sources, isKnownName } = sheet.context
  const found: AccountSpan[] = []
  for (let to = at + 1; to <= Math.min(end, at + MAX_NAME_WORDS); to++) {
    const words = sheet.tokens.slice(at, to)
    if (
      words.some(
        ({ kind, word, text }) =>
          kind === 'mark' || kind === 'number' || (isFunctionWord(word) && !/^\p{Lu}/u.test(text)),
      )
    )
      break
    const name = sheet.getText(at, to).replace(/['’]s$/, '')
    const isUnknown = !sources.some((source) => isSameSource(source, name))
    if (isUnknown && (readWeekdayName(name) !== null || readMonthName(name) !== null)) continue
    // A name on the user's statements that isn't one of their accounts is more likely the other party.
    const notes: Note[] = [{ cost: (hasLead ? 0 : 0.15) + (isUnknown && isKnownName(name) ? 0.5 : 0) }]
    if (isUnknown && sources.length > 0) notes.push({ cost: 0.4, doubt: { code: 'unknown-account', account: name } })
    const isName = hasLead && hasOwner && words.every(({ text }) => /^\p{Lu}/u.test(text))
    for (const spanEnd of [...(isName ? [to] : []), ...sheet.findEnds('account-noun', to, end)])
      found.push({ end: spanEnd, name, notes })
  }
  return found
}
