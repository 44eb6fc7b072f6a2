import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileInstructions } from '../instructions/compile-instructions.ts'
import { createCategoriser, type UserCategory } from './categorise.ts'
import type { CategoriserInput } from './categoriser-input.ts'
import { DEFAULT_CATEGORIES } from './default-categories.ts'
import { getMerchantKey } from './merchant-key.ts'
import { EMPTY_MEMORY, learn } from './user-memory.ts'

const makeRow = (text: string, more: Partial<CategoriserInput> = {}): CategoriserInput => ({
  text,
  minor: -1250,
  currency: 'USD',
  ...more,
})
const plain = createCategoriser({ categories: DEFAULT_CATEGORIES })

describe('what decides', () => {
  test.each([
    ['ATM WITHDRAWAL 0042', 'Cash', 'bank-operation'],
    ['STARBUCKS STORE 04432', 'Dining & Coffee', 'brand'],
    ['JUNIPER ROW PHARMACY', 'Health', 'keyword'],
    ['SQ *MARIGOLD TAQUERIA', 'Dining & Coffee', 'keyword'],
    ['BOULANGERIE DU CANAL', 'Dining & Coffee', 'keyword'],
    ['APOTHEKE AM RING', 'Health', 'keyword'],
  ])('%s is %s, decided by %s', (text, category, level) => {
    expect(plain.categorise(makeRow(text))).toMatchObject({ category, needsReview: false, reason: { level } })
  })

  test('a café with “post office” in its name isn’t taken for a post office without asking', () => {
    for (const text of ['POST OFFICE COFFEE CO', 'THE POST OFFICE PUB & BREWERY'])
      expect(plain.categorise(makeRow(text)), text).not.toMatchObject({ category: 'Services', needsReview: false })
  })

  test.each([
    ['KR', 'KAKAOPAY 스타벅스', 'Dining & Coffee'],
    ['PH', 'GCASH 7-ELEVEN', 'Groceries'],
    ['PH', 'GCASH ALING NENA SARI SARI', 'Groceries'],
    ['PE', 'PAGOEFECTIVO*CRUZ DEL SUR BUS', 'Travel'],
  ])('in %s, the payee of %s comes after the payment app', (country, text, category) => {
    const answer = createCategoriser({ categories: DEFAULT_CATEGORIES, country }).categorise(makeRow(text))
    expect(answer).toMatchObject({ category })
  })

  test('a payment app without a payee is a transfer', () => {
    const answer = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'PH' }).categorise(makeRow('GCASH'))
    expect(answer).toMatchObject({ category: 'Transfers' })
  })

  test('a payment app before a name we don’t know needs review', () => {
    const answer = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'CO' }).categorise(
      makeRow('NEQUI LOMARKA'),
    )
    expect(answer.needsReview).toBe(true)
  })

  test('a word in a chain’s own name doesn’t count against the chain', () => {
    const korean = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'KR' })
    expect(korean.categorise(makeRow('OLIVE YOUNG GANGNAM'))).toMatchObject({ category: 'Personal Care' })
  })

  test('the user’s decision about a merchant beats instructions and the built-in knowledge', () => {
    const { rules } = compileInstructions('Starbucks is Groceries.', { categories: DEFAULT_CATEGORIES })
    const memory = learn(EMPTY_MEMORY, {
      key: getMerchantKey('STARBUCKS STORE 04432'),
      direction: 'out',
      category: 'Gifts & Charity',
      simpleName: 'Team coffee',
    })
    const answer = createCategoriser({ categories: DEFAULT_CATEGORIES, memory, rules }).categorise(
      makeRow('STARBUCKS STORE 99812 RENO NV'),
    )
    expect(answer).toMatchObject({
      category: 'Gifts & Charity',
      simpleName: 'Team coffee',
      needsReview: false,
      reason: { level: 'memory' },
    })
  })

  test('an amount as large as a month’s pay from a company isn’t a refund, even if a shop has the same name', () => {
    const pay = { minor: 321_000, currency: 'EUR' }
    const firm = plain.categorise(makeRow('Müller GmbH', pay))
    expect(firm).toMatchObject({ category: 'Income', needsReview: true })
    expect(firm.likely).toEqual([...new Set(firm.likely)])
    expect(plain.categorise(makeRow('ACME AG', { minor: 205_000, currency: 'CHF' }))).toMatchObject({
      category: 'Income',
      needsReview: true,
    })
    // The purpose shows that it's pay, in the text itself or in another column.
    const expected = { category: 'Income', needsReview: false }
    expect(plain.categorise(makeRow('Müller GmbH', { ...pay, purpose: 'Gehalt 10/2025' }))).toMatchObject(expected)
    expect(plain.categorise(makeRow('Müller GmbH Gehalt', pay))).toMatchObject(expected)
    expect(plain.categorise(makeRow('Carrefour', { ...pay, purpose: 'VIREMENT SALAIRE' }))).toMatchObject(expected)
    // A refund stays a refund; a large one needs review unless the text says it is one.
    const refund = { category: 'Personal Care', needsReview: false }
    expect(plain.categorise(makeRow('Müller GmbH', { minor: 1299, currency: 'EUR' }))).toMatchObject(refund)
    const big = { minor: 120_000, currency: 'EUR' }
    expect(plain.categorise(makeRow('IKEA', big))).toMatchObject({ category: 'Home & Garden', needsReview: true })
    expect(plain.categorise(makeRow('IKEA REFUND', big))).toMatchObject({
      category: 'Home & Garden',
      needsReview: false,
    })
    expect(plain.categorise(makeRow('IKEA', { minor: 120_000, currency: 'JPY' }))).toMatchObject({ needsReview: true })
    expect(plain.categorise(makeRow('IKEA', { minor: 5_000, currency: 'JPY' }))).toMatchObject({ needsReview: false })
  })

  test('a decision about a name applies to its branches, but not to another business with a similar name', () => {
    const createWithDecision = (text: string, category: string) =>
      createCategoriser({
        categories: DEFAULT_CATEGORIES,
        memory: learn(EMPTY_MEMORY, { key: getMerchantKey(text), direction: 'out', category }),
      })
    const hill = createWithDecision('SQ *CORVUS HILL', 'Clothing')
    expect(hill.categorise(makeRow('SQ *CORVUS HILL NORTH'))).toMatchObject({
      category: 'Clothing',
      needsReview: false,
    })
    expect(hill.categorise(makeRow('CORVUS HILL CINEMA 2'))).toMatchObject({
      category: 'Entertainment',
      needsReview: true,
    })
    // A coffee house keeps its category, however much of its name the bank prints.
    const roaster = createWithDecision('SQ *ORRIN COFFEE', 'Gifts & Charity')
    expect(roaster.categorise(makeRow('ORRIN COFFEE ROASTERS'))).toMatchObject({ category: 'Gifts & Charity' })
  })

  test('instructions beat the built-in knowledge', () => {
    const { rules } = compileInstructions('Starbucks is Groceries.', { categories: DEFAULT_CATEGORIES })
    const categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES, rules })
    expect(categoriser.categorise(makeRow('STARBUCKS 1'))).toMatchObject({
      category: 'Groceries',
      needsReview: false,
      reason: { level: 'instruction' },
    })
    expect(categoriser.categorise(makeRow('JUNIPER ROW PHARMACY')).reason.level).toBe('keyword')
  })

  test('the card network’s code decides if the name says nothing', () => {
    expect(plain.categorise(makeRow('VELLUM 0042', { mcc: '0742' }))).toMatchObject({
      category: 'Pets',
      reason: { level: 'mcc' },
    })
  })
})

