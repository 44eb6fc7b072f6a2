import type { Scenario, SimulatorSuggestions } from '@evenkeel/contract/simulator.ts'
import { describe, expect, test } from 'vitest'
import { readDraft } from './events-card.tsx'
import { describeHistory } from './history-card.tsx'
import { formatValue, readNumber } from './input-field.tsx'
import { explainRun } from './run-sheet.tsx'
import { describeScore } from './scenarios-card.tsx'
import { FIELDS, findProblems, getStartingInputs, toBody, toInputs } from './simulator-inputs.ts'
import { applySearch, getView, readSimulatorSearch, toSearch } from './simulator-search.ts'

const none = { from: null, to: null, months: null }
const suggestions: SimulatorSuggestions = {
  currency: 'USD',
  starting_net_worth: [{ value: '316953.32', source: 'accounts', ...none }],
  annual_income: [{ value: '141736.25', source: 'last-12-months', ...none, months: 12 }],
  annual_spending: [],
  annual_return: [{ value: 0.07, source: 'default', ...none }],
  volatility: [{ value: 0.1, source: 'default', ...none }],
  tax_drag: [{ value: 0.15, source: 'default', ...none }],
  income_years: [{ value: 29, source: 'retirement-age', ...none }],
  total_years: [{ value: 57, source: 'plan-age', ...none }],
  inflation: [{ value: 0.029, source: 'market-history', ...none }],
  age: 38,
  accounts: [],
  left_out_income: [],
}
const start = getStartingInputs(suggestions)

test('each input starts with its best suggestion; an amount without one starts at 0', () => {
  expect(start).toMatchObject({
    startingNetWorth: 31_695_332,
    annualIncome: 14_173_625,
    annualSpending: 0,
    volatility: 0.1,
    taxDrag: 0.15,
    incomeYears: 29,
    totalYears: 57,
  })
})

test('inputs survive the round trip to the server and through the address', () => {
  const event = { name: 'Pension', from: 26, to: null, income: 2_400_000, spending: 0, wealth: 0 }
  const inputs = { ...start, annualSpending: 1234, totalYears: 40, model: 'historical' as const, isInTodaysMoney: true }
  expect(toInputs(toBody({ ...inputs, events: [event] }, 'USD'), 'USD')).toEqual({ ...inputs, events: [event] })
  const withEvents = { ...inputs, events: [event, { ...event, name: 'Part-time, "3 days"', to: 30 }] }
  const view = { stocks: 80, target: 'saving', risk: 0.12 } as const
  const search = JSON.parse(JSON.stringify(toSearch(withEvents, start, view)))
  expect(applySearch(start, readSimulatorSearch(search))).toEqual(withEvents)
  expect(getView(readSimulatorSearch(search))).toEqual(view)
  expect(Object.values(toSearch(start, start)).every((value) => value === undefined)).toBe(true)
  expect(applySearch(start, readSimulatorSearch({ years: 9999, return: 'x', spending: '1e9' }))).toEqual(start)
  for (const events of [
    'x',
    [1],
    [['', 1, null, 0, 0, 1]],
    [['Child', 5, 3, 0, 1, 0]],
    [['Child', 1, null, 0.5, 0, 0]],
  ]) {
    expect(applySearch(start, readSimulatorSearch({ events }))).toEqual(start)
  }
})

test('an input that can’t be simulated gets a message', () => {
  expect(findProblems(start)).toEqual({})
  const wrong = { ...start, totalYears: 10, incomeYears: 20, volatility: Number.NaN, annualSpending: -1, taxDrag: 1.5 }
  expect(Object.keys(findProblems(wrong)).sort()).toEqual(['annualSpending', 'incomeYears', 'taxDrag', 'volatility'])
  expect(Object.keys(findProblems({ ...start, annualIncome: 1e16 }))).toEqual(['annualIncome'])
})

