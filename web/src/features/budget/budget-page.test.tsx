import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refuseWith } from '../../testing/fake-server.ts'
import { gym, HISTORY, openBudget, pay, setUpBudget } from '../../testing/open-budget.ts'
import { aBudgetItem, anUpcomingPayment } from '../../testing/report-builders.ts'

setUpBudget()

const findTable = async (name: string) => within(await screen.findByRole('table', { name }))
const getField = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name })

describe('the table', () => {
  test('has the specified columns, and one for how often an item repeats', async () => {
    openBudget()
    const headings = (await findTable('Planned expenses')).getAllByRole('columnheader').map((cell) => cell.textContent)
    expect(headings.filter(Boolean)).toEqual([
      'Last Updated',
      'Transaction Date',
      'Source',
      'Transaction Name',
      'Simple Name',
      'Category',
      'Repeats',
      'Currency',
      'Amount',
    ])
  })

  test('expenses and income are tabs with their totals, and the tab is in the address', async () => {
    const { user, router } = openBudget()
    await findTable('Planned expenses')
    const income = screen.getByRole('tab', { name: /^Income/ })
    expect(income.textContent).toContain('$5,200.00 this month')
    expect(income.textContent).toContain('$17,880.00 in 2026')
    await user.click(income)
    expect((await findTable('Planned income')).getByText('Every 2 weeks')).not.toBeNull()
    expect(router.state.location.search).toEqual({ tab: 'income' })
    await user.keyboard('{ArrowLeft}')
    await findTable('Planned expenses')
  })

  test('can be searched, and says so if nothing matches', async () => {
    const { user } = openBudget()
    const rows = await findTable('Planned expenses')
    await user.type(screen.getByRole('searchbox', { name: 'Search planned expenses' }), 'gym')
    await waitFor(() => expect(rows.queryByText('Rent')).toBeNull())
    await user.type(screen.getByRole('searchbox', { name: 'Search planned expenses' }), 'nastics')
    await screen.findByText('Nothing in your planned expenses matches “gymnastics”.')
  })

  test('the trash icon deletes all selected items at once, and Undo restores them', async () => {
    const { user, server } = openBudget()
    const rows = await findTable('Planned expenses')
    server.answer('POST /api/budget-items/bulk-delete/', { body: { deleted: 2, history_id: HISTORY } })
    await user.click(rows.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Delete 2 selected items' }))
    await screen.findByText('Deleted 2 items.')
    const [sent] = server.findSent('POST /api/budget-items/bulk-delete/')
    expect(new Set((sent!.body as { ids: string[] }).ids)).toEqual(new Set([aBudgetItem().id, gym.id]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.findSent(`POST /api/history/${HISTORY}/undo/`)).toHaveLength(1))
  })
})

test('an empty budget offers a suggestion from history, and the tabs still work', async () => {
  const { user, router } = openBudget('/dashboard/budget', [])
  await screen.findByText('No budget yet. We can suggest one from your transactions.')
  await user.click(screen.getByRole('button', { name: 'Suggest a budget' }))
  expect(router.state.location.search).toEqual({ dialog: 'proposal' })
  router.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('tab', { name: /^Income/ }))
  expect(screen.getByRole('tab', { name: /^Income/ }).getAttribute('aria-selected')).toBe('true')
})

