import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Step } from '../../second-reader/program.ts'
import { readStatementFile, usesPayments } from '../read-statement-file.ts'
import { PAYMENTS } from './paste-program.ts'
import { type GivenRow, makePayments } from './testing/make-payments.ts'

/**
 * Makes the network's reading from the lines in which it found a payment: the first cell is the date, the second the
 * name, and the last number the amount.
 */
function makeFromLines(text: string, lines: readonly number[], chance = 0.99) {
  const units = PAYMENTS.splitUnits(text)!
  const starts = text.split('\n').map((_, i, all) => all.slice(0, i).join('\n').length + (i > 0 ? 1 : 0))
  const steps = lines.flatMap((line): Step[] => {
    const own = units.flatMap((unit, i) => {
      const end = starts[line + 1] ?? text.length + 1
      return unit.start >= starts[line]! && unit.end < end ? [i] : []
    })
    const amount = own.findLast((i) => units[i]!.value !== null)!
    const gaps = own.filter((i) => units[i]!.word === '|')
    return [amount, 'out', own[0]!, gaps[0]! - 1, gaps[0]! + 1, gaps[1]! - 1]
  })
  return { units, steps: [...steps, 'end'], chances: [...steps, 'end'].map(() => chance) }
}
const read = (text: string, ...lines: number[]) =>
  readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-17'), payments: makeFromLines(text, lines) })

// Words run into the amounts, so it isn't a table.
const TEXT = '12 Nov 2026  Corner Bakery  6.20 paid\n13 Nov 2026  City Garage  48.00 paid'

test('two readings with the same rows confirm each other', () => {
  const { rows, isReadingGuessed } = read(TEXT, 0, 1)
  expect(rows.map(({ minor }) => minor)).toEqual([-620, -4800])
  expect(isReadingGuessed).toBeUndefined()
})

test('rows that both readings have go to review if the network doubts that one of them is a payment', () => {
  const payments = makeFromLines(TEXT, [0, 1])
  const chances = payments.chances.map((chance, at) => (at === 0 ? 0.6 : chance))
  const about = { text: TEXT, currency: 'USD', today: plainDate('2026-11-17') }
  expect(readStatementFile({ ...about, payments: { ...payments, chances } })).toMatchObject({
    rows: [{ minor: -620 }, { minor: -4800 }],
    isReadingGuessed: true,
  })
})

test('if two readings differ and no balance decides, the network’s rows go to review, and the rules’ other row is listed', () => {
  const { rows, isReadingGuessed, issues } = read(TEXT, 1)
  expect(rows.map(({ minor }) => minor)).toEqual([-4800])
  expect(isReadingGuessed).toBe(true)
  expect(issues).toContainEqual(expect.objectContaining({ line: 1, code: 'unreadable' }))
})

test('if the network is certain, nothing goes to review, and the rules’ other row is listed as skipped', () => {
  const given = { text: TEXT, currency: 'USD', today: plainDate('2026-11-17'), payments: makeFromLines(TEXT, [1], 1) }
  const { rows, isReadingGuessed, issues } = readStatementFile(given)
  expect(rows.map(({ minor }) => minor)).toEqual([-4800])
  expect(isReadingGuessed).toBeUndefined()
  expect(issues).toContainEqual(expect.objectContaining({ line: 1, code: 'no-money-moved' }))
})

test('the total of the other rows isn’t a payment, even if the network reads it as one', () => {
  const text = `${TEXT}\n14 Nov 2026  Book Shop  8.00 paid\n15 Nov 2026  Closing balance  62.20`
  expect(read(text, 0, 1, 2, 3).rows.map(({ minor }) => minor)).toEqual([-620, -4800, -800])
})

test('a line without a date below a list isn’t asked about if the network leaves it out too', () => {
  const text = `${TEXT}\n14 Nov 2026  Milk Bar  5.80 paid\nstarted with 160.00 in the envelope`
  const withNetwork = read(text, 0, 1, 2)
  expect(withNetwork.rows).toHaveLength(3)
  expect(withNetwork.issues).toContainEqual(expect.objectContaining({ line: 4, code: 'no-money-moved' }))
  const alone = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-17') })
  expect(alone.issues).toContainEqual(expect.objectContaining({ line: 4, code: 'no-day' }))
})