describe('numbers as people type them', () => {
  const [money] = FIELDS
  test.each([
    ['$240,000', 24_000_000],
    ['240000.50', 24_000_050],
    ['240000,5', 24_000_050],
    ['−5', -500],
    ['', Number.NaN],
    ['about 5 or 6.5.4', Number.NaN],
  ])('“%s” is read as %d', (text, value) => {
    expect(readNumber(text, money!, 100)).toBe(value)
  })

  test('percentages have no floating-point noise', () => {
    expect(readNumber('7.1%', { kind: 'percent' }, 0.01)).toBe(0.071)
    expect(formatValue({ kind: 'percent' }, 0.071, 'USD')).toBe('7.1%')
    expect(formatValue({ kind: 'money' }, 24_000_000, 'USD')).toBe('$240,000')
  })
})

test('a life event needs a name, years within the plan and a change', () => {
  const draft = { name: 'Child', from: '3', to: '21', income: '', spending: '14,000', wealth: '' }
  expect(readDraft(draft, 60, 100)).toEqual({
    event: { name: 'Child', from: 3, to: 21, income: 0, spending: 1_400_000, wealth: 0 },
  })
  expect(readDraft({ ...draft, name: ' ', from: '61', spending: 'lots' }, 60, 100)).toEqual({
    problems: { name: expect.any(String), from: expect.any(String), spending: expect.any(String) },
  })
  expect(readDraft({ ...draft, from: 'age 67', to: 'Age 80' }, 60, 100, 38)).toMatchObject({
    event: { from: 30, to: 43 },
  })
  expect(readDraft({ ...draft, from: 'age 67' }, 60, 100)).toEqual({ problems: { from: expect.any(String) } })
  expect(readDraft({ ...draft, to: '2' }, 60, 100)).toEqual({ problems: { to: expect.any(String) } })
  expect(readDraft({ ...draft, spending: '' }, 60, 100)).toEqual({ problems: { income: expect.any(String) } })
})

test('an open run says why it ran out of money, or that the money lasted', () => {
  const run = { path: 3, years: [], averageGain: 0.03, ruinYear: 31, cause: 'early-losses' as const }
  const story = explainRun({ ...run, decisive: { from: 1, to: 10, averageGain: -0.02 } })
  expect(story).toContain('year 31')
  expect(story).toContain('from year 1 to 10')
  expect(explainRun({ ...run, decisive: { from: 5, to: 5, averageGain: -0.4 } })).toContain('in year 5 it earned')
  expect(explainRun({ ...run, ruinYear: null, cause: null, decisive: null })).toContain('lasted')
})

test('the history card says which starting years would have run out of money', () => {
  const replay = (startYear: number, ruinYear: number | null) => ({ startYear, ruinYear, ending: ruinYear ? 0 : 5 })
  expect(describeHistory([])).toContain('too short')
  expect(describeHistory([replay(1871, null), replay(1872, null)])).toBe(
    'Of 2 plans starting from 1871 to 1872, none would have run out of money.',
  )
  expect(describeHistory([replay(1928, null), replay(1929, 22), replay(1930, null)])).toBe(
    'Of 3 plans starting from 1928 to 1930, 1 would have run out of money: 1929.',
  )
  expect(describeHistory([replay(1871, 3)])).toBe('Starting in 1871, the money would have run out.')
})

test('a saved forecast says how it compares with the actual balance, once there is one to compare', () => {
  const scenario = { currency: 'USD', forecast_on: '2025-09-01', score: null } as unknown as Scenario
  expect(describeScore(scenario)).toContain('after a month')
  const score = { as_of: '2026-11-15', days: 440, actual: '100.00', p25: '80.00', p50: '95.00', p75: '120.00' }
  const scored = { ...scenario, score: { ...score, percentile: 0.6, verdict: 'within' } } as unknown as Scenario
  expect(describeScore(scored)).toBe('On track: you have $100. The middle half of the runs had $80 to $120 by now.')
})
