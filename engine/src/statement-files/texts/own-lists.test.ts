import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Program, Step } from '../../second-reader/program.ts'
import { PAYMENTS } from '../learned/paste-program.ts'
import { readStatementFile } from '../read-statement-file.ts'

const TODAY = plainDate('2026-11-15')

/** A network that is certain that each of these amounts was paid out on the date in the same line. */
function makeProgram(text: string, amounts: readonly number[], direction: 'in' | 'out' = 'out'): Program {
  const units = PAYMENTS.splitUnits(text)!
  const steps = amounts.flatMap((value): Step[] => {
    const at = units.findLastIndex((unit) => unit.value === value)
    const start = units.findLastIndex((unit, i) => i < at && unit.word === '\n') + 1
    const day = units.findIndex((unit, i) => i >= start && unit.value !== null)
    return [at, direction, day, day + 2, 'unnamed']
  })
  return { units, steps: [...steps, 'end'], chances: [...steps, 'end'].map(() => 1) }
}

function read(text: string, currency = 'USD', payments?: Program) {
  const { rows, issues, isReadingGuessed } = readStatementFile({
    text,
    currency,
    today: TODAY,
    ...(payments ? { payments } : {}),
  })
  const listed = issues.filter(({ code }) => !['note', 'header', 'preamble'].includes(code))
  return {
    rows: rows.map(({ day, minor }) => `${day.slice(5)} ${minor}`),
    listed: listed.map(({ line, code }) => `${line} ${code}`),
    isAsked: isReadingGuessed === true,
  }
}

test.each([
  ['[x]', '[ ]'],
  ['- [x]', '- [ ]'],
  ['☑', '☐'],
  ['✅', '☐'],
  ['✓', '⬜'],
])('in a to-do list, what is marked %s was paid, and what is marked %s wasn’t', (done, open) => {
  const text = `Garden\n${done} 11/2 mulch $48.20\n${open} fence $420.00\n${open} 11/9 hose $36.50\n${done} 11/7 tree guy, deposit $180.00\n`
  expect(read(text)).toMatchObject({
    rows: ['11-02 -4820', '11-07 -18000'],
    listed: ['3 not-carried-out', '4 not-carried-out'],
  })
})

test('an item of a to-do list doesn’t take the date of another item', () => {
  const text = 'Moving\n[x] 11/2 van $89.20\n[x] boxes $34.90\n[x] 11/8 locksmith $75.00\n'
  expect(read(text)).toMatchObject({ rows: ['11-02 -8920', '11-08 -7500'], listed: ['3 no-day'] })
  const byBoth = read(text, 'USD', makeProgram(text, [89.2, 75]))
  expect(byBoth).toMatchObject({ rows: ['11-02 -8920', '11-08 -7500'], listed: ['3 no-day'] })
  const first = 'Moving\n[x] boxes $34.90\n[x] 11/2 van $89.20\n[x] 11/8 locksmith $75.00\n'
  expect(read(first)).toMatchObject({ rows: ['11-02 -8920', '11-08 -7500'], listed: ['2 no-day'] })
  const dated = 'Nov 2\n[x] van $89.20\n[x] boxes $34.90\nNov 8\n[x] locksmith $75.00\n'
  expect(read(dated).rows).toEqual(['11-02 -8920', '11-02 -3490', '11-08 -7500'])
})

const AROUND = ['3/11 petrol 61.20', '7/11 bread 6.40'] as const

test.each([
  '5/11 pizza 24.50 (Sipho paid that one)',
  '5/11 pizza 24.50 (Priya paid)',
  '5/11 ice cream, Steph’s treat 13.50',
  '5/11 hiking, Patrick bought all the drinks (~£80)',
  '5/11 taxi 12.80, Dad got it',
  '5/11 lunch 18.00, all on the house',
  '5/11 Pizza 24,50 (hat Jonas bezahlt)',
  '5/11 resto 42,00 (Paul a payé)',
])('what someone else paid isn’t a row: %s', (line) => {
  const text = `${AROUND[0]}\n${line}\n${AROUND[1]}\n`
  expect(read(text, 'GBP')).toMatchObject({ rows: ['11-03 -6120', '11-07 -640'], listed: ['2 not-carried-out'] })
})

test.each([
  ['5/11 coffee with Ann, my treat 14.20', '11-05 -1420'],
  ['5/11 dog’s treat 5.00', '11-05 -500'],
  ['5/11 rent paid 800.00', '11-05 -80000'],
  ['5/11 Ann paid me back 20.00', '11-05 2000'],
  ['5/11 lunch 14.20, on Amex', '11-05 -1420'],
])('the user’s own money moved: %s', (line, row) => {
  expect(read(`${AROUND[0]}\n${line}\n${AROUND[1]}\n`, 'GBP').rows).toEqual(['11-03 -6120', row, '11-07 -640'])
})

test('if someone may have paid for the user, the list goes to review', () => {
  const text = `${AROUND[0]}\n5/11 dinner 60.00, on Mark\n${AROUND[1]}\n`
  expect(read(text, 'GBP', makeProgram(text, [61.2, 60, 6.4]))).toMatchObject({
    rows: ['11-03 -6120', '11-07 -640'],
    isAsked: true,
  })
})