describe('admits what it doesn’t know', () => {
  test.each([
    'PYL*VANTOREQ',
    'SUMUP *B R',
    'CHECK 2291',
    'POS 8812 ORLEDI SRL',
    'MISC DEBIT 00421',
    'LASTSCHRIFT REF 881 TQS MBH',
    'SQ *VELLUM',
    'Zettle_*M Hollis',
    'DEBIT1 882193',
  ])('%s is marked for review', (text) => {
    expect(plain.categorise(makeRow(text)).needsReview).toBe(true)
  })
})

describe('the words around a name', () => {
  test('gas on a bill is a utility, gas on a card is fuel', () => {
    expect(plain.categorise(makeRow('JUNIPER GAS STATION')).category).toBe('Fuel')
    const bill = plain.categorise(makeRow('DD JUNIPER GAS SUPPLY'))
    expect(bill.category ?? bill.suggested).toBe('Utilities')
  })

  test('fuel from a supermarket’s pumps is fuel', () => {
    expect(plain.categorise(makeRow('SAFEWAY FUEL 2913')).category).toBe('Fuel')
  })

  test('a refund gets the purchase’s category', () => {
    expect(plain.categorise(makeRow('TARGET 00021190 RETURN', { minor: 2500 })).category).toBe(
      plain.categorise(makeRow('TARGET 00021190')).category,
    )
  })

  test('the other words of a name can show that it isn’t the brand', () => {
    expect(plain.categorise(makeRow('VANGUARD KITCHEN AND GRILL')).category).toBe('Dining & Coffee')
  })
})

