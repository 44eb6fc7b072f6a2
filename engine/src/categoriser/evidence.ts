import { foldName } from '../language/fold-text.ts'
import { tokenize } from '../language/tokenizer.ts'
import type { CategoryReason, ReasonLevel } from '../reasons/category-reasons.ts'
import type { BankOperation, Direction } from './bank-operations.ts'
import type { BrandMatch } from './brand-index.ts'
import { getBrandCategory, weighBrand } from './brand-weight.ts'
import type { CategoriserInput } from './categoriser-input.ts'
import type { CategoryCode } from './default-categories.ts'
import { type Descriptor, isLegalForm } from './descriptor.ts'
import { CODE_INDEX, CODES, type KeywordIndex, type KeywordVerdict } from './keywords.ts'
import type { LinearModel } from './linear-model.ts'
import { isOnlyTrade, mayBeNamedAfterBuilding, mayBeOtherBusiness } from './namesakes.ts'
import { isPaySized, saysRefund } from './pay-sized.ts'
import { isBookkeeping, isPayeeWord } from './payee-words.ts'
import { getUsualShares } from './usual-categories.ts'

/** The evidence for the answer, before calibration. */
export type Evidence = {
  readonly code: CategoryCode
  readonly level: ReasonLevel
  readonly reasons: readonly CategoryReason[]
  /** The answer's share of the total weight, or how often words like these are right if nothing was weighed. */
  readonly share: number
  readonly kind: EvidenceKind
  /** The likeliest categories, the answer first. Only used when the user is asked. */
  readonly rank: () => readonly CategoryCode[]
  /** The words are clear, but they may mean someone else or the amount doesn't fit them: the user is asked. */
  readonly isDoubtful?: true
}

export type EvidenceKind =
  | 'operation'
  | 'weak-operation'
  | 'curated-brand'
  | 'brand'
  | 'keyword'
  | 'mcc'
  | 'model'
  | 'prior'
  /** A guess other than the most common one, dining. */
  | 'lean'
  /** A guess about a registered company, somebody named by initials, or an unknown bill or transfer. */
  | 'firm'
  /** No name at all: the share is how often this category is right for such rows. */
  | 'nothing'
  /** A payment to or from a person, which can be for anything. */
  | 'person'

type Inputs = {
  readonly descriptor: Descriptor
  readonly direction: Direction
  readonly brand: BrandMatch | null
  readonly operation: BankOperation | null
  readonly keywords: KeywordIndex
  readonly model: LinearModel
  readonly row: CategoriserInput
  readonly mcc: CategoryCode | null
}

// Weights in log-odds: how much one kind of evidence moves an answer.
const KEYWORD_WEIGHT = 1.1
const MCC_WEIGHT = 6
const BANK_CATEGORY_WEIGHT = 0.6
const MODEL_FLOOR = 2e-3
// For names the model doesn't know, the usual category of similar rows is a better guess.
const MODEL_TRUST = 0.6
const SITE_TRUST = 0.35

// A direct debit by another bank is usually a loan payment.
const LENDERS = new Set('bank banque banco banca finance financial credit kredit credito'.split(' '))

// A ticket number follows the airline's name: three digits for the airline, then seven to ten more.
const AIR_TICKET =
  /[A-Za-z]{3} ?(?:001|006|014|016|023|027|045|047|053|055|057|064|065|072|074|075|081|083|086|098|105|117|125|131|134|139|157|160|172|176|180|182|203|205|217|220|230|235|257|279|303|324|422|469|487|526|577|589|607|618|695|724|738|784|799|838|890|932|975|988|999)\d{7,10}(?!\d)/

const LIKE_OTHERS: readonly CategoryReason[] = [{ code: 'category.model' }]
const NOTHING_KNOWN: readonly CategoryReason[] = [{ code: 'category.nothing-known' }]

/** Weighs bank words, brand, merchant code, keywords and model, and says which of them decided, if any. */
export function combineEvidence(given: Inputs): Evidence {
  const isTradeWord = given.brand !== null && isOnlyTrade(given.brand, given.descriptor, given.keywords)
  const inputs = isTradeWord ? { ...given, brand: null } : given
  const { brand, descriptor, direction, operation, row } = inputs
  const byBankWords = getBankWordEvidence(inputs)
  if (byBankWords) return byBankWords
  if (!brand && !inputs.mcc && descriptor.words.every((word) => isBookkeeping(word.folded)))
    return getPrior(descriptor, direction, row)
  const found = weighAll(inputs)
  if (direction === 'in') return decideRefundOrPay(found, inputs)
  // A bank's transfer usually goes to a person, whose name or reference may contain the word for a trade.
  const isTransfer = operation?.code === 'TRF' && brand === null
  return isTransfer ? { ...found, isDoubtful: true } : found
}