test('rows aren’t dropped because an unsure network finds none', () => {
  const text = TEXT
  const payments = { units: PAYMENTS.splitUnits(text)!, steps: ['end'], chances: [0.5] }
  const { rows, isReadingGuessed } = readStatementFile({
    text,
    currency: 'USD',
    today: plainDate('2026-11-17'),
    payments,
  })
  expect(rows).toHaveLength(2)
  expect(isReadingGuessed).toBe(true)
})

test('a payment that the text calls refused isn’t a row, whatever the network says', () => {
  const text = `${TEXT}\n14 Nov 2026  Odmowa transakcji  120.00 Radio Shop`
  const { rows, issues } = read(text, 0, 1, 2)
  expect(rows.map(({ minor }) => minor)).toEqual([-620, -4800])
  expect(issues).toContainEqual(expect.objectContaining({ line: 3, code: 'not-carried-out' }))
})

test('a row without a balance isn’t proven by the balances of the others', () => {
  const lines = [
    '[12/11/2026] Purchase of $6.20 at Corner Bakery. Avail bal $93.80',
    '[13/11/2026] Purchase of $48.00 at City Garage. Avail bal $45.80',
    '[14/11/2026] Purchase of $5.80 at Milk Bar. Avail bal $40.00',
    '[17/11/2026] A card payment of $180.00 at Milk Bar.',
  ]
  const text = lines.join('\n')
  const units = PAYMENTS.splitUnits(text)!
  const steps = ['6.20', '48.00', '5.80'].flatMap((amount, line): Step[] => {
    const at = units.findIndex(({ start, end }) => text.slice(start, end) === amount)
    const start = text.indexOf(lines[line]!)
    const day = units.flatMap((unit, i) => (unit.start > start && unit.end <= start + 11 ? [i] : []))
    return [at, 'out', day[0]!, day.at(-1)!, 'unnamed']
  })
  const payments = { units, steps: [...steps, 'end'], chances: [...steps, 'end'].map(() => 0.99) }
  const reading = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-17'), payments })
  expect(reading.rows.map(({ minor }) => minor)).toEqual([-620, -4800, -580])
  expect(reading.issues).toContainEqual(expect.objectContaining({ line: 4, code: 'unreadable' }))
})

test('a table whose balances add up is read by its columns alone', () => {
  const text = [
    'Date\tDescription\tAmount\tBalance',
    '12 Nov 2026\tCorner Bakery\t-6.20\t93.80',
    '13 Nov 2026\tCity Garage\t-48.00\t45.80',
    '14 Nov 2026\tMilk Bar\t-5.80\t40.00',
  ].join('\n')
  const { rows, isReadingGuessed } = read(text, 1, 2)
  expect(rows).toHaveLength(3)
  expect(isReadingGuessed).toBeUndefined()
})

test('a sheet with tabs goes to review if the network reads other payments', () => {
  const lines = [
    'Date\tWhat\tWho paid\tAmount',
    '12 Nov 2026\tCorner Bakery\tme\t6.20',
    '13 Nov 2026\tCity Garage\tme\t48.00',
  ]
  const sheet = lines.join('\n')
  expect(read(sheet, 2)).toMatchObject({ rows: [{ minor: -620 }, { minor: -4800 }], isReadingGuessed: true })
  expect(read(sheet, 1, 2).isReadingGuessed).toBeUndefined()
  // Tables with commas come from banks, and the network knows them less well.
  expect(read(sheet.replaceAll('\t', ','), 2).isReadingGuessed).toBeUndefined()
})

test('a list with commas that starts above its “table” is compared with the network’s payments', () => {
  const list =
    'COPENHAGEN DEC\n- flights SAS, paid 2 Nov, 138,40\n- travel insurance, paid 3 Nov, 11,25\n- guidebook from Broese, 8 Nov, 21,99\nbudget total 550'
  const { isReadingGuessed } = readWhole(list, [['138,40', 'out', '2 Nov', 'flights SAS']], 1)
  expect(isReadingGuessed).toBe(true)
})

test('the rows of a chat go to review even if both readings agree', () => {
  const text = '[14/11/2026, 18:02] Me: paid the plumber $120\n[14/11/2026, 18:05] Kim: ok'
  const units = PAYMENTS.splitUnits(text)!
  const findUnit = (word: string) => units.findIndex((unit) => unit.word === word)
  const amount = units.findIndex(({ value }) => value === 120)
  const steps: Step[] = [amount, 'out', 1, 5, findUnit('plumber'), findUnit('plumber'), 'end']
  const payments = { units, steps, chances: steps.map(() => 1) }
  const reading = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-17'), payments })
  expect(reading.rows).toMatchObject([{ day: '2026-11-14', minor: -12_000 }])
  expect(reading.isReadingGuessed).toBe(true)
})