describe('the user’s own categories', () => {
  test('merchants stay with a renamed category', () => {
    const renamed: UserCategory[] = DEFAULT_CATEGORIES.map((category) =>
      category.code === 'DIN' ? { ...category, name: 'Eating out' } : category,
    )
    expect(createCategoriser({ categories: renamed }).categorise(makeRow('STARBUCKS 1')).category).toBe('Eating out')
  })

  test('merchants of a deleted category go to the next broader one', () => {
    const without = DEFAULT_CATEGORIES.filter((category) => category.code !== 'BAR')
    expect(createCategoriser({ categories: without }).categorise(makeRow('JUNIPER LIQUOR STORE')).category).toBe(
      'Dining & Coffee',
    )
  })

  test('a decision for a deleted category no longer counts', () => {
    const memory = learn(EMPTY_MEMORY, { key: 'starbucks', direction: 'out', category: 'Gone' })
    expect(
      createCategoriser({ categories: DEFAULT_CATEGORIES, memory }).categorise(makeRow('STARBUCKS 1')).category,
    ).toBe('Dining & Coffee')
  })
})

test('any row gets a category from the list or needs review, has a probability and, unless it’s blank, a name', () => {
  const names = new Set<string>(DEFAULT_CATEGORIES.map((category) => category.name))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: -1e9, max: 1e9 }), (text, minor) => {
      const answer = plain.categorise({ text, minor, currency: 'EUR' })
      if (answer.category === null) expect(answer).toMatchObject({ needsReview: true, likely: expect.any(Array) })
      else expect(names.has(answer.category)).toBe(true)
      expect(answer.confidence).toBeGreaterThan(0)
      expect(answer.confidence).toBeLessThan(1)
      if (text.trim() !== '') expect(answer.simpleName).not.toBe('')
      expect(answer.reason.reasons).not.toEqual([])
    }),
  )
})

test.each([
  ['FI', 'MOBILEPAY KAMPAAMO HELMI'],
  ['NO', 'VIPPS*MUSTI NORGE AS'],
  ['US', 'STARBUCKS STORE 04432'],
])('in %s, a decision about %s applies to the next row with this text', (country, text) => {
  const memory = learn(EMPTY_MEMORY, { key: getMerchantKey(text), direction: 'out', category: 'Kids' })
  const answer = createCategoriser({ categories: DEFAULT_CATEGORIES, country, memory }).categorise(makeRow(text))
  expect(answer).toMatchObject({ category: 'Kids', merchantKey: getMerchantKey(text), reason: { level: 'memory' } })
})

test('the same row gets the same answer, whatever came before it', () => {
  const again = createCategoriser({ categories: DEFAULT_CATEGORIES })
  for (const text of ['BLUE OTTER', 'STARBUCKS 1', 'LASTSCHRIFT STADTWERKE'])
    expect(again.categorise(makeRow(text))).toEqual(plain.categorise(makeRow(text)))
})

test.each([
  ['AT', 'BEZAHLUNG KARTE BIPA 5518 K1 LINZ', 'Personal Care'],
  ['BE', 'DOMICILIERING LUMINUS NV MANDAAT 0471811661-8831', 'Utilities'],
  ['ES', 'PAGO MOVIL EN MERCADONA 0412, SEVILLA ES', 'Groceries'],
  ['NO', 'AVTALEGIRO SATS NORWAY AS KID 00391820047', 'Fitness'],
  ['TR', 'OTOMATİK ÖDEME İGDAŞ TESİSAT NO 11203948', 'Utilities'],
  ['KR', '토스페이_(주)무신사', 'Clothing'],
  ['TH', 'THAI WATSADU-BANGNA SAMUTPRAKARN', 'Home & Garden'],
  ['HU', 'ZZXQ 0412 ROSSMANN 114 SZEGED', 'Personal Care'],
  ['BE', 'ZZXQ 14-03 12:41 PANOS 3312 GENT', 'Dining & Coffee'],
  ['PL', 'ZZXQ 4412 CCC 1287 RZESZOW', 'Clothing'],
  ['GR', 'EUROBANK POS HONDOS CENTER ATHINA', 'Personal Care'],
  ['NG', 'POS TRF CHICKEN REPUBLIC IBADAN', 'Dining & Coffee'],
  ['ZA', 'DEBICHECK OUTSURANCE6361945X 0314', 'Insurance'],
  ['ZA', 'C*PEP 4127 MTHATHA', 'Clothing'],
  ['IN', 'UPI/DR/407588120034/ZERODHA B/HDFC/zerodhabro/Collect', 'Savings & Investing'],
  ['TR', 'GRATİS İÇ VE DIŞ TİC. A.Ş. 0603 ANTALYA', 'Personal Care'],
  ['PL', 'WWW.JAKDOJADE.PL POZNAN', 'Transport'],
])('in %s, the bank’s words around the payee don’t hide it: %s', (country, text, category) => {
  const { categorise } = createCategoriser({ categories: DEFAULT_CATEGORIES, country })
  expect(categorise({ text, minor: -2500, currency: 'EUR', direction: 'out' }).category).toBe(category)
})

