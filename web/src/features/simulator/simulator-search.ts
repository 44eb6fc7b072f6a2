import { type LifeEvent, MAX_EVENTS } from '@evenkeel/engine/simulator/plan.ts'
import type { SolveTarget } from '@evenkeel/engine/simulator/solve.ts'
import {
  createSearchReader,
  readOneOf,
  readText,
  readWholeNumber,
  type SearchField,
  type SearchOf,
} from '../../lib/read-search.ts'
import type { Inputs } from './simulator-inputs.ts'

const readAmount = readText(/^-?\d{1,15}$/)
const readRatio: SearchField<number> = (value) => {
  const read =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return Number.isFinite(read) && Math.abs(read) <= 1 ? read : undefined
}

/** Each life event as a list: name, first year, last year, income, spending, wealth. Money is in minor units. */
type EventList = readonly (readonly [string, number, number | null, number, number, number])[]
const readEvents: SearchField<EventList> = (value) => {
  if (!Array.isArray(value) || value.length > MAX_EVENTS) return undefined
  const isEvent = (item: unknown): item is EventList[number] => {
    if (!Array.isArray(item) || item.length !== 6) return false
    const [name, from, to, ...money] = item as unknown[]
    const isYear = (year: unknown) => Number.isInteger(year) && (year as number) >= 1 && (year as number) <= 100
    return (
      typeof name === 'string' &&
      name.trim() !== '' &&
      name.length <= 80 &&
      isYear(from) &&
      (to === null || (isYear(to) && (to as number) >= (from as number))) &&
      money.every((minor) => Number.isSafeInteger(minor) && Math.abs(minor as number) <= 1e15)
    )
  }
  return value.length > 0 && value.every(isEvent) ? value : undefined
}

const DEFAULT_STOCKS = 60
const DEFAULT_RISK = 0.05

const FIELDS = {
  /** Money in minor units; only what differs from the suggestions is in the address. */
  start: readAmount,
  income: readAmount,
  spending: readAmount,
  return: readRatio,
  volatility: readRatio,
  tax: readRatio,
  work: readWholeNumber(0, 100),
  years: readWholeNumber(1, 100),
  inflation: readRatio,
  model: readOneOf('fat-tails', 'historical'),
  money: readOneOf('today'),
  /** The share of stocks in the real history, in percent. */
  stocks: readWholeNumber(0, 100),
  /** In the address so that a reload keeps events that aren't saved. */
  events: readEvents,
  /** What the plan is solved for, and the accepted risk. */
  solve: readOneOf('income-years', 'saving'),
  risk: readRatio,
  /** The open run, counted from 1. */
  run: readWholeNumber(1, 100_000),
}

type SimulatorSearch = SearchOf<typeof FIELDS>
export const readSimulatorSearch = createSearchReader(FIELDS)

/** What the page shows besides the inputs. */
export type View = { readonly stocks: number; readonly target: SolveTarget; readonly risk: number }

export function getView({ stocks, solve, risk }: SimulatorSearch): View {
  return { stocks: stocks ?? DEFAULT_STOCKS, target: solve ?? 'spending', risk: risk ?? DEFAULT_RISK }
}

/** The starting inputs with the changes from the URL. */
export function applySearch(start: Inputs, search: SimulatorSearch): Inputs {
  const readMoney = (amountText: string | undefined, fallback: number) =>
    amountText === undefined ? fallback : Number(amountText)
  return {
    ...start,
    startingNetWorth: readMoney(search.start, start.startingNetWorth),
    annualIncome: readMoney(search.income, start.annualIncome),
    annualSpending: readMoney(search.spending, start.annualSpending),
    annualReturn: search.return ?? start.annualReturn,
    volatility: search.volatility ?? start.volatility,
    taxDrag: search.tax ?? start.taxDrag,
    incomeYears: search.work ?? start.incomeYears,
    totalYears: search.years ?? start.totalYears,
    inflation: search.inflation ?? start.inflation,
    model: search.model ?? start.model,
    isInTodaysMoney: search.money === 'today' || start.isInTodaysMoney,
    events:
      search.events?.map(
        ([name, from, to, income, spending, wealth]): LifeEvent => ({ name, from, to, income, spending, wealth }),
      ) ?? start.events,
  }
}

/** The search parameters for the URL: only what differs from the starting inputs and the default view. */
export function toSearch(inputs: Inputs, start: Inputs, view: View = getView({})): SimulatorSearch {
  const keepIfChanged = <Value>(value: Value, initial: Value) => (value === initial ? undefined : value)
  const writeMoney = (minor: number, initial: number) =>
    Number.isSafeInteger(minor) && minor !== initial ? String(minor) : undefined
  return {
    start: writeMoney(inputs.startingNetWorth, start.startingNetWorth),
    income: writeMoney(inputs.annualIncome, start.annualIncome),
    spending: writeMoney(inputs.annualSpending, start.annualSpending),
    return: keepIfChanged(inputs.annualReturn, start.annualReturn),
    volatility: keepIfChanged(inputs.volatility, start.volatility),
    tax: keepIfChanged(inputs.taxDrag, start.taxDrag),
    work: keepIfChanged(inputs.incomeYears, start.incomeYears),
    years: keepIfChanged(inputs.totalYears, start.totalYears),
    inflation: keepIfChanged(inputs.inflation, start.inflation),
    model: inputs.model === 'normal' ? undefined : inputs.model,
    money: inputs.isInTodaysMoney ? 'today' : undefined,
    stocks: keepIfChanged(view.stocks, DEFAULT_STOCKS),
    events:
      inputs.events.length === 0
        ? undefined
        : inputs.events.map(({ name, from, to, income, spending, wealth }) => [
            name,
            from,
            to,
            income,
            spending,
            wealth,
          ]),
    solve: view.target === 'spending' ? undefined : view.target,
    risk: keepIfChanged(view.risk, DEFAULT_RISK),
  }
}
