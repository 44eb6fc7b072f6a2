import { describe, expect, test } from 'vitest'
import { createCategoriser } from './categorise.ts'
import { DEFAULT_CATEGORIES } from './default-categories.ts'

function nameIn(country: string, text: string, minor = -4200): string {
  return createCategoriser({ categories: DEFAULT_CATEGORIES, country }).categorise({ text, minor, currency: 'EUR' })
    .simpleName
}

describe('the name people use', () => {
  test.each([
    ['US', 'GUSTO PAY 551203 ORCHARD MOTORS PPD', 'Orchard Motors', 'the employer, not the payroll service'],
    ['US', 'GUSTO TYPE: PAY 551203 CO: ORCHARD MOTORS', 'Orchard Motors', 'the employer after “CO:”'],
  ])('in %s, pay from “%s” is named %s: %s', (country, text, name) => {
    expect(nameIn(country, text, 250_000)).toBe(name)
  })

  test.each([
    ['DE', 'PAYPAL EUROPE S.A.R.L. ET CIE IHR EINKAUF BEI SPIELZEUG LINDNER GMBH', 'Spielzeug Lindner'],
    ['IN', 'UPI-SWIGGY-SWIGGY@ICICI-PAYMENT', 'Swiggy'],
    ['IN', 'UPI/331298812/BLINKIT/BLINKIT@HDFC/PAYMENT', 'Blinkit'],
    ['DK', 'MOBILEPAY LAGKAGEHUSET', 'Lagkagehuset'],
    ['NO', 'VAREKJØP REMA 1000 MAJORSTUEN', 'Rema 1000'],
    ['NO', '*1001 19.05 NOK 289,00 EGON HAMAR KURS: 1.0000', 'Egon'],
    ['US', 'RECURRING PAYMENT AUTHORIZED ON 03/01 HULU 877-8244858 CA', 'Hulu'],
    ['PH', 'GCASH ALING NENA SARI SARI', 'Aling Nena Sari Sari'],
    ['SG', 'NETS QR AH SENG CHICKEN RICE', 'Ah Seng Chicken Rice'],
    ['IT', 'PAGOBANCOMAT FERRAMENTA BIANCHI', 'Ferramenta Bianchi'],
  ])('in %s, “%s” is named %s, without the payment words', (country, text, name) => {
    expect(nameIn(country, text)).toBe(name)
  })

  test('a chain gets its everyday name, with its line of business if the text has one', () => {
    expect(nameIn('US', 'AMC 4410 TULSA OK')).toBe('AMC')
    expect(nameIn('FR', 'CB CARREFOUR CITY NANTES')).toBe('Carrefour City')
    expect(nameIn('MX', 'PAGO DE SERVICIO NATURGY MEXICO SA CV 01928930')).toBe('Naturgy')
    expect(nameIn('BE', 'ACHAT MAESTRO TOM & CO WATERLOO 1410')).toBe('Tom & Co')
    expect(nameIn('GR', 'GRIGORIS MIKROGEVMATA 211 LARISA GR')).toBe("Gregory's")
    expect(nameIn('CZ', 'INKASO INNOGY ENERGIE, S.R.O. VS 3110293847')).toBe('Innogy')
  })

  test('how a payment was made isn’t part of the name, even if banks print it right after the name', () => {
    expect(nameIn('BE', 'FRITUUR ZILVERBERG PAYCONIQ')).toBe('Frituur Zilverberg')
    expect(nameIn('BE', 'FRITUUR ZILVERBERG 0188 APPLE PAY')).toBe('Frituur Zilverberg')
    expect(nameIn('US', 'ORCHARD APPLE')).toBe('Orchard Apple')
  })

  test.each([
    ['KR', '씨제이올리브영 강남대로', '올리브영'],
    ['KR', 'OLIVE YOUNG GANGNAM', 'Olive Young'],
    ['KR', '(주)우아한형제들', '배달의민족'],
    ['TW', '台灣中油-內湖站', '台灣中油'],
    ['IL', 'שופרסל דיל רמת גן', 'שופרסל'],
    ['JP', 'ﾏｸﾄﾞﾅﾙﾄﾞ ｼﾌﾞﾔ', 'マクドナルド'],
  ])('in %s, %s gets its name in the same script: %s', (country, text, name) => {
    expect(nameIn(country, text)).toBe(name)
  })

  test.each([
    ['JP', '（株）ラウンドワンジャパン 堺中央環状店', 'ラウンドワン'],
    ['KR', '(주)올리브영강남대로', '올리브영'],
    ['KR', '주식회사 우아한형제들강남', '배달의민족'],
  ])('in %s, the legal form before the name in %s isn’t the name', (country, text, name) => {
    expect(nameIn(country, text)).toBe(name)
  })

  test('a type of business isn’t a name, and neither is a chain from another country', () => {
    expect(nameIn('IT', 'POS FARMACIA BELVEDERE VERONA')).toBe('Farmacia Belvedere')
    expect(nameIn('US', 'RED ROOSTER ROASTERS')).toBe('Red Rooster Roasters')
    expect(nameIn('IE', 'SumUp *Chip Inn Takeaway')).toBe('Chip Inn Takeaway')
    expect(nameIn('US', 'IRON WORKS CROSSFIT')).toBe('Iron Works Crossfit')
  })

  test('a withdrawal is called a withdrawal', () => {
    expect(nameIn('US', 'ATM WITHDRAWAL 003821 06/28 214 ELM ST')).toBe('ATM withdrawal')
    expect(nameIn('FR', 'RETRAIT DAB 12/06 17H04 LYON PART DIEU')).toBe('Cash withdrawal')
  })

  test('cash paid in isn’t called a withdrawal', () => {
    const { categorise } = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'US' })
    const deposit = categorise({ text: 'ATM DEPOSIT', minor: 20_000, currency: 'USD' })
    expect(deposit.simpleName).toBe('ATM Deposit')
    expect(JSON.stringify(deposit.reason)).not.toContain('withdrawal')
  })
})

test('a number joined to a name doesn’t remove the name', () => {
  expect(nameIn('US', 'MBTA-550004471122 BOSTON MA')).toBe('MBTA')
  expect(nameIn('DE', 'O2 8812')).toBe('O2')
})
