import { expect, test } from 'vitest'
import { type Random, seededRandom } from '../core/random.ts'
import { createCategoriser } from './categorise.ts'
import { DEFAULT_CATEGORIES } from './default-categories.ts'
import { merchantKey } from './merchant-name.ts'
import { EMPTY_MEMORY, learn, type UserMemory } from './user-memory.ts'

type Payee = { text: (random: Random) => string; category: string; minor: number }

const till = (name: string) => (random: Random) =>
  random.pick([
    `${name} #${random.int(1, 999)} AUSTIN TX`,
    `POS PURCHASE ${name} ${random.int(1000, 9999)}`,
    `${name} ${random.int(100, 999)}`,
    `${name} DALLAS TX`,
  ])
const handheld = (name: string) => (random: Random) =>
  random.pick([`SQ *${name}`, `SQ *${name} AUSTIN TX`, `TST* ${name}`])
const billed = (name: string) => (random: Random) => `${name} PPD ID: ${random.int(1_000_000, 9_999_999)}`
const spend = (text: Payee['text'], category: string): Payee => ({ text, category, minor: -2340 })
const earn = (text: Payee['text'], category: string): Payee => ({ text, category, minor: 250_000 })

// A household with habits of its own: chains, independents whose name says nothing, and wishes no list can know.
const REGULAR: Payee[] = [
  earn(() => 'ACME WIDGETS PAYROLL PPD', 'Income'),
  earn((random) => `INTEREST PAID ${random.int(1, 12)}`, 'Income'),
  spend(() => 'ONLINE TRANSFER TO SAV ...4471', 'Transfers'),
  spend((random) => `ATM WITHDRAWAL 00${random.int(10, 99)} MAIN ST`, 'Cash'),
  spend(till('KROGER'), 'Groceries'),
  spend(till('TRADER JOE S'), 'Groceries'),
  spend(till('COSTCO WHSE'), 'Groceries'),
  spend(till('SHELL OIL'), 'Fuel'),
  spend(till('CHIPOTLE'), 'Dining & Coffee'),
  spend(till('STARBUCKS STORE'), 'Gifts & Charity'), // a standing order for the team
  spend(till('TARGET'), 'Kids'), // what they buy there is for the children
  spend(till('CVS/PHARMACY'), 'Health'),
  spend(till('WALMART'), 'Groceries'),
  spend(billed('NETFLIX.COM'), 'Subscriptions'),
  spend(billed('SPOTIFY USA'), 'Subscriptions'),
  spend(billed('GEICO AUTO'), 'Insurance'),
  spend(billed('VERIZON WIRELESS'), 'Phone & Internet'),
  spend(billed('LARCH HOLLOW APTS RENT'), 'Housing'),
  spend(billed('PELLWORTH'), 'Education'),
  spend(handheld('MERRIWETHER'), 'Dining & Coffee'),
  spend(handheld('THE QUILLERY'), 'Shopping'),
  spend(handheld('OTTERBEIN'), 'Personal Care'),
  spend(handheld('VANTOREL'), 'Services'),
  spend(handheld('GUNNARSONS'), 'Bars & Alcohol'),
  spend(handheld('SORREL AND RYE'), 'Dining & Coffee'),
  spend(handheld('MAIN STREET YOGA'), 'Fitness'),
  spend(till('LYFT *RIDE'), 'Transport'),
  spend(till('AMZN Mktp US*2K8LQ'), 'Shopping'),
  spend(till('HOME DEPOT'), 'Home & Garden'),
  spend(till('PETSMART'), 'Pets'),
]

// And somewhere new every week or so.
const TRADES: [words: string[], category: string][] = [
  [['TAQUERIA', 'RAMEN HOUSE', 'PIZZERIA', 'BAKERY', 'COFFEE ROASTERS', 'GRILL', 'THAI KITCHEN'], 'Dining & Coffee'],
  [['TAVERN', 'BREWING CO', 'LIQUOR'], 'Bars & Alcohol'],
  [['PHARMACY', 'DENTAL', 'FAMILY CLINIC'], 'Health'],
  [['HOTEL', 'INN AND SUITES'], 'Travel'],
  [['PARKING GARAGE', 'TAXI'], 'Transport'],
  [['MUSEUM', 'CINEMA', 'BOWLING LANES'], 'Entertainment'],
  [['MARKET', 'GROCERY'], 'Groceries'],
  [['AUTO REPAIR', 'TIRE CENTER'], 'Car'],
  [[''], 'Dining & Coffee'],
]
const NAMES =
  'JUNIPER LARKSPUR MARIGOLD HOLLOWAY BRACKEN SEDGWICK TAMSIN ELDERFIELD CORVUS PEMBERLEY ASHDOWN WINSLOW'.split(' ')

function somewhereNew(random: Random): Payee {
  const [words, category] = random.pick(TRADES)
  const name = `${random.pick(NAMES)} ${random.pick(words)}`.trim()
  return spend(random.next() < 0.4 ? handheld(name) : till(name), category)
}

/** Two years, twelve rows a week; the user looks at the rows and puts right only what is wrong. */
function replay(seed: number): { right: number; rows: number } {
  const random = seededRandom(seed)
  let memory: UserMemory = EMPTY_MEMORY
  let categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'US' })
  const marks: boolean[] = []
  for (let i = 0; i < 104 * 12; i++) {
    const payee = random.next() < 0.07 ? somewhereNew(random) : random.pick(REGULAR)
    const text = payee.text(random)
    const answer = categoriser.categorise({ text, minor: payee.minor, currency: 'USD' })
    marks.push(answer.category === payee.category)
    if (answer.category === payee.category) continue
    memory = learn(memory, {
      key: merchantKey(text),
      direction: payee.minor > 0 ? 'in' : 'out',
      category: payee.category,
    })
    categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'US', memory })
  }
  const later = marks.slice(marks.length / 2)
  return { right: later.filter(Boolean).length, rows: later.length }
}

test.each([1, 2, 3])(
  'a user who corrects only what is wrong is served right in the second year (history %i)',
  (seed) => {
    const { right, rows } = replay(seed)
    expect(right / rows).toBeGreaterThanOrEqual(0.95)
  },
)
