import { foldName } from '../language/fold-text.ts'
import { isFunctionWord } from '../language/function-words.ts'
import { tokenize } from '../language/tokenizer.ts'
import type { Note } from './doubt.ts'
import { isSameSource } from './instruction-text.ts'
import type { Sheet } from './sheet.ts'

export type AccountSpan = {
  readonly end: number
  readonly name: string
  readonly notes: readonly Note[]
}

const ISSUERS = new Set(
  'amex visa mastercard discover revolut monzo n26 wise chase citi sapphire freedom starling barclays hsbc ing dkb comdirect sparkasse ally schwab usaa wells boa bofa capital barclaycard nationwide natwest lloyds santander halifax rbc td scotiabank bmo cibc tangerine ubs postfinance bbva caixabank boursorama fortuneo bunq rabobank abn sofi chime apple american'.split(
    ' ',
  ),
)
const ACCOUNT_NOUN = /^(?:credit|debit|checking|savings|joint|chequing|current|visa|mastercard|kreditkarte|girokonto)$/
const LONGEST_NAME = 3

/** The accounts that may be meant: "on my Amex", "from the joint account". */
export function findAccountsAt(sheet: Sheet, start: number, end: number): AccountSpan[] {
  const found: AccountSpan[] = []
  const leads = [
    { at: start, isLed: false },
    ...sheet.findEnds('account-lead', start, end).map((at) => ({ at, isLed: true })),
  ]
  for (const { at: led, isLed } of leads) {
    const owners = [
      { at: led, isOwned: false },
      ...sheet.findEnds('owner', led, end).map((at) => ({ at, isOwned: true })),
    ]
    for (const { at, isOwned } of owners) {
      const known = findKnownAt(sheet, at, end, isLed, isOwned)
      const longest = Math.max(0, ...known.map((span) => span.end))
      found.push(
        ...known.map((span) => (span.end < longest ? { ...span, notes: [...span.notes, { cost: 0.5 }] } : span)),
      )
      if (isLed || isOwned) found.push(...findDescribedAt(sheet, at, end, isLed, isOwned))
    }
  }
  return found
}

/** One of the user's accounts, by name. */
function findKnownAt(sheet: Sheet, at: number, end: number, isLed: boolean, isOwned: boolean): AccountSpan[] {
  return sheet.context.sources.flatMap((source) => {
    const words = tokenize(source)
    let [to, rest] = [at, words.join('')]
    while (to < end && rest !== '' && sheet.tokens[to]!.kind !== 'mark') {
      const word = tokenize(sheet.tokens[to]!.text).join('')
      if (word === '' || !rest.startsWith(word)) break
      rest = rest.slice(word.length)
      to += 1
    }
    if (rest !== '') return []
    const past = Math.max(to, ...sheet.findEnds('account-noun', to, end))
    return [{ end: past, name: source, notes: [{ cost: isLed ? 0 : isOwned ? 0.1 : 0.25 }] }]
  })
}

/** Words before "card" or "account", or a bank's name. */
function findDescribedAt(sheet: Sheet, at: number, end: number, isLed: boolean, isOwned: boolean): AccountSpan[] {
  const found: AccountSpan[] = []
  const add = (to: number, name: string, cost: number) => {
    const { sources } = sheet.context
    const isUnknown = !sources.some((source) => isSameSource(source, name))
    // A name on statements that isn't one of their accounts is more likely the other party.
    const isText = isUnknown && sheet.context.isKnownName(name)
    const notes: Note[] = [{ cost: cost + (isLed ? 0 : 0.15) + (isText ? 0.5 : 0) }]
    if (isUnknown && (sources.length > 0 || ACCOUNT_NOUN.test(name)))
      notes.push({ cost: 0.4, doubt: { code: 'unknown-account', account: name } })
    found.push({ end: to, name, notes })
  }
  for (let to = at; to <= Math.min(end, at + LONGEST_NAME); to++) {
    const name = sheet.getText(at, to).replace(/['’]s$/, '')
    const words = sheet.tokens.slice(at, to)
    if (
      words.some(({ kind, word }) => kind === 'mark' || kind === 'number' || (isFunctionWord(word) && word !== 'one'))
    )
      break
    for (const past of sheet.findEnds('account-noun', to, end)) {
      const noun = sheet.tokens[to]!.word
      if (name !== '') add(past, name, words.some(({ kind }) => kind === 'quote') ? 0 : 0.02)
      else if (isOwned && ACCOUNT_NOUN.test(noun)) add(past, noun, 0.1)
    }
    if (
      to > at &&
      isLed &&
      words.every(({ text }) => /^\p{Lu}/u.test(text) || isOwned) &&
      ISSUERS.has(foldName(words[0]!.text))
    )
      add(to, name, isOwned ? 0.02 : 0.3)
  }
  return found
}
