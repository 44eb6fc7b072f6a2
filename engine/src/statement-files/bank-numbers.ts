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
