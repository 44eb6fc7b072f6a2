import { foldWords } from '../../language/fold-text.ts'
import { mentionsBill, mentionsCard, mentionsMerchants, mentionsSpending, showsCardNumber } from './card-words.ts'
import type { ColumnRoles } from './column-roles.ts'
import { isShopName } from './known-names.ts'
import { PRICE } from './refine-roles.ts'
import type { SignRow } from './sign-rows.ts'
import type { SignDecision, Surroundings } from './sign-rule.ts'

const SAMPLE = 60

/**
 * Decides the directions if no amount has a minus. The words of a row decide if they give its direction. If some rows
 * have a plus, the others are spending. Otherwise, they're spending if two kinds of evidence agree: the list was typed
 * by a person, the file's title, a card number, its headings, the words of other rows, names of shops. With one kind,
 * we assume spending and ask the user; with none, the amounts stay as written and we ask too. If nothing suggests
 * spending, a list of money in or a bank's list stays as written.
 */
export function decideUnsigned(rows: readonly SignRow[], columns: ColumnRoles, around: Surroundings): SignDecision {
  const plus = rows.filter((row) => row.amount.isSigned).length
  if (plus === rows.length) return { rule: { kind: 'as-written' } }
  if (plus > 0) return { rule: { kind: 'by-words', otherwise: 'out' } }
  const into = rows.filter((row) => row.words === 'in').length
  const out = rows.filter((row) => row.words === 'out').length
  const { above } = around
  const headings = around.headings.join(' ')
  const isCard = mentionsCard(above) || mentionsCard(headings)
  const isSpending = isCard || mentionsSpending(above) || mentionsSpending(headings)
  if (into > 0 && into === rows.length && !isCard) return { rule: { kind: 'as-written' } }
  const open = rows.filter((row) => row.words === null)
  const shops = open.length > 0 ? getShopShare(open) : 0
  if (!isSpending && out === 0 && into * 2 >= rows.length && shops < 0.5) return { rule: { kind: 'as-written' } }
  // If a bank's or broker's list had spending, it would have a minus.
  if (!isSpending && out === 0 && isBankList(rows, columns))
    return { rule: { kind: 'as-written' }, ...(shops >= 0.5 ? { isGuess: true } : {}) }
  const amountHeading = around.headings[columns.money.amounts[0]?.column ?? -1] ?? ''
  const kinds = [
    around.isTyped,
    mentionsCard(above) || mentionsSpending(above),
    showsCardNumber(above),
    mentionsSpending(amountHeading) || PRICE.test(foldWords(amountHeading)),
    mentionsMerchants(headings),
    mentionsCard(headings) || mentionsSpending(headings.replace(amountHeading, ' ')),
    out > into,
    shops >= 0.5,
  ].filter(Boolean).length
  const isBilled = mentionsBill(`${above}\n${headings}`)
  const isGuess = open.length > 0 && kinds < 2
  return {
    rule: { kind: 'by-words', otherwise: kinds > 0 ? 'out' : 'in', isBilled },
    ...(isGuess ? { isGuess } : {}),
  }
}

/** Whether a list is a bank's or broker's: it has a balance, value dates, shares or the other party's account. */
function isBankList(rows: readonly SignRow[], { money, roles, profiles }: ColumnRoles): boolean {
  const valueDays = profiles[roles.indexOf('valueDay')]
  return (
    money.balance !== null ||
    roles.includes('counterAccount') ||
    roles.filter((role) => role === 'quantity').length > 1 ||
    (valueDays !== undefined && valueDays.days > 0 && rows.length < 3)
  )
}

function getShopShare(rows: readonly SignRow[]): number {
  const sample = rows.slice(0, SAMPLE)
  return sample.filter((row) => isShopName(row.text)).length / sample.length
}
