import type { ComparedFigure } from '@evenkeel/contract/comparison.ts'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stubMatchMedia } from '../../testing/match-media.ts'
import { StandingCard } from './standing-card.tsx'

const NET_WORTH = {
  measure: 'net-worth',
  kind: 'distribution',
  label: 'Net worth',
  group: 'US families',
  yours: '100',
  percentile: null,
  points: [],
  sample: null,
  prices: null,
  year: 2022,
} as unknown as ComparedFigure

test('on a phone, the measures are a single select instead of a row of buttons', async () => {
  stubMatchMedia({ '(max-width: 767.98px)': true })
  const onChange = vi.fn()
  const figures = [NET_WORTH, { ...NET_WORTH, measure: 'debt' as const }]
  render(
    <MantineProvider>
      <StandingCard figures={figures} missing={[]} measure="net-worth" currency="USD" onChange={onChange} />
    </MantineProvider>,
  )
  expect(screen.queryAllByRole('radio')).toHaveLength(0)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to compare' }), 'Debt')
  expect(onChange).toHaveBeenCalledWith('debt')
})
