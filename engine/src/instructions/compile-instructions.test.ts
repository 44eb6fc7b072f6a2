import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { parseMinor } from '../core/money.ts'
import { plainDate } from '../core/plain-date.ts'
import { countCharacters } from '../language/count-characters.ts'
import { applyInstructions } from './apply-instructions.ts'
import { compileInstructions } from './compile-instructions.ts'
import { describeRule } from './describe-rule.ts'

const categories = DEFAULT_CATEGORIES
type Row = { text: string; amount?: string; currency?: string; source?: string; day?: string }

/** What the instructions do with a row, abbreviated: the category, ="name", @source, skip, or nothing. */
function applyToRow(instructions: string, row: string | Row): string {
  const {
    text,
    amount = '-20.00',
    currency = 'USD',
    source,
    day = '2026-10-14',
  } = typeof row === 'string' ? { text: row } : row
  const { rules } = compileInstructions(instructions, { categories })
  const minor = parseMinor(amount, currency) ?? 0
  const result = applyInstructions(rules, { text, minor, currency, day: plainDate(day), ...(source ? { source } : {}) })
  if (!result) return ''
  if (result.skip) return 'skip'
  return [result.category, result.simpleName && `="${result.simpleName}"`, result.source && `@${result.source}`]
    .filter(Boolean)
    .join(' ')
}

