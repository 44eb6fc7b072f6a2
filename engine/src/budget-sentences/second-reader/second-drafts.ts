import { isBillCategory } from '../../categoriser/bill-categories.ts'
import { DEFAULT_CATEGORIES, findCategoryByCode } from '../../categoriser/default-categories.ts'
import { countDecimals } from '../../core/currency.ts'
import { getMonthStart } from '../../core/plain-date.ts'
import type { Repeat } from '../../core/recurrence.ts'
import type { TextUnit } from '../../second-reader/text-units.ts'
import type { BudgetDraft, BudgetTextOptions } from '../budget-draft.ts'
import { readAdverb, readUnit } from '../frequency.ts'
import { getName } from '../item-name.ts'
import { findBareCurrency } from '../money-words.ts'
import { getValues } from '../read-piece.ts'
import type { Sheet } from '../sentence-sheet.ts'
import type { ReadItem } from './item-program.ts'

/** Below this, the network isn't sure which way the money goes: "I get a 4.25 latte". */
const SURE_OF_DIRECTION = 0.9
/** The highest confidence in that case: the network's category still counts, but the item is marked to be checked. */
const UNSURE_DIRECTION = 0.5

/** The network's words for a period. */
export const FREQUENCIES =
  'daily weekdays weekly biweekly semimonthly monthly every4weeks every6weeks bimonthly quarterly every4months semiannual annual every2years once'

/** The period that one of these words means, and how many times the amount is paid in it. */
function readFrequency(word: string): { repeat: Repeat | null; times: number } {
  if (word === 'once') return { repeat: null, times: 1 }
  if (word === 'weekdays') return { repeat: { every: 1, unit: 'week' }, times: 5 }
  const [, every, unit = ''] = /^every(\d)(\w+)$/.exec(word) ?? []
  const repeat = every ? { ...readUnit(unit)!, every: Number(every) } : readAdverb(word)
  return { repeat, times: word === 'semimonthly' ? 2 : 1 }
}
const REPEATS = new Map(FREQUENCIES.split(' ').map((word) => [word, readFrequency(word)]))

/** Whether the second reader has a word for this period; it has none for "every 5 weeks". */
export function hasRepeat(repeat: Repeat | null): boolean {
  return [...REPEATS.values()].some((period) => hasSamePace(period.repeat, repeat))
}

export function hasSamePace(one: Repeat | null, other: Repeat | null): boolean {
  return one?.unit === other?.unit && one?.every === other?.every
}

/** The second reader's items as drafts. They get the dates of items without a named day. */
export function makeSecondDrafts(
  sheet: Sheet,
  units: readonly TextUnit[],
  items: readonly ReadItem[],
  options: BudgetTextOptions,
): BudgetDraft[] {
  const { assumed } = findBareCurrency(sheet, options.currency)
  return items.flatMap((item): BudgetDraft[] => {
    const when = REPEATS.get(item.frequency)
    const places = [...item.from, ...(item.name ?? [])].map((i) => units[i]!)
    if (!when || places.length === 0) return []
    const currency = findCurrencyAt(sheet, places) ?? assumed
    const minor = Math.round(item.amount * item.times * when.times * 10 ** countDecimals(currency))
    if (!Number.isSafeInteger(minor) || minor <= 0) return []
    const category = findCategoryByCode(item.category, options.categories ?? DEFAULT_CATEGORIES)?.name ?? ''
    const isIncome = item.direction === 'in'
    const kind = isIncome ? 'income' : 'expense'
    return [
      {
        name: findName(sheet, item, units) ?? getDefaultName(kind, category),
        kind,
        category,
        minor,
        currency,
        firstDate: when.repeat === null ? options.today : getMonthStart(options.today),
        repeat: when.repeat,
        until: null,
        hasDay: false,
        spread: !isIncome && when.repeat !== null && when.repeat.unit !== 'day' && !isBillCategory(item.category),
        approx: false,
        sourceText: sheet.original
          .slice(Math.min(...places.map(({ start }) => start)), Math.max(...places.map(({ end }) => end)))
          .trim(),
        confidence:
          Math.round(Math.min(item.chance, item.directionChance < SURE_OF_DIRECTION ? UNSURE_DIRECTION : 1) * 100) /
          100,
      },
    ]
  })
}

/** What an item is called if the text has no name for it. */
export function getDefaultName(kind: BudgetDraft['kind'], category: string): string {
  return kind === 'income' ? 'Paycheck' : category
}

/** The network's name up to a bracket or an amount: "water (Dwr Cymru", "taxes $700 to the IRS". */
function findName(sheet: Sheet, { name }: ReadItem, units: readonly TextUnit[]): string | null {
  if (!name) return null
  const start = units[name[0]]!.start
  const isEnd = ({ word, start: at }: TextUnit) =>
    /^[([]$/.test(word) || sheet.marks.some((mark) => mark.kind === 'money' && mark.start <= at && mark.end > at)
  const inside = units.slice(name[0], name[1] + 1)
  const last = inside.slice(0, inside.findIndex(isEnd) < 0 ? undefined : inside.findIndex(isEnd)).at(-1)
  return last ? getName(sheet, { start, end: last.end }) : null
}

function findCurrencyAt(sheet: Sheet, places: readonly TextUnit[]): string | null {
  const marks = sheet.marks.filter((mark) => places.some(({ start, end }) => mark.start < end && mark.end > start))
  return getValues({ marks }, 'money').find(({ currency }) => currency)?.currency ?? null
}
