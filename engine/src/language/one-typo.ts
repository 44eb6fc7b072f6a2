/** Whether two words are the same, or differ by one missing, extra or wrong letter or by two swapped ones. */
export function isOneTypo(typed: string, intended: string): boolean {
  const difference = typed.length - intended.length
  if (Math.abs(difference) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === intended[start]) start++
  const [a, b] = [typed.slice(start), intended.slice(start)]
  if (difference === 1) return a.slice(1) === b
  if (difference === -1) return a === b.slice(1)
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
}