const cases: [instructions: string, row: string | Row, outcome: string][] = [
  // Categories, by name, in other words, and phrased in many ways.
  ['Put Hobby Lobby in Home & Garden', 'HOBBY-LOBBY #0312', 'Home & Garden'],
  ['Kwik Trip is snacks', 'KWIK TRIP 88100012', 'Dining & Coffee'],
  ['payments to Oak Hill Mgmt are rent', 'ACH OAK HILL MGMT 3312', 'Housing'],
  ['Please use Pets for anything from Rural King', 'RURAL KING 044 TERRE HAUTE', 'Pets'],
  ['Scheels should go under Fitness', 'SCHEELS ALL SPORTS', 'Fitness'],
  ['ULTA -> Personal Care', 'ULTA #772', 'Personal Care'],
  ['file Barnes & Noble as Education', 'BARNES & NOBLE 2231', 'Education'],
  ['Kids: Fun Factory, Jump Zone', 'JUMP ZONE AUSTIN', 'Kids'],
  ['Treat Menards like home and garden', 'MENARDS 3091', 'Home & Garden'],
  ['Interest of a penny is Fees & Interest', { text: 'INTEREST PAID', amount: '0.01' }, 'Fees & Interest'],
  ['Uber in rupees is Travel', { text: 'UBER TRIP', currency: 'INR' }, 'Travel'],
  ['Uber in rupees is Travel', 'UBER TRIP', ''],
  // "To and from" is both directions.
  ['skip transfers to and from Bluebird Vault', { text: 'TRANSFER FROM BLUEBIRD VAULT', amount: '50.00' }, 'skip'],
  ['skip transfers to and from Bluebird Vault', { text: 'TRANSFER TO BLUEBIRD VAULT' }, 'skip'],
  ['skip transfers to Bluebird Vault', { text: 'TRANSFER FROM BLUEBIRD VAULT', amount: '50.00' }, ''],
  // "That day" is the day named before.
  ['Zumba since 1 June 2026 is Kids. Skip Zumba before that date.', { text: 'ZUMBA', day: '2026-05-31' }, 'skip'],
  ['Zumba since 1 June 2026 is Kids. Skip Zumba before that date.', { text: 'ZUMBA', day: '2026-06-01' }, 'Kids'],
  // A title isn't part of a name on a statement, a plural may be missing, and banks shorten words.
  ['money from Mrs Adeyemi is Income', { text: 'FPI ADEYEMI T REF FLAT', amount: '400.00' }, 'Income'],
  ['payments to Dr. Lindqvist are Health', 'LINDQVIST KLINIK', 'Health'],
  ['Butterworths is Groceries', 'J BUTTERWORTH 211 LEEDS', 'Groceries'],
  ['payments to Williams are Housing', 'TRANSFER TO WILLIAM HART', ''],
  ['Macro warehouse is Groceries', 'MACRO WHSE #0462', 'Groceries'],
  ['Meijer fuel center is Fuel', 'MEIJER FUEL CTR 88', 'Fuel'],
  ['Maccas is Dining & Coffee', 'MCDONALDS 0212 PERTH', 'Dining & Coffee'],
  // One way a merchant bills doesn't stand for the whole merchant.
  ['itunes.com/bill and apple.com/bill are Entertainment', 'APPLE STORE R044', ''],
  ['CVS Pharmacy is Health', 'CVS PHOTO 1123', ''],
  ['Apple is Entertainment', 'APPLE.COM/BILL 866-712', 'Entertainment'],
  // A machine takes deposits too.
  ['ATM withdrawals are Shopping', { text: 'ATM LODGEMENT CORK', amount: '90.00' }, ''],
  ['ATM withdrawals over 50 are Shopping', { text: 'ATM CASH DEPOSIT 0021', amount: '90.00' }, ''],
  ['ATM withdrawals over 50 are Shopping', { text: 'ATM 0021 MAIN ST', amount: '-90.00' }, 'Shopping'],
  ['My standing orders are Housing', 'S/O J HALE REF FLAT 2', 'Housing'],
  ['skip dividends', { text: 'DIVIDEND VOO', amount: '12.00' }, 'skip'],
  // Days in a row, and days of one month with the month at the end.
  ['Acme on the 14th or the 15th is Income', { text: 'ACME', amount: '50.00', day: '2026-10-15' }, 'Income'],
  ['Acme on the 14th or the 15th is Income', { text: 'ACME', amount: '50.00', day: '2026-10-14' }, 'Income'],
  ['all spending from 12 to 14 October 2026 is Travel', 'BAR LUCE', 'Travel'],
  ['all spending from 12 to 14 October 2026 is Travel', { text: 'BAR LUCE', amount: '-13', day: '2026-10-15' }, ''],
  ['Ana Lind in December is Gifts, in any other month it is Education', 'ANA LIND', 'Education'],
  // Everyday words around an instruction.
  ['skip transfers between my checking and savings, both ways', 'TFR-FROM SAVINGS 6123471', 'skip'],
  ['skip Blue Jar. leave Blue Jar Cafe alone tho, i wanna see that', 'BLUE JAR CAFE', ''],
  ['Rename Orbit to Orb. Orbit Plus is separate, leave it', 'ORBIT PLUS', ''],
  ['Orbit is Pets. Orbit Plus is not included, leave that one.', 'ORBIT PLUS', ''],
  // Several merchants, and words for all of them.
  ['Wawa, Sheetz and QT are Fuel', 'SHEETZ 0231', 'Fuel'],
  ['Wawa, Sheetz and QT are Fuel', 'QT 991 OUTSIDE', 'Fuel'],
  ['Vons is Groceries, and so is Ralphs', 'RALPHS #0112', 'Groceries'],
  ['coffee places like Peets and Philz are Dining & Coffee', 'PHILZ SF', 'Dining & Coffee'],
  // Whole words only; periods, accents and capitals don't matter; banks join and split words.
  ['Gap is Clothing', 'GAPSTONE CAPITAL', ''],
  ['R. Okafor is Housing', 'ZELLE TO R OKAFOR', 'Housing'],
  ['R. Okafor is Housing', 'OKAFOR TIRE SERVICE', ''],
  ['Denise Okafor is Housing', 'ZELLE TO OKAFOR DENISE ON 11/01', 'Housing'],
  ['Denise Okafor is Housing', 'ZELLE TO DENISE WALTERS', ''],
  ['Café Zoë is Dining & Coffee', 'CAFE ZOE 4410', 'Dining & Coffee'],
  ['BestBuy is Electronics', 'BEST BUY 00012', 'Electronics'],
  ['Müller is Groceries', 'MUELLER DANKT 112', 'Groceries'],
  ['Anything with "VET" in it is Pets', 'LAKESIDE VETERINARY', 'Pets'],
  ['Lines starting with POS RETURN are Shopping', 'POS RETURN MACYS', 'Shopping'],
  ['Lines starting with POS RETURN are Shopping', 'MACYS POS RETURN', ''],
  // Amounts: limits apply to the absolute amount; under and over exclude the limit, up to and at least include it.
  ['Sunoco under 20 is Dining & Coffee', { text: 'SUNOCO 11', amount: '-19.99' }, 'Dining & Coffee'],
  ['Sunoco under 20 is Dining & Coffee', { text: 'SUNOCO 11', amount: '-20.00' }, ''],
  ['Sunoco up to $20 is Dining & Coffee', { text: 'SUNOCO 11', amount: '-20.00' }, 'Dining & Coffee'],
  ['Sunoco over 20 is Fuel', { text: 'SUNOCO 11', amount: '-20.00' }, ''],
  ['Sunoco of at least 20 is Fuel', { text: 'SUNOCO 11', amount: '-20.00' }, 'Fuel'],
  ['Apple charges of exactly 9.99 are Subscriptions', { text: 'APPLE.COM/BILL', amount: '-9.99' }, 'Subscriptions'],
  ['Apple charges of exactly 9.99 are Subscriptions', { text: 'APPLE.COM/BILL', amount: '-99.90' }, ''],
  ['Ikea between 10 and 50 is Kids', { text: 'IKEA 210', amount: '-50.00' }, 'Kids'],
  ['Ikea between 10 and 50 is Kids', { text: 'IKEA 210', amount: '-50.01' }, ''],
  [
    'Meijer over $80 is Groceries, smaller Meijer trips are Shopping',
    { text: 'MEIJER 21', amount: '-80.00' },
    'Shopping',
  ],
  ['Meijer over $80 is Groceries, otherwise Shopping', { text: 'MEIJER 21', amount: '-80.01' }, 'Groceries'],
  ['Skip anything under 50 cents', { text: 'ROUNDING', amount: '-0.49' }, 'skip'],
  ['Lawson under 500 is Dining & Coffee', { text: 'LAWSON', amount: '-499', currency: 'JPY' }, 'Dining & Coffee'],
  // Direction.
  [
    'Money in from Mercari is Income. Money out to Mercari is Shopping.',
    { text: 'MERCARI PAYOUT', amount: '31.00' },
    'Income',
  ],
  [
    'Money in from Mercari is Income. Money out to Mercari is Shopping.',
    { text: 'MERCARI 112', amount: '-31.00' },
    'Shopping',
  ],
  ['Refunds from Asos stay in Clothing, never Income', { text: 'ASOS.COM REFUND', amount: '31.00' }, 'Clothing'],
  ['Refunds from Asos stay in Clothing, never Income', { text: 'ASOS.COM', amount: '-31.00' }, ''],
  // Source, currency, weekday, part of the month, dates.
  ['On my Amex, Delta is Services', { text: 'DELTA AIR', source: 'Amex Gold' }, 'Services'],
  ['On my Amex, Delta is Services', { text: 'DELTA AIR', source: 'Visa' }, ''],
  ['Everything on my Capital One card is Travel', { text: 'CAFE ROMA', source: 'Capital One' }, 'Travel'],
  [
    'Lyft on the Visa card is Transport. On every other card skip Lyft.',
    { text: 'LYFT RIDE', source: 'Debit' },
    'skip',
  ],
  ['Lyft is Transport except on my Visa card', { text: 'LYFT RIDE', source: 'Visa' }, ''],
  ['Lyft, except on my Visa card, is Transport', { text: 'LYFT RIDE', source: 'Visa' }, ''],
  ['Lyft, except on my Visa card, is Transport', { text: 'LYFT RIDE', source: 'Debit' }, 'Transport'],
  ['Lyft is Transport except on my Visa card', { text: 'LYFT RIDE', source: 'Debit' }, 'Transport'],
  ['Anything in CAD is Travel', { text: 'TIM HORTONS', currency: 'CAD' }, 'Travel'],
  ['Panera on weekends is Kids', { text: 'PANERA 12', day: '2026-10-17' }, 'Kids'],
  ['Panera on weekends is Kids', { text: 'PANERA 12', day: '2026-10-16' }, ''],
  ['Chipotle on Fridays is Entertainment', { text: 'CHIPOTLE 0221', day: '2026-10-16' }, 'Entertainment'],
  ['Venmo to Ana on the 1st of every month is rent', { text: 'VENMO ANA', day: '2026-10-01' }, 'Housing'],
  ['Venmo to Ana on the 1st of every month is rent', { text: 'VENMO ANA', day: '2026-10-02' }, ''],
  ['Skip everything before 2026-05-01', { text: 'KROGER', day: '2026-04-30' }, 'skip'],
  ['Skip everything before 2026-05-01', { text: 'KROGER', day: '2026-05-01' }, ''],
  // Paid means money out, even with only an amount; money through an app has a direction too.
  ['Every payment over 500 is Housing.', { text: 'ACME MGMT', amount: '-650.00' }, 'Housing'],
  ['Every payment over 500 is Housing.', { text: 'ACME PAYROLL', amount: '2500.00' }, ''],
  ['Jede Zahlung über 1000 Euro ist Housing.', { text: 'GEHALT FIRMA', amount: '3000.00' }, ''],
  ['Payments over 1000 from Initech are Income', { text: 'INITECH', amount: '3000.00' }, 'Income'],
  ['Zelle from Tom is Income; Zelle to Tom is Transfers.', { text: 'ZELLE FROM TOM', amount: '50.00' }, 'Income'],
  // An unclear sentence doesn't add names to the rule before it.
  ['Blue Apron goes to Groceries. Trader Joes opens at nine.', 'TRADER JOES 112', ''],
  ['Blue Apron goes to Groceries. Trader Joes maybe, who knows.', 'TRADER JOES 112', ''],
  // The rest of the same name; everyday words for categories; other languages.
  ['Lidl over 30 is Groceries, the rest is Dining & Coffee.', { text: 'LIDL', amount: '-9.00' }, 'Dining & Coffee'],
  ['treat Wawa as gas unless it is less than $15', { text: 'WAWA 11', amount: '-40.00' }, 'Fuel'],
  ['My gym is called Iron Temple, put it under Fitness.', 'IRON TEMPLE 22', 'Fitness'],
  ['I pagamenti a Marco Bianchi sono affitto.', 'BONIFICO MARCO BIANCHI', 'Housing'],
  ['Il sabato Esselunga è Kids.', { text: 'ESSELUNGA', day: '2026-10-17' }, 'Kids'],
  ['Jumbo en Lidl zijn boodschappen.', 'JUMBO UTRECHT', 'Groceries'],
  ['Llama "Gimnasio" a BASIC FIT.', 'BASIC FIT SPAIN', '="Gimnasio"'],
  ['Ne pas importer les frais bancaires.', 'FRAIS BANCAIRES', 'skip'],
  ['Importiere nichts von PayPal.', 'PAYPAL EUROPE', 'skip'],
  // Exceptions.
  ["Sam's Club is Groceries except Sam's Club Fuel", 'SAMS CLUB FUEL 8112', ''],
  ['Uber is Transport, but not Uber Eats', 'UBER EATS HELP', ''],
  ["Uber is Transport unless it is Uber Eats, that's takeout", 'UBER EATS HELP', 'Dining & Coffee'],
  ['Walgreens is Health except under $8', { text: 'WALGREENS 12', amount: '-7.00' }, ''],
  // Names, sources, skipping.
  ['call WM SUPERCENTER Walmart', 'WM SUPERCENTER #12', '="Walmart"'],
  ['Rename anything that has HEBCURB in it to H-E-B', 'HEBCURB SIDE 11', '="H-E-B"'],
  ['Aldi should be called Weekly shop', 'ALDI 71032', '="Weekly shop"'],
  ['"LTD*FITCO" is Fitness, call it Gym', 'LTD*FITCO 22', 'Fitness ="Gym"'],
  [
    'Paychecks from Initech go to Income with simple name Salary',
    { text: 'INITECH PAYROLL', amount: '2100.00' },
    'Income ="Salary"',
  ],
  ['Set the source to Joint for anything from Safeway', 'SAFEWAY 12', '@Joint'],
  ['skip transfers between my accounts', 'ONLINE XFER TO SAVINGS 4410', 'skip'],
  ['skip transfers between my accounts', 'ZELLE TRANSFER TO ANN LEE', ''],
  ["don't import 'ROUNDUP' or 'SPARE CHANGE'", 'SPARE CHANGE 0.42', 'skip'],
  ['Skip all credit card payments', { text: 'PAYMENT THANK YOU - WEB', amount: '450.00' }, 'skip'],
  // It, those, them; a name introduced in one sentence and used in the next.
  ['Our dentist is Brightside Smiles. Everything we pay them is Health.', 'BRIGHTSIDE SMILES PC', 'Health'],
  [
    'Deposits of exactly 300 are from my roommate, put them under Utilities',
    { text: 'MOBILE DEPOSIT', amount: '300.00' },
    'Utilities',
  ],
  ['The piano teacher shows up as "KMS*", that is Kids', 'KMS*99120', 'Kids'],
  ['If it says "PUBLIX" write Publix and make it Groceries', 'PUBLIX #1441', 'Groceries ="Publix"'],
  // The most specific rule wins; of equals, the later one.
  [
    'Costco is Groceries. Costco over 500 is Electronics. Costco Tire is Car.',
    { text: 'COSTCO WHSE', amount: '-612.00' },
    'Electronics',
  ],
  ['Costco is Groceries. Costco Tire is Car.', 'COSTCO TIRE CTR', 'Car'],
  ['Hy-Vee is Shopping. Hy-Vee is Groceries.', 'HY-VEE 1123', 'Groceries'],
  ['Valero below 10 -> Dining & Coffee; above 10 -> Fuel', { text: 'VALERO 12', amount: '-44.00' }, 'Fuel'],
  ['Valero below 10 -> Dining & Coffee; above 10 -> Fuel', { text: 'SAFEWAY 12', amount: '-44.00' }, ''],
  [
    'Anything from Circle K under ten dollars is a snack',
    { text: 'CIRCLE K 0231', amount: '-9.00' },
    'Dining & Coffee',
  ],
  ['Stop categorizing Fresh Thyme as Shopping. It is Groceries.', 'FRESH THYME 33', 'Groceries'],
  ['Giant is Groceries but Giant Gas and Giant Pharmacy are not', 'GIANT GAS 12', ''],
  ['Use the name Gym for anything from Planet Fitness', 'PLANET FITNESS 0021', '="Gym"'],
  ['Venmo payments to Sarah are rent', 'VENMO SARAH K', 'Housing'],
  ['Venmo payments to Sarah are rent', 'SARAH LAWRENCE COLLEGE', ''],
  [
    'Payments over 1,000 are Housing if they are from Wells Fargo',
    { text: 'WELLS FARGO 112', amount: '-1200.00' },
    'Housing',
  ],
  // Amounts in words, the rest, both, kinds of rows, days mentioned later, omitted words.
  [
    'Costco a hundred or less is groceries, anything more is shopping',
    { text: 'COSTCO', amount: '-100.00' },
    'Groceries',
  ],
  [
    'Costco a hundred or less is groceries, anything more is shopping',
    { text: 'COSTCO', amount: '-100.01' },
    'Shopping',
  ],
  ['Walgreens that is not over 20 is personal care', { text: 'WALGREENS 2', amount: '-20.00' }, 'Personal Care'],
  ['Spotify and Netflix are subscriptions, call both Streaming', 'NETFLIX.COM', 'Subscriptions ="Streaming"'],
  ['CVS is health except when it is under 8, that is snacks', { text: 'CVS 12', amount: '-7.00' }, 'Dining & Coffee'],
  ['Check 1501 is the piano teacher, Education please', 'CHECK 1502', ''],
  [
    'Checks over 1000 are rent, the rest of the checks are Home & Garden',
    { text: 'CHECK 7', amount: '-80.00' },
    'Home & Garden',
  ],
  [
    'Interest I earn is income, interest charged on my card is a fee',
    { text: 'INTEREST PAID', amount: '2.10' },
    'Income',
  ],
  ['Steam is Entertainment, but Steam refunds should be ignored', { text: 'STEAM REFUND', amount: '20.00' }, 'skip'],
  [
    'Mary Collins is our cleaner. Put what we pay her in Services and show it as Cleaning',
    'ZELLE TO MARY COLLINS',
    'Services ="Cleaning"',
  ],
  ['put Barnes and Noble under Education', 'BARNES & NOBLE #221', 'Education'],
  ['Oak Hill Property Management is Housing', 'OAK HILL PROP MGMT 12', 'Housing'],
  // Other languages.
  ['Zahlungen an Vattenfall sind Nebenkosten', 'VATTENFALL ABSCHLAG', 'Utilities'],
  [
    'Alles von dm unter 15 Euro ist Personal Care',
    { text: 'DM DROGERIE 12', amount: '-14.00', currency: 'EUR' },
    'Personal Care',
  ],
  ['Ignoriere Umbuchungen', 'UMBUCHUNG TAGESGELD', 'skip'],
  ['Rewe heißt bei mir "Rewe"', 'REWE SAGT DANKE', '="Rewe"'],
  ['Les achats chez Picard sont Groceries', 'CB PICARD PARIS', 'Groceries'],
  ['Renomme "PRLV FREE MOBILE" en Portable', 'PRLV FREE MOBILE', '="Portable"'],
  ['Los pagos a Naturgy son Utilities', 'RECIBO NATURGY', 'Utilities'],
  ['Tutti gli acquisti da Conad vanno in Groceries', 'CONAD CITY ROMA', 'Groceries'],
  ['Betalingen aan KPN zijn Phone & Internet', 'KPN BV', 'Phone & Internet'],
  ['ファミリーマートは Groceries にしてください', 'ファミリーマート 渋谷店', 'Groceries'],
]

