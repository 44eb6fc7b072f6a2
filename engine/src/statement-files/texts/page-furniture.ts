import { foldText } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'

/** The buttons and titles around the records of web pages and emails. */
const FURNITURE =
  /^(?:(?:view|show|load|see) (?:more|all|details|less)|search(?: transactions)?|filter|sort by.*|(?:all |recent |latest |your |account |posted )*(?:activity|transactions|history|movements|payments)(?: since .*)?|(?:this|last|next) (?:month|week|year)|export|download|print|menu|home|back|next|previous|statements?|details|more|umsatze|alle umsatze|mehr anzeigen|voir plus|ver mas|web발신|국제발신|국외발신)$/

/** Whether a line is a button, a title or a month of the page it was copied from, not part of a record. */
export function isPageText(text: string): boolean {
  const folded = foldText(text)
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim()
  if (FURNITURE.test(folded)) return true
  const month = /^(\p{L}{3,12}) \d{4}$/u.exec(folded)?.[1]
  return month !== undefined && readMonthName(month) !== null
}

// Words next to dates of delivery, payment, travel or use, not of the purchase.
const OTHER_DAY =
  /\b(?:arriv\w*|deliver\w*|estimated|expected|dispatch\w*|ship(?:s|ped|ping)?|due|return by|depart\w*|check-?(?:in|out)|valid|expir\w*|renews?|next|zustell\w*|liefer\w*|versand\w*|livraison|livre|entrega|consegna|levering|bezorg\w*)\b/

/** Whether the dates on a line belong to something other than the transaction. */
export function hasOtherDate(text: string): boolean {
  return OTHER_DAY.test(foldText(text))
}
