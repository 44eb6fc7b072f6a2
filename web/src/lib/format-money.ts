import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { getDisplayLocale } from './display-locale.ts'

export const MINUS = '\u2212'

type MoneyFormat = {
  /** `auto` shows only a minus; `always` also shows a plus; `never` shows no sign. */
  sign?: 'auto' | 'always' | 'never'
  /** Rounds to whole units of the currency. */
  isRounded?: boolean
  locale?: string
}

const formatters = new Map<string, Intl.NumberFormat>()
const amountFormatters = new Map<string, Intl.NumberFormat>()

function getFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, options)
    formatters.set(key, formatter)
  }
  return formatter
}

/**
 * Formats an API decimal string as money, without passing its digits through a float. Every currency has its usual
 * decimals (JPY none), an unknown one keeps its code, and the minus is U+2212.
 */
export function formatMoney(amount: string, currency: string, format: MoneyFormat = {}): string {
  const locale = format.locale ?? getDisplayLocale()
  // Every amount in a table passes through here, so keep it fast.
  const key = `${locale} ${currency} ${format.sign} ${format.isRounded}`
  let formatter = amountFormatters.get(key)
  if (!formatter) {
    const digits = format.isRounded ? 0 : countDecimals(currency)
    formatter = getFormatter(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: format.sign === 'always' ? 'exceptZero' : format.sign === 'never' ? 'never' : 'negative',
    })
    amountFormatters.set(key, formatter)
  }
  // No currency has a hyphen in its name or sign, so a hyphen is the minus.
  return formatter.format(amount as `${number}`).replace('-', MINUS)
}

/**
 * A short form for axes, tiles and narrow tables: $980, $4.3K, $12.4M. Also takes a number, because axis ticks are
 * computed.
 */
export function formatMoneyCompact(amount: string | number, currency: string, locale = getDisplayLocale()): string {
  const value = Number(amount)
  const isSmall = Math.abs(value) < 1000
  const formatter = getFormatter(locale, {
    style: 'currency',
    currency,
    notation: isSmall ? 'standard' : 'compact',
    minimumFractionDigits: isSmall && !Number.isInteger(value) ? countDecimals(currency) : 0,
    maximumFractionDigits: isSmall ? (Number.isInteger(value) ? 0 : countDecimals(currency)) : 1,
    signDisplay: 'negative',
  })
  return joinParts(formatter.formatToParts(value))
}

/** 0.0712 becomes 7.1%. Null becomes a dash. */
export function formatPercent(
  ratio: number | null,
  options: { digits?: number; showsPlus?: boolean; locale?: string } = {},
): string {
  if (ratio === null) return '\u2014'
  const formatter = getFormatter(options.locale ?? getDisplayLocale(), {
    style: 'percent',
    minimumFractionDigits: options.digits ?? 1,
    maximumFractionDigits: options.digits ?? 1,
    signDisplay: options.showsPlus ? 'exceptZero' : 'negative',
  })
  return joinParts(formatter.formatToParts(ratio))
}

/** 10000 becomes 10,000. Fractions are rounded. */
export function formatCount(count: number, locale = getDisplayLocale()): string {
  return getFormatter(locale, { maximumFractionDigits: 0 }).format(count)
}

/** Adds thousands separators, for input fields: "1234567.50" becomes "1,234,567.50". */
export function groupDigits(amount: string): string {
  return amount.replace(
    /^([-+]?)(\d+)/,
    (_, sign: string, whole: string) => sign + whole.replace(/\B(?=(\d{3})+$)/g, ','),
  )
}

/** Whether the decimal string is below zero; "-0.00" isn't. */
export function isNegativeAmount(amount: string): boolean {
  return amount.startsWith('-') && /[1-9]/.test(amount)
}

/** The amount without its sign: "-12.34" becomes "12.34". */
export function dropSign(amount: string): string {
  return amount.replace(/^[-+]/, '')
}

function joinParts(parts: Intl.NumberFormatPart[]): string {
  return parts.map((part) => (part.type === 'minusSign' ? MINUS : part.value)).join('')
}
