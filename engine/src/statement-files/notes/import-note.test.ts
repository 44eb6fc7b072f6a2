import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'
import { readImportNote } from './import-note.ts'
import { createDayTest, type MentionedDays } from './import-note-days.ts'
import { createMentionTest, createSkipTest, type NotedRow } from './import-note-rows.ts'

const mentionWords = (...texts: string[]) => texts.map((text) => ({ words: text }))

test.each([
  ['this is my joint account, in CAD', { source: 'Joint account', currency: 'CAD' }],
  ['Skip the transfers', { skip: ['transfers'] }],
  ["from my Visa card. don't import transfers between my accounts", { source: 'Visa card', skip: ['transfers'] }],
  ['all amounts in euros', { currency: 'EUR' }],
  ['account: Rainy day fund; currency USD', { source: 'Rainy day fund', currency: 'USD' }],
  ['please ignore internal transfers and pending ones', { skip: ['transfers', 'pending'] }],
  ['positive amounts are spending', { signsReversed: 'spending-is-positive' }],
  ['money out is shown as positive', { signsReversed: 'spending-is-positive' }],
  ['the amounts have the wrong sign', { signsReversed: 'reversed' }],
  ['please add this to my savings account', { source: 'Savings account' }],
  ['my joint account', { source: 'Joint account' }],
  ['this is my Visa card from March', { source: 'Visa card' }],
  ['ohne Umbuchungen', { skip: ['transfers'] }],
  ['joint card, in CAD, skip the transfers', { source: 'Joint card', currency: 'CAD', skip: ['transfers'] }],
  ['Skip the transfers, joint card', { source: 'Joint card', skip: ['transfers'] }],
  ['day first', { dayOrder: 'dmy' }],
  ['the dates are dd/mm/yyyy', { dayOrder: 'dmy' }],
  ['DD.MM.YYYY', { dayOrder: 'dmy' }],
  ['US dates', { dayOrder: 'mdy' }],
  ['month first please', { dayOrder: 'mdy' }],
  ['mm/dd/yy', { dayOrder: 'mdy' }],
  ['my Visa card, British date format', { source: 'Visa card', dayOrder: 'dmy' }],
  ['Tag zuerst', { dayOrder: 'dmy' }],
  ['jj/mm/aaaa', { dayOrder: 'dmy' }],
  ['these are not US dates', {}],
  ['hello there', {}],
  ['', {}],
])('what “%s” asks for is read', (note, expected) => {
  expect(readImportNote(note)).toMatchObject(expected)
  expect(Object.keys(readImportNote(note)).sort()).toEqual(Object.keys(expected).sort())
})

test.each([
  "don't skip the transfers",
  'Don’t skip the transfers!',
  'dont ignore transfers',
  'please do not leave out the transfers',
  'never skip transfers',
  'keep the transfers',
  'leave the transfers in',
  'leave in the transfers',
  "don't leave the transfers out",
  'transfers should not be skipped',
  'Umbuchungen nicht überspringen',
  'überspringe die Umbuchungen nicht',
  'bitte die Umbuchungen behalten',
  'lass die Umbuchungen nicht weg',
  'ne saute pas les virements',
  "n'ignore pas les virements",
  'ne pas ignorer les virements',
  'garde les virements',
  'no omitas las transferencias',
  'no ignorar las transferencias',
  'non saltare i giroconti',
  'tieni i giroconti',
  'não ignorar as transferências',
  'sla de overboekingen niet over',
])('a note can keep the transfers: %s', (note) => {
  expect(readImportNote(note)).toEqual({ keep: ['transfers'] })
})

test.each([
  'leave the transfers out',
  'transfers should be skipped',
  'I want you to skip all transfers please',
  'do not include the transfers',
  'no transfers',
  'import everything except transfers',
  'Umbuchungen weglassen',
  'Umbuchungen nicht importieren',
  'lass die Umbuchungen weg',
  'ignore les virements',
  'sans les virements',
  'ne pas importer les virements',
  'sin transferencias',
  'omite las transferencias',
  'senza giroconti',
  'sem transferências',
  'zonder overboekingen',
  'sla de overboekingen over',
])('a note can skip the transfers: %s', (note) => {
  expect(readImportNote(note)).toEqual({ skip: ['transfers'] })
})

