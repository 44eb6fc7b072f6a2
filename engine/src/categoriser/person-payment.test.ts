import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCategoriser } from './categorise.ts'
import { DEFAULT_CATEGORIES } from './default-categories.ts'
import { getMerchantKey } from './merchant-key.ts'
import { readPersonPayment } from './person-payment.ts'
import { learn } from './user-memory.ts'

describe('a payment between people keeps the person’s name', () => {
  test.each([
    ['ZELLE PAYMENT TO DANIELLE R JPM99a8x2k1', 'Zelle', 'Danielle R'],
    ['Zelle payment from MARY JONES Conf# abc123xyz', 'Zelle', 'Mary Jones'],
    ['Zelle Transfer Conf# xyz12ab; Smith, John', 'Zelle', 'John Smith'],
    ['Payment from JOHN SMITH via Zelle', 'Zelle', 'John Smith'],
    ['VENMO PAYMENT 102938 JANE DOE', 'Venmo', 'Jane Doe'],
    ['SQC*CASH APP*ANNA LEE', 'Cash App', 'Anna Lee'],
    ['PAYPAL FRIENDS AND FAMILY KATE BUSH', 'PayPal', 'Kate Bush'],
    ['INTERAC E-TRANSFER FROM P. OKAFOR', 'Interac e-Transfer', 'P. Okafor'],
    ['INTERNET BANKING E-TRANSFER 105123456789 Jane Doe', 'Interac e-Transfer', 'Jane Doe'],
    ['SEPA-ÜBERWEISUNG AN MAX MUSTERMANN', 'bank transfer', 'Max Mustermann'],
    ['VIR SEPA RECU /DE M DUPONT JEAN /MOTIF DINER', 'bank transfer', 'Dupont Jean'],
    ['BONIFICO A FAVORE DI MARIO ROSSI', 'bank transfer', 'Mario Rossi'],
    ['TRANSFERENCIA A FAVOR DE ANA GARCIA CONCEPTO CENA', 'bank transfer', 'Ana Garcia'],
    ['FASTER PAYMENT TO T ADEYEMI REF HOLIDAY', 'Faster Payments', 'T Adeyemi'],
    ['BIZUM RECIBIDO DE JUAN PEREZ', 'Bizum', 'Juan Perez'],
    ['TRANSFERENCIA PIX REM: MARIA SOUZA 12/05', 'Pix', 'Maria Souza'],
    ['UPI-RAMESH KUMAR-ramesh@okaxis-402312345678', 'UPI', 'Ramesh Kumar'],
    ['UPI/P2A/402312345678/PRIYA SHARMA/HDFC', 'UPI', 'Priya Sharma'],
    ['SWISH TILL ANNA ANDERSSON', 'Swish', 'Anna Andersson'],
    ['MOBILEPAY JENS HANSEN', 'MobilePay', 'Jens Hansen'],
    ['TWINT AN PETER MÜLLER', 'TWINT', 'Peter Müller'],
    ['WERO AN LENA SCHMIDT', 'Wero', 'Lena Schmidt'],
    ['フリコミ サトウ ケンジ', 'bank transfer', 'サトウ ケンジ'],
  ])('%s', (text, channel, name) => {
    expect(readPersonPayment(text)).toMatchObject({ channel, name })
  })

  test.each([
    'ZELLE TO SELF',
    'VENMO CASHOUT PPD ID: 5264681992',
    'CASH APP*CASH OUT',
    'PAYPAL *ETSY IRELAN 35314369001',
    'TRANSFER TO SAVINGS',
    'VIR INST VERS LIVRET M DUPRE',
    'BONIFICO A FAVORE DI ENEL ENERGIA',
    'BGC WESTBRIDGE COLLEGE SALARY 28OCT',
    'TED BAKER LONDON GB',
    'SQ *BLUE BOTTLE 4432',
  ])('%s isn’t a payment between people', (text) => {
    expect(readPersonPayment(text)).toBe(null)
  })
})

