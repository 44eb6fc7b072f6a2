import type { CustomInstructions, InstructionsPreview } from '@evenkeel/contract/instructions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProfile } from '../../testing/builders.ts'
import { fakeServer, refuseWith } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

const HISTORY_ID = '0190d0c0-0000-7000-8000-0000000000b1'
const RULE = {
  text: '“Shell” → Transport',
  matches: '“Shell”',
  sets: 'Transport',
  sentence: 'Shell is Transport.',
  when: { anyOf: [{ how: 'words' as const, text: 'Shell' }], allOf: [], noneOf: [] },
  effects: { category: 'Transport' },
  plain: '"Shell" → Transport.',
}
const PREVIEWED = { ...RULE, match_count: 1, overridden_count: 0, examples: [] }
const CHANGE = {
  id: '0190d0c0-0000-7000-8000-0000000000c1',
  transaction_date: '2026-10-03' as const,
  transaction_name: 'SHELL OIL 5742',
  amount: '-48.20',
  currency: 'USD',
  before: { category: 'Fuel', simple_name: 'Shell', source: null, tags: [] },
  after: { category: 'Transport', simple_name: 'Shell', source: null, tags: [] },
  rule: RULE.text,
}

function someInstructions(fields: Partial<CustomInstructions> = {}): CustomInstructions {
  return {
    text: '',
    rules: [],
    questions: [],
    not_understood: [],
    new_categories: [],
    background: [],
    characters: 0,
    version: 0,
    ...fields,
  }
}
function preview(fields: Partial<InstructionsPreview> = {}): Omit<InstructionsPreview, 'transaction_date'> {
  return {
    ...someInstructions(),
    rules: [],
    changes: [],
    change_count: 0,
    skips: [],
    skip_count: 0,
    decided_count: 0,
    row_count: 120,
    ...fields,
  }
}
const OPEN = { timeout: 15_000 }

async function open(handlers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/custom-instructions/': { body: someInstructions() },
    'POST /api/custom-instructions/preview/': ({ body }) => ({
      body: preview({
        text: (body as { text: string }).text,
        rules: [PREVIEWED],
        changes: [CHANGE] as never,
        change_count: 1,
      }),
    }),
    'PUT /api/custom-instructions/': ({ body }) => ({
      body: {
        ...someInstructions({ text: (body as { text: string }).text, rules: [RULE], version: 4 }),
        history_id: HISTORY_ID,
        added_categories: [],
      },
    }),
    'GET /api/ai/settings/': {
      body: { is_on: false, provider: null, today: { rows: 0, row_limit: 1, tokens: 0, token_limit: 1 } },
    },
    ...handlers,
  })
  const app = renderApp('/dashboard/manage-instructions')
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Instructions/ }, OPEN)
  return { server, box, ...app }
}

beforeEach(() => localStorage.setItem('seenOnboarding', 'true'))

test('an example takes one click, and its rule and effects are shown before anything is saved', async () => {
  const { server, box, user } = await open()
  expect(screen.getByText(/No instructions yet/)).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Shell is Transport.' }))
  expect(box.value).toBe('Shell is Transport.')

  const rules = await screen.findByRole('list', { name: 'Rules' })
  expect(within(rules).getByText('“Shell”')).not.toBeNull()
  expect(within(rules).getByText('Transport')).not.toBeNull()
  const table = screen.getByRole('table', { name: 'Transactions that would change' })
  expect(within(table).getByRole('row', { name: /SHELL OIL 5742.*Fuel.*Transport/ })).not.toBeNull()
  expect(screen.getByText(/We checked your 120 transactions. 1 would change/)).not.toBeNull()
  expect(server.findSent('PUT /api/custom-instructions/')).toEqual([])
})

