import { describe, expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { parseMinor } from '../core/money.ts'
import { plainDate } from '../core/plain-date.ts'
import { applyInstructions } from './apply-instructions.ts'
import { compileInstructions } from './compile-instructions.ts'
import { describeRule } from './describe-rule.ts'

const read = (text: string) => compileInstructions(text, { categories: DEFAULT_CATEGORIES })

/** The category, then each tag with a #. */
function applyToRow(instructions: string, text: string, amount = '-20.00'): string {
  const row = { text, minor: parseMinor(amount, 'USD') ?? 0, currency: 'USD', day: plainDate('2026-10-14') }
  const result = applyInstructions(read(instructions).rules, row)
  if (result?.skip) return 'skip'
  const name = result?.simpleName === undefined ? [] : [`="${result.simpleName}"`]
  return [result?.category ?? [], ...name, ...(result?.tags ?? []).map((tag) => `#${tag}`)].flat().join(' ')
}

describe('an instruction sets tags', () => {
  test.each([
    ['tag Blue Bottle as coffee', 'BLUE BOTTLE SF', '#coffee'],
    ['Please tag Blue Bottle with coffee.', 'BLUE BOTTLE SF', '#coffee'],
    ['Tag Blue Bottle and Peets as "coffee run"', 'PEETS 0221', '#coffee run'],
    ['Tag Blue Bottle coffee', 'BLUE BOTTLE SF', '#coffee'],
    ['Tag everything from Presto Music choir', 'PRESTO MUSIC LTD', '#choir'],
    ['Put the tag choir on every payment to Presto Music', 'PRESTO MUSIC LTD', '#choir'],
    ['Add the tag choir to Presto Music', 'PRESTO MUSIC LTD', '#choir'],
    ['Use the tag choir for Presto Music', 'PRESTO MUSIC LTD', '#choir'],
    ['Give Presto Music the tag choir', 'PRESTO MUSIC LTD', '#choir'],
    ['Presto Music gets the tag choir', 'PRESTO MUSIC LTD', '#choir'],
    ['Presto Music should be tagged choir', 'PRESTO MUSIC LTD', '#choir'],
    ['Presto Music payments should be tagged as choir', 'PRESTO MUSIC LTD', '#choir'],
    ['Mark Presto Music with the tag choir', 'PRESTO MUSIC LTD', '#choir'],
    ['Presto Music → tag choir', 'PRESTO MUSIC LTD', '#choir'],
    ['Presto Music: tag choir', 'PRESTO MUSIC LTD', '#choir'],
    ['If it says Presto Music, tag it choir', 'PRESTO MUSIC LTD', '#choir'],
    ['For Presto Music, tag them choir and make it Services', 'PRESTO MUSIC LTD', 'Services #choir'],
    ['Presto Music is Services, tag it choir', 'PRESTO MUSIC LTD', 'Services #choir'],
    ['Presto Music is Services with the tag choir', 'PRESTO MUSIC LTD', 'Services #choir'],
    ['Presto Music is Services and tagged choir', 'PRESTO MUSIC LTD', 'Services #choir'],
    ['Put Presto Music in Services and tag it as choir', 'PRESTO MUSIC LTD', 'Services #choir'],
    ['Call Presto Music "Scores" and tag it choir', 'PRESTO MUSIC LTD', '="Scores" #choir'],
    ['Tag Delta as trip 2026', 'DELTA AIR', '#trip 2026'],
    ['Tag REI as camping and gear', 'REI 12', '#camping #gear'],
    ['Tag REI with camping, gear and kids', 'REI 12', '#camping #gear #kids'],
    ['REI is Shopping, tags camping and gear', 'REI 12', 'Shopping #camping #gear'],
    ['Tag Blue Bottle as coffee. Same for Peets.', 'PEETS 0221', '#coffee'],
    ['Blue Bottle is Groceries, tag coffee. Same for Peets.', 'PEETS 0221', 'Groceries #coffee'],
    ['tagge Rewe als wg', 'REWE SAGT DANKE', '#wg'],
    ['Markiere Rewe mit dem Tag wg', 'REWE SAGT DANKE', '#wg'],
    ['Ajoute le tag chorale à tous les paiements à Presto Music', 'PRESTO MUSIC LTD', '#chorale'],
    ['Añade la etiqueta coro a todos los pagos a Presto Music', 'PRESTO MUSIC LTD', '#coro'],
    ["Aggiungi l'etichetta coro a tutti i pagamenti a Presto Music", 'PRESTO MUSIC LTD', '#coro'],
    ['Geef alles van Presto Music de tag koor', 'PRESTO MUSIC LTD', '#koor'],
  ])('%s', (instructions, row, expected) => {
    expect(applyToRow(instructions, row)).toBe(expected)
    expect(read(instructions).questions).toEqual([])
  })

  test.each([
    ['anything from REI over 100: Shopping, tag camping', '-120.00', 'Shopping #camping'],
    ['anything from REI over 100: Shopping, tag camping', '-80.00', ''],
    ['Tag REI as camping if it is over 100', '-120.00', '#camping'],
    ['Tag REI as camping if it is over 100', '-80.00', ''],
    ['Tag REI as camping over 100', '-80.00', ''],
    ['REI is Shopping, but tag it camping if it is over 100', '-120.00', 'Shopping #camping'],
  ])('%s: %s', (instructions, amount, expected) => {
    expect(applyToRow(instructions, 'REI 12', amount)).toBe(expected)
  })
})

describe('tags add up', () => {
  test('a row gets the tags of every rule that matches it, without duplicates', () => {
    const text = 'REI is Shopping, tag gear. Tag REI over 100 as camping. Tag REI on Wednesdays as Gear.'
    expect(applyToRow(text, 'REI 12', '-120.00')).toBe('Shopping #Gear #camping')
    expect(read(text).questions).toEqual([])
  })

  test('a row gets no tags if a more specific rule leaves it alone', () => {
    expect(applyToRow('Tag REI as camping. Leave REI over 100 alone.', 'REI 12', '-120.00')).toBe('')
  })

  test('a skipped row gets no tags', () => {
    expect(applyToRow('Tag REI as camping. Skip REI over 100.', 'REI 12', '-120.00')).toBe('skip')
  })

  test('two rules that tag the same transactions don’t contradict each other', () => {
    const { questions, rules } = read('Tag REI as camping. Tag REI as gear.')
    expect(questions).toEqual([])
    expect(rules).toHaveLength(2)
  })
})

describe('something that could be a category or a tag', () => {
  test('we ask about a tag that is the name of a category', () => {
    const { rules, questions } = read('Tag Costco as Groceries')
    expect(rules[0]?.effects).toEqual({ category: 'Groceries' })
    expect(questions[0]?.readings.map(([rule]) => rule?.effects)).toEqual([
      { category: 'Groceries' },
      { tags: ['Groceries'] },
    ])
  })

  test('the name of a category is a tag if the text calls it one', () => {
    expect(applyToRow('Add the tag Groceries to Whole Foods', 'WHOLE FOODS')).toBe('#Groceries')
    expect(read('Add the tag Groceries to Whole Foods').questions).toEqual([])
  })
})

test.each(['Never tag REI as camping', 'Don’t tag REI as camping', 'Remove the tag camping from REI', 'Untag REI'])(
  '%s makes no rule that adds the tag',
  (text) => {
    expect(read(text).rules.flatMap(({ effects }) => effects.tags ?? [])).toEqual([])
  },
)

test('a rule shows its tags', () => {
  const [rule] = read('REI is Shopping, tag camping').rules
  expect(describeRule(rule!).sets).toBe('Shopping, tag “camping”')
})
