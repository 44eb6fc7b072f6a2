import fc from 'fast-check'
import type { TestApp } from './create-test-app.ts'
import { postFile } from './file-form.ts'
import type { TestClient } from './test-client.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const NAMES = [
  'REWE MARKT 42',
  '=SUM(A1)',
  'Café “Ü” \n Zürich',
  'Łódź 🥐',
  "O'Brien; -- ",
  'Миру — мир',
  'x'.repeat(200),
]
const SOURCES = ['Checking', 'Savings', 'Visa 4242', null]
const CURRENCIES = ['USD', 'EUR', 'JPY', 'KWD']

const day = fc.integer({ min: 0, max: 700 }).map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10))
const whole = fc.integer({ min: -99_999, max: 99_999 }).filter((n) => n !== 0)
const note = fc.option(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ''),
)

/** Something a user does in the product. */
const userAction = fc.oneof(
  fc.record({
    do: fc.constant('transaction' as const),
    day,
    whole,
    note,
    tags: fc.subarray(['holiday', 'Été 2026', 'work; travel']),
    name: fc.constantFrom(...NAMES),
    source: fc.constantFrom(...SOURCES),
    currency: fc.constantFrom(...CURRENCIES),
  }),
  fc.record({ do: fc.constant('split' as const), nth: fc.nat(20) }),
  fc.record({ do: fc.constant('attach' as const), nth: fc.nat(20), bytes: fc.integer({ min: 0, max: 900_000 }) }),
  fc.record({ do: fc.constant('transfer' as const), day, whole }),
  fc.record({ do: fc.constant('edit' as const), nth: fc.nat(20), note }),
  fc.record({ do: fc.constant('delete' as const), nth: fc.nat(20) }),
  fc.record({ do: fc.constant('import' as const), from: fc.nat(20), rows: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant('move in' as const), day: fc.integer({ min: 1, max: 28 }), maps: fc.boolean() }),
  fc.record({ do: fc.constant('category' as const), nth: fc.nat(1_000) }),
  fc.record({
    do: fc.constant('budget' as const),
    day,
    whole,
    every: fc.option(fc.integer({ min: 1, max: 6 })),
    unit: fc.constantFrom('week', 'month', 'year'),
  }),
  fc.record({
    do: fc.constant('account' as const),
    whole,
    type: fc.constantFrom('cash', 'investment', 'loan'),
    currency: fc.constantFrom(...CURRENCIES),
    statements: fc.array(day, { maxLength: 3 }),
  }),
  fc.record({
    do: fc.constant('instructions' as const),
    name: fc.constantFrom('REWE is Groceries', 'Rent is Housing'),
  }),
  fc.record({
    do: fc.constant('attributes' as const),
    year: fc.integer({ min: 1930, max: 2010 }),
    shares: fc.boolean(),
  }),
  fc.record({ do: fc.constant('scenario' as const), years: fc.integer({ min: 1, max: 40 }) }),
)
type UserAction = typeof userAction extends fc.Arbitrary<infer Each> ? Each : never
export const userActions = fc.array(userAction, { minLength: 1, maxLength: 25 })

/** Performs all actions through the API, as a page would. */
export async function performActions(server: TestApp, user: TestClient, actions: readonly UserAction[]): Promise<void> {
  for (const action of actions) await perform(server, user, action)
  await server.jobs.waitUntilIdle()
}

/** Random actions can rightly be refused, for example a duplicate name or a second split. */
const MAY_BE_REFUSED = [400, 409]

function requireSuccess<Answer extends { statusCode: number; body: string }>(answer: Answer): Answer {
  if (answer.statusCode >= 300 && !MAY_BE_REFUSED.includes(answer.statusCode)) throw new Error(answer.body)
  return answer
}

