import { findAmounts, findDays } from '../texts/line-tokens.ts'

/** Whether a text is an amount, give or take two characters. */
export function isFigure(text: string): boolean {
  return (
    /\d/.test(text) &&
    findAmounts(text, []).some((token) => token.isStrong && token.end - token.start >= text.length - 2)
  )
}

/** Whether a text is a date, give or take one character. */
export function isDay(text: string): boolean {
  return /\d/.test(text) && findDays(text, null).some((day) => day.end - day.start >= text.trim().length - 1)
}

/** A text without the dates in it. */
export function dropDays(text: string): string {
  return findDays(text, null).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}