test('Ctrl+Enter saves the text with the version the user saw, and this can be undone', async () => {
  const { server, box, user } = await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: 'Old.', version: 3 }) },
    [`POST /api/history/${HISTORY_ID}/undo/`]: {
      body: {
        id: HISTORY_ID,
        at: '2026-11-14T10:00:00Z',
        action: 'undo',
        summary: 'Undo',
        row_count: 1,
        is_undone: false,
        undoes: HISTORY_ID,
        can_undo: true,
      },
    },
  })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await user.clear(box)
  await user.type(box, 'Shell is Transport.{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.findSent('PUT /api/custom-instructions/')).toHaveLength(1))
  expect(server.findSent('PUT /api/custom-instructions/')[0]?.body).toEqual({ text: 'Shell is Transport.', version: 3 })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.findSent(`POST /api/history/${HISTORY_ID}/undo/`)).toHaveLength(1))
  await waitFor(() => expect(box.value).toBe('Old.'))
})

test('a category the text asks for is shown before saving, and saving says that it was added', async () => {
  const text = 'Put Shell in a new category called Road Trips.'
  const effects = { category: 'Road Trips', isNewCategory: true as const }
  const { box, user } = await open({
    'POST /api/custom-instructions/preview/': {
      body: preview({
        text,
        rules: [{ ...PREVIEWED, effects, sets: 'new category “Road Trips”', sentence: text }],
        new_categories: [{ name: 'Road Trips', kind: 'expense' }],
      }),
    },
    'PUT /api/custom-instructions/': {
      body: { ...someInstructions({ text, version: 4 }), history_id: HISTORY_ID, added_categories: ['Road Trips'] },
    },
  })
  await user.type(box, text)
  expect(await screen.findByText(/Road Trips \(spending\)\. We’ll add it when you save\./)).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved, and added Road Trips\./)).not.toBeNull()
})

test('characters are counted as people see them, and text that’s too long can’t be saved', async () => {
  const { box, user } = await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: `${'x'.repeat(998)}👩‍👩‍👧‍👦`, version: 3 }) },
  })
  expect(screen.getByText('999 of 1,000 characters')).not.toBeNull()
  await user.type(box, 'ab')
  expect(screen.getByText('1,001 of 1,000 characters')).not.toBeNull()
  expect(screen.getByText(/1 character too long/)).not.toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
})

test('a sentence that we didn’t understand is shown with a hint', async () => {
  await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: 'Something', version: 2 }) },
    'POST /api/custom-instructions/preview/': {
      body: preview({
        text: 'Something',
        not_understood: [{ text: 'Put the wobbly things away', why: 'No category was found in it.' }],
      }),
    },
  })
  expect(await screen.findByText(/Put the wobbly things away/, {}, OPEN)).not.toBeNull()
  expect(screen.getByText(/No category was found in it. Use words from your statement/)).not.toBeNull()
  expect(screen.queryByRole('button', { name: /what is meant/ })).toBeNull()
})

test('applying to past transactions saves first if needed, says how many changed, and offers Undo', async () => {
  const { server, user } = await open({
    'POST /api/custom-instructions/apply/': { body: { changed: 1, history_id: HISTORY_ID.replace('b1', 'b2') } },
  })
  await user.click(screen.getByRole('button', { name: 'Shell is Transport.' }))
  const apply = await screen.findByRole('button', { name: 'Save and apply to 1 transaction' })
  await waitFor(() => expect((apply as HTMLButtonElement).disabled).toBe(false))
  server.answer('GET /api/custom-instructions/', {
    body: someInstructions({ text: 'Shell is Transport.', version: 4 }),
  })
  await user.click(apply)
  expect(await screen.findByText('Changed 1 transaction.')).not.toBeNull()
  expect(server.findSent('PUT /api/custom-instructions/')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
})

test('past transactions that match a skip rule are counted, and we say that they stay', async () => {
  const { after: _, ...row } = CHANGE
  await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: 'Skip Shell.', version: 2 }) },
    'POST /api/custom-instructions/preview/': {
      body: preview({
        text: 'Skip Shell.',
        rules: [PREVIEWED],
        skips: [row] as never,
        skip_count: 1,
        decided_count: 2,
      }),
    },
  })
  expect(
    await screen.findByText(/1 past transaction matches a rule that skips transactions. We won’t delete it/, {}, OPEN),
  ).not.toBeNull()
  expect(screen.getByText(/We won’t change 2 transactions because you chose their categories yourself/)).not.toBeNull()
})

