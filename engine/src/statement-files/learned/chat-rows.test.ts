import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Step } from '../../second-reader/program.ts'
import { readStatementFile } from '../read-statement-file.ts'
import { readChat } from '../texts/chat-lines.ts'
import { PAYMENTS } from './paste-program.ts'

type Found = { value: number; direction: 'in' | 'out'; name?: string }

/** Reads a chat with an unsure network that found these payments, all on the date of the first message. */
function read(text: string, ...found: Found[]) {
  const units = PAYMENTS.splitUnits(text)!
  const findUnit = (word: string) => units.findIndex(({ start, end }) => text.slice(start, end) === word)
  const steps = found.flatMap(({ value, direction, name }): Step[] => {
    const amount = units.findIndex((unit) => unit.value === value)
    return [amount, direction, 1, 5, ...(name ? [findUnit(name), findUnit(name)] : (['unnamed'] as const))]
  })
  const payments = { units, steps: [...steps, 'end' as const], chances: [...steps, 'end'].map(() => 0.9) }
  const given = { text, currency: 'GBP', today: plainDate('2026-11-15'), payments }
  const { rows } = readStatementFile(given)
  return { rows: rows.map(({ day, minor }) => `${day.slice(5)} ${minor}`), names: rows.map(({ name }) => name) }
}

test('in a household’s chat, both people’s payments count, but not what someone asks for', () => {
  const text =
    '[13/11/2026, 18:02] Kyle: paid the plumber 225\n[13/11/2026, 18:05] Amber: thank god. he quoted 300\n[13/11/2026, 18:09] Amber: paid Swim Club 40'
  expect(read(text, { value: 40, direction: 'out', name: 'Swim' }).rows).toEqual(['11-13 -22500', '11-13 -4000'])
})

test('the words of a message say which way the money went', () => {
  const sent = '[13/11/2026, 18:02] Me: Priya I sent you 21.50\n[13/11/2026, 18:03] Priya: got it'
  expect(read(sent, { value: 21.5, direction: 'in', name: 'Priya' }).rows).toEqual(['11-13 -2150'])
  const came = '[13/11/2026, 18:02] Me: thanks Craig, 122.50 just came through\n[13/11/2026, 18:03] Craig: ok'
  expect(read(came, { value: 122.5, direction: 'out', name: 'Craig' }).rows).toEqual(['11-13 12250'])
})

test('a day named in a message counts, but not the day something is for', () => {
  const text = '[14/11/2026, 19:06] Me: yes i paid power 342 on thursday\n[14/11/2026, 19:08] Joy: ok'
  expect(read(text, { value: 342, direction: 'out', name: 'power' }).rows).toEqual(['11-12 -34200'])
  const meal = '[14/11/2026, 19:06] Me: Vinay sent me 70 just now for sunday dinner\n[14/11/2026, 19:08] Joy: ok'
  expect(read(meal, { value: 70, direction: 'in', name: 'Vinay' }).rows).toEqual(['11-14 7000'])
})

test('a debt is a row only once it is paid', () => {
  const text = '[13/11/2026, 09:15] Me: Priya you owe me 12.50 for the curry\n[13/11/2026, 09:31] Priya: '
  const owed = { value: 12.5, direction: 'out', name: 'Priya' } as const
  expect(read(`${text}oh yes, tonight`, owed).rows).toEqual([])
  expect(read(`${text}just sent it to you`, owed).rows).toEqual(['11-13 1250'])
  const asked = '[13/11/2026, 20:17] Me: can you send me 280\n[13/11/2026, 20:18] Sam: sure, on the 25th'
  expect(read(asked, { value: 280, direction: 'in', name: 'Sam' }).rows).toEqual([])
})

test('the speaker isn’t the payee: the message, or the question before it, names the payee', () => {
  const message = '[10/11/2026, 18:22] Kim: plumber was here, I paid him £85\n[10/11/2026, 18:23] Tom: ok'
  expect(read(message, { value: 85, direction: 'out', name: 'Kim' }).names).toEqual(['plumber was here, I paid him'])
  const asked = '[10/11/2026, 18:22] Tom: did you pay the septic guy?\n[10/11/2026, 18:23] Kim: yes gave him 285'
  expect(read(asked, { value: 285, direction: 'out', name: 'Kim' }).names).toEqual(['septic guy'])
})

