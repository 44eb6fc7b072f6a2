import { exact, minus, plus, times } from '../core/exact-amount.ts'
import type { QuestionTopic } from './budget-draft.ts'
import { categoryOfPhrase } from './budget-word-index.ts'
import { DEFAULT_NAMES, hasVerb, says, type Work } from './budget-work.ts'
import { directionOf } from './direction.ts'
import { bestPhrase, capitalised, nameOf } from './item-name.ts'
import type { Piece } from './read-piece.ts'
import { type Sheet, words } from './sentence-sheet.ts'

/** What making an item needs to know of the reading: the text, the heading in force, and where to put questions. */
export type WorkContext = {
  readonly sheet: Sheet
  readonly header: Piece | null
  readonly ask: (piece: { start: number; end: number }, topic: QuestionTopic, question: string) => void
  readonly add: (work: Work) => void
}

const PARTNER = words(
  'wife|husband|partner|spouse|girlfriend|boyfriend|frau|mann|freundin|freund|femme|mari|compagne|compagnon|mujer|marido|pareja|novia|novio|hers|his|mine',
)
const PAYING_DOWN = words('towards?|pay(?:ing)? (?:down|off)|minimum|debt|balance')
const PAYING_BACK = words(
  'pay(?:ing|s)?(?: \\p{L}+){0,3} back|repay(?:ing|ment)?|zahle(?: \\p{L}+){0,3} zuruck|rembourse|devuelvo',
)

/** Makes an item of a clause with an amount: which way the money goes, its category by our own words, its name. */
export function workOf(
  context: WorkContext,
  piece: Piece,
  pieces: Piece[],
  names: string[],
  previous: Work | null,
): Work | null {
  // After "and" a pay is what somebody does; at the beginning of a line it may be what somebody gets.
  const isGoingOn = ['and', 'but', 'comma'].includes(piece.clause.before)
  const clauseText = `${isGoingOn ? 'i ' : ''}${pieces.map((one) => one.folded).join(' ')}`
  // An item that is a part of another: "8% of my 3,000 salary", "15% of it".
  if (piece.percent) return workOfPercent(context, piece, pieces, names)
  const nameHit = categoryOfPhrase(names.join(' and '))
  const textHit = categoryOfPhrase(
    pieces
      .filter((one) => one !== context.header)
      .map((one) => one.rest)
      .join(' ; '),
  )
  const hit = nameHit && (!textHit || nameHit.confidence >= textHit.confidence) ? nameHit : (textHit ?? nameHit)
  const isTakeHome = piece.isNet && /tak(?:e|ing)|bring|net|clear/.test(piece.folded)
  let direction = directionOf(clauseText, hit === null ? null : hit.code === 'INC' ? 'income' : 'other', isTakeHome)
  const isElliptic = !hasVerb(piece)
  if (previous?.direction === 'in' && isElliptic && /(?:^|\s)(?:from|von)\s/.test(piece.rest)) direction = 'in'
  if (direction === 'out' && previous?.direction === 'in' && isElliptic && hit === null && names.length === 0)
    direction = 'in'
  // "$15 an hour, 20 hours a week": work, where nothing else is named.
  const isWork = piece.frequencies.some(({ unit }) => unit === 'hour') && hit === null && names.length === 0
  if (isWork) direction = 'in'
  const isTheirs = names.every((name) => says(PARTNER, name.toLowerCase())) && names.length > 0
  if (direction === 'out' && previous?.direction === 'in' && isElliptic && isTheirs) direction = 'in'
  let code: string | null = direction === 'in' ? 'INC' : hit?.code === 'INC' ? null : (hit?.code ?? null)
  if (direction === 'out' && hit?.code === 'INC')
    code = /pension|retraite|rente/.test(clauseText)
      ? 'INV'
      : nameHit && nameHit.code !== 'INC'
        ? nameHit.code
        : textHit && textHit.code !== 'INC'
          ? textHit.code
          : null
  // A card is paid off with its own money; paying it down is paying a debt.
  if ((code === 'TRF' || (code === null && says(words('cards?'), clauseText))) && says(PAYING_DOWN, clauseText))
    code = 'LOA'
  // "Toyota payment": what has payments of its own was bought on credit.
  const isPayment = names.some((name) => /\spayments?$/i.test(name))
  if (direction === 'out' && isPayment && (code === null || code === 'CAR')) code = 'LOA'
  // "paying my sister back": a debt, whoever it is owed to.
  if (direction === 'out' && (hit?.confidence ?? 0) < 0.95 && says(PAYING_BACK, clauseText)) code = 'LOA'
  const work: Work = {
    pieces,
    names,
    money: piece.money,
    percent: null,
    of: null,
    header: context.header,
    direction,
    code,
    categoryConfidence: direction === 'in' ? 0.95 : (hit?.confidence ?? 0),
    correctedFrom: piece.money?.from ?? null,
    total: piece.total,
    start: Math.min(...pieces.filter((one) => one.clause.sentence === piece.clause.sentence).map((one) => one.start)),
    end: piece.end,
  }
  if (names.length === 1 && /^(?:save|saving|donate|donating|invest|investing|set aside)$/i.test(names[0]!))
    work.names = []
  const longer =
    textHit && names.length === 1 && textHit.phrase.startsWith(`${names[0]!.toLowerCase()} `) ? textHit.phrase : null
  if (longer) work.names = [capitalised(longer)]
  // "Christmas 700": the feast is all the name there is.
  const feast = /(?:^|\s)(christmas|xmas|weihnachten|noel|navidad)(?:\s|$)/.exec(piece.folded)?.[1]
  if (work.names.length === 0 && work.direction === 'out' && code === null && feast !== undefined) {
    work.names = [capitalised(feast)]
    work.code = 'GIV'
    work.categoryConfidence = 0.7
  }
  const headed = context.header && bestPhrase(context.sheet, context.header.phrases)
  if (work.names.length === 0 && headed) work.names = [nameOf(context.sheet, headed)]
  if (work.names.length === 0 && work.direction === 'out' && code !== null) {
    const phrase = hit?.phrase ?? ''
    work.names = [DEFAULT_NAMES[code] ?? capitalised(phrase)]
  }
  return work
}

