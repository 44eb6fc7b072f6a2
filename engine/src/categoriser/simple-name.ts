import { foldName } from '../language/fold-text.ts'
import { toCompactText } from '../language/tokenizer.ts'
import { type BankOperation, isOperationWord } from './bank-operations.ts'
import type { BrandMatch } from './brand-index.ts'
import { type Descriptor, type DescriptorWord, isLegalForm, isNoiseWord, readDescriptor } from './descriptor.ts'
import { getName, getNameFromWords, SMALL_WORDS } from './merchant-name.ts'

type Named = {
  readonly text: string
  readonly descriptor: Descriptor
  /** The brand that gives the row its name, if any. */
  readonly brand: BrandMatch | null
  readonly operation: BankOperation | null
  /** Whether the bank's words say that cash was withdrawn, and the money went out. */
  readonly isWithdrawal: boolean
}

/**
 * The everyday name of the other party: the brand's own name, the employer behind a payroll service, or what remains of
 * the text without the bank's words. Withdrawals and standing orders for rent are named after what they are. Empty only
 * if the text is blank.
 */
export function chooseSimpleName({ text, descriptor, brand, operation, isWithdrawal }: Named): string {
  // The other party of a withdrawal is a machine; the words after it say where the machine is.
  if (isWithdrawal && isLatin(operation?.matched ?? ''))
    return /\batm\b/i.test(text) ? 'ATM withdrawal' : 'Cash withdrawal'
  // A standing order for rent is named after its purpose; the words after it describe the home.
  if (!brand && operation?.code === 'HOU' && descriptor.method === 'standing-order')
    return operation.matched.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
  const employer = operation?.code === 'INC' ? findEmployer(text, descriptor, brand) : ''
  if (employer !== '') return employer
  if (brand) return getBrandName(brand, descriptor.wide)
  if (operation && ['INC', 'HOU', 'LOA', 'GIV', 'INV'].includes(operation.code)) {
    const named = getNameFromWords(descriptor.words.filter(isPartOfName))
    if (named !== '') return named
  }
  return getName(descriptor) || text.trim().replace(/\s+/g, ' ')
}

function isPartOfName(word: DescriptorWord): boolean {
  return !isOperationWord(word.folded) && !isNoiseWord(word.folded)
}

/** Payroll services: the name after theirs is the employer. */
const PAYROLL =
  /^(?:adp|gusto|paychex|ceridian|dayforce|intuit|rippling|paylocity|paycom|justworks|deel|remote|workday)/

function findEmployer(text: string, descriptor: Descriptor, brand: BrandMatch | null): string {
  const after = /\bco: ?(.+)$/i.exec(text)?.[1]
  if (after) return getNameFromWords(readDescriptor(after).words.filter(isPartOfName))
  if (!brand) return ''
  // If more words follow a shop's name, the employer is another company ("Northgate Clinics").
  if (!PAYROLL.test(brand.key)) {
    const more = descriptor.words.slice(brand.to).filter((word) => isPartOfName(word) && !isLegalForm(word.folded))
    return more.length > 0 ? getNameFromWords(descriptor.words.filter(isPartOfName)) : ''
  }
  const rest = descriptor.words.slice(brand.to).filter(isPartOfName)
  return rest.some((word) => word.folded.length >= 3) ? getNameFromWords(rest) : ''
}

// Words that are part of a chain's official name but that nobody says.
const UNUSED_WORDS = new Set(
  'theatre theatres theater theaters cinema cinemas card rewards beauty bakery backerei baeckerei services classes taxi animal hospital wireless stores superstore superstores supermarket supermarkets restaurants cts schweiz canada nz uk usa deutschland'.split(
    ' ',
  ),
)
// Countries that lists add to tell a chain's companies apart; people don't say them, even if the text has them.
const COUNTRIES = new Set(
  'gr cesko austria osterreich mexico brasil magyarorszag hungary romania hellas greece polska danmark norge sverige suomi portugal espana italia turkiye tanzania kenya uganda nigeria ghana'.split(
    ' ',
  ),
)
// Words that name a line of business if they directly follow the chain's name.
const BUSINESS_LINES = new Set('coffee fitness city maxi express'.split(' '))

/** The brand's own name, with what the text adds to it and without words that nobody says. */
function getBrandName(brand: BrandMatch, words: readonly DescriptorWord[]): string {
  const name = dropCountry(brand.brand.name)
  // A name is used for texts in its own script; texts in another script get the local name or keep their spelling.
  const written = words.slice(brand.from, brand.to)
  if (isLatin(name) !== isLatin(brand.key)) {
    const { localName } = brand.brand
    const own = getNameFromWords(written.map((word) => dropBranch(word, brand.key)))
    // A longer name usually belongs to the company behind the brand.
    return localName !== '' && localName.length < own.length && !isLatin(brand.key) ? localName : own
  }
  const own = name.split(' ')
  const folded = own.map((word) => toCompactText(word))
  const inText = new Set(words.map((word) => word.folded))
  if (written.every((word) => folded.includes(word.folded) || isNoiseWord(word.folded))) {
    const kept = own.filter((_, i) => {
      const word = folded[i] ?? ''
      if (i === 0) return !UNUSED_WORDS.has(word) || inText.has(word)
      if (own[i - 1] === '&') return true
      return !isLegalForm(word) && !COUNTRIES.has(word) && (inText.has(word) || !UNUSED_WORDS.has(word))
    })
    if (kept.length > 0 && kept.length < own.length) return kept.join(' ')
  }
  const line = words.slice(brand.from + 1, brand.to + 1).find((word) => BUSINESS_LINES.has(word.folded))
  return line && !brand.isPartial && !folded.includes(line.folded) ? `${name} ${getNameFromWords([line])}` : name
}

/** "Gregory's Greece" is just "Gregory's". */
function dropCountry(name: string): string {
  const words = name.split(' ')
  const isCountry = words.length > 1 && COUNTRIES.has(toCompactText(words.at(-1) ?? ''))
  return isCountry && !SMALL_WORDS.has(toCompactText(words.at(-2) ?? '')) ? words.slice(0, -1).join(' ') : name
}

// "KB국민카드" isn't written in Latin letters.
function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text)
}

/** The branch is joined to a name without a space, or with a dash: "全聯福利中心-新店安康". */
function dropBranch(word: DescriptorWord, key: string): DescriptorWord {
  const isJoined = word.folded.length > key.length && foldName(word.raw.slice(0, key.length)) === key
  return isJoined ? { raw: word.raw.slice(0, key.length), folded: key } : word
}
