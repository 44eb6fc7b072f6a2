import type { PlainDate } from '../../core/plain-date.ts'
import { collapseSpaces, foldText } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import { readWeekdayName } from '../../language/weekday-names.ts'
import type { FoundRow } from './pasted-records.ts'
import { INCOMING, rulesOutNote } from './pasted-sentences.ts'

const MAX_LINES = 20
const WORDS = String.raw`\p{L}[\p{L}'’& -]{1,30}?`
const NUMBER = String.raw`\d{1,4}(?:\.\d{1,2})?`
const ITEM = new RegExp(`^(?:(?<before>${WORDS}) (?<n1>${NUMBER})|(?<n2>${NUMBER}) (?<after>${WORDS}))$`, 'u')
const BETWEEN = /[,;]\s|\s(?:and|&|und|et|y|e|plus)\s/u

/**
 * Reads a list of items with prices, some of which could also be dates: "groceries 45, gas 30.10" doesn't mean gas on
 * October 30. All are dated today. Empty unless every part is an item with a price, and some prices could be dates and
 * others couldn't.
 */
export function readPriceNotes(lines: readonly string[], today: PlainDate): FoundRow[] {
  const texts = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line: index + 1, text: collapseSpaces(line) }],
  )
  if (texts.length === 0 || texts.length > MAX_LINES || texts.some(({ text }) => rulesOutNote(text))) return []
  const items: { line: number; name: string; price: string }[] = []
  for (const { line, text } of texts) {
    for (const piece of text.replace(/[.,;]$/, '').split(BETWEEN)) {
      const found = ITEM.exec(piece.trim())?.groups
      const name = found?.before ?? found?.after
      const price = found?.n1 ?? found?.n2
      if (name === undefined || price === undefined || /^0\d/.test(price) || namesDay(name)) return []
      items.push({ line, name, price })
    }
  }
  const days = items.filter(({ price }) => isDayLike(price)).length
  if (days === 0 || days === items.length) return []
  return items.map(({ line, name, price }) => ({
    line,
    day: today,
    name,
    amount: `${INCOMING.test(foldText(name)) ? '+' : '-'}${price}`,
  }))
}

function isDayLike(price: string): boolean {
  const [day, month] = price.split('.')
  return month?.length === 2 && Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
}

function namesDay(name: string): boolean {
  return foldText(name)
    .split(' ')
    .some((word) => readMonthName(word) !== null || readWeekdayName(word) !== null)
}