describe('instructions do to rows what people mean', () => {
  test.each(cases)('%s | %j → %s', (instructions, row, expected) => {
    expect(applyToRow(instructions, row)).toBe(expected)
  })
})

test('knows the user’s own categories by name, and budget words only find categories that the user has', () => {
  const own = [{ name: 'Model Trains', kind: 'expense' }]
  const compile = (text: string) => compileInstructions(text, { categories: own })
  expect(compile('Hornby is model trains').rules[0]?.effects).toEqual({ category: 'Model Trains' })
  expect(compile('Hornby is rent').rules).toEqual([])
})

test('the name of one of the user’s accounts needs no word like “account”', () => {
  const { rules } = compileInstructions('Uber in Blue Cash is Travel', { categories, sources: ['Blue Cash'] })
  expect(rules[0]?.when).toMatchObject({ sources: ['Blue Cash'] })
})

test('shows a rule as a whole, and what it matches and sets', () => {
  const { rules } = compileInstructions('Shell under 15 is Dining & Coffee, call it Snacks', { categories })
  expect(describeRule(rules[0]!)).toEqual({
    text: '“Shell” under 15 → Dining & Coffee, name “Snacks”',
    matches: '“Shell” under 15',
    sets: 'Dining & Coffee, name “Snacks”',
  })
})

