import { isPlainDate, type PlainDate } from '../core/plain-date.ts'
import { applyInstructions, type InstructionResult } from '../instructions/apply-instructions.ts'
import type { InstructionRule } from '../instructions/instruction-rules.ts'
import type { CategoryReason, ReasonLevel } from '../reasons/category-reasons.ts'
import { type BankOperation, type Direction, readBankOperation } from './bank-operations.ts'
import { type BrandData, type BrandMatch, createBrandIndex, type MerchantEntry } from './brand-index.ts'
import { applyTrust, calibrate, SURE } from './calibration.ts'
import type { CategoriserInput } from './categoriser-input.ts'
import { createCategoryNaming } from './category-naming.ts'
import type { Category, CategoryCode } from './default-categories.ts'
import type { Descriptor } from './descriptor.ts'
import { combineEvidence, type Evidence } from './evidence.ts'
import { isKnown, lowerChanceAbroad, WORTH_SUGGESTING } from './is-known.ts'
import { createKeywordIndex, type KeywordIndex } from './keywords.ts'
import { type ModelData, readLinearModel } from './linear-model.ts'
import { getMccCategory } from './merchant-category-codes.ts'
import { getKey, getMerchantKey } from './merchant-key.ts'
import brandData from './model/brands.generated.json' with { type: 'json' }
import modelData from './model/model.generated.json' with { type: 'json' }
import { readPayee } from './payee.ts'
import { isPaymentService } from './payment-processors.ts'
import { getPersonEvidence } from './person-evidence.ts'
import { chooseSimpleName } from './simple-name.ts'
import { type Recalled, recall, type UserMemory } from './user-memory.ts'

export type Categorised = {
  readonly simpleName: string
  /**
   * A name from the user's own list; null if we know too little or the list has nothing that fits. Then the row always
   * needs review.
   */
  readonly category: string | null
  /** If there is no category: the best guess from the user's own list, if there's one worth suggesting. */
  readonly suggested: string | null
  /** The most likely categories, best first; empty if the row needs no review or an instruction decided. */
  readonly likely: readonly CategoryCode[]
  /** The probability that the category, or else the best guess, is right, from 0 to 1. */
  readonly confidence: number
  readonly needsReview: boolean
  readonly reason: { readonly level: ReasonLevel; readonly reasons: readonly CategoryReason[] }
  /** What `getMerchantKey` returns, calculated along the way. */
  readonly merchantKey: string
}

export type UserCategory = {
  readonly code?: string | null | undefined
  readonly name: string
  readonly kind: Category['kind']
}

type CategoriserOptions = {
  /** The user's own categories; those made from a default one keep its code. */
  readonly categories: readonly UserCategory[]
  readonly memory?: UserMemory | undefined
  /** The user's compiled instructions. The import handles skipping; here they only set names and categories. */
  readonly rules?: readonly InstructionRule[] | undefined
  /** ISO code of the user's country: its brands and language count more. */
  readonly country?: string | undefined
  /** Merchants to recognize in addition to the built-in ones. */
  readonly merchants?: readonly MerchantEntry[] | undefined
  /**
   * Called with the evidence for each row and the probability it claims, unless a decision or an instruction settles
   * the row. For training.
   */
  readonly onEvidence?: ((evidence: Evidence, claimed: number) => void) | undefined
}

export type Categoriser = { categorise(row: CategoriserInput): Categorised }

/**
 * Gives every row a simple name, a category from the user's list or none, a calibrated confidence and a reason; never
 * fails. The first of these that says something decides: the user's decisions about this merchant, instructions,
 * decisions about a similar name, the bank's own words, then brand, keywords, merchant code and model weighed together.
 * If nothing says what a row was for, it gets no category, only likely ones to choose from. Payments between people
 * keep the person's name and need review the first time, unless the text gives the purpose.
 */