test('the network is needed only where its reading counts', () => {
  const about = { currency: 'USD', today: plainDate('2026-11-17') }
  const isNeeded = (text: string, fileName = '') => usesPayments({ text, fileName, ...about })
  expect(isNeeded(TEXT)).toBe(true)
  expect(isNeeded(TEXT, 'notes.txt')).toBe(false)
  const table = 'Date,Payee,Amount\n2026-11-12,Corner Bakery,-6.20\n2026-11-13,City Garage,-48.00\n'
  expect(isNeeded(table.replaceAll(',', '\t'))).toBe(true)
  const file = '!Type:Bank\nD11/12/2026\nT-6.20\nPCorner Bakery\n^\n'
  for (const text of [table, file]) {
    expect(isNeeded(text)).toBe(false)
    const none = { units: PAYMENTS.splitUnits(text)!, steps: ['end' as Step], chances: [0.99] }
    expect(readStatementFile({ text, ...about, payments: none })).toEqual(readStatementFile({ text, ...about }))
  }
})

test.each([
  '[7:44 PM] Me: paid the plumber $310\n[7:45 PM] Kim: ok i paid costco, 122\n[7:46 PM] Me: cool',
  '[17/11/2026, 19:44] Me: paid the plumber $310\n[17/11/2026, 19:45] Kim: ok i paid costco, 122',
])('what others paid in a chat isn’t a row, but is listed: %s', (text) => {
  const units = PAYMENTS.splitUnits(text)!
  const steps = [310, 122].flatMap((value): Step[] => [
    units.findIndex((unit) => unit.value === value),
    'out',
    'today',
    'unnamed',
  ])
  const payments = { units, steps: [...steps, 'end'], chances: [...steps, 'end'].map(() => 1) }
  const reading = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-17'), payments })
  expect(reading.rows).toMatchObject([{ day: '2026-11-17', minor: -31_000 }])
  expect(reading.isReadingGuessed).toBe(true)
  expect(reading.issues).toContainEqual(expect.objectContaining({ line: 2, code: 'unreadable' }))
})

const TODAY = plainDate('2026-11-17')
const readWhole = (text: string, rows: GivenRow[], chance: number) =>
  readStatementFile({ text, currency: 'USD', today: TODAY, payments: makePayments(text, rows, chance) })
const readWith = (text: string, rows: GivenRow[], chance: number) =>
  readWhole(text, rows, chance).rows.map(({ day, minor }) => `${day} ${minor}`)
/** The same reading with other chances for its directions. */
const setDirectionChances = (program: ReturnType<typeof makePayments>, chances: number[]) => {
  const left = [...chances]
  return {
    ...program,
    chances: program.steps.map((step, i) => (step === 'in' || step === 'out' ? left.shift()! : program.chances[i]!)),
  }
}

test('a debt on the line of a payment stays listed, and what the rules don’t count isn’t added if the network doubts it', () => {
  const text = 'Tesco 23.40 yesterday, Lena owes me 12, cinema 11?'
  const rows: GivenRow[] = [
    ['23.40', 'out', 'yesterday', 'Tesco'],
    ['11', 'out', 'yesterday', 'cinema'],
  ]
  const reading = readWhole(text, rows, 0.6)
  expect(reading.rows.map(({ minor }) => minor)).toEqual([-2340])
  expect(reading.issues.map((issue) => issue.text)).toEqual(['Lena owes me 12,', 'cinema 11?'])
  const sure = readWhole(text, rows, 0.95)
  expect(sure.rows.map(({ minor }) => minor)).toEqual([-2340, -1100])
  expect(sure.issues.map((issue) => issue.text)).toEqual(['Lena owes me 12,'])
})

test('the checks of a register are money out if the network isn’t sure', () => {
  const text = 'check register\n1184  10/26  City Schools   36.00\n1186  11/2   Dr. Nygaard DDS   128.00'
  const rows: [string, 'in', string, string][] = [
    ['36.00', 'in', '10/26', 'City Schools'],
    ['128.00', 'in', '11/2', 'Dr. Nygaard'],
  ]
  expect(readWith(text, rows, 0.93)).toEqual(['2026-10-26 -3600', '2026-11-02 -12800'])
})

