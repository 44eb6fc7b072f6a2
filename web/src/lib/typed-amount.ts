/**
 * Turns an amount as typed into a plain decimal: "1,450", "1 450.50", "(12,50)" and "$-3" become "1450", "1450.50",
 * "-12.50" and "-3". Other text is returned unchanged, so the field can show an error.
 */
export function readTypedAmount(text: string): string {
  const trimmed = text.trim()
  const isNegative = /^[($€£¥\sA-Z]*[-\u2212(]/.test(trimmed) || /[-\u2212]$/.test(trimmed)
  const digits = trimmed.replace(/[()$€£¥\s'\u00a0\u202f+\-\u2212]/g, '').replace(/^[A-Z]{3}|[A-Z]{3}$/g, '')
  const plain = toPlainDigits(digits)
  if (plain === null) return trimmed
  return isNegative && /[1-9]/.test(plain) ? `-${plain}` : plain
}

function toPlainDigits(text: string): string | null {
  if (/^\d+(\.\d+)?$/.test(text)) return text
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.')
  return null
}
