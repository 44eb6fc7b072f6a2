import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { appStore } from '../../lib/app-state.ts'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAlone } from '../../testing/render-app.tsx'
import { OnboardingModal } from './onboarding-modal.tsx'

beforeEach(() => appStore.setUser(aProfile()))

test('Next and Previous go through seven steps in order, and Finish closes the introduction', async () => {
  fakeServer({})
  const onClose = vi.fn()
  const { user } = renderAlone(<OnboardingModal opened onClose={onClose} />)
  const titles: (string | null)[] = []
  for (let step = 1; step <= 7; step++) {
    expect(screen.getByText(`Step ${step} of 7`)).not.toBeNull()
    titles.push(screen.getByRole('heading').textContent)
    if (step < 7) await user.click(screen.getByRole('button', { name: 'Next' }))
  }
  expect(titles).toEqual([
    'Choose your currency',
    'Create your budget',
    'Enter your transactions',
    'Add custom instructions',
    'Set up your accounts',
    'Read your income reports',
    'Your dashboard at a glance',
  ])
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByText('Step 6 of 7')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('on the first step, Previous is disabled', () => {
  fakeServer({})
  renderAlone(<OnboardingModal opened onClose={() => {}} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
})

test('the currency chosen in step 1 is saved', async () => {
  const server = fakeServer({
    'POST /accounts/update-preferred-currency/': { body: aProfile({ preferred_currency: 'CAD' }) },
  })
  const { user } = renderAlone(<OnboardingModal opened onClose={() => {}} />)
  await user.click(screen.getByRole('radio', { name: /Canadian Dollar/ }))
  await waitFor(() => expect(appStore.get().user?.preferred_currency).toBe('CAD'))
  expect(server.findSent('POST /accounts/update-preferred-currency/')).toHaveLength(1)
})