test('a chat can have the speakers’ names above their messages', () => {
  const text =
    'SUN 8 NOV, 3:15 PM\nYou\njust paid Ticketek 126 for our two tickets\nDazza\nwhat do i owe ya\nYou\nno rush at all\n\nTHU 12 NOV, 7:22 PM\nDazza\njust sent ya the 63'
  const given = { text, currency: 'AUD', today: plainDate('2026-11-15') }
  expect(readStatementFile(given).rows).toMatchObject([
    { day: '2026-11-08', minor: -12_600 },
    { day: '2026-11-12', minor: 6300 },
  ])
})

test('a text with a “message” longer than anyone types isn’t a chat', () => {
  const text = `[13/11/2026, 18:02] Me: hello\n[13/11/2026, 18:03] Kim: ${'sent it '.repeat(200)} 5`
  expect(readChat(text.split('\n'), plainDate('2026-11-15'))).toBeNull()
})

test('the answer to “what do I owe you?” is a debt, and “zelled you” pays it', () => {
  const text =
    '[13/11/2026, 18:12] Ray: hey what do I owe you for the tires\n[13/11/2026, 18:15] Me: 240 for your half\n[13/11/2026, 18:31] Ray: ok just zelled you the 240'
  expect(read(text, { value: 240, direction: 'out', name: 'tires' }).rows).toEqual(['11-13 24000'])
})

test('getting a thing from a shop isn’t getting money from someone', () => {
  const text = '[13/11/2026, 18:12] Me: got the cake from the bakery, 38 even\n[13/11/2026, 18:15] Sis: you’re the best'
  expect(read(text, { value: 38, direction: 'out', name: 'bakery' }).rows).toEqual(['11-13 -3800'])
})

test('names of payment apps work as verbs, and the payee’s name comes from the message itself', () => {
  const sent =
    '[13/11/2026, 18:12] Me: cleats were $54.99\n[13/11/2026, 18:15] Rachel: k just venmo’d you my half, 27.50'
  expect(read(sent, { value: 54.99, direction: 'out', name: 'cleats' }).rows).toContain('11-13 2750')
  const came =
    '[13/11/2026, 18:12] Chloé: sent you 15.40 on Lydia\n[13/11/2026, 19:15] Me: karim your 16.20 arrived, thx'
  const { rows, names } = read(came, { value: 16.2, direction: 'out', name: 'Lydia' })
  expect(rows).toContain('11-13 1620')
  expect(names.at(-1)).toContain('karim')
})

test('words about debts and parcels don’t hide a purchase or reverse its direction', () => {
  const taxi = '[13/11/2026, 18:02] Sam: how much do I owe for the taxi?\n[13/11/2026, 18:05] Me: taxi was 24, cheap'
  expect(read(taxi, { value: 24, direction: 'out', name: 'taxi' }).rows).toEqual(['11-13 -2400'])
  const parcel = '[13/11/2026, 18:02] Me: parcel arrived, paid 12.50 customs\n[13/11/2026, 18:05] Sam: ok'
  expect(read(parcel, { value: 12.5, direction: 'out', name: 'customs' }).rows).toEqual(['11-13 -1250'])
})

test('if one of two people pays the other, the one who answers copied the chat', () => {
  const text =
    "[13/11/2026, 18:02] Kyle Fisher: what do I owe you for the tickets\n[13/11/2026, 18:05] Amber: 45\n[13/11/2026, 18:09] Kyle Fisher: done, just osko'd you 45"
  const { rows, names } = read(text, { value: 45, direction: 'out', name: 'Kyle' })
  expect(rows).toEqual(['11-13 4500'])
  expect(names[0]).toContain('Kyle')
})

test('the speaker isn’t the payee, even if the network says so', () => {
  const text =
    '[13/11/2026, 18:02] Kyle: dinner was 90 for the three of us\n[13/11/2026, 18:05] Amber: just sent you 30\n[13/11/2026, 18:09] Kyle: thanks'
  const { rows, names } = read(text, { value: 30, direction: 'in', name: 'Amber' })
  expect(rows).toEqual(['11-13 -3000'])
  expect(names[0]).toContain('Kyle')
})

test.each([
  ['just paynowed you 38.50 for the hotpot', '11-13 3850'],
  ['sent £38.50 on Revolut', '11-13 3850'],
  ['ok I sent the 38.50 for electric just now', '11-13 3850'],
])('“%s” from someone else is money in', (message, row) => {
  const text = `[13/11/2026, 18:02] Priya: ${message}\n[13/11/2026, 18:05] Me: got it`
  expect(read(text, { value: 38.5, direction: 'in', name: 'Priya' }).rows).toEqual([row])
})

