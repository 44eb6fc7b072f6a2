import type { LabeledItem, LabeledSentence } from './examples.ts'
import { createRandom, fill } from './random.ts'

/** Something that a budget item may be for, as the authors name it. */
export type Thing = { readonly name: string; readonly category: string; readonly direction: 'in' | 'out' }

/** How often, in words, and what the data calls it. */
const PERIODS: readonly (readonly [words: readonly string[], frequency: string])[] = [
  [['a month', 'per month', 'monthly', 'every month', '/month', 'each month', 'a month', 'per month'], 'monthly'],
  [['a week', 'per week', 'weekly', 'every week', '/wk', 'each week'], 'weekly'],
  [['a year', 'per year', 'yearly', 'annually', 'once a year', 'every year'], 'annual'],
  [['every other week', 'every two weeks', 'fortnightly', 'every 2 weeks', 'biweekly'], 'biweekly'],
  [['twice a month', 'two times a month', 'on the 1st and the 15th'], 'semimonthly'],
  [['a quarter', 'every quarter', 'quarterly', 'every three months', 'every 3 months'], 'quarterly'],
  [['every two months', 'every other month', 'every 2 months'], 'bimonthly'],
  [['every six months', 'every 6 months', 'twice a year', 'half-yearly'], 'semiannual'],
  [['every four weeks', 'every 4 weeks'], 'every4weeks'],
  [['a day', 'per day', 'every day', 'daily'], 'daily'],
  [['every workday', 'on weekdays', 'every weekday', 'each work day'], 'weekdays'],
  [['every two years', 'every other year'], 'every2years'],
]
const ONCE = ['next month', 'in March', 'one time', 'once, in the summer', 'just this once', 'next week', 'one-off']
const PEOPLE = ['my roommate', 'my wife', 'my husband', 'my sister', 'my partner', 'my flatmate', 'my brother']
const PAYERS = ['my employer', 'work', 'my mom', 'the insurance', 'my dad', 'the company', 'my parents']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ONES = 'one two three four five six seven eight nine'.split(' ')