/** The answer if the bank's own words decide alone, or else null. */
function getBankWordEvidence(inputs: Inputs): Evidence | null {
  const { operation, brand, descriptor, direction, row } = inputs
  if (operation?.strength === 'weak' && operation.code === 'TRF' && direction === 'in' && !brand && isFirm(row.text)) {
    const reasons = [{ code: 'category.company-paid' } as const]
    return {
      code: 'INC',
      level: 'bank-operation',
      reasons,
      share: 0.6,
      kind: 'weak-operation',
      rank: () => ['INC', 'TRF'],
    }
  }
  const payee = descriptor.words.filter(isPayeeWord).map((word) => word.folded)
  if (operation && decides(operation, brand, direction) && !givesWayToTrade(operation, payee, inputs)) {
    const isStrong = operation.strength === 'strong' && !(operation.isBare && payee.length > 0)
    const what = operation.code === 'CSH' && direction === 'in' ? 'cash deposit or reversal' : operation.what
    return {
      code: operation.code,
      level: 'bank-operation',
      reasons: [{ code: 'category.bank-words', args: { what } }],
      share: operation.isBare && !isStrong ? SHARE_TO_SOMEBODY : operation.reliability,
      kind: isStrong ? 'operation' : 'weak-operation',
      rank: () => rankCategories(getUsualShares(descriptor), operation.code),
    }
  }
  return null
}

// How often a transfer that names somebody is still between the user's own accounts.
const SHARE_TO_SOMEBODY = 0.62

/** A word for a transfer says nothing about the trade of a payee who is named: "TRSF … WARUNG BU TINI" is a meal. */
function givesWayToTrade(
  operation: BankOperation,
  payee: readonly string[],
  { keywords, descriptor }: Inputs,
): boolean {
  if (operation.code !== 'TRF' || !(operation.isBare || operation.strength === 'weak')) return false
  const { best, top } = keywords.read(payee, descriptor.isCut)
  return top >= TRADE_NAMED && !MONEY.has(best ?? '')
}

const TRADE_NAMED = 3
const MONEY: ReadonlySet<string> = new Set(['FEE', 'TRF', 'CSH', 'INC'])

function weighAll(inputs: Inputs): Evidence {
  const { operation, brand, descriptor, direction, row } = inputs
  const words = descriptor.words.map((word) => word.folded)
  const verdict = judgeKeywords(brand, words, inputs)
  const scores = new Float64Array(CODES.length)
  const probabilities = inputs.model.computeProbabilities(descriptor)
  const usual = getUsualShares(descriptor)
  const trust = descriptor.site ? SITE_TRUST : MODEL_TRUST
  for (let i = 0; i < scores.length; i++) {
    const share = trust * (probabilities[i] ?? 0) + (1 - trust) * (usual[i] ?? 0) + MODEL_FLOOR
    scores[i] = Math.log(share) + KEYWORD_WEIGHT * (verdict.scores[i] ?? 0)
  }
  const modelBest = findBest(probabilities)
  if (brand) add(scores, getBrandCategory(brand, words), weighBrand(brand, descriptor, inputs.keywords))
  if (inputs.mcc) add(scores, inputs.mcc, MCC_WEIGHT)
  if (row.bankCategory) {
    const bank = inputs.keywords.read(tokenize(row.bankCategory), false)
    for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) + BANK_CATEGORY_WEIGHT * (bank.scores[i] ?? 0)
  }
  leanByDirection(scores, direction, brand, verdict)
  // A transfer to the user is more often pay than a refund.
  if (direction === 'in' && descriptor.method === 'transfer') add(scores, 'INC', 4)
  // Gas on a bill is a utility; gas on a card is fuel.
  if (descriptor.method === 'direct-debit') {
    add(scores, 'GAS', -3)
    add(scores, 'UTI', 1.5)
    if (words.some((word) => LENDERS.has(word))) add(scores, 'LOA', 3)
  }
  if (AIR_TICKET.test(row.text)) add(scores, 'TVL', 3.5)
  leanByProcessor(scores, descriptor)
  if (operation) add(scores, operation.code, 3)
  return judge(scores, inputs, verdict, CODES[modelBest] ?? 'DIN', words)
}