test('whoever answers a request and sends the money copied the chat', () => {
  const text =
    '[13/11/2026, 18:02] Liza: pls send me your share for karaoke, 45\n[13/11/2026, 18:05] Joy: sent now, 45 by e-transfer\n[13/11/2026, 18:09] Liza: got it'
  expect(read(text, { value: 45, direction: 'in', name: 'Liza' }).rows).toEqual(['11-13 -4500'])
})

test('the user’s own transfer counts even if the network finds no payment', () => {
  const text = '[13/11/2026, 18:02] Me: just zelled you 120 for the trailer\n[13/11/2026, 18:05] Jim: got it thx'
  expect(read(text).rows).toEqual(['11-13 -12000'])
})

test('what someone sent to others isn’t the user’s income', () => {
  const text =
    '[13/11/2026, 18:02] Sam: sent 1200 rent to the landlord\n[13/11/2026, 18:05] Me: great\n[13/11/2026, 18:06] Me: paid 60 electric'
  expect(read(text, { value: 60, direction: 'out', name: 'electric' }).rows).toEqual(['11-13 -6000'])
})

test('someone else’s payment counts as received once it is confirmed, and the confirmation isn’t a second one', () => {
  const text =
    '[10/11/2026, 16:21] Karen: Hi, just transferred £66 for the lessons\n[10/11/2026, 16:40] Rhys: Got the 66, thank you!'
  expect(read(text, { value: 66, direction: 'out', name: 'Karen' })).toEqual({ rows: ['11-10 6600'], names: ['Karen'] })
})

test('the part of an amount that is still to be paid isn’t a row', () => {
  const text =
    '[10/11/2026, 16:21] Me: zelled you £80\n[10/11/2026, 17:03] Tyler: just sent you back £40, the other 40 when i get paid\n[10/11/2026, 17:15] Me: got the 40'
  const { rows } = read(text, { value: 80, direction: 'in', name: 'Tyler' }, { value: 40, direction: 'in' })
  expect(rows).toEqual(['11-10 -8000', '11-10 4000'])
})

test('a payment to someone outside the chat isn’t a payment between its two people', () => {
  const text =
    '[12/11/2026, 18:04] Dan: paid the plumber 85\n[12/11/2026, 18:06] Sian: i just sent mam 30\n[12/11/2026, 18:07] Dan: can you send me 20?'
  expect(read(text, { value: 85, direction: 'out' }, { value: 30, direction: 'out' }).rows).toEqual([
    '11-12 -8500',
    '11-12 -3000',
  ])
})

test('the payee of “sent you” is the other person', () => {
  const text = '[12/11/2026, 19:02] Isla: can you send me the 45\n[12/11/2026, 19:10] Me: that’s £45 sent to you'
  expect(read(text, { value: 45, direction: 'out', name: 'you' }).names[0]).toContain('Isla')
})

test('WhatsApp on the web puts the time before the date, and someone who only writes “sent you” isn’t the user', () => {
  const text =
    '[22:40, 12/11/2026] Bernie: Sent you £7.50 for my half of the taxi\n[22:41, 12/11/2026] Bernie: Una still owes me 28'
  const { rows } = readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-15') })
  expect(rows).toMatchObject([{ day: '2026-11-12', minor: 750, name: 'Bernie' }])
})

test('a payment named along with a confirmation stays, and “received the invoice” confirms nothing', () => {
  const both =
    '[10/11/2026, 16:21] Tom: just transferred £66 for the tickets\n[10/11/2026, 16:40] Me: got it! paid 35 for the pizza btw'
  expect(read(both, { value: 66, direction: 'in', name: 'Tom' }, { value: 35, direction: 'out' }).rows).toEqual([
    '11-10 6600',
    '11-10 -3500',
  ])
  const household =
    '[10/11/2026, 16:21] Ann: paid £66, electrician is done\n[10/11/2026, 16:40] Tom: received the invoice too\n[10/11/2026, 17:40] Ann: bought paint 23.20'
  const found = { value: 66, direction: 'out', name: 'electrician' } as const
  expect(read(household, found, { value: 23.2, direction: 'out', name: 'paint' }).rows).toEqual([
    '11-10 -6600',
    '11-10 -2320',
  ])
})