test('without transactions, nothing is suggested from history', async () => {
  const { user } = openBudget('/dashboard/budget', [], 0)
  await user.click(await screen.findByRole('button', { name: 'Write a sentence' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Describe what you plan to spend and earn' }))
  expect(screen.queryByRole('button', { name: /Suggest/ })).toBeNull()
})

test('savings have their own tab and aren’t among the expenses', async () => {
  const saving = aBudgetItem({ id: gym.id, simple_name: 'Nest egg', category: 'Savings & Investing', is_saving: true })
  const { user } = openBudget('/dashboard/budget', [aBudgetItem(), saving])
  expect((await findTable('Planned expenses')).queryByText('Nest egg')).toBeNull()
  await user.click(screen.getByRole('tab', { name: /^Savings/ }))
  expect((await findTable('Planned savings')).getByText('Nest egg')).not.toBeNull()
})

test('unknown values in the address are ignored', async () => {
  openBudget('/dashboard/budget?tab=zzz&view=zzz&month=zzz&item=zzz&dialog=zzz')
  await findTable('Planned expenses')
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('leaving the drawer', () => {
  test('Back closes it', async () => {
    const { user, router } = openBudget()
    await user.click((await findTable('Planned expenses')).getByText('Gym'))
    await screen.findByRole('dialog')
    router.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/budget')
  })

  test('deleting the item doesn’t ask about its unsaved changes', async () => {
    const { user, server, router } = openBudget()
    server.answer('POST /api/budget-items/bulk-delete/', { body: { deleted: 1, history_id: HISTORY } })
    await user.click((await findTable('Planned expenses')).getByText('Gym'))
    await screen.findByRole('dialog')
    await user.type(getField('Amount'), '5')
    await user.click(screen.getByRole('button', { name: 'Delete this item' }))
    await screen.findByText('Deleted 1 item.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toEqual({})
  })

  test('asks about unsaved changes before it closes', async () => {
    const { user } = openBudget()
    await user.click((await findTable('Planned expenses')).getByText('Gym'))
    await screen.findByRole('dialog')
    await user.type(getField('Amount'), '5')
    await user.keyboard('{Escape}')
    await screen.findByText('Save your changes?')
    await user.type(getField('Amount'), '0')
    expect(screen.queryByText('Save your changes?')).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('editing', () => {
  test('clicking a row opens its item, and saving sends the item’s version', async () => {
    const { user, server } = openBudget()
    server.answer(`PATCH /api/budget-items/${aBudgetItem().id}/`, {
      body: aBudgetItem({ amount: '-1500.00', version: 2 }),
    })
    await user.click((await findTable('Planned expenses')).getByText('Rent'))
    await screen.findByRole('dialog', { name: 'Rent' })
    await user.clear(getField('Amount'))
    await user.type(getField('Amount'), '1,500')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved Rent.')
    expect(server.findSent(`PATCH /api/budget-items/${aBudgetItem().id}/`)[0]!.body).toMatchObject({
      version: 1,
      amount: '1500',
      repeat: { every: 1, unit: 'month' },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('if the item was changed elsewhere, shows that version and overwrites it only if the user says so', async () => {
    const { user, server } = openBudget(`/dashboard/budget?item=${aBudgetItem().id}`)
    const path = `PATCH /api/budget-items/${aBudgetItem().id}/`
    await screen.findByRole('dialog', { name: 'Rent' })
    const present = aBudgetItem({ amount: '-1475.00', version: 5 })
    server.answer(path, refuseWith(409, 'Changed in the meantime.', 'conflict', { present }))
    await user.clear(getField('Amount'))
    await user.type(getField('Amount'), '1500')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('\u2212$1,475.00')
    server.answer(path, { body: aBudgetItem({ amount: '-1500.00', version: 6 }) })
    await user.click(screen.getByRole('button', { name: 'Save mine' }))
    await screen.findByText('Saved Rent.')
    expect(server.findSent(path)[1]!.body).toMatchObject({ version: 5, amount: '1500' })
  })

  test('a new item is validated before it’s sent, with errors at its fields', async () => {
    const { user, server } = openBudget()
    await findTable('Planned expenses')
    await user.click(screen.getByRole('button', { name: '+ Add New Item' }))
    await screen.findByRole('dialog', { name: 'Add New Item' })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText('Enter a name.')).not.toBeNull()
    expect(server.findSent('POST /api/budget-items/bulk-create/')).toHaveLength(0)
    server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
    await user.type(getField('Simple Name'), 'Pool')
    await user.type(getField('Amount'), '40')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ends' }), 'After a number of times')
    expect(
      screen.getByText('On Nov 15, 2026, Dec 15, 2026, Jan 15, 2027, and so on until Oct 15, 2027.'),
    ).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText('Added Gym.')
    const [sent] = server.findSent('POST /api/budget-items/bulk-create/')
    const [item] = (sent!.body as { items: Record<string, unknown>[] }).items
    expect(item).toMatchObject({
      simple_name: 'Pool',
      amount: '40',
      kind: 'expense',
      until: '2027-10-15',
      spread: false,
    })
    // Without a category, the server finds one by name.
    expect(item).not.toHaveProperty('category')
  })

  test('offers to spread an amount over its month', async () => {
    const { user, server } = openBudget('/dashboard/budget?dialog=add')
    await screen.findByRole('dialog', { name: 'Add New Item' })
    server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
    await user.type(getField('Simple Name'), 'Groceries')
    await user.type(getField('Amount'), '600')
    await user.click(screen.getByRole('checkbox', { name: 'Spread evenly over the month' }))
    expect(screen.getByText('Monthly, spread over the month, from Nov 15, 2026.')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText('Added Gym.')
    const [sent] = server.findSent('POST /api/budget-items/bulk-create/')
    expect((sent!.body as { items: Record<string, unknown>[] }).items).toMatchObject([{ spread: true }])
  })
})

test('adding an item that’s already in the budget asks whether to change it or add a new one', async () => {
  const { user, server } = openBudget('/dashboard/budget?dialog=add')
  await findTable('Planned expenses')
  await screen.findByRole('dialog', { name: 'Add New Item' })
  await user.type(getField('Simple Name'), 'gym')
  await user.type(getField('Amount'), '45')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText(/Gym is already in your budget: \$40\.00, monthly/)
  expect(server.findSent('POST /api/budget-items/bulk-create/')).toEqual([])
  server.answer(`PATCH /api/budget-items/${gym.id}/`, { body: gym })
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  await screen.findByText(/^Saved/)
  const [sent] = server.findSent(`PATCH /api/budget-items/${gym.id}/`)
  expect(sent!.body).toMatchObject({ amount: '45', version: gym.version, category: gym.category })
})

test('if the item to change was changed elsewhere, shows its current version and asks again', async () => {
  const { user, server } = openBudget('/dashboard/budget?dialog=add')
  await findTable('Planned expenses')
  await screen.findByRole('dialog', { name: 'Add New Item' })
  await user.type(getField('Simple Name'), 'gym')
  await user.type(getField('Amount'), '45')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const present = { ...gym, amount: '-42.00', until: '2027-05-01', version: 7 }
  const path = `PATCH /api/budget-items/${gym.id}/`
  server.answer(path, refuseWith(409, 'Changed in the meantime.', 'conflict', { present }))
  await user.click(await screen.findByRole('button', { name: 'Change it' }))
  await screen.findByText(/Gym is already in your budget: \$42\.00, monthly until May 1, 2027\./)
  expect(screen.getByText(/^Gym was changed elsewhere/)).not.toBeNull()
  server.answer(path, { body: gym })
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  await screen.findByText(/^Saved/)
  expect(server.findSent(path)[1]!.body).toMatchObject({ amount: '45', version: 7 })
})

test('a suggested item shows its reason and is added with one click', async () => {
  const { user, server } = openBudget('/dashboard/budget?dialog=proposal')
  const item = {
    transaction_date: '2026-11-13',
    transaction_name: 'Employer',
    amount: '2845.60',
    repeat: { every: 2, unit: 'week' },
  }
  const reason = {
    kind: 'recurring',
    text: 'Received.',
    amount: '2845.60',
    months: [],
    history_months: null,
    transaction_count: 58,
    filter: { search: 'Employer' },
  }
  const dentist = { ...item, transaction_name: 'Dentist', amount: '-60.00', repeat: { every: 1, unit: 'month' } }
  const why = {
    kind: 'now-and-then',
    text: 'In 2 of the last 4 months.',
    amount: '240.00',
    months: ['2026-10', '2026-07'],
    history_months: 4,
    transaction_count: null,
    filter: { category: 'Health' },
  }
  server.answer('GET /api/budget-items/proposal/', {
    body: {
      currency: 'USD',
      months: ['2026-10'],
      rates: [],
      lines: [
        { key: 'a', item, kind: 'income', yearly_amount: '73985.60', reason, existing_item_id: null },
        { key: 'b', item: dentist, kind: 'expense', yearly_amount: '-720.00', reason: why, existing_item_id: null },
      ],
    },
  })
  const received = await screen.findByRole('link', { name: 'Received 58 times on this schedule' })
  expect(received.getAttribute('href')).toBe('/dashboard/actual?search=Employer')
  expect(screen.getByRole('link', { name: 'In 2 of the last 4 months, $240.00 in total' })).not.toBeNull()
  server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [pay], history_id: HISTORY } })
  await user.click(screen.getByRole('button', { name: 'Add Employer' }))
  await screen.findByText('Added Salary.')
  expect(server.findSent('POST /api/budget-items/bulk-create/')[0]!.body).toEqual({ items: [item] })
})

test('a suggestion for income says that you receive more, and without a full month of history none are counted', async () => {
  const { server } = openBudget('/dashboard/budget?dialog=proposal')
  const item = {
    transaction_date: '2026-12-01',
    transaction_name: 'Bonus',
    amount: '6000.00',
    repeat: { every: 1, unit: 'year' },
  }
  const reason = {
    kind: 'season',
    text: 'You receive more.',
    amount: '3000.00',
    months: ['2025-12', '2024-12'],
    history_months: null,
    transaction_count: null,
    filter: { category: 'Income' },
  }
  const line = { key: 'a', item, kind: 'income', yearly_amount: '6000.00', reason, existing_item_id: null }
  server.answer('GET /api/budget-items/proposal/', { body: { currency: 'USD', months: [], rates: [], lines: [line] } })
  const text = 'You receive more in December every year; a typical month is $3,000.00'
  expect(await screen.findByRole('link', { name: text })).not.toBeNull()
  expect(screen.getByText('Nothing is added until you choose.')).not.toBeNull()
})

test('while the calendar loads another month, it doesn’t show the totals of the previous one', async () => {
  const { user, server } = openBudget('/dashboard/budget?view=calendar')
  const totals = { expense: '60.00', income: '0.00', saving: '0.00' }
  const body = { currency: 'USD', from: '2026-11-01', to: '2026-11-30', results: [], totals, rates: [] }
  server.answer('GET /api/budget-items/calendar/', { body })
  await screen.findByText('$60.00')
  server.answer('GET /api/budget-items/calendar/', () => new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await screen.findByRole('heading', { name: 'December 2026' })
  expect(screen.queryByText('$60.00')).toBeNull()
})

test('the calendar shows bills on their days, and the month is in the address', async () => {
  const { user, server, router } = openBudget('/dashboard/budget?view=calendar')
  server.answer('GET /api/budget-items/calendar/', {
    body: {
      currency: 'USD',
      from: '2026-11-01',
      to: '2026-11-30',
      results: [anUpcomingPayment()],
      totals: { expense: '60.00', income: '0.00', saving: '0.00' },
      rates: [],
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Payments in November 2026' }))
  const bill = list.getByRole('button', { name: /Internet/ })
  expect(bill.closest('ol > li')?.textContent).toContain('Friday, November 20')
  expect(screen.getByText(/^Checked: already paid or received\./)).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'calendar', month: '2026-12' }))
  expect(server.requests.some(({ path }) => path.includes('from=2026-12-01&to=2026-12-31'))).toBe(true)
})