test('shows a text that several names share as part of each', () => {
  const makeTest = (text: string) => ({ how: 'words', text }) as const
  const when = { anyOf: [makeTest('Shell'), makeTest('Esso')], allOf: [makeTest('wash')], noneOf: [] }
  const rule = { order: 0, sentence: '', when, effects: { category: 'Car' } }
  expect(describeRule(rule).text).toBe('“Shell” or “Esso”, each with “wash” → Car')
})

test.each([
  ['Costco but not Costco Gas is Groceries', '“Costco”, except “Costco Gas” → Groceries'],
  ['Skip everything before 2026-05-01', 'Before May 1, 2026 → not imported'],
])('“%s” is shown as “%s”', (sentence, words) => {
  expect(compileInstructions(sentence, { categories }).rules.map((rule) => describeRule(rule).text)).toEqual([words])
})

test('lists what it doesn’t understand, but not greetings', () => {
  const compile = (text: string) => compileInstructions(text, { categories })
  expect(compile('Put the wobbly things in the usual place.').notUnderstood).toHaveLength(1)
  const unclear = compile('Groceries, Housing, Travel!')
  expect(unclear.questions.length + unclear.notUnderstood.length).toBe(1)
  expect(compile('Hi there! We live in Ohio. Kroger is Groceries. Thanks!')).toMatchObject({
    rules: [{}],
    notUnderstood: [],
    background: ['Hi there!', 'We live in Ohio.', 'Thanks!'], // Shown, so nobody thinks it has an effect.
  })
})

