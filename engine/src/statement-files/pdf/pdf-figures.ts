import { findAmounts, findDays } from '../texts/line-tokens.ts'

/** The whole of it is an amount. */
export function isFigure(text: string): boolean {
  return (
    /\d/.test(text) && findAmounts(text, []).some((token) => token.strong && token.end - token.start >= text.length - 2)
  )
}

/** The whole of it is a day. */
export function isDay(text: string): boolean {
  return /\d/.test(text) && findDays(text, null).some((day) => day.end - day.start >= text.trim().length - 1)
}