test('“kelly paid 22” is money in if the list is about earnings, and otherwise a question', () => {
  const lesson = '3/11 kelly paid 22.00 for lesson\n9/11 strings 18.50\n'
  const earned = `${lesson}10/11 mrs davies paid me 44.00\n`
  expect(read(earned, 'GBP').rows).toEqual(['11-03 2200', '11-09 -1850', '11-10 4400'])
  expect(read(`${lesson}total in 22\n`, 'GBP').rows).toEqual(['11-03 2200', '11-09 -1850'])
  expect(read(lesson, 'GBP', makeProgram(lesson, [22, 18.5])).isAsked).toBe(true)
  const other = `${earned}11/11 netflix paid 15.49\n`
  expect(read(other, 'GBP', makeProgram(other, [22, 18.5, 44, 15.49])).isAsked).toBe(true)
})

test.each([
  ['27.95 (no wait, w/ pie 33.90)', -3390],
  ['27.95 - sorry, 33.90', -3390],
  ['27.95 (actually 34)', -3400],
  ['27,95 (nein, 33,90)', -3390],
])('the amount that corrects another one counts: %s', (amount, minor) => {
  const text = `${AROUND[0]}\n5/11 fish ${amount}\n${AROUND[1]}\n`
  expect(read(text, 'GBP').rows).toEqual(['11-03 -6120', `11-05 ${minor}`, '11-07 -640'])
  const first = Number(amount.slice(0, 5).replace(',', '.'))
  expect(read(text, 'GBP', makeProgram(text, [61.2, first, 6.4])).rows).toContain(`11-05 ${minor}`)
})

test('“sorry” before another thing doesn’t replace an amount', () => {
  const text = `${AROUND[0]}\n5/11 dinner 31.00, sorry cat food 9.50\n${AROUND[1]}\n`
  expect(read(text, 'GBP').rows).toContain('11-05 -3100')
})

test.each(['  Pending', '  Declined', 'Pending'])(
  '“%s” below a row with a name is the status of that row',
  (status) => {
    const text = `Fri 13 Nov\nRewe    -€22.10\nBolt    -€8.40\n${status}\nNetflix    -€12.99\nThu 12 Nov\nLidl    -€9.80\ndm    -€4.35\n${status}\n`
    const { rows, listed } = read(text, 'EUR')
    expect(rows).toEqual(['11-13 -2210', '11-13 -1299', '11-12 -980'])
    const code = status.includes('Pending') ? 'pending' : 'not-carried-out'
    expect(listed).toEqual([`3 ${code}`, `8 ${code}`])
  },
)

test('“Pending” above rows with another heading below them is a heading', () => {
  const text =
    'Current account\n£812.40\nPending\nUber  -£8.40\nTesco  -£21.10\nCompleted\nWed 11 Nov\nBoots  -£4.20\nShell  -£40.00\n'
  expect(read(text, 'GBP').rows).toEqual(['11-11 -420', '11-11 -4000'])
})

test('a status where other rows have a balance is one', () => {
  const text =
    '2026-11-13\tPłatność kartą\tLIDL\t-54,20\tsaldo 1 200,10\n2026-11-12\tBlokada\tORLEN\t-200,00\toczekująca\n2026-11-11\tOpłata\tprowizja\t-5,00\tsaldo 1 254,30\n'
  expect(read(text, 'PLN')).toMatchObject({ rows: ['11-13 -5420', '11-11 -500'], listed: ['2 pending'] })
})

const TABLE = 'Date\tDescription\tRef\tCharged\n11/1\tGym monthly\tG-1\t$24.99\n'

test('a bill that is still to be paid isn’t a row', () => {
  const text = `${TABLE}11/3\tStorage, invoice, due 11/10\tS-4\t$142.00\n11/10\tStorage, auto-pay OK\tS-4\t$142.00\n11/11\tPhone, due 11/30\tP-1\t$31.00\n11/14\tPet food placed, charges when shipped\tC-2\t$67.21\n`
  expect(read(text)).toMatchObject({
    rows: ['11-01 -2499', '11-10 -14200'],
    listed: ['3 not-carried-out', '5 not-carried-out', '6 not-carried-out'],
  })
})

test('a bill that was due in the past is asked about, and one that says it’s paid isn’t', () => {
  expect(read(`${TABLE}11/3\tStorage, invoice, due 11/10\tS-4\t$142.00\n`)).toMatchObject({
    rows: ['11-01 -2499', '11-03 -14200'],
    isAsked: true,
  })
  expect(read(`${TABLE}11/3\tStorage, due 11/20, paid\tS-4\t$142.00\n`).rows).toHaveLength(2)
})

test('a booked row with a balance was paid, whatever its text says about a due date', () => {
  const text =
    'Buchungstag;Verwendungszweck;Betrag;Saldo\n10.11.2026;Rechnung 4471 fällig 30.11.2026;-88,00;912,00\n09.11.2026;Rewe;-22,10;1000,00\n'
  expect(read(text, 'EUR').rows).toEqual(['11-10 -8800', '11-09 -2210'])
})

test.each(['CAD', 'USD'])('dollars in a list that is “all in CAD” are US dollars (account in %s)', (account) => {
  const text =
    'all in CAD\n10/21 hotel 212.40\n10/22 poutine 18.75\n10/23 train 96.00\nand in dollars: 10/25 flight $198.60\n'
  const payments = makeProgram(text, [212.4, 18.75, 96, 198.6], 'out')
  const flight = payments.steps.lastIndexOf('out')
  const steps = payments.steps.map((step, i): Step => (i === flight ? 'in' : step))
  const { rows } = readStatementFile({ text, currency: account, today: TODAY, payments: { ...payments, steps } })
  expect(rows.map(({ minor, currency }) => `${minor} ${currency}`)).toEqual([
    '-21240 CAD',
    '-1875 CAD',
    '-9600 CAD',
    '-19860 USD',
  ])
})