async function perform(server: TestApp, user: TestClient, action: UserAction): Promise<void> {
  const findNth = async (n: number) => {
    const { results } = (await user.get('/api/transactions/?limit=100')).json()
    return results[n % Math.max(1, results.length)]
  }
  switch (action.do) {
    case 'transaction': {
      const { name, source, currency, note, tags } = action
      const body = {
        transaction_date: action.day,
        transaction_name: name,
        source,
        currency,
        tags,
        amount: String(action.whole),
      }
      requireSuccess(await user.post('/api/transactions/', { ...body, ...(note === null ? {} : { note }) }))
      return
    }
    case 'split': {
      const row = await findNth(action.nth)
      if (!row) return
      const makePart = (amount: string) => ({ amount, category: null, note: 'a part' })
      const half = Math.trunc(Number(row.amount) / 2)
      const rest = Number(row.amount) - half
      await user.post(`/api/transactions/${row.id}/split/`, {
        version: row.version,
        parts: [makePart(String(half)), makePart(String(rest))],
      })
      return
    }
    case 'attach': {
      const row = await findNth(action.nth)
      const bytes = Buffer.concat([PNG, Buffer.alloc(action.bytes, 7)])
      if (row) await postFile(user, `/api/transactions/${row.id}/attachments/`, bytes, 'Beleg ü.png')
      return
    }
    case 'transfer': {
      const add = async (source: string, amount: number) =>
        requireSuccess(
          await user.post('/api/transactions/', {
            transaction_date: action.day,
            transaction_name: 'MOVE',
            source,
            amount: String(amount),
          }),
        ).json().id
      const size = Math.abs(action.whole)
      const [out, into] = [await add('Checking', -size), await add('Savings', size)]
      requireSuccess(await user.post(`/api/transactions/${out}/pair/`, { other_id: into }))
      return
    }
    case 'edit': {
      const row = await findNth(action.nth)
      if (row)
        requireSuccess(
          await user.patch(`/api/transactions/${row.id}/`, {
            version: row.version,
            note: action.note,
            category: 'Groceries',
          }),
        )
      return
    }
    case 'delete': {
      const row = await findNth(action.nth)
      if (row) requireSuccess(await user.delete(`/api/transactions/${row.id}/`))
      return
    }
    case 'import': {
      const lines = Array.from(
        { length: action.rows },
        (_, i) =>
          `2026-03-${String(((action.from + i) % 28) + 1).padStart(2, '0')},SHOP ${action.from + i},-${i + 1}.50,${1000 - i}.00`,
      )
      const text = `Date,Description,Amount,Balance\n${lines.join('\n')}\nnot a row at all\n`
      requireSuccess(await user.post('/api/imports/', { text, source: 'Visa 4242', today: '2026-03-31' }))
      await server.jobs.waitUntilIdle()
      return
    }
    case 'move in': {
      const text = YNAB_REGISTER.map((line) => line.replace('{day}', `10/${String(action.day).padStart(2, '0')}/2026`))
      const response = requireSuccess(await user.post('/api/imports/', { text: text.join('\n'), today: '2026-11-16' }))
      await server.jobs.waitUntilIdle()
      if (!action.maps) return
      const categories = [{ name: 'Fun: Stamps', category: 'Stamps', kind: 'expense' }]
      requireSuccess(await user.post(`/api/imports/${response.json().id}/categories/`, { categories }))
      return
    }
    case 'category':
      requireSuccess(await user.post('/api/categories/', { name: `Own ${action.nth}`, kind: 'expense' }))
      return
    case 'budget': {
      const repeat = action.every === null ? null : { every: action.every, unit: action.unit }
      requireSuccess(
        await user.post('/api/budget-items/', {
          transaction_date: action.day,
          transaction_name: 'Plan',
          amount: String(action.whole),
          repeat,
        }),
      )
      return
    }
    case 'account': {
      const { type, currency } = action
      const { id } = (await user.post('/api/accounts/', { name: `A ${type}`, type, currency })).json()
      for (const statement_date of action.statements)
        requireSuccess(
          await user.post('/api/statements/', { account_id: id, statement_date, final_balance: String(action.whole) }),
        )
      requireSuccess(await user.post('/api/account-links/', { source: 'Visa 4242', account_id: id }))
      return
    }
    case 'instructions':
      requireSuccess(await user.put('/api/custom-instructions/', { text: action.name }))
      return
    case 'attributes':
      requireSuccess(
        await user.put('/accounts/personal-attributes/', {
          ...ATTRIBUTES,
          birth_year: action.year,
          share_anonymously: action.shares,
        }),
      )
      return
    case 'scenario':
      requireSuccess(
        await user.post('/api/scenarios/', {
          name: `Plan ${action.years}`,
          inputs: { ...PLAN, total_years: action.years },
        }),
      )
  }
}

/** A split, a transfer, a flag, a memo and a category of another product. */
const YNAB_REGISTER = [
  'Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared',
  'Checking,Red,{day},Store,Everyday: Groceries,Everyday,Groceries,Split (1/2) food,$40.00,$0.00,Uncleared',
  'Checking,,{day},Store,Fun: Stamps,Fun,Stamps,Split (2/2) penny red,$15.00,$0.00,Cleared',
  'Checking,,{day},Stamp Fair,Fun: Stamps,Fun,Stamps,,$9.00,$0.00,Cleared',
  'Checking,,{day},Transfer : Savings,,,,,$200.00,$0.00,Cleared',
  'Savings,,{day},Transfer : Checking,,,,,$0.00,$200.00,Cleared',
]

const ATTRIBUTES = {
  household_size: 2,
  country: 'DE',
  region: null,
  work: 'employed',
  housing: 'rent',
  annual_income: '50000',
  annual_income_currency: 'EUR',
}
const PLAN = {
  starting_net_worth: '1000.00',
  annual_income: '50000.00',
  annual_spending: '40000.00',
  annual_return: 0.05,
  volatility: 0.1,
  tax_drag: 0.1,
  income_years: 1,
}
