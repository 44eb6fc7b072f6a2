import { countDecimals } from '../core/currency.ts'

/** The lowest amount that can be a month's pay, in whole units of each currency. */
const MIN_PAY: Readonly<Record<string, number>> = {
  JPY: 100_000,
  KRW: 1_000_000,
  INR: 20_000,
  CNY: 4_000,
  HKD: 6_000,
  TWD: 20_000,
  THB: 12_000,
  PHP: 15_000,
  IDR: 4_000_000,
  VND: 7_000_000,
  SEK: 8_000,
  NOK: 8_000,
  DKK: 6_000,
  ISK: 120_000,
  PLN: 3_000,
  CZK: 15_000,
  HUF: 200_000,
  RON: 3_000,
  TRY: 15_000,
  RUB: 30_000,
  UAH: 12_000,
  MXN: 8_000,
  BRL: 2_000,
  CLP: 400_000,
  COP: 1_500_000,
  ARS: 500_000,
  ZAR: 8_000,
}
const DEFAULT_MIN_PAY = 800

/** Whether an amount can be a month's pay: money in of this size isn't a refund just because it names a shop. */
export function isPaySized(minor: number, currency: string): boolean {
  return minor >= (MIN_PAY[currency] ?? DEFAULT_MIN_PAY) * 10 ** countDecimals(currency)
}

/** A month's pay is rarely this many times the lowest; a year's pay usually is. */
const YEAR_FACTOR = 15

/** Whether pay is so large that it's more likely for a year than for a month. */
export function isYearSized(minor: number, currency: string): boolean {
  return isPaySized(Math.floor(minor / YEAR_FACTOR), currency)
}

const REFUND =
  /(?<!\p{L})(?:refunds?|refunded|returns?|returned|reversal|reversed|chargeback|rebate|credit note|ruckzahlung|rueckzahlung|ruckerstattung|rueckerstattung|erstattung|ruckgabe|retoure|storno|stornierung|gutschrift kauf|remboursement|remb|avoir|annulation|devolucion|reembolso|abono compra|anulacion|rimborso|storno|reso|terugbetaling|retour|restitutie|estorno|devolucao|aterbetalning|tilbakebetaling|refusjon|retur|zwrot|vratka)(?!\p{L})|返金|払戻|返品|退款|환불/u

/** Whether a folded text says that money is refunded. */
export function saysRefund(folded: string): boolean {
  return REFUND.test(folded)
}