test('a request without rows isn’t background', () => {
  const text =
    "When I top up Orbit from Nortia it's only my own money moving, don't import it, not on the Nortia side and not on the Orbit side"
  expect(compileInstructions(text, { categories })).toMatchObject({ rules: [], notUnderstood: [{ text }] })
})

test('what isn’t included in a rule is left alone, not skipped', () => {
  const { rules } = compileInstructions('Kroger is Groceries. Aldi is not included in this.', { categories })
  expect(rules.map(({ effects }) => effects)).toMatchObject([{ category: 'Groceries' }, { leave: true }])
})

test('asks about rules that contradict each other', () => {
  const { questions } = compileInstructions('Target is Shopping. Aldi is Groceries. Target is Kids.', { categories })
  expect(questions).toMatchObject([
    { text: 'Target is Kids.', doubts: [{ code: 'contradicts', sentence: 'Target is Shopping.' }] },
  ])
})

test('counts characters as the user sees them', () => {
  expect(countCharacters('')).toBe(0)
  expect(countCharacters('naïve')).toBe(5)
  expect(countCharacters('nai\u0308ve')).toBe(5)
  expect(countCharacters('👩‍👩‍👧‍👦 🇩🇪 👍🏽')).toBe(5)
})

const words = fc.constantFrom(
  ...'Shell Costco "A B" is are Groceries Travel under 20 over except unless but not and , . ; : -> = call it rename to skip ignore if says on my Amex weekends money in from put use for the 1st of every month otherwise too Dr. 2026-01-01 those leave alone other smaller'.split(
    ' ',
  ),
)
const anyText = fc.oneof(
  fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
)

