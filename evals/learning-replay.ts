import { createCategoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { getMerchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import { EMPTY_MEMORY, learn, type UserMemory } from '@evenkeel/engine/categoriser/user-memory.ts'
import { createRandom, type Random } from '@evenkeel/engine/core/random.ts'

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

// A household with its own habits: chains, independents whose name says nothing, and preferences no list can know.
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
  spend(till('STARBUCKS STORE'), 'Gifts & Charity'), // A standing order for the team.
  spend(till('TARGET'), 'Kids'), // Their purchases there are for the children.
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

// Every fifth row is from somewhere new: mostly a name that reveals the type of business, sometimes one that doesn't.
const TRADES: [words: string[], category: string][] = [
  [['TAQUERIA', 'RAMEN HOUSE', 'PIZZERIA', 'BAKERY', 'COFFEE ROASTERS', 'GRILL', 'THAI KITCHEN'], 'Dining & Coffee'],
  [['BISTRO', 'CAFE', 'BBQ', 'SUSHI BAR', 'DINER'], 'Dining & Coffee'],
  [['BREWING CO', 'LIQUOR', 'WINE BAR'], 'Bars & Alcohol'],
  [['PHARMACY', 'DENTAL', 'FAMILY CLINIC', 'EYE CARE'], 'Health'],
  [['HOTEL', 'INN AND SUITES'], 'Travel'],
  [['PARKING GARAGE', 'TAXI'], 'Transport'],
  [['MUSEUM', 'CINEMA', 'BOWLING LANES'], 'Entertainment'],
  [['MARKET', 'GROCERY'], 'Groceries'],
  [['AUTO REPAIR', 'TIRE CENTER'], 'Car'],
  [['HARDWARE', 'GARDEN CENTER'], 'Home & Garden'],
  [['NAIL SALON', 'BARBER SHOP'], 'Personal Care'],
  [['BOOKS', 'TUTORING'], 'Education'],
  [['VETERINARY'], 'Pets'],
]
const UNTOLD = ['Dining & Coffee', 'Dining & Coffee', 'Dining & Coffee', 'Shopping', 'Clothing', 'Bars & Alcohol']
const FIRST =
  'JUNIPER LARKSPUR MARIGOLD HOLLOWAY BRACKEN SEDGWICK TAMSIN ELDERFIELD CORVUS PEMBERLEY ASHDOWN WINSLOW FENWICK TALLOW BIRCHALL MOSSGATE QUILLON HARROWAY THISTLE CALDER ROWANTREE STANNARD WEXCOMBE ORCHID PELHAM TURNSTONE'
const SECOND = 'CREEK LANE HILL CORNER BRIDGE SQUARE VALLEY POINT GROVE LANDING'
const NAMES = FIRST.split(' ').flatMap((first) => SECOND.split(' ').map((second) => `${first} ${second}`))

function makeNewPayee(random: Random): Payee {
  const name = random.pick(NAMES)
  if (random.next() < 0.2) return spend(handheld(name), random.pick(UNTOLD))
  const [words, category] = random.pick(TRADES)
  const told = `${name} ${random.pick(words)}`
  return spend(random.next() < 0.4 ? handheld(told) : till(told), category)
}

const WEEKS = 104
const ROWS_PER_WEEK = 12
const NEW_SHARE = 0.2

export type ReplayFigures = { firstHalf: number; lastHalf: number; corrections: number; rows: number }

/**
 * Two years of a fictional household whose user reviews the rows and corrects only mistakes; how much of each year was
 * right at first.
 */
export function replayHousehold(seed: number): ReplayFigures {
  const random = createRandom(seed)
  let memory: UserMemory = EMPTY_MEMORY
  let categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'US' })
  const marks: boolean[] = []
  for (let i = 0; i < WEEKS * ROWS_PER_WEEK; i++) {
    const payee = random.next() < NEW_SHARE ? makeNewPayee(random) : random.pick(REGULAR)
    const text = payee.text(random)
    const answer = categoriser.categorise({ text, minor: payee.minor, currency: 'USD' })
    marks.push(answer.category === payee.category)
    if (answer.category === payee.category) continue
    memory = learn(memory, {
      key: getMerchantKey(text),
      direction: payee.minor > 0 ? 'in' : 'out',
      category: payee.category,
    })
    categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES, country: 'US', memory })
  }
  const half = marks.length / 2
  const share = (some: readonly boolean[]) => some.filter(Boolean).length / some.length
  return {
    firstHalf: share(marks.slice(0, half)),
    lastHalf: share(marks.slice(half)),
    corrections: marks.filter((isRight) => !isRight).length,
    rows: marks.length,
  }
}

/** The figures of several households on one line. */
export function describeReplays(seeds: readonly number[] = [1, 2, 3, 4, 5]): string {
  const all = seeds.map(replayHousehold)
  const mean = (read: (one: ReplayFigures) => number) => all.reduce((sum, one) => sum + read(one), 0) / all.length
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`
  const worst = Math.min(...all.map((one) => one.lastHalf))
  return `learning: ${all.length} households of two years, ${percent(mean((one) => one.firstHalf))} right in the first year, ${percent(mean((one) => one.lastHalf))} in the second (${percent(worst)} at worst), ${mean((one) => one.corrections).toFixed(0)} of ${all[0]?.rows ?? 0} rows put right`
}
