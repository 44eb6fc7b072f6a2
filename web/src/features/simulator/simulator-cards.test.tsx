import type { SimulatorSuggestions } from '@evenkeel/contract/simulator.ts'
import { cleanNotifications } from '@mantine/notifications'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderAlone } from '../../testing/render-app.tsx'
import { EventsCard } from './events-card.tsx'
import { InputsPanel } from './inputs-panel.tsx'
import { ScenariosCard } from './scenarios-card.tsx'
import { getStartingInputs } from './simulator-inputs.ts'
import { SolveCard } from './solve-card.tsx'
import type { Ask } from './use-simulator.ts'

afterEach(() => cleanNotifications())

const suggestions: SimulatorSuggestions = {
  currency: 'USD',
  starting_net_worth: [],
  annual_income: [],
  annual_spending: [],
  annual_return: [],
  volatility: [],
  tax_drag: [],
  income_years: [],
  total_years: [],
  inflation: [],
  age: null,
  accounts: [],
  left_out_income: [],
}
const start = { ...getStartingInputs(suggestions), startingNetWorth: 50_000_000, totalYears: 30 }

test('inflation below 1% can be typed, although it begins with a zero', async () => {
  function Panel() {
    const [inputs, setInputs] = useState({ ...start, inflation: 0.025 })
    return (
      <InputsPanel inputs={inputs} suggestions={suggestions} problems={{}} onChange={setInputs} onReplace={setInputs} />
    )
  }
  const { user } = renderAlone(<Panel />)
  const getField = () => screen.getByLabelText<HTMLInputElement>('Inflation')
  await user.clear(getField())
  await user.type(getField(), '0.5')
  expect(getField().value).toBe('0.5')
  await user.tab()
  expect(getField().value).toBe('0.5%')
})

test('without years of income, the answer doesn’t claim that the money runs out before saving can help', async () => {
  const ask = (async () => ({ target: 'saving', curve: [{ risk: 0.05, answer: null, standardError: null }] })) as never
  renderAlone(
    <SolveCard
      ask={ask as Ask}
      inputs={start}
      currency="USD"
      target="saving"
      risk={0.05}
      onViewChange={() => {}}
      onUse={() => {}}
    />,
  )
  expect(await screen.findByText('Your plan has no years of income to save from.')).toBeDefined()
})

test('a risk between two of the slider gets the answer of the closest one', async () => {
  const curve = [0.05, 0.1, 0.15].map((risk, i) => ({ risk, answer: i, standardError: null }))
  renderAlone(
    <SolveCard
      ask={(async () => ({ target: 'income-years', curve })) as never}
      inputs={start}
      currency="USD"
      target="income-years"
      risk={0.11}
      onViewChange={() => {}}
      onUse={() => {}}
    />,
  )
  expect(await screen.findByRole('button', { name: 'Use this in my plan' })).toBeDefined()
  expect(screen.getByRole('slider', { name: /Accepted risk/ }).getAttribute('aria-valuetext')).toBe(
    '10% risk of running out',
  )
})

test('a plan with as many life events as fit says so and offers no more', () => {
  const event = { name: 'Trip', from: 1, to: 1, income: 0, spending: 1000, wealth: 0 }
  const plan = { ...start, events: Array.from({ length: 30 }, () => event) }
  renderAlone(<EventsCard plan={plan} age={null} currency="USD" onChange={() => {}} />)
  expect(screen.getByText('A plan can have up to 30 life events. Remove one to add another.')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Something else' }).disabled).toBe(true)
})

test('the name of a scenario stays if it couldn’t be saved', async () => {
  fakeServer({
    'GET /api/scenarios/': { body: { results: [], next: null, total: 0 } },
    'POST /api/scenarios/': refuseWith(503, 'The database is away.', 'unavailable'),
  })
  const { user } = renderAlone(<ScenariosCard inputs={start} currency="USD" isValid onOpen={() => {}} />)
  await user.type(screen.getByLabelText('Name of this scenario'), 'Retire at 60')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Couldn’t save the scenario')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Name of this scenario').value).toBe('Retire at 60')
})