test('if the instructions were changed elsewhere, the typed text stays and the saved version is offered', async () => {
  const { server, box, user } = await open({
    'PUT /api/custom-instructions/': refuseWith(409, 'Changed elsewhere.', 'stale'),
  })
  await user.type(box, 'Mine.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const show = await screen.findByRole('button', { name: 'Show the saved version' })
  expect(box.value).toBe('Mine.')
  server.answer('GET /api/custom-instructions/', { body: someInstructions({ text: 'Theirs.', version: 9 }) })
  await user.click(show)
  await waitFor(() => expect(box.value).toBe('Theirs.'))
})

test('choosing “no rule” removes only the sentence that the question is about', async () => {
  const sentence = "Don't put Amazon in Shopping."
  const { box, user } = await open({
    'GET /api/custom-instructions/': {
      body: someInstructions({ text: `${sentence}  Shell is Transport.`, version: 2 }),
    },
    'POST /api/custom-instructions/preview/': ({ body }) => {
      const { text } = body as { text: string }
      const question = {
        text: sentence,
        question: "We didn’t use “Don't”.",
        readings: [
          { rules: ['“Amazon” → Shopping'], sentence: '"Amazon" → Shopping.' },
          { rules: [], sentence: '' },
        ],
        new_category: null,
      }
      return { body: preview({ text, questions: text.includes(sentence) ? [question] : [] }) }
    },
  })
  await user.click(await screen.findByRole('button', { name: /No rule: remove this from the text/ }, OPEN))
  expect(box.value).toBe('Shell is Transport.')
  await waitFor(() => expect(screen.queryByText('Check this:')).toBeNull())
})

test('editing a rule keeps texts that must all match separate from those where one match is enough', async () => {
  const rule = {
    ...PREVIEWED,
    text: '“Zelle” with “Marisol” → Services',
    sentence: 'Zelle to Marisol is Services.',
    when: {
      anyOf: [],
      allOf: ['Zelle', 'Marisol'].map((text) => ({ how: 'words' as const, text })),
      noneOf: [],
    },
    effects: { category: 'Services' },
    plain: '"Zelle" with "Marisol" → Services.',
  }
  const { box, user } = await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: rule.sentence, version: 2 }) },
    'POST /api/custom-instructions/preview/': ({ body }) => ({
      body: preview({ text: (body as { text: string }).text, rules: [rule] }),
    }),
  })
  await user.click(await screen.findByRole('button', { name: /^Edit the rule .*Zelle/ }, OPEN))
  const field = screen.getByRole('combobox', { name: 'And also' })
  await user.type(field, '{Backspace}Gil, Mary{Enter}')
  await user.click(screen.getByRole('button', { name: 'Use this rule' }))
  expect(box.value).toBe('"Zelle" with "Gil, Mary" → Services.')
})

test('a limit shows whether it includes its amount, and the amount can be changed', async () => {
  const rule = {
    ...PREVIEWED,
    sentence: 'Shell over 50 is Travel.',
    when: { ...PREVIEWED.when, min: { decimal: '50', inclusive: false } },
    effects: { category: 'Travel' },
  }
  const { box, user } = await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: rule.sentence, version: 2 }) },
    'POST /api/custom-instructions/preview/': ({ body }) => ({
      body: preview({ text: (body as { text: string }).text, rules: [rule] }),
    }),
  })
  await user.click(await screen.findByRole('button', { name: /^Edit the rule/ }, OPEN))
  const limit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lowest amount' })
  expect(limit.selectedOptions[0]!.text).toBe('More than')
  await user.type(screen.getByRole('textbox', { name: 'Lowest amount: amount' }), '0')
  await user.click(screen.getByRole('button', { name: 'Use this rule' }))
  expect(box.value).toMatch(/ over 500 → Travel\.$/)
})

