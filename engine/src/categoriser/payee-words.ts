import { isOperationWord } from './bank-operations.ts'
import { type DescriptorWord, isNoiseWord } from './descriptor.ts'
import { LINK_WORDS } from './payment-channels.ts'
import { isOwnMoney } from './person-payment.ts'

const TRANSFER_WORDS = new Set(`xfer tfr trf trsf ${Object.values(LINK_WORDS).join(' ')}`.split(/\s+/))

/** Whether a word may name the other party of a payment: not the bank's own words, and not the user's accounts. */
export function isPayeeWord({ folded }: DescriptorWord): boolean {
  return /\p{L}{2}/u.test(folded) && !isBookkeeping(folded) && !isOwnMoney(folded) && !TRANSFER_WORDS.has(folded)
}

/** Whether a word is only the bank's bookkeeping: "MISC DEBIT 00421" names nobody. */
export function isBookkeeping(folded: string): boolean {
  return isNoiseWord(folded) || isOperationWord(folded)
}
