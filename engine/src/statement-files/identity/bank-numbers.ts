const MAX_PARTS = 4

/**
 * Returns the kind of number that a bank's id looks like. Check numbers, counters and references aren't compared with
 * each other. Ids of one kind can differ in their digits and letters and, to some extent, in their length.
 */
export function getNumberKind(id: string): string {
  if (/^[0-9a-f-]{16,}$/i.test(id) && /[a-f]/i.test(id)) return 'hash'
  const kind = id.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a')
  if (kind.length > MAX_PARTS * 2) return 'mixed'
  return `${kind} ${id.length > 8 ? 'long' : 'short'}`
}

/**
 * Whether a number is distinctive enough to identify one payment permanently. Check numbers, restarting counters
 * ("00000012") and words for a transaction type aren't.
 */
export function identifiesOnePayment(id: string): boolean {
  return id.replace(/0{3,}/g, '').length >= 8 && new Set(id.match(/\d/g)).size >= 3
}