/** Reads the keywords. Those in a chain's own name don't count against it: "Olive Young" isn't a restaurant. */
function judgeKeywords(brand: BrandMatch | null, words: readonly string[], { keywords, descriptor }: Inputs) {
  const verdict = keywords.read(words, descriptor.isCut)
  if (!brand?.brand.isCurated || !brand.isLocal || brand.to - brand.from < 2 || verdict.best === brand.brand.code)
    return verdict
  const others = keywords.read(
    words.filter((_, i) => i < brand.from || i >= brand.to),
    descriptor.isCut,
  )
  return others.best === verdict.best ? verdict : others
}

// Refunds as large as a month's pay do occur in these categories: claims, reimbursements, taxes, loans, sold holdings.
const LARGE_REFUNDS: ReadonlySet<CategoryCode> = new Set([
  'INC',
  'TRF',
  'INV',
  'INS',
  'LOA',
  'TAX',
  'HEA',
  'CSH',
  'FEE',
])

/**
 * A shop's name on money in means a refund, if the amount can be one. An amount as large as a month's pay needs review
 * unless the text itself mentions a refund, and it's probably pay if it comes from a company under its registered name.
 * Rows with a merchant code or in `LARGE_REFUNDS` stay as they are.
 */
function decideRefundOrPay(found: Evidence, { row, descriptor, mcc }: Inputs): Evidence {
  if (LARGE_REFUNDS.has(found.code) || mcc || !isPaySized(Math.abs(row.minor), row.currency)) return found
  if (saysRefund(foldName(row.text))) return found
  if (descriptor.method !== 'card' && descriptor.wide.some((word) => isLegalForm(word.folded))) {
    return {
      code: 'INC',
      level: 'prior',
      reasons: [{ code: 'category.pay-sized' }],
      share: 0.6,
      kind: 'weak-operation',
      rank: () => ['INC', ...found.rank().filter((code) => code !== 'INC')],
      isDoubtful: true,
    }
  }
  return { ...found, reasons: [...found.reasons, { code: 'category.large-for-refund' }], isDoubtful: true }
}

const FIRM =
  /\b(?:ltd|limited|plc|inc|llc|corp|gmbh|ag|kg|ug|se|sarl|sas|sl|srl|spa|bv|nv|pty|services|group|company|university|college|council|school|hospital|gemeinde|stadt)\b/i

function isFirm(text: string): boolean {
  return FIRM.test(text)
}

function decides(operation: BankOperation, brand: BrandMatch | null, direction: Direction): boolean {
  if (operation.strength === 'weak') return brand === null
  if (!brand) return true
  // "Rent the Runway" is a shop: the word is part of its name.
  const matched = foldName(operation.matched).replace(/[^\p{L}\p{N}]+/gu, '')
  if (brand.key.length > matched.length && brand.key.includes(matched)) return false
  // A deposit to a broker isn't a transfer, and neither is topping up a phone or a travel card.
  if (operation.code !== 'TRF') return true
  // Nor is paying a company of the user's own country, but paying the bill of a shop's card is.
  const isPayee = brand.isHome && brand.brand.isCurated && brand.brand.code !== 'TRF'
  if (direction === 'out' && isPayee && !operation.isCardBill) return false
  return !['INV', 'LOA', 'INS', 'PHO', 'TRA'].includes(brand.brand.code)
}

// Toast is made for restaurants: a bar that uses it serves food, and another trade is only part of a name.
function leanByProcessor(scores: Float64Array, { processor }: Descriptor): void {
  if (processor !== 'tst') return
  for (const code of CODES) if (code !== 'BAR') add(scores, code, code === 'DIN' ? 1.2 : -6)
}

// Money out is hardly ever income. Money in from a merchant is usually a refund, and otherwise it's more often pay.
function leanByDirection(
  scores: Float64Array,
  direction: Direction,
  brand: BrandMatch | null,
  verdict: KeywordVerdict,
): void {
  if (direction === 'out') {
    add(scores, 'INC', -6)
    return
  }
  add(scores, 'INC', brand || verdict.top >= 3 ? 3 : 6)
  add(scores, 'TRF', 2.5)
}