test.each([
  ['skip coffee', { skip: mentionWords('coffee') }],
  ['ignore the rent', { skip: mentionWords('rent') }],
  ['skip coffee, rent and fuel', { skip: mentionWords('coffee', 'rent and fuel', 'rent', 'fuel') }],
  ['only groceries', { only: mentionWords('groceries') }],
  ['groceries only', { only: mentionWords('groceries') }],
  ['just import the groceries please', { only: mentionWords('groceries') }],
  ['skip everything but groceries', { only: mentionWords('groceries') }],
  ['nur Lebensmittel', { only: mentionWords('lebensmittel') }],
  ['skip the transfers but keep “Aunt Sally”', { skip: ['transfers'], keep: mentionWords('aunt sally') }],
  ['skip rent from my joint account', { skip: mentionWords('rent') }],
  ['this is my Visa card, skip coffee, in CAD', { source: 'Visa card', currency: 'CAD', skip: mentionWords('coffee') }],
  ['no coffee', { skip: mentionWords('coffee') }],
  ['ignore anything from Amazon', { skip: mentionWords('amazon') }],
  ['exclude: coffee', { skip: mentionWords('coffee') }],
  ["n'importe pas le loyer", { skip: mentionWords('loyer') }],
  ['skip refunds and negative amounts', { skip: ['refunds', 'money-out'] }],
  ['skip income', { skip: ['income'] }],
  ['only expenses', { only: ['money-out'] }],
])('a note can refer to rows by words or by type: %s', (note, expected) => {
  expect(readImportNote(note)).toEqual(expected)
})

const mentionDays = (...mentioned: MentionedDays[]) => mentioned.map((days) => ({ days }))

test.each([
  ['only October 6th', { only: mentionDays({ on: { month: 10, day: 6 } }) }],
  ['only 6 October 2025', { only: mentionDays({ on: { year: 2025, month: 10, day: 6 } }) }],
  ['only October', { only: [...mentionDays({ on: { month: 10 } }), ...mentionWords('october')] }],
  ['nur Oktober 2025', { only: mentionDays({ on: { year: 2025, month: 10 } }) }],
  ['since March', { only: mentionDays({ from: { month: 3 } }) }],
  ['please import everything since March 2025', { only: mentionDays({ from: { year: 2025, month: 3 } }) }],
  ['import only rows since March 5th', { only: mentionDays({ from: { month: 3, day: 5 } }) }],
  ['skip everything before 2025-04-01', { skip: mentionDays({ until: { year: 2025, month: 3 } }) }],
  ['skip anything after 2024', { skip: mentionDays({ from: { year: 2025 } }) }],
  ['only from 3 May to 9 June', { only: mentionDays({ from: { month: 5, day: 3 }, until: { month: 6, day: 9 } }) }],
  ['seit März, ohne Umbuchungen', { only: mentionDays({ from: { month: 3 } }), skip: ['transfers'] }],
])('a note can refer to rows by date: %s', (note, expected) => {
  expect(readImportNote(note)).toEqual(expected)
})

test.each([
  'only this month',
  'skip 2025',
  'skip a',
  'skip zero amounts',
  'add a note',
  'import of January',
  'include pending',
  'skip the first 3 rows',
  'not only groceries',
  'this is not my joint account',
  'account: !!!',
  `account: ${'very '.repeat(14)}long`,
  'the signs are not reversed',
])('a note that asks for nothing clear changes nothing: %s', (note) => {
  expect(readImportNote(note)).toEqual({})
})

