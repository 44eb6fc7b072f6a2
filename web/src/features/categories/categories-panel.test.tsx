import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { aCategory, anId, listResponse } from '../../testing/ledger-builders.ts'
import { renderAlone } from '../../testing/render-app.tsx'
import { CategoriesPanel } from './categories-panel.tsx'

afterEach(() => cleanNotifications())

const groceries = aCategory({ version: 3 })
const travel = aCategory({ name: 'Travel' })

function fakeCategories(handlers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    'GET /api/categories/': listResponse([groceries, travel]),
    ...handlers,
  })
}

test('renaming a category sends its version and can be undone', async () => {
  const server = fakeCategories({
    [`PATCH /api/categories/${groceries.id}/`]: { body: { ...groceries, name: 'Food', history_id: anId() } },
  })
  const { user } = renderAlone(<CategoriesPanel onClose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: /^Edit\s*Groceries/ }))
  const name = screen.getByRole('textbox', { name: 'Name of Groceries' })
  await user.clear(name)
  await user.type(name, 'Food')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved Food.')).toBeDefined()
  expect(server.findSent(`PATCH /api/categories/${groceries.id}/`)[0]?.body).toEqual({ version: 3, name: 'Food' })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('a category can be merged into another', async () => {
  const server = fakeCategories({
    [`DELETE /api/categories/${groceries.id}/`]: { body: { deleted: 1, history_id: anId() } },
  })
  const { user } = renderAlone(<CategoriesPanel onClose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: /^Edit\s*Groceries/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: /What to do with its transactions/ }), 'Travel')
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('Merged Groceries into Travel.')).toBeDefined()
  expect(server.findSent(`DELETE /api/categories/${groceries.id}/`)[0]?.path).toContain('move_to=Travel')
})

test('if a name is already taken, the message appears at its field', async () => {
  const server = fakeCategories({
    'POST /api/categories/': refuseWith(409, 'There is already a category with that name.', 'conflict'),
  })
  const { user } = renderAlone(<CategoriesPanel onClose={() => {}} />)
  await user.type(await screen.findByRole('textbox', { name: 'New category name' }), 'Travel')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const description = 'There is already a category with that name.'
  expect(await screen.findByRole('textbox', { name: 'New category name', description })).toBeDefined()
  await waitFor(() =>
    expect(server.findSent('POST /api/categories/')[0]?.body).toEqual({ name: 'Travel', kind: 'expense' }),
  )
})
