import { cleanNotifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aHistoryEntry, aProfile } from '../../testing/builders.ts'
import { playServer, refusal } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aBudgetDraft, aBudgetItem, aComingPayment, budgetTotals } from '../../testing/report-builders.ts'

const HISTORY = '0190d0c0-0000-7000-8000-0000000000a1'
const pay = aBudgetItem({
  id: '0190d0c0-0000-7000-8000-000000000002',
  simple_name: 'Salary',
  transaction_name: 'Salary',
  category: 'Income',
  kind: 'income',
  amount: '2600.00',
  repeat: { every: 2, unit: 'week' },
})
const gym = aBudgetItem({ id: '0190d0c0-0000-7000-8000-000000000003', simple_name: 'Gym', amount: '-40.00' })
const sum = { count: 2, this_month: '1490.00', this_year: '17880.00' }
const totals = budgetTotals({ expense: sum, income: { ...sum, count: 1, this_month: '5200.00' } })

// A busy machine is slow; something that never appears still fails.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 9) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('seenOnboarding', 'true')
})
afterEach(() => {
  vi.useRealTimers()
  cleanNotifications()
})

function open(address = '/dashboard/budget', items = [aBudgetItem(), pay, gym]) {
  const server = playServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/budget-items/': { body: { results: items, next: null, total: items.length, totals } },
    'GET /api/categories/': { body: { results: [], next: null, total: 0 } },
    'GET /api/history/': { body: { results: [aHistoryEntry({ action: 'budget.edit' })], next: null, total: 1 } },
    [`POST /api/history/${HISTORY}/undo/`]: { body: aHistoryEntry() },
  })
  return { server, ...renderApp(address) }
}
const table = async (name: string) => within(await screen.findByRole('table', { name }))
const field = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name })

