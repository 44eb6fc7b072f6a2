import { expect, test } from 'vitest'
import { maskText, unmaskText } from './mask-text.ts'

test.each([
  ['ZELLE TO Wolfgang Amadeus CONF 12', /wolfgang|amadeus/i],
  ['Zelle payment from QUENTIN TARBORO', /quentin|tarboro/i],
  ['VENMO PAYMENT Xiomara Delacruz-Webb', /xiomara|delacruz/i],
  ['Überweisung Sabine Musterfrau Miete', /sabine|musterfrau/i],
  ['MUSTERFRAU, SABINE', /sabine|musterfrau/i],
  ['VIR SEPA M. OU MME Quelquun', /quelquun/i],
  ['Herr Unbekanntname Rechnung', /unbekanntname/i],
  ['BIZUM A Josefina Perenceja', /josefina|perenceja/i],
  ['PAYPAL *someone.private@mail.example', /someone|private/],
  ['TRANSFER @quiet_owl_77', /quiet_owl/],
  ['SEPA DE89 3704 0044 0532 0130 00 RENT', /3704|0532/],
  ['GB29NWBK60161331926819', /NWBK|6819/],
  ['CARD XXXX1234 PURCHASE', /1234/],
  ['ACCT ****9876', /9876/],
  ['CALL (415) 555-0134 HELP', /555|0134/],
  ['+49 170 5550134', /555/],
  ['REF AB1234567X', /1234567/],
  ['INVOICE 2026-00481516', /00481516/],
])('hides people and accounts in %s', (text, secret) => {
  const masked = maskText(text)
  expect(masked.text).not.toMatch(secret)
  expect(unmaskText(masked.text, masked.hidden)).toBe(text.normalize('NFC'))
})

test('the same name gets the same placeholder each time', () => {
  const { text, hidden } = maskText('Zelle from Sabine Musterfrau\nZelle to Sabine Musterfrau')
  expect(text).toBe('Zelle from [person1]\nZelle to [person1]')
  expect(hidden.size).toBe(1)
})

test('hides the user’s own name', () => {
  expect(maskText('DEPOSIT KESTREL FAMILY', ['kestrel family']).text).not.toMatch(/kestrel/i)
})

test.each([
  'STARBUCKS STORE 4421 SEATTLE WA',
  'REWE MARKT BERLIN',
  "TRADER JOE'S #552",
  'SHELL OIL 12',
  'NETFLIX.COM',
  'Monthly rent',
  'JOES DINER BROOKLYN NY',
])('hides nothing in %s', (text) => {
  expect(maskText(text).text).toBe(text)
})
