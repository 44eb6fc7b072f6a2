import { cutAtLegalForm, type Descriptor, isNoiseWord, readDescriptor } from './descriptor.ts'
import { getSellerWords } from './merchant-name.ts'
import { type PersonPayment, readPersonPayment } from './person-payment.ts'

/**
 * A key that stays the same for one merchant or person from row to row: no processor, store number, place, phone
 * number, date, card or reference. Empty if the text names nobody ("CHECK 1183"); we never learn from such rows.
 */
export function getMerchantKey(text: string): string {
  return getKey(readDescriptor(text), readPersonPayment(text))
}

/** A migration imports it by this name, and migrations never change. */
export const merchantKey = getMerchantKey

/** Later words of a long name vary more from row to row than the first ones. */
const KEY_WORDS = 4

/** The same key, from a text that has already been taken apart. */
export function getKey(descriptor: Descriptor, person: PersonPayment | null): string {
  if (person) return person.key
  const words = getSellerWords(cutAtLegalForm(descriptor.words)).filter(
    (word) => word.folded !== '' && !isNoiseWord(word.folded) && !/^\d+$/.test(word.folded),
  )
  return words
    .slice(0, KEY_WORDS)
    .map((word) => word.folded)
    .join(' ')
}
