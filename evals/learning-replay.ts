import { createCategoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { getMerchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import { EMPTY_MEMORY, learn, type UserMemory } from '@evenkeel/engine/categoriser/user-memory.ts'
import { createRandom, type Random } from '@evenkeel/engine/core/random.ts'

type Payee = { text: (random: Random) => string; category: string; minor: number }

const makeTillText = (name: string) => (random: Random) =>
  random.pick([
    `${name} #${random.int(1, 999)} AUSTIN TX`,
    `POS PURCHASE ${name} ${random.int(1000, 9999)}`,
    `${name} ${random.int(100, 999)}`,
    `${name} DALLAS TX`,
  ])
const makeHandheldText = (name: string) => (random: Random) =>
  random.pick([`SQ *${name}`, `SQ *${name} AUSTIN TX`, `CLOVER* ${name}`])
// Only restaurants and bars use Toast.
const makeRestaurantText = (name: string) => (random: Random) =>
  random.pick([`SQ *${name}`, `SQ *${name} AUSTIN TX`, `TST* ${name}`])
const RESTAURANTS = new Set(['Dining & Coffee', 'Bars & Alcohol'])
const makeText = (name: string, category: string) =>
  (RESTAURANTS.has(category) ? makeRestaurantText : makeHandheldText)(name)
const makeBilledText = (name: string) => (random: Random) => `${name} PPD ID: ${random.int(1_000_000, 9_999_999)}`
const makeSpending = (text: Payee['text'], category: string): Payee => ({ text, category, minor: -2340 })
const makeIncome = (text: Payee['text'], category: string): Payee => ({ text, category, minor: 250_000 })

// A household with its own habits: chains, independents whose name says nothing, and preferences no list can know.
const REGULAR: Payee[] = [
  makeIncome(() => 'ACME WIDGETS PAYROLL PPD', 'Income'),
  makeIncome((random) => `INTEREST PAID ${random.int(1, 12)}`, 'Income'),
  makeSpending(() => 'ONLINE TRANSFER TO SAV ...4471', 'Transfers'),
  makeSpending((random) => `ATM WITHDRAWAL 00${random.int(10, 99)} MAIN ST`, 'Cash'),
  makeSpending(makeTillText('KROGER'), 'Groceries'),
  makeSpending(makeTillText('TRADER JOE S'), 'Groceries'),
  makeSpending(makeTillText('COSTCO WHSE'), 'Groceries'),
  makeSpending(makeTillText('SHELL OIL'), 'Fuel'),
  makeSpending(makeTillText('CHIPOTLE'), 'Dining & Coffee'),
  makeSpending(makeTillText('STARBUCKS STORE'), 'Gifts & Charity'), // Coffee for the team.
  makeSpending(makeTillText('TARGET'), 'Kids'), // Their purchases there are for the children.
  makeSpending(makeTillText('CVS/PHARMACY'), 'Health'),
  makeSpending(makeTillText('WALMART'), 'Groceries'),
  makeSpending(makeBilledText('NETFLIX.COM'), 'Subscriptions'),
  makeSpending(makeBilledText('SPOTIFY USA'), 'Subscriptions'),
  makeSpending(makeBilledText('GEICO AUTO'), 'Insurance'),
  makeSpending(makeBilledText('VERIZON WIRELESS'), 'Phone & Internet'),
  makeSpending(makeBilledText('LARCH HOLLOW APTS RENT'), 'Housing'),
  makeSpending(makeBilledText('PELLWORTH'), 'Education'),
  makeSpending(makeText('MERRIWETHER', 'Dining & Coffee'), 'Dining & Coffee'),
  makeSpending(makeText('THE QUILLERY', 'Shopping'), 'Shopping'),
  makeSpending(makeText('OTTERBEIN', 'Personal Care'), 'Personal Care'),
  makeSpending(makeText('VANTOREL', 'Services'), 'Services'),
  makeSpending(makeText('GUNNARSONS', 'Bars & Alcohol'), 'Bars & Alcohol'),
  makeSpending(makeText('SORREL AND RYE', 'Dining & Coffee'), 'Dining & Coffee'),
  makeSpending(makeText('MAIN STREET YOGA', 'Fitness'), 'Fitness'),
  makeSpending(makeTillText('LYFT *RIDE'), 'Transport'),
  makeSpending(makeTillText('AMZN Mktp US*2K8LQ'), 'Shopping'),
  makeSpending(makeTillText('HOME DEPOT'), 'Home & Garden'),
  makeSpending(makeTillText('PETSMART'), 'Pets'),
]

// About every fifth row is from somewhere new: mostly a name that reveals the type of business, sometimes one that
// doesn't.
const BUSINESSES: [words: string[], category: string][] = [
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
const UNNAMED_CATEGORIES = [
  'Dining & Coffee',
  'Dining & Coffee',
  'Dining & Coffee',
  'Shopping',
  'Clothing',
  'Bars & Alcohol',
]
const FIRST =
  'JUNIPER LARKSPUR MARIGOLD HOLLOWAY BRACKEN SEDGWICK TAMSIN ELDERFIELD CORVUS PEMBERLEY ASHDOWN WINSLOW FENWICK TALLOW BIRCHALL MOSSGATE QUILLON HARROWAY THISTLE CALDER ROWANTREE STANNARD WEXCOMBE ORCHID PELHAM TURNSTONE'
const SECOND = 'CREEK LANE HILL CORNER BRIDGE SQUARE VALLEY POINT GROVE LANDING'
const NAMES = FIRST.split(' ').flatMap((first) => SECOND.split(' ').map((second) => `${first} ${second}`))

function makeNewPayee(random: Random): Payee {
  const name = random.pick(NAMES)
  if (random.next() < 0.2) {
    const unnamed = random.pick(UNNAMED_CATEGORIES)
    return makeSpending(makeText(name, unnamed), unnamed)
  }
  const [words, category] = random.pick(BUSINESSES)
  const text = `${name} ${random.pick(words)}`
  return makeSpending(random.next() < 0.4 ? makeText(text, category) : makeTillText(text), category)
}

const WEEKS = 104
const ROWS_PER_WEEK = 12
const NEW_SHARE = 0.2

type ReplayFigures = { firstHalf: number; lastHalf: number; corrections: number; rows: number }

/**
 * Replays two years of a fictional household whose user reviews the rows and corrects only mistakes. Returns how much
 * of each year was right at first.
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
  const getShare = (some: readonly boolean[]) => some.filter(Boolean).length / some.length
  return {
    firstHalf: getShare(marks.slice(0, half)),
    lastHalf: getShare(marks.slice(half)),
    corrections: marks.filter((isRight) => !isRight).length,
    rows: marks.length,
  }
}

/** The figures of several households on one line. */
export function describeReplays(seeds: readonly number[] = [1, 2, 3, 4, 5]): string {
  const all = seeds.map(replayHousehold)
  const getMean = (read: (one: ReplayFigures) => number) => all.reduce((sum, one) => sum + read(one), 0) / all.length
  const formatShare = (value: number) => `${(100 * value).toFixed(1)}%`
  const worst = Math.min(...all.map((one) => one.lastHalf))
  return `learning: ${all.length} ${all.length === 1 ? 'household' : 'households'} over two years, ${formatShare(getMean((one) => one.firstHalf))} right in the first year, ${formatShare(getMean((one) => one.lastHalf))} in the second (${formatShare(worst)} at worst), on average ${getMean((one) => one.corrections).toFixed(0)} of ${getMean((one) => one.rows).toFixed(0)} rows per household corrected`
}
