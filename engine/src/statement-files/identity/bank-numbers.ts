const MANY_TURNS = 4

/**
 * What kind of number a bank's id is, as far as it shows: cheque numbers, counters and references of one bank are not
 * compared with one another. Two ids of one kind may have other digits, letters and a few more of them.
 */
export function kindOfNumber(id: string): string {
  if (/^[0-9a-f-]{16,}$/i.test(id) && /[a-f]/i.test(id)) return 'hash'
  const kind = id.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a')
  if (kind.length > MANY_TURNS * 2) return 'mixed'
  return `${kind} ${id.length > 8 ? 'long' : 'short'}`
}

/**
 * Whether a number is long enough to be of one payment for good: a cheque's, a counter that may begin again ("00000012")
 * and a word for a kind of booking are not.
 */
export function isTellingNumber(id: string): boolean {
  return id.replace(/0{3,}/g, '').length >= 8 && new Set(id.match(/\d/g)).size >= 3
}