export function createCategoriser(options: CategoriserOptions): Categoriser {
  const country = options.country === 'UK' ? 'GB' : options.country
  const brands = createBrandIndex(brandData as BrandData, country, options.merchants)
  const keywords = createKeywordIndex(country)
  const model = readLinearModel(modelData as ModelData)
  const naming = createCategoryNaming(options.categories)

  /** Everything the row itself says, before the user's own decisions. */
  const readRow = (row: CategoriserInput, direction: Direction) => {
    const { named, person, written, descriptor, brand } = readPayee(row.text, brands)
    const bankWords = findOperation(person ? { ...row, text: person.purpose } : row, direction)
    // The channel's own words don't say more than its name.
    const operation = written !== descriptor && bankWords?.strength === 'weak' ? null : bankWords

    const evidence =
      person && !isPurpose(operation)
        ? getPersonEvidence(person, direction, keywords)
        : combineEvidence({
            descriptor,
            direction,
            brand: person ? null : brand,
            operation,
            keywords,
            model,
            row,
            mcc: row.mcc ? getMccCategory(row.mcc) : null,
          })
    const namesake = isNamedAfter(brand, operation, evidence) ? brand : null
    const isWithdrawal = direction === 'out' && evidence.level === 'bank-operation' && evidence.code === 'CSH'
    const payee = namesake ? descriptor : dropPaymentService(descriptor, brand)
    const name =
      person?.name ?? chooseSimpleName({ text: row.text, descriptor: payee, brand: namesake, operation, isWithdrawal })
    return { descriptor, brand, isPerson: person !== null, evidence, name, key: getKey(written, named) }
  }

  const weigh = (evidence: Evidence, isOtherBusiness: boolean) => {
    const claimed = lowerChanceAbroad(evidence, calibrate(evidence), country)
    options.onEvidence?.(evidence, claimed)
    const chance = applyTrust(evidence.kind, claimed)
    // The decision may be about someone else with a similar name, or the evidence is doubtful: the user is asked.
    const confidence = isOtherBusiness || evidence.isDoubtful ? Math.min(chance, SURE - 0.1) : chance
    const category = naming.getName(evidence.code)
    const reason = { level: evidence.level, reasons: evidence.reasons }
    if (isKnown(evidence, confidence) && category !== null)
      return { reason, ...answer(category, confidence), likely: confidence < SURE ? evidence.rank() : [] }
    const suggested = confidence >= WORTH_SUGGESTING ? category : null
    return { reason, category: null, suggested, confidence, needsReview: true, likely: evidence.rank() }
  }

  const categorise = (row: CategoriserInput): Categorised => {
    const direction: Direction = row.direction ?? (row.minor > 0 ? 'in' : 'out')
    const { descriptor, brand, isPerson, evidence, name, key } = readRow(row, direction)
    const remembered = recallAny(options.memory, key, isPerson ? null : brand, direction)
    const instructed = applyRules(options.rules, row, direction, name)
    const simpleName = instructed?.simpleName ?? name
    const isOtherBusiness = remembered?.match === 'near' && isAnotherBusiness(remembered, descriptor, keywords, brand)
    const isExact = remembered?.match === 'exact'
    // A decision about this exact merchant is more specific than an instruction; one about a similar name isn't.
    const isRemembered = isExact || !(isOtherBusiness || instructed?.category)
    if (remembered && isRemembered && naming.has(remembered.category))
      return {
        ...answer(remembered.category, isExact ? 0.99 : 0.93),
        simpleName: remembered.simpleName ?? simpleName,
        merchantKey: key,
        reason: {
          level: 'memory',
          reasons: [{ code: 'category.remembered', args: { name: remembered.simpleName ?? name } }],
        },
      }
    if (instructed?.category && naming.has(instructed.category)) {
      const { rule } = instructed
      return {
        ...answer(instructed.category, rule.isDoubted ? SURE - 0.1 : 0.99),
        simpleName,
        merchantKey: key,
        reason: {
          level: 'instruction',
          reasons: [{ code: 'category.instruction', args: { sentence: rule.sentence } }],
        },
      }
    }
    return { simpleName, merchantKey: key, ...weigh(evidence, isOtherBusiness) }
  }
  return { categorise }
}