function judge(
  scores: Float64Array,
  inputs: Inputs,
  verdict: KeywordVerdict,
  modelBest: CategoryCode,
  words: readonly string[],
): Evidence {
  const at = findBest(scores)
  const code = CODES[at] ?? 'SHO'
  let others = 0
  for (let i = 0; i < scores.length; i++) if (i !== at) others += Math.exp((scores[i] ?? 0) - (scores[at] ?? 0))
  const share = 1 / (1 + others)
  const { brand, descriptor, keywords } = inputs
  const rank = () => rankCategories(scores, code)
  const doubtIf = (isDoubtful: boolean) => (isDoubtful ? ({ isDoubtful } as const) : {})
  if (brand && getBrandCategory(brand, words) === code) {
    return {
      code,
      level: 'brand',
      reasons: [{ code: 'category.brand', args: { name: brand.brand.name } }],
      share,
      rank,
      kind: brand.brand.isCurated ? 'curated-brand' : 'brand',
      ...doubtIf(mayBeOtherBusiness(brand, descriptor, keywords)),
    }
  }
  if (inputs.mcc === code)
    return {
      code,
      level: 'mcc',
      reasons: [{ code: 'category.merchant-code', args: { mcc: inputs.row.mcc ?? '' } }],
      share,
      rank,
      kind: 'mcc',
    }
  if ((verdict.scores[at] ?? 0) >= 2) {
    const doubt = doubtIf(mayBeNamedAfterBuilding(verdict, descriptor, keywords))
    return { code, level: 'keyword', reasons: getKeywordReasons(verdict), share, rank, kind: 'keyword', ...doubt }
  }
  const isUnknownFirm = isFirmOrPerson(descriptor)
  const usual = code === 'DIN' ? 'model' : 'lean'
  if (modelBest === code)
    return { code, level: 'model', reasons: LIKE_OTHERS, share, rank, kind: isUnknownFirm ? 'firm' : usual }
  const guess = isUnknownFirm ? 'firm' : code === 'DIN' ? 'prior' : 'lean'
  return { code, level: 'prior', reasons: NOTHING_KNOWN, share, rank, kind: guess }
}

function getKeywordReasons({ word }: KeywordVerdict): CategoryReason[] {
  return [{ code: 'category.keyword', args: { word: word ?? '' } }]
}

// "JT", "TKMH": nobody would pronounce them as words.
function isAcronym(word: string): boolean {
  return /^[a-z\d]+$/.test(word) && (word.length <= 2 || !/[aeiouy]/.test(word))
}

const FIRM_WORDS = new Set(
  'holding holdings enterprise enterprises ventures group groupe gruppe solutions partners beteiligungen'.split(' '),
)

// A company under its registered name, somebody named by initials, or an unknown bill or transfer can be anything.
function isFirmOrPerson({ method, wide }: Descriptor): boolean {
  if (method === 'direct-debit' || method === 'transfer') return true
  if (wide.length === 1 && isAcronym(wide[0]?.folded ?? '')) return true
  return wide.some(
    (word) =>
      isLegalForm(word.folded) ||
      FIRM_WORDS.has(word.folded) ||
      (word.folded.length === 1 && wide.length <= 2 && /\p{L}/u.test(word.folded)),
  )
}

/** What rows without a name usually turn out to be, by how the money moved and from which account. */
function getPrior(descriptor: Descriptor, direction: Direction, row: CategoriserInput): Evidence {
  const makePrior = (code: CategoryCode, share: number): Evidence => ({
    code,
    level: 'prior',
    reasons: NOTHING_KNOWN,
    share,
    rank: () => rankCategories(getUsualShares(descriptor), code),
    kind: 'nothing',
  })
  if (direction === 'in') return makePrior('INC', 0.45)
  if (descriptor.method === 'cheque') return makePrior('SVC', 0.15)
  if (descriptor.method === 'transfer') return makePrior('TRF', 0.5)
  if (descriptor.method === 'direct-debit') return makePrior('SVC', 0.2)
  const isCard =
    descriptor.method === 'card' || /card|karte|carte|tarjeta|carta|visa|amex|master/i.test(row.source ?? '')
  return isCard ? makePrior('SHO', 0.2) : makePrior('TRF', 0.25)
}

function add(scores: Float64Array, code: CategoryCode, weight: number): void {
  const at = CODE_INDEX.get(code) ?? 0
  scores[at] = (scores[at] ?? 0) + weight
}

const MAX_CANDIDATES = 5

/** The answer, then up to four of the likeliest other categories, best first; none that have no evidence. */
function rankCategories(scores: ArrayLike<number>, best: CategoryCode): CategoryCode[] {
  const least = Math.min(...Array.from(scores))
  const others = CODES.map((code, i) => ({ code, score: scores[i] ?? 0 }))
    .filter(({ code, score }) => code !== best && score > least)
    .sort((a, b) => b.score - a.score)
  return [best, ...others.slice(0, MAX_CANDIDATES - 1).map(({ code }) => code)]
}

function findBest(scores: Float64Array): number {
  let at = 0
  for (let i = 1; i < scores.length; i++) if ((scores[i] ?? 0) > (scores[at] ?? 0)) at = i
  return at
}