test('in other scripts, the words say which way the money went, even if the network isn’t sure', () => {
  const text =
    'प्रिय ग्राहक, आपके खाते XX4521 में रु. 31,250.00 दिनांक 31-10-2026 को PENSION KSRTC द्वारा जमा किए गए। उपलब्ध शेष रु. 42,915.75 - SBI'
  expect(readWith(text, [['31,250.00', 'out', '31-10-2026', 'PENSION KSRTC']], 0.6)).toEqual(['2026-10-31 3125000'])
})

test('alerts with commas aren’t read as a table if the network is certain of their payments', () => {
  const text =
    'Date: Tue, Nov 3, 2026\nSubject: Your $39.62 transaction with Academy\nCard ending 4417. You get this alert because your transaction was more than $25.00.\n\nDate: Thu, Nov 5, 2026\nSubject: You sent $75.00 to Maria\nSent on Nov 5, 2026. Transaction number 21903384471'
  const rows: [string, 'out', string, string][] = [
    ['39.62', 'out', 'Nov 3, 2026', 'Academy'],
    ['75.00', 'out', 'Nov 5, 2026', 'Maria'],
  ]
  expect(readWith(text, rows, 1)).toEqual(['2026-11-03 -3962', '2026-11-05 -7500'])
})

test('a refund for something returned isn’t a returned payment', () => {
  const text =
    'Hi Ann,\nWe have refunded $36.00 to your card on 10 November 2026.\nReturned: winter coat (order 5520981)\nCorner Clothes'
  expect(readWith(text, [['36.00', 'in', '10 November 2026', 'Corner Clothes']], 0.99)).toEqual(['2026-11-10 3600'])
})

test('what is still owed isn’t a row, even if the network reads it as one', () => {
  const text = `${TEXT}\n14 Nov 2026  Priya M.  you owe 4.30`
  expect(read(text, 0, 1, 2).rows.map(({ minor }) => minor)).toEqual([-620, -4800])
})

test('the network can’t flip a sign that the balances prove', () => {
  const text = 'Opening balance 1,000.00\n11/02 TRANSFER 200.00 800.00\n11/03 TRANSFER 50.00 850.00'
  const units = PAYMENTS.splitUnits(text)!
  const find = (word: string) => units.findIndex(({ start, end }) => text.slice(start, end) === word)
  const steps: Step[] = ['200.00', '50.00'].flatMap((amount): Step[] => {
    const at = find(amount)
    return [at, 'in', at - 4, at - 2, at - 1, at - 1]
  })
  const payments = { units, steps: [...steps, 'end'], chances: [...steps, 'end'].map(() => 1) }
  const { rows } = readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-17'), payments })
  expect(rows.map(({ minor }) => minor)).toEqual([-20000, 5000])
})

const JOBS: GivenRow[] = [
  ['349.99', 'in', '13 Nov', 'Robert Dyas'],
  ['118', 'out', '14 Nov', 'boiler repair'],
  ['70', 'out', '14 Nov', 'gutter man'],
]
const readJobs = (chances: number[]) => {
  const text =
    'House jobs, what we paid:\n13 Nov - new shed from Robert Dyas $349.99\n14 Nov - boiler repair $118\n16 Nov - gutter man $70, paid in cash'
  const payments = setDirectionChances(makePayments(text, JOBS, 0.98), chances)
  return readStatementFile({ text, currency: 'USD', today: TODAY, payments })
}

test('a direction that the network isn’t sure of comes from the rules, and the rows go to review', () => {
  const unsure = readJobs([0.9, 1, 1])
  expect(unsure.rows.map(({ minor }) => minor)).toEqual([-34_999, -11_800, -7000])
  expect(unsure.isReadingGuessed).toBe(true)
  expect(readJobs([1, 1, 1]).rows.map(({ minor }) => minor)).toEqual([34_999, -11_800, -7000])
})

test('if the network can’t tell a direction, the rows go to review, even if the rules agree', () => {
  const payments = makePayments(
    TEXT,
    [
      ['6.20', 'out', '12 Nov 2026', 'Corner Bakery'],
      ['48.00', 'out', '13 Nov 2026', 'City Garage'],
    ],
    1,
  )
  const readSure = (chances: number[]) =>
    readStatementFile({ text: TEXT, currency: 'USD', today: TODAY, payments: setDirectionChances(payments, chances) })
  expect(readSure([0.9, 1]).isReadingGuessed).toBeUndefined()
  expect(readSure([0.5, 1]).isReadingGuessed).toBe(true)
})