/** The descriptor without the payment service before the payee's name. */
function dropPaymentService(descriptor: Descriptor, brand: BrandMatch | null): Descriptor {
  if (!brand || !isPaymentService(brand.key) || brand.from > 0 || brand.to >= descriptor.words.length) return descriptor
  return { ...descriptor, words: descriptor.words.slice(brand.to) }
}

/** "Rent" after a person's name gives the purpose of the payment. */
function isPurpose(operation: BankOperation | null): boolean {
  return operation?.strength === 'strong' && operation.code !== 'TRF'
}

/** The bank's words; for money in, also the words of its purpose if they mean pay, a pension or interest. */
function findOperation({ text, purpose }: CategoriserInput, direction: Direction): BankOperation | null {
  const own = readBankOperation(text, direction)
  if (direction === 'out' || !purpose || own?.strength === 'strong') return own
  const fromPurpose = readBankOperation(purpose, direction)
  return fromPurpose?.code === 'INC' && fromPurpose.strength === 'strong' ? fromPurpose : own
}

function answer(category: string, confidence: number) {
  return { category, suggested: null, likely: [] as const, confidence, needsReview: confidence < SURE }
}

// Date rules need a date, so a row without one gets the earliest.
const NO_DAY = '0001-01-01' as PlainDate

function applyRules(
  rules: readonly InstructionRule[] | undefined,
  row: CategoriserInput,
  direction: Direction,
  simpleName: string,
): InstructionResult | null {
  if (!rules || rules.length === 0) return null
  const day = row.day !== undefined && isPlainDate(row.day) ? row.day : NO_DAY
  const source = row.source === undefined ? {} : { source: row.source }
  return applyInstructions(rules, {
    text: row.text,
    simpleName,
    minor: row.minor,
    currency: row.currency,
    day,
    direction,
    ...source,
  })
}

function recallAny(memory: UserMemory | undefined, key: string, brand: BrandMatch | null, direction: Direction) {
  if (!memory) return null
  const direct = recall(memory, key, direction)
  if (direct?.match === 'exact' || !brand || brand.from > 0) return direct
  return recall(memory, getBrandKey(brand.brand), direction) ?? direct
}

/**
 * Whether a row adds a type of business to the name that the user decided about ("Corvus Hill", then "Corvus Hill
 * Cinema"), so it may be someone else. Not if it's a known brand, or if the name already contained a type of business:
 * then it's a branch, and the decision covers it.
 */
function isAnotherBusiness(
  { key }: Recalled,
  descriptor: Descriptor,
  keywords: KeywordIndex,
  brand: BrandMatch | null,
): boolean {
  if (brand) return false
  const decided = key.split(' ')
  const more = descriptor.words.map((word) => word.folded).filter((word) => !decided.includes(word))
  return keywords.read(decided, false).top < TYPE_REVEALED && keywords.read(more, false).top >= TYPE_REVEALED
}

const TYPE_REVEALED = 3

const brandKeys = new WeakMap<object, string>()

/** Cached: brands appear on nearly every row, and their names never change. */
function getBrandKey(brand: BrandMatch['brand']): string {
  const key = brandKeys.get(brand) ?? getMerchantKey(brand.name)
  brandKeys.set(brand, key)
  return key
}

// A brand outweighed by other words isn't the merchant, and neither is the bank behind a withdrawal or a fee.
function isNamedAfter(brand: BrandMatch | null, operation: BankOperation | null, evidence: Evidence): boolean {
  // A brand from another country only has the same name, and a type of business is nobody's name: use the text.
  if (!brand?.isLocal || brand.isGeneric) return false
  if (evidence.level === 'bank-operation')
    return (
      operation?.code !== 'CSH' &&
      operation?.code !== 'FEE' &&
      brand.key.length >= 3 &&
      (brand.from === 0 || operation?.matched !== brand.key)
    )
  // A company that sells power at a charger also sells it to homes.
  return evidence.level === 'brand' || evidence.code === brand.brand.code || ['GAS', 'UTI'].includes(evidence.code)
}