function workOfPercent(context: WorkContext, piece: Piece, pieces: Piece[], names: string[]): Work | null {
  const after = piece.folded.slice(
    Math.max(0, piece.folded.search(/%|percent|per cent|pct|prozent|pour cent|por ciento|\s(?:of|von|de|del)\s/)),
  )
  const isOfIncome = says(
    words(
      'income|salary|paycheck|paycheque|check|cheque|pay|wages?|earnings|take|make|gehalt|lohn|einkommen|salaire|revenus?|sueldo|nomina|salario|ingresos',
    ),
    after,
  )
  // "5% of my 5,000 a month": what somebody has by the month is what they earn.
  const isOfOwn =
    piece.frequencies.length > 0 &&
    /(?:of|von|de)\s+(?:my|our|mein\p{L}*|mes|mi)\s+\S*\d\S*\s*(?:a|an|per|each|every|\/|im|par|al)/u.test(piece.folded)
  if (
    piece.money &&
    says(words('up|increase[sd]?|increasing|raised?|rises?|higher|down|decreases?|off|discount|cheaper'), piece.folded)
  ) {
    const change = says(words('down|decreases?|off|discount|cheaper'), piece.folded)
      ? minus(exact(1), piece.percent!)
      : plus(exact(1), piece.percent!)
    const money = { ...piece.money, amount: times(piece.money.amount, change), from: piece.money.amount }
    const changed = { ...piece, percent: null, money }
    return workOf(
      context,
      changed,
      pieces.map((one) => (one === piece ? changed : one)),
      names,
      null,
    )
  }
  if (piece.money && !isOfIncome && !isOfOwn) {
    // A part of a cost: the user's own share of it.
    const whole = workOf(
      context,
      { ...piece, percent: null },
      pieces.map((one) =>
        one === piece ? { ...piece, percent: null, share: { fraction: piece.percent, how: 'taken' } } : one,
      ),
      names,
      null,
    )
    return whole
  }
  const other = categoryOfPhrase(withoutIncomeWords(pieces.map((one) => one.rest).join(' ; ')))
  const phrases = piece.phrases.filter(
    (phrase) => categoryOfPhrase(context.sheet.folded.slice(phrase.start, phrase.end))?.code !== 'INC',
  )
  const phrase = bestPhrase(context.sheet, phrases)
  const isPension = other?.code === 'INC' && /pension|retirement|rente|retraite|jubilacion/.test(other.phrase)
  const code = isPension ? 'INV' : other && other.code !== 'INC' ? other.code : null
  let base: Work | null = null
  if (piece.money) {
    const incomePhrase = bestPhrase(
      context.sheet,
      piece.phrases.filter((one) => !phrases.includes(one)),
    )
    const basePiece: Piece = { ...piece, percent: null, share: null }
    base = {
      ...blank(context, basePiece),
      names: [incomePhrase ? nameOf(context.sheet, incomePhrase) : 'Paycheck'],
      money: piece.money,
      direction: 'in',
      code: 'INC',
      categoryConfidence: 0.9,
    }
    context.add(base)
  }
  const name = phrase
    ? nameOf(context.sheet, phrase)
    : code
      ? code === 'GIV' && /tithe/.test(piece.folded)
        ? 'Tithe'
        : (DEFAULT_NAMES[code] ?? capitalised(other?.phrase ?? ''))
      : ''
  if (name === '') {
    context.ask(piece, 'purpose', 'What is this part of your income for?')
    return null
  }
  return {
    ...blank(context, piece),
    pieces: [{ ...piece, money: null, frequencies: base ? [] : piece.frequencies }],
    names: [name],
    percent: piece.percent,
    of: base,
    direction: 'out',
    code,
    categoryConfidence: other?.confidence ?? 0,
  }
}

function blank(context: WorkContext, piece: Piece): Work {
  return {
    pieces: [piece],
    names: [],
    money: null,
    percent: null,
    of: null,
    header: context.header,
    direction: 'out',
    code: null,
    categoryConfidence: 0,
    correctedFrom: null,
    total: null,
    start: piece.start,
    end: piece.end,
  }
}

function withoutIncomeWords(text: string): string {
  return text.replace(
    words(
      'freelance|freelancing|income|salary|paychecks?|pay|wages?|earnings|take home|set aside|gehalt|lohn|einkommen|salaire|revenus?|sueldo|nomina|salario|ingresos',
    ),
    ' ',
  )
}