test('any text compiles, every rule can be shown, and every row can be checked', { timeout: 90_000 }, () => {
  fc.assert(
    fc.property(anyText, anyText, fc.integer({ min: -1e9, max: 1e9 }), (text, name, minor) => {
      const { rules } = compileInstructions(text, { categories, sources: ['Amex'] })
      for (const rule of rules) expect(describeRule(rule).sets).not.toBe('')
      applyInstructions(rules, { text: name, minor, currency: 'EUR', day: plainDate('2026-02-28'), source: name })
    }),
    { numRuns: 250 },
  )
})

test('lower case and extra spaces make no difference', { timeout: 90_000 }, () => {
  const known = fc.constantFrom(...cases)
  fc.assert(
    fc.property(known, ([instructions, row, expected]) => {
      const asRow: Row = typeof row === 'string' ? { text: row } : row
      expect(applyToRow(instructions, { ...asRow, text: asRow.text.toLowerCase() })).toBe(expected)
      expect(
        applyToRow(instructions.replaceAll(' ', '  '), { ...asRow, text: ` ${asRow.text.replaceAll(' ', '   ')} ` }),
      ).toBe(expected)
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['Costco Gas is always fuel. Costco under 25 is the food court, so dining.', 'COSTCO GAS #0482', 'Fuel'],
  ['Uber on weekends is bars. Uber Eats is dining.', 'UBER EATS 8841', 'Dining & Coffee'],
  ['Costco under 25 is dining. Costco is groceries.', 'COSTCO WHSE #12', 'Dining & Coffee'],
])('a longer name wins over a limit or a day, and a limit over the name alone: %s', (text, row, category) => {
  const { rules } = compileInstructions(text, { categories: DEFAULT_CATEGORIES, lines: [row] })
  const saturday = plainDate('2026-11-14')
  expect(applyInstructions(rules, { text: row, minor: -1820, currency: 'USD', day: saturday })?.category).toBe(category)
})