describe('the table', () => {
  test('has the columns of a budget, and how often it repeats', async () => {
    open()
    const headings = (await table('Planned expenses')).getAllByRole('columnheader').map((cell) => cell.textContent)
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
    const { user, router } = open()
    await table('Planned expenses')
    const income = screen.getByRole('tab', { name: /^Income/ })
    expect(income.textContent).toContain('$5,200.00 this month')
    expect(income.textContent).toContain('$17,880.00 in 2026')
    await user.click(income)
    expect((await table('Planned income')).getByText('Every 2 weeks')).not.toBeNull()
    expect(router.state.location.search).toEqual({ tab: 'income' })
    await user.keyboard('{ArrowLeft}')
    await table('Planned expenses')
  })

  test('search narrows it and says when nothing matches', async () => {
    const { user } = open()
    const rows = await table('Planned expenses')
    await user.type(screen.getByRole('searchbox', { name: 'Search the budget' }), 'gym')
    await waitFor(() => expect(rows.queryByText('Rent')).toBeNull())
    await user.type(screen.getByRole('searchbox', { name: 'Search the budget' }), 'nastics')
    await screen.findByText('Nothing in your expense budget matches “gymnastics”.')
  })

  test('the trash icon deletes all selected rows at once, and Undo restores them', async () => {
    const { user, server } = open()
    const rows = await table('Planned expenses')
    server.answer('POST /api/budget-items/bulk-delete/', { body: { deleted: 2, history_id: HISTORY } })
    await user.click(rows.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Delete 2 selected items' }))
    await screen.findByText('Deleted 2 items.')
    const [sent] = server.sent('POST /api/budget-items/bulk-delete/')
    expect(new Set((sent!.body as { ids: string[] }).ids)).toEqual(new Set([aBudgetItem().id, gym.id]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.sent(`POST /api/history/${HISTORY}/undo/`)).toHaveLength(1))
  })
})

test('without any items, the tabs are still there, and a sentence says how to start', async () => {
  const { user } = open('/dashboard/budget', [])
  await screen.findByText(/No budget yet/)
  await user.click(screen.getByRole('tab', { name: /^Income/ }))
  expect(screen.getByRole('tab', { name: /^Income/ }).getAttribute('aria-selected')).toBe('true')
})

test('savings have their own tab and aren’t among the expenses', async () => {
  const saving = aBudgetItem({ id: gym.id, simple_name: 'Nest egg', category: 'Savings & Investing', is_saving: true })
  const { user } = open('/dashboard/budget', [aBudgetItem(), saving])
  expect((await table('Planned expenses')).queryByText('Nest egg')).toBeNull()
  await user.click(screen.getByRole('tab', { name: /^Saving/ }))
  expect((await table('Planned saving')).getByText('Nest egg')).not.toBeNull()
})

test('a mistyped address opens the page as usual', async () => {
  open('/dashboard/budget?tab=zzz&view=zzz&month=zzz&item=zzz&dialog=zzz')
  await table('Planned expenses')
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('leaving the drawer', () => {
  test('Back closes it', async () => {
    const { user, router } = open()
    await user.click((await table('Planned expenses')).getByText('Gym'))
    await screen.findByRole('dialog')
    router.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/budget')
  })

  test('asks about typed changes before it closes', async () => {
    const { user } = open()
    await user.click((await table('Planned expenses')).getByText('Gym'))
    await screen.findByRole('dialog')
    await user.type(field('Amount'), '5')
    await user.keyboard('{Escape}')
    await screen.findByText('Save your changes?')
    await user.type(field('Amount'), '0')
    expect(screen.queryByText('Save your changes?')).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('editing', () => {
  test('a click on a row opens it, and saving sends its version', async () => {
    const { user, server } = open()
    server.answer(`PATCH /api/budget-items/${aBudgetItem().id}/`, {
      body: aBudgetItem({ amount: '-1500.00', version: 2 }),
    })
    await user.click((await table('Planned expenses')).getByText('Rent'))
    await screen.findByRole('dialog', { name: 'Rent' })
    await user.clear(field('Amount'))
    await user.type(field('Amount'), '1,500')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved Rent.')
    expect(server.sent(`PATCH /api/budget-items/${aBudgetItem().id}/`)[0]!.body).toMatchObject({
      version: 1,
      amount: '1500',
      repeat: { every: 1, unit: 'month' },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('an item changed elsewhere is shown, and is only overwritten if the user says so', async () => {
    const { user, server } = open(`/dashboard/budget?item=${aBudgetItem().id}`)
    const path = `PATCH /api/budget-items/${aBudgetItem().id}/`
    await screen.findByRole('dialog', { name: 'Rent' })
    const present = aBudgetItem({ amount: '-1475.00', version: 5 })
    server.answer(path, refusal(409, 'Changed meanwhile.', 'conflict', { present }))
    await user.clear(field('Amount'))
    await user.type(field('Amount'), '1500')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('\u2212$1,475.00')
    server.answer(path, { body: aBudgetItem({ amount: '-1500.00', version: 6 }) })
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }))
    await screen.findByText('Saved Rent.')
    expect(server.sent(path)[1]!.body).toMatchObject({ version: 5, amount: '1500' })
  })

  test('a new item is checked at its fields before it’s sent', async () => {
    const { user, server } = open()
    await table('Planned expenses')
    await user.click(screen.getByRole('button', { name: '+ Add New Item' }))
    await screen.findByRole('dialog', { name: 'Add New Item' })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText('Enter a name')).not.toBeNull()
    expect(server.sent('POST /api/budget-items/bulk-create/')).toHaveLength(0)
    server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
    await user.type(field('Simple Name'), 'Pool')
    await user.type(field('Amount'), '40')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ends' }), 'After a number of times')
    expect(screen.getByText('On Nov 15, 2026, Dec 15, 2026, Jan 15, 2027 and so on until Oct 15, 2027.')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText('Added Gym.')
    const [sent] = server.sent('POST /api/budget-items/bulk-create/')
    const [item] = (sent!.body as { items: Record<string, unknown>[] }).items
    expect(item).toMatchObject({ simple_name: 'Pool', amount: '40', kind: 'expense', until: '2027-10-15' })
    // Left empty, the server finds the category by name.
    expect(item).not.toHaveProperty('category')
  })
})

test('asks about an item that is already in the budget: change it, or add another', async () => {
  const { user, server } = open('/dashboard/budget?dialog=add')
  await table('Planned expenses')
  await screen.findByRole('dialog', { name: 'Add New Item' })
  await user.type(field('Simple Name'), 'gym')
  await user.type(field('Amount'), '45')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText(/Gym is already in your budget: \$40\.00, monthly/)
  expect(server.sent('POST /api/budget-items/bulk-create/')).toEqual([])
  server.answer(`PATCH /api/budget-items/${gym.id}/`, { body: gym })
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  await screen.findByText(/^Saved/)
  const [sent] = server.sent(`PATCH /api/budget-items/${gym.id}/`)
  expect(sent!.body).toMatchObject({ amount: '45', version: gym.version, category: gym.category })
})

describe('sentences', () => {
  const READ = 'POST /api/budget-items/from-text/'
  const draft = aBudgetDraft({ id: '0190d0c0-0000-7000-8000-000000000011' })
  const groceries = aBudgetDraft({
    id: '0190d0c0-0000-7000-8000-000000000012',
    simple_name: 'Groceries',
    amount: '-120.00',
    is_approximate: true,
    repeat: { every: 1, unit: 'week' },
  })

  const NO_CHOICES = { choices: [], about: [] }

  async function write(words: string, answer: object) {
    const opened = open()
    opened.server.answer(READ, { status: 201, body: { questions: [], history_id: null, ...answer } })
    const box = await screen.findByRole('textbox', { name: 'Describe what you plan to spend and earn' })
    await opened.user.type(box, words)
    await opened.user.click(screen.getByRole('button', { name: 'Submit' }))
    return opened
  }

  test('are read without being saved, shown back, and saved as one action', async () => {
    const { user, server } = await write('rent and food', { items: [draft, groceries] })
    await screen.findByText('We found 2 items. Look right?')
    expect(server.sent(READ)[0]!.body).toMatchObject({ text: 'rent and food', dry_run: true, today: '2026-11-15' })
    server.answer('POST /api/budget-items/bulk-create/', {
      status: 201,
      body: { items: [gym, gym], history_id: HISTORY },
    })
    await user.click(screen.getByRole('button', { name: 'Keep 2 items' }))
    await screen.findByText('Added 2 items.')
    expect(screen.getByRole('button', { name: 'Undo' })).not.toBeNull()
    expect(screen.getByRole('textbox', { name: /^Describe what you plan/ })).toHaveProperty('value', '')
  })

  test('one can be corrected and another removed before they’re saved', async () => {
    const { user, server } = await write('rent and food', { items: [draft, groceries] })
    await user.click(await screen.findByRole('button', { name: 'Remove Rent' }))
    await user.click(screen.getByRole('button', { name: 'Edit Groceries' }))
    await screen.findByRole('dialog', { name: 'Edit before keeping' })
    await user.clear(field('Amount'))
    await user.type(field('Amount'), '135')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
    await user.click(await screen.findByRole('button', { name: 'Keep this item' }))
    await screen.findByText('Added Gym.')
    expect(server.sent('POST /api/budget-items/bulk-create/')[0]!.body).toMatchObject({
      items: [{ simple_name: 'Groceries', amount: '-135' }],
    })
  })

  test('a question is answered in place, together with the words it’s about', async () => {
    const question = {
      text: 'some for the gym',
      question: 'How much is the gym?',
      topic: 'amount',
      item_id: null,
      draft: null,
      ...NO_CHOICES,
    }
    const { user, server } = await write('some for the gym', { items: [], questions: [question] })
    server.answer(READ, { status: 201, body: { items: [groceries], questions: [], history_id: null } })
    await user.type(await screen.findByRole('textbox', { name: 'How much is the gym?' }), '40 a month')
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    await screen.findByText('We found 1 item. Look right?')
    expect(server.sent(READ)[1]!.body).toMatchObject({ text: expect.stringMatching(/for the gym 40 a month$/) })
    expect(screen.queryByRole('textbox', { name: 'How much is the gym?' })).toBeNull()
  })

  test('an answer replaces the assumption; a button removes an item that has ended', async () => {
    const lunch = { ...groceries, source_text: 'lunch 20', simple_name: 'Lunch' }
    const question = {
      text: 'lunch 20',
      question: 'How often is Lunch?',
      topic: 'cadence',
      item_id: null,
      draft: null,
      ...NO_CHOICES,
    }
    const over = {
      text: 'no more gym',
      question: 'Remove Gym from your budget?',
      topic: 'removal',
      item_id: gym.id,
      draft: null,
      ...NO_CHOICES,
    }
    const { user, server } = await write('lunch 20, no more gym', { items: [lunch], questions: [question, over] })
    server.answer(READ, { status: 201, body: { items: [lunch], questions: [], history_id: null } })
    await user.type(await screen.findByRole('textbox', { name: 'How often is Lunch?' }), 'weekly')
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    await screen.findByText('We found 1 item. Look right?')
    server.answer('POST /api/budget-items/bulk-delete/', { body: { deleted: 1, history_id: HISTORY } })
    await user.click(screen.getByRole('button', { name: 'Remove it' }))
    await screen.findByText('Deleted 1 item.')
    expect(server.sent('POST /api/budget-items/bulk-delete/')[0]!.body).toEqual({ ids: [gym.id] })
    expect(screen.queryByText('Remove Gym from your budget?')).toBeNull()
  })

  test('a sentence with two meanings offers both, and key 2 chooses the second', async () => {
    const whole = { ...groceries, source_text: 'rent 1,600', simple_name: 'Rent', amount: '-1600.00' }
    const part = { ...whole, id: '01890000-0000-7000-8000-0000000000aa', amount: '-1300.00' }
    const question = {
      text: 'rent 1,600, my roommate gives me 300',
      question: 'Which did you mean?',
      topic: 'readings',
      item_id: null,
      draft: null,
      choices: [[whole], [part]],
      about: ['rent 1,600'],
    }
    const { user } = await write('rent', { items: [whole], questions: [question] })
    await screen.findByRole('group', { name: 'Which did you mean?' })
    expect(screen.getByRole('button', { name: /Rent: .*1,300\.00, / })).not.toBeNull()
    await user.keyboard('2')
    await screen.findByText(/1,300\.00/)
    expect(screen.queryByRole('group', { name: 'Which did you mean?' })).toBeNull()
    expect(screen.queryByText(/1,600\.00/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Keep this item' })).not.toBeNull()
  })

  test('a correction edits its item and adds none', async () => {
    const replaces = { id: gym.id, version: gym.version, amount: '-40.00', currency: 'USD' }
    const { user, server } = await write('the gym went up', { items: [{ ...groceries, replaces }] })
    await screen.findByText(/instead of/)
    server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
    await user.click(screen.getByRole('button', { name: 'Keep this item' }))
    await screen.findByText(/^Saved/)
    const [sent] = server.sent('POST /api/budget-items/bulk-create/')
    const edit = { id: gym.id, version: gym.version, amount: groceries.amount, currency: groceries.currency }
    expect(sent!.body).toMatchObject({ items: [], edits: [edit] })
  })

  test('an existing item is changed or added as another one, as the user chooses', async () => {
    const replaces = { id: gym.id, version: gym.version, amount: '-40.00', currency: 'USD' }
    const again = {
      text: 'gym 45',
      question: 'Gym is already in your budget. Change it, or add another?',
      topic: 'existing',
      item_id: gym.id,
      draft: { ...groceries, simple_name: 'Gym', replaces },
      ...NO_CHOICES,
    }
    const { user } = await write('gym 45', { items: [], questions: [again] })
    await user.click(await screen.findByRole('button', { name: 'Add another' }))
    await screen.findByText('We found 1 item. Look right?')
    expect(screen.queryByText(/instead of/)).toBeNull()
  })

  test('text, drafts and questions survive a reload', async () => {
    const { unmount, server } = await write('rent and food', { items: [draft] })
    await screen.findByText('We found 1 item. Look right?')
    unmount()
    renderApp('/dashboard/budget')
    await screen.findByText('We found 1 item. Look right?')
    expect(screen.getByRole('textbox', { name: /^Describe what you plan/ })).toHaveProperty('value', 'rent and food')
    expect(server.sent(READ)).toHaveLength(1)
  })

  test('text without an amount gets a message and stays in the box', async () => {
    await write('hello', { items: [] })
    await screen.findByText(/We found no amount/)
    expect(screen.getByRole('textbox', { name: /^Describe what you plan/ })).toHaveProperty('value', 'hello')
  })
})

test('a proposed line is accepted with one click, and shows its reason', async () => {
  const { user, server } = open('/dashboard/budget?dialog=proposal')
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
    transaction_count: 58,
    filter: { search: 'Employer' },
  }
  server.answer('GET /api/budget-items/proposal/', {
    body: {
      currency: 'USD',
      months: ['2026-10'],
      rates: [],
      lines: [{ key: 'a', item, kind: 'income', yearly_amount: '73985.60', reason, existing_item_id: null }],
    },
  })
  const why = await screen.findByRole('link', { name: 'Received 58 times on this schedule' })
  expect(why.getAttribute('href')).toBe('/dashboard/actual?search=Employer')
  server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [pay], history_id: HISTORY } })
  await user.click(screen.getByRole('button', { name: 'Add Employer' }))
  await screen.findByText('Added Salary.')
  expect(server.sent('POST /api/budget-items/bulk-create/')[0]!.body).toEqual({ items: [item] })
})

test('the calendar shows bills on their days, and the month is in the address', async () => {
  const { user, server, router } = open('/dashboard/budget?view=calendar')
  server.answer('GET /api/budget-items/calendar/', {
    body: {
      currency: 'USD',
      from: '2026-11-01',
      to: '2026-11-30',
      results: [aComingPayment()],
      totals: { expense: '60.00', income: '0.00', saving: '0.00' },
      rates: [],
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Payments in November 2026' }))
  expect(list.getByRole('button', { name: /Internet/ })).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'calendar', month: '2026-12' }))
  expect(server.requests.some(({ path }) => path.includes('from=2026-12-01&to=2026-12-31'))).toBe(true)
})

test('an empty budget says how to start', async () => {
  open('/dashboard/budget', [])
  await screen.findByText(/No budget yet/)
})