test.each([
  ['MX', 'FARM SIMILARES SUC 8812 TOLUCA', 'Farmacias Similares'],
  ['PH', 'CEBU PAC 5JXQ7R2K PASAY CITY', 'Cebu Pacific'],
  ['NZ', 'HALLENSTEIN BROS 404 HAMILTON', 'Hallenstein Brothers'],
])('in %s, abbreviated words still name a merchant we know: %s', (country, text, name) => {
  const { categorise } = createCategoriser({ categories: DEFAULT_CATEGORIES, country })
  expect(categorise(makeRow(text)).simpleName).toBe(name)
})

test('where banks print the merchant first, a short chain name between other words doesn’t mean the chain', () => {
  const { categorise } = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'US' })
  expect(categorise(makeRow('SLEEPY CHEWY HOUSE')).category).not.toBe('Pets')
})

test.each([
  [
    'JP',
    '（株）ラウンドワンジャパン 堺中央環状店',
    'Entertainment',
    'a legal form can come before a name without spaces',
  ],
  ['DK', 'MobilePay LAGKAGEHUSET AARHUS C', 'Dining & Coffee', 'a district’s letter isn’t a person’s initial'],
  ['NO', 'VIPPS*MUSTI NORGE AS', 'Pets', 'a payment app before a star isn’t the payee'],
  ['JP', 'ベネツセコ－ポレ－シヨン 口座振替', 'Education', 'a direct debit isn’t a transfer'],
])('in %s, %s is %s: %s', (country, text, category) => {
  const categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES, country })
  expect(categoriser.categorise(makeRow(text)).category).toBe(category)
})

test('in English-speaking countries, the other words of a name count against a chain', () => {
  const categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'US' })
  expect(categoriser.categorise(makeRow('ALLSTATE PLUMBING')).category).toBe('Home & Garden')
})

test.each([
  ['TR', 'POS SATIS A101 G112 KADIKOY ISTANBUL TR', 'Groceries', 'a name that looks like a store’s number'],
  ['KR', 'GS25 역삼점', 'Groceries', 'a name that looks like a store’s number'],
  ['DE', 'CHECK24', 'Services', 'a name that looks like a check’s number'],
  ['SG', 'GIRO M1 LIMITED 3955000531', 'Phone & Internet', 'a name of one letter and one digit after the bank’s words'],
  ['SG', 'SP SERVICES GIRO', 'Utilities', 'a name that looks like a payment service'],
  ['AE', 'EMARAT-AL QUOZ 4410 DUBAI', 'Fuel', 'a name before a hyphen'],
  ['ES', 'COMPRA TIENDANIMAL SEVILLA, COMISION 0,00', 'Pets', 'a fee of zero'],
  ['DE', 'STADTWERKE BOCHUM', 'Utilities', 'a power company with chargers'],
  ['GB', 'PLYMOUTH CITY COUNCIL', 'Taxes', 'a council with libraries'],
])('in %s, “%s” is %s: %s', (country, text, category) => {
  expect(createCategoriser({ categories: DEFAULT_CATEGORIES, country }).categorise(makeRow(text))).toMatchObject({
    category,
    reason: { level: 'brand' },
  })
})

test('a city at the end isn’t a merchant whose name starts with it', () => {
  const { categorise } = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'ZA' })
  expect(categorise(makeRow('YOCO *THE BARBERSHOP OBS CAPE TOWN')).category).toBe('Personal Care')
})