export function makePlainSentences(things: readonly Thing[], count: number, seed = 2): LabeledSentence[] {
  const next = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const pickUpTo = (max: number) => 1 + Math.floor(next() * max)
  const costs = things.filter(({ direction }) => direction === 'out')
  const incomes = things.filter(({ direction }) => direction === 'in')
  const pickAmount = () =>
    pick([
      pickUpTo(20),
      pickUpTo(99),
      pickUpTo(40) * 5,
      pickUpTo(50) * 10,
      pickUpTo(30) * 50,
      pickUpTo(95) + 0.99,
      pickUpTo(60) + 0.5,
    ])
  const writeDigits = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))
  const writeMoney = (value: number) => {
    const text = value >= 1000 && next() < 0.5 ? value.toLocaleString('en-US') : writeDigits(value)
    return pick([
      text,
      text,
      `$${text}`,
      `£${text}`,
      `${text} euros`,
      `${text} dollars`,
      `about ${text}`,
      `${text} bucks`,
    ])
  }
  /** Mostly by the month, as people's bills are. */
  const pickPeriod = () => {
    const [words, frequency] = next() < 0.45 ? PERIODS[0]! : pick(PERIODS)
    return { words: pick(words), frequency }
  }
  const makeItem = (thing: Thing, calc: string, frequency: string, more: Partial<LabeledItem> = {}): LabeledItem => ({
    ...thing,
    calc,
    currency: null,
    ...(frequency === 'weekdays' ? { frequency: 'daily', days: 'weekdays' } : { frequency }),
    ...more,
  })

  type Sample = { text: string; items: LabeledItem[] }
  function makePlain(): Sample {
    const [thing, a, { words, frequency }] = [pick(costs), pickAmount(), pickPeriod()]
    const form = pick([
      'N A P',
      'N is A P',
      'I pay A P for N',
      'A P for N',
      'A P on N',
      'N costs A P',
      'N: A P',
      'we spend A P on N',
      'P I pay A for N',
      'N runs me A P',
      'my N is A P',
      'N, A P',
      'budget A P for N',
      'A goes to N P',
    ])
    return {
      text: fill(form, { N: thing.name, A: writeMoney(a), P: words }),
      items: [makeItem(thing, writeDigits(a), frequency)],
    }
  }
  function makeList(): Sample {
    const all = Array.from({ length: 1 + pickUpTo(3) }, () => ({ thing: pick(costs), a: pickAmount() }))
    const { words, frequency } = next() < 0.6 ? { words: '', frequency: 'monthly' } : pickPeriod()
    const parts = all.map(({ thing, a }) => `${thing.name} ${writeMoney(a)}`)
    const text = `${parts.slice(0, -1).join(', ')}${pick([', ', ' and ', ', and '])}${parts.at(-1)}${words && `${pick([' ', ', each ', ', all '])}${words}`}`
    return { text, items: all.map(({ thing, a }) => makeItem(thing, writeDigits(a), frequency)) }
  }
  function makeOnce(): Sample {
    const [thing, a] = [pick(costs), pickAmount()]
    const form = pick(['N for A P', 'P N, A', 'I need A for N P', 'a N P, A'])
    return {
      text: fill(form, { N: thing.name, A: writeMoney(a), P: pick(ONCE) }),
      items: [makeItem(thing, writeDigits(a), 'once')],
    }
  }
  function makeEarned(): Sample {
    const [thing, a, { words, frequency }] = [pick(incomes), pickAmount() * 10, pickPeriod()]
    const form = pick([
      'N A P',
      'I get A P from N',
      'I earn A P from N',
      'N brings in A P',
      'N pays me A P',
      'A comes in P from N',
      'my N is A P',
    ])
    return {
      text: fill(form, { N: thing.name, A: writeMoney(a), P: words }),
      items: [makeItem(thing, writeDigits(a), frequency)],
    }
  }
  function makeTakeHome(): Sample {
    const [thing, a] = [pick(incomes), pickUpTo(60) * 100]
    const b = a + pickUpTo(20) * 50
    const { words, frequency } = pickPeriod()
    const form = pick([
      'my N is B P gross, A after tax',
      'N: B P before tax, A take-home',
      'I make B P from N but A is what I see',
      'N A P net (B gross)',
    ])
    return {
      text: fill(form, { N: thing.name, A: writeMoney(a), B: writeMoney(b), P: words }),
      items: [makeItem(thing, writeDigits(a), frequency)],
    }
  }
  function makeShared(): Sample {
    const [thing, a, { words, frequency }] = [pick(costs), 10 * pickUpTo(60), pickPeriod()]
    const [ways, percent] = [pick([2, 3, 4, 5]), pick([10, 15, 20, 25, 30, 40, 60, 75, 80])]
    const b = Math.max(1, Math.floor(a / 3))
    const [form, calc] = pick<[string, string]>([
      ['N is A P, split with W', `${a}/2`],
      ['N is A P but W pays half', `${a}/2`],
      ['W and I split N, A P', `${a}/2`],
      ['N A P, I pay half', `${a}/2`],
      ['my half of N is A P', `${a}`],
      ['my share of N is A P', `${a}`],
      [`N is A P split ${ways} ways`, `${a}/${ways}`],
      [`N A P, shared between ${ways} of us`, `${a}/${ways}`],
      [`N is A P and E pays ${percent}% of it`, `${a}-${a}*${percent}/100`],
      [`N is A P, E covers ${percent} percent`, `${a}-${a}*${percent}/100`],
      [`I pay ${percent}% of N, which is A P`, `${a}*${percent}/100`],
      ['N is A P but E chips in B', `${a}-${b}`],
      ['N A P, E gives me B back', `${a}-${b}`],
      ['N is A P minus B from E', `${a}-${b}`],
    ])
    const text = fill(form, {
      N: thing.name,
      A: writeMoney(a),
      B: writeMoney(b),
      P: words,
      W: pick(PEOPLE),
      E: pick(PAYERS),
    })
    return { text, items: [makeItem(thing, calc, frequency)] }
  }
  function makeCounted(): Sample {
    const [thing, a, k] = [pick(costs), pickAmount(), pick([2, 3, 4, 5, 6])]
    const { words, frequency } = pickPeriod()
    const spelled = pick([String(k), ONES[k - 1]!])
    const values = { N: thing.name, A: writeMoney(a), K: spelled, P: words }
    if (next() < 0.5)
      return {
        text: fill(
          pick([
            'K N at A each P',
            'K x N at A P',
            'N P, K of them at A each',
            'N is A each, K of them P',
            'N A per person for K people P',
          ]),
          values,
        ),
        items: [makeItem(thing, `${k}*${writeDigits(a)}`, frequency)],
      }
    return {
      text: fill(
        pick([
          'N K times a week, A each time',
          'A for N K times a week',
          'K times a week N at A',
          'N, A a go, K times a week',
          'N K days a week at A a day',
        ]),
        values,
      ),
      items: [makeItem(thing, writeDigits(a), 'weekly', { times: k })],
    }
  }
  function makeCorrected(): Sample {
    const [thing, a, { words, frequency }] = [pick(costs), pickAmount(), pickPeriod()]
    const b = a + pickUpTo(30)
    const form = pick([
      'N is B, no sorry, A P',
      'N used to be B, now A P',
      'N went from B to A P',
      'N B P, I mean A',
      'N is A P now, not B',
      'N is A P instead of B',
      'N was B, it is A P now',
      'N costs A P, down from B',
      'N B, correction, A P',
    ])
    return {
      text: fill(form, { N: thing.name, A: writeMoney(a), B: writeMoney(b), P: words }),
      items: [makeItem(thing, writeDigits(a), frequency)],
    }
  }
  function makeCanceled(): Sample {
    const [thing, other, a, b] = [pick(costs), pick(costs), pickAmount(), pickAmount()]
    const form = pick([
      'I cancelled N, it was A a month. M is B',
      'no more N (A a month). M B',
      'M is B, and I quit N which was A',
      'N was A but I stopped it, M is B',
      "I don't pay for N anymore, that was A. M B a month",
    ])
    return {
      text: fill(form, { N: thing.name, M: other.name, A: writeMoney(a), B: writeMoney(b) }),
      items: [makeItem(other, writeDigits(b), 'monthly')],
    }
  }
  function makeBackward(): Sample {
    const [thing, other, a, { words, frequency }] = [pick(costs), pick(costs), pickAmount(), pickPeriod()]
    const [form, calc] = pick<[string, string]>([
      ['N is A P and M the same', writeDigits(a)],
      ['N A P, same again for M', writeDigits(a)],
      ['N is A P, M is twice that', `${writeDigits(a)}*2`],
      ['N is A P, M half that', `${writeDigits(a)}/2`],
      ['A P for N and as much for M', writeDigits(a)],
      ['N and M are A P each', writeDigits(a)],
    ])
    return {
      text: fill(form, { N: thing.name, M: other.name, A: writeMoney(a), P: words }),
      items: [makeItem(thing, writeDigits(a), frequency), makeItem(other, calc, frequency)],
    }
  }
  function makeSeason(): Sample {
    const [thing, a, from, long] = [pick(costs), pickAmount(), Math.floor(next() * 6), 1 + pickUpTo(5)]
    const [first, last] = [MONTHS[from]!, MONTHS[from + long]!]
    const [form, k] = pick<[string, number]>([
      [`N is A a month from ${first} to ${last}`, long + 1],
      [`N A a month, only ${long + 1} months of the year`, long + 1],
      [`A a month for N, ${first} through ${last}`, long + 1],
      [`N is A a month but not in ${first}`, 11],
    ])
    return {
      text: fill(form, { N: thing.name, A: writeMoney(a) }),
      items: [makeItem(thing, `${writeDigits(a)}*${k}`, 'annual')],
    }
  }
  function makeSpoken(): Sample {
    const [thing, tens, { words, frequency }] = [pick(costs), Math.floor(next() * 8), pickPeriod()]
    const one = Math.floor(next() * 9)
    const cents = pick<[string, number]>([
      ['ninety-nine', 99],
      ['fifty', 50],
      ['ninety-five', 95],
      ['forty-nine', 49],
    ])
    const [whole, value] = pick<[string, number]>([
      [`${TENS[tens]}-${ONES[one]}`, (tens + 2) * 10 + one + 1],
      [ONES[one]!, one + 1],
      [TENS[tens]!, (tens + 2) * 10],
    ])
    const calc = (value + cents[1] / 100).toFixed(2)
    return {
      text: fill(pick(['N is A P', 'N A P', 'A P for N', 'I pay A P for N']), {
        N: thing.name,
        A: `${whole} ${cents[0]}`,
        P: words,
      }),
      items: [makeItem(thing, calc, frequency)],
    }
  }
  function makeRange(): Sample {
    const [thing, a, { words, frequency }] = [pick(costs), pickUpTo(60) * 5, pickPeriod()]
    const b = a + pickUpTo(10) * 10
    const form = pick([
      'N is between A and B P',
      'N A to B P',
      'N runs A-B P',
      'somewhere from A to B P for N',
      'N is A or B P',
    ])
    return {
      text: fill(form, { N: thing.name, A: String(a), B: writeMoney(b), P: words }),
      items: [makeItem(thing, `(${a}+${b})/2`, frequency)],
    }
  }
  function makeBalance(): Sample {
    const [thing, a, { words, frequency }] = [pick(costs), pickAmount(), pickPeriod()]
    const b = pickUpTo(90) * 500
    const form = pick([
      'I owe B on N and pay A P',
      'N: B left, A P',
      'N, B in total, I pay A P',
      'N is worth B, costs me A P',
    ])
    return {
      text: fill(form, { N: thing.name, A: writeMoney(a), B: writeMoney(b), P: words }),
      items: [makeItem(thing, writeDigits(a), frequency)],
    }
  }
  const makers = [
    makePlain,
    makePlain,
    makePlain,
    makePlain,
    makeList,
    makeList,
    makeOnce,
    makeEarned,
    makeEarned,
    makeTakeHome,
    makeShared,
    makeShared,
    makeShared,
    makeCounted,
    makeCounted,
    makeCorrected,
    makeCorrected,
    makeCanceled,
    makeBackward,
    makeSeason,
    makeSpoken,
    makeRange,
    makeBalance,
  ]
  return Array.from({ length: count }, (_, i) => {
    const all = Array.from({ length: pick([1, 1, 1, 2]) }, () => pick(makers)())
    const capitalize = (text: string) => (next() < 0.6 ? text.charAt(0).toUpperCase() + text.slice(1) : text)
    const text = `${all.map((one) => capitalize(one.text)).join(pick(['. ', '\n', ', ', '; ']))}${pick(['', '.', ' please'])}`
    return { id: `plain-${i}`, text, items: all.flatMap(({ items }) => items) }
  })
}
