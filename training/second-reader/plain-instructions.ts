import {
  ACCOUNTS,
  ASIDES,
  CATEGORIES,
  CATEGORY_FORMS,
  DAYS,
  MONTHS,
  REASONS,
  STARTS,
  TAGS,
  TALK,
} from './instruction-words.ts'
import { createRandom, fill } from './random.ts'
import type { LabeledInstruction, LabeledRule } from './rule-examples.ts'

type When = LabeledRule['when']
type Then = LabeledRule['then']
type Phrase = { readonly words: string; readonly when: When }

function makeRule(when: When, effect: Then): LabeledRule {
  // biome-ignore lint/suspicious/noThenProperty: the authors' files call it "then"
  return { when, then: effect }
}

/**
 * Plain instructions from templates. Our authors prefer hard cases. Without plain ones, the network adds rules that
 * nobody asked for to easy texts.
 */
export function makePlainInstructions(names: readonly string[], count: number, seed = 1): LabeledInstruction[] {
  const next = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const capitalize = (text: string) => (next() < 0.75 ? text.charAt(0).toUpperCase() + text.slice(1) : text)
  const pickAmount = () =>
    pick(['5', '10', '15', '20', '25', '40', '50', '75', '100', '120', '250', '300', '9.99', '1000'])
  const writeMoney = (digits: string) =>
    pick([digits, `$${digits}`, `${digits} dollars`, `£${digits}`, `${digits} bucks`])

  function pickNames(max: number): string[] {
    const list = Array.from({ length: 1 + Math.floor(next() * max) }, () => pick(names))
    return list.filter((one, i) => !list.some((other, j) => j !== i && (other.includes(one) || one.includes(other))))
  }
  function makeNames(): Phrase {
    const picked = pickNames(next() < 0.6 ? 1 : 3)
    const text = picked.length > 0 ? picked : [pick(names)]
    const join = pick([' and ', ' or ', ', ', ' & '])
    const words = text.length > 1 ? `${text.slice(0, -1).join(', ')}${join}${text.at(-1)}` : text[0]!
    return { words, when: { text } }
  }
  function makeRows(): Phrase {
    const { words, when } = makeNames()
    const fillIn = (form: string, more: When = {}): Phrase => ({
      words: form.replace('*', () => words),
      when: { ...when, ...more },
    })
    const makePlain = () =>
      fillIn(
        pick([
          '*',
          '*',
          '*',
          'anything from *',
          'everything from *',
          'anything at *',
          'everything that says *',
          'anything with * in it',
          'all the * stuff',
          'whatever I buy at *',
          '* transactions',
          'lines that say *',
          'the * charges',
        ]),
      )
    const makeOut = () =>
      fillIn(pick(['payments to *', 'money out to *', 'what I pay *', 'transfers to *', 'money I send to *']), {
        direction: 'out',
      })
    const makeIn = () =>
      fillIn(
        pick([
          'money from *',
          'money in from *',
          'payments from *',
          'what * pays me',
          'anything coming in from *',
          'deposits from *',
        ]),
        { direction: 'in' },
      )
    const makeRefund = () => fillIn(pick(['refunds from *', '* refunds', 'returns from *']), { kind: 'refund' })
    return pick([makePlain, makePlain, makePlain, makePlain, makePlain, makeOut, makeIn, makeRefund])()
  }
  function makeKind(): Phrase {
    return pick<Phrase>([
      { words: pick(['checks', 'checks I write', 'all my checks', 'cheques']), when: { kind: 'check' } },
      {
        words: pick(['interest I earn', 'interest I get paid', 'interest I receive']),
        when: { kind: 'interest', direction: 'in' },
      },
      {
        words: pick(['interest I pay', "interest I'm charged", 'interest they charge me']),
        when: { kind: 'interest', direction: 'out' },
      },
      { words: pick(['ATM withdrawals', 'cash withdrawals', 'money from the ATM']), when: { kind: 'cash' } },
      { words: pick(['bank fees', 'fees', 'service charges']), when: { kind: 'fee' } },
      {
        words: pick(['transfers', 'transfers between my own accounts', 'transfers between my accounts']),
        when: { kind: 'transfer' },
      },
      { words: pick(['direct debits', 'the direct debits']), when: { kind: 'direct_debit' } },
    ])
  }
  function makeLimit(): Phrase {
    const [a, b] = [pickAmount(), pickAmount()]
    const [low, high] = Number(a) < Number(b) ? [a, b] : [b, a]
    return pick<Phrase>([
      { words: `${pick(['under', 'below', 'less than', 'cheaper than'])} ${writeMoney(a)}`, when: { amount: `<${a}` } },
      { words: `${pick(['over', 'above', 'more than'])} ${writeMoney(a)}`, when: { amount: `>${a}` } },
      { words: `${pick(['up to', 'at most', 'no more than'])} ${writeMoney(a)}`, when: { amount: `<=${a}` } },
      { words: `${pick(['at least', 'from'])} ${writeMoney(a)}`, when: { amount: `>=${a}` } },
      { words: `${writeMoney(a)} or ${pick(['less', 'under'])}`, when: { amount: `<=${a}` } },
      { words: `${writeMoney(a)} ${pick(['and up', 'or more', 'or over', 'plus'])}`, when: { amount: `>=${a}` } },
      { words: `of ${writeMoney(a)} or ${pick(['more', 'up'])}`, when: { amount: `>=${a}` } },
      { words: `${pick(['of exactly', 'for exactly', 'of', 'for'])} ${writeMoney(a)}`, when: { amount: `=${a}` } },
      low === high
        ? { words: `over ${writeMoney(a)}`, when: { amount: `>${a}` } }
        : { words: `between ${low} and ${writeMoney(high!)}`, when: { amount: `${low}..${high}` } },
    ])
  }
  function makeTime(): Phrase {
    const day = pick(DAYS)
    const dayName = day.charAt(0).toUpperCase() + day.slice(1)
    return pick<Phrase>([
      { words: pick(['on weekends', 'at the weekend', 'on the weekend']), when: { date: 'weekend' } },
      { words: pick(['on weekdays', 'during the week']), when: { date: 'weekday' } },
      { words: `on ${pick([dayName, `${dayName}s`, `a ${dayName}`])}`, when: { date: day } },
      { words: `in ${pick(MONTHS)}`, when: { date: 'month' } },
      {
        words: `${pick(['before', 'since', 'after', 'from', 'until'])} ${pick(MONTHS)} ${pick(['1', '15', '2026', '1, 2026'])}`,
        when: { date: 'month' },
      },
      { words: `${pick(['before', 'from', 'after'])} 2026-0${1 + Math.floor(next() * 9)}-01`, when: { date: 'month' } },
    ])
  }
  function makeAccount(): Phrase {
    const name = pick(ACCOUNTS)
    return {
      words: `${pick(['on my', 'on the', 'on', 'from my', 'in my'])} ${name}${pick(['', '', ' card', ' account'])}`,
      when: { account: name },
    }
  }
  /** The rows a sentence is about. */
  function makeSubject(): Phrase {
    const first = next() < 0.12 ? makeKind() : makeRows()
    const r = next()
    const more =
      r < 0.2 ? makeLimit() : r < 0.3 ? makeTime() : r < 0.38 ? makeAccount() : r < 0.42 ? makeExcept() : null
    if (!more) return first
    return { words: `${first.words} ${more.words}`, when: { ...first.when, ...more.when } }
  }
  function makeExcept(): Phrase {
    const name = pick(names)
    return {
      words: `${pick(['except', 'but not', 'apart from', 'unless it says', 'without'])} ${name}`,
      when: { not_text: [name] },
    }
  }
  function pickCategory(): { words: string; name: string } {
    const name = pick(Object.keys(CATEGORIES))
    return { words: pick(CATEGORIES[name]!), name }
  }

  type Sentence = { text: string; rules: LabeledRule[] }
  function makeCategorized(): Sentence {
    const { words, when } = makeSubject()
    const { words: c, name } = pickCategory()
    const values = { S: words, C: c, D: pickCategory().words, A: pick(ASIDES) }
    return { text: fill(pick(CATEGORY_FORMS), values), rules: [makeRule(when, { category: name })] }
  }
  /** "Same for Aldi", "so is Aldi". */
  function makeSameAsBefore(): Sentence {
    const [first, second] = [pick(names), pick(names)]
    const { words: c, name } = pickCategory()
    const form = pick([
      'S is C, same for T',
      'S is C. T too',
      'S is C and so is T',
      'S goes to C, T as well',
      'S and T: both C',
      'S → C, T also',
      'both S and T are C',
      'S is C, T likewise',
    ])
    return {
      text: fill(form, { S: first, T: second, C: c }),
      rules: [makeRule({ text: [first, second] }, { category: name })],
    }
  }
  function makeEffect(): Sentence {
    const { words, when } = makeSubject()
    const [forms, then] = pick<[string[], Then]>([
      [
        [
          'skip S',
          'ignore S',
          "don't import S",
          'leave out S',
          'hide S',
          'leave S out',
          'drop S',
          'S should be skipped',
          'do not import S',
        ],
        { skip: true },
      ],
      [['leave S alone', "don't touch S", 'leave S as is', 'S stays where it is', 'keep S as it is'], { keep: true }],
    ])
    return { text: fill(pick(forms), { S: words }), rules: [makeRule(when, then)] }
  }
  function makeNamed(): Sentence {
    const { words, when } = makeSubject()
    const own = pick(names)
    const n = pick([own, own, `"${own}"`])
    const { words: c, name } = pickCategory()
    const [form, then] = pick<[string, Then]>([
      [
        pick([
          'rename S to N',
          'call S N',
          'show S as N',
          'S should be called N',
          'S is really N, so call it N',
          'name S N',
          'S should just say N',
          "rename S to N but don't touch the category",
        ]),
        { name: own },
      ],
      [
        pick([
          'call S N and put it in C',
          'S is C, call it N',
          'rename S to N and file it under C',
          'show S as N, category C',
          'S: call it N, C',
        ]),
        { name: own, category: name },
      ],
    ])
    return { text: fill(form, { S: words, N: n, C: c }), rules: [makeRule(when, then)] }
  }
  function makeTagged(): Sentence {
    const { words, when } = makeSubject()
    const g = next() < 0.7 ? pick(TAGS) : `${pick(TAGS)}${pick([' and ', ', ', ' & '])}${pick(TAGS)}`
    const { words: c, name } = pickCategory()
    const [form, then] = pick<[string, Then]>([
      [
        pick(['tag S as G', 'tag S with G', 'tag S G', 'add the tag G to S', 'S gets the tag G', 'S: tag G']),
        { tag: g },
      ],
      [pick(['S is C, tag it G', 'put S in C and tag it G', 'S: C, tag G']), { tag: g, category: name }],
    ])
    return { text: fill(form, { S: words, G: g, C: c }), rules: [makeRule(when, then)] }
  }
  /** Two sentences about the same rows: a limit, a day or an account decides. */
  function makeSplit(): Sentence {
    const { words, when } = makeRows()
    const more = pick([makeLimit, makeLimit, makeTime, makeAccount])()
    const [first, second] = [pickCategory(), pickCategory()]
    const other = pick<[string, Then]>([
      [
        pick(['otherwise D', 'the rest is D', 'the others are D', 'everything else there is D', 'other than that D']),
        { category: second.name },
      ],
      [
        pick([
          'leave the rest alone',
          'the others stay as they are',
          "don't touch the other ones",
          'the rest you can leave',
        ]),
        { keep: true },
      ],
      [pick(['skip the rest', 'ignore the others']), { skip: true }],
    ])
    const form = pick(['S M is C, E', 'S M is C. E', 'S M goes to C; E', 'S M: C. E'])
    const text = fill(fill(form, { E: /\. E/.test(form) ? capitalize(other[0]) : other[0] }), {
      S: words,
      M: more.words,
      C: first.words,
      D: second.words,
    })
    return {
      text,
      rules: [makeRule({ ...when, ...more.when }, { category: first.name }), makeRule(when, other[1])],
    }
  }
  /** "Costco is groceries except Costco Gas", and what the exception is instead. */
  function makeException(): Sentence {
    const [name, special] = [
      pick(names),
      pick([' Gas', ' Express', ' Prime', ' Mobile', ' Eats', ' Pharmacy', ' Optical', ' Cafe']),
    ]
    const [first, second] = [pickCategory(), pickCategory()]
    const within = next() < 0.6 ? `${name}${special}` : pick(names)
    const values = { S: name, X: within, C: first.words, D: second.words }
    const base = makeRule({ text: [name], not_text: [within] }, { category: first.name })
    if (next() < 0.5)
      return {
        text: fill(
          pick([
            'S is C except X',
            'S is C, but not X',
            'everything from S is C apart from X',
            'S is C unless it says X',
          ]),
          values,
        ),
        rules: [base],
      }
    return {
      text: fill(
        pick([
          'S is C except X, that is D',
          'S is C. X is D',
          'X is D, the rest of S is C',
          'S is C, but X is D',
          "S is C unless it's X, then D",
        ]),
        values,
      ),
      rules: [
        makeRule({ text: [within] }, { category: second.name }),
        makeRule({ text: [name] }, { category: first.name }),
      ],
    }
  }
  function makeInAndOut(): Sentence {
    const name = pick(names)
    const [first, second] = [pickCategory(), pickCategory()]
    const form = pick([
      'money from S is C, money to S is D',
      'what S pays me is C. What I pay S is D',
      'money in from S = C. Money out to S = D',
      'payments from S are C and payments to S are D',
    ])
    return {
      text: fill(form, { S: name, C: first.words, D: second.words }),
      rules: [
        makeRule({ text: [name], direction: 'in' }, { category: first.name }),
        makeRule({ text: [name], direction: 'out' }, { category: second.name }),
      ],
    }
  }
  function makeSentence(): Sentence {
    const r = next()
    const make =
      r < 0.36
        ? makeCategorized
        : r < 0.42
          ? makeSameAsBefore
          : r < 0.54
            ? makeEffect
            : r < 0.66
              ? makeNamed
              : r < 0.76
                ? makeTagged
                : r < 0.88
                  ? makeSplit
                  : r < 0.95
                    ? makeException
                    : makeInAndOut
    const { text, rules } = make()
    return { text: capitalize(`${pick(STARTS)}${text}${pick(REASONS)}`), rules }
  }
  return Array.from({ length: count }, (_, i) => {
    const all = Array.from({ length: pick([1, 1, 1, 2]) }, makeSentence)
    const extra = next() < 0.2 ? [{ text: pick(TALK), rules: [] }] : []
    const sentences = next() < 0.5 ? [...extra, ...all] : [...all, ...extra]
    return {
      id: `plain-${i}`,
      text: `${sentences.map(({ text }) => text).join(pick(['. ', '.\n', '\n', '; ']))}${pick(['', '.'])}`,
      rules: all.flatMap(({ rules }) => rules),
    }
  })
}