const GROCERIES = { name: 'Groceries', kind: 'expense', code: 'GRO' } as const
const HOUSING = { name: 'Housing', kind: 'expense', code: 'HOU' } as const
const TRANSFERS = { name: 'Transfers', kind: 'transfer', code: 'TRF' } as const
const DINING = { name: 'Dining & Coffee', kind: 'expense', code: 'DIN' } as const
const ROWS: NotedRow[] = (
  [
    { name: 'THE COFFEE HOUSE 42', simpleName: 'The Coffee House', minor: -450, category: DINING },
    { name: 'PIZZA PLACE', simpleName: 'Pizza Place', minor: -2000, category: DINING },
    { name: 'WHOLEFDS MKT', simpleName: 'Whole Foods', minor: -8410, category: GROCERIES },
    { name: 'HILL PROPERTIES', simpleName: 'Hill Properties', minor: -90_000, category: HOUSING },
    { name: 'CURRENT ACCOUNT SWEEP', simpleName: 'Sweep', minor: -500, category: TRANSFERS },
    { name: 'MYSTERY', simpleName: 'Mystery', minor: -1, category: null },
  ] as const
).map((row, i) => ({ ...row, day: plainDate(`2025-${String(i + 2).padStart(2, '0')}-10`) }))

const SPAN = { first: plainDate('2025-02-10'), last: plainDate('2025-07-10') }

test.each([
  ['skip coffee', ['THE COFFEE HOUSE 42']],
  ['skip coffees', ['THE COFFEE HOUSE 42']],
  ['skip whole foods', ['WHOLEFDS MKT']],
  ['skip dining & coffee', ['THE COFFEE HOUSE 42', 'PIZZA PLACE']],
  ['ignore rent', ['HILL PROPERTIES']],
  ['skip transfers and pizza', ['PIZZA PLACE', 'CURRENT ACCOUNT SWEEP']],
  ['only groceries', ['THE COFFEE HOUSE 42', 'PIZZA PLACE', 'HILL PROPERTIES', 'CURRENT ACCOUNT SWEEP', 'MYSTERY']],
  [
    'skip spending but keep the rent and the mystery',
    ['THE COFFEE HOUSE 42', 'PIZZA PLACE', 'WHOLEFDS MKT', 'CURRENT ACCOUNT SWEEP'],
  ],
  ['only unicorns', []],
  ['skip April', ['WHOLEFDS MKT']],
  ['only since June', ['THE COFFEE HOUSE 42', 'PIZZA PLACE', 'WHOLEFDS MKT', 'HILL PROPERTIES']],
  ['skip everything before May 10', ['THE COFFEE HOUSE 42', 'PIZZA PLACE', 'WHOLEFDS MKT']],
  ['skip everything since September', []],
  ['skip everything until March', ['THE COFFEE HOUSE 42', 'PIZZA PLACE']],
  ["don't skip the transfers", []],
])('%s skips %j', (note, expected) => {
  const isSkipped = createSkipTest(readImportNote(note), ROWS, SPAN) ?? (() => false)
  expect(ROWS.filter(isSkipped).map((row) => row.name)).toEqual(expected)
})

test('each check reads a row’s words once, however many names the note has', () => {
  const note = `skip ${Array.from({ length: 150 }, (_, i) => `shop${i}`).join(', ')}`
  let reads = 0
  const row: NotedRow = {
    ...ROWS[0]!,
    get name() {
      reads++
      return 'THE COFFEE HOUSE 42'
    },
  }
  const read = readImportNote(note)
  expect(read.skip!.length).toBeGreaterThan(90)
  expect(createSkipTest(read, [], SPAN)!(row)).toBe(false)
  expect(createMentionTest(read, SPAN)(row)).toBe(false)
  expect(reads).toBe(2)
})

