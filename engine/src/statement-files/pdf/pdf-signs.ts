import type { FormatReading } from '../reading/statement-reading.ts'
import type { PdfLine } from './pdf-page.ts'

const CREDIT = /\d ?CR\b/i
const SIGN = /(?:^|\s)[-+\u2212(]|\d ?-$|\d ?DR\b/i

/**
 * On a credit card bill, "CR" marks payments and the balance is what you owe. The balances then add up with all signs
 * reversed. So if amounts with CR were read as money out, and all others have no sign and were read as money in, all
 * signs are flipped.
 */
export function signByCredits(reading: FormatReading, lines: readonly PdfLine[]): FormatReading {
  const getFigures = (at: number) => lines[at - 1]?.pieces.map(({ text }) => text) ?? []
  const marked = reading.rows.filter(({ line }) => getFigures(line).some((text) => CREDIT.test(text)))
  const others = reading.rows.filter((row) => !marked.includes(row))
  const isReversed =
    marked.length > 0 &&
    others.length > 0 &&
    marked.every(({ minor }) => minor < 0) &&
    others.every(({ minor, line }) => minor > 0 && !getFigures(line).some((text) => SIGN.test(text)))
  if (!isReversed) return reading
  const reverseSign = (minor: number) => (minor === 0 ? 0 : -minor)
  const { openingBalance, closingBalance } = reading
  return {
    ...reading,
    rows: reading.rows.map((row) => ({
      ...row,
      minor: reverseSign(row.minor),
      ...(row.balanceAfterMinor === undefined ? {} : { balanceAfterMinor: reverseSign(row.balanceAfterMinor) }),
    })),
    ...(openingBalance ? { openingBalance: { ...openingBalance, minor: reverseSign(openingBalance.minor) } } : {}),
    ...(closingBalance ? { closingBalance: { ...closingBalance, minor: reverseSign(closingBalance.minor) } } : {}),
  }
}