test('if an AI is configured and on, users can ask it, and its wording is only used once they accept it', async () => {
  const sentence = 'Put the wobbly things away'
  const { box, user } = await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: sentence, version: 2 }) },
    'POST /api/custom-instructions/preview/': {
      body: preview({ text: sentence, not_understood: [{ text: sentence, why: 'No category.' }] }),
    },
    'GET /api/ai/settings/': {
      body: {
        is_on: true,
        provider: { host: 'model.example', model: 'm', is_local: false },
        today: { rows: 0, row_limit: 1, tokens: 0, token_limit: 1 },
      },
    },
    'POST /api/custom-instructions/suggest/': {
      body: { suggestions: [{ sentence, suggestion: 'Put "wobbly" in Shopping.', rules: [RULE] }], detail: null },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ask model.example to reword this' }, OPEN))
  expect(box.value).toBe(sentence)
  await user.click(await screen.findByRole('button', { name: 'Use this wording' }))
  expect(box.value).toBe('Put "wobbly" in Shopping.')
})

test('rules and sentences that appear twice are gone once the text has changed', async () => {
  const unclear = { text: 'Hm.', why: 'No category.' }
  const question = { text: 'Shell.', question: 'Which?', readings: [], new_category: null }
  const { box, user } = await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: 'Twice.', version: 2 }) },
    'POST /api/custom-instructions/preview/': ({ body }) => ({
      body: preview(
        (body as { text: string }).text === 'Twice.'
          ? {
              rules: [PREVIEWED, PREVIEWED],
              not_understood: [unclear, unclear],
              questions: [question, question],
            }
          : { rules: [{ ...PREVIEWED, plain: 'Other.', matches: '“Other”' }] },
      ),
    }),
  })
  const rules = await screen.findByRole('list', { name: 'Rules' }, OPEN)
  expect(within(rules).getAllByText('“Shell”')).toHaveLength(2)
  await user.clear(box)
  await user.type(box, 'Other.')
  await screen.findByText('“Other”', {}, OPEN)
  expect(screen.queryByText('“Shell”')).toBeNull()
  expect(screen.queryByText(/“Hm.”/)).toBeNull()
  expect(screen.queryByText(/Which\?/)).toBeNull()
})

test('text over the limit shows no rules, because it isn’t read', async () => {
  const { box, user } = await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: 'Shell is Transport.', version: 2 }) },
  })
  await screen.findByRole('list', { name: 'Rules' }, OPEN)
  await user.click(box)
  await user.paste('x'.repeat(1000))
  expect(screen.getByText('Shorten your instructions to see their rules.')).not.toBeNull()
  expect(screen.queryByRole('list', { name: 'Rules' })).toBeNull()
  expect(screen.queryByRole('table', { name: 'Transactions that would change' })).toBeNull()
})

test('if other rules take precedence for everything that a rule matches, the rule says so', async () => {
  await open({
    'GET /api/custom-instructions/': { body: someInstructions({ text: 'Shell is Transport.', version: 2 }) },
    'POST /api/custom-instructions/preview/': {
      body: preview({ rules: [{ ...PREVIEWED, match_count: 0, overridden_count: 62 }] }),
    },
  })
  expect(
    await screen.findByText(/^Matches 62 transactions, but other rules take precedence\./, {}, OPEN),
  ).not.toBeNull()
})

test('if loading fails, the page says so and offers to try again', async () => {
  const server = fakeServer({
    'GET /accounts/profile/': { body: aProfile() },
    'GET /api/custom-instructions/': refuseWith(400, 'No.', 'invalid'),
  })
  const { user } = renderApp('/dashboard/manage-instructions')
  expect(await screen.findByText('Couldn’t load your instructions', {}, OPEN)).not.toBeNull()
  server.answer('GET /api/custom-instructions/', { body: someInstructions({ text: 'Back.', version: 2 }) })
  server.answer('POST /api/custom-instructions/preview/', { body: preview({ text: 'Back.' }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Instructions/ })).value).toBe('Back.')
})

test('the page asks before the user leaves with unsaved changes', async () => {
  const { box, user, router } = await open()
  await user.type(box, 'Unsaved.')
  void router.navigate({ to: '/faqs' })
  expect(await screen.findByText('Leave without saving?')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(box.value).toBe('Unsaved.')
})