test.each([
  ['Date,Description,Amount\n2026-01-05,TEA ROOM,-4.50\n2026-01-06,CORNER SHOP,-9.00\n', [450, 900]],
  ['Date,Description,Amount\n2026-01-05,TEA ROOM,4.50\n2026-01-06,CORNER SHOP,9.00\n', [-450, -900]],
  ['Date,Description,Amount\n2026-01-05,TEA ROOM,4.50\n2026-01-06,PAYROLL,-900.00\n', [-450, 90_000]],
  ['Date,Description,Amount\n2026-01-05,TEA ROOM,-4.50\n2026-01-06,PAYROLL,900.00\n', [450, -90_000]],
  ['Date;Text;Betrag\n05.01.2026;TEEHAUS;-1.204,50\n06.01.2026;LADEN;-9,00\n', [120_450, 900]],
  ['Date,Description,Amount\n2026-01-05,TEA ROOM,(4.50)\n2026-01-06,CORNER SHOP,(1 009.00)\n', [450, 100_900]],
])('a note that the signs are reversed flips the amounts in %j', (text, expected) => {
  for (const note of ['the signs are reversed', 'amounts are the wrong way round', 'Die Vorzeichen sind vertauscht']) {
    const { rows } = readStatementFile({ text, note, currency: 'USD', today: plainDate('2026-01-31') })
    expect(rows.map((row) => row.minor)).toEqual(expected)
  }
})

test('“skip pending” skips the pending rows of other products’ files', () => {
  const isSkipped = createSkipTest(readImportNote('skip pending'), ROWS, SPAN)!
  expect([ROWS[0]!, { ...ROWS[0]!, isPending: true }].map(isSkipped)).toEqual([false, true])
})

test('“after February 28” starts on March 1 if the year has no February 29', () => {
  const { skip } = readImportNote('skip everything after February 28')
  const { days } = skip![0] as { days: MentionedDays }
  const isMeant = createDayTest(days, { first: plainDate('2025-02-01'), last: plainDate('2025-03-10') })
  expect(['2025-02-28', '2025-03-01'].map((day) => isMeant(plainDate(day)))).toEqual([false, true])
})

test('a note about the date order settles ambiguous dates', () => {
  const text = 'Date,Description,Amount\n03/04/2026,TEA ROOM,-4.50\n05/06/2026,CORNER SHOP,-9.00\n'
  const read = (note: string, currency = 'USD') =>
    readStatementFile({ text, note, currency, today: plainDate('2026-08-31') })
  const dayFirst = ['2026-04-03', '2026-06-05']
  const monthFirst = ['2026-03-04', '2026-05-06']
  for (const currency of ['USD', 'EUR']) {
    expect(read('day first', currency).rows.map((row) => row.day)).toEqual(dayFirst)
    expect(read('US dates', currency).rows.map((row) => row.day)).toEqual(monthFirst)
    expect(read('US dates', currency).daysGuessed).toBeUndefined()
  }
  expect(read('')).toMatchObject({ daysGuessed: 'mdy' })
  expect(read('', 'EUR')).toMatchObject({ daysGuessed: 'dmy' })
  const plain = readStatementFile({
    text: text.replace('05/06', '05/16'),
    note: 'day first',
    currency: 'EUR',
    today: plainDate('2026-08-31'),
  })
  expect(plain.rows.map((row) => row.day)).toEqual(['2026-03-04', '2026-05-16'])
  expect(plain.daysGuessed).toBeUndefined()
})

test.each([
  ['this account is in Egyptian pounds', 'EGP'],
  ['all amounts are in Pakistani rupees', 'PKR'],
  ['Danish kroner, please', 'DKK'],
  ['the file is in Mexican pesos', 'MXN'],
  ['amounts in Canadian dollars', 'CAD'],
  ['all in pounds', 'GBP'],
])('the currency of “%s” is %s', (note, currency) => {
  expect(readImportNote(note).currency).toBe(currency)
})

test.each([
  'SKIP ALL TRANSFERS',
  'skip ALL top ups',
  'the names are in all caps',
  'all top ups are transfers',
  'skip the BOB payments',
])('a word that is also a currency’s code isn’t a currency: %s', (note) => {
  expect(readImportNote(note).currency).toBeUndefined()
})

test.each([
  ['amounts in RON', 'RON'],
  ['this is my PEN account', 'PEN'],
  ['the currency is try', 'TRY'],
  ['everything is in cop, skip rent', 'COP'],
  ['ALL', 'ALL'],
])('the code of a currency counts where a word makes no sense: “%s”', (note, currency) => {
  expect(readImportNote(note).currency).toBe(currency)
})