test('a purchase that was declined and then went through is a row', () => {
  const text =
    'Your purchase of $52.10 at SHELL on 11/12/2026 was declined.\nYou made a purchase of $52.10 at SHELL on 11/12/2026.'
  const failed: GivenRow[] = [['52.10', 'out', '11/12/2026', 'SHELL']]
  expect(readWith(text, failed, 1)).toEqual(['2026-11-12 -5210'])
  expect(readWith(text.split('\n')[0]!, failed, 1)).toEqual([])
})

test('a bill that isn’t paid isn’t a row unless the network is certain', () => {
  const text =
    'Little Acorns Nursery\nInvoice LA-2211   Date 13 Nov 2026\nDecember fees   $884.00\nLate pick up   $10.00\nTotal due   $894.00\nPlease pay by bank transfer by 1 December 2026.'
  const bill: GivenRow[] = [['894.00', 'out', '13 Nov 2026', 'Little Acorns Nursery']]
  expect(readWith(text, bill, 0.93)).toEqual([])
  expect(readWith(text, bill, 1)).toEqual(['2026-11-13 -89400'])
})

test('even if the network is certain, a payment that it leaves out of a sentence is listed as unreadable', () => {
  const text = 'yesterday: auto $14, lunch with Meera at MTR $38 (she paid her own). today dosa $9'
  const found: GivenRow[] = [
    ['14', 'out', 'yesterday', 'auto'],
    ['9', 'out', 'today', 'dosa'],
  ]
  const { rows, issues } = readWhole(text, found, 1)
  expect(rows.map(({ minor }) => minor)).toEqual([-1400, -900])
  expect(issues).toContainEqual(expect.objectContaining({ line: 1, code: 'unreadable' }))
})

test('a line that repeats the amount of a row isn’t asked about if both readings leave it out', () => {
  const receipt =
    'Amazon.com\nOrder placed: November 10, 2026\nKettle $43.97\nGrand total: $43.97\nYour Visa was charged $43.97 on November 10, 2026.'
  const { rows, issues } = readWhole(receipt, [['43.97\nYour', 'out', 'November 10, 2026', 'Amazon.com']], 1)
  expect(rows).toHaveLength(1)
  expect(issues.filter(({ code }) => code === 'unreadable')).toEqual([])
})

test('rows that both readings have go to review for their names only if the network isn’t sure of the names', () => {
  const text = 'Uber receipt\n14 Nov 2026\nTotal $19.84\nPayments\nVisa 4410 $19.84'
  const ride: GivenRow[] = [['19.84', 'out', '14 Nov 2026', 'Payments']]
  expect(readWhole(text, ride, 1).isReadingGuessed).toBeUndefined()
  expect(readWhole(text, ride, 0.9).isReadingGuessed).toBe(true)
})

test('a payment made on a different day than the receipt’s is listed, not dropped', () => {
  const receipt =
    'SkyHop booking - tax invoice\nFares   160.00\nService fee   8.00\nTotal USD 168.00\nPaid 13 Nov 2026, Visa 2210\n\nAdded: 1 bag, both ways USD 66.00\nPaid 14 Nov 2026, Visa 2210'
  const found: GivenRow[] = [
    ['168.00', 'out', '13 Nov 2026', 'SkyHop'],
    ['66.00', 'out', '14 Nov 2026', 'bag'],
  ]
  const { rows, issues } = readWhole(receipt, found, 0.9)
  expect(rows).toMatchObject([{ day: '2026-11-13', minor: -16800 }])
  expect(issues).toContainEqual(expect.objectContaining({ line: 7, code: 'unreadable' }))
})

test('a payment listed as coming up next week isn’t a row, even if the network is certain', () => {
  const text =
    'Left your account this week:\n12 Nov 2026  Corner Bakery  6.20 paid\n\nComing up next week:\n20 Nov 2026  City Garage  48.00 due'
  const { rows, issues } = read(text, 1, 4)
  expect(rows.map(({ minor }) => minor)).toEqual([-620])
  expect(issues.find(({ line }) => line === 5)?.code).toBe('pending')
})
