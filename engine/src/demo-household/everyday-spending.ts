import { getMonthRange, getPeriods } from '../core/period.ts'
import { getWeekday, type PlainDate } from '../core/plain-date.ts'
import type { Random } from '../core/random.ts'
import { CARD, CHECKING, type DemoTransaction, makeTransaction, type Story } from './demo-values.ts'
import { HABITS, type Habit } from './merchants.ts'
import { isAway } from './trips.ts'

/** The most that a rare habit costs in a month, as a multiple of its usual monthly cost. */
const RARE_MAX = 1.5

type Day = { readonly day: PlainDate; readonly isWeekend: boolean }

/**
 * Everyday purchases. Every month is generated as a whole with its own random numbers, so the past doesn't change from
 * day to day. The current month may go on after today; the caller leaves that part out.
 */
export function generateEverydaySpending(story: Story): DemoTransaction[] {
  return story.months.flatMap((month) => {
    const days = getPeriods(getMonthRange(month), 'daily') as PlainDate[]
    const atHome = days.filter((day) => !isAway(day)).map((day) => ({ day, isWeekend: getWeekday(day) >= 6 }))
    const shareAtHome = atHome.length / days.length
    return [
      ...HABITS.flatMap((habit) => generateHabitMonth(habit, month, atHome, shareAtHome, story)),
      generateCash(month, atHome, story),
    ]
  })
}

function generateHabitMonth(
  habit: Habit,
  month: string,
  atHome: readonly Day[],
  shareAtHome: number,
  { createRandomFor }: Story,
): DemoTransaction[] {
  const random = createRandomFor(`${habit.code} ${month}`)
  const season = habit.seasons?.[Number(month.slice(5))] ?? 1
  const count = drawCount(habit.perMonth * shareAtHome * (0.9 + random.next() * 0.2) * Math.sqrt(season), random)
  const drawn = Array.from({ length: count }, () => {
    const merchant = pickWeighted(habit.merchants, ({ weight }) => weight, random)
    return { merchant, weight: merchant.size * Math.exp(random.normal() * habit.spread) }
  })
  const scale = getScale(habit, drawn, habit.monthly * 100 * shareAtHome * season, random)
  return drawn.map(({ merchant, weight }) => {
    const day = pickDay(atHome, habit.weekend, random)
    const cents = Math.max(Math.round(weight * scale), 275)
    const name = fillDigits(merchant.text, random)
    const confidence = Math.round((0.9 + random.next() * 0.09) * 100) / 100
    const isRefund = habit.code === 'SHO' && random.next() < 0.12
    const minor = isRefund ? Math.round(cents * 0.6) : -cents
    return makeTransaction(
      { day, source: CARD, name, simpleName: merchant.name, code: habit.code, minor },
      { confidence },
    )
  })
}

/**
 * Cents for a payment of weight one. A frequent habit costs about the same each month. A rare one costs what its
 * merchants charge, up to a monthly maximum, so a month with only a car wash is cheap.
 */
function getScale(habit: Habit, drawn: readonly { weight: number }[], monthly: number, random: Random): number {
  const total = drawn.reduce((sum, { weight }) => sum + weight, 0)
  if (habit.perMonth >= 3) return (monthly * (0.9 + random.next() * 0.16)) / total
  const weights = habit.merchants.reduce((sum, { weight }) => sum + weight, 0)
  const usualSize = habit.merchants.reduce((sum, { weight, size }) => sum + weight * size, 0) / weights
  return Math.min(monthly / (habit.perMonth * usualSize), (monthly * RARE_MAX) / total)
}

/** One ATM withdrawal, of an amount that machines dispense. */
function generateCash(month: string, atHome: readonly Day[], { createRandomFor }: Story): DemoTransaction {
  const random = createRandomFor(`cash ${month}`)
  const day = pickDay(atHome, 2, random)
  const minor = -random.pick([4_000, 6_000, 6_000, 8_000])
  const name = `ATM WITHDRAWAL 00${random.int(1000, 9999)} GRAND AVE OAKLAND`
  return makeTransaction({ day, source: CHECKING, name, simpleName: 'ATM Withdrawal', code: 'CSH', minor })
}

function drawCount(expected: number, random: Random): number {
  return Math.floor(expected) + (random.next() < expected % 1 ? 1 : 0)
}

function pickDay(days: readonly Day[], weekend: number, random: Random): PlainDate {
  return pickWeighted(days, ({ isWeekend }) => (isWeekend ? weekend : 1), random).day
}

function pickWeighted<Item>(items: readonly Item[], getWeight: (item: Item) => number, random: Random): Item {
  let left = random.next() * items.reduce((sum, item) => sum + getWeight(item), 0)
  for (const item of items) {
    left -= getWeight(item)
    if (left < 0) return item
  }
  return items.at(-1)!
}

/** Reference numbers differ between payments; a store's number is part of the merchant's text. */
function fillDigits(text: string, random: Random): string {
  return text.replace(/##+/g, (run) => Array.from(run, () => String(random.int(0, 9))).join(''))
}