describe('the category of a payment between people', () => {
  const categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES })
  const categorise = (text: string, minor = -4000) => categoriser.categorise({ text, minor, currency: 'USD' })

  test('a payment to a person needs review and gets likely categories', () => {
    expect(categorise('ZELLE TO JOHN SMITH')).toMatchObject({ category: null, needsReview: true, suggested: null })
    expect(categorise('ZELLE TO JOHN SMITH').likely).toContain('SVC')
    expect(categorise('BIZUM DE ANA GARCIA', 4000).likely[0]).toBe('INC')
    expect(categorise('VENMO PAYMENT 1029388123')).toMatchObject({
      category: null,
      simpleName: 'Venmo',
      merchantKey: '',
    })
  })

  test('a category is known if the text gives the purpose, the payee is a shop or the money is the user’s', () => {
    expect(categorise('ZELLE TO JOHN SMITH RENT')).toMatchObject({ category: 'Housing', simpleName: 'John Smith' })
    expect(categorise('MOBILEPAY NETTO')).toMatchObject({ category: 'Groceries', simpleName: 'Netto' })
    expect(categorise('VENMO CASHOUT', 4000)).toMatchObject({ category: 'Transfers', needsReview: false })
  })
})

describe('a payment channel before somebody’s name is never the answer', () => {
  const categorise = (country: string, text: string) =>
    createCategoriser({ categories: DEFAULT_CATEGORIES, country }).categorise({ text, minor: -4000, currency: 'USD' })

  test.each([
    ['SE', 'SWISH SKICKAD TUVA HALLSTRÖM', 'Tuva Hallström'],
    ['PT', 'TRF MBWAY P/ RUTE CORREIA', 'Rute Correia'],
    ['CA', 'E-TFR SOLANGE GAGNON', 'Solange Gagnon'],
    ['AU', 'OSKO PAYMENT TO J MORAN SWIMMING FEES', 'J Moran'],
  ])('in %s, %s is a payment to a person and needs review', (country, text, simpleName) => {
    expect(categorise(country, text)).toMatchObject({ simpleName, needsReview: true, reason: { level: 'person' } })
  })

  test.each([
    ['NG', 'NIP/ZENITH/ADAEZE N OBI/TRF'],
    ['GB', 'TFR HARGREAVE ASSOCIATES'],
  ])('in %s, %s names somebody next to the bank’s word for a transfer and needs review', (country, text) => {
    expect(categorise(country, text)).toMatchObject({ category: null, needsReview: true })
  })

  test.each([
    ['FI', 'MOBILEPAY KAMPAAMO HELMI', 'Personal Care'],
    ['SG', 'PAYNOW TRANSFER OTHR LIM SIEW HOON PIANO LESSON', 'Education'],
    ['ID', 'TRSF E-BANKING DB QRIS WARUNG PAK AGUS', 'Dining & Coffee'],
  ])('in %s, %s is judged by the shop or the purpose', (country, text, category) => {
    const answer = categorise(country, text)
    expect(answer.category ?? answer.suggested).toBe(category)
  })

  test('a transfer that names nobody stays a transfer', () => {
    expect(categorise('GB', 'TFR 400512 12345678')).toMatchObject({ category: 'Transfers', needsReview: false })
    expect(categorise('US', 'PAYPAL INST XFER')).toMatchObject({ category: 'Transfers' })
  })
})

test('a decision about one person is never applied to another, whatever their names', () => {
  const name = fc.stringMatching(/^[A-Z]{2,9}( [A-Z]{1,9}){0,3}$/)
  const channel = fc.constantFrom('ZELLE TO ', 'VENMO *', 'BIZUM A ', 'INTERAC E-TRANSFER TO ', 'SWISH TILL ')
  fc.assert(
    fc.property(channel, name, name, (by, one, other) => {
      const key = getMerchantKey(by + one)
      fc.pre(key !== '' && key !== getMerchantKey(by + other))
      const memory = learn({}, { key, direction: 'out', category: 'Pets', simpleName: 'Sitter' })
      const answer = createCategoriser({ categories: DEFAULT_CATEGORIES, memory }).categorise({
        text: by + other,
        minor: -1000,
        currency: 'USD',
      })
      expect(answer.simpleName).not.toBe('Sitter')
      expect(answer.category).not.toBe('Pets')
    }),
    { numRuns: 60 },
  )
})
