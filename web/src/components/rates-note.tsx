import type { UsedRate } from '@evenkeel/contract/exchange-rates.ts'
import { formatDay, formatDayShort } from '../lib/format-date.ts'
import { formatCount } from '../lib/format-money.ts'
import classes from './rates-note.module.css'

type Props = {
  /** The currency that figures are shown in. */
  currency: string
  rates: readonly UsedRate[]
  /** How many amounts have no rate, so no figure includes them. */
  unconverted?: number
  /** Which rate converts which amounts. */
  explanation?: string
}

const SOURCES: Record<string, string> = { ecb: 'ECB', 'market-mid': 'mid-market' }
const BASES: Record<UsedRate['basis'], string> = {
  'same-day': 'same-day rate',
  'last-published': 'last published rate',
  'first-known': 'earliest rate we have',
}

/**
 * The exchange rates for converted figures, and how many amounts couldn't be converted. Renders nothing if there are
 * neither.
 */
export function RatesNote(props: Props) {
  const { currency, rates, unconverted = 0, explanation = 'Each amount is converted at the rate for its date.' } = props
  if (rates.length === 0 && unconverted === 0) return null
  return (
    <div className={classes.note}>
      {rates.length > 0 && (
        <details>
          <summary>
            Totals in {currency}, <span className={classes.phrase}>{summarizeRates(rates)}</span>
          </summary>
          <ul>
            {rates.map((rate) => (
              <li key={rate.currency}>
                1 {rate.currency} = {shorten(rate.rate)} {currency}, {formatDay(rate.rate_date)}
                {rate.source && `, ${SOURCES[rate.source] ?? rate.source}`} ({BASES[rate.basis]})
              </li>
            ))}
          </ul>
          <p>{explanation}</p>
        </details>
      )}
      {unconverted > 0 && (
        <p>
          {unconverted === 1 ? '1 amount is' : `${formatCount(unconverted)} amounts are`} in a currency we have no rate
          for, so we left {unconverted === 1 ? 'it' : 'them'} out.
        </p>
      )}
    </div>
  )
}

/** "ECB rates from Nov 13": the source and date of the newest rate. */
function summarizeRates(rates: readonly UsedRate[]): string {
  const newest = rates.reduce((a, b) => (b.rate_date > a.rate_date ? b : a))
  const source = newest.source ? `${SOURCES[newest.source] ?? newest.source} ` : ''
  return `${source}rates from ${formatDayShort(newest.rate_date)}`
}

/** Six significant digits are enough to check a figure. */
function shorten(rate: string): string {
  const value = Number(rate)
  return Number.isFinite(value) ? String(Number(value.toPrecision(6))) : rate
}
