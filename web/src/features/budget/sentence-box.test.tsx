import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refuseWith } from '../../testing/fake-server.ts'
import { gym, HISTORY, openBudget, setUpBudget } from '../../testing/open-budget.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aBudgetDraft } from '../../testing/report-builders.ts'

setUpBudget()

const getField = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name })

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
    const opened = openBudget()
    opened.server.answer(READ, { status: 201, body: { questions: [], history_id: null, ...answer } })
    const box = await screen.findByRole('textbox', { name: 'Describe what you plan to spend and earn' })
    await opened.user.type(box, words)
    await opened.user.click(screen.getByRole('button', { name: 'Submit' }))
    return opened
  }

  test('are read without being saved, shown to the user, and saved as one action', async () => {
    const { user, server } = await write('rent and food', { items: [draft, groceries] })
    await screen.findByText('We found 2 items. Look right?')
    expect(server.findSent(READ)[0]!.body).toMatchObject({ text: 'rent and food', dry_run: true, today: '2026-11-15' })
    server.answer('POST /api/budget-items/bulk-create/', {
      status: 201,
      body: { items: [gym, gym], history_id: HISTORY },
    })
    await user.click(screen.getByRole('button', { name: 'Save 2 items' }))
    await screen.findByText('Added 2 items.')
    expect(screen.getByRole('button', { name: 'Undo' })).not.toBeNull()
    expect(screen.getByRole('textbox', { name: /^Describe what you plan/ })).toHaveProperty('value', '')
  })

  test('give items that can be corrected or removed before they’re saved', async () => {
    const { user, server } = await write('rent and food', { items: [draft, groceries] })
    await user.click(await screen.findByRole('button', { name: 'Remove Rent' }))
    await user.click(screen.getByRole('button', { name: 'Edit Groceries' }))
    await screen.findByRole('dialog', { name: 'Edit before saving' })
    await user.clear(getField('Amount'))
    await user.type(getField('Amount'), '135')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
    await user.click(await screen.findByRole('button', { name: 'Save this item' }))
    await screen.findByText('Added Gym.')
    expect(server.findSent('POST /api/budget-items/bulk-create/')[0]!.body).toMatchObject({
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
    expect(server.findSent(READ)[1]!.body).toMatchObject({ text: expect.stringMatching(/for the gym 40 a month$/) })
    expect(screen.queryByRole('textbox', { name: 'How much is the gym?' })).toBeNull()
  })

  test('if an answer couldn’t be read because of an error, its field says why and keeps it', async () => {
    const question = {
      text: 'some for the gym',
      question: 'How much is the gym?',
      topic: 'amount',
      item_id: null,
      draft: null,
      ...NO_CHOICES,
    }
    const { user, server } = await write('some for the gym', { items: [], questions: [question] })
    server.answer(READ, refuseWith(503, 'The server is busy.'))
    const field = await screen.findByRole('textbox', { name: 'How much is the gym?' })
    await user.type(field, '40 a month{Enter}')
    await screen.findByText('The server is busy.')
    expect(screen.queryByText(/We couldn’t make an item from that/)).toBeNull()
    expect(field).toHaveProperty('value', '40 a month')
  })

  test('if saving fails, the message is shown once and the items stay', async () => {
    const { user, server } = await write('rent', { items: [draft] })
    const detail = 'Something went wrong on our side. Nothing was saved. Please try again.'
    server.answer('POST /api/budget-items/bulk-create/', refuseWith(500, detail))
    await user.click(await screen.findByRole('button', { name: 'Save this item' }))
    await screen.findByText(`We couldn’t save this. ${detail}`)
    expect(screen.getByRole('button', { name: 'Edit Rent' })).not.toBeNull()
  })

  test('an answer replaces our assumption; a button removes an item that has ended', async () => {
    const lunch = { ...groceries, source_text: 'lunch 20', simple_name: 'Lunch' }
    const question = {
      text: 'lunch 20',
      question: 'How often is Lunch?',
      topic: 'cadence',
      item_id: null,
      draft: null,
      ...NO_CHOICES,
    }
    const ended = {
      text: 'no more gym',
      question: 'Remove Gym from your budget?',
      topic: 'removal',
      item_id: gym.id,
      draft: null,
      ...NO_CHOICES,
    }
    const { user, server } = await write('lunch 20, no more gym', { items: [lunch], questions: [question, ended] })
    server.answer(READ, { status: 201, body: { items: [lunch], questions: [], history_id: null } })
    await user.type(await screen.findByRole('textbox', { name: 'How often is Lunch?' }), 'weekly')
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    await screen.findByText('We found 1 item. Look right?')
    server.answer('POST /api/budget-items/bulk-delete/', { body: { deleted: 1, history_id: HISTORY } })
    await user.click(screen.getByRole('button', { name: 'Remove it' }))
    await screen.findByText('Deleted 1 item.')
    expect(server.findSent('POST /api/budget-items/bulk-delete/')[0]!.body).toEqual({ ids: [gym.id] })
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
    expect(screen.getByRole('button', { name: 'Save this item' })).not.toBeNull()
  })

  test('an answer settles what else was asked about the same item', async () => {
    const pay = { ...groceries, source_text: 'paid 60k before tax', simple_name: 'Paycheck' }
    const about = { text: pay.source_text, item_id: null, draft: null, about: [pay.source_text] }
    const net = { ...about, question: 'Is Paycheck before tax?', topic: 'net', choices: [] }
    const cadence = { ...about, question: 'How often does Paycheck repeat?', topic: 'cadence', choices: [[pay], [pay]] }
    const { user, server } = await write('pay', { items: [pay], questions: [net, cadence] })
    server.answer(READ, { status: 201, body: { items: [groceries], questions: [], history_id: null } })
    await user.type(await screen.findByRole('textbox', { name: net.question }), '3,900 a month{Enter}')
    await screen.findByText('Groceries')
    expect(screen.queryByText(cadence.question)).toBeNull()
  })

  test('choosing another currency changes nothing else: removed items stay removed, and items to check stay marked', async () => {
    const rent = { ...groceries, source_text: 'rent 900', simple_name: 'Rent', amount: '-900.00', needs_review: true }
    const pool = { ...draft, source_text: 'pool 30', simple_name: 'Pool', amount: '-30.00' }
    const question = {
      text: 'rent 900, pool 30, hotel €200',
      question: 'Which currency did you mean where you didn’t name one? We assumed USD.',
      topic: 'currencies',
      item_id: null,
      draft: null,
      choices: [
        [rent, pool],
        [
          { ...rent, currency: 'EUR' },
          { ...pool, currency: 'EUR' },
        ],
      ],
      about: ['rent 900', 'pool 30'],
    }
    const { user } = await write('rent', { items: [rent, pool], questions: [question] })
    await user.click(await screen.findByRole('button', { name: 'Remove Pool' }))
    await user.click(screen.getByRole('button', { name: /€900\.00/ }))
    await screen.findByText(/€900\.00/)
    expect(screen.queryByText(/€30\.00/)).toBeNull()
    expect(screen.getByText('Check this')).not.toBeNull()
  })

  describe('a choice with an item that is already in the budget', () => {
    const fields = { source_text: 'parking is two fifty a day', simple_name: 'Parking', amount: '-2.50' }
    const replaces = {
      id: gym.id,
      version: gym.version,
      name: 'Rides',
      amount: '-105.00',
      currency: 'USD',
      repeat: null,
      date_if_added: gym.transaction_date,
    }
    const parking = aBudgetDraft({ ...fields, replaces })
    const expensive = { ...parking, id: '01890000-0000-7000-8000-0000000000bb', amount: '-250.00' }
    const pool = aBudgetDraft({ id: '01890000-0000-7000-8000-0000000000cc', source_text: 'pool', simple_name: 'Pool' })
    const readings = {
      text: 'parking is two fifty a day. pool',
      question: 'Which did you mean?',
      topic: 'readings',
      item_id: null,
      draft: null,
      choices: [
        [parking, pool],
        [expensive, pool],
      ],
      about: [parking.source_text, pool.source_text],
    }
    const existing = {
      text: parking.source_text,
      question: 'Rides is already in your budget. Change it, or add a new item?',
      topic: 'existing',
      item_id: gym.id,
      draft: parking,
      ...NO_CHOICES,
    }
    const open = () => write('parking', { items: [pool], questions: [readings, existing] })

    test('says so instead of “As shown below”', async () => {
      await open()
      const choice = await screen.findByRole('button', {
        name: /Parking: .*2\.50, .*\(already in your budget as Rides\)/,
      })
      expect(choice.textContent).not.toContain('As shown below')
    })

    test('asks about the chosen amount, so nothing is added twice', async () => {
      const { user, server } = await open()
      await screen.findByRole('group', { name: 'Which did you mean?' })
      await user.keyboard('2')
      expect(screen.getAllByText(existing.question)).toHaveLength(1)
      expect(screen.queryByRole('button', { name: 'Edit Parking' })).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Change it' }))
      server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
      await user.click(screen.getByRole('button', { name: 'Save 2 items' }))
      await screen.findByText(/^Saved|^Added/)
      const [sent] = server.findSent('POST /api/budget-items/bulk-create/')
      expect(sent!.body).toMatchObject({
        items: [{ simple_name: 'Pool' }],
        edits: [{ id: gym.id, amount: '-250.00' }],
      })
    })

    test('keeps a decision made before choosing', async () => {
      const { user } = await open()
      await user.click(await screen.findByRole('button', { name: 'Change it' }))
      expect(screen.getByRole('button', { name: /As shown below/ })).not.toBeNull()
      await user.keyboard('2')
      expect(screen.queryByText(existing.question)).toBeNull()
      expect(screen.getAllByRole('button', { name: 'Edit Parking' })).toHaveLength(1)
      expect(screen.getByText(/250\.00/)).not.toBeNull()
    })
  })

  test('a question with one reading also offers to add nothing', async () => {
    const lessons = aBudgetDraft({ source_text: 'lessons 30 except in June', simple_name: 'Lessons', amount: '-30.00' })
    const question = {
      text: 'lessons 30 except in June',
      question: 'We didn’t use “except”.',
      topic: 'unused',
      item_id: null,
      draft: null,
      choices: [[lessons]],
      about: [lessons.source_text],
    }
    const { user } = await write('lessons', { items: [lessons], questions: [question] })
    expect(await screen.findByRole('button', { name: /Lessons: .*30\.00, .*As shown below/ })).not.toBeNull()
    await user.click(screen.getByRole('button', { name: /Don’t add an item for this/ }))
    expect(screen.queryByRole('button', { name: 'Edit Lessons' })).toBeNull()
    expect(screen.queryByText(question.question)).toBeNull()
  })

  test('choices that differ only in their dates show them', async () => {
    const now = aBudgetDraft({ source_text: 'rent', until: '2026-12-31' as never })
    const later = aBudgetDraft({ source_text: 'rent', transaction_date: '2027-01-01' as never })
    const question = {
      text: 'rent',
      question: 'Which did you mean?',
      topic: 'readings',
      item_id: null,
      draft: null,
      choices: [[now], [later]],
      about: ['rent'],
    }
    await write('rent', { items: [now], questions: [question] })
    expect(await screen.findByRole('button', { name: /monthly until Dec 31, 2026, from Jan 1, 2026/ })).not.toBeNull()
    expect(screen.getByRole('button', { name: /monthly, from Jan 1, 2027/ })).not.toBeNull()
  })

  test('words that no item uses can be ignored', async () => {
    const question = {
      text: 'not the 40 for the gym',
      question: 'We didn’t use “not”.',
      topic: 'unused',
      item_id: null,
      draft: null,
      choices: [[]],
      about: [],
    }
    const { user } = await write('not the 40 for the gym', { items: [], questions: [question] })
    await screen.findByText(question.question)
    await user.click(screen.getByRole('button', { name: 'Ignore these words' }))
    expect(screen.queryByText(question.question)).toBeNull()
  })

  test('a sentence that corrects an existing item edits it and adds nothing', async () => {
    const replaces = {
      id: gym.id,
      version: gym.version,
      name: 'Gym',
      amount: '-40.00',
      currency: 'USD',
      repeat: gym.repeat,
      date_if_added: '2026-11-01',
    }
    const { user, server } = await write('the gym went up', { items: [{ ...groceries, replaces }] })
    await screen.findByText('instead of $40.00, monthly')
    server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
    await user.click(screen.getByRole('button', { name: 'Save this item' }))
    await screen.findByText(/^Saved/)
    const [sent] = server.findSent('POST /api/budget-items/bulk-create/')
    const edit = { id: gym.id, version: gym.version, amount: groceries.amount, currency: groceries.currency }
    expect(sent!.body).toMatchObject({ items: [], edits: [edit] })
  })

  test('an item that’s already in the budget can be added as another one, with its own date', async () => {
    const replaces = {
      id: gym.id,
      version: gym.version,
      name: 'Gym',
      amount: '-40.00',
      currency: 'USD',
      repeat: gym.repeat,
      date_if_added: '2026-11-20',
    }
    const duplicate = {
      text: 'gym 45',
      question: 'Gym is already in your budget. Change it, or add a new item?',
      topic: 'existing',
      item_id: gym.id,
      draft: { ...groceries, simple_name: 'Gym', replaces },
      ...NO_CHOICES,
    }
    const { user, server } = await write('gym 45', { items: [], questions: [duplicate] })
    await screen.findByText(/It’s now \$40\.00, monthly\./)
    await user.click(screen.getByRole('button', { name: 'Add as a new item' }))
    await screen.findByText('We found 1 item. Look right?')
    expect(screen.queryByText(/instead of/)).toBeNull()
    server.answer('POST /api/budget-items/bulk-create/', { status: 201, body: { items: [gym], history_id: HISTORY } })
    await user.click(screen.getByRole('button', { name: 'Save this item' }))
    await screen.findByText('Added Gym.')
    const [sent] = server.findSent('POST /api/budget-items/bulk-create/')
    expect(sent!.body).toMatchObject({ items: [{ simple_name: 'Gym', transaction_date: '2026-11-20' }] })
  })

  test('text and drafts survive a reload', async () => {
    const { unmount, server } = await write('rent and food', { items: [draft] })
    await screen.findByText('We found 1 item. Look right?')
    unmount()
    renderApp('/dashboard/budget')
    await screen.findByText('We found 1 item. Look right?')
    expect(screen.getByRole('textbox', { name: /^Describe what you plan/ })).toHaveProperty('value', 'rent and food')
    expect(server.findSent(READ)).toHaveLength(1)
  })

  test('text without a budget item gets a message and stays in the box', async () => {
    await write('hello', { items: [] })
    await screen.findByText(/^We found no budget items\./)
    expect(screen.getByRole('textbox', { name: /^Describe what you plan/ })).toHaveProperty('value', 'hello')
  })
})
