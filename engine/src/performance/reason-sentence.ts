import type { FigureReason } from './figure.ts'

type Codes = FigureReason['code']
type ReasonArgs<Code extends Codes> = Omit<Extract<FigureReason, { code: Code }>, 'code'>
type Formats = { day: (day: string) => string; percent: (ratio: number) => string }

const SENTENCES: { [Code in Codes]: (args: ReasonArgs<Code>, formats: Formats) => string } = {
  'no-statements': () => 'There are no statements yet.',
  'one-statement': ({ day }, formats) =>
    `A return needs statements from two days. For these dates, there is only ${formats.day(day)}.`,
  'nothing-invested': ({ from, to }, formats) =>
    `On average, nothing was invested between ${formats.day(from)} and ${formats.day(to)}, so there’s nothing to compare the gain with.`,
  'loss-beyond-invested': ({ from, to }, formats) =>
    `The loss between ${formats.day(from)} and ${formats.day(to)} is larger than the estimated investment, so we can’t calculate a return. A statement in between might help.`,
  'too-few-periods': ({ periods, needed }) =>
    `This needs ${needed} periods between statements; there ${periods === 1 ? 'is 1' : `are ${periods}`}.`,
  'total-loss': () => 'Everything was lost in one period, so this can’t be calculated.',
  'no-volatility': () => 'Every period had the same return, so there is no risk to compare with.',
  'no-rate-fits': () => 'No yearly rate fits the balances, deposits and withdrawals.',
  'several-rates-fit': ({ count, lowest, highest }, formats) =>
    `${count} yearly rates fit the balances, deposits and withdrawals, from ${formats.percent(lowest)} to ${formats.percent(highest)}. This is the one closest to the annualized return, or to ${formats.percent(0.1)} if there is none.`,
  'no-upper-bound': () =>
    'Between statements, almost nothing may have been invested, so the return has no upper limit. A statement closer to the deposits and withdrawals would help.',
  owed: () => 'This is a debt, so it has no return.',
  'shorter-than-a-year': ({ days }) =>
    `This is less than a year: ${days} ${days === 1 ? 'day' : 'days'} scaled up to a full year, so it can be far off.`,
  'older-statements': ({ accounts, oldest }, formats) =>
    accounts === 1
      ? `One account has no statement in the last month of these dates, so we use its balance from ${formats.day(oldest)}.`
      : `${accounts} accounts have no statement in the last month of these dates, so we use their last balances, the oldest from ${formats.day(oldest)}.`,
  'no-exchange-rate': ({ accounts }) =>
    accounts === 1
      ? 'One account is in a currency we have no exchange rate for, so it isn’t included.'
      : `${accounts} accounts are in a currency we have no exchange rate for, so they aren’t included.`,
}

const PLAIN: Formats = { day: (day) => day, percent: (ratio) => `${(ratio * 100).toFixed(1)}%` }

/** A reason in words, for the server and the web app. For an unknown code, from a newer version: "Not available." */
export function writeReason(
  { code, args }: { readonly code: string; readonly args: Readonly<Record<string, string | number>> },
  formats: Formats = PLAIN,
): string {
  if (!Object.hasOwn(SENTENCES, code)) return 'Not available.'
  // The arguments belong to the code: both were written together by `toReasonBody`.
  const render = SENTENCES[code as Codes] as (args: object, formats: Formats) => string
  return render(args, formats)
}

/** A reason as the API sends it. */
export function toReasonBody({ code, ...args }: FigureReason): { code: Codes; args: Record<string, string | number> } {
  return { code, args }
}
